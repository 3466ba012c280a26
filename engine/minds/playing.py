"""Whole games at a table of computer players."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from engine.core.computer_facts import Facts
from engine.core.flow import Play, Position
from engine.core.types import CHANCE, Decision, Outcome, Seat
from engine.minds.examples import Example, answered, examples
from engine.minds.levels import Player
from engine.minds.rollout import dealt
from engine.minds.search import Table

MAX_GAME_ANSWERS: Final = 6_000
"""Answers after which a game is given up."""


class TurnStart(Struct):
    """The start of a turn, with the facts of every seat."""

    turn: int
    facts: list[Facts]


class PlayedGame(Struct):
    """A completed game: the starts of its turns, the examples by seat and turn, the outcome, and the turn order.

    `order` has the seats in the order of their first question in a turn; seats without one come last.
    """

    turns: list[TurnStart]
    examples: list[tuple[int, int, Example]]
    outcome: Outcome
    order: tuple[Seat, ...]


Learner = Callable[[Table, Position[Any, Any], Decision, Random], tuple[tuple[str, ...], list[Example]]]
"""Answers a question, and returns the examples to be learned from the answer."""


def imitating(player: Player) -> Learner:
    """Return a learner from the answers of a player."""

    def answer(
        table: Table, position: Position[Any, Any], decision: Decision, source: Random
    ) -> tuple[tuple[str, ...], list[Example]]:
        picks = player(table, position, decision, source)
        return picks, examples(table.mind.policy, table.game, position, decision, picks)

    return answer


def exploring(
    table: Table, position: Position[Any, Any], decision: Decision, source: Random
) -> tuple[tuple[str, ...], list[Example]]:
    """Answer by the policy itself, which learns from the results of its answers."""
    return answered(table.mind.policy, table.game, position, decision, source)


def played(
    table: Table, play: Play[Any], players: Sequence[Player], learners: Mapping[int, Learner], source: Random
) -> PlayedGame | None:
    """Play a game to its end, in place; the answers of learners become examples. Return None if it takes too long."""
    game, turns, examples_found, left = (
        table.game,
        list[TurnStart](),
        list[tuple[int, int, Example]](),
        MAX_GAME_ANSWERS,
    )
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
