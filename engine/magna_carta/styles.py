"""Styles of computer players of Caylus Magna Carta: what a policy adds for some answers; 32 are a natural logarithm."""

from collections.abc import Mapping
from typing import Final

_TRADERS: Final = ("market", "peddler", "n_peddler", "bank", "n_trading_post", "gold_mine")

STYLES: Final[Mapping[str, Mapping[str, int]]] = {
    "trader": {
        **{f"act:{place}": 64 for place in _TRADERS},
        **{f"{kind}:none": -64 for kind in ("sell", "buy", "swap")},
    },
    # Policies are all but certain that the provost stays, so it takes much to move him where others are left without work.
    "provost": {f"provost:own=0 others={others}": 300 for others in (-1, -2)},
}
"""Amounts by row or mark of an answer, by style."""
