"""Applying acts to a tournament: pure functions, for which repeated acts change nothing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.entries import agreed_apart, asked_apart, let_meet, taken_over
from bot.features.tournaments.rules.knockout import round_ties
from bot.features.tournaments.rules.model import (
    ActRefused,
    Entry,
    Event,
    EventRound,
    EventTable,
    Logged,
    Stage,
    StandingsRow,
    find_round,
    find_stage,
    in_phase,
    need,
    open_table,
    ruled_table,
    with_round,
    with_rounds,
    with_state,
    with_table,
)
from bot.features.tournaments.rules.ranking import stage_cut, stage_standings
from bot.features.tournaments.rules.rounds import SEALED_REVISION, SETTLED_REVISION
from bot.features.tournaments.rules.scoring import TableResult
from bot.features.tournaments.rules.stages import first_stage, next_round
from bot.features.tournaments.rules.standings import StandingsLine


def apply(event: Event, act: AnyAct) -> Event:
    """Return the tournament after an act; one that has been applied already changes nothing.

    Raises `ActRefused` if the act does not fit.
    """
    if any(line.id == act.id for line in event.log):
        return event
    return apply_all(event, (act,), _raise)


def apply_all(event: Event, given: Iterable[AnyAct], on_refused: Callable[[int, ActRefused], None]) -> Event:
    """Return the tournament after many acts, in linear time.

    An act that does not fit changes nothing: `on_refused` is called with its position.
    """
    known, lines = {line.id for line in event.log}, list[Logged]()
    for place, act in enumerate(given):
        if act.id in known:
            continue
        try:
            event = _APPLIED[type(act)](event, act)
        except ActRefused as refused:
            on_refused(place, refused)
            continue
        known.add(act.id)
        lines.append(_logged(act))
    return replace(event, log=(*event.log, *lines)) if lines else event


def _raise(place: int, refused: ActRefused) -> None:
    raise refused


def _logged(act: AnyAct) -> Logged:
    """Return the log line of an act; its subject has the same field names for all acts."""
    kind = f"{type(act).__struct_config__.tag}"
    named = tuple(getattr(act, name) for name in ("player", "substitute") if hasattr(act, name))
    players = named or getattr(act, "players", ()) or getattr(act, "chosen", ())
    return Logged(act.id, kind, act.by, act.at, act.reason, getattr(act, "table", ""), players)


def _opened(event: Event, act: acts.Opened) -> Event:
    in_phase(event, "draft")
    return replace(event, phase="open")


def _entered(event: Event, act: acts.Entered) -> Event:
    in_phase(event, "open")
    if act.player in event.players("disqualified"):
        raise ActRefused("disqualified")
    if act.player in event.players("entered"):
        if event.settings.format == "mini-cup":
            return event
        raise ActRefused("entered-already")
    staying = tuple(entry for entry in event.entries if entry.player != act.player)
    return replace(event, entries=(*staying, Entry(act.player)), last_entry=act.id)


def _withdrew(event: Event, act: acts.Withdrew) -> Event:
    in_phase(event, "open", "muster")
    if act.player not in event.active():
        raise ActRefused("not-entered")
    return replace(event, entries=tuple(entry for entry in event.entries if entry.player != act.player))


def _entries_closed(event: Event, act: acts.EntriesClosed) -> Event:
    in_phase(event, "open")
    return replace(event, phase="muster")


def _mixing(event: Event, id: str) -> Event:
    """Return the tournament with a Discord id mixed into the seed of its draws; up to revision 4, unchanged."""
    return replace(event, mixed=id) if event.settings.revision >= SEALED_REVISION else event


def _mustered(event: Event, act: acts.Mustered) -> Event:
    return _mixing(replace(event, asking=act.messages), f"{act.messages[0]}") if act.messages else event


def _appeared(event: Event, act: acts.Appeared) -> Event:
    in_phase(event, "muster")
    if act.player not in event.active():
        raise ActRefused("not-entered")
    return with_state(event, act.player, "present")


def _kept_apart(event: Event, act: acts.KeptApart) -> Event:
    in_phase(event, "draft", "open", "muster")
    if len(set(act.players)) != len(act.players) or len(act.players) < 2:
        raise ActRefused("apart")
    return replace(event, apart=(*event.apart, act.players))


def _assisted(event: Event, act: acts.Assisted) -> Event:
    if act.player in event.assistants:
        raise ActRefused("assists")
    return replace(event, assistants=(*event.assistants, act.player))


def _unassisted(event: Event, act: acts.Unassisted) -> Event:
    return replace(event, assistants=tuple(one for one in event.assistants if one != act.player))


def _scheduled(event: Event, act: acts.Scheduled) -> Event:
    return replace(event, scheduled=act.entry)


def _concluded(event: Event, act: acts.Concluded) -> Event:
    if not find_round(event, act.stage, act.number).closed:
        raise ActRefused("round-open")
    return event


def _filled(event: Event, act: acts.Filled) -> Event:
    in_phase(event, "open")
    if not act.players or not {*act.players} <= {*event.players("entered")}:
        raise ActRefused("not-entered")
    entries = tuple(Entry(one.player, "present") if one.player in act.players else one for one in event.entries)
    return _mixing(replace(event, phase="muster", entries=entries), event.last_entry or act.id)


def _started(event: Event, act: acts.TournamentStarted) -> Event:
    in_phase(event, "muster")
    if not event.mixed:  # the organiser starts before entrants could be asked to check in
        event = _mixing(event, act.id)
    stage = first_stage(event)
    if not stage.players:
        return replace(event, phase="cancelled")
    return replace(event, phase="running", stages=(stage,))


def _cancelled(event: Event, act: acts.Cancelled) -> Event:
    if event.phase in ("finished", "cancelled"):
        raise ActRefused("over")
    return replace(event, phase="cancelled")


def _drawn(event: Event, act: acts.Drawn) -> Event:
    in_phase(event, "running")
    stage = find_stage(event, act.stage)
    if act.number != len(stage.rounds) + 1 or any(not one.closed for one in stage.rounds):
        raise ActRefused("round-open")
    _require_settled(event, act.stage)
    found = next_round(event, act.stage)
    if found is None:
        raise ActRefused("stage-over")
    deadline, active = act.at + event.settings.round_seconds, event.active()
    tables = []
    for position, players in enumerate(found.tables, 1):
        gone = tuple(player for player in players if player not in active)
        tables.append(EventTable(f"{act.stage + 1}.{act.number}.{position}", players, players, deadline, given_up=gone))
    return with_rounds(event, act.stage, (*stage.rounds, EventRound(act.number, tuple(tables), found.byes)))


def _launched(event: Event, act: acts.Launched) -> Event:
    return with_table(event, replace(open_table(event, act.table), match=act.match, unlaunched=""))


def _not_launched(event: Event, act: acts.NotLaunched) -> Event:
    table = open_table(event, act.table)
    return event if table.match else with_table(event, replace(table, unlaunched=act.why))


def _announced(event: Event, act: acts.Announced) -> Event:
    return with_round(event, act.stage, replace(find_round(event, act.stage, act.number), announced=True))


def _reported(event: Event, act: acts.Reported) -> Event:
    table = open_table(event, act.table)
    return with_table(event, replace(table, result=_result(table, act.places, act.scores)))


def _ruled(event: Event, act: acts.Ruled) -> Event:
    table = ruled_table(event, act.table)
    if act.by in (*table.players, *table.sitting):
        raise ActRefused("own-table")
    event = with_table(event, replace(table, result=_result(table, act.places, ())))
    stage, number, _ = (int(part) for part in act.table.split("."))
    for one in event.stages[stage - 1].rounds[number - 1 :]:
        if one.closed:
            event = _with_rows(event, stage - 1, one)
    return event


def _result(table: EventTable, places: Sequence[int], scores: Sequence[int]) -> TableResult:
    if len(places) != len(table.players) or (scores and len(scores) != len(places)):
        raise ActRefused("places")
    if list(places) != [1 + sum(other < place for other in places) for place in places]:
        raise ActRefused("places")
    number = int(table.key.split(".")[1])
    given_up = tuple(player for player in table.given_up if player in table.players)  # substitutes are left out
    return TableResult(number, table.players, tuple(places), tuple(scores), given_up, given_up)


def _dropped(event: Event, act: acts.Dropped | acts.Disqualified) -> Event:
    if isinstance(act, acts.Dropped):
        in_phase(event, "open", "muster", "running")
    if act.player not in event.active():
        raise ActRefused("not-entered")
    state = "dropped" if isinstance(act, acts.Dropped) else "disqualified"
    for table in event.open_tables():
        if act.player in table.players and act.player not in table.given_up:
            event = with_table(event, replace(table, given_up=(*table.given_up, act.player)))
    return with_state(event, act.player, state)


def _gave_up(event: Event, act: acts.GaveUp) -> Event:
    table = open_table(event, act.table)
    if act.player not in (*table.players, *table.sitting) or act.player in table.given_up:
        raise ActRefused("not-entered")
    return with_table(event, replace(table, given_up=(*table.given_up, act.player)))


def _called_off(event: Event, act: acts.CalledOff) -> Event:
    return with_table(event, replace(open_table(event, act.table), called_off=True))


def _warned(event: Event, act: acts.Warned) -> Event:
    for table in event.open_tables():
        if table.key in act.tables:
            event = with_table(event, replace(table, warned=need(table, act.at)))
    return event


def _replaced(event: Event, act: acts.Replaced) -> Event:
    table = open_table(event, act.table)
    if act.player not in table.players or act.substitute in (*table.players, *table.sitting):
        raise ActRefused("substitute")
    seat = table.players.index(act.player)
    sitting = tuple(act.substitute if place == seat else one for place, one in enumerate(table.sitting))
    given_up = table.given_up if act.player in table.given_up else (*table.given_up, act.player)
    return with_table(event, replace(table, sitting=sitting, given_up=given_up))


def _taken_over(event: Event, act: acts.TookOver) -> Event:
    return taken_over(event, act.player, act.substitute)


def _extended(event: Event, act: acts.Extended) -> Event:
    for table in event.open_tables():
        if not act.tables or table.key in act.tables:
            event = with_table(event, replace(table, deadline=table.deadline + act.seconds))
    return event


def _paused(event: Event, act: acts.TournamentPaused) -> Event:
    if event.paused:
        raise ActRefused("paused")
    return replace(event, paused=True, paused_at=max(event.paused_at, act.at), stopped=act.tables)


def _resumed(event: Event, act: acts.TournamentResumed) -> Event:
    if not event.paused:
        raise ActRefused("not-paused")
    for table in event.open_tables():
        event = with_table(event, replace(table, deadline=table.deadline + act.at - event.paused_at))
    return replace(event, paused=False, stopped=None)


def _round_closed(event: Event, act: acts.RoundClosed) -> Event:
    one = find_round(event, act.stage, act.number)
    if one.closed or any(table.result is None for table in one.tables):
        raise ActRefused("round-open")
    return _with_rows(event, act.stage, one)


def _with_rows(event: Event, stage: int, one: EventRound) -> Event:
    """Return the tournament with a round closed, and the standings after it."""
    so_far = with_rounds(event, stage, event.stages[stage].rounds[: one.number])
    rows = tuple(_row(line) for line in stage_standings(so_far, stage))
    return with_round(event, stage, replace(one, closed=True, rows=rows))


def _row(line: StandingsLine) -> StandingsRow:
    return StandingsRow(line.rank, line.player, tuple(map(str, line.values)), line.decided_by)


def _advanced(event: Event, act: acts.Advanced) -> Event:
    stage = find_stage(event, act.stage)
    if act.stage != len(event.stages) - 1 or not stage.rounds or not all(one.closed for one in stage.rounds):
        raise ActRefused("round-open")
    cut = stage_cut(event, act.stage)
    if not set(act.chosen) <= set(cut.tied) or (cut.tied and len(cut.through) + len(act.chosen) != event.settings.cut):
        raise ActRefused("tied-across-the-cut")
    following = "elimination" if event.settings.seats == 2 else "knockout"
    seeded = cut.through + act.chosen
    if event.settings.revision >= SETTLED_REVISION:
        order = [line.player for line in stage_standings(event, act.stage)]
        seeded = tuple(sorted(seeded, key=order.index))
    return replace(event, stages=(*event.stages, Stage(following, seeded)))


def _settled(event: Event, act: acts.Settled) -> Event:
    one, chosen = find_round(event, act.stage, act.number), {*act.chosen}
    ties = round_ties(event, act.stage) if act.number == len(event.stages[act.stage].rounds) else ()
    meant = [tie for tie in ties if chosen & {*tie.players}]
    fitting = all(len(chosen & {*tie.players}) == tie.count for tie in meant)
    if not chosen or not fitting or not chosen <= {player for tie in meant for player in tie.players}:
        raise ActRefused("tied-across-the-cut")
    return with_round(event, act.stage, replace(one, chosen=one.chosen + act.chosen))


def _require_settled(event: Event, stage: int) -> None:
    if round_ties(event, stage):
        raise ActRefused("tied-across-the-cut")


def _finished(event: Event, act: acts.Finished) -> Event:
    in_phase(event, "running")
    if event.open_tables():
        raise ActRefused("round-open")
    _require_settled(event, len(event.stages) - 1)
    return replace(event, phase="finished")


_APPLIED: Final[Mapping[type[acts.TournamentAct], Callable[[Event, Any], Event]]] = {
    acts.Opened: _opened,
    acts.Entered: _entered,
    acts.Withdrew: _withdrew,
    acts.EntriesClosed: _entries_closed,
    acts.Mustered: _mustered,
    acts.Appeared: _appeared,
    acts.KeptApart: _kept_apart,
    acts.AskedApart: asked_apart,
    acts.AgreedApart: agreed_apart,
    acts.LetMeet: let_meet,
    acts.Assisted: _assisted,
    acts.Unassisted: _unassisted,
    acts.Scheduled: _scheduled,
    acts.Concluded: _concluded,
    acts.Filled: _filled,
    acts.TournamentStarted: _started,
    acts.Cancelled: _cancelled,
    acts.Drawn: _drawn,
    acts.Launched: _launched,
    acts.NotLaunched: _not_launched,
    acts.Announced: _announced,
    acts.Reported: _reported,
    acts.Ruled: _ruled,
    acts.Dropped: _dropped,
    acts.GaveUp: _gave_up,
    acts.CalledOff: _called_off,
    acts.Warned: _warned,
    acts.Disqualified: _dropped,
    acts.Replaced: _replaced,
    acts.TookOver: _taken_over,
    acts.Extended: _extended,
    acts.TournamentPaused: _paused,
    acts.TournamentResumed: _resumed,
    acts.RoundClosed: _round_closed,
    acts.Advanced: _advanced,
    acts.Settled: _settled,
    acts.Finished: _finished,
}
