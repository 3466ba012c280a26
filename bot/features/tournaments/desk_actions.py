"""The actions of the organisers' desk: what each does in the matches, its acts, and when it is possible."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final, NamedTuple

import discord
from msgspec import structs

from bot.clocks.paces import HOUR
from bot.features.tournaments.decision_texts import MENTION
from bot.features.tournaments.desk_case import Acts, DeskCase, ruled_places
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.matches import by_seat
from bot.features.tournaments.organisers import act_fields
from bot.features.tournaments.rules import acts, substitutes
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.knockout import can_play_again, final_tie, repeatable_duels
from bot.features.tournaments.rules.model import BRACKETS, FORMATS_WITH_ROUNDS, Event, EventTable, find_table
from bot.features.tournaments.rules.next_steps import next_steps, open_ties
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.stages import exchanged_tables
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import table_title
from bot.match.errors import Refused
from storage.errors import Unreadable

BEFORE: Final = ("open", "muster")
Action = Callable[[DeskCase], Awaitable[Acts]]


def _acts(kind: Callable[..., AnyAct], *fields: str) -> Action:
    """Return an action that is nothing but an act with these properties of the case."""

    async def action(case: DeskCase) -> Acts:
        return case.acts(kind, **{name: getattr(case, name) for name in fields})

    return action


async def _extend(case: DeskCase) -> Acts:
    """Extend the time of one table, of a player's tables, or of all."""
    request, user = case.request, None if case.request.player is None else case.request.player.id
    open_tables = case.tournament.open_tables()
    tables = [one for one in open_tables if request.table in ("", one.key) and (user is None or user in one.sitting)]
    if not tables:
        raise Refused("event-refused-no-table")
    if not request.hours:
        raise Refused("tournament-hours-missing")
    if request.table or user is not None:
        case.require_neutral(tables)
    for table in tables:
        await case.set_deadline(table, table.deadline + request.hours * HOUR)
        await case.rule(case.matches.arbiter.extend, table, request.hours)
    return case.acts(acts.Extended, seconds=request.hours * HOUR, tables=tuple(table.key for table in tables))


async def _replace(case: DeskCase) -> Acts:
    """Replace a player at one table or in the whole entry; a substitute with an entry only takes open tables."""
    request, substitute = case.request, case.request.substitute
    if substitute is None:
        raise Refused("tournament-player-missing")
    if substitute.bot:
        raise Refused("tournament-substitute-bot")
    player, user = case.player, substitute.id
    tables = [table for table in case.tournament.open_tables() if request.table in ("", table.key)]
    theirs = substitutes.replaceable_seats(case.tournament, player, request.table)
    if any(substitutes.knows_deal(case.tournament, table.key, user) for table, owner in theirs if owner != user):
        raise Refused("event-refused-same-deal")
    if not request.table and substitutes.may_be_taken_over(case.tournament, player, user):
        return await _take_over(case, substitute)
    if request.table and not tables:
        raise Refused("event-refused-no-table")
    if not theirs:
        raise Refused("tournament-substitute-none", player=f"<@{player}>")
    seats = [(table, owner) for table, owner in theirs if substitutes.may_replace(table, owner, user)]
    if not seats:
        raise Refused("tournament-substitute-there", player=f"<@{user}>")
    case.require_neutral(table for table, _ in seats)
    name = await case.set_name(substitute)
    for table, owner in seats:
        counts = "" if owner == user else "table"
        await case.seat(table, table.in_seats(table.players).index(owner), user, name, counts=counts)
    return tuple(
        act
        for table, owner in seats
        for act in case.acts(
            acts.Replaced, id=f"{case.interaction.id} {table.key}", table=table.key, player=owner, substitute=user
        )
    )


async def _take_over(case: DeskCase, substitute: discord.Member) -> Acts:
    """Transfer a whole entry: its open tables, and the rounds to come."""
    player, user = case.player, substitute.id
    tables = [table for table in case.tournament.open_tables() if player in table.players]
    case.require_neutral(tables)
    if case.user in (player, user):
        raise Refused("event-refused-own-table")
    name = await case.set_name(substitute)
    for table in tables:
        if substitutes.may_sit_down(table, player, user):
            # a seat that can no longer be taken counts as given up when the match ends; another substitute stays
            with suppress(Refused):
                await case.seat(table, table.seat_of(player), user, name, (player, None), "entry")
    return case.acts(acts.TookOver, player=player, substitute=user)


