"""Taking back what was chosen, and doing it again: at once where that is free, else once the others agree.

Knows no discord.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from bot.match.agreement import Agreement, Asking
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.ordering import Ordering
from bot.match.outbox import MoveResult
from bot.match.saving import MatchCache
from bot.match.seat_changes import SeatChanges
from bot.match.settings import UNDO
from engine.core.log import Undo
from engine.core.types import Illegal, Reason, Seat

NOTHING: Final = Reason("nothing_to_undo")


MAX_UNDOS_EACH: Final = 200
"""Undos of one player in a match: to play a log again takes a moment for each of them, and for each redo."""


class UndoWish(Struct, frozen=True):
    """How far somebody would like to go back: to before the last choice or turn, or so far that so many actions stay.

    `undos` is how many undos and redos the match had, and `log_length` how long its log was, when that was offered: of
    presses on the same offer one alone counts.
    """

    to: Literal["last", "turn"] | int = "last"
    undos: int | None = None
    log_length: int | None = None

    def target(self, match: SeatedMatch, seat: Seat) -> int:
        """How many actions stay.

        Raises:
            Refused: It was offered too long ago, or there is nothing to take back.
        """
        if self.undos not in (None, match.core.undos) or self.log_length not in (None, match.log_length):
            raise Refused("undo-outdated")
        try:
            if self.to == "last":
                return match.core.undo_point(seat)
            if self.to == "turn":
                return match.core.turn_start(seat)
        except Illegal as illegal:
            raise match.refused(illegal.reason) from None
        if self.to not in undo_points(match, seat):
            raise match.refused(NOTHING)
        return self.to


LAST: Final = UndoWish()


class Undoing:
    """Undos and redos of players."""

    def __init__(self, cache: MatchCache, seat_changes: SeatChanges, ordering: Ordering) -> None:
        self._cache = cache
        self._seat_changes = seat_changes
        self._ordering = ordering
        self.agreement = Agreement(cache, UNDO, lambda match: match.undo_request, "undo-outdated")

    async def undo(self, match_id: str, user_id: int, key: str, wish: UndoWish = LAST) -> Asking:
        """Take back what the user would like to, or note that when the others have to agree first."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            match.require_running()
            request = ConsentRequest(seat, match.log_length, amount=wish.target(match, seat))
            if _count_undos(match, seat) >= MAX_UNDOS_EACH:
                raise Refused("undo-too-often", most=MAX_UNDOS_EACH)
            await self._seat_changes.return_player(match, seat, user_id)

            async def grant() -> None:
                await self._take_back(match, request, user_id, key)

            free = match.core.undo_is_free(seat, request.amount)
            return await self.agreement.ask(match, request, grant, free=free)

    async def consent(
        self, match_id: str, user_id: int, request_name: str, *, agree: bool, key: str
    ) -> tuple[Seat, ...]:
        """Agree to a waiting undo or refuse it; returns the seats that still have to agree.

        `request_name` names the request; raises `Refused` when it waits no more, or was the user's own to agree to.
        """
        async with self._cache.lock_match(match_id) as match:
            mine = match.seat_of(user_id)
            match.require_running()

            async def grant(request: ConsentRequest) -> None:
                await self._cache.clocks.begin(match)
                await self._take_back(match, request, user_id, key)

            return await self.agreement.answer(match, mine, request_name, grant, agree=agree)

    async def redo(self, match_id: str, user_id: int, key: str, undos: int | None = None) -> None:
        """Do again what the user took back last; `undos` is how many undos and redos there were when it was offered.

        Raises:
            Refused: It was offered too long ago, somebody has chosen since, or the last undo was not the user's.
        """
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_of(user_id)
            match.require_running()
            if undos not in (None, match.core.undos):
                raise Refused("undo-outdated")
            if not match.core.redo_is_possible(seat):
                raise match.refused(Reason("nothing_to_redo"))
            await self._seat_changes.return_player(match, seat, user_id)
            await self._cache.save(match, match.redo(seat), user_id, key)
            await self._cache.catch_up(match)

    async def _take_back(self, match: SeatedMatch, request: ConsentRequest, user_id: int, key: str) -> None:
        await self._cache.save(match, _undone(match, request), user_id, key)
        await go_on(self._cache, self._ordering, match)


async def go_on(cache: MatchCache, ordering: Ordering, match: SeatedMatch) -> None:
    """Let what an undo has put again be answered where nobody is to choose anew: by orders given since, by computer players."""
    await ordering.undone(match)
    if match.is_left_to_computers():  # a seat has changed hands meanwhile, or its time is up
        await cache.catch_up(match)


def undo_points(match: SeatedMatch, mine: Seat | None = None) -> tuple[int, ...]:
    """How many actions may stay after an undo: before each choice of one's own, and of whoever is no computer player."""
    chose = ((keep, match.core.actions[keep].seat) for keep in match.core.choices())
    return tuple(keep for keep, seat in chose if seat == mine or match.level_of(seat) is None)


def _count_undos(match: SeatedMatch, seat: Seat) -> int:
    return sum(isinstance(entry, Undo) and entry.seat == seat for entry in match.core.log)


def _undone(match: SeatedMatch, request: ConsentRequest) -> MoveResult:
    """Take back what a request says; one of an older program means the last choice."""
    keep = match.core.undo_point(request.seat) if request.amount is None else request.amount
    return match.undo(request.seat, keep, agreed=True)
