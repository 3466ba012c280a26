"""Consecutive seasons of a league, and cups that start and end by themselves."""

from collections.abc import Collection
from itertools import pairwise

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.groups import PAUSED_AFTER, REMOVED_AFTER
from bot.features.tournaments.rules.league import movers, next_settings
from bot.features.tournaments.rules.model import DAY, ActRefused, Entry, Event, Settings
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.ranking import group_ranks
from tests.bot.features.tournaments.rules.data import draw_places
from tests.bot.features.tournaments.rules.test_next_steps import launch_tables
from tests.bot.features.tournaments.rules.world import settings

LEAGUE = 40
FAR = 999 * DAY


def finish(event: Event) -> Event:
    """Play the only round at random."""
    event = launch_tables(apply(event, acts.Drawn(id="draw", stage=0, number=1)))
    for table in event.open_tables():
        ended = draw_places(event.settings.seed, table.players, table.key)
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=ended))
    event = apply(event, acts.RoundClosed(id="close", stage=0, number=1))
    return apply(event, acts.Finished(id="finish"))


def play_season(given: Settings, players: Collection[int]) -> Event:
    """Play a whole season of these players."""
    entries = tuple(Entry(player, "present") for player in players)
    return finish(apply(Event(given, phase="muster", entries=entries), acts.TournamentStarted(id="start")))


def division_of(event: Event, player: int) -> int:
    """Return the division of a player."""
    return next(number for number, group in enumerate(event.stages[0].groups) if player in group)


def test_a_league_promotes_and_relegates() -> None:
    players = set(range(1, LEAGUE + 1))
    first = play_season(settings("league", 4, seed="one"), players)
    ranked = group_ranks(first, 0)
    assert sorted(map(len, ranked)) == [7, 7, 13, 13]
    second = play_season(next_settings(first, "two"), players)
    for upper, lower in pairwise(ranked):
        count = min(movers(len(upper)), movers(len(lower)))
        assert {division_of(second, player) - division_of(first, player) for player in lower[:count]} == {-1}
        assert {division_of(second, player) - division_of(first, player) for player in upper[-count:]} == {1}
    third = play_season(next_settings(second, "three"), players)
    assert all(abs(division_of(third, one) - division_of(second, one)) <= 1 for one in players)


def test_a_league_keeps_places_for_a_season_and_admits_newcomers() -> None:
    players = set(range(1, LEAGUE + 1))
    first = play_season(settings("league", 4, seed="one"), players)
    pausing, gone = group_ranks(first, 0)[1][6], group_ranks(first, 0)[2][3]
    newcomers = {101, 102, 103}
    second = play_season(next_settings(first, "two"), players - {pausing, gone} | newcomers)
    bottom = len(second.stages[0].groups) - 1
    assert {division_of(second, player) for player in newcomers} <= {bottom, bottom - 1}
    assert all(abs(division_of(second, one) - division_of(first, one)) <= 1 for one in players - {pausing, gone})
    after = next_settings(second, "three")
    assert set(after.away) == {pausing, gone}
    third = play_season(after, players - {gone} | newcomers)
    assert abs(division_of(third, pausing) - division_of(first, pausing)) <= 1
    last = next_settings(third, "four")
    assert gone not in {player for group in last.divisions for player in group}
    assert pausing in {player for group in last.divisions for player in group}


def open_cup(*entered: tuple[int, int]) -> Event:
    """Return an open mini-cup at tables of three, with players and the days on which they entered."""
    event = apply(Event(settings("mini-cup", 3, least=3, opens=FAR, closes=FAR, starts=FAR)), acts.Opened(id="open"))
    for player, day in entered:
        event = apply(event, acts.Entered(id=f"{player} {day}", by=player, at=day * DAY, player=player))
    return event


def test_a_cup_starts_as_soon_as_it_is_full_and_ends() -> None:
    assert next_steps(open_cup((1, 0), (2, 0), (3, 1)), DAY) == ()
    event = open_cup((1, 0), (2, 0), (3, 1), (4, 1))
    for wanted in ("fill", "start"):
        (step,) = next_steps(event, DAY)
        assert (step.id, step.confirm) == (wanted, False)
        assert step.act is not None
        event = apply(event, step.act)
    assert sorted(event.stages[0].players) == [1, 2, 3, 4]
    event = finish(event)
    assert event.phase == "finished"
    assert {len(table.players) for table in event.tables()} == {3}
    assert len(event.tables()) == 4


def test_unseen_players_are_skipped_and_then_leave_the_queue() -> None:
    later = PAUSED_AFTER // DAY
    event = open_cup((1, 0), (2, later), (3, later), (4, later))
    assert next_steps(event, later * DAY) == ()
    seen = apply(event, acts.Entered(id="again", by=1, at=later * DAY, player=1))
    assert seen.entries == event.entries
    (step,) = next_steps(seen, later * DAY)
    assert step.id == "fill"
    gone = next_steps(event, REMOVED_AFTER)
    assert [type(step.act) for step in gone] == [acts.Withdrew]
    assert gone[0].act is not None
    assert apply(event, gone[0].act).players("entered") == (2, 3, 4)


def test_players_kept_apart_are_never_in_one_cup() -> None:
    event = open_cup((1, 0), (2, 0), (3, 0), (4, 0))
    event = apply(event, acts.KeptApart(id="apart", players=(1, 2)))
    assert next_steps(event, 0) == ()
    event = apply(event, acts.Entered(id="five", by=5, at=0, player=5))
    (step,) = next_steps(event, 0)
    assert isinstance(step.act, acts.Filled)
    assert step.act.players == (1, 3, 4, 5)
    with pytest.raises(ActRefused, match="not-entered"):
        apply(event, acts.Filled(id="wrong", players=(1, 9)))