async def _rule(case: DeskCase) -> Acts:
    if not (case.request.table and (case.request.places or case.request.player)):
        raise Refused("tournament-result-missing")
    return case.acts(acts.Ruled, table=case.request.table, places=ruled_places(case.stored, case.request))


async def _pause(case: DeskCase) -> Acts:
    """Pause the tournament; a match that an arbiter has stopped is not the tournament's to resume."""
    running = [table.key for table in case.tournament.open_tables() if table.match and await _runs(case, table)]
    return case.acts(acts.TournamentPaused, tables=tuple(running))


async def _runs(case: DeskCase, table: EventTable) -> bool:
    """Return True if the clock of a match runs; False for a damaged match."""
    try:
        clock = (await case.matches.get_match(table.match)).clock
    except (Refused, Unreadable):
        return False
    return clock is not None and clock.status == "live"


def _stopped_tables(tournament: Event) -> list[EventTable]:
    stopped = tournament.stopped
    return [table for table in tournament.open_tables() if stopped is None or table.key in stopped]


async def _resume(case: DeskCase) -> Acts:
    if not case.tournament.paused:
        raise Refused("event-refused-not-paused")
    (act,) = resumed = case.acts(acts.TournamentResumed)
    for table in case.tournament.open_tables():
        await case.set_deadline(table, table.deadline + act.at - case.tournament.paused_at)
    for table in _stopped_tables(case.tournament):
        await case.rule(case.matches.arbiter.resume, table)
    return resumed


async def _advance(case: DeskCase) -> Acts:
    """Choose, by mentions, who of the tied players goes on across a cut or in a knock-out round, or wins the final."""
    steps = next_steps(case.tournament, case.keeper.now())
    due = next((step.act for step in steps if isinstance(step.act, acts.Advanced | acts.Settled)), None)
    if due is None:
        raise Refused("tournament-nothing-due")
    chosen = tuple(dict.fromkeys(map(int, MENTION.findall(case.request.chosen))))
    if not chosen and case.request.player is not None:
        chosen = (case.player,)
    if not chosen:
        raise Refused("tournament-chosen-missing")
    meant = [tie for tie in open_ties(case.tournament) if {*chosen} & {*tie.players}]
    if any(case.user in tie.players for tie in meant):
        raise Refused("event-refused-own-table")
    return (structs.replace(due, **act_fields(case.interaction, case.request.reason), chosen=chosen),)


async def _exchange(case: DeskCase) -> Acts:
    tables = exchanged_tables(case.tournament, case.players)
    case.require_neutral(tables)
    await _require_no_move(case, tables)
    return case.acts(acts.Exchanged, players=case.players)


async def _redraw(case: DeskCase) -> Acts:
    stages = case.tournament.stages
    if not stages or not stages[-1].rounds:
        raise Refused("event-refused-no-round")
    await _require_no_move(case, stages[-1].rounds[-1].tables)
    return case.acts(acts.Redrawn, stage=len(stages) - 1, number=len(stages[-1].rounds))


async def _require_no_move(case: DeskCase, tables: Iterable[EventTable]) -> None:
    """Raise `Refused` if a person has moved in the match of one of these tables."""
    for table in tables:
        lines = await case.matches.lines(table.match) if table.match else ()
        if any(line.by_user is not None for line in lines):
            words = await case.interaction.client.services.languages.private(case.interaction)
            raise Refused("tournament-table-begun", table=table_title(words, case.tournament, table.key))


def _end_final(kind: Callable[..., AnyAct]) -> Action:
    """Return the action that ends a tie in the final, in which the organiser does not play, by an act."""

    async def action(case: DeskCase) -> Acts:
        tie, stages = final_tie(case.tournament), case.tournament.stages
        if tie is None:
            raise Refused("event-refused-no-final-tie")
        if case.user in tie.players:
            raise Refused("event-refused-own-table")
        if kind is acts.PlayedAgain and not can_play_again(case.tournament):
            raise Refused("tournament-finalist-left")
        return case.acts(kind, stage=len(stages) - 1, number=len(stages[-1].rounds))

    return action


