"""The settings of a match, as they are stored beside its rules: by name, each a short text."""

import re
from typing import Final

from engine.core.types import Seat
from render.canvas.theme import THEMES
from storage.rows import MatchRow

AUTO: Final = "auto"
"""Has questions without a choice answered for the player: `on` or `off`."""

PARENT: Final = "parent"
"""The channel in which a match's thread was made: play goes on there when the thread is gone."""

UNDO: Final = "undo"
"""An undo waiting for consent: `<seat> <lines of the log> <seats that agreed> …`."""

CANCEL: Final = "cancel"
"""A wish to call the match off that waits for consent, as `UNDO`."""

THEME: Final = "theme"
"""The look of the boards."""

NEVER_REACT: Final = "never_react"
"""The seats that never react, which a standing order answers for."""

ROUTINE: Final = "routine"
"""The seats that a standing order answers for where a closed question leaves them no choice."""

_SEATS: Final = r"\d+( \d+)*"

FORMS: Final = {
    UNDO: rf"(\d+ {_SEATS})?",
    CANCEL: rf"(\d+ {_SEATS})?",
    NEVER_REACT: rf"({_SEATS})?",
    ROUTINE: rf"({_SEATS})?",
    PARENT: r"\d+",
    THEME: "|".join(THEMES),
}
"""What values look like, as regular expressions; one that does not is taken as not set."""


def valid(settings: dict[str, str]) -> dict[str, str]:
    """Settings without those whose value means nothing."""
    return {name: value for name, value in settings.items() if re.fullmatch(FORMS.get(name, ".*"), value, re.DOTALL)}


def seats_with(row: MatchRow, order: str) -> tuple[Seat, ...]:
    """The seats of a match that have given a standing order: `NEVER_REACT` or `ROUTINE`."""
    return tuple(map(int, row.settings.get(order, "").split()))
