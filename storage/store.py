"""The store: every query and every change, by concern. Nothing else in the project contains SQL."""

from abc import abstractmethod

from storage.arbiters import ArbiterStore
from storage.clocks import ClockStore
from storage.dailies import DailyStore
from storage.decks import DeckStore
from storage.follows import FollowStore
from storage.match_lists import ListStore
from storage.match_results import FigureStore
from storage.matches import NOTHING_DUE, MatchStore
from storage.messages import MessageStore
from storage.preferences import PreferenceStore
from storage.privacy import PrivacyStore
from storage.spotlight import ContestStore
from storage.standing_orders import OrderStore
from storage.tournaments import TournamentStore
from storage.waiting_lists import WaitingListStore

__all__ = ["NOTHING_DUE", "Store"]


class Store(
    MatchStore,
    ArbiterStore,
    ClockStore,
    ContestStore,
    DailyStore,
    DeckStore,
    FigureStore,
    FollowStore,
    ListStore,
    MessageStore,
    OrderStore,
    PreferenceStore,
    PrivacyStore,
    TournamentStore,
    WaitingListStore,
):
    """Durable storage of everything.

    A change is on disk when its await returns, and every later read sees it. If it raises, nothing was written. Lists
    of all matches cover the servers that this process looks after.

    Any call may raise `Busy`, which passes, `Closed`, and `NotSaved` or `Superseded`, after which every call raises
    the same. Reading damaged data raises `Unreadable`; lists leave a damaged match out.
    """

    epoch: int
    """Once a store with a higher epoch is open, all calls raise `Superseded`."""

    is_shared: bool
    """True if other processes may change matches at the same time, on the servers that they look after."""

    @property
    @abstractmethod
    def writes_waiting(self) -> int:
        """Return the number of changes that wait for the one being written."""

    @abstractmethod
    def looks_after(self, guild_id: int | None) -> bool:
        """Return True if this process looks after a server. Processes that share a database divide the servers."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is queued and close the database. Further calls do nothing."""
