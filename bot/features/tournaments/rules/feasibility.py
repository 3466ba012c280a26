"""Feasibility of settings: problems as keys of the words `event-finding-<key>`, and usual rounds and cuts."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules import groups
from bot.features.tournaments.rules.byes import table_sizes
from bot.features.tournaments.rules.designs import designed_rounds
from bot.features.tournaments.rules.league import duel_divisions
from bot.features.tournaments.rules.model import KNOCKOUTS, SINGLE_FORMATS, Settings
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.teams import TEAMS

TABLE_SEATS: Final = range(2, 7)
MAX_PLAYERS: Final = 1_024
MAX_ROUNDS: Final = 40
USUAL_BOARDS: Final = 4
MIN_TEAMS: Final = 2
"""Players of a team unless the organiser says otherwise, and teams that a tournament needs."""

USUAL_ROUNDS: Final = ((34, 3), (64, 4), (128, 5), (208, 6), (304, 7), (540, 8))

USUAL_CUTS: Final = ((34, 4), (64, 10), (540, 16))
"""Usual number of players after the cut, up to a number of players."""

PLAYERS_PER_ROUND: Final = {2: 2, 3: 4, 4: 6, 5: 9, 6: 13}
"""Players needed for each round so that no two have to meet twice, by seats at a table."""


class Finding(Struct, frozen=True):
    """A remark on settings; `fatal` means that such a tournament is impossible."""

    key: str
    figures: Mapping[str, int] = {}
    fatal: bool = False


def findings(name: str, players: int, seats: int, rounds: int, boards: int = USUAL_BOARDS) -> tuple[Finding, ...]:
    """Return all findings about a tournament, fatal ones first; teams have `boards` players."""
    bounds = _bounds(players, seats, rounds)
    if bounds:
        return tuple(bounds)
    found = _teams(players, seats, rounds, boards) if name == TEAMS else _RULES[name](players, seats, rounds)
    return tuple(sorted(found, key=lambda finding: not finding.fatal))


def least_players(name: str, seats: int, boards: int) -> int:
    """Return the fewest players with which a tournament starts."""
    return MIN_TEAMS * boards if name == TEAMS else max(3, seats)


def least_places(name: str, seats: int, least: int) -> int:
    """Return the fewest places that a tournament may have; a mini-cup has to be able to fill."""
    return groups.cup_size(seats) if name == "mini-cup" else least


def households(name: str, players: int, seats: int, cut: int) -> tuple[Finding, ...]:
    """Return a warning if players of one household may still meet in this format."""
    sizes = _grouping(name, players, seats) if name in ("groups", "league") else ()
    whole = len(sizes) == 1 and (seats > 2 or players <= groups.DUEL_GAMES + 1)
    if name == "round-robin" or whole or (name in ("schedule", "swiss", "heats", "knockout") and players <= seats):
        return (Finding("apart-never"),)
    if name in KNOCKOUTS or cut > 1:
        return (Finding("apart-at-last"),)
    return (Finding("apart-by-level"),) if name == "league" else ()


def mismatches(settings: Settings) -> tuple[Finding, ...]:
    """Return warnings about numbers of players, places and rounds that do not go together."""
    expected, most, late, cut = settings.expected, settings.most, settings.late, settings.cut
    found = []
    if most < expected:
        found.append(Finding("few-places", {"players": expected, "places": most, "waiting": expected - most}))
    if late > settings.rounds and settings.format in SINGLE_FORMATS:
        found.append(Finding("late-beyond", {"late": late, "rounds": settings.rounds}))
    if cut >= min(expected, most) > 0 and cut > 1:
        found.append(Finding("cut-whole", {"cut": cut, "players": min(expected, most)}))
    return tuple(found)


def _grouping(name: str, players: int, seats: int) -> tuple[int, ...]:
    duels = name == "league" and seats == 2
    return duel_divisions(players) if duels else groups.group_sizes(players, seats) or ()


def _bounds(players: int, seats: int, rounds: int) -> list[Finding]:
    if seats not in TABLE_SEATS:
        return [Finding("seats", {"least": TABLE_SEATS[0], "most": TABLE_SEATS[-1]}, fatal=True)]
    if not max(3, seats) <= players <= MAX_PLAYERS:
        return [Finding("players", {"least": max(3, seats), "most": MAX_PLAYERS}, fatal=True)]
    if not 1 <= rounds <= MAX_ROUNDS:
        return [Finding("rounds", {"most": MAX_ROUNDS}, fatal=True)]
    return []


def _tables(players: int, seats: int) -> list[Finding]:
    sizes = table_sizes(players, seats)
    short = sum(size < seats for size in sizes)
    found = [Finding("short-tables", {"tables": short, "seats": seats - 1})] if short else []
    if byes := players - sum(sizes):
        found.append(Finding("byes", {"players": byes}))
    return found


def _grouped(players: int, seats: int, rounds: int) -> list[Finding]:
    sizes = groups.group_sizes(players, seats)
    if sizes is not None:
        often = max(groups.meetings(seats, size) for size in sizes)
        return [Finding("group-meetings", {"times": often})] if often > 1 else []
    fewer = next((number for number in range(players - 1, 0, -1) if groups.group_sizes(number, seats)), 0)
    more = next(number for number in range(players + 1, players + MAX_PLAYERS) if groups.group_sizes(number, seats))
    figures = {"players": players, "fewer": fewer, "more": more}
    return [Finding("no-groups", figures, fatal=True)]


def most_rounds(players: int, seats: int) -> int:
    """Return an upper bound of the rounds without a repeated meeting, which is not always reached."""
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
    elif rounds > known and players < PLAYERS_PER_ROUND[seats] * rounds:
        found.append(Finding("repeats-possible", {"rounds": rounds, "surely": _sure(players, seats, known)}))
    return found


def _swiss(players: int, seats: int, rounds: int) -> list[Finding]:
    found = _tables(players, seats)
    if rounds > most_rounds(players, seats):
        found.append(Finding("repeats-certain", {"rounds": rounds, "most": most_rounds(players, seats)}))
    elif players < PLAYERS_PER_ROUND[seats] * rounds:
        found.append(Finding("repeats-possible", {"rounds": rounds, "surely": _sure(players, seats, 1)}))
    if seats == DUEL and unbeaten(players, rounds) > 1:
        most = {"players": unbeaten(players, rounds), "enough": usual_rounds(players, seats)}
        found.append(Finding("unbeaten", most))
    return found


def _sure(players: int, seats: int, known: int) -> int:
    """Return the rounds in which no two players have to meet twice."""
    return max(known, min(players // PLAYERS_PER_ROUND[seats], most_rounds(players, seats)))


def _unequal(players: int, seats: int, rounds: int) -> list[Finding]:
    return [Finding("games-unequal"), *_tables(players, seats)]


def _duels(players: int, seats: int, rounds: int) -> list[Finding]:
    if seats != 2:
        return [Finding("duels-only", fatal=True)]
    return [Finding("byes", {"players": 1})] if players % 2 else []


def _teams(players: int, seats: int, rounds: int, boards: int) -> list[Finding]:
    """Return findings about teams: too few players for two, players without a team, byes, and repeats."""
    teams, left = divmod(players, boards)
    if seats != DUEL:
        return [Finding("duels-only", fatal=True)]
    if teams < MIN_TEAMS:
        return [Finding("players", {"least": MIN_TEAMS * boards, "most": MAX_PLAYERS}, fatal=True)]
    found = [Finding("team-left", {"players": left})] if left else []
    found += [Finding("team-bye")] if teams % 2 else []
    most = most_rounds(teams, DUEL)
    return [*found, *([Finding("repeats-certain", {"rounds": rounds, "most": most})] if rounds > most else [])]


def _elimination(players: int, seats: int, rounds: int) -> list[Finding]:
    if seats != 2:
        return [Finding("duels-only", fatal=True)]
    byes = (1 << (players - 1).bit_length()) - players
    return [Finding("games-unequal"), *([Finding("byes", {"players": byes})] if byes else [])]


def _cups(players: int, seats: int, rounds: int) -> list[Finding]:
    size = groups.cup_size(seats)
    if players < size:
        return [Finding("players", {"least": size, "most": MAX_PLAYERS}, fatal=True)]
    return [Finding("cup-waiting", {"players": players % size})] if players % size else []


_RULES: Final[Mapping[str, Callable[[int, int, int], list[Finding]]]] = {
    "groups": _grouped,
    "schedule": _scheduled,
    "swiss": _swiss,
    "heats": _unequal,
    "league": _grouped,
    "knockout": _unequal,
    "elimination": _elimination,
    "double-elimination": _elimination,
    "round-robin": _duels,
    "mini-cup": _cups,
}


def usual_rounds(players: int, seats: int) -> int:
    """Return the usual rounds for this number of players; for duels, enough to halve the unbeaten down to one."""
    if seats == DUEL:
        return max(1, (players - 1).bit_length())
    return next((rounds for most, rounds in USUAL_ROUNDS if players <= most), USUAL_ROUNDS[-1][1] + 1)


def unbeaten(players: int, rounds: int) -> int:
    """Return how many duellists have won every round, if each round halves them.

    If their number is odd, one more may win against a lower score or have a bye. Even sides, which outrank like
    points, may keep the last two apart.
    """
    return -(-players >> rounds)


def capacity(settings: Settings) -> int:
    """Return the number of places, or 0 if the organiser has set no limit."""
    return settings.most if settings.most < MAX_PLAYERS else 0


def usual_cut(players: int, seats: int, rounds: int) -> int:
    """Return the usual cut, or 0: after duels the smallest bracket for all who are unbeaten, if several."""
    if seats == DUEL:
        left = unbeaten(players, rounds)
        return 1 << (left - 1).bit_length() if left > 1 else 0
    return next((cut for most, cut in USUAL_CUTS if players <= most), USUAL_CUTS[-1][1])


def usual_count(name: str, players: int, seats: int, boards: int = USUAL_BOARDS) -> int:
    """Return the default number of rounds, heats or seasons; 1 for formats that determine their own."""
    usual = usual_rounds(players // boards if name == TEAMS else players, seats)
    return {"swiss": usual, "schedule": usual, TEAMS: usual, "heats": 3, "league": 3}.get(name, 1)
