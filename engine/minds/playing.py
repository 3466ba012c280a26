"""Whole games at a table of computer players."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Play
from engine.core.insight import Facts
from engine.core.types import CHANCE, Outcome
from engine.minds.lessons import Lesson, lessons
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


def played(
    table: Table, play: Play[Any], players: Sequence[Player], learners: Sequence[int], source: Random
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
            picks = players[seat](table, play.position, decision, source)
            if seat in learners:
                found = lessons(table.mind.policy, game, play.position, decision, picks)
                taught += [(seat, len(moments) - 1, lesson) for lesson in found]
        play.answer(decision, picks)
        left -= 1
        if not left:
            return None
    outcome = game.outcome(play.position)
    assert outcome is not None
    return Told(moments, taught, outcome)
