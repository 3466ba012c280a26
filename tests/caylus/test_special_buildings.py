"""Phase 3, the special buildings, and phase 4, the provost (docs/rules/caylus.md 3.3, 3.4)."""

import pytest

from engine.caylus.state import NO_SEAT
from tests.caylus.table import BLUE, GREEN, ORANGE, RED, Places, table


def test_special_buildings_are_activated_in_their_order() -> None:
    everywhere: Places = {
        "gate": 0,
        "trading_post": 1,
        "merchants_guild": 2,
        "joust_field": 3,
        "stables": 1,
        "inn": (0, NO_SEAT),
    }
    game = table(phase="special", workers=everywhere)
    game.do("0 gate back", "2 guild +1", "3 joust none")
    kinds = ["gate_back", "trading_post", "guild", "declined", "order", "inn_entered", "phase"]
    assert [event.kind for event in game.events] == kinds
    assert [game.player(seat).workers for seat in range(4)] == [5, 6, 6, 6]
    assert game.asked == "0 provost"


@pytest.mark.decision("2")
def test_gate_offers_every_free_place_but_itself_and_going_home() -> None:
    workers: Places = {"gate": 0, "inn": (NO_SEAT, 2), "castle": 0, "stables": (1, 2, 3), 7: 1}
    game = table(phase="special", workers=workers, road={9: ("w_mason", 1), 10: ("residence", 0)})
    neutral = ["n_farm@1", "n_forest@2", "n_sawmill@3", "n_quarry@4", "n_market@5", "n_carpenter@6"]
    road = [*neutral, "f_carpenter@8", "w_mason@9", "f_gold_mine@16"]
    assert game.offered == ["trading_post", "merchants_guild", "joust_field", "inn", *road, "back"]
    assert game.option("w_mason@9").data["owner"] == 1
    assert game.option("w_mason@9").data["cost"] is None
    kinds = {key: game.why(key).kind for key in ("gate", "castle", "stables", "f_peddler@7", "residence@10", "nowhere")}
    assert kinds == {
        "gate": "gate_itself",
        "castle": "already_there",
        "stables": "all_taken",
        "f_peddler@7": "occupied",
        "residence@10": "no_work_here",
        "nowhere": "not_offered",
    }


@pytest.mark.ruling(2)
def test_gate_moves_free_though_its_player_has_passed() -> None:
    game = table(phase="special", passed=[0, 1, 2, 3], workers={"gate": 0, "castle": 1}, hands={0: {"denier": 0}})
    game.do("0 gate castle")
    assert game.state.castle[:2] == [1, 0]
    assert (game.player(0).deniers, game.player(0).workers) == (0, 5)
    assert game.events_of("gate_moved")[0].data == {"building": "castle", "space": None, "cost": 0, "owner": None}


def test_gate_to_anothers_tile_brings_its_owner_a_point() -> None:
    game = table(phase="special", workers={"gate": 0}, road={9: ("w_mason", 1)}).do("0 gate w_mason@9")
    assert (game.player(1).vp, game.state.space(9).worker) == (11, 0)


def test_gate_to_an_own_tile_brings_nothing() -> None:
    game = table(phase="special", workers={"gate": 0}, road={9: ("w_mason", 0)}).do("0 gate w_mason@9")
    assert game.player(0).vp == 10


def test_gate_to_a_special_building_is_in_time_for_it() -> None:
    game = table(phase="special", workers={"gate": 0}).do("0 gate trading_post")
    assert (game.player(0).deniers, game.player(0).workers) == (13, 6)
    game = table(phase="special", workers={"gate": 3, "stables": 2}).do("3 gate stables")
    assert game.state.order == [2, 3, 0, 1]
    game = table(phase="special", workers={"gate": 3, "inn": (NO_SEAT, 1)}).do("3 gate inn")
    assert game.state.special["inn"] == [NO_SEAT, 3]


def test_trading_post_pays_three_deniers() -> None:
    game = table(phase="special", workers={"trading_post": 2})
    assert (game.player(2).deniers, game.player(2).workers) == (13, 6)
    assert game.events_of("trading_post")[0].data == {"deniers": 3}


