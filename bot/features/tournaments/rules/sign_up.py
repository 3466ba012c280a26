"""Sign-up: entering, late entry, the waiting list, checking in, reinstatement, and editing the settings."""

from msgspec.structs import replace

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.model import (
    SINGLE_FORMATS,
    ActRefused,
    Entry,
    Event,
    RoundPlan,
    Settings,
    in_phase,
    with_rounds,
    with_state,
    with_table,
)
from bot.features.tournaments.rules.rounds import SEALED_REVISION
from bot.features.tournaments.rules.teams import leave_team


def enter(tournament: Event, act: acts.Entered) -> Event:
    """Add an entrant at the end of the line; organisers may do so until sign-up is closed, and late entry is over."""
    if act.player in tournament.players("disqualified"):
        raise ActRefused("disqualified")
    is_organiser = act.by not in (0, act.player)
    if tournament.phase == "running":
        return _enter_late(tournament, act.player, is_organiser=is_organiser)
    in_phase(tournament, "open", *(("muster",) if is_organiser else ()))
    if act.player in tournament.active():
        if tournament.settings.format == "mini-cup":
            return tournament
        raise ActRefused("entered-already")
    state = "present" if tournament.reopened or tournament.phase == "muster" else "entered"
    return replace(_entered(tournament, act.player, state), last_entry=act.id)


def _entered(tournament: Event, player: int, state: str) -> Event:
    staying = tuple(entry for entry in tournament.entries if entry.player != player)
    return replace(tournament, entries=(*staying, Entry(player, state)))


def late_rounds(settings: Settings, *, is_organiser: bool = False) -> int:
    """Return the last round before whose draw one may still enter; 0 if only before the start."""
    if settings.format not in SINGLE_FORMATS:
        return 0
    return settings.rounds if is_organiser else min(settings.late, settings.rounds)


def is_late_entry_open(tournament: Event, *, is_organiser: bool = False) -> bool:
    """Return True if one may still enter a running tournament."""
    rounds = len(tournament.stages[0].rounds) if len(tournament.stages) == 1 else tournament.settings.rounds
    return tournament.phase == "running" and rounds < late_rounds(tournament.settings, is_organiser=is_organiser)


def is_full(tournament: Event) -> bool:
    """Return True if a running tournament has no place for a late entrant."""
    playing = tournament.active().intersection(tournament.stages[0].players)
    return len(playing) >= tournament.settings.most


def _enter_late(tournament: Event, player: int, *, is_organiser: bool) -> Event:
    """Add an entrant to the rounds to come."""
    if not is_late_entry_open(tournament, is_organiser=is_organiser):
        raise ActRefused("phase-running")
    stage, active = tournament.stages[0], tournament.active()
    if player in stage.players:
        if player in active:
            raise ActRefused("entered-already")
        raise ActRefused("entered-and-left")
    if not is_organiser and is_full(tournament):
        raise ActRefused("full")
    halves = (player,) if tournament.settings.late_half else ()
    rounds = tuple(replace(one, half_byes=one.half_byes + halves) for one in stage.rounds)
    tournament = replace(tournament, stages=(replace(stage, players=(*stage.players, player)),))
    return with_rounds(_entered(tournament, player, "present"), 0, rounds)


def withdraw(tournament: Event, act: acts.Withdrew) -> Event:
    """Remove an entry before the start; the first on the waiting list gets the place."""
    in_phase(tournament, "open", "muster")
    if act.player not in tournament.active():
        raise ActRefused("not-entered")
    entries = tuple(entry for entry in tournament.entries if entry.player != act.player)
    return replace(tournament, entries=entries, teams=leave_team(tournament.teams, act.player))


def appear(tournament: Event, act: acts.Appeared) -> Event:
    """Mark an entrant as present, by themselves or by an organiser."""
    in_phase(tournament, "muster", *(("open",) if tournament.reopened else ()))
    if act.player not in tournament.active():
        raise ActRefused("not-entered")
    return with_state(tournament, act.player, "present")


def reopen(tournament: Event, act: acts.SignUpReopened) -> Event:
    """Open sign-up again until the organisers close it, or until the start; the draw gets a new seed."""
    in_phase(tournament, "muster")
    settings = tournament.settings
    if settings.format == "mini-cup":
        raise ActRefused("phase-muster")
    if settings.dated:
        settings = replace(settings, closes=settings.starts)
    mixed = "" if settings.revision >= SEALED_REVISION else tournament.mixed
    return replace(tournament, settings=settings, phase="open", reopened=tournament.reopened + 1, mixed=mixed)


def reinstate(tournament: Event, act: acts.Reinstated) -> Event:
    """Bring back a player who was dropped or disqualified, also to the seats in which no person sits by now."""
    in_phase(tournament, "open", "muster", "running")
    is_out = act.player in tournament.players("dropped", "disqualified")
    if not is_out or (tournament.phase == "running" and act.player not in tournament.stages[0].players):
        raise ActRefused("not-out")
    for table in tournament.open_tables():
        if act.player in table.given_up and act.player in table.sitting:
            staying = tuple(player for player in table.given_up if player != act.player)
            tournament = with_table(tournament, replace(table, given_up=staying))
    is_present = tournament.phase != "open" or tournament.reopened
    return with_state(tournament, act.player, "present" if is_present else "entered")


def edit(tournament: Event, act: acts.Edited) -> Event:
    """Change settings before the first draw; later only the time and the clock of rounds to come.

    More places may be given as long as players may enter.
    """
    in_phase(tournament, "open", "muster", "running")
    given = (act.about, act.late, act.late_half)
    adds_places = is_late_entry_open(tournament) and act.most > tournament.settings.most
    is_settled = bool(act.name or act.starts) or any(one is not None for one in given)
    is_settled = is_settled or bool(act.most and not adds_places)
    if (is_settled and tournament.drawn()) or (act.round and act.round <= tournament.drawn()):
        raise ActRefused("edit-late")
    settings = tournament.settings
    if act.starts:
        closes = act.starts if tournament.reopened or tournament.phase == "muster" else act.closes
        settings = replace(settings, starts=act.starts, closes=closes)
    settings = replace(
        settings,
        name=act.name or settings.name,
        most=act.most or settings.most,
        about=settings.about if act.about is None else act.about,
        late=settings.late if act.late is None else act.late,
        late_half=settings.late_half if act.late_half is None else act.late_half,
    )
    return replace(tournament, settings=_with_times(settings, act))


def _with_times(settings: Settings, act: acts.Edited) -> Settings:
    """Return the settings with another time and clock: those of one round, or of all without plans of their own."""
    if not act.round:
        return replace(
            settings, round_seconds=act.round_seconds or settings.round_seconds, pace=act.pace or settings.pace
        )
    before = next((plan for plan in settings.plans if plan.round == act.round), RoundPlan(act.round))
    plan = RoundPlan(act.round, act.round_seconds or before.seconds, act.pace or before.pace)
    return replace(settings, plans=(*(one for one in settings.plans if one.round != act.round), plan))
