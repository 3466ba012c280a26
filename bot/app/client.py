"""The Discord client: opens the store, starts the services, passes events on, and shuts down in order."""

import asyncio
import logging
import time
from functools import partial
from typing import Any, Final

import discord

from bot.app import router
from bot.app.config import Config, Web
from bot.app.features import FEATURES
from bot.app.intake import Intake, Payload, in_group, is_private, may_be_elsewhere, own_server, server_of, user_of
from bot.app.registration import Commands, EmojiUpload, Registration
from bot.app.site_server import Site, serving_site
from bot.app.standby import Holder
from bot.app.upkeep import Companion, PeriodicWork, companions, port_timeout
from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.layouts import Layout, plain, text
from bot.delivery.archived_threads import ArchivedThreads
from bot.delivery.causes import PRESS, Cause, PressUnderWay, Window, caused_by, working_for
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.group_dms import GroupDMs
from bot.delivery.languages import Languages
from bot.delivery.notices import Notices
from bot.delivery.permissions import INVITATION_PERMISSIONS, missing, missing_in
from bot.delivery.pictures import Pictures
from bot.delivery.publisher import Publisher
from bot.delivery.rate_limits import Traffic
from bot.delivery.reachability import ReachOnDiscord
from bot.delivery.threads import Places
from bot.interaction.membership import Membership
from bot.interaction.private_cards import lower_private_cards
from bot.interaction.services import Client, Interaction, Services
from bot.interaction.translator import CATALOGUE
from bot.match.computer_players import Thinking
from bot.match.errors import Refused
from bot.match.history import LastLooks
from bot.match.order_answers import StandingOrders
from bot.match.quotas import RateLimits
from bot.match.safe_names import harmless
from bot.match.service import Matches
from bot.match.timeline import Timelines
from bot.words import Words
from engine import GAMES
from render.pool import Pool
from render.prose.lists import listed
from storage.databases import open_store
from storage.errors import Closed, StoreError, Superseded
from storage.store import Store
from storage.writer import End

log = logging.getLogger(__name__)

ANSWERING_TIMEOUT: Final = 5.0  # seconds that answers in progress get when the bot stops
STOP_TIMEOUT: Final = 7.0  # seconds after which a stopping bot no longer waits for Discord, so that it exits within ten
DISCONNECT_TIMEOUT: Final = 1.5  # seconds to disconnect from Discord

# A standby waits for both, so together they stay below one second.
HANDOVER_ANSWER_TIMEOUT: Final = 0.4
HANDOVER_FINISH_TIMEOUT: Final = 0.3


async def welcome(guild: discord.Guild, words: Words) -> None:
    """Post the message in the server's channel for system messages, if there is one in which the bot may post."""
    channel = guild.system_channel
    if channel is None or missing_in(channel):
        return
    lacking = missing(INVITATION_PERMISSIONS, guild.me.guild_permissions)
    try:
        await channel.send(view=welcome_card(words, lacking), allowed_mentions=discord.AllowedMentions.none())
    except UNSENT as failed:
        log.info("a server could not be welcomed: %s", failure_name(failed))


def welcome_card(words: Words, lacking: list[str]) -> Layout:
    """Return the message: what the bot does, how to begin, and the permissions that it lacks on the server."""
    games = listed(words, [words(f"game-{game}") for game in GAMES])
    lines = [f"## {words('welcome-title')}", words("welcome", games=games), words("welcome-owners")]
    if lacking:
        lines.append(words("welcome-lacking", permissions=", ".join(words(f"permission-{name}") for name in lacking)))
    begin: list[Button] = [
        Button(
            label=words("button-new-game", game=words(f"game-{game}")),
            custom_id=custom_ids.make(custom_ids.LOBBY, "new", game),
        )
        for game in GAMES
    ]
    teach: Button = Button(label=words("button-help"), custom_id=custom_ids.make(custom_ids.HELP, next(iter(GAMES))))
    return plain(text("\n".join(lines)), Row(*begin), Row(teach))


