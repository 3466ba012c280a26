"""Minds that are shipped: trained ones beat untrained ones. Seeds and counts are fixed, so that each test is exact."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.core.flow import Position
from engine.core.goods import Goods
from engine.core.types import Decision
from engine.minds.lab.arena import Contest, compete
from engine.minds.levels import levels
from engine.minds.playing import played
from engine.minds.rollout import generator
from engine.minds.search import AnswerSearch, Table
from engine.minds.weights import mind_for
from tests.catan_cards.table import Cards
from tests.catan_cards.table import table as lay_out
from tests.caylus.table import BLUE, GREEN, Places, table

TABLES: list[tuple[str, dict[str, str], int, int]] = [
    ("caylus", {}, 2, 6),
    ("caylus", {}, 5, 4),
    ("caylus", {"favours": "simplified", "jeweler": "on"}, 3, 6),
    ("magna_carta", {}, 2, 6),
    ("magna_carta", {"rules": "beginner"}, 4, 6),
    ("catan_cards", {"mode": "base"}, 2, 6),
    ("catan_cards", {"mode": "themed"}, 2, 6),
    ("catan_cards", {"mode": "tournament"}, 2, 6),
]
"""Games, options, seats, and the least number of wins expected in eight matches."""


def count_wins(name: str, options: dict[str, str], seats: int, level: str, tables: int, simulations: int) -> float:
    """Play `tables` matches against random players; return the wins of a player of `level`."""
    game = GAMES[name]
    setup = game.setup(seats, options)
    mind = mind_for(game, setup)
    assert mind is not None
    field = [level, *["random"] * (seats - 1)]
    return compete(Contest(game, setup, mind, field, levels(simulations), tables, 1), lambda: 0.0).players[0].wins


@pytest.mark.no_cover
@pytest.mark.parametrize(("name", "options", "seats", "least"), TABLES, ids=str)
def test_a_journeyman_beats_random_players(name: str, options: dict[str, str], seats: int, least: int) -> None:
    assert count_wins(name, options, seats, "journeyman", 8, 1) >= least


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["caylus", "magna_carta"])
def test_a_master_beats_random_players(name: str) -> None:
    assert count_wins(name, {}, 3, "master", 2, 10) == 2


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(3))
def test_a_master_of_caylus_pays_to_leave_workers_of_others_without_work(seed: int) -> None:
    mills: dict[int, str | tuple[str, int]] = {9: ("w_quarry", GREEN), 10: ("w_sawmill", GREEN)}
    workers: Places = {1: BLUE, 4: GREEN, 9: GREEN, 10: GREEN}
    at = table(2, "provost", road=mills, workers=workers, bailiff=9, provost=10, passed=(GREEN, BLUE)).do("1 provost 0")
    asked = at.game.decisions(at.position)[0]
    mind = mind_for(at.game, at.game.setup(2))
    assert mind is not None
    assert (asked.ask.seat, asked.kind) == (BLUE, "provost")
    picks = AnswerSearch(Table(at.game, 2, mind), at.position, asked, seed).choose(lambda done: done >= 16).picks
    assert picks in {("-1",), ("-2",)}


CRAFTS: dict[int, str | tuple[str, int]] = {
    9: ("w_peddler", GREEN),
    10: ("w_mason", BLUE),
    11: ("w_market", GREEN),
    12: ("s_tailor", GREEN),
    13: ("s_workshop", BLUE),
    14: ("w_lawyer", BLUE),
    15: ("s_bank", GREEN),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("seat", "workers", "deniers", "at", "picks"),
    [
        (GREEN, {1: BLUE, 3: BLUE, 4: BLUE, 9: BLUE, 10: GREEN, 13: GREEN}, (7, 14), 14, {"+2", "+3"}),
        (BLUE, {1: BLUE, 3: GREEN, 4: GREEN, 9: BLUE, 10: GREEN, 11: GREEN, 13: BLUE}, (11, 7), 13, {"+3"}),
    ],
)
def test_a_master_of_caylus_moves_the_provost_out_of_the_reach_of_another(
    seat: int, workers: Places, deniers: tuple[int, int], at: int, picks: set[str], seed: int
) -> None:
    """Positions of a game in which staying cost a player 12 points twice, because the other one moved him back."""
    hands: dict[int, Goods] = {
        BLUE: {"food": 6, "wood": 1, "denier": deniers[BLUE], "vp": 30},
        GREEN: {"food": 4, "wood": 1, "denier": deniers[GREEN], "vp": 40},
    }
    workers = {**workers, "castle": (seat,)}
    order = (seat, 1 - seat)
    laid = table(2, "provost", road=CRAFTS, workers=workers, hands=hands, passed=order, bailiff=at, scored=1)
    asked = laid.game.decisions(laid.position)[0]
    mind = mind_for(laid.game, laid.game.setup(2))
    assert mind is not None
    chosen = AnswerSearch(Table(laid.game, 2, mind), laid.position, asked, seed).choose(lambda done: done >= 16).picks
    assert {*chosen} <= picks


@pytest.mark.no_cover
@pytest.mark.parametrize(
    "goods", [{"grain": 2, "ore": 3}, {"grain": 2, "ore": 2, "lumber": 3}], ids=["whole", "with the bank"]
)
@pytest.mark.parametrize("seed", range(3))
def test_a_master_of_catan_builds_the_city_that_wins(goods: Goods, seed: int) -> None:
    cards: Mapping[int, Cards] = {
        0: {
            "u30a": "abbey",
            "u30b": "bath_house",
            "d30a": "town_hall",
            "d30b": "fleet_ore",
            "u32a": "colossus",
            "u32b": "harbor",
            "d32a": "church",
            "d32b": "merchant_guild",
        },
        1: {"u30a": "garrison"},
    }
    at = lay_out(
        "base", cards=cards, goods={0: goods}, third={0: ("brick.1", "gold.3")}, villages={1: (30, 32)}, turn=44
    )
    mind = mind_for(at.game, at.game.setup(2, {"mode": "base"}))
    assert mind is not None
    while at.game.decisions(at.position):
        decision = at.game.decisions(at.position)[0]
        assert (at.state.active, decision.ask.seat) == (0, 0)
        search = AnswerSearch(Table(at.game, 2, mind), at.position, decision, seed)
        at.do(f"0 {decision.kind} {search.choose(lambda done: done >= 16).picks[0]}")
    assert (at.points(0), at.state.winner) == (12, 0)


@pytest.mark.no_cover
def test_masters_of_magna_carta_move_the_provost() -> None:
    game, master, chosen = GAMES["magna_carta"], levels(16)["master"], set[tuple[str, ...]]()
    mind = mind_for(game, game.setup(2))
    assert mind is not None

    def watch_moves(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
        picks = master(table, position, decision, source)
        if decision.kind == "provost":
            chosen.add(picks)
        return picks

    play = game.fork(game.begin(game.setup(2)))
    assert played(Table(game, 2, mind), play, [watch_moves] * 2, {}, generator(0)) is not None
    assert len(chosen) > 1


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", range(3))
def test_a_master_of_catan_sees_what_it_has_built_with_the_opponent(seed: int) -> None:
    at = lay_out(
        hands={0: ["trading_outpost"]},
        cards={0: {"u30a": "harbor"}},
        goods={0: {"brick": 2, "wool": 2}},
        villages={0: (32,), 1: (30, 32)},
    )
    asked, mind = at.game.decisions(at.position)[0], mind_for(at.game, at.game.setup(2))
    assert mind is not None
    picks = AnswerSearch(Table(at.game, 2, mind), at.position, asked, seed).choose(lambda done: done >= 16).picks
    assert picks == ("trading_outpost",)
