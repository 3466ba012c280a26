"""Life of a tournament from its announcement to its end, even if the process dies at any moment."""

from functools import cache

import msgspec
import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.league import next_season
from bot.features.tournaments.rules.model import ActRefused, Entry, Event
from bot.features.tournaments.rules.next_steps import Concern, next_at, next_steps, open_concerns, open_ties
from bot.features.tournaments.rules.ranking import group_ranks, stage_standings
from bot.features.tournaments.rules.rounds import lot
from tests.bot.features.tournaments.rules.world import DAY, HOUR, World, settings

EVENTS: list[tuple[str, int, dict[str, object], int]] = [
    ("groups", 4, {}, 60),
    ("schedule", 4, {}, 30),
    ("swiss", 4, {"cut": 16}, 50),
    ("swiss", 4, {"cut": 10}, 30),
    ("swiss", 2, {"rounds": 5, "cut": 4, "scheme": "duel"}, 24),
    ("heats", 3, {"cut": 9, "order": ("best_2", "points", "lot")}, 30),
    ("knockout", 4, {}, 40),
    ("elimination", 2, {}, 20),
    ("round-robin", 2, {"scheme": "duel"}, 9),
    ("league", 4, {"least": 40}, 20),
]


@cache
def hold(number: int) -> tuple[World, Event]:
    """Hold one of the tournaments in a process that never dies."""
    name, seats, more, players = EVENTS[number]
    world = World(settings(name, seats, **more), players)
    return world, world.run()


@pytest.mark.parametrize("number", range(len(EVENTS)), ids=[name for name, *_ in EVENTS])
def test_a_tournament_runs_from_its_announcement_to_its_end(number: int) -> None:
    world, event = hold(number)
    more = EVENTS[number][2]
    assert event.phase == ("cancelled" if "least" in more else "finished")
    assert not event.open_tables()
    assert all(one.closed and one.announced for stage in event.stages for one in stage.rounds)
    assert len(world.sent) == sum(len(stage.rounds) for stage in event.stages)
    assert sorted(world.matches) == sorted(table.key for table in event.tables())
    if "cut" in more:
        assert len(event.stages) == 2
        assert len(event.stages[1].players) == more["cut"]
    assert next_steps(event, world.now + 100 * DAY) == ()


@pytest.mark.parametrize("number", range(len(EVENTS)), ids=[name for name, *_ in EVENTS])
def test_fifty_deaths_do_not_change_the_end(number: int) -> None:
    whole, expected = hold(number)
    name, seats, more, players = EVENTS[number]
    deaths = frozenset(lot("death", name, seats, number) % whole.moments + 1 for number in range(50))
    dying = World(settings(name, seats, **more), players, deaths)
    assert dying.run() == expected
    assert dying.sent == whole.sent
    assert dying.matches == whole.matches


def start_first_round(name: str = "groups", seats: int = 4, players: int = 10, **more: object) -> Event:
    """Start a tournament with all players present, and launch its first round."""
    event = Event(settings(name, seats, **more), phase="open")
    for player in range(1, players + 1):
        event = apply(event, acts.Entered(id=f"enter {player}", player=player))
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in range(1, players + 1):
        event = apply(event, acts.Appeared(id=f"appear {player}", player=player))
    event = apply(event, acts.TournamentStarted(id="start", at=8 * DAY))
    return launch_tables(apply(event, acts.Drawn(id="1.1 draw", at=8 * DAY, stage=0, number=1)))


def launch_tables(event: Event) -> Event:
    """Launch all tables."""
    for table in event.open_tables():
        event = apply(event, acts.Launched(id=f"{table.key} launched", table=table.key, match="m"))
    return event


def play_round(event: Event) -> Event:
    """Play and close the round; places follow the order of seats."""
    for table in event.open_tables():
        ranking = tuple(range(1, len(table.players) + 1))
        event = apply(event, acts.Reported(id=f"{table.key} result", table=table.key, places=ranking))
    number = len(event.stages[-1].rounds)
    closing = acts.RoundClosed(id=f"{len(event.stages)}.{number} close", stage=len(event.stages) - 1, number=number)
    return apply(event, closing)


def conclude_round(event: Event) -> Event:
    """Announce the end of the latest round."""
    stage, number = len(event.stages) - 1, len(event.stages[-1].rounds)
    tied = tuple(player for tie in open_ties(event) for player in tie.players)
    return apply(event, acts.Concluded(id=f"{stage + 1}.{number} conclude", stage=stage, number=number, players=tied))


