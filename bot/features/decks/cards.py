"""The messages that show a deck: to build it, to read it, and to hand it in."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import (
    MAX_BUTTON_LABEL,
    MAX_MENU_LABEL,
    MAX_MENU_OPTIONS,
    MAX_PLACEHOLDER,
    Button,
    Row,
    Select,
    cut,
    menu_name,
)
from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import named
from bot.features.decks import service as decks
from bot.words import Words
from engine.core.deckbuilding import DeckPart, number_copies, strip_number
from render.prose.phrases import goods, name, reason_line
from storage.decks import DeckRow

OWN, READY = "own", "ready"  # sources of a deck that is handed in; the third one is `decks.RANDOM_DECK`
DECK_ACTIONS: Final = ("random", "empty", "text", "share")  # buttons below a deck that is being built
MAX_PROBLEMS: Final = 8
MAX_DECK_CARDS_TEXT: Final = 1_800  # characters; with those of the problems they stay below Discord's 4,000 for a card

escaped = discord.utils.escape_markdown


def builder(words: Words, deck: DeckRow, match_id: str = "") -> Layout:
    """Return a deck with a menu for each group of cards, its chosen cards marked, and its problems.

    A valid deck has a button that hands it in to the match `match_id`, or to that of the channel.
    """
    menus = [row for part in decks.building(deck.game).parts for row in _menus(words, deck, match_id, part)]
    buttons: list[Button] = [
        Button(label=cut(words(f"button-deck-{act}"), MAX_BUTTON_LABEL), custom_id=_custom_id(act, deck, match_id))
        for act in DECK_ACTIONS
    ]
    if decks.is_valid(deck):
        label, style = words("button-deck-hand-in"), discord.ButtonStyle.success
        buttons.insert(0, Button(label=label, custom_id=_custom_id("handin", deck, match_id), style=style))
    return plain(text(deck_text(words, deck)), *menus, Row(*buttons))


def _custom_id(act: str, deck: DeckRow, match_id: str, *number: str) -> str:
    return custom_ids.make(custom_ids.DECK, act, deck.game, match_id, deck.name, *number)


def deck_text(words: Words, deck: DeckRow) -> str:
    """Return a deck's name, its cards by group, and whether it is valid."""
    lines = [f"## {words('deck-title', deck=named(deck.name), game=words(f'game-{deck.game}'))}"]
    for part in decks.building(deck.game).parts:
        cards = deck.parts.get(part.name, ())
        shown = words(f"{deck.game}-part-{part.name}")
        lines.append(f"**{words('deck-part', part=shown, count=len(cards), size=part.size)}**")
        lines += [cut(line, MAX_DECK_CARDS_TEXT // 2) for line in _by_group(words, deck.game, part, cards)]
    return "\n".join([*lines, verdict(words, deck)])


def verdict(words: Words, deck: DeckRow) -> str:
    """Return a line that a deck is valid, or everything that is wrong with it."""
    problems = decks.building(deck.game).problems(deck.parts)
    if not problems:
        return f"✅ {words('deck-valid')}"
    lines = [f"- {escaped(reason_line(words, deck.game, reason))}" for reason in problems[:MAX_PROBLEMS]]
    return "\n".join([f"⚠️ {words('deck-not-valid')}", *lines])


def _by_group(words: Words, game: str, part: DeckPart, cards: Sequence[str]) -> list[str]:
    found = []
    counts = Counter(cards)
    for group, members in groupby(_together(part, counts), key=lambda card: _group(part, card)):
        several = {card: counts[card] for card in members}
        listed = ", ".join(name(words, card) + (f" ×{count}" if count > 1 else "") for card, count in several.items())
        found.append(f"{words(f'{game}-group-{group}')} ({sum(several.values())}): {listed}" if group else listed)
    return [f"-# {escaped(line)}" for line in found]


def _group(part: DeckPart, card: str) -> str:
    return part.groups.get(card, "")


def _together(part: DeckPart, cards: Iterable[str]) -> list[str]:
    """Sort cards so that those of a group are together, in the order in which groups first appear in the pool."""
    places = {group: place for place, group in enumerate(dict.fromkeys(_group(part, one) for one in part.pool))}
    return sorted(cards, key=lambda card: places.get(_group(part, card), len(places)))


def _menus(words: Words, deck: DeckRow, match_id: str, part: DeckPart) -> list[Row]:
    """Return menus of all copies that a player owns, one group in each."""
    rows: list[Row] = []
    chosen = frozenset(number_copies(deck.parts.get(part.name, ())))
    shown = words(f"{deck.game}-part-{part.name}")
    menus = menu_parts(part)
    for number, (group, keys) in enumerate(menus):
        named = words(f"{deck.game}-group-{group}") if group else shown
        alike = [at for at, (other, _) in enumerate(menus) if other == group]
        menu: Select = Select(
            custom_id=_custom_id(part.name, deck, match_id, str(number)),
            placeholder=cut(menu_name(words, named, alike.index(number) + 1, len(alike)), MAX_PLACEHOLDER),
            min_values=0,
            max_values=len(keys),
            options=[_entry(words, deck.game, key, part.costs, chosen=key in chosen) for key in keys],
        )
        rows.append(Row(menu))
    return rows


def menu_parts(part: DeckPart) -> list[tuple[str, tuple[str, ...]]]:
    """Return the keys of all copies by menu, each menu with its group."""
    found: list[tuple[str, tuple[str, ...]]] = []
    copies = number_copies(_together(part, part.pool))
    for group, members in groupby(copies, key=lambda key: _group(part, strip_number(key))):
        keys = tuple(members)
        found += [(group, keys[at : at + MAX_MENU_OPTIONS]) for at in range(0, len(keys), MAX_MENU_OPTIONS)]
    return found


def _entry(
    words: Words, game: str, key: str, costs: Mapping[str, Mapping[str, int]], *, chosen: bool
) -> discord.SelectOption:
    card, _, copy = key.partition(".")
    label = words("deck-copy", card=name(words, card), number=int(copy)) if copy else name(words, card)
    if cost := goods(words, costs.get(card, {})):
        label = words("deck-cost", card=label, cost=cost)
    effect = f"{game}-effect-{card}"
    note = cut(words(effect), MAX_MENU_LABEL) if words.has(effect) and not copy else None
    return discord.SelectOption(label=cut(label, MAX_MENU_LABEL), value=key, description=note, default=chosen)


def reading(words: Words, deck: DeckRow, match_id: str) -> ui.Modal:
    """Return the window into which a deck is pasted as text."""
    modal = ui.Modal(title=words("deck-paste-title"), custom_id=_custom_id("read", deck, match_id))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        max_length=decks.MAX_DECK_TEXT,
        default=decks.write_deck(words, deck),
    )
    modal.add_item(ui.Label(text=words("deck-paste-label"), description=words("deck-paste-note"), component=field))
    modal.stop()
    return modal


def as_text(words: Words, deck: DeckRow, *, first: str) -> Layout:
    """Return a deck as text to copy, below a first line that names its owner."""
    return plain(text(f"{first}\n```\n{decks.write_deck(words, deck)}\n```"))


def handing_in(words: Words, match_id: str, game: str, own: Sequence[DeckRow]) -> list[ui.Item[Any]]:
    """Return the menu of decks to hand in: the player's valid ones, the ready-made ones, and a random one."""
    building = decks.building(game)
    entries = [(f"{OWN}.{deck.name}", deck.name) for deck in own if decks.is_valid(deck)]
    entries += [(f"{READY}.{id}", words("deck-ready", deck=words(f"{game}-ready-{id}"))) for id in building.ready]
    entries.append((decks.RANDOM_DECK, words("deck-start-random")))
    menu: Select = Select(
        custom_id=custom_ids.make(custom_ids.DECK, "play", match_id),
        placeholder=words("menu-deck"),
        options=[discord.SelectOption(label=cut(label, MAX_MENU_LABEL), value=value) for value, label in entries],
    )
    return [
        text(f"### {words('deck-hand-in')}\n-# {words('deck-hand-in-note')}"),
        Row(menu),
        Row(Button(label=words("button-deck-new"), custom_id=custom_ids.make(custom_ids.DECK, "new", match_id))),
    ]
