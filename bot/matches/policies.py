"""How the computer players of a match choose, by the name that their seat stores."""

from collections.abc import Mapping
from typing import Final

from engine.minds.choosing import Policy, builder, purposefully

COMPUTER: Final = "random"
"""The policy that a computer player's seat names when it is taken."""

_OF_SEATS: Final[Mapping[str, Policy]] = {COMPUTER: purposefully, "builder": builder}


def policy_of(name: str) -> Policy:
    """The policy that a stored seat names; a name that only a newer program knows plays like the plainest."""
    return _OF_SEATS.get(name, purposefully)
