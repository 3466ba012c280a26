"""News of a match by phase, without Discord: complete, without repetition, and with undone lines kept."""

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


def show(kind: str) -> ShownEvent:
    return ShownEvent(Event(kind, 0, {}))


def make_news(*kinds: str, since: int = 0, keep: int | None = None, asked: tuple[str, ...] = ()) -> Announcement:
    """Make events of these kinds, with a position for each that ends a phase."""
    scenes = tuple(f"{number} {since}".encode() for number, kind in enumerate(kinds) if kind in ("phase", "over"))
    return Announcement(tuple(map(show, kinds)), scenes, 5, asked, since, keep)


def kinds(lines: tuple[PhaseLine, ...]) -> list[str]:
    return [f"-{line.shown.event.kind}" if line.undone else line.shown.event.kind for line in lines]


def rows(*all_news: Announcement) -> list[OutboxRow]:
    return [OutboxRow(number, "m", number, "table", 0, pack(one)) for number, one in enumerate(all_news, start=1)]


def test_a_phase_takes_in_all_moves_until_it_ends() -> None:
    found = progress(PhaseDraft((), b"start"), [make_news("placed"), make_news("passed", "phase", "built", since=1)])
    (phase,) = found.ended
    assert kinds(phase.lines) == ["placed", "passed", "phase"]
    assert (phase.before, phase.after) == (b"start", b"1 1")
    assert (kinds(found.draft.lines), found.draft.before) == (["built"], b"1 1")


def test_one_move_may_end_several_phases() -> None:
    found = progress(PhaseDraft(), [make_news("passed", "phase", "phase", "moved", "phase")])
    assert [kinds(phase.lines) for phase in found.ended] == [["passed", "phase"], ["phase"], ["moved", "phase"]]
    assert [phase.before for phase in found.ended] == [None, *(phase.after for phase in found.ended[:-1])]


def test_an_undo_marks_undone_lines_and_keeps_them() -> None:
    moves = [make_news("placed", since=4), make_news("passed", since=5), make_news("undone", since=-1, keep=5)]
    found = progress(PhaseDraft(), [*moves, make_news("built", since=5)])
    assert kinds(found.draft.lines) == ["placed", "-passed", "undone", "built"]


def test_an_undo_of_news_that_name_no_actions_marks_nothing() -> None:
    """An older program did not store the number of actions in force."""
    old = Announcement((show("placed"),))
    found = progress(PhaseDraft(), [old, make_news("undone", since=-1, keep=0)])
    assert kinds(found.draft.lines) == ["placed", "undone"]


def test_the_open_phase_of_a_cancelled_match_is_a_phase() -> None:
    found = closed(progress(PhaseDraft(), [make_news("placed")]), b"now")
    assert found.ended == (EndedPhase((PhaseLine(show("placed"), 0),), None, b"now"),)
    assert closed(progress(PhaseDraft(), []), b"now").ended == ()


def test_news_without_published_phases_lead_to_the_same_draft() -> None:
    moves = [
        make_news("placed", asked=("0.1",)),
        make_news("passed", "phase", "moved", "phase", "built", since=1, asked=("0.2",)),
        make_news("sold", since=2, asked=("0.3",)),
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


def test_an_undo_is_applied_once() -> None:
    """The undone lines are in the message; the other news came after the undo."""
    moves = [
        make_news("placed", since=4),
        make_news("undone", since=-1, keep=4),
        make_news("passed", "phase", "built", since=4),
    ]
    ids, rest = without(rows(*moves), 1)
    assert ids == [1, 2, 3]
    assert unpack(rest).keep is None


def test_all_news_of_a_cancelled_match_are_used() -> None:
    ids, rest = without(rows(make_news("placed"), Announcement(())), 1)
    assert ids == [1, 2]
    assert unpack(rest).events == ()


def test_drafts_and_lines_are_read_as_they_were_written() -> None:
    found = progress(PhaseDraft(), [make_news("placed", "phase", "built")])
    assert unpack_draft(pack_draft(found.draft)) == found.draft
    assert unpack_draft(None) == PhaseDraft()
    lines = tuple(phase.lines for phase in found.ended)
    assert unpack_lines(pack_lines(lines)) == lines


def test_news_of_an_older_program_are_read() -> None:
    """They end with the questions that were open before."""
    old = msgspec.msgpack.encode([[[Event("placed", 0, {}), False]], [b"a position"], 5, ["0.1"]])
    assert unpack(old) == Announcement((show("placed"),), (b"a position",), 5, ("0.1",))


@pytest.mark.parametrize("body", [b"", b"\xff", pack_lines(())[:-1], msgspec.msgpack.encode(["draft", 7])])
def test_damaged_news_are_dropped_and_logged(body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    assert unpack_draft(body) == PhaseDraft()
    assert unpack_lines(body) == ()
    assert len(caplog.records) == 2


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*-*.txt")), ids=lambda path: path.stem)
def test_a_game_reports_the_end_of_every_phase_with_a_scene(path: Path) -> None:
    """The news are split at these events, each of which has a position of that moment."""
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
