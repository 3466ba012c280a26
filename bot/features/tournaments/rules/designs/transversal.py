"""Rounds without any repeat for k classes of m players: a table takes one of each class.

The classes' players are numbered by the elements of a ring with m elements. Table t of round j seats of class i the
player `t + i * j`, which is without a repeat as long as differences of classes times differences of rounds are never 0.
Two of a class never meet, so the players that are missing from the last class make tables that are one short.
"""

from functools import cache
from itertools import islice, product

from bot.features.tournaments.rules.designs.fields import field, is_prime_power, prime_powers

Blocks = tuple[tuple[int, ...], ...]


@cache
def transversal_rounds(players: int, seats: int, rounds: int) -> tuple[Blocks, ...]:
    """As many of the wanted rounds as there are for players numbered from 0, perhaps none."""
    size = -(-players // seats)
    if size < seats:
        return ()
    powers = prime_powers(size)
    in_fields = size if min(powers) >= seats and all(map(is_prime_power, powers)) else 0
    in_integers = (size - 1) // (seats - 1) + 1
    made = (
        _in_fields(size, seats, rounds) if in_fields >= min(rounds, in_integers) else _in_integers(size, seats, rounds)
    )
    if size == seats and players == size * seats:
        made.append(tuple(tuple(range(seat * size, (seat + 1) * size)) for seat in range(seats)))
    present = [
        tuple(tuple(player for player in table if player < players) for table in tables) for tables in made[:rounds]
    ]
    return tuple(present)


def _in_integers(size: int, seats: int, rounds: int) -> list[Blocks]:
    """Modulo `size`, for so few rounds that no product of differences reaches it."""
    turns = range(min(rounds, (size - 1) // (seats - 1) + 1))
    return [
        tuple(tuple(seat * size + (table + seat * turn) % size for seat in range(seats)) for table in range(size))
        for turn in turns
    ]


def _in_fields(size: int, seats: int, rounds: int) -> list[Blocks]:
    """In a product of fields, each with at least as many elements as a table has seats."""
    fields = [field(order) for order in prime_powers(size)]
    elements = list(product(*(range(one.order) for one in fields)))
    numbers = {element: number for number, element in enumerate(elements)}
    made = []
    for turn in islice(elements, rounds):
        steps = [tuple(one.times(seat, step) for one, step in zip(fields, turn, strict=True)) for seat in range(seats)]
        tables = []
        for start in elements:
            places = [
                numbers[tuple(one.add(a, b) for one, a, b in zip(fields, start, step, strict=True))] for step in steps
            ]
            tables.append(tuple(seat * size + place for seat, place in enumerate(places)))
        made.append(tuple(tables))
    return made
