"""Outcomes of the records, in `outcomes.json` beside them; `python -m tests.records.outcomes` rewrites it."""

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from engine.core.match import Match
from engine.core.notation import Record, read_record
from tests.contract.drawing import LISTED

FOLDER: Final = Path(__file__).parent
OUTCOMES: Final = FOLDER / "outcomes.json"


class Ended(msgspec.Struct, frozen=True):
    """End of a game: number of entries, way, scores and ranks by seat, hash of the last position."""

    entries: int
    ended: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    digest: str


def names() -> list[str]:
    """Return the names of all records."""
    return sorted(file.stem for file in FOLDER.glob("*.txt"))


@cache
def read(name: str) -> Record:
    """Read a record."""
    return read_record((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


def outcome_of(record: Record) -> Ended:
    """Play a record to its end; raise `Illegal` if it does not fit."""
    game = LISTED[record.setup.game]
    match = Match(game, record.setup, record.entries)
    outcome = game.outcome(match.position)
    assert outcome, "a record is a whole game"
    return Ended(len(record.entries), outcome.ended, outcome.scores, outcome.ranks, game.digest(match.position))


def expected() -> dict[str, Ended]:
    """Read the written outcomes."""
    return msgspec.json.decode(OUTCOMES.read_bytes(), type=dict[str, Ended])


def write(outcomes: dict[str, Ended]) -> None:
    """Write the outcomes."""
    OUTCOMES.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(outcomes.items())))) + b"\n")


if __name__ == "__main__":
    write({name: outcome_of(read(name)) for name in names()})
