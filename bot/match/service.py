"""The service through which the rest of the bot reads and plays matches, and the sweep of what is due. No Discord."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from random import Random
from typing import Final, Protocol

from msgspec import structs

from bot.clocks.clock_log import VacationBegun
from bot.clocks.deadlines import next_instant
from bot.clocks.paces import DAY, HOUR
from bot.match.agreement import lapse
from bot.match.arbiter import Arbiter
from bot.match.cancel_and_pause import Cancellation, Pausing
from bot.match.conceding import Conceding
from bot.match.early_end import resignation
from bot.match.errors import Refused
from bot.match.giving_orders import Ordering
from bot.match.match import SeatedMatch
from bot.match.match_cache import MatchCache, load_minds
from bot.match.new_match import NO_OPERATOR_OPTIONS, NewMatches
from bot.match.open_requests import due_at
from bot.match.outbox import EVERYONE, PlayedAnswer
from bot.match.safe_names import picked_keys
from bot.match.seat_changes import SeatChanges, free_seats, is_removed, sit_down
from bot.match.server_rules import ServerRules
from bot.match.settings import (
    CLOSING_MESSAGE,
    DUPLICATE_OF,
    MIXING,
    PARENT,
    PLAY_BY,
    SECLUDED,
    THEME,
    is_secluded,
    stand_in_of,
)
from bot.match.undoing import Undoing
from engine.core.notation import Record
from engine.core.proof import with_offers
from engine.core.types import Action, Decision, Event, Illegal, Reason, Seat
from engine.core.view import View
from storage.errors import ChannelBusy, Elsewhere, StoreError
from storage.log import LogRow
from storage.matches import MatchRow, SeatRow, Status
from storage.messages import LIVE_CARD, OLDER_CARD, MessageRow, OutboxRow
from storage.store import Store
from storage.waiting_lists import ReserveRow

log = logging.getLogger(__name__)

MAX_MATCHES_PER_SWEEP: Final = 500


class LookAtLobby(Protocol):
    """Does what is due in a lobby."""

    async def __call__(self, match_id: str, now: int, *, until_now: bool | None = None) -> None:
        """Do what is due in a lobby. If `until_now` is given, its place has changed, and nothing need be due.

        True means that players could press until now, False that they could when the lobby last changed.
        """


async def ignore_lobby(match_id: str, now: int, *, until_now: bool | None = None) -> None:
    """Do nothing, in a bot without lobbies."""


class Sweep:
    """Finds what is due with one query, and does it match by match."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def sweep(self, look_at_lobby: LookAtLobby) -> int:
        """Do what is due; return how many matches and lobbies were looked at."""
        store, now = self._cache.store, await self._cache.clocks.tick()
        found = await store.due(now, MAX_MATCHES_PER_SWEEP)
        for match_id in found:
            try:
                await self._look(match_id, now, look_at_lobby)
            except Refused as refused:
                log.warning("match %s is due and cannot be played on: %s", match_id, refused.sentence)
                await store.set_due(match_id, now + DAY)
            except Elsewhere:
                log.info("match %s is due and has become another process's", match_id)
            except StoreError as failed:
                log.error("what is due in match %s cannot be done: %s", match_id, type(failed).__name__)
            except Exception:
                log.exception("what is due in match %s failed", match_id)
                await store.set_due(match_id, now + HOUR)  # otherwise it would block the head of the queue
            await asyncio.sleep(0)
        return len(found)

    async def _look(self, match_id: str, now: int, look_at_lobby: LookAtLobby) -> None:
        row = await self._cache.store.match(match_id)
        if row is None or row.status in ("ended", "cancelled"):
            await self._cache.store.set_due(match_id, None)
        elif row.status == "lobby":
            await look_at_lobby(match_id, now)
        else:
            await self._cache.renew(match_id)
            async with self._cache.lock_match(match_id) as match:
                await lapse(self._cache, match, now)
                await self._advance(match)
                await self._seat_reserves(match)

    async def _advance(self, match: SeatedMatch) -> None:
        """Apply what the clock has led to, and let computer players move in seats that have passed on."""
        update = await self._cache.clocks.begin(match)
        await load_minds(match)
        if not match.people:
            await self._cache.catch_up(match)
        elif update is None:
            await self._cache.store.set_due(match.row.id, due_at(match))
        elif match.waits_for_computer() and (update.lines or match.is_left_to_computers()):
            await self._cache.save(match, match.continue_play(), None, None)
        elif not update.lines:
            await self._cache.store.set_due(match.row.id, due_at(match, next_instant(update.clock)))
            if update.clock.out_of_reach:
                self._cache.notify(match.row.id)  # another channel may be found for it
        else:
            # A vacation changes the card, and pings no one.
            is_used = any(isinstance(line, VacationBegun) for line in update.lines)
            await self._cache.save_clock(match, None, *([match.announcement()] if is_used else []))

    async def _seat_reserves(self, match: SeatedMatch) -> None:
        """Seat reserves in the seats whose people have not come back."""
        free = free_seats(match)
        if not free or match.row.status != "live" or self._cache.out_of_reach(match.row.id):
            return  # the seat's person could not press to return either
        there = {seat.user_id for seat in match.seats}
        waiting = [
            one
            for one in await self._cache.store.reserves(match.row.id)
            if one.user_id not in there and not await is_removed(self._cache, match.row.id, one.user_id)
        ]
        for seat, reserve in zip(free, waiting, strict=False):
            await self._seat(match, seat, reserve)

    async def _seat(self, match: SeatedMatch, seat: int, reserve: ReserveRow) -> None:
        await self._cache.clocks.begin(match)
        if seat in free_seats(match):
            await sit_down(self._cache, match, SeatRow(seat, reserve.user_id, reserve.name), unasked=True)


