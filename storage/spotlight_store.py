"""The part of the store's contract about the spotlight."""

from typing import Protocol

from storage.rows import MatchRow
from storage.spotlight_rows import ContestRow, PredictionRow, ScoreRow


class SpotlightStore(Protocol):
    """Moments and predictions, kept durably; what `Store` says of its methods holds here too."""

    async def server_preferences(self, name: str) -> dict[int, str]:
        """What servers have chosen under a name, by their ids."""

    async def public_matches(self, most: int) -> tuple[MatchRow, ...]:
        """So many of the matches, running or ended, that were opened with the setting `public` other than `no`, the newest first."""

    async def add_contest(self, row: ContestRow) -> bool:
        """Keep a new contest; returns whether the server had none under way."""

    async def contest(self, contest_id: str) -> ContestRow | None:
        """The contest with this id."""

    async def contests_under_way(self) -> tuple[ContestRow, ...]:
        """The contests of which something is still to be posted, the oldest first."""

    async def latest_contests(self, guild_id: int, most: int) -> tuple[ContestRow, ...]:
        """So many of a server's contests, the newest first."""

    async def set_contest_message(self, contest_id: str, message_id: int) -> None:
        """Note which message shows a contest."""

    async def predict(self, contest_id: str, user_id: int, pick: str, length: int) -> bool:
        """Keep a prediction, made when the log had so many lines, in place of the one before; false once it is closed."""

    async def close_contest(self, contest_id: str, answer: str, answered: int) -> None:
        """Note the answer, given in a line of the log, and the points of who had predicted it before; closed already, it stays."""

    async def set_contest_recap(self, contest_id: str, message_id: int) -> None:
        """Note that it was said how a contest went."""

    async def predictions(self, contest_id: str) -> tuple[PredictionRow, ...]:
        """The predictions of a contest, by user."""

    async def scores(self, guild_id: int, most: int) -> tuple[ScoreRow, ...]:
        """Who has predicted best on a server."""
