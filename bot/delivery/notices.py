"""Notices to single users: in the match's channel, as a direct message, or once a day. Outdated ones are deleted."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from discord.utils import escape_markdown

from bot.cards import custom_ids
from bot.cards.match_names import event_title
from bot.cards.order_cards import order_text
from bot.cards.times import ReadingOf, timestamp
from bot.clocks.clock import Clock, deadlines
from bot.clocks.paces import DAY
from bot.clocks.waking_hours import ALL_DAY
from bot.delivery.causes import NOTICE, Cause, caused_by
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.failures import UNSENT, Absent, failure_name, is_final
from bot.delivery.group_dms import GroupChannel
from bot.delivery.languages import Languages
from bot.delivery.permissions import may_read
from bot.delivery.rate_limits import Urgency, urgency
from bot.match.background import BackgroundTasks
from bot.match.errors import Refused
from bot.match.notices import (
    DIGEST,
    DIRECT,
    LOBBY_NOTICES,
    LOBBY_OLD,
    LOBBY_OPENED,
    NOTICES,
    OPEN_TURN_NOTICES,
    ORDER_ENDED_NOTICE,
    PASSED_ON_NOTICE,
    REMOVED_NOTICE,
    SEATED_NOTICE,
    TAKEN_OVER_NOTICE,
    THREAD,
    TURN_BEGUN_NOTICE,
    UPDATE_NOTICE,
    Notice,
    SeatRuling,
    is_true,
    unpack,
    user_of,
)
from bot.match.preferences import Preferences
from bot.match.safe_names import shown
from bot.match.service import Matches
from bot.match.settings import GROUP_DM, event_of
from bot.words import Words
from storage.errors import StoreError
from storage.matches import MatchRow, SeatRow
from storage.messages import OutboxRow, PostedNoticeRow

log = logging.getLogger(__name__)

DIGESTED: Final = "digested_at"

MAX_MATCHES_AT_ONCE: Final = 16
"""Matches whose notices are posted at the same time. One after the other is slower than Discord allows."""

MAX_INVITATIONS: Final = 20
"""Users to whom one sweep sends a lobby.

