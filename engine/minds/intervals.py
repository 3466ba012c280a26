"""How sure a share is that was found by trying: the interval that holds the true one 95 times of 100."""

from math import sqrt
from typing import Final

Z: Final = 1.96
"""So many standard errors on either side are 95 of 100."""


def interval(won: float, tries: int) -> tuple[float, float]:
    """The ends of the interval of a share, of `won` in so many tries (Wilson); all from 0 to 1 without any."""
    if not tries:
        return 0.0, 1.0
    share, extra = won / tries, Z * Z / tries
    middle = share + extra / 2
    reach = Z * sqrt(share * (1 - share) / tries + extra / (4 * tries))
    return max(0.0, (middle - reach) / (1 + extra)), min(1.0, (middle + reach) / (1 + extra))
