"""The messages of the spotlight: a moment with buttons to predict, and how it went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.matches.match import SeatedMatch
from bot.matches.settings import THEME
from bot.matches.spotlight import VOID
from bot.matches.timeline import Timeline
from bot.matches.tokens import token
from bot.messages import custom_ids
from bot.messages.controls import BUTTON_LABEL, BUTTONS_IN_ROW, Button, Question, Row
from bot.messages.follow_card import followed_title
from bot.messages.layouts import OutgoingMessage, gallery, plain, text
from bot.messages.turn_card import board_of, calling_out, moment
from bot.words import Words
from engine.core.types import Decision, Option
from engine.core.view import View
from render import DAY, marks
from render.prose.phrases import ask_line
from storage.spotlight_rows import ContestRow, PredictionRow, ScoreRow

MOST_NAMED: Final = 20
"""So many of those who were right are named."""


def contest_card(table: SeatedMatch, words: Words, timeline: Timeline, contest: ContestRow) -> OutgoingMessage:
    """The position with its question, and a button for each answer; `words` know the players' names."""
    view = timeline.view(contest.length, None)
    decision = asked(view, contest)
    board = board_of(words, view, table.row.settings.get(THEME, DAY))
    buttons = [
        Button(
            label=answer_label(words, table, view, decision, option),
            custom_id=custom_ids.make(custom_ids.SPOTLIGHT, contest.id, token(option.key)),
        )
        for option in decision.ask.options
    ]
    rows = [Row(*buttons[at : at + BUTTONS_IN_ROW]) for at in range(0, len(buttons), BUTTONS_IN_ROW)]
    return OutgoingMessage(
        plain(*_heading(table, words, view, decision), gallery(board), _hint(words), *rows), (board,)
    )


def closed_card(table: SeatedMatch, words: Words, timeline: Timeline, contest: ContestRow) -> OutgoingMessage:
    """The same without buttons, once it is answered."""
    view = timeline.view(contest.length, None)
    board = board_of(words, view, table.row.settings.get(THEME, DAY))
    said = text(f"-# {words('spotlight-closed')}")
    return OutgoingMessage(plain(*_heading(table, words, view, asked(view, contest)), gallery(board), said), (board,))


def recap_card(
    table: SeatedMatch, words: Words, timeline: Timeline, contest: ContestRow, predictions: Sequence[PredictionRow]
) -> OutgoingMessage:
    """What was chosen, the board after it, and who had predicted it."""
    before = timeline.view(contest.length, None)
    decision = asked(before, contest)
    heading = f"### {words('spotlight-recap', what=followed_title(words, table.row.game, table.seats))}"
    option = next((one for one in decision.ask.options if one.key == contest.answer), None)
    if contest.answer in (None, VOID) or option is None:
        return OutgoingMessage(plain(text(f"{heading}\n{words('spotlight-void')}")), ())
    after = timeline.view(timeline.stops[timeline.stop_at((contest.answered or 0) + 1)].step, None)
    board = board_of(words, after, table.row.settings.get(THEME, DAY), before=before)
    player = calling_out(words, table).seat(contest.seat)
    label = discord.utils.escape_markdown(answer_label(words, table, before, decision, option))
    lines = [heading, words("spotlight-answer", player=player, answer=label), *_right(words, predictions)]
    return OutgoingMessage(plain(text("\n".join(lines)), gallery(board)), (board,))


def answer_label(words: Words, table: SeatedMatch, view: View, decision: Decision, option: Option) -> str:
    """What an answer is called, as the picture beside it numbers it."""
    numbered = frozenset(spot for spot, _ in marks(view))
    question = Question(words, table.row.game, table.row.id, "", decision, numbered)
    return question.label(option, BUTTON_LABEL)


def asked(view: View, contest: ContestRow) -> Decision:
    """The question of a contest."""
    return next(one for one in view.decisions if (one.ask.seat, one.kind) == (contest.seat, contest.kind))


def score_lines(words: Words, scores: Sequence[ScoreRow]) -> str:
    """Who has predicted best, a line for each."""
    lines = [
        words(
            "spotlight-score",
            place=place,
            user=f"<@{one.user_id}>",
            points=one.points,
            right=one.right,
            count=one.count,
        )
        for place, one in enumerate(scores, start=1)
    ]
    return "\n".join([f"### {words('spotlight-scores')}", *lines])


def _heading(table: SeatedMatch, words: Words, view: View, decision: Decision) -> list[ui.Item[Any]]:
    title = f"## {words('spotlight-title')}"
    about = f"{followed_title(words, table.row.game, table.seats)} · {moment(words, view)}"
    return [text(f"{title}\n{about}\n### {ask_line(calling_out(words, table), table.row.game, decision)}")]


def _hint(words: Words) -> ui.TextDisplay[Any]:
    return text(words("spotlight-how"))


def _right(words: Words, predictions: Sequence[PredictionRow]) -> list[str]:
    counted = [one for one in predictions if one.points is not None]
    right = [f"<@{one.user_id}>" for one in counted if one.points]
    lines = [words("spotlight-right", right=len(right), count=len(counted))]
    if right:
        more = "…" if len(right) > MOST_NAMED else ""
        lines.append(f"-# {', '.join(right[:MOST_NAMED])}{more}")
    return lines
