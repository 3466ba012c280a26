"""Players of one household are kept apart where a format has a choice, without breaking its other promises."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.brackets import bracket, bracket_apart
from bot.features.tournaments.rules.byes import table_sizes
from bot.features.tournaments.rules.feasibility import households
from bot.features.tournaments.rules.groups import early_round_robin, group_stage, groups, round_robin
from bot.features.tournaments.rules.knockout import playoff
from bot.features.tournaments.rules.league import arrange, first_season, next_settings
from bot.features.tournaments.rules.model import TOURNAMENT_FORMATS, Event
from bot.features.tournaments.rules.next_steps import Concern, open_concerns
from bot.features.tournaments.rules.rounds import (
    APART_REVISION,
    Excluded,
    History,
    apart_at_tables,
    draw_order,
    lot,
    pairs,
    snake,
)
from bot.features.tournaments.rules.schedule import schedule
from tests.bot.features.tournaments.rules.data import meetings
from tests.bot.features.tournaments.rules.world import World, settings

Home = tuple[int, ...]


def draw_households(players: int, most: int, *labels: object) -> list[Home]:
    """Draw households of two to `most` players among about half of all."""
    left, found = draw_order("homes", range(players), *labels)[players // 2 :], list[Home]()
    while len(left) > 1:
        size = 2 + lot("size", *labels, len(left)) % (most - 1)
        found.append(tuple(left[:size]))
        left = left[size:]
    return found


def count_together(tables: Sequence[Sequence[int]], excluded: Excluded) -> int:
    """Count the excluded pairs at the same table."""
    return sum(pair in excluded for table in tables for pair in combinations(table, 2))


def least_together(players: int, sizes: Sequence[int], excluded: Excluded) -> int:
    """Return the fewest excluded pairs at one table, of all seatings."""

    @cache
    def rest(free: Home, open_sizes: Home) -> int:
        if not free:
            return 0
        found = []
        for size in set(open_sizes):
            at = open_sizes.index(size)
            for others in combinations(free[1:], size - 1):
                left = tuple(player for player in free[1:] if player not in others)
                less = rest(left, open_sizes[:at] + open_sizes[at + 1 :])
                found.append(count_together([(free[0], *others)], excluded) + less)
        return min(found)

    return rest(tuple(range(players)), tuple(sizes))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_exclusions_are_broken_as_rarely_as_possible(seats: int) -> None:
    for players, number in product(range(seats + 2, 10), range(20)):
        sizes = list(table_sizes(players, seats))
        sizes += [1] * (players - sum(sizes))
        excluded = pairs(draw_households(players, 4, players, number))
        tables = apart_at_tables(range(players), sizes, excluded)
        assert count_together(tables, excluded) == least_together(players, sizes, excluded), (players, number)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_household_meets_with_enough_tables(seats: int) -> None:
    for players in range(4 * seats, 257, 12):
        sizes = table_sizes(players, seats)
        excluded = pairs(draw_households(players, min(4, len(sizes)), players))
        tables = apart_at_tables(range(players), sizes, excluded)
        assert tuple(map(len, tables)) == sizes
        assert sorted(player for table in tables for player in table) == sorted(
            player for table in snake(range(players), sizes) for player in table
        )
        assert count_together(tables, excluded) == 0


def test_exchanged_players_have_the_nearest_seeds() -> None:
    tables = apart_at_tables(range(1, 17), (4,) * 4, pairs([(1, 9)]))
    assert tables == ((2, 8, 9, 16), (1, 7, 10, 15), (3, 6, 11, 14), (4, 5, 12, 13))


def test_seats_after_a_cut_keep_the_order_of_the_seeds() -> None:
    found = playoff(range(1, 17), 4, pairs([(1, 9), (2, 7)]))
    assert count_together(found.tables, pairs([(1, 9), (2, 7)])) == 0
    assert all(list(table) == sorted(table) for table in found.tables)


def first_possible_round(games: Sequence[tuple[int | None, int | None]], one: int, other: int) -> int:
    """Return the round of an elimination in which two players could meet, from 0."""
    of = {player: number for number, game in enumerate(games) for player in game}
    return (of[one] ^ of[other]).bit_length()


def count_possible_meetings(games: Sequence[tuple[int | None, int | None]], excluded: Excluded) -> list[int]:
    """Count the excluded pairs that could meet, by round without the last."""
    found = [first_possible_round(games, one, other) for one, other in excluded]
    return [found.count(number) for number in range((len(games) - 1).bit_length())]


def valid_brackets(players: int) -> Iterator[tuple[tuple[int | None, int | None], ...]]:
    """Yield all brackets that keep the promises to seeds."""
    size = 2 * len(bracket(range(players)))
    kinds = [(seed.bit_length(), size - 1 - seed >= players) for seed in range(players)]
    groups = [[seed for seed in range(players) if kinds[seed] == kind] for kind in dict.fromkeys(kinds)]
    for orders in product(*map(permutations, groups)):
        yield bracket([player for order in orders for player in order])


@pytest.mark.parametrize("players", range(2, 9))
def test_a_bracket_postpones_meetings_of_a_household(players: int) -> None:
    for number in range(6):
        excluded = pairs(draw_households(players, 3, players, number))
        found = count_possible_meetings(bracket_apart(range(players), excluded), excluded)
        assert found <= count_possible_meetings(bracket(range(players)), excluded)
        assert found[:1] == min(count_possible_meetings(games, excluded)[:1] for games in valid_brackets(players)), (
            number
        )


@pytest.mark.parametrize("players", range(2, 70))
def test_a_bracket_with_households_keeps_its_promises(players: int) -> None:
    games, plain = bracket_apart(range(players), pairs(draw_households(players, 3, players))), bracket(range(players))
    assert [None in game for game in games] == [None in game for game in plain]
    assert {one for game in games if None in game for one in game} == {
        one for game in plain if None in game for one in game
    }
    for one, other in combinations(range(min(4, players)), 2):
        assert first_possible_round(games, one, other) >= (len(games) - 1).bit_length() - (one > 0 or other > 1)


def test_households_meet_early_in_a_round_robin() -> None:
    for players in range(6, 21):
        excluded = pairs([(2, 5), (0, 4), (1, 3)])
        rounds = early_round_robin(range(players), excluded)
        assert set(meetings(one.tables for one in rounds)) == set(
            meetings(one.tables for one in round_robin(range(players)))
        )
        assert count_together(rounds[0].tables, excluded) == 3


@pytest.mark.parametrize(("players", "seats", "rounds"), [(16, 4, 4), (28, 4, 7), (20, 4, 5), (15, 3, 5), (25, 5, 5)])
def test_a_schedule_with_a_household_still_repeats_nothing(players: int, seats: int, rounds: int) -> None:
    excluded = pairs([(0, 1), (2, 3)])
    history = History(seats, found := schedule(range(players), seats, rounds, "home", excluded))
    assert history.repeats() == 0
    assert all(count_together(one.tables, excluded) == 0 for one in found)


def test_a_group_of_duels_keeps_households_apart() -> None:
    for players in (12, 24, 100):
        excluded = pairs(draw_households(players, 3, players))
        stage = group_stage(groups(range(players), 2, excluded), 2)
        assert count_together(stage.tables, excluded) == 0
        assert set(meetings([stage.tables]).values()) == {1}
        season = group_stage(first_season(range(players), 2, excluded), 2)
        assert count_together(season.tables, excluded) == 0


def test_the_first_season_puts_a_household_into_different_divisions() -> None:
    for players in (20, 26, 40, 61):
        excluded = pairs(draw_households(players, 2, players))
        divisions = first_season(draw_order("seeding", range(players)), 4, excluded)
        assert count_together(divisions, excluded) == 0
        assert list(map(len, divisions)) == list(map(len, first_season(range(players), 4)))


def test_a_later_season_moves_no_player_for_a_household() -> None:
    """Newcomers enter at the last level; players with a level keep it."""
    divisions = (tuple(range(7)), tuple(range(7, 14)))
    present = [*range(14), *range(20, 31)]
    excluded = pairs([(0, 1), (20, 21), (7, 22), (23, 24, 25)])
    plain, found = (arrange(divisions, present, 4, who) for who in (frozenset(), excluded))
    assert list(map(len, found)) == list(map(len, plain))
    assert found[0] == plain[0]
    assert [one for one in ((20, 21), (7, 22)) if any({*one} <= {*group} for group in found)] == []
    assert count_together(found, excluded) < count_together(plain, excluded)


def test_a_knock_out_keeps_a_household_apart_until_the_final() -> None:
    given = settings("knockout", 3, exclusions=((1, 2), (3, 4, 5)), revision=APART_REVISION)
    world = World(given, 30)
    event = world.run()
    rounds = [one for stage in event.stages for one in stage.rounds]
    assert len(rounds) > 2
    for one in rounds:
        if len(one.tables) >= 3:
            assert count_together([table.players for table in one.tables], event.excluded()) == 0


def start_knock_out(revision: int) -> Event:
    """Return a knock-out of twelve in its first round; two pairs of them share a household."""
    event = Event(settings("elimination", 2, exclusions=((1, 2),), revision=revision))
    event = apply(event, acts.Opened(id="open"))
    for player in range(1, 13):
        event = apply(event, acts.Entered(id=f"{player} enters", player=player))
    event = apply(event, acts.KeptApart(id="apart", players=(3, 4)))
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in range(1, 13):
        event = apply(event, acts.Appeared(id=f"{player} appears", player=player))
    event = apply(event, acts.TournamentStarted(id="start"))
    return apply(event, acts.Drawn(id="draw", stage=0, number=1))


def test_a_tournament_of_an_older_revision_keeps_its_bracket() -> None:
    before = [table.players for table in start_knock_out(APART_REVISION - 1).open_tables()]
    games = bracket(start_knock_out(APART_REVISION - 1).stages[0].players)
    assert [set(table) for table in before] == [set(game) for game in games if None not in game]


def test_the_desk_names_a_household_that_meets() -> None:
    event = start_knock_out(APART_REVISION)
    assert not [one for one in open_concerns(event, 0) if one.kind == "household"]
    table = event.open_tables()[0]
    other = next(player for player in range(1, 13) if player not in table.players)
    event = apply(
        event, acts.Replaced(id="in", table=table.key, player=table.players[0], substitute=50 + other, reason="ill")
    )
    sharing = Event(event.settings, event.phase, stages=event.stages, apart=((table.players[1], 50 + other),))
    assert open_concerns(sharing, 0)[-1] == Concern("household", table.key, (table.players[1], 50 + other))


def test_households_are_known_in_the_next_season() -> None:
    given = settings("league", 4, exclusions=((1, 2),), revision=APART_REVISION)
    event = World(given, 14).run()
    said = Event(event.settings, event.phase, entries=event.entries, stages=event.stages, apart=((5, 6),))
    assert next_settings(said, "next").exclusions == ((1, 2), (5, 6))


def test_findings_announce_meetings_of_households() -> None:
    said = {
        (name, cut): [one.key for one in households(name, 40, 2, cut)] for name in TOURNAMENT_FORMATS for cut in (0, 4)
    }
    assert said["round-robin", 0] == ["apart-never"]
    assert said["elimination", 0] == said["knockout", 0] == said["swiss", 4] == ["apart-at-last"]
    assert said["swiss", 0] == said["groups", 0] == said["mini-cup", 0] == []
    assert said["league", 0] == ["apart-by-level"]
    assert [one.key for one in households("groups", 7, 4, 0)] == ["apart-never"]
    assert [one.key for one in households("knockout", 4, 4, 0)] == ["apart-never"]
