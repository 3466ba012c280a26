"""Counts of what computer players do in a style and without one.

`python -m tests.minds.styles GAME --seats N --tables K --seed S` prints them: at each table one journeyman in a style,
on each seat in turn, and the others without one; the mean of each kind of player, with its 95 % interval.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from engine import GAMES
from engine.catan_cards.catalogue import CARDS
from engine.core.computer_facts import stem
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision
from engine.minds.features import AnyGame
from engine.minds.levels import Player, as_journeyman
from engine.minds.playing import played
from engine.minds.rollout import generator
from engine.minds.search import Table
from engine.minds.styles import in_style
from engine.minds.weights import mind_for

Sign = Callable[[str, str], bool]
"""Returns True if a pick in a kind of question is what a style is named after."""


def other_than(key: str, *kinds: str) -> Sign:
    """Return the sign of picks in kinds of questions, except this one."""
    return lambda kind, pick: kind in kinds and pick != key


KNIGHTS: Final = frozenset(id for id, card in CARDS.items() if card.unit == "knight")

SIGNS: Final[Mapping[str, Mapping[str, Sign]]] = {
    "caylus": {
        "builder": other_than("none", "build", "works", "lawyer"),
        "trader": other_than("none", "sell", "buy"),
        "provost": other_than("0", "provost", "guild"),
    },
    "magna_carta": {
        "trader": other_than("none", "sell", "buy", "swap"),
        "provost": other_than("0", "provost"),
    },
    "catan_cards": {
        "knights": lambda kind, pick: kind == "act" and stem(pick) in KNIGHTS,
        "trader": lambda kind, pick: kind == "act" and pick.startswith("trade."),
    },
}
"""The sign of each style of each game."""


def _watched(player: Player, sign: Sign, counts: list[int], seat: int) -> Player:
    """Return a player whose signs are counted for its seat."""

    def answer(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
        picks = player(table, position, decision, source)
        counts[seat] += sum(sign(decision.kind, pick) for pick in picks)
        return picks

    return answer


def count_signs(game: AnyGame, setup: Setup, style: str, tables: int, seed: int) -> Iterator[tuple[int, float]]:
    """Yield how often the sign of a style is seen at each table: of its player, and of each of the others."""
    mind = mind_for(game, setup)
    assert mind is not None
    seats, sign = setup.seats, SIGNS[game.name][style]
    for number in range(tables):
        counts = [0] * seats
        own = -number % seats
        players = [
            _watched(in_style(as_journeyman, style) if seat == own else as_journeyman, sign, counts, seat)
            for seat in range(seats)
        ]
        source = generator(seed * 1_000_003 + number)
        played(Table(game, seats, mind), game.fork(game.begin(setup)), players, {}, source)
        yield counts[own], (sum(counts) - counts[own]) / (seats - 1)


def main() -> None:
    """Print the counts of every style of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SIGNS))
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--options", default="")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = GAMES[given.game]
    setup = game.setup(given.seats, dict(pair.split("=") for pair in given.options.split(",") if pair))
    for style in game.styles:
        found = zip(*count_signs(game, setup, style, given.tables, given.seed), strict=True)
        for name, counts in zip((style, "none"), found, strict=True):
            error = 1.96 * stdev(counts) / sqrt(len(counts))
            sys.stdout.write(f"{style}: {name} {mean(counts):.2f} ± {error:.2f}\n")


if __name__ == "__main__":
    main()
