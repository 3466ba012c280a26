"""Heights of private cards on a phone, at every question of whole games, with the news since the last answer."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import discord
import pytest
from discord import ui
from msgspec import structs

from bot.cards.controls import CardNotes
from bot.cards.event_lines import is_notable
from bot.cards.private_card import confirmation, private_card
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent, shown_events
from bot.match.settings import HINTS
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.match import Match
from engine.core.types import Action, Decision
from engine.minds.rollout import replied
from engine.minds.search import ROLLOUT_TENTHS
from engine.minds.weights import mind_for
from tests.bot.tabletop import NAMES, SECRET, unsaved_match

WORDS = [Catalogue().words(locale) for locale in LOCALES]

MAX_HEIGHTS = {"caylus": 900, "magna_carta": 900, "catan_cards": 1000}
"""The highest card in pixels on a phone of 420 x 860 pixels: about one screen.

In Catan each of up to twelve regions has a button, because a menu would take one more tap.
"""

WIDTH, FRAME, GAP = 295, 40, 6
"""Pixels inside a card on a phone, above and below all its parts, and between two of them."""

PICTURE = WIDTH * 7 // 11
MENU, BUTTON = 40, 32
BUTTON_FRAME, BUTTON_LETTER, BUTTON_EMOJI = 24, 6.6, 24
"""Pixels of a button's frame, of a letter of its label, and of an emoji before it."""

ROWS = {"## ": (28, 24), "### ": (36, 24), "-# ": (45, 19), "- ": (35, 26), "": (38, 24)}
"""Letters in a row of text and its height in pixels, by the mark that begins its line."""


def height_of_text(content: str) -> int:
    total = 0
    for line in content.splitlines():
        mark = next(mark for mark in ROWS if line.startswith(mark))
        letters, height = ROWS[mark]
        total += -(-len(line.removeprefix(mark).replace("*", "")) // letters) * height
    return total


def height_of_row(row: ui.ActionRow[Any]) -> int:
    if any(isinstance(child, ui.Select) for child in row.children):
        return MENU
    lines, used = 1, 0.0
    for child in row.children:
        assert isinstance(child, ui.Button)
        wide = BUTTON_FRAME + BUTTON_LETTER * len(child.label or "") + BUTTON_EMOJI * (child.emoji is not None)
        if used and used + wide > WIDTH:
            lines, used = lines + 1, 0.0
        used += wide + GAP
    return lines * (BUTTON + GAP) - GAP


def height(layout: ui.LayoutView) -> int:
    """Return the height of a card on a phone, in pixels."""
    (container,) = layout.children
    assert isinstance(container, ui.Container)
    total = FRAME - GAP
    for part in container.children:
        total += GAP
        match part:
            case ui.TextDisplay():
                total += height_of_text(part.content)
            case ui.MediaGallery():
                total += PICTURE
            case ui.ActionRow():
                total += height_of_row(part)
            case _:
                raise AssertionError(part)
    return total


class Asked(NamedTuple):
    """Player to move, with the events that this player has seen since the last answer."""

    table: SeatedMatch
    seat: int
    news: tuple[ShownEvent, ...]


def whole_game(name: str, seats: int, seed: int, *, strong: bool) -> Iterator[Asked]:
    """Play a game, at random or by a computer player's policy, and yield each question."""
    game, source = GAMES[name], Random(seed)
    setup = game.setup(seats)
    mind = mind_for(game, setup)
    assert mind is not None
    table, dealer = unsaved_match(setup), Dealer(SECRET[:-1] + bytes([seed]))
    table.row = structs.replace(table.row, settings={HINTS: "always"})
    table.core, _ = Match.new(game, setup, dealer)
    news: dict[int, list[ShownEvent]] = {seat: [] for seat in range(seats)}
    while table.core.decisions:
        decision = table.core.decisions[0]
        seat = decision.ask.seat
        yield Asked(table, seat, tuple(news[seat]))
        news[seat] = []
        if strong:
            picks = replied(mind.policy, game, game.fork(table.core.position), decision, source, ROLLOUT_TENTHS)
        else:
            picks = at_random(decision, source)
        step = table.core.play(Action(seat, decision.kind, picks), dealer)
        for other, seen in news.items():
            seen.extend(shown_events(step.events, None, other))


def at_random(decision: Decision, source: Random) -> tuple[str, ...]:
    ask = decision.ask
    count = source.randint(ask.least, min(ask.most, len(ask.options)))
    return tuple(option.key for option in source.sample(ask.options, count))


@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_a_private_card_fits_a_phone(name: str, strong: bool) -> None:
    seen = 0
    for number, seats in enumerate(GAMES[name].seats):
        for asked in whole_game(name, seats, number + 7, strong=strong):
            words = WORDS[seen % len(WORDS)].at(NAMES[:seats])
            seen += 1
            news = confirmation(words, name, asked.news, asked.seat)
            if not any(is_notable(name, one.event, asked.seat) for one in asked.news):
                assert len(news.splitlines()) <= 3
            card = private_card(asked.table, words, asked.seat, notes=CardNotes(status=news))
            texts = [part.content for part in card.layout.walk_children() if isinstance(part, discord.ui.TextDisplay)]
            assert height(card.layout) <= MAX_HEIGHTS[name], texts
    assert seen
