"""The settings of a match, which are stored beside its rules as short texts, and the functions that read them."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from bot.clocks.paces import DAY, DEFAULT_PACE, HOUR, PRESETS
from bot.match.computer_levels import DEFAULT_LEVEL, PLAYER_LEVELS
from engine import GAMES
from engine.core.seal import HASHED
from engine.core.types import Seat
from render.canvas.theme import THEMES
from storage.log import LogRow
from storage.matches import MatchRow, SeatRow

AUTO: Final = "auto"  # setting: answer questions without a choice for the player, `on` or `off`
PARENT: Final = "parent"  # the channel in which a match's thread was made; play moves there if the thread is gone
PENDING_UNDO: Final = "undo"  # a pending undo: `<seat> <lines of the log>:<actions to keep> <seats that agreed> …`
PENDING_CANCEL: Final = "cancel"  # a pending request to cancel the match, in the form of `PENDING_UNDO`

PENDING_PAUSE: Final = "pause"
"""A pending request to pause the match or end its pause: like `PENDING_UNDO`, with days in place of actions."""

CONSENT_REQUESTS: Final = (PENDING_UNDO, PENDING_CANCEL, PENDING_PAUSE)  # requests that need the consent of all players

CONSENT_MESSAGES: Final = {setting: f"{setting}_asked" for setting in CONSENT_REQUESTS}
"""By request, the setting with its instant and its message: `<instant> <message>`."""

CONSENT_STOP: Final = "consent_stop"
"""The last stop of the clock by a request: `<lines of the log> <instant when the stop ends>`."""

THEME: Final = "theme"  # the theme of the boards
NEVER_REACT: Final = "never_react"  # the seats whose standing order is never to react
ROUTINE: Final = "routine"  # the seats whose standing order answers closed questions that leave no choice

ASK_ALWAYS: Final = "ask_always"
"""The seats that are asked even questions that are otherwise answered for players from the start."""

SETTING_ORDERS: Final = (NEVER_REACT, ROUTINE)
"""Standing orders that older versions of the program stored as settings, by their ids."""

PACE: Final = "pace"
"""The name of a match's pace. If it is not set, it depends on the number of people."""

VACATION: Final = "vacation"  # setting: an announced vacation stops a bank that runs out, `on` or `off`
COMPUTER_LEVEL: Final = "computers"  # the level of the computer players that are added to a lobby
STAND_IN_LEVEL: Final = "stand_in"  # the level of the computer player that answers for a person who is away or has left

HINTS: Final = "hints"
"""Setting: when players may ask for hints, `always`, `never`, or `alone` (against computer players only)."""

HINT_VALUES: Final = ("alone", "always", "never")
PRESENT_SEATS: Final = "present"  # the seats of a full lobby whose people have confirmed that they are there

FULL_AT: Final = "full_at"
ASKED_AT: Final = "asked_at"
KEPT_AT: Final = "kept_at"
"""Times at which a lobby became full, its owner was asked about it, and the owner kept it."""

OUT_OF_REACH: Final = "out_of_reach"
"""Why players cannot press in a running match, or since when they cannot in a lobby; empty if they can."""

PUBLIC: Final = "public"
"""Setting: a match may be followed from elsewhere by `no` one, by everyone (`yes`), or by the `spotlight` as well."""

PUBLIC_VALUES: Final = ("no", "yes", "spotlight")

PUBLIC_DELAY: Final = "delay"
"""The delay after which spectators elsewhere see a move while the match runs: a name of `DELAYS`."""

DELAYS: Final = {"none": 0, "hour": HOUR, "day": DAY}  # seconds by name
RATED: Final = "rated"  # setting: the result counts on the ladder and in profiles, `on` or `off`
CLOSING_MESSAGE: Final = "closed"  # the id of the message that closed the seats, which is mixed into the match's chance
MIXING: Final = "mixing"  # the form in which that id is mixed in: its `hash`, or the id itself if this is not set

DUPLICATE_OF: Final = "duplicate"
"""The first match of a duplicate round, by whose id and closing message the chance of all of them is dealt."""

SECLUDED: Final = "secluded"
"""A match of a duplicate round that is still being played: `on` until its last match has ended."""

TOURNAMENT: Final = "event"  # the tournament of a match, with its table and name: `<id> <key> <name>`

