"""Decks that users put together, for any game that has deck building: kept, named, read from text. Knows no discord."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from random import SystemRandom
from typing import Final

from msgspec import structs

from bot.match.errors import Refused
from bot.match.names import LENGTH, harmless
from bot.match.service import Matches
from engine import GAMES
from engine.core.decks import Deckbuilding, number_copies
from render.prose.phrases import name as named
from render.prose.words import Words
from storage.preferences import DeckRow
from storage.store import Store

MOST: Final = 20
"""Decks of one user for one game: with those that are ready they fit into one menu."""

TEXT: Final = 4_000
"""Characters of a deck as text, as many as Discord's window takes."""

UNREAD: Final = 5
"""So many lines that could not be read are said back."""

LINE: Final = re.compile(r"(?:[-*•]\s+)?(?:(?P<count>\d{1,2})\s*(?:[x×]\s*)?)?(?P<card>\D.*)")
HEADING: Final = "#"

EMPTY: Final = "empty"
RANDOM: Final = "random"

Parts = dict[str, tuple[str, ...]]
"""The cards of each part of a deck, copies repeated."""

_chance = SystemRandom()


def building(game: str) -> Deckbuilding:
    """What a deck of a game consists of; raises `Refused` where there are none."""
    rules = GAMES[game].deckbuilding if game in GAMES else None
    if rules is None:
        raise Refused("refuse-no-deckbuilding")
    return rules


def at_random(game: str) -> Parts:
    """A valid deck of cards that do something, each as likely as any other."""
    return in_order(game, {part.name: _chance.sample(part.useful(), part.size) for part in building(game).parts})


def beginning(game: str, start: str) -> Parts:
    """The cards that a new deck begins with: none, any, or those of a deck that is ready; raises `Refused`."""
    ready = building(game).ready
    if start == RANDOM:
        return at_random(game)
    if start != EMPTY and start not in ready:
        raise Refused("refuse-no-deck", deck=start, command=GAMES[game].command)
    return ready.get(start, {part.name: () for part in building(game).parts})


def in_order(game: str, parts: Mapping[str, Sequence[str]]) -> Parts:
    """The same cards in the order of what players own."""
    pools = {part.name: [*dict.fromkeys(part.pool)] for part in building(game).parts}
    return {part: tuple(sorted(cards, key=pools[part].index)) for part, cards in parts.items()}


