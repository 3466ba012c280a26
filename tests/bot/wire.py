"""Discord as the bot's requests meet it, with its limits, refusals and delays, in virtual time.

discord.py's client is the real one, down to the call of aiohttp; traces are called as aiohttp calls them.
"""

import asyncio
import json
import random
import re
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
from multidict import CIMultiDict
from yarl import URL

from bot.app.client import Provost
from bot.app.config import Config
from bot.match.quotas import Quotas
from tests.bench.bot import DATE, GUILD_DATA, MESSAGE_DATA

GLOBAL_REQUESTS, GLOBAL_SECONDS = 50, 1.0
CHANNEL_REQUESTS, CHANNEL_SECONDS = 5, 5.0

LATENCY = (0.02, 0.15)
"""Seconds from the bot to Discord, and back."""

MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?$")
DIRECT = "/users/@me/channels"
THREADS = re.compile(r"/channels/(\d+)/threads$")
JOINING = re.compile(r"/channels/(\d+)/thread-members/")
PLACE = re.compile(r"/channels/(\d+)$")
MEMBER = re.compile(r"/guilds/(\d+)/members/(\d+)$")
ANSWER = re.compile(r"/interactions/(\d+)/")
FOLLOWUP = re.compile(r"/webhooks/")
METADATA = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": DATE, "locked": False}
THREAD_DATA = {
    "guild_id": GUILD_DATA["id"],
    "owner_id": MESSAGE_DATA["author"]["id"],
    "message_count": 0,
    "member_count": 1,
    "thread_metadata": METADATA,
}
PLENTY = Quotas(10**6, 10**6, 10**6)

Refusal = tuple[int, dict[str, Any]]


class Response:
    """A response with as much of aiohttp's as discord.py reads."""

    def __init__(self, status: int, body: object, headers: dict[str, str]) -> None:
        self.status = status
        self.reason = ""
        self.headers = CIMultiDict({"content-type": "application/json", "Via": "1.1 google", **headers})
        self._body = body

    async def text(self, encoding: str = "") -> str:
        """Return the body as JSON."""
        return json.dumps(self._body)


@dataclass
class Window:
    """A rate limit of Discord: `most` requests within `length` seconds from the first."""

    most: int
    length: float
    since: float = -1e9
    used: int = 0

    def take(self, now: float) -> float:
        """Count a request; return 0, or the seconds until it may come if it is too early."""
        if now - self.since >= self.length:
            self.since, self.used = now, 0
        if self.used >= self.most:
            return self.since + self.length - now
        self.used += 1
        return 0.0


