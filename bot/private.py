"""The messages that one person alone is shown: the board with the own hand and choices, or the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import discord
from discord import ui

from bot.cards import (
    DAY,
    Card,
    Hand,
    board_of,
    calling_out,
    gallery,
    listed,
    plain,
    question,
    table_button,
    text,
    title,
    told,
)
from bot.deck_card import handing_in
from bot.decks import kinds
from bot.drafts import NOTHING, Draft
from bot.news import Told
from bot.orders import is_reaction
from bot.preferences import THEME
from bot.table import Table
from bot.widgets import Row, marks
from bot.words import Words
from engine.core.game import View
from engine.core.types import Seat
from render import View as Drawn
from render import describe_hand, has_hand
from storage.rows import Deck

HAND_FILE: Final = "hand.png"

IN_HAND: Final = "hand."
"""What the spots of cards in a hand begin with: their numbers stand on the picture of the hand, the others on the board."""

MOST_NEWS: Final = 800
"""Characters for what a choice led to: the table's card tells it in full."""

MOST_HAND: Final = 500
"""Characters of a hand in words that are shown below its picture; a longer text is the picture's alone."""


def private_card(
    table: Table,
    words: Words,
    seat: Seat | None,
    theme: str | None = None,
    *,
    first: str = "",
    news: str = "",
    draft: Draft = NOTHING,
    decks: Sequence[Deck] = (),
) -> Card:
    """The board, the hand if the game has one, and the choices of one seat, in the reader's theme.

    `first` is said before everything; `news`, such as what the reader's last choice led to, right above the choices,
    which come last, so that on a phone nothing has to be scrolled to press them. `draft` is what was picked so far,
    `decks` are those that the reader has put together.
    """
    view = table.view(seat)
    theme = theme or table.row.settings.get(THEME, DAY)
    board, hand = board_of(words, view, theme), _hand(words, view, theme, numbered=True)
    parts: list[ui.Item[Any]] = [text(f"{first}\n{title(words, table, view)}".strip()), gallery(board)]
    parts += [gallery(hand)] if hand else []
    parts += [text(news)] if news else []
    calling = calling_out(words, table)
    mine = [decision for decision in view.decisions if decision.ask.seat == seat]
    for decision in mine:
        if decision.kind not in kinds(view.game):
            parts += question(words, calling, table, view, decision, draft)
    if awaits_deck(table, seat):
        parts += handing_in(words, table.row.id, view.game, decks)
    if view.asked and not mine:
        parts.append(text(words("card-waiting", players=listed(words, view.asked))))
    if view.asked and seat is not None:
        acts = (*(["why"] if mine else []), "undo", *(["never"] if any(map(is_reaction, mine)) else []))
        parts.append(Row(*(table_button(words, table, act) for act in acts)))
    return Card(plain(*parts), (board,), hand=hand)


def awaits_deck(table: Table, seat: Seat | None) -> bool:
    """Whether a seat is to hand in a deck."""
    mine = (decision.kind for decision in table.match.decisions if decision.ask.seat == seat)
    return any(kind in kinds(table.row.game) for kind in mine)


def hand_card(table: Table, words: Words, seat: Seat, theme: str | None = None, *, news: str = "") -> Card:
    """The hand of a seat, as a picture and, if it is short, in words as well, below the `news`; the game has hands."""
    view = table.view(seat)
    hand = _hand(words, view, theme or table.row.settings.get(THEME, DAY), numbered=False)
    assert hand is not None
    parts: list[ui.Item[Any]] = [text(f"{news}\n### {words('hand-title')}".strip()), gallery(hand)]
    parts += [text(discord.utils.escape_markdown(hand.alt))] if len(hand.alt) <= MOST_HAND else []
    return Card(plain(*parts), (), hand=hand)


def done(words: Words, game: str, heard: Sequence[Told]) -> str:
    """Say to who chose that it is done, and what came of it, as that player alone may hear it."""
    return f"**{words('answer-done')}**\n{told(words, game, heard, MOST_NEWS)}".strip()


def _hand(words: Words, view: View, theme: str, *, numbered: bool) -> Hand | None:
    """The viewer's hand; None for spectators and in games without hands."""
    if view.viewer is None or not has_hand(view.game):
        return None
    drawn = cast(Drawn, view)
    numbers = tuple(mark for mark in marks(view) if mark[0].startswith(IN_HAND)) if numbered else ()
    return Hand(HAND_FILE, drawn, describe_hand(drawn, words), numbers, theme)
