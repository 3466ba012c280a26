"""A backup is made each day while the bot runs, in a process of its own, and its report is part of the bot's health."""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.app import backups
from bot.app.backups import DAY, RETRY, SOON, DailyBackup, make_backup
from bot.monitoring import backup_report
from bot.monitoring.backup_report import BackupReport
from storage import SqliteStore, rotation
from tests.discord_server import until


@pytest.fixture
async def db(tmp_path: Path) -> Path:
    store = await SqliteStore.open(tmp_path / "provost.db")
    await store.close()
    return tmp_path / "provost.db"


@pytest.fixture
def to(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def delays(monkeypatch: pytest.MonkeyPatch, begin: bool = False) -> list[float]:
    """The pauses until the next backup, instead of waiting; with `begin` the first is over at once."""
    found: list[float] = []
    schedule = DailyBackup._schedule

    def note(daily: DailyBackup, seconds: float) -> None:
        found.append(seconds)
        schedule(daily, 0 if begin and len(found) == 1 else 3600)

    monkeypatch.setattr(DailyBackup, "_schedule", note)
    return found


def ending(result: bool | OSError) -> Callable[[Path, Path], Awaitable[bool]]:
    async def make(db: Path, to: Path) -> bool:
        if isinstance(result, OSError):
            raise result
        return result

    return make


@pytest.mark.parametrize(("result", "pause"), [(True, DAY), (False, RETRY), (OSError(12, "no memory"), RETRY)])
async def test_the_next_backup_is_a_day_later_or_soon_after_a_failure(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, result: bool | OSError, pause: float
) -> None:
    found = delays(monkeypatch, begin=True)
    async with DailyBackup(db, to, ending(result)):
        await until(lambda: len(found) == 2)
    assert found == [SOON, pause]


@pytest.mark.parametrize(("age", "pause"), [(0, DAY), (DAY / 2, DAY / 2), (3 * DAY, SOON)])
async def test_a_restart_does_not_bring_the_next_backup_forward(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, age: float, pause: float
) -> None:
    backup_report.write(db, BackupReport(str(to), made=time.time() - age))
    found = delays(monkeypatch)
    async with DailyBackup(db, to, ending(True)):
        pass
    assert found == [pytest.approx(pause, abs=60)]


async def test_a_new_folder_begins_a_new_report(db: Path, to: Path) -> None:
    backup_report.write(db, BackupReport("/elsewhere", made=time.time()))
    async with DailyBackup(db, to, ending(True)) as daily:
        assert daily.report() == backup_report.read(db) == BackupReport(str(to))


async def test_a_backup_is_made_in_a_process_without_the_token(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret.token")
    with caplog.at_level("INFO"):
        assert await make_backup(db, to)
    assert len(rotation.backups_in(to)) == 1
    assert "Backed up to" in caplog.text
    report = backup_report.read(db)
    assert report is not None
    assert not report.drill_failed
    await asyncio.to_thread(db.write_bytes, b"no database")
    assert not await make_backup(db, to)
    assert "is no database of Provost" in caplog.text


async def test_a_process_gets_neither_the_token_nor_systemds_socket(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in backups.PRIVATE:
        monkeypatch.setenv(name, "secret")
    monkeypatch.setattr(sys, "executable", "/usr/bin/env")
    assert not await make_backup(db, to)  # env refuses the option, and has printed nothing
    program = db.parent / "python"
    program.write_text("#!/bin/sh\nenv\n", encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    with caplog.at_level("INFO"):
        assert await make_backup(db, to)
    assert f"PATH={os.environ['PATH']}" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.parametrize("stubborn", [False, True])
async def test_a_bot_that_stops_interrupts_its_backup(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, stubborn: bool
) -> None:
    program, begun = db.parent / "python", db.parent / "begun"
    trap = "trap '' INT" if stubborn else ":"
    program.write_text(f"#!/bin/sh\n{trap}\ntouch {begun}\nexec sleep 600\n", encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(backups, "PATIENCE", 0.05 if stubborn else 30.0)
    async with DailyBackup(db, to, soon=0):
        await until(begun.exists)
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "backup"]
