"""Measuring and training computer players from the command line."""

import json
from pathlib import Path

import pytest

from bot.lab import train as training
from bot.lab.arena import LEVEL_NAMES
from engine.minds import weights
from engine.minds.leaf import ZERO_SUM_WORTH
from tests.bot.cli.conftest import Provost
from tests.minds.tables import allow_games_per_second

FIELD = ["level", "wins", "tables", "score", "elo", "low", "high", "ms"]


def test_an_arena_is_one_object_of_json(provost: Provost) -> None:
    said = provost("lab arena caylus --seats 3 --tables 3 --field builder,random,random --seed 4 --json")
    found = json.loads(said.out)
    assert (said.status, said.error, list(found)) == (0, "", ["game", "tables", "players"])
    assert (found["game"], found["tables"]) == ("caylus", 3)
    assert [list(player) for player in found["players"]] == [FIELD] * 2
    assert [player["level"] for player in found["players"]] == ["builder", "random"]
    again = json.loads(
        provost("lab arena caylus --seats 3 --tables 3 --field builder,random,random --seed 4 --json").out
    )
    assert [player["score"] for player in found["players"]] == [player["score"] for player in again["players"]]


def test_an_arena_is_printed_in_words(provost: Provost) -> None:
    said = provost("lab arena magna_carta --seats 2 --tables 2 --field builder,random --options rules=beginner")
    first, second = said.out.splitlines()
    assert first.startswith("builder: won ")
    assert second.startswith("random: won ")


def test_a_level_may_have_a_style_of_the_game(provost: Provost) -> None:
    line = "lab arena magna_carta --seats 2 --tables 2 --options rules=beginner --field"
    said = provost(f"{line} journeyman-provost,journeyman --json")
    assert [player["level"] for player in json.loads(said.out)["players"]] == ["journeyman-provost", "journeyman"]
    refused = provost(f"{line} journeyman-knights,journeyman")
    assert (refused.status, "master-provost" in refused.error) == (2, True)


def test_a_sequential_test_tells_if_the_first_level_is_stronger(provost: Provost) -> None:
    line = "lab arena caylus --seats 2 --tables 21 --sprt 100"
    assert "builder is stronger: after 20 tables" in provost(f"{line} --field builder,random").out
    found = json.loads(provost(f"{line} --field random,builder --json").out)
    assert found["verdict"] == {"level": "random", "elo": 100, "stronger": "no"}
    said = provost(f"{line} --field random,random")
    assert (said.status, "at least two different ones" in said.error) == (2, True)


def test_the_shares_of_seats_are_printed_by_option(provost: Provost) -> None:
    line = "lab arena caylus --seats 2 --tables 2 --field builder --by-seat"
    found = json.loads(provost(f"{line} --json").out)
    assert (found["game"], found["field"]) == ("caylus", ["builder", "builder"])
    base, *others = found["variants"]
    changed = [{id for id, value in one["options"].items() if value != base["options"][id]} for one in others]
    assert {*map(len, changed)} == {1}
    assert {"favours", "jeweler"} <= set().union(*changed)
    assert all(sum(seat["share"] for seat in one["seats"]) == 1 and one["tables"] == 2 for one in found["variants"])
    fixed = ",".join(f"{id}={value}" for id, value in others[0]["options"].items())
    said = provost(f"{line} --options {fixed}")
    assert said.out.splitlines()[0].startswith(fixed.replace(",", ", "))
    assert len(said.out.splitlines()) == 3


@pytest.mark.parametrize(
    ("arguments", "sentence", "status"),
    [
        ("lab arena chess --field random", "chess", 2),
        (
            "lab arena caylus --seats 2 --field random,chief",
            "There is no level “chief”; there are " + ", ".join(LEVEL_NAMES),
            2,
        ),
        ("lab arena caylus --seats 3 --field random,random", "The field has 2 levels for 3 seats.", 2),
        ("lab arena caylus --seats 2 --field random,random --tables 0", "Play at least one game.", 2),
        ("lab arena caylus --seats 2 --field master,random --simulations 0", "Play at least one game.", 2),
        ("lab train caylus --minutes 0 --out x", "Train for one minute at least, with one simulation at least.", 2),
        ("lab train caylus --simulations 0 --out x", "Train for one minute at least, with one simulation at least.", 2),
    ],
)
def test_nonsensical_options_are_refused(provost: Provost, arguments: str, sentence: str, status: int) -> None:
    said = provost(arguments)
    assert (said.status, said.out) == (status, "")
    assert sentence in said.error


def test_levels_that_learn_need_weights(provost: Provost, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    for line in (
        "lab arena caylus --seats 2 --field master,random",
        "lab arena caylus --seats 2 --field master --by-seat",
    ):
        said = provost(line)
        assert said.refused(
            "No bot has been trained for this game, these seats and these options: see “provost lab train”.", 1
        )


def test_a_trained_mind_is_written_and_plays(provost: Provost, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(training, "_within", allow_games_per_second(0.01))
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    out = tmp_path / "magna_carta.mind"
    said = provost("lab train magna_carta --seats 2 --options rules=beginner --seed 3 --simulations 2 --out", out)
    assert (said.status, said.out) == (0, f"Written after 4 games: {out}\n")
    header, _ = weights.read(out.read_bytes())
    assert (header.seats, header.options["rules"], header.seed, header.games) == ((2,), ("beginner",), 3, 4)
    line = "lab arena magna_carta --seats 2 --options rules=beginner --field master,random --tables 1 --simulations 2"
    assert provost(line).status == 0


def test_an_evaluation_is_refitted_and_measured_against_the_present_one(provost: Provost, tmp_path: Path) -> None:
    out = tmp_path / "duel.mind"
    assert provost("lab train magna_carta --seats 2 --refit 3 --seed 5 --out", out).status == 0
    header, mind = weights.read(out.read_bytes())
    assert (header.seats, header.games, mind.leaf_for(2).worth) == ((2,), 3, ZERO_SUM_WORTH)
    line = "lab arena magna_carta --seats 2 --tables 2 --simulations 2 --field new,master --json --weights"
    found = json.loads(provost(line, f"new={out}").out)
    assert [player["level"] for player in found["players"]] == ["new", "master"]
    (tmp_path / "none.mind").write_text("{}", encoding="utf-8")
    assert "is not a file of weights." in provost(line, f"new={tmp_path / 'none.mind'}").error


def test_training_goes_on_from_a_file(provost: Provost, tmp_path: Path) -> None:
    first, second = tmp_path / "first.mind", tmp_path / "second.mind"
    line = "lab train magna_carta --seats 2,3 --options rules=standard --further 2 --rate 50 --seed 5 --out"
    assert provost(line, first).status == 0
    said = provost(f"{line} {second} --weights {first} --against", first)
    assert (said.status, said.out) == (0, f"Written after 4 games: {second}\n")
    header, mind = weights.read(second.read_bytes())
    assert (header.seats, header.games, [*mind.leaves]) == ((2, 3), 4, [2, 3])
    assert provost(f"{line} {second} --weights", tmp_path / "none.mind").status == 1


def test_nothing_is_trained_for_a_file_that_cannot_be_made(
    provost: Provost, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(training, "train_through", None)
    unwritable = tmp_path / "no" / "x.mind"
    assert f"{unwritable} cannot be written" in provost("lab train magna_carta --seats 2 --out", unwritable).error


def test_training_is_limited_in_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((0.0, 0.5, 1.5))
    monkeypatch.setattr(training, "process_time", lambda: next(clock))
    again = training._within(1)
    assert (again(1), again(2)) == (True, False)
