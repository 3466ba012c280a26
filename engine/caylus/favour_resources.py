"""The favour line of resources: a cube, or one cube for two (docs/rules/caylus.md 1.9, 3.8, decision point F2c)."""

from collections.abc import Iterable
from functools import cache

from engine.caylus.buildings import CUBES, PLAIN_CUBES
from engine.caylus.state import State, gain
from engine.caylus.tables import FAVOUR_RESOURCES, SWAP_TAKES
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.purse import pay, unaffordable
from engine.core.types import NOTHING, Ask, Option, Reason, Seat


def take(play: Play[State], seat: Seat, line: str, income: Goods) -> None:
    """Take the gain of a favour from a line."""
    gain(play.state, seat, income, "favours")
    play.report("favour_gain", seat, line=line, gain=income)


def unreached(state: State, column: int) -> Reason:
    """Return the reason why a marker is not at a column: it is closed to all, or open and further on (1.9)."""
    return Reason("column_closed" if column > state.columns else "marker_short", {"column": column})


class Resources(Frame[State], tag="resources"):
    """The line of resources: one effect of any column up to the marker, or none (decision point F2c)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer the gains of the columns; the fourth exchanges a cube for two."""
        player = play.state.players[self.seat]
        kinds = [kind for column in FAVOUR_RESOURCES[: player.favours["resources"]] for kind in column]
        options = [_resource(kind) for kind in kinds if kind != "swap"]
        if "swap" in kinds:
            options += [_swap(kind) for kind in CUBES if player.cubes[kind]]
        return Ask(self.seat, (*options, _NO_RESOURCE))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Take the cube, or give one and choose two."""
        first, _, given = picks[0].partition(".")
        if first == "swap":
            play.then(SwapFavour(self.seat, given))
        elif first == _NO_RESOURCE.key:
            play.report("favour_none", self.seat, line="resources")
        else:
            take(play, self.seat, "resources", {first: 1})

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        kinds = [kind for column in FAVOUR_RESOURCES for kind in column if kind != "swap"]
        return [*map(_resource, kinds), *map(_swap, CUBES)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: the column is out of the marker's reach, or there is no such cube to give."""
        first, _, given = key.partition(".")
        column = next((at for at, kinds in enumerate(FAVOUR_RESOURCES, start=1) if first in kinds), 0)
        if column > play.state.players[self.seat].favours["resources"]:
            return unreached(play.state, column)
        if first == "swap" and given in CUBES:
            return unaffordable(play.state, self.seat, {given: 1})
        return None


_NO_RESOURCE = Option(NOTHING, "take")


@cache
def _resource(kind: str) -> Option:
    return Option(kind, "take", data={"gain": {kind: 1}})


@cache
def _swap(kind: str) -> Option:
    return Option(f"swap.{kind}", "take", "swap", {"pay": {kind: 1}})


class SwapFavour(Frame[State], tag="swap"):
    """The choice of two cubes, not gold, for the one that is given."""

    seat: Seat
    given: str

    def ask(self, play: Play[State]) -> Ask:
        return Ask(self.seat, _PAIRS)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        income = next(pair for pair in goods.multisets(PLAIN_CUBES, SWAP_TAKES) if goods.key(pair) == picks[0])
        cost = {self.given: 1}
        pay(play.state, self.seat, cost)
        gain(play.state, self.seat, income, "favours")
        play.report("favour_swap", self.seat, pay=cost, gain=income)


_PAIRS = tuple(
    Option(goods.key(pair), "take", data={"gain": pair}) for pair in goods.multisets(PLAIN_CUBES, SWAP_TAKES)
)
