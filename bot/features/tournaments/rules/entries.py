"""Entries: sign-up and its conditions, seeds, settings until the start, households, substitutes, deleted data."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.features.tournaments.rules import acts, model
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import ActRefused, Event, EventRound, EventTable, Settings, Stage
from bot.features.tournaments.rules.rounds import SEALED_REVISION, WAITING_REVISION
from bot.features.tournaments.rules.stages import rounds_left
from bot.features.tournaments.rules.teams import leave_team

MAX_ENTRIES_EACH: Final = 10
"""Times that a person may enter the same tournament, after withdrawing in between."""

MAX_HOUSEHOLD: Final = 3
"""Size of a household that players may name without an organiser."""

MAX_REQUESTS: Final = 3
"""Requests to share a household that one entrant may make in a tournament."""

ENDED_PHASES: Final = ("finished", "cancelled")

SEEDINGS: Final = ("lot", "rating", "previous", "entry")
"""Ways to seed, the default first: by ratings, by the standings of the last tournament, or in the order of entering."""

SEEDED_FORMATS: Final = ("groups", "league", *model.KNOCKOUTS)
"""Formats in which a seed matters; only the first season of a league has seeds."""

Players = tuple[int, ...]


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


def is_asked(tournament: Event, asker: int, other: int) -> bool:
    """Return True if an entrant has asked another to confirm a shared household."""
    return (asker, other) in tournament.requests


def request_household(tournament: Event, act: acts.AskedApart) -> Event:
    """Record a request for a shared household, which has no effect until the other player agrees."""
    _require_room(tournament, act.players)
    if sum(asker == act.players[0] for asker, _ in tournament.requests) >= MAX_REQUESTS:
        raise ActRefused("apart-requests")
    return replace(tournament, requests=(*tournament.requests, act.players))


def agree_household(tournament: Event, act: acts.AgreedApart) -> Event:
    """Keep two entrants apart after a request and an agreement."""
    if act.players not in tournament.requests:
        raise ActRefused("apart-not-asked")
    _require_room(tournament, act.players)
    return replace(tournament, apart=(*tournament.apart, act.players))


def let_meet(tournament: Event, act: acts.LetMeet) -> Event:
    """Allow two players who were kept apart, in this tournament or an earlier one, to meet."""
    model.in_phase(tournament, "draft", "open", "muster")
    if act.players not in tournament.excluded():
        raise ActRefused("apart-none")
    exclusions = tuple(_without(tournament.settings.exclusions, act.players))
    settings = replace(tournament.settings, exclusions=exclusions)
    return replace(tournament, settings=settings, apart=tuple(_without(tournament.apart, act.players)))


def _require_room(tournament: Event, players: tuple[int, ...]) -> None:
    """Raise `ActRefused` unless these are two entrants, not kept apart yet, whose household has room."""
    model.in_phase(tournament, "open", "muster")
    if len({*players}) != 2 or len(players) != 2:
        raise ActRefused("apart")
    if not {*players} <= tournament.active():
        raise ActRefused("apart-entrants")
    if players in tournament.excluded():
        raise ActRefused("apart-already")
    if len(_household([*tournament.households(), players], players[0])) > MAX_HOUSEHOLD:
        raise ActRefused("apart-household")


def _household(groups: Iterable[tuple[int, ...]], player: int) -> set[int]:
    """Return all players that these groups connect to a player, directly or through others."""
    found, left = {player}, [*groups]
    while tied := [group for group in left if found & {*group}]:
        found.update(*tied)
        left = [group for group in left if group not in tied]
    return found


def _without(groups: Iterable[tuple[int, ...]], players: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the groups, but split those that hold both players into pairs, leaving out the pair of the two."""
    for group in groups:
        if {*players} <= {*group}:
            yield from (two for two in combinations(group, 2) if {*two} != {*players})
        else:
            yield group


