"""A position being played, with moves written as in a record, for the chapter tests of every game."""

from typing import ClassVar, Final, Generic, Self, TypeVar

import pytest

from engine.core.flow import Frame, Position
from engine.core.game import Game
from engine.core.notation import read_entry
from engine.core.types import CHANCE, Action, Decision, Event, Illegal, Option, Reason
from engine.core.view import GameState, View

DECLINING: Final = ("pass", "back", "0", "none", "keep", "stay", "stop")
"""Keys that decline a question."""


S = TypeVar("S", bound=GameState)


class Tabletop(Generic[S]):
    """Position being played, with its events so far; every action is checked against the invariants."""

    game: ClassVar[Game[S, View]]

    def __init__(self, position: Position[S, Frame[S]]) -> None:
        play = self.game.resume(position)
        self.position = position
        self.events: list[Event] = list(play.events)

    @property
    def state(self) -> S:
        """Return the state of the position."""
        return self.position.state

    def do(self, *lines: str) -> Self:
        """Play lines such as `0 place w_mason@9`; an illegal one fails the test with its reason."""
        for line in lines:
            action = read_entry(line)
            assert isinstance(action, Action)
            try:
                position, events = self.game.apply(self.position, action)
            except Illegal as error:
                pytest.fail(f"{line}: {error.reason}")
            assert list(self.game.violations(position, self.position)) == []
            self.position = position
            self.events += events
        return self

    def decline(self, *, until: str) -> Self:
        """Decline, or take the first option where declining is impossible, until that kind of question is asked."""
        while self.asked.partition(" ")[2] != until:
            self._decline()
        return self

    def phases_shown(self) -> list[str]:
        """Return the phases with a scene, while answering every question from here on with `0`."""
        play = self.game.resume(self.game.copy(self.position), record_snapshots=True)
        while play.decisions:
            play.answer(play.decisions[0], ("0",))
        return [self.game.view_snapshot(scene).phase for scene in play.snapshots]

    def finish_turn(self) -> Self:
        """Decline everything until the next turn or the end of the game."""
        turn = self.state.turn
        while self.state.turn == turn and self.asked != "over":
            self._decline()
        return self

    def _decline(self) -> None:
        key = next((key for key in self.offered if key in DECLINING), self.offered[0])
        self.do(f"{self.asked} {key}")

    @property
    def decision(self) -> Decision:
        """Return the open question."""
        return self.game.decisions(self.position)[0]

    @property
    def asked(self) -> str:
        """Return the seat and kind of the open question, such as `0 place`, or `over` at the end."""
        for decision in self.game.decisions(self.position):
            return f"{'chance' if decision.ask.seat == CHANCE else decision.ask.seat} {decision.kind}"
        return "over"

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the options of the open question."""
        return self.decision.ask.options

    @property
    def offered(self) -> list[str]:
        """Return the keys of the options of the open question."""
        return [option.key for option in self.options]

    def option(self, key: str) -> Option:
        """Return one option of the open question."""
        return next(option for option in self.options if option.key == key)

    @property
    def ratings(self) -> dict[str, int]:
        """Return a builder's rating of each option of the open question, by key."""
        decision = self.decision
        rate = self.game.preferences[decision.kind](self.game.view(self.position, decision.ask.seat))
        return {option.key: rate(option) for option in decision.ask.options}

    @property
    def preferred(self) -> list[str]:
        """Return the highest-rated options of the open question."""
        ratings = self.ratings
        return [key for key, rating in ratings.items() if rating == max(ratings.values())]

    def why(self, key: str) -> Reason:
        """Return the reason why a key is not on offer, after checking that picking it is refused for the same reason."""
        seat, kind = self.decision.ask.seat, self.decision.kind
        reason = self.game.why(self.position, seat, kind, key)
        assert reason is not None, f"{key} is on offer"
        with pytest.raises(Illegal) as refused:
            self.game.apply(self.position, Action(seat, kind, (key,)))
        assert refused.value.reason == reason
        return reason

    @property
    def denied(self) -> dict[str, str]:
        """Return the kinds of reasons for the wishes that the open question denies, by the option's key."""
        refused = self.game.unavailable(self.position, self.decision.ask.seat)
        return {option.key: reason.kind for option, reason in refused}

    def events_of(self, kind: str) -> list[Event]:
        """Return the events of that kind so far."""
        return [event for event in self.events if event.kind == kind]
