"""Telling the table what happened: from the outbox to turn cards. Every message is a projection that can be rebuilt."""

from __future__ import annotations

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
from bot.cards.phase_card import phase_lines
from bot.delivery import press_times as presses
from bot.delivery.failures import NETWORK, Absent, demand_server, failure_name
from bot.delivery.languages import Languages
from bot.delivery.old_cards import OldCards, PhaseRecords, nonce_of
from bot.delivery.pictures import Pictures
from bot.delivery.schedule import Schedule, may_post
from bot.delivery.traffic import CARDS, Cause, Urgency, caused_by, in_background, urgency
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement, pack, unpack
from bot.match.phases import PhaseDraft, closed, kept, pack_draft, progress, unpack_draft
from bot.match.service import Matches
from bot.match.settings import PARENT, event_of
from bot.words import Words
from engine.core.view import View
from storage.errors import Elsewhere, Stale, StoreError
from storage.matches import MatchRow, SeatRow
from storage.messages import CORRECTED, LIVE_CARD, OLDER_CARD, SUPERSEDED, MessageRow, OutboxRow

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083
LOCKED: Final = 160005
LOST: Final = (UNKNOWN_CHANNEL, ARCHIVED, LOCKED)
"""What Discord answers where nothing can be posted any more: a message to an archived thread opens it unless it is locked."""

REMEMBERED: Final = 512
"""Of so many matches the last position shown stays in memory, of others it is played again; and of so many channels the newest message."""


Shown = Callable[[MatchRow, tuple[SeatRow, ...]], Awaitable[None]]
"""Called when the card of a match shows how it stands."""


async def forget(row: MatchRow, seats: tuple[SeatRow, ...]) -> None:
    """Let nothing follow from what a card shows."""


