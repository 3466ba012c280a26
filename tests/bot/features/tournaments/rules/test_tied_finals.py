"""Ties for first place in a final: the title is shared, the final is replayed, or the organisers choose."""

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.knockout import final_tie, is_final, round_cuts, tied_duels
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.next_steps import Concern, next_steps, open_concerns, open_ties, winners_by
from bot.features.tournaments.rules.ranking import champions, final_ranking
from bot.features.tournaments.rules.rounds import REVISION
from tests.bot.features.tournaments.rules.test_knockout import NOW, play_next_round, settle
from tests.bot.features.tournaments.rules.test_leaving import drop, finish, start
from tests.bot.features.tournaments.rules.world import DAY

FORMATS = [("elimination", 2, 4, (1, 1)), ("knockout", 3, 3, (1, 1, 3))]


def tie_final(name: str, seats: int, players: int, places: tuple[int, ...]) -> Event:
    """End the final with two players in first place."""
    event = start(name, seats, players, revision=5)
    while not (event.stages[0].rounds and is_final(event.stages[0].rounds[-1])):
        number = len(event.stages[0].rounds) + 1
        is_last = players <= seats or number == 2
        event = play_next_round(event, {f"1.{number}.1": (places, ())} if is_last else {})
    return event


def rule(event: Event, kind: type[acts.TitleShared | acts.PlayedAgain]) -> Event:
    number = len(event.stages[0].rounds)
    return apply(event, kind(id=f"{kind.__name__} {number}", by=99, reason="as announced", stage=0, number=number))


@pytest.mark.parametrize(("name", "seats", "players", "places"), FORMATS)
def test_tied_finalists_can_share_the_title(name: str, seats: int, players: int, places: tuple[int, ...]) -> None:
    event = tie_final(name, seats, players, places)
    tie = final_tie(event)
    assert tie is not None
    assert open_concerns(event, NOW) == (Concern("tied-final", players=tie.players),)
    event = rule(event, acts.TitleShared)
    assert (open_ties(event), final_tie(event), open_concerns(event, NOW)) == ((), None, ())
    event = finish(event)
    assert {*champions(event)} == {*tie.players}
    assert final_ranking(event)[:2] == champions(event)
    assert {*round_cuts(event, 0, len(event.stages[0].rounds))[0].through} == {*tie.players}


@pytest.mark.parametrize(("name", "seats", "players", "places"), FORMATS)
def test_tied_finalists_can_play_again(name: str, seats: int, players: int, places: tuple[int, ...]) -> None:
    event = tie_final(name, seats, players, places)
    tie, number = final_tie(event), len(event.stages[0].rounds)
    assert tie is not None
    event = rule(event, acts.PlayedAgain)
    assert open_ties(event) == ()
    event = play_next_round(event, {})
    (table,) = event.stages[0].rounds[number].tables
    assert {*table.players} == {*tie.players}
    assert is_final(event.stages[0].rounds[-1])
    event = finish(event)
    assert champions(event) == table.players[:1]
    loser, ranking = table.players[1], final_ranking(event)
    assert ranking[1] == loser
    assert len(ranking) == players


def test_a_final_can_be_replayed_after_each_tie() -> None:
    event = tie_final(*FORMATS[0])
    for number in (3, 4):
        event = play_next_round(rule(event, acts.PlayedAgain), {f"1.{number}.1": ((1, 1), ())})
        assert final_tie(event) is not None
    event = rule(event, acts.TitleShared)
    assert len(champions(finish(event))) == 2


def test_the_last_of_the_tied_finalists_has_won() -> None:
    event = rule(tie_final(*FORMATS[0]), acts.PlayedAgain)
    one, other = event.tables()[-1].players
    event = finish(drop(event, one))
    assert champions(event) == (other,)
    assert len(event.stages[0].rounds) == 2


def test_the_organisers_may_choose_the_winner() -> None:
    event = tie_final(*FORMATS[1])
    one, other = event.tables()[-1].players[:2]
    assert champions(finish(settle(event, other))) == (other,)
    assert champions(finish(settle(event, one))) == (one,)


