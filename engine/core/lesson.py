"""Lessons: commented records in which a learner answers some of the questions."""

from typing import Any

import msgspec
from msgspec import Struct

from engine.core.game import Game, act, find_decision
from engine.core.log import Entry, replay_log
from engine.core.match import Match
from engine.core.notation import read_entry
from engine.core.setup import Setup
from engine.core.types import Action, Decision, Event, Seat


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
