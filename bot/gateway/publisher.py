"""Telling the table what happened: from the outbox to turn cards. Every message is a projection that can be rebuilt."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from functools import reduce
from operator import add
from typing import Final

import discord
from msgspec import structs

from bot.gateway.failures import NETWORK, Absent
from bot.gateway.languages import Languages
from bot.gateway.old_cards import OldCards
from bot.gateway.pictures import Pictures
from bot.gateway.schedule import Schedule
from bot.gateway.traffic import Urgency, in_background, urgency
from bot.matches.errors import Refused
from bot.matches.match import SeatedMatch
from bot.matches.outbox import Announcement, pack, unpack
from bot.matches.service import Matches
from bot.matches.settings import PARENT
from bot.messages import turn_card
from bot.messages.turn_card import Layout, OutgoingMessage
from bot.words import Words
from engine.core.view import View
from storage import rows
from storage.errors import StoreError

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083
LOCKED: Final = 160005
LOST: Final = (UNKNOWN_CHANNEL, ARCHIVED, LOCKED)
"""What Discord answers where nothing can be posted any more: a message to an archived thread opens it unless it is locked."""

REMEMBERED: Final = 512
"""Of so many matches the last position shown stays in memory; of others it is played again."""


class Publisher(Schedule):
    """Publishes the outbox of each match, one message at a time, whenever there is something new."""

    def __init__(
        self,
        client: discord.Client,
        tables: Matches,
        languages: Languages,
        pictures: Pictures,
        now: Callable[[], int],
    ) -> None:
        clock = asyncio.get_running_loop().time
        super().__init__(tables, clock)
        self._client = client
        self._languages = languages
        self._pictures = pictures
        self._now = now
        self._last: dict[str, View] = {}
        self._old = OldCards(client, tables.store, clock)

    async def sweep(self) -> None:
        """Publish whatever is still to be told and is due to be tried again, and see to old cards."""
        try:
            waiting = await self._tables.store.matches_with_unsent()
        except StoreError as failed:
            log.error("what waits to be published cannot be read: %s", failed)
            return
        for match_id in waiting:
            self.try_again(match_id)
        self._old.sweep()

    async def resume(self) -> None:
        """Take the buttons off the old cards that a process before this one has left with them."""
        try:
            left = await self._tables.store.superseded()
        except StoreError as failed:
            log.error("the old cards that still have buttons cannot be read: %s", failed)
            return
        for card in left:
            try:
                table = await self._tables.look(card.match_id)
                self._retire(card, table, await self.words(table))
            except (StoreError, Refused) as failed:
                log.warning("match %s cannot be read: %s", card.match_id, type(failed).__name__)

    async def finish(self) -> None:
        """Tell what waits for its mover, and wait until everything that is under way is done."""
        await super().finish()
        await self._old.finish()

    async def exists(self, match_id: str) -> bool:
        """Whether the message that should show the match is there, in the channel where it is played."""
        shown = await self._shown(match_id)
        if shown is None or shown.channel_id != (await self._tables.look(match_id)).row.channel_id:
            return False
        try:
            await self._channel(shown.channel_id, None).get_partial_message(shown.message_id).fetch()
        except discord.NotFound:
            return False
        return True

    async def _post(self, match_id: str, *, anew: bool) -> None:
        """Post a card, take it as told, then have the buttons taken off the one before.

        Without news only if `anew`, or when the match has left the channel of its last card.
        """
        words = await self.words(await self._tables.look(match_id))
        before = await self._shown(match_id)
        last = await self._before(match_id, before)
        table, waiting = await self._tables.pending(match_id)
        left = before is not None and before.channel_id != table.row.channel_id
        if not (waiting or anew or left):
            return
        self._demand_server(table)
        # Play may go on while the boards are drawn: what the card says is settled before the next await.
        card = turn_card.turn_card(table, words.at(table.names), _gathered(table, waiting), last, arrived=left)
        view, seq = table.view(None), table.log_length
        try:
            with urgency(Urgency.START) if before is None and not in_background() else nullcontext():
                message, layout = await self._send(table, card, words, _nonce(match_id, waiting, self._now()))
        except discord.HTTPException as lost:
            await self._leave(table, lost)
            await self._post(match_id, anew=anew)
            return
        self._unposted.forget(match_id)
        self._remember(match_id, view)
        self._old.remember(message.id, layout)
        shown = rows.MessageRow(match_id, message.channel.id, message.id, seq, self._now())
        superseded = before if before is not None and before.message_id != message.id else None
        await self._tables.store.sent([one.id for one in waiting], shown, superseded)
        if superseded is not None:
            self._retire(superseded, table, words)

    def _demand_server(self, table: SeatedMatch) -> None:
        """Raise `Absent` where every request would be refused, which Discord counts."""
        if table.row.guild_id is not None:
            guild = self._client.get_guild(table.row.guild_id)
            if guild is None or guild.unavailable:
                raise Absent

    async def _leave(self, table: SeatedMatch, lost: discord.HTTPException) -> None:
        """Let a match whose thread is gone go on where that was made; raises `lost` where that is no help."""
        parent = table.row.settings.get(PARENT)
        if lost.code not in LOST or parent is None or int(parent) == table.row.channel_id:
            raise lost
        try:
            await self._tables.move_to(table.row.id, int(parent))
        except Refused:
            raise Refused("refuse-thread-closed", where=f"<#{parent}>") from lost

    async def words(self, table: SeatedMatch) -> Words:
        """The words that the match's channel reads, with the players' names."""
        guild = self._client.get_guild(table.row.guild_id) if table.row.guild_id else None
        preferred = str(guild.preferred_locale) if guild else None
        words = await self._languages.public(table.row.guild_id, preferred)
        return words.at(table.names)

    async def _before(self, match_id: str, card: rows.MessageRow | None) -> View | None:
        """What a match's last card showed; a bot that has begun since has it played again."""
        if card is None or match_id in self._last:
            return self._last.get(match_id)
        return await self._tables.view_at_length(match_id, card.seq)

    def _remember(self, match_id: str, view: View) -> None:
        """Keep what a match's last card shows, so that the next one can tell what has changed."""
        self._last[match_id] = view
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    async def _send(
        self, table: SeatedMatch, card: OutgoingMessage, words: Words, nonce: str
    ) -> tuple[discord.Message, Layout]:
        """Send a card to the match's channel, as far as it can be drawn.

        Of what may have arrived Discord takes the same once, by its nonce.
        """
        called = [discord.Object(user) for user in card.called]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)
        layout, files = await self._pictures.draw(table.row.id, card, words.at(table.names))
        channel = self._channel(table.row.channel_id, table.row.guild_id)
        try:
            message = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)
        except NETWORK:
            for file in files:
                file.reset(seek=True)
            message = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)
        return message, layout

    def _retire(self, old: rows.MessageRow, table: SeatedMatch, words: Words) -> None:
        """Have the buttons taken off an old card, which then says where play goes on."""
        here = table.row.channel_id
        moved = words("card-moved") if old.channel_id == here else words("card-moved-away", where=f"<#{here}>")
        self._old.strip(old, moved)

    async def _shown(self, match_id: str) -> rows.MessageRow | None:
        return next((card for card in await self._tables.store.cards(match_id) if card.kind == "turn"), None)

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)


def _gathered(table: SeatedMatch, waiting: Iterable[rows.OutboxRow]) -> Announcement:
    """All that waits as one; with nothing waiting, nobody is called again."""
    news = [unpack(message.body) for message in waiting]
    return reduce(add, news) if news else Announcement((), asked=table.decision_names())


def _nonce(match_id: str, waiting: Iterable[rows.OutboxRow], now: int) -> str:
    """Name what is told, so that Discord takes it once when it is sent again after a crash, in 24 characters.

    The store's own numbers of messages do not serve: they begin anew with the process. Nor do the saved moments: they
    hold what is hidden, which a name that everybody sees must not follow from.
    """
    name = hashlib.blake2b(match_id.encode(), digest_size=12)
    news = ((one.seq, structs.replace(unpack(one.body), scenes=())) for one in waiting)
    told = [f"{seq}".encode() + pack(public) for seq, public in news] or [f"{now}".encode()]
    for part in told:
        name.update(hashlib.blake2b(part).digest())
    return name.hexdigest()
