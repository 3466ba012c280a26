"""Royal favours: lines, columns and their effects (docs/rules/caylus.md 1.9, 3.8)."""

from collections.abc import Mapping

import pytest

from engine.caylus.buildings import BY_COLOUR, Building
from engine.caylus.favours import Favour
from engine.caylus.state import NO_SEAT
from engine.core.goods import Goods
from tests.caylus.table import Table, table

LINES = ["prestige", "deniers", "resources", "buildings"]
RICH: Goods = {"food": 9, "wood": 9, "stone": 9, "cloth": 9, "gold": 9}
BAILIFF = (6, 12, 18)


def favour(
    hand: Goods | None = None,
    *,
    scored: int = 0,
    count: int = 1,
    used: tuple[str, ...] = (),
    residence: bool = False,
    **columns: int,
) -> Table:
    """Ask seat 0 for favours in phase 6, with markers on `columns`."""
    road: Mapping[int, tuple[str, int]] = {9: ("residence", 0)} if residence else {}
    return table(
        phase="castle",
        doing=[Favour(0)] * count,
        scored=scored,
        bailiff=BAILIFF[scored],
        road=road,
        favours={0: columns},
        used={0: used},
        hands={0: hand or {}},
    )


@pytest.mark.decision("F1")
def test_every_unused_line_is_offered() -> None:
    game = favour()
    assert game.offered == LINES
    assert [option.data for option in game.options] == [{"line": line, "column": 1} for line in LINES]
    assert favour(used=("deniers",)).offered == ["prestige", "resources", "buildings"]
    assert favour(used=tuple(LINES[:3])).offered == ["buildings"]
    assert game.why("none").kind == "not_offered"


@pytest.mark.ruling(29)
def test_favours_beyond_four_in_a_phase_are_lost() -> None:
    game = favour(count=5)
    for line in LINES:
        game.do(f"0 favour {line}")
    assert [event.seat for event in game.events_of("favour_lost")] == [0]
    assert set(game.player(0).favours.values()) == {1}
    assert game.asked == "0 place"


@pytest.mark.decision("F2a")
@pytest.mark.parametrize("column", range(1, 6))
def test_the_line_of_prestige_gives_its_column_in_points(column: int) -> None:
    game = favour(scored=2, prestige=column - 1).do("0 favour prestige")
    assert (game.player(0).vp, game.player(0).sources["favours"]) == (10 + column, column)
    assert game.events_of("favour_gain")[0].data == {"line": "prestige", "gain": {"vp": column}}
    assert game.events_of("favour")[0].data == {"line": "prestige", "column": column, "advanced": True}


@pytest.mark.decision("F2b")
@pytest.mark.parametrize("column", range(1, 6))
def test_the_line_of_deniers_gives_two_more_than_its_column(column: int) -> None:
    game = favour(scored=2, deniers=column - 1).do("0 favour deniers")
    assert game.events_of("favour_gain")[0].data == {"line": "deniers", "gain": {"denier": column + 2}}
    assert game.player(0).deniers == 10 + column + 2 + 2


@pytest.mark.ruling(26)
@pytest.mark.parametrize(("scored", "column"), [(0, 2), (1, 4), (2, 5)])
def test_a_marker_before_a_closed_column_stays_and_gives_its_effect(scored: int, column: int) -> None:
    for _ in range(2):
        game = favour(scored=scored, prestige=column)
        assert game.option("prestige").data["column"] == column
        game.do("0 favour prestige")
        assert (game.player(0).favours["prestige"], game.player(0).vp) == (column, 10 + column)
        assert game.events_of("favour")[0].data["advanced"] is False


@pytest.mark.decision("F2c")
def test_the_line_of_resources_gives_food_at_once_at_column_1() -> None:
    game = favour().do("0 favour resources")
    assert (game.cubes(0), game.asked) == ({"food": 1}, "0 place")


@pytest.mark.decision("F2c")
@pytest.mark.parametrize(
    ("column", "kinds"),
    [
        (2, ["food", "wood", "stone"]),
        (3, ["food", "wood", "stone", "cloth"]),
        (4, ["food", "wood", "stone", "cloth"]),
        (5, ["food", "wood", "stone", "cloth", "gold"]),
    ],
)
def test_the_line_of_resources_gives_any_column_up_to_the_marker(column: int, kinds: list[str]) -> None:
    def ask() -> Table:
        return favour(scored=2, resources=column - 1).do("0 favour resources")

    assert ask().offered == [*kinds, "none"]
    assert [option.data for option in ask().options] == [*({"gain": {kind: 1}} for kind in kinds), {}]
    for kind in kinds:
        game = ask().do(f"0 resources {kind}")
        assert game.cubes(0) == {kind: 1}
        assert game.events_of("favour_gain")[0].data == {"line": "resources", "gain": {kind: 1}}
    declined = ask().do("0 resources none")
    assert (declined.cubes(0), declined.events_of("favour_none")[0].data) == ({}, {"line": "resources"})


