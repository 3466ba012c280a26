"""The part of the store's contract about clocks, lobbies that wait, and figures."""

from collections.abc import Sequence
from typing import Protocol

from storage import clock_rows
from storage.privacy import Plain, Unnamed, as_it_is
from storage.result_rows import KeptResultRow
from storage.rows import Outbox


class ClockStore(Protocol):
    """Clocks, kept durably; what `Store` says of its methods holds here too."""

    async def advance_clock(
        self, match_id: str, version: int, clock: clock_rows.ClockChange, outbox: Outbox = ()
    ) -> int:
        """Change a live match's clock without a move. Raises `NotLive`."""

    async def clock(self, match_id: str) -> tuple[clock_rows.ClockRow, ...]:
        """The lines of a match's clock, in order."""

    async def arbiter_acts(self, match_id: str) -> tuple[clock_rows.ArbiterRow, ...]:
        """What arbiters have done in a match, in order."""

    async def due(self, now: int, most: int) -> tuple[str, ...]:
        """The ids of at most so many matches and lobbies in which something is due by now, the earliest first."""

    async def set_due(self, match_id: str, at: int | None) -> None:
        """Set when something is due next in a match or lobby; None is never."""

    async def notify(self, match_id: str, outbox: Outbox) -> None:
        """Add messages to be sent about a match or lobby that has not changed."""

    async def matches_with_notices(self) -> tuple[str, ...]:
        """The ids of the matches and lobbies that have messages still to be sent to one person."""

    async def posted_notices(self) -> tuple[clock_rows.PostedNoticeRow, ...]:
        """The messages to one person that were posted and not deleted, of all matches."""

    async def set_posted(self, row: clock_rows.PostedNoticeRow, ids: Sequence[int]) -> None:
        """Remember a message to one person and forget what it was made from."""

    async def forget_posted(self, message_id: int) -> None:
        """Forget a message to one person that was deleted."""

    async def instants(self) -> clock_rows.InstantsRow | None:
        """The machine's clock as it was read last."""

    async def set_instants(self, row: clock_rows.InstantsRow, outage: clock_rows.GapRow | None = None) -> None:
        """Keep a reading of the machine's clock, and with it an outage that has ended."""

    async def outages(self) -> tuple[clock_rows.GapRow, ...]:
        """Every outage, in order."""

    async def vacations(self, user_id: int, guild_id: int | None) -> tuple[clock_rows.VacationRow, ...]:
        """The vacations that a user has used on a server."""

    async def reserves(self, match_id: str) -> tuple[clock_rows.ReserveRow, ...]:
        """Who waits for a seat of a match or lobby, in order."""

    async def add_reserve(self, match_id: str, row: clock_rows.ReserveRow) -> None:
        """Let somebody wait for a seat; who waits already keeps the place."""

    async def remove_reserve(self, match_id: str, user_id: int) -> bool:
        """Let somebody wait no longer; returns whether they did."""

    async def orders(self, match_id: str) -> dict[int, str]:
        """The standing orders of a match by seat; the store does not interpret them."""

    async def matches_with_orders(self) -> tuple[str, ...]:
        """The ids of the matches in which somebody has given standing orders."""

    async def set_orders(self, match_id: str, seat: int, text: str | None) -> None:
        """Keep the standing orders of a seat; None forgets them."""

    async def outcomes(self) -> tuple[clock_rows.FigureRow, ...]:
        """What became of every match and lobby."""

    async def lengths(self, game: str, seats: int, pace: str) -> tuple[int, ...]:
        """The seconds from the first move to the own end of a game's latest matches, of so many seats and of this pace.

        Matches with one person alone are left out; a thousand of the game are looked at.
        """
        ...

    async def turns(self, person: str | None = None) -> tuple[clock_rows.TurnFigureRow, ...]:
        """The turns of ended matches, all or a person's."""

    async def pseudonym(self, user_id: int) -> str | None:
        """The name by which a user stands in the figures, None for one who does not."""

    async def results(self, guild_id: int | None) -> tuple[KeptResultRow, ...]:
        """The results of a server's matches that came to their own end, oldest first."""

    async def count_results(self, guild_id: int | None) -> int:
        """How many results a server has; none is ever altered."""

    async def users(self, pseudonyms: tuple[str, ...]) -> dict[str, int]:
        """The users behind pseudonyms; who has been deleted is missing."""

    async def finished(self, user_id: int) -> int:
        """How many matches a user has stayed in to the end."""

    async def pseudonym_for(self, user_id: int) -> str:
        """The name by which a user stands in the figures, made where there is none."""
        ...

    async def own_rows(self, user_id: int) -> Plain:
        """Everything that is kept of a user, by table: a scan of all logs."""
        ...

    async def mark(self, place: str, user_id: int) -> int:
        """The negative number by which a user who was deleted is still known at a place of `storage.marks`.

        It is 0 while nobody was deleted.
        """
        ...

    async def forget_user(self, user_id: int, unnamed: Unnamed = as_it_is) -> tuple[str, ...]:
        """Take a user out of every table, and return the matches that had the user; lobbies are to be left before.

        Matches that are over keep a pseudonym, and what is not posted yet becomes what `unnamed` makes of it; a running match
        that still has the user is due at once. A scan of all logs.
        """
        ...
