"""Cover of a lobby's message: it is there from the first post through all edits, and disappears at the start."""

import asyncio

import pytest

from bot.features.lobby import message as lobby_messages
from engine import GAMES
from render.pool import Pool
from tests.bot.features.lobby.test_lobby import click, lobby_message, lobby_of_channel, open_lobby
from tests.bot.playing import galleries
from tests.simulated import World


async def covers(world: World, match: str) -> list[bytes | None]:
    """Return the pictures of a lobby's message."""
    shown = await lobby_message(world, match)
    urls = [item["media"]["url"] for gallery in galleries(shown) for item in gallery]
    assert len(shown.attachments) in (0, len(urls)), "with components, Discord names no attachments"
    return [world.env.backend.cdn.get(url) for url in urls]


async def test_a_lobby_has_its_cover_as_long_as_it_is_open(world: World) -> None:
    match = await open_lobby(world)
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
    match, _ = await lobby_of_channel(world)
    assert await covers(world, match.id) == [f"cover of {name}".encode()]


async def test_a_lobby_posted_without_a_cover_gets_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lobbies of older releases have none."""

    async def fail(pool: Pool, *args: object) -> bytes:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(Pool, "draw_cover", fail)
        match = await open_lobby(world)
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
    match = await open_lobby(world)
    assert await covers(world, match) == []


async def test_a_deleted_lobby_is_posted_again_with_its_cover(world: World) -> None:
    match = await open_lobby(world)
    first = await lobby_message(world, match)
    world.env.backend.delete_message(first.channel.id, first.id)
    await world.people["Bruno"].slash(world.channel, "game join")
    assert (await lobby_message(world, match)).id != first.id
    assert await covers(world, match) == [b"cover of caylus"]