def may_be_taken_over(tournament: Event, player: int, substitute: int) -> bool:
    """Return True if a substitute may take over this player's entry.

    There must be a round, or another season of a league, still to play; if only open tables are left, a substitute
    takes the seat at a table instead. The substitute must not be in the tournament already.
    """
    if tournament.phase != "running" or substitute in (
        *tournament.stages[0].players,
        *tournament.players("disqualified"),
    ):
        return False
    has_future = rounds_left(tournament) > 0 or tournament.settings.format == "league"
    return has_future and player in tournament.players("present", "dropped") and player in tournament.stages[0].players


def replaceable_seats(tournament: Event, player: int, key: str = "") -> list[tuple[EventTable, int]]:
    """Return the open tables, or the one of `key`, at which a player has a seat, and whose seat it is.

    A substitute's seat is that of the player replaced before; of players with seats of their own only these count.
    """
    tables = [table for table in tournament.open_tables() if key in ("", table.key)]
    own = [(table, player) for table in tables if player in table.players]
    return own or [(one, one.players[one.sitting.index(player)]) for one in tables if player in one.sitting]


def may_replace(table: EventTable, owner: int, user: int) -> bool:
    """Return True if a user may be seated in the seat of a table's player, who may come back to it."""
    return user not in table.sitting and (user == owner or user not in table.players)


def take_over(tournament: Event, act: acts.TookOver) -> Event:
    """Return the tournament with a player's entry and its results transferred to a substitute.

    At open tables the substitute takes the seat, which no longer counts as given up, unless a third person sits there.
    Finished tables keep the record of who sat there (`sitting`).

    Raises `ActRefused` if there is no such entry, or if the substitute has one.
    """
    player, substitute = act.player, act.substitute
    if not may_be_taken_over(tournament, player, substitute):
        raise ActRefused("substitute")
    renamed = _Renaming(player, substitute)
    entries = [one for one in tournament.entries if one.player != substitute]
    settings = tournament.settings
    return replace(
        tournament,
        settings=replace(
            settings,
            exclusions=tuple(map(renamed.players, settings.exclusions)),
            divisions=tuple(map(renamed.players, settings.divisions)),
        ),
        entries=tuple(model.Entry(substitute, "present") if one.player == player else one for one in entries),
        stages=tuple(map(renamed.stage, tournament.stages)),
        apart=tuple(map(renamed.players, tournament.apart)),
        seeds=renamed.players(tournament.seeds),
        teams=tuple(replace(team, players=renamed.players(team.players)) for team in tournament.teams),
    )


class _Renaming:
    """Replaces a player's id by the substitute's in the parts of a tournament."""

    def __init__(self, player: int, substitute: int) -> None:
        self._player = player
        self._substitute = substitute

    def players(self, players: Players) -> Players:
        return tuple(self._substitute if one == self._player else one for one in players)

    def stage(self, stage: Stage) -> Stage:
        groups, rounds = tuple(map(self.players, stage.groups)), tuple(map(self._round, stage.rounds))
        return replace(stage, players=self.players(stage.players), rounds=rounds, groups=groups)

    def _round(self, one: EventRound) -> EventRound:
        rows = tuple(replace(row, player=self.players((row.player,))[0]) for row in one.rows)
        renamed = self._fields(one, "byes", "chosen", "half_byes", "shared", "again")
        return replace(one, tables=tuple(map(self._table, one.tables)), rows=rows, **renamed)

    def _fields(self, part: Struct, *names: str) -> dict[str, Players]:
        return {name: self.players(getattr(part, name)) for name in names}

    def _table(self, table: EventTable) -> EventTable:
        result = table.result
        if result is not None:
            result = replace(result, **self._fields(result, "players", "given_up", "unrated"))
        renamed = replace(table, result=result, **self._fields(table, "players", "given_up"))
        own = table.players.index(self._player) if self._player in table.players else -1
        sits_for = table.result is None and own >= 0 and table.sitting[own] == self._substitute
        if not sits_for and not may_sit_down(table, self._player, self._substitute):
            return renamed
        staying = tuple(one for one in renamed.given_up if one != self._substitute)
        return replace(renamed, sitting=self.players(table.sitting), given_up=staying)


