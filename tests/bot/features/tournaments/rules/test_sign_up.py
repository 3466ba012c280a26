"""Sign-up: players added by organisers, reopening, reinstatement, and edits until the first draw."""

from typing import Any

import pytest

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import ActRefused, Event, RoundPlan
from bot.features.tournaments.rules.next_steps import next_steps
from bot.features.tournaments.rules.rounds import WAITING_REVISION
from bot.features.tournaments.rules.stages import expected_end
from tests.bot.features.tournaments.rules.data import draw_places
from tests.bot.features.tournaments.rules.world import DAY, settings

ORGANISER = 900


def open_duels(players: int = 0, **more: Any) -> Event:
    """Open a Swiss of duels, and enter these players."""
    given = {"revision": WAITING_REVISION, "least": 3, "scheme": "duel", **more}
    event = apply(Event(settings("swiss", 2, **given)), acts.Opened(id="open"))
    return enter(event, *range(1, players + 1))


def enter(event: Event, *players: int) -> Event:
    for player in players:
        event = apply(event, acts.Entered(id=f"{player} enters {len(event.log)}", by=player, player=player))
    return event


def start_check_in(event: Event, *present: int) -> Event:
    event = apply(event, acts.EntriesClosed(id="close"))
    event = apply(event, acts.Mustered(id="muster", messages=(700,)))
    for player in present:
        event = apply(event, acts.Appeared(id=f"{player} is here", by=player, player=player))
    return event


def draw(event: Event, at: int = 10 * DAY) -> Event:
    """Make the next draw, even the first."""
    if event.phase == "muster":
        event = apply(event, acts.TournamentStarted(id="start"))
    while not isinstance((step := next_steps(event, at)[0]).act, acts.Drawn):
        assert step.act is not None
        event = apply(event, step.act)
    return apply(event, step.act)


def play_round(event: Event) -> Event:
    """End all open tables."""
    for table in event.open_tables():
        ended = draw_places("sign-up", table.players, table.key)
        event = apply(event, acts.Reported(id=f"{table.key} result", table=table.key, places=ended))
    return event


def refusal_of(event: Event, act: AnyAct) -> str:
    with pytest.raises(ActRefused) as caught:
        apply(event, act)
    return f"{caught.value}"


def test_organisers_manage_entries_before_the_start() -> None:
    event = apply(open_duels(4), acts.Entered(id="5 is added", by=ORGANISER, player=5))
    assert event.players("entered") == (1, 2, 3, 4, 5)
    event = start_check_in(event, 1, 2)
    assert refusal_of(event, acts.Entered(id="6 enters", by=6, player=6)) == "phase-muster"
    event = apply(event, acts.Entered(id="6 is added", by=ORGANISER, player=6))
    event = apply(event, acts.Appeared(id="3 is here", by=ORGANISER, player=3))
    event = apply(event, acts.Withdrew(id="4 is removed", by=ORGANISER, player=4))
    assert event.players("present") == (1, 2, 3, 6)
    assert [(line.kind, line.by) for line in event.log[-3:]] == [
        ("entered", ORGANISER),
        ("appeared", ORGANISER),
        ("withdrew", ORGANISER),
    ]


def test_sign_up_is_reopened_and_closed_with_another_seed() -> None:
    event = apply(
        start_check_in(open_duels(4, opens=999 * DAY), 1, 2, 3), acts.SignUpReopened(id="reopen", by=ORGANISER)
    )
    assert (event.phase, event.mixed, event.settings.closes) == ("open", "", event.settings.starts)
    event = enter(event, 5)
    assert event.players("present") == (1, 2, 3, 5)  # players who enter now are here
    event = apply(event, acts.Appeared(id="4 is here", by=4, player=4))
    assert next_steps(event, 7 * DAY)[0].id == "schedule"
    (closing,) = next_steps(event, 8 * DAY)
    assert closing.act == acts.EntriesClosed(id="close 2", at=8 * DAY)
    event = apply(event, closing.act)
    mustered = next_steps(event, 8 * DAY)[0].act
    assert mustered == acts.Mustered(id="muster 2", at=8 * DAY)
    event = apply(event, acts.Mustered(id="muster 2", messages=(701,)))
    assert event.draw_seed.endswith(":701")
    assert len(draw(event).stages[0].players) == 5


def test_a_full_cup_is_not_reopened() -> None:
    event = enter(apply(Event(settings("mini-cup", 2)), acts.Opened(id="open")), *range(1, 6))
    event = apply(event, acts.Filled(id="fill", players=tuple(range(1, 6))))
    assert refusal_of(event, acts.SignUpReopened(id="reopen")) == "phase-muster"


