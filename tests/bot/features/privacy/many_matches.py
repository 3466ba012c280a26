"""A database of many matches, made fast: a few are played, the others are copies with new ids and other people."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from storage.log import checksum, hash_before, hash_of_line
from storage.schema import SqlTable, tables

Columns = dict[str, Any]

FULL_COPY_INTERVAL: Final = 10
"""Interval of the copies that keep the people of their original; all others get people of their own."""

USER_COLUMNS: Final = ("user_id", "owner_id", "by_user", "former", "removed", "seated")
"""Columns that hold a user."""

FULL_COPY_TABLES: Final = ("outbox", "phase_records", "phase_drafts", "outcomes", "results", "turns")
"""Tables that name people within a text: copied only together with the people of the original."""


def multiply(path: Path, count: int) -> None:
    """Copy the matches of a closed database until there are `count` of them."""
    with closing(sqlite3.connect(path)) as db:
        db.row_factory = sqlite3.Row
        ids = [id for (id,) in db.execute("SELECT id FROM matches ORDER BY id")]
        rows = {id: list(_rows(db, id)) for id in ids}
        new = {table.name: list[tuple[Any, ...]]() for table in tables()}
        for number in range(count - len(ids)):
            original = ids[number % len(ids)]
            for table, row in _copy_rows(rows[original], number):
                new[table.name].append(tuple(row[column] for column in table.columns))
        for table in tables():
            places = ", ".join("?" * len(table.columns))
            db.executemany(f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({places})", new[table.name])  # noqa: S608 - names of our own
        db.commit()


def _rows(db: sqlite3.Connection, match_id: str) -> Iterator[tuple[SqlTable, Columns]]:
    for table in tables():
        key = "id" if table.name == "matches" else "match_id"
        if key in table.columns:
            query = f"SELECT * FROM {table.name} WHERE {key} = ? ORDER BY {', '.join(table.key)}"  # noqa: S608 - names of our own
            yield from ((table, dict(row)) for row in db.execute(query, (match_id,)))


def _copy_rows(rows: list[tuple[SqlTable, Columns]], number: int) -> Iterator[tuple[SqlTable, Columns]]:
    """Yield the rows of a copy, with hashes that match its new id."""
    match_id, in_full = f"copy{number:08}", number // 3 % FULL_COPY_INTERVAL == 0
    hashes = [hash_before(match_id)]
    for table, old in sorted(rows, key=lambda one: one[0].name == "snapshots"):
        row = {**old, ("id" if table.name == "matches" else "match_id"): match_id}
        if not in_full and table.name in FULL_COPY_TABLES:
            continue
        for column in () if in_full else USER_COLUMNS:
            if row.get(column):
                row[column] += (number + 1) * 10**6
        if table.name == "seats" and not in_full:
            row["name"] = f"User {number}"
        row |= {name: new(row[name], number) for name, new in RENUMBERED.items() if row.get(name)}
        if table.name == "outbox":
            row["id"] = None  # SQLite assigns the next one
        if table.name == "log":
            row["key"] = None if row["key"] is None else f"{row['key']} {number}"
            row["hash"] = hash_of_line(hashes[-1], row["seq"], row["seat"], row["kind"], row["picks"])
            hashes.append(row["hash"])
        if table.name == "snapshots":
            row["checksum"] = checksum(match_id, row["seq"], hashes[row["seq"]], row["body"])
        yield table, row


RENUMBERED: Final[dict[str, Callable[[int, int], int]]] = {
    "channel_id": lambda id, number: id + (number + 1) * 1000,
    "message_id": lambda id, number: id + (number + 1) * 1000,
}
"""Columns that must be unique, with their values in a copy."""
