"""A tie for the first place of a final: the title is shared, the final is played again, or the organisers choose."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.concerns import Concern, desk
from bot.features.tournaments.rules.knockout import final_tie, is_final, round_cuts, tied_duels
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.ranking import champions, final_ranking
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.runner import next_steps, open_ties, winners_by
from tests.bot.features.tournaments.rules.test_knockout import NOW, played, settled
from tests.bot.features.tournaments.rules.test_leaving import dropped, finished, started
from tests.bot.features.tournaments.rules.world import DAY

FORMATS = [("elimination", 2, 4, (1, 1)), ("knockout", 3, 3, (1, 1, 3))]


def tied(name: str, seats: int, players: int, places: tuple[int, ...]) -> Event:
    """The event whose final has ended with two players in the first place."""
    event = started(name, seats, players, revision=5)
    while not (event.stages[0].rounds and is_final(event.stages[0].rounds[-1])):
        number = len(event.stages[0].rounds) + 1
        is_last = players <= seats or number == 2
        event = played(event, {f"1.{number}.1": (places, ())} if is_last else {})
    return event


def ruled(event: Event, kind: type[acts.TitleShared | acts.PlayedAgain]) -> Event:
    number = len(event.stages[0].rounds)
    return apply(event, kind(id=f"{kind.__name__} {number}", by=99, reason="as announced", stage=0, number=number))


@pytest.mark.parametrize(("name", "seats", "players", "places"), FORMATS)
def test_those_who_tied_share_the_title(name: str, seats: int, players: int, places: tuple[int, ...]) -> None:
    event = tied(name, seats, players, places)
    tie = final_tie(event)
    assert tie is not None
    assert desk(event, NOW) == (Concern("tied-final", players=tie.players),)
    event = ruled(event, acts.TitleShared)
    assert (open_ties(event), final_tie(event), desk(event, NOW)) == ((), None, ())
    event = finished(event)
    assert {*champions(event)} == {*tie.players}
    assert final_ranking(event)[:2] == champions(event)
    assert {*round_cuts(event, 0, len(event.stages[0].rounds))[0].through} == {*tie.players}


@pytest.mark.parametrize(("name", "seats", "players", "places"), FORMATS)
def test_those_who_tied_play_again(name: str, seats: int, players: int, places: tuple[int, ...]) -> None:
    event = tied(name, seats, players, places)
    tie, number = final_tie(event), len(event.stages[0].rounds)
    assert tie is not None
    event = ruled(event, acts.PlayedAgain)
    assert open_ties(event) == ()
    event = played(event, {})
    (table,) = event.stages[0].rounds[number].tables
    assert {*table.players} == {*tie.players}
    assert is_final(event.stages[0].rounds[-1])
    event = finished(event)
    assert champions(event) == table.players[:1]
    loser, ranking = table.players[1], final_ranking(event)
    assert ranking[1] == loser
    assert len(ranking) == players


def test_a_final_is_played_again_as_often_as_it_ends_in_a_tie() -> None:
    event = tied(*FORMATS[0])
    for number in (3, 4):
        event = played(ruled(event, acts.PlayedAgain), {f"1.{number}.1": ((1, 1), ())})
        assert final_tie(event) is not None
    event = ruled(event, acts.TitleShared)
    assert len(champions(finished(event))) == 2


def test_who_is_left_of_those_who_play_again_has_won() -> None:
    event = ruled(tied(*FORMATS[0]), acts.PlayedAgain)
    one, other = event.tables()[-1].players
    event = finished(dropped(event, one))
    assert champions(event) == (other,)
    assert len(event.stages[0].rounds) == 2


def test_the_organisers_may_choose_the_winner_as_before() -> None:
    event = tied(*FORMATS[1])
    one, other = event.tables()[-1].players[:2]
    assert champions(finished(settled(event, other))) == (other,)
    assert champions(finished(settled(event, one))) == (one,)


def test_a_disqualified_champion_has_no_title() -> None:
    event = finished(ruled(tied(*FORMATS[0]), acts.TitleShared))
    one, other = event.tables()[-1].players
    assert champions(apply(event, acts.Disqualified(id="cheat", player=one))) == (other,)


def test_a_finalist_who_gave_up_and_left_shares_no_title() -> None:
    event = apply(final_to_rule(REVISION), acts.Launched(id="launch", table="1.2.1", match="m"))
    one, other = event.tables()[-1].players
    for player in (one, other):
        event = apply(event, acts.GaveUp(id=f"{player} gives up", table="1.2.1", player=player))
    event = ruled(closed(apply(event, acts.Reported(id="end", table="1.2.1", places=(1, 2)))), acts.TitleShared)
    assert {*champions(finished(event))} == {one, other}
    assert champions(finished(dropped(event, one))) == (other,)


@pytest.mark.parametrize("kind", [acts.TitleShared, acts.PlayedAgain])
def test_only_a_tied_final_is_shared_or_played_again(kind: type[acts.TitleShared | acts.PlayedAgain]) -> None:
    half = played(started("elimination", 2, 4, revision=5), {"1.1.1": ((1, 1), ())})
    assert open_ties(half) != ()
    decided = played(played(started("elimination", 2, 4, revision=5), {}), {})
    for event in (half, decided, finished(decided)):
        assert final_tie(event) is None
        with pytest.raises(ActRefused, match="no-final-tie"):
            ruled(event, kind)
    event = tied(*FORMATS[0])
    with pytest.raises(ActRefused, match="no-final-tie"):
        apply(event, kind(id="earlier", stage=0, number=1))
    assert next_steps(event, NOW)[0].confirm


@pytest.mark.parametrize(("revision", "is_asked"), [(5, False), (REVISION, True)])
def test_earlier_matches_decide_no_title(revision: int, is_asked: bool) -> None:
    """One finalist had a bye, so that the points per match differ."""
    event = played(started("elimination", 2, 3, revision=revision), {})
    event = played(event, {"1.2.1": ((1, 1), ())})
    assert (final_tie(event) is not None) is is_asked


def final_to_rule(revision: int) -> Event:
    """A knock-out in its final; one of the finalists has had a draw on the way, so their matches so far differ."""
    event = played(started("elimination", 2, 4, revision=revision), {"1.1.1": ((1, 1), ())})
    event = settled(event, event.tables()[0].players[0])
    return apply(event, acts.Drawn(id="draw", at=NOW, stage=0, number=2))


def ruling(places: tuple[int, ...]) -> acts.Ruled:
    return acts.Ruled(id="rule", by=99, at=NOW, reason="agreed", table="1.2.1", places=places)


def closed(event: Event) -> Event:
    return apply(event, acts.RoundClosed(id="close", at=NOW, stage=0, number=2))


@pytest.mark.parametrize(("revision", "waits"), [(5, False), (6, True)])
def test_a_final_ruled_level_has_no_winner_before_it_is_settled(revision: int, *, waits: bool) -> None:
    before, act = final_to_rule(revision), ruling((1, 1))
    event = closed(apply(before, act))
    tie = final_tie(event)
    assert (tie is not None) is waits
    assert bool(winners_by(before, act)) is not waits
    if tie is not None:
        chosen = tie.players[1]
        assert {*tie.players} == {*before.tables()[-1].players}
        assert champions(finished(settled(event, chosen))) == (chosen,)


def test_a_ruling_names_the_champion_only_if_it_ends_the_event() -> None:
    event, act = final_to_rule(6), ruling((2, 1))
    first = event.tables()[-1].players[1]
    assert winners_by(event, act) == (first,)
    paused = apply(event, acts.TournamentPaused(id="pause", at=NOW, by=99, tables=()))
    assert winners_by(paused, act) == (first,)
    assert winners_by(event, ruling((2, 2))) == ()
    assert winners_by(started("elimination", 2, 4, revision=6), ruling((2, 1))) == ()


def corrected(event: Event, places: tuple[int, ...], number: int, at: int = NOW) -> Event:
    """The event after a ruling on the only table of its last round."""
    (table,) = event.stages[-1].rounds[-1].tables
    return apply(
        event, acts.Ruled(id=f"corrects {number}", by=99, at=at, table=table.key, places=places, reason="wrong")
    )


@pytest.mark.parametrize(("name", "seats", "players", "places"), FORMATS)
def test_a_wrong_result_of_the_final_is_corrected_for_a_day(
    name: str, seats: int, players: int, places: tuple[int, ...]
) -> None:
    event = finished(ruled(tied(name, seats, players, places), acts.TitleShared))
    (table,) = event.stages[0].rounds[-1].tables
    second_wins = (2, 1, *places[2:])
    ruling = acts.Ruled(id="maybe", by=99, at=event.finished_at, table=table.key, places=second_wins)
    assert winners_by(event, ruling) == table.players[1:2]
    event = corrected(event, second_wins, 1, event.finished_at + DAY)
    assert (event.phase, event.stages[0].rounds[-1].shared) == ("running", ())
    event = finished(event)
    assert (event.phase, champions(event)) == ("finished", table.players[1:2])
    assert event.stages[0].rounds[-1].rows[0].player == table.players[1]
    event = finished(corrected(event, (1, 2, *places[2:]), 2))
    assert (champions(event), event.corrected) == (table.players[:1], 2)
    with pytest.raises(ActRefused, match="corrected-late"):
        corrected(event, second_wins, 3, event.finished_at + DAY + 1)


@pytest.mark.parametrize(("name", "seats", "players", "places"), FORMATS)
def test_a_correction_to_a_tie_leaves_the_title_to_the_organisers_again(
    name: str, seats: int, players: int, places: tuple[int, ...]
) -> None:
    event = finished(ruled(tied(name, seats, players, places), acts.TitleShared))
    event = corrected(event, places, 1, event.finished_at)
    steps = next_steps(event, NOW)
    assert isinstance(steps[0].act, acts.Concluded)
    event = apply(event, steps[0].act)
    assert final_tie(event) is not None
    event = finished(ruled_again(event))
    assert {*champions(event)} == {
        player for player, place in zip(event.stages[0].rounds[-1].tables[0].players, places, strict=True) if place == 1
    }


def ruled_again(event: Event) -> Event:
    return apply(event, acts.TitleShared(id="shared again", by=99, stage=0, number=len(event.stages[0].rounds)))


def tied_semifinal() -> Event:
    """A knock-out of four whose first semifinal has ended in a draw, and waits for the organisers."""
    event = started("elimination", 2, 4, revision=REVISION)
    return played(event, {"1.1.1": ((1, 1), ())})


def again(event: Event, key: str = "1.1.1", at: int = NOW) -> Event:
    times = sum(table.again for table in event.tables())
    act = acts.PlayedAgain(id=f"again {key} {times}", by=99, at=at, stage=0, number=1, table=key)
    return apply(event, act)


def replayed(event: Event, places: tuple[int, ...]) -> Event:
    """The event after the open match of its first table has been made and has ended, and its runner is done."""
    event = going_on(event)
    assert all(table.match for table in event.open_tables())
    table = event.tables()[0]
    return going_on(apply(event, acts.Reported(id=f"{table.match_key} result", table=table.key, places=places)))


def going_on(event: Event) -> Event:
    """The event after all steps that wait for nobody; a step that is done twice would go on for ever."""
    for _ in range(50):
        steps = [step for step in next_steps(event, NOW) if not step.confirm]
        if not steps:
            return event
        launch, act = steps[0].launch, steps[0].act
        match = f"{launch} {sum(table.launch for table in event.tables())}"
        event = apply(event, act or acts.Launched(id=f"{match} launched", table=launch, match=match))
    raise AssertionError(steps)


def test_a_tied_duel_is_played_again_at_its_table_with_sides_changed() -> None:
    event = tied_semifinal()
    (duel,) = tied_duels(event)
    assert (duel.key, final_tie(event)) == ("1.1.1", None)
    event = again(event, at=NOW + DAY)
    (table,) = event.open_tables()
    assert (table.players, table.match, table.launch, table.again) == (duel.players[::-1], "", 2, 1)
    assert table.deadline == NOW + DAY + event.settings.round_seconds
    assert (open_ties(event), tied_duels(event), event.stages[0].rounds[0].closed) == ((), (), False)
    event = replayed(event, (2, 1))
    assert table.players[1] in event.stages[0].rounds[1].tables[0].players
    assert table.players[0] not in event.stages[0].rounds[1].tables[0].players


def test_every_tie_of_a_duel_is_announced_and_may_be_played_again() -> None:
    event = going_on(tied_semifinal())
    for times in (1, 2):
        event = replayed(again(event), (1, 1))
        assert tied_duels(event)[0].again == times
    concluded = [line for line in event.log if line.kind == "concluded"]
    assert len(concluded) == 3
    assert all({*line.players} == {*tied_duels(event)[0].players} for line in concluded)


def test_a_match_of_a_replayed_duel_that_is_cancelled_is_warned_about_again() -> None:
    event = going_on(started("elimination", 2, 4, revision=REVISION))
    event = going_on(apply(event, acts.CalledOff(id="off", table="1.1.1")))
    event = apply(event, acts.Ruled(id="draw", by=99, table="1.1.1", places=(1, 1)))
    event = going_on(apply(event, acts.Reported(id="other", table="1.1.2", places=(1, 2))))
    event = going_on(again(event))
    event = going_on(apply(event, acts.CalledOff(id="off again", table="1.1.1")))
    assert sum(line.kind == "warned" for line in event.log) == 2


def test_a_cancelled_duel_is_played_again_with_the_same_sides() -> None:
    event = going_on(apply(started_round(), acts.CalledOff(id="off", table="1.1.1")))
    before = event.tables()[0]
    event = going_on(again(event))
    (table, _) = event.open_tables()
    assert (table.players, table.called_off, table.launch, table.again) == (before.players, False, 2, 0)
    assert table.match not in ("", before.match)
    event = going_on(apply(event, acts.Reported(id=f"{table.match_key} result", table=table.key, places=(1, 2))))
    assert event.tables()[0].result is not None


def test_only_a_tied_duel_of_two_who_are_there_is_played_again() -> None:
    event = tied_semifinal()
    one = event.tables()[0].players[0]
    won = going_on(apply(started_round(), acts.Reported(id="won", table="1.1.1", places=(1, 2))))
    for wrong, key in ((won, "1.1.1"), (dropped(event, one), "1.1.1"), (event, "1.1.2"), (tied(*FORMATS[0]), "1.2.1")):
        with pytest.raises(ActRefused, match="no-tied-duel"):
            again(wrong, key)
    assert tied_duels(going_on(settled(event, one))) == ()


def started_round() -> Event:
    """A knock-out of four whose semifinals are open."""
    return going_on(started("elimination", 2, 4, revision=REVISION))


def test_a_tied_duel_is_played_again_while_another_of_its_round_is_open() -> None:
    event = apply(started_round(), acts.Reported(id="draw", table="1.1.1", places=(1, 1)))
    (duel,) = tied_duels(event)
    assert desk(event, NOW) == (Concern("tied-across-the-cut", players=duel.players),)
    event = apply(going_on(again(event)), acts.Reported(id="other", table="1.1.2", places=(1, 1)))
    assert [table.key for table in tied_duels(event)] == ["1.1.2"]
    assert not event.stages[0].rounds[0].closed


def test_a_duel_of_a_knockout_at_tables_is_played_again() -> None:
    event = played(started("knockout", 2, 4, revision=REVISION), {"1.1.1": ((1, 1), ())})
    assert [table.key for table in tied_duels(event)] == (["1.1.1"] if open_ties(event) else [])
    assert open_ties(event)
    assert again(event).open_tables()[0].key == "1.1.1"
