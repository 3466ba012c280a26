"""Personal data: its export, and its deletion, which leaves matches replayable.

`commands` deletes the data of servers that have removed the bot.
"""

from collections.abc import Collection
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import structs

from bot.clocks.paces import HOUR
from bot.features.lobby.service import Lobbies
from bot.match.errors import Refused
from bot.match.outbox import ShownEvent, pack, unpack
from bot.match.quotas import Cooldown
from bot.match.safe_names import shown
from bot.match.service import Matches
from storage.errors import Elsewhere
from storage.privacy import Plain, Unnamed

TABLES_WITH_NAMES: Final = ("seats", "reserves", "arbiter_acts", "event_people")


def without_name(user_id: int, names: Collection[str], pseudonym: str) -> Unnamed:
    """Return a function that replaces a user's names in notices that are not posted yet.

    It is needed because what is posted later stays as long as its match.
    """

    def unnamed(body: bytes) -> bytes:
        try:
            notice = unpack(body)
        except msgspec.DecodeError:
            return body  # a notice that cannot be decoded cannot be posted either
        by = None if notice.by == user_id else notice.by
        return pack(structs.replace(notice, events=tuple(map(rename, notice.events)), by=by))

    def rename(shown_event: ShownEvent) -> ShownEvent:
        event = shown_event.event
        if event.data.get("name") not in names:
            return shown_event
        return structs.replace(shown_event, event=structs.replace(event, data={**event.data, "name": pseudonym}))

    return unnamed


class Privacy:
    """Exports and deletes personal data; `exports` and `deletions` limit both to once an hour per user."""

    def __init__(self, matches: Matches, lobbies: Lobbies) -> None:
        self._matches = matches
        self._lobbies = lobbies
        self.exports, self.deletions = Cooldown(matches.cache.now, HOUR), Cooldown(matches.cache.now, HOUR)

    async def rows(self, user_id: int) -> Plain:
        """Return everything stored about a user, by table.

        Seeds of tournaments are left out: they may still be sealed.
        """
        found = await self._matches.store.own_rows(user_id)
        for row in found["events"]:
            kept = msgspec.json.decode(row["settings"], type=dict[str, object])
            row["settings"] = msgspec.json.encode({name: kept[name] for name in kept if name != "seed"}).decode()
        return found

    async def delete(self, user_id: int, computer_name: str, name: str = "") -> None:
        """Remove a user, whose current display name is `name`, from everything.

        They leave lobbies, and computer players called `computer_name` take over in running matches. Finished
        matches show a pseudonym; they can still be replayed and verified.
        """
        matches = self._matches
        for row in await matches.of_user(user_id, "lobby"):
            with suppress(Refused, Elsewhere):  # whatever cannot be left here is handled with the other rows
                await self._lobbies.leave(row.id, user_id)
        for row in await matches.of_user(user_id, "live"):
            await self._resign(row.id, user_id, computer_name)
        await self.forget(user_id, name)

    async def forget(self, user_id: int, name: str = "") -> tuple[str, ...]:
        """Remove a user from the tables only; return the ids of the matches.

        A running match learns of it when it is next due. Without a running bot, nothing else may be done in
        these matches.
        """
        matches, store = self._matches, self._matches.store
        names = {name, *await self._names(user_id)}
        unnamed = without_name(user_id, names, await store.pseudonym_for(user_id))
        forgotten = await store.forget_user(user_id, unnamed)
        for match_id in forgotten:
            async with matches.cache.lock(match_id):
                matches.cache.forget(match_id)
        return forgotten

    async def _names(self, user_id: int) -> set[str]:
        """Return a user's names as they are stored and as they are shown."""
        kept = await self.rows(user_id)
        found = {row["name"] for table in TABLES_WITH_NAMES for row in kept[table]}
        return {*found, *map(shown, found)}

    async def _resign(self, match_id: str, user_id: int, computer_name: str) -> None:
        """Leave a running match under the pseudonym, so that its announcement does not name the user."""
        pseudonym = await self._matches.store.pseudonym_for(user_id)
        try:
            async with self._matches.cache.lock_match(match_id) as match:
                seat = match.seats[match.seat_of(user_id)]
                await self._matches.cache.clocks.begin(match)
                await self._matches.cache.save_clock(match, None, seat=structs.replace(seat, name=pseudonym))
            await self._matches.resign(match_id, user_id, computer_name)
        except (Refused, Elsewhere):
            # a match that is damaged, over or another process's cannot be left; its rows are handled with the others
            return