def test_a_disqualified_champion_has_no_title() -> None:
    event = finish(rule(tie_final(*FORMATS[0]), acts.TitleShared))
    one, other = event.tables()[-1].players
    assert champions(apply(event, acts.Disqualified(id="cheat", player=one))) == (other,)


def test_a_finalist_who_gave_up_and_left_shares_no_title() -> None:
    event = apply(final_to_rule(REVISION), acts.Launched(id="launch", table="1.2.1", match="m"))
    one, other = event.tables()[-1].players
    for player in (one, other):
        event = apply(event, acts.GaveUp(id=f"{player} gives up", table="1.2.1", player=player))
    event = rule(close_round(apply(event, acts.Reported(id="end", table="1.2.1", places=(1, 2)))), acts.TitleShared)
    assert {*champions(finish(event))} == {one, other}
    assert champions(finish(drop(event, one))) == (other,)


@pytest.mark.parametrize("kind", [acts.TitleShared, acts.PlayedAgain])
def test_only_a_tied_final_is_shared_or_played_again(kind: type[acts.TitleShared | acts.PlayedAgain]) -> None:
    half = play_next_round(start("elimination", 2, 4, revision=5), {"1.1.1": ((1, 1), ())})
    assert open_ties(half) != ()
    decided = play_next_round(play_next_round(start("elimination", 2, 4, revision=5), {}), {})
    for event in (half, decided, finish(decided)):
        assert final_tie(event) is None
        with pytest.raises(ActRefused, match="no-final-tie"):
            rule(event, kind)
    event = tie_final(*FORMATS[0])
    with pytest.raises(ActRefused, match="no-final-tie"):
        apply(event, kind(id="earlier", stage=0, number=1))
    assert next_steps(event, NOW)[0].confirm


@pytest.mark.parametrize(("revision", "is_asked"), [(5, False), (REVISION, True)])
def test_earlier_matches_do_not_decide_the_title(revision: int, is_asked: bool) -> None:
    """One finalist had a bye, so that the points per match differ."""
    event = play_next_round(start("elimination", 2, 3, revision=revision), {})
    event = play_next_round(event, {"1.2.1": ((1, 1), ())})
    assert (final_tie(event) is not None) is is_asked


def final_to_rule(revision: int) -> Event:
    """Return a knock-out in its final; one finalist has had a draw, so that their earlier matches differ."""
    event = play_next_round(start("elimination", 2, 4, revision=revision), {"1.1.1": ((1, 1), ())})
    event = settle(event, event.tables()[0].players[0])
    return apply(event, acts.Drawn(id="draw", at=NOW, stage=0, number=2))


def ruling(places: tuple[int, ...]) -> acts.Ruled:
    return acts.Ruled(id="rule", by=99, at=NOW, reason="agreed", table="1.2.1", places=places)


def close_round(event: Event) -> Event:
    return apply(event, acts.RoundClosed(id="close", at=NOW, stage=0, number=2))


@pytest.mark.parametrize(("revision", "waits"), [(5, False), (6, True)])
def test_a_final_ruled_a_tie_has_no_winner_before_it_is_settled(revision: int, *, waits: bool) -> None:
    before, act = final_to_rule(revision), ruling((1, 1))
    event = close_round(apply(before, act))
    tie = final_tie(event)
    assert (tie is not None) is waits
    assert bool(winners_by(before, act)) is not waits
    if tie is not None:
        chosen = tie.players[1]
        assert {*tie.players} == {*before.tables()[-1].players}
        assert champions(finish(settle(event, chosen))) == (chosen,)


def test_a_ruling_names_the_champion_only_if_it_ends_the_tournament() -> None:
    event, act = final_to_rule(6), ruling((2, 1))
    first = event.tables()[-1].players[1]
    assert winners_by(event, act) == (first,)
    paused = apply(event, acts.TournamentPaused(id="pause", at=NOW, by=99, tables=()))
    assert winners_by(paused, act) == (first,)
    assert winners_by(event, ruling((2, 2))) == ()
    assert winners_by(start("elimination", 2, 4, revision=6), ruling((2, 1))) == ()


