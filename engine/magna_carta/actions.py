"""Phase 2: one action at a time, clockwise, until all have passed (docs/rules/magna_carta.md 3, phase 2)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.core.flow import Frame, Play
from engine.core.passing import next_seat, take_number
from engine.core.phases import Phase
from engine.core.types import Ask, Option, Reason, Seat
from engine.magna_carta import building, hand, placing
from engine.magna_carta.state import State
from engine.magna_carta.tables import FIRST_PASS

PASS = Option("pass", "pass")


class Actions(Phase[State], tag="actions"):
    """Phase 2: the first player begins."""

    phase: ClassVar[str] = "actions"

    def begin(self, play: Play[State]) -> None:
        play.state.passed = []
        play.then(Act(play.state.first))


class Act(Frame[State], tag="act"):
    """Draw, replace the hand, place a worker, build, or pass. What is on offer tells of the hand, so it is closed."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Everything that the seat can do."""
        state, seat = play.state, self.seat
        options = (
            *hand.offers(state, seat),
            *placing.offers(state, seat),
            *building.offers(state, seat),
            PASS,
        )
        return Ask(seat, options, open=False)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Act, then let the next player who has not passed act."""
        seat, key = self.seat, picks[0]
        if key == PASS.key:
            take_number(play, seat, FIRST_PASS)
        after = next_seat(play.state, seat)
        if after is not None:
            play.then(Act(after))
        if key in hand.KEYS:
            hand.act(play, seat, key)
        elif "@" in key:
            placing.act(play, seat, key)
        elif key != PASS.key:
            building.act(play, seat, key)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Cards, every card on the road, the own hand, every prestige card."""
        state, seat = play.state, self.seat
        return (*hand.wishes(state, seat), *placing.wishes(state), *building.wishes(state, seat))

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Say what hinders an action."""
        state, seat = play.state, self.seat
        return hand.reason(state, seat, key) or placing.reason(state, seat, key) or building.reason(state, seat, key)
