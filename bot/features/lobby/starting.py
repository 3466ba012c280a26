"""Starting a match from a lobby: close its seats, draw its secret, and deal."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import NamedTuple

from msgspec import structs

from bot.clocks.clock_log import ClockStarted
from bot.clocks.deadlines import Update
from bot.clocks.paces import PRESETS, Pace
from bot.clocks.waking_hours import ALL_DAY
from bot.features.lobby.service import Lobbies
from bot.match.match import SeatedMatch
from bot.match.match_cache import MatchCache, load_minds
from bot.match.outbox import MoveResult
from bot.match.settings import CLOSING_MESSAGE, DUPLICATE_OF, MIXING, PACE, SECLUDED, allows_vacation, pace_of
from bot.match.stored import game_of, setup_of
from engine.core.match import Match
from engine.core.seal import HASHED, SECRET_BYTES, commitment
from storage.matches import Beginning, MatchRow, Move, SavedMatch, SeatRow

CloseSeats = Callable[[MatchRow, Sequence[SeatRow]], Awaitable[int | None]]
"""Callback that announces in public that the seats are closed; returns the message id, or None if it was not posted."""


class SharedDeal(NamedTuple):
    """The chance of a duplicate round: its secret, the id of its `first` match, and the message that closed it."""

    secret: bytes
    first: str
    closed: int | None


async def without_message(row: MatchRow, seats: Sequence[SeatRow]) -> int | None:
    """Post nothing: the chance of the match then follows from its secret alone."""
    return None


async def stays(match: SeatedMatch) -> None:
    """Keep a new match in the channel of its lobby."""


class Starting:
    """Starts matches.

    `close_seats` announces that the seats are closed; `place` finds a place for a match that no press has started.
    `chance` makes simulations repeatable; secrets drawn from it can be guessed.
    """

    def __init__(self, cache: MatchCache, lobbies: Lobbies, chance: Random | None) -> None:
        self._cache = cache
        self._lobbies = lobbies
        self._chance = chance
        self.close_seats: CloseSeats = without_message
        self.place = stays

    async def start(
        self, match_id: str, user_id: int, *, silent: bool = False, shared: SharedDeal | None = None
    ) -> SeatedMatch:
        """Turn a lobby into a match, deal, and play on to the first choice of a person.

        That person is not pinged if `silent`. A match of a duplicate round has a `shared` deal.
        """
        async with self._cache.lock(match_id):
            row, seats = await self._lobbies.ready(match_id, user_id)
            secret = shared.secret if shared is not None else row.seed or self.new_secret()
            row = structs.replace(row, seed=secret, commitment=commitment(secret))
            row = structs.replace(row, status="live", settings=await self._settings(row, seats, shared))
            match = SeatedMatch(SavedMatch(row, seats, ()), (), self._chance)
            move = MoveResult(match.decision_names())
            match.core, step = Match.new(game_of(row), setup_of(row), match.dealer)
            now, outages = await self._cache.clocks.now(), self._cache.clocks.outages()
            computers = [seat.seat for seat in seats if seat.user_id is None]
            update = Update.started(ClockStarted(now, len(seats), _clock_pace(row), tuple(computers)))
            match.clock_update, match.outages = update, outages
            await self._set_waking(match, update)
            match.apply_step(move, step)
            await load_minds(match)
            match.answer_at_once(move)
            stored = await self._stored(match, move, silent=silent)
            # What the lobby asked its owner no longer matters.
            await self._cache.store.sent([one.id for one in await self._cache.store.unsent(match_id)])
            beginning = Beginning(seats, secret, row.commitment, row.settings)
            version = await self._cache.store.begin(match_id, row.version, beginning, stored)
            match.row = structs.replace(row, version=version)
            match.clock, match.clock_lines, match.clock_update = update.clock, len(update.lines), None
            match.log_length = match.snapshot_length = len(stored.lines)
            self._cache.keep(match)
            return match.for_reading()

    async def _settings(self, row: MatchRow, seats: Sequence[SeatRow], shared: SharedDeal | None) -> dict[str, str]:
        """Close the seats, unless the deal is shared, and return the settings of the new match."""
        if shared is None:
            return _settings(row, seats, await self.close_seats(row, seats))
        return _settings(row, seats, shared.closed) | {DUPLICATE_OF: shared.first, SECLUDED: "on"}

    async def _stored(self, match: SeatedMatch, move: MoveResult, *, silent: bool) -> Move:
        """Return what is stored of the first move: its lines, its position, and what is to be posted."""
        lines = move.lines(0, None, self._cache.now(), None)
        snapshot = match.game.save(match.core.position)
        clock = self._cache.clocks.change(match, None)
        announcement = move.announcement(None)
        if silent:
            announcement = structs.replace(announcement, asked=match.decision_names())
        outbox = self._cache.outbox_entry(announcement), *await self._cache.notices(match, None)
        return Move(lines, snapshot, outbox, clock=clock)

    async def _set_waking(self, match: SeatedMatch, update: Update) -> None:
        """Apply the waking hours of the players to the clock of a new match."""
        for seat in match.seats:
            if seat.user_id is not None:
                waking = await self._cache.clocks.waking(seat.user_id)
                if waking != ALL_DAY:
                    update.set_waking(seat.seat, waking)

    async def start_unasked(
        self, match_id: str, user_id: int, *, silent: bool = False, shared: SharedDeal | None = None
    ) -> None:
        """Start a match without a press of its owner, where its lobby is. Takes the same as `start`."""
        await self.start(match_id, user_id, silent=silent, shared=shared)
        self._cache.notify(match_id)

    async def start_mustered(self, match_id: str, user_id: int) -> None:
        """Start a match after a muster, in a place of its own."""
        await self.place(await self.start(match_id, user_id))
        self._cache.notify(match_id)

    def new_secret(self) -> bytes:
        """Return a secret for a lobby without one: a lobby of an older version, or of a simulation."""
        return secrets.token_bytes(SECRET_BYTES) if self._chance is None else self._chance.randbytes(SECRET_BYTES)


def _settings(row: MatchRow, seats: Sequence[SeatRow], closed: int | None) -> dict[str, str]:
    """Return the settings of a new match: its pace, and the message that closed its seats with its mixing."""
    settings = {name: value for name, value in row.settings.items() if name not in (CLOSING_MESSAGE, MIXING)}
    settings |= {} if closed is None else {CLOSING_MESSAGE: str(closed), MIXING: HASHED}
    return settings | {PACE: pace_of(row, sum(seat.user_id is not None for seat in seats))}


def _clock_pace(row: MatchRow) -> Pace:
    """Return the pace of a match's clock, without vacation if that is not allowed."""
    pace = PRESETS[row.settings[PACE]]
    return pace if allows_vacation(row) else pace.without_vacation()
