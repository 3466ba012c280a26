"""Benchmark of the bot's share of a move, from a press until it is stored and answered, and of the event loop's lag.

Presses and commands enter where discord.py passes on the gateway's payloads, and end in a stub, so that no network
counts. The time of the move itself on the disk is measured beside it and subtracted: the same lines, snapshot and
message, appended to another match of the same file.
"""

import asyncio
import gc
import os
import random
import tempfile
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter, perf_counter_ns
from typing import Any, cast
from unittest.mock import patch

import discord
from discord import app_commands
from discord.webhook.async_ import async_context
from msgspec import structs

from bot.app.client import Provost
from bot.app.config import Config
from bot.cards import custom_ids, turn_card
from bot.features.lobby.starting import Starting, without_message
from bot.interaction.services import Interaction
from bot.interaction.translator import CATALOGUE
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.outbox import Announcement
from bot.match.quotas import Quotas, Rate, RateLimits
from bot.match.safe_names import token
from bot.match.service import Matches
from bot.match.tips import OFF, TIPS
from render.picture import Picture
from render.pool import Pool
from storage import SqliteStore, Store
from storage.matches import Beginning, Move
from tests.bench.figures import Figure, at_most, lag_under, p99
from tests.bot.lobbies import lobby_of

MATCHES = 200
SAMPLES = 300
WARM_UP_PRESSES = 200
ROUNDS = 5
MAX_PRESS_RATIO = 5.0
"""The ratio of a press to an empty command; `docs/decisions/storage.md` lists what a press includes."""
BOARDS = 40
LAG_MS = 10.0
UNLIMITED = Rate(10**6, 10**6)
"""A limit that no user reaches, so that no press is refused."""
TICK = 0.001

TWIN = "twin-"
GUILD, BOT, MESSAGE, USER, CHANNEL = (10**18 + number * 10**6 for number in range(5))
PERMISSIONS = str(discord.Permissions.all().value)
DATE = "2026-01-01T00:00:00+00:00"
GUILD_DATA = {
    "id": str(GUILD),
    "name": "Court",
    "roles": [{"id": str(GUILD), "name": "@everyone", "permissions": PERMISSIONS, "position": 0, "color": 0}],
    "channels": [
        {"id": str(CHANNEL + number), "type": 0, "name": "caylus", "position": 0} for number in range(MATCHES)
    ],
}
MESSAGE_DATA: dict[str, Any] = {
    "id": str(MESSAGE),
    "channel_id": str(CHANNEL),
    "author": {"id": str(BOT), "username": "Provost", "discriminator": "0", "avatar": None, "bot": True},
    "content": "",
    "timestamp": DATE,
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "mentions": [],
    "mention_roles": [],
    "attachments": [],
    "embeds": [],
    "pinned": False,
    "type": 0,
    "flags": discord.MessageFlags(components_v2=True).value,
}


class Answers:
    """Stub of discord.py's adapter that accepts every answer at once."""

    async def create_interaction_response(self, interaction_id: int, token: str, **given: Any) -> dict[str, Any]:
        """Accept an answer."""
        return {"interaction": {"id": str(interaction_id), "type": 3}}


class Twins(SqliteStore):
    """Store that keeps a twin of each match, to which the last move can be appended again."""

    last: tuple[str, int, Move]

    async def begin(self, match_id: str, version: int, beginning: Beginning, move: Move) -> int:
        """Begin a match and its twin."""
        row = await self.match(match_id)
        assert row is not None
        await self.create_match(structs.replace(row, id=TWIN + match_id, channel_id=-row.channel_id))
        await super().begin(TWIN + match_id, version, beginning, move)
        return await super().begin(match_id, version, beginning, move)

    async def append(self, match_id: str, version: int, move: Move) -> int:
        """Append a move and remember it."""
        advanced = await super().append(match_id, version, move)
        self.last = match_id, version, move
        return advanced

    def repeat_last_move(self) -> Coroutine[Any, Any, object]:
        """Return a coroutine that appends the last move to the twin."""
        match_id, version, move = self.last
        lines = [structs.replace(line, key=line.key and TWIN + line.key) for line in move.lines]
        return super().append(TWIN + match_id, version, structs.replace(move, lines=lines))


