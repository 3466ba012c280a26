"""The server, or one of several processes, killed at any moment: nothing is lost or doubled, and play goes on by itself.

PROVOST_KILLS says how often: a few times as a rule, a hundred and more by hand
(`PROVOST_KILLS=200 pytest tests/storage/postgres/test_kill.py --log-cli-level=info`).
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
from tests.storage.postgres.sharer import named
from tests.storage.samples import ANNA, BRUNO, CARLA, SEED, a_lobby
from tests.storage.test_kill import kept, unacknowledged

pytestmark = pytest.mark.postgres

LOG = logging.getLogger(__name__)
KILLS = size("KILLS", 2)
MATCHES = 16
LONGEST = 0.5


@pytest.fixture
def durable() -> Iterator[Server]:
    """A server that waits for the disk, to be killed."""
    server = Server(durable=True)
    yield server
    server.stop()


def started(module: str, *arguments: object) -> "subprocess.Popen[bytes]":
    """A program under way."""
    return subprocess.Popen([sys.executable, "-m", module, *map(str, arguments)])


def more(acknowledged: Path, program: "subprocess.Popen[bytes]") -> None:
    """Wait until the program has made one more move."""
    before = acknowledged.stat().st_size
    while acknowledged.stat().st_size == before:
        assert program.poll() is None
        time.sleep(0.005)


def test_a_server_that_is_killed_loses_nothing_and_the_store_goes_on(durable: Server, tmp_path: Path) -> None:
    acknowledged, chance, longest = tmp_path / "acknowledged", random.Random(KILLS), 0.0
    acknowledged.touch()
    with started("tests.storage.mover", durable.address(), acknowledged) as mover:
        for _ in range(KILLS):
            more(acknowledged, mover)
            time.sleep(chance.uniform(0, LONGEST))
            durable.kill()
            durable.start()
            back = time.monotonic()
            more(acknowledged, mover)
            longest = max(longest, time.monotonic() - back)
        mover.kill()
    acks = [ack.split() for ack in acknowledged.read_text().splitlines()]
    for saved in asyncio.run(kept(durable.address())):
        assert unacknowledged(saved, acks) <= 1
    databases.check(durable.address())
    LOG.info("%s kills of the server, %s acknowledged moves, back after %.2f s", KILLS, len(acks), longest)


async def begun(address: str) -> None:
    """Begin the matches, each on a server of its own."""
    store = await PostgresStore.open(address)
    for number in range(MATCHES):
        await store.create_match(replace(a_lobby(named(number), number), guild_id=number << 22), ANNA)
        await store.begin(named(number), 0, Beginning([ANNA, BRUNO, CARLA], SEED, "hash"), Move([], b"start"))
    await store.close()


def goes_on(acknowledged: Path, programs: list["subprocess.Popen[bytes]"]) -> None:
    """Wait until each match has gone on, all processes of them taking part."""
    names, pids = {named(number) for number in range(MATCHES)}, {str(program.pid) for program in programs}
    before = acknowledged.stat().st_size
    while True:
        with acknowledged.open() as file:
            file.seek(before)
            moves = [move for line in file if len(move := line.split()) == 3]  # one may be half written
        if names <= {name for name, _, _ in moves} and pids <= {pid for _, _, pid in moves}:
            return
        assert all(program.poll() is None for program in programs)
        time.sleep(0.02)


def test_of_two_processes_one_is_killed_and_the_other_plays_its_matches_on(durable: Server, tmp_path: Path) -> None:
    acknowledged, chance, longest = tmp_path / "acknowledged", random.Random(KILLS), 0.0
    acknowledged.touch()
    asyncio.run(begun(durable.address()))

    def another() -> "subprocess.Popen[bytes]":
        return started("tests.storage.postgres.sharer", durable.address(), acknowledged, MATCHES)

    programs = [another(), another()]
    try:
        for _ in range(KILLS):
            goes_on(acknowledged, programs)
            time.sleep(chance.uniform(0, LONGEST))
            victim = programs.pop(chance.randrange(2))
            victim.kill()
            victim.wait()
            killed_at = time.monotonic()
            goes_on(acknowledged, programs)
            longest = max(longest, time.monotonic() - killed_at)
            programs.append(another())
        goes_on(acknowledged, programs)
    finally:
        for program in programs:
            program.kill()
            program.wait()
    acks = Counter(tuple(ack.split()[:2]) for ack in acknowledged.read_text().splitlines())
    assert set(acks.values()) == {1}
    lines = asyncio.run(lengths(durable.address()))
    for match_id, length in lines.items():
        seqs = {int(seq) for id, seq in acks if id == match_id}
        assert seqs <= set(range(length))
        # Each kill may find one move on its way in each match: kept, and never acknowledged.
        assert length - len(seqs) <= KILLS + 2
    databases.check(durable.address())
    LOG.info("%s kills of a process, %s moves, all matches went on after %.2f s", KILLS, len(acks), longest)


async def lengths(address: str) -> dict[str, int]:
    """How long the log of each match is."""
    store = await opened(address)
    found = {named(number): len(await store.log(named(number))) for number in range(MATCHES)}
    await store.close()
    return found
