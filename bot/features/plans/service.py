"""Plans: private copies of a position to try moves in, with everything hidden from the player dealt anew.

A player plans from the current position; after the match anyone may plan from any step. Plans are kept in memory only.
A plan never touches its match, and is made from its player's view, so it cannot reveal anything hidden.
"""

from collections.abc import Callable, Iterator
from random import Random, SystemRandom
from secrets import token_hex
from time import monotonic
from typing import Any, Final

from cachetools import TTLCache
from msgspec import Struct

from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from engine.core.flow import Play, Position
from engine.core.game import act
from engine.core.redealing import Source
from engine.core.types import CHANCE, Action, Decision, Illegal, Option, Outcome, Seat
from engine.core.view import View
from engine.minds.rollout import dealt

MAX_PLANS: Final = 128  # plans in memory; each holds at most `MAX_PLAN_MOVES` positions of about three kilobytes
PLAN_LIFETIME: Final = 3_600.0  # seconds without a press after which a plan is dropped
MAX_PLAN_MOVES: Final = 40
PLAN_ID_BYTES: Final = 4  # bytes of a plan's id, by which a press on an older plan is recognised


class PlannedMove(Struct, frozen=True):
    """A move that was tried: its seat, question and options. `drawn` is True if a random draw followed."""

    seat: Seat
    kind: str
    options: tuple[Option, ...]
    drawn: bool


class PrivatePlan:
    """A user's plan from a seat's view of the current position, or of a `step` of a finished match."""

    def __init__(
        self,
        match: SeatedMatch,
        user_id: int,
        seat: Seat,
        chance: Source,
        position: Position[Any, Any],
        step: int | None = None,
    ) -> None:
        self.id = token_hex(PLAN_ID_BYTES)
        self.match_id, self.user_id, self.seat = match.row.id, user_id, seat
        self.step, self.log_length = step, match.log_length
        self.game, self.setup = match.game, match.core.setup
        self.asked = {one.kind: match.decision_name(one) for one in match.core.decisions if one.ask.seat == seat}
        self.moves: list[PlannedMove] = []
        self._chance = chance
        redealt = self.game.redeal(position, seat, chance)
        self._saved = [self.game.save(redealt)]
        self.play: Play[Any] = self.game.resume(redealt)

    def view(self) -> View:
        """Return the player's view."""
        view: View = self.game.view(self.play.position, self.seat, self.play.decisions)
        return view

    @property
    def decision(self) -> Decision | None:
        """The next question: the player's own first, then those that the player guesses for others; None at the end."""
        own = (one for one in self.play.decisions if one.ask.seat == self.seat)
        return next(own, next(iter(self.play.decisions), None))

    @property
    def is_full(self) -> bool:
        """True if no more moves can be tried."""
        return len(self.moves) >= MAX_PLAN_MOVES

    def decision_name(self, decision: Decision) -> str:
        """Name an open question; the name changes when a move before it is undone."""
        return f"{len(self.moves)}.{decision.id}"

    def standing(self) -> Outcome:
        """Return ranks and scores as if the game ended here."""
        return self.game.result(self.play.position.state)

    def answer(self, decision_name: str, keys: Callable[[Decision], tuple[str, ...]]) -> None:
        """Answer the open question of that name. Raises `Refused` if another one is open, or the answer is illegal."""
        decision = self.decision
        if decision is None or self.is_full or self.decision_name(decision) != decision_name:
            raise Refused("refuse-plan-stale")
        picks, ask = keys(decision), decision.ask
        options = {option.key: option for option in ask.options}
        try:
            act(self.play, Action(ask.seat, decision.kind, picks))
        except Illegal as illegal:
            raise Refused(illegal.reason.kind, reason=illegal.reason, rules=self.game.name) from None
        drawn = self._deal()
        self.moves.append(PlannedMove(ask.seat, decision.kind, tuple([options[key] for key in picks]), drawn))
        self._saved.append(self.game.save(self.play.position))

    def undo(self) -> None:
        """Undo the last move, of any player. Raises `Refused` if there is none."""
        if not self.moves:
            raise Refused("refuse-plan-empty")
        del self.moves[-1], self._saved[-1]
        self.play = self.game.resume(self.game.load(self._saved[-1]))

    def own_part(self) -> Iterator[PlannedMove]:
        """Yield the player's first moves, up to the first move of another player or of chance."""
        for move in self.moves:
            if move.seat != self.seat:
                return
            yield move
            if move.drawn:
                return

    def _deal(self) -> bool:
        """Answer all questions to chance; return True if there were any."""
        drawn = False
        while self.play.decisions and self.play.decisions[0].ask.seat == CHANCE:
            asked = self.play.decisions[0]
            self.play.answer(asked, dealt(asked.ask, self._chance))
            drawn = True
        self.play.events.clear()
        return drawn


class Plans:
    """Recent plans, one for each player of a match. They do not survive a restart."""

    def __init__(self, chance: Random | None = None, timer: Callable[[], float] = monotonic) -> None:
        self._chance = chance or SystemRandom()
        self._kept: TTLCache[tuple[int, str], PrivatePlan] = TTLCache(MAX_PLANS, PLAN_LIFETIME, timer)

    def begin(self, match: SeatedMatch, user_id: int) -> PrivatePlan:
        """Begin a plan from the current position. Raises `Refused` for spectators, and after the match."""
        seat = match.seat_of(user_id)
        match.require_running()
        return self._keep(PrivatePlan(match, user_id, seat, self._chance, match.core.position))

    def begin_at(self, match: SeatedMatch, user_id: int, step: int, play: Play[Any]) -> PrivatePlan:
        """Begin a plan at a step of a finished match, from the view of the player asked there.

        Raises `Refused` while the match runs, and at a step where only chance was asked.
        """
        if match.row.status == "live":
            raise Refused("refuse-plan-runs")
        seat = next((one.ask.seat for one in play.decisions if one.ask.seat != CHANCE), None)
        if seat is None:
            raise Refused("refuse-plan-nobody")
        return self._keep(PrivatePlan(match, user_id, seat, self._chance, play.position, step))

    def _keep(self, plan: PrivatePlan) -> PrivatePlan:
        self._kept[plan.user_id, plan.match_id] = plan
        return plan

    def find(self, user_id: int, match_id: str, plan_id: str) -> PrivatePlan:
        """Return a user's plan. Raises `Refused` if it is gone."""
        plan = self._kept.get((user_id, match_id))
        if plan is None or plan.id != plan_id:
            raise Refused("refuse-plan-gone")
        self._kept[user_id, match_id] = plan  # its lifetime begins anew
        return plan

    def drop(self, plan: PrivatePlan) -> None:
        """Drop a plan."""
        self._kept.pop((plan.user_id, plan.match_id), None)
