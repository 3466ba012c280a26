"""Double elimination, the match for third place, and series of games."""

from collections import Counter
from itertools import permutations

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.knockout import final_tie, is_final
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.next_steps import next_steps, open_concerns, open_ties
from bot.features.tournaments.rules.ranking import champions, final_ranking
from bot.features.tournaments.rules.rounds import REVISION, lot
from bot.features.tournaments.rules.scoring import series_places
from bot.features.tournaments.rules.stages import expected_rounds
from tests.bot.features.tournaments.rules.test_knockout import settle
from tests.bot.features.tournaments.rules.test_leaving import drop, finish, start

NOW = 20 * 86_400
SIZES = (3, 4, 5, 6, 7, 8, 11, 16, 21, 32)


def draw_next(event: Event) -> Event:
    """Draw and launch the next round, or end the tournament."""
    while steps := next_steps(event, NOW):
        step = steps[0]
        act: AnyAct | None = step.act
        if step.launch:
            table = next(one for one in event.open_tables() if one.key == step.launch)
            act = acts.Launched(id=f"{table.match_key} launched", table=step.launch, match=table.match_key)
        if step.confirm:
            return event
        assert act is not None
        event = apply(event, act)
    return event


def end_tables(event: Event, *winners: int) -> Event:
    """End all open tables: the best seed wins unless one of these players does."""
    seeds = event.stages[-1].players
    for table in event.open_tables():
        first = next((player for player in table.players if player in winners), min(table.players, key=seeds.index))
        places = tuple(1 if player == first else 2 for player in table.players)
        event = apply(event, acts.Reported(id=table.match_key, table=table.key, places=places))
    return event


def end_at_random(event: Event, *labels: object) -> Event:
    for table in event.open_tables():
        places = (1, 2) if lot("random", table.key, *labels) % 2 else (2, 1)
        event = apply(event, acts.Reported(id=table.match_key, table=table.key, places=places))
    return event


def start_double(players: int) -> Event:
    return draw_next(start("double-elimination", 2, players, revision=REVISION))


def count_losses(event: Event) -> Counter[int]:
    lost: Counter[int] = Counter()
    for table in event.tables():
        if table.result is not None:
            lost.update(player for player, place in zip(table.players, table.result.places, strict=True) if place == 2)
    return lost


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("seed", range(4))
def test_all_but_the_champion_are_out_after_two_losses(players: int, seed: int) -> None:
    event = start_double(players)
    while event.phase == "running":
        playing = {player for table in event.open_tables() for player in table.players}
        assert not any(lost > 1 and player in playing for player, lost in count_losses(event).items())
        event = draw_next(end_at_random(event, seed))
    lost, (champion,) = count_losses(event), champions(event)
    assert all(lost[player] == 2 for player in event.stages[0].players if player != champion)
    assert lost[champion] < 2
    count = (players - 1).bit_length()
    assert len(event.stages[0].rounds) == 2 * count + lost[champion] or lost[champion] == 0
    assert expected_rounds(event.settings, players) == 2 * count
    assert len(event.tables()) == 2 * players - 2 + lost[champion]
    assert sorted(final_ranking(event)) == sorted(event.stages[0].players)


@pytest.mark.parametrize("players", [8, 16, 32])
def test_opponents_meet_again_only_near_the_end(players: int) -> None:
    count = (players - 1).bit_length()
    for seed in range(6):
        met, event = set[frozenset[int]](), start_double(players)
        while event.phase == "running":
            one = event.stages[0].rounds[-1]
            for table in one.tables:
                pair = frozenset(table.players)
                assert pair not in met or one.number >= 2 * count - 4
                met.add(pair)
            event = draw_next(end_at_random(event, "met", seed))


def test_the_best_seed_wins_the_upper_bracket_and_one_final() -> None:
    event = start_double(8)
    seeds = event.stages[0].players
    while event.phase == "running":
        event = draw_next(end_tables(event))
    assert final_ranking(event)[:4] == seeds[:4]
    parts = [[table.part for table in one.tables] for one in event.stages[0].rounds]
    assert parts == [
        ["upper"] * 4,
        [*["upper"] * 2, *["lower"] * 2],
        ["upper", "lower", "lower"],
        ["lower"],
        ["lower"],
        ["final"],
    ]
    assert [is_final(one) for one in event.stages[0].rounds] == [False] * 5 + [True]


