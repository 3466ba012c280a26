"""The way between the bot and Discord when it fails: answers that are lost, given twice, or never arrive."""

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from tests.simulated import World

Request = Callable[..., Awaitable[Any]]
SECRET = "https://discord.com/api/v10/interactions/1/aW50ZXJhY3Rpb24tdG9rZW4/callback"


class Fault:
    """One way to fail: `tell` makes a request and fails, or fails without making it."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Make the request."""
        return await request(*args, **given)


class Lost(Fault):
    """Discord takes the request, and then the connection breaks."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Make the request, and fail."""
        await request(*args, **given)
        raise aiohttp.ClientOSError(104, f"reset: {SECRET}")


class Twice(Fault):
    """discord.py sends the request again after a 502 that came although Discord took it."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Make the request twice."""
        await request(*args, **given)
        return await request(*args, **given)


class Down(Fault):
    """Nothing arrives."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Fail."""
        raise aiohttp.ConnectionTimeoutError(f"timeout: {SECRET}")


class Late(Fault):
    """Discord has given the interaction up."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Fail as Discord would."""
        raise discord.NotFound(_Response(), {"code": 10062, "message": "Unknown interaction"})


class _Response:
    status, reason = 404, "Not Found"


def answers_fail(world: World, *faults: Fault) -> None:
    """Let the next answers to interactions fail, one after the other; the last goes on for ever unless it is a `Fault`."""
    adapter = world.env._webhook_adapter
    _fail(adapter, "request", [*faults])


def requests_fail(world: World, method: str, *faults: Fault) -> None:
    """The same for requests of a method that are made with the bot's token."""
    _fail(world.env.bot.http, "request", [*faults], method)


def _fail(owner: Any, name: str, faults: list[Fault], method: str = "") -> None:
    request: Request = getattr(owner, name)

    async def fail(route: Any, *args: Any, **given: Any) -> Any:
        if method and route.method != method:
            return await request(route, *args, **given)
        fault = faults.pop(0) if len(faults) > 1 else faults[0]
        return await fault.notify(request, route, *args, **given)

    setattr(owner, name, fail)


WELL = Fault()


def arrive(bot: discord.Client, times: int) -> None:
    """Let Discord send the bot every interaction so many times."""
    parsers = bot._connection.parsers
    take = parsers["INTERACTION_CREATE"]

    def take_often(payload: dict[str, Any]) -> None:
        for _ in range(times):
            take(dict(payload))

    parsers["INTERACTION_CREATE"] = take_often
