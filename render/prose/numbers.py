"""Numbers as a language writes them: its marks between thousands and before decimals, and a minus as long as a figure."""

from typing import Final, NamedTuple


class Marks(NamedTuple):
    """What stands between thousands and before decimals, and the least number whose thousands are set apart."""

    thousands: str
    decimals: str
    least: int = 1_000


MARKS: Final = {"en": Marks(",", "."), "it": Marks(".", ","), "es": Marks(".", ",", 10_000)}
"""By language, as the Unicode locale data have them."""

MINUS: Final = "−"


def written(amount: float, locale: str = "en", digits: int = 0, *, plus: bool = False) -> str:
    """Write a number with so many decimals, and on demand with a plus.

    The language makes no difference to whole numbers below a thousand, such as points on a board.
    """
    rounded = round(amount, digits)
    marks = MARKS[locale]
    grouping = "," if abs(rounded) >= marks.least else ""
    figures = f"{abs(rounded):{grouping}.{digits}f}".translate({ord(","): marks.thousands, ord("."): marks.decimals})
    return f"{MINUS if rounded < 0 else '+' if plus and rounded else ''}{figures}"
