"""Analyses of records from the command line: the decisive turns of a match, and its puzzles."""

import json
from pathlib import Path

import pytest

from bot.lab import analyse as module
from bot.words import LOCALES, Catalogue
from engine.core.types import Option
from engine.minds import weights
from engine.minds.analysis import Analysis, Decline, TurnChances, TurningPoint
from engine.minds.explanation import Factor
from engine.minds.playouts import Chance
from engine.minds.puzzles import ComparedAnswer, Puzzle
from tests.bot.cli.conftest import Provost

HALF = Chance(0.5, 0.25, 0.75)
FOUND = Analysis(
    (TurnChances(1, 0, (HALF, HALF)), TurnChances(2, 3, (Chance(1, 1, 1), Chance(0, 0, 0)))),
    (
        TurningPoint(
            2,
            2,
            1,
            "place",
            (Option("pass"),),
            (Option("castle"),),
            HALF,
            (Factor("points", 2.5, 1.0), Factor("-deniers", -1.0, 3.0)),
        ),
        TurningPoint(3, 3, 0, "choose", (), (Option("castle"),), Chance(0.25, 0, 0.5), ()),
    ),
    9,
    (Decline(0, 1, 2, 0.5, 0.0, 3, 7),),
)
PUZZLE = Puzzle(
    2,
    2,
    1,
    "place",
    (Option("castle"),),
    (ComparedAnswer(("castle",), 2.0, 0.0, 0.0, 0.0), ComparedAnswer(("pass",), 0.5, 1.5, 1.0, 2.0)),
    (Factor("points", 2.5, 1.0),),
)


@pytest.fixture
def undone(record: Path, tmp_path: Path) -> Path:
    """Record without checks, as if written by hand, whose first choice was undone and made again."""
    lines = [line.partition("  #")[0] for line in record.read_text(encoding="utf-8").splitlines()]
    first = next(number for number, line in enumerate(lines) if line.startswith(("0 ", "1 ")))
    before = sum(line.startswith("chance ") for line in lines[:first])
    seat = lines[first].partition(" ")[0]
    path = tmp_path / "undone.txt"
    path.write_text("\n".join([*lines[: first + 1], f"{seat} undo {before}", *lines[first:]]), encoding="utf-8")
    return path


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "analyse_match", lambda *given: FOUND)
    monkeypatch.setattr(module, "puzzles_of", lambda *given: iter([PUZZLE]))


@pytest.mark.usefixtures("quickly")
def test_an_analysis_is_one_object_of_json(provost: Provost, record: Path) -> None:
    said = provost("lab analyse", record, "--json --simulations 5")
    found = json.loads(said.out)
    assert (said.status, said.error) == (0, "")
    assert [*found] == ["game", "seats", "simulations", "choices", "turns", "turning_points"]
    assert (found["game"], found["seats"], found["simulations"], found["choices"]) == ("caylus", 2, 5, 9)
    assert found["turns"][0]["chances"] == [{"share": 0.5, "low": 0.25, "high": 0.75}] * 2
    point = found["turning_points"][0]
    assert (point["seat"], point["picks"], point["better"], point["lost"]["share"]) == (1, ["pass"], ["castle"], 0.5)
    assert point["reasons"][0] == {"fact": "points", "points": 2.5, "change": 1.0}


@pytest.mark.usefixtures("quickly")
def test_steps_include_undone_choices(provost: Provost, undone: Path, record: Path) -> None:
    plain, later = (
        [one["step"] for one in json.loads(provost("lab analyse", path, "--json").out)["turns"]]
        for path in (record, undone)
    )
    assert plain == [0, 3]
    assert later[1] == 5


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("locale", LOCALES)
def test_an_analysis_is_printed_in_every_language(provost: Provost, record: Path, locale: str) -> None:
    words = Catalogue().words(locale)
    said = provost("lab analyse", record, "--locale", locale).out.splitlines()
    assert len(said) == 2 + (1 + 2 + 1) + (1 + 2 + 1) + 1
    assert said[2] == words("cli-analyse-step", step=2)
    assert said[-2].strip() == words("analysis-decided")
    assert words("analysis-nothing") in said[-4]
    assert words("hint-fact-points", amount=1) in said[5]
    assert words("analysis-turns", first=1, last=2, several="yes") in said[-1]
    assert "50" in said[0]


@pytest.mark.usefixtures("quickly")
def test_puzzles_are_one_object_each(provost: Provost, record: Path) -> None:
    (line,) = provost("lab analyse", record, "--puzzles --json").out.splitlines()
    puzzle = json.loads(line)
    assert (puzzle["game"], puzzle["seats"], puzzle["step"], puzzle["solution"]) == ("caylus", 2, 2, ["castle"])
    assert [answer["picks"] for answer in puzzle["answers"]] == [["castle"], ["pass"]]
    assert puzzle["options"]["favours"]
    said = provost("lab analyse", record, "--puzzles").out.splitlines()
    assert len(said) == 3
    assert said[0].startswith("Puzzle after 2 entries")


def test_a_match_without_findings_is_reported_as_such(
    provost: Provost, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "analyse_match", lambda *given: Analysis((), (), 0))
    monkeypatch.setattr(module, "puzzles_of", lambda *given: iter(()))
    assert provost("lab analyse", record).out == Catalogue().words("en")("analysis-none") + "\n"
    assert provost("lab analyse", record, "--puzzles").out == "No choice of this match makes a puzzle.\n"
    assert provost("lab analyse", record, "--puzzles --json").out == ""


def test_a_record_that_stops_early_is_analysed(provost: Provost, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    part = tmp_path / "part.txt"
    part.write_text("\n".join(lines[:16]), encoding="utf-8")
    found = json.loads(provost("lab analyse", part, "--simulations 3 --json").out)
    assert found["choices"] > 0
    assert [one["turn"] for one in found["turns"]] == [1]
    assert provost("lab analyse", part, "--simulations 3 --puzzles").status == 0


def test_other_matches_are_refused(
    provost: Provost, record: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert provost("lab analyse", record, "--simulations 0").refused("Everything has to be tried at least once.", 2)
    missing = tmp_path / "no.txt"
    assert provost("lab analyse", missing).status == 1
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    assert provost("lab analyse", record).refused(
        "No bot has been trained for this game, these seats and these options: see “provost lab train”.", 1
    )
