"""Wishes that cannot be had are shown at the price in the rules (docs/rules/caylus.md 1.5 to 1.10, 3.2, 3.3, 3.5)."""

from engine.caylus.favours import Favour
from engine.caylus.placing import PlaceWorker
from engine.core.types import Data
from tests.caylus.table import Table, table


def data_of_wishes(game: Table) -> dict[str, Data]:
    """Return the data of every denied wish, by key."""
    found = game.game.unavailable(game.position, game.decision.ask.seat)
    return {option.key: option.data for option, _ in found}


def by_favour(column: int) -> Table:
    """Ask seat 0 to use the line of buildings, without cubes but with a residence on space 9."""
    game = table(
        phase="castle",
        doing=[Favour(0)],
        scored=2,
        bailiff=18,
        road={9: ("residence", 0)},
        favours={0: {"buildings": column - 1}},
    )
    return game.do("0 favour buildings")


def test_by_favour_a_tile_costs_a_cube_less_and_a_residence_a_cloth() -> None:
    wishes = by_favour(5)
    assert data_of_wishes(wishes)["w_farm_food"]["pay"] == {"food": 1}
    assert data_of_wishes(wishes)["s_bank"]["pay"] == {"wood": 1}
    assert data_of_wishes(wishes)["n_farm@1"]["pay"] == {"cloth": 1}
    assert data_of_wishes(wishes)["p_statue"]["pay"] == {"stone": 2, "gold": 1}


def test_a_lawyer_costs_a_denier_and_a_cloth() -> None:
    game = table(phase="road", provost=9, road={9: ("w_lawyer", 0)}, workers={9: 0})
    assert data_of_wishes(game)["n_farm@1"]["pay"] == {"denier": 1, "cloth": 1}


def test_a_tile_goes_to_the_lowest_free_space_and_prestige_to_a_residence() -> None:
    wishes = data_of_wishes(by_favour(5))
    assert {wishes[key]["space"] for key in ("w_farm_food", "w_market.food", "s_bank")} == {10}
    assert wishes["p_statue"]["space"] is None
    rich = dict.fromkeys(("stone", "gold"), 9)
    road = {9: ("s_architect", 0), 10: ("residence", 0)}
    game = table(phase="road", provost=9, road=road, workers={9: 0}, hands={0: rich})
    assert game.option("p_statue").data["space"] is None


def test_a_place_on_an_own_tile_costs_one_also_when_it_is_taken() -> None:
    road = {9: ("w_mason", 3), 10: ("w_quarry", 0)}
    game = table(doing=[PlaceWorker(3)], passed=[0, 1], road=road, workers={9: 2, 10: 2})
    assert {key: data_of_wishes(game)[key]["cost"] for key in ("w_mason@9", "w_quarry@10")} == {
        "w_mason@9": 1,
        "w_quarry@10": 3,
    }


def test_the_guilds_moves_are_free_off_the_road_too() -> None:
    game = table(phase="special", workers={"merchants_guild": 0}, provost=2)
    assert data_of_wishes(game) == {"-3": {"to": -1, "cost": 0}, "-2": {"to": 0, "cost": 0}}


def test_a_denier_a_space_is_the_price_that_is_missing() -> None:
    game = table(phase="provost", hands={0: {"denier": 1}})
    assert data_of_wishes(game) == {f"{move:+d}": {"to": 6 + move, "cost": abs(move)} for move in (-3, -2, 2, 3)}


def test_a_batch_is_worth_what_the_section_with_room_gives() -> None:
    game = table(phase="castle", workers={"castle": 0})
    assert {(data["section"], str(data["gain"])) for data in data_of_wishes(game).values()} == {
        ("dungeon", "{'vp': 5}")
    }
