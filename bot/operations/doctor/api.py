"""Requests to Discord's HTTP API as the bot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

import aiohttp
from discord.http import Route
from msgspec import MsgspecError, Struct, json

from bot.delivery.rate_limits import TOO_MANY_REQUESTS

REQUEST_TIMEOUT: Final = 10.0  # Discord's time to answer, in seconds
MAX_API_PAUSE: Final = 10.0  # seconds that the doctor waits at most when Discord asks for a pause


class ApiAnswer(NamedTuple):
    """Discord's response; `date` is Discord's time in HTTP format."""

    status: int
    body: bytes = b""
    date: str = ""


class NoConnection(Exception):
    """Discord did not answer."""


class Api:
    """Sends requests over HTTP with a token that no error reveals."""

    def __init__(self, session: aiohttp.ClientSession, token: str) -> None:
        self._session = session
        self._headers = {"Authorization": f"Bot {token}"}

    async def get(self, path: str) -> ApiAnswer:
        """Return the response to a GET request, repeated if Discord asks for a pause. Raises `NoConnection`."""
        answer = await self._get(path)
        return await self._get(path) if answer.status == TOO_MANY_REQUESTS else answer

    async def _get(self, path: str) -> ApiAnswer:
        try:
            async with self._session.get(f"{Route.BASE}{path}", headers=self._headers) as response:
                answer = ApiAnswer(response.status, await response.read(), response.headers.get("Date", ""))
        except (aiohttp.ClientError, TimeoutError, OSError):
            raise NoConnection from None
        if answer.status == TOO_MANY_REQUESTS:
            await asyncio.sleep(min(_pause(answer), MAX_API_PAUSE))
        return answer


class Limited(Struct):
    """Discord's response when it is asked too often."""

    retry_after: float = 1.0


def _pause(answer: ApiAnswer) -> float:
    try:
        return json.decode(answer.body, type=Limited).retry_after
    except MsgspecError:
        return Limited().retry_after


@asynccontextmanager
async def connected(token: str) -> AsyncIterator[Api]:
    """Connect to Discord's API while it is entered."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=REQUEST_TIMEOUT)) as session:
        yield Api(session, token)
