"""Timelines of matches: every step shows each viewer the same as live, with all undos."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec import structs

from bot.features.replay.commands import step_of_actions
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent, shown_events
from bot.match.timeline import MAX_CACHED_TIMELINES, Timeline, Timelines
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.game import only_answer
from engine.core.match import Match
from engine.core.types import Action, Illegal, Seat
from engine.core.view import View
from storage.log import LogRow
from tests.bot.tabletop import PICKS, SECRET, Room, begin, choose_first, pick, unsaved_match

VIEWERS: tuple[Seat | None, ...] = (None, 0, 1)
MAX_ENTRIES = 400

Live = dict[int, list[View]]
"""Views of `VIEWERS` by length of the log."""


def play_match(name: str, seed: int, undos: float = 0.0) -> tuple[SeatedMatch, Live, list[ShownEvent]]:
    """Play a match with occasional undos; return it with all views after every move."""
    chooser, dealer, table = Random(seed), Dealer(SECRET), unsaved_match(GAMES[name].setup(2))
    match, first = Match[Any, View].new(table.game, table.core.setup, dealer)
    live, events = Live(), shown_events(first.events, None)
    while match.decisions and len(match.log) < MAX_ENTRIES:
        live[len(match.log)] = [match.view(viewer) for viewer in VIEWERS]
        decision = match.decisions[0]
        picks = only_answer(decision) or PICKS.get(name, pick)(decision, chooser)
        step = match.play(Action(decision.ask.seat, decision.kind, picks), dealer)
        events += shown_events(step.events, None)
        if chooser.random() < undos:
            live[len(match.log)] = [match.view(viewer) for viewer in VIEWERS]
            try:
                events += shown_events(match.undo(decision.ask.seat, agreed=True).events, None)
            except Illegal:
                continue
    live[len(match.log)] = [match.view(viewer) for viewer in VIEWERS]
    table.core, table.log_length = match, len(match.log)
    return table, live, events


def timeline_of(table: SeatedMatch) -> Timeline:
    return Timeline(table.game, table.core.setup, table.core.log)


@pytest.mark.no_cover
@pytest.mark.parametrize("undos", [0.0, 0.1])
@pytest.mark.parametrize("name", GAMES)
def test_every_step_shows_the_same_as_live(name: str, undos: float) -> None:
    table, live, _ = play_match(name, 3, undos)
    timeline = timeline_of(table)
    assert [stop.step for stop in timeline.stops] == sorted(live)
    for stop in timeline.stops:
        assert [timeline.view(stop.step, viewer) for viewer in VIEWERS] == live[stop.step]
        assert (stop.turn, stop.phase) == (live[stop.step][0].turn, live[stop.step][0].phase)


@pytest.mark.parametrize("name", GAMES)
def test_events_between_two_steps_are_those_visible_then(name: str) -> None:
    table, _, events = play_match(name, 4)
    timeline = timeline_of(table)
    steps = [0, *(stop.step for stop in timeline.stops)]
    found = [one for at, to in pairwise(steps) for one in timeline.happened(at, to, None)]
    assert [one.event for one in events if one in found] == [one.event for one in found]


def test_jumps_lead_to_turns_phases_and_moves() -> None:
    table, _, _ = play_match("caylus", 3)
    timeline = timeline_of(table)
    turns = timeline.turns()
    assert list(turns) == sorted({stop.turn for stop in timeline.stops})
    for turn, first in turns.items():
        assert first == next(stop for stop in timeline.stops if stop.turn == turn)
    for number, stop in enumerate(timeline.stops):
        phases = timeline.phases(number)
        assert stop.phase in [one.phase for one in phases]
        assert {one.turn for one in phases} == {stop.turn}
        assert timeline.stop_at(stop.step) == number
        following = timeline.next_of(number, 0)
        assert following is None or (following.seat == 0 and following.step > stop.step)


def test_a_step_between_two_stops_is_the_one_before() -> None:
    table, _, _ = play_match("catan_cards", 3)
    timeline = timeline_of(table)
    known = {stop.step: number for number, stop in enumerate(timeline.stops)}
    for step in range(table.log_length + 5):
        earlier = [number for at, number in known.items() if at <= step]
        assert timeline.stop_at(step) == (earlier[-1] if earlier else 0)


def test_timelines_are_kept_for_a_few_matches() -> None:
    table, _, _ = play_match("caylus", 3)
    lines = [LogRow(at, entry.seat, "", (), None, False, 0) for at, entry in enumerate(table.core.log)]
    timelines = Timelines()
    first = timelines.of(table, lines)
    assert timelines.of(table, lines) is first
    for number in range(MAX_CACHED_TIMELINES):
        table.row = structs.replace(table.row, id=f"other{number}")
        timelines.of(table, lines)
    table.row = structs.replace(table.row, id="abcdefgh")
    assert timelines.of(table, lines) is not first


async def test_the_step_of_a_message_is_where_its_move_ended(room: Room) -> None:
    match_id = await begin(room.tables)
    steps: dict[int, int] = {}
    for _ in range(12):
        await choose_first(room.tables, match_id)
        table = await room.tables.get_match(match_id)
        steps[len(table.core.actions)] = table.log_length
    lines = await room.store.log(match_id)
    assert {count: step_of_actions(lines, count) for count in steps} == steps
