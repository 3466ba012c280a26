"""Telling the table what happened: from the outbox to turn cards. Every message is a projection that can be rebuilt."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from functools import reduce
from operator import add
from typing import Any, Final

import discord
from msgspec import structs

from bot import cards
from bot.cards import Card
from bot.languages import Languages
from bot.news import News, pack, unpack
from bot.pictures import Pictures
from bot.refused import Refused
from bot.table import PARENT, Table
from bot.tables import Tables
from bot.words import Words
from engine.core.game import View
from storage import rows
from storage.errors import StoreError

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
ARCHIVED: Final = 50083
LOCKED: Final = 160005
LOST: Final = (UNKNOWN_CHANNEL, ARCHIVED, LOCKED)
"""What Discord answers where nothing can be posted any more: a message to an archived thread opens it unless it is locked."""

LULL: Final = 90.0
"""Seconds without a move after which the table is told of a turn that its player has not finished."""

REMEMBERED: Final = 512
"""Of so many matches the last position shown stays in memory; of others it is played again."""


class Announcer:
    """Publishes the outbox of each match, one message at a time, whenever there is something new.

    A task runs while there is something to do and ends when it is done; what could not be told stays in the outbox
    until the next time.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        languages: Languages,
        pictures: Pictures,
        now: Callable[[], int],
    ) -> None:
        self._client = client
        self._tables = tables
        self._languages = languages
        self._pictures = pictures
        self._now = now
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._hushed: set[str] = set()
        self._later: dict[str, asyncio.TimerHandle] = {}
        self._last: dict[str, View] = {}

    def tell(self, match_id: str) -> None:
        """Publish a match's news soon."""
        if match_id in self._hushed:
            return
        self._forget_timer(match_id)
        if match_id in self._tasks:
            self._again.add(match_id)
        else:
            self._run(match_id, self._publish(match_id))

    def catch_up(self, match_id: str) -> None:
        """Publish what could not be told, but not what waits for its mover to finish."""
        if match_id not in self._later:
            self.tell(match_id)

    @contextmanager
    def hushed(self, match_id: str) -> Iterator[None]:
        """Tell nothing of a match for now; afterwards all at once, or as `tell_later` has it."""
        self._forget_timer(match_id)
        self._hushed.add(match_id)
        try:
            yield
        finally:
            self._hushed.discard(match_id)
            self.catch_up(match_id)

    def tell_later(self, match_id: str) -> None:
        """Publish a match's news once nothing has happened for a while: whoever moved goes on, alone, on a private card."""
        self._forget_timer(match_id)
        self._later[match_id] = asyncio.get_running_loop().call_later(LULL, self.tell, match_id)

    def _forget_timer(self, match_id: str) -> None:
        if timer := self._later.pop(match_id, None):
            timer.cancel()

    async def refresh(self, match_id: str) -> None:
        """Post the card of a match anew, with whatever is still to be told; raises what Discord and the store raise."""
        while match_id in self._tasks:
            await asyncio.wait([self._tasks[match_id]])
        await self._run(match_id, self._post(match_id, anew=True))

    async def finish(self) -> None:
        """Tell what waits for its mover, and wait until everything that is under way has been told."""
        for match_id in [*self._later]:
            self.tell(match_id)
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    def _run(self, match_id: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._tasks[match_id] = asyncio.create_task(work, name=f"publish {match_id}")
        task.add_done_callback(lambda _: self._done(match_id))
        return task

    def _done(self, match_id: str) -> None:
        self._tasks.pop(match_id, None)
        if match_id in self._again:
            self._again.discard(match_id)
            self.tell(match_id)

    async def _publish(self, match_id: str) -> None:
        try:
            await self._post(match_id, anew=False)
        except discord.HTTPException as failed:
            log.warning("match %s could not be published: %s (%s)", match_id, failed.status, failed.code)
        except (StoreError, Refused) as failed:
            log.warning("match %s could not be published: %s", match_id, type(failed).__name__)
        except Exception:
            log.exception("match %s could not be published", match_id)

    async def exists(self, match_id: str) -> bool:
        """Whether the message that should show the match is there."""
        shown = await self._shown(match_id)
        if shown is None:
            return False
        try:
            await self._message(shown).fetch()
        except discord.NotFound:
            return False
        return True

    async def _post(self, match_id: str, *, anew: bool) -> None:
        """Post a card, take it as told, then take the buttons off the one before.

        Without news only if `anew`, or when the match has left the channel of its last card.
        """
        words = await self.words(await self._tables.look(match_id))
        before = await self._shown(match_id)
        last = await self._before(match_id, before)
        table, waiting = await self._tables.untold(match_id)
        left = before is not None and before.channel_id != table.row.channel_id
        if not (waiting or anew or left):
            return
        # Play may go on while the boards are drawn: what the card says is settled before the next await.
        card = cards.turn_card(table, words.at(table.names), _gathered(table, waiting), last)
        view, seq = table.view(None), table.count
        message = await self._send(table, card, words, _nonce(match_id, waiting, self._now()))
        self._remember(match_id, view)
        shown = rows.Card(match_id, message.channel.id, message.id, seq, self._now())
        await self._tables.store.sent([one.id for one in waiting], shown)
        if before is not None and before.message_id != message.id:
            await self._retire(before, words)

    async def words(self, table: Table) -> Words:
        """The words that the match's channel reads, with the players' names."""
        guild = self._client.get_guild(table.row.guild_id) if table.row.guild_id else None
        preferred = str(guild.preferred_locale) if guild else None
        words = await self._languages.public(table.row.guild_id, preferred)
        return words.at(table.names)

    async def _before(self, match_id: str, card: rows.Card | None) -> View | None:
        """What a match's last card showed; a bot that has begun since has it played again."""
        if card is None or match_id in self._last:
            return self._last.get(match_id)
        return await self._tables.seen_at(match_id, card.seq)

    def _remember(self, match_id: str, view: View) -> None:
        """Keep what a match's last card shows, so that the next one can tell what has changed."""
        self._last[match_id] = view
        if len(self._last) > REMEMBERED:
            del self._last[next(iter(self._last))]

    async def _send(self, table: Table, card: Card, words: Words, nonce: str) -> discord.Message:
        """Send a card to the match's channel, or to where its thread was made when that is gone."""
        called = [discord.Object(user) for user in card.called]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=called, replied_user=False)
        layout, files = await self._pictures.draw(table.row.id, card, words.at(table.names))
        channel = self._channel(table.row.channel_id, table.row.guild_id)
        try:
            return await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)
        except discord.HTTPException as lost:
            parent = table.row.settings.get(PARENT)
            if lost.code not in LOST or parent is None or int(parent) == table.row.channel_id:
                raise
        await self._tables.move_to(table.row.id, int(parent))
        for file in files:
            file.reset(seek=True)
        channel = self._channel(int(parent), table.row.guild_id)
        return await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=mentions)

    async def _retire(self, old: rows.Card, words: Words) -> None:
        """Take the buttons off an old card; one that cannot be reached any more needs nothing."""
        message = self._message(old)
        try:
            shown = await message.fetch()
            moved = cards.without_controls(shown, words("card-moved"))
            await message.edit(view=moved, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as failed:
            log.info("the old card of match %s keeps its buttons: %s", old.match_id, failed.code)

    async def _shown(self, match_id: str) -> rows.Card | None:
        return next((card for card in await self._tables.store.cards(match_id) if card.kind == "turn"), None)

    def _message(self, card: rows.Card) -> discord.PartialMessage:
        return self._channel(card.channel_id, None).get_partial_message(card.message_id)

    def _channel(self, channel_id: int, guild_id: int | None) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id, guild_id=guild_id)


def _gathered(table: Table, waiting: Iterable[rows.Outbox]) -> News:
    """All that waits as one; with nothing waiting, nobody is called again."""
    news = [unpack(message.body) for message in waiting]
    return reduce(add, news) if news else News((), asked=table.stamps())


def _nonce(match_id: str, waiting: Iterable[rows.Outbox], now: int) -> str:
    """Name what is told, so that Discord takes it once when it is sent again after a crash (24 characters, discord.md 5.4).

    The store's own numbers of messages do not serve: they begin anew with the process. Nor do the saved moments: they
    hold what is hidden, which a name that everybody sees must not follow from.
    """
    name = hashlib.blake2b(match_id.encode(), digest_size=12)
    news = ((one.seq, structs.replace(unpack(one.body), scenes=())) for one in waiting)
    told = [f"{seq}".encode() + pack(public) for seq, public in news] or [f"{now}".encode()]
    for part in told:
        name.update(hashlib.blake2b(part).digest())
    return name.hexdigest()
