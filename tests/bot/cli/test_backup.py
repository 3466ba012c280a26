"""Command `provost backup`: makes a backup, tries to restore it, and deletes old ones."""

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.operations import daily_backups
from storage import backups, databases
from tests.bot.cli.conftest import Provost
from tests.closed import closed


@pytest.fixture
def to(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def reported(db: Path) -> daily_backups.BackupReport:
    report = daily_backups.read_report(db)
    assert report is not None
    return report


def test_a_backup_equals_the_database(provost: Provost, db: Path, to: Path) -> None:
    said = provost("backup --db", db, "--to", to)
    (copy,) = backups.backups_in(to)
    sentence = (
        f"Backed up to {copy}, and restored from there as a test: everything is there. No old backup was deleted.\n"
    )
    assert said == (0, sentence, "")
    assert databases.digest(copy) == databases.digest(db)
    assert [path.name for path in to.iterdir()] == [copy.name]
    report = reported(db)
    assert (report.folder, report.backup_failed, report.drill_failed) == (str(to), False, False)
    assert None not in (report.made, report.drilled)


def test_backups_are_readable_by_their_owner_alone(provost: Provost, db: Path, to: Path) -> None:
    provost("backup --db", db, "--to", to)
    (copy,) = backups.backups_in(to)
    assert [path.stat().st_mode & 0o777 for path in (to, copy, daily_backups.report_path(db))] == [0o700, 0o600, 0o600]


@pytest.mark.skipif(os.geteuid() != 0, reason="it takes root to give a file away")
def test_the_report_of_root_belongs_to_the_user_of_the_bot(provost: Provost, db: Path, to: Path) -> None:
    os.chown(db, 4711, 4712)
    assert provost("backup --db", db, "--to", to).status == 0
    found = daily_backups.report_path(db).stat()
    assert (found.st_uid, found.st_gid, found.st_mode & 0o777) == (4711, 4712, 0o600)
    assert to.stat().st_uid == 0


@pytest.mark.skipif(os.geteuid() != 0, reason="it takes root to give a folder away")
def test_a_folder_made_by_root_belongs_to_the_owner_of_its_parent(provost: Provost, db: Path, tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    os.chown(tmp_path / "var", 4711, 4712)
    for name in ("var/backups", "backups"):
        assert provost("backup --db", db, "--to", tmp_path / name).status == 0
    owners = [(path.stat().st_uid, path.stat().st_gid) for path in (tmp_path / "var" / "backups", tmp_path / "backups")]
    assert owners == [(4711, 4712), (0, 0)]


def test_old_backups_are_deleted(provost: Provost, db: Path, to: Path) -> None:
    provost("backup --db", db, "--to", to)
    (copy,) = backups.backups_in(to)
    for day in range(1, 11):
        copy.rename(to / f"provost-2025-01-{day:02}T000000Z.db")
        shutil.copy(to / f"provost-2025-01-{day:02}T000000Z.db", copy)
    copy.unlink()
    said = provost("backup --db", db, "--to", to, "--daily 3 --weekly 1 --monthly 1")
    assert said.out.endswith("8 old backups were deleted.\n")
    *old, _ = (path.name for path in backups.backups_in(to))
    assert old == [f"provost-2025-01-{day:02}T000000Z.db" for day in (9, 10)]


def test_a_failed_drill_is_reported_and_deletes_nothing(
    provost: Provost, db: Path, to: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to.mkdir()
    old = to / "provost-2020-01-01T000000Z.db"
    old.touch()
    with closing(sqlite3.connect(db)) as damaged, damaged:
        damaged.execute("UPDATE matches SET seed = zeroblob(32) WHERE status = 'live'")
    said = provost("backup --db", db, "--to", to, "--daily 1 --weekly 1 --monthly 1")
    assert (said.status, said.out) == (1, "")
    assert "its seed does not match its seal" in said.error
    report = reported(db)
    assert (report.backup_failed, report.drill_failed, report.drilled) == (False, True, None)
    assert old.exists()


def test_a_drill_compares_the_restored_copy(
    provost: Provost, db: Path, to: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = iter("ab")
    monkeypatch.setattr(databases, "digest", lambda path: next(digests))
    said = provost("backup --db", db, "--to", to)
    (copy,) = backups.backups_in(to)
    assert said.refused(
        f"What was restored from {copy} is not what the backup holds. Check the disk, and keep the older backups."
    )
    assert reported(db).drill_failed


def test_a_failed_backup_is_reported(provost: Provost, db: Path, to: Path) -> None:
    provost("backup --db", db, "--to", to)
    made = reported(db).made
    db.write_bytes(b"no database")
    assert provost("backup --db", db, "--to", to).status == 1
    report = reported(db)
    assert (report.made, report.backup_failed, report.drill_failed) == (made, True, False)


def test_a_full_disk_is_named_as_the_reason(
    provost: Provost, db: Path, to: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: object, **named: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "mkdir", full)
    said = provost("backup --db", db, "--to", to)
    assert said.refused(f"{to} cannot be written: the disk is full. Make room and try again.")


def test_a_folder_that_cannot_be_made_is_named(provost: Provost, db: Path) -> None:
    said = provost("backup --db", db, "--to", db / "backups")
    assert said.refused(
        f"{db / 'backups'} cannot be written. Check that the folder exists and that you are allowed to write to it."
    )


def test_a_database_in_a_folder_that_may_not_be_entered_is_named(
    provost: Provost, tmp_path: Path, to: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = closed(tmp_path, monkeypatch)
    sentence = f"The database {folder / 'provost.db'} cannot be written. "
    assert provost("backup --db", folder / "provost.db", "--to", to).error.startswith(sentence)


def test_without_a_database_nothing_is_reported(provost: Provost, tmp_path: Path, to: Path) -> None:
    missing = tmp_path / "missing.db"
    assert provost("backup --db", missing, "--to", to).refused(f"There is no database at {missing}.")
    assert not daily_backups.report_path(missing).exists()


def test_remains_of_interrupted_backups_are_deleted_after_a_day(provost: Provost, db: Path, to: Path) -> None:
    (to / ".drill-abc").mkdir(parents=True)
    partial, other = to / "provost-2025-01-01T000000Z.db.partial", to / "notes.txt"
    for path in (partial, other):
        path.touch()
    provost("backup --db", db, "--to", to)
    assert partial.exists()
    for path in to.iterdir():
        os.utime(path, (0, 0))
    for path in backups.backups_in(to):
        path.unlink()
    provost("backup --db", db, "--to", to)
    (copy,) = backups.backups_in(to)
    assert {path.name for path in to.iterdir()} == {copy.name, other.name}