class Publisher(Schedule):
    """Publishes the outbox of each match, one message at a time, whenever there is something new."""

    def __init__(
        self,
        client: discord.Client,
        matches: Matches,
        languages: Languages,
        pictures: Pictures,
        now: Callable[[], int],
    ) -> None:
        clock = asyncio.get_running_loop().time
        super().__init__(matches, clock, self._may_post)
        self._client = client
        self._languages = languages
        self._pictures = pictures
        self._now = now
        self._last: LRUCache[str, View] = LRUCache(REMEMBERED)
        self._last_messages: LRUCache[int, int] = LRUCache(REMEMBERED)
        self._old = OldCards(client, matches.store, clock)
        self.shown: Shown = forget
        self._records = PhaseRecords(matches.store, self._old, self._send)

    async def sweep(self) -> None:
        """Publish whatever is still unpublished and is due to be tried again, and see to old cards."""
        try:
            waiting = await self._tables.store.matches_with_unsent()
        except StoreError as failed:
            log.error("what waits to be published cannot be read: %s", failed)
            return
        for match_id in waiting:
            self.try_again(match_id)
        self._old.sweep()

    async def resume(self) -> None:
        """Delete or change the old messages that a process before this one has left as they were."""
        try:
            left = await self._tables.store.superseded()
        except StoreError as failed:
            log.error("the old messages that are to be changed cannot be read: %s", failed)
            return
        for card in left:
            try:
                match = await self._tables.get_match(card.match_id)
                with caused_by(Cause(CARDS, card.match_id, match.row.guild_id)):
                    if card.kind.startswith(CORRECTED):
                        await self._records.resume(card, match, await self.words(match))
                    else:
                        self._retire(card, match, await self.words(match))
            except (StoreError, Refused) as failed:
                log.warning("match %s cannot be read: %s", card.match_id, type(failed).__name__)

    def forget(self) -> None:
        """Know no more what cards show, nor what stands last in channels: another process may have posted since."""
        self._last.clear()
        self._last_messages.clear()

    async def finish(self) -> None:
        """Tell what waits for its mover, and wait until everything that is under way is done."""
        await super().finish()
        await self._old.finish()

    def give_up(self) -> list[asyncio.Task[None]]:
        """Cancel everything, the changes of old cards too, and return it."""
        return super().give_up() + self._old.give_up()

    async def exists(self, match_id: str, pressed: int | None) -> bool:
        """Whether the message that should show the match is there, in the channel where it is played.

        The message that somebody has just `pressed` is, and so is one that the bot may not look at: it could post no other.
        """
        shown, row = await self._tables.card(match_id), (await self._tables.get_match(match_id)).row
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

    async def follow(self, match_id: str) -> None:
        """Post the card of a match that has moved, unless that is under way already; raises as `refresh`."""
        await self.outcome(match_id)
        shown, row = await self._tables.card(match_id), (await self._tables.get_match(match_id)).row
        if shown is None or shown.channel_id != row.channel_id:
            await self.refresh(match_id)

    async def _post(self, match_id: str, *, anew: bool) -> None:
        """Post what happened in phases that have ended, then show the match as it stands by its card.

        Without news only if `anew`, or when the match has left the channel of its last card. A match that another process
        looks after is shown by that one.
        """
        row = (await self._tables.get_match(match_id)).row
        with caused_by(Cause(CARDS, match_id, row.guild_id)):
            await self._post_news(match_id, anew=anew)

    async def _post_news(self, match_id: str, *, anew: bool) -> None:
        before = await self._tables.card(match_id)
        match, waiting = await self._tables.pending(match_id)
        if not self._tables.store.looks_after(match.row.guild_id):
            return
        left = before is not None and before.channel_id != match.row.channel_id
        if not (waiting or anew or left):
            return
        words = await self.words(match)
        demand_server(self._client, match.row.guild_id)
        try:
            with urgency(Urgency.START) if before is None and not in_background() else nullcontext():
                draft, rest = await self._publish_phases(match, words, waiting)
                shown = await self._show(match, words, draft, rest, before, anew=anew or left)
        except discord.HTTPException as lost:
            await self._leave(match, lost)
            await self._post_news(match_id, anew=anew)
            return
        self._unposted.forget(match_id)
        self._last[match_id] = match.view(None)
        superseded = before if before is not None and before.message_id != shown.message_id else None
        try:
            await self._tables.store.shown([one.id for one in rest], shown, superseded, pack_draft(draft))
        except (Elsewhere, Stale):
            await self._withdraw(shown, match, words)
            raise
        presses.published(match_id, lambda: _presses(waiting), [one.id for one in waiting])
        if superseded is not None:
            self._retire(superseded, match, words)
        await self.shown(match.row, match.seats)

    async def _publish_phases(
        self, match: SeatedMatch, words: Words, waiting: Sequence[OutboxRow]
    ) -> tuple[PhaseDraft, Sequence[OutboxRow]]:
        """Post what happened in phases that have ended, and strike through what was undone.

        Returns what has happened in the phase that runs, and the news that the card is still to be made of.
        """
        news = [unpack(one.body) for one in waiting]
        found = progress(unpack_draft(await self._tables.store.draft(match.row.id)), news)
        if waiting and match.row.status != "live":
            found = closed(found, match.game.save(match.core.position))
        if (keep := kept(news)) is not None:
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
        """Show a match by its card: by the one `before`, if nobody new is called and nothing stands behind it."""
        news, last = _gathered(match, rest), await self._before(match.row.id, before)
        happened = phase_lines(words, match.row.game, draft.lines)
        clocks = self._tables.cache.clocks
        away = await clocks.away(match, match.asked()) if match.row.status == "live" else {}
        greeting = _greeting(match, before)
        change, times = turn_card.CardChange(happened, last), turn_card.CardTimes(clocks.reading_of, away)
        card = turn_card.turn_card(match, words, news, change, times, greeting=greeting)
        nonce = _nonce(match.row.id, rest, self._now())
        if before is None or anew or match.users_to_ping(news) or not self._is_last(before):
            return await self._show_below(match, words, card, nonce)
        return await self._show_in_place(match, words, card, nonce, before)

    async def _show_below(self, match: SeatedMatch, words: Words, card: OutgoingMessage, nonce: str) -> MessageRow:
        """Post the card of a match as the last message of its channel."""
        message = await self._send(match, card, words, nonce)
        return MessageRow(match.row.id, message.channel.id, message.id, match.log_length, self._now())

    async def _show_in_place(
        self, match: SeatedMatch, words: Words, card: OutgoingMessage, nonce: str, before: MessageRow
    ) -> MessageRow:
        """Let the card of a match show something else; where Discord refuses that, post it anew."""
        layout, files = await self._pictures.draw(match.row.id, card, words.at(match.names))
        message = self._channel(before.channel_id, match.row.guild_id).get_partial_message(before.message_id)
        try:
            with self.sending(match.row.id):
                await message.edit(view=layout, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        except (discord.HTTPException, *NETWORK) as failed:
            log.info("the card of match %s is posted anew: %s", match.row.id, failure_name(failed))
            return await self._show_below(match, words, card, nonce)
        return structs.replace(before, seq=match.log_length, posted_at=self._now())

    def last_message(self, channel_id: int, message_id: int) -> None:
        """Take note of the newest message of a channel, as Discord names it with every press and command."""
        self._last_messages[channel_id] = message_id

    def _is_last(self, card: MessageRow) -> bool:
        """Whether nothing is known to stand behind a card; one of an older program is not changed."""
        return card.kind == LIVE_CARD and self._last_messages.get(card.channel_id) == card.message_id

    async def _leave(self, match: SeatedMatch, lost: discord.HTTPException) -> None:
        """Let a match whose thread is gone go on where that was made; raises `lost` where that is no help."""
        parent = match.row.settings.get(PARENT)
        if lost.code not in LOST or parent is None or int(parent) == match.row.channel_id:
            raise lost
        try:
            await self._tables.move_to(match.row.id, int(parent))
        except Refused:
            raise Refused("refuse-thread-closed", where=f"<#{parent}>") from lost

    async def words(self, match: SeatedMatch) -> Words:
        """The words that the match's channel reads, with the players' names."""
        return (await self._languages.of_server(match.row.guild_id)).at(match.names)

    async def _before(self, match_id: str, card: MessageRow | None) -> View | None:
        """What a match's last card showed; a bot that has begun since has it played again."""
        if card is None or match_id in self._last:
            return self._last.get(match_id)
        return await self._tables.view_at_length(match_id, card.seq)

    async def _send(self, match: SeatedMatch, card: OutgoingMessage, words: Words, nonce: str) -> discord.Message:
        """Send a message to the match's channel, as far as it can be drawn.

        Of what may have arrived Discord takes the same once, by its nonce.
        """
        pinged = [discord.Object(user) for user in card.pinged]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=pinged, replied_user=False)
        layout, files = await self._pictures.draw(match.row.id, card, words.at(match.names))
        channel = self._channel(match.row.channel_id, match.row.guild_id)
        with self.sending(match.row.id):
            try:
                message = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)
            except NETWORK:
                for file in files:
                    file.reset(seek=True)
                message = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)
        self._last_messages.pop(message.channel.id, None)
        return message

    def _retire(self, old: MessageRow, match: SeatedMatch, words: Words) -> None:
        """Have an old card deleted, or where it stays its buttons taken off: it then says where play goes on.

        Those of an older program stay, since they tell what happened, and those in a channel that the match has left.
        """
        here = match.row.channel_id
        moved = words("card-moved") if old.channel_id == here else words("card-moved-away", where=f"<#{here}>")
        stays = old.channel_id != here or old.kind.startswith((OLDER_CARD, SUPERSEDED))
        self._old.change(old, partial(layouts.without_controls, moved=moved), deleted=not stays)

    async def _withdraw(self, late: MessageRow, match: SeatedMatch, words: Words) -> None:
        """Delete a card that arrived after a newer one of another process; one with the same nonce is the same message."""
        if late.message_id not in {card.message_id for card in await self._tables.store.cards(match.row.id)}:
            self._retire(late, match, words)

    def _may_post(self, row: MatchRow) -> bool:
        """Return whether the bot may post where a match is played, by all that it knows of the server."""
        guild = self._client.get_guild(row.guild_id or 0)
        return guild is not None and not guild.unavailable and may_post(guild, row)

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)


