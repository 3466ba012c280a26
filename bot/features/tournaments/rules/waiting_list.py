"""The waiting list: who waits for a place, until when players may enter, and how those who wait move up.

At the start its first players take the places of no-shows: `stages.first_stage` seats those who are present.
"""

from msgspec.structs import replace

from bot.features.tournaments.rules import acts, model
from bot.features.tournaments.rules.model import SINGLE_FORMATS, ActRefused, Event, Settings
from bot.features.tournaments.rules.rounds import WAITING_REVISION


def waiting_list(tournament: Event) -> tuple[int, ...]:
    """Return the players without a place, in the order in which they get one, as long as they may still enter."""
    if is_late_entry_open(tournament):
        playing = frozenset(tournament.stages[0].players)
        return tuple(player for player in tournament.players("present") if player not in playing)
    if tournament.settings.format == "mini-cup" or tournament.phase not in ("open", "muster"):
        return ()
    return tournament.players("entered", "present")[tournament.settings.most :]


def late_rounds(settings: Settings, *, is_organiser: bool = False) -> int:
    """Return the last round before whose draw one may still enter; 0 if only before the start."""
    if settings.format not in SINGLE_FORMATS:
        return 0
    return settings.rounds if is_organiser else min(settings.late, settings.rounds)


def is_late_entry_open(tournament: Event, *, is_organiser: bool = False) -> bool:
    """Return True if one may still enter a running tournament."""
    rounds = len(tournament.stages[0].rounds) if len(tournament.stages) == 1 else tournament.settings.rounds
    return tournament.phase == "running" and rounds < late_rounds(tournament.settings, is_organiser=is_organiser)


def free_places(tournament: Event) -> int:
    """Return the number of places for late entrants in a running tournament."""
    playing = tournament.active().intersection(tournament.stages[0].players)
    return max(0, tournament.settings.most - len(playing))


def move_up(tournament: Event, act: acts.MovedUp) -> Event:
    """Give places in a running tournament to the first on the waiting list."""
    free = waiting_list(tournament)[: free_places(tournament)]
    if not act.players or act.players != free[: len(act.players)]:
        raise ActRefused("not-entered")
    for player in act.players:
        tournament = _placed(tournament, player)
    return tournament


def enter_late(tournament: Event, player: int, *, is_organiser: bool) -> Event:
    """Add an entrant to the rounds to come, or to the end of the waiting list."""
    if not is_late_entry_open(tournament, is_organiser=is_organiser):
        raise ActRefused("phase-running")
    stage, active = tournament.stages[0], tournament.active()
    if player in stage.players:
        if player in active:
            raise ActRefused("entered-already")
        raise ActRefused("entered-and-left")
    is_next = tournament.settings.revision < WAITING_REVISION or not {*waiting_list(tournament)} - {player}
    if is_organiser or (is_next and free_places(tournament)):
        return _placed(with_entrant(tournament, player, "present"), player)
    if player in waiting_list(tournament):
        raise ActRefused("entered-already")
    return with_entrant(tournament, player, "present")


def with_entrant(tournament: Event, player: int, state: str) -> Event:
    """Return the tournament with a player at the end of the line."""
    staying = tuple(entry for entry in tournament.entries if entry.player != player)
    return replace(tournament, entries=(*staying, model.Entry(player, state)))


def _placed(tournament: Event, player: int) -> Event:
    """Add a late entrant to the players of the rounds to come."""
    stage, halves = tournament.stages[0], (player,) if tournament.settings.late_half else ()
    rounds = tuple(replace(one, half_byes=one.half_byes + halves) for one in stage.rounds)
    return replace(tournament, stages=(replace(stage, players=(*stage.players, player), rounds=rounds),))
