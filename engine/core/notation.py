"""Actions as lines of text, and whole matches as records that a person can read (design 6).

A line is `<seat> <kind> <pick> …`; chance is written `chance`, and an undo `<seat> undo <actions kept>`. A record is
headers, a blank line, then one entry a line, each ending in a check of everything above it, so that a changed line is
found where it stands. Lines without a check are read too: people write those by hand.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from engine.core.game import Setup
from engine.core.match import Entry, Undo
from engine.core.types import CHANCE, Action, Seat

FORMAT: Final = "provost-record 1"
_CHANCE: Final = "chance"
_UNDO: Final = "undo"
_CHECK: Final = "  #"


class Unreadable(ValueError):
    """A text is not in notation; `line` is its number in the record, from 1, `kind` says what is wrong."""

    def __init__(self, kind: str, line: int = 0) -> None:
        super().__init__(kind)
        self.kind = kind
        self.line = line


class Record(Struct, frozen=True):
    """A match as it is written down; `first` is the line number of the first entry.

    `commitment` is the published hash of the secret, `secret` the secret itself as hex, only when the match has ended.
    """

    setup: Setup
    entries: tuple[Entry, ...]
    commitment: str = ""
    secret: str = ""
    first: int = 1


def write_entry(entry: Entry) -> str:
    """Write an action or an undo as a line."""
    if isinstance(entry, Undo):
        return f"{entry.seat} {_UNDO} {entry.keep}"
    return " ".join((_CHANCE if entry.seat == CHANCE else str(entry.seat), entry.kind, *entry.picks))


def read_entry(line: str) -> Entry:
    """Read a line; raises `Unreadable` when it is not `<seat> <kind> <pick> …`."""
    match line.split():
        case [seat, kind, keep] if kind == _UNDO:
            return Undo(_seat(seat), _number(keep))
        case [seat, kind, *picks]:
            return Action(CHANCE if seat == _CHANCE else _seat(seat), kind, tuple(picks))
    raise Unreadable("bad_line")


def write_record(record: Record) -> str:
    """Write a record, every entry with its check."""
    setup = record.setup
    lines = [FORMAT, f"game {setup.game}", f"seats {setup.seats}", f"rules {setup.rules}"]
    lines += [f"option {id} {value}" for id, value in setup.options.items()]
    lines += [f"commitment {record.commitment}"] if record.commitment else []
    lines += [f"secret {record.secret}"] if record.secret else []
    lines.append("")
    running = hashlib.blake2b("\n".join(lines).encode(), digest_size=4)
    for entry in record.entries:
        line = write_entry(entry)
        running.update(f"\n{line}".encode())
        lines.append(f"{line}{_CHECK}{running.hexdigest()}")
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """Read a record; raises `Unreadable` with the number of the first line that does not fit."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise Unreadable("not_a_record", 1)
    blank = next((index for index, line in enumerate(lines) if not line.strip()), len(lines))
    headers = _headers(lines[1:blank])
    running = hashlib.blake2b("\n".join([*lines[:blank], ""]).encode(), digest_size=4)
    entries: list[Entry] = []
    for number, line in enumerate(lines[blank + 1 :], start=blank + 2):
        body, mark, check = line.partition(_CHECK)
        running.update(f"\n{body}".encode())
        if mark and check != running.hexdigest():
            raise Unreadable("line_changed", number)
        try:
            entries.append(read_entry(body))
        except Unreadable as error:
            raise Unreadable(error.kind, number) from None
    setup = Setup(headers["game"], _number(headers["seats"], 3), _number(headers["rules"], 4), _options(lines[1:blank]))
    return Record(setup, tuple(entries), headers.get("commitment", ""), headers.get("secret", ""), blank + 2)


def write_log(entries: Iterable[Entry]) -> str:
    """Write entries without headers and checks, one a line."""
    return "".join(f"{write_entry(entry)}\n" for entry in entries)


def _headers(lines: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        name, _, value = line.partition(" ")
        if name not in ("game", "seats", "rules", "option", "commitment", "secret") or not value:
            raise Unreadable("bad_header", number)
        found[name] = value
    if not {"game", "seats", "rules"} <= found.keys():
        raise Unreadable("bad_header", len(lines) + 2)
    return found


def _options(lines: Sequence[str]) -> dict[str, str]:
    pairs = [line.split() for line in lines if line.startswith("option ")]
    return {words[1]: words[2] for words in pairs if len(words) == 3}


def _seat(text: str) -> Seat:
    return _number(text)


def _number(text: str, line: int = 0) -> int:
    if not text.isascii() or not text.isdigit():
        raise Unreadable("bad_line", line)
    return int(text)
