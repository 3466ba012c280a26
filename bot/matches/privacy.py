"""What people may ask of what is kept of them: to have it, and to have it deleted while their matches live on."""

from __future__ import annotations

from msgspec import structs

from bot.matches.errors import Refused
from bot.matches.service import Matches
from storage.errors import Elsewhere
from storage.privacy import Plain


class Privacy:
    """Gives and deletes what is kept of a user."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    async def rows(self, user_id: int) -> Plain:
        """Everything that is kept of a user, by table."""
        return await self._matches.store.own_rows(user_id)

    async def delete(self, user_id: int, computer_name: str) -> None:
        """Take a user out of everything: lobbies are left, and computer players of that name go on in running matches.

        In matches that are over the user stands by a pseudonym; they can still be replayed and verified.
        """
        matches, store = self._matches, self._matches.store
        for row in await matches.of_user(user_id, "lobby"):
            await matches.lobbies.leave(row.id, user_id)
        for row in await matches.of_user(user_id, "live"):
            await self._resign(row.id, user_id, computer_name)
        for match_id in await store.forget_user(user_id):
            async with matches.cache.lock(match_id):
                matches.cache.forget(match_id)

    async def _resign(self, match_id: str, user_id: int, computer_name: str) -> None:
        """Leave a running match under the pseudonym, so that what is published of it does not name the user."""
        pseudonym = await self._matches.store.pseudonym_for(user_id)
        try:
            async with self._matches.cache.hold(match_id) as table:
                seat = table.seats[table.seat_of(user_id)]
                await self._matches.cache.clocks.begin(table)
                await self._matches.cache.save_clock(table, None, structs.replace(seat, name=pseudonym))
            await self._matches.resign(match_id, user_id, computer_name)
        except (Refused, Elsewhere):
            return  # nothing can be left that is damaged, over or another process's; its rows are taken care of with the others
