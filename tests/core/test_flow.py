"""Stack of frames: their order, simultaneous questions, and reactions that cancel."""

from typing import Any

import pytest

from engine.core.flow import Frame, FrameSlot, Play, Position, tag
from engine.core.types import CHANCE, Action, Ask, Event, Illegal, Option
from tests.toys.raid import CARDS, Raid, State

RAID = Raid()
DECK = (
    *(card for card in CARDS if card not in ("knight.1", "shield.1", "scout.1", "knight.2", "shield.2", "shield.3")),
    *("shield.3", "shield.2", "knight.2", "scout.1", "shield.1", "knight.1"),
)
"""Dealt from the end: seat 0 gets knight.1 shield.1 scout.1, seat 1 knight.2 shield.2 shield.3."""


def play_actions(*lines: str) -> tuple[Position[State, Any], list[Event]]:
    """Play a game of two after the shuffle with these actions, as `<seat> <kind> <pick>`; return it with its events."""
    position, events = RAID.apply(RAID.start(RAID.setup(2)), Action(CHANCE, "shuffle", DECK))
    heard = list(events)
    for line in lines:
        seat, kind, pick = line.split()
        position, events = RAID.apply(position, Action(int(seat), kind, (pick,)))
        heard += events
    return position, heard


def open_questions(position: Position[State, Any]) -> list[tuple[int, str]]:
    return [(decision.ask.seat, decision.kind) for decision in RAID.decisions(position)]


@pytest.mark.parametrize("order", [("0", "1"), ("1", "0")])
def test_simultaneous_questions_are_answered_in_any_order(order: tuple[str, str]) -> None:
    position, _ = play_actions()
    assert open_questions(position) == [(0, "choose"), (1, "choose")]
    picks = {"0": "0 choose shield.1", "1": "1 choose shield.3"}
    position, _ = play_actions(picks[order[0]])
    assert open_questions(position) == [(int(order[1]), "choose")]
    position, events = play_actions(*(picks[seat] for seat in order))
    assert [event.data["card"] for event in events if event.kind == "revealed"] == ["shield.1", "shield.3"]
    assert position.state.turn == 2


def test_the_ids_of_open_questions_stay_while_others_are_answered() -> None:
    before = {decision.ask.seat: decision.id for decision in RAID.decisions(play_actions()[0])}
    after = {decision.ask.seat: decision.id for decision in RAID.decisions(play_actions("0 choose knight.1")[0])}
    assert after == {1: before[1]}


def test_a_reaction_cancels_what_comes_next() -> None:
    lines = ("0 choose knight.1", "1 choose shield.3", f"{CHANCE} roll 4")
    position, _ = play_actions(*lines)
    assert open_questions(position) == [(1, "respond")]
    shielded, events = play_actions(*lines, "1 respond shield.2")
    assert shielded.state.gold == [5, 5]
    assert Event("shielded", 1, {"card": "shield.2", "by": 0}) in events
    assert "looted" not in {event.kind for event in events}
    robbed, events = play_actions(*lines, "1 respond none")
    assert robbed.state.gold == [9, 1]
    assert Event("looted", 0, {"gold": 4, "by": 1}) in events


def test_a_player_without_cards_is_not_asked_to_react() -> None:
    lines = ("0 choose scout.1", "1 choose shield.2", "0 choose shield.1", "1 choose shield.3")
    position, events = play_actions(*lines, "0 choose knight.1", "1 choose knight.2", f"{CHANCE} roll 1")
    assert position.state.hands[1] == []
    assert [event.kind for event in events][-3:] == ["rolled", "defenceless", "looted"]


def test_an_action_names_the_seat_and_the_kind_of_an_open_question() -> None:
    position, _ = play_actions()
    for action, kind in ((Action(0, "respond", ("none",)), "not_asked"), (Action(2, "choose"), "wrong_seat")):
        with pytest.raises(Illegal) as refusal:
            RAID.apply(position, action)
        assert refusal.value.reason.kind == kind


class Note(Frame[list[str]], tag="note"):
    """Frame that writes a name down."""

    name: str

    def run(self, play: Play[list[str]]) -> None:
        play.state.append(self.name)


class Choice(Frame[list[str]], tag="choice"):
    """Frame that asks a seat, and does the picked frames before any waiting ones."""

    seat: int

    def ask(self, play: Play[list[str]]) -> Ask:
        return Ask(self.seat, (Option("a"), Option("b")))

    def answer(self, play: Play[list[str]], picks: tuple[str, ...]) -> None:
        play.then(Note(f"{self.seat}{picks[0]}"), Choice(self.seat + 10) if picks[0] == "b" else Note("a"))


def playing(*frames: Frame[list[str]]) -> Play[list[str]]:
    play: Play[list[str]] = Play(Position[list[str], Frame[list[str]]]([], []))
    play.then(*frames)
    play.settle()
    return play


def test_frames_are_done_in_the_order_in_which_they_are_named() -> None:
    play = playing(Note("1"), Note("2"), Note("3"))
    assert play.state == ["1", "2", "3"]
    assert play.decisions == ()
    assert play.next() is None


def test_frames_from_an_answer_come_before_waiting_ones() -> None:
    play = playing(Choice(0), Note("last"))
    play.answer(play.decisions[0], ("a",))
    assert play.state == ["0a", "a", "last"]


def test_an_answer_may_ask_questions_before_the_others_are_asked_again() -> None:
    play = playing(Note("first"))
    play.together(Choice(1), Choice(2), Note("among them"))
    play.settle()
    assert play.state == ["first", "among them"]
    assert [decision.ask.seat for decision in play.decisions] == [1, 2]
    play.answer(play.decisions[1], ("b",))
    assert [decision.ask.seat for decision in play.decisions] == [12]
    play.answer(play.decisions[0], ("a",))
    assert [decision.ask.seat for decision in play.decisions] == [1]
    assert len({decision.id for decision in play.decisions}) == 1


def test_asking_no_seat_does_nothing() -> None:
    play = playing(Note("before"))
    play.then(Note("after"))
    play.together()
    assert isinstance(play.next(), Note)
    play.settle()
    assert play.state == ["before", "after"]


def test_a_frame_can_be_taken_away_before_it_happens() -> None:
    play = playing()
    play.then(Note("never"), Note("later"))
    assert play.cancel() == Note("never")
    play.settle()
    assert play.state == ["later"]


def test_a_bare_frame_asks_no_seat_wishes_nothing_and_changes_nothing() -> None:
    class Silent(Frame[list[str]], tag="silent"):
        """Frame with only the parts that every frame has."""

    play, frame = playing(Silent()), Silent()
    frame.answer(play, ())
    assert play.position == Position[list[str], Frame[list[str]]]([], [])
    assert (frame.ask(play), list(frame.wishes(play)), frame.why(play, "any")) == (None, [], None)
    assert tag(frame) == "silent"


def test_snapshots_are_recorded_only_where_they_are_wanted() -> None:
    play: Play[list[str]] = Play(Position[list[str], Frame[list[str]]](["x"], [FrameSlot([Note("y")], [0])]))
    play.mark_snapshot()
    assert play.snapshots == []
    play.snapshot = lambda position: "".join(position.state).encode()
    play.mark_snapshot()
    play.settle()
    play.mark_snapshot()
    assert play.snapshots == [b"x", b"xy"]
