"""Undo and redo by players: at once if that is free (`engine.core.match`), else once the others agree (`agreement`).

Does not use Discord.
"""

from typing import Final, Literal

from msgspec import Struct

from bot.match.agreement import Agreement, Asking
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.giving_orders import Ordering
from bot.match.match import SeatedMatch
from bot.match.match_cache import MatchCache
from bot.match.outbox import MoveResult
from bot.match.seat_changes import SeatChanges
from bot.match.settings import PENDING_UNDO
from engine.core.log import Undo
from engine.core.types import Illegal, Reason, Seat

NOTHING_TO_UNDO: Final = Reason("nothing_to_undo")


MAX_UNDOS_EACH: Final = 200
"""Undos of one player in a match. Each of them, and each redo, slows down replaying the log."""


class UndoWish(Struct, frozen=True):
    """The extent of an undo: the `last` choice, the whole `turn`, or everything after a number of actions.

    `undos` is how many undos and redos the match had, and `log_length` how long its log was, when the undo was offered:
    of several presses on one offer only the first counts.
    """

    to: Literal["last", "turn"] | int = "last"
    undos: int | None = None
    log_length: int | None = None

    def target(self, match: SeatedMatch, seat: Seat) -> int:
        """Return the number of actions that are kept.

        Raises `Refused` if the offer is outdated, or there is nothing to undo.
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
            raise match.refused(NOTHING_TO_UNDO)
        return self.to


LAST_CHOICE: Final = UndoWish()


class Undoing(Agreement):
    """Undos and redos of players."""

    setting = PENDING_UNDO
    outdated = "undo-outdated"

    def __init__(self, cache: MatchCache, seat_changes: SeatChanges, ordering: Ordering) -> None:
        super().__init__(cache)
        self._seat_changes = seat_changes
        self._ordering = ordering

    async def undo(self, match_id: str, user_id: int, key: str, wish: UndoWish = LAST_CHOICE) -> Asking:
        """Undo as far as the user wishes, or store a request if the others have to agree first."""
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_in_play(user_id)
            request = ConsentRequest(seat, match.log_length, amount=wish.target(match, seat))
            if sum(isinstance(one, Undo) and one.seat == seat for one in match.core.log) >= MAX_UNDOS_EACH:
                raise Refused("undo-too-often", most=MAX_UNDOS_EACH)
            await self._seat_changes.return_player(match, seat, user_id)
            return await self._ask(match, request, user_id, key, free=match.core.undo_is_free(seat, request.amount))

    async def redo(self, match_id: str, user_id: int, key: str, undos: int | None = None) -> None:
        """Redo what the user undid last. `undos` is how many undos and redos there were when that was offered.

        Raises:
            Refused: The offer is outdated, a player has made a choice since, or the last undo was not the user's.
        """
        async with self._cache.lock_match(match_id) as match:
            seat = match.seat_in_play(user_id)
            if undos not in (None, match.core.undos):
                raise Refused("undo-outdated")
            if not match.core.redo_is_possible(seat):
                raise match.refused(Reason("nothing_to_redo"))
            await self._seat_changes.return_player(match, seat, user_id)
            await self._cache.save(match, match.redo(seat), user_id, key)
            await self._cache.catch_up(match)

    async def _grant(self, match: SeatedMatch, request: ConsentRequest, user_id: int, key: str) -> None:
        await self._cache.save(match, _undone(match, request), user_id, key)
        await go_on(self._cache, self._ordering, match)


async def go_on(cache: MatchCache, ordering: Ordering, match: SeatedMatch) -> None:
    """Answer questions that an undo has reopened and no person has to answer, by newer orders or computer players."""
    await ordering.undone(match)
    if match.is_left_to_computers():  # a seat has changed hands since, or its time is up
        await cache.catch_up(match)


def undo_points(match: SeatedMatch, mine: Seat | None = None) -> tuple[int, ...]:
    """Return the numbers of actions that an undo may keep: those before a choice of seat `mine`, or of any person."""
    chose = ((keep, match.core.actions[keep].seat) for keep in match.core.choices())
    return tuple(keep for keep, seat in chose if seat == mine or match.level_of(seat) is None)


def _undone(match: SeatedMatch, request: ConsentRequest) -> MoveResult:
    """Undo what a request says; one from an older version of the program means the last choice."""
    keep = match.core.undo_point(request.seat) if request.amount is None else request.amount
    return match.undo(request.seat, keep, agreed=True)
