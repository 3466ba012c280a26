"""Entries: conditions, limits, households, substitutes who take over, and players who delete their data."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import (
    DAY,
    ActRefused,
    Entry,
    Event,
    EventRound,
    EventTable,
    Settings,
    Stage,
    in_phase,
)
from bot.features.tournaments.rules.stages import rounds_left

MAX_ENTRIES_EACH: Final = 10
"""Times that a person may enter the same tournament, after withdrawing in between."""

MAX_HOUSEHOLD: Final = 3
"""Size of a household that players may name without an organiser."""

MAX_REQUESTS: Final = 3
"""Requests to share a household that one entrant may make in a tournament."""

ENDED_PHASES: Final = ("finished", "cancelled")

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
    has = {"account": entrant.account // DAY, "member": entrant.member // DAY, "finished": entrant.finished}
    return next((name for name, least in conditions(settings).items() if has[name] < least), "")


def demand_room(tournament: Event, act: AnyAct) -> None:
    """Raise `ActRefused` if a person has entered this tournament too often to enter again."""
    match act:
        case acts.Entered() if act.by == act.player and _count(tournament, "entered", act.by) >= MAX_ENTRIES_EACH:
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


def _count(tournament: Event, kind: str, by: int) -> int:
    return sum(line.kind == kind and line.by == by for line in tournament.log)


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
    in_phase(tournament, "draft", "open", "muster")
    if act.players not in tournament.excluded():
        raise ActRefused("apart-none")
    exclusions = tuple(_without(tournament.settings.exclusions, act.players))
    settings = replace(tournament.settings, exclusions=exclusions)
    return replace(tournament, settings=settings, apart=tuple(_without(tournament.apart, act.players)))


def _require_room(tournament: Event, players: tuple[int, ...]) -> None:
    """Raise `ActRefused` unless these are two entrants, not kept apart yet, whose household has room."""
    in_phase(tournament, "open", "muster")
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


def take_over(tournament: Event, player: int, substitute: int) -> Event:
    """Return the tournament with a player's entry and its results transferred to a substitute.

    At open tables the substitute takes the seat, which no longer counts as given up, unless a third person sits there.
    Finished tables keep the record of who sat there (`sitting`).

    Raises `ActRefused` if there is no such entry, or if the substitute has one.
    """
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
        entries=tuple(Entry(substitute, "present") if one.player == player else one for one in entries),
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
        tables = tuple(map(self._table, one.tables))
        return replace(
            one,
            tables=tables,
            byes=self.players(one.byes),
            rows=rows,
            chosen=self.players(one.chosen),
            half_byes=self.players(one.half_byes),
            shared=self.players(one.shared),
            again=self.players(one.again),
        )

    def _table(self, table: EventTable) -> EventTable:
        result = table.result
        if result is not None:
            result = replace(
                result,
                players=self.players(result.players),
                given_up=self.players(result.given_up),
                unrated=self.players(result.unrated),
            )
        renamed = replace(
            table, players=self.players(table.players), given_up=self.players(table.given_up), result=result
        )
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
