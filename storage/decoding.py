"""What every database shares: the columns of a table as a row, a row as columns, and whether a log is what was written."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import json

from storage import chain
from storage.clock_rows import FigureRow, TurnFigureRow, TurnRow
from storage.faults import readable
from storage.result_rows import KeptPlaceRow, KeptResultRow, ResultRow
from storage.rows import LogRow, MatchRow, SeatRow, Snapshot

ENCODER: Final = json.Encoder()
TEXTS: Final = json.Decoder(dict[str, str])
PICKS: Final = json.Decoder(tuple[str, ...])
PARTS: Final = json.Decoder(dict[str, tuple[str, ...]])
NAMES: Final = json.Decoder(tuple[str, ...])
PLACES: Final = json.Decoder(tuple[KeptPlaceRow, ...])
OPTIONS, SEED = 7, 9  # where the two columns of JSON begin and end

Columns = Sequence[Any]
"""The values of a row in the order of its table's columns, to be written."""

Found = Iterable[Any]
"""Such values as a database hands them out."""


def text(value: dict[str, str] | dict[str, tuple[str, ...]] | Sequence[str]) -> str:
    """A value as its column of JSON holds it."""
    return ENCODER.encode(value).decode()


def match_row(columns: Found) -> MatchRow:
    """A match, from the columns of its struct; raises what `readable` turns into `Unreadable`."""
    values = list(columns)
    values[OPTIONS:SEED] = map(TEXTS.decode, values[OPTIONS:SEED])
    return MatchRow(*values)


def match_columns(match: MatchRow) -> Columns:
    """The columns of a new match; the last counts its changes."""
    return (
        *(match.id, match.channel_id, match.guild_id, match.game, match.rules, match.schema, match.seats),
        *(text(match.options), text(match.settings), match.seed, match.commitment, match.status),
        *(match.created_at, match.owner_id, match.version),
    )


def seat_columns(match_id: str, seat: SeatRow) -> Columns:
    """The columns of a seat."""
    return match_id, seat.seat, seat.user_id, seat.name, seat.computer


def log_lines(match_id: str, rows: Iterable[Found]) -> tuple[tuple[LogRow, ...], list[bytes]]:
    """The lines, and the hashes before, between and after them; raises `Unreadable` where a line is not what was written."""
    lines: list[LogRow] = []
    hashes, hashed = [chain.first(match_id)], False
    with readable(match_id):
        for seq, seat, kind, picks, by_user, auto, at, key, stored in rows:
            found = chain.following(hashes[-1], seq, seat, kind, picks)
            if seq != len(lines) or (stored != found and (hashed or stored is not None)):
                raise chain.Broken
            hashed = stored is not None
            hashes.append(found)
            lines.append(LogRow(seq, seat, kind, PICKS.decode(picks), by_user, bool(auto), at, key))
    return tuple(lines), hashes


def log_columns(match_id: str, lines: Iterable[LogRow], last: bytes) -> tuple[list[Columns], bytes]:
    """The columns of lines that follow the one whose hash is `last`, and the hash of the last of them."""
    rows: list[Columns] = []
    for n in lines:
        picks = text(n.picks)
        last = chain.following(last, n.seq, n.seat, n.kind, picks)
        rows.append((match_id, n.seq, n.seat, n.kind, picks, n.by_user, n.auto, n.at, n.key, last))
    return rows, last


def trusted(match_id: str, rows: Iterable[Found], hashes: list[bytes]) -> tuple[Snapshot | None, bool]:
    """The match's snapshot, if it is of this log and unchanged, and whether there is one that is not."""
    for count, checksum, body in rows:
        if 0 <= count < len(hashes) and checksum == chain.checksum(match_id, count, hashes[count], body):
            return Snapshot(count, body), False
        return None, True
    return None, False


def figure_row(id: str, game: str, opened: int, moved: int | None, ended: int, *rest: Any) -> FigureRow:
    """What became of a match, from its columns."""
    ending, first, stayed = rest
    return FigureRow(id, game, opened, moved, ended, ending, NAMES.decode(first), NAMES.decode(stayed))


def turn_figure_row(columns: Found) -> TurnFigureRow:
    """A turn of an ended match, from its columns."""
    id, person, asked, ended, awake, has_deadline, missed, presses = columns
    return TurnFigureRow(id, person, asked, ended, awake, bool(has_deadline), bool(missed), presses)


def turn_columns(match_id: str, one: TurnRow, person: str | None) -> Columns:
    """The columns of a turn, its person by pseudonym."""
    return (
        *(match_id, one.n, person, one.asked_at, one.ended_at, one.awake),
        *(one.has_deadline, one.missed, one.presses),
    )


def result_columns(match_id: str, row: ResultRow, names: dict[int, str]) -> Columns:
    """The columns of a result; `names` are the pseudonyms of its people."""
    places = [
        KeptPlaceRow(None if one.person is None else names[one.person], one.place, one.rated) for one in row.places
    ]
    return match_id, row.guild_id, row.game, row.ended_at, ENCODER.encode(places).decode()


def result_row(match_id: str, game: str, ended_at: int, places: str) -> KeptResultRow:
    """A result, from its columns."""
    return KeptResultRow(match_id, game, ended_at, PLACES.decode(places))
