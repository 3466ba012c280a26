"""Somebody else goes on with an entry in the middle of an event."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.concerns import desk
from bot.features.tournaments.rules.league import next_settings
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.ranking import final_ranking, stage_standings
from tests.bot.features.tournaments.rules.test_leaving import dropped, finished, round_over, started, step

NEW = 99

EVENTS = [
    ("swiss", 4, {"rounds": 3}),
    ("schedule", 4, {"rounds": 3}),
    ("heats", 3, {"cut": 3}),
    ("groups", 3, {"cut": 13}),
    ("round-robin", 2, {"scheme": "duel"}),
    ("elimination", 2, {}),
    ("knockout", 3, {}),
]


def taken_over(event: Event, player: int, substitute: int = NEW) -> Event:
    """The event after the organisers have given an entry to somebody else."""
    return apply(
        event,
        acts.TookOver(id=f"over to {substitute}", by=7, reason="moved away", player=player, substitute=substitute),
    )


def ahead(event: Event) -> int:
    """Who won the first table."""
    return event.tables()[0].players[0]


@pytest.mark.parametrize(("name", "seats", "more"), EVENTS)
@pytest.mark.parametrize("has_left", [False, True])
def test_a_substitute_goes_on_with_an_entry(name: str, seats: int, more: dict[str, object], has_left: bool) -> None:
    event = round_over(started(name, seats, 13 if seats > 2 else 8, **more))
    player = ahead(event)
    points = {line.player: line.values for line in stage_standings(event, 0)}[player]
    after = taken_over(dropped(event, player) if has_left else event, player)
    assert {line.player: line.values[0] for line in stage_standings(after, 0)}[NEW] == points[0]
    assert after.tables()[0].sitting == event.tables()[0].sitting
    assert player not in after.active()
    whole = finished(after)
    later = [table for table in whole.tables() if table not in after.tables()]
    assert any(NEW in table.players for table in later)
    assert not any(player in table.players for table in whole.tables())
    assert {*final_ranking(whole)} == {*final_ranking(event)} - {player} | {NEW}


def test_nobody_meets_twice_in_a_schedule_after_an_entry_was_taken_over() -> None:
    event = round_over(started("schedule", 4, 16, rounds=4))
    whole = finished(taken_over(round_over(taken_over(event, ahead(event))), NEW, 98))
    assert 98 in {player for table in whole.tables() for player in table.players}
    met = [frozenset((one, other)) for table in whole.tables() for one in table.players for other in table.players]
    assert all(met.count(pair) == 2 for pair in met if len(pair) == 2)


def test_a_substitute_sits_at_the_open_tables_of_an_entry() -> None:
    event = step(step(started("groups", 3, 7, cut=3)))
    player = event.tables()[0].players[0]
    for before, has_left in ((event, False), (dropped(event, player), True)):
        after = taken_over(before, player)
        for table, old in zip(after.open_tables(), before.open_tables(), strict=True):
            assert (player in old.given_up) == (has_left and player in old.players)
            assert table.given_up == ()
            assert table.sitting == table.players
            assert table.players == tuple(NEW if one == player else one for one in old.players)


def test_a_seat_that_another_plays_stays_so() -> None:
    event = step(step(started("groups", 3, 7, cut=3)))
    table = event.open_tables()[0]
    player = table.players[0]
    event = apply(event, acts.Replaced(id="one", by=7, table=table.key, player=player, substitute=50))
    after = taken_over(event, player).open_tables()[0]
    assert (after.players[0], after.sitting[0], after.given_up) == (NEW, 50, (NEW,))


def test_who_sits_for_a_player_has_the_seat_with_the_whole_entry() -> None:
    event = step(step(started("groups", 3, 7, cut=3)))
    table = event.open_tables()[0]
    player = table.players[0]
    event = apply(event, acts.Replaced(id="one", by=7, table=table.key, player=player, substitute=NEW))
    after = taken_over(event, player)
    assert (after.open_tables()[0].sitting[0], after.open_tables()[0].given_up) == (NEW, ())
    assert "given-up" not in {one.kind for one in desk(after, 0)}


def test_an_entry_goes_to_somebody_who_has_none() -> None:
    event = step(started("swiss", 4, 9))
    one, other = event.stages[0].players[:2]
    groups = step(started("groups", 3, 7))
    out = apply(event, acts.Disqualified(id="out", by=7, player=one, reason="unfair"))
    for now, player, substitute in (
        (event, one, other),
        (event, NEW, 50),
        (out, one, NEW),
        (out, other, one),
        (groups, 1, NEW),
    ):
        with pytest.raises(ActRefused, match=r"^substitute$"):
            taken_over(now, player, substitute)


def test_the_division_of_an_entry_goes_with_it() -> None:
    event = step(started("league", 4, 14))
    player = event.stages[0].groups[1][0]
    divisions = next_settings(finished(taken_over(event, player)), "next").divisions
    players = [one for division in divisions for one in division]
    assert NEW in players
    assert player not in players


def left(event: Event, player: int) -> Event:
    """The event after its next round, in which a player has given up the seat."""
    while not event.open_tables():
        event = step(event)
    table = next(one for one in event.open_tables() if player in one.players)
    event = apply(event, acts.GaveUp(id=f"{player} gone", table=table.key, player=player))
    while not event.stages[-1].rounds[-1].closed:
        event = step(event)
    return event


def test_who_takes_over_an_entry_has_not_given_up_the_match_before() -> None:
    event = left(started("swiss", 4, 8, rounds=3), 1)
    assert [one.players for one in desk(event, 0) if one.kind == "absent"] == [(1,)]
    event = taken_over(event, 1)
    assert desk(event, 0) == ()
    event = left(event, NEW)
    assert [one.players for one in desk(event, 0) if one.kind == "absent"] == [(NEW,)]