def test_the_winner_of_the_lower_bracket_must_win_two_finals() -> None:
    event = start_double(4)
    best = event.stages[0].players[0]
    other = event.stages[0].players[1]
    while not is_final(event.stages[0].rounds[-1]):
        event = draw_next(end_tables(event))
    event = draw_next(end_tables(event, other))
    assert (event.phase, len(event.stages[0].rounds)) == ("running", 5)
    for winner in (best, other):
        assert champions(draw_next(end_tables(event, winner))) == (winner,)


def test_a_finalist_leads_while_waiting_and_wins_if_all_others_leave() -> None:
    event = start_double(4)
    best = event.stages[0].players[0]
    event = draw_next(end_tables(draw_next(end_tables(event))))
    assert {table.part for table in event.open_tables()} == {"lower"}
    assert final_ranking(event)[0] == best
    for player in event.stages[0].players[1:]:
        event = drop(event, player)
    event = draw_next(end_tables(event))
    assert (event.phase, champions(event)) == ("finished", (best,))


@pytest.mark.parametrize("seed", range(12))
def test_a_double_elimination_ends_when_players_leave(seed: int) -> None:
    event = start_double(9)
    order = sorted(event.stages[0].players, key=lambda player: lot("leaves", seed, player))
    leaving, left = iter(order[:7]), set[int]()
    while event.phase == "running":
        if (gone := next(leaving, None)) is not None:
            event = drop(event, gone)
            left.add(gone)
        event = draw_next(end_at_random(event, seed))
    assert sorted(final_ranking(event)) == sorted(event.stages[0].players)
    assert len(champions(event)) == 1
    assert not {*champions(event)} & left


def draw_all_duels(event: Event) -> Event:
    """End all open tables in a draw; the better seeds advance, except from the final."""
    for table in event.open_tables():
        event = apply(event, acts.Reported(id=table.match_key, table=table.key, places=(1, 1)))
    event = draw_next(event)
    for tie in open_ties(event) if final_tie(event) is None else ():
        number, chosen = len(event.stages[0].rounds), min(tie.players, key=event.stages[0].players.index)
        id = f"choice {number} {chosen}"
        event = apply(event, acts.Settled(id=id, by=99, reason="coin", stage=0, number=number, chosen=(chosen,)))
    return draw_next(event)


def test_a_tied_final_of_a_double_elimination_counts_once() -> None:
    event = start_double(4)
    while final_tie(event) is None:
        event = draw_all_duels(event)
    other = event.stages[0].players[1]
    again = draw_next(apply(event, acts.PlayedAgain(id="again", stage=0, number=4)))
    twice = draw_next(end_tables(again, other))
    assert len(twice.stages[0].rounds) == 6  # both finalists have lost once: another final
    assert champions(draw_next(end_tables(twice, other))) == (other,)
    shared = draw_next(apply(event, acts.TitleShared(id="share", stage=0, number=4)))
    assert (shared.phase, len(champions(shared))) == ("finished", 2)
    chosen = draw_next(settle(event, event.stages[0].players[0]))
    assert (chosen.phase, len(chosen.stages[0].rounds)) == ("finished", 4)


def test_the_losers_of_the_semifinals_play_for_third_place() -> None:
    event = draw_next(start("elimination", 2, 8, revision=REVISION, third=True))
    seeds = event.stages[0].players
    event = draw_next(end_tables(draw_next(end_tables(event))))
    last = event.stages[0].rounds[-1]
    assert [(table.part, {*table.players}) for table in last.tables] == [
        ("final", {*seeds[:2]}),
        ("third", {*seeds[2:4]}),
    ]
    assert is_final(last)
    event = draw_next(end_tables(event, seeds[3]))
    assert (event.phase, final_ranking(event)[:4]) == ("finished", (*seeds[:2], seeds[3], seeds[2]))


def test_third_place_is_shared_and_not_played_for_if_one_has_left() -> None:
    event = draw_next(end_tables(draw_next(start("elimination", 2, 4, revision=REVISION, third=True))))
    final, third = event.open_tables()
    event = apply(event, acts.Reported(id="third", table=third.key, places=(1, 1)))
    event = draw_next(apply(event, acts.Reported(id="final", table=final.key, places=(1, 2))))
    assert (event.phase, final_ranking(event)[0]) == ("finished", final.players[0])
    event = end_tables(draw_next(start("elimination", 2, 4, revision=REVISION, third=True)))
    event = draw_next(drop(event, event.stages[0].players[3]))
    assert [table.part for table in event.open_tables()] == [""]
    assert finish(end_tables(event)).phase == "finished"


