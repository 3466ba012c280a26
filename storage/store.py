"""The store's contract: every question and every change, by purpose. Nothing else in the project speaks SQL."""

from typing import Final, Protocol, Unpack

from storage.clock_rows import ClockChange
from storage.clock_store import ClockStore
from storage.event_store import EventStore
from storage.follow_store import FollowStore
from storage.lease import Leased
from storage.message_store import MessageStore
from storage.rows import (
    Amendment,
    Beginning,
    DeckRow,
    LogRow,
    MatchRow,
    Move,
    Outbox,
    SavedMatch,
    Scope,
    SeatRow,
    Status,
)
from storage.spotlight_store import SpotlightStore

NOTHING_DUE: Final = ClockChange()
"""The clock of a match in which nothing will be due."""


class Store(ClockStore, EventStore, FollowStore, MessageStore, SpotlightStore, Leased, Protocol):
    """Matches, kept durably.

    A change is on disk when its await returns, and any read that starts after that sees it. When it raises, nothing of it
    was written.

    Every change of a match takes the `version` that it was made from and returns the version that it leads to: what
    somebody else has changed meanwhile is never overwritten, but refused with `Stale`, after every other refusal.

    Any call may raise `Busy`, which passes, `Closed`, and `NotSaved` or `Superseded`, after which every call raises it. Reading
    what is damaged raises `Unreadable`; a list leaves a damaged match out.
    """

    @property
    def writes_waiting(self) -> int:
        """How many changes wait for the one that is being written."""
        ...

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change its matches at the same time, those on servers that they look after."""
        ...

    def looks_after(self, guild_id: int | None) -> bool:
        """Whether matches on this server are this process's; where several share a database, each server is one's."""
        ...

    async def close(self) -> None:
        """Finish what is queued and let go of the file; once closed, nothing happens."""

    # --- lobbies

    async def create_match(self, match: MatchRow, first: SeatRow | None = None) -> None:
        """Keep a new match, with its first seat if given. Raises `ChannelBusy`."""

    async def join(self, match_id: str, version: int, seat: SeatRow) -> int:
        """Seat somebody in a lobby. Raises `NotALobby`, `AlreadySeated`, `LobbyFull`, `SeatTaken`, in this order."""

    async def leave(self, match_id: str, version: int, user_id: int) -> int:
        """Free a user's seat in a lobby. Raises `NotALobby`, `NotSeated`."""

    async def unseat(self, match_id: str, version: int, seat: int) -> int:
        """Free a seat of a lobby by its number, as for a computer player. Raises `NotALobby`, `NotSeated`."""

    async def amend(self, match_id: str, version: int, **changes: Unpack[Amendment]) -> int:
        """Change a match beside its play.

        `seats` and `options` belong to the set-up and change in a lobby only. Raises `NotALobby`, `LobbyFull` (more are
        seated than the new number) and `ChannelBusy`.
        """

    async def begin(self, match_id: str, version: int, beginning: Beginning, move: Move) -> int:
        """Turn a lobby into a live match, with its first lines, all at once. Raises `NotALobby`."""

    async def set_status(
        self, match_id: str, version: int, status: Status, outbox: Outbox = (), clock: ClockChange = NOTHING_DUE
    ) -> int:
        """End or cancel a lobby or live match without a move. Raises `NotLive` when it is over already."""

    # --- play

    async def hand_over(
        self, match_id: str, version: int, seat: SeatRow, outbox: Outbox = (), clock: ClockChange | None = None
    ) -> int:
        """Let somebody else, or a computer player, sit in a seat of a live match, without its standing orders.

        What they have predicted of the match in the spotlight, and is not answered yet, is forgotten. Raises `NotLive` and
        `NotSeated`.
        """

    async def append(self, match_id: str, version: int, move: Move) -> int:
        """Add one move to a live match: lines, snapshot, messages to send and status in one durable transaction.

        The first line carries the next `seq`, else the move is `Stale` too. Raises `Repeated` and `NotLive`, in this order.
        """

    async def match(self, match_id: str) -> MatchRow | None:
        """The match with this id."""

    async def match_in(self, channel_id: int) -> MatchRow | None:
        """The channel's lobby or live match, otherwise the one of its ended matches that was created last."""

    async def load(self, match_id: str) -> SavedMatch | None:
        """A match with its seats, whole log and snapshot, in one trip; a snapshot that is not what was saved is left out."""

    async def seats(self, match_id: str) -> tuple[SeatRow, ...]:
        """The seats taken, by number."""

    async def log(self, match_id: str) -> tuple[LogRow, ...]:
        """Every line of the log of a match, in order."""

    async def matches_of(self, user_id: int, status: Status) -> tuple[MatchRow, ...]:
        """The matches in which the user has a seat, newest first."""

    async def live_matches(self, setting: str | None = None) -> tuple[str, ...]:
        """The ids of all live matches, from an index that holds no finished ones; with `setting`, one of the bot's own names, where it is not empty."""

    async def lobbies_of(self, owner_id: int) -> int:
        """How many lobbies a user has open."""

    async def lobbies_in(self, guild_id: int | None) -> tuple[MatchRow, ...]:
        """The lobbies of a guild, the oldest first; those of events do not count."""

    async def running_in(self, guild_id: int | None) -> tuple[MatchRow, ...]:
        """The lobbies and live matches of a guild, those of events too."""

    async def open_in(self, guild_id: int | None) -> int:
        """How many lobbies and live matches a guild has; those of events count in `event_matches_in`."""

    # --- preferences

    async def preference(self, scope: Scope, id: int, name: str) -> str | None:
        """What a user or a guild has chosen under a name, such as its language."""

    async def preferences_of(self, user_id: int) -> dict[str, str]:
        """All that a user has chosen, by name."""

    async def user_preferences(self, name: str) -> dict[int, str]:
        """What users have chosen under a name, by their ids."""

    async def prefer(self, scope: Scope, id: int, name: str, value: str | None) -> None:
        """Keep the choice of a user or a guild; None forgets it."""

    # --- decks

    async def decks(self, user_id: int, game: str) -> tuple[DeckRow, ...]:
        """The decks that a user has put together for a game, by name."""

    async def keep_deck(self, deck: DeckRow) -> None:
        """Keep a deck; one of the same user, game and name is replaced."""

    async def forget_deck(self, user_id: int, game: str, name: str) -> bool:
        """Forget a deck; returns whether there was one."""
