"""Lessons: commented records in which a learner answers some of the questions, and what each step shows."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.match.outbox import ShownEvent, shown_events
from engine import GAMES
from engine.core.game import Game, act, find_decision
from engine.core.log import Entry, replay_log
from engine.core.match import Match
from engine.core.notation import read_entry
from engine.core.setup import Setup
from engine.core.types import Action, Decision, Event, Option, Seat
from engine.core.view import View

FIRST_LESSON_FILE: Final = "first.json"


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that the learner answers.

    `step` names its sentence, `record` is the line with which the record goes on, `offer` are the keys of the options
    that the learner may press, the recorded one among them.
    """

    step: str
    record: str
    offer: tuple[str, ...]


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A commented record: lines in notation, with steps in place of the answers of the learner in `seat`.

    Steps are numbered from 0; the number after the last one means the end of the lesson.
    """

    setup: Setup
    seat: Seat
    lines: tuple[str | LessonStep, ...]

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """Return the steps in order."""
        return tuple(line for line in self.lines if isinstance(line, LessonStep))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Return the whole record.

        Raises:
            Unreadable: a line is not in notation.
        """
        return tuple(read_entry(line.record if isinstance(line, LessonStep) else line) for line in self.lines)

    def match_at(self, game: Game[Any, Any], number: int) -> Match[Any, Any]:
        """Return the match in which the question of a step is open.

        Raises:
            Illegal: the record does not fit the rules.
        """
        return Match(game, self.setup, self.entries[: self._start(number)])

    def question(self, game: Game[Any, Any], number: int) -> Decision:
        """Return the question of a step, with all its options.

        Raises:
            Illegal: the learner is not asked it.
        """
        return find_decision(self.match_at(game, number).decisions, self.seat, self._answer(number).kind)

    def recorded(self, number: int) -> str:
        """Return the key of the recorded option of a step."""
        return self._answer(number).picks[0]

    def events_of(self, game: Game[Any, Any], number: int, key: str) -> tuple[Event, ...]:
        """Return the events of an option that a step offers.

        Raises:
            Illegal: the option is not on offer.
        """
        play = game.resume(game.copy(self.match_at(game, number).position))
        act(play, Action(self.seat, self._answer(number).kind, (key,)))
        return tuple(play.events)

    def events_after(self, game: Game[Any, Any], number: int) -> tuple[Event, ...]:
        """Return the events of the record from the answer to a step up to the next question.

        Raises:
            Illegal: the record does not fit the rules.
        """
        replayed = list(replay_log(game, self.setup, self.entries[: self._start(number + 1)]))
        return tuple(event for entry in replayed[self._start(number) :] for event in entry.events)

    def _answer(self, number: int) -> Action:
        entry = read_entry(self.steps[number].record)
        assert isinstance(entry, Action)
        return entry

    def _start(self, number: int) -> int:
        """Count the entries before a step."""
        starts = [index for index, line in enumerate(self.lines) if isinstance(line, LessonStep)]
        return [*starts, len(self.lines)][number]


def read_lesson(data: bytes) -> Lesson:
    """Read a lesson from its JSON file.

    Raises:
        msgspec.DecodeError: it is no lesson.
    """
    return msgspec.json.decode(data, type=Lesson)


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
