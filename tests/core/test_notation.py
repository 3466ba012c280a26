"""Lines and records that people write, and the errors in them."""

import hashlib

import pytest
from msgspec import structs

from engine.core.dealer import HASHED
from engine.core.log import Entry, Redo, Undo
from engine.core.notation import (
    RECORD_FORMAT,
    Record,
    Unreadable,
    read_entry,
    read_record,
    write_entry,
    write_record,
)
from engine.core.setup import Setup
from engine.core.types import ARBITER, CHANCE, Action

HEADERS = f"{RECORD_FORMAT}\ngame caylus\nseats 3\nrules 1\n"

LINES: list[tuple[str, Entry]] = [
    ("0 place w_mason@9", Action(0, "place", ("w_mason@9",))),
    ("chance neutral n_farm n_quarry", Action(CHANCE, "neutral", ("n_farm", "n_quarry"))),
    ("12 pass", Action(12, "pass")),
    ("1 undo 17", Undo(1, 17)),
    ("1 redo", Redo(1)),
    ("arbiter undo 17", Undo(ARBITER, 17)),
    ("arbiter redo", Redo(ARBITER)),
]


@pytest.mark.parametrize(("line", "entry"), LINES)
def test_an_entry_is_a_line(line: str, entry: Entry) -> None:
    assert write_entry(entry) == line
    assert read_entry(line) == entry
    assert read_entry(f"  {line.replace(' ', '   ')} ") == entry


@pytest.mark.parametrize(
    "line",
    [
        "",
        "0",
        "x place inn",
        "-1 place inn",
        "1.0 pass",
        "٣ pass",
        "1 undo x",
        "chance undo 3",
        "arbiter pass",
        "9" * 5000 + " pass",
    ],
)
def test_anything_else_is_not(line: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_entry(line)
    assert (refusal.value.kind, refusal.value.line) == ("bad_line", 0)


def test_a_record_looks_like_this() -> None:
    record = Record(Setup("caylus", 3, 1, {"favours": "royal"}), (Action(0, "place", ("pass",)),), "c0ffee", "5ec7e7")
    lines = write_record(record).splitlines()
    assert [line.partition("  #")[0] for line in lines] == [
        RECORD_FORMAT,
        "game caylus",
        "seats 3",
        "rules 1",
        "option favours royal",
        "commitment c0ffee",
        "secret 5ec7e7",
        "0 place pass",
    ]
    assert len({line.partition("  #")[2] for line in lines[1:]}) == len(lines) - 1
    assert read_record("\n".join(lines)).first == 8


def test_hidden_picks_are_left_out_of_lines_and_checks() -> None:
    """Checks over the hidden picks would reveal them by trial and error."""
    setup = Setup("raid", 2, 1, {})
    hands = ("knight.1", "shield.1"), ("shield.1", "knight.1")
    records = [
        Record(
            setup, (Action(CHANCE, "shuffle", hand), Action(0, "roll", ("3",)), Undo(0, 1)), hidden=frozenset({0, 2})
        )
        for hand in hands
    ]
    text, other = map(write_record, records)
    assert text == other
    assert [line.partition("  #")[0] for line in text.splitlines()[4:]] == ["chance shuffle ?", "0 roll 3", "0 undo 1"]
    with pytest.raises(Unreadable) as refusal:
        read_record(text)
    assert (refusal.value.kind, refusal.value.line) == ("line_hidden", 5)


def test_a_record_needs_neither_secret_nor_entries() -> None:
    assert read_record(HEADERS) == Record(Setup("caylus", 3, 1, {}), (), first=5)
    assert "secret" not in write_record(read_record(HEADERS))
    assert "commitment" not in write_record(read_record(HEADERS))


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("", "not_a_record", 1),
        ("provost-record 2\ngame caylus\n", "not_a_record", 1),
        (RECORD_FORMAT, "bad_header", 2),
        (f"{RECORD_FORMAT}\ngame caylus\nseats 3\n", "bad_header", 4),
        (f"{RECORD_FORMAT}\ngame caylus\nseats 3\n0 place pass\n", "bad_header", 4),
        (HEADERS + "game raid\n", "bad_header", 5),
        (HEADERS + "game\n", "bad_header", 5),
        (HEADERS + "option favours\n", "bad_header", 5),
        (HEADERS + "option favours royal extra\n", "bad_header", 5),
        (HEADERS + "option a b\noption a c\n", "bad_header", 6),
        (f"{RECORD_FORMAT}\ngame caylus\nseats three\nrules 1\n", "bad_line", 3),
        (HEADERS + "\n0 place pass\nseats 4\n", "bad_line", 7),
        (HEADERS + "\n0 place pass\n\n1 place pass\n", "bad_line", 7),
        (HEADERS + "0 place pass  #00000000\n", "line_changed", 2),
        (HEADERS + "mixing salt\n0 place pass\n", "bad_header", 6),
    ],
)
def test_a_record_that_does_not_fit_is_refused_at_its_line(text: str, kind: str, line: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_record(text)
    assert (refusal.value.kind, refusal.value.line) == (kind, line)


def test_a_record_tells_what_was_mixed_in_and_offered() -> None:
    written = Record(Setup("caylus", 3, 1, {}), (Action(0, "pass"),), "hash", "secret")
    mixed = Record(
        *(written.setup, written.entries, "hash", "secret"),
        first=9,
        match="abcdefgh",
        closed="1400000000000000000",
        offers=((0, ("a", "b")), (7, ())),
    )
    assert (written.mixed, mixed.mixed) == ("", "abcdefgh 1400000000000000000")
    text = write_record(mixed)
    bodies = [line.partition("  #")[0] for line in text.splitlines()]
    assert bodies[6:10] == ["match abcdefgh", "closed 1400000000000000000", "offer 0 a b", "offer 7"]
    assert read_record(text) == structs.replace(mixed, first=11)


def test_a_record_may_mix_in_the_hash_of_a_message() -> None:
    setup, entries = Setup("caylus", 3, 1, {}), (Action(0, "pass"),)
    record = Record(setup, entries, "hash", "secret", match="abcdefgh", closed="1400", mixing=HASHED)
    assert record.mixed == f"abcdefgh {hashlib.sha256(b'1400').hexdigest()}"
    assert structs.replace(record, closed="").mixed == ""
    text = write_record(record)
    assert [line.partition("  #")[0] for line in text.splitlines()][6:9] == [
        "match abcdefgh",
        "closed 1400",
        "mixing hash",
    ]
    assert read_record(text) == structs.replace(record, first=10)


@pytest.mark.parametrize("offers", ["offer x a", "offer 1 a\noffer 1 b", "offer"])
def test_offers_that_mean_nothing_are_refused(offers: str) -> None:
    with pytest.raises(Unreadable):
        read_record(f"{HEADERS}{offers}\n0 pass\n")
