"""Kills of the server or of one of several processes, after which nothing is lost and play goes on by itself.

PROVOST_KILLS sets their number: a few by default, a hundred and more by hand (`PROVOST_KILLS=200 pytest
tests/storage/postgres/test_kill.py --log-cli-level=info`).
"""

import asyncio
import logging
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage import databases
from storage.matches import Beginning, Move
from storage.postgres.store import PostgresStore
from tests.killing import opened
from tests.postgres import Server
from tests.sizes import size
from tests.storage.postgres.sharer import numbered_id
from tests.storage.samples import ANNA, BRUNO, CARLA, SEED, a_lobby
from tests.storage.test_kill import count_unacknowledged, read_matches

pytestmark = pytest.mark.postgres

LOG = logging.getLogger(__name__)
KILLS = size("KILLS", 2)
MATCHES = 16
MAX_DELAY = 0.5


@pytest.fixture
def durable() -> Iterator[Server]:
    """Server that waits for the disk, to be killed."""
    server = Server(durable=True)
    yield server
    server.stop()


def start_program(module: str, *arguments: object) -> "subprocess.Popen[bytes]":
    """Start a program."""
    return subprocess.Popen([sys.executable, "-m", module, *map(str, arguments)])


def wait_for_move(acknowledged: Path, program: "subprocess.Popen[bytes]") -> None:
    """Wait until the program has made one more move."""
    before = acknowledged.stat().st_size
    while acknowledged.stat().st_size == before:
        assert program.poll() is None
        time.sleep(0.005)


def test_a_server_that_is_killed_loses_nothing_and_the_store_goes_on(durable: Server, tmp_path: Path) -> None:
    acknowledged, chance, longest = tmp_path / "acknowledged", random.Random(KILLS), 0.0
    acknowledged.touch()
    with start_program("tests.storage.mover", durable.address(), acknowledged) as mover:
        for _ in range(KILLS):
            wait_for_move(acknowledged, mover)
            time.sleep(chance.uniform(0, MAX_DELAY))
            durable.kill()
            durable.start()
            back = time.monotonic()
            wait_for_move(acknowledged, mover)
            longest = max(longest, time.monotonic() - back)
        mover.kill()
    acks = [ack.split() for ack in acknowledged.read_text().splitlines()]
    for saved in asyncio.run(read_matches(durable.address())):
        assert count_unacknowledged(saved, acks) <= 1
    databases.check(durable.address())
    LOG.info("%s kills of the server, %s acknowledged moves, back after %.2f s", KILLS, len(acks), longest)


async def begin_matches(address: str) -> None:
    """Begin the matches, each on a server of its own."""
    store = await PostgresStore.open(address)
    for number in range(MATCHES):
        await store.create_match(replace(a_lobby(numbered_id(number), number), guild_id=number << 22), ANNA)
        await store.begin(numbered_id(number), 0, Beginning([ANNA, BRUNO, CARLA], SEED, "hash"), Move([], b"start"))
    await store.close()


def wait_for_all(acknowledged: Path, programs: list["subprocess.Popen[bytes]"]) -> None:
    """Wait until each match has gone on and each process has taken part."""
    names, pids = {numbered_id(number) for number in range(MATCHES)}, {str(program.pid) for program in programs}
    before = acknowledged.stat().st_size
    while True:
        with acknowledged.open() as file:
            file.seek(before)
            moves = [move for line in file if len(move := line.split()) == 3]  # the last line may be incomplete
        if names <= {name for name, _, _ in moves} and pids <= {pid for _, _, pid in moves}:
            return
        assert all(program.poll() is None for program in programs)
        time.sleep(0.02)


def test_of_two_processes_one_is_killed_and_the_other_plays_its_matches_on(durable: Server, tmp_path: Path) -> None:
    acknowledged, chance, longest = tmp_path / "acknowledged", random.Random(KILLS), 0.0
    acknowledged.touch()
    asyncio.run(begin_matches(durable.address()))

    def another() -> "subprocess.Popen[bytes]":
        return start_program("tests.storage.postgres.sharer", durable.address(), acknowledged, MATCHES)

    programs = [another(), another()]
    try:
        for _ in range(KILLS):
            wait_for_all(acknowledged, programs)
            time.sleep(chance.uniform(0, MAX_DELAY))
            victim = programs.pop(chance.randrange(2))
            victim.kill()
            victim.wait()
            killed_at = time.monotonic()
            wait_for_all(acknowledged, programs)
            longest = max(longest, time.monotonic() - killed_at)
            programs.append(another())
        wait_for_all(acknowledged, programs)
    finally:
        for program in programs:
            program.kill()
            program.wait()
    acks = Counter(tuple(ack.split()[:2]) for ack in acknowledged.read_text().splitlines())
    assert set(acks.values()) == {1}
    lines = asyncio.run(log_lengths(durable.address()))
    for match_id, length in lines.items():
        seqs = {int(seq) for id, seq in acks if id == match_id}
        assert seqs <= set(range(length))
        # Each kill may find one move under way in each match: stored, but never acknowledged.
        assert length - len(seqs) <= KILLS + 2
    databases.check(durable.address())
    LOG.info("%s kills of a process, %s moves, all matches went on after %.2f s", KILLS, len(acks), longest)


async def log_lengths(address: str) -> dict[str, int]:
    """Return the length of each match's log."""
    store = await opened(address)
    found = {numbered_id(number): len(await store.log(numbered_id(number))) for number in range(MATCHES)}
    await store.close()
    return found