def test_an_act_applied_twice_changes_nothing() -> None:
    event = start_first_round()
    again = apply(event, acts.TournamentStarted(id="start", at=9 * DAY))
    assert again is event


def test_leaving_does_not_change_a_closed_round() -> None:
    event = play_round(start_first_round("swiss", players=12))
    before = msgspec.json.encode(event.stages[0].rounds[0])
    event = apply(event, acts.Dropped(id="drop", player=event.stages[0].players[0]))
    event = play_round(launch_tables(apply(event, acts.Drawn(id="1.2 draw", stage=0, number=2))))
    assert msgspec.json.encode(event.stages[0].rounds[0]) == before
    gone = event.stages[0].players[0]
    assert gone not in {player for table in event.stages[0].rounds[1].tables for player in table.players}


def test_a_substitute_plays_for_the_table_and_not_for_the_standings() -> None:
    event = start_first_round("swiss", players=8)
    table = event.open_tables()[0]
    gone = table.players[0]
    event = apply(event, acts.Dropped(id="drop", player=gone))
    assert open_concerns(event, 8 * DAY) == (Concern("given-up", table.key, (gone,)),)
    event = apply(event, acts.Replaced(id="in", table=table.key, player=gone, substitute=99))
    assert open_concerns(event, 8 * DAY) == ()
    event = apply(event, acts.Reported(id="result", table=table.key, places=(1, 2, 3, 4)))
    result = event.tables()[0].result
    assert result is not None
    assert result.counted == (4, 1, 2, 3)
    assert result.unrated == (gone,)
    points = {line.player: line.values[0] for line in stage_standings(event, 0)}
    assert [points[player] for player in table.players] == [60, 600, 360, 180]
    assert 99 not in points


def test_the_desk_lists_a_table_after_its_deadline_until_it_has_more_time() -> None:
    event = start_first_round()
    late = 8 * DAY + event.settings.round_seconds + 1
    table = event.open_tables()[3]
    assert len(open_concerns(event, late)) == 10
    event = apply(event, acts.Extended(id="one", seconds=DAY, tables=(table.key,)))
    assert Concern("overdue", table.key) not in open_concerns(event, late)
    event = apply(event, acts.Extended(id="all", seconds=DAY))
    assert open_concerns(event, late) == ()


def test_a_pause_stops_the_runner_and_extends_deadlines() -> None:
    event = start_first_round()
    due = next_steps(event, 9 * DAY)
    paused = apply(event, acts.TournamentPaused(id="p", at=9 * DAY))
    assert due
    assert next_steps(paused, 9 * DAY) == ()
    after = apply(paused, acts.TournamentResumed(id="r", at=11 * DAY))
    assert next_steps(after, 9 * DAY) == due
    assert after.open_tables()[0].deadline == event.open_tables()[0].deadline + 2 * DAY


def test_manual_steps_wait_for_confirmation() -> None:
    event = play_round(start_first_round("swiss", players=12, automatic=False, cut=4))
    (step,) = next_steps(event, 20 * DAY)
    assert (step.id, step.confirm) == ("1.1 conclude", False)
    event = conclude_round(event)
    (step,) = next_steps(event, 20 * DAY)
    assert (step.id, step.confirm) == ("1.2 draw", True)
    assert not next_steps(start_first_round("swiss", players=12), 20 * DAY)[0].confirm


def test_a_tie_across_the_cut_waits_for_a_choice() -> None:
    event = conclude_round(play_round(start_first_round("groups", players=7, cut=4, order=("wins",))))
    (step,) = next_steps(event, 20 * DAY)
    assert step.confirm
    (concern,) = open_concerns(event, 20 * DAY)
    assert (concern.kind, len(concern.players)) == ("tied-across-the-cut", 7)
    assert step.act is not None
    with pytest.raises(ActRefused, match="tied-across-the-cut"):
        apply(event, step.act)
    chosen = apply(event, acts.Advanced(id="choice", stage=0, chosen=concern.players[:4], reason="lot at the table"))
    assert chosen.stages[1].players == concern.players[:4]
    assert chosen.log[-1].reason == "lot at the table"


def test_reserves_replace_absent_players() -> None:
    event = Event(settings("groups", 4, most=5), phase="open")
    for player in range(1, 9):
        event = apply(event, acts.Entered(id=f"enter {player}", player=player))
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in (8, 7, 5, 3, 2, 1):
        event = apply(event, acts.Appeared(id=f"appear {player}", player=player))
    event = apply(event, acts.TournamentStarted(id="start"))
    assert sorted(event.stages[0].players) == [1, 2, 3, 5, 7]


