"""The settings of a match, as they are stored beside its rules: by name, each a short text."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.clocks.presets import DAY, DEFAULT, HOUR, PRESETS
from bot.match.policies import LEVELS, USUAL
from engine.core.types import Seat
from render.canvas.theme import THEMES
from storage.matches import LogRow, MatchRow


def shown_lines(row: MatchRow, lines: Sequence[LogRow], now: int) -> Sequence[LogRow]:
    """The lines of a log that spectators elsewhere may see by now: all of a match that does not run, or has no delay."""
    wait = DELAYS[delay_of(row)] if row.status == "live" else 0
    if not wait:
        return lines
    return lines[: bisect_right(lines, now - wait, key=lambda line: line.at)]


AUTO: Final = "auto"
"""Has questions without a choice answered for the player: `on` or `off`."""

PARENT: Final = "parent"
"""The channel in which a match's thread was made: play goes on there when the thread is gone."""

UNDO: Final = "undo"
"""An undo waiting for consent: `<seat> <lines of the log>:<actions that stay> <seats that agreed> …`."""

CANCEL: Final = "cancel"
"""A wish to call the match off that waits for consent, as `UNDO`."""

PAUSE: Final = "pause"
"""A wish to pause the match, or to end a pause, that waits for consent: as `UNDO`, with days in the place of actions."""

CONSENTS: Final = (UNDO, CANCEL, PAUSE)
"""What waits for the consent of all players."""

CONSENTS_AT: Final = {setting: f"{setting}_asked" for setting in CONSENTS}
"""By setting of a request the one that says when it was made and by which message it is put: `<instant> <message>`."""

CONSENT_STOP: Final = "consent_stop"
"""The last time that a request has stopped the clock: `<lines of the log> <instant until which it does>`."""

THEME: Final = "theme"
"""The look of the boards."""

NEVER_REACT: Final = "never_react"
"""The seats that never react, which a standing order answers for."""

ROUTINE: Final = "routine"
"""The seats that a standing order answers for where a closed question leaves them no choice."""

SETTING_ORDERS: Final = (NEVER_REACT, ROUTINE)
"""Standing orders that matches of older programs have as settings, by their ids."""

PACE: Final = "pace"
"""How much time a match gives: the name of a pace. Where it is not set, it follows from who plays."""

VACATION: Final = "vacation"
"""Whether an announced vacation stops a bank that runs out: `on` or `off`."""

COMPUTERS: Final = "computers"
"""The level of the computer players that are added to a lobby."""

STAND_IN: Final = "stand_in"
"""The level of the computer player that answers for somebody who is away or has left."""

HINTS: Final = "hints"
"""Whether players may ask for hints: `always`, `never`, or `alone`, against computer players only."""

PRESENT: Final = "present"
"""The seats of a full lobby whose people have said that they are there."""

FULL_AT: Final = "full_at"
ASKED_AT: Final = "asked_at"
KEPT_AT: Final = "kept_at"
"""When a lobby's seats were all taken, when its owner was asked about it, and when the owner kept it."""

OUT_OF_REACH: Final = "out_of_reach"
"""Why players cannot press in a running match, as its clock says, or since when in a lobby; empty where somebody can."""

PUBLIC: Final = "public"
"""Who may follow a match from elsewhere: `no`, `yes`, or `spotlight`, whose moments may be shown as well."""

PUBLIC_VALUES: Final = ("no", "yes", "spotlight")

DELAY: Final = "delay"
"""How long after a move spectators elsewhere see it while the match runs: a name of `DELAYS`."""

DELAYS: Final = {"none": 0, "hour": HOUR, "day": DAY}
"""Seconds by name."""

RATED: Final = "rated"
"""Whether the result of a match counts on the ladder and in profiles: `on` or `off`."""

CLOSED: Final = "closed"
"""The id of the message that said that the seats are closed, which is mixed into the match's chance."""

HINT_VALUES: Final = ("alone", "always", "never")

EVENT: Final = "event"
"""The event that a match belongs to, its table and its name: `<id> <key> <name>`."""

SEATING: Final = "seating"
"""Of a rematch: by seat the id of the user who is to sit there, `-` for a computer player."""

_SEATS: Final = r"\d+( \d+)*"

SETTINGS: Final = {
    AUTO: ("on", "off"),
    THEME: tuple(THEMES),
    PACE: tuple(PRESETS),
    VACATION: ("on", "off"),
    COMPUTERS: LEVELS,
    STAND_IN: LEVELS,
    HINTS: HINT_VALUES,
    PUBLIC: PUBLIC_VALUES,
    DELAY: tuple(DELAYS),
    RATED: ("on", "off"),
}
"""What a match can be set to beside the rules of its game, each with its values, in the order in which they are shown."""

