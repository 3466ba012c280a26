"""Whole games at a table of computer players."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Play, Position
from engine.core.insight import Facts
from engine.core.types import CHANCE, Decision, Outcome, Seat
from engine.minds.examples import Example, answered, examples
from engine.minds.players import Player
from engine.minds.rollout import dealt
from engine.minds.search import Table

LONGEST: Final = 6_000
"""Answers after which a game is given up."""


class TurnStart(Struct):
    """The beginning of a turn: what every seat had."""

    turn: int
    facts: list[Facts]


class PlayedGame(Struct):
    """A game that was played: the turns' beginnings, the examples by seat and turn, the outcome, and who began.

    `order` has the seats as they were first asked something in a turn; who never was comes last.
    """

    turns: list[TurnStart]
    examples: list[tuple[int, int, Example]]
    outcome: Outcome
    order: tuple[Seat, ...]


Learner = Callable[[Table, Position[Any, Any], Decision, Random], tuple[tuple[str, ...], list[Example]]]
"""How somebody answers whose answers are to be learned from: with what they teach."""


def imitating(player: Player) -> Learner:
    """A player whose answers the policy is to imitate."""

    def answer(
        table: Table, position: Position[Any, Any], decision: Decision, source: Random
    ) -> tuple[tuple[str, ...], list[Example]]:
        picks = player(table, position, decision, source)
        return picks, examples(table.mind.policy, table.game, position, decision, picks)

    return answer


def exploring(
    table: Table, position: Position[Any, Any], decision: Decision, source: Random
) -> tuple[tuple[str, ...], list[Example]]:
    """The policy itself, which learns from what comes of its answers."""
    return answered(table.mind.policy, table.game, position, decision, source)


def played(
    table: Table, play: Play[Any], players: Sequence[Player], learners: Mapping[int, Learner], source: Random
) -> PlayedGame | None:
    """Play a game to its end, in place; the answers of learners become examples. None when it takes too long."""
    game, turns, examples_found, left = table.game, list[TurnStart](), list[tuple[int, int, Example]](), LONGEST
    order = dict[Seat, None]()
    while play.decisions:
        turn = game.clock(play.position)
        if not turns or turns[-1].turn != turn:
            turns.append(TurnStart(turn, [game.insight(play.position, seat) for seat in range(table.seats)]))
        decision = play.decisions[0]
        seat = decision.ask.seat
        if seat == CHANCE:
            picks = dealt(decision.ask, source)
        else:
            if turn:
                order[seat] = None
            learner = learners.get(seat)
            if learner is None:
                picks = players[seat](table, play.position, decision, source)
            else:
                picks, found = learner(table, play.position, decision, source)
                examples_found += [(seat, len(turns) - 1, example) for example in found]
        play.answer(decision, picks)
        left -= 1
        if not left:
            return None
    outcome = game.outcome(play.position)
    assert outcome is not None
    order |= dict.fromkeys(range(table.seats))
    return PlayedGame(turns, examples_found, outcome, tuple(order))