async def _again(case: DeskCase) -> Acts:
    """Have a tied or cancelled duel played again at its table, or a tied final in a round of its own."""
    duels, stages = repeatable_duels(case.tournament), case.tournament.stages
    if not duels or (not case.request.table and can_play_again(case.tournament)):
        return await _end_final(acts.PlayedAgain)(case)
    meant = [table for table in duels if case.request.table in ("", table.key)]
    if len(meant) != 1:
        words = await case.interaction.client.services.languages.private(case.interaction)
        titles = ", ".join(table_title(words, case.tournament, table.key) for table in duels)
        raise Refused("tournament-tied-table", tables=titles)
    case.require_neutral(meant)
    number = len(stages[-1].rounds)
    return case.acts(acts.PlayedAgain, stage=len(stages) - 1, number=number, table=meant[0].key)


async def _enter(case: DeskCase) -> Acts:
    """Add a player, whatever the conditions of entry: before the start, or to the rounds to come."""
    if case.request.player is not None and case.request.player.bot:
        raise Refused("tournament-substitute-bot")
    await case.set_name(case.member)
    return case.acts(acts.Entered, player=case.player)


async def _remove(case: DeskCase) -> Acts:
    """Remove a player, who may enter again before the start; after it, computer players take over the seats."""
    if case.tournament.phase != "running":
        return case.acts(acts.Withdrew, player=case.player)
    return await _vacate(case, acts.Dropped)


async def _vacate(case: DeskCase, kind: Callable[..., AnyAct]) -> Acts:
    """Take a player out of the open tables: a duel is lost, elsewhere computer players take the seats."""
    player = case.player
    if player not in case.tournament.active():
        raise Refused("event-refused-not-entered")
    case.require_neutral(table for table in case.tournament.open_tables() if player in table.players)
    if case.tournament.settings.seats == DUEL:
        lost = [table for table in case.tournament.open_tables() if player in table.players and player in table.sitting]
        return case.acts(kind, player=player) + tuple(
            act
            for table in lost
            for act in case.acts(
                acts.Ruled,
                id=f"{case.interaction.id} {table.key}",
                table=table.key,
                places=tuple(DUEL if one == player else 1 for one in table.players),
            )
        )
    words = await case.interaction.client.services[TournamentHost].words(case.stored)
    for table in case.tournament.open_tables():
        if player in table.sitting:  # a substitute in that seat stays
            seat = table.seat_of(player)
            await case.seat(table, seat, None, words("computer-name", number=1 + seat), (player,))
    return case.acts(kind, player=player)


async def _reinstate(case: DeskCase) -> Acts:
    """Bring back a player, also to their seats at open tables that computer players have."""
    user = case.player
    if user not in case.tournament.players("dropped", "disqualified"):
        raise Refused("event-refused-not-out")
    tables = [one for one in case.tournament.open_tables() if user in one.sitting and user in one.given_up]
    case.require_neutral(tables)
    await case.set_name(case.member)
    for table in tables:
        await case.seat(table, table.seat_of(user), user, case.stored.name(user), (None,))
    return case.acts(acts.Reinstated, player=user)


async def _unassist(case: DeskCase) -> Acts:
    if case.player not in case.tournament.assistants:
        raise Refused("tournament-assists-not")
    return case.acts(acts.Unassisted, player=case.player)


async def _apart(case: DeskCase) -> Acts:
    if not {*case.players} <= case.tournament.active():
        raise Refused("event-refused-apart-entrants")
    return case.acts(acts.KeptApart, players=case.players)


FollowUp = Callable[[DeskCase, StoredTournament], Awaitable[None]]
"""Steps in the matches after the acts of a case are stored, with the tournament after them."""


async def _end_match(case: DeskCase, stored: StoredTournament) -> None:
    """End the match of a table whose result was ruled; a champion of an end that is corrected loses the title."""
    table = find_table(stored.tournament, case.request.table)[2]
    match = await case.matches.find(table.match) if table.match else None
    if match is not None:
        await case.rule(case.matches.arbiter.end, table, by_seat(match, ruled_places(case.stored, case.request)))
    if case.tournament.phase == "finished":
        await case.interaction.client.services[TournamentHost].take_title(case.stored)


async def _end_lost(case: DeskCase, stored: StoredTournament) -> None:
    """End the matches of the duels that a player has lost by being taken out."""
    results = {table.key: table.result for table in stored.tournament.tables()}
    for table in case.tournament.open_tables():
        result, match = results[table.key], await case.matches.find(table.match) if table.match else None
        if match is not None and result is not None:
            await case.rule(case.matches.arbiter.end, table, by_seat(match, result.places))


