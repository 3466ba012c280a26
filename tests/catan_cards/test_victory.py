"""Tokens, points, and the end of the game (docs/rules/catan_cards.md 1.5, 3.6, 3.9)."""

from collections.abc import Mapping

import pytest

from engine.catan_cards.scoring import points, strength, tournament, trade
from engine.catan_cards.state import State
from engine.catan_cards.tables import TARGET_POINTS
from engine.catan_cards.turn import PlayerTurn
from engine.core.goods import Goods
from tests.catan_cards.table import CATAN, Cards, Table, table
from tests.catan_cards.test_event_cards import turn_up

ALL: Goods = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)


def test_the_knight_token_goes_to_strictly_more_strength() -> None:
    one: dict[int, Cards] = {0: {"u30a": "knight_siegfried"}}
    assert table(cards=one).state.knight == 0
    tie: dict[int, Cards] = {**one, 1: {"u30a": "knight_hagen"}}
    assert (table(cards=tie).state.knight, table().state.knight) == (-1, -1)
    assert table(cards=one, villages={0: (30, 32)}).state.knight == 0, "a city is wanted for the windmill alone"
    smithy: dict[int, Cards] = {0: {"u30a": "knight_siegfried", "u32a": "smithy"}, 1: tie[1]}
    assert (table(cards=smithy).state.knight, strength(table(cards=smithy).state, 0)) == (0, 2)


def test_the_windmill_goes_to_strictly_more_trade_but_only_with_a_city() -> None:
    fleet: dict[int, Cards] = {0: {"u30a": "fleet_ore"}}
    assert table(cards=fleet).state.windmill == 0
    assert table(cards=fleet, villages={0: (30, 32)}).state.windmill == -1
    assert table(cards={**fleet, 1: {"u30a": "garrison"}}).state.windmill == -1
    runner_up: dict[int, Cards] = {0: {"u30a": "fleet_ore", "u32a": "fleet_wool"}, 1: {"u30a": "garrison"}}
    assert table(cards=runner_up, villages={0: (30, 32)}).state.windmill == -1, "nor does the runner-up get it"


def test_computer_players_know_how_many_points_a_win_lacks() -> None:
    knight: dict[int, Cards] = {1: {"u30a": "knight_siegfried"}}
    found = {
        mode: [CATAN.points_to_win(table(mode, cards=knight).state, seat) for seat in (0, 1)] for mode in TARGET_POINTS
    }
    assert found == {"base": [12 - 4, 12 - 5], "themed": [13 - 4, 13 - 5], "tournament": [13 - 4, 13 - 5]}


def test_a_harbor_counts_its_trade_fleets_and_two_count_them_twice() -> None:
    fleets: Cards = {"u30a": "fleet_ore", "u30b": "fleet_wool", "d30a": "treasure_fleet", "u32a": "harbor"}
    assert trade(table(cards={0: fleets}).state, 0) == 2 + 1 + 2
    assert trade(table("tournament", cards={0: {**fleets, "u32b": "harbor"}}).state, 0) == 2 + 2 + 4


def test_a_token_is_worth_a_point_and_moves_at_once() -> None:
    game = table(hands={0: ["knight_siegfried"]}, goods={0: ALL}).do("0 act knight_siegfried", "0 site u30a")
    assert (game.points(0), game.events_of("token")[0].seat, game.events_of("token")[0].data) == (
        5,
        0,
        {"token": "knight"},
    )
    game.do("0 act demolish", "0 demolish u30a")
    assert (game.points(0), game.events_of("token")[1].seat) == (4, None)


def test_points_are_the_sum_of_visible_values() -> None:
    cards: dict[int, Cards] = {
        0: {"u30a": "colossus", "u32a": "triumphal_arch", "d30a": "knight_otto", "d32a": "harbor"}
    }
    game = table(cards=cards, villages={0: (30,), 1: (30,)}, given=raise_arch)
    sources = {"settlements": 1, "cities": 2, "buildings": 2, "arch": 2, "knight": 1, "windmill": 1}
    assert points(game.state, 0) == sources
    assert tournament(game.state, 0) == 2


def raise_arch(state: State) -> None:
    """Raise the arch twice."""
    next(built for built in state.players[0].cards if built.card == "triumphal_arch").counter = 2


GREAT: Cards = {"u30a": "colossus", "u30b": "church", "d30a": "aqueduct", "d30b": "bath_house", "u32a": "library"}
"""Six points; with two cities ten."""


def table_near_victory(
    mode: str, *, mine: Mapping[str, str] | None = None, other: Mapping[str, str] | None = None, **said: int
) -> Table:
    """Give seat 0 ten points or more and the cost of a town hall."""
    return table(
        mode,
        hands={0: ["town_hall"], 1: ["town_hall"]},
        goods={0: ALL, 1: ALL},
        cards={0: {**GREAT, **(mine or {})}, 1: {**(other or {})}},
        active=said.get("active", 0),
    )


