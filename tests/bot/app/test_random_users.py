"""Random users: every action is answered, nothing fails, no secret is shown, and every match can continue."""

import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs
from simcord.components import walk_components

from bot.app.client import Provost
from bot.clocks.paces import HOUR
from bot.interaction.translator import CATALOGUE
from bot.match import clock_keeper
from bot.match.match import SeatedMatch
from bot.words import LOCALES
from storage import databases
from storage.messages import LIVE_CARD
from tests import simulated
from tests.bot.playing import make_bot, sketch_pictures
from tests.bot.random_users import QUESTIONS, RandomUsers
from tests.simulated import SELECT, TEXT, texts
from tests.sizes import size

STEPS = size("STEPS", 60)
STEPS_PER_WORLD = 600

NAMES = ("Ada", "Bruno", "Chiara", "D*o*ra", "\u202eÉmile")
COMMAND = 2
MAX_COMPONENTS, MAX_TEXT, MAX_LABEL = 40, 4000, 100
UNEXPECTED = {CATALOGUE.words(locale)("refuse-unexpected") for locale in LOCALES}
TOURNAMENT_COLUMNS = {("event_acts", "text"), ("event_people", "user_id"), ("events", "settings")}
"""Columns that keep the id of a deleted user (SECURITY.md)."""


@pytest.mark.parametrize("seed", range(max(1, STEPS // STEPS_PER_WORLD)))
async def test_random_users_make_nothing_fail(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    sketch_pictures(monkeypatch)
    path = tmp_path / "matches.db"
    monkeypatch.setattr(clock_keeper, "MAX_READING_STEP", 6 * HOUR)
    async with simulated.world(make_bot(path), NAMES, patience=60.0) as world:
        users = RandomUsers(world, path, random.Random(seed))
        monkeypatch.setattr(Provost, "now", lambda bot: users.now)
        await world.restart(users.bot())
        for number in range(1, min(STEPS, STEPS_PER_WORLD) + 1):
            await users.step()
            lately = users.done[-8:]
            assert [one for one in caplog.records if one.exc_info or one.levelno >= logging.ERROR] == [], lately
            assert [*faults(users, path)] == [], lately
            if number % 20 == 0:
                assert [one async for one in stuck(users)] == [], lately
    assert databases.check(path).matches


def faults(users: RandomUsers, path: Path) -> Iterator[str]:
    """Yield faults in the answers of a step and in the channels after it."""
    for actor, result in users.results:
        told = [*([result.response] if result.response else []), *result.followups]
        if not result.acknowledged or (result._interaction.type == COMMAND and not told and result.modal is None):
            yield f"{actor.name} was not answered"
        if any(sentence in texts(one) for one in told for sentence in UNEXPECTED):
            yield f"{actor.name} met an unexpected error"
        if "/privacy delete {'sure': True}" in users.done[-1]:
            yield from kept(path, str(actor.id))
    for message in users.shown():
        yield from too_large(message)
        yield from hidden(users, message)


def too_large(message: Any) -> Iterator[str]:
    """Yield the limits of Discord that a message exceeds."""
    every = [*walk_components(message.components)]
    if len(every) > MAX_COMPONENTS or sum(len(one["content"]) for one in every if one["type"] == TEXT) > MAX_TEXT:
        yield f"{message.id} is too large"
    for option in (option for one in every if one["type"] == SELECT for option in one["options"]):
        if any(len(option.get(part) or "") > MAX_LABEL for part in ("label", "value", "description")):
            yield f"{option} is too long"


def hidden(users: RandomUsers, message: Any) -> Iterator[str]:
    """Yield pictures of a public message that show what only one player may see."""
    for file in message.attachments:
        body = users.env.backend.cdn.get(file["url"]) or b""
        try:
            view = msgspec.msgpack.decode(body.removeprefix(b"hand"))
        except msgspec.DecodeError:
            continue
        if isinstance(view, dict) and view.get("viewer") is not None and view.get("outcome") is None:
            yield f"{message.id} shows what seat {view['viewer']} sees"


def kept(path: Path, user: str) -> Iterator[str]:
    """Yield the columns of the store that still contain the id of a user."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as db:
        for (table,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = db.execute(f"SELECT * FROM {table}")  # noqa: S608 - the name of a table
            names = [column for column, *_ in rows.description]
            for row in rows:
                yield from (
                    f"{table}.{name} has {user}"
                    for name, value in zip(names, row, strict=True)
                    if user in str(value) and (table, name) not in TOURNAMENT_COLUMNS
                )


async def stuck(users: RandomUsers) -> Any:
    """Return matches in which no one can continue, or that differ from the store."""
    store = users.running.store
    for table in await users.live():
        id, asked = table.row.id, [table.seats[seat] for seat in table.asked()]
        if not any(seat.user_id or seat.computer for seat in asked):
            yield f"{id} waits for a seat without a player"
        if sum(card.kind == LIVE_CARD for card in await store.cards(id)) > 1:
            yield f"{id} has several cards"
        saved = await store.load(id)
        assert saved is not None
        again = SeatedMatch(structs.replace(saved, snapshot=None))
        if table.game.digest(again.core.position) != table.game.digest(table.core.position):
            yield f"{id} does not replay to its position"
        closed = {f"|{id}|{table.decision_name(one)}|" for one in table.core.decisions if not one.ask.open}
        for message in users.shown():
            for control in users.controls(message):
                if control["custom_id"].split("|")[0] in QUESTIONS and any(
                    one in control["custom_id"] for one in closed
                ):
                    yield f"{message.id} shows a closed question"
