"""Chances to win: each seat's share of wins when the policy plays positions to the end, again and again.

Hidden cards of a viewer are dealt again for every playout: a chance depends only on what the viewer could know then.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Play, Position
from engine.core.types import Decision, Outcome, Seat
from engine.minds.features import AnyGame
from engine.minds.playing import MAX_GAME_ANSWERS
from engine.minds.rollout import generator, replied
from engine.minds.search import ROLLOUT_TENTHS, Mind, Picks

SHARE_DIGITS: Final = 4
"""Digits after the decimal point of a share."""


class Chance(Struct, frozen=True):
    """A share of playouts, or a difference of two, with the ends of its 95 % interval."""

    share: float
    low: float
    high: float


def won(outcome: Outcome, seat: Seat) -> float:
    """Return a seat's part of the win."""
    return (outcome.ranks[seat] == 1) / outcome.ranks.count(1)


def share(total: float, tries: int) -> Chance:
    """Return the share of `total` wins in a number of tries."""
    low, high = interval(total, tries)
    return Chance(round(total / max(1, tries), SHARE_DIGITS), round(low, SHARE_DIGITS), round(high, SHARE_DIGITS))


def gap(gaps: Sequence[float]) -> Chance:
    """Return the mean of differences found in equal worlds, one at least (interval of Agresti and Min)."""
    total, tries = sum(gaps), len(gaps) + 2
    middle = total / tries
    reach = Z * sqrt(((sum([one * one for one in gaps]) + 1) / tries - middle**2) / tries)
    return Chance(
        round(total / len(gaps), SHARE_DIGITS),
        round(max(-1.0, middle - reach), SHARE_DIGITS),
        round(min(1.0, middle + reach), SHARE_DIGITS),
    )


def play_out(
    mind: Mind,
    game: AnyGame,
    position: Position[Any, Any],
    eye: Seat | None,
    seed: int,
    first: tuple[Decision, Picks] | None = None,
) -> Outcome:
    """Return an outcome of a position, from the knowledge of the seat `eye`, after the `first` answer.

    A game that takes too long is scored as it is.
    """
    source, left = generator(seed), MAX_GAME_ANSWERS
    play: Play[Any] = game.resume_quietly(game.redeal(position, eye, source))
    if first is not None:
        decision, picks = first
        play.answer(next(one for one in play.decisions if one.id == decision.id), picks)
    while play.decisions and left:
        asked = play.decisions[0]
        play.answer(asked, replied(mind.policy, game, play, asked, source, ROLLOUT_TENTHS))
        left -= 1
    return game.result(play.position.state)


Z: Final = 1.96
"""Standard errors on either side of a 95 % interval."""


def interval(won: float, tries: int) -> tuple[float, float]:
    """Return the ends of the interval of a share of wins (Wilson); from 0 to 1 without any tries."""
    if not tries:
        return 0.0, 1.0
    share, extra = won / tries, Z * Z / tries
    middle = share + extra / 2
    reach = Z * sqrt(share * (1 - share) / tries + extra / (4 * tries))
    return max(0.0, (middle - reach) / (1 + extra)), min(1.0, (middle + reach) / (1 + extra))
