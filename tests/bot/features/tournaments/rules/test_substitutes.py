"""Substitutes who continue with an entry in the middle of a tournament."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.league import next_settings
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.next_steps import open_concerns
from bot.features.tournaments.rules.ranking import final_ranking, stage_standings
from tests.bot.features.tournaments.rules.test_leaving import drop, finish, finish_round, start, step

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


def take_over(event: Event, player: int, substitute: int = NEW) -> Event:
    """Give an entry to a substitute."""
    return apply(
        event,
        acts.TookOver(id=f"over to {substitute}", by=7, reason="moved away", player=player, substitute=substitute),
    )


def first_winner(event: Event) -> int:
    """Return the winner of the first table."""
    return event.tables()[0].players[0]


@pytest.mark.parametrize(("name", "seats", "more"), EVENTS)
@pytest.mark.parametrize("has_left", [False, True])
def test_a_substitute_continues_with_an_entry(name: str, seats: int, more: dict[str, object], has_left: bool) -> None:
    event = finish_round(start(name, seats, 13 if seats > 2 else 8, **more))
    player = first_winner(event)
    points = {line.player: line.values for line in stage_standings(event, 0)}[player]
    after = take_over(drop(event, player) if has_left else event, player)
    assert {line.player: line.values[0] for line in stage_standings(after, 0)}[NEW] == points[0]
    assert after.tables()[0].sitting == event.tables()[0].sitting
    assert player not in after.active()
    whole = finish(after)
    later = [table for table in whole.tables() if table not in after.tables()]
    assert any(NEW in table.players for table in later)
    assert not any(player in table.players for table in whole.tables())
    assert {*final_ranking(whole)} == {*final_ranking(event)} - {player} | {NEW}


def test_a_takeover_causes_no_repeat_in_a_schedule() -> None:
    event = finish_round(start("schedule", 4, 16, rounds=4))
    whole = finish(take_over(finish_round(take_over(event, first_winner(event))), NEW, 98))
    assert 98 in {player for table in whole.tables() for player in table.players}
    met = [frozenset((one, other)) for table in whole.tables() for one in table.players for other in table.players]
    assert all(met.count(pair) == 2 for pair in met if len(pair) == 2)


def test_a_substitute_sits_at_the_open_tables_of_an_entry() -> None:
    event = step(step(start("groups", 3, 7, cut=3)))
    player = event.tables()[0].players[0]
    for before, has_left in ((event, False), (drop(event, player), True)):
        after = take_over(before, player)
        for table, old in zip(after.open_tables(), before.open_tables(), strict=True):
            assert (player in old.given_up) == (has_left and player in old.players)
            assert table.given_up == ()
            assert table.sitting == table.players
            assert table.players == tuple(NEW if one == player else one for one in old.players)


def test_a_seat_of_another_substitute_is_kept() -> None:
    event = step(step(start("groups", 3, 7, cut=3)))
    table = event.open_tables()[0]
    player = table.players[0]
    event = apply(event, acts.Replaced(id="one", by=7, table=table.key, player=player, substitute=50))
    after = take_over(event, player).open_tables()[0]
    assert (after.players[0], after.sitting[0], after.given_up) == (NEW, 50, (NEW,))


def test_a_substitute_at_a_table_keeps_the_seat_with_the_entry() -> None:
    event = step(step(start("groups", 3, 7, cut=3)))
    table = event.open_tables()[0]
    player = table.players[0]
    event = apply(event, acts.Replaced(id="one", by=7, table=table.key, player=player, substitute=NEW))
    after = take_over(event, player)
    assert (after.open_tables()[0].sitting[0], after.open_tables()[0].given_up) == (NEW, ())
    assert "given-up" not in {one.kind for one in open_concerns(after, 0)}


def test_an_entry_goes_only_to_a_user_without_one() -> None:
    event = step(start("swiss", 4, 9))
    one, other = event.stages[0].players[:2]
    groups = step(start("groups", 3, 7))
    out = apply(event, acts.Disqualified(id="out", by=7, player=one, reason="unfair"))
    for now, player, substitute in (
        (event, one, other),
        (event, NEW, 50),
        (out, one, NEW),
        (out, other, one),
        (groups, 1, NEW),
    ):
        with pytest.raises(ActRefused, match=r"^substitute$"):
            take_over(now, player, substitute)


def test_the_division_of_an_entry_goes_with_it() -> None:
    event = step(start("league", 4, 14))
    player = event.stages[0].groups[1][0]
    divisions = next_settings(finish(take_over(event, player)), "next").divisions
    players = [one for division in divisions for one in division]
    assert NEW in players
    assert player not in players


def leave_table(event: Event, player: int) -> Event:
    """Play the next round, in which one player gives up the seat."""
    while not event.open_tables():
        event = step(event)
    table = next(one for one in event.open_tables() if player in one.players)
    event = apply(event, acts.GaveUp(id=f"{player} gone", table=table.key, player=player))
    while not event.stages[-1].rounds[-1].closed:
        event = step(event)
    return event


def test_taking_over_an_entry_forgives_a_match_given_up_before() -> None:
    event = leave_table(start("swiss", 4, 8, rounds=3), 1)
    assert [one.players for one in open_concerns(event, 0) if one.kind == "absent"] == [(1,)]
    event = take_over(event, 1)
    assert open_concerns(event, 0) == ()
    event = leave_table(event, NEW)
    assert [one.players for one in open_concerns(event, 0) if one.kind == "absent"] == [(NEW,)]
