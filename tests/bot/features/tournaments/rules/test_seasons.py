"""Seasons of a league that follow each other, and cups that start and end by themselves."""

from collections.abc import Collection
from itertools import pairwise

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.groups import PAUSED_AFTER, REMOVED_AFTER
from bot.features.tournaments.rules.league import movers, next_settings
from bot.features.tournaments.rules.model import DAY, ActRefused, Entry, Event, Settings
from bot.features.tournaments.rules.ranking import group_ranks
from bot.features.tournaments.rules.runner import next_steps
from tests.bot.features.tournaments.rules.data import places
from tests.bot.features.tournaments.rules.test_runner import launched
from tests.bot.features.tournaments.rules.world import settings

LEAGUE = 40
FAR = 999 * DAY


def finished(event: Event) -> Event:
    """An event after its only round, by lot."""
    event = launched(apply(event, acts.Drawn(id="draw", stage=0, number=1)))
    for table in event.open_tables():
        ended = places(event.settings.seed, table.players, table.key)
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=ended))
    event = apply(event, acts.RoundClosed(id="close", stage=0, number=1))
    return apply(event, acts.Finished(id="finish"))


def season(given: Settings, players: Collection[int]) -> Event:
    """A whole season of those who are present."""
    entries = tuple(Entry(player, "present") for player in players)
    return finished(apply(Event(given, phase="muster", entries=entries), acts.TournamentStarted(id="start")))


def division(event: Event, player: int) -> int:
    """Where somebody plays."""
    return next(number for number, group in enumerate(event.stages[0].groups) if player in group)


def test_a_league_promotes_and_relegates() -> None:
    players = set(range(1, LEAGUE + 1))
    first = season(settings("league", 4, seed="one"), players)
    ranked = group_ranks(first, 0)
    assert sorted(map(len, ranked)) == [7, 7, 13, 13]
    second = season(next_settings(first, "two"), players)
    for upper, lower in pairwise(ranked):
        count = min(movers(len(upper)), movers(len(lower)))
        assert {division(second, player) - division(first, player) for player in lower[:count]} == {-1}
        assert {division(second, player) - division(first, player) for player in upper[-count:]} == {1}
    third = season(next_settings(second, "three"), players)
    assert all(abs(division(third, one) - division(second, one)) <= 1 for one in players)


def test_a_league_keeps_places_for_a_season_and_takes_newcomers_in() -> None:
    players = set(range(1, LEAGUE + 1))
    first = season(settings("league", 4, seed="one"), players)
    pausing, gone = group_ranks(first, 0)[1][6], group_ranks(first, 0)[2][3]
    newcomers = {101, 102, 103}
    second = season(next_settings(first, "two"), players - {pausing, gone} | newcomers)
    bottom = len(second.stages[0].groups) - 1
    assert {division(second, player) for player in newcomers} <= {bottom, bottom - 1}
    assert all(abs(division(second, one) - division(first, one)) <= 1 for one in players - {pausing, gone})
    after = next_settings(second, "three")
    assert set(after.away) == {pausing, gone}
    third = season(after, players - {gone} | newcomers)
    assert abs(division(third, pausing) - division(first, pausing)) <= 1
    last = next_settings(third, "four")
    assert gone not in {player for group in last.divisions for player in group}
    assert pausing in {player for group in last.divisions for player in group}


def cup(*entered: tuple[int, int]) -> Event:
    """A mini-cup at tables of three that is open; players with the days on which they entered."""
    event = apply(Event(settings("mini-cup", 3, least=3, opens=FAR, closes=FAR, starts=FAR)), acts.Opened(id="open"))
    for player, day in entered:
        event = apply(event, acts.Entered(id=f"{player} {day}", by=player, at=day * DAY, player=player))
    return event


def test_a_cup_starts_as_soon_as_it_is_full_and_ends() -> None:
    assert next_steps(cup((1, 0), (2, 0), (3, 1)), DAY) == ()
    event = cup((1, 0), (2, 0), (3, 1), (4, 1))
    for wanted in ("fill", "start"):
        (step,) = next_steps(event, DAY)
        assert (step.id, step.confirm) == (wanted, False)
        assert step.act is not None
        event = apply(event, step.act)
    assert sorted(event.stages[0].players) == [1, 2, 3, 4]
    event = finished(event)
    assert event.phase == "finished"
    assert {len(table.players) for table in event.tables()} == {3}
    assert len(event.tables()) == 4


def test_who_is_unseen_is_passed_over_and_then_leaves_the_queue() -> None:
    later = PAUSED_AFTER // DAY
    event = cup((1, 0), (2, later), (3, later), (4, later))
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
    event = cup((1, 0), (2, 0), (3, 0), (4, 0))
    event = apply(event, acts.KeptApart(id="apart", players=(1, 2)))
    assert next_steps(event, 0) == ()
    event = apply(event, acts.Entered(id="five", by=5, at=0, player=5))
    (step,) = next_steps(event, 0)
    assert isinstance(step.act, acts.Filled)
    assert step.act.players == (1, 3, 4, 5)
    with pytest.raises(ActRefused, match="not-entered"):
        apply(event, acts.Filled(id="wrong", players=(1, 9)))
