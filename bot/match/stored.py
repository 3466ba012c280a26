"""A match as it is stored: its game and set-up, and the way from its log, or from its snapshot, to where it stands."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import MsgspecError, json

from bot.clocks.standing import Order
from bot.match.errors import Refused
from bot.match.settings import CLOSED
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.game import Game
from engine.core.log import Entry, Redo, Undo
from engine.core.match import Match
from engine.core.notation import mixed
from engine.core.setup import Setup
from engine.core.types import Action, Seat
from engine.core.upcast import Newer
from engine.core.view import View
from storage.matches import LogRow, MatchRow, SavedMatch

log = logging.getLogger(__name__)

NEWER: Final = "refuse-newer-match"
"""The refusal of a match that only a newer program can read."""


def game_of(row: MatchRow) -> Game[Any, Any]:
    """The game of a stored match; raises `Refused` when a newer program began the match, by rules not known here."""
    game = GAMES.get(row.game)
    if game is None or row.rules > game.rules or row.schema > game.schema:
        raise Refused(NEWER)
    return game


def setup_of(row: MatchRow) -> Setup:
    """The set-up of a stored match, with the revision of the rules that it began with."""
    return Setup(row.game, row.seats, row.rules, row.options)


def dealer_of(row: MatchRow) -> Dealer:
    """What deals the chance of a stored match: from its secret, and from the message that closed its seats if there is one."""
    return Dealer(row.seed or b"", mixed(row.id, row.settings.get(CLOSED, "")))


def rebuilt(saved: SavedMatch) -> tuple[Match[Any, View], int]:
    """A stored match: from its snapshot and what came after it, or from the start where that is of no use.

    Returns it with how many lines the snapshot stood for. Raises `Refused` when a newer program has played on in it.
    """
    row, log_entries = saved.match, entries(saved.lines)
    game, setup, snapshot = game_of(row), setup_of(row), saved.snapshot
    if snapshot is not None:
        try:
            return Match(game, setup, log_entries, snapshot.body, snapshot.count), snapshot.count
        except Newer:
            raise Refused(NEWER) from None
        except Exception as failed:  # noqa: BLE001  # whatever a snapshot is that cannot be played on from, the log is whole
            log.warning("match %s is played again, its snapshot being of no use: %s", row.id, type(failed).__name__)
    return Match(game, setup, log_entries), 0


UNDO: Final = "undo"
REDO: Final = "redo"
"""The kinds of lines that are no actions."""


def entries(lines: Sequence[LogRow]) -> list[Entry]:
    """Read stored lines as entries of the log."""
    return [*map(_entry, lines)]


def _entry(line: LogRow) -> Entry:
    if line.kind == UNDO:
        return Undo(line.seat, int(line.picks[0]))
    return Redo(line.seat) if line.kind == REDO else Action(line.seat, line.kind, line.picks)


def kind_of(entry: Entry) -> str:
    """The kind of an entry, as its line has it."""
    if isinstance(entry, Action):
        return entry.kind
    return UNDO if isinstance(entry, Undo) else REDO


def picks_of(entry: Entry) -> tuple[str, ...]:
    """What an entry's line has behind its kind."""
    if isinstance(entry, Action):
        return entry.picks
    return (str(entry.keep),) if isinstance(entry, Undo) else ()


def has_begun(saved: SavedMatch) -> bool:
    """Whether a match was ever dealt: a lobby has a secret too, also one that was called off."""
    row = saved.match
    return row.seed is not None and row.status != "lobby" and (row.status != "cancelled" or bool(saved.lines))


_ENCODER: Final = json.Encoder()
_DECODER: Final = json.Decoder(tuple[Order, ...])


def write_orders(orders: Sequence[Order]) -> str:
    """Write the orders of a seat for the store."""
    return _ENCODER.encode(orders).decode()


def read_orders(match_id: str, stored: Mapping[Seat, str]) -> dict[Seat, tuple[Order, ...]]:
    """Read the orders of a match by seat; a text that is damaged is taken for none: the player is asked."""
    found: dict[Seat, tuple[Order, ...]] = {}
    for seat, text in stored.items():
        try:
            found[seat] = _DECODER.decode(text)
        except MsgspecError as damaged:
            log.error("the orders of seat %s in match %s cannot be read: %s", seat, match_id, type(damaged).__name__)
    return found
