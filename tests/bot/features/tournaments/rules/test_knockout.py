"""Equal places in a knock-out: all earlier matches decide, then the organisers; no choice is silent."""

from collections.abc import Mapping, Sequence

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.knockout import best_of, round_cuts
from bot.features.tournaments.rules.model import ActRefused, Event, EventRound, EventTable, Stage
from bot.features.tournaments.rules.next_steps import Concern, next_steps, open_concerns, open_ties
from bot.features.tournaments.rules.ranking import final_ranking
from tests.bot.features.tournaments.rules.test_leaving import drop, finish, start, step
from tests.bot.features.tournaments.rules.world import settings

NOW = 20 * 86_400
ENDING = acts.Announced | acts.RoundClosed | acts.Concluded
LAST_REVISION_BY_SEAT = 3
"""Last revision in which the seat or the number decided between equals."""


def play_next_round(event: Event, ends: Mapping[str, tuple[Sequence[int], Sequence[int]]]) -> Event:
    """Play and conclude the next round: `ends` are places and scores by table, else those of the seats."""
    number = len(event.stages[-1].rounds)
    while len(event.stages[-1].rounds) == number or any(not table.match for table in event.open_tables()):
        (due, *_) = next_steps(event, NOW)
        if due.launch:
            event = apply(event, acts.Launched(id=f"{due.launch} launched", table=due.launch, match="m"))
        else:
            assert due.act is not None
            event = apply(event, due.act)
    for table in event.open_tables():
        places, scores = ends.get(table.key, (range(1, len(table.players) + 1), ()))
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=tuple(places), scores=tuple(scores)))
    while (steps := next_steps(event, NOW)) and isinstance(steps[0].act, ENDING):
        event = apply(event, steps[0].act)
    return event


def settle(event: Event, *chosen: int) -> Event:
    """Choose the players who advance, as the organisers."""
    stage, number = len(event.stages) - 1, len(event.stages[-1].rounds)
    id, reason = f"choice of {chosen}", "a coin at the table"
    return apply(event, acts.Settled(id=id, by=99, reason=reason, stage=stage, number=number, chosen=chosen))


def test_a_drawn_duel_of_a_knock_out_waits_for_the_organisers() -> None:
    event = play_next_round(start("elimination", 2, 4, revision=4), {"1.1.1": ((1, 1), ())})
    table = event.tables()[0]
    (tie,) = open_ties(event)
    assert ({*tie.players}, tie.count) == ({*table.players}, 1)
    (due,) = next_steps(event, NOW)
    assert due.confirm
    assert due.act is not None
    assert Concern("tied-across-the-cut", players=tie.players) in open_concerns(event, NOW)
    for act in (due.act, acts.Drawn(id="early", stage=0, number=2)):
        with pytest.raises(ActRefused, match=r"^tied-across-the-cut$"):
            apply(event, act)
    event = step(settle(event, table.players[1]))
    assert table.players[1] in event.tables()[-1].players
    assert table.players[0] not in event.tables()[-1].players
    assert [line.reason for line in event.log if line.kind == "settled"] == ["a coin at the table"]


def test_the_first_seat_advances_in_an_older_revision() -> None:
    event = play_next_round(start("elimination", 2, 4, revision=LAST_REVISION_BY_SEAT), {"1.1.1": ((1, 1), ())})
    first = event.tables()[0].players[0]
    assert open_ties(event) == ()
    assert first in step(event).tables()[-1].players


def test_earlier_wins_decide_a_drawn_duel() -> None:
    event = play_next_round(start("elimination", 2, 8, revision=4), {"1.1.1": ((1, 1), ())})
    drawn = event.tables()[0].players
    event = settle(event, drawn[0])
    after = next_table(event, drawn[0])
    other = next(player for player in after if player != drawn[0])
    event = play_next_round(event, {next_key(event, drawn[0]): ((1, 1), ())})
    assert open_ties(event) == ()
    assert [cut.decided_by for cut in round_cuts(event, 0, 2) if other in cut.through] == ["mean"]


def next_table(event: Event, player: int) -> tuple[int, ...]:
    """Return the players at the next table of a player."""
    return next(table.players for table in step(event).tables()[-2:] if player in table.players)


def next_key(event: Event, player: int) -> str:
    """Return the key of a player's next table."""
    return next(table.key for table in step(event).tables()[-2:] if player in table.players)


def test_the_share_of_points_decides_among_seconds() -> None:
    ends = {f"1.1.{number}": ((1, 2, 3), (50, 20 + number, 10)) for number in range(1, 5)}
    event = play_next_round(start("knockout", 3, 12, revision=4), ends)
    (cut,) = round_cuts(event, 0, 1)
    seconds = [table.players[1] for table in event.tables()]
    assert cut.through[4:] == (seconds[3], seconds[2])
    assert cut.decided_by == "share"
    assert open_ties(event) == ()
    old = play_next_round(start("knockout", 3, 12, revision=LAST_REVISION_BY_SEAT), ends)
    assert {*cut.through} != {player for table in step(old).stages[0].rounds[1].tables for player in table.players}


