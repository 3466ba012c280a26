"""Decks of users, for any game that has deck building: stored, named, parsed from text. Does not use Discord."""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from random import SystemRandom
from typing import Final

from msgspec import structs

from bot.match.errors import Refused
from bot.match.safe_names import MAX_NAME_LENGTH, harmless
from bot.match.service import Matches
from engine import GAMES
from engine.core.deckbuilding import Deckbuilding, number_copies
from render.prose.phrases import name as named
from render.prose.words import Words
from storage.decks import DeckRow
from storage.store import Store

MAX_DECKS: Final = 20  # limit on a user's decks for one game; with the ready-made ones they fit into one menu
MAX_DECK_TEXT: Final = 4_000  # limit on the characters of a deck as text: Discord's for a text field
MAX_UNREADABLE_LINES_QUOTED: Final = 5
DECK_LINE: Final = re.compile(r"(?:[-*•]\s+)?(?:(?P<count>\d{1,2})\s*(?:[x×]\s*)?)?(?P<card>\D.*)")
HEADING_MARK: Final = "#"
EMPTY_DECK: Final = "empty"
RANDOM_DECK: Final = "random"
Parts = dict[str, tuple[str, ...]]  # cards by part of the deck; copies are repeated

_chance = SystemRandom()


def building(game: str) -> Deckbuilding:
    """Return the rules of deck building of a game. Raises `Refused` if it has none."""
    rules = GAMES[game].deckbuilding if game in GAMES else None
    if rules is None:
        raise Refused("refuse-no-deckbuilding")
    return rules


def random_cards(game: str) -> Parts:
    """Return a random valid deck, drawn uniformly from cards that have an effect."""
    return sort_cards(game, {part.name: _chance.sample(part.useful(), part.size) for part in building(game).parts})


def first_cards(game: str, start: str) -> Parts:
    """Return the cards of a new deck: none, random ones, or those in a ready-made deck. Raises `Refused`."""
    ready = building(game).ready
    if start == RANDOM_DECK:
        return random_cards(game)
    if start != EMPTY_DECK and start not in ready:
        raise Refused("refuse-no-deck", deck=start, command=GAMES[game].command)
    return ready.get(start, {part.name: () for part in building(game).parts})


def sort_cards(game: str, parts: Mapping[str, Sequence[str]]) -> Parts:
    """Sort the cards of each part in the order of the pool."""
    pools = {part.name: [*dict.fromkeys(part.pool)] for part in building(game).parts}
    return {part: tuple(sorted(cards, key=pools[part].index)) for part, cards in parts.items()}


def answers_of(deck: DeckRow) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the kinds of questions that a deck answers, with the answers."""
    return ((part.kind, tuple(number_copies(deck.parts.get(part.name, ())))) for part in building(deck.game).parts)


def kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of questions of a game that a deck answers."""
    rules = GAMES[game].deckbuilding
    return () if rules is None else rules.kinds


def is_valid(deck: DeckRow) -> bool:
    """Return True if a deck is valid."""
    return not building(deck.game).problems(deck.parts)


def write_deck(words: Words, deck: DeckRow) -> str:
    """Write a deck as text that `read` understands, in the language of `words`."""
    lines = [f"{HEADING_MARK} {deck.name}"]
    for part in building(deck.game).parts:
        cards = deck.parts.get(part.name, ())
        lines.append(f"{HEADING_MARK} {words(f'{deck.game}-part-{part.name}')}: {len(cards)}")
        lines += [f"{count} {named(words, card)}" for card, count in Counter(cards).items()]
    return "\n".join(lines)


def read(languages: Iterable[Words], game: str, text: str) -> Parts:
    """Parse a deck from text: on each line a number and a card, by its id or its name in any of these languages.

    Raises `Refused` if the text is too long, a line names no card, or a player does not own that many copies. A
    parsed deck is therefore never larger than the pool.
    """
    if len(text) > MAX_DECK_TEXT:
        raise Refused("refuse-deck-long", most=MAX_DECK_TEXT)
    parts = building(game).parts
    homes = {card: part.name for part in parts for card in part.pool}
    cards = _spellings(homes, languages)
    found: dict[str, Counter[str]] = {part.name: Counter() for part in parts}
    unread: list[str] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        parsed = DECK_LINE.fullmatch(line)
        card = cards.get(parsed["card"].strip().casefold()) if parsed else None
        if card is not None and parsed is not None:
            found[homes[card]][card] += int(parsed["count"] or 1)
        elif not line.startswith((HEADING_MARK, "```")):
            unread.append(line)
    if unread:
        quoted = " · ".join(line[:MAX_NAME_LENGTH] for line in unread[:MAX_UNREADABLE_LINES_QUOTED])
        raise Refused("refuse-deck-lines", lines=quoted, count=len(unread))
    for reason in chain.from_iterable(part.unowned(found[part.name]) for part in parts):
        raise Refused("reason", reason=reason, rules=game)
    return sort_cards(game, {part: [*cards.elements()] for part, cards in found.items()})