def test_the_last_entrant_is_left_out_if_groups_do_not_fit() -> None:
    entries = tuple(Entry(player, "present") for player in range(1, 17))
    event = apply(Event(settings("groups", 4), phase="muster", entries=entries), acts.TournamentStarted(id="start"))
    assert sorted(event.stages[0].players) == list(range(1, 16))


def test_seasons_of_a_league_continue_from_its_ranks() -> None:
    divisions: tuple[tuple[int, ...], ...] = ()
    for number in range(3):
        event = World(settings("league", 4, divisions=divisions, seed=f"season {number}"), 45).run()
        ranked = group_ranks(event, 0)
        assert ranked
        assert sorted(player for group in ranked for player in group) == sorted(event.stages[0].players)
        stood = {player: place for place, group in enumerate(divisions) for player in group}
        for place, group in enumerate(ranked):
            assert all(abs(stood.get(player, place) - place) <= 1 for player in group)
        divisions = next_season(ranked, 4)


def test_too_few_players_cancel_the_tournament() -> None:
    event = Event(settings("groups", 4), phase="muster")
    assert apply(event, acts.TournamentStarted(id="start")).phase == "cancelled"


@pytest.mark.parametrize(
    ("act", "key"),
    [
        (acts.Opened(id="a"), "phase-running"),
        (acts.Entered(id="a", player=77), "phase-running"),
        (acts.Dropped(id="a", player=77), "not-entered"),
        (acts.Drawn(id="a", stage=0, number=2), "round-open"),
        (acts.Drawn(id="a", stage=5, number=1), "no-round"),
        (acts.Launched(id="a", table="1.1.99", match="m"), "no-table"),
        (acts.Reported(id="a", table="1.1.1", places=(1, 2)), "places"),
        (acts.Reported(id="a", table="1.1.1", places=(1, 2, 2, 3)), "places"),
        (acts.Reported(id="a", table="1.1.1", places=(1, 2, 3, 4), scores=(1,)), "places"),
        (acts.Replaced(id="a", table="1.1.1", player=77, substitute=99), "substitute"),
        (acts.RoundClosed(id="a", stage=0, number=1), "round-open"),
        (acts.RoundClosed(id="a", stage=0, number=4), "no-round"),
        (acts.Advanced(id="a", stage=0), "round-open"),
        (acts.Finished(id="a"), "round-open"),
        (acts.TournamentResumed(id="a"), "not-paused"),
    ],
)
def test_an_illegal_act_is_refused(act: AnyAct, key: str) -> None:
    with pytest.raises(ActRefused, match=f"^{key}$"):
        apply(start_first_round(), act)


def test_closed_rounds_and_finished_tables_take_no_results() -> None:
    event = start_first_round()
    table = event.open_tables()[0]
    once = apply(event, acts.Reported(id="r", table=table.key, places=(1, 2, 3, 4)))
    with pytest.raises(ActRefused, match="table-over"):
        apply(once, acts.Reported(id="again", table=table.key, places=(1, 2, 3, 4)))
    ruled = apply(once, acts.Ruled(id="rule", table=table.key, places=(4, 3, 2, 1), reason="bug"))
    assert ruled.tables()[0].result is not None
    with pytest.raises(ActRefused, match="round-closed"):
        apply(play_round(once), acts.Reported(id="late", table=table.key, places=(1, 2, 3, 4)))
    over = apply(play_round(once), acts.Finished(id="finish"))
    with pytest.raises(ActRefused, match="corrected-late"):
        apply(over, acts.Ruled(id="rule", at=over.finished_at + 86_401, table=table.key, places=(4, 3, 2, 1)))
    knocked = apply(play_round(start_first_round("knockout")), acts.Drawn(id="drawn", stage=0, number=2))
    with pytest.raises(ActRefused, match="round-closed"):
        apply(knocked, acts.Ruled(id="rule", table="1.1.1", places=(4, 3, 2, 1)))


