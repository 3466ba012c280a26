"""The messages that only one user sees: the board with that user's hand and choices, or the hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import NO_NOTES, Button, CardNotes, Row
from bot.cards.emoji import act_emoji
from bot.cards.endings import finished_match_button
from bot.cards.event_lines import is_notable, worth_saying
from bot.cards.layouts import OutgoingMessage, PictureFile, gallery, picture_file, plain, text
from bot.cards.match_names import listed, mentioning
from bot.cards.phase_card import summary
from bot.cards.turn_card import board_of, more_undo_buttons, phase_title, question, standing_lines, table_button
from bot.match.history import TURN_EVENT
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.reactions_and_routine import is_reaction, routine_answer
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
from render.prose.phrases import peril_line

HAND_FILE: Final = "hand.png"

HAND_SPOTS: Final = ("hand.", LAID_OUT_SPOT)
"""Prefixes of spots whose letters are on the picture of the hand: own cards, and cards laid out to choose from."""

MAX_ROW_BUTTONS: Final = 5
"""Buttons that Discord allows in a row."""

MAX_NEWS_ROWS: Final = 3
"""Rows that a phone shows of the news about the result of a choice; the messages before the card have all of them."""

PHONE_ROW_LENGTH: Final = 35
"""Characters in such a row."""

MAX_NEWS_EVENTS: Final = 20
"""Limit on the events that the news are about."""

MAX_HAND_TEXT: Final = 500
"""Longest description of a hand that is shown below its picture; a longer one is only its alternative text."""


def private_card(
    match: SeatedMatch,
    words: Words,
    seat: Seat | None,
    theme: str | None = None,
    notes: CardNotes = NO_NOTES,
    extra: Sequence[ui.Item[Any]] = (),
) -> OutgoingMessage:
    """Return the pictures that a seat chooses by, in the reader's theme, and its choices.

    Choices come last, so that a phone shows them without scrolling; only `extra` is below them.
    """
    view = match.view(seat)
    theme = theme or match.row.settings.get(THEME, DEFAULT_THEME)
    asked = view.asked if match.row.status == "live" else ()  # questions of a conceded or cancelled match are over
    mine = [decision for decision in view.decisions if asked and decision.ask.seat == seat]
    board, hand = _pictures(words, view, theme, mine, notes.whole)
    shown = [picture for picture in (board, hand) if picture is not None]
    heading = "\n".join(
        [notes.first, f"## {phase_title(words, match, view)}", *standing_lines(words, match, view)]
    ).strip()
    parts: list[ui.Item[Any]] = [text(heading), *map(gallery, shown)]
    peril = match.game.peril(view, match.core.setup, seat) if mine and seat is not None else None
    warning = f"⚠️ {peril_line(words, match.row.game, peril)}" if peril is not None else ""
    parts += [text(line) for line in (notes.status, warning, notes.tip) if line]
    parts += _questions(words, match, mine, notes)
    if asked:
        parts += extra
    if asked and not mine:
        parts.append(text(words("card-waiting", players=listed(words, asked))))
    if asked and seat is not None:
        acts = [*_acts(match, mine, board, hand), *(["no-tips"] if notes.tip else [])]
        parts += _act_rows(words, match, seat, acts)
    elif seat is not None:
        result = [finished_match_button(words, match.row.id, "result")] if match.row.status == "ended" else []
        parts.append(Row(table_button(words, match, "next-game"), *result))
    return OutgoingMessage(plain(*parts), (board,) if board else (), hand=hand)


def pictures_to_choose_by(match: SeatedMatch, words: Words, seat: Seat, theme: str | None) -> list[PictureFile]:
    """Return the pictures of the private card of a seat that is asked."""
    view = match.view(seat)
    mine = [decision for decision in view.decisions if decision.ask.seat == seat]
    found = _pictures(words, view, theme or match.row.settings.get(THEME, DEFAULT_THEME), mine, whole=False)
    return [picture for picture in found if picture is not None]


def _questions(words: Words, match: SeatedMatch, mine: Sequence[Decision], notes: CardNotes) -> Iterator[ui.Item[Any]]:
    """Yield the reader's questions with their controls; those about a deck have none."""
    naming, building = mentioning(words, match), match.game.deckbuilding
    for decision in mine:
        if building is None or decision.kind not in building.kinds:
            yield from question(words, naming, match, decision, notes)
        if is_reaction(decision) and len(decision.ask.options) == 1:
            yield text(f"-# {words('card-no-reaction')}")
        if match.chore(decision) is not None:
            yield text(f"-# {words('card-chore')}")


def _act_rows(words: Words, match: SeatedMatch, seat: Seat, acts: Sequence[str]) -> list[Row]:
    """Return rows with the buttons of these acts, of standing orders and of undo."""
    orders: Button = Button(
        label=words("button-orders"),
        custom_id=custom_ids.make(custom_ids.ORDER, "list", match.row.id),
        emoji=act_emoji("orders"),
    )
    buttons = [*(table_button(words, match, act) for act in acts), orders, *more_undo_buttons(words, match, seat)]
    return [Row(*buttons[at : at + MAX_ROW_BUTTONS]) for at in range(0, len(buttons), MAX_ROW_BUTTONS)]


