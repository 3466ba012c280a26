"""The stages of a tournament: the first one, drawing and changing rounds, rounds left, and the expected end."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from bot.features.tournaments.rules import acts, brackets, model
from bot.features.tournaments.rules.byes import BYE_POINTS
from bot.features.tournaments.rules.groups import early_round_robin, group_stage, groups
from bot.features.tournaments.rules.knockout import knockout_round, playoff, replay_players, round_order, survivors
from bot.features.tournaments.rules.league import arrange, first_season
from bot.features.tournaments.rules.model import ActRefused, Event, EventRound, EventTable, Settings, Stage
from bot.features.tournaments.rules.pairing import draw_round, seat_tables
from bot.features.tournaments.rules.ranking import Possible, possible_ranks, stage_standings
from bot.features.tournaments.rules.rounds import APART_REVISION, DUPLICATE_POINTS_REVISION, Excluded, History, Round
from bot.features.tournaments.rules.schedule import schedule
from bot.features.tournaments.rules.scoring import POINT_UNIT, SCHEMES
from bot.features.tournaments.rules.seeds import seeded_players
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import StandingsLine
from bot.features.tournaments.rules.teams import TEAMS, team_matches, team_round, team_stage

REDRAWN_FORMATS: Final = ("swiss", "heats", "teams")
"""Formats whose rounds follow from lots."""

EXCHANGED_FORMATS: Final = (*model.SINGLE_FORMATS, "knockout")
"""Formats in which it does not matter which table a player comes from."""


def next_round(tournament: Event, stage: int) -> Round | None:
    """Return the round after those that a stage has; None if the stage is over."""
    if again := replay_players(tournament, tournament.stages[stage]):
        return _seated(tournament, Round((again,), (), ("final",)))
    return _NEXT[tournament.stages[stage].format](tournament, tournament.stages[stage])


def _history(tournament: Event) -> History:
    """Return all rounds of the tournament, so that a final avoids earlier opponents too."""
    rounds = [model.as_round(one) for stage in tournament.stages for one in stage.rounds]
    return History(tournament.settings.seats, rounds)


def _seed(tournament: Event, stage: Stage) -> str:
    seed = f"{tournament.draw_seed}:{tournament.stages.index(stage)}:{len(stage.rounds)}"
    return f"{seed}:{stage.salt}" if stage.salt else seed


def _apart(tournament: Event) -> Excluded:
    """Return the excluded pairs, or none in old tournaments of formats that did not keep players apart."""
    return tournament.excluded() if tournament.settings.revision >= APART_REVISION else frozenset()


def first_stage(tournament: Event) -> Stage:
    """Return the stage of the first players who fit the format; without players it cannot take place."""
    settings, present, excluded = tournament.settings, tournament.players("present"), tournament.excluded()
    if settings.format == TEAMS:
        return team_stage(tournament, present[: settings.most])
    for count in range(min(len(present), settings.most), settings.least - 1, -1):
        seeded = seeded_players(tournament, present[:count])
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
        return arrange(settings.divisions, present, seats, excluded)
    return groups(seeded, seats, excluded) if settings.format in ("groups", "mini-cup") else ()


def _groups(tournament: Event, stage: Stage) -> Round | None:
    return None if stage.rounds else group_stage(stage.groups, tournament.settings.seats)


def _schedule(tournament: Event, stage: Stage) -> Round | None:
    """Return a round of the schedule; after a player has left, a round drawn for the others."""
    number, excluded, revision = len(stage.rounds), tournament.excluded(), tournament.settings.revision
    if number >= tournament.settings.rounds:
        return None
    staying = tournament.staying(stage.players)
    whole = _scheduled(tournament, stage) if staying == stage.players else ()
    if whole and tuple(map(model.as_round, stage.rounds)) == whole[:number]:
        return whole[number]
    return draw_round(staying, {}, _history(tournament), _seed(tournament, stage), excluded=excluded, revision=revision)


def _scheduled(tournament: Event, stage: Stage) -> tuple[Round, ...]:
    """Return the schedule, which was drawn by the numbers of the first owners of the entries."""
    first, given = first_numbers(tournament), tournament.settings
    players = [first.get(player, player) for player in stage.players]
    now = dict(zip(players, stage.players, strict=True))
    excluded = frozenset((first.get(one, one), first.get(other, other)) for one, other in tournament.excluded())
    whole = schedule(players, given.seats, given.rounds, tournament.draw_seed, excluded, given.revision)
    return tuple(
        Round(tuple(tuple(now[one] for one in table) for table in part.tables), tuple(now[one] for one in part.byes))
        for part in whole
    )


def _swiss(tournament: Event, stage: Stage) -> Round | None:
    if len(stage.rounds) >= tournament.settings.rounds:
        return None
    record = StageRecord(stage.players, stage.results, stage.byes, tournament.settings.scheme)
    excluded, revision = tournament.excluded(), tournament.settings.revision
    older = tournament.settings.duplicate and revision < DUPLICATE_POINTS_REVISION
    scores = {} if stage.format == "heats" or older else {player: record.points(player) for player in stage.players}
    staying, history = tournament.staying(stage.players), _history(tournament)
    return draw_round(staying, scores, history, _seed(tournament, stage), excluded=excluded, revision=revision)


def _knockout(tournament: Event, stage: Stage) -> Round | None:
    """Return the next round of a knock-out; a player who leaves makes room for the next best."""
    seats = tournament.settings.seats
    if stage.rounds:
        order = round_order(tournament, tournament.stages.index(stage), len(stage.rounds))
        staying = tournament.staying(order)[: survivors(model.as_round(stage.rounds[-1]), seats)]
        if len(staying) < 2:
            return None
        one = knockout_round(staying, seats, _apart(tournament))
    elif stage is tournament.stages[0]:
        one = knockout_round(stage.players, seats, _apart(tournament))
    else:
        one = playoff(stage.players, seats, _apart(tournament))
    return seat_tables(one.tables, _history(tournament), one.byes)


def _seated(tournament: Event, one: Round | None) -> Round | None:
    if one is None:
        return None
    return replace(seat_tables(one.tables, _history(tournament), one.byes), parts=one.parts)


def bracket_tree(tournament: Event, number: int) -> tuple[brackets.TreeRound, ...]:
    """Return all rounds of a bracket of duels, also those to come; a final that is played again is not among them."""
    stage = tournament.stages[number]
    if stage.format == "double-elimination":
        return tuple(brackets.double_elimination_tree(tournament, stage))
    return tuple(brackets.elimination_tree(tournament, stage, _apart(tournament)))


def _round_robin(tournament: Event, stage: Stage) -> Round | None:
    rounds = early_round_robin(stage.players, _apart(tournament))
    return rounds[len(stage.rounds)] if len(stage.rounds) < len(rounds) else None


_NEXT: Final[Mapping[str, Callable[[Event, Stage], Round | None]]] = {
    "groups": _groups,
    "league": _groups,
    "mini-cup": _groups,
    "schedule": _schedule,
    "swiss": _swiss,
    "heats": _swiss,
    "knockout": _knockout,
    "elimination": lambda tournament, stage: _seated(
        tournament, brackets.elimination_round(tournament, stage, _apart(tournament))
    ),
    "double-elimination": lambda tournament, stage: _seated(
        tournament, brackets.double_elimination(tournament, stage).following
    ),
    "round-robin": _round_robin,
    TEAMS: lambda tournament, stage: team_round(tournament, stage, _seed(tournament, stage)),
}


def first_numbers(tournament: Event) -> dict[int, int]:
    """Return the number of the first owner of each entry that was taken over, by its present owner."""
    first: dict[int, int] = {}
    for line in tournament.log:
        if line.kind == "took_over":
            player, substitute = line.players
            first[substitute] = first.pop(player, player)
    return first


def expected_rounds(settings: Settings, players: int) -> int:
    """Return the rounds of a tournament with this number of players, including those after a cut."""
    return _stage_rounds(settings.format, settings, players) + rounds_after_cut(settings, players)


def expected_end(tournament: Event, now: int) -> int:
    """Return when a tournament ends if every round takes its full time, and a late one ends within two days."""
    settings = tournament.settings
    if not tournament.stages:
        expected = settings.expected if tournament.phase in ("draft", "open") else 0
        rounds = expected_rounds(settings, max(len(tournament.active()), settings.least, expected))
        return max(settings.starts, now) + settings.seconds_after(0, rounds)
    deadlines = [table.deadline for table in tournament.open_tables()]
    late = now - now % model.DAY + 2 * model.DAY
    left = settings.seconds_after(tournament.drawn(), rounds_left(tournament))
    return (max(*deadlines, late) if deadlines else late) + left


def rounds_left(tournament: Event) -> int:
    """Return the number of rounds that are still to be drawn."""
    number, stage = len(tournament.stages) - 1, tournament.stages[-1]
    left = _stage_rounds(stage.format, tournament.settings, len(stage.players), seeded=number > 0) - len(stage.rounds)
    return max(0, left) + (rounds_after_cut(tournament.settings, len(stage.players)) if number == 0 else 0)


def rounds_after_cut(settings: Settings, players: int) -> int:
    """Return the rounds of the knock-out that follows."""
    if settings.cut < 2 or settings.format in model.FORMATS_WITHOUT_CUT:
        return 0
    following = "elimination" if settings.seats == 2 else "knockout"
    return _stage_rounds(following, settings, min(settings.cut, players), seeded=True)


def _stage_rounds(name: str, settings: Settings, players: int, *, seeded: bool = False) -> int:
    """Return the number of rounds of one stage; `seeded` means that it comes after another."""
    if name in model.FORMATS_WITH_ROUNDS:
        return settings.rounds
    if name == "round-robin":
        return players - 1 + players % 2
    if name in model.BRACKETS:
        return (players - 1).bit_length() * (1 + (name == "double-elimination"))
    return _rounds_of_knockout(players, settings.seats, seeded=seeded) if name == "knockout" else 1


def _rounds_of_knockout(players: int, seats: int, *, seeded: bool) -> int:
    rounds = 0
    while players > 1:
        one = playoff(range(players), seats) if seeded and not rounds else knockout_round(range(players), seats)
        players, rounds = survivors(one, seats), rounds + 1
    return rounds


def draw(tournament: Event, act: acts.Drawn | acts.Redrawn, launch: int = 1) -> Event:
    """Return the tournament with the next round of a stage; its tables have had `launch` - 1 matches before."""
    stage, settings, overall = model.find_stage(tournament, act.stage), tournament.settings, tournament.drawn() + 1
    found = next_round(tournament, act.stage)
    if found is None:
        raise ActRefused("stage-over")
    tables, active = [], tournament.active()
    for position, players in enumerate(found.tables):
        gone = tuple(player for player in players if player not in active)
        table = EventTable(
            f"{act.stage + 1}.{act.number}.{position + 1}",
            players,
            players,
            act.at + settings.seconds_of(overall),
            given_up=gone,
            part=found.parts[position] if found.parts else "",
            launch=launch,
        )
        tables.append(table)
    drawn = EventRound(act.number, tuple(tables), found.byes, pace=settings.pace_of(overall), redrawn=stage.salt)
    return model.with_rounds(tournament, act.stage, (*stage.rounds, drawn))


def redraw(tournament: Event, act: acts.Redrawn) -> Event:
    """Return the tournament with its last round drawn again, with other lots and for those who are still in it."""
    model.in_phase(tournament, "running")
    stage = tournament.stages[-1]
    if act.stage != len(tournament.stages) - 1 or act.number != len(stage.rounds) or not stage.rounds:
        raise ActRefused("no-round")
    last = stage.rounds[-1]
    if stage.format not in REDRAWN_FORMATS or any(table.result is not None for table in last.tables):
        raise ActRefused("redraw")
    launch = 1 + max((table.launch for table in last.tables), default=0)
    again = draw(_with_last(tournament, replace(stage, rounds=stage.rounds[:-1], salt=act.id)), act, launch)
    return _with_last(again, replace(again.stages[-1], salt=""))


def _with_last(tournament: Event, stage: Stage) -> Event:
    return replace(tournament, stages=(*tournament.stages[:-1], stage))


def exchange(tournament: Event, act: acts.Exchanged) -> Event:
    """Return the tournament with two players exchanged between their open tables, which get new matches."""
    model.in_phase(tournament, "running")
    if tournament.stages[-1].format not in EXCHANGED_FORMATS or tournament.settings.duplicate:
        raise ActRefused("exchange")
    tables = exchanged_tables(tournament, act.players)
    if len(tables) != 2:
        raise ActRefused("exchange")
    one, other = act.players
    for table in tables:
        players = tuple({one: other, other: one}.get(player, player) for player in table.players)
        sitting = tuple({one: other, other: one}.get(player, player) for player in table.sitting)
        moved = {"players": players, "sitting": sitting, "match": "", "launch": table.launch + 1}
        tournament = model.with_table(tournament, table, **moved, called_off=False, unlaunched="", warned=0)
    return tournament


def exchanged_tables(tournament: Event, players: tuple[int, ...]) -> tuple[EventTable, ...]:
    """Return the open tables at which one of two players sits and the other does not."""
    found = (table for table in tournament.open_tables() if not table.games)
    return tuple(table for table in found if len({*players} & {*table.sitting} - {*table.given_up}) == 1)


def possible_in_stage(tournament: Event, lines: Sequence[StandingsLine] | None = None) -> Mapping[int, Possible]:
    """Return the ranks that are possible by points among those of `lines` (by default all).

    Every round that is not paired yet may bring each player the points of a win. In a duplicate tournament nothing
    limits the points of a round, so all ranks are possible until the last has closed.
    """
    stage, settings = tournament.stages[-1], tournament.settings
    lines = stage_standings(tournament, len(tournament.stages) - 1) if lines is None else lines
    if settings.duplicate:
        over = stage.rounds and stage.rounds[-1].closed and not rounds_left(tournament)
        return {line.player: Possible(line.rank, line.rank) if over else Possible(1, len(lines)) for line in lines}
    order = settings.order.index("points") if "points" in settings.order else 0
    points = {line.player: int(line.values[order]) for line in lines}
    open_tables = [table.players for one in stage.rounds for table in one.tables if table.result is None]
    if stage.format == TEAMS:
        matches = (match for one in stage.rounds for match in team_matches(stage, one))
        open_tables = [match.teams for match in matches if not match.is_over]
    tables = [players for players in open_tables if points.keys() >= {*players}]
    is_single = stage.groups and stage.format != TEAMS
    rounds = 0 if is_single else _stage_rounds(stage.format, settings, len(stage.players))
    left = max(0, rounds - len(stage.rounds))
    most = max(*SCHEMES[settings.scheme]([*range(1, settings.seats + 1)]), POINT_UNIT * BYE_POINTS[settings.scheme])
    return possible_ranks(points, tables, settings.scheme, later=left * most)
