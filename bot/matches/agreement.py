"""What needs the consent of all people at a match: one of them asks, the others agree or refuse. Knows no discord."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

from bot.matches.cache import MatchCache
from bot.matches.consent import ConsentRequest
from bot.matches.errors import Refused
from bot.matches.match import SeatedMatch
from engine.core.types import Seat

Asking = Literal["done", "asked", "waiting"]
"""What came of a wish: it is done, the others are to be asked, or they were asked already."""


class Agreement:
    """One kind of wish, which a match keeps in a setting while it waits. The caller holds the match.

    `waiting` finds the request that waits, `outdated` is the refusal of an answer to one that does not.
    """

    def __init__(
        self,
        cache: MatchCache,
        setting: str,
        waiting: Callable[[SeatedMatch], ConsentRequest | None],
        outdated: str,
    ) -> None:
        self._cache = cache
        self._setting = setting
        self._waiting = waiting
        self._outdated = outdated

    async def ask(
        self,
        table: SeatedMatch,
        wish: ConsentRequest,
        grant: Callable[[], Awaitable[None]],
        *,
        free: bool = False,
    ) -> Asking:
        """Grant a wish if it is `free` or nobody has to agree; else keep it until they do."""
        waiting = self._waiting(table)
        request = (
            waiting if waiting is not None and (waiting.seat, waiting.amount) == (wish.seat, wish.amount) else wish
        )
        if free or not table.missing(request):
            await grant()
            return "done"
        if request is waiting:
            return "waiting"
        await self._cache.save_setting(table, self._setting, request.stored())
        return "asked"

    async def answer(
        self,
        table: SeatedMatch,
        seat: Seat,
        name: str,
        grant: Callable[[ConsentRequest], Awaitable[None]],
        *,
        agree: bool,
    ) -> tuple[Seat, ...]:
        """Agree to the request of that name, or refuse it; whose it is may withdraw it.

        Grants it when everybody agrees. Returns the seats that still have to.

        Raises:
            Refused: It waits no more, or is the seat's own to agree to.
        """
        request = self._waiting(table)
        if request is None or request.name != name:
            raise Refused(self._outdated)
        if not agree:
            await self.withdraw(table)
            return ()
        if seat == request.seat:
            raise Refused("refuse-own-undo")
        request = request.with_consent(seat)
        missing = table.missing(request)
        if missing:
            await self._cache.save_setting(table, self._setting, request.stored())
        else:
            await grant(request)
        return missing

    async def withdraw(self, table: SeatedMatch) -> None:
        """Forget a request."""
        await self._cache.save_setting(table, self._setting, "")
