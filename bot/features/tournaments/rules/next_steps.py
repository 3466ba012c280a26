"""The steps that a tournament needs next, and its open concerns: all that needs the organisers.

If a process dies during a step, asking again returns the steps that are still missing. A step is carried out and then
applied; both may happen twice. A launch is identified by its table, so a caller that finds a match with that key uses
it instead of making another.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct, structs

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.groups import cup_queue, expired, ready
from bot.features.tournaments.rules.knockout import Tie, final_tie, round_ties, tied_duels
from bot.features.tournaments.rules.model import (
    DAY,
    KNOCKOUTS,
    ActRefused,
    Event,
    EventRound,
    EventTable,
    table_trouble,
)
from bot.features.tournaments.rules.ranking import champions, stage_cut
from bot.features.tournaments.rules.seeds import uses_seeds
from bot.features.tournaments.rules.stages import next_round, rounds_left
from bot.features.tournaments.rules.waiting_list import free_places, waiting_list

REMINDED_PART: Final = 4
"""Players are reminded when at most this part of a round is left: a quarter."""

MAX_LATENESS: Final = 3_600
"""Seconds by which a start may be late without giving those who are missing the time to check in."""


class DueStep(Struct, frozen=True):
    """An act that is due. `launch` names a table whose match is made first; `confirm` asks an organiser."""

    id: str
    act: AnyAct | None = None
    launch: str = ""
    confirm: bool = False


def next_steps(tournament: Event, now: int) -> tuple[DueStep, ...]:
    """Return the steps that are due, in order; none while the tournament is paused."""
    return () if tournament.paused else tuple(_steps(tournament, now))


def winners_by(tournament: Event, act: AnyAct) -> tuple[int, ...]:
    """Return the champions whom a decision would make at once; none if the tournament would go on, or refuses it."""
    try:
        ruled = apply(tournament, act)
        number, stage = len(ruled.stages[-1].rounds), len(ruled.stages) - 1
        if number and not ruled.stages[-1].rounds[-1].closed:
            closed = acts.RoundClosed(id=f"{act.id} closes", at=act.at, stage=stage, number=number)
            ruled = apply(ruled, closed)
        ruled = structs.replace(ruled, paused=False)
    except ActRefused:
        return ()
    return champions(ruled) if any(isinstance(step.act, acts.Finished) for step in _steps(ruled, act.at)) else ()


def _after_correction(tournament: Event, id: str) -> str:
    """Return the id of a step that is repeated after a result was corrected."""
    return f"{id} corrected {tournament.corrected}" if tournament.corrected else id


def _steps(tournament: Event, now: int) -> Iterator[DueStep]:
    settings = tournament.settings
    if tournament.phase == "draft" and now >= settings.opens:
        yield _step(acts.Opened(id="open", at=now))
    elif tournament.phase == "open" and now >= settings.closes:
        yield _step(acts.EntriesClosed(id=_again(tournament, "close"), at=now))
    elif tournament.phase == "open" and settings.format == "mini-cup":
        yield from _queueing(tournament, now)
    elif tournament.phase == "open" and settings.dated and not _done(tournament, "schedule"):
        yield _step(acts.Scheduled(id="schedule", at=now))
    elif tournament.phase == "muster":
        yield from _mustering(tournament, now)
    elif tournament.phase == "running":
        yield from _running(tournament, now)


def _mustering(tournament: Event, now: int) -> Iterator[DueStep]:
    """Yield the check-in of the entrants, their seeds, then the start; a full cup needs no check-in."""
    filled, muster = _done(tournament, "fill"), _again(tournament, "muster")
    if delayed := _delayed(tournament, now):
        yield _step(delayed)
    if not filled and not _done(tournament, muster):
        yield _step(acts.Mustered(id=muster, at=now))
    seeding = _again(tournament, "seed")
    if not filled and uses_seeds(tournament.settings) and not _done(tournament, seeding):
        yield _step(acts.Seeded(id=seeding, at=now))
    if filled or now >= tournament.settings.starts:
        yield _step(acts.TournamentStarted(id="start", at=now), confirm=not tournament.settings.automatic)


def _delayed(tournament: Event, now: int) -> acts.Delayed | None:
    """Return the delay of a start, once, if the bot was away for more than half of the usual time of check-in."""
    settings, waiting = tournament.settings, {*waiting_list(tournament)}
    if not settings.dated or tournament.reopened or _done(tournament, "delay"):
        return None
    usual = settings.starts - settings.closes or settings.muster
    if _done(tournament, "muster"):
        missing = [player for player in tournament.players("entered") if player not in waiting]
        is_cut_short = bool(missing) and now > settings.starts + min(MAX_LATENESS, usual // 2)
    else:
        is_cut_short = settings.starts - now < usual // 2
    return acts.Delayed(id="delay", at=now, starts=now + usual) if is_cut_short else None


def _again(tournament: Event, id: str) -> str:
    """Return the id of a step that is repeated after sign-up was reopened."""
    return f"{id} {tournament.reopened + 1}" if tournament.reopened else id


def _queueing(tournament: Event, now: int) -> Iterator[DueStep]:
    """Yield removals of players unseen for too long, and the start of a full cup."""
    queue = cup_queue(tournament, now)
    for player in expired(queue, now):
        seen = next(one.seen for one in queue.waiting if one.player == player)
        yield _step(acts.Withdrew(id=f"{player} unseen since {seen}", at=now, player=player))
    if players := ready(queue, now):
        yield _step(acts.Filled(id="fill", at=now, players=players))


def _running(tournament: Event, now: int) -> Iterator[DueStep]:
    stage = len(tournament.stages) - 1
    rounds = tournament.stages[stage].rounds
    confirm = not tournament.settings.automatic
    if moving := waiting_list(tournament)[: free_places(tournament)]:
        yield _step(acts.MovedUp(id=f"{moving} move up after {len(tournament.log)}", at=now, players=moving))
    if rounds and not rounds[-1].closed:
        yield from _in_round(tournament, stage, rounds[-1], now)
    elif rounds and (concluding := _concluding(tournament, stage, now)):
        yield _step(concluding)
    elif ties := round_ties(tournament, stage):
        yield _settling(tournament, stage, ties, now)
    elif next_round(tournament, stage) is not None:
        number = len(rounds) + 1
        yield _step(acts.Drawn(id=f"{stage + 1}.{number} draw", at=now, stage=stage, number=number), confirm=confirm)
    elif _is_cut(tournament, stage):
        confirm = confirm or bool(stage_cut(tournament, stage).tied)
        yield _step(acts.Advanced(id=f"{stage + 1} advance", at=now, stage=stage), confirm=confirm)
    else:
        yield _step(acts.Finished(id=_after_correction(tournament, "finish"), at=now), confirm=confirm)


def _concluding(tournament: Event, stage: int, now: int) -> acts.Concluded | None:
    """Return the announcement of a round's end if anything follows; again if players are tied by what happened since."""
    number = len(tournament.stages[stage].rounds)
    waiting = [tie.players for tie in open_ties(tournament) if len(tournament.staying(tie.players)) > tie.count]
    tied = tuple(player for players in waiting for player in players)
    again = _played_again(tournament.stages[stage].rounds[-1])
    id = _after_correction(tournament, f"{stage + 1}.{number} conclude{again}")
    if not _done(tournament, id):
        concluded = acts.Concluded(id=id, at=now, stage=stage, number=number, players=tied)
        ends = next_round(tournament, stage) is None and not _is_cut(tournament, stage)
        return None if ends and not round_ties(tournament, stage) else concluded
    known = {player for line in tournament.log if line.id.startswith(id) for player in line.players}
    if known.issuperset(tied):
        return None
    return acts.Concluded(id=f"{id} {tied}", at=now, stage=stage, number=number, players=tied)


