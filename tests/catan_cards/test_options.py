"""Values of every option of the match, each with the effect that the page describes (docs/rules/catan_cards.md 1.9)."""

import pytest

from engine.catan_cards.state import State
from engine.catan_cards.turn import PlayerTurn
from engine.core.goods import Goods
from tests.catan_cards.table import CATAN, Cards, Table, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face
from tests.catan_cards.test_rulings import ALL, set_counters

CHURCH_TOWN: Cards = {"u30a": "church", "u30b": "knight_otto", "u32a": "knight_falk"}
ARMY: Cards = {"u30a": "knight_otto", "u30b": "knight_falk", "u32a": "flagship", "d30a": "triumphal_arch"}
FLEETS: Cards = {"u30a": "treasure_fleet", "u32a": "flagship"}
HOARD: Goods = {"ore": 3, "grain": 3, "gold": 2}


def values(id: str) -> tuple[str, ...]:
    """Return the values of an option."""
    return next(choice.values for choice in CATAN.options if choice.id == id)


def test_mode_tells_which_cards_are_played() -> None:
    games = [table(mode) for mode in values("mode")]
    assert [len(game.state.stacks) for game in games] == [5, 6, 8]
    assert [len(game.state.row) for game in games] == [0, 4, 0]
    assert [CATAN.view(game.position, 0).target for game in games] == [12, 13, 13]


def test_barbarian_tie_makes_as_many_units_a_defeat_a_victory_or_nothing() -> None:
    def met(tie: str, units: Cards) -> Table:
        return turn_up("ev_barbarian_invasion", cards={0: units}, goods={0: ALL}, options={"barbarian_tie": tie})

    for tie in values("barbarian_tie"):
        outcomes = [
            met(tie, units).events_of("invaded")[0].data["won"] for units in ({}, {"u30a": "knight_otto"}, ARMY)
        ]
        assert outcomes == [False, tie == "victory", True]
        equal = met(tie, {"u30a": "knight_otto"})
        assert (equal.goods(0) == ALL) == (tie != "defeat"), "the gold is lost or kept"
        assert equal.events_of("invaded")[0].data["outcome"] == ("nothing" if tie == "nothing" else None)


def test_church_scope_protects_a_city_or_all() -> None:
    hit = {"city": ["knight_falk"], "principality": []}
    for scope in values("church_scope"):
        game = turn_up("ev_civil_war", cards={0: CHURCH_TOWN}, options={"church_scope": scope})
        assert game.hand(0) == hit[scope]


def test_civil_war_targets_trade_and_treasure_fleets_but_no_flagship() -> None:
    hit = {"trade_fleets": [], "any_fleet": ["treasure_fleet"]}
    for targets in values("civil_war_targets"):
        game = turn_up("ev_civil_war", cards={0: FLEETS}, options={"civil_war_targets": targets})
        assert game.hand(0) == hit[targets]


def test_guild_mirror_brings_the_received_or_the_paid_goods() -> None:
    income: dict[str, Goods] = {"received": {"ore": 1}, "paid": {"wool": 1}}
    for mirror in values("guild_mirror"):
        cards: dict[int, Cards] = {1: {"u30a": "merchants_league"}}
        game = table(cards=cards, goods={0: {"wool": 3}}, options={"guild_mirror": mirror})
        assert game.do("0 act trade.wool", "0 receive ore").goods(1) == income[mirror]


def test_arch_start_is_the_value_of_a_new_arch_in_either_game() -> None:
    for start in values("arch_start"):
        row = table(goods={0: ALL}, options={"arch_start": start}).do("0 act row.triumphal_arch", "0 site u30a")
        hand = table("tournament", hands={0: ["triumphal_arch"]}, goods={0: ALL}, options={"arch_start": start})
        hand.do("0 act triumphal_arch", "0 site u30a")
        assert [game.built(0, "triumphal_arch").counter for game in (row, hand)] == [int(start)] * 2


def test_arch_max_is_the_highest_value_of_an_arch() -> None:
    for most in values("arch_max"):

        def met(level: int, options: dict[str, str]) -> str:
            return turn_up("ev_barbarian_invasion", cards={0: ARMY}, options=options, given=set_counters(level)).asked

        asked = [met(level, {"arch_max": most}) for level in range(5)]
        assert asked == ["0 reward"] * int(most) + ["0 take"] * (5 - int(most))


def test_brown_slots_are_counted_beside_a_region() -> None:
    for slots in values("brown_slots"):
        game = table(
            "tournament", hands={0: ["res_coin"]}, goods={0: ALL}, options={"brown_slots": slots},
            cards={0: {"u30a": "harbor"}},
        )  # fmt: skip
        assert game.do("0 act res_coin").standing(0)["d33x"] == "res_coin"
        game.player(0).hand.append("res_coin")
        game.player(0).regions["d31"].stored = 2
        assert ("res_coin" in Table(game.position).keys) == (slots == "2")


def test_year_end_redraw_turns_up_another_event_or_none() -> None:
    for redraw in values("year_end_redraw"):
        game = turn_up("ev_year_end", options={"year_end_redraw": redraw})
        order = sorted(game.offered, key=lambda key: key != "ev_plague")
        told = [
            one.data["building"] for one in game.do("chance shuffle_events " + " ".join(order)).events_of("event_card")
        ]
        assert told == ["ev_year_end", *["ev_plague"] * (redraw == "on")]


@pytest.mark.parametrize("mode", values("mode"))
def test_brigand_grace_turns_are_without_brigands(mode: str) -> None:
    for grace in values("brigand_grace_turns"):

        def raided(turn: int, options: dict[str, str]) -> bool:
            return roll_face("brigands", mode=mode, turn=turn, goods={0: HOARD}, options=options).goods(0) != HOARD

        found = [raided(turn, {"brigand_grace_turns": grace}) for turn in range(1, 8)]
        assert found.count(False) == int(grace)
        assert found == sorted(found)


def test_turn_limit_ends_the_match_after_its_turns() -> None:
    for limit in values("turn_limit"):
        ended, going = (
            table(doing=[PlayerTurn()], turn=turn, options={"turn_limit": limit})
            for turn in (int(limit), int(limit) - 1)
        )
        assert (ended.asked, ended.state.turn) == ("over", int(limit))
        assert (going.asked, going.state.turn) == ("1 before_roll", int(limit))


@pytest.mark.ruling(34, 37)
@pytest.mark.parametrize(
    ("goods", "offered"), [({"gold": 1}, False), ({"gold": 2}, True), ({"gold": 1, "ore": 1}, True)]
)
def test_gold_for_a_camp_cannot_be_swapped_by_the_caravan_it_pays_for(goods: Goods, offered: bool) -> None:
    def second(state: State) -> None:
        state.players[0].played = 1

    game = table(hands={0: ["caravan"]}, cards={0: {"c31x": ("barbarian_camp", 1)}}, goods={0: goods}, given=second)
    assert ("caravan" in game.keys) == offered
    if offered:
        game.do("0 act caravan")
        assert len(game.offered) == 1, "only what the toll leaves"
    else:
        assert game.why("caravan").kind == "nothing_to_swap"
