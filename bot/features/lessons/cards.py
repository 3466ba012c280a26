"""The card of a lesson: the effect of the last press, the position, one sentence, and the options to press."""

from typing import Any, Final

from discord import ButtonStyle, ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_BUTTON_LABEL, Button, Question, Row
from bot.cards.event_lines import last_lines, lines
from bot.cards.layouts import BOARD_FILE, OutgoingMessage, PictureFile, gallery, picture_file, plain, text
from bot.cards.private_card import hand_of
from bot.features.lessons.service import LessonMoment, lesson_of
from bot.match.safe_names import token
from bot.words import Words
from engine.core.types import Decision
from render import Mark, Picture, marks, spot_of
from render.prose.phrases import option_label

MAX_EVENTS_TEXT: Final = 900  # characters for what has happened since the last press
LESSON_START: Final = "start"
LESSON_SKIP: Final = "skip"
FIRST_MATCH: Final = "match"


def sentence(words: Words, game: str, number: int) -> str:
    """Return the sentence of a lesson at a step, 0 first; the number after the last step is the end."""
    steps = lesson_of(game).steps
    return words(f"lesson-{game}-{steps[number].step if number < len(steps) else 'end'}")


def lesson_card(words: Words, game: str, number: int, seen: LessonMoment, theme: str) -> OutgoingMessage:
    """Return the card of a step; `words` know the names of the learner and of the computer player."""
    steps = len(lesson_of(game).steps)
    name = words(f"game-{game}")
    title = words("lesson-title", game=name, step=number + 1, steps=steps) if seen.decision else ""
    board, hand = _pictures(words, seen, theme)
    parts: list[ui.Item[Any]] = [text(f"## {title or words('lesson-done', game=name)}")]
    happened = _happened(words, game, seen)
    parts += [text(happened), gallery(board)] if happened else [gallery(board)]
    parts += [gallery(hand)] if hand else []
    said = sentence(words, game, number)
    parts.append(text(f"### {said}" if seen.decision else said))
    if seen.decision:
        parts += _choices(words, game, number, seen, seen.decision)
    else:
        first = _button(words, game, FIRST_MATCH, "first-match", ButtonStyle.success)
        parts.append(Row(first, _button(words, game, LESSON_START, "again")))
    return OutgoingMessage(plain(*parts), (board,), hand=hand)


def _pictures(words: Words, seen: LessonMoment, theme: str) -> tuple[PictureFile, PictureFile | None]:
    """Return the position with marks at the options on offer, and the learner's hand in games with hands."""
    marked = _marks(seen)
    board = picture_file(BOARD_FILE, Picture(seen.view, words, theme, marked, before=seen.before))
    return board, hand_of(words, seen.view, theme, marked)


def _marks(seen: LessonMoment) -> tuple[Mark, ...]:
    """Return the marks of the options on offer, which may be fewer than the question has."""
    if seen.decision is None:
        return ()
    options = seen.decision.ask.options
    spots = {spot_of(seen.view.game, seen.decision, options.index(option)) for option in seen.offered}
    return tuple(mark for mark in marks(seen.view) if mark[0] in spots)


def _happened(words: Words, game: str, seen: LessonMoment) -> str:
    """Return what the last press led to, and how the record went on."""
    following = last_lines(words, lines(words, game, seen.following), MAX_EVENTS_TEXT)
    if seen.instead is None:
        return following
    decision, option = seen.instead
    label = option_label(words, game, decision.kind, option)
    reaction = last_lines(words, lines(words, game, seen.reaction), MAX_EVENTS_TEXT)
    return "\n".join(line for line in (reaction, words("lesson-deviates", label=label), following) if line)


def _choices(words: Words, game: str, number: int, seen: LessonMoment, decision: Decision) -> list[Row]:
    """Return the options to press, and a button to skip the lesson."""
    question = Question(words, game, "", "", decision)
    buttons = [
        Button(
            label=question.label(option, MAX_BUTTON_LABEL),
            custom_id=custom_ids.make(custom_ids.LESSON, game, str(number), token(option.key)),
            style=ButtonStyle.primary if len(seen.offered) == 1 else ButtonStyle.secondary,
        )
        for option in seen.offered
    ]
    return [Row(*buttons), Row(_button(words, game, LESSON_SKIP, "skip"))]


def _button(words: Words, game: str, act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return Button(label=words(f"button-{label}"), custom_id=custom_ids.make(custom_ids.LESSON, game, act), style=style)
