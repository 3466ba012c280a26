"""Whole games at a table of computer players."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Play, Position
from engine.core.insight import Facts
from engine.core.types import CHANCE, Decision, Outcome
from engine.minds.lessons import Lesson, answered, lessons
from engine.minds.players import Player, Table
from engine.minds.rollout import dealt

LONGEST: Final = 6_000
"""Answers after which a game is given up."""


class Moment(Struct):
    """The beginning of a turn: what every seat had."""

    turn: int
    facts: list[Facts]


class Told(Struct):
    """A game that was played: the turns' beginnings, the lessons by seat and turn, and the outcome."""

    moments: list[Moment]
    lessons: list[tuple[int, int, Lesson]]
    outcome: Outcome


Learner = Callable[[Table, Position[Any, Any], Decision, Random], tuple[tuple[str, ...], list[Lesson]]]
"""How somebody answers whose answers are to be learned from: with what they teach."""


def teaching(player: Player) -> Learner:
    """A player whose answers the policy is to imitate."""

    def answer(
        table: Table, position: Position[Any, Any], decision: Decision, source: Random
    ) -> tuple[tuple[str, ...], list[Lesson]]:
        picks = player(table, position, decision, source)
        return picks, lessons(table.mind.policy, table.game, position, decision, picks)

    return answer


def trying(
    table: Table, position: Position[Any, Any], decision: Decision, source: Random
) -> tuple[tuple[str, ...], list[Lesson]]:
    """The policy itself, which learns from what comes of its answers."""
    return answered(table.mind.policy, table.game, position, decision, source)


def played(
    table: Table, play: Play[Any], players: Sequence[Player], learners: Mapping[int, Learner], source: Random
) -> Told | None:
    """Play a game to its end, in place; the answers of learners become lessons. None when it takes too long."""
    game, moments, taught, left = table.game, list[Moment](), list[tuple[int, int, Lesson]](), LONGEST
    while play.decisions:
        turn = game.clock(play.position)
        if not moments or moments[-1].turn != turn:
            moments.append(Moment(turn, [game.insight(play.position, seat) for seat in range(table.seats)]))
        decision = play.decisions[0]
        seat = decision.ask.seat
        if seat == CHANCE:
            picks = dealt(decision.ask, source)
        else:
            learner = learners.get(seat)
            if learner is None:
                picks = players[seat](table, play.position, decision, source)
            else:
                picks, found = learner(table, play.position, decision, source)
                taught += [(seat, len(moments) - 1, lesson) for lesson in found]
        play.answer(decision, picks)
        left -= 1
        if not left:
            return None
    outcome = game.outcome(play.position)
    assert outcome is not None
    return Told(moments, taught, outcome)