def test_a_cube_is_swapped_for_two_from_column_4_on() -> None:
    hand: Goods = {"wood": 1, "gold": 1}
    third = favour(hand, scored=1, resources=2).do("0 favour resources")
    assert third.offered == ["food", "wood", "stone", "cloth", "none"]
    assert favour(hand, scored=2, resources=4).do("0 favour resources").offered == [
        *("food", "wood", "stone", "cloth", "gold"),
        *("swap.wood", "swap.gold", "none"),
    ]


@pytest.mark.decision("F2c")
def test_column_4_of_the_line_of_resources_swaps_a_cube_for_two() -> None:
    game = favour({"wood": 1, "gold": 1}, scored=1, resources=3).do("0 favour resources")
    assert game.offered == ["food", "wood", "stone", "cloth", "swap.wood", "swap.gold", "none"]
    assert game.option("swap.gold").data == {"pay": {"gold": 1}}
    game.do("0 resources swap.gold")
    assert len(game.offered) == 10
    assert not any("gold" in key for key in game.offered)
    game.do("0 swap 2stone")
    assert game.cubes(0) == {"wood": 1, "stone": 2}
    assert game.events_of("favour_swap")[0].data == {"pay": {"gold": 1}, "gain": {"stone": 2}}
    other = favour({"wood": 1}, scored=1, resources=3).do("0 favour resources", "0 resources swap.wood")
    assert other.do("0 swap food.cloth").cubes(0) == {"food": 1, "cloth": 1}


def test_impossible_choices_of_the_line_of_resources() -> None:
    game = favour(resources=1).do("0 favour resources")
    assert (game.why("gold").kind, game.why("gold").data) == ("column_closed", {"column": 5})
    assert game.why("swap.wood").data == {"column": 4}
    assert game.why("food.wood").kind == "not_offered"
    behind = favour(scored=2, resources=1).do("0 favour resources")
    assert (behind.why("gold").kind, behind.why("cloth").data) == ("marker_short", {"column": 3})
    poor = favour(scored=1, resources=3).do("0 favour resources")
    assert (poor.why("swap.wood").kind, poor.why("swap.wood").data["pay"]) == ("cannot_pay", {"wood": 1})
    assert poor.why("swap.silk").kind == "not_offered"


@pytest.mark.example(8)
def test_example_of_the_line_of_resources() -> None:
    game = table(
        phase="road",
        scored=2,
        bailiff=18,
        road={9: ("w_mason", 0)},
        workers={9: 0},
        favours={0: {"resources": 2}},
        hands={0: {"stone": 1, "cloth": 1}},
    )
    game.do("0 build s_church", "0 favour resources", "0 resources food")
    assert (game.player(0).favours["resources"], game.cubes(0)) == (3, {"food": 1})


@pytest.mark.decision("F2d")
@pytest.mark.ruling(30)
def test_the_line_of_buildings_gives_nothing_at_column_1() -> None:
    game = favour(RICH).do("0 favour buildings")
    assert (game.player(0).favours["buildings"], game.asked) == (1, "0 place")
    assert game.events_of("favour_none")[0].data == {"line": "buildings"}


@pytest.mark.decision("F2d")
@pytest.mark.parametrize(
    ("column", "groups"),
    [
        (2, {"wood"}),
        (3, {"wood", "stone"}),
        (4, {"wood", "stone", "residence"}),
        (5, {"wood", "stone", "residence", "prestige"}),
    ],
)
def test_the_line_of_buildings_builds_up_to_the_marker_or_nothing(column: int, groups: set[str]) -> None:
    game = favour(RICH, scored=2, residence=True, buildings=column - 1).do("0 favour buildings")
    assert {option.group for option in game.options} == groups | {""}
    assert game.offered[-1] == "none"
    examples = {"wood": "w_mason", "stone": "s_bank", "residence": "n_farm@1", "prestige": "p_hotel"}
    closed = {colour: game.why(key) for colour, key in examples.items() if colour not in groups}
    assert {reason.kind for reason in closed.values()} <= {"marker_short"}, "all columns are open"
    columns = {"wood": 2, "stone": 3, "residence": 4, "prestige": 5}
    assert {colour: reason.data["column"] for colour, reason in closed.items()} == {
        colour: columns[colour] for colour in closed
    }
    game.do("0 works none")
    assert (game.cubes(0), game.events_of("favour_none")[0].data) == (RICH, {"line": "buildings"})


