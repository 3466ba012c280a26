"""Faults of the connection between the bot and Discord: requests that are lost, sent twice, or never arrive."""

from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from tests.simulated import World

Request = Callable[..., Awaitable[Any]]
SECRET = "https://discord.com/api/v10/interactions/1/aW50ZXJhY3Rpb24tdG9rZW4/callback"


class Fault:
    """A fault of the connection; this one does no harm."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Make the request."""
        return await request(*args, **given)


class Lost(Fault):
    """A connection that breaks after Discord has accepted the request."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Make the request, and fail."""
        await request(*args, **given)
        raise aiohttp.ClientOSError(104, f"reset: {SECRET}")


class Twice(Fault):
    """A repeated request: discord.py retries after a 502, though Discord had accepted the first."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Make the request twice."""
        await request(*args, **given)
        return await request(*args, **given)


class Down(Fault):
    """A connection on which nothing arrives."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Fail."""
        raise aiohttp.ConnectionTimeoutError(f"timeout: {SECRET}")


class Late(Fault):
    """An interaction that Discord has expired."""

    async def notify(self, request: Request, *args: Any, **given: Any) -> Any:
        """Fail as Discord would."""
        raise discord.NotFound(_Response(), {"code": 10062, "message": "Unknown interaction"})


class _Response:
    status, reason = 404, "Not Found"


def answers_fail(world: World, *faults: Fault) -> None:
    """Apply these faults to the next answers to interactions, one each; the last applies to all that follow."""
    adapter = world.env._webhook_adapter
    _fail(adapter, "request", [*faults])


def requests_fail(world: World, method: str, *faults: Fault) -> None:
    """Apply these faults to the next requests of a method with the bot's token, as in `answers_fail`."""
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


def deliver_repeatedly(bot: discord.Client, times: int) -> None:
    """Deliver each interaction to the bot several times."""
    parsers = bot._connection.parsers
    take = parsers["INTERACTION_CREATE"]

    def take_repeatedly(payload: dict[str, Any]) -> None:
        for _ in range(times):
            take(dict(payload))

    parsers["INTERACTION_CREATE"] = take_repeatedly