@pytest.mark.decision("3")
def test_merchants_guild_moves_the_provost_free() -> None:
    game = table(phase="special", workers={"merchants_guild": 1}, hands={1: {"denier": 0}})
    assert game.asked == "1 guild"
    assert game.offered == ["-3", "-2", "-1", "0", "+1", "+2", "+3"]
    assert {option.data["cost"] for option in game.options} == {0}
    game.do("1 guild +3")
    assert (game.state.provost, game.player(1).deniers, game.player(1).workers) == (9, 0, 6)
    assert game.events_of("guild")[0].data == {"move": 3, "to": 9}


@pytest.mark.ruling(32)
def test_provost_stays_on_the_road() -> None:
    low = table(phase="special", workers={"merchants_guild": 1}, provost=2)
    assert low.offered == ["-1", "0", "+1", "+2", "+3"]
    assert (low.why("-2").kind, low.why("-2").data) == ("off_road", {"to": 0, "most": 28})
    assert table(phase="provost", provost=1).offered == ["0", "+1", "+2", "+3"]
    high = table(phase="provost", provost=28)
    assert high.offered == ["-3", "-2", "-1", "0"]
    assert (high.why("+1").kind, high.why("+1").data) == ("off_road", {"to": 29, "most": 28})


@pytest.mark.decision("4")
def test_joust_costs_a_denier_and_a_cloth() -> None:
    game = table(phase="special", workers={"joust_field": 2}, hands={2: {"cloth": 1, "denier": 1}})
    assert game.offered == ["pay", "none"]
    game.do("2 joust pay")
    assert (game.player(2).deniers, game.cubes(2), game.player(2).workers) == (0, {}, 6)
    assert game.events_of("jousted")[0].data == {"pay": {"denier": 1, "cloth": 1}}
    assert game.asked == "2 favour"
    game.do("2 favour prestige")
    assert game.asked == "0 provost"


@pytest.mark.parametrize("hand", [{"cloth": 1, "denier": 0}, {"denier": 5, "gold": 5}])
def test_joust_that_cannot_be_paid(hand: dict[str, int]) -> None:
    game = table(phase="special", workers={"joust_field": 2}, hands={2: hand})
    assert game.offered == ["none"]
    assert game.why("pay").kind == "cannot_pay"
    assert game.why("pay").data["pay"] == {"denier": 1, "cloth": 1}
    assert game.why("twice").kind == "not_offered"
    game.do("2 joust none")
    assert game.player(2).workers == 6


@pytest.mark.example(2)
def test_stables_change_the_turn_order() -> None:
    game = table(phase="special", order=[RED, GREEN, ORANGE, BLUE], workers={"stables": (BLUE, RED)})
    assert game.state.order == [BLUE, RED, GREEN, ORANGE]
    assert game.player(BLUE).workers == game.player(RED).workers == 6
    assert game.state.special["stables"] == [NO_SEAT] * 3


def test_stables_leave_the_others_in_their_order() -> None:
    game = table(phase="special", order=[3, 2, 1, 0], workers={"stables": 0})
    assert game.state.order == [0, 3, 2, 1]


def test_stables_hold_until_they_are_used_again() -> None:
    game = table(phase="special", workers={"stables": (3, 1, 0)})
    assert game.state.order == [3, 1, 0, 2]
    assert game.finish_turn().asked == "3 place"


def test_stables_count_for_the_section_scoring_of_the_same_turn() -> None:
    game = table(phase="special", workers={"stables": 3}, houses=([0, 0, 1, 1, 3, 3], [], []))
    game.decline(until="favour")
    assert game.asked == "3 favour"


@pytest.mark.example(3)
@pytest.mark.ruling(4)
def test_the_newcomer_takes_the_residents_room() -> None:
    game = table(phase="special", workers={"inn": (GREEN, BLUE)})
    assert game.state.special["inn"] == [NO_SEAT, GREEN]
    assert (game.player(BLUE).workers, game.player(GREEN).workers) == (6, 5)
    assert [(event.kind, event.seat) for event in game.events[:2]] == [("inn_ejected", BLUE), ("inn_entered", GREEN)]
    assert game.asked == "0 provost"


