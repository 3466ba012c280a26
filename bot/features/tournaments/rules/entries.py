"""Entries: sign-up and its conditions, check-in, reinstatement, settings until the start, and deleted data.

Late entry is in `waiting_list`.
"""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.features.tournaments.rules import acts, model
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import ActRefused, Event, Settings
from bot.features.tournaments.rules.rounds import SEALED_REVISION
from bot.features.tournaments.rules.teams import leave_team
from bot.features.tournaments.rules.waiting_list import enter_late, is_late_entry_open, with_entrant

MAX_ENTRIES_EACH: Final = 10
ENDED_PHASES: Final = ("finished", "cancelled")


class Entrant(Struct, frozen=True):
    """A user who wants to enter: age of account and membership in seconds, and finished matches."""

    account: int
    member: int
    finished: int


def conditions(settings: Settings) -> dict[str, int]:
    """Return the conditions of entry, in days or matches, by name."""
    wanted = {"account": settings.account_days, "member": settings.member_days, "finished": settings.finished}
    return {name: least for name, least in wanted.items() if least}


def unmet(settings: Settings, entrant: Entrant) -> str:
    """Return the name of the first condition that is not met, or an empty string."""
    has = {"account": entrant.account // model.DAY, "member": entrant.member // model.DAY, "finished": entrant.finished}
    return next((name for name, least in conditions(settings).items() if has[name] < least), "")


def demand_room(tournament: Event, act: AnyAct) -> None:
    """Raise `ActRefused` if a person has entered this tournament too often to enter again."""
    entered = sum(line.kind == "entered" and line.by == act.by for line in tournament.log)
    if isinstance(act, acts.Entered) and act.by == act.player and entered >= MAX_ENTRIES_EACH:
        raise ActRefused("entered-often")


def is_known(tournament: Event, act: AnyAct) -> bool:
    """Return True if an act would change nothing, so it need not be stored."""
    match act:
        case acts.KeptApart():
            return any({*act.players} == {*pair} for pair in tournament.apart)
        case acts.Entered():
            return tournament.settings.format == "mini-cup" and act.player in tournament.players("entered")
        case acts.Appeared():
            return tournament.phase in ("open", "muster") and act.player in tournament.players("present")
        case acts.Unassisted():
            return act.player not in tournament.assistants
    return False


def removal_acts(tournament: Event, user: int, at: int) -> Iterator[AnyAct]:
    """Yield the acts that remove a user whose data is deleted."""
    id = f"{user} deleted at {at}"
    if user in tournament.assistants:
        yield acts.Unassisted(id=f"{id} as an assistant", at=at, player=user)
    if tournament.phase in ENDED_PHASES:
        return
    for table in tournament.open_tables():
        if user in table.sitting and user not in (*table.players, *table.given_up):
            yield acts.GaveUp(id=f"{id} {table.key}", at=at, table=table.key, player=user)
    if user in tournament.active():
        gone = acts.Dropped if tournament.phase == "running" else acts.Withdrew
        yield gone(id=id, at=at, player=user)


def enter(tournament: Event, act: acts.Entered) -> Event:
    """Add an entrant at the end of the line; organisers may do so until sign-up is closed, and late entry is over."""
    if act.player in tournament.players("disqualified"):
        raise ActRefused("disqualified")
    is_organiser = act.by not in (0, act.player)
    if tournament.phase == "running":
        return enter_late(tournament, act.player, is_organiser=is_organiser)
    model.in_phase(tournament, "open", *(("muster",) if is_organiser else ()))
    if act.player in tournament.active():
        if tournament.settings.format == "mini-cup":
            return tournament
        raise ActRefused("entered-already")
    state = "present" if tournament.reopened or tournament.phase == "muster" else "entered"
    return replace(with_entrant(tournament, act.player, state), last_entry=act.id)


def withdraw(tournament: Event, act: acts.Withdrew) -> Event:
    """Remove an entry before the start; the first on the waiting list gets the place."""
    model.in_phase(tournament, "open", "muster")
    if act.player not in tournament.active():
        raise ActRefused("not-entered")
    entries = tuple(entry for entry in tournament.entries if entry.player != act.player)
    return replace(tournament, entries=entries, teams=leave_team(tournament.teams, act.player))


def appear(tournament: Event, act: acts.Appeared) -> Event:
    """Mark an entrant as present, by themselves or by an organiser."""
    model.in_phase(tournament, "muster", *(("open",) if tournament.reopened else ()))
    if act.player not in tournament.active():
        raise ActRefused("not-entered")
    return model.with_state(tournament, act.player, "present")


def reopen(tournament: Event, act: acts.SignUpReopened) -> Event:
    """Open sign-up again until the organisers close it, or until the start; the draw gets a new seed."""
    model.in_phase(tournament, "muster")
    settings = tournament.settings
    if settings.format == "mini-cup":
        raise ActRefused("phase-muster")
    if settings.dated:
        settings = replace(settings, closes=settings.starts)
    mixed = "" if settings.revision >= SEALED_REVISION else tournament.mixed
    return replace(tournament, settings=settings, phase="open", reopened=tournament.reopened + 1, mixed=mixed)


def delay(tournament: Event, act: acts.Delayed) -> Event:
    """Move the start, before which check-in is open from now on."""
    model.in_phase(tournament, "muster")
    return replace(tournament, settings=replace(tournament.settings, closes=act.at, starts=act.starts))


def reinstate(tournament: Event, act: acts.Reinstated) -> Event:
    """Bring back a player who was dropped or disqualified, also to the seats in which no person sits by now."""
    model.in_phase(tournament, "open", "muster", "running")
    is_out = act.player in tournament.players("dropped", "disqualified")
    if not is_out or (tournament.phase == "running" and act.player not in tournament.stages[0].players):
        raise ActRefused("not-out")
    for table in tournament.open_tables():
        if act.player in table.given_up and act.player in table.sitting:
            staying = tuple(player for player in table.given_up if player != act.player)
            tournament = model.with_table(tournament, table, given_up=staying)
    is_present = tournament.phase != "open" or tournament.reopened
    return model.with_state(tournament, act.player, "present" if is_present else "entered")


def edit(tournament: Event, act: acts.Edited) -> Event:
    """Change settings before the first draw; later only rounds to come, and more places while players may enter."""
    model.in_phase(tournament, "open", "muster", "running")
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
        seconds, pace = act.round_seconds or settings.round_seconds, act.pace or settings.pace
        return replace(settings, round_seconds=seconds, pace=pace)
    before = next((plan for plan in settings.plans if plan.round == act.round), model.RoundPlan(act.round))
    plan = model.RoundPlan(act.round, act.round_seconds or before.seconds, act.pace or before.pace)
    return replace(settings, plans=(*(one for one in settings.plans if one.round != act.round), plan))
