"""Which step of a match a posted message shows. Knows no discord."""

from collections.abc import Sequence

from bot.match.stored import REDO, UNDO, entries
from engine.core.log import InForce
from storage import rows
from storage.store import Store


async def step_of(store: Store, match_id: str, message_id: int) -> int | None:
    """How long the log was when a message of a match was made; None for a message that does not show the match."""
    for card in await store.cards(match_id):
        if card.message_id == message_id:
            return max(card.seq, 0)
    for record in await store.phase_records(match_id, 0):
        if record.message_id == message_id:
            return step_of_actions(await store.log(match_id), record.length)
    return None


def step_of_actions(lines: Sequence[rows.LogRow], count: int) -> int:
    """How long the log was when the move was over after which, for the last time, `count` actions were in force.

    The lines that a move leads to by itself have no user.
    """
    found, force = 0, InForce()
    for number, entry in enumerate(entries(lines), start=1):
        force.add(entry)
        if len(force.actions) == count:
            found = number
    while found and found < len(lines) and lines[found].by_user is None and lines[found].kind not in (UNDO, REDO):
        found += 1
    return found
