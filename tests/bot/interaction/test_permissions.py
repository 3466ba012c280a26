"""Missing permissions and a failing disk, each explained in one sentence and without a loss."""

import asyncio
import errno
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.process import run
from bot.app.upkeep import SWEEP
from bot.delivery.permissions import COMMENTARY_NEEDED, INVITATION_PERMISSIONS, NEEDED, NEEDED_IN_THREADS
from bot.interaction.translator import CATALOGUE
from bot.words import LOCALES
from storage import SqliteStore
from storage.errors import Damaged, Foreign, InUse, NewerSchema, NotSaved, StoreError, Unwritable
from tests import simulated
from tests.bot.playing import Match, begin, choice_ids, make_bot, private_text, sentence
from tests.simulated import World, texts
from tests.storage.faults import make_call_fail


def remove_permissions(locale: str, *permissions: str) -> str:
    named = ", ".join(sentence(f"permission-{name}", locale) for name in permissions)
    return sentence("refuse-missing-permissions", locale, permissions=named)


@pytest.mark.parametrize("permission", ["send_messages", "attach_files"])
async def test_no_lobby_where_the_bot_could_not_play(world: World, permission: str) -> None:
    simulated.refuse(world.env, world.channel, permission)
    ada = world.people["Ada"]
    for language, locale in (("en-US", "en"), ("it", "it")):
        world.languages[ada.id] = language
        answer = private_text(await ada.slash(world.channel, "game new", game="caylus"))
        assert answer == remove_permissions(locale, permission)
    bot = world.env.bot
    assert isinstance(bot, Provost)
    assert await bot.store.match_in(world.channel.id) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_every_required_permission_has_a_name(locale: str) -> None:
    needed = {name for name, on in NEEDED | NEEDED_IN_THREADS | COMMENTARY_NEEDED | INVITATION_PERMISSIONS if on}
    named = {id.removeprefix("permission-") for id in CATALOGUE.ids(locale) if id.startswith("permission-")}
    assert named == needed


@pytest.mark.parametrize(
    ("language", "name"), [("en-US", "View Channel"), ("it", "Visualizza canale"), ("es-ES", "Ver canal")]
)
async def test_a_channel_that_the_bot_may_not_view_is_named(world: World, language: str, name: str) -> None:
    simulated.refuse(world.env, world.channel, "view_channel")
    ada = world.people["Ada"]
    world.languages[ada.id] = language
    assert private_text(await ada.slash(world.channel, "game new", game="caylus")).endswith(f": {name}.")


async def test_every_missing_permission_is_named(world: World) -> None:
    simulated.refuse(world.env, world.channel, "send_messages", "attach_files")
    answer = private_text(await world.people["Ada"].slash(world.channel, "game new", game="caylus"))
    assert answer in (
        remove_permissions("en", "send_messages", "attach_files"),
        remove_permissions("en", "attach_files", "send_messages"),
    )


@pytest.mark.parametrize("permission", ["send_messages_in_threads", "attach_files"])
async def test_a_permission_taken_during_play_stops_play_and_loses_nothing(world: World, permission: str) -> None:
    match = await begin(world, 2)
    asked, card, before = await match.asked(), await match.card(), await match.digest()
    simulated.refuse(world.env, world.channel, permission)
    world.languages[asked.id] = "es-ES"
    assert private_text(await asked.click(card, custom_id=choice_ids(card)[-1])) == remove_permissions("es", permission)
    assert private_text(await asked.slash(match.place, "caylus pass")) == remove_permissions("es", permission)
    assert await match.digest() == before
    simulated.allow(world.env, world.channel)
    await asked.click(card, custom_id=choice_ids(card)[-1])
    assert await match.digest() != before


async def test_without_threads_the_match_is_played_in_the_channel(world: World) -> None:
    simulated.refuse(world.env, world.channel, "create_public_threads")
    match = await begin(world, 2)
    assert world.channel.threads == []
    assert (await match.card()).channel.id == world.channel.id
    assert sentence("lobby-started-here") in "\n".join(texts(one) for one in world.channel.history())


