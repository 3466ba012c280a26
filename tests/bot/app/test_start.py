"""Start of the bot: it connects before it loads whatever can wait."""

import gc
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import parser
from engine import GAMES
from tests.project.repository import ROOT

CONNECT = """
import sys
from bot.cli import main, parser

parser.load("bot.cli.run")
from bot.app import client, process

async def run(config):
    async with client.Provost(config) as bot:
        await bot.ready_to_connect()
        print(*sys.modules)

process.run = run
main.main(["run", "--db", sys.argv[1]])
"""

PREPARE = """
import sys
from bot.words import Catalogue

Catalogue().prepare()
print(*sys.modules)
"""

COMMAND = """
import contextlib, sys
from bot.cli.main import main

with contextlib.suppress(SystemExit):
    main(sys.argv[1:])
print(*sys.modules)
"""


def loaded_modules(program: str, *arguments: str) -> set[str]:
    """Run a program in a process; return the modules that it prints in its last line."""
    line = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(line, cwd=ROOT, check=True, capture_output=True, text=True)
    return set(done.stdout.splitlines()[-1].split())


def test_the_bot_can_connect_before_anything_that_draws_or_parses_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "none")
    modules = loaded_modules(CONNECT, str(tmp_path / "provost.db"))
    assert {"discord", *(f"engine.{game}.game" for game in GAMES)} <= modules
    assert not {"PIL", "fluent.runtime", *(f"render.{game}" for game in GAMES)} & modules


def test_a_standby_preloads_what_the_first_sentence_needs() -> None:
    assert "fluent.runtime" in loaded_modules(PREPARE)


@pytest.mark.parametrize("line", ["--help", "selfplay caylus --games 1"])
def test_a_command_without_discord_does_not_load_it(line: str) -> None:
    assert not {"discord", "aiohttp", "PIL"} & loaded_modules(COMMAND, *line.split())


@pytest.mark.parametrize("line", ["--help", "lab --help"])
def test_help_that_lists_commands_loads_none_of_them(line: str) -> None:
    assert not {"engine", "fluent.runtime", "bot.cli.run", "bot.lab.arena"} & loaded_modules(COMMAND, *line.split())


def test_the_garbage_collector_rests_while_a_command_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[bool] = []
    monkeypatch.setattr(parser, "import_module", lambda name: found.append(gc.isenabled()))
    parser.load("bot.cli.serving")
    assert (found, gc.isenabled()) == ([False], True)


def test_the_garbage_collector_resumes_when_a_command_cannot_be_loaded() -> None:
    with pytest.raises(ModuleNotFoundError):
        parser.load("bot.cli.nowhere")
    assert gc.isenabled()