def correct(event: Event, places: tuple[int, ...], number: int, at: int = NOW) -> Event:
    """Rule on the only table of the last round."""
    (table,) = event.stages[-1].rounds[-1].tables
    return apply(
        event, acts.Ruled(id=f"corrects {number}", by=99, at=at, table=table.key, places=places, reason="wrong")
    )


@pytest.mark.parametrize(("name", "seats", "players", "places"), FORMATS)
def test_a_result_of_the_final_can_be_corrected_for_a_day(
    name: str, seats: int, players: int, places: tuple[int, ...]
) -> None:
    event = finish(rule(tie_final(name, seats, players, places), acts.TitleShared))
    (table,) = event.stages[0].rounds[-1].tables
    second_wins = (2, 1, *places[2:])
    ruling = acts.Ruled(id="maybe", by=99, at=event.finished_at, table=table.key, places=second_wins)
    assert winners_by(event, ruling) == table.players[1:2]
    event = correct(event, second_wins, 1, event.finished_at + DAY)
    assert (event.phase, event.stages[0].rounds[-1].shared) == ("running", ())
    event = finish(event)
    assert (event.phase, champions(event)) == ("finished", table.players[1:2])
    assert event.stages[0].rounds[-1].rows[0].player == table.players[1]
    event = finish(correct(event, (1, 2, *places[2:]), 2))
    assert (champions(event), event.corrected) == (table.players[:1], 2)
    with pytest.raises(ActRefused, match="corrected-late"):
        correct(event, second_wins, 3, event.finished_at + DAY + 1)


@pytest.mark.parametrize(("name", "seats", "players", "places"), FORMATS)
def test_a_correction_to_a_tie_reopens_the_choice_of_the_winner(
    name: str, seats: int, players: int, places: tuple[int, ...]
) -> None:
    event = finish(rule(tie_final(name, seats, players, places), acts.TitleShared))
    event = correct(event, places, 1, event.finished_at)
    steps = next_steps(event, NOW)
    assert isinstance(steps[0].act, acts.Concluded)
    event = apply(event, steps[0].act)
    assert final_tie(event) is not None
    event = finish(tie_by_ruling(event))
    assert {*champions(event)} == {
        player for player, place in zip(event.stages[0].rounds[-1].tables[0].players, places, strict=True) if place == 1
    }


def tie_by_ruling(event: Event) -> Event:
    return apply(event, acts.TitleShared(id="shared again", by=99, stage=0, number=len(event.stages[0].rounds)))


def tied_semifinal() -> Event:
    """Return a knock-out of four with a drawn first semifinal, which waits for the organisers."""
    event = start("elimination", 2, 4, revision=REVISION)
    return play_next_round(event, {"1.1.1": ((1, 1), ())})


def replay_duel(event: Event, key: str = "1.1.1", at: int = NOW) -> Event:
    times = sum(table.again for table in event.tables())
    act = acts.PlayedAgain(id=f"again {key} {times}", by=99, at=at, stage=0, number=1, table=key)
    return apply(event, act)


def end_replay(event: Event, places: tuple[int, ...]) -> Event:
    """Launch and end the match of the first open table, and apply all due steps."""
    event = run_steps(event)
    assert all(table.match for table in event.open_tables())
    table = event.tables()[0]
    return run_steps(apply(event, acts.Reported(id=f"{table.match_key} result", table=table.key, places=places)))


def run_steps(event: Event) -> Event:
    """Apply all steps that need no confirmation; a step that repeats would never end."""
    for _ in range(50):
        steps = [step for step in next_steps(event, NOW) if not step.confirm]
        if not steps:
            return event
        launch, act = steps[0].launch, steps[0].act
        match = f"{launch} {sum(table.launch for table in event.tables())}"
        event = apply(event, act or acts.Launched(id=f"{match} launched", table=launch, match=match))
    raise AssertionError(steps)


