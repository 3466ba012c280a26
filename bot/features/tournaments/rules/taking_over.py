"""An entry that somebody else takes over whole: its points, its place in a bracket or division, and its rounds to come."""

from msgspec.structs import replace

from bot.features.tournaments.rules.length import rounds_left
from bot.features.tournaments.rules.model import Entry, Event, EventRound, EventTable, Stage
from bot.features.tournaments.rules.parts import Refused

Players = tuple[int, ...]


def may_be_taken_over(event: Event, player: int, substitute: int) -> bool:
    """Whether a player has an entry with a future that somebody else, who has none in what is played, may go on with.

    There are rounds to come, or the next season of a league. Where all that is left are open tables, a substitute sits at those.
    """
    if event.phase != "running" or substitute in (*event.stages[0].players, *event.players("disqualified")):
        return False
    has_future = rounds_left(event) > 0 or event.settings.format == "league"
    return has_future and player in event.players("present", "dropped") and player in event.stages[0].players


def taken_over(event: Event, player: int, substitute: int) -> Event:
    """The event with a player's entry in another's name; who sat at finished tables stays noted there.

    At open tables the substitute has the seat, and it counts as the entry's again, but where a third person sits.

    Raises:
        Refused: there is no such entry, or the substitute has one.
    """
    if not may_be_taken_over(event, player, substitute):
        raise Refused("substitute")
    renamed = _Renaming(player, substitute)
    entries = [one for one in event.entries if one.player != substitute]
    settings = event.settings
    return replace(
        event,
        settings=replace(
            settings,
            exclusions=tuple(map(renamed.players, settings.exclusions)),
            divisions=tuple(map(renamed.players, settings.divisions)),
        ),
        entries=tuple(Entry(substitute, "present") if one.player == player else one for one in entries),
        stages=tuple(map(renamed.stage, event.stages)),
        apart=tuple(map(renamed.players, event.apart)),
    )


def first_numbers(event: Event) -> dict[int, int]:
    """By who has an entry now that another had first: the number of whoever that was."""
    first: dict[int, int] = {}
    for line in event.log:
        if line.kind == "took_over":
            player, substitute = line.players
            first[substitute] = first.pop(player, player)
    return first


class _Renaming:
    """One player's number wherever an event has it, exchanged for another's."""

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
        return replace(one, tables=tables, byes=self.players(one.byes), rows=rows, chosen=self.players(one.chosen))

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
    """Whether a substitute can have the player's seat at a table: it is open, and nobody else has the seat."""
    return table.result is None and player in table.sitting and substitute not in table.sitting
