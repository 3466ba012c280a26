"""Styles of computer players of Caylus: what a policy adds for some answers; 32 are a natural logarithm."""

from collections.abc import Mapping
from typing import Final

_BUILDERS: Final = ("n_carpenter", "f_carpenter", "w_mason", "s_architect", "w_lawyer")
_TRADERS: Final = ("n_market", "w_market", "f_peddler", "w_peddler", "trading_post")

STYLES: Final[Mapping[str, Mapping[str, int]]] = {
    "builder": {
        **{f"{kind}:{place}": 24 for kind in ("place", "gate") for place in _BUILDERS},
        **{f"{kind}:none": -24 for kind in ("build", "works", "lawyer")},
    },
    "trader": {
        **{f"{kind}:{place}": 32 for kind in ("place", "gate") for place in _TRADERS},
        **{f"{kind}:none": -32 for kind in ("sell", "buy")},
    },
    # Policies are all but certain that the provost stays, so it takes much to move him where others are left without work.
    "provost": {f"{kind}:own=0 others={others}": 270 for kind in ("provost", "guild") for others in (-1, -2)},
}
"""Amounts by row or mark of an answer, by style."""
