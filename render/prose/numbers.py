"""Numbers as a language writes them: separators of thousands and decimals, and a minus as wide as a digit."""

from typing import Final, NamedTuple


class Marks(NamedTuple):
    """Separators of thousands and decimals, and the minimum number whose thousands are separated."""

    thousands: str
    decimals: str
    least: int = 1_000


MARKS: Final = {"en": Marks(",", "."), "it": Marks(".", ","), "es": Marks(".", ",", 10_000)}
"""Separators by language, from the Unicode locale data."""

MINUS: Final = "−"


def written(amount: float, locale: str = "en", digits: int = 0, *, plus: bool = False) -> str:
    """Write a number with `digits` decimals, and a plus sign if asked for.

    The language makes no difference to whole numbers below a thousand, such as points on a board.
    """
    rounded = round(amount, digits)
    marks = MARKS[locale]
    grouping = "," if abs(rounded) >= marks.least else ""
    figures = f"{abs(rounded):{grouping}.{digits}f}".translate({ord(","): marks.thousands, ord("."): marks.decimals})
    return f"{MINUS if rounded < 0 else '+' if plus and rounded else ''}{figures}"
