"""Limits of the bot on its own requests: their pace, their order and the number of invalid ones."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from bot.delivery import rate_limits
from bot.delivery.causes import CARDS, PRESS, Cause, caused_by
from bot.delivery.rate_limits import (
    INVALID_WINDOW,
    MAX_BY_ONE,
    MAX_BY_SERVER,
    MAX_CAUSES,
    RATE,
    InvalidRequests,
    Limiter,
    Traffic,
    Urgency,
    Withheld,
    urgency,
)
from tests.virtual import run_on_virtual_time

BOT = {"Authorization": "Bot token"}
BURST = 200


def test_requests_go_at_an_even_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    limiter, sent = Limiter(), list[float]()

    async def send(number: int) -> None:
        await limiter.grant(Urgency.TURN)
        sent.append(asyncio.get_running_loop().time())

    async def play() -> None:
        await asyncio.gather(*map(send, range(BURST)))
        await asyncio.sleep(10)
        await asyncio.gather(*map(send, range(BURST)))

    run_on_virtual_time(monkeypatch, play)
    assert len(sent) == 2 * BURST
    assert max(sum(at <= one < at + 1 for one in sent) for at in sent) <= RATE + 2
    assert sent[BURST - 1] - sent[0] <= BURST / RATE


def test_running_turns_come_before_starts_and_background_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    limiter, sent = Limiter(), list[tuple[Urgency, int]]()

    async def send(of: Urgency, number: int) -> None:
        await limiter.grant(of)
        sent.append((of, number))

    async def play() -> None:
        await send(Urgency.TURN, 0)
        await asyncio.gather(*(send(of, number) for number in range(3) for of in reversed(Urgency)))

    run_on_virtual_time(monkeypatch, play)
    assert sent[2:] == sorted(sent[2:]), "nothing waited before the first two"
    assert sent[-1] == (Urgency.BACKGROUND, 2)


def test_a_request_that_was_cancelled_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    limiter = Limiter()

    async def play() -> float:
        waiting = [asyncio.ensure_future(limiter.grant(Urgency.TURN)) for _ in range(BURST)]
        await asyncio.sleep(0)
        for request in waiting:
            request.cancel()
        before = asyncio.get_running_loop().time()
        await limiter.grant(Urgency.BACKGROUND)
        return asyncio.get_running_loop().time() - before

    assert run_on_virtual_time(monkeypatch, play) <= 1 / RATE


def test_a_cause_of_invalid_requests_is_blocked_first_and_for_ten_minutes() -> None:
    found, eve = InvalidRequests(), Cause(PRESS, 1, 7)
    for at in range(MAX_BY_ONE):
        assert found.wait(eve, at) == 0
        found.add(eve, at)
    assert found.wait(eve, MAX_BY_ONE) == INVALID_WINDOW - MAX_BY_ONE
    assert found.wait(Cause(PRESS, 2, 7), MAX_BY_ONE) == 0
    assert found.wait(Cause(CARDS, 1, 7), MAX_BY_ONE) == 0
    assert found.wait(eve, INVALID_WINDOW) == 0, "the first one is forgotten"


def test_many_failures_on_one_server_block_its_presses_and_not_its_cards() -> None:
    found = InvalidRequests()
    for user in range(MAX_BY_SERVER):
        found.add(Cause(PRESS, user, 7), 0)
    assert found.wait(Cause(PRESS, MAX_BY_SERVER, 7), 1) > 0
    assert found.wait(Cause(PRESS, MAX_BY_SERVER, 8), 1) == 0
    assert found.wait(Cause(CARDS, "match", 7), 1) == 0


def test_a_limited_number_of_causes_is_remembered() -> None:
    found = InvalidRequests()
    for user in range(2 * MAX_CAUSES):
        found.add(Cause(PRESS, user), 0)
    assert len(found._times) == MAX_CAUSES


# --- the trace, with the real aiohttp on both ends


class StatusServer:
    """Server on this machine that answers with the status and rate limit scope in the address."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        """Answer one request."""
        self.asked.append(request.path)
        scope = request.query.get("scope")
        headers = {"X-RateLimit-Scope": scope} if scope else {}
        return web.Response(status=int(request.match_info["status"]), headers=headers)


class TracedSession:
    """Session with the bot's trace, and its server."""

    def __init__(self, session: aiohttp.ClientSession, server: StatusServer, own: Traffic) -> None:
        self.session = session
        self.server = server
        self.traffic = own

    async def get(self, path: str, headers: dict[str, str] = BOT) -> int:
        """Request a path; return the status."""
        async with self.session.get(path, headers=headers) as response:
            return response.status


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[TracedSession]:
    own, server, app = Traffic(), StatusServer(), web.Application()
    app.router.add_get("/{status}", server.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.UnixSite(runner, str(tmp_path / "discord")).start()
    connector = aiohttp.UnixConnector(str(tmp_path / "discord"))
    async with aiohttp.ClientSession("http://discord", connector=connector, trace_configs=[own.trace()]) as session:
        yield TracedSession(session, server, own)
    await runner.cleanup()


async def test_requests_that_discord_calls_invalid_are_counted(connection: TracedSession) -> None:
    for path in ("/200", "/400", "/404", "/500", "/429?scope=shared"):
        await connection.get(path)
    assert connection.traffic.invalid() == 0
    for path in ("/401", "/403", "/429", "/429?scope=user"):
        await connection.get(path)
    await connection.get("/403", {})
    assert connection.traffic.invalid() == 5


async def test_the_bots_own_requests_wait_and_answers_to_presses_do_not(connection: TracedSession) -> None:
    connection.traffic._limiter._free_at = asyncio.get_running_loop().time() + 10**6
    waiting = asyncio.create_task(connection.get("/200"))
    assert await connection.get("/201", {}) == 201
    assert not waiting.done()
    assert connection.server.asked == ["/201"]
    waiting.cancel()


async def test_answers_to_a_blocked_user_are_still_sent(connection: TracedSession) -> None:
    with caused_by(Cause(PRESS, 1, 7)):
        for _ in range(MAX_BY_ONE):
            await connection.get("/403")
        with pytest.raises(Withheld):
            await connection.get("/200")
        for _ in range(MAX_BY_ONE):
            assert await connection.get("/401", {}) == 401
        with pytest.raises(Withheld):
            await connection.get("/200", {})
    with caused_by(Cause(PRESS, 2, 7)):
        assert await connection.get("/200") == await connection.get("/200", {}) == 200


async def test_an_unsent_request_does_not_slow_the_others(connection: TracedSession) -> None:
    with caused_by(Cause(PRESS, 1)):
        for _ in range(MAX_BY_ONE):
            await connection.get("/403")
        free_at = connection.traffic._limiter._free_at
        with pytest.raises(Withheld):
            await connection.get("/200")
    assert connection.traffic._limiter._free_at == free_at


async def test_too_many_invalid_requests_block_background_requests(
    connection: TracedSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "MAX_INVALID_IN_BACKGROUND", 2)
    monkeypatch.setattr(rate_limits, "MAX_INVALID", 4)
    with urgency(Urgency.BACKGROUND):
        assert [await connection.get("/403") for _ in range(2)] == [403, 403]
        with pytest.raises(Withheld):
            await connection.get("/200")
    with urgency(Urgency.START):
        assert [await connection.get("/403") for _ in range(2)] == [403, 403]
    with pytest.raises(Withheld):
        await connection.get("/200")
    assert await connection.get("/200", {}) == 200
    assert connection.server.asked == ["/403"] * 4 + ["/200"]


def test_invalid_requests_are_forgotten_after_ten_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> list[int]:
        own, counts = Traffic(), list[int]()
        for _ in range(3):
            own._invalid.append(asyncio.get_running_loop().time())
            await asyncio.sleep(INVALID_WINDOW / 2)
            counts.append(own.invalid())
        return counts

    assert run_on_virtual_time(monkeypatch, play) == [1, 1, 1]
