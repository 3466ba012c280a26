"""Stored matches: their faults, found by replaying them, the lines that hold hidden information, and plain data."""

from collections.abc import Set
from typing import Any

from msgspec import structs, to_builtins

from bot.match.errors import Refused
from bot.match.settings import is_secluded
from bot.match.stored import dealer_of, entries, game_of, setup_of
from bot.words import Words
from engine.core.game import Game
from engine.core.log import Entry, replay_log
from engine.core.match import Match
from engine.core.proof import is_dealt_by
from engine.core.seal import is_sealed
from engine.core.upcast import Newer
from storage.matches import SavedMatch


def hidden(saved: SavedMatch) -> Set[int]:
    """Return the log lines, counted from 0, that hold hidden information of a running match; all if that is unknown.

    A match of a duplicate round counts as running until the last one of the round has ended.
    """
    if saved.match.status != "live" and not is_secluded(saved.match):
        return frozenset()
    try:
        return Match(game_of(saved.match), setup_of(saved.match), entries(saved.lines)).secrets()
    except Exception:  # noqa: BLE001 - a match with any fault must reveal nothing
        return frozenset(range(len(saved.lines)))


def plain(saved: SavedMatch, *, secrets: bool = False) -> dict[str, object]:
    """Return a match as plain data with seats, log and clock.

    The seed of a running match is left out, as are snapshots, which are caches. Without `secrets`, picks are None in
    lines that hold hidden information.
    """
    match: dict[str, object] = structs.asdict(saved.match)
    del match["version"]
    seed = saved.match.seed if saved.match.status == "ended" and not is_secluded(saved.match) else None
    match["seed"] = None if seed is None else seed.hex()
    unseen = frozenset[int]() if secrets else hidden(saved)
    log = [
        {**to_builtins(line), "picks": None if number in unseen else line.picks}
        for number, line in enumerate(saved.lines)
    ]
    clock = [{"n": line.n, "line": line.text, "by_user": line.by_user} for line in saved.clock]
    return {"match": match, "seats": to_builtins(saved.seats), "log": log, "clock": clock}


def fault(words: Words, saved: SavedMatch) -> str | None:
    """Return a sentence about the fault of a running match, or None if it is sound.

    Replays the log, deals the chance again and compares the snapshot. No sentence reveals hidden information.
    """
    row = saved.match
    try:
        game, log = game_of(row), entries(saved.lines)
        return _fault_of_log(words, game, saved, log) or _fault_of_snapshot(words, game, saved, log)
    except (Refused, Newer):
        return words("cli-deep-newer", match=row.id)
    except Exception as error:  # noqa: BLE001 - one match must not stop the check of the others
        return broken(words, row.id, error)


def broken(words: Words, match_id: str, error: Exception) -> str:
    """Return a sentence about a match that cannot be read."""
    return words("cli-deep-broken", match=match_id, what=type(error).__name__)


def _fault_of_log(words: Words, game: Game[Any, Any], saved: SavedMatch, log: list[Entry]) -> str | None:
    row = saved.match
    seed = row.seed or b""
    if not is_sealed(seed, row.commitment):
        return words("cli-deep-seed", match=row.id)
    dealer, step = dealer_of(row), 0
    try:
        for line in replay_log(game, setup_of(row), log):
            if not is_dealt_by(dealer, step, line):
                return words("cli-deep-chance", match=row.id, line=step)
            step += 1
    except Exception as error:  # noqa: BLE001 - a bad log may break any rule
        return words("cli-deep-log", match=row.id, line=step, what=type(error).__name__)
    return None


def _fault_of_snapshot(words: Words, game: Game[Any, Any], saved: SavedMatch, log: list[Entry]) -> str | None:
    row, snapshot = saved.match, saved.snapshot
    if snapshot is None:
        return words("cli-deep-snapshot", match=row.id) if saved.mistrusted else None
    played = Match(game, setup_of(row), log).at(snapshot.count)
    try:
        sound = game.digest(game.load(snapshot.body)) == game.digest(played)
    except Newer:
        raise
    except Exception:  # noqa: BLE001 - a bad snapshot may hold anything
        sound = False
    return None if sound else words("cli-deep-snapshot", match=row.id)
