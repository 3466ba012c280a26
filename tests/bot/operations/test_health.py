"""Health of a bot over a socket beside its database, or the reason for no answer."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.operations.health import Health, NoAnswer, address, ask, serve

WELL = Health(pid=1, connected=True, acknowledged=2.5, dispatched=None, lag=0.25, outbox=0.0, queue=3)


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "provost.db"


@contextmanager
def listen_silently(db: Path) -> Iterator[socket.socket]:
    """Listen at the socket without answering."""
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(address(db)))
        listener.listen()
        yield listener


def refusal(db: Path, seconds: float = 5.0) -> str:
    with pytest.raises(NoAnswer) as none:
        ask(db, seconds)
    return none.value.why


async def ask_bot(db: Path) -> Health:
    """Return the answer of a bot on this database."""
    server = await serve(db, lambda: WELL)
    try:
        return await asyncio.to_thread(ask, db)
    finally:
        server.close()


async def test_a_bot_answers_with_its_figures(db: Path) -> None:
    assert await ask_bot(db) == WELL


async def test_only_the_owner_may_ask(db: Path) -> None:
    server = await serve(db, lambda: WELL)
    assert address(db).stat().st_mode & 0o777 == 0o600
    server.close()


async def test_a_socket_that_an_earlier_process_left_is_replaced(db: Path) -> None:
    with listen_silently(db):
        pass
    assert refusal(db) == "stopped"
    assert await ask_bot(db) == WELL


async def test_a_file_in_place_of_the_socket_is_kept(db: Path) -> None:
    address(db).write_text("a file of another program", encoding="utf-8")
    with pytest.raises(OSError, match="in use"):
        await serve(db, lambda: WELL)
    assert address(db).read_text(encoding="utf-8") == "a file of another program"
    assert refusal(db) == "stopped"


async def test_the_path_may_be_longer_than_a_socket_takes(tmp_path: Path) -> None:
    db = tmp_path / ("directory" * 20) / "provost.db"
    db.parent.mkdir()
    assert await ask_bot(db) == WELL


async def test_another_directory_may_be_the_current_one(
    db: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    server = await serve(Path("provost.db"), lambda: WELL)
    monkeypatch.chdir("/")
    assert await asyncio.to_thread(ask, db) == WELL
    server.close()


def test_a_bot_that_does_not_run_does_not_answer(db: Path) -> None:
    assert refusal(db) == "stopped"
    assert refusal(db / "below" / "a.db") == "stopped"
    db.touch()
    assert refusal(db / "below.db") == "stopped"


def test_a_bot_that_is_stopped_or_blocked_does_not_answer(db: Path) -> None:
    with listen_silently(db):
        assert refusal(db, seconds=0.01) == "silent"


@pytest.mark.parametrize("answer", [b"", b"{", b"[]", b'{"connected": "yes"}', b"\xff" * 100_000])
def test_a_foreign_answer_counts_as_none(db: Path, answer: bytes) -> None:
    async def say() -> str:
        def write(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(answer)
            writer.close()

        async with await asyncio.start_unix_server(write, path=address(db)):
            return await asyncio.to_thread(refusal, db)

    assert asyncio.run(say()) == "silent"


def test_a_user_without_permission_is_refused(db: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def connect(line: socket.socket, name: str) -> None:
        raise PermissionError

    monkeypatch.setattr(socket.socket, "connect", connect)
    assert refusal(db) == "forbidden"
