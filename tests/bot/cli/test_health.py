"""Command `provost health`: tells if a bot is alive and connected; without Discord the bot ends with a status."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from bot.cli import health
from bot.operations.gateway_watch import DEFAULT_LIMITS, Limits
from bot.operations.health import Health, NoAnswer, RefusedCommands, address, ask
from bot.operations.watchdog import RESTART
from bot.words import LOCALES, Catalogue
from tests.bot.cli.conftest import Provost
from tests.discord_server import RESUME, DiscordServer, until
from tests.project.repository import ROOT

WELL = Health(pid=7, connected=True, acknowledged=12.9, dispatched=None, lag=0.25, outbox=0.0, queue=3)

Program = asyncio.subprocess.Process


def answering(monkeypatch: pytest.MonkeyPatch, answer: Health | NoAnswer) -> None:
    def ask(db: Path) -> Health:
        if isinstance(answer, NoAnswer):
            raise answer
        return answer

    monkeypatch.setattr(health, "ask", ask)


def test_a_bot_that_is_connected_is_well(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, WELL)
    sentence = "Provost is connected to Discord, which acknowledged its heartbeat 12 seconds ago."
    assert provost("health") == (0, f"{sentence}\n", "")


def test_a_bot_that_is_not_connected_is_not_well(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, structs.replace(WELL, connected=False))
    assert provost("health").refused("Provost is running, but not connected to Discord.")


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        ("stopped", "No Provost is running on here.db."),
        ("forbidden", "You are not allowed to ask the Provost that runs on here.db. Ask as its user, or as root."),
        ("silent", "The Provost that runs on here.db does not answer."),
    ],
)
def test_a_bot_that_does_not_answer_is_not_well(
    provost: Provost, monkeypatch: pytest.MonkeyPatch, why: str, sentence: str
) -> None:
    answering(monkeypatch, NoAnswer(why))  # type: ignore[arg-type] # one of three
    assert provost("health --db here.db").refused(sentence)
    assert provost("health --db here.db --json").refused(sentence)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_describes_the_health_of_the_bot(
    provost: Provost, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    for seconds in (0, 1, 12):
        answering(monkeypatch, structs.replace(WELL, acknowledged=seconds))
        said = provost(f"health --locale {locale}").out
        assert str(seconds) in said
        assert said == f"{Catalogue().words(locale)('cli-health-connected', seconds=seconds)}\n"


def test_the_figures_are_one_json_object(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, WELL)
    said = provost("health --json")
    assert (said.status, json.loads(said.out)) == (0, structs.asdict(WELL))
    unwell = structs.replace(WELL, connected=False)
    answering(monkeypatch, unwell)
    said = provost("health --json")
    assert (said.status, json.loads(said.out), said.error.count("\n")) == (1, structs.asdict(unwell), 1)


def test_refused_commands_are_named_and_leave_a_bot_well(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, structs.replace(WELL, commands=RefusedCommands(400, 30034)))
    said = provost("health")
    assert said.status == 0
    assert "(status 400, code 30034)" in said.out
    commands = json.loads(provost("health --json").out)["commands"]
    assert commands == {"status": 400, "code": 30034, "user_install_off": False}


async def ask_health(db: Path) -> int:
    """Return the exit status of `provost health`."""
    line = [sys.executable, "-m", "bot", "health", "--db", str(db)]
    program = await asyncio.create_subprocess_exec(*line, cwd=ROOT, stdout=-3, stderr=-3)
    return await program.wait()


@asynccontextmanager
async def run_bot(host: str, db: Path, limits: Limits) -> AsyncIterator[Program]:
    """Run `provost run` in a process of its own."""
    line = [sys.executable, "-m", "tests.discord_server", host, msgspec.json.encode(limits).decode()]
    environment = {**os.environ, "DISCORD_TOKEN": "token"}
    program = await asyncio.create_subprocess_exec(
        *line, "run", "--db", str(db), cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        yield program
    finally:
        if program.returncode is None:
            program.kill()
        await program.communicate()


async def wait_until_connected(db: Path, program: Program) -> None:
    """Wait until a bot is connected or has ended; a new program for each check would be too slow."""
    await until(lambda: program.returncode is not None or is_connected(db))


def is_connected(db: Path) -> bool:
    try:
        return ask(db).connected
    except NoAnswer:
        return False


async def test_a_process_is_well_while_it_runs_and_at_no_other_time(tmp_path: Path) -> None:
    db = tmp_path / "provost.db"
    server = DiscordServer(heartbeat=0.1)
    async with server.served() as host, run_bot(host, db, DEFAULT_LIMITS) as program:
        await wait_until_connected(db, program)
        assert await ask_health(db) == 0
        program.send_signal(signal.SIGSTOP)
        assert await ask_health(db) == 1
        program.send_signal(signal.SIGCONT)
        await wait_until_connected(db, program)
        assert await ask_health(db) == 0
        program.terminate()
        assert await program.wait() == 0
        assert not address(db).exists()
        assert await ask_health(db) == 1


async def test_a_process_that_was_killed_is_not_well(tmp_path: Path) -> None:
    db = tmp_path / "provost.db"
    async with DiscordServer(heartbeat=0.1).served() as host, run_bot(host, db, DEFAULT_LIMITS) as program:
        await wait_until_connected(db, program)
        program.kill()
        await program.wait()
        assert address(db).exists()
        assert await ask_health(db) == 1


async def test_a_process_on_a_dead_gateway_ends_with_status_75(tmp_path: Path) -> None:
    db = tmp_path / "provost.db"
    server = DiscordServer(heartbeat=0.5)
    limits = Limits(tick=0.01, reconnect=1.0, leave=3.0)
    async with server.served() as host, run_bot(host, db, limits) as program:
        await until(lambda: server.sessions)
        server.acknowledges = False
        await until(lambda: program.returncode is not None)
        assert program.returncode == RESTART
        assert program.stderr is not None
        said = (await program.stderr.read()).decode()
        assert RESUME in server.sessions
        assert "no heartbeat" in said
        assert said.endswith("Discord cannot be reached. Check the network and try again.\n")