@dataclass
class Discord:
    """A server that takes requests; `refuses` gives status and body of its refusals, by method and channel.

    Requests of other kinds have names as methods: THREAD, DIRECT, JOIN, PLACE, MEMBER, and ANSWER and FOLLOWUP
    to presses. `direct` has the users of direct messages by channel.
    """

    refuses: Callable[[str, int], Refusal | None] = lambda method, channel: None
    asked: Counter[tuple[str, int]] = field(default_factory=Counter)
    answered: Counter[int] = field(default_factory=Counter)
    log: list[tuple[float, int]] = field(default_factory=list)
    direct: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.whole = Window(GLOBAL_REQUESTS, GLOBAL_SECONDS)
        self.kinds: dict[tuple[str, int], Window] = {}
        self.chance = random.Random(1)
        self.ids = count(2 * 10**18)

    def session_for(self, client: discord.Client) -> None:
        """Replace the client's connection."""
        http = client.http
        http._HTTPClient__session = self  # type: ignore[attr-defined] # discord.py has no other way in
        http._global_over = asyncio.Event()
        http._global_over.set()
        http.token = "token"
        assert http.http_trace is not None
        self.trace = http.http_trace
        self.trace.freeze()

    async def close(self) -> None:
        """Close nothing."""

    @asynccontextmanager
    async def request(self, method: str, url: str, **given: Any) -> AsyncIterator[Response]:
        """Take a request on its way, and answer it."""
        headers, session, context = CIMultiDict(given["headers"]), cast(Any, self), SimpleNamespace()
        start = aiohttp.TraceRequestStartParams(method, URL(url), headers)
        await self.trace.on_request_start.send(session, context, start)
        await asyncio.sleep(self.chance.uniform(*LATENCY))
        response = self._answer(method, URL(url).path, given.get("data"))
        self.log.append((asyncio.get_running_loop().time(), response.status))
        await asyncio.sleep(self.chance.uniform(*LATENCY))
        self.answered[response.status] += 1
        end = aiohttp.TraceRequestEndParams(method, URL(url), headers, cast(Any, response))
        await self.trace.on_request_end.send(session, context, end)
        yield response

    def _answer(self, method: str, path: str, data: object) -> Response:
        now = asyncio.get_running_loop().time()
        method, channel, body = self._read(method, path, data)
        self.asked[method, channel] += 1
        if method in ("ANSWER", "FOLLOWUP"):  # they count for none of the bot's limits
            return Response(*(self.refuses(method, channel) or (200, body)), {})
        if early := self.whole.take(now):
            return Response(429, {"retry_after": early, "global": True}, {"X-RateLimit-Scope": "global"})
        window = self.kinds.setdefault((method, channel), Window(CHANNEL_REQUESTS, CHANNEL_SECONDS))
        early = window.take(now)
        headers = {
            "X-RateLimit-Bucket": method,
            "X-RateLimit-Limit": str(CHANNEL_REQUESTS),
            "X-RateLimit-Remaining": str(window.most - window.used),
            "X-RateLimit-Reset-After": str(window.since + window.length - now),
        }
        if early:
            return Response(429, {"retry_after": early, "global": False}, {**headers, "X-RateLimit-Scope": "user"})
        if (refused := self.refuses(method, channel)) is not None:
            return Response(*refused, headers)
        return Response(200, body, headers)

    def _read(self, method: str, path: str, data: object) -> tuple[str, int, dict[str, Any]]:
        """Return the kind of a request, its channel or subject, and the body of its answer."""
        if found := THREADS.search(path):
            about = {"id": str(next(self.ids)), "parent_id": found[1], "type": 11, **json.loads(cast(str, data))}
            return "THREAD", int(found[1]), {**THREAD_DATA, **about}
        if path.endswith(DIRECT):
            user, new = json.loads(cast(str, data))["recipient_id"], next(self.ids)
            self.direct[new] = int(user)
            recipients = [{**MESSAGE_DATA["author"], "id": str(user)}]
            return "DIRECT", int(user), {"id": str(new), "type": 1, "recipients": recipients}
        if found := ANSWER.search(path):
            return "ANSWER", int(found[1]), {"interaction": {"id": found[1], "type": 3}}
        if FOLLOWUP.search(path):
            return "FOLLOWUP", 0, {**MESSAGE_DATA, "id": str(next(self.ids))}
        if found := JOINING.search(path):
            return "JOIN", int(found[1]), {}
        if found := PLACE.search(path):
            return "PLACE", int(found[1]), {**THREAD_DATA, "id": found[1], "type": 11, "name": "", "parent_id": "1"}
        if found := MEMBER.search(path):
            user = {**MESSAGE_DATA["author"], "id": found[2]}
            return (
                "MEMBER",
                int(found[1]),
                {"user": user, "roles": [], "joined_at": DATE, "flags": 0, "deaf": False, "mute": False},
            )
        found = MESSAGE.search(path)
        assert found is not None, path
        new = int(found[2] or next(self.ids))
        return method, int(found[1]), {**MESSAGE_DATA, "id": str(new), "channel_id": found[1], "components": []}

    def methods(self) -> Counter[str]:
        """Count the requests of each method."""
        found: Counter[str] = Counter()
        for (method, _), times in self.asked.items():
            found[method] += times
        return found

    def worst(self, statuses: Sequence[int], length: float) -> int:
        """Return the most answers with these statuses within any `length` seconds."""
        window: deque[float] = deque()
        most = 0
        for at, status in self.log:
            if status in statuses:
                window.append(at)
                while window[0] <= at - length:
                    window.popleft()
                most = max(most, len(window))
        return most


@asynccontextmanager
async def run_online(path: Path, wire: Discord) -> AsyncIterator[Provost]:
    """Run a bot that is in a server and sends its requests to `wire`."""
    async with Provost(Config(db=path, quotas=PLENTY)) as bot:
        await bot.ready_to_connect()
        wire.session_for(bot)
        state = bot._connection
        state.user = discord.ClientUser(state=state, data=cast(Any, MESSAGE_DATA["author"]))
        me = {"user": MESSAGE_DATA["author"], "roles": [], "joined_at": DATE, "deaf": False, "mute": False, "flags": 0}
        state._add_guild_from_data(cast(Any, {**GUILD_DATA, "members": [me]}))
        yield bot