def test_a_wrong_result_is_corrected_in_the_standings_of_closed_rounds() -> None:
    def hold(*places: int) -> Event:
        event = start_first_round("swiss", players=8)
        event = apply(event, acts.Reported(id="wrong", table="1.1.1", places=places))
        return launch_tables(apply(conclude_round(play_round(event)), acts.Drawn(id="1.2 draw", stage=0, number=2)))

    wrong, right = hold(1, 2, 3, 4), hold(4, 3, 2, 1)
    corrected = apply(wrong, acts.Ruled(id="rule", table="1.1.1", places=(4, 3, 2, 1), reason="typed wrongly"))
    before, after = (one.stages[0].rounds[0].rows for one in (wrong, corrected))
    assert before != after == right.stages[0].rounds[0].rows
    assert corrected.stages[0].rounds[1] == wrong.stages[0].rounds[1], "a drawn round is played"


def test_organisers_are_pinged_once_for_each_need_of_a_table() -> None:
    event = start_first_round()
    late = event.open_tables()[0].deadline + 1
    event = apply(event, acts.Announced(id="1.1 announce", stage=0, number=1))

    def called(event: Event, now: int) -> tuple[str, ...]:
        return next((one.act.tables for one in next_steps(event, now) if isinstance(one.act, acts.Warned)), ())

    def warned(event: Event, now: int) -> Event:
        return apply(event, next(one.act for one in next_steps(event, now) if isinstance(one.act, acts.Warned)))

    assert called(event, late - 1) == ()
    keys = tuple(table.key for table in event.open_tables())
    assert called(event, late) == keys
    event = warned(event, late)
    assert called(event, late + 1) == ()
    event = apply(event, acts.Extended(id="more", seconds=HOUR, tables=keys[:1]))
    assert called(event, late + HOUR) == keys[:1]
    event = apply(warned(event, late + HOUR), acts.CalledOff(id="off", table=keys[1]))
    assert called(event, late + HOUR) == keys[1:2]
    assert called(warned(event, late + HOUR), late + HOUR) == ()


def test_the_desk_names_players_who_gave_up_their_last_table() -> None:
    event = start_first_round("swiss", players=8)
    gone = event.open_tables()[0].players[0]
    event = apply(event, acts.GaveUp(id="gone", table="1.1.1", player=gone))
    event = play_round(event)
    absent = Concern("absent", players=(gone,))
    assert absent in open_concerns(event, 8 * DAY)
    event = launch_tables(apply(conclude_round(event), acts.Drawn(id="1.2 draw", stage=0, number=2)))
    assert absent in open_concerns(event, 8 * DAY)
    again = play_round(event)
    assert absent not in open_concerns(again, 8 * DAY), "the next table was played"
    assert absent not in open_concerns(apply(event, acts.Disqualified(id="out", by=1, player=gone)), 8 * DAY)


def test_organisers_cannot_rule_on_their_own_table() -> None:
    event = start_first_round()
    table = event.open_tables()[0]
    with pytest.raises(ActRefused, match="own-table"):
        apply(event, acts.Ruled(id="rule", by=table.players[2], table=table.key, places=(1, 2, 3, 4)))


def test_acts_at_the_wrong_time_are_refused() -> None:
    draft = Event(settings("groups", 4))
    opened = apply(draft, acts.Opened(id="open"))
    entered = apply(opened, acts.Entered(id="in", player=1))
    refused: list[tuple[Event, AnyAct, str]] = [
        (draft, acts.Entered(id="x", player=1), "phase-draft"),
        (entered, acts.Entered(id="x", player=1), "entered-already"),
        (opened, acts.Withdrew(id="x", player=1), "not-entered"),
        (opened, acts.Appeared(id="x", player=1), "phase-open"),
        (apply(opened, acts.EntriesClosed(id="c")), acts.Appeared(id="x", player=1), "not-entered"),
        (apply(draft, acts.Cancelled(id="c")), acts.Cancelled(id="x"), "over"),
        (apply(start_first_round(), acts.TournamentPaused(id="p")), acts.TournamentPaused(id="x"), "paused"),
        (play_round(start_first_round()), acts.Drawn(id="x", stage=0, number=2), "stage-over"),
        (start_first_round(), acts.Concluded(id="x", stage=0, number=1), "round-open"),
    ]
    for event, act, key in refused:
        with pytest.raises(ActRefused, match=f"^{key}$"):
            apply(event, act)
    assert apply(entered, acts.Withdrew(id="out", player=1)).entries == ()


def test_a_tournament_opens_closes_and_starts_at_its_times() -> None:
    event = Event(settings("groups", 4))
    assert next_steps(event, DAY - HOUR) == ()
    assert [step.id for step in next_steps(event, DAY)] == ["open"]
    event = apply(event, acts.Opened(id="open"))
    assert next_steps(event, 7 * DAY - 1) == ()
    assert [step.id for step in next_steps(event, 7 * DAY)] == ["close"]


