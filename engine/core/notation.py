"""Notation: actions as lines of text, matches as readable records (docs/architecture.md, The log is the truth).

A line is `<seat> <kind> <pick> …`; chance is written `chance`, an undo `<seat> undo <actions kept>` and a redo `<seat>
redo`; the seat of an arbiter's is `arbiter`. A record is headers, then one entry a line. Every line but the first ends
in a check of everything up to it, so that a changed line can be located. A record that has no checks at all is read
too: people write those by hand.

Picks that stay hidden while a match runs are written `<seat> <kind> ?`, and the checks are over that. Such a record
tells how far the match is, but cannot be read.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec import Struct, structs

from engine.core.log import Entry, Redo, Undo
from engine.core.seal import HASHED, mixed_text
from engine.core.setup import Setup
from engine.core.types import ARBITER, CHANCE, Action, Seat

RECORD_FORMAT: Final = "provost-record 1"
_UNDO: Final = "undo"
_REDO: Final = "redo"
_CHANCE: Final = "chance"
_ARBITER: Final = "arbiter"
_NAMED: Final = {CHANCE: _CHANCE, ARBITER: _ARBITER}
_CHECK: Final = "  #"
_NUMBERS: Final = ("seats", "rules")
_NAMES: Final = ("game", *_NUMBERS, "commitment", "secret", "match", "closed", "mixing", "dealing")
_OPTION: Final = "option"
_OFFER: Final = "offer"
_OCCASION: Final = "occasion"
_HIDDEN: Final = ("?",)
_DIGITS: Final = 9


class Unreadable(ValueError):
    """Text that is not in notation; `line` is its number in the record, from 1, `kind` the id of the error."""

    def __init__(self, kind: str, line: int = 0) -> None:
        super().__init__(kind)
        self.kind = kind
        self.line = line


class Record(Struct, frozen=True):
    """A match as it is written down; `first` is the line number of the first entry.

    `commitment` is the published hash of the secret, `secret` the secret itself as hex, only when the match has ended.
    Until then `hidden` are the entries, counted from 0, whose picks are left out. `match` is the match's id and
    `closed` the id of the message that said that its seats are closed, where these are mixed into its chance as
    `mixing` says. `offers` are by entry the options of its draws, for checking them without the rules. With
    `by_occasion` the draws were dealt by occasion, and `occasions` are their names by entry; `match` is then the first
    match of the round.
    """

    setup: Setup
    entries: tuple[Entry, ...]
    commitment: str = ""
    secret: str = ""
    first: int = 1
    hidden: frozenset[int] = frozenset()
    match: str = ""
    closed: str = ""
    mixing: str = ""
    offers: tuple[tuple[int, tuple[str, ...]], ...] = ()
    by_occasion: bool = False
    occasions: tuple[tuple[int, str], ...] = ()

    @property
    def mixed(self) -> str:
        """Return the text that is mixed into the randomness of the match; empty if there is none."""
        return mixed_text(self.match, self.closed, self.mixing)


def write_entry(entry: Entry) -> str:
    """Write an action, an undo or a redo as a line."""
    seat = _NAMED.get(entry.seat, str(entry.seat))
    if isinstance(entry, Undo):
        return f"{seat} {_UNDO} {entry.keep}"
    if isinstance(entry, Redo):
        return f"{seat} {_REDO}"
    return " ".join((seat, entry.kind, *entry.picks))


def read_entry(line: str) -> Entry:
    """Parse a line. Raises `Unreadable` if it is not `<seat> <kind> <pick> …`, or if its picks are hidden."""
    match line.split():
        case [seat, kind, keep] if kind == _UNDO:
            return Undo(ARBITER if seat == _ARBITER else _seat(seat), _number(keep))
        case [seat, kind] if kind == _REDO:
            return Redo(ARBITER if seat == _ARBITER else _seat(seat))
        case [_, _, *picks] if tuple(picks) == _HIDDEN:
            raise Unreadable("line_hidden")
        case [seat, kind, *picks]:
            return Action(CHANCE if seat == _CHANCE else _seat(seat), kind, tuple(picks))
    raise Unreadable("bad_line")


def write_record(record: Record) -> str:
    """Write a record, every line with its check."""
    setup = record.setup
    lines = [f"game {setup.game}", f"seats {setup.seats}", f"rules {setup.rules}"]
    lines += [f"{_OPTION} {id} {value}" for id, value in setup.options.items()]
    lines += [f"commitment {record.commitment}"] if record.commitment else []
    lines += [f"secret {record.secret}"] if record.secret else []
    lines += [f"match {record.match}", f"closed {record.closed}"] if record.closed else []
    lines += [f"mixing {record.mixing}"] if record.mixing else []
    lines += [f"dealing {_OCCASION}"] if record.by_occasion else []
    lines += (" ".join((_OFFER, str(step), *keys)) for step, keys in record.offers)
    lines += (f"{_OCCASION} {step} {name}" for step, name in record.occasions)
    lines += (
        write_entry(_hide_picks(entry) if step in record.hidden else entry) for step, entry in enumerate(record.entries)
    )
    checked = (f"{line}{_CHECK}{check}\n" for line, check in zip(lines, _checks(lines), strict=True))
    return f"{RECORD_FORMAT}\n{''.join(checked)}"


def read_record(text: str) -> Record:
    """Parse a record. Raises `Unreadable` with the number of the first line that does not fit."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != RECORD_FORMAT:
        raise Unreadable("not_a_record", 1)
    bodies = _strip_checks(lines[1:])
    head, first = _head(bodies)
    headers = head.headers
    entries = tuple(_entry(body, number) for number, body in enumerate(bodies[first - 2 :], start=first))
    setup = Setup(headers["game"], _number(headers["seats"]), _number(headers["rules"]), head.options)
    return Record(
        setup,
        entries,
        headers.get("commitment", ""),
        headers.get("secret", ""),
        first,
        match=headers.get("match", ""),
        closed=headers.get("closed", ""),
        mixing=headers.get("mixing", ""),
        offers=tuple(head.offers.items()),
        by_occasion=headers.get("dealing") == _OCCASION,
        occasions=tuple(head.occasions.items()),
    )


