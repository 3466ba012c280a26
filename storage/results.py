"""Results in SQL: plain functions of a connection, questions and changes."""

import sqlite3
from typing import Final

from msgspec import json

from storage.decoding import Columns
from storage.result_rows import KeptPlaceRow, KeptResultRow, ResultRow

ENCODER: Final = json.Encoder()
PLACES: Final = json.Decoder(tuple[KeptPlaceRow, ...])


def result_columns(match_id: str, row: ResultRow, names: dict[int, str]) -> Columns:
    """The columns of a result; `names` are the pseudonyms of its people."""
    places = [
        KeptPlaceRow(None if one.person is None else names[one.person], one.place, one.rated) for one in row.places
    ]
    return match_id, row.guild_id, row.game, row.ended_at, ENCODER.encode(places).decode()


def result_row(match_id: str, game: str, ended_at: int, places: str) -> KeptResultRow:
    """A result, from its columns."""
    return KeptResultRow(match_id, game, ended_at, PLACES.decode(places))


def add(db: sqlite3.Connection, match_id: str, row: ResultRow, names: dict[int, str]) -> None:
    """Write the result of a match, unless it is written already; `names` are the pseudonyms of its people."""
    db.execute("INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?)", result_columns(match_id, row, names))


def count(db: sqlite3.Connection, guild_id: int | None) -> int:
    """How many results a server has."""
    return int(db.execute("SELECT count(*) FROM results WHERE guild_id IS ?", (guild_id,)).fetchone()[0])


def of_server(db: sqlite3.Connection, guild_id: int | None) -> tuple[KeptResultRow, ...]:
    """The results of a server, oldest first."""
    query = "SELECT match_id, game, ended_at, places FROM results WHERE guild_id IS ? ORDER BY ended_at, match_id"
    rows = db.execute(query, (guild_id,)).fetchall()
    return tuple(result_row(*row) for row in rows)


def users(db: sqlite3.Connection, names: tuple[str, ...]) -> dict[str, int]:
    """The users behind pseudonyms; who has been deleted is missing."""
    marks = ", ".join("?" * len(names))
    query = f"SELECT pseudonym, user_id FROM people WHERE pseudonym IN ({marks})"  # noqa: S608  # nothing but marks
    return dict(db.execute(query, names).fetchall())
