"""Reading a stored match: its game, setup, dealer, log entries and standing orders, and the position they lead to."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import MsgspecError, json

from bot.clocks.clock import Clock
from bot.clocks.clock_log import Gap, fold, read
from bot.match.errors import Refused
from bot.match.outbox import REDO_LINE, UNDO_LINE
from bot.match.settings import CLOSING_MESSAGE, DUPLICATE_OF, MIXING
from bot.match.standing_orders import Order
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.game import Game
from engine.core.log import Entry, Redo, Undo
from engine.core.match import Match
from engine.core.seal import mixed_text
from engine.core.setup import Setup
from engine.core.types import Action, Seat
from engine.core.upcast import Newer
from engine.core.view import View
from storage.log import LogRow
from storage.matches import MatchRow, SavedMatch

log = logging.getLogger(__name__)

NEWER_MATCH: Final = "refuse-newer-match"  # the refusal of a match that only a newer version of the program can read

_ENCODER: Final = json.Encoder()
_DECODER: Final = json.Decoder(tuple[Order, ...])


def game_of(row: MatchRow) -> Game[Any, Any]:
    """Return the game of a stored match.

    Raises `Refused` if it follows the rules of a newer version of the program.
    """
    game = GAMES.get(row.game)
    if game is None or row.rules > game.rules or row.schema > game.schema:
        raise Refused(NEWER_MATCH)
    return game


def setup_of(row: MatchRow) -> Setup:
    """Return the setup of a stored match, with the rules revision that it began with."""
    return Setup(row.game, row.seats, row.rules, row.options)


def dealer_of(row: MatchRow) -> Dealer:
    """Return the dealer of a stored match, made from its secret and, if there is one, its closing message.

    Matches of a duplicate round deal by occasion, all from the secret and the id of the first match.
    """
    return Dealer(row.seed or b"", mixed_into(row), by_occasion=DUPLICATE_OF in row.settings)


def mixed_into(row: MatchRow) -> str:
    """Return the text that is mixed into the randomness of a stored match; empty without a closing message."""
    first = row.settings.get(DUPLICATE_OF, row.id)
    return mixed_text(first, row.settings.get(CLOSING_MESSAGE, ""), row.settings.get(MIXING, ""))


def rebuild_match(saved: SavedMatch) -> tuple[Match[Any, View], int]:
    """Rebuild a stored match from its snapshot and the lines after it, or from the start if the snapshot is unusable.

    Returns it with the number of lines that the snapshot covers. Raises `Refused` if a newer version of the
    program saved the snapshot.
    """
    row, log_entries = saved.match, entries(saved.lines)
    game, setup, snapshot = game_of(row), setup_of(row), saved.snapshot
    if snapshot is not None:
        try:
            return Match(game, setup, log_entries, snapshot.body, snapshot.count), snapshot.count
        except Newer:
            raise Refused(NEWER_MATCH) from None
        except Exception as failed:  # noqa: BLE001  # the log is complete, whatever is wrong with the snapshot
            log.warning("match %s is replayed, because its snapshot is unusable: %s", row.id, type(failed).__name__)
    return Match(game, setup, log_entries), 0


def has_begun(saved: SavedMatch) -> bool:
    """Return True if a match has started. Lobbies have a secret as well, and so do cancelled ones."""
    row = saved.match
    return row.seed is not None and row.status != "lobby" and (row.status != "cancelled" or bool(saved.lines))


def entries(lines: Sequence[LogRow]) -> list[Entry]:
    """Convert stored lines to entries of the log."""
    return [*map(_entry, lines)]


def _entry(line: LogRow) -> Entry:
    if line.kind == UNDO_LINE:
        return Undo(line.seat, int(line.picks[0]))
    return Redo(line.seat) if line.kind == REDO_LINE else Action(line.seat, line.kind, line.picks)


def write_orders(orders: Sequence[Order]) -> str:
    """Encode the orders of a seat for the store."""
    return _ENCODER.encode(orders).decode()


def read_orders(match_id: str, stored: Mapping[Seat, str]) -> dict[Seat, tuple[Order, ...]]:
    """Decode the orders of a match, by seat. A damaged text counts as no orders, so the player is asked."""
    found: dict[Seat, tuple[Order, ...]] = {}
    for seat, text in stored.items():
        try:
            found[seat] = _DECODER.decode(text)
        except MsgspecError as damaged:
            log.error("the orders of seat %s in match %s cannot be read: %s", seat, match_id, type(damaged).__name__)
    return found


def read_clock(saved: SavedMatch, outages: tuple[Gap, ...]) -> Clock | None:
    """Read the clock of a stored match, or return None if it has none or an unreadable one: play goes on without."""
    if not saved.clock:
        return None
    try:
        return fold([read(row.text) for row in saved.clock], outages)
    except (ValueError, TypeError, LookupError) as failed:
        log.error("the clock of match %s cannot be read: %s", saved.match.id, type(failed).__name__)
        return None