Discord blocks bots that write to very many users at once, and the lobby may soon be full.
"""

IsWanted = Callable[[MatchRow, int], Awaitable[bool]]  # a check whether a user still wants to hear of a lobby


async def unwanted(row: MatchRow, user: int) -> bool:
    """Return False."""
    return False


class Notices(BackgroundTasks):
    """Posts each notice to a user once, and deletes it when it is no longer true."""

    def __init__(self, client: discord.Client, matches: Matches, languages: Languages, direct: DirectMessages) -> None:
        super().__init__()
        self._client = client
        self._matches = matches
        self._languages = languages
        self._preferences = matches.cache.preferences
        self._direct_messages = direct
        self._now = matches.cache.now
        self._posted: dict[str, list[PostedNoticeRow]] = {}
        self._delivering: set[str] = set()
        self._room = asyncio.Semaphore(MAX_MATCHES_AT_ONCE)
        self._locks: WeakValueDictionary[str | int, asyncio.Lock] = WeakValueDictionary()
        self._invited: Counter[str] = Counter()
        self.is_wanted: IsWanted = unwanted

    async def resume(self) -> None:
        """Load the notices that an earlier process has posted."""
        for row in await self._matches.store.posted_notices():
            if row not in self._posted.get(row.match_id, ()):
                self._keep(row.match_id, [row])

    def notify(self, match_id: str) -> None:
        """Delete posted notices that a change of the match has made untrue."""
        if match_id in self._posted or match_id in self._delivering:
            self._start(self._withdraw(match_id), Urgency.BACKGROUND)

    async def sweep(self) -> None:
        """Post waiting notices, and delete those about lobbies that are no longer true.

        Failures wait for the next sweep.
        """
        try:
            waiting = await self._matches.store.matches_with_notices()
        except StoreError as failed:
            log.error("notices cannot be read: %s", type(failed).__name__)
            return
        for match_id in waiting:
            if match_id not in self._delivering:
                self._delivering.add(match_id)
                self._start(self._deliver(match_id), Urgency.NOTICE)
        for match_id in self._posted.keys() - self._delivering:
            if any(unpack(one.body).kind in LOBBY_NOTICES for one in self._posted[match_id]):
                self._start(self._withdraw(match_id), Urgency.BACKGROUND)

    def _start(self, work: Coroutine[Any, Any, None], of: Urgency) -> None:
        with urgency(of):
            self._run(_safely(work))

    def _lock(self, match_or_user: str | int) -> asyncio.Lock:
        return self._locks.setdefault(match_or_user, asyncio.Lock())

    async def _deliver(self, match_id: str) -> None:
        try:
            async with self._lock(match_id), self._room:
                for waiting in await self._matches.store.unsent(match_id):
                    user = user_of(waiting.target)
                    if user is not None:
                        async with self._lock(user):  # who wants one notice a day gets one, in however many matches
                            with caused_by(await self._cause(match_id, user)):
                                await _safely(self._deliver_one(match_id, user, waiting))
        finally:
            self._delivering.discard(match_id)
            del self._invited[match_id]

    async def _cause(self, match_id: str, user: int) -> Cause:
        row = self._matches.cache.row(match_id) or await self._matches.find(match_id)
        return Cause(NOTICE, user, None if row is None else row.guild_id)

    async def _deliver_one(self, match_id: str, user: int, waiting: OutboxRow) -> None:
        notice, (row, seats, clock) = unpack(waiting.body), await self._state(match_id)
        if notice.kind == UPDATE_NOTICE:
            return
        if row is None or not is_true(notice, user, row, seats, clock):
            await self._matches.store.sent([waiting.id])
        elif not await self._may_disturb(user, notice):
            return
        elif notice.kind == ORDER_ENDED_NOTICE:
            await self._send_privately(row, user, notice, waiting)
        elif notice.kind == LOBBY_OPENED:
            await self._invite(row, user, notice, waiting)
        else:
            await self._post(row, clock, user, notice, waiting)

    async def _state(self, match_id: str) -> tuple[MatchRow | None, tuple[SeatRow, ...], Clock | None]:
        row = await self._matches.find(match_id)
        if row is None or row.status != "live":
            return row, (), None
        match = await self._matches.get_match(match_id)
        return match.row, match.seats, match.clock

    async def _may_disturb(self, user: int, notice: Notice) -> bool:
        """Return True if the user may be disturbed now.

        The user must be awake, and the digest due if the user wants one notice a day. Notices about orders wait while
        the user refuses direct messages. An invitation to a lobby never waits for a digest, since a day later the
        lobby is full.
        """
        now = self._now()
        if notice.kind == ORDER_ENDED_NOTICE and self._direct_messages.are_refused_by(user):
            return False
        if not await self._matches.cache.clocks.is_awake(user, now):
            return False
        if notice.kind == LOBBY_OPENED or await self._preferences.get("user", user, NOTICES) != DIGEST:
            return True
        return await is_digest_due(self._preferences, user, DIGESTED, now)

    async def _post(self, row: MatchRow, clock: Clock | None, user: int, notice: Notice, waiting: OutboxRow) -> None:
        where = await self._preferences.get("user", user, NOTICES) or THREAD
        if where == THREAD and GROUP_DM in row.settings:  # nothing can be posted there until someone presses a button
            where = DIRECT
        words = await self._words(row, user, private=where != THREAD)
        reading_of = self._matches.cache.clocks.reading_of
        text = notice_text(words, row, clock, user, notice, reading_of)
        is_asked = notice.kind == LOBBY_OLD
        message = (
            None
            if where == THREAD or is_asked
            else await self._direct(user, text, _notice_buttons(words, notice, row.id))
        )
        if message is None and notice.kind != TURN_BEGUN_NOTICE:  # the card in the channel shows whose turn it is
            message = await self._in_channel(row, user, text, lobby_buttons(words, row.id) if is_asked else None)
        await self._note(row, user, message, waiting)
        if message is not None and where == DIGEST:
            await self._preferences.choose("user", user, DIGESTED, str(self._now()))

    async def _invite(self, row: MatchRow, user: int, notice: Notice, waiting: OutboxRow) -> None:
        """Send a lobby to a user as a direct message, if the user wants it and can read the channel."""
        message, is_sought = None, await self.is_wanted(row, user)
        if is_sought and self._invited[row.id] >= MAX_INVITATIONS:
            return
        self._invited[row.id] += is_sought
        if is_sought and await may_read(self._client, row, user):
            words = await self._words(row, user, private=True)
            message = await self._direct(user, notice_text(words, row, None, user, notice, int))
        await self._note(row, user, message, waiting)

    async def _note(self, row: MatchRow, user: int, message: discord.Message | None, waiting: OutboxRow) -> None:
        """Store what was posted, so that it can be deleted later. None means that nothing could be posted."""
        if message is None:
            await self._matches.store.sent([waiting.id])
            return
        posted = PostedNoticeRow(message.id, message.channel.id, row.id, user, waiting.body)
        await self._matches.store.set_posted(posted, [waiting.id])
        self._keep(row.id, [posted])

    async def _send_privately(self, row: MatchRow, user: int, notice: Notice, waiting: OutboxRow) -> None:
        """Send a notice that only this user may read as a direct message.

        If that is refused, it waits until `/orders` shows it.
        """
        words = await self._words(row, user, private=True)
        names = (await self._matches.get_match(row.id)).names
        text = notice_text(words.at(names), row, None, user, notice, int)
        if await self._direct(user, text) is not None:
            await self._matches.store.sent([waiting.id])

    async def _words(self, row: MatchRow, user: int, *, private: bool) -> Words:
        languages = self._languages
        return await (languages.of_user(user, row.guild_id) if private else languages.of_server(row.guild_id))

    async def _direct(self, user: int, text: str, buttons: discord.ui.View | None = None) -> discord.Message | None:
        """Send a direct message. Returns None if the user accepts none."""
        return await self._direct_messages.send(user, content=text, view=buttons or discord.utils.MISSING)

    async def _in_channel(
        self, row: MatchRow, user: int, text: str, buttons: discord.ui.View | None
    ) -> discord.Message | None:
        """Post in the match's channel. Returns None if nothing can be posted there."""
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        if GROUP_DM in row.settings and not isinstance(channel, GroupChannel):
            return None
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user)])
        try:
            content = f"<@{user}>: {text}"
            return await channel.send(content, allowed_mentions=mentions, view=buttons or discord.utils.MISSING)
        except (discord.HTTPException, Absent) as failed:
            if not is_final(failed):
                raise
            log.info("a notice of match %s is lost: %s", row.id, failure_name(failed))
            return None

    async def _withdraw(self, match_id: str) -> None:
        """Delete the notices about a match that are no longer true."""
        async with self._lock(match_id):  # wait for the notices that are being posted
            row, seats, clock = await self._state(match_id)
            posted = self._posted.pop(match_id, [])
            stale = [
                one for one in posted if row is None or not is_true(unpack(one.body), one.user_id, row, seats, clock)
            ]
            self._keep(match_id, [one for one in posted if one not in stale])
        while stale:
            try:
                with caused_by(await self._cause(match_id, stale[-1].user_id)):
                    await self._delete(stale[-1])
            except BaseException:
                self._keep(match_id, stale)
                raise
            stale.pop()

    def _keep(self, match_id: str, posted: Sequence[PostedNoticeRow]) -> None:
        """Add posted notices to those that may have to be deleted."""
        if posted:
            self._posted.setdefault(match_id, []).extend(posted)

    async def _delete(self, posted: PostedNoticeRow) -> None:
        channel = self._client.get_partial_messageable(posted.channel_id)
        try:
            await channel.get_partial_message(posted.message_id).delete()
        except discord.HTTPException as failed:
            if not is_final(failed):
                raise
        await self._matches.store.forget_posted(posted.message_id)