def test_twelve_points_win_the_base_game_at_once() -> None:
    game = table_near_victory("base", mine={"d32a": "knight_otto"})
    assert game.points(0) == 11
    game.do("0 act town_hall", "0 site u32b")
    assert (game.asked, game.state.phase) == ("over", "over")
    outcome = CATAN.outcome(game.position)
    assert outcome is not None
    assert (outcome.ranks, outcome.scores, outcome.ended) == ((1, 2), (12, 4), "points")
    assert game.events_of("over")[0].data == {"winners": ["0"], "source": "points"}
    assert list(CATAN.violations(game.position)) == []


def test_twelve_points_do_not_win_the_later_games() -> None:
    game = table_near_victory("themed", mine={"d32a": "knight_otto"}).do("0 act town_hall", "0 site u32b")
    assert (game.points(0), game.asked) == (12, "0 act")


def table_with_weaker_knight(mode: str, *, active: int) -> Table:
    """Give seat 1 the stronger knight; without it the token and enough points are seat 0's."""
    mine = (
        {"d32a": "knight_otto", "u32b": "town_hall"}
        if mode == "base"
        else {"d32a": "knight_otto", "u32b": "town_hall", "d32b": "library"}
    )
    return table(
        mode,
        hands={active: ["black_knight"]},
        cards={0: {**GREAT, **mine}, 1: {"u30a": "knight_karl"}},
        active=active,
    )


def test_points_on_the_others_turn_win_the_base_game_on_ones_own() -> None:
    game = table_with_weaker_knight("base", active=1).do("1 act black_knight", "chance duel 6")
    assert (game.points(0), game.state.knight, game.asked) == (12, 0, "1 act")
    game.do("1 act end", "1 draw 1", "1 draw 1")
    assert (game.asked, game.state.winner) == ("over", 0)


def test_points_on_the_others_turn_win_the_later_games_at_once() -> None:
    game = table_with_weaker_knight("themed", active=1).do("1 act black_knight", "chance duel 6")
    assert (game.points(0), game.asked, game.state.winner) == (13, "over", 0)


def test_when_both_reach_the_target_the_active_player_wins() -> None:
    def rich(state: State) -> None:
        for player in state.players:
            next(built for built in player.cards if built.card == "triumphal_arch").counter = 3

    both: Cards = {**GREAT, "u32b": "triumphal_arch"}
    game = table("tournament", hands={1: ["town_hall"]}, goods={1: ALL}, cards={0: both, 1: both}, active=1, given=rich)
    game.do("1 act town_hall")
    outcome = CATAN.outcome(game.position)
    assert outcome is not None
    assert (outcome.ranks, game.state.winner) == ((2, 1), 1)


@pytest.mark.ruling(40)
@pytest.mark.parametrize(("mode", "place", "won"), [
    ("themed", "d32a", False),
    ("themed", "u30b", True),
    ("base", "d32a", False),
    ("base", "u30b", True),
])  # fmt: skip
def test_points_count_when_a_civil_war_is_over_for_both(mode: str, place: str, won: bool) -> None:
    """The knight that could also be sent home decides about the token; a church beside him keeps him."""
    mine: Cards = {
        **GREAT, "u30b": "aqueduct", "d30b": "church", "u32b": "town_hall", "d32a": "bath_house", place: "knight_otto",
        **({"d32b": "town_hall"} if mode == "themed" else {}),
    }  # fmt: skip
    options = {"church_scope": "city"}
    game = turn_up("ev_civil_war", mode=mode, cards={0: mine, 1: {"u30a": "knight_karl"}}, options=options)
    assert (game.hand(1), game.hand(0)) == (["knight_karl"], [] if won else ["knight_otto"])
    assert (game.state.winner == 0, game.asked == "over") == (won, won)


@pytest.mark.parametrize(
    ("cards", "ranks", "winners"), [({0: {"u30a": "church"}}, (1, 2), ["0"]), ({}, (1, 1), ["0", "1"])]
)
def test_a_match_ends_after_the_turns_that_were_agreed(
    cards: dict[int, Cards], ranks: tuple[int, int], winners: list[str]
) -> None:
    game = table(doing=[PlayerTurn()], turn=100, options={"turn_limit": "100"}, cards=cards)
    outcome = CATAN.outcome(game.position)
    assert outcome is not None
    assert (outcome.ranks, outcome.ended, game.asked) == (ranks, "turns", "over")
    assert game.events_of("over")[0].data == {"winners": winners, "source": "turns"}
    assert table(doing=[PlayerTurn()], turn=99, options={"turn_limit": "100"}).asked == "1 before_roll"


def test_cards_wait_for_seven_points_of_both_together() -> None:
    villages = {0: (30, 32), 1: (30, 32)}
    game = table(hands={0: ["spy", "sigismund"]}, villages=villages, discard=["fleet_ore"])
    assert game.why("spy").data == {"building": "spy", "least": 7}
    assert "sigismund" in game.keys
    token: dict[int, Cards] = {0: {"u30a": "knight_otto"}}
    assert (
        "spy"
        in table(
            hands={0: ["spy"], 1: ["bishop"]},
            villages={0: (30,), 1: (30, 32)},
            cards={0: {**token[0], "u32a": "church"}},
        ).keys
    )
