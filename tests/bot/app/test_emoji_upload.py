"""Emoji of the application: uploaded once, in the background, by one process; where Discord refuses, words remain."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from simcord import Env

from bot.app import registration as uploading
from bot.app.client import Provost
from bot.app.config import Config
from bot.cards import emoji
from render.emoji import SIGNS, draw_emoji
from storage import SqliteStore
from tests import simulated
from tests.bot.playing import begin, sketched
from tests.simulated import components

EMOJI_PATH = "/applications/*/emojis"

UNKNOWN = "Invalid Form Body\nIn components.0.components.1.components.0.emoji.id: Invalid emoji"


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Attempts follow each other at once."""
    monkeypatch.setattr(uploading, "FIRST_RETRY_PAUSE", 0.001)
    monkeypatch.setattr(uploading, "MAX_RETRY_PAUSE", 0.001)


def a_bot(path: Path) -> Provost:
    return Provost(Config(path, emoji=True))


@asynccontextmanager
async def started(bot: Provost, *faults: tuple[str, int, int | None]) -> AsyncIterator[Env]:
    """The world of a bot that has uploaded what it could; `faults` are a method, a status, and how often it fails."""
    env = Env(bot)
    env.create_guild("Court").create_text_channel("caylus")
    for method, status, times in faults:
        env.inject_error(method, EMOJI_PATH, status=status, code=30008, message="no", times=times)
    await env.start()
    try:
        await uploaded(bot)
        yield env
    finally:
        await env.bot.close()
        await env.shutdown()


async def uploaded(bot: Provost) -> None:
    task = bot.emoji_upload._task
    assert task is not None
    await asyncio.wait_for(task, 30)


def names(env: Env) -> set[str]:
    """What Discord has."""
    return {one.name for one in env.backend.application_emojis.values()}


def uploads(env: Env) -> int:
    return sum(one.method == "POST" and one.path.endswith("/emojis") for one in env.backend.http_requests)


async def test_every_sign_is_uploaded_once(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    async with simulated.world(a_bot(path)) as world:
        first = world.env.bot
        assert isinstance(first, Provost)
        await uploaded(first)
        assert names(world.env) == {draw_emoji(sign).name for sign in SIGNS}
        assert {*emoji._shown} == {*SIGNS}
        assert uploads(world.env) == len(SIGNS)
        await first.on_ready()
        again = a_bot(path)
        await world.restart(again)
        await uploaded(again)
        assert uploads(world.env) == len(SIGNS)
        assert {*emoji._shown} == {*SIGNS}
    assert not emoji._shown, "a bot that has stopped shows none"


async def test_a_changed_picture_replaces_the_former_one_alone(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    async with simulated.world(a_bot(path)) as world:
        backend = world.env.backend
        first = world.env.bot
        assert isinstance(first, Provost)
        await uploaded(first)
        by_name = {one.name: one.id for one in backend.application_emojis.values()}
        backend.edit_application_emoji(by_name[draw_emoji("undo").name], "undo_00000000")
        backend.create_application_emoji("undo")
        backend.create_application_emoji("mascot_00000000")
        again = a_bot(path)
        await world.restart(again)
        await uploaded(again)
        assert names(world.env) == {*(draw_emoji(sign).name for sign in SIGNS), "undo", "mascot_00000000"}
        assert uploads(world.env) == len(SIGNS) + 1


async def test_nothing_is_asked_when_it_is_off(tmp_path: Path) -> None:
    async with simulated.world(Provost(Config(tmp_path / "matches.db"))) as world:
        assert not [one for one in world.env.backend.http_requests if one.path.endswith("/emojis")]
        assert not emoji._shown


async def test_a_refusal_leaves_words_and_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with started(a_bot(tmp_path / "matches.db"), ("POST", 400, None)) as env:
        assert uploads(env) == 1
        assert not emoji._shown
        (line,) = [one.message for one in caplog.records if "emoji" in one.message]
        assert "400 (30008)" in line
        assert "--no-emoji" in line


async def test_an_outage_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(self: discord.Client) -> list[discord.Emoji]:
        calls.append(self)
        if len(calls) < 3:
            raise TimeoutError
        return await fetched(self)

    calls: list[discord.Client] = []
    fetched = Provost.fetch_application_emojis
    monkeypatch.setattr(Provost, "fetch_application_emojis", refused)
    async with started(a_bot(tmp_path / "matches.db")) as env:
        assert len(calls) == 3
        assert len(names(env)) == len(SIGNS)


async def test_an_endless_outage_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refused(self: discord.Client) -> list[discord.Emoji]:
        raise TimeoutError

    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(Provost, "fetch_application_emojis", refused)
    async with started(a_bot(tmp_path / "matches.db")):
        assert "are not complete" in caplog.text


async def test_what_is_unexpected_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def malformed(self: discord.Client) -> list[discord.Emoji]:
        raise KeyError("items")

    monkeypatch.setattr(Provost, "fetch_application_emojis", malformed)
    async with started(a_bot(tmp_path / "matches.db")):
        assert "could not be uploaded" in caplog.text


async def test_of_several_processes_one_uploads_and_the_others_use_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "matches.db"
    async with simulated.world(a_bot(path)) as world:
        first = world.env.bot
        assert isinstance(first, Provost)
        await uploaded(first)
        before = uploads(world.env)
        world.env.backend.delete_application_emoji(next(iter(world.env.backend.application_emojis)))
        monkeypatch.setattr(SqliteStore, "looks_after", lambda store, guild_id: guild_id is not None)
        another = a_bot(path)
        await world.restart(another)
        await uploaded(another)
        assert uploads(world.env) == before
        assert len(emoji._shown) == len(SIGNS) - 1


@pytest.mark.parametrize("path", ["/interactions/*/callback", "/channels/*/messages"])
async def test_a_match_goes_on_in_words_when_emoji_are_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    """Discord refuses an answer, or a card: it does not know an emoji in it any more."""
    sketched(monkeypatch)
    async with simulated.world(a_bot(tmp_path / "matches.db")) as world:
        bot = world.env.bot
        assert isinstance(bot, Provost)
        await uploaded(bot)
        match = await begin(world, 2)
        assert signs(await match.card())
        world.env.inject_error("*", path, status=400, code=50035, message=UNKNOWN)
        await match.first_choice()
        assert not emoji._shown
        assert caplog.text.count("does not have the bot's emoji") == 1
        bot.services.publisher.retry_soon()
        await bot.services.publisher.sweep()
        await match.first_choice()
        assert not signs(await match.card())


def signs(card: discord.Message) -> list[object]:
    """The emoji on a card."""
    found = [*components(card), *(entry for one in components(card) for entry in one.get("options", []))]
    return [one["emoji"] for one in found if one.get("emoji")]
