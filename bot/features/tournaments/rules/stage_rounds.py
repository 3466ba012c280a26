"""The next round of a stage, as it follows from the event's data alone."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.features.tournaments.rules.formats.elimination import bracket_apart
from bot.features.tournaments.rules.formats.groups import group_stage, groups
from bot.features.tournaments.rules.formats.knockout import knockout_round, survivors
from bot.features.tournaments.rules.formats.league import arranged, first_season
from bot.features.tournaments.rules.formats.round_robin import early_round_robin
from bot.features.tournaments.rules.formats.schedule import schedule
from bot.features.tournaments.rules.formats.swiss import playoff
from bot.features.tournaments.rules.knockout_cuts import round_cuts, round_order
from bot.features.tournaments.rules.lots import drawn
from bot.features.tournaments.rules.model import Event, Settings, Stage, byes, played, results
from bot.features.tournaments.rules.pairing.draw import APART, draw_round, seat_tables
from bot.features.tournaments.rules.pairing.history import Excluded, History, Round
from bot.features.tournaments.rules.record import Record
from bot.features.tournaments.rules.taking_over import first_numbers


def next_round(event: Event, stage: int) -> Round | None:
    """The round after those that a stage has; None if it is over."""
    return _NEXT[event.stages[stage].format](event, event.stages[stage])


def _history(event: Event) -> History:
    """All rounds of the event, so that a final avoids whom one has met before as well."""
    return History(event.settings.seats, [played(one) for stage in event.stages for one in stage.rounds])


def _seed(event: Event, stage: Stage) -> str:
    return f"{event.draw_seed}:{event.stages.index(stage)}:{len(stage.rounds)}"


def _staying(event: Event, stage: Stage) -> tuple[int, ...]:
    active = event.active()
    return tuple(player for player in stage.players if player in active)


def _apart(event: Event) -> Excluded:
    """Who is not to meet in formats that once did not ask."""
    return event.excluded() if event.settings.revision >= APART else frozenset()


def first_stage(event: Event) -> Stage:
    """The stage of those who are present, in the order of entering; the last of them stay out if no groups fit otherwise.

    Without anybody in it, there can be no event.
    """
    settings, present, excluded = event.settings, event.players("present"), event.excluded()
    for count in range(min(len(present), settings.most), settings.least - 1, -1):
        seeded = tuple(drawn(event.draw_seed, present[:count], "seeding"))
        try:
            made = _grouped(settings, seeded, present[:count], excluded)
        except ValueError:
            continue
        return Stage(settings.format, seeded, groups=made)
    return Stage(settings.format, ())


def _grouped(
    settings: Settings, seeded: Sequence[int], present: Sequence[int], excluded: Excluded
) -> tuple[tuple[int, ...], ...]:
    seats = settings.seats
    if settings.revision < APART and (settings.format == "league" or seats == 2):
        excluded = frozenset()
    if settings.format == "league":
        if not settings.divisions:
            return first_season(seeded, seats, excluded).divisions
        return arranged(settings.divisions, present, seats, excluded)
    return groups(seeded, seats, excluded) if settings.format in ("groups", "mini-cup") else ()


def _groups(event: Event, stage: Stage) -> Round | None:
    return None if stage.rounds else group_stage(stage.groups, event.settings.seats)


def _schedule(event: Event, stage: Stage) -> Round | None:
    """A round of the schedule; once somebody has left, a round drawn for those who stay."""
    number, excluded, revision = len(stage.rounds), event.excluded(), event.settings.revision
    if number >= event.settings.rounds:
        return None
    staying = _staying(event, stage)
    whole = _scheduled(event, stage) if staying == stage.players else ()
    if whole and tuple(map(played, stage.rounds)) == whole[:number]:
        return whole[number]
    return draw_round(staying, {}, _history(event), _seed(event, stage), excluded=excluded, revision=revision)


def _scheduled(event: Event, stage: Stage) -> tuple[Round, ...]:
    """The schedule, which was drawn by the numbers of those who had the entries first."""
    first, given = first_numbers(event), event.settings
    players = [first.get(player, player) for player in stage.players]
    now = dict(zip(players, stage.players, strict=True))
    excluded = frozenset((first.get(one, one), first.get(other, other)) for one, other in event.excluded())
    whole = schedule(players, given.seats, given.rounds, event.draw_seed, excluded, given.revision)
    return tuple(
        Round(tuple(tuple(now[one] for one in table) for table in part.tables), tuple(now[one] for one in part.byes))
        for part in whole
    )


def _swiss(event: Event, stage: Stage) -> Round | None:
    if len(stage.rounds) >= event.settings.rounds:
        return None
    record = Record(stage.players, results(stage), byes(stage), event.settings.scheme)
    heats = stage.format == "heats"
    scores = {} if heats else {player: record.points(player) for player in stage.players}
    excluded, revision = event.excluded(), event.settings.revision
    staying, history = _staying(event, stage), _history(event)
    return draw_round(staying, scores, history, _seed(event, stage), excluded=excluded, revision=revision)


def _knockout(event: Event, stage: Stage) -> Round | None:
    """Who leaves makes room for the next best."""
    seats = event.settings.seats
    if stage.rounds:
        order, active = round_order(event, event.stages.index(stage), len(stage.rounds)), event.active()
        staying = tuple(player for player in order if player in active)[: survivors(played(stage.rounds[-1]), seats)]
        if len(staying) < 2:
            return None
        one = knockout_round(staying, seats, _apart(event))
    elif stage is event.stages[0]:
        one = knockout_round(stage.players, seats, _apart(event))
    else:
        one = playoff(stage.players, seats, _apart(event))
    return seat_tables(one.tables, _history(event), one.byes)


def _elimination(event: Event, stage: Stage) -> Round | None:
    """Who leaves lets the next opponent through without a game; a round of byes alone joins those left in several branches."""
    branches = list(bracket_apart(stage.players, _apart(event)))
    for number, one in enumerate(stage.rounds, 1):
        through = {player for cut in round_cuts(event, event.stages.index(stage), number) for player in cut.through}
        staying = [next((player for player in branch if player in (*through, *one.byes)), None) for branch in branches]
        branches = list(zip(staying[::2], staying[1::2], strict=False))
    active = event.active()
    games, resting = [], []
    for branch in branches:
        present = [player for player in branch if player in active]
        if len(present) > 1:
            games.append(present)
        else:
            resting += present
    return seat_tables(games, _history(event), resting) if games or len(resting) > 1 else None


def _round_robin(event: Event, stage: Stage) -> Round | None:
    rounds = early_round_robin(stage.players, _apart(event))
    return rounds[len(stage.rounds)] if len(stage.rounds) < len(rounds) else None


_NEXT: Final[Mapping[str, Callable[[Event, Stage], Round | None]]] = {
    "groups": _groups,
    "league": _groups,
    "mini-cup": _groups,
    "schedule": _schedule,
    "swiss": _swiss,
    "heats": _swiss,
    "knockout": _knockout,
    "elimination": _elimination,
    "round-robin": _round_robin,
}