async def _safely(work: Coroutine[Any, Any, None]) -> None:
    """Run work on notices and log its failure. The next sweep or move tries again."""
    try:
        await work
    except (*UNSENT, StoreError, Refused) as failed:
        log.info("notices could not be delivered: %s", failure_name(failed))
    except Exception:
        log.exception("notices could not be delivered")


async def is_digest_due(preferences: Preferences, user: int, sent_at: str, now: int) -> bool:
    """Return True if a user had no digest for a day.

    `sent_at` names the preference that stores the time of the last one.
    """
    last = await preferences.get("user", user, sent_at)
    return last is None or not last.isdecimal() or not 0 <= now - int(last) < DAY  # the clock may have been set back


def lobby_buttons(words: Words, match_id: str) -> discord.ui.View:
    """Return the buttons with which an owner decides what happens to an old lobby."""
    return _buttons(
        words, custom_ids.LOBBY, {verb: f"button-{verb}" for verb in ("keep-lobby", "fill", "cancel")}, match_id
    )


def _notice_buttons(words: Words, notice: Notice, match_id: str) -> discord.ui.View | None:
    """Return the buttons of a direct message: to move, or to take back a seat that was passed on."""
    if notice.kind in OPEN_TURN_NOTICES:
        return _buttons(words, custom_ids.TABLE, {"move": "button-move"}, match_id)
    if notice.kind == PASSED_ON_NOTICE:
        return _buttons(words, custom_ids.CLOCK, {"seat": "button-take-seat"}, match_id)
    return None