class Provost(Client):
    """The bot. Its only intent is `guilds`, and it caches no members and no messages."""

    store: Store
    orders: StandingOrders
    reach: ReachOnDiscord
    upkeep: PeriodicWork
    taking_over: asyncio.Task[None]
    _leaving: asyncio.Task[None] | None = None

    def __init__(self, config: Config) -> None:
        traffic = Traffic()
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=30.0,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=traffic.trace(),
            shard_count=config.shards,
        )
        self.config = config
        self.is_simulated = config.fresh
        self.traffic = traffic
        self.paces = RateLimits()
        self.direct = DirectMessages(self)
        self.groups = GroupDMs()
        self.failed: End | None = None
        self.acknowledgements = Window()
        self.tree = Commands(self)
        self.registration = Registration(self.tree)
        self.under_way: set[asyncio.Task[Any]] = set()
        self.emoji_upload = EmojiUpload(self, lambda: self.store.looks_after(None))
        self._away: set[int] = set()
        self._pool = Pool()
        self.intake = Intake(self._receive_own)
        self.holder = Holder(self.intake)
        self._logging_in = False
        self._receive = self._connection.parsers["INTERACTION_CREATE"]
        self._connection.parsers["INTERACTION_CREATE"] = self.intake.arrive

    def _receive_own(self, interaction: Payload) -> None:
        """Handle an interaction, unless another process looks after the server that it is about."""
        if self.store.is_shared and may_be_elsewhere(interaction):
            task = asyncio.create_task(self._receive_if_own(interaction), name="whose press")
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
        elif self.store.looks_after(own_server(interaction)):
            self._receive_alone(interaction)

    async def _receive_if_own(self, interaction: Payload) -> None:
        if self.store.looks_after(await server_of(interaction, self.store)):
            self._receive_alone(interaction)

    def _receive_alone(self, interaction: Payload) -> None:
        """Dispatch an interaction, without the pressed card, which discord.py would rebuild button by button.

        A private card is kept, because it will be edited, and so is any card in a group DM.
        """
        if newest := interaction.get("channel", {}).get("last_message_id"):
            self.services.publisher.last_messages[int(interaction["channel"]["id"])] = int(newest)
        prefix = str(interaction.get("data", {}).get("custom_id", "")).partition("|")[0]
        if prefix in router.ANSWER_HANDLERS and not (is_private(interaction) or in_group(interaction)):
            interaction.pop("message", None)
        press = PressUnderWay(interaction["id"], self.acknowledgements)
        cause = Cause(PRESS, user_of(interaction), own_server(interaction) or None)
        with working_for(press), caused_by(cause):
            self._receive(interaction)

    def companions(self) -> list[Companion]:
        """Return the configured companions, such as backups and health pages."""
        found = companions(
            self.config, lambda: not self.failed, self.acknowledgements, lambda: self._pool.drawings_waiting
        )
        web = self.config.web
        if web is not None:
            found.append(lambda monitor: serving_site(web.host, web.port, self._site(web), port_timeout(self.config)))
        return found

    def _site(self, web: Web) -> Site:
        words = CATALOGUE.words(web.locale)
        return Site(self.store, self._pool.draw, words, web, self.now, self._server_name)

    def _server_name(self, guild_id: int) -> str:
        guild = self.get_guild(guild_id)
        return "" if guild is None else harmless(guild.name)

    async def login(self, token: str) -> None:
        """Log in. The store is opened first, so that a bad file is found before any request."""
        if not hasattr(self, "store") and self.intake.answering:
            await self.ready_to_connect()
        self._logging_in = True
        await super().login(token)

    async def setup_hook(self) -> None:
        """Prepare the renderer, and register the commands unless another process answers."""
        self._pool.prepare()
        await self.registration.prepare()
        if self.intake.answering:
            await self._sync()
        else:
            CATALOGUE.prepare()  # in advance, so that taking over is fast

    async def ready_to_connect(self) -> None:
        """Open the store and start the services. Raises what the store raises about its file."""
        store = self.store = await open_store(self.config.where, self._store_failed, self._partitions_gained)
        matches = Matches(store, self.now, self._notify, self.config.operator_options)
        preferences, pictures = matches.cache.preferences, Pictures(self._pool)
        languages = Languages(self, CATALOGUE, preferences)
        self.orders = StandingOrders(matches)
        self.services = Services(
            matches,
            Publisher(self, self.groups, matches, languages, pictures),
            languages,
            preferences,
            pictures,
            Timelines(),
            LastLooks(),
            Thinking(matches),
            Places(self, matches, languages),
            Notices(self, matches, languages, self.direct),
            ArchivedThreads(self, matches),
            Membership(),
            self.config.quotas,
        )
        self.services.publisher.on_shown.append(partial(lower_private_cards, self))
        for feature in FEATURES:
            self.services.start(feature, self)
        self.reach = matches.cache.clocks.reach = ReachOnDiscord(self, matches, self.services.publisher)
        self.upkeep = PeriodicWork(self.services, self.orders, self.reach, lambda: bool(self._away), self._sync)

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Dispatch an event, unless another process answers."""
        if self.intake.answering:
            super().dispatch(event, *args, **kwargs)

    async def take_over(self) -> None:
        """Take over from another process, after the store was opened."""
        self.intake.begin()
        if self.is_ready():
            await self.on_ready()

    def now(self) -> int:
        """Return the time in seconds since 1970."""
        return int(time.time())

    def answered(self, interaction: Interaction) -> None:
        """Tell the standby that it need not answer an interaction."""
        self.holder.answered(str(interaction.id))

    def leaves(self, failed: Exception) -> bool:
        """Return True if this process may no longer write because another does."""
        return isinstance(failed, Superseded) or (isinstance(failed, Closed) and not self.intake.answering)

    async def on_ready(self) -> None:
        """Publish what could not be published before. If Discord has forgotten all messages, post every card again."""
        self._away.clear()
        if self.config.fresh:
            for match_id in await self.store.live_matches():
                await self._show_anew(match_id)
        self.services.publisher.retry_soon()
        self.reach.look_everywhere()
        await self.upkeep.start()
        if self.config.emoji:
            self.emoji_upload.start()
        await self._sync()

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that a shard has lost its connection, or could not connect."""
        self._away.add(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Publish what could not be published while the shard was disconnected."""
        self._away.discard(shard)
        self.services.publisher.retry_soon()

    on_shard_ready = on_shard_resumed  # of a new session; discord.py calls the bot ready only when all shards are

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Check a server that is available again."""
        self._server_changed(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a server that has invited the bot, perhaps again, and check it."""
        self._server_changed(guild)
        if self.store.looks_after(guild.id):
            await welcome(guild, await self.services.languages.of_server(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Mark the matches of a server that has removed the bot, or is unavailable, as out of reach."""
        self.reach.server_changed(guild.id)

    on_guild_unavailable = on_guild_remove

    async def on_guild_channel_update(self, before: object, after: discord.abc.GuildChannel | discord.Role) -> None:
        """Check a server in which the bot's permissions may have changed."""
        self._server_changed(after.guild)

    on_guild_role_update = on_guild_channel_update

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check a server in which the bot's own roles changed; Discord reports no other member's."""
        self._server_changed(after.guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Mark what was played in a deleted channel as out of reach."""
        if self.store.looks_after(channel.guild.id):
            await self.reach.channel_changed(channel.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Check a thread that may have been locked or unlocked."""
        if self.store.looks_after(payload.guild_id):
            locked, was_known = bool(payload.data["thread_metadata"].get("locked")), payload.thread is not None
            await self.reach.channel_changed(payload.thread_id, closes=locked, until_now=was_known)

    def _server_changed(self, guild: discord.Guild) -> None:
        self.services.publisher.allowed_in(guild)
        self.reach.server_changed(guild.id)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle presses and modals. The command tree handles commands."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await router.pressed(interaction)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Continue the match of a deleted thread in the channel where the thread was made."""
        match = await self.store.match_in(payload.thread_id) if self.store.looks_after(payload.guild_id) else None
        if match is not None and match.status == "live":
            await self._show_anew(match.id)
        if match is not None:
            await self.reach.channel_changed(payload.thread_id)

    async def close(self) -> None:
        """Finish answering and publishing, then close the store and disconnect.

        A standby gets the lease before this process disconnects. Further calls wait for the same shutdown.
        """
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave(asyncio.current_task()), name="leaving")
        await asyncio.shield(self._leaving)

    async def __aexit__(self, *exception: object) -> None:
        # discord.py would wait only for the disconnection, and the loop could end before the store is closed.
        await self.close()

    async def _leave(self, caller: asyncio.Task[Any] | None) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + STOP_TIMEOUT
        self.emoji_upload.stop()
        if hasattr(self, "upkeep"):
            self.upkeep.stop()
        if replaced := self.holder.stop():
            self.services.publisher.stop()
        if hasattr(self, "upkeep"):
            await self.upkeep.close()
        if answers := self.under_way - {caller}:
            await asyncio.wait(answers, timeout=HANDOVER_ANSWER_TIMEOUT if replaced else ANSWERING_TIMEOUT)
        finishing = asyncio.create_task(self._finish(), name="finishing")
        if replaced:
            await asyncio.wait({finishing}, timeout=HANDOVER_FINISH_TIMEOUT)
            await self.store.close()
            await self.holder.release()
        await asyncio.wait({finishing}, timeout=max(0.0, end - loop.time()))
        if not finishing.done():
            log.warning("Discord has not answered everything: what is not posted yet is after the next start")
            finishing.cancel()
            await self._give_up()
        if self._logging_in:  # discord.py can close only after a login
            disconnecting = asyncio.create_task(super().close(), name="disconnecting")
            await asyncio.wait({disconnecting}, timeout=DISCONNECT_TIMEOUT)
        if hasattr(self, "store"):
            await self.store.close()
        self.holder.close()
        await asyncio.to_thread(self._pool.close)

    async def _finish(self) -> None:
        if hasattr(self, "upkeep"):
            await self.upkeep.finish()

    async def _give_up(self) -> None:
        if hasattr(self, "upkeep"):
            await self.upkeep.give_up()

    def _notify(self, match_id: str) -> None:
        self.upkeep.notify(match_id)

    def _partitions_gained(self) -> None:
        self.upkeep.partitions_gained()

    async def _show_anew(self, match_id: str) -> None:
        try:
            await self.services.publisher.refresh(match_id)
        except (*UNSENT, Refused, StoreError) as failed:
            log.warning("match %s cannot be shown anew: %s", match_id, failure_name(failed))

    def _store_failed(self, failed: End) -> None:
        """Close the bot after the disk failed or another process took over, since no more changes can be saved."""
        if isinstance(failed, Superseded):
            log.critical("another process has taken over; stopping")
        else:
            log.critical("the disk refused a write (%s); stopping", failed.reason)
        self.failed = failed
        self._stopping = asyncio.create_task(self.close())

    async def _sync(self) -> None:
        """Send the commands to Discord if they differ from its own and no retry is pending."""
        await self.registration.send(always=self.config.fresh)
