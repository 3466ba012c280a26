"""Commands with the address of a PostgreSQL database instead of a path."""

import asyncio
import json
from pathlib import Path

import pytest

from bot.features.results.signing import SigningKey
from storage import SqliteStore
from storage.postgres.store import PostgresStore
from tests.bot.cli import operators
from tests.bot.cli.conftest import Provost
from tests.postgres import Server, schema_of
from tests.storage.samples import a_live_match, a_lobby, a_move

pytestmark = pytest.mark.postgres

NAME = "postgresql:///postgres"


async def fill(path: Path) -> None:
    store = await SqliteStore.open(path)
    await a_live_match(store, "abcdefgh", 7)
    await a_move(store, "abcdefgh", 0)
    await store.create_match(a_lobby("ijklmnop", 8))
    await store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """File with a live match and a lobby."""
    path = tmp_path / "provost.db"
    asyncio.run(fill(path))
    return path


@pytest.fixture
def empty(server: Server, tmp_path: Path) -> str:
    """Address of an empty database."""
    return server.address(schema_of(server, tmp_path / "copy"))


@pytest.fixture
def filled(provost: Provost, file: Path, empty: str) -> str:
    """Address of a database with the matches of the file."""
    assert provost("db copy", file, empty).status == 0
    return empty


def test_a_copy_there_and_back_names_one_digest(provost: Provost, file: Path, empty: str, tmp_path: Path) -> None:
    back = tmp_path / "back.db"
    there = provost("db copy", file, empty).out
    again = provost("db copy", empty, back).out
    assert there.startswith(f"Copied to {NAME} and compared: the contents are identical (")
    assert there.partition("(")[2] == again.partition("(")[2]
    assert provost("db export --db", back) == provost("db export --db", file)


def test_a_database_that_holds_something_is_not_copied_over(provost: Provost, file: Path, filled: str) -> None:
    assert provost("db copy", file, filled).refused(
        f"{NAME} exists already and is not overwritten. Move it away first."
    )
    assert provost("db copy", filled, file).refused(
        f"{file} exists already and is not overwritten. Move it away first."
    )


def test_matches_are_checked_and_exported_alike(provost: Provost, file: Path, filled: str) -> None:
    assert provost("db check --db", filled) == (0, f"{NAME} is sound: 2 matches, 1 of them running.\n", "")
    said = provost("db export --db", filled)
    assert said == provost("db export --db", file)
    assert [json.loads(line)["match"]["id"] for line in said.out.splitlines()] == ["abcdefgh", "ijklmnop"]
    assert provost("stats --json --db", filled) == provost("stats --json --db", file)


@pytest.mark.parametrize("command", ["db backup copy.db --db", "db restore copy.db --db", "backup --to . --db"])
def test_commands_for_files_name_the_alternative(provost: Provost, command: str) -> None:
    said = provost(command, "postgresql://provost:secret@host/provost")
    assert said.status == 2
    assert said.error.count("\n") == 1
    assert "pg_dump" in said.error
    assert "provost db copy" in said.error
    assert "secret" not in said.error


def test_a_bot_on_a_server_makes_no_backups_of_files(provost: Provost) -> None:
    said = provost("run --backup-to . --db", "postgresql://provost:secret@host/provost")
    assert (said.status, "pg_dump" in said.error, "secret" in said.error) == (1, True, False)


def test_a_server_that_is_not_there_is_named(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    address = "postgresql://provost:secret@127.0.0.1:1/provost"
    for command in ("db check", "db export", "stats", "run"):
        said = provost(f"{command} --db", address)
        assert said.error.startswith("The PostgreSQL database postgresql://127.0.0.1:1/provost cannot be reached")
        assert said.status == 1


def test_an_empty_database_is_no_database_of_ours(provost: Provost, empty: str) -> None:
    assert provost("db check --db", empty).refused(f"There is no database at {NAME}.")


def test_the_doctor_examines_a_database_on_a_server(
    provost: Provost, filled: str, server: Server, tmp_path: Path
) -> None:
    assert "PostgreSQL" not in provost("doctor --db", filled).out
    said = provost("doctor --json --db", "postgresql://127.0.0.1:1/provost").out
    assert "database-no-server" in {fault["fault"] for fault in json.loads(said)}
    server.execute("UPDATE matches SET options = '{'", schema_of(server, tmp_path / "copy"))
    said = provost("doctor --json --db", filled).out
    assert "database-damaged" in {fault["fault"] for fault in json.loads(said)}


def test_a_simulation_has_the_same_figures_on_both_stores(
    provost: Provost, empty: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.lab.world.SWEEP_INTERVAL", 3600)
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 3600)
    file, line = tmp_path / "simulation.db", "lab simulate --players 3 --weeks 1 --json --db"
    said = provost(line, empty)
    assert (said.status, said.error) == (0, "")
    assert said == provost(line, file)
    for kept in (empty, file):
        assert provost("db check --deep --db", kept).status == 0
    assert provost(line, empty).refused(f"{NAME} exists already and is not overwritten. Move it away first.")
    assert provost(line, file).refused(f"{file} exists already and is not overwritten. Move it away first.")


def test_a_server_and_a_user_are_forgotten(provost: Provost, filled: str) -> None:
    anna = 10**18
    assert provost("db forget --yes --db", filled, f"--user {anna}").out.startswith(f"User {anna} is deleted")
    assert f"{anna}" not in provost("db export --db", filled).out
    assert provost("db forget --yes --db", filled, "--server 5").out.startswith("Server 5 is deleted: 2 matches, ")
    assert provost("db export --db", filled).out == ""
    assert provost("db check --db", filled).status == 0


@pytest.mark.parametrize("what", ["--user 1", "--server 5"])
def test_nothing_is_forgotten_while_a_bot_is_connected(provost: Provost, filled: str, what: str) -> None:
    async def beside() -> None:
        store = await PostgresStore.open(filled)
        try:
            said = await asyncio.to_thread(provost, "db forget --yes --db", filled, what)
        finally:
            await store.close()
        assert said.refused(f"{NAME} is in use by another Provost. Stop that one first.")

    asyncio.run(beside())
    assert len(provost("db export --db", filled).out.splitlines()) == 2


def test_results_are_the_same_from_there(provost: Provost, empty: str, tmp_path: Path) -> None:
    file, key = tmp_path / "results.db", tmp_path / "own.key"
    key.write_bytes(SigningKey.new().pem())
    key.chmod(0o600)
    asyncio.run(operators.fill(file, 0, (2, 4, 6, 10)))
    assert provost("db copy", file, empty).status == 0
    for db, out in ((file, tmp_path / "file"), (empty, tmp_path / "server")):
        said = provost("results export", "--db", db, "--key", key, "--out", out)
        assert (said.status, said.error) == (0, "")
    names = [path.relative_to(tmp_path / "file") for path in (tmp_path / "file").rglob("*.json")]
    assert len(names) == 5
    for name in names:
        assert (tmp_path / "file" / name).read_bytes() == (tmp_path / "server" / name).read_bytes()
