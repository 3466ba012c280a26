"""Preferences of computer players: ratings of a question's options, given the view of their seat.

A game declares them in `Game.preferences`. Ratings are compared only within one question.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from engine.core.goods import Goods
from engine.core.types import Option, Seat

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Rating = Callable[[Option], int]
"""Rates an option. The highest ones are picked, and more than necessary as long as they are above 0."""

Preferences = Mapping[str, Callable[[Any], Rating]]
"""Functions from a view to a rating, by kind of question. A missing kind has no preference."""


def by_key(**ratings: int) -> Callable[[object], Rating]:
    """Rate options by their key, whatever the view; keys without a rating get 0."""
    return lambda view: lambda option: ratings.get(option.key, 0)


class PlayersView(Protocol[T_co]):
    """A view that shows each player by seat."""

    @property
    def viewer(self) -> Seat | None:
        """Return the seat of the viewer, or None for a spectator."""

    @property
    def players(self) -> Sequence[T_co]:
        """Return the players by seat."""
        ...


def mine(view: PlayersView[T]) -> T:
    """Return the viewer's own player."""
    assert view.viewer is not None
    return view.players[view.viewer]


def amounts(option: Option, name: str) -> Goods:
    """Return the goods that an option costs or brings; none if its data has no such name."""
    found = option.data.get(name)
    return found if isinstance(found, dict) else {}


def number(option: Option, name: str) -> int:
    """Return a number in the data of an option, or 0 if there is none."""
    found = option.data.get(name)
    return found if isinstance(found, int) else 0


def text(option: Option, name: str) -> str:
    """Return an id in the data of an option; empty if there is none."""
    found = option.data.get(name)
    return found if isinstance(found, str) else ""


def worth(prices: Mapping[str, int], scarce: int, held: Goods, goods: Goods) -> int:
    """Return the sum of the prices of goods, with `scarce` more for each kind that a player could hold and lacks."""
    found = 0
    for kind, amount in goods.items():
        found += prices.get(kind, 0) * amount
        if not held.get(kind, 1):
            found += scarce
    return found


def rate_reach(spaces: Sequence[int], gain: int, step: int) -> Rating:
    """Rate moves along a road: `gain` for each of these spaces that is reached, less `step` for each denier paid."""
    return lambda option: (
        gain * sum([space <= number(option, "to") for space in spaces]) - step * number(option, "cost")
    )
