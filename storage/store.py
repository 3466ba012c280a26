"""The store: every question and every change, by concern. Nothing else in the project speaks SQL."""

from abc import abstractmethod

from storage.clocks import ClockStore
from storage.contests import ContestStore
from storage.figures import FigureStore
from storage.follows import FollowStore
from storage.matches import NOTHING_DUE, MatchStore
from storage.messages import MessageStore
from storage.preferences import PreferenceStore
from storage.privacy import PrivacyStore
from storage.tournaments import TournamentStore

__all__ = ["NOTHING_DUE", "Store"]


class Store(
    MatchStore,
    ClockStore,
    ContestStore,
    FigureStore,
    FollowStore,
    MessageStore,
    PreferenceStore,
    PrivacyStore,
    TournamentStore,
):
    """All that Provost keeps, durably.

    A change is on disk when its await returns, and any read that starts after that sees it. When it raises, nothing of it
    was written. Lists over all matches are of the servers that this process looks after.

    Any call may raise `Busy`, which passes, `Closed`, and `NotSaved` or `Superseded`, after which every call raises it. Reading
    what is damaged raises `Unreadable`; a list leaves a damaged match out.
    """

    @property
    @abstractmethod
    def epoch(self) -> int:
        """Return the number under which this store writes: once a store with a higher one is open, all of its calls raise `Superseded`."""

    @property
    @abstractmethod
    def writes_waiting(self) -> int:
        """Return how many changes wait for the one that is being written."""

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """Return True where other processes may change its matches at the same time, those on servers that they look after."""

    @abstractmethod
    def looks_after(self, guild_id: int | None) -> bool:
        """Return True where matches on this server are this process's; several that share a database divide the servers."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is queued and let go of the database; once closed, nothing happens."""