def _settling(tournament: Event, stage: int, ties: Sequence[Tie], now: int) -> DueStep:
    """Return the step that settles a tie: automatic if too few tied players remain, else up to the organisers."""
    number = len(tournament.stages[stage].rounds)
    for tie in ties:
        staying = tournament.staying(tie.players)
        if len(staying) <= tie.count:
            chosen = (staying + tie.players)[: tie.count]
            id = _after_correction(tournament, f"{stage + 1}.{number} settle {chosen}")
            return _step(acts.Settled(id=id, at=now, stage=stage, number=number, chosen=chosen))
    return _step(acts.Settled(id=f"{stage + 1}.{number} settle", at=now, stage=stage, number=number), confirm=True)


def open_ties(tournament: Event) -> tuple[Tie, ...]:
    """Return the ties that the organisers have to settle before the tournament goes on."""
    stage = len(tournament.stages) - 1
    rounds = tournament.stages[stage].rounds if tournament.phase == "running" else ()
    if not rounds or not rounds[-1].closed:
        return ()
    if tournament.stages[stage].format in KNOCKOUTS:
        return round_ties(tournament, stage)
    if next_round(tournament, stage) is not None or not _is_cut(tournament, stage):
        return ()
    cut = stage_cut(tournament, stage)
    return (Tie(cut.tied, tournament.settings.cut - len(cut.through)),) if cut.tied else ()


