"""Redrawn rounds and players exchanged between tables, before the first move."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.rounds import REVISION
from tests.bot.features.tournaments.rules.test_brackets import NOW, draw_next
from tests.bot.features.tournaments.rules.test_leaving import drop, start


def start_first_round(name: str = "swiss", players: int = 12, seats: int = 4) -> Event:
    return draw_next(start(name, seats, players, revision=REVISION))


def refusal_of(event: Event, act: acts.Redrawn | acts.Exchanged) -> str:
    with pytest.raises(ActRefused) as caught:
        apply(event, act)
    return f"{caught.value}"


def table_sets(event: Event) -> list[set[int]]:
    return [{*table.players} for table in event.stages[0].rounds[-1].tables]


def test_a_redrawn_round_has_other_lots_and_other_matches() -> None:
    event = start_first_round()
    again = apply(event, acts.Redrawn(id="800", at=NOW, by=99, reason="wrong rules", stage=0, number=1))
    assert table_sets(again) != table_sets(event)
    (one,) = again.stages[0].rounds
    assert (one.redrawn, one.announced, again.stages[0].salt) == ("800", False, "")
    assert [table.match_key for table in one.tables] == ["1.1.1.2", "1.1.2.2", "1.1.3.2"]
    assert [step.launch for step in next_steps(again, NOW)][:3] == ["1.1.1", "1.1.2", "1.1.3"]
    done = draw_next(again)
    assert done.stages[0].rounds[0].announced
    assert apply(again, acts.Redrawn(id="801", at=NOW, stage=0, number=1)).tables()[0].match_key == "1.1.1.3"


def test_a_redrawn_round_omits_players_who_have_left() -> None:
    event = drop(start_first_round(), 3)
    event = apply(event, acts.Redrawn(id="800", at=NOW, stage=0, number=1))
    assert 3 not in set[int]().union(*table_sets(event))
    assert [len(table) for table in table_sets(event)] == [4, 4, 3]


def test_only_the_latest_random_round_without_results_is_redrawn() -> None:
    event = start_first_round()
    ended = apply(event, acts.Reported(id="result", table="1.1.1", places=(1, 2, 3, 4)))
    assert refusal_of(ended, acts.Redrawn(id="800", stage=0, number=1)) == "redraw"
    assert refusal_of(event, acts.Redrawn(id="800", stage=0, number=2)) == "no-round"
    for name, seats in (("schedule", 4), ("elimination", 2), ("groups", 3)):
        held = start_first_round(name, 12 if seats > 3 else 8, seats)
        assert refusal_of(held, acts.Redrawn(id="800", stage=0, number=1)) == "redraw"


@pytest.mark.parametrize("name", ["swiss", "schedule", "heats", "knockout"])
def test_exchanged_players_both_get_new_matches(name: str) -> None:
    event = start_first_round(name)
    first, second, third = event.open_tables()
    one, other = first.players[1], second.players[2]
    moved = apply(event, acts.Exchanged(id="swap", by=99, reason="a couple", players=(one, other)))
    here, there, same = moved.open_tables()
    assert here.players == here.sitting == tuple(other if player == one else player for player in first.players)
    assert there.players == there.sitting == tuple(one if player == other else player for player in second.players)
    assert (here.match, here.match_key, same) == ("", "1.1.1.2", third)
    assert [step.launch for step in next_steps(moved, NOW)] == ["1.1.1", "1.1.2"]
    assert moved.log[-1].players == (one, other)


def test_only_players_of_two_open_tables_are_exchanged() -> None:
    event = start_first_round()
    first, second, _ = event.open_tables()
    one, other = first.players[0], second.players[0]
    for players in ((one, first.players[1]), (one, 77), (one, one)):
        assert refusal_of(event, acts.Exchanged(id="swap", players=players)) == "exchange"
    left = drop(event, one)
    assert refusal_of(left, acts.Exchanged(id="swap", players=(one, other))) == "exchange"
    ended = apply(event, acts.Reported(id="result", table=second.key, places=(1, 2, 3, 4)))
    assert refusal_of(ended, acts.Exchanged(id="swap", players=(one, other))) == "exchange"
    for name, seats in (("elimination", 2), ("groups", 3)):
        held = start_first_round(name, 8, seats)
        pair = (held.open_tables()[0].players[0], held.open_tables()[-1].players[0])
        assert refusal_of(held, acts.Exchanged(id="swap", players=pair)) == "exchange"
