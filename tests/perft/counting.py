"""Counts of lines of play; `python -m tests.perft.counting` rewrites `numbers.txt`."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Position
from engine.core.game import answers
from engine.core.match import Match
from tests.contract.drawing import LISTED, AnyGame
from tests.records.outcomes import read

NUMBERS: Final = Path(__file__).with_name("numbers.txt")


class Numbers(Struct, frozen=True):
    """Numbers of legal lines of 1, 2, 3 … actions after `step` entries of a record."""

    record: str
    step: int
    lines: tuple[int, ...]

    @property
    def game(self) -> AnyGame:
        """Return the game of the record."""
        return LISTED[read(self.record).setup.game]

    @property
    def position(self) -> Position[Any, Any]:
        """Return the position where the counting starts."""
        return _position(self)


@cache
def _position(numbers: Numbers) -> Position[Any, Any]:
    record = read(numbers.record)
    return Match(numbers.game, record.setup, record.entries).at(numbers.step)


def expected() -> Iterator[Numbers]:
    """Read the written numbers: record, step and numbers on each line."""
    for line in NUMBERS.read_text(encoding="utf-8").splitlines():
        record, step, *lines = line.split()
        yield Numbers(record, int(step), tuple(map(int, lines)))


def by_pure_functions(game: AnyGame, position: Position[Any, Any], depth: int) -> int:
    """Count lines the plain way: apply every legal action to a position that stays unchanged."""
    if depth == 1:
        return sum(1 for _ in game.legal_actions(position))
    return sum(
        by_pure_functions(game, game.apply(position, action)[0], depth - 1) for action in game.legal_actions(position)
    )


def in_place(game: AnyGame, saved: bytes, depth: int) -> int:
    """Count lines as the bot plays: in place, with a snapshot to return to for every other answer."""
    total = 0
    for number, decision in enumerate(game.decisions(game.load(saved))):
        for picks in answers(decision.ask):
            if depth == 1:
                total += 1
                continue
            play = game.resume(game.load(saved))
            play.answer(play.decisions[number], picks)
            total += in_place(game, game.save(play.position), depth - 1)
    return total


def main() -> None:
    """Count the same positions again, and write the numbers."""
    counted = [
        (numbers, [by_pure_functions(numbers.game, numbers.position, depth + 1) for depth in range(len(numbers.lines))])
        for numbers in expected()
    ]
    text = "".join(f"{at.record} {at.step} {' '.join(map(str, lines))}\n" for at, lines in counted)
    NUMBERS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
