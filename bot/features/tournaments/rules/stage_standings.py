"""How a stage stands: everybody, each group, and who goes on from it."""

from collections.abc import Sequence

from bot.features.tournaments.rules.model import Event, byes, left_unplayed, results
from bot.features.tournaments.rules.pairing.draw import SEALED
from bot.features.tournaments.rules.record import Record
from bot.features.tournaments.rules.standings import Cut, Standing, cut_after, standings


def stage_standings(event: Event, stage: int, without: str = "") -> tuple[Standing, ...]:
    """The standings of a stage from its results so far, perhaps without a criterion."""
    order = [name for name in event.settings.order if name != without]
    return _standings(event, stage, event.stages[stage].players, order)


def _standings(event: Event, stage: int, players: Sequence[int], order: Sequence[str]) -> tuple[Standing, ...]:
    """The standings of some players of a stage; up to revision 4 those who left without playing have no place of their own."""
    one, sealed = event.stages[stage], event.settings.revision >= SEALED
    record = Record(players, results(one), byes(one), event.settings.scheme, full_rates=sealed)
    return standings(record, order, event.draw_seed, left_unplayed(one, event.active()) if sealed else frozenset())


def stage_cut(event: Event, stage: int) -> Cut:
    """Who of those still in it goes on from a stage. Whom only the lot would part are tied: the organisers choose."""
    active = event.active()
    lines = stage_standings(event, stage, without="lot")
    return cut_after([line for line in lines if line.player in active], event.settings.cut)


def group_standings(event: Event, stage: int) -> tuple[tuple[Standing, ...], ...]:
    """The standings of each group or division of a stage by itself."""
    return tuple(_standings(event, stage, group, event.settings.order) for group in event.stages[stage].groups)


def group_ranks(event: Event, stage: int) -> tuple[tuple[int, ...], ...]:
    """The players of each group or division of a stage, best first: what `league.next_season` goes by."""
    return tuple(tuple(line.player for line in group) for group in group_standings(event, stage))


def parted_standings(event: Event, stage: int) -> tuple[tuple[Standing, ...], ...]:
    """The standings of a stage as they count: those of a league by division, the best division first."""
    return group_standings(event, stage) if event.stages[stage].format == "league" else (stage_standings(event, stage),)