def _hide_picks(entry: Entry) -> Entry:
    """Return an entry without its picks."""
    return structs.replace(entry, picks=_HIDDEN) if isinstance(entry, Action) else entry


def _checks(bodies: Iterable[str]) -> Iterator[str]:
    """Yield the check of each line: a hash of all lines up to it."""
    running = hashlib.blake2b(RECORD_FORMAT.encode(), digest_size=4)
    for body in bodies:
        running.update(f"\n{body}".encode())
        yield running.hexdigest()


def _strip_checks(lines: Sequence[str]) -> list[str]:
    """Return the lines after the first without their checks, which must be right if there are any."""
    parts = [line.partition(_CHECK) for line in lines]
    bodies = [body for body, _, _ in parts]
    if any(mark for _, mark, _ in parts):
        for number, ((_, _, check), right) in enumerate(zip(parts, _checks(bodies), strict=True), start=2):
            if check != right:
                raise Unreadable("line_changed", number)
    return bodies


class RecordHead(NamedTuple):
    """All before the entries of a record: headers by name, options, and what was offered and drawn by step."""

    headers: dict[str, str]
    options: dict[str, str]
    offers: dict[int, tuple[str, ...]]
    occasions: dict[int, str]


def _head(bodies: Sequence[str]) -> tuple[RecordHead, int]:
    """Parse the lines up to the first entry, and return its line number too."""
    head, number = RecordHead({}, {}, {}, {}), 1
    headers, options, offers, occasions = head
    for number, body in enumerate(bodies, start=2):
        match body.split():
            case []:
                continue
            case [name, id, value] if name == _OPTION and id not in options:
                options[id] = value
            case [name, step, *keys] if name == _OFFER and (read := _number(step, number)) not in offers:
                offers[read] = tuple(keys)
            case [name, step, draw] if name == _OCCASION and (read := _number(step, number)) not in occasions:
                occasions[read] = draw
            case [name, value] if name in _NAMES and name not in headers:
                headers[name] = str(_number(value, number)) if name in _NUMBERS else value
            case [name, *_] if name in (*_NAMES, _OPTION, _OFFER, _OCCASION):
                raise Unreadable("bad_header", number)
            case _:
                break
    else:
        number += 1
    if not {"game", *_NUMBERS} <= headers.keys() or headers.get("mixing", HASHED) != HASHED:
        raise Unreadable("bad_header", number)
    return head, number


def _entry(body: str, number: int) -> Entry:
    try:
        return read_entry(body)
    except Unreadable as error:
        raise Unreadable(error.kind, number) from None


def _seat(text: str) -> Seat:
    return _number(text)


def _number(text: str, line: int = 0) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > _DIGITS:
        raise Unreadable("bad_line", line)
    return int(text)
