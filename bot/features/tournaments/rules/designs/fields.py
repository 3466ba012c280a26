"""Small finite fields, and their products: the arithmetic behind rounds in which nobody meets twice."""

from collections.abc import Mapping
from functools import cache
from typing import Final

MODULI: Final[Mapping[int, tuple[int, ...]]] = {
    4: (1, 1),
    8: (1, 1, 0),
    16: (1, 1, 0, 0),
    32: (1, 0, 1, 0, 0),
    64: (1, 1, 0, 0, 0, 0),
    128: (1, 1, 0, 0, 0, 0, 0),
    256: (1, 0, 1, 1, 1, 0, 0, 0),
    9: (1, 0),
    27: (1, 2, 0),
    81: (2, 1, 0, 0),
    243: (1, 2, 0, 0, 0),
    25: (2, 1),
    125: (2, 3, 0),
    49: (3, 1),
    121: (7, 1),
    169: (2, 1),
}
"""Irreducible polynomials by order of the field, lowest coefficient first and without the leading one."""


class Field:
    """The field of a prime or of a prime's power; its elements are the numbers below its order.

    A number stands for the polynomial whose coefficients are its digits in base p.
    """

    def __init__(self, order: int) -> None:
        self.order = order
        self._prime = smallest_divisor(order)
        self._modulus = MODULI.get(order, (0,))

    def add(self, left: int, right: int) -> int:
        """The sum."""
        if self._prime == self.order:
            return (left + right) % self.order
        sums = zip(self._digits(left), self._digits(right), strict=True)
        return self._number([(a + b) % self._prime for a, b in sums])

    def times(self, left: int, right: int) -> int:
        """The product."""
        if self._prime == self.order:
            return left * right % self.order
        degree = len(self._modulus)
        product = [0] * (2 * degree)
        for i, a in enumerate(self._digits(left)):
            for j, b in enumerate(self._digits(right)):
                product[i + j] += a * b
        for high in range(2 * degree - 1, degree - 1, -1):
            for step, coefficient in enumerate(self._modulus):
                product[high - degree + step] -= product[high] * coefficient
            product[high] = 0
        return self._number([value % self._prime for value in product[:degree]])

    def negative(self, element: int) -> int:
        """What added to the element gives 0."""
        return self._number([-digit % self._prime for digit in self._digits(element)])

    def _digits(self, number: int) -> list[int]:
        digits = []
        for _ in self._modulus:
            number, digit = divmod(number, self._prime)
            digits.append(digit)
        return digits

    def _number(self, digits: list[int]) -> int:
        number = 0
        for digit in reversed(digits):
            number = number * self._prime + digit
        return number

    def generator(self) -> int:
        """The smallest element whose powers are all elements but 0."""
        return next(element for element in range(2, self.order) if len(self.powers(element)) == self.order - 1)

    def powers(self, element: int) -> list[int]:
        """The different powers of an element, from 1 on."""
        powers = [1]
        while (power := self.times(powers[-1], element)) != 1:
            powers.append(power)
        return powers


@cache
def field(order: int) -> Field:
    """The field of this order, made once."""
    return Field(order)


def smallest_divisor(number: int) -> int:
    """The smallest prime that divides a number from 2 on."""
    return next((prime for prime in range(2, int(number**0.5) + 1) if number % prime == 0), number)


def is_prime_power(number: int) -> bool:
    """Whether there is a field of this order here."""
    return number in MODULI or 1 < number == smallest_divisor(number)


def prime_powers(number: int) -> tuple[int, ...]:
    """The powers of different primes whose product a number is."""
    powers = []
    while number > 1:
        prime, power = smallest_divisor(number), 1
        while number % prime == 0:
            number //= prime
            power *= prime
        powers.append(power)
    return tuple(powers)
