"""The stages of a tournament: the first one, the next round as it follows from the data, rounds left, expected end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.features.tournaments.rules.groups import early_round_robin, group_stage, groups
from bot.features.tournaments.rules.knockout import (
    bracket_apart,
    knockout_round,
    playoff,
    round_cuts,
    round_order,
    survivors,
)
from bot.features.tournaments.rules.league import arranged, first_season
from bot.features.tournaments.rules.model import (
    DAY,
    FORMATS_WITH_ROUNDS,
    FORMATS_WITHOUT_CUT,
    Event,
    Settings,
    Stage,
    byes,
    played,
    results,
)
from bot.features.tournaments.rules.pairing import draw_round, seat_tables
from bot.features.tournaments.rules.rounds import APART_REVISION, Excluded, History, Round, drawn
from bot.features.tournaments.rules.schedule import schedule
from bot.features.tournaments.rules.standings import StageRecord


def next_round(event: Event, stage: int) -> Round | None:
    """Return the round after those that a stage has; None if the stage is over."""
    return _NEXT[event.stages[stage].format](event, event.stages[stage])


def _history(event: Event) -> History:
    """Return the history of all rounds of the tournament, so that a final avoids earlier opponents too."""
    return History(event.settings.seats, [played(one) for stage in event.stages for one in stage.rounds])


def _seed(event: Event, stage: Stage) -> str:
    return f"{event.draw_seed}:{event.stages.index(stage)}:{len(stage.rounds)}"


def _staying(event: Event, stage: Stage) -> tuple[int, ...]:
    active = event.active()
    return tuple(player for player in stage.players if player in active)


def _apart(event: Event) -> Excluded:
    """Return the excluded pairs, or none in old tournaments of formats that did not keep players apart."""
    return event.excluded() if event.settings.revision >= APART_REVISION else frozenset()


def first_stage(event: Event) -> Stage:
    """Return the stage of the present players in order of entry; the last of them stay out if groups require it.

    A stage without players means that the tournament cannot take place.
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
    if settings.revision < APART_REVISION and (settings.format == "league" or seats == 2):
        excluded = frozenset()
    if settings.format == "league":
        if not settings.divisions:
            return first_season(seeded, seats, excluded)
        return arranged(settings.divisions, present, seats, excluded)
    return groups(seeded, seats, excluded) if settings.format in ("groups", "mini-cup") else ()


def _groups(event: Event, stage: Stage) -> Round | None:
    return None if stage.rounds else group_stage(stage.groups, event.settings.seats)


def _schedule(event: Event, stage: Stage) -> Round | None:
    """Return a round of the schedule; after a player has left, a round drawn for the others."""
    number, excluded, revision = len(stage.rounds), event.excluded(), event.settings.revision
    if number >= event.settings.rounds:
        return None
    staying = _staying(event, stage)
    whole = _scheduled(event, stage) if staying == stage.players else ()
    if whole and tuple(map(played, stage.rounds)) == whole[:number]:
        return whole[number]
    return draw_round(staying, {}, _history(event), _seed(event, stage), excluded=excluded, revision=revision)


def _scheduled(event: Event, stage: Stage) -> tuple[Round, ...]:
    """Return the schedule, which was drawn by the numbers of the first owners of the entries."""
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
    record = StageRecord(stage.players, results(stage), byes(stage), event.settings.scheme)
    heats = stage.format == "heats"
    scores = {} if heats else {player: record.points(player) for player in stage.players}
    excluded, revision = event.excluded(), event.settings.revision
    staying, history = _staying(event, stage), _history(event)
    return draw_round(staying, scores, history, _seed(event, stage), excluded=excluded, revision=revision)


def _knockout(event: Event, stage: Stage) -> Round | None:
    """Return the next round of a knock-out; a player who leaves makes room for the next best."""
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
    """Return the next round of a bracket; the next opponent of a player who leaves gets through.

    A round of byes alone joins players left in several branches.
    """
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


def first_numbers(event: Event) -> dict[int, int]:
    """Return the number of the first owner of each entry that was taken over, by its present owner."""
    first: dict[int, int] = {}
    for line in event.log:
        if line.kind == "took_over":
            player, substitute = line.players
            first[substitute] = first.pop(player, player)
    return first


def expected_rounds(settings: Settings, players: int) -> int:
    """Return the rounds of a tournament with this number of players, including those after a cut."""
    return _stage_rounds(settings.format, settings, players) + _rounds_after_cut(settings, players)


def expected_end(event: Event, now: int) -> int:
    """Return when a tournament ends if every round takes its full time.

    A late round is assumed to end within two days.
    """
    settings = event.settings
    if not event.stages:
        expected = settings.expected if event.phase in ("draft", "open") else 0
        rounds = expected_rounds(settings, max(len(event.active()), settings.least, expected))
        return max(settings.starts, now) + rounds * settings.round_seconds
    deadlines = [table.deadline for table in event.open_tables()]
    late = now - now % DAY + 2 * DAY
    return (max(*deadlines, late) if deadlines else late) + rounds_left(event) * settings.round_seconds


def rounds_left(event: Event) -> int:
    """Return the number of rounds that are still to be drawn."""
    number, stage = len(event.stages) - 1, event.stages[-1]
    left = _stage_rounds(stage.format, event.settings, len(stage.players), seeded=number > 0) - len(stage.rounds)
    return max(0, left) + (_rounds_after_cut(event.settings, len(stage.players)) if number == 0 else 0)


def _rounds_after_cut(settings: Settings, players: int) -> int:
    if settings.cut < 2 or settings.format in FORMATS_WITHOUT_CUT:
        return 0
    following = "elimination" if settings.seats == 2 else "knockout"
    return _stage_rounds(following, settings, min(settings.cut, players), seeded=True)


def _stage_rounds(name: str, settings: Settings, players: int, *, seeded: bool = False) -> int:
    """Return the number of rounds of one stage; `seeded` means that it comes after another."""
    if name in FORMATS_WITH_ROUNDS:
        return settings.rounds
    if name == "round-robin":
        return players - 1 + players % 2
    if name == "elimination":
        return (players - 1).bit_length()
    return _rounds_of_knockout(players, settings.seats, seeded=seeded) if name == "knockout" else 1


def _rounds_of_knockout(players: int, seats: int, *, seeded: bool) -> int:
    rounds = 0
    while players > 1:
        one = playoff(range(players), seats) if seeded and not rounds else knockout_round(range(players), seats)
        players, rounds = survivors(one, seats), rounds + 1
    return rounds