def test_impossible_choices_of_the_line_of_buildings() -> None:
    game = favour(scored=2, residence=True, buildings=4).do("0 favour buildings")
    assert game.offered == ["none"]
    assert (game.why("w_mason").kind, game.why("w_mason").data["pay"]) == ("cannot_pay", {"food": 1})
    assert game.why("n_farm@1").data["pay"] == {"cloth": 1}
    assert game.why("p_statue").data["pay"] == {"stone": 2, "gold": 1}
    assert game.why("n_farm").kind == "not_offered"
    assert game.why("castle").kind == "not_offered"


@pytest.mark.parametrize("building", BY_COLOUR["wood"], ids=lambda building: building.id)
def test_column_2_takes_a_wood_off(building: Building) -> None:
    other = next(kind for kind in building.cost if kind != "wood")
    key, kind = (f"{building.id}.stone", "stone") if other == "any" else (building.id, other)
    game = favour({kind: 1}, buildings=1).do("0 favour buildings", f"0 works {key}")
    assert (game.cubes(0), game.standing(9), game.player(0).vp) == ({}, (building.id, 0), 10 + building.vp)


@pytest.mark.ruling(31)
def test_the_discount_on_market_and_peddler_leaves_the_any_cube() -> None:
    game = favour({"wood": 1}, buildings=1).do("0 favour buildings")
    assert game.offered == ["w_market.wood", "w_peddler.wood", "none"]
    assert game.option("w_market.wood").data["pay"] == {"wood": 1}
    gold = favour({"gold": 1}, buildings=1).do("0 favour buildings")
    assert gold.option("w_peddler.gold").data["pay"] == {"gold": 1}
    gold.do("0 works w_peddler.gold")
    assert (gold.cubes(0), gold.standing(9)) == ({}, ("w_peddler", 0))


@pytest.mark.example(9)
def test_example_of_the_line_of_buildings() -> None:
    game = table(
        phase="special",
        scored=1,
        bailiff=12,
        workers={"joust_field": 0},
        favours={0: {"buildings": 2}},
        hands={0: {"food": 1, "cloth": 1}},
    )
    game.do("0 joust pay", "0 favour buildings", "0 works s_park")
    assert (game.player(0).favours["buildings"], game.cubes(0), game.player(0).vp) == (3, {}, 13)
    assert game.standing(9) == ("s_park", 0)


def test_column_3_builds_a_church_with_its_favour_on_another_line() -> None:
    game = favour({"cloth": 1}, scored=1, buildings=2).do("0 favour buildings", "0 works s_church")
    assert (game.asked, game.offered) == ("0 favour", ["prestige", "deniers", "resources"])


def test_column_5_builds_prestige_at_full_price() -> None:
    game = favour({"food": 3, "gold": 1}, scored=2, residence=True, buildings=4)
    game.do("0 favour buildings", "0 works p_granary")
    assert (game.asked, game.offered) == ("0 site", ["residence@9"])
    game.do("0 site residence@9")
    assert (game.cubes(0), game.player(0).vp, game.standing(9)) == ({}, 20, ("p_granary", 0))


@pytest.mark.ruling(28)
def test_a_monument_by_favour_leaves_three_lines() -> None:
    game = favour({"stone": 4, "gold": 2}, scored=2, residence=True, buildings=4)
    game.do("0 favour buildings", "0 works p_monument", "0 site residence@9")
    assert game.offered == ["prestige", "deniers", "resources"]
    game.do("0 favour deniers")
    assert game.offered == ["prestige", "resources"]


def test_a_favour_is_taken_as_soon_as_it_is_gained() -> None:
    game = table(
        phase="road",
        road={9: ("w_mason", 0)},
        provost=10,
        workers={9: 0, 6: 1},
        hands={0: {"stone": 1, "cloth": 1}},
    )
    game.do("1 build none", "0 build s_church")
    assert game.state.space(9).worker == 0
    game.do("0 favour prestige")
    assert game.state.space(9).worker == NO_SEAT


def test_lines_are_free_again_in_every_phase() -> None:
    hand: Goods = {"cloth": 2, "stone": 1}
    game = table(
        phase="special", workers={"joust_field": 0, 9: 0}, road={9: ("w_mason", 0)}, provost=9, hands={0: hand}
    )
    game.do("0 joust pay", "0 favour deniers").decline(until="build").do("0 build s_church")
    assert game.offered == LINES