def test_a_tournament_is_equal_after_saving_and_loading() -> None:
    event = play_round(start_first_round("swiss", players=12))
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def test_a_player_who_gives_up_a_table_stays_in_the_tournament() -> None:
    event = start_first_round("swiss", players=8)
    table = event.open_tables()[0]
    gone = table.players[1]
    event = apply(event, acts.GaveUp(id="gone", table=table.key, player=gone))
    assert open_concerns(event, 8 * DAY) == (Concern("given-up", table.key, (gone,)),)
    assert gone in event.active()
    with pytest.raises(ActRefused, match="not-entered"):
        apply(event, acts.GaveUp(id="again", table=table.key, player=gone))
    event = apply(event, acts.Reported(id="result", table=table.key, places=(1, 2, 3, 4)))
    result = event.tables()[0].result
    assert result is not None
    assert result.counted == (1, 4, 2, 3)


def test_a_cancelled_game_waits_for_a_ruling() -> None:
    event = start_first_round()
    table = event.open_tables()[0]
    event = apply(event, acts.CalledOff(id="off", table=table.key))
    assert open_concerns(event, 8 * DAY) == (Concern("called-off", table.key),)
    event = apply(event, acts.Ruled(id="rule", by=99, table=table.key, places=(1, 2, 3, 4)))
    assert open_concerns(event, 8 * DAY) == ()


def test_players_who_are_kept_apart_are_in_different_groups() -> None:
    event = Event(settings("groups", 4), phase="open")
    for player in range(1, 28):
        event = apply(event, acts.Entered(id=f"enter {player}", player=player))
    free = _start(event)
    households = [free.stages[0].groups[0][:2], free.stages[0].groups[0][2:4], free.stages[0].groups[1][:3]]
    for number, players in enumerate(households):
        event = apply(event, acts.KeptApart(id=f"apart {number}", players=players))
    groups = _start(event).stages[0].groups
    assert [len(group) for group in groups] == [len(group) for group in free.stages[0].groups]
    for players in households:
        assert len({next(place for place, group in enumerate(groups) if one in group) for one in players}) == len(
            players
        )
    with pytest.raises(ActRefused, match="apart"):
        apply(event, acts.KeptApart(id="self", players=(1, 1)))


def _start(event: Event) -> Event:
    """Start the tournament with all entrants."""
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in event.players("entered"):
        event = apply(event, acts.Appeared(id=f"appear {player}", player=player))
    return apply(event, acts.TournamentStarted(id="start"))


def test_a_cut_decided_only_by_lot_waits_for_a_choice() -> None:
    event = conclude_round(play_round(start_first_round("groups", players=7, cut=4, order=("wins", "lot"))))
    (step,) = next_steps(event, 20 * DAY)
    assert step.confirm
    assert [one.kind for one in open_concerns(event, 20 * DAY)] == ["tied-across-the-cut"]
    assert len({line.rank for line in stage_standings(event, 0)}) == 7


def test_an_assistant_is_appointed_once() -> None:
    event = apply(start_first_round(), acts.Assisted(id="one", player=99))
    assert event.assistants == (99,)
    with pytest.raises(ActRefused, match="assists"):
        apply(event, acts.Assisted(id="two", player=99))


def test_a_tournament_with_a_date_is_scheduled_once() -> None:
    event = apply(Event(settings("groups", 4, opens=99 * DAY)), acts.Opened(id="open"))
    (step,) = next_steps(event, DAY)
    assert isinstance(step.act, acts.Scheduled)
    event = apply(event, acts.Scheduled(id=step.act.id, entry=7))
    assert event.scheduled == 7
    assert next_steps(event, DAY) == ()
    assert next_steps(apply(Event(settings("groups", 4)), acts.Opened(id="open")), DAY) == ()


def test_the_last_round_is_not_concluded() -> None:
    event = play_round(start_first_round("groups", players=7))
    assert [step.id for step in next_steps(event, 20 * DAY)] == ["finish"]


def open_sign_up(closes: int, starts: int, **more: object) -> Event:
    """Return a tournament with two entrants before the end of sign-up."""
    event = Event(settings("swiss", 4, closes=closes, starts=starts, **more), phase="open")
    for player in (1, 2):
        event = apply(event, acts.Entered(id=f"enter {player}", player=player))
    return event