def test_a_player_is_reinstated_in_free_seats() -> None:
    event = draw(start_check_in(open_duels(4), 1, 2, 3, 4))
    event = apply(event, acts.Disqualified(id="out", by=ORGANISER, player=1))
    assert event.open_tables()[0].given_up or event.open_tables()[1].given_up
    back = apply(event, acts.Reinstated(id="back", by=ORGANISER, player=1))
    assert 1 in back.active()
    assert not any(table.given_up for table in back.open_tables())
    assert refusal_of(back, acts.Reinstated(id="again", player=1)) == "not-out"
    (key,) = (table.key for table in event.open_tables() if 1 in table.players)
    event = apply(event, acts.Replaced(id="helped", table=key, player=1, substitute=50))
    back = apply(event, acts.Reinstated(id="back", by=ORGANISER, player=1))
    assert [table.given_up for table in back.open_tables() if table.key == key] == [(1,)]  # a substitute has the seat


def test_a_disqualified_entrant_is_reinstated_before_the_start() -> None:
    event = apply(open_duels(4), acts.Disqualified(id="out", player=2))
    assert refusal_of(event, acts.Entered(id="again", by=2, player=2)) == "disqualified"
    assert apply(event, acts.Reinstated(id="back", player=2)).players("entered") == (1, 2, 3, 4)
    event = apply(start_check_in(event, 1, 3, 4), acts.Reinstated(id="back", player=2))
    assert event.players("present") == (1, 2, 3, 4)


def test_only_former_players_are_reinstated_in_a_running_tournament() -> None:
    event = draw(start_check_in(open_duels(5), 1, 2, 3, 4))
    event = apply(event, acts.Dropped(id="5 leaves", player=5))
    assert refusal_of(event, acts.Reinstated(id="back", player=5)) == "not-out"


def test_an_edit_changes_only_what_it_names() -> None:
    event = open_duels(3, about="old")
    edited = apply(event, acts.Edited(id="edit", name="New", most=3, starts=20 * DAY, closes=19 * DAY, late=2))
    changed = edited.settings
    assert (changed.name, changed.most, changed.starts, changed.closes) == ("New", 3, 20 * DAY, 19 * DAY)
    assert (changed.late, changed.late_half, changed.about, changed.pace) == (2, False, "old", "steady")
    cleared = apply(edited, acts.Edited(id="more", about="", late_half=True, pace="slow", round_seconds=DAY)).settings
    assert (cleared.about, cleared.late_half, cleared.pace, cleared.round_seconds) == ("", True, "slow", DAY)
    mustered = apply(start_check_in(event), acts.Edited(id="later", starts=30 * DAY, closes=29 * DAY)).settings
    assert (mustered.starts, mustered.closes) == (30 * DAY, 30 * DAY)


def test_rounds_have_their_own_time_and_clock() -> None:
    event = open_duels(4)
    event = apply(event, acts.Edited(id="final", round=3, round_seconds=30 * DAY, pace="slow"))
    event = apply(event, acts.Edited(id="final again", round=3, round_seconds=20 * DAY))
    assert event.settings.plans == (RoundPlan(3, 20 * DAY, "slow"),)
    assert expected_end(event, 0) == event.settings.starts + 40 * DAY
    event = draw(start_check_in(event, 1, 2, 3, 4))
    assert refusal_of(event, acts.Edited(id="late", name="New")) == "edit-late"
    assert refusal_of(event, acts.Edited(id="late", round=1, pace="slow")) == "edit-late"
    event = apply(event, acts.Edited(id="rounds to come", round_seconds=5 * DAY, pace="brisk"))
    event = draw(play_round(draw(play_round(event))))
    rounds = event.stages[0].rounds
    assert [one.pace for one in rounds] == ["steady", "brisk", "slow"]
    assert [one.tables[0].deadline for one in rounds] == [20 * DAY, 15 * DAY, 30 * DAY]


def test_a_finished_tournament_is_not_edited() -> None:
    event = apply(open_duels(3), acts.Cancelled(id="cancel"))
    assert refusal_of(event, acts.Edited(id="late", name="New")) == "phase-cancelled"


def test_added_players_of_a_cup_become_unseen_too() -> None:
    event = apply(Event(settings("mini-cup", 3, opens=0, closes=99 * DAY)), acts.Opened(id="open"))
    event = apply(event, acts.Entered(id="1 is added", by=ORGANISER, at=DAY, player=1))
    assert next_steps(event, 14 * DAY) == ()
    (step,) = next_steps(event, 15 * DAY)
    assert step.act == acts.Withdrew(id=f"1 unseen since {DAY}", at=15 * DAY, player=1)