def answering(deck: DeckRow) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The questions that a deck answers, each with the answer."""
    return ((part.kind, tuple(number_copies(deck.parts.get(part.name, ())))) for part in building(deck.game).parts)


def kinds(game: str) -> tuple[str, ...]:
    """The questions of a game that a deck answers."""
    rules = GAMES[game].deckbuilding
    return () if rules is None else rules.kinds


def valid(deck: DeckRow) -> bool:
    """Whether a deck may be played."""
    return not building(deck.game).problems(deck.parts)


def counted(words: Words, cards: Iterable[str]) -> list[str]:
    """Name cards, copies in one line: `2 Abbey`."""
    return [f"{count} {named(words, card)}" for card, count in Counter(cards).items()]


def written(words: Words, deck: DeckRow) -> str:
    """A deck as a text that `read` understands, in the language of `words`."""
    lines = [f"{HEADING} {deck.name}"]
    for part in building(deck.game).parts:
        cards = deck.parts.get(part.name, ())
        lines += [f"{HEADING} {words(f'{deck.game}-part-{part.name}')}: {len(cards)}", *counted(words, cards)]
    return "\n".join(lines)


def read(languages: Iterable[Words], game: str, text: str) -> Parts:
    """Read a deck from a text: a card on each line, by its name in any of these languages or its id, after its number.

    Raises `Refused` for a text that is too long, with the lines that name no card, and for a card of which a player does
    not own so many: what is read is never more than all cards that a player owns.
    """
    if len(text) > TEXT:
        raise Refused("refuse-deck-long", most=TEXT)
    parts = building(game).parts
    homes = {card: part.name for part in parts for card in part.pool}
    ids = {written: card for card in homes for written in (card, card.replace("_", " "))}
    cards = ids | {named(words, card).casefold(): card for words in languages for card in homes}
    found: dict[str, Counter[str]] = {part.name: Counter() for part in parts}
    unread: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        parsed = LINE.fullmatch(line)
        card = cards.get(parsed["card"].strip().casefold()) if parsed else None
        if card is not None and parsed is not None:
            found[homes[card]][card] += int(parsed["count"] or 1)
        elif not line.startswith((HEADING, "```")):
            unread.append(line)
    if unread:
        raise Refused(
            "refuse-deck-lines", lines=" · ".join(line[:LENGTH] for line in unread[:UNREAD]), count=len(unread)
        )
    for reason in chain.from_iterable(part.unowned(found[part.name]) for part in parts):
        raise Refused("reason", reason=reason, rules=game)
    return in_order(game, {part: [*cards.elements()] for part, cards in found.items()})


class Decks:
    """The decks of users, in the store, and handing them in."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user_id: int, game: str) -> tuple[DeckRow, ...]:
        """A user's decks for a game, by name."""
        return await self._store.decks(user_id, game)

    async def find(self, user_id: int, game: str, name: str) -> DeckRow:
        """A user's deck by its name, however it is capitalised; raises `Refused`, of any game that has no decks too."""
        building(game)
        wanted = name.strip().casefold()
        for deck in await self.of(user_id, game):
            if deck.name.casefold() == wanted:
                return deck
        raise Refused("refuse-no-deck", deck=name[:LENGTH], command=GAMES[game].command)

    async def any(self, words: Words, user_id: int, game: str, name: str) -> DeckRow:
        """A user's own deck, or one that is ready, by its id or its name in the language of `words`; raises `Refused`."""
        for id, parts in building(game).ready.items():
            shown = words(f"{game}-ready-{id}")
            if name.strip().casefold() in (id, shown.casefold()):
                return DeckRow(user_id, game, shown, parts)
        return await self.find(user_id, game, name)

    async def create(self, user_id: int, game: str, name: str, start: str) -> DeckRow:
        """Keep a new deck; raises `Refused` for a name that is no name or is taken, and when there are too many."""
        name = clean(name)
        parts = beginning(game, start)
        kept = await self.of(user_id, game)
        if not name:
            raise Refused("refuse-deck-name")
        if any(deck.name.casefold() == name.casefold() for deck in kept):
            raise Refused("refuse-deck-exists", deck=name)
        if len(kept) >= MOST:
            raise Refused("refuse-many-decks", most=MOST)
        return await self._keep(DeckRow(user_id, game, name, parts))

    async def change(self, deck: DeckRow, parts: Mapping[str, Sequence[str]]) -> DeckRow:
        """Give a deck other cards in these parts."""
        return await self._keep(structs.replace(deck, parts={**deck.parts, **in_order(deck.game, parts)}))

    async def forget(self, deck: DeckRow) -> None:
        """Forget a deck."""
        await self._store.forget_deck(deck.user_id, deck.game, deck.name)

    async def _keep(self, deck: DeckRow) -> DeckRow:
        await self._store.keep_deck(deck)
        return deck

    async def hand_in(
        self, matches: Matches, match_id: str, user_id: int, deck: DeckRow, key: str, name: str = ""
    ) -> None:
        """Answer all questions to a user, called `name` now, that wait for a deck.

        `key` names the press. Raises `Refused` where no question does.
        """
        match = await matches.get_match(match_id)
        seat = match.seat_of(user_id)
        waiting = {one.kind: match.decision_name(one) for one in match.core.decisions if one.ask.seat == seat}
        answers = [(waiting[kind], keys) for kind, keys in answering(deck) if kind in waiting]
        if not answers:
            raise Refused("refuse-no-deck-wanted")
        for decision_name, keys in answers:
            await matches.choose(match_id, user_id, decision_name, keys, f"{key} {decision_name}", name)


def clean(name: str) -> str:
    """A name as it is kept: harmless, and without the characters that take ids and code blocks apart."""
    return harmless("".join(char for char in name if char not in "|`"))
