"""How even a game is: wins and scores by seat, and the options that are compared."""

from engine import GAMES
from engine.minds.balance import balance, variants
from engine.minds.players import levels
from engine.minds.search import untrained
from tests.minds.tables import rules

ORCHARD = rules("orchard")


def test_wins_and_scores_are_counted_by_seat() -> None:
    found = balance(ORCHARD, ORCHARD.setup(3), untrained(), ["random"] * 3, levels(), 20, 1)
    assert found.tables == 20
    assert 0.99 < sum(seat.share for seat in found.seats) < 1.01
    assert all(seat.low <= seat.share <= seat.high for seat in found.seats)
    assert len(found.scores) == 3
    assert found == balance(ORCHARD, ORCHARD.setup(3), untrained(), ["random"] * 3, levels(), 20, 1)


def test_without_tables_nothing_is_known() -> None:
    found = balance(ORCHARD, ORCHARD.setup(2), untrained(), ["random"] * 2, levels(), 0, 1)
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
