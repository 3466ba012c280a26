"""Care of the database: messages for each success and each reason of a failure."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage import SqliteStore, errors, maintenance
from storage.database_lock import Lock
from tests.bot.cli.conftest import Provost
from tests.storage.samples import a_live_match, a_lobby, a_move


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """Database with a live match and a lobby."""
    path = tmp_path / "provost.db"
    asyncio.run(fill(path))
    return path


async def fill(path: Path) -> None:
    store = await SqliteStore.open(path)
    await a_live_match(store, "abcdefgh", 7)
    for seq in range(3):
        await a_move(store, "abcdefgh", seq)
    await store.create_match(a_lobby("ijklmnop", 8))
    await store.close()


@pytest.fixture
def in_use(db: Path) -> Iterator[Path]:
    lock = Lock(db)
    yield db
    lock.release()


def test_a_sound_database_is_called_sound(provost: Provost, db: Path) -> None:
    assert provost("db check --db", db) == (0, f"{db} is sound: 2 matches, 1 of them running.\n", "")


def test_the_default_database_is_in_the_working_directory(
    provost: Provost, db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(db.parent)
    assert provost("db check").out == "provost.db is sound: 2 matches, 1 of them running.\n"


def test_a_backup_can_be_restored(provost: Provost, db: Path, tmp_path: Path) -> None:
    copy, kept = tmp_path / "copy.db", tmp_path / "provost.db.replaced"
    assert provost("db backup --db", db, copy) == (0, f"Copied to {copy}.\n", "")
    exported = provost("db export --db", db)
    asyncio.run(cancel(db, "ijklmnop"))
    assert provost("db export --db", db) != exported
    said = f"Restored: {db}. What was there before is kept as {kept}.\n"
    assert provost("db restore --db", db, copy) == (0, said, "")
    assert provost("db export --db", db) == exported
    new = tmp_path / "new.db"
    assert provost("db restore --db", new, copy) == (0, f"Restored: {new}\n", "")


async def cancel(path: Path, match_id: str) -> None:
    store = await SqliteStore.open(path)
    await store.set_status(match_id, 0, "cancelled")
    await store.close()


def test_every_match_is_exported_or_one(provost: Provost, db: Path) -> None:
    said = provost("db export --db", db)
    assert (said.status, said.error) == (0, "")
    assert [json.loads(line)["match"]["id"] for line in said.out.splitlines()] == ["abcdefgh", "ijklmnop"]
    assert provost("db export --db", db, "ijklmnop").out == said.out.splitlines(keepends=True)[1]
    assert provost("db export --db", db, "zz").refused("There is no match zz in this database.")


@pytest.mark.parametrize("command", ["check", "export", "backup copy.db", "restore absent.db"])
def test_a_missing_database_is_named(
    provost: Provost, tmp_path: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sentence = "There is no database at absent.db."
    assert provost(f"db {command} --db absent.db").refused(sentence)
    assert not list(tmp_path.glob("*.db"))


def test_a_foreign_file_is_named(provost: Provost, tmp_path: Path) -> None:
    path = tmp_path / "letters.txt"
    path.write_text("Dear diary, " * 100, encoding="utf-8")
    assert provost("db check --db", path).refused(f"{path} is not a Provost database. Choose another file.")


def test_a_newer_database_is_named(provost: Provost, db: Path) -> None:
    connection = sqlite3.connect(db)
    (known,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    sentence = f"{db} was written by a newer Provost (format 999, this one knows {known}). Install the newer version."
    assert provost("db check --db", db).refused(sentence)


def test_a_damaged_database_is_named(provost: Provost, db: Path) -> None:
    connection = sqlite3.connect(db)
    connection.execute("UPDATE snapshots SET seq = 99")
    connection.commit()
    connection.close()
    sentence = f"{db} is damaged. Restore a sound backup with “provost db restore”."
    assert provost("db check --db", db).refused(sentence)


def test_a_file_in_the_way_is_named(provost: Provost, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious", encoding="utf-8")
    sentence = f"{copy} exists already and is not overwritten. Move it away first."
    assert provost("db backup --db", db, copy).refused(sentence)
    assert copy.read_text(encoding="utf-8") == "precious"


def test_a_log_that_is_missing_is_warned_of(provost: Provost, db: Path) -> None:
    db.with_name("provost.db-lock").write_text("1234 open")
    said = provost("db check --db", db)
    assert (said.status, said.out) == (0, f"{db} is sound: 2 matches, 1 of them running.\n")
    sentence = f"{db} was not closed when the bot stopped, and {db}-wal is gone: the latest moves may be missing.\n"
    assert said.error == sentence
    db.with_name("provost.db-wal").touch()
    assert provost("db check --db", db).error == ""


@pytest.mark.parametrize("command", ["run", "sandbox --no-browser"])
def test_no_database_is_begun_beside_the_remains_of_one(
    provost: Provost, db: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    db.rename(db.with_name("provost.db.replaced"))
    said = provost(command, "--db", db)
    left = f"{db}.replaced"
    sentence = f"{left} is next to {db}, left by a restore that was stopped or a database that was moved. "
    assert (said.status, said.out) == (1, "")
    assert said.error == f"{sentence}Restore a backup again, or move {left} away to go on without it.\n"
    assert not db.exists()


def test_a_database_in_use_is_not_replaced(provost: Provost, in_use: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert provost("db backup --db", in_use, copy).status == 0
    sentence = f"{in_use} is in use by another Provost. Stop that one first."
    assert provost("db restore --db", in_use, copy).refused(sentence)


def test_a_folder_that_does_not_exist_cannot_be_written_to(provost: Provost, db: Path, tmp_path: Path) -> None:
    copy = tmp_path / "nowhere" / "copy.db"
    said = provost("db backup --db", db, copy)
    assert said.status == 1
    assert said.error.endswith(
        " cannot be written. Check that the folder exists and that you are allowed to write to it.\n"
    )


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (errors.NotSaved("SQLITE_FULL"), "The database could not be written: the disk is full or failing. "),
        (errors.Stale("abcdefgh", 1, 2), "Something went wrong that should not have (Stale). Set PROVOST_DEBUG=1 "),
    ],
)
def test_a_failing_disk_and_unforeseen_errors_are_one_sentence_too(
    provost: Provost, db: Path, error: errors.StoreError, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path) -> None:
        raise error

    monkeypatch.setattr(maintenance, "check", fail)
    said = provost("db check --db", db)
    assert (said.status, said.out) == (1, "")
    assert said.error.startswith(sentence)
    assert said.error.count("\n") == 1


def test_a_server_is_forgotten_after_its_id_was_typed_again(
    provost: Provost, db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda question: "6")
    assert provost("db forget --db", db, "--server 5").refused("Nothing was deleted.")
    assert len(provost("db export --db", db).out.splitlines()) == 2
    monkeypatch.setattr("builtins.input", lambda question: "5")
    said = provost("db forget --db", db, "--server 5")
    assert said.out.startswith("Server 5 is deleted: 2 matches, 0 tournaments, ")
    assert provost("db export --db", db).out == ""
    assert provost("db check --db", db).status == 0


def test_a_user_is_forgotten_and_their_match_stays(provost: Provost, db: Path) -> None:
    anna = 10**18
    said = provost("db forget --db", db, f"--user {anna} --yes")
    assert said == (0, f"User {anna} is deleted; they were in 2 matches.\n", "")
    exported = [json.loads(line) for line in provost("db export --db", db).out.splitlines()]
    assert [one["match"]["status"] for one in exported] == ["live", "cancelled"]
    assert f"{anna}" not in provost("db export --db", db).out


def test_a_dry_run_deletes_nothing(provost: Provost, db: Path) -> None:
    anna, before = 10**18, provost("db export --db", db).out
    said = provost("db forget --db", db, "--server 5 --dry-run")
    assert said.out.startswith("Server 5 would be deleted: 2 matches, 0 tournaments, ")
    shown = provost("db forget --db", db, f"--user {anna} --dry-run").out.splitlines()
    assert shown[0].startswith(f"User {anna} would be deleted: ")
    assert "  seats: 1" in shown
    assert sum(int(line.rpartition(" ")[2]) for line in shown[1:]) == int(shown[0].split(": ")[1].split()[0])
    assert provost("db export --db", db).out == before


@pytest.mark.parametrize("given", ["", "--user 1 --server 2"])
def test_either_a_user_or_a_server_is_forgotten(provost: Provost, db: Path, given: str) -> None:
    assert provost("db forget --db", db, given).error == "Say either --user or --server.\n"


@pytest.mark.parametrize("id", ["0", "x", "9" * 19, "9" * 30])
def test_an_id_that_discord_does_not_give_is_refused(provost: Provost, db: Path, id: str) -> None:
    assert provost("db forget --db", db, f"--server {id}").error == f"{id} is not a Discord id.\n"


@pytest.mark.parametrize("what", ["--user 1", "--server 5"])
def test_nothing_is_forgotten_while_a_bot_runs(provost: Provost, in_use: Path, what: str) -> None:
    refused = provost("db forget --yes --db", in_use, what)
    assert (refused.status, refused.error) == (1, f"{in_use} is in use by another Provost. Stop that one first.\n")
