"""Programs that play over a pipe, at the arena and through `provost agent`."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.cli.main import main
from bot.lab import agent
from engine import GAMES
from tests.bot.cli.conftest import Provost
from tests.project.repository import ROOT
from tests.sizes import size

TABLES = size("AGENT_TABLES", 2)
"""Tables that each documented program plays in each game."""

AGENTS = ROOT / "docs" / "agents"

PATIENT, IMPATIENT = 60, 5  # seconds for an answer: more than a busy machine takes to start a program; and fewer

QUESTIONS = """
import json, os, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "refused":
        print(message["reason"], file=sys.stderr, flush=True)
    if message["type"] == "question":
        keys = [option["key"] for option in message["options"]][: max(1, message["least"])]
        right = json.dumps({"id": message["id"], "picks": keys})
        late = json.dumps({"id": message["id"] - 1, "picks": []})
"""

GOOD = "print(right, flush=True)"


def write_program(folder: Path, answer: str) -> str:
    """Write a program that gives this answer to every question; return its command."""
    path = folder / "program.py"
    path.write_text(f"{QUESTIONS}        {answer}\n", encoding="utf-8")
    return f"{sys.executable} {path}"


def play(
    capsys: pytest.CaptureFixture[str],
    command: str,
    game: str = "magna_carta",
    tables: int = 2,
    seconds: int = PATIENT,
) -> Any:
    """Play a program against a builder at the arena; return the object and the lines on standard error."""
    options = f"lab arena {game} --seats 2 --field me,builder --tables {tables} --json --agent-seconds {seconds}"
    assert main([*options.split(), "--agent", f"me={command}"]) == 0
    said = capsys.readouterr()
    return json.loads(said.out), said.err.splitlines()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", [f"{sys.executable} {AGENTS / 'agent.py'}", f"node {AGENTS / 'agent.js'}"])
def test_the_documented_programs_play_whole_games(capsys: pytest.CaptureFixture[str], game: str, command: str) -> None:
    if shutil.which(command.split(maxsplit=1)[0]) is None:
        pytest.skip("there is no node here")
    found, errors = play(capsys, command, game, TABLES)
    assert (found["tables"], found["faults"], errors) == (TABLES, {"me": 0}, [])
    again, _ = play(capsys, command, game, TABLES)
    assert [one["score"] for one in again["players"]] == [one["score"] for one in found["players"]]


def test_the_documented_programs_are_short() -> None:
    for name in ("agent.py", "agent.js"):
        lines = (AGENTS / name).read_text(encoding="utf-8").splitlines()
        assert sum(bool(line.strip()) for line in lines) <= 40


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (
            f"time.sleep({IMPATIENT} + 0.2) if message['id'] == 3 else None; {GOOD}",
            f"took more than {IMPATIENT} seconds",
        ),
        ("print('castle' if message['id'] == 3 else right, flush=True)", "wrote something other than"),
        ("print('[' * 9000 if message['id'] == 3 else right, flush=True)", "wrote something other than"),
        ("print('x' * 99000 if message['id'] == 3 else right, flush=True)", "wrote something other than"),
        ("print(right.replace(keys[0], 'moon') if message['id'] == 3 else right, flush=True)", "not on offer"),
        ("print(late if message['id'] == 3 else right, flush=True)", f"took more than {IMPATIENT} seconds"),
        ("os._exit(1) if message['id'] == 3 else " + GOOD, "has ended"),
    ],
    ids=["slow", "no JSON", "too deep", "too long", "not offered", "for an earlier question", "dead"],
)
def test_a_faulty_program_is_reported_once_and_the_games_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, answer: str, sentence: str
) -> None:
    found, errors = play(capsys, write_program(tmp_path, answer), seconds=IMPATIENT if "took" in sentence else PATIENT)
    assert (found["tables"], found["faults"]["me"]) == (2, 1 if "exit" not in answer else len(errors))
    assert sentence in errors[0]
    assert len(set(errors)) == 1


def test_a_program_that_is_always_wrong_is_soon_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found, errors = play(capsys, write_program(tmp_path, "print('{}', flush=True)"))
    assert (found["tables"], found["faults"], len(errors)) == (2, {"me": 10}, 2)


def test_a_program_that_never_reads_is_ended(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(agent, "MAX_FAULTS", 2)
    path = tmp_path / "program.py"
    path.write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    found, errors = play(capsys, f"{sys.executable} {path}", tables=1, seconds=1)
    assert (found["tables"], found["faults"]) == (1, {"me": 2})
    assert "took more than 1 seconds" in errors[0]


@pytest.mark.parametrize(
    ("given", "sentence", "status"),
    [
        ("me=/nowhere/program", "The program me cannot be started. Check its command.", 1),
        ("me", "“me” is not of the form NAME=VALUE, or its name is that of a level.", 2),
        ("master=true", "“master=true” is not of the form NAME=VALUE, or its name is that of a level.", 2),
    ],
)
def test_unusable_programs_are_refused_in_a_sentence(provost: Provost, given: str, sentence: str, status: int) -> None:
    said = provost(f"lab arena caylus --seats 2 --tables 1 --field me,builder --agent {given}")
    assert said.refused(sentence, status)


def test_a_program_in_charge_plays_from_every_seat() -> None:
    """The caller reads questions and writes answers; it has the second seat in the second game."""
    command = [sys.executable, "-m", "bot", "agent", "magna_carta", "--seats", "2", "--games", "2"]
    with subprocess.Popen(
        [*command, "--opponents", "random"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        seats: list[set[int]] = []
        ends = []
        for line in process.stdout:
            message = json.loads(line)
            if message["type"] == "game":
                seats.append(set())
            elif message["type"] == "question":
                seats[-1].add(message["seat"])
                assert message["view"]["viewer"] == message["seat"]
                keys = [option["key"] for option in message["options"]][: max(1, message["least"])]
                process.stdin.write(json.dumps({"id": message["id"], "picks": keys}) + "\n")
                process.stdin.flush()
            else:
                ends.append(message)
    assert process.returncode == 0
    assert seats == [{0}, {1}]
    assert [(one["type"], len(one["scores"])) for one in ends] == [("end", 2)] * 2


def test_a_game_without_its_caller_stops() -> None:
    command = [sys.executable, "-m", "bot", "agent", "caylus", "--seats", "2", "--locale", "en"]
    done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "the game has stopped" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("agent caylus --opponents chief", "There is no level “chief”"),
        ("agent chess", "chess"),
    ],
)
def test_unusable_options_are_refused(provost: Provost, arguments: str, sentence: str) -> None:
    said = provost(arguments)
    assert said.status == 2
    assert sentence in said.error
