"""Questions to Discord's HTTP API, as the bot."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple, Protocol

import aiohttp
from discord.http import Route
from msgspec import MsgspecError, Struct, json

PATIENCE: Final = 10.0
"""Seconds in which Discord has to answer."""

LIMITED: Final = 429

LONGEST_PAUSE: Final = 10.0
"""Seconds that are waited at most when Discord asks for a pause."""


class ApiAnswer(NamedTuple):
    """An answer of Discord; `date` is the time on its clock as HTTP writes it."""

    status: int
    body: bytes = b""
    date: str = ""


class NoConnection(Exception):
    """Discord did not answer."""


class Api(Protocol):
    """Asks Discord."""

    async def get(self, path: str) -> ApiAnswer:
        """The answer to a GET; raises `NoConnection`."""
        ...


class HttpApi:
    """Asks Discord over HTTP with a token, which is in no error."""

    def __init__(self, session: aiohttp.ClientSession, token: str) -> None:
        self._session = session
        self._headers = {"Authorization": f"Bot {token}"}

    async def get(self, path: str) -> ApiAnswer:
        """The answer to a GET; raises `NoConnection`. Where Discord asks for a pause, once more after it."""
        answer = await self._get(path)
        return await self._get(path) if answer.status == LIMITED else answer

    async def _get(self, path: str) -> ApiAnswer:
        try:
            async with self._session.get(f"{Route.BASE}{path}", headers=self._headers) as response:
                answer = ApiAnswer(response.status, await response.read(), response.headers.get("Date", ""))
        except (aiohttp.ClientError, TimeoutError, OSError):
            raise NoConnection from None
        if answer.status == LIMITED:
            await asyncio.sleep(min(_pause(answer), LONGEST_PAUSE))
        return answer


class Limited(Struct):
    """What Discord says when it is asked too often."""

    retry_after: float = 1.0


def _pause(answer: ApiAnswer) -> float:
    try:
        return json.decode(answer.body, type=Limited).retry_after
    except MsgspecError:
        return Limited().retry_after


@asynccontextmanager
async def connected(token: str) -> AsyncIterator[Api]:
    """Discord's API for as long as it is entered."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE)) as session:
        yield HttpApi(session, token)
