"""How many rounds an event is expected to have, and when it ends if every round takes the time that it may."""

from typing import Final

from bot.features.tournaments.rules.feasibility import WITHOUT_CUT
from bot.features.tournaments.rules.formats.knockout import knockout_round, survivors
from bot.features.tournaments.rules.formats.swiss import playoff
from bot.features.tournaments.rules.model import Event, Settings

DAY: Final = 86_400

COUNTED: Final = ("swiss", "schedule", "heats")
"""The formats whose rounds the organiser chooses; the others know theirs."""


def expected_rounds(settings: Settings, players: int) -> int:
    """The rounds of an event that begins with so many players, those after a cut included."""
    return _rounds(settings.format, settings, players) + _rounds_after_cut(settings, players)


def expected_end(event: Event, now: int) -> int:
    """When an event ends if every round takes its time; a round that is late ends within two days."""
    settings = event.settings
    if not event.stages:
        expected = settings.expected if event.phase in ("draft", "open") else 0
        rounds = expected_rounds(settings, max(len(event.active()), settings.least, expected))
        return max(settings.starts, now) + rounds * settings.round_seconds
    deadlines = [table.deadline for table in event.open_tables()]
    late = now - now % DAY + 2 * DAY
    return (max(*deadlines, late) if deadlines else late) + rounds_left(event) * settings.round_seconds


def rounds_left(event: Event) -> int:
    """The rounds that are still to be drawn."""
    number, stage = len(event.stages) - 1, event.stages[-1]
    left = _rounds(stage.format, event.settings, len(stage.players), seeded=number > 0) - len(stage.rounds)
    return max(0, left) + (_rounds_after_cut(event.settings, len(stage.players)) if number == 0 else 0)


def _rounds_after_cut(settings: Settings, players: int) -> int:
    if settings.cut < 2 or settings.format in WITHOUT_CUT:
        return 0
    following = "elimination" if settings.seats == 2 else "knockout"
    return _rounds(following, settings, min(settings.cut, players), seeded=True)


def _rounds(name: str, settings: Settings, players: int, *, seeded: bool = False) -> int:
    """The rounds of one stage; `seeded` says that it comes after another."""
    if name in COUNTED:
        return settings.rounds
    if name == "round-robin":
        return players - 1 + players % 2
    if name == "elimination":
        return (players - 1).bit_length()
    return _rounds_of_knockout(players, settings.seats, seeded=seeded) if name == "knockout" else 1


def _rounds_of_knockout(players: int, seats: int, *, seeded: bool) -> int:
    rounds = 0
    while players > 1:
        one = playoff(range(players), seats) if seeded and not rounds else knockout_round(range(players), seats)
        players, rounds = survivors(one, seats), rounds + 1
    return rounds
