"""The lessons of the games, and what a learner sees at each step. Does not use Discord."""

from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct

from bot.match.outbox import ShownEvent, shown_events
from engine import GAMES
from engine.core.lesson import Lesson, read_lesson
from engine.core.types import Decision, Option
from engine.core.view import View

FIRST_LESSON_FILE: Final = "first.json"


class LessonMoment(Struct, frozen=True):
    """A step as the learner sees it: the question with the `offered` options, or no question at the end of the lesson.

    `before` is the view before the last press, and `following` how the record went on. If the press differs from
    the record, `reaction` is its effect, and `instead` the question with the recorded option.
    """

    view: View
    before: View | None
    decision: Decision | None
    offered: tuple[Option, ...]
    following: tuple[ShownEvent, ...] = ()
    reaction: tuple[ShownEvent, ...] = ()
    instead: tuple[Decision, Option] | None = None


@cache
def lesson_of(game: str) -> Lesson:
    """Return the first lesson of a game."""
    return read_lesson((files(f"engine.{game}") / "lessons" / FIRST_LESSON_FILE).read_bytes())


def moment(game: str, number: int, pressed: str | None = None) -> LessonMoment:
    """Return a step (0 first) after the option with the key `pressed` was chosen at the step before.

    The number after the last step is the end. Raises `IndexError` if there is no such step, and `Illegal` if
    `pressed` was not on offer.
    """
    lesson, rules = lesson_of(game), GAMES[game]
    match = lesson.match_at(rules, number)
    view: View = match.view(lesson.seat)
    decision = lesson.question(rules, number) if number < len(lesson.steps) else None
    offer = lesson.steps[number].offer if decision else ()
    offered = tuple(option for option in decision.ask.options if option.key in offer) if decision else ()
    if pressed is None or number == 0:
        return LessonMoment(view, None, decision, offered)
    last, recorded = lesson.question(rules, number - 1), lesson.recorded(number - 1)
    before: View = lesson.match_at(rules, number - 1).view(lesson.seat)
    following = tuple(shown_events(lesson.events_after(rules, number - 1), None, lesson.seat))
    if pressed == recorded:
        return LessonMoment(view, before, decision, offered, following)
    reaction = tuple(shown_events(lesson.events_of(rules, number - 1, pressed), None, lesson.seat))
    option = next(option for option in last.ask.options if option.key == recorded)
    return LessonMoment(view, before, decision, offered, following, reaction, (last, option))
