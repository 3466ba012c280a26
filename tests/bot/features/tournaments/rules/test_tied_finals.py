"""A tie for the first place of a final: the title is shared, the final is played again, or the organisers choose."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.knockout import final_tie, is_final, round_cuts
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.ranking import champions, final_ranking
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.runner import Concern, desk, next_steps, open_ties, winners_by
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
