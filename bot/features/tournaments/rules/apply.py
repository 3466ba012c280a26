"""Applying acts to a tournament: pure functions, for which repeated acts change nothing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.features.tournaments.rules import acts, entries, households, model, results, seeds, substitutes, waiting_list
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.knockout import final_tie, repeatable_duels, round_ties
from bot.features.tournaments.rules.model import ActRefused, Event
from bot.features.tournaments.rules.ranking import stage_cut, stage_standings
from bot.features.tournaments.rules.results import open_table
from bot.features.tournaments.rules.rounds import SEALED_REVISION, SETTLED_REVISION
from bot.features.tournaments.rules.stages import draw, exchange, first_stage, redraw
from bot.features.tournaments.rules.teams import join_team

DUEL_AGAIN: Final = "duel_again"
"""The kind of a log line about a tied duel that is played again."""


def apply(tournament: Event, act: AnyAct) -> Event:
    """Return the tournament after an act, unless it has been applied already. Raises `ActRefused` if it does not fit."""
    return apply_all(tournament, (act,), _raise)


def apply_all(tournament: Event, given: Iterable[AnyAct], on_refused: Callable[[int, ActRefused], None]) -> Event:
    """Return the tournament after many acts, in linear time, without those for which `on_refused` is called."""
    known, lines = {line.id for line in tournament.log}, list[model.Logged]()
    for place, act in enumerate(given):
        if act.id in known:
            continue
        try:
            tournament = _APPLIED[type(act)](tournament, act)
        except ActRefused as refused:
            on_refused(place, refused)
            continue
        known.add(act.id)
        lines.append(_logged(act, tournament))
    return replace(tournament, log=(*tournament.log, *lines)) if lines else tournament


def _raise(place: int, refused: ActRefused) -> None:
    raise refused


def _logged(act: AnyAct, tournament: Event) -> model.Logged:
    """Return the log line of an act that has been applied; its subject has the same field names for all acts."""
    kind = DUEL_AGAIN if isinstance(act, acts.PlayedAgain) and act.table else f"{type(act).__struct_config__.tag}"
    named = tuple(getattr(act, name) for name in ("player", "substitute") if hasattr(act, name))
    players = named or getattr(act, "players", ()) or getattr(act, "chosen", ())
    line = model.Logged(act.id, kind, act.by, act.at, act.reason, getattr(act, "table", ""), players)
    if isinstance(act, acts.Extended):
        line = replace(line, seconds=act.seconds, tables=act.tables)
    if isinstance(act, acts.Ruled):
        line = replace(line, places=act.places, seated=model.find_table(tournament, act.table)[2].players)
    return line


def _from(phase: str, to: str) -> Callable[[Event, Any], Event]:

    def applied(tournament: Event, act: AnyAct) -> Event:
        model.in_phase(tournament, phase)
        return replace(tournament, phase=to)

    return applied


def _mixing(tournament: Event, id: str) -> Event:
    """Return the tournament with a Discord id mixed into the seed of its draws; up to revision 4, unchanged."""
    return replace(tournament, mixed=id) if tournament.settings.revision >= SEALED_REVISION else tournament


def _assisted(tournament: Event, act: acts.Assisted | acts.Unassisted) -> Event:
    others = tuple(one for one in tournament.assistants if one != act.player)
    if isinstance(act, acts.Unassisted):
        return replace(tournament, assistants=others)
    if others != tournament.assistants:
        raise ActRefused("assists")
    return replace(tournament, assistants=(*others, act.player))


def _concluded(tournament: Event, act: acts.Concluded) -> Event:
    if not model.find_round(tournament, act.stage, act.number).closed:
        raise ActRefused("round-open")
    return tournament


def _filled(tournament: Event, act: acts.Filled) -> Event:
    model.in_phase(tournament, "open")
    if not act.players or not {*act.players} <= {*tournament.players("entered")}:
        raise ActRefused("not-entered")
    chosen = {one: model.Entry(one, "present") for one in act.players}
    entered = tuple(chosen.get(one.player, one) for one in tournament.entries)
    return _mixing(replace(tournament, phase="muster", entries=entered), tournament.last_entry or act.id)


def _started(tournament: Event, act: acts.TournamentStarted) -> Event:
    model.in_phase(tournament, "muster")
    if not tournament.mixed:  # the organiser starts before entrants could be asked to check in
        tournament = _mixing(tournament, act.id)
    stage = first_stage(tournament)
    if not stage.players:
        return replace(tournament, phase="cancelled")
    return replace(tournament, phase="running", stages=(stage,), beginning=_beginning(tournament, stage.players))


def _beginning(tournament: Event, playing: Sequence[int]) -> model.Turnout:
    """Return who was not there at the start, who came from the waiting list instead, and who still waits."""
    entered, most = [entry.player for entry in tournament.entries], tournament.settings.most
    absent, present = tournament.players("entered"), tournament.players("present")
    return model.Turnout(
        tuple(player for player in entered[:most] if player in absent),
        tuple(player for player in entered[most:] if player in absent),
        tuple(player for player in entered[most:] if player in playing),
        tuple(player for player in present if player not in playing),
    )


def _cancelled(tournament: Event, act: acts.Cancelled) -> Event:
    if tournament.phase in entries.ENDED_PHASES:
        raise ActRefused("over")
    return replace(tournament, phase="cancelled")


def _drawn(tournament: Event, act: acts.Drawn) -> Event:
    model.in_phase(tournament, "running")
    stage = model.find_stage(tournament, act.stage)
    if act.number != len(stage.rounds) + 1 or any(not one.closed for one in stage.rounds):
        raise ActRefused("round-open")
    _require_settled(tournament, act.stage)
    return draw(tournament, act)


def _at_open_table(tournament: Event, act: acts.OfTable, **changes: Any) -> Event:
    return model.with_table(tournament, open_table(tournament, act.table), **changes)


def _not_launched(tournament: Event, act: acts.NotLaunched) -> Event:
    table = open_table(tournament, act.table)
    return tournament if table.match else model.with_table(tournament, table, unlaunched=act.why)


def _dropped(tournament: Event, act: acts.Dropped | acts.Disqualified) -> Event:
    if isinstance(act, acts.Dropped):
        model.in_phase(tournament, "open", "muster", "running")
    if act.player not in tournament.active():
        raise ActRefused("not-entered")
    for table in tournament.open_tables():
        if act.player in table.players and act.player not in table.given_up:
            tournament = model.with_table(tournament, table, given_up=(*table.given_up, act.player))
    return model.with_state(tournament, act.player, "dropped" if isinstance(act, acts.Dropped) else "disqualified")


def _called(tournament: Event, act: acts.OrganisersCalled) -> Event:
    model.find_table(tournament, act.table)
    return tournament


def _gave_up(tournament: Event, act: acts.GaveUp) -> Event:
    table = open_table(tournament, act.table)
    if act.player not in (*table.players, *table.sitting) or act.player in table.given_up:
        raise ActRefused("not-entered")
    return model.with_table(tournament, table, given_up=(*table.given_up, act.player))


def _told(tournament: Event, act: acts.Warned | acts.DeadlineNear) -> Event:
    """Note at tables that the organisers have been warned, or the players reminded."""
    for table in tournament.open_tables():
        if table.key in act.tables:
            is_warning = isinstance(act, acts.Warned)
            noted = {"warned": model.table_trouble(table, act.at)} if is_warning else {"reminded": table.deadline}
            tournament = model.with_table(tournament, table, **noted)
    return tournament


def _later(tournament: Event, seconds: int, keys: Sequence[str] = ()) -> Event:
    for table in tournament.open_tables():
        if not keys or table.key in keys:
            tournament = model.with_table(tournament, table, deadline=table.deadline + seconds)
    return tournament


def _paused(tournament: Event, act: acts.TournamentPaused) -> Event:
    if tournament.paused:
        raise ActRefused("paused")
    return replace(tournament, paused=True, paused_at=max(tournament.paused_at, act.at), stopped=act.tables)


def _resumed(tournament: Event, act: acts.TournamentResumed) -> Event:
    if not tournament.paused:
        raise ActRefused("not-paused")
    return replace(_later(tournament, act.at - tournament.paused_at), paused=False, stopped=None)


def _advanced(tournament: Event, act: acts.Advanced) -> Event:
    stage = model.find_stage(tournament, act.stage)
    if act.stage != len(tournament.stages) - 1 or not stage.rounds or not all(one.closed for one in stage.rounds):
        raise ActRefused("round-open")
    cut = stage_cut(tournament, act.stage)
    fits = not cut.tied or len(cut.through) + len(act.chosen) == tournament.settings.cut
    if not fits or not {*act.chosen} <= {*cut.tied}:
        raise ActRefused("tied-across-the-cut")
    following = "elimination" if tournament.settings.seats == 2 else "knockout"
    seeded = cut.through + act.chosen
    if tournament.settings.revision >= SETTLED_REVISION:
        order = [line.player for line in stage_standings(tournament, act.stage)]
        seeded = tuple(sorted(seeded, key=order.index))
    return replace(tournament, stages=(*tournament.stages, model.Stage(following, seeded)))


def _settled(tournament: Event, act: acts.Settled) -> Event:
    one, chosen = model.find_round(tournament, act.stage, act.number), {*act.chosen}
    ties = round_ties(tournament, act.stage) if act.number == len(tournament.stages[act.stage].rounds) else ()
    meant = [tie for tie in ties if chosen & {*tie.players}]
    fitting = all(len(chosen & {*tie.players}) == tie.count for tie in meant)
    tied = {player for tie in meant for player in tie.players}
    if not chosen or not fitting or not chosen <= tied:
        raise ActRefused("tied-across-the-cut")
    # Players chosen earlier are tied again when another player has come back.
    before = tuple(player for player in one.chosen if player not in tied)
    return model.with_round(tournament, act.stage, one, chosen=before + act.chosen)


def _final_settled(tournament: Event, act: acts.TitleShared | acts.PlayedAgain) -> Event:
    """Return the tournament after its tied players share the title, or play the final again."""
    if isinstance(act, acts.PlayedAgain) and act.table:
        return _duel_again(tournament, act)
    tie, one = final_tie(tournament), model.find_round(tournament, act.stage, act.number)
    if tie is None or one != tournament.stages[-1].rounds[-1]:
        raise ActRefused("no-final-tie")
    field = "shared" if isinstance(act, acts.TitleShared) else "again"
    return model.with_round(tournament, act.stage, one, **{field: tie.players})


def _duel_again(tournament: Event, act: acts.PlayedAgain) -> Event:
    """Return the tournament with a duel open again: a tied one with sides changed, a cancelled game in its series."""
    table = next((one for one in repeatable_duels(tournament) if one.key == act.table), None)
    if table is None:
        raise ActRefused("no-tied-duel")
    was_tied = table.result is not None
    seconds = tournament.settings.seconds_of(tournament.drawn())
    anew = replace(
        table,
        players=table.players[::-1] if was_tied else table.players,
        sitting=table.sitting[::-1] if was_tied else table.sitting,
        deadline=act.at + seconds,
        match="",
        given_up=tuple(player for player in table.given_up if player not in table.sitting),
        result=None,
        called_off=False,
        warned=0,
        games=() if was_tied else table.games,
        launch=table.launch + 1,
        again=table.again + was_tied,
    )
    tournament = model.with_table(tournament, anew)
    one = model.find_table(tournament, act.table)[1]
    return model.with_round(tournament, len(tournament.stages) - 1, one, closed=False, rows=())


def _require_settled(tournament: Event, stage: int) -> None:
    if round_ties(tournament, stage):
        raise ActRefused("tied-across-the-cut")


def _finished(tournament: Event, act: acts.Finished) -> Event:
    model.in_phase(tournament, "running")
    if tournament.open_tables():
        raise ActRefused("round-open")
    _require_settled(tournament, len(tournament.stages) - 1)
    return replace(tournament, phase="finished", finished_at=act.at)


_APPLIED: Final[Mapping[type[acts.TournamentAct], Callable[[Event, Any], Event]]] = {
    acts.Opened: _from("draft", "open"),
    acts.Entered: entries.enter,
    acts.MovedUp: waiting_list.move_up,
    acts.Withdrew: entries.withdraw,
    acts.EntriesClosed: _from("open", "muster"),
    acts.Mustered: lambda one, act: (
        _mixing(replace(one, asking=act.messages), f"{act.messages[0]}") if act.messages else one
    ),
    acts.Delayed: entries.delay,
    acts.SignUpReopened: entries.reopen,
    acts.Reinstated: entries.reinstate,
    acts.Edited: entries.edit,
    acts.Appeared: entries.appear,
    acts.KeptApart: households.keep_household_apart,
    acts.AskedApart: households.request_household,
    acts.AgreedApart: households.agree_household,
    acts.LetMeet: households.let_meet,
    acts.Assisted: _assisted,
    acts.Unassisted: _assisted,
    acts.Seeded: seeds.seed,
    acts.SeedsSwapped: seeds.swap_seeds,
    acts.Teamed: join_team,
    acts.Scheduled: lambda one, act: replace(one, scheduled=act.entry),
    acts.Concluded: _concluded,
    acts.Filled: _filled,
    acts.TournamentStarted: _started,
    acts.Cancelled: _cancelled,
    acts.Drawn: _drawn,
    acts.Redrawn: redraw,
    acts.Exchanged: exchange,
    acts.Launched: lambda one, act: _at_open_table(one, act, match=act.match, unlaunched=""),
    acts.NotLaunched: _not_launched,
    acts.Announced: lambda one, act: model.with_round(
        one, act.stage, model.find_round(one, act.stage, act.number), announced=True, messages=act.messages
    ),
    acts.Reported: results.report_result,
    acts.Ruled: results.rule_result,
    acts.Dropped: _dropped,
    acts.GaveUp: _gave_up,
    acts.OrganisersCalled: _called,
    acts.CalledOff: lambda one, act: _at_open_table(one, act, called_off=True),
    acts.Warned: _told,
    acts.DeadlineNear: _told,
    acts.Disqualified: _dropped,
    acts.Replaced: substitutes.replace_seat,
    acts.TookOver: substitutes.take_over,
    acts.Extended: lambda one, act: _later(one, act.seconds, act.tables),
    acts.TournamentPaused: _paused,
    acts.TournamentResumed: _resumed,
    acts.RoundClosed: results.close_round,
    acts.Advanced: _advanced,
    acts.Settled: _settled,
    acts.TitleShared: _final_settled,
    acts.PlayedAgain: _final_settled,
    acts.Finished: _finished,
}
