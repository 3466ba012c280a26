"""A round that is drawn again, and players who are exchanged between tables, before the first move."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.runner import next_steps
from tests.bot.features.tournaments.rules.test_brackets import NOW, drawn
from tests.bot.features.tournaments.rules.test_leaving import dropped, started


def running(name: str = "swiss", players: int = 12, seats: int = 4) -> Event:
    return drawn(started(name, seats, players, revision=REVISION))


def refused(event: Event, act: acts.Redrawn | acts.Exchanged) -> str:
    with pytest.raises(ActRefused) as caught:
        apply(event, act)
    return f"{caught.value}"


def tables(event: Event) -> list[set[int]]:
    return [{*table.players} for table in event.stages[0].rounds[-1].tables]


def test_a_round_is_drawn_again_with_other_lots_and_other_matches() -> None:
    event = running()
    again = apply(event, acts.Redrawn(id="800", at=NOW, by=99, reason="wrong rules", stage=0, number=1))
    assert tables(again) != tables(event)
    (one,) = again.stages[0].rounds
    assert (one.redrawn, one.announced, again.stages[0].salt) == ("800", False, "")
    assert [table.match_key for table in one.tables] == ["1.1.1.2", "1.1.2.2", "1.1.3.2"]
    assert [step.launch for step in next_steps(again, NOW)][:3] == ["1.1.1", "1.1.2", "1.1.3"]
    done = drawn(again)
    assert done.stages[0].rounds[0].announced
    assert apply(again, acts.Redrawn(id="801", at=NOW, stage=0, number=1)).tables()[0].match_key == "1.1.1.3"


def test_those_who_have_left_are_not_in_a_round_that_is_drawn_again() -> None:
    event = dropped(running(), 3)
    event = apply(event, acts.Redrawn(id="800", at=NOW, stage=0, number=1))
    assert 3 not in set[int]().union(*tables(event))
    assert [len(table) for table in tables(event)] == [4, 4, 3]


def test_only_the_latest_round_of_lots_without_a_result_is_drawn_again() -> None:
    event = running()
    ended = apply(event, acts.Reported(id="result", table="1.1.1", places=(1, 2, 3, 4)))
    assert refused(ended, acts.Redrawn(id="800", stage=0, number=1)) == "redraw"
    assert refused(event, acts.Redrawn(id="800", stage=0, number=2)) == "no-round"
    for name, seats in (("schedule", 4), ("elimination", 2), ("groups", 3)):
        held = running(name, 12 if seats > 3 else 8, seats)
        assert refused(held, acts.Redrawn(id="800", stage=0, number=1)) == "redraw"


@pytest.mark.parametrize("name", ["swiss", "schedule", "heats", "knockout"])
def test_two_players_change_tables_and_both_get_new_matches(name: str) -> None:
    event = running(name)
    first, second, third = event.open_tables()
    one, other = first.players[1], second.players[2]
    moved = apply(event, acts.Exchanged(id="swap", by=99, reason="a couple", players=(one, other)))
    here, there, same = moved.open_tables()
    assert here.players == here.sitting == tuple(other if player == one else player for player in first.players)
    assert there.players == there.sitting == tuple(one if player == other else player for player in second.players)
    assert (here.match, here.match_key, same) == ("", "1.1.1.2", third)
    assert [step.launch for step in next_steps(moved, NOW)] == ["1.1.1", "1.1.2"]
    assert moved.log[-1].players == (one, other)


def test_only_players_of_two_open_tables_change_places() -> None:
    event = running()
    first, second, _ = event.open_tables()
    one, other = first.players[0], second.players[0]
    for players in ((one, first.players[1]), (one, 77), (one, one)):
        assert refused(event, acts.Exchanged(id="swap", players=players)) == "exchange"
    left = dropped(event, one)
    assert refused(left, acts.Exchanged(id="swap", players=(one, other))) == "exchange"
    ended = apply(event, acts.Reported(id="result", table=second.key, places=(1, 2, 3, 4)))
    assert refused(ended, acts.Exchanged(id="swap", players=(one, other))) == "exchange"
    for name, seats in (("elimination", 2), ("groups", 3)):
        held = running(name, 8, seats)
        pair = (held.open_tables()[0].players[0], held.open_tables()[-1].players[0])
        assert refused(held, acts.Exchanged(id="swap", players=pair)) == "exchange"
