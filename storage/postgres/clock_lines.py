"""What a change of a match adds to its clock, in the transaction of whatever led to it, and the figures at its end."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from storage.clock_rows import ArbiterRow, ClockChange, OutcomeRow, TurnRow
from storage.decoding import text, turn_columns
from storage.results import result_columns

if TYPE_CHECKING:
    from storage.postgres.database import Connection

SET_DUE: Final = "INSERT INTO due VALUES ($1, $2) ON CONFLICT (match_id) DO UPDATE SET next_at = excluded.next_at"
KEEP_VACATION: Final = """
    INSERT INTO vacations VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (user_id, match_id, since) DO UPDATE SET guild_id = excluded.guild_id, until = excluded.until
"""
KEEP_OUTCOME: Final = """
    INSERT INTO outcomes VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (match_id) DO NOTHING RETURNING match_id
"""
KEEP_TURN: Final = "INSERT INTO turns VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
KEEP_RESULT: Final = "INSERT INTO results VALUES ($1, $2, $3, $4, $5) ON CONFLICT (match_id) DO NOTHING"
KEEP_ACT: Final = "INSERT INTO arbiter_acts VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)"
NAME: Final = "INSERT INTO people VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING"
PSEUDONYM: Final = "SELECT pseudonym FROM people WHERE user_id = $1"
PSEUDONYM_BYTES: Final = 8


async def keep(db: Connection, match_id: str, change: ClockChange) -> None:
    """Add to a match's clock."""
    rows = [(match_id, line.n, line.text, line.by_user) for line in change.lines]
    if rows:
        await db.executemany("INSERT INTO clock_lines VALUES ($1, $2, $3, $4)", rows)
    await set_due(db, match_id, change.next_at)
    for one in change.vacations:
        await db.execute(KEEP_VACATION, one.user_id, one.match_id, one.since, one.guild_id, one.until)
    if change.outcome is not None:
        await _set_outcome(db, match_id, change.outcome, change.turns)
    if change.result is not None:
        people = {place.person for place in change.result.places if place.person is not None}
        await db.execute(KEEP_RESULT, *result_columns(match_id, change.result, await _named(db, people)))
    if change.act is not None:
        await _add_act(db, match_id, change.act)


async def _add_act(db: Connection, match_id: str, act: ArbiterRow) -> None:
    """Add an act of an arbiter's; the match's lock keeps others from counting meanwhile."""
    count = await db.fetchval("SELECT count(*) FROM arbiter_acts WHERE match_id = $1", match_id)
    kept = (match_id, count, act.seq, act.kind, act.seat, act.hours, act.by_user, act.name, act.reason, act.at)
    await db.execute(KEEP_ACT, *kept, act.removed, act.seated)


async def set_due(db: Connection, match_id: str, at: int | None) -> None:
    """Set when something is due next in a match."""
    if at is None:
        await db.execute("DELETE FROM due WHERE match_id = $1", match_id)
    else:
        await db.execute(SET_DUE, match_id, at)


async def pseudonym_for(db: Connection, user_id: int) -> str:
    """The name by which a user stands in the figures, made where there is none."""
    await db.execute(NAME, user_id, secrets.token_hex(PSEUDONYM_BYTES))
    return str(await db.fetchval(PSEUDONYM, user_id))


async def _set_outcome(db: Connection, match_id: str, row: OutcomeRow, turns: Sequence[TurnRow]) -> None:
    """Write what became of a match, unless it is written already."""
    named = await _named(db, {*row.first, *row.stayed, *(one.person for one in turns if one.person is not None)})
    first, stayed = (text([named[user] for user in users]) for users in (row.first, row.stayed))
    kept = (match_id, row.game, row.opened_at, row.first_move_at, row.ended_at, row.ending, first, stayed)
    if await db.fetchval(KEEP_OUTCOME, *kept) is not None:
        people = (None if one.person is None else named[one.person] for one in turns)
        await db.executemany(KEEP_TURN, [turn_columns(match_id, *pair) for pair in zip(turns, people, strict=True)])


async def _named(db: Connection, users: Iterable[int]) -> dict[int, str]:
    return {user: await pseudonym_for(db, user) for user in sorted(users)}