def advance(event: Event, now: int) -> Event:
    """Apply all due steps that need no confirmation."""
    while steps := [step for step in next_steps(event, now) if step.act is not None and not step.confirm]:
        assert steps[0].act is not None
        event = apply(event, steps[0].act)
    return event


@pytest.mark.parametrize(
    ("now", "moves"),
    [
        (6 * DAY, False),
        (6 * DAY + 12 * HOUR, False),
        (6 * DAY + 12 * HOUR + 1, True),
        (7 * DAY, True),
        (40 * DAY, True),
    ],
)
def test_a_start_moves_if_check_in_opens_late(now: int, *, moves: bool) -> None:
    event = advance(open_sign_up(6 * DAY, 7 * DAY, opens=8 * DAY), now)
    assert event.phase == "muster"
    assert event.settings.starts == (now + DAY if moves else 7 * DAY)


@pytest.mark.parametrize(("late", "phase"), [(HOUR, "cancelled"), (HOUR + 1, "muster")])
def test_a_late_start_waits_for_missing_players(late: int, phase: str) -> None:
    event = advance(open_sign_up(6 * DAY, 7 * DAY, opens=8 * DAY), 6 * DAY)
    event = apply(event, acts.Appeared(id="1 appears", player=1))
    event = advance(event, 7 * DAY + late)
    assert event.phase == phase


def test_a_late_start_waits_once_and_only_for_missing_players() -> None:
    event = advance(open_sign_up(6 * DAY, 7 * DAY, opens=8 * DAY, least=3), 6 * DAY)
    there = event
    for player in (1, 2):
        there = apply(there, acts.Appeared(id=f"{player} appears", player=player))
    assert advance(there, 9 * DAY).phase == "cancelled"
    moved = advance(event, 9 * DAY)
    assert (moved.phase, moved.settings.starts) == ("muster", 10 * DAY)
    assert advance(moved, 20 * DAY).phase == "cancelled"


def test_a_start_by_hand_and_a_reopened_sign_up_do_not_move() -> None:
    by_hand = advance(open_sign_up(9 * DAY, 9 * DAY, opens=9 * DAY), 8 * DAY)
    assert by_hand.phase == "open"
    reopened = advance(open_sign_up(6 * DAY, 7 * DAY, opens=8 * DAY), 6 * DAY)
    reopened = apply(reopened, acts.SignUpReopened(id="reopen", by=9))
    assert advance(reopened, 7 * DAY).phase == "cancelled"


@pytest.mark.parametrize(("length", "lead"), [(10 * DAY, DAY), (2 * DAY, DAY // 2), (DAY, 6 * HOUR)])
def test_players_are_reminded_once_of_a_near_deadline(length: int, lead: int) -> None:
    event = advance(start_first_round(round_seconds=length), 8 * DAY)
    table = event.open_tables()[0]
    near = table.deadline - lead
    assert near in {next_at(event, now) for now in range(8 * DAY, near, DAY)} | {next_at(event, near - 1)}
    assert advance(event, near - 1).open_tables()[0].reminded == 0
    event = advance(event, near)
    assert {one.reminded for one in event.open_tables()} == {table.deadline}
    assert sum(line.kind == "deadline_near" for line in event.log) == 1
    assert advance(event, near + 1) == event
    event = apply(event, acts.Extended(id="more", by=9, seconds=5 * DAY, tables=(table.key,)))
    event = advance(event, table.deadline + 5 * DAY - lead)
    assert event.open_tables()[0].reminded == table.deadline + 5 * DAY
    assert sum(line.kind == "deadline_near" for line in event.log) == 2


def test_players_are_not_reminded_of_a_passed_deadline() -> None:
    event = start_first_round(round_seconds=DAY)
    late = event.open_tables()[0].deadline
    assert all(table.reminded == 0 for table in advance(event, late).tables())


def test_taking_over_an_entry_is_no_absence_after_a_substitute() -> None:
    event = start_first_round("swiss", 2, 6, rounds=3)
    table = event.open_tables()[0]
    gone, helper, heir = table.players[0], 77, 88
    event = apply(event, acts.Replaced(id="helps", by=9, table=table.key, player=gone, substitute=helper))
    event = apply(event, acts.TookOver(id="heir", by=9, player=gone, substitute=heir))
    event = apply(event, acts.Reported(id="end", table=table.key, places=(2, 1)))
    assert not [one for one in open_concerns(event, 9 * DAY) if one.kind == "absent"]