class Matches:
    """All matches in the store, each used under its lock.

    `notify` is called with a match's id whenever its outbox has a new entry; `now` returns the seconds since 1970.
    `chance` makes simulations repeatable: never use it for real matches, since their secrets could be guessed.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        notify: Callable[[str], None],
        operator_options: Mapping[str, Mapping[str, str]] = NO_OPERATOR_OPTIONS,
        chance: Random | None = None,
    ) -> None:
        self.store = store
        self.cache = MatchCache(store, now, notify, chance)
        self.new = NewMatches(store, now, operator_options, chance)
        self.cancellation = Cancellation(self.cache)
        self.pausing = Pausing(self.cache)
        self.look_at_lobby: LookAtLobby = ignore_lobby
        self.server_rules = ServerRules(store)
        self.seat_changes = SeatChanges(self.cache)
        self.ordering = Ordering(self.cache)
        self.undoing = Undoing(self.cache, self.seat_changes, self.ordering)
        self.conceding = Conceding(self.cache, self.resign)
        self.arbiter = Arbiter(self.cache, self.ordering)
        self._sweep = Sweep(self.cache)

    async def sweep(self) -> int:
        """Do what is due in all matches and lobbies; return how many were looked at."""
        return await self._sweep.sweep(self.look_at_lobby)

    async def get_match(self, match_id: str) -> SeatedMatch:
        """Return a live or ended match as it was last saved; later moves do not change it.

        Raises `Refused` for a lobby or an unknown match.
        """
        async with self.cache.lock_match(match_id) as match:
            return match.for_reading()

    async def find(self, match_id: str) -> MatchRow | None:
        """Return the row of a match or lobby, or None."""
        return await self.store.match(match_id)

    async def in_channel(self, channel_id: int) -> MatchRow | None:
        """Return the match or lobby in a channel: the running one, or else the latest."""
        return await self.store.match_in(channel_id)

    async def of_user(self, user_id: int, status: Status) -> tuple[MatchRow, ...]:
        """Return the matches of that status in which a user has a seat."""
        return await self.store.matches_of(user_id, status)

    async def players(self, match_id: str) -> tuple[SeatRow, ...]:
        """Return the players of a match or lobby, by seat."""
        return await self.store.seats(match_id)

    async def card(self, match_id: str) -> MessageRow | None:
        """Return the message that shows the current position: the live card, or that of an older version of the bot."""
        cards = {card.kind: card for card in await self.store.cards(match_id)}
        return cards.get(LIVE_CARD) or cards.get(OLDER_CARD)

    async def lines(self, match_id: str) -> tuple[LogRow, ...]:
        """Return the stored log of a match."""
        return await self.store.log(match_id)

    async def pending(self, match_id: str) -> tuple[SeatedMatch, tuple[OutboxRow, ...]]:
        """Return a match together with its unpublished announcements, both as of the same moment."""
        async with self.cache.lock_match(match_id) as match:
            waiting = await self.store.unsent(match_id)
            return match.for_reading(), tuple(one for one in waiting if one.target == EVERYONE)

    async def view_at_length(self, match_id: str, count: int) -> View:
        """Return what a spectator saw when the log had `count` lines. The match stays locked while it is replayed."""
        async with self.cache.lock_match(match_id) as match:
            return await asyncio.to_thread(match.view_at, count)

    async def choose(
        self, match_id: str, user_id: int, decision_name: str, picks: tuple[str, ...], key: str, name: str = ""
    ) -> PlayedAnswer:
        """Answer the open question of that name with tokens of its options.

        `key` identifies the press, which counts only once. The user is renamed to `name`, if it is given.
        """
        async with self.cache.lock_match(match_id) as match:
            decision = match.decision(await self._player(match, user_id), decision_name)
            if not {*picks} <= {option.key for option in decision.ask.options}:
                picks = picked_keys(decision, picks)
            return await self._play(match, decision, picks, key, name)

    async def say(
        self, match_id: str, user_id: int, verb: str, picks: tuple[str, ...], key: str, name: str = ""
    ) -> PlayedAnswer:
        """Answer the open question that has options of a verb; without picks, its first option of that verb is picked.

        `key`, `name` and the result are those of `choose`.
        """
        async with self.cache.lock_match(match_id) as match:
            decision = by_verb(match, await self._player(match, user_id), verb, picks)
            verbs = {option.key: option.verb for option in decision.ask.options}
            first = next(each for each in verbs if verbs[each] == verb)
            keys = picked_keys(decision, picks or (first,))
            for each in keys:
                if verbs.get(each, verb) != verb:  # `/game build what:draw` must not draw
                    raise match.refused(Reason("not_offered", {"key": each}))
            return await self._play(match, decision, keys, key, name)

    async def _player(self, match: SeatedMatch, user_id: int) -> Seat:
        """Return the seat of a user who plays, and who comes back by that. Raises `Refused` for others."""
        seat = match.seat_in_play(user_id)
        await self.cache.clocks.begin(match)
        if match.is_left_by(seat):
            await self.seat_changes.return_player(match, seat, user_id)
        return seat

    async def _play(
        self, match: SeatedMatch, decision: Decision, picks: tuple[str, ...], key: str, name: str
    ) -> PlayedAnswer:
        """Play a person's answer, and store it."""
        seat, before = decision.ask.seat, match.turn
        user = match.seats[seat].user_id
        premove = self.ordering.premove_for(match, decision) if match.orders.get(seat) else None
        try:
            move = match.play(Action(seat, decision.kind, picks))
        except Illegal as illegal:
            raise match.refused(illegal.reason) from None
        match.rename(seat, name)
        await self.cache.save(match, move, user, key)
        if premove is not None:
            await self.ordering.end(match, seat, premove)
        return PlayedAnswer(move.visible_to(seat), match.asks_only(user, since=before))

    async def resign(self, match_id: str, user_id: int, name: str = "") -> SeatedMatch:
        """Give the user's seat to a computer player for good; the others play on, and without any the match ends.

        The seat keeps the user's name, unless a `name` replaces it so that nothing recalls the user.
        """
        async with self.cache.lock_match(match_id) as match:
            number = match.seat_in_play(user_id)
            left = match.names[number]
            kept = (left, stand_in_of(match.row), user_id, match.turn)
            seat = SeatRow(number, None, name, kept[1]) if name else SeatRow(number, None, *kept)
            kind = await resignation(match, self.store, user_id)
            announcement = match.announcement(Event(kind, number, {"name": left}), by=user_id)
            update = await self.cache.clocks.begin(match)
            if update is not None:
                update.concede(number)
            await self.cache.save_clock(match, user_id, announcement, seat=seat)
            return match.for_reading()

    async def set_theme(self, match_id: str, user_id: int, theme: str) -> None:
        """Change the theme of a live match, from the next card on; any of its players may."""
        async with self.cache.lock_match(match_id) as match:
            match.seat_in_play(user_id)
            await self.cache.save_setting(match, THEME, theme)

    async def set_deadline(self, match_id: str, at: int) -> None:
        """Change until when a live match of a tournament is to be played; its next card says so."""
        async with self.cache.lock_match(match_id) as match:
            if match.row.status == "live" and match.row.settings.get(PLAY_BY) != f"{at}":
                await self.cache.save_setting(match, PLAY_BY, f"{at}")

    async def end_seclusion(self, match_id: str) -> None:
        """Open a match of a duplicate round to others, after the last match of the round has ended."""
        async with self.cache.lock_match(match_id) as match:
            if is_secluded(match.row):
                await self.cache.save_setting(match, SECLUDED, "off")

    async def move_to(self, match_id: str, channel_id: int, parent: int | None = None) -> None:
        """Move a match to another channel, such as a thread made for it in the channel `parent`.

        Raises `Refused` if the channel has a match already.
        """
        async with self.cache.lock_match(match_id) as match:
            settings = match.row.settings if parent is None else {**match.row.settings, PARENT: str(parent)}
            try:
                version = await self.store.amend(match_id, match.row.version, channel_id=channel_id, settings=settings)
            except ChannelBusy:
                raise Refused("refuse-channel-busy") from None
            match.row = structs.replace(match.row, version=version, channel_id=channel_id, settings=settings)
            if self.cache.out_of_reach(match_id):
                await self.cache.look_for_reach(match)

    async def look_for_reach(self, match_id: str, *, until_now: bool = True) -> None:
        """Check again whether players can press buttons in a match or lobby, after a change to its channel.

        Pass `until_now=False` if the change may have happened long ago. Raises `Refused` for an unknown match.
        """
        row = await self.store.match(match_id)
        if row is not None and row.status == "lobby":
            await self.look_at_lobby(match_id, await self.cache.clocks.now(), until_now=until_now)
        elif row is not None and row.status == "live":
            async with self.cache.lock_match(match_id) as match:
                await self.cache.look_for_reach(match, until_now=until_now)

    async def record(self, match_id: str) -> Record:
        """Return a match as a record; while it runs, without the secret and without hidden information."""
        match = await self.get_match(match_id)
        played, commitment = match.core, match.row.commitment
        log = tuple(played.log)
        if match.row.status == "live" or is_secluded(match.row):
            hidden = await asyncio.to_thread(played.secrets)
            return Record(played.setup, log, commitment, hidden=hidden)
        secret, closed = (match.row.seed or b"").hex(), match.row.settings.get(CLOSING_MESSAGE, "")
        first = match.row.settings.get(DUPLICATE_OF, "")
        record = Record(
            played.setup,
            log,
            commitment,
            secret,
            match=(first or match_id) if closed else "",
            closed=closed,
            mixing=match.row.settings.get(MIXING, ""),
            by_occasion=bool(first),
        )
        return await asyncio.to_thread(with_offers, match.game, record)


def by_verb(match: SeatedMatch, seat: Seat, verb: str, tokens: tuple[str, ...]) -> Decision:
    """Return the seat's open question with an option of a slash command's verb. Raises `Refused` if there is none.

    If the seat is asked something else, the refusal says why the first token is not on offer now, or without tokens
    the first option of that verb.
    """
    mine = [decision for decision in match.core.decisions if decision.ask.seat == seat]
    if not mine:
        raise match.not_your_move()
    for decision in mine:
        if any(option.verb == verb for option in decision.ask.options):
            return decision
    position = match.core.position
    wished = [wish.key for wish, _ in match.game.unavailable(position, seat) if wish.verb == verb]
    later = (one.reason for one in match.game.later(position, seat) if one.option.verb == verb)
    reason = match.game.why(position, seat, mine[0].kind, [*tokens, *wished][0]) if wished else next(later, None)
    raise match.refused(reason or Reason("not_asked", {"key": verb}))
