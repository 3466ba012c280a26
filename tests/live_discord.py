"""Discord on the loopback interface with users who press buttons; each press needs one answer of the bot."""

import asyncio
import json
import random
import re
from contextlib import suppress
from itertools import count
from typing import Any, Final

import discord
from aiohttp import web

from tests.discord_server import APPLICATION, IDENTIFY, USER, DiscordServer, json_answer

RESPONSE_DEADLINE: Final = 3.0
"""Seconds in which Discord accepts the first response to an interaction."""

FIRST_ID: Final = 10**18

NONCE: Final = re.compile(rb'"nonce":"?(\w+)')
"""Nonce of a message with pictures."""

ALREADY_ACKNOWLEDGED: Final = 40060
"""Discord's error code for a second first response."""


class LiveDiscord(DiscordServer):
    """Discord server that records the fate of every press.

    `failed` are the presses without a response in time, `repeated` those with a second one, and `said` the messages
    after the first response; after a move there are none unless it failed. `answered` holds the moments of the
    responses, `waits` the time of each press until its response, `posted` the posted messages by their nonce.
    """

    def __init__(self, guilds: int, *, everywhere: bool = True) -> None:
        """Make that many `guilds`, from 1 on, of one channel each; `everywhere` sends each press to every session."""
        super().__init__(heartbeat=10)
        self.guilds = [guild_of(number + 1) for number in range(guilds)]
        self.posted: dict[bytes, str] = {}
        self.dispatches = False
        self.failed: list[str] = []
        self.repeated: list[str] = []
        self.said: list[str] = []
        self.answered: list[float] = []
        self.waits: list[float] = []
        self.lines: list[web.WebSocketResponse] = []
        self._everywhere = everywhere
        self._commands: list[Any] = []
        self._chance = random.Random(1)
        self._ids = count(FIRST_ID)
        self._pressed: dict[str, asyncio.Future[None]] = {}

    async def press(self, guild: int, channel: int, user: int, custom_id: str) -> str:
        """Press a button, and wait until the bot has responded; returns the id of the interaction."""
        id, begin = str(next(self._ids)), asyncio.get_running_loop().time()
        answered = self._pressed[id] = asyncio.get_running_loop().create_future()
        payload = _interaction(id, guild, channel, user, custom_id)
        self.lines = [line for line in self.lines if not line.closed]
        lines = self.lines if self._everywhere or not self.lines else [self._chance.choice(self.lines)]
        for line in lines:
            with suppress(ConnectionError):  # a killed process has not closed its own
                await self._dispatch(line, "INTERACTION_CREATE", payload)
        try:
            await asyncio.wait_for(answered, RESPONSE_DEADLINE)
        except TimeoutError:
            self.failed.append(id)
        self.waits.append(asyncio.get_running_loop().time() - begin)
        return id

    async def _take(self, line: web.WebSocketResponse, operation: int, asked: Any) -> None:
        await super()._take(line, operation, asked)
        if operation == IDENTIFY:
            self.lines.append(line)

    async def _other(self, request: web.Request) -> web.Response:
        match request.path.split("/")[2:]:
            case ["interactions", id, _, "callback"]:
                return self._respond(id)
            case ["webhooks", *_]:
                self.said.append(await request.text())
                return json_answer(_make_message(str(next(self._ids)), "1"))
            case ["applications", _, "commands"]:
                self._commands = await request.json() if request.method == "PUT" else self._commands
                return json_answer(self._commands if request.method == "GET" else [])
            case ["channels", channel, "messages", *_]:
                return await self._message(request, channel)
        return json_answer(APPLICATION if request.path.endswith("/@me") else [])

    async def _message(self, request: web.Request, channel: str) -> web.Response:
        """Post or change a message; of those with one nonce keep the first."""
        if request.method == "DELETE":
            return web.Response(status=204)
        if request.method == "PATCH":
            return json_answer(_make_message(request.path.split("/")[-1], channel))
        [nonce] = NONCE.findall(await request.read())
        return json_answer(_make_message(self.posted.setdefault(nonce, str(next(self._ids))), channel))

    def _respond(self, id: str) -> web.Response:
        if self._pressed[id].done():
            self.repeated.append(id)
            text = json.dumps({"code": ALREADY_ACKNOWLEDGED, "message": "Interaction has already been acknowledged."})
            raise web.HTTPBadRequest(text=text, content_type="application/json")
        self._pressed[id].set_result(None)
        self.answered.append(asyncio.get_running_loop().time())
        return json_answer({"interaction": {"id": id, "type": 3}})

    def longest_gap(self) -> float:
        """Return the longest time between two responses in seconds, with or without presses in between."""
        return max(after - before for before, after in zip(self.answered, self.answered[1:], strict=False))


def guild_of(number: int) -> dict[str, Any]:
    """Return Discord's data of a server with one channel, both of the same id."""
    permissions = str(discord.Permissions.all().value)
    role = {"id": str(number), "name": "@everyone", "permissions": permissions, "position": 0, "color": 0, "colors": {}}
    role |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    channel = {"id": str(number), "type": 0, "name": "caylus", "position": 0, "permission_overwrites": []}
    me: dict[str, Any] = {"user": USER, "roles": [], "joined_at": None, "flags": 0, "deaf": False, "mute": False}
    about = {
        "id": str(number),
        "name": f"Court {number}",
        "owner_id": "2",
        "preferred_locale": "en-US",
        "member_count": 2,
    }
    return {
        **about,
        "roles": [role],
        "channels": [channel],
        "members": [me],
        "threads": [],
        "emojis": [],
        "features": [],
    }


def _make_message(id: str, channel: str) -> dict[str, Any]:
    said = {
        "content": "",
        "tts": False,
        "mention_everyone": False,
        "pinned": False,
        "type": 0,
        "edited_timestamp": None,
    }
    parts: dict[str, Any] = {name: [] for name in ("mentions", "mention_roles", "attachments", "embeds", "components")}
    return {"id": id, "channel_id": channel, "author": USER, "timestamp": "2026-01-01T00:00:00+00:00", **said, **parts}


def _interaction(id: str, guild: int, channel: int, user: int, custom_id: str) -> dict[str, Any]:
    permissions = str(discord.Permissions.all().value)
    who = {"id": str(user), "username": f"player {user}", "discriminator": "0", "avatar": None}
    where = {"id": str(channel), "type": 0, "name": "caylus", "guild_id": str(guild), "position": 0}
    return {
        "id": id,
        "application_id": "1",
        "type": discord.InteractionType.component.value,
        "token": f"token-{id}",
        "version": 1,
        "data": {"custom_id": custom_id, "component_type": 2},
        "guild_id": str(guild),
        "channel_id": str(channel),
        "channel": where,
        "member": {"user": who, "roles": [], "joined_at": None, "flags": 0, "permissions": permissions},
        "locale": "en-US",
        "guild_locale": "en-US",
        "app_permissions": permissions,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 1 << 20,
    }
