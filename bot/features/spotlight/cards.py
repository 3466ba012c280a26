"""The messages of the spotlight: a contest, its recap with those who were right, and the best predictors."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_BUTTON_LABEL, MAX_BUTTONS_IN_ROW, Button, Question, Row
from bot.cards.layouts import OutgoingMessage, gallery, plain, text
from bot.cards.match_names import mentioning, titled_with_players
from bot.cards.opinions import reason_lines
from bot.cards.private_card import hand_of
from bot.cards.turn_card import board_of, moment
from bot.features.replay.cards import ReplayState
from bot.features.spotlight.puzzles import Solution, find_question, solution_of
from bot.features.spotlight.service import CONTEST_INTERVAL, VOID, viewer
from bot.interaction.services import StepButton
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from bot.match.settings import THEME
from bot.match.timeline import Timeline
from bot.words import Words
from engine.core.types import Action, Decision, Option
from engine.core.view import View
from render import DEFAULT_THEME, marks
from render.prose.numbers import written
from render.prose.phrases import ask_line
from storage.spotlight import ContestRow, PredictionRow, ScoreRow

MAX_WINNERS_NAMED: Final = 20


def contest_card(match: SeatedMatch, words: Words, timeline: Timeline, contest: ContestRow) -> OutgoingMessage:
    """Return the position with its question, and a button for each answer; `words` know the players' names."""
    view = timeline.view(contest.length, viewer(contest))
    decision = find_question(view, contest.seat, contest.kind)
    buttons = [
        Button(
            label=answer_label(words, match, decision, option),
            custom_id=custom_ids.make(custom_ids.SPOTLIGHT, contest.id, token(option.key)),
        )
        for option in decision.ask.options
    ]
    rows = [Row(*buttons[at : at + MAX_BUTTONS_IN_ROW]) for at in range(0, len(buttons), MAX_BUTTONS_IN_ROW)]
    hint = text(words(f"{topic(contest)}-how", until=f"<t:{contest.opened_at + CONTEST_INTERVAL}:R>"))
    return _position(match, words, view, contest, hint, *rows)


def closed_card(match: SeatedMatch, words: Words, timeline: Timeline, contest: ContestRow) -> OutgoingMessage:
    """Return the contest without its buttons, once it is answered."""
    closed = text(f"-# {words(f'{topic(contest)}-closed')}")
    return _position(match, words, timeline.view(contest.length, viewer(contest)), contest, closed)


def recap_card(
    match: SeatedMatch,
    words: Words,
    timeline: Timeline,
    contest: ContestRow,
    predictions: Sequence[PredictionRow],
    step_buttons: Sequence[StepButton] = (),
) -> OutgoingMessage:
    """Return the answer, the board after it, and who predicted it; for a puzzle, the solution and why it is best."""
    before = timeline.view(contest.length, viewer(contest))
    decision = find_question(before, contest.seat, contest.kind)
    heading = f"### {words(f'{topic(contest)}-recap', what=titled_with_players(words, match.row, match.seats))}"
    option = next((one for one in decision.ask.options if one.key == contest.answer), None)
    if contest.answer in (None, VOID) or option is None:
        return OutgoingMessage(plain(text(f"{heading}\n{words('spotlight-void')}")), ())
    solution = solution_of(contest)
    if solution is not None:
        lines = [heading, *_solved(words, match, before, contest, solution), *_right(words, predictions)]
        opening = ReplayState(match.row.id, contest.length).custom_id("open")
        replay: Button = Button(label=words("button-puzzle-replay"), custom_id=opening)
        acts = Row(replay, *(make(words, match.row.id, contest.length) for make in step_buttons))
        return OutgoingMessage(plain(text("\n".join(lines)), acts), ())
    after = timeline.view(timeline.stops[timeline.stop_at((contest.answered or 0) + 1)].step, None)
    board = board_of(words, after, match.row.settings.get(THEME, DEFAULT_THEME), before=before)
    player = mentioning(words, match).seat(contest.seat)
    label = discord.utils.escape_markdown(answer_label(words, match, decision, option))
    lines = [heading, words("spotlight-answer", player=player, answer=label), *_right(words, predictions)]
    return OutgoingMessage(plain(text("\n".join(lines)), gallery(board)), (board,))


def answer_label(words: Words, match: SeatedMatch, decision: Decision, option: Option) -> str:
    """Return the label of an answer, with the mark that its place has in the picture."""
    question = Question(words, match.row.game, match.row.id, "", decision)
    return question.label(option, MAX_BUTTON_LABEL)


def topic(contest: ContestRow) -> str:
    """Return the prefix of the word ids of a contest."""
    return "spotlight" if contest.puzzle is None else "puzzle"


def score_lines(words: Words, scores: Sequence[ScoreRow]) -> str:
    """Return a line for each of the users with the best predictions."""
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


def _position(
    match: SeatedMatch, words: Words, view: View, contest: ContestRow, *below: ui.Item[Any]
) -> OutgoingMessage:
    """Return the question and the board; for a puzzle, the hand too."""
    theme, decision = match.row.settings.get(THEME, DEFAULT_THEME), find_question(view, contest.seat, contest.kind)
    title = f"## {words(f'{topic(contest)}-title')}"
    about = f"{titled_with_players(words, match.row, match.seats)} · {moment(words, view)}"
    heading = text(f"{title}\n{about}\n### {ask_line(mentioning(words, match), match.row.game, decision)}")
    board, hand = board_of(words, view, theme), hand_of(words, view, theme, marks(view))
    pictures = [gallery(picture) for picture in (board, hand) if picture is not None]
    return OutgoingMessage(plain(heading, *pictures, *below), (board,), hand=hand)


def _solved(words: Words, match: SeatedMatch, view: View, contest: ContestRow, solution: Solution) -> Iterator[str]:
    """Yield the solution, what it leads to that the second-best answer does not, and what was chosen in the match."""
    decision = find_question(view, contest.seat, contest.kind)
    entry = match.core.log[contest.length]
    assert isinstance(entry, Action)
    best, second, chosen = (
        discord.utils.escape_markdown(answer_label(words, match, decision, option))
        for pick in (solution.pick, solution.second, *entry.picks)
        for option in decision.ask.options
        if option.key == pick
    )
    player = mentioning(words, match).seat(contest.seat)
    yield words("puzzle-solution", answer=best)
    yield words("puzzle-margin", points=written(solution.points, words.locale, 1), second=second)
    yield from (f"-# {line}" for line in reason_lines(words, match.row.game, solution.reasons, player))
    yield words("puzzle-played", player=player, answer=chosen)


def _right(words: Words, predictions: Sequence[PredictionRow]) -> list[str]:
    counted = [one for one in predictions if one.points is not None]
    right = [f"<@{one.user_id}>" for one in counted if one.points]
    lines = [words("spotlight-right", right=len(right), count=len(counted))]
    if right:
        more = "…" if len(right) > MAX_WINNERS_NAMED else ""
        lines.append(f"-# {', '.join(right[:MAX_WINNERS_NAMED])}{more}")
    return lines
