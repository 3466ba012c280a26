"""The doctor's requests to Discord over HTTP, and errors without the token."""

import pytest
from aiohttp import web
from discord.http import Route

from bot.operations.doctor import api
from bot.operations.doctor.api import ApiAnswer, NoConnection, connected


class WaitingServer:
    """Server of `/users/@me` that at first demands to wait."""

    def __init__(self, pauses: int) -> None:
        self.pauses = pauses
        self.authorised: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        """Answer, or demand to wait."""
        self.authorised.append(request.headers["Authorization"])
        if len(self.authorised) <= self.pauses:
            return web.json_response({"retry_after": 0.0}, status=429)
        return web.json_response({"id": "1"}, headers={"Date": "Sun, 22 Nov 2026 12:00:00 GMT"})


async def ask_api(server: WaitingServer, monkeypatch: pytest.MonkeyPatch) -> ApiAnswer:
    application = web.Application()
    application.router.add_get("/users/@me", server.answer)
    runner = web.AppRunner(application)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        monkeypatch.setattr(Route, "BASE", "http://{}:{}".format(*runner.addresses[0]))
        async with connected("secret.token") as discord:
            return await discord.get("/users/@me")
    finally:
        await runner.cleanup()


async def test_the_answer_has_status_body_and_date(monkeypatch: pytest.MonkeyPatch) -> None:
    server = WaitingServer(pauses=0)
    answer = await ask_api(server, monkeypatch)
    assert answer == ApiAnswer(200, b'{"id": "1"}', "Sun, 22 Nov 2026 12:00:00 GMT")
    assert server.authorised == ["Bot secret.token"]


async def test_a_question_is_asked_again_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await ask_api(WaitingServer(pauses=1), monkeypatch)).status == 200
    assert (await ask_api(WaitingServer(pauses=9), monkeypatch)).status == 429


@pytest.mark.parametrize(("body", "pause"), [(b'{"retry_after": 2.5}', 2.5), (b"a page", 1.0)])
def test_discord_sets_the_wait(body: bytes, pause: float) -> None:
    assert api._pause(ApiAnswer(429, body)) == pause


async def test_an_error_does_not_show_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9")
    async with connected("secret.token") as discord:
        with pytest.raises(NoConnection) as unreachable:
            await discord.get("/users/@me")
    assert "secret" not in repr(unreachable.value)
    assert unreachable.value.__suppress_context__
