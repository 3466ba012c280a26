"""Clocks and figures in SQL: plain functions of a connection, questions and changes."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Final

from storage import clock_rows, results
from storage.decoding import figure_row, text, turn_columns, turn_figure_row
from storage.faults import readable

KEEP_DUE: Final = "INSERT INTO due VALUES (?, ?) ON CONFLICT DO UPDATE SET next_at = excluded.next_at"
ADD_OUTAGE: Final = "INSERT INTO outages VALUES (?, ?) ON CONFLICT DO UPDATE SET until = max(until, excluded.until)"
PSEUDONYM: Final = "INSERT OR IGNORE INTO people VALUES (?, lower(hex(randomblob(8))))"
FINISHED: Final = """
    SELECT count(*) FROM outcomes, json_each(stayed) AS one
    WHERE one.value = (SELECT pseudonym FROM people WHERE user_id = ?) AND ending = 'own_end'
"""


def lines(db: sqlite3.Connection, match_id: str) -> tuple[clock_rows.ClockRow, ...]:
    """The lines of a match's clock, in order."""
    query = "SELECT n, text, by_user FROM clock_lines WHERE match_id = ? ORDER BY n"
    with readable(match_id):
        return tuple(clock_rows.ClockRow(*row) for row in db.execute(query, (match_id,)))


def keep(db: sqlite3.Connection, match_id: str, change: clock_rows.ClockChange) -> None:
    """Add to a match's clock, in the transaction of whatever led to it."""
    rows = [(match_id, line.n, line.text, line.by_user) for line in change.lines]
    db.executemany("INSERT INTO clock_lines VALUES (?, ?, ?, ?)", rows)
    set_due(db, match_id, change.next_at)
    for one in change.vacations:
        row = (one.user_id, one.match_id, one.since, one.guild_id, one.until)
        db.execute("INSERT OR REPLACE INTO vacations VALUES (?, ?, ?, ?, ?)", row)
    if change.outcome is not None:
        set_outcome(db, match_id, change.outcome, change.turns)
    if change.result is not None:
        people = {place.person for place in change.result.places if place.person is not None}
        results.add(db, match_id, change.result, _named(db, people))
    if change.act is not None:
        _add_act(db, match_id, change.act)


def arbiter_acts(db: sqlite3.Connection, match_id: str) -> tuple[clock_rows.ArbiterRow, ...]:
    """What arbiters have done in a match, in order."""
    query = """
        SELECT kind, seq, by_user, name, reason, at, seat, hours, removed, seated FROM arbiter_acts WHERE match_id = ? ORDER BY n
    """
    return tuple(clock_rows.ArbiterRow(*row) for row in db.execute(query, (match_id,)))


