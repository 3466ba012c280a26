"""Daily backups: each is made in a process of its own while the bot runs, and the bot's health reports it."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from bot.clocks.paces import DAY
from bot.operations import daily_backups
from bot.operations.daily_backups import BACKUP_RETRY, MIN_DELAY, BackupReport, DailyBackup, Make, make_backup
from storage import SqliteStore
from storage.backups import backups_in
from tests.discord_server import until

PRIVATE_VALUE = "value-that-no-process-may-have"


@pytest.fixture
async def db(tmp_path: Path) -> Path:
    store = await SqliteStore.open(tmp_path / "provost.db")
    await store.close()
    return tmp_path / "provost.db"


@pytest.fixture
def to(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def record_delays(monkeypatch: pytest.MonkeyPatch, begin: bool = False) -> list[float]:
    """Record the pauses before backups instead of waiting; with `begin` the first is over at once."""
    found: list[float] = []
    schedule = DailyBackup._schedule

    def note(daily: DailyBackup, seconds: float) -> None:
        found.append(seconds)
        schedule(daily, 0 if begin and len(found) == 1 else 3600)

    monkeypatch.setattr(DailyBackup, "_schedule", note)
    return found


def fake_backup(report: BackupReport | OSError) -> Make:
    """Return a backup that leaves this report, or cannot begin."""

    async def make(db: Path, to: Path) -> None:
        if isinstance(report, OSError):
            raise report
        daily_backups.write_report(db, report)

    return make


async def test_a_backup_dated_in_the_future_delays_the_next_by_a_day_at_most(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = record_delays(monkeypatch)
    daily_backups.write_report(db, BackupReport(str(to), 0, made=time.time() + 400 * DAY))
    async with DailyBackup(db, to):
        pass
    assert found == [DAY]


@pytest.mark.parametrize(
    ("report", "pause"),
    [
        (BackupReport("", 0, made=5), DAY),
        (BackupReport("", 0, made=5, drill_failed=True), DAY),
        (BackupReport("", 0, backup_failed=True), BACKUP_RETRY),
        (OSError(12, "no memory"), BACKUP_RETRY),
    ],
)
async def test_the_next_backup_is_a_day_later_or_soon_after_a_failure(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, report: BackupReport | OSError, pause: float
) -> None:
    found = record_delays(monkeypatch, begin=True)
    async with DailyBackup(db, to, fake_backup(report)):
        await until(lambda: len(found) == 2)
    assert found == [MIN_DELAY, pause]


@pytest.mark.parametrize(("age", "pause"), [(0, DAY), (DAY / 2, DAY / 2), (3 * DAY, MIN_DELAY)])
async def test_a_restart_does_not_hasten_the_next_backup(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, age: float, pause: float
) -> None:
    daily_backups.write_report(db, BackupReport(str(to), 0, made=time.time() - age))
    found = record_delays(monkeypatch)
    async with DailyBackup(db, to):
        pass
    assert found == [pytest.approx(pause, abs=60)]


async def test_a_new_folder_begins_a_new_report(db: Path, to: Path) -> None:
    daily_backups.write_report(db, BackupReport("/elsewhere", 0, made=time.time()))
    async with DailyBackup(db, to) as daily:
        assert daily.report() == daily_backups.read_report(db) == BackupReport(str(to), daily.report().since)


async def test_a_backup_is_made_in_a_process_without_the_token(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret.token")
    with caplog.at_level("INFO"):
        await make_backup(db, to)
    assert len(backups_in(to)) == 1
    assert "Backed up to" in caplog.text
    report = daily_backups.read_report(db)
    assert report is not None
    assert not report.drill_failed
    await asyncio.to_thread(db.write_bytes, b"no database")
    await make_backup(db, to.parent / "elsewhere")  # in one folder both would have the name of the same second
    assert "is not a Provost database" in caplog.text


async def test_a_process_gets_neither_the_token_nor_systemds_socket(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in daily_backups.SECRET_VARIABLES:
        monkeypatch.setenv(name, PRIVATE_VALUE)
    program = db.parent / "python"
    program.write_text("#!/bin/sh\nenv\n", encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    with caplog.at_level("INFO"):
        await make_backup(db, to)
    assert f"PATH={os.environ['PATH']}" in caplog.text
    assert PRIVATE_VALUE not in caplog.text


@pytest.mark.parametrize("stubborn", [False, True])
async def test_a_bot_that_stops_interrupts_its_backup(
    db: Path, to: Path, monkeypatch: pytest.MonkeyPatch, stubborn: bool
) -> None:
    program, begun = db.parent / "python", db.parent / "begun"
    trap = "trap '' INT" if stubborn else ":"
    program.write_text(f"#!/bin/sh\n{trap}\ntouch {begun}\nexec sleep 600\n", encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(daily_backups, "CLEANUP_TIMEOUT", 0.05 if stubborn else 30.0)
    # As a bot on a terminal: programs that a shell starts in the background, and their children, ignore SIGINT.
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, lambda: None)
    async with DailyBackup(db, to, soon=0):
        await until(begun.exists)
    assert not [task for task in asyncio.all_tasks() if task.get_name() == "backup"]
