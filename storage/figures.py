"""What became of matches: outcomes, turns, results, and the pseudonyms under which people are kept in them."""

import os
from collections.abc import Iterable, Sequence
from typing import Final

from storage.clock_rows import FigureRow, OutcomeRow, TurnFigureRow, TurnRow
from storage.decoding import figure_row, result_columns, result_row, text, turn_columns, turn_figure_row
from storage.result_rows import KeptResultRow, ResultRow
from storage.session import Session, StorePart, reads, scans, writes

PSEUDONYM_BYTES: Final = 8
MAX_LENGTHS: Final = 1000
"""Matches of a game of which the lengths are looked at."""

TURNS: Final = "SELECT match_id, person, asked_at, ended_at, awake, has_deadline, missed, presses FROM turns"


class FigureStore(StorePart):
    """Outcomes, turns and results; none is ever altered."""

    @scans
    async def outcomes(self, db: Session) -> tuple[FigureRow, ...]:
        """Return what became of every match and lobby."""
        return await outcomes(db)

    @scans
    async def turns(self, db: Session, person: str | None = None) -> tuple[TurnFigureRow, ...]:
        """Return the turns of ended matches, all or a person's."""
        return await turns(db, person)

    @reads
    async def lengths(self, db: Session, game: str, seats: int, pace: str) -> tuple[int, ...]:
        """Return the seconds from the first move to the own end of a game's latest matches, of so many seats and of this pace.

        Matches with one person alone are left out; a thousand of the game are looked at.
        """
        query = """
            SELECT latest.ended_at - latest.first_move_at FROM (
                SELECT match_id, first_move_at, ended_at, first FROM outcomes
                WHERE game = ? AND ending = 'own_end' ORDER BY ended_at DESC LIMIT ?
            ) AS latest JOIN matches ON id = match_id
            WHERE first_move_at IS NOT NULL AND instr(first, ',') > 0 AND seats = ? AND instr(settings, ?) > 0
        """
        rows = await db.rows(query, game, MAX_LENGTHS, seats, f'"pace":"{pace}"')
        return tuple(length for (length,) in rows)

    @scans
    async def results(self, db: Session, guild_id: int | None) -> tuple[KeptResultRow, ...]:
        """Return the results of a server's matches that came to their own end, oldest first."""
        query = "SELECT match_id, game, ended_at, places FROM results WHERE guild_id IS ? ORDER BY ended_at, match_id"
        return tuple(result_row(*row) for row in await db.rows(query, guild_id))

    @reads
    async def count_results(self, db: Session, guild_id: int | None) -> int:
        """Return how many results a server has."""
        return int(await db.value("SELECT count(*) FROM results WHERE guild_id IS ?", guild_id))

    @reads
    async def finished(self, db: Session, user_id: int) -> int:
        """Return how many matches a user has stayed in to the end."""
        query = """
            SELECT count(*) FROM outcomes JOIN people ON instr(stayed, pseudonym) > 0 WHERE user_id = ? AND ending = 'own_end'
        """
        return int(await db.value(query, user_id))

    @reads
    async def users(self, db: Session, pseudonyms: tuple[str, ...]) -> dict[str, int]:
        """Return the users behind pseudonyms; deleted ones are missing."""
        places = ", ".join("?" * len(pseudonyms)) or "NULL"
        query = f"SELECT pseudonym, user_id FROM people WHERE pseudonym IN ({places})"  # noqa: S608  # nothing but marks
        return dict(await db.rows(query, *pseudonyms))

    @reads
    async def pseudonym(self, db: Session, user_id: int) -> str | None:
        """Return the name of a user in the figures, None for one who is in none."""
        return await _pseudonym(db, user_id)

    @writes
    async def pseudonym_for(self, db: Session, user_id: int) -> str:
        """Return the name of a user in the figures, made where there is none."""
        return await pseudonym_for(db, user_id)


async def outcomes(db: Session) -> tuple[FigureRow, ...]:
    """Return what became of every match and lobby."""
    query = "SELECT match_id, game, opened_at, first_move_at, ended_at, ending, first, stayed FROM outcomes ORDER BY 1"
    return tuple(figure_row(*row) for row in await db.rows(query))


async def turns(db: Session, person: str | None) -> tuple[TurnFigureRow, ...]:
    """Return the turns of ended matches, all or a person's."""
    condition, values = ("", ()) if person is None else ("WHERE person = ?", (person,))
    return tuple(map(turn_figure_row, await db.rows(f"{TURNS} {condition} ORDER BY match_id, n", *values)))


async def pseudonym_for(db: Session, user_id: int) -> str:
    """Return the name of a user in the figures, made where there is none."""
    query = "INSERT INTO people VALUES (?, ?) ON CONFLICT (user_id) DO NOTHING"
    await db.run(query, user_id, os.urandom(PSEUDONYM_BYTES).hex())
    return str(await _pseudonym(db, user_id))


async def set_outcome(db: Session, match_id: str, row: OutcomeRow, turned: Sequence[TurnRow]) -> None:
    """Write what became of a match, unless it is written already."""
    named = await _named(db, {*row.first, *row.stayed, *(one.person for one in turned if one.person is not None)})
    first, stayed = (text([named[user] for user in users]) for users in (row.first, row.stayed))
    kept = (match_id, row.game, row.opened_at, row.first_move_at, row.ended_at, row.ending, first, stayed)
    query = "INSERT INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match_id) DO NOTHING"
    if await db.changed(query, *kept):
        people = (None if one.person is None else named[one.person] for one in turned)
        rows = [turn_columns(match_id, one, person) for one, person in zip(turned, people, strict=True)]
        await db.run_each("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


async def add_result(db: Session, match_id: str, row: ResultRow) -> None:
    """Write the result of a match, unless it is written already."""
    named = await _named(db, {place.person for place in row.places if place.person is not None})
    query = "INSERT INTO results VALUES (?, ?, ?, ?, ?) ON CONFLICT (match_id) DO NOTHING"
    await db.run(query, *result_columns(match_id, row, named))


async def _pseudonym(db: Session, user_id: int) -> str | None:
    name: str | None = await db.value("SELECT pseudonym FROM people WHERE user_id = ?", user_id)
    return name


async def _named(db: Session, users: Iterable[int]) -> dict[int, str]:
    """The pseudonyms of users, made where there is none yet."""
    return {user: await pseudonym_for(db, user) for user in sorted(users)}
