"""Remains of a database that was moved, lost or half replaced, beside which no empty database is made."""

# ruff: noqa: ASYNC240  # in a test nothing else waits for the event loop

from pathlib import Path

import pytest

from storage import SqliteStore, errors, maintenance
from storage.database_lock import Lock
from tests.storage.samples import a_live_match


def files(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()} - {"matches.db-lock"}


@pytest.mark.parametrize("left", ["-wal", ".partial", ".replaced", ".replaced-wal"])
@pytest.mark.parametrize("empty", [False, True])
async def test_no_database_is_made_beside_the_remains_of_another(path: Path, left: str, empty: bool) -> None:
    path.with_name(f"matches.db{left}").write_bytes(b"moves")
    if empty:
        path.touch()
    before = files(path.parent)
    with pytest.raises(errors.Leftover) as refused:
        await SqliteStore.open(path)
    assert (refused.value.path, refused.value.left) == (str(path), f"{path}{left}")
    assert files(path.parent) == before
    assert path.with_name(f"matches.db{left}").read_bytes() == b"moves"
    path.with_name(f"matches.db{left}").unlink()
    await SqliteStore.close(await SqliteStore.open(path))


async def test_a_database_about_to_be_replaced_is_not_written(path: Path) -> None:
    store = await SqliteStore.open(path)
    await a_live_match(store)
    await store.close()
    kept = path.with_name("matches.db.replaced")
    kept.hardlink_to(path)
    with pytest.raises(errors.Leftover) as refused:
        await SqliteStore.open(path)
    assert refused.value.left == str(kept)
    kept.unlink()
    kept.write_bytes(b"of another restore")
    await SqliteStore.close(await SqliteStore.open(path))


@pytest.mark.parametrize("left", [".partial", ".replaced"])
async def test_an_existing_database_may_have_remains_beside_it(path: Path, left: str) -> None:
    store = await SqliteStore.open(path)
    await a_live_match(store)
    await store.close()
    path.with_name(f"matches.db{left}").write_bytes(b"a copy")
    store = await SqliteStore.open(path)
    assert await store.match("abcdefgh") is not None
    await store.close()


def test_a_check_of_an_empty_file_deletes_no_log_beside_it(path: Path) -> None:
    path.touch()
    path.with_name("matches.db-wal").write_bytes(b"moves")
    with pytest.raises(errors.Foreign):
        maintenance.check(path)
    assert path.with_name("matches.db-wal").read_bytes() == b"moves"


def test_a_restore_makes_no_empty_database(path: Path) -> None:
    Lock(path).release()
    assert not path.exists()
