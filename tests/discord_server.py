"""Discord on the loopback interface, for the real discord.py: the parts of HTTP and gateway that a bot needs.

Tests switch parts of it off. As a program this module runs `provost` with the Discord at the host and port of its first
argument and with the limits of its second.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import msgspec
import yarl
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import process
from bot.cli import main
from bot.operations.gateway_watch import Limits
from storage.store import Store

USER: Final = {"id": "1", "username": "provost", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION: Final[dict[str, object]] = {
    "id": "1",
    "name": "Provost",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": USER,
    "rpc_origins": [],
}
DISPATCH, HEARTBEAT, IDENTIFY, RESUME, HELLO, ACKNOWLEDGEMENT = 0, 1, 2, 6, 10, 11

PAUSE: Final = 0.01
"""Seconds between two dispatches, and between two checks of a condition in tests."""

NEVER: Final = 60.0
"""Seconds after which a wait fails."""


class DiscordServer:
    """Discord server with switches for its failures.

    It counts `logins` and records every IDENTIFY and RESUME in `sessions`. `heartbeat` is the seconds between two
    heartbeats.
    """

    def __init__(self, heartbeat: float) -> None:
        self.heartbeat = heartbeat
        self.answers = True  # a login
        self.refuses = False  # a token
        self.recommends = True  # a gateway
        self.accepts = True  # a session
        self.acknowledges = True  # a heartbeat
        self.dispatches = True
        self.closes = True  # a connection that the bot wants to close
        self.logins = 0
        self.sessions: list[int] = []
        self.guilds: list[dict[str, Any]] = []
        self.emoji: dict[str, dict[str, str]] = {}  # of the application, by name
        self.shards = 1  # that it wants
        self.silent: set[int] = set()  # shards whose heartbeats are not acknowledged
        self.identified: list[int] = []  # shards, in order
        self._shard_of: dict[web.WebSocketResponse, int] = {}
        self._sequence = 0

    @asynccontextmanager
    async def served(self, port: int = 0) -> AsyncIterator[str]:
        """Serve on a free port; yield its host and port."""
        application = web.Application()
        application.router.add_get("/gateway/", self._connect)
        application.router.add_get("/api/users/@me", self._login)
        application.router.add_get("/api/gateway/bot", self._recommend)
        application.router.add_route("*", "/api/applications/{id}/emojis", self._emoji)
        application.router.add_route("*", "/api/{rest:.*}", self._other)
        runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1, handler_cancellation=True)
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", port).start()
            self._host = "{}:{}".format(*runner.addresses[0])
            yield self._host
        finally:
            await runner.cleanup()

    async def _login(self, request: web.Request) -> web.Response:
        self.logins += 1
        if not self.answers:
            await asyncio.Event().wait()
        if self.refuses:
            raise web.HTTPUnauthorized
        return json_answer(USER)

    async def _recommend(self, request: web.Request) -> web.Response:
        if not self.recommends:
            raise web.HTTPForbidden  # discord.py does not repeat the request by itself, as it does for half a minute with a 503
        limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        where = {"url": f"ws://{self._host}/gateway/", "shards": self.shards}
        return json_answer({**where, "session_start_limit": limits})

    async def _emoji(self, request: web.Request) -> web.Response:
        if request.method == "POST":
            name = (await request.json())["name"]
            self.emoji[name] = {"id": str(len(self.emoji) + 1), "name": name}
            return json_answer(self.emoji[name])
        return json_answer({"items": [*self.emoji.values()]})

    async def _other(self, request: web.Request) -> web.Response:
        return json_answer(APPLICATION if request.path.endswith("/@me") else [])

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse(autoclose=False)
        await line.prepare(request)
        await line.send_json({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat * 1000}})
        chatter = asyncio.create_task(self._chatter(line))
        try:
            while (message := await line.receive()).type is WSMsgType.TEXT:
                asked = json.loads(message.data)
                await self._take(line, asked["op"], asked["d"])
            if not self.closes:
                await chatter
        finally:
            chatter.cancel()
        return line

    async def _take(self, line: web.WebSocketResponse, operation: int, asked: Any) -> None:
        if operation == HEARTBEAT:
            if self.acknowledges and self._shard_of.get(line) not in self.silent:
                await line.send_json({"op": ACKNOWLEDGEMENT})
            return
        self.sessions.append(operation)
        self._shard_of[line] = asked["shard"][0] if operation == IDENTIFY else int(asked["session_id"] or 0)
        if self.accepts and operation == IDENTIFY:
            number, of = asked["shard"]
            self.identified.append(number)
            mine = [guild for guild in self.guilds if (int(guild["id"]) >> 22) % of == number]
            guilds = [{"id": guild["id"], "unavailable": True} for guild in mine]
            ready = {"user": USER, "application": APPLICATION, "guilds": guilds, "shard": asked["shard"]}
            where = {"session_id": f"{number}", "resume_gateway_url": f"ws://{self._host}/gateway/"}
            await self._dispatch(line, "READY", ready | where)
            for guild in mine:
                await self._dispatch(line, "GUILD_CREATE", guild)
        elif self.accepts and operation == RESUME:
            await self._dispatch(line, "RESUMED", {})

    async def _chatter(self, line: web.WebSocketResponse) -> None:
        """Dispatch events of Discord all the time."""
        with suppress(ConnectionError):
            while True:
                await asyncio.sleep(PAUSE)
                if self.dispatches and self.sessions:
                    await self._dispatch(line, "CHANNEL_TOPIC", {})

    async def _dispatch(self, line: web.WebSocketResponse, event: str, data: dict[str, Any]) -> None:
        self._sequence += 1
        await line.send_json({"op": DISPATCH, "t": event, "s": self._sequence, "d": data})


def json_answer(answer: object) -> web.Response:
    """Return an answer that names no character set: discord.py takes no other for JSON."""
    return web.Response(body=json.dumps(answer).encode(), content_type="application/json")


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition is true; raise TimeoutError if it never is."""
    async with asyncio.timeout(NEVER):
        while not condition():  # noqa: ASYNC110 - whatever it is, it sets no event
            await asyncio.sleep(PAUSE)


async def at_once(store: Store) -> Store:
    """Connect to a store that no other process uses."""
    return store


def addresses(host: str) -> tuple[str, yarl.URL]:
    """Return the values of `Route.BASE` and `DiscordWebSocket.DEFAULT_GATEWAY` for a server."""
    return f"http://{host}/api", yarl.URL(f"ws://{host}/gateway/")


if __name__ == "__main__":
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = addresses(sys.argv[1])
    process.run = partial(process.run, limits=msgspec.json.decode(sys.argv[2], type=Limits))
    sys.exit(main.main(sys.argv[3:]))
