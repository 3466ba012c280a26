"""What computer players want: how they rate the options of a question, given what their seat sees.

A game says so in `Game.preferences`. A rating is compared only with others of the same question.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from engine.core.goods import Goods
from engine.core.types import Option, Seat

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Rating = Callable[[Option], int]
"""How much an option is wanted: the highest are picked, and more of them than have to be as long as they are above 0."""

Preferences = Mapping[str, Callable[[Any], Rating]]
"""By kind of question: what makes the rating out of the seat's view. A kind that is missing has no preference."""


def by_key(**ratings: int) -> Callable[[object], Rating]:
    """Rate options by their key, whatever is seen; those that are not named get 0."""
    return lambda view: lambda option: ratings.get(option.key, 0)


class PlayersView(Protocol[T_co]):
    """A view of a game that shows what each player has by seat."""

    @property
    def viewer(self) -> Seat | None:
        """Whose view it is."""

    @property
    def players(self) -> Sequence[T_co]:
        """What the players have."""
        ...


def mine(view: PlayersView[T]) -> T:
    """What the viewer has."""
    assert view.viewer is not None
    return view.players[view.viewer]


def amounts(option: Option, name: str) -> Goods:
    """What an option says that it costs or brings; nothing when it does not say."""
    found = option.data.get(name)
    return found if isinstance(found, dict) else {}


def number(option: Option, name: str) -> int:
    """A number in the data of an option, 0 when there is none."""
    found = option.data.get(name)
    return found if isinstance(found, int) else 0


def text(option: Option, name: str) -> str:
    """An id in the data of an option, empty when there is none."""
    found = option.data.get(name)
    return found if isinstance(found, str) else ""


def worth(prices: Mapping[str, int], scarce: int, held: Goods, goods: Goods) -> int:
    """Add up the prices of goods, with `scarce` more for each kind of which a player could hold some and has none."""
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