ROUND_NAME: Final = "round_name"  # the name of the round of a tournament, a sentence `tournament-<name>`
PLAY_BY: Final = "play_by"  # the deadline of a tournament's match, in seconds since 1970
SERIES_GAME: Final = "series"
"""For a match of a series, the number of its game, the most games, and those won by each seat before: `2 3 1 0`."""

DECIDED: Final = "decided"
"""The places by seat that organisers have given in a tournament's match, which ended by that: `1 2`."""

SEATING: Final = "seating"
"""For a rematch or with invitations, by seat the id of its user, `-` for a computer player, or 0 for anyone."""

INVITED_UNTIL: Final = "invited_until"
"""Until when the seats in `SEATING` are kept for the users who were invited; without it, anyone may take them."""

LANGUAGE: Final = "language"  # the language of a match in direct messages; on a server it is the server's
GROUP_DM: Final = "group_dm"  # `on` for a match in a group DM, where the bot can post only while someone presses there

_SEATS: Final = r"\d+( \d+)*"

SETTINGS: Final = {
    AUTO: ("on", "off"),
    THEME: tuple(THEMES),
    PACE: tuple(PRESETS),
    VACATION: ("on", "off"),
    COMPUTER_LEVEL: PLAYER_LEVELS,
    STAND_IN_LEVEL: PLAYER_LEVELS,
    HINTS: HINT_VALUES,
    PUBLIC: PUBLIC_VALUES,
    PUBLIC_DELAY: tuple(DELAYS),
    RATED: ("on", "off"),
}
"""Settings that players choose, with their values, in the order in which they are shown."""

SETTING_PATTERNS: Final = {
    **{name: "|".join(values) for name, values in SETTINGS.items()},
    PENDING_UNDO: r"(\d+ \d+(:\d+)?( \d+)*)?",
    PENDING_CANCEL: rf"(\d+ {_SEATS})?",
    PENDING_PAUSE: r"(\d+ \d+:\d+( \d+)*)?",
    **dict.fromkeys(CONSENT_MESSAGES.values(), r"(\d+( \d+)?)?"),
    CONSENT_STOP: r"(\d+ \d+)?",
    NEVER_REACT: rf"({_SEATS})?",
    ROUTINE: rf"({_SEATS})?",
    ASK_ALWAYS: rf"({_SEATS})?",
    PARENT: r"\d+",
    TOURNAMENT: r"\w+ \d+\.\d+\.\d+ .+",
    ROUND_NAME: "final|final-again|semifinals|quarterfinals|third-title",
    PLAY_BY: r"\d+",
    SERIES_GAME: r"\d+( \d+){3}",
    DECIDED: _SEATS,
    SEATING: r"((\d+|-)( (\d+|-))*)?",
    INVITED_UNTIL: r"\d*",
    PRESENT_SEATS: rf"({_SEATS})?",
    FULL_AT: r"\d*",
    ASKED_AT: r"\d*",
    KEPT_AT: r"\d*",
    CLOSING_MESSAGE: r"\d+",
    MIXING: HASHED,
    GROUP_DM: "on",
    DUPLICATE_OF: r"\w+",
    SECLUDED: "on|off",
    OUT_OF_REACH: r"\w*",
}
"""Regular expressions of valid values; a setting with another value counts as not set."""


def valid(settings: dict[str, str]) -> dict[str, str]:
    """Return the settings without those whose value is malformed."""
    return {
        name: value
        for name, value in settings.items()
        if re.fullmatch(SETTING_PATTERNS.get(name, ".*"), value, re.DOTALL)
    }


class EventOf(NamedTuple):
    """A match's place in a tournament."""

    id: str
    table: str
    name: str

    def __str__(self) -> str:
        """Return the value of the setting."""
        return " ".join(self)


def event_of(row: MatchRow) -> EventOf | None:
    """Return the tournament that a match belongs to; matches from older versions of the program do not store it."""
    return EventOf(*row.settings[TOURNAMENT].split(" ", 2)) if TOURNAMENT in row.settings else None