async def test_a_thread_that_cannot_be_made_after_all(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/threads", status=400, code=160006, message="too many", times=None)
    match = await begin(world, 2)
    assert (await match.card()).channel.id == world.channel.id


async def test_refused_messages_are_published_later(world: World) -> None:
    match = await begin(world, 2)
    asked, card = await match.asked(), await match.card()
    simulated.refuse_files(world.env, match.place)
    assert private_text(await asked.click(card, custom_id=choice_ids(card)[-1])) == sentence("refuse-not-posted")
    assert (await match.card()).id == card.id
    assert len(await match.bot.store.unsent(match.id)) == 1
    world.env.backend.faults.clear()
    await world.env.advance_time(2 * SWEEP)
    assert (await match.card()).id == card.id, "the bot has not learned yet that it may post there"
    await asked.slash(match.place, "game board")
    assert (await match.card()).id != card.id
    assert await match.bot.store.unsent(match.id) == ()


async def failing_disk(match: Match) -> None:
    """Make the disk refuse every write from now on."""
    await match.bot.store._thread.run(lambda db: make_call_fail("pwrite", errno.ENOSPC))  # type: ignore[attr-defined] # the disk is under SQLite's thread


@pytest.mark.parametrize(("language", "locale"), [("en-US", "en"), ("it", "it")])
async def test_a_move_that_the_disk_does_not_take(world: World, tmp_path: Path, language: str, locale: str) -> None:
    match = await begin(world, 2)
    asked, card, before, bot = await match.asked(), await match.card(), await match.digest(), match.bot
    world.languages[asked.id] = language
    await failing_disk(match)
    assert private_text(await asked.click(card, custom_id=choice_ids(card)[-1])) == sentence("refuse-not-saved", locale)
    assert bot.failed
    assert bot.is_closed()
    await world.env.restart_bot(make_bot(tmp_path / "matches.db"))
    assert await match.digest() == before
    await asked.click(card, custom_id=choice_ids(card)[-1])
    assert await match.digest() != before


async def test_a_press_while_the_bot_stops_is_answered(world: World, tmp_path: Path) -> None:
    match = await begin(world, 2)
    card, asked = await match.card(), await match.asked()
    people = list(world.people.values())
    await failing_disk(match)
    results = await simulated.together(world.env, [(one, card, choice_ids(card)[-1]) for one in (asked, *people)])
    assert all(result.acknowledged for result in results)
    assert sentence("refuse-not-saved") in [private_text(result) for result in results]
    await world.env.restart_bot(make_bot(tmp_path / "matches.db"))


def spoil_database(path: Path, change: str) -> None:
    """Make a database of the bot's, and change it from outside."""
    asyncio.run(opened_and_closed(path))
    with closing(sqlite3.connect(path)) as db:
        db.execute(change)


async def opened_and_closed(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


SPOILING: dict[type[StoreError], Callable[[Path], object]] = {
    Foreign: lambda path: path.write_bytes(b"a shopping list, and nothing that SQLite knows" * 100),
    NewerSchema: lambda path: spoil_database(path, "PRAGMA user_version = 999"),
    Damaged: lambda path: spoil_database(path, "DROP TABLE cards"),
    Unwritable: Path.mkdir,
}


@pytest.mark.parametrize("error", SPOILING)
def test_a_file_that_cannot_be_used_stops_the_start(tmp_path: Path, error: type[StoreError]) -> None:
    SPOILING[error](tmp_path / "matches.db")
    with pytest.raises(error):
        asyncio.run(run_off_line(tmp_path / "matches.db"))


async def run_off_line(path: Path) -> int:
    """Run the bot as far as it gets without Discord."""

    async def log_in(bot: discord.Client, token: str) -> None:
        assert isinstance(bot, Provost)
        await bot.store._thread.run(lambda db: make_call_fail("pwrite", errno.ENOSPC))  # type: ignore[attr-defined] # as above
        with pytest.raises(NotSaved):
            await bot.store.prefer("user", 1, "locale", "it")
        await bot._stopping

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.Client, "login", log_in)
        return await run(Config(db=path))


def test_a_disk_that_fails_ends_the_process_with_a_failure(tmp_path: Path) -> None:
    assert asyncio.run(run_off_line(tmp_path / "matches.db")) == 1


async def test_a_file_in_use_stops_the_start(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "matches.db")
    with pytest.raises(InUse):
        await run_off_line(tmp_path / "matches.db")
    await store.close()