@pytest.mark.ruling(3)
def test_the_same_player_in_both_circles_keeps_one_at_the_inn() -> None:
    game = table(phase="special", workers={"inn": (GREEN, GREEN)})
    assert game.state.special["inn"] == [NO_SEAT, GREEN]
    assert game.player(GREEN).workers == 5


def test_the_first_guest_moves_in() -> None:
    game = table(phase="special", workers={"inn": (GREEN, NO_SEAT)})
    assert game.state.special["inn"] == [NO_SEAT, GREEN]
    assert not game.events_of("inn_ejected")


def test_at_an_empty_inn_nothing_happens() -> None:
    game = table(phase="special")
    assert (game.asked, game.state.special["inn"]) == ("0 provost", [NO_SEAT, NO_SEAT])
    assert [event.kind for event in game.events] == ["phase"]


@pytest.mark.decision("5")
def test_the_resident_stays_or_leaves_when_no_guest_comes() -> None:
    game = table(phase="special", workers={"inn": (NO_SEAT, BLUE)})
    assert (game.asked, game.offered) == (f"{BLUE} inn", ["stay", "leave"])
    left = table(phase="special", workers={"inn": (NO_SEAT, BLUE)}).do(f"{BLUE} inn leave")
    assert left.state.special["inn"] == [NO_SEAT, NO_SEAT]
    assert left.player(BLUE).workers == 6
    assert left.events_of("inn_left")
    game.do(f"{BLUE} inn stay")
    assert game.events_of("inn_stayed")
    game.finish_turn()
    assert game.player(BLUE).workers == 5
    assert game.do("0 place castle", "1 place pass", "2 place pass", "3 place pass").option("gate").data["cost"] == 1


@pytest.mark.decision("6")
def test_each_player_moves_the_provost_once_in_passing_order() -> None:
    game = table(phase="provost", passed=[2, 0, 3, 1])
    asked = []
    for _ in range(4):
        asked.append(game.asked)
        game.do(f"{game.asked} 0")
    assert asked == ["2 provost", "0 provost", "3 provost", "1 provost"]
    assert game.asked == "0 place"


@pytest.mark.parametrize("move", range(-3, 4))
def test_a_space_costs_a_denier(move: int) -> None:
    game = table(phase="provost")
    key = f"{move:+d}" if move else "0"
    assert game.option(key).data == {"to": 6 + move, "cost": abs(move)}
    game.do(f"0 provost {key}")
    assert (game.state.provost, game.player(0).deniers) == (6 + move, 10 - abs(move))
    assert game.events_of("provost")[0].data == {"move": move, "to": 6 + move, "cost": abs(move)}


def test_the_provost_goes_as_far_as_three_spaces_and_the_purse() -> None:
    game = table(phase="provost", hands={0: {"denier": 2}, 1: {"denier": 0}})
    assert game.offered == ["-2", "-1", "0", "+1", "+2"]
    assert (game.why("+3").kind, game.why("+3").data) == ("no_money", {"cost": 3, "have": 2})
    assert (game.why("-4").kind, game.why("-4").data) == ("too_far", {"most": 3})
    assert game.why("1").kind == "not_offered"
    assert game.why("far").kind == "not_offered"
    assert game.do("0 provost 0").offered == ["0"]


@pytest.mark.ruling(33)
def test_bailiff_and_provost_may_be_on_empty_spaces() -> None:
    game = table(phase="provost").do("0 provost +3", "1 provost +3")
    assert (game.state.provost, game.standing(12)) == (12, ("", NO_SEAT))
    late = table(phase="end", bailiff=9)
    assert (late.state.bailiff, late.standing(10)) == (10, ("", NO_SEAT))


@pytest.mark.example(4)
def test_example_of_the_provost() -> None:
    game = table(phase="provost", passed=[BLUE, ORANGE, RED, GREEN], provost=10, workers={"castle": BLUE})
    game.do(f"{BLUE} provost 0", f"{ORANGE} provost -2", f"{RED} provost +2")
    assert game.asked == f"{GREEN} provost"
    game.do(f"{GREEN} provost -1")
    assert [game.player(seat).deniers for seat in range(4)] == [10, 9, 8, 8]
    assert game.state.provost == 9