def _is_cut(tournament: Event, stage: int) -> bool:
    """Return True if a cut follows a stage and at least two of its players remain."""
    is_first = tournament.settings.cut > 1 and stage == 0
    return is_first and len(tournament.staying(tournament.stages[0].players)) > 1


def _done(tournament: Event, id: str) -> bool:
    return any(line.id == id for line in tournament.log)


def reminder_at(tournament: Event, table: EventTable) -> int:
    """Return when the players of a table are reminded of its deadline: a day before, or for short rounds later."""
    return table.deadline - min(DAY, tournament.settings.seconds_of(tournament.drawn()) // REMINDED_PART)


def _reminded(tournament: Event, one: EventRound, now: int) -> Iterator[EventTable]:
    """Yield the tables whose deadline is near and whose players have not been told."""
    for table in one.tables:
        is_open = table.result is None and table.match and not table.called_off
        if is_open and table.reminded != table.deadline and reminder_at(tournament, table) <= now < table.deadline:
            yield table


def _in_round(tournament: Event, stage: int, one: EventRound, now: int) -> Iterator[DueStep]:
    waiting = [table for table in one.tables if not table.match and table.result is None]
    for table in waiting:
        yield DueStep(f"{table.key} launch", launch=table.key)
    # a match that cannot be made does not hold up the announcement of the others
    is_made = not waiting or (all(table.unlaunched for table in waiting) and any(table.match for table in one.tables))
    if not one.announced and is_made:
        id = f"{stage + 1}.{one.number} announce{f' {one.redrawn}' if one.redrawn else ''}"
        yield _step(acts.Announced(id=id, at=now, stage=stage, number=one.number))
    if needing := [table for table in one.tables if table_trouble(table, now) not in (0, table.warned)]:
        id = f"warn {', '.join(f'{table.match_key} {table_trouble(table, now)}' for table in needing)}"
        yield _step(acts.Warned(id=id, at=now, tables=tuple(table.key for table in needing)))
    if near := [*_reminded(tournament, one, now)]:
        id = f"remind {', '.join(f'{table.match_key} {table.deadline}' for table in near)}"
        yield _step(acts.DeadlineNear(id=id, at=now, tables=tuple(table.key for table in near)))
    if all(table.result is not None for table in one.tables):
        id = f"{stage + 1}.{one.number} close{_played_again(one)}"
        yield _step(acts.RoundClosed(id=id, at=now, stage=stage, number=one.number))


def _played_again(one: EventRound) -> str:
    """Return the end of the id of a step that is repeated after duels of a round were played again."""
    times = sum(table.again for table in one.tables)
    return f" again {times}" if times else ""


def _step(act: AnyAct, *, confirm: bool = False) -> DueStep:
    return DueStep(act.id, act, confirm=confirm)


def next_at(tournament: Event, now: int) -> int | None:
    """Return when time alone changes something next; ends of matches are found without it."""
    if tournament.paused:
        return None
    if tournament.phase == "running":
        tables = tournament.open_tables()
        late = [table.deadline + 1 for table in tables if table.deadline >= now]
        near = [at for table in tables if (at := reminder_at(tournament, table)) > now]
        return min([now + DAY, *late, *near])
    if tournament.phase == "open" and tournament.settings.format == "mini-cup":
        return now + DAY
    return {"open": tournament.settings.closes, "muster": tournament.settings.starts}.get(tournament.phase)


ANSWERING_KINDS: Final = ("ruled", "replaced", "reported")
"""Kinds of log lines that answer a call for the organisers."""


class Concern(Struct, frozen=True):
    """Something that needs a person, with its tables.

    `kind` is `not-launched` (with `why`), `overdue`, `called-off`, `given-up`, `absent`, `tied-across-the-cut`,
    `tied-final`, `called` or `household`.
    """

    kind: str
    table: str = ""
    players: tuple[int, ...] = ()
    why: str = ""


def open_concerns(tournament: Event, now: int) -> tuple[Concern, ...]:
    """Return all that needs a person: overdue tables, empty seats, absent players, ties across the cut, households."""
    concerns = [*_calls(tournament), *(one for table in tournament.open_tables() for one in _concerns(table, now))]
    kind = "tied-across-the-cut" if final_tie(tournament) is None else "tied-final"
    waiting = [tie.players for tie in open_ties(tournament)] or [table.players for table in tied_duels(tournament)]
    concerns += [Concern(kind, players=players) for players in waiting]
    absent = _absent(tournament) if tournament.phase == "running" and rounds_left(tournament) else ()
    concerns += [Concern("absent", players=absent)] if absent else []
    return (*concerns, *_meeting_households(tournament))


def _absent(tournament: Event) -> tuple[int, ...]:
    """Return the players who gave up their last table but remain in rounds without elimination."""
    if tournament.stages[-1].format in KNOCKOUTS:
        return ()
    gave_up: dict[int, bool] = {}
    ends = {line.table: at for at, line in reversed([*enumerate(tournament.log)]) if line.kind in ("reported", "ruled")}
    came = {line.players[1]: at for at, line in enumerate(tournament.log) if line.kind == "took_over"}
    for table in tournament.tables():
        if table.result is not None:
            seated = [player for player in table.players if player in table.sitting]  # others were replaced there
            there = [player for player in seated if came.get(player, 0) <= ends.get(table.key, 0)]
            gave_up |= {player: player in table.given_up for player in there}
    return tuple(player for player in tournament.players("present") if gave_up.get(player))


def _meeting_households(tournament: Event) -> Iterator[Concern]:
    """Yield the households that meet at open tables, with all tables of each pair."""
    for one, other in sorted(tournament.excluded()):
        tables = (
            [table.key for table in tournament.open_tables() if {one, other} <= {*table.sitting}] if one < other else []
        )
        if tables:
            yield Concern("household", ", ".join(tables), (one, other))


def _calls(tournament: Event) -> Iterator[Concern]:
    """Yield the tables of the latest round whose players have called the organisers, until something is decided there."""
    callers: dict[str, int] = {}
    for line in tournament.log:
        if line.kind == "organisers_called":
            callers[line.table] = line.by
        elif line.kind in ANSWERING_KINDS:
            callers.pop(line.table, None)
    latest = tournament.stages[-1].rounds[-1:] if tournament.phase == "running" else ()
    for table in (table for one in latest for table in one.tables if table.key in callers):
        yield Concern("called", table.key, (callers[table.key],))


def _concerns(table: EventTable, now: int) -> Iterator[Concern]:
    empty = tuple(player for player in table.given_up if player in table.sitting)
    if empty:
        yield Concern("given-up", table.key, empty)
    if table.unlaunched:
        yield Concern("not-launched", table.key, why=table.unlaunched)
    elif table.called_off:
        yield Concern("called-off", table.key)
    elif now > table.deadline:
        yield Concern("overdue", table.key)