def _pictures(
    words: Words, view: View, theme: str, mine: Sequence[Decision], whole: bool
) -> tuple[PictureFile | None, PictureFile | None]:
    """Return the board, the hand or both.

    Only one of them is shown if a hand is enough to choose by, or if the questions are not about several things.
    """
    hand = hand_of(words, view, theme, marks(view))
    board = board_of(words, view, theme, shape=FULL if whole else POSTER)
    is_mixed = not mine or any(len({option.verb for option in one.ask.options}) > 1 for one in mine)
    if whole or hand is None or (is_mixed and not hand_suffices(view.game)):
        return board, hand
    return (board, None) if mine and all(_is_on_board(view.game, one) for one in mine) else (None, hand)


def _is_on_board(game: str, decision: Decision) -> bool:
    """Return True if a question is only about places on the board, or about what the board shows."""
    if is_posed(game, decision.kind):
        return True
    options = decision.ask.options
    placed = any(option.spot and not option.spot.startswith((*HAND_SPOTS, NUMBERED_SPOT)) for option in options)
    return placed and len({option.verb for option in options}) == 1


def _acts(
    match: SeatedMatch, mine: Sequence[Decision], board: PictureFile | None, hand: PictureFile | None
) -> list[str]:
    """Return the acts of the buttons below a private card: a picture that it lacks, and help with the question."""
    acts = ["why" if mine else "next-game", "undo"]
    if mine and match.gives_hints():
        acts.insert(0, "hint")
    if board is None:
        acts.append("board")
    if hand is None and has_hand(match.row.game):
        acts.append("hand")
    if any(map(is_reaction, mine)):
        acts.append("never")
    if any(match.chore(one) is not None for one in mine):
        acts.append("ask-always")
    elif any(routine_answer(match.game, one) for one in mine):
        acts.append("routine")
    return acts


def hand_card(
    match: SeatedMatch, words: Words, seat: Seat, theme: str | None = None, *, status: str = ""
) -> OutgoingMessage:
    """Return the hand of a seat as a picture, and as text if it is short. The game must have hands."""
    view = match.view(seat)
    hand = hand_of(words, view, theme or match.row.settings.get(THEME, DEFAULT_THEME))
    assert hand is not None
    parts: list[ui.Item[Any]] = [text(f"{status}\n### {words('hand-title')}".strip()), gallery(hand)]
    if len(hand.alt) <= MAX_HAND_TEXT:
        parts.append(text(discord.utils.escape_markdown(hand.alt)))
    return OutgoingMessage(plain(*parts), (), hand=hand)


def confirmation(words: Words, game: str, shown: Sequence[ShownEvent], reader: Seat) -> str:
    """Return what a player may see of the result of an answer, or just that it was given.

    There is a line for each player and turn, in the order of the turns, with the reader's losses in bold. Beside all the
    notable events it has as many of the latest others as there is room for.
    """
    turns: list[list[ShownEvent]] = [[]]
    for one in _without_ended_turns(shown):
        if one.event.kind == TURN_EVENT:
            turns.append([])
        turns[-1].append(one)
    worth = [(turn, one) for turn, events in enumerate(turns) for one in worth_saying(game, events)]
    others = [number for number, (_, one) in enumerate(worth) if not is_notable(game, one.event, reader)]
    said: list[str] = []
    for start in range(max(0, len(others) - MAX_NEWS_EVENTS), max(len(others), 1)):
        left_out = {*others[:start]}
        kept = [told for number, told in enumerate(worth) if number not in left_out]
        by_turn = [[(one, False) for _, one in group] for _, group in groupby(kept, itemgetter(0))]
        said = [line for events in by_turn for line in summary(words, game, [events], loser=reader)]
        if sum(-(-len(line.replace("*", "")) // PHONE_ROW_LENGTH) for line in said) <= MAX_NEWS_ROWS:
            break
    return "\n".join(f"- {line}" for line in said) or words("answer-done")


def _without_ended_turns(shown: Sequence[ShownEvent]) -> list[ShownEvent]:
    """Leave out events of no player, such as event cards, in turns that have both begun and ended meanwhile."""
    turns = [number for number, one in enumerate(shown) if one.event.kind == TURN_EVENT]
    first, last = (turns[0], turns[-1]) if turns else (0, 0)
    return [one for number, one in enumerate(shown) if one.event.seat is not None or not first < number < last]


def news_of(words: Words, game: str, shown: Sequence[ShownEvent], reader: Seat) -> str:
    """Return what a player lost, got or suffered meanwhile; empty if there is nothing."""
    own = [
        one
        for one in shown
        if is_notable(game, one.event, reader) and reader in (one.event.seat, one.event.data.get("by"))
    ]
    turns = [one for one in shown if one in own or one.event.kind == TURN_EVENT]
    return confirmation(words, game, turns, reader) if own else ""


def hand_of(words: Words, view: View, theme: str, marked: Iterable[Mark] = ()) -> PictureFile | None:
    """Return the viewer's hand with its marks; None for spectators and in games without hands."""
    if view.viewer is None or not has_hand(view.game):
        return None
    numbers = tuple(mark for mark in marked if mark[0].startswith(HAND_SPOTS))
    return picture_file(HAND_FILE, Picture(view, words, theme, numbers, HAND))
