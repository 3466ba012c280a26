"""Program `provost`: its streams, its status and unforeseen errors."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import replay
from tests.bot.cli.conftest import Provost
from tests.project.repository import ROOT

PROVOST = [sys.executable, "-m", "bot"]


def test_it_is_a_module_and_a_program() -> None:
    done = subprocess.run([*PROVOST, "verify"], cwd=ROOT, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    done = subprocess.run([*PROVOST, "--version"], cwd=ROOT, check=True, capture_output=True, text=True)
    assert done.stdout.startswith("provost ")


def test_a_reader_who_leaves_ends_it_without_a_complaint() -> None:
    line = [*PROVOST, "selfplay", "caylus", "--games", "100000", "--json"]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 1


@pytest.mark.parametrize("command", ["--version", "--help", "lab lesson caylus"])
def test_a_full_disk_is_one_sentence_and_status_1(command: str) -> None:
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        line = [*PROVOST, *command.split(), "--locale", "en"]
        done = subprocess.run(line, cwd=ROOT, check=False, stdout=full, stderr=subprocess.PIPE, text=True, env=usual)
    sentence = "The disk is full, so what was written is incomplete. Make room and try again.\n"
    assert (done.returncode, done.stderr) == (1, sentence)


def test_ctrl_c_ends_it_without_a_complaint(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(replay, "opened", interrupted)
    assert provost("replay game.txt") == (1, "", "")


def test_an_unforeseen_error_is_one_sentence_unless_details_are_asked_for(
    provost: Provost, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*given: object) -> None:
        raise ZeroDivisionError("the deck holds w_mason")

    monkeypatch.setattr(replay, "opened", fail)
    told = "Something went wrong that should not have (ZeroDivisionError)."
    sentence = f"{told} Set PROVOST_DEBUG=1 and try again to see the details."
    assert provost("replay", tmp_path).refused(sentence)
    monkeypatch.setenv("PROVOST_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        provost("replay", tmp_path)
