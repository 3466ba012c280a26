"""Minds as files: they are read back as written, and weights that no longer match the rules are refused."""

from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from msgspec import structs

from engine import GAMES
from engine.minds.features import AnyGame
from engine.minds.lab.training import Trainer
from engine.minds.leaf import ZERO_SUM_WORTH, blank
from engine.minds.policy import Policy
from engine.minds.search import Mind
from engine.minds.weights import FOLDER, Header, headers, mind_for, read, written
from tests.minds.tables import plan_training, rules, train_farmer

HEADER = Header("orchard", 1, (2,), {}, 1, 400, "provost lab train orchard")
STORED = list(headers())


def test_a_mind_is_read_as_it_was_written() -> None:
    data = written(HEADER, train_farmer())
    header, mind = read(data)
    assert header == HEADER
    assert written(header, mind) == data
    assert (mind.policy.rows, mind.leaf) == (train_farmer().policy.rows, train_farmer().leaf)
    assert (mind.leaves, [*mind.leaves]) == (train_farmer().leaves, [2])


def test_a_policy_may_know_facts_that_the_evaluation_does_not() -> None:
    mind = Mind(Policy(("apples", "turn")), blank(("apples",)), {3: blank(("apples",), ZERO_SUM_WORTH)})
    again = read(written(HEADER, mind))[1]
    assert (again.policy.facts, again.leaf, again.leaf_for(2)) == (("apples", "turn"), mind.leaf, mind.leaf)
    assert again.leaf_for(3) == mind.leaves[3]


def test_a_mind_is_found_by_game_seats_and_options(tmp_path: Path) -> None:
    (tmp_path / "orchard.mind").write_bytes(written(HEADER, train_farmer()))
    orchard = rules("orchard")
    assert mind_for(orchard, orchard.setup(2), tmp_path) is not None
    assert mind_for(orchard, orchard.setup(3), tmp_path) is None
    assert mind_for(rules("raid"), rules("raid").setup(2), tmp_path) is None


MINE = Header("caylus", GAMES["caylus"].rules, (2, 3), {"favours": ("royal",)}, 1, 1, "")


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "magna_carta"},
        {"rules": 0},
        {"format": 0},
        {"seats": (2, 9)},
        {"options": {"favours": ("royal", "regal")}},
        {"options": {"colours": ("red",)}},
    ],
    ids=str,
)
def test_weights_that_no_longer_match_are_refused(changed: dict[str, object]) -> None:
    assert MINE.fits(GAMES["caylus"])
    assert not structs.replace(MINE, **changed).fits(GAMES["caylus"])


def test_weights_cover_the_options_that_they_were_trained_with() -> None:
    game = GAMES["caylus"]
    assert MINE.covers(game.setup(2))
    assert not MINE.covers(game.setup(4))
    assert not MINE.covers(game.setup(2, {"favours": "simplified"}))


@pytest.mark.parametrize(("path", "header"), STORED, ids=[path.name for path, _ in STORED])
def test_stored_weights_match_the_rules_and_the_facts(path: Traversable, header: Header) -> None:
    game: AnyGame = GAMES[header.game]
    assert header.fits(game), f"train {path.name} anew"
    facts = Trainer(
        plan_training(header.game, {id: values[0] for id, values in header.options.items()}), 1
    ).mind.policy.facts
    data = path.read_bytes()
    mind = read(data)[1]
    assert set(mind.policy.facts) <= set(facts)
    assert len(mind.policy.rows) == len(mind.policy.weights)
    assert len(data) < 100_000


def test_every_game_has_a_mind_for_every_table() -> None:
    for game in GAMES.values():
        modes = next((choice.values for choice in game.options if choice.id == "mode"), None)
        for seats in game.seats:
            for options in [{"mode": mode} for mode in modes] if modes else [{}]:
                assert mind_for(game, game.setup(seats, options)) is not None
    assert {path.name for path, _ in STORED} == {path.name for path in FOLDER.iterdir()}
