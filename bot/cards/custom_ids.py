"""The custom ids of buttons and menus: what was pressed, on which match, at which moment.

Each kind has a prefix of its own. A press says nothing of who pressed: the seat comes from the store by the user's id.
"""

from typing import Final

from msgspec import Struct

CHOICE: Final = "b"
MENU: Final = "s"
PICK: Final = "p"
LOBBY: Final = "l"
RULE: Final = "o"
TABLE: Final = "t"
CONSENT: Final = "c"
CANCEL: Final = "q"
HELP: Final = "h"
DECK: Final = "d"
LESSON: Final = "e"
REPLAY: Final = "r"
EVENT: Final = "v"
RESULT: Final = "z"
PLAN: Final = "f"
LADDER: Final = "k"
ORDER: Final = "a"
SPOTLIGHT: Final = "y"
CLOCK: Final = "w"
TIP: Final = "n"
FIND: Final = "g"
SEAT: Final = "u"
"""Seats beside players to avoid; `/game avoid` shares the prefix."""


class CustomId(Struct, frozen=True):
    """A custom id taken apart; `rest` is what stands behind the prefix, split at the bars."""

    prefix: str
    rest: tuple[str, ...]


def make(prefix: str, *rest: str) -> str:
    """Put a custom id together."""
    return "|".join((prefix, *rest))


def read(custom_id: str) -> CustomId:
    """Take any text apart as a custom id."""
    prefix, *rest = custom_id.split("|")
    return CustomId(prefix, tuple(rest))