class Bench(Provost):
    """Bot without a connection; `handled` is set when it has dealt with a press or a command."""

    store: Twins
    handled: asyncio.Future[None]

    async def ready_to_connect(self) -> None:
        """Open the store and add an empty command."""
        with patch("storage.databases.SqliteStore", Twins):
            await super().ready_to_connect()
        self.services[Starting].close_seats = without_message
        self.tree.add_command(app_commands.Command(name="empty", description="empty", callback=self._empty))

    def _notify(self, match_id: str) -> None:
        """Skip the notification."""

    async def _empty(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer()
        self.handled.set_result(None)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle an interaction, and set `handled` if it is a press."""
        try:
            await super().on_interaction(interaction)
        finally:
            if interaction.type is discord.InteractionType.component:
                self.handled.set_result(None)

    async def receive(self, payload: dict[str, Any]) -> float:
        """Handle a payload of the gateway; return the milliseconds it took."""
        self.handled = asyncio.get_running_loop().create_future()
        start = perf_counter()
        self._connection.parsers["INTERACTION_CREATE"](payload)
        await self.handled
        return (perf_counter() - start) * 1000


def run() -> list[Figure]:
    """Measure the bot, for about ten seconds."""
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=os.environ.get("PROVOST_BENCH_DIR", Path.cwd())) as room:
        return asyncio.run(_measure(Path(room)))


async def _measure(room: Path) -> list[Figure]:
    async_context.set(Answers())  # type: ignore[arg-type] # enough for a deferral
    async with Bench(Config(db=room / "provost.db", quotas=Quotas(games=3 * MATCHES, newcomer=3 * MATCHES))) as bot:
        bot.paces = RateLimits(UNLIMITED, UNLIMITED)
        await bot.ready_to_connect()
        state = bot._connection
        state.user = discord.ClientUser(state=state, data=cast(Any, MESSAGE_DATA["author"]))
        state._add_guild_from_data(cast(Any, GUILD_DATA))
        for user in (USER, USER + 1):  # both have played before, so no tip is shown
            await bot.services.preferences.choose("user", user, TIPS, OFF)
        matches = [await _begin(bot.services.matches, number) for number in range(MATCHES)]
        await _presses(bot, matches, WARM_UP_PRESSES)
        # On a shared machine the quietest round is the most accurate.
        empty, press, move = min([await _presses(bot, matches, SAMPLES) for _ in range(ROUNDS)], key=_total_median)
        lags = [await _lags(bot.services.matches, matches) for _ in range(ROUNDS)]
    own = [whole - alone for whole, alone in zip(press, move, strict=True)]
    lag = min(lags, key=p99)
    return [
        at_most(
            f"a press, {MATCHES} matches live, less its durable move", own, "an empty command", empty, MAX_PRESS_RATIO
        ),
        lag_under(f"event-loop lag while {BOARDS} boards are drawn", lag, LAG_MS),
    ]


async def _begin(tables: Matches, number: int) -> str:
    row = await lobby_of(tables).lobbies.open(CHANNEL + number, GUILD, USER, "Ada", LobbyTerms("caylus", 2))
    await lobby_of(tables).lobbies.join(row.id, USER + 1, "Bruno")
    await lobby_of(tables).starting.start(row.id, USER)
    return row.id


async def _presses(bot: Bench, matches: list[str], turns: int) -> tuple[list[float], list[float], list[float]]:
    """Time an empty command, a press and a move alone, in turn; return each in milliseconds."""
    chance, serial = random.Random(turns), count(perf_counter_ns())
    times: tuple[list[float], list[float], list[float]] = [], [], []
    gc.collect()
    gc.disable()
    try:
        for turn in range(turns):
            id = matches[turn % len(matches)]
            press = _press(next(serial), await bot.services.matches.get_match(id), chance)
            times[0].append(await bot.receive(_command(next(serial))))
            times[1].append(await bot.receive(press))
            await _mark_sent(bot.store, id)
            # Before the move, too, the caches hold other data, the store's thread sleeps and the disk is idle.
            _press(next(serial), await bot.services.matches.get_match(id), chance)
            times[0].append(await bot.receive(_command(next(serial))))
            move = bot.store.repeat_last_move()
            start = perf_counter()
            await move
            times[2].append((perf_counter() - start) * 1000)
            await _mark_sent(bot.store, TWIN + id)
    finally:
        gc.enable()
    return times


async def _mark_sent(store: Store, match_id: str) -> None:
    """Mark a match's messages as sent."""
    await store.sent([message.id for message in await store.unsent(match_id)])


def _total_median(times: tuple[list[float], list[float], list[float]]) -> float:
    return sum(map(median, times))


async def _lags(tables: Matches, matches: list[str]) -> list[float]:
    """Return the milliseconds by which a sleeper wakes late, over and over while boards are drawn."""
    pool = Pool()
    words = CATALOGUE.words("en")
    views = [(await tables.get_match(id)).view(None) for id in matches[:BOARDS]]
    lags: list[float] = []
    try:
        drawing = asyncio.gather(
            *(pool.draw(Picture(view, words.at((id,)))) for id, view in zip(matches, views, strict=False))
        )
        while not drawing.done():
            start = perf_counter()
            await asyncio.sleep(TICK)
            lags.append((perf_counter() - start - TICK) * 1000)
        await drawing
    finally:
        pool.close()
    return lags


def _press(id: int, table: SeatedMatch, chance: random.Random) -> dict[str, Any]:
    """Return the payload of a press on a random choice of the match's card, by the player to move."""
    decision = table.core.decisions[0]
    option = chance.choice(decision.ask.options)
    custom_id = custom_ids.make(custom_ids.CHOICE, table.row.id, table.decision_name(decision), token(option.key))
    card = turn_card.turn_card(table, CATALOGUE.words("en").at(table.names), Announcement(()))
    user = table.seats[decision.ask.seat].user_id
    assert user is not None
    shown = card.layout.to_components()  # type: ignore[no-untyped-call] # discord.py annotates this one only in part
    message = {**MESSAGE_DATA, "components": shown}
    data = {"custom_id": custom_id, "component_type": discord.ComponentType.button.value}
    kind = discord.InteractionType.component.value
    return _interaction(id, user, table.row.channel_id) | {"type": kind, "data": data, "message": message}


def _command(id: int) -> dict[str, Any]:
    kind = discord.InteractionType.application_command.value
    return _interaction(id, USER, CHANNEL) | {"type": kind, "data": {"id": "1", "name": "empty", "type": 1}}


def _interaction(id: int, user: int, channel: int) -> dict[str, Any]:
    name = {"id": str(user), "username": "ada", "discriminator": "0", "global_name": "Ada", "avatar": None}
    member = {"user": name, "roles": [], "joined_at": DATE, "deaf": False, "mute": False, "flags": 0}
    return {
        "id": str(id),
        "application_id": str(BOT),
        "token": "token",
        "version": 1,
        "guild_id": str(GUILD),
        "channel_id": str(channel),
        "channel": {"id": str(channel), "type": 0, "name": "caylus", "position": 0},
        "member": {**member, "permissions": PERMISSIONS},
        "app_permissions": PERMISSIONS,
        "locale": "en-US",
        "guild_locale": "en-US",
        "attachment_size_limit": 10 << 20,
        "context": 0,
    }
