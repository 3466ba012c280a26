"""Players who leave between rounds: tournaments still come to a just end, however few stay."""

import pytest
from msgspec import structs

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import ActRefused, Entry, Event
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.ranking import final_ranking, stage_cut, stage_standings
from bot.features.tournaments.rules.rounds import SEALED_REVISION, SETTLED_REVISION
from tests.bot.features.tournaments.rules.world import DAY, settings

NOW = 20 * DAY


def start(name: str, seats: int, players: int, **more: object) -> Event:
    """Start a tournament in which all are present."""
    entries = tuple(Entry(player, "present") for player in range(1, players + 1))
    return apply(
        Event(settings(name, seats, least=2, **more), phase="muster", entries=entries),
        acts.TournamentStarted(id="start"),
    )


def drop(event: Event, *players: int) -> Event:
    """Remove these players."""
    for player in players:
        event = apply(event, acts.Dropped(id=f"{player} drops", player=player))
    return event


def finish_round(event: Event) -> Event:
    """Draw, play and close the next round; places follow the order of seats."""
    number = len(event.stages[-1].rounds)
    while len(event.stages[-1].rounds) == number or not event.stages[-1].rounds[-1].closed:
        event = step(event)
    return event


def step(event: Event) -> Event:
    """Apply the next due step."""
    due = next_steps(event, NOW)
    if not due:
        raise AssertionError("nothing is due")
    if due[0].launch:
        table = due[0].launch
        event = apply(event, acts.Launched(id=f"{table} launched", table=table, match="m"))
        size = next(len(one.players) for one in event.open_tables() if one.key == table)
        return apply(event, acts.Reported(id=table, table=table, places=tuple(range(1, size + 1))))
    act = due[0].act
    assert act is not None
    if isinstance(act, acts.Advanced):
        cut = stage_cut(event, act.stage)
        act = structs.replace(act, chosen=cut.tied[: max(0, event.settings.cut - len(cut.through))])
    return apply(event, act)


def finish(event: Event) -> Event:
    """Run the tournament to its end."""
    for _ in range(200):
        if event.phase == "finished":
            return event
        event = step(event)
    raise AssertionError("the event never ends")


def winners(event: Event) -> list[int]:
    """Return the winners of the last round, by table."""
    return [table.players[0] for table in event.stages[-1].rounds[-1].tables]


@pytest.mark.parametrize("staying", range(1, 9))
@pytest.mark.parametrize(("name", "seats"), [("swiss", 2), ("swiss", 4), ("swiss", 5), ("schedule", 3)])
def test_a_tournament_with_a_cut_ends_however_few_stay(name: str, seats: int, staying: int) -> None:
    event = finish_round(start(name, seats, 9, cut=4, rounds=2))
    event = finish(drop(event, *range(staying + 1, 10)))
    assert len(event.stages) == (1 if staying == 1 else 2)
    assert staying == 1 or final_ranking(event)[0] <= staying


@pytest.mark.parametrize("cut", range(2, 9))
def test_a_cut_smaller_than_a_table_has_a_final(cut: int) -> None:
    event = finish(start("swiss", 5, 12, cut=cut, rounds=1))
    assert len(event.stages) == 2
    assert len(event.stages[1].players) == cut


def test_absent_entrants_do_not_count_for_the_cut() -> None:
    entries = (*(Entry(player, "present") for player in range(1, 6)), Entry(6), Entry(7))
    event = Event(settings("swiss", 2, cut=4, rounds=1), phase="muster", entries=entries)
    event = finish_round(apply(event, acts.TournamentStarted(id="start")))
    assert len(finish(drop(event, 2, 3, 4, 5)).stages) == 1


def test_the_remaining_semifinalists_play_the_final() -> None:
    event = finish_round(start("elimination", 2, 8))
    first, second, third, fourth = winners(event)
    event = finish(drop(event, second, third))
    (final,) = event.stages[0].rounds[-1].tables
    assert {*final.players} == {first, fourth}
    assert final_ranking(event)[0] == final.players[0]


