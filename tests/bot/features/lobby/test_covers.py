"""The cover of a lobby's message: there from the first post, through every edit, and gone once the match starts."""

import asyncio

import pytest

from bot.features.lobby import message as lobby_messages
from engine import GAMES
from render.pool import Pool
from tests.bot.features.lobby.test_lobby import click, gathered, lobby, opened
from tests.bot.playing import galleries
from tests.simulated import World


async def covers(world: World, match: str) -> list[bytes | None]:
    """The pictures of a lobby's message."""
    shown = await lobby(world, match)
    urls = [item["media"]["url"] for gallery in galleries(shown) for item in gallery]
    assert len(shown.attachments) in (0, len(urls)), "with components, Discord names no attachments"
    return [world.env.backend.cdn.get(url) for url in urls]


async def test_a_lobby_has_its_cover_as_long_as_it_is_open(world: World) -> None:
    match = await opened(world)
    assert await covers(world, match) == [b"cover of caylus"]
    await click(world, "Bruno", "join", match)
    assert await covers(world, match) == [b"cover of caylus"]
    await world.people["Bruno"].slash(world.channel, "game leave")
    assert await covers(world, match) == [b"cover of caylus"], "edited without a press of its own"
    await click(world, "Bruno", "join", match)
    await click(world, "Ada", "start", match)
    assert await covers(world, match) == []


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_has_a_cover(world: World, name: str) -> None:
    await world.people["Ada"].slash(world.channel, "game new", game=name)
    match, _ = await gathered(world)
    assert await covers(world, match.id) == [f"cover of {name}".encode()]


async def test_a_lobby_that_was_posted_without_a_cover_gets_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Like those of before there were any."""

    async def fail(pool: Pool, *args: object) -> bytes:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(Pool, "draw_cover", fail)
        match = await opened(world)
        assert await covers(world, match) == []
        await click(world, "Bruno", "join", match)
        assert await covers(world, match) == []
    await click(world, "Bruno", "leave", match)
    assert await covers(world, match) == [b"cover of caylus"]


async def test_a_press_does_not_wait_for_a_cover(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stall(pool: Pool, *args: object) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(Pool, "draw_cover", stall)
    monkeypatch.setattr(lobby_messages, "COVER_TIMEOUT", 0.0)
    match = await opened(world)
    assert await covers(world, match) == []


async def test_a_deleted_lobby_is_posted_again_with_its_cover(world: World) -> None:
    match = await opened(world)
    first = await lobby(world, match)
    world.env.backend.delete_message(first.channel.id, first.id)
    await world.people["Bruno"].slash(world.channel, "game join")
    assert (await lobby(world, match)).id != first.id
    assert await covers(world, match) == [b"cover of caylus"]
