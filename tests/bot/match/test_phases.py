"""What a match's news become phase by phase, without Discord: nothing lost, nothing twice, undone lines kept."""

from pathlib import Path

import msgspec
import pytest

from bot.match.outbox import Announcement, ShownEvent, pack, unpack
from bot.match.phases import (
    PHASE_ENDS,
    EndedPhase,
    PhaseDraft,
    PhaseLine,
    closed,
    pack_draft,
    pack_lines,
    progress,
    unpack_draft,
    unpack_lines,
    without,
)
from engine import GAMES
from engine.core.log import replay_log
from engine.core.match import Match
from engine.core.notation import read_record
from engine.core.types import Event
from storage.messages import OutboxRow

pytestmark = pytest.mark.no_cover

RECORDS = Path(__file__).parents[2] / "records"


def shown(kind: str) -> ShownEvent:
    return ShownEvent(Event(kind, 0, {}))


def news(*kinds: str, since: int = 0, keep: int | None = None, asked: tuple[str, ...] = ()) -> Announcement:
    """Events of these kinds, with a position for each that ends a phase."""
    scenes = tuple(f"{number} {since}".encode() for number, kind in enumerate(kinds) if kind in ("phase", "over"))
    return Announcement(tuple(map(shown, kinds)), scenes, 5, asked, since, keep)


def kinds(lines: tuple[PhaseLine, ...]) -> list[str]:
    return [f"-{line.shown.event.kind}" if line.undone else line.shown.event.kind for line in lines]


def rows(*all_news: Announcement) -> list[OutboxRow]:
    return [OutboxRow(number, "m", number, "table", 0, pack(one)) for number, one in enumerate(all_news, start=1)]


def test_a_phase_takes_in_all_moves_until_it_ends() -> None:
    found = progress(PhaseDraft((), b"start"), [news("placed"), news("passed", "phase", "built", since=1)])
    (phase,) = found.ended
    assert kinds(phase.lines) == ["placed", "passed", "phase"]
    assert (phase.before, phase.after) == (b"start", b"1 1")
    assert (kinds(found.draft.lines), found.draft.before) == (["built"], b"1 1")


def test_one_move_may_end_several_phases() -> None:
    found = progress(PhaseDraft(), [news("passed", "phase", "phase", "moved", "phase")])
    assert [kinds(phase.lines) for phase in found.ended] == [["passed", "phase"], ["phase"], ["moved", "phase"]]
    assert [phase.before for phase in found.ended] == [None, *(phase.after for phase in found.ended[:-1])]


def test_an_undo_marks_what_it_takes_back_and_keeps_it() -> None:
    moves = [news("placed", since=4), news("passed", since=5), news("undone", since=-1, keep=5)]
    found = progress(PhaseDraft(), [*moves, news("built", since=5)])
    assert kinds(found.draft.lines) == ["placed", "-passed", "undone", "built"]


def test_an_undo_of_news_that_name_no_actions_marks_nothing() -> None:
    """An older program did not write down how many actions were in force."""
    old = Announcement((shown("placed"),))
    found = progress(PhaseDraft(), [old, news("undone", since=-1, keep=0)])
    assert kinds(found.draft.lines) == ["placed", "undone"]


def test_what_a_match_that_was_called_off_left_open_is_a_phase() -> None:
    found = closed(progress(PhaseDraft(), [news("placed")]), b"now")
    assert found.ended == (EndedPhase((PhaseLine(shown("placed"), 0),), None, b"now"),)
    assert closed(progress(PhaseDraft(), []), b"now").ended == ()


def test_news_without_the_phases_that_have_a_message_lead_to_the_same() -> None:
    moves = [
        news("placed", asked=("0.1",)),
        news("passed", "phase", "moved", "phase", "built", since=1, asked=("0.2",)),
        news("sold", since=2, asked=("0.3",)),
    ]
    waiting, whole = rows(*moves), progress(PhaseDraft(), moves)
    for count in (1, 2):
        ids, rest = without(waiting, count)
        assert ids == [1, 2]
        left = [unpack(rest), moves[2]]
        found = progress(PhaseDraft((), whole.ended[count - 1].after), left)
        assert found == type(whole)(whole.ended[count:], whole.draft)
        assert left[0].asked == ("0.1",), "who was called before the first of the news has been called"
        assert (left[0].by, left[0].since) == (5, 1)


def test_an_undo_is_taken_in_once() -> None:
    """The lines that it took back are in the message; what the rest says came after it."""
    moves = [news("placed", since=4), news("undone", since=-1, keep=4), news("passed", "phase", "built", since=4)]
    ids, rest = without(rows(*moves), 1)
    assert ids == [1, 2, 3]
    assert unpack(rest).keep is None


def test_news_of_a_match_that_was_called_off_are_all_taken() -> None:
    ids, rest = without(rows(news("placed"), Announcement(())), 1)
    assert ids == [1, 2]
    assert unpack(rest).events == ()


def test_drafts_and_lines_are_read_as_they_were_written() -> None:
    found = progress(PhaseDraft(), [news("placed", "phase", "built")])
    assert unpack_draft(pack_draft(found.draft)) == found.draft
    assert unpack_draft(None) == PhaseDraft()
    lines = tuple(phase.lines for phase in found.ended)
    assert unpack_lines(pack_lines(lines)) == lines


def test_news_of_an_older_program_are_read() -> None:
    """They end with the questions that were open before."""
    old = msgspec.msgpack.encode([[[Event("placed", 0, {}), False]], [b"a position"], 5, ["0.1"]])
    assert unpack(old) == Announcement((shown("placed"),), (b"a position",), 5, ("0.1",))


@pytest.mark.parametrize("body", [b"", b"\xff", pack_lines(())[:-1], msgspec.msgpack.encode(["draft", 7])])
def test_what_is_damaged_is_given_up_and_logged(body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    assert unpack_draft(body) == PhaseDraft()
    assert unpack_lines(body) == ()
    assert len(caplog.records) == 2


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*-*.txt")), ids=lambda path: path.stem)
def test_a_game_says_that_a_phase_is_over_whenever_it_shows_one(path: Path) -> None:
    """By these events the news are split: each comes with a position of that moment."""
    record = read_record(path.read_text(encoding="utf-8"))
    game = GAMES[record.setup.game]
    match = Match(game, record.setup, record.entries)
    events = [event for one in replay_log(game, record.setup, record.entries) for event in one.events]
    opening = game.resume(game.begin(record.setup))
    ends = [event for event in (*opening.events, *events) if event.kind in PHASE_ENDS]
    views = match.snapshot_views()
    assert len(ends) == len(views) > 5
    for event, view in zip(ends, views, strict=True):
        assert event.seen_by is None
        assert event.kind == "over" or (event.data["phase"], event.data["turn"]) == (view.phase, view.turn)