def test_the_organisers_choose_among_equal_seconds() -> None:
    event = play_next_round(start("knockout", 3, 12, revision=4), {})
    seconds = {table.players[1] for table in event.tables()}
    (tie,) = open_ties(event)
    assert ({*tie.players}, tie.count) == (seconds, 2)
    one, other, third = tie.players[:3]
    for wrong in ((), (one,), (one, other, third), (one, event.tables()[0].players[0])):
        with pytest.raises(ActRefused, match=r"^tied-across-the-cut$"):
            settle(event, *wrong)
    event = settle(event, one, other)
    assert open_ties(event) == ()
    assert {one, other} < {player for table in step(event).stages[0].rounds[1].tables for player in table.players}
    left = drop(event, one)
    assert [tie.count for tie in open_ties(left)] == [1]


def test_a_shared_first_place_in_the_final_is_settled_with_a_reason() -> None:
    event = play_next_round(start("elimination", 2, 4, revision=4), {})
    event = play_next_round(event, {"1.2.1": ((1, 1), ())})
    (due,) = next_steps(event, NOW)
    assert due.confirm
    with pytest.raises(ActRefused, match=r"^tied-across-the-cut$"):
        apply(event, acts.Finished(id="finish"))
    finalists = event.tables()[-1].players
    for winner in finalists:
        over = step(settle(event, winner))
        assert (over.phase, final_ranking(over)[0]) == ("finished", winner)


def test_the_remaining_one_of_two_equals_advances_without_a_choice() -> None:
    event = play_next_round(start("elimination", 2, 8, revision=4), {"1.1.1": ((1, 1), ())})
    one, other = event.tables()[0].players
    event = step(drop(event, one))
    assert open_ties(event) == ()
    event = play_next_round(event, {})
    assert other in {player for table in event.stages[0].rounds[1].tables for player in table.players}
    assert final_ranking(finish(drop(event, other)))[0] != other


def test_a_choice_is_repeated_when_a_player_comes_back() -> None:
    event = play_next_round(start("knockout", 2, 7, revision=6), {f"1.1.{table}": ((1, 1), ()) for table in (1, 2, 3)})
    (bye,) = event.stages[0].rounds[0].byes
    (tie,) = open_ties(drop(event, bye))
    assert tie.count == 4
    event = apply(settle(drop(event, bye), *tie.players[:4]), acts.Reinstated(id="back", player=bye))
    (again,) = open_ties(event)
    assert ({*again.players}, again.count) == ({*tie.players[:4]}, 3)
    event = settle(event, *tie.players[1:4])
    assert open_ties(event) == ()
    drawn = step(event).stages[0].rounds[1]
    assert {player for table in drawn.tables for player in table.players} == {bye, *tie.players[1:4]}


def test_seeds_after_a_cut_follow_the_standings() -> None:
    event = start("groups", 3, 7, cut=4, order=("lot",), revision=4)
    event = play_next_round(event, {})
    tied = event.stages[0].players
    event = apply(event, acts.Advanced(id="cut", stage=0, chosen=tuple(sorted(tied)[:4])))
    rows = [row.player for row in event.stages[0].rounds[-1].rows]
    assert event.stages[1].players == tuple(player for player in rows if player in sorted(tied)[:4])


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_who_left_a_shared_final_cannot_win_it(seat: int) -> None:
    event = play_next_round(start("knockout", 3, 3, revision=4), {"1.1.1": ((1, 1, 3), ())})
    one, other, last = event.tables()[0].players
    gone, staying = (one, other) if seat == 0 else (other, one)
    event = finish(drop(event, gone))
    assert open_ties(event) == ()
    assert final_ranking(event) == (staying, gone, last)


@pytest.mark.parametrize(
    ("series", "expected"), [("all", [3, 3, 3, 3]), ("knockout", [1, 3, 3, 3]), ("final", [1, 1, 3, 1])]
)
def test_a_series_is_played_in_the_chosen_duels(series: str, expected: list[int]) -> None:
    def held(key: str, part: str = "") -> EventTable:
        return EventTable(key, (1, 2), (1, 2), 0, part=part)

    swiss = Stage("swiss", (1, 2, 3, 4), (EventRound(1, (held("1.1.1"),)),))
    semifinals = EventRound(1, (held("2.1.1"), held("2.1.2")))
    last = EventRound(2, (held("2.2.1", "final"), held("2.2.2", "third")))
    event = Event(
        settings("swiss", 2, best_of=3, series=series), stages=(swiss, Stage("elimination", (), (semifinals, last)))
    )
    assert [best_of(event, key) for key in ("1.1.1", "2.1.1", "2.2.1", "2.2.2")] == expected
