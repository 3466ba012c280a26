"""Post and update the turn cards of matches from the outbox. Every message is a projection that can be rebuilt."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import nullcontext
from functools import partial, reduce
from operator import add
from typing import Final

import discord
from cachetools import LRUCache
from msgspec import structs

from bot.cards import layouts, turn_card
from bot.cards.layouts import OutgoingMessage
from bot.cards.phase_card import phase_news
from bot.delivery.causes import CARDS, Cause, caused_by, published
from bot.delivery.failures import ARCHIVED_THREAD, NETWORK, Absent, demand_server, failure_name
from bot.delivery.group_dms import GroupDMs
from bot.delivery.languages import Languages
from bot.delivery.nonces import nonce_of
from bot.delivery.old_cards import OldCards
from bot.delivery.permissions import may_post
from bot.delivery.phase_records import PhaseRecords
from bot.delivery.pictures import Pictures, rewind
from bot.delivery.publish_schedule import Schedule
from bot.delivery.rate_limits import Urgency, in_background, urgency
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement, pack, unpack
from bot.match.phases import PhaseDraft, closed, kept, pack_draft, progress, unpack_draft
from bot.match.service import Matches
from bot.match.settings import GROUP_DM, PARENT, event_of
from bot.match.tips import next_tip, tip_names
from bot.words import Words
from engine.core.view import View
from storage.errors import Elsewhere, Stale, StoreError
from storage.matches import MatchRow, SeatRow
from storage.messages import CORRECTED, LIVE_CARD, OLDER_CARD, SUPERSEDED, MessageRow, OutboxRow

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
LOCKED_THREAD: Final = 160005

LOST_CHANNEL: Final = (UNKNOWN_CHANNEL, ARCHIVED_THREAD, LOCKED_THREAD)
"""Discord's codes for a channel where nothing can be posted. A message reopens an archived thread unless it is locked.
"""

VIEWS_CACHED: Final = 512
LAST_MESSAGES_CACHED: Final = 512

Shown = Callable[[MatchRow, tuple[SeatRow, ...]], Awaitable[None]]
"""Called after the card of a match shows its current position."""


class Publisher(Schedule):
    """Publishes the outbox of each match, one message at a time."""

    def __init__(
        self, client: discord.Client, groups: GroupDMs, matches: Matches, languages: Languages, pictures: Pictures
    ) -> None:
        clock = asyncio.get_running_loop().time
        super().__init__(matches, clock, self._may_post)
        self._client = client
        self._groups = groups
        self._languages = languages
        self._pictures = pictures
        self._now = matches.cache.now
        self._last: LRUCache[str, View] = LRUCache(VIEWS_CACHED)
        self._tips: LRUCache[str, tuple[tuple[str, ...], str]] = LRUCache(VIEWS_CACHED)
        self.last_messages: LRUCache[int, int] = LRUCache(LAST_MESSAGES_CACHED)
        """The newest message of channels, which Discord names with every press and command."""
        self._old = OldCards(client, matches.store, clock)
        self.on_shown: list[Shown] = []
        self._records = PhaseRecords(matches.store, self._old, self._send)

    async def sweep(self) -> None:
        """Publish what is due for another attempt, and process old cards."""
        try:
            waiting = await self._matches.store.matches_with_unsent()
        except StoreError as failed:
            log.error("what waits to be published cannot be read: %s", failed)
            return
        for match_id in waiting:
            self.try_again(match_id)
        self._old.sweep()

    async def resume(self) -> None:
        """Delete or change the old messages that an earlier process did not get to."""
        try:
            left = await self._matches.store.superseded()
        except StoreError as failed:
            log.error("the old messages that are to be changed cannot be read: %s", failed)
            return
        for card in left:
            try:
                match = await self._matches.get_match(card.match_id)
                with caused_by(Cause(CARDS, card.match_id, match.row.guild_id)):
                    if card.kind.startswith(CORRECTED):
                        await self._records.resume(card, match, await self.words(match))
                    else:
                        self._retire(card, match, await self.words(match))
            except (StoreError, Refused) as failed:
                log.warning("match %s cannot be read: %s", card.match_id, type(failed).__name__)

    def forget(self) -> None:
        """Clear what is known of shown cards and latest messages, since another process may have posted."""
        self._last.clear()
        self.last_messages.clear()

    async def finish(self) -> None:
        """Publish what is held back for a player's turn, and wait until all work is done."""
        await super().finish()
        await self._old.finish()

    def give_up(self) -> list[asyncio.Task[None]]:
        """Cancel all work, including changes of old cards, and return the tasks."""
        return super().give_up() + self._old.give_up()

    async def exists(self, match_id: str, pressed: int | None) -> bool:
        """Return True if the card of the match exists in the channel where the match is played.

        The message just `pressed` counts as existing. So does one that the bot may not read, since it could post no
        other.
        """
        shown, row = await self._matches.card(match_id), (await self._matches.get_match(match_id)).row
        if shown is None or shown.channel_id != row.channel_id:
            return False
        if shown.message_id == pressed:
            return True
        try:
            demand_server(self._client, row.guild_id)
            await self._channel(shown.channel_id, None).get_partial_message(shown.message_id).fetch()
        except discord.NotFound:
            return False
        except (discord.Forbidden, Absent):
            return True
        return True

    async def post_moved(self, match_id: str) -> None:
        """Post the card of a match that has moved, unless that is in progress. Raises what `refresh` raises."""
        await self.outcome(match_id)
        shown, row = await self._matches.card(match_id), (await self._matches.get_match(match_id)).row
        if shown is None or shown.channel_id != row.channel_id:
            await self.refresh(match_id)

    async def _post(self, match_id: str, *, anew: bool) -> None:
        """Post what happened in completed phases, then show the current position on the card.

        Without announcements this does nothing, unless `anew` is set or the match has moved to another channel. A
        match that another process looks after is left to that process.
        """
        row = (await self._matches.get_match(match_id)).row
        with caused_by(Cause(CARDS, match_id, row.guild_id)):
            await self._post_announcements(match_id, anew=anew)

    async def _post_announcements(self, match_id: str, *, anew: bool) -> None:
        before = await self._matches.card(match_id)
        match, waiting = await self._matches.pending(match_id)
        if not self._matches.store.looks_after(match.row.guild_id):
            return
        left = before is not None and before.channel_id != match.row.channel_id
        if not (waiting or anew or left):
            return
        words = await self.words(match)
        self._demand_place(match.row)
        try:
            with urgency(Urgency.START) if before is None and not in_background() else nullcontext():
                draft, rest = await self._publish_phases(match, words, waiting)
                shown = await self._show(match, words, draft, rest, before, anew=anew or left)
        except discord.HTTPException as lost:
            await self._leave(match, lost)
            await self._post_announcements(match_id, anew=anew)
            return
        self._unposted.forget(match_id)
        self._last[match_id] = match.view(None)
        superseded = before if before is not None and before.message_id != shown.message_id else None
        try:
            await self._matches.store.shown([one.id for one in rest], shown, superseded, pack_draft(draft))
        except (Elsewhere, Stale):
            await self._withdraw(shown, match, words)
            raise
        published(match_id, lambda: _presses(waiting), [one.id for one in waiting])
        if superseded is not None:
            self._retire(superseded, match, words)
        for note in self.on_shown:
            await note(match.row, match.seats)

    async def _publish_phases(
        self, match: SeatedMatch, words: Words, waiting: Sequence[OutboxRow]
    ) -> tuple[PhaseDraft, Sequence[OutboxRow]]:
        """Post what happened in completed phases, and strike through what was undone.

        Returns the draft of the running phase, and the outbox rows that the card still has to show.
        """
        announcements = [unpack(one.body) for one in waiting]
        found = progress(unpack_draft(await self._matches.store.draft(match.row.id)), announcements)
        if waiting and match.row.status != "live":
            found = closed(found, match.game.save(match.core.position))
        if (keep := kept(announcements)) is not None:
            await self._records.correct(match, words, keep)
        return found.draft, await self._records.post(match, words, found.ended, waiting)

    async def _show(
        self,
        match: SeatedMatch,
        words: Words,
        draft: PhaseDraft,
        rest: Sequence[OutboxRow],
        before: MessageRow | None,
        *,
        anew: bool,
    ) -> MessageRow:
        """Show a match on its card.

        The card `before` is edited if no other player is pinged and it is the last message of the channel; otherwise a
        new card is posted.
        """
        announcement, last = _gathered(match, rest), await self._before(match.row.id, before)
        happened = phase_news(words, match.row.game, draft.lines)
        clocks = self._matches.cache.clocks
        away = await clocks.away(match, match.asked()) if match.row.status == "live" else {}
        change = turn_card.CardChange(happened, last, _greeting(match, before))
        times = turn_card.CardTimes(clocks.reading_of, away)
        tip = await self._tip(match, words)
        card = turn_card.turn_card(match, words, announcement, change, times, tip)
        nonce = _nonce(match.row.id, rest, self._now())
        if before is None or anew or match.users_to_ping(announcement) or not self._is_last(before):
            return await self._show_below(match, words, card, nonce)
        return await self._show_in_place(match, words, card, nonce, before)

    async def _tip(self, match: SeatedMatch, words: Words) -> str:
        """Return the tip about the questions on a card, while one of the players who are asked is due one.

        It stays until the questions change.
        """
        if match.row.status != "live":
            return ""
        asked = [(one, user) for one in match.core.decisions if (user := match.seats[one.ask.seat].user_id) is not None]
        questions = tuple(match.decision_name(one) for one, _ in asked)
        kept, name = self._tips.get(match.row.id, ((), ""))
        if kept != questions:
            names = tip_names(words.has, match.row.game, (one.kind for one, _ in asked if one.ask.open))
            users = {user for _, user in asked}
            name = await next_tip(self._matches.cache.preferences, self._matches.store, users, match.row.id, names)
            self._tips[match.row.id] = questions, name
        return turn_card.tip_line(words, match, name) if name else ""

    async def _show_below(self, match: SeatedMatch, words: Words, card: OutgoingMessage, nonce: str) -> MessageRow:
        """Post the card of a match as the last message of its channel."""
        message = await self._send(match, card, words, nonce)
        return MessageRow(match.row.id, message.channel.id, message.id, match.log_length, self._now())

    async def _show_in_place(
        self, match: SeatedMatch, words: Words, card: OutgoingMessage, nonce: str, before: MessageRow
    ) -> MessageRow:
        """Edit the card of a match, or post a new one if Discord refuses."""
        layout, files = await self._pictures.draw(match.row.id, card, words.at(match.names))
        message = self._channel(before.channel_id, match.row.guild_id).get_partial_message(before.message_id)
        try:
            with self.sending(match.row.id):
                await message.edit(view=layout, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except (discord.HTTPException, Absent, *NETWORK) as failed:
            log.info("the card of match %s is posted anew: %s", match.row.id, failure_name(failed))
            return await self._show_below(match, words, card, nonce)
        return structs.replace(before, seq=match.log_length, posted_at=self._now())

    def _is_last(self, card: MessageRow) -> bool:
        """Return True if a card is the newest message of its channel.

        Cards of older versions of the bot are never edited.
        """
        return card.kind == LIVE_CARD and self.last_messages.get(card.channel_id) == card.message_id

    async def _leave(self, match: SeatedMatch, lost: discord.HTTPException) -> None:
        """Move a match from a lost thread to the channel where it was made. Raises `lost` if there is none."""
        parent = match.row.settings.get(PARENT)
        if lost.code not in LOST_CHANNEL or parent is None or int(parent) == match.row.channel_id:
            raise lost
        try:
            await self._matches.move_to(match.row.id, int(parent))
        except Refused:
            raise Refused("refuse-thread-closed", where=f"<#{parent}>") from lost

    async def words(self, match: SeatedMatch) -> Words:
        """Return the words of the match's server, with the players' names."""
        return (await self._languages.of_match(match.row)).at(match.names)

    async def _before(self, match_id: str, card: MessageRow | None) -> View | None:
        """Return the view that a match's last card showed, replaying the log if it is not cached."""
        if card is None or match_id in self._last:
            return self._last.get(match_id)
        return await self._matches.view_at_length(match_id, card.seq)

    async def _send(self, match: SeatedMatch, card: OutgoingMessage, words: Words, nonce: str) -> discord.Message:
        """Send a message to the match's channel.

        After a network error it is sent once more. Discord recognises the repetition by its nonce.
        """
        pinged = [discord.Object(user) for user in card.pinged]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=pinged, replied_user=False)
        layout, files = await self._pictures.draw(match.row.id, card, words.at(match.names))
        channel = self._channel(match.row.channel_id, match.row.guild_id)
        with self.sending(match.row.id):
            try:
                message = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)
            except NETWORK:
                rewind(files)
                message = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)
        self.last_messages.pop(message.channel.id, None)
        return message

    def _retire(self, old: MessageRow, match: SeatedMatch, words: Words) -> None:
        """Delete an old card, or remove its buttons and say where play continues.

        Cards stay if they are of an older version of the bot, because those say what happened, or in a channel that
        the match has left.
        """
        here = match.row.channel_id
        moved = words("card-moved") if old.channel_id == here else words("card-moved-away", where=f"<#{here}>")
        stays = old.channel_id != here or old.kind.startswith((OLDER_CARD, SUPERSEDED))
        self._old.change(old, partial(layouts.without_controls, moved=moved), deleted=not stays)

    async def _withdraw(self, late: MessageRow, match: SeatedMatch, words: Words) -> None:
        """Delete a card that arrived after one of another process. One with the same nonce is the same message."""
        if late.message_id not in {card.message_id for card in await self._matches.store.cards(match.row.id)}:
            self._retire(late, match, words)

    def _may_post(self, row: MatchRow) -> bool:
        """Return True if the bot may post where a match is played, going by its cached permissions."""
        if row.guild_id is None:
            return GROUP_DM not in row.settings or self._groups.may_post(row.channel_id)
        guild = self._client.get_guild(row.guild_id)
        return guild is not None and not guild.unavailable and may_post(guild, row)

    def _demand_place(self, row: MatchRow) -> None:
        """Raise `Absent` if nothing can be posted where a match is played."""
        demand_server(self._client, row.guild_id)
        if row.guild_id is None and not self._may_post(row):
            raise Absent

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)


