"""Figures about matches: outcomes, turns and results. Times are seconds since 1970.

The bot gives users by their ids. They are stored, and returned, under pseudonyms.
"""

import os
from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from msgspec import Struct, json, structs

from storage.session import Session, StorePart, reads, scans, text, writes

Person = TypeVar("Person", int, str)

PSEUDONYM_BYTES: Final = 8
MAX_LENGTHS_READ: Final = 1000
NAMES_DECODER: Final = json.Decoder(tuple[str, ...])


class OutcomeRow(Struct, Generic[Person], frozen=True):
    """The outcome of a match or lobby, written once.

    `first` are the users who made the first move of a seat, and `stayed` those of them who were there at the end.
    """

    game: str
    opened_at: int
    ended_at: int
    ending: str
    first_move_at: int | None = None
    first: tuple[Person, ...] = ()
    stayed: tuple[Person, ...] = ()
    match: str = ""


class TurnRow(Struct, Generic[Person], frozen=True):
    """A turn of a finished match, written once.

    `person` is None for a computer player. `awake` is the waiting time in the player's waking hours, in seconds.
    """

    n: int
    person: Person | None
    asked_at: int
    ended_at: int | None
    awake: int
    has_deadline: bool
    missed: bool
    presses: int = 0
    match: str = ""


class PlaceRow(Struct, Generic[Person], frozen=True, array_like=True):
    """A seat's place from 1; `rated` if the original `person`, not a computer player (None), played to the end."""

    person: Person | None
    place: int
    rated: bool


FigureRow: TypeAlias = OutcomeRow[str]
TurnFigureRow: TypeAlias = TurnRow[str]
KeptPlaceRow: TypeAlias = PlaceRow[str]


class ResultRow(Struct, frozen=True):
    """The result of a match that was played to its end, by seat, written once."""

    guild_id: int | None
    game: str
    ended_at: int
    places: tuple[PlaceRow[int], ...]


class KeptResultRow(Struct, frozen=True):
    """A stored result."""

    match: str
    game: str
    ended_at: int
    places: tuple[KeptPlaceRow, ...]


PLACES_DECODER: Final = json.Decoder(tuple[KeptPlaceRow, ...])


async def outcomes(db: Session) -> tuple[FigureRow, ...]:
    """Return the outcomes of all matches and lobbies."""
    query = "SELECT game, opened_at, ended_at, ending, first_move_at, first, stayed, match_id FROM outcomes ORDER BY match_id"
    return tuple(
        FigureRow(game, opened, ended, ending, moved, NAMES_DECODER.decode(first), NAMES_DECODER.decode(stayed), id)
        for game, opened, ended, ending, moved, first, stayed, id in await db.rows(query)
    )


async def turns(db: Session, person: str | None = None) -> tuple[TurnFigureRow, ...]:
    """Return the turns of finished matches, of all users or one."""
    query = """
        SELECT n, person, asked_at, ended_at, awake, has_deadline, missed, presses, match_id FROM turns
        WHERE person = ?1 OR ?1 IS NULL ORDER BY match_id, n
    """
    rows = await db.rows(query, person)
    return tuple(
        TurnFigureRow(n, user, asked, ended, awake, bool(has_deadline), bool(missed), presses, id)
        for n, user, asked, ended, awake, has_deadline, missed, presses, id in rows
    )


async def pseudonym(db: Session, user_id: int) -> str | None:
    """Return a user's pseudonym, or None if there is none."""
    return await db.first(str, "SELECT pseudonym FROM people WHERE user_id = ?", user_id)


async def pseudonym_for(db: Session, user_id: int) -> str:
    """Return a user's pseudonym, creating one if there is none."""
    query = "INSERT INTO people VALUES (?, ?) ON CONFLICT (user_id) DO NOTHING"
    await db.run(query, user_id, os.urandom(PSEUDONYM_BYTES).hex())
    return str(await pseudonym(db, user_id))