def _presses(waiting: Iterable[OutboxRow]) -> list[str]:
    """The presses that what waits came of."""
    return [press for one in waiting if (press := unpack(one.body).press) is not None]


def _gathered(match: SeatedMatch, waiting: Iterable[OutboxRow]) -> Announcement:
    """All that waits as one; with nothing waiting, nobody is called again."""
    news = [unpack(message.body) for message in waiting]
    return reduce(add, news) if news else Announcement((), asked=match.decision_names())


def _greeting(match: SeatedMatch, before: MessageRow | None) -> str:
    """The sentence by which a card calls all players: one `before` which there was none, or which stood elsewhere.

    Who plays alone has just started the match, and an event calls its players with the links of a round.
    """
    if before is not None:
        return "card-arrived" if before.channel_id != match.row.channel_id else ""
    begins = match.row.status == "live" and len(match.people) > 1 and event_of(match.row) is None
    return "card-begun" if begins else ""


def _nonce(match_id: str, waiting: Iterable[OutboxRow], now: int) -> str:
    """Name a card by what it tells.

    The store's own numbers of messages do not serve: they begin anew with the process. Nor do the saved moments: they
    hold what is hidden, which a name that everybody sees must not follow from.
    """
    news = ((one.seq, structs.replace(unpack(one.body), scenes=())) for one in waiting)
    return nonce_of(match_id, [f"{seq}".encode() + pack(public) for seq, public in news] or [f"{now}".encode()])