def may_sit_down(table: EventTable, player: int, substitute: int) -> bool:
    """Return True if a substitute can take the player's seat: the table is open, and the player still sits there."""
    return table.result is None and player in table.sitting and substitute not in table.sitting


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
        return _enter_late(tournament, act.player, is_organiser=is_organiser)
    model.in_phase(tournament, "open", *(("muster",) if is_organiser else ()))
    if act.player in tournament.active():
        if tournament.settings.format == "mini-cup":
            return tournament
        raise ActRefused("entered-already")
    state = "present" if tournament.reopened or tournament.phase == "muster" else "entered"
    return replace(_entered(tournament, act.player, state), last_entry=act.id)


def _entered(tournament: Event, player: int, state: str) -> Event:
    staying = tuple(entry for entry in tournament.entries if entry.player != player)
    return replace(tournament, entries=(*staying, model.Entry(player, state)))


def _enter_late(tournament: Event, player: int, *, is_organiser: bool) -> Event:
    """Add an entrant to the rounds to come, or to the end of the waiting list."""
    if not model.is_late_entry_open(tournament, is_organiser=is_organiser):
        raise ActRefused("phase-running")
    stage, active = tournament.stages[0], tournament.active()
    if player in stage.players:
        if player in active:
            raise ActRefused("entered-already")
        raise ActRefused("entered-and-left")
    is_next = tournament.settings.revision < WAITING_REVISION or not {*tournament.waiting()} - {player}
    if is_organiser or (is_next and model.free_places(tournament)):
        return _placed(_entered(tournament, player, "present"), player)
    if player in tournament.waiting():
        raise ActRefused("entered-already")
    return _entered(tournament, player, "present")


def _placed(tournament: Event, player: int) -> Event:
    """Add a late entrant to the players of the rounds to come."""
    stage, halves = tournament.stages[0], (player,) if tournament.settings.late_half else ()
    rounds = tuple(replace(one, half_byes=one.half_byes + halves) for one in stage.rounds)
    return replace(tournament, stages=(replace(stage, players=(*stage.players, player), rounds=rounds),))


def move_up(tournament: Event, act: acts.MovedUp) -> Event:
    """Give places in a running tournament to the first on the waiting list."""
    free = tournament.waiting()[: model.free_places(tournament)]
    if not act.players or act.players != free[: len(act.players)]:
        raise ActRefused("not-entered")
    for player in act.players:
        tournament = _placed(tournament, player)
    return tournament


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
    """Change settings before the first draw; later only the time and the clock of rounds to come.

    More places may be given as long as players may enter.
    """
    model.in_phase(tournament, "open", "muster", "running")
    given = (act.about, act.late, act.late_half)
    adds_places = model.is_late_entry_open(tournament) and act.most > tournament.settings.most
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
    before = next((plan for plan in settings.plans if plan.round == act.round), model.RoundPlan(act.round))
    plan = model.RoundPlan(act.round, act.round_seconds or before.seconds, act.pace or before.pace)
    return replace(settings, plans=(*(one for one in settings.plans if one.round != act.round), plan))


def uses_seeds(settings: Settings) -> bool:
    """Return True if the seeds of a tournament are made before the start."""
    return settings.seeding != SEEDINGS[0] and not settings.divisions


def seed(tournament: Event, act: acts.Seeded) -> Event:
    """Seed the entrants as given, and those who are not named after them in the order of entering."""
    model.in_phase(tournament, "muster")
    entrants = tournament.players("entered", "present")
    named = [player for player in act.players if player in entrants]
    return replace(tournament, seeds=(*named, *(player for player in entrants if player not in named)))


def swap_seeds(tournament: Event, act: acts.SeedsSwapped) -> Event:
    """Exchange the seeds of two entrants before the draw."""
    model.in_phase(tournament, "muster")
    if len({*act.players}) != 2 or not {*act.players} <= {*tournament.seeds}:
        raise ActRefused("seeds")
    one, other = act.players
    exchanged = {one: other, other: one}
    return replace(tournament, seeds=tuple(exchanged.get(player, player) for player in tournament.seeds))