def test_no_third_place_is_played_after_a_single_semifinal() -> None:
    event = draw_next(end_tables(draw_next(start("elimination", 2, 3, revision=REVISION, third=True))))
    assert [table.part for table in event.open_tables()] == [""]


def test_a_cut_of_duels_may_end_with_a_match_for_third_place() -> None:
    event = draw_next(
        start(
            "swiss",
            2,
            8,
            revision=REVISION,
            third=True,
            cut=4,
            rounds=1,
            order=("points", "head_to_head"),
            scheme="duel",
        )
    )
    event = draw_next(end_tables(event))
    event = draw_next(end_tables(event))
    assert [table.part for table in event.open_tables()] == ["final", "third"]


def test_a_series_is_over_once_it_is_decided() -> None:
    assert series_places([(1, 2)], 3) is None
    assert series_places([(1, 2), (1, 2)], 3) == (1, 2)
    assert series_places([(1, 2), (2, 1)], 3) is None
    assert series_places([(1, 2), (2, 1), (2, 1)], 3) == (2, 1)
    assert series_places([(1, 1), (1, 1), (1, 1)], 3) == (1, 1)
    assert series_places([(1, 2), (1, 1)], 3) is None
    assert series_places([(1, 2), (1, 1), (2, 1)], 3) == (1, 1)
    assert series_places([(1, 2), (1, 2)], 5) is None
    assert series_places([(1, 2), (1, 2), (1, 2)], 5) == (1, 2)


def test_games_of_a_series_alternate_the_sides() -> None:
    event = draw_next(start("elimination", 2, 3, revision=REVISION, best_of=3))
    (table,) = event.open_tables()
    one, other = table.players
    event = apply(event, acts.Reported(id=table.match_key, table=table.key, places=(1, 2)))
    (table,) = event.open_tables()
    assert (table.match, table.match_key, table.games) == ("", f"{table.key}.2", ((1, 2),))
    assert (table.in_seats(table.players), table.seat_of(one)) == ((other, one), 1)
    assert [step.launch for step in next_steps(event, NOW)] == [table.key]
    event = apply(draw_next(event), acts.Reported(id="second", table=table.key, places=(1, 2)))
    (table,) = event.open_tables()
    assert table.games == ((1, 2), (2, 1))  # now the other player has the first seat
    event = apply(draw_next(event), acts.Reported(id="third", table=table.key, places=(2, 1)))
    (table,) = event.tables()
    assert table.result is not None
    assert table.result.places == (2, 1)
    assert {table.players[1]} <= {player for later in draw_next(event).open_tables() for player in later.players}


def test_a_series_ends_with_the_game_that_a_player_left() -> None:
    event = draw_next(start("elimination", 2, 3, revision=REVISION, best_of=5))
    (table,) = event.open_tables()
    one, other = table.players
    event = draw_next(apply(event, acts.Reported(id="first", table=table.key, places=(1, 2))))
    event = apply(event, acts.GaveUp(id="left", table=table.key, player=one))
    event = apply(event, acts.Reported(id="second", table=table.key, places=(2, 1)))
    (table,) = event.tables()
    assert table.result is not None
    assert table.result.counted == (2, 1)
    assert open_concerns(event, NOW) == ()
    assert other in {player for later in draw_next(event).open_tables() for player in later.players}


def test_a_ruling_ends_a_series_at_once() -> None:
    event = draw_next(start("elimination", 2, 3, revision=REVISION, best_of=3))
    (table,) = event.open_tables()
    event = draw_next(apply(event, acts.Reported(id="first", table=table.key, places=(1, 2))))
    event = apply(event, acts.Ruled(id="rule", by=99, reason="enough", table=table.key, places=(2, 1)))
    (table,) = event.tables()
    assert table.result is not None
    assert table.result.places == (2, 1)


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_ranks_of_a_bracket_rank_all_players(order: tuple[int, ...]) -> None:
    event = draw_next(start("double-elimination", 2, 3, revision=REVISION))
    favourites = [event.stages[0].players[place] for place in order]
    while event.phase == "running":
        event = draw_next(end_tables(event, *favourites[:1]))
    assert champions(event) == (favourites[0],)
    assert sorted(final_ranking(event)) == sorted(favourites)


def test_a_double_elimination_of_two_ends_after_a_second_loss() -> None:
    event = start_double(2)
    one, other = event.stages[0].players
    event = draw_next(end_tables(event, one))
    assert [table.part for table in event.open_tables()] == ["final"]
    assert champions(draw_next(end_tables(event, one))) == (one,)
    event = draw_next(end_tables(event, other))
    assert champions(draw_next(end_tables(event, other))) == (other,)