@pytest.mark.parametrize(("name", "seats", "players"), [("elimination", 2, 4), ("knockout", 3, 6)])
@pytest.mark.parametrize("place", [0, 1])
def test_a_player_who_left_before_the_final_does_not_win(name: str, seats: int, players: int, place: int) -> None:
    event = finish_round(start(name, seats, players))
    one = winners(event)[place]
    event = finish(drop(event, *(player for player in range(1, players + 1) if player != one)))
    assert final_ranking(event)[0] == one


def test_a_finalist_who_leaves_is_second_without_a_final() -> None:
    event = finish_round(start("elimination", 2, 4))
    one, other = winners(event)
    losers = {*event.stages[0].players} - {one, other}
    ranking = final_ranking(finish(drop(event, one)))
    assert ranking[:2] == (other, one)
    assert {*ranking[2:]} == losers


def test_leaving_after_the_end_is_refused() -> None:
    event = finish_round(start("elimination", 2, 4))
    event = finish(drop(event, *(player for player in range(1, 5) if player != winners(event)[1])))
    champion = final_ranking(event)[0]
    with pytest.raises(ActRefused, match=r"^phase-finished$"):
        drop(event, champion)


def test_a_disqualified_player_cannot_enter_again() -> None:
    event = apply(Event(settings("swiss", 4), phase="open"), acts.Entered(id="in", player=1))
    event = apply(event, acts.Disqualified(id="out", player=1, reason="unfair"))
    with pytest.raises(ActRefused, match=r"^disqualified$"):
        apply(event, acts.Entered(id="again", player=1))


def test_entrants_who_never_played_rank_behind_those_who_did() -> None:
    event = start("elimination", 2, 8, revision=SEALED_REVISION)
    while not event.stages[-1].rounds:
        event = step(event)
    never = event.stages[-1].rounds[-1].tables[0].players
    ranking = final_ranking(finish(drop(event, *never)))
    assert {*ranking[-2:]} == {*never}
    assert {*ranking} == {*range(1, 9)}


def test_a_semifinalist_who_leaves_ranks_behind_one_who_lost() -> None:
    event = start("elimination", 2, 8, revision=SEALED_REVISION)
    while len(event.stages[-1].rounds) < 2:
        event = step(event)
    (left, _), (other, beaten) = (table.players for table in event.stages[-1].rounds[-1].tables)
    ranking = final_ranking(finish(drop(event, left)))
    assert other in ranking[:2]
    assert ranking[2:4] == (beaten, left)


@pytest.mark.parametrize("left", range(1, 9))
def test_a_duellist_who_left_without_playing_is_last_in_a_swiss(left: int) -> None:
    """Two players who leave a table share its points, and so have more than a loser."""
    event = start("swiss", 2, 8, rounds=1, revision=SEALED_REVISION)
    while not event.stages[-1].rounds:
        event = step(event)
    table = next(one.players for one in event.stages[-1].rounds[-1].tables if left in one.players)
    event = finish(drop(event, *table))
    lines = stage_standings(event, 0)
    assert {line.player for line in lines[-2:]} == {*table}
    assert lines[-2].decided_by == "left"
    assert {*final_ranking(event)[-2:]} == {*table}


def test_leaving_does_not_change_ranks_in_an_older_revision() -> None:
    event = start("swiss", 2, 8, rounds=1, revision=SETTLED_REVISION)
    while not event.stages[-1].rounds:
        event = step(event)
    table = event.stages[-1].rounds[-1].tables[0].players
    lines = stage_standings(finish(drop(event, *table)), 0)
    assert {line.player for line in lines[-2:]} != {*table}
    assert "left" not in {line.decided_by for line in lines}


@pytest.mark.parametrize("staying", range(4))
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("swiss", 4),
        ("swiss", 2),
        ("schedule", 4),
        ("heats", 3),
        ("knockout", 4),
        ("elimination", 2),
        ("round-robin", 2),
    ],
)
def test_a_tournament_ends_when_nearly_all_leave_after_a_round(name: str, seats: int, staying: int) -> None:
    event = finish_round(start(name, seats, 9))
    finish(drop(event, *range(staying + 1, 10)))