FORMS: Final = {
    **{name: "|".join(values) for name, values in SETTINGS.items()},
    UNDO: r"(\d+ \d+(:\d+)?( \d+)*)?",
    CANCEL: rf"(\d+ {_SEATS})?",
    PAUSE: r"(\d+ \d+:\d+( \d+)*)?",
    **dict.fromkeys(CONSENTS_AT.values(), r"(\d+( \d+)?)?"),
    CONSENT_STOP: r"(\d+ \d+)?",
    NEVER_REACT: rf"({_SEATS})?",
    ROUTINE: rf"({_SEATS})?",
    PARENT: r"\d+",
    EVENT: r"\w+ \d+\.\d+\.\d+ .+",
    SEATING: r"((\d+|-)( (\d+|-))*)?",
    PRESENT: rf"({_SEATS})?",
    FULL_AT: r"\d*",
    ASKED_AT: r"\d*",
    KEPT_AT: r"\d*",
    CLOSED: r"\d+",
    OUT_OF_REACH: r"\w*",
}
"""What values look like, as regular expressions; one that does not is taken as not set."""


def valid(settings: dict[str, str]) -> dict[str, str]:
    """Settings without those whose value means nothing."""
    return {name: value for name, value in settings.items() if re.fullmatch(FORMS.get(name, ".*"), value, re.DOTALL)}


class EventOf(NamedTuple):
    """The table of an event that a match is."""

    id: str
    table: str
    name: str

    def __str__(self) -> str:
        """The value of the setting."""
        return " ".join(self)


def event_of(row: MatchRow) -> EventOf | None:
    """The event that a match belongs to; those of an older program do not say."""
    return EventOf(*row.settings[EVENT].split(" ", 2)) if EVENT in row.settings else None


def seats_with(row: MatchRow, order: str) -> tuple[Seat, ...]:
    """The seats of a match that have given a standing order as a setting: `NEVER_REACT` or `ROUTINE`."""
    return tuple(map(int, row.settings.get(order, "").split()))


def seats_in(row: MatchRow, setting: str) -> tuple[Seat, ...]:
    """The seats that a setting names."""
    return tuple(map(int, row.settings.get(setting, "").split()))


def seats_kept_for(row: MatchRow, user_id: int | None) -> tuple[Seat, ...]:
    """The seats of a rematch that are for a user, or with None for computer players."""
    wanted = "-" if user_id is None else str(user_id)
    return tuple(seat for seat, kept in enumerate(row.settings.get(SEATING, "").split()) if kept == wanted)


def pace_of(row: MatchRow, people: int) -> str:
    """The name of a match's pace: who plays alone needs no clock unless one is set."""
    return row.settings.get(PACE) or (DEFAULT if people > 1 else "none")


def allows_vacation(row: MatchRow) -> bool:
    """Whether vacation may be used in a match."""
    return row.settings.get(VACATION, "on") == "on"


def is_rated(row: MatchRow) -> bool:
    """Whether the result of a match counts on the ladder and in profiles."""
    return row.settings.get(RATED, "on") == "on"


def stand_in_of(row: MatchRow) -> str:
    """The level of the computer player that answers for somebody who is away or has left."""
    return row.settings.get(STAND_IN, USUAL)


def computers_of(row: MatchRow) -> str:
    """The level of the computer players that are added to a lobby."""
    return row.settings.get(COMPUTERS, USUAL)


def hints_of(row: MatchRow) -> str:
    """When players may ask for hints."""
    return row.settings.get(HINTS, HINT_VALUES[0])


def allows_hints(row: MatchRow, people: int) -> bool:
    """Whether players may ask for hints in a match of so many people."""
    chosen = hints_of(row)
    return chosen == "always" or (chosen == "alone" and people == 1)


def public_of(row: MatchRow) -> str:
    """Who may follow a match from elsewhere: nobody, unless it was chosen."""
    chosen = row.settings.get(PUBLIC)
    return chosen if chosen in PUBLIC_VALUES else PUBLIC_VALUES[0]


def is_public(row: MatchRow) -> bool:
    """Whether everybody may see what a spectator sees of a match, wherever they are."""
    return public_of(row) != PUBLIC_VALUES[0]


def delay_of(row: MatchRow) -> str:
    """How long after a move spectators elsewhere see it, by name."""
    chosen = row.settings.get(DELAY)
    return chosen if chosen in DELAYS else "none"
