"""Custom ids of buttons and menus: what was pressed, in which match, at which moment.

Each kind has its own prefix. A custom id never says who presses: the seat is looked up by the user's id.
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
HERE: Final = "here"  # instead of a game: help with the one played in the channel
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
WATCH: Final = "i"
FORM: Final = "j"
DAILY: Final = "m"

SEAT: Final = "u"
"""Seats beside players to avoid; `/game avoid` shares the prefix."""


class CustomId(Struct, frozen=True):
    """A parsed custom id; `args` are the parts behind the prefix."""

    prefix: str
    args: tuple[str, ...]


def make(prefix: str, *args: str) -> str:
    """Return a custom id."""
    return "|".join((prefix, *args))


def read(custom_id: str) -> CustomId:
    """Parse any text as a custom id."""
    prefix, *args = custom_id.split("|")
    return CustomId(prefix, tuple(args))
