"""Chances to win: how often each seat wins when positions are played to the end by the policy, again and again.

What the eye of somebody cannot see is dealt again for every playout: a chance is what could be known at that time.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Play, Position
from engine.core.types import Decision, Outcome, Seat
from engine.minds.features import AnyGame
from engine.minds.intervals import Z, interval
from engine.minds.playing import LONGEST
from engine.minds.rollout import generator, replied
from engine.minds.search import TENTHS, Mind, Picks

DIGITS: Final = 4
"""Digits behind the point of a share."""


class Chance(Struct, frozen=True):
    """A share of playouts, or a difference of two, with the ends of its 95 % interval."""

    share: float
    low: float
    high: float


def won(outcome: Outcome, seat: Seat) -> float:
    """Which part of the win is a seat's."""
    return (outcome.ranks[seat] == 1) / outcome.ranks.count(1)


def share(total: float, tries: int) -> Chance:
    """The share of `total` wins in so many tries."""
    low, high = interval(total, tries)
    return Chance(round(total / max(1, tries), DIGITS), round(low, DIGITS), round(high, DIGITS))


def gap(gaps: Sequence[float]) -> Chance:
    """The mean of differences that were found in equal worlds, one at least (interval of Agresti and Min)."""
    total, tries = sum(gaps), len(gaps) + 2
    middle = total / tries
    reach = Z * sqrt(((sum([one * one for one in gaps]) + 1) / tries - middle**2) / tries)
    return Chance(
        round(total / len(gaps), DIGITS),
        round(max(-1.0, middle - reach), DIGITS),
        round(min(1.0, middle + reach), DIGITS),
    )


def play_out(
    mind: Mind,
    game: AnyGame,
    position: Position[Any, Any],
    eye: Seat | None,
    seed: int,
    first: tuple[Decision, Picks] | None = None,
) -> Outcome:
    """How a game may end, from what an eye sees of a position, after the `first` answer.

    One that takes too long counts as it then stands.
    """
    source, left = generator(seed), LONGEST
    play: Play[Any] = game.resume_quietly(game.redeal(position, eye, source))
    if first is not None:
        decision, picks = first
        play.answer(next(one for one in play.decisions if one.id == decision.id), picks)
    while play.decisions and left:
        asked = play.decisions[0]
        play.answer(asked, replied(mind.policy, game, play, asked, source, TENTHS))
        left -= 1
    return game.result(play.position.state)