def _presses(waiting: Iterable[OutboxRow]) -> list[str]:
    return [press for one in waiting if (press := unpack(one.body).press) is not None]


def _gathered(match: SeatedMatch, waiting: Iterable[OutboxRow]) -> Announcement:
    """Add the waiting announcements up. Without any, the players to move are not pinged again."""
    announcements = [unpack(message.body) for message in waiting]
    return reduce(add, announcements) if announcements else match.announcement()


def _greeting(match: SeatedMatch, before: MessageRow | None) -> str:
    """Return the sentence that greets all players: on the first card, or after a move to another channel.

    A player alone has just started the match, and a tournament pings its players itself, so these get none.
    """
    if before is not None:
        return "card-arrived" if before.channel_id != match.row.channel_id else ""
    begins = match.row.status == "live" and len(match.people) > 1 and event_of(match.row) is None
    return "card-begun" if begins else ""


def _nonce(match_id: str, waiting: Iterable[OutboxRow], now: int) -> str:
    """Name a card by what it shows.

    Row ids of the outbox do not serve, since they restart with the process. Saved positions do not either: they hold
    hidden information, and everyone sees the nonce.
    """
    announcements = ((one.seq, structs.replace(unpack(one.body), scenes=())) for one in waiting)
    return nonce_of(
        match_id, [f"{seq}".encode() + pack(public) for seq, public in announcements] or [f"{now}".encode()]
    )
