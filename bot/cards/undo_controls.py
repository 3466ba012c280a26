"""Buttons by which a player takes back more, or does again what was taken back."""

from __future__ import annotations

from typing import Final

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.match.match import SeatedMatch
from bot.words import Words
from engine.core.types import Illegal, Seat

NAMED: Final = frozenset({"undo", "turn", "redo"})
"""The acts whose buttons name how many undos and redos there were: of presses on one button one alone counts."""


def undo_id(table: SeatedMatch, act: str) -> str:
    """The custom id of such a button."""
    return custom_ids.make(custom_ids.TABLE, act, table.row.id, str(table.match.undos))


def further(words: Words, table: SeatedMatch, seat: Seat | None) -> list[Row]:
    """A row with what a player may do beside taking back the last choice; none where that is nothing."""
    acts = [] if seat is None or table.row.status != "live" else _acts(table, seat)
    buttons: list[Button] = [Button(label=words(f"button-{act}"), custom_id=undo_id(table, act)) for act in acts]
    return [Row(*buttons)] if buttons else []


def _acts(table: SeatedMatch, seat: Seat) -> list[str]:
    again = ["redo"] if table.match.redo_is_possible(seat) else []
    return ["turn", *again] if _has_more(table, seat) else again


def _has_more(table: SeatedMatch, seat: Seat) -> bool:
    """Whether a seat may freely take back more of its turn than the last choice."""
    try:
        start = table.match.turn_start(seat)
    except Illegal:
        return False
    return start < table.match.undo_point(seat) and table.match.undo_is_free(seat, start)