def _buttons(words: Words, prefix: str, verbs: Mapping[str, str], match_id: str) -> discord.ui.View:
    """Return one button for each verb, labelled with its sentence."""
    view = discord.ui.View(timeout=None)
    for verb, label in verbs.items():
        custom_id = custom_ids.make(prefix, verb, match_id)
        view.add_item(discord.ui.Button(label=words(label), custom_id=custom_id))
    view.stop()
    return view


def notice_text(
    words: Words, row: MatchRow, clock: Clock | None, user: int, notice: Notice, reading_of: ReadingOf
) -> str:
    """Return the text of a notice: one sentence with the match's channel, and its deadline if it has one."""
    passes_on, hours, excuses = "", "set", 0
    if clock is not None and notice.seat is not None:
        seat = clock.seats[notice.seat]
        hours, excuses = "all" if seat.waking == ALL_DAY else "set", seat.excuses
        left = deadlines(clock, notice.seat)
        passes_on = "" if left is None else timestamp(reading_of(left.passes_on_at))
    given = {} if notice.order is None else {"order": order_text(words, row.game, notice.order), "why": notice.why}
    if notice.kind in (SEATED_NOTICE, TAKEN_OVER_NOTICE, REMOVED_NOTICE):
        given = _seat_change(row, notice)
    return words(
        f"notice-{notice.kind}",
        game=escape_markdown(event_title(words, row)),
        where=f"<#{row.channel_id}>",
        when=passes_on,
        hours=hours,
        excuses=excuses,
        **given,
    )


def _seat_change(row: MatchRow, notice: Notice) -> dict[str, str]:
    """Return who gave a seat to another and why, the other's name, and how the result counts in a tournament."""
    ruling, event = notice.ruling or SeatRuling("", "", "", ""), event_of(row)
    other = ruling.before if notice.kind == SEATED_NOTICE else ruling.after
    given = {"by": ruling.by, "reason": ruling.reason, "name": other, "event": shown(event.name) if event else ""}
    return {**{name: escape_markdown(text) for name, text in given.items()}, "counts": ruling.counts}
