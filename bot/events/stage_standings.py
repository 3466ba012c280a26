"""How a stage stands: everybody, each group, and who goes on from it."""

from bot.events.model import Event, byes, results
from bot.events.record import Record
from bot.events.standings import Cut, Standing, cut_after, standings


def stage_standings(event: Event, stage: int, without: str = "") -> tuple[Standing, ...]:
    """The standings of a stage from its results so far, perhaps without a criterion."""
    one = event.stages[stage]
    record = Record(one.players, results(one), byes(one), event.settings.scheme)
    return standings(record, [name for name in event.settings.order if name != without], event.settings.seed)


def stage_cut(event: Event, stage: int) -> Cut:
    """Who of those still in it goes on from a stage. Whom only the lot would part are tied: the organisers choose."""
    active = event.active()
    lines = stage_standings(event, stage, without="lot")
    return cut_after([line for line in lines if line.player in active], event.settings.cut)


def group_standings(event: Event, stage: int) -> tuple[tuple[Standing, ...], ...]:
    """The standings of each group or division of a stage by itself."""
    one = event.stages[stage]
    order, scheme, seed = event.settings.order, event.settings.scheme, event.settings.seed
    return tuple(standings(Record(group, results(one), byes(one), scheme), order, seed) for group in one.groups)


def group_ranks(event: Event, stage: int) -> tuple[tuple[int, ...], ...]:
    """The players of each group or division of a stage, best first: what `league.next_season` goes by."""
    return tuple(tuple(line.player for line in group) for group in group_standings(event, stage))


def parted_standings(event: Event, stage: int) -> tuple[tuple[Standing, ...], ...]:
    """The standings of a stage as they count: those of a league by division, the best division first."""
    return group_standings(event, stage) if event.stages[stage].format == "league" else (stage_standings(event, stage),)
