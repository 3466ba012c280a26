"""Maker of the data of `bot.features.tournaments.rules.designs`.

`python -m tests.bot.features.tournaments.rules.design_maker` writes the file anew. Bose's rounds and the products come
from finite fields. The other designs were found by a search and are kept as they are: a test counts their pairs.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from bot.features.tournaments.rules.designs import DESIGNS_FILE, Design, Designs, designs

FILE: Final = Path(str(DESIGNS_FILE))

MODULI: Final[Mapping[int, tuple[int, ...]]] = {
    4: (1, 1),
    8: (1, 1, 0),
    9: (1, 0),
    16: (1, 1, 0, 0),
    25: (2, 1),
    27: (1, 2, 0),
    32: (1, 0, 1, 0, 0),
    49: (3, 1),
    64: (1, 1, 0, 0, 0, 0),
    81: (2, 1, 0, 0),
    121: (7, 1),
    125: (2, 3, 0),
    128: (1, 1, 0, 0, 0, 0, 0),
    169: (2, 1),
    243: (1, 2, 0, 0, 0),
    256: (1, 0, 1, 1, 1, 0, 0, 0),
}
"""Irreducible polynomials by order of the field, lowest coefficient first and without the leading one."""

MAX_SEATS: Final = 6
MAX_TURNS: Final = 40
"""Most seats and rounds of a tournament."""

BOSE_ORDERS: Final = (9, 13, 17, 25, 29, 37, 41, 49, 61, 109, 125)
"""Orders q for which Bose's design of 3q + 1 players at tables of four has more rounds than a transversal design."""


class Field:
    """A field whose order is a prime or its power; its elements are the numbers below the order.

    A number represents the polynomial whose coefficients are its digits in base p.
    """

    def __init__(self, order: int) -> None:
        self.order = order
        self.prime = next(divisor for divisor in range(2, order + 1) if order % divisor == 0)
        self._modulus = MODULI.get(order, (0,))
        self.degree = len(self._modulus)

    def times(self, left: int, right: int) -> int:
        """Return the product."""
        if self.degree == 1:
            return left * right % self.prime
        product = [0] * (2 * self.degree)
        for i, a in enumerate(self.digits(left)):
            for j, b in enumerate(self.digits(right)):
                product[i + j] += a * b
        for high in range(2 * self.degree - 1, self.degree - 1, -1):
            for step, coefficient in enumerate(self._modulus):
                product[high - self.degree + step] -= product[high] * coefficient
        return self._number(product[: self.degree])

    def negative(self, element: int) -> int:
        """Return the additive inverse of the element."""
        return self._number([-digit for digit in self.digits(element)])

    def digits(self, number: int) -> list[int]:
        """Return the coefficients of an element, lowest first."""
        return [number // self.prime**place % self.prime for place in range(self.degree)]

    def _number(self, digits: list[int]) -> int:
        return sum(digit % self.prime * self.prime**place for place, digit in enumerate(digits))

    def generator(self) -> int:
        """Return the smallest element whose powers are all elements but 0."""
        return next(element for element in range(2, self.order) if len(self.powers(element)) == self.order - 1)

    def powers(self, element: int) -> list[int]:
        """Return the different powers of an element, from 1 on."""
        powers = [1]
        while (power := self.times(powers[-1], element)) != 1:
            powers.append(power)
        return powers


def bose(order: int) -> Design:
    """Return Bose's design for 3q + 1 players, q = 4t + 1: three copies of the field of order q, and one more player."""
    field = Field(order)
    powers = field.powers(field.generator())
    quarter = len(powers) // 4
    blocks = [(0, order, 2 * order, 3 * order)]
    for near, far in zip(powers[:quarter], powers[quarter:], strict=False):
        for copy in range(3):
            here, there = copy * order, (copy + 1) % 3 * order
            blocks.append((here + near, here + field.negative(near), there + far, there + field.negative(far)))
    return Design(4, 3 * order + 1, (field.prime,) * field.degree, 1, 0, tuple(blocks))


def products(order: int) -> tuple[tuple[int, ...], ...]:
    """Return the products of the elements of turns and of seats."""
    field = Field(order)
    factors = range(min(MAX_SEATS, order))
    return tuple(tuple(field.times(seat, turn) for seat in factors) for turn in range(min(MAX_TURNS, order)))


def stored_designs() -> tuple[Design, ...]:
    """Return the stored designs that no formula gives."""
    made = {3 * order + 1 for order in BOSE_ORDERS}
    return tuple(design for design in designs().resolvable if design.seats != 4 or design.points not in made)


def make() -> Designs:
    """Return all data."""
    resolvable = sorted([*stored_designs(), *map(bose, BOSE_ORDERS)], key=lambda design: (design.seats, design.points))
    return Designs({order: products(order) for order in MODULI}, tuple(resolvable))


def encode_designs(data: Designs) -> bytes:
    """Return the file: a line for each field and each design."""
    fields = ",\n".join(f'"{order}": {msgspec.json.encode(rows).decode()}' for order, rows in data.products.items())
    rounds = ",\n".join(msgspec.json.encode(design).decode() for design in data.resolvable)
    return f'{{"products": {{\n{fields}\n}},\n"resolvable": [\n{rounds}\n]}}\n'.encode()


if __name__ == "__main__":
    FILE.write_bytes(encode_designs(make()))