def style_of(row: MatchRow, seat: SeatRow) -> str:
    """Return the style of a seat's computer player; empty for a stand-in, in a tournament and in a game without styles.

    The match's id and the name of the computer player determine it, so numbered ones of a match differ.
    """
    styles = tuple(GAMES[row.game].styles)
    if seat.computer not in PLAYER_LEVELS or seat.former is not None or TOURNAMENT in row.settings or not styles:
        return ""
    first = int.from_bytes(sha256(f"style {row.id}".encode()).digest()[:8])
    return styles[(first + sum(seat.name.encode())) % len(styles)]


def seats_in(row: MatchRow, setting: str) -> tuple[Seat, ...]:
    """Return the seats that a setting lists."""
    return tuple(map(int, row.settings.get(setting, "").split()))


def decided_places(row: MatchRow) -> tuple[int, ...]:
    """Return the places by seat that organisers have given in a match; empty if it was not decided by them."""
    return tuple(map(int, valid(row.settings).get(DECIDED, "").split()))


def seats_kept_for(row: MatchRow, user_id: int | None) -> tuple[Seat, ...]:
    """Return the seats of a rematch that are kept for a user, or for computer players (None)."""
    wanted = "-" if user_id is None else str(user_id)
    return tuple(seat for seat, kept in enumerate(row.settings.get(SEATING, "").split()) if kept == wanted)


def pace_of(row: MatchRow, people: int) -> str:
    """Return the name of a match's pace; a single person has no clock unless one is set."""
    return row.settings.get(PACE) or (DEFAULT_PACE if people > 1 else "none")


def allows_vacation(row: MatchRow) -> bool:
    """Return True if vacation may be used in a match."""
    return row.settings.get(VACATION, "on") == "on"


def is_rated(row: MatchRow) -> bool:
    """Return True if the result of a match counts on the ladder and in profiles."""
    return row.settings.get(RATED, "on") == "on"


def stand_in_of(row: MatchRow) -> str:
    """Return the level of the computer player that answers for a person who is away or has left."""
    return row.settings.get(STAND_IN_LEVEL, DEFAULT_LEVEL)


def computers_of(row: MatchRow) -> str:
    """Return the level of the computer players that are added to a lobby."""
    return row.settings.get(COMPUTER_LEVEL, DEFAULT_LEVEL)


def hints_of(row: MatchRow) -> str:
    """Return when players may ask for hints, a value of `HINTS`."""
    return row.settings.get(HINTS, HINT_VALUES[0])


def allows_hints(row: MatchRow, people: int) -> bool:
    """Return True if players may ask for hints in a match of that many people."""
    chosen = hints_of(row)
    return chosen == "always" or (chosen == "alone" and people == 1 and TOURNAMENT not in row.settings)


def public_of(row: MatchRow) -> str:
    """Return who may follow a match from elsewhere, by default no one."""
    if is_secluded(row):
        return PUBLIC_VALUES[0]
    chosen = row.settings.get(PUBLIC)
    return chosen if chosen in PUBLIC_VALUES else PUBLIC_VALUES[0]


def is_secluded(row: MatchRow) -> bool:
    """Return True if only the players of a match may see it, because others play the same deal."""
    return row.settings.get(SECLUDED) == "on"


def was_secluded(row: MatchRow) -> bool:
    """Return True if a match of a duplicate round has been opened to others."""
    return row.settings.get(SECLUDED) == "off"


def is_public(row: MatchRow) -> bool:
    """Return True if everyone may follow a match from elsewhere."""
    return public_of(row) != PUBLIC_VALUES[0]


def delay_of(row: MatchRow) -> str:
    """Return the name of the delay after which spectators elsewhere see a move."""
    chosen = row.settings.get(PUBLIC_DELAY)
    return chosen if chosen in DELAYS else "none"


def shown_lines(row: MatchRow, lines: Sequence[LogRow], now: int) -> Sequence[LogRow]:
    """Return the lines of a log that spectators elsewhere may see by now, given the match's delay."""
    wait = DELAYS[delay_of(row)] if row.status == "live" else 0
    if not wait:
        return lines
    return lines[: bisect_right(lines, now - wait, key=lambda line: line.at)]


def without_seat(row: MatchRow, seat: Seat, settings: Iterable[str]) -> dict[str, str]:
    """Return those of the settings that list a seat, without it."""
    found = {setting: seats_in(row, setting) for setting in settings}
    return {
        setting: " ".join(str(one) for one in seats if one != seat) for setting, seats in found.items() if seat in seats
    }
