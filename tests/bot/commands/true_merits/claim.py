"""A claim of a hint: a merit of an answer, with the position that it is checked in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.core.flow import Position
from engine.core.types import Action, Decision, Merit, Option
from engine.minds.features import AnyGame

Amounts = Mapping[str, int]


class Claim(NamedTuple):
    """A merit of an answer to a question, compared with another one."""

    game: AnyGame
    position: Position[Any, Any]
    decision: Decision
    picks: tuple[str, ...]
    other: tuple[str, ...]
    merit: Merit

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.decision.ask.seat

    @property
    def state(self) -> Any:
        """The state of the position."""
        return self.position.state

    @property
    def me(self) -> Any:
        """The player who is asked."""
        return self.state.players[self.seat]

    @property
    def data(self) -> Any:
        """The data of the merit."""
        return self.merit.data

    def option(self, picks: tuple[str, ...]) -> Option:
        """Return the option of an answer of one pick."""
        return next(option for option in self.decision.ask.options if option.key == picks[0])

    def after(self, picks: tuple[str, ...]) -> Any:
        """Return the position after an answer."""
        return self.game.apply(self.position, Action(self.seat, self.decision.kind, picks))[0]

    @property
    def deniers(self) -> int:
        """The deniers of the seat on the road: a worker at the trading post brings three."""
        special = getattr(self.state, "special", {"trading_post": []})
        return int(self.me.deniers) + 3 * (self.seat in special["trading_post"])

    def can_buy(self, picks: tuple[str, ...]) -> bool:
        """Return True if the deniers suffice for an answer and the purchase that the merit names."""
        return bool(self.deniers >= int(str(self.option(picks).data.get("cost") or 0)) + self.data.get("cost", 0))

    def workers(self) -> dict[int, int]:
        """Return the seats of workers by road space."""
        return {at: place.worker for at, place in enumerate(self.state.road, start=1) if place.worker >= 0}


Check = Callable[[Claim], bool]
