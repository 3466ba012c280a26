"""What an event cannot have, and what is nearest: found before it is opened, as keys with figures.

The sentences for the keys are in the words, as `event-finding-<key>`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.designs.groups import DUEL_GAMES, group_sizes, meetings
from bot.features.tournaments.rules.formats.league import duel_divisions
from bot.features.tournaments.rules.formats.schedule import designed_rounds
from bot.features.tournaments.rules.formats.swiss import BOUNDS, DUEL, unbeaten, usual_rounds
from bot.features.tournaments.rules.sizes import table_sizes

FORMATS: Final = (
    "groups",
    "schedule",
    "swiss",
    "heats",
    "league",
    "knockout",
    "elimination",
    "round-robin",
    "mini-cup",
)
WITHOUT_CUT: Final = ("league", "knockout", "elimination", "mini-cup")
"""The formats that no knock-out follows: they are one, or have places of their own to go to."""

SEATS: Final = range(2, 7)
MOST_PLAYERS: Final = 1_024
MOST_ROUNDS: Final = 40


class Finding(Struct, frozen=True):
    """Something to know; `fatal` means that the event cannot be held so."""

    key: str
    figures: Mapping[str, int] = {}
    fatal: bool = False


def findings(name: str, players: int, seats: int, rounds: int) -> tuple[Finding, ...]:
    """What there is to say of an event, fatal things first."""
    bounds = _bounds(players, seats, rounds)
    if bounds:
        return tuple(bounds)
    found = _RULES[name](players, seats, rounds)
    return tuple(sorted(found, key=lambda finding: not finding.fatal))


def households(name: str, players: int, seats: int, cut: int) -> tuple[Finding, ...]:
    """What to know for those who share a household, if they may meet although they are kept apart where there is a choice."""
    sizes = _grouping(name, players, seats) if name in ("groups", "league") else ()
    whole = len(sizes) == 1 and (seats > 2 or players <= DUEL_GAMES + 1)
    if name == "round-robin" or whole or (name in ("schedule", "swiss", "heats", "knockout") and players <= seats):
        return (Finding("apart-never"),)
    if name in ("knockout", "elimination") or cut > 1:
        return (Finding("apart-at-last"),)
    return (Finding("apart-by-level"),) if name == "league" else ()


def _grouping(name: str, players: int, seats: int) -> tuple[int, ...]:
    """The sizes of the groups, or of a league's divisions."""
    duels = name == "league" and seats == 2
    return duel_divisions(players) if duels else group_sizes(players, seats) or ()


def _bounds(players: int, seats: int, rounds: int) -> list[Finding]:
    if seats not in SEATS:
        return [Finding("seats", {"least": SEATS[0], "most": SEATS[-1]}, fatal=True)]
    if not max(3, seats) <= players <= MOST_PLAYERS:
        return [Finding("players", {"least": max(3, seats), "most": MOST_PLAYERS}, fatal=True)]
    if not 1 <= rounds <= MOST_ROUNDS:
        return [Finding("rounds", {"most": MOST_ROUNDS}, fatal=True)]
    return []


def _tables(players: int, seats: int) -> list[Finding]:
    """Short tables and byes."""
    sizes = table_sizes(players, seats)
    short = sum(size < seats for size in sizes)
    found = [Finding("short-tables", {"tables": short, "seats": seats - 1})] if short else []
    if byes := players - sum(sizes):
        found.append(Finding("byes", {"players": byes}))
    return found


def _grouped(players: int, seats: int, rounds: int) -> list[Finding]:
    sizes = group_sizes(players, seats)
    if sizes is not None:
        often = max(meetings(seats, size) for size in sizes)
        return [Finding("group-meetings", {"times": often})] if often > 1 else []
    fewer = next((number for number in range(players - 1, 0, -1) if group_sizes(number, seats)), 0)
    more = next(number for number in range(players + 1, players + MOST_PLAYERS) if group_sizes(number, seats))
    figures = {"players": players, "fewer": fewer, "more": more}
    return [Finding("no-groups", figures, fatal=True)]


def most_rounds(players: int, seats: int) -> int:
    """The rounds after which some must have met twice, whatever is done; necessary, and not always enough."""
    if seats == 2:
        return players - 1 + players % 2
    tables = len(table_sizes(players, seats))
    return 1 if tables < seats else (players - 1) // (seats - 1)


def _scheduled(players: int, seats: int, rounds: int) -> list[Finding]:
    known = rounds if seats == 2 else len(designed_rounds(players, seats, rounds))
    known = min(known, most_rounds(players, seats))
    found = _tables(players, seats)
    if rounds > most_rounds(players, seats):
        found.append(Finding("repeats-certain", {"rounds": rounds, "most": most_rounds(players, seats)}))
    elif rounds > known and players < BOUNDS[seats] * rounds:
        found.append(Finding("repeats-possible", {"rounds": rounds, "surely": _sure(players, seats, known)}))
    return found


def _swiss(players: int, seats: int, rounds: int) -> list[Finding]:
    found = _tables(players, seats)
    if rounds > most_rounds(players, seats):
        found.append(Finding("repeats-certain", {"rounds": rounds, "most": most_rounds(players, seats)}))
    elif players < BOUNDS[seats] * rounds:
        found.append(Finding("repeats-possible", {"rounds": rounds, "surely": _sure(players, seats, 1)}))
    if seats == DUEL and unbeaten(players, rounds) > 1:
        most = {"players": unbeaten(players, rounds), "enough": usual_rounds(players, seats)}
        found.append(Finding("unbeaten", most))
    return found


def _sure(players: int, seats: int, known: int) -> int:
    """The rounds that nobody has to meet twice in."""
    return max(known, min(players // BOUNDS[seats], most_rounds(players, seats)))


def _unequal(players: int, seats: int, rounds: int) -> list[Finding]:
    return [Finding("games-unequal"), *_tables(players, seats)]


def _duels(players: int, seats: int, rounds: int) -> list[Finding]:
    if seats != 2:
        return [Finding("duels-only", fatal=True)]
    return [Finding("byes", {"players": 1})] if players % 2 else []


def _elimination(players: int, seats: int, rounds: int) -> list[Finding]:
    if seats != 2:
        return [Finding("duels-only", fatal=True)]
    byes = (1 << (players - 1).bit_length()) - players
    return [Finding("games-unequal"), *([Finding("byes", {"players": byes})] if byes else [])]


def _cups(players: int, seats: int, rounds: int) -> list[Finding]:
    size = cup_size(seats)
    if players < size:
        return [Finding("players", {"least": size, "most": MOST_PLAYERS}, fatal=True)]
    return [Finding("cup-waiting", {"players": players % size})] if players % size else []


def cup_size(seats: int) -> int:
    """The players of a mini-cup: the smallest group."""
    return next(size for size in range(seats + 1, 99) if group_sizes(size, seats) == (size,))


_RULES: Final[Mapping[str, Callable[[int, int, int], list[Finding]]]] = {
    "groups": _grouped,
    "schedule": _scheduled,
    "swiss": _swiss,
    "heats": _unequal,
    "league": _grouped,
    "knockout": _unequal,
    "elimination": _elimination,
    "round-robin": _duels,
    "mini-cup": _cups,
}
