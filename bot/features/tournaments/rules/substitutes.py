"""Substitutes whom organisers choose: for a player's seat at one table, or for the whole entry with points and place.

Those on the waiting list take free places by themselves: `waiting_list`.
"""

from msgspec import Struct
from msgspec.structs import replace

from bot.features.tournaments.rules import acts, model
from bot.features.tournaments.rules.model import ActRefused, Event, EventRound, EventTable, Stage, find_table
from bot.features.tournaments.rules.results import open_table
from bot.features.tournaments.rules.stages import rounds_left

Players = tuple[int, ...]


def may_be_taken_over(tournament: Event, player: int, substitute: int) -> bool:
    """Return True if a substitute may take over this player's entry.

    There must be a round, or another season of a league, still to play; if only open tables are left, a substitute
    takes the seat at a table instead. The substitute must not be in the tournament already.
    """
    entered = (*tournament.stages[0].players, *tournament.players("disqualified")) if tournament.stages else ()
    if tournament.phase != "running" or substitute in entered:
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


def may_sit_down(table: EventTable, player: int, substitute: int) -> bool:
    """Return True if a substitute can take the player's seat: the table is open, and the player still sits there."""
    return table.result is None and player in table.sitting and substitute not in table.sitting


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


def knows_deal(tournament: Event, key: str, user: int) -> bool:
    """Return True if a user plays at another table of a duplicate round, or has played there."""
    if not tournament.settings.duplicate:
        return False
    _, one, own = find_table(tournament, key)
    return any(user in (*table.players, *table.sitting) for table in one.tables if table.key != own.key)


def replace_seat(tournament: Event, act: acts.Replaced) -> Event:
    """Give a player's seat at one table to a substitute, or back to the player."""
    table = open_table(tournament, act.table)
    if act.player not in table.players or not may_replace(table, act.player, act.substitute):
        raise ActRefused("substitute")
    if act.substitute != act.player and knows_deal(tournament, act.table, act.substitute):
        raise ActRefused("same-deal")
    seat = table.players.index(act.player)
    sitting = (*table.sitting[:seat], act.substitute, *table.sitting[seat + 1 :])
    given_up = table.given_up if act.player in table.given_up else (*table.given_up, act.player)
    if act.substitute == act.player:
        given_up = tuple(player for player in table.given_up if player != act.player)
    return model.with_table(tournament, table, sitting=sitting, given_up=given_up)