def _add_act(db: sqlite3.Connection, match_id: str, act: clock_rows.ArbiterRow) -> None:
    ((count,),) = db.execute("SELECT count(*) FROM arbiter_acts WHERE match_id = ?", (match_id,)).fetchall()
    kept = (match_id, count, act.seq, act.kind, act.seat, act.hours, act.by_user, act.name, act.reason, act.at)
    db.execute("INSERT INTO arbiter_acts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (*kept, act.removed, act.seated))


def due(db: sqlite3.Connection, now: int, most: int) -> tuple[str, ...]:
    """The matches in which something is due by now."""
    query = "SELECT match_id FROM due WHERE next_at <= ? ORDER BY next_at LIMIT ?"
    return tuple(id for (id,) in db.execute(query, (now, most)).fetchall())


def set_due(db: sqlite3.Connection, match_id: str, at: int | None) -> None:
    """Set when something is due next in a match."""
    if at is None:
        db.execute("DELETE FROM due WHERE match_id = ?", (match_id,))
    else:
        db.execute(KEEP_DUE, (match_id, at))


def instants(db: sqlite3.Connection) -> clock_rows.InstantsRow | None:
    """The machine's clock as it was read last."""
    found = db.execute("SELECT reading, instant FROM instants").fetchall()
    return clock_rows.InstantsRow(*found[0]) if found else None


def set_instants(db: sqlite3.Connection, row: clock_rows.InstantsRow, outage: clock_rows.GapRow | None) -> None:
    """Keep a reading of the machine's clock."""
    db.execute("INSERT OR REPLACE INTO instants VALUES (1, ?, ?)", (row.reading, row.instant))
    if outage is not None:
        db.execute(ADD_OUTAGE, (outage.since, outage.until))


def outages(db: sqlite3.Connection) -> tuple[clock_rows.GapRow, ...]:
    """Every outage, in order."""
    return tuple(clock_rows.GapRow(*row) for row in db.execute("SELECT since, until FROM outages ORDER BY since"))


def posted_notices(db: sqlite3.Connection) -> tuple[clock_rows.PostedNoticeRow, ...]:
    """The messages to one person that were posted and not deleted."""
    query = "SELECT message_id, channel_id, match_id, user_id, body FROM posted_notices ORDER BY message_id"
    return tuple(clock_rows.PostedNoticeRow(*row) for row in db.execute(query))


def set_posted(db: sqlite3.Connection, row: clock_rows.PostedNoticeRow, ids: Sequence[int]) -> None:
    """Remember a message to one person and forget what it was made from."""
    kept = (row.message_id, row.channel_id, row.match_id, row.user_id, row.body)
    db.execute("INSERT OR REPLACE INTO posted_notices VALUES (?, ?, ?, ?, ?)", kept)
    db.executemany("DELETE FROM outbox WHERE id = ?", [(id,) for id in ids])


def forget_posted(db: sqlite3.Connection, message_id: int) -> None:
    """Forget a message to one person that was deleted."""
    db.execute("DELETE FROM posted_notices WHERE message_id = ?", (message_id,))


def vacations(db: sqlite3.Connection, user_id: int, guild_id: int | None) -> tuple[clock_rows.VacationRow, ...]:
    """The vacations that a user has used on a server."""
    query = """
        SELECT user_id, match_id, since, guild_id, until FROM vacations WHERE user_id = ? AND guild_id IS ?
        ORDER BY since, match_id
    """
    return tuple(clock_rows.VacationRow(*row) for row in db.execute(query, (user_id, guild_id)))


def reserves(db: sqlite3.Connection, match_id: str) -> tuple[clock_rows.ReserveRow, ...]:
    """Who waits for a seat, in order."""
    query = "SELECT user_id, name, at FROM reserves WHERE match_id = ? ORDER BY at, user_id"
    return tuple(clock_rows.ReserveRow(*row) for row in db.execute(query, (match_id,)))


def add_reserve(db: sqlite3.Connection, match_id: str, row: clock_rows.ReserveRow) -> None:
    """Let somebody wait for a seat."""
    db.execute("INSERT OR IGNORE INTO reserves VALUES (?, ?, ?, ?)", (match_id, row.user_id, row.name, row.at))


def remove_reserve(db: sqlite3.Connection, match_id: str, user_id: int) -> bool:
    """Let somebody wait no longer."""
    gone = db.execute("DELETE FROM reserves WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    return gone.rowcount > 0


def orders(db: sqlite3.Connection, match_id: str) -> dict[int, str]:
    """The standing orders of a match by seat."""
    return dict(db.execute("SELECT seat, text FROM orders WHERE match_id = ? ORDER BY seat", (match_id,)).fetchall())


def matches_with_orders(db: sqlite3.Connection) -> tuple[str, ...]:
    """The matches in which somebody has given standing orders."""
    return tuple(id for (id,) in db.execute("SELECT DISTINCT match_id FROM orders ORDER BY match_id").fetchall())


def forget_orders(db: sqlite3.Connection, match_id: str) -> None:
    """Forget the standing orders of a match that is over."""
    db.execute("DELETE FROM orders WHERE match_id = ?", (match_id,))


def set_orders(db: sqlite3.Connection, match_id: str, seat: int, text: str | None) -> None:
    """Keep the standing orders of a seat, or forget them."""
    if text is None:
        db.execute("DELETE FROM orders WHERE match_id = ? AND seat = ?", (match_id, seat))
    else:
        db.execute("INSERT OR REPLACE INTO orders VALUES (?, ?, ?)", (match_id, seat, text))


def set_outcome(
    db: sqlite3.Connection, match_id: str, row: clock_rows.OutcomeRow, turned: Sequence[clock_rows.TurnRow]
) -> None:
    """Write what became of a match, unless it is written already."""
    if db.execute("SELECT 1 FROM outcomes WHERE match_id = ?", (match_id,)).fetchall():
        return
    named = _named(db, {*row.first, *row.stayed, *(turn.person for turn in turned if turn.person is not None)})
    first, stayed = ([named[user] for user in users] for users in (row.first, row.stayed))
    kept = (match_id, row.game, row.opened_at, row.first_move_at, row.ended_at, row.ending)
    db.execute("INSERT INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*kept, text(first), text(stayed)))
    turns = [turn_columns(match_id, one, None if one.person is None else named[one.person]) for one in turned]
    db.executemany("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", turns)


def outcomes(db: sqlite3.Connection) -> tuple[clock_rows.FigureRow, ...]:
    """What became of every match and lobby."""
    query = "SELECT match_id, game, opened_at, first_move_at, ended_at, ending, first, stayed FROM outcomes ORDER BY 1"
    rows = db.execute(query).fetchall()
    return tuple(figure_row(*row) for row in rows)


def lengths(db: sqlite3.Connection, game: str, seats: int, pace: str) -> tuple[int, ...]:
    """How long a game's latest matches took that had so many seats and this pace."""
    query = """
        SELECT latest.ended_at - latest.first_move_at FROM (
            SELECT match_id, first_move_at, ended_at, first FROM outcomes
            WHERE game = ? AND ending = 'own_end' ORDER BY ended_at DESC LIMIT 1000
        ) AS latest JOIN matches ON id = match_id
        WHERE first_move_at IS NOT NULL AND json_array_length(first) > 1
            AND seats = ? AND json_extract(settings, '$.pace') = ?
    """
    return tuple(one for (one,) in db.execute(query, (game, seats, pace)).fetchall())


def turns(db: sqlite3.Connection, person: str | None) -> tuple[clock_rows.TurnFigureRow, ...]:
    """The turns of ended matches, all or a person's."""
    query = """
        SELECT match_id, person, asked_at, ended_at, awake, has_deadline, missed, presses FROM turns
        WHERE ?1 IS NULL OR person = ?1 ORDER BY match_id, n
    """
    rows = db.execute(query, (person,)).fetchall()
    return tuple(turn_figure_row(row) for row in rows)


def pseudonym(db: sqlite3.Connection, user_id: int) -> str | None:
    """The name by which a user stands in the figures."""
    found = db.execute("SELECT pseudonym FROM people WHERE user_id = ?", (user_id,)).fetchall()
    return found[0][0] if found else None


def pseudonym_of(db: sqlite3.Connection, user_id: int) -> str:
    """The name by which a user stands in the figures, made where there is none."""
    db.execute(PSEUDONYM, (user_id,))
    return str(pseudonym(db, user_id))


def finished(db: sqlite3.Connection, user_id: int) -> int:
    """How many matches a user has stayed in to the end."""
    return int(db.execute(FINISHED, (user_id,)).fetchone()[0])


def _named(db: sqlite3.Connection, users: Iterable[int]) -> dict[int, str]:
    """The pseudonyms of users, made where there is none yet."""
    return {user: pseudonym_of(db, user) for user in sorted(users)}
