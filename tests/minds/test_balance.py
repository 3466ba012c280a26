"""Balance of a game: wins and scores in turn order, and the options that are compared."""

import pytest

from engine import GAMES
from engine.minds.features import AnyGame
from engine.minds.lab.arena import Contest, balance, results, variants
from engine.minds.levels import levels
from engine.minds.playing import played
from engine.minds.rollout import generator
from engine.minds.search import Table, untrained
from tests.minds.tables import rules

ORCHARD = rules("orchard")


def play_for_order_and_facts(
    game: AnyGame, options: dict[str, str], fact: str, seed: int
) -> tuple[tuple[int, ...], list[int]]:
    """Play a random game of two; return the order of play and a fact about each seat at the start of the first turn."""
    play = game.fork(game.begin(game.setup(2, options)))
    result = played(Table(game, 2, untrained()), play, [levels()["random"]] * 2, {}, generator(seed))
    assert result is not None
    return result.order, [facts[fact] for start in result.turns if start.turn == 1 for facts in start.facts]


@pytest.mark.parametrize(
    ("name", "options", "fact", "of_the_first"),
    [("caylus", {}, "place", 0), ("magna_carta", {}, "place", 0), ("catan_cards", {"mode": "base"}, "active", 1)],
)
@pytest.mark.no_cover
def test_seats_are_in_the_order_that_lots_have_made(
    name: str, options: dict[str, str], fact: str, of_the_first: int
) -> None:
    orders = set()
    for seed in range(6):
        order, facts = play_for_order_and_facts(GAMES[name], options, fact, seed)
        assert facts[order[0]] == of_the_first != facts[order[1]]
        orders.add(order)
    assert len(orders) == 2


def test_the_starting_player_is_counted_first() -> None:
    game = GAMES["caylus"]
    setup = game.setup(3)
    tables = [*results(Contest(game, setup, untrained(), ["random"] * 3, levels(), 6, 2))]
    found = balance(Contest(game, setup, untrained(), ["random"] * 3, levels(), 6, 2))
    assert len({one.order for one in tables}) > 1
    assert found.scores[0] == round(sum(one.outcome.scores[one.order[0]] for one in tables) / 6, 1)


def test_wins_and_scores_are_counted_by_seat() -> None:
    found = balance(Contest(ORCHARD, ORCHARD.setup(3), untrained(), ["random"] * 3, levels(), 20, 1))
    assert found.tables == 20
    assert 0.99 < sum(seat.share for seat in found.seats) < 1.01
    assert all(seat.low <= seat.share <= seat.high for seat in found.seats)
    assert len(found.scores) == 3
    assert found == balance(Contest(ORCHARD, ORCHARD.setup(3), untrained(), ["random"] * 3, levels(), 20, 1))


def test_without_tables_nothing_is_known() -> None:
    found = balance(Contest(ORCHARD, ORCHARD.setup(2), untrained(), ["random"] * 2, levels(), 0, 1))
    assert [(seat.low, seat.high) for seat in found.seats] == [(0, 1)] * 2


def test_each_option_is_changed_alone_unless_it_is_fixed() -> None:
    game = GAMES["caylus"]
    setup = game.setup(2)
    base, *others = variants(game, setup, {})
    assert base == setup
    changed = [{(id, value) for id, value in one.options.items() if setup.options[id] != value} for one in others]
    assert all(len(one) == 1 for one in changed)
    assert {id for one in changed for id, _ in one} == {choice.id for choice in game.options}
    assert [*variants(game, setup, setup.options)] == [setup]