def test_a_tied_duel_is_replayed_at_its_table_with_sides_changed() -> None:
    event = tied_semifinal()
    (duel,) = tied_duels(event)
    assert (duel.key, final_tie(event)) == ("1.1.1", None)
    event = replay_duel(event, at=NOW + DAY)
    (table,) = event.open_tables()
    assert (table.players, table.match, table.launch, table.again) == (duel.players[::-1], "", 2, 1)
    assert table.deadline == NOW + DAY + event.settings.round_seconds
    assert (open_ties(event), tied_duels(event), event.stages[0].rounds[0].closed) == ((), (), False)
    event = end_replay(event, (2, 1))
    assert table.players[1] in event.stages[0].rounds[1].tables[0].players
    assert table.players[0] not in event.stages[0].rounds[1].tables[0].players


def test_each_tie_of_a_duel_is_announced_and_can_be_replayed() -> None:
    event = run_steps(tied_semifinal())
    for times in (1, 2):
        event = end_replay(replay_duel(event), (1, 1))
        assert tied_duels(event)[0].again == times
    concluded = [line for line in event.log if line.kind == "concluded"]
    assert len(concluded) == 3
    assert all({*line.players} == {*tied_duels(event)[0].players} for line in concluded)


def test_a_cancelled_replay_is_warned_about_again() -> None:
    event = run_steps(start("elimination", 2, 4, revision=REVISION))
    event = run_steps(apply(event, acts.CalledOff(id="off", table="1.1.1")))
    event = apply(event, acts.Ruled(id="draw", by=99, table="1.1.1", places=(1, 1)))
    event = run_steps(apply(event, acts.Reported(id="other", table="1.1.2", places=(1, 2))))
    event = run_steps(replay_duel(event))
    event = run_steps(apply(event, acts.CalledOff(id="off again", table="1.1.1")))
    assert sum(line.kind == "warned" for line in event.log) == 2


def test_a_cancelled_duel_is_replayed_with_the_same_sides() -> None:
    event = run_steps(apply(open_semifinals(), acts.CalledOff(id="off", table="1.1.1")))
    before = event.tables()[0]
    event = run_steps(replay_duel(event))
    (table, _) = event.open_tables()
    assert (table.players, table.called_off, table.launch, table.again) == (before.players, False, 2, 0)
    assert table.match not in ("", before.match)
    event = run_steps(apply(event, acts.Reported(id=f"{table.match_key} result", table=table.key, places=(1, 2))))
    assert event.tables()[0].result is not None


def test_only_a_tied_duel_of_two_active_players_is_replayed() -> None:
    event = tied_semifinal()
    one = event.tables()[0].players[0]
    won = run_steps(apply(open_semifinals(), acts.Reported(id="won", table="1.1.1", places=(1, 2))))
    for wrong, key in (
        (won, "1.1.1"),
        (drop(event, one), "1.1.1"),
        (event, "1.1.2"),
        (tie_final(*FORMATS[0]), "1.2.1"),
    ):
        with pytest.raises(ActRefused, match="no-tied-duel"):
            replay_duel(wrong, key)
    assert tied_duels(run_steps(settle(event, one))) == ()


def open_semifinals() -> Event:
    """Return a knock-out of four with open semifinals."""
    return run_steps(start("elimination", 2, 4, revision=REVISION))


def test_a_tied_duel_is_replayed_while_its_round_is_open() -> None:
    event = apply(open_semifinals(), acts.Reported(id="draw", table="1.1.1", places=(1, 1)))
    (duel,) = tied_duels(event)
    assert open_concerns(event, NOW) == (Concern("tied-across-the-cut", players=duel.players),)
    event = apply(run_steps(replay_duel(event)), acts.Reported(id="other", table="1.1.2", places=(1, 1)))
    assert [table.key for table in tied_duels(event)] == ["1.1.2"]
    assert not event.stages[0].rounds[0].closed


def test_a_duel_of_a_knockout_at_tables_is_replayed() -> None:
    event = play_next_round(start("knockout", 2, 4, revision=REVISION), {"1.1.1": ((1, 1), ())})
    assert [table.key for table in tied_duels(event)] == (["1.1.1"] if open_ties(event) else [])
    assert open_ties(event)
    assert replay_duel(event).open_tables()[0].key == "1.1.1"