class FigureStore(StorePart):
    """Outcomes, turns and results, which are never changed."""

    outcomes = scans(outcomes)
    turns = scans(turns)
    pseudonym = reads(pseudonym)
    pseudonym_for = writes(pseudonym_for)

    @reads
    async def lengths(self, db: Session, game: str, seats: int, pace: str) -> tuple[int, ...]:
        """Return the seconds that each of a game's latest matches of two or more people with these settings took."""
        query = """
            SELECT latest.ended_at - latest.first_move_at FROM (
                SELECT match_id, first_move_at, ended_at, first FROM outcomes
                WHERE game = ? AND ending = 'own_end' ORDER BY ended_at DESC LIMIT ?
            ) AS latest JOIN matches ON id = match_id
            WHERE first_move_at IS NOT NULL AND instr(first, ',') > 0 AND seats = ? AND instr(settings, ?) > 0
        """
        return await db.all(int, query, game, MAX_LENGTHS_READ, seats, f'"pace":"{pace}"')

    @scans
    async def results(self, db: Session, guild_id: int | None) -> tuple[KeptResultRow, ...]:
        """Return the results of a server's matches that were played to their end, oldest first."""
        query = "SELECT match_id, game, ended_at, places FROM results WHERE guild_id IS ? ORDER BY ended_at, match_id"
        return await db.all(_result, query, guild_id)

    @reads
    async def count_results(self, db: Session, guild_id: int | None) -> int:
        """Return the number of results on a server."""
        return await db.count("FROM results WHERE guild_id IS ?", guild_id)

    @reads
    async def finished(self, db: Session, user_id: int) -> int:
        """Return the number of matches in which a user has stayed to the end."""
        source = "FROM outcomes JOIN people ON instr(stayed, pseudonym) > 0 WHERE user_id = ? AND ending = 'own_end'"
        return await db.count(source, user_id)

    @reads
    async def users(self, db: Session, pseudonyms: tuple[str, ...]) -> dict[str, int]:
        """Return the users behind pseudonyms, except deleted ones."""
        places = ", ".join("?" * len(pseudonyms)) or "NULL"
        query = f"SELECT pseudonym, user_id FROM people WHERE pseudonym IN ({places})"  # noqa: S608  # only placeholders
        return dict(await db.rows(query, *pseudonyms))


async def result_of(db: Session, match_id: str) -> KeptResultRow | None:
    """Return the result of a match, or None if it does not count."""
    query = "SELECT match_id, game, ended_at, places FROM results WHERE match_id = ?"
    return await db.first(_result, query, match_id)


def _result(match_id: str, game: str, ended_at: int, places: str) -> KeptResultRow:
    return KeptResultRow(match_id, game, ended_at, PLACES_DECODER.decode(places))


async def pseudonyms_of(db: Session, users: Iterable[int]) -> dict[int, str]:
    """Return the pseudonyms of the users who have one."""
    found = {user: await pseudonym(db, user) for user in users}
    return {user: name for user, name in found.items() if name is not None}


async def set_outcome(db: Session, match_id: str, row: OutcomeRow[int], turned: Sequence[TurnRow[int]]) -> None:
    """Store the outcome of a match, unless one is already stored."""
    named = await _named(db, {*row.first, *row.stayed, *(one.person for one in turned)})
    first, stayed = (text([named[user] for user in users]) for users in (row.first, row.stayed))
    kept = (match_id, row.game, row.opened_at, row.first_move_at, row.ended_at, row.ending, first, stayed)
    query = "INSERT INTO outcomes VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match_id) DO NOTHING"
    if await db.run(query, *kept):
        rows = [(match_id, one.n, named[one.person], *structs.astuple(one)[2:-1]) for one in turned]
        await db.run_each("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


async def add_result(db: Session, match_id: str, row: ResultRow) -> None:
    """Store the result of a match, unless one is already stored."""
    named = await _named(db, {place.person for place in row.places})
    places = text([KeptPlaceRow(named[one.person], one.place, one.rated) for one in row.places])
    query = "INSERT INTO results VALUES (?, ?, ?, ?, ?) ON CONFLICT (match_id) DO NOTHING"
    await db.run(query, match_id, row.guild_id, row.game, row.ended_at, places)


async def _named(db: Session, users: Iterable[int | None]) -> dict[int | None, str | None]:
    """Return the pseudonyms of users, creating missing ones, and None for None."""
    people = sorted(user for user in users if user is not None)
    return {None: None} | {user: await pseudonym_for(db, user) for user in people}
