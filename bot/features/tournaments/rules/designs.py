"""Rounds in which no two players meet twice, for players numbered from 0: read from `designs.json`.

The players of a design come in copies of one counting group. A round follows from its first table by adding the same
step to every place within its copy, digit by digit. `tests/bot/features/tournaments/rules/design_maker.py` makes the
data, and the tests check every pair.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import prod
from typing import Final

import msgspec
from msgspec import Struct

from bot.features.tournaments.rules.byes import table_sizes

Tables = tuple[tuple[int, ...], ...]
DESIGNS_FILE: Final = files("bot.features.tournaments.rules") / "designs.json"


class Design(Struct, frozen=True):
    """A resolvable design: every two of its points meet exactly once, with few exceptions.

    Points are copies of the group described by `moduli`, then `fixed` points that do not move. `blocks` are the
    tables of the first round; each of `classes` is the first table of a round whose tables follow from one another.
    The last `spare` points may be missing: they never meet.
    """

    seats: int
    points: int
    moduli: tuple[int, ...]
    fixed: int
    spare: int
    blocks: Tables
    classes: Tables = ()


class Designs(Struct, frozen=True):
    """The whole file; `products[q][e]` are those of element e of the field of order q with the elements 0 to 5."""

    products: Mapping[int, Tables]
    resolvable: tuple[Design, ...]


@cache
def designs() -> Designs:
    """Return the data, which is read once."""
    return msgspec.json.decode(DESIGNS_FILE.read_bytes(), type=Designs)


def designed_rounds(players: int, seats: int, rounds: int) -> tuple[Tables, ...]:
    """Return up to `rounds` rounds of a design that seat all players at as many and as full tables as other formats."""
    found = [transversal_rounds(players, seats, rounds), resolvable_rounds(players, seats)[:rounds]]
    longest = max(found, key=len)
    full = sorted(table_sizes(players, seats))
    return tuple(tables for tables in longest if sorted(map(len, tables)) == full)


@cache
def resolvable_rounds(players: int, seats: int) -> tuple[Tables, ...]:
    """Return all rounds of the resolvable design for these players, or none if no design is stored."""
    points = -(-players // seats) * seats
    found = [design for design in designs().resolvable if (design.seats, design.points) == (seats, points)]
    if not found or points - players > found[0].spare:
        return ()
    design, size = found[0], (points - found[0].fixed)
    cycle = prod(design.moduli)

    def moved(point: int, step: int) -> int:
        place = point % cycle
        return point if point >= size else point - place + _added(place, step, design.moduli)

    rounds = [tuple(tuple(moved(point, step) for point in block) for block in design.blocks) for step in range(cycle)]
    rounds += [_class_round(starts, design.moduli) for starts in design.classes]
    return tuple(_present(tables, players) for tables in rounds)


@cache
def transversal_rounds(players: int, seats: int, rounds: int) -> tuple[Tables, ...]:
    """Return up to `rounds` rounds in which each table takes one player from every class.

    There are as many classes as seats. In round j the first table has place `i * j` of class i. No two players meet
    twice as long as differences of classes times differences of rounds are never 0: in a product of fields that
    each have at least as many elements as a table has seats, or modulo any number for few rounds. Two players of a
    class never meet, so those missing from the last class make tables one short.
    """
    size = -(-players // seats)
    if size < seats:
        return ()
    moduli = _prime_factors(size)
    orders = [prime**power for prime, power in Counter(moduli).items()]
    turns = size
    if min(orders) < seats or not all(order in moduli or order in designs().products for order in orders):
        moduli, orders, turns = [size], [size], (size - 1) // (seats - 1) + 1
    made = [_class_round(_starts(turn, seats, orders), moduli) for turn in range(min(rounds, turns))]
    if players == size * seats and size == seats:
        made.append(tuple(tuple(range(seat * size, (seat + 1) * size)) for seat in range(seats)))
    return tuple(_present(tables, players) for tables in made[:rounds])


def _starts(turn: int, seats: int, orders: Sequence[int]) -> list[int]:
    """Return the first table of a transversal round: the round's number times that of each seat, in every field."""
    starts, unit = [0] * seats, 1
    for order in reversed(orders):
        element = turn // unit % order
        products = designs().products.get(order)
        for seat in range(seats):
            starts[seat] += unit * (products[element][seat] if products else seat * element % order)
        unit *= order
    return starts


def _class_round(starts: Sequence[int], moduli: Sequence[int]) -> Tables:
    """Return the round whose tables follow from its first one, which has a place of every copy."""
    cycle = prod(moduli)
    return tuple(
        tuple(copy * cycle + _added(start, step, moduli) for copy, start in enumerate(starts)) for step in range(cycle)
    )


def _present(tables: Tables, players: int) -> Tables:
    return tuple(tuple(player for player in table if player < players) for table in tables)


def _added(place: int, step: int, moduli: Sequence[int]) -> int:
    """Return the sum digit by digit, without carrying; the last modulus is that of the lowest digit."""
    total, unit = 0, 1
    for modulus in reversed(moduli):
        total += unit * ((place // unit + step // unit) % modulus)
        unit *= modulus
    return total


def _prime_factors(number: int) -> list[int]:
    factors, divisor = [], 2
    while number > 1:
        if number % divisor:
            divisor += 1
        else:
            factors.append(divisor)
            number //= divisor
    return factors
