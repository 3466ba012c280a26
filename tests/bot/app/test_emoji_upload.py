"""Emoji of the application: one process uploads them once, in the background; where Discord refuses, words remain."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from simcord import Env

from bot.app import registration
from bot.app.client import Provost
from bot.app.config import Config
from bot.cards import emoji
from render.legend_and_emoji import SIGNS, draw_emoji
from storage import SqliteStore
from tests import simulated
from tests.bot.playing import begin, sketch_pictures
from tests.simulated import components

EMOJI_PATH = "/applications/*/emojis"

UNKNOWN = "Invalid Form Body\nIn components.0.components.1.components.0.emoji.id: Invalid emoji"


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the pauses between attempts by none."""
    monkeypatch.setattr(registration, "FIRST_RETRY_PAUSE", 0.001)
    monkeypatch.setattr(registration, "MAX_RETRY_PAUSE", 0.001)


def a_bot(path: Path) -> Provost:
    return Provost(Config(path, emoji=True))


@asynccontextmanager
async def run_uploads(bot: Provost, *faults: tuple[str, int, int | None]) -> AsyncIterator[Env]:
    """Run a bot until it has uploaded what it could; `faults` are a method, a status, and the number of failures."""
    env = Env(bot)
    env.create_guild("Court").create_text_channel("caylus")
    for method, status, times in faults:
        env.inject_error(method, EMOJI_PATH, status=status, code=30008, message="no", times=times)
    await env.start()
    try:
        await finish_uploads(bot)
        yield env
    finally:
        await env.bot.close()
        await env.shutdown()


async def finish_uploads(bot: Provost) -> None:
    task = bot.emoji_upload._task
    assert task is not None
    await asyncio.wait_for(task, 30)


def emoji_names(env: Env) -> set[str]:
    """Return the names of the emoji on Discord."""
    return {one.name for one in env.backend.application_emojis.values()}


def count_uploads(env: Env) -> int:
    return sum(one.method == "POST" and one.path.endswith("/emojis") for one in env.backend.http_requests)


async def test_every_sign_is_uploaded_once(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    async with simulated.world(a_bot(path)) as world:
        first = world.env.bot
        assert isinstance(first, Provost)
        await finish_uploads(first)
        assert emoji_names(world.env) == {draw_emoji(sign).name for sign in SIGNS}
        assert {*emoji._shown} == {*SIGNS}
        assert count_uploads(world.env) == len(SIGNS)
        await first.on_ready()
        again = a_bot(path)
        await world.restart(again)
        await finish_uploads(again)
        assert count_uploads(world.env) == len(SIGNS)
        assert {*emoji._shown} == {*SIGNS}
    assert not emoji._shown, "a stopped bot shows none"


async def test_a_changed_picture_replaces_only_its_former_version(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    async with simulated.world(a_bot(path)) as world:
        backend = world.env.backend
        first = world.env.bot
        assert isinstance(first, Provost)
        await finish_uploads(first)
        by_name = {one.name: one.id for one in backend.application_emojis.values()}
        backend.edit_application_emoji(by_name[draw_emoji("undo").name], "undo_00000000")
        backend.create_application_emoji("undo")
        backend.create_application_emoji("mascot_00000000")
        again = a_bot(path)
        await world.restart(again)
        await finish_uploads(again)
        assert emoji_names(world.env) == {*(draw_emoji(sign).name for sign in SIGNS), "undo", "mascot_00000000"}
        assert count_uploads(world.env) == len(SIGNS) + 1


async def test_a_bot_without_emoji_requests_none(tmp_path: Path) -> None:
    async with simulated.world(Provost(Config(tmp_path / "matches.db"))) as world:
        assert not [one for one in world.env.backend.http_requests if one.path.endswith("/emojis")]
        assert not emoji._shown


async def test_a_refusal_leaves_words_and_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    async with run_uploads(a_bot(tmp_path / "matches.db"), ("POST", 400, None)) as env:
        assert count_uploads(env) == 1
        assert not emoji._shown
        (line,) = [one.message for one in caplog.records if "emoji" in one.message]
        assert "400 (30008)" in line
        assert "--no-emoji" in line


async def test_uploads_wait_for_the_end_of_an_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(self: discord.Client) -> list[discord.Emoji]:
        calls.append(self)
        if len(calls) < 3:
            raise TimeoutError
        return await fetched(self)

    calls: list[discord.Client] = []
    fetched = Provost.fetch_application_emojis
    monkeypatch.setattr(Provost, "fetch_application_emojis", refused)
    async with run_uploads(a_bot(tmp_path / "matches.db")) as env:
        assert len(calls) == 3
        assert len(emoji_names(env)) == len(SIGNS)


async def test_uploads_give_up_in_an_endless_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refused(self: discord.Client) -> list[discord.Emoji]:
        raise TimeoutError

    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(Provost, "fetch_application_emojis", refused)
    async with run_uploads(a_bot(tmp_path / "matches.db")):
        assert "are not complete" in caplog.text


async def test_unexpected_errors_are_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def malformed(self: discord.Client) -> list[discord.Emoji]:
        raise KeyError("items")

    monkeypatch.setattr(Provost, "fetch_application_emojis", malformed)
    async with run_uploads(a_bot(tmp_path / "matches.db")):
        assert "could not be uploaded" in caplog.text


async def test_one_of_several_processes_uploads_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "matches.db"
    async with simulated.world(a_bot(path)) as world:
        first = world.env.bot
        assert isinstance(first, Provost)
        await finish_uploads(first)
        before = count_uploads(world.env)
        world.env.backend.delete_application_emoji(next(iter(world.env.backend.application_emojis)))
        monkeypatch.setattr(SqliteStore, "looks_after", lambda store, guild_id: guild_id is not None)
        another = a_bot(path)
        await world.restart(another)
        await finish_uploads(another)
        assert count_uploads(world.env) == before
        assert len(emoji._shown) == len(SIGNS) - 1


@pytest.mark.parametrize("path", ["/interactions/*/callback", "/channels/*/messages"])
async def test_a_match_goes_on_in_words_when_emoji_are_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    """Discord refuses a private answer or a card because it no longer knows an emoji in it."""
    sketch_pictures(monkeypatch)
    async with simulated.world(a_bot(tmp_path / "matches.db")) as world:
        bot = world.env.bot
        assert isinstance(bot, Provost)
        await finish_uploads(bot)
        match = await begin(world, 2)
        assert emoji_on(await match.card())
        world.env.inject_error("*", path, status=400, code=50035, message=UNKNOWN)
        await match.first_choice()
        assert not emoji._shown
        assert caplog.text.count("does not have the bot's emoji") == 1
        bot.services.publisher.retry_soon()
        await bot.services.publisher.sweep()
        await match.first_choice()
        assert not emoji_on(await match.card())


def emoji_on(card: discord.Message) -> list[object]:
    """Return the emoji on a card."""
    found = [*components(card), *(entry for one in components(card) for entry in one.get("options", []))]
    return [one["emoji"] for one in found if one.get("emoji")]
