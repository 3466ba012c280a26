"""Phase 6: batches for the castle, and the favour for the best builder (docs/rules/caylus.md 1.10, 3.6).

`scoring` has what its sections bring and cost.
"""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from engine.caylus.favours import Favour
from engine.caylus.income import CaylusPhase
from engine.caylus.state import NO_SEAT, State, score
from engine.caylus.tables import BATCHES, CASTLE, CASTLE_SLOTS, NO_BATCH_PENALTY, SECTIONS, CastleSection
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.purse import can_pay, pay, unaffordable
from engine.core.types import Ask, Option, Reason, Seat

BATCH_COSTS: dict[str, Goods] = {goods.key(cost): cost for cost in (dict.fromkeys(kinds, 1) for kinds in BATCHES)}
"""The six batches by their key."""


class CaylusCastlePhase(CaylusPhase, tag="castle"):
    """Phase 6: the workers at the castle, by castle number (3.6)."""

    phase: ClassVar[str] = "castle"

    def begin(self, play: Play[State]) -> None:
        """Ask each player for batches, then honour the best builder."""
        state = play.state
        state.castle_built = [0] * len(state.players)
        play.then(*(Batch(seat) for seat in state.castle if seat != NO_SEAT), BestBuilder())


class Batch(Frame[State], tag="batch"):
    """The choice to give one more batch, or to stop (decision point 9)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer every batch in hand while there is room, and stopping."""
        state, seat = play.state, self.seat
        built = state.castle_built[seat]
        section = building_site(state)
        options = (
            [_batch(key, section.id, section.vp) for key in BATCH_COSTS if can_pay(state, seat, BATCH_COSTS[key])]
            if section
            else []
        )
        return Ask(seat, (*options, _stop(None if built else self._loss(state))))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Build a house for the batch and ask again, or stop. Stopping without any batch costs points."""
        state, seat = play.state, self.seat
        section = building_site(state)
        if picks[0] in BATCH_COSTS and section is not None:
            cost = BATCH_COSTS[picks[0]]
            pay(state, seat, cost)
            state.houses[SECTIONS.index(section)].append(seat)
            state.castle_built[seat] += 1
            score(state, seat, section.vp, "castle")
            play.report("batch", seat, section=section.id, pay=cost, vp=section.vp)
            play.then(Batch(seat))
        elif not state.castle_built[seat]:
            if self._spared(state):
                play.report("castle_spared", seat)
            else:
                play.report("no_batch", seat, vp=-score(state, seat, -NO_BATCH_PENALTY, "penalties"))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        return batches(play.state)

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: the castle is full, or these cubes are missing."""
        if key not in BATCH_COSTS:
            return None
        if building_site(play.state) is None:
            return Reason("castle_full")
        return unaffordable(play.state, self.seat, BATCH_COSTS[key])

    def _loss(self, state: State) -> int:
        """Return the points that the seat loses by giving nothing."""
        return 0 if self._spared(state) else min(NO_BATCH_PENALTY, state.players[self.seat].vp)

    def _spared(self, state: State) -> bool:
        """Return True if only the full castle keeps the seat from giving a batch (ruling 24)."""
        return building_site(state) is None and any(can_pay(state, self.seat, cost) for cost in BATCH_COSTS.values())


def building_site(state: State) -> CastleSection | None:
    """Return the section of the next house: the current one, or the first after it with room (ruling 19)."""
    for section, houses in zip(SECTIONS[state.scored :], state.houses[state.scored :], strict=True):
        if len(houses) < section.parts:
            return section
    return None


def batches(state: State) -> list[Option]:
    """Return every batch, for the section of the next house."""
    section = building_site(state) or SECTIONS[-1]
    return [_batch(key, section.id, section.vp) for key in BATCH_COSTS]


@cache
def _batch(key: str, section: str, vp: int) -> Option:
    return Option(key, CASTLE, data={"pay": BATCH_COSTS[key], "section": section, "gain": {"vp": vp}}, spot=CASTLE)


@cache
def _stop(lost: int | None) -> Option:
    return Option("stop", CASTLE, data={"vp": lost})


class BestBuilder(Frame[State], tag="best_builder"):
    """A favour for the most houses of this turn, ties to the lower castle number; then the workers go home."""

    def run(self, play: Play[State]) -> None:
        state = play.state
        builders = [seat for seat in state.castle if seat != NO_SEAT]
        for seat in builders:
            state.players[seat].workers += 1
        state.castle = [NO_SEAT] * CASTLE_SLOTS
        best = max(builders, key=lambda seat: state.castle_built[seat], default=None)
        if best is not None and (houses := state.castle_built[best]):
            tied = state.castle_built.count(houses) > 1
            play.report("best_builder", best, houses=houses, tied=tied or None)
            play.then(Favour(best))