async def _name_places(case: DeskCase, stored: StoredTournament) -> None:
    """Rename the threads of the tables at which a player has been replaced, after those who sit there now."""
    before = {table.key: table.sitting for table in case.tournament.open_tables()}
    for table in stored.tournament.open_tables():
        if before.get(table.key, table.sitting) != table.sitting:
            await case.interaction.client.services[TournamentHost].rename_place(stored, table)


async def _stop_clocks(case: DeskCase, stored: StoredTournament) -> None:
    for table in _stopped_tables(stored.tournament):
        await case.rule(case.matches.arbiter.pause, table)


async def _end_former(case: DeskCase, stored: StoredTournament) -> None:
    kept = {table.match for table in stored.tournament.tables()}
    for table in case.tournament.open_tables():
        if table.match not in kept:
            await case.rule(case.matches.arbiter.end, table)


Possible = Callable[[Event], bool]


def _in(*phases: str) -> Possible:
    return lambda tournament: tournament.phase in phases


def _plays(*formats: str) -> Possible:
    """Return a test that a round is open in one of these formats, or in any if none is given."""
    return lambda tournament: (
        bool(tournament.open_tables()) and (not formats or tournament.stages[-1].format in formats)
    )


ENDING_ACTIONS: Final = ("rule", "share", "advance")
"""Actions that may end the tournament; carrying them out does nothing but return an act."""


class DeskAction(NamedTuple):
    """An action: it first does what is needed in the matches, and returns the acts to store."""

    is_possible: Possible
    carry_out: Action
    follow_up: FollowUp | None = None


DESK_ACTIONS: Final[dict[str, DeskAction]] = {
    "share": DeskAction(lambda one: final_tie(one) is not None, _end_final(acts.TitleShared)),
    "again": DeskAction(lambda one: can_play_again(one) or bool(repeatable_duels(one)), _again),
    "advance": DeskAction(lambda one: bool(open_ties(one)), _advance),
    "here": DeskAction(
        lambda one: one.phase == "muster" and bool(one.players("entered")), _acts(acts.Appeared, "player")
    ),
    "rule": DeskAction(_in("running", "finished"), _rule, _end_match),
    "replace": DeskAction(_plays(), _replace, _name_places),
    "extend": DeskAction(_plays(), _extend),
    "enter": DeskAction(
        lambda one: (
            one.phase in BEFORE
            or (one.phase == "running" and len(one.stages) == 1 and one.settings.format in FORMATS_WITH_ROUNDS)
        ),
        _enter,
    ),
    "remove": DeskAction(_in(*BEFORE, "running"), _remove, _end_lost),
    "reinstate": DeskAction(
        lambda one: one.phase in (*BEFORE, "running") and bool(one.players("dropped", "disqualified")), _reinstate
    ),
    "disqualify": DeskAction(
        _in(*BEFORE, "running", "finished"), lambda case: _vacate(case, acts.Disqualified), _end_lost
    ),
    "exchange": DeskAction(
        lambda one: _plays()(one) and one.stages[-1].format not in (*BRACKETS, "groups"), _exchange, _end_former
    ),
    "redraw": DeskAction(_plays("swiss", "heats"), _redraw, _end_former),
    "reopen": DeskAction(_in("muster"), _acts(acts.SignUpReopened)),
    "swap": DeskAction(lambda one: one.phase == "muster" and bool(one.seeds), _acts(acts.SeedsSwapped, "players")),
    "apart": DeskAction(_in(*BEFORE), _apart),
    "meet": DeskAction(lambda one: one.phase in BEFORE and bool(one.households()), _acts(acts.LetMeet, "players")),
    "assist": DeskAction(_in(*BEFORE, "running"), _acts(acts.Assisted, "player")),
    "unassist": DeskAction(lambda one: bool(one.assistants), _unassist),
    "pause": DeskAction(lambda one: one.phase == "running" and not one.paused, _pause, _stop_clocks),
    "resume": DeskAction(lambda one: one.paused, _resume),
    "cancel": DeskAction(_in(*BEFORE, "running"), _acts(acts.Cancelled)),
}
"""Actions, the likeliest first; one that is possible but refused says why."""