def _spellings(cards: Collection[str], languages: Iterable[Words]) -> dict[str, str]:
    """Return cards by what may be written for them: their ids, and their names in any of these languages."""
    ids = {written: card for card in cards for written in (card, card.replace("_", " "))}
    return ids | {named(words, card).casefold(): card for words in languages for card in cards}


class Decks:
    """Stores the decks of users, and hands them in."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user_id: int, game: str) -> tuple[DeckRow, ...]:
        """Return a user's decks for a game, by name."""
        return await self._store.decks(user_id, game)

    async def find(self, user_id: int, game: str, name: str) -> DeckRow:
        """Return a user's deck by its name, ignoring case. Raises `Refused`, also for a game without decks."""
        building(game)
        wanted = name.strip().casefold()
        for deck in await self.of(user_id, game):
            if deck.name.casefold() == wanted:
                return deck
        raise Refused("refuse-no-deck", deck=name[:MAX_NAME_LENGTH], command=GAMES[game].command)

    async def find_or_ready(self, words: Words, user_id: int, game: str, name: str) -> DeckRow:
        """Return a user's deck, or a ready-made one by its id or its name in the language of `words`.

        Raises `Refused`.
        """
        for id, parts in building(game).ready.items():
            shown = words(f"{game}-ready-{id}")
            if name.strip().casefold() in (id, shown.casefold()):
                return DeckRow(user_id, game, shown, parts)
        return await self.find(user_id, game, name)

    async def create(self, user_id: int, game: str, name: str, start: str) -> DeckRow:
        """Store a new deck. Raises `Refused` if the name is invalid or taken, or if the user has too many decks."""
        name = clean(name)
        parts = first_cards(game, start)
        kept = await self.of(user_id, game)
        if not name:
            raise Refused("refuse-deck-name")
        if any(deck.name.casefold() == name.casefold() for deck in kept):
            raise Refused("refuse-deck-exists", deck=name)
        if len(kept) >= MAX_DECKS:
            raise Refused("refuse-many-decks", most=MAX_DECKS)
        return await self._keep(DeckRow(user_id, game, name, parts))

    async def change(self, deck: DeckRow, parts: Mapping[str, Sequence[str]]) -> DeckRow:
        """Replace the cards in some parts of a deck."""
        return await self._keep(structs.replace(deck, parts={**deck.parts, **sort_cards(deck.game, parts)}))

    async def forget(self, deck: DeckRow) -> None:
        """Delete a deck."""
        await self._store.forget_deck(deck.user_id, deck.game, deck.name)

    async def _keep(self, deck: DeckRow) -> DeckRow:
        await self._store.keep_deck(deck)
        return deck


def clean(name: str) -> str:
    """Return a harmless name without `|` and backticks, which delimit ids and code blocks."""
    return harmless("".join(char for char in name if char not in "|`"))


async def hand_in(matches: Matches, match_id: str, user_id: int, deck: DeckRow, key: str, name: str = "") -> None:
    """Answer all open questions that ask the user for a deck.

    `name` is the user's current display name, and `key` identifies the press. Raises `Refused` if no
    question asks for a deck.
    """
    match = await matches.get_match(match_id)
    seat = match.seat_of(user_id)
    waiting = {one.kind: match.decision_name(one) for one in match.core.decisions if one.ask.seat == seat}
    answers = [(waiting[kind], keys) for kind, keys in answers_of(deck) if kind in waiting]
    if not answers:
        raise Refused("refuse-no-deck-wanted")
    for decision_name, keys in answers:
        await matches.choose(match_id, user_id, decision_name, keys, f"{key} {decision_name}", name)
