"""The messages that one person alone is shown: the board with the own hand and choices, or the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.controls import EMPTY, Button, Draft, Row
from bot.cards.event_lines import last_lines, lines
from bot.cards.layouts import OutgoingMessage, PictureFile, gallery, picture_file, plain, text
from bot.cards.turn_card import after, board_of, calling_out, further, listed, question, table_button, title
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.reactions import is_reaction, routine_answer
from bot.match.settings import THEME
from bot.words import Words
from engine.core.types import Decision, Seat
from engine.core.view import View
from render import (
    DEFAULT_THEME,
    FULL,
    HAND,
    LAID_OUT_SPOT,
    NUMBERED_SPOT,
    POSTER,
    Mark,
    Picture,
    hand_suffices,
    has_hand,
    is_posed,
    marks,
)

HAND_FILE: Final = "hand.png"

ON_HAND: Final = ("hand.", LAID_OUT_SPOT)
"""What the spots begin with whose letters stand on the picture of the hand: its own cards, and others laid out to be chosen from."""

MOST_NEWS: Final = 800
"""Characters for what a choice led to: the table's card tells it in full."""

MOST_HAND: Final = 500
"""Characters of a hand in words that are shown below its picture; a longer text is the picture's alone."""


class CardNotes(Struct, frozen=True):
    """Text on a private card: `first` above everything, `news` above the choices; and what was picked so far.

    A `whole` card shows board and hand both.
    """

    first: str = ""
    news: str = ""
    draft: Draft = EMPTY
    whole: bool = False


NO_NOTES: Final = CardNotes()


def private_card(
    match: SeatedMatch,
    words: Words,
    seat: Seat | None,
    theme: str | None = None,
    notes: CardNotes = NO_NOTES,
    extra: Sequence[ui.Item[Any]] = (),
) -> OutgoingMessage:
    """Return the pictures that a seat chooses by, in the reader's theme, and its choices; `extra` is below the questions.

    The choices come last, so that on a phone nothing has to be scrolled to press them.
    """
    news, draft = notes.news, notes.draft
    view = match.view(seat)
    theme = theme or match.row.settings.get(THEME, DEFAULT_THEME)
    asked = (
        view.asked if match.row.status == "live" else ()
    )  # what a match that was conceded or called off asks is over
    mine = [decision for decision in view.decisions if asked and decision.ask.seat == seat]
    board, hand = _pictures(words, view, theme, mine, notes.whole)
    shown = [picture for picture in (board, hand) if picture is not None]
    parts: list[ui.Item[Any]] = [text(f"{notes.first}\n{title(words, match, view)}".strip()), *map(gallery, shown)]
    parts += [text(news)] if news else []
    calling = calling_out(words, match)
    numbers = [mark for one in shown for mark in one.picture.marks]
    building = match.game.deckbuilding
    without_buttons = () if building is None else building.kinds
    for decision in mine:
        if decision.kind not in without_buttons:
            parts += question(words, calling, match, decision, numbers, draft)
        if is_reaction(decision) and len(decision.ask.options) == 1:
            parts.append(text(f"-# {words('card-no-reaction')}"))
    if asked:
        parts += extra
    if asked and not mine:
        parts.append(text(words("card-waiting", players=listed(words, asked))))
    if asked and seat is not None:
        orders: Button = Button(
            label=words("button-orders"), custom_id=custom_ids.make(custom_ids.ORDER, "list", match.row.id)
        )
        parts.append(Row(*(table_button(words, match, act) for act in _acts(match, mine, board, hand)), orders))
        parts += further(words, match, seat)
    elif seat is not None:
        result = [after(words, match.row.id, "result")] if match.row.status == "ended" else []
        parts.append(Row(table_button(words, match, "next-game"), *result))
    return OutgoingMessage(plain(*parts), (board,) if board else (), hand=hand)


def _pictures(
    words: Words, view: View, theme: str, mine: Sequence[Decision], whole: bool
) -> tuple[PictureFile | None, PictureFile | None]:
    """The board, the hand, or both: where a hand suffices to choose by, the board comes only for what it shows."""
    hand = hand_of(words, view, theme, marks(view))
    board = board_of(words, view, theme, shape=FULL if whole else POSTER)
    if whole or hand is None or not hand_suffices(view.game):
        return board, hand
    return (board, None) if mine and all(_is_on_board(view.game, one) for one in mine) else (None, hand)


def _is_on_board(game: str, decision: Decision) -> bool:
    """Whether a question is about nothing but places on the board, or else about what it shows."""
    if is_posed(game, decision.kind):
        return True
    options = decision.ask.options
    placed = any(option.spot and not option.spot.startswith((*ON_HAND, NUMBERED_SPOT)) for option in options)
    return placed and len({option.verb for option in options}) == 1


def _acts(
    match: SeatedMatch, mine: Sequence[Decision], board: PictureFile | None, hand: PictureFile | None
) -> list[str]:
    """The buttons about the table below a private card: a picture that it lacks, and what helps with the question."""
    acts = ["why"] if mine else ["next-game"]
    acts += [
        "undo",
        *(["board"] if board is None else []),
        *(["hand"] if hand is None and has_hand(match.row.game) else []),
    ]
    acts += ["never"] if any(map(is_reaction, mine)) else []
    return [*acts, *(["routine"] if any(routine_answer(match.game, one) for one in mine) else [])]


def hand_card(
    match: SeatedMatch, words: Words, seat: Seat, theme: str | None = None, *, news: str = ""
) -> OutgoingMessage:
    """The hand of a seat, as a picture and, if it is short, in words as well, below the `news`; the game has hands."""
    view = match.view(seat)
    hand = hand_of(words, view, theme or match.row.settings.get(THEME, DEFAULT_THEME))
    assert hand is not None
    parts: list[ui.Item[Any]] = [text(f"{news}\n### {words('hand-title')}".strip()), gallery(hand)]
    parts += [text(discord.utils.escape_markdown(hand.alt))] if len(hand.alt) <= MOST_HAND else []
    return OutgoingMessage(plain(*parts), (), hand=hand)


def confirmation(words: Words, game: str, shown: Sequence[ShownEvent]) -> str:
    """Say to who chose that it is done, and what came of it, as that player alone may hear it."""
    return f"**{words('answer-done')}**\n{last_lines(words, lines(words, game, shown), MOST_NEWS)}".strip()


def hand_of(words: Words, view: View, theme: str, marked: Iterable[Mark] = ()) -> PictureFile | None:
    """The viewer's hand, with what is `marked` on it; None for spectators and in games without hands."""
    if view.viewer is None or not has_hand(view.game):
        return None
    numbers = tuple(mark for mark in marked if mark[0].startswith(ON_HAND))
    return picture_file(HAND_FILE, Picture(view, words, theme, numbers, HAND))
