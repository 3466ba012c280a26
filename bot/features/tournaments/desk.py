"""`/event desk`: what needs the organisers, and their rulings, each with a reason that everybody can read."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from itertools import combinations, islice, permutations
from typing import Any, Final

import discord
from discord import app_commands
from msgspec import structs

from bot.cards.controls import MAX_CHOICES, cut
from bot.cards.turn_card import named
from bot.clocks.presets import HOUR
from bot.features.tournaments import rescue as tournament_rescue
from bot.features.tournaments.cards import confirm_ruling, desk_card, reason_window
from bot.features.tournaments.desk_entries import ENTRY_ACTIONS
from bot.features.tournaments.finding import chosen_event, is_chosen, offer_events
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.organisers import (
    Action,
    Proposal,
    Questions,
    Request,
    fields_of,
    require_neutral,
    require_organiser,
    rule_in,
    ruling_of,
    seated,
    two_players,
)
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.drawing import exchanged_tables
from bot.features.tournaments.rules.entries import may_be_taken_over, may_sit_down
from bot.features.tournaments.rules.knockout import final_tie
from bot.features.tournaments.rules.model import BRACKETS, FORMATS_WITH_ROUNDS, Event, EventTable, knows_deal
from bot.features.tournaments.rules.runner import next_steps, open_ties, winners_by
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import MAX_REASON_LENGTH, mentions, ruling_text
from bot.interaction.answering import display_name, reply, run_safely, safely, written_text
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.names import harmless
from bot.match.service import Matches
from bot.match.settings import OUT_OF_REACH
from bot.words import Words
from storage.errors import Unreadable

MAX_EXTENSION_HOURS: Final = 24 * 60

MAX_CHOICE_LENGTH: Final = 100
"""Discord's limit of characters in the name and in the value of a suggestion."""

MAX_PLACE_DIGITS: Final = 3
"""Digits of a place that are read: more than any place has."""

MAX_CHOICES_SEARCHED: Final = 500
"""Ways to settle a tie that are searched for suggestions."""

MENTION: Final = re.compile(r"<@!?(\d{1,20})>")


def install(group: app_commands.Group) -> None:
    """Add `/event desk`."""
    params = ("action", "table", "player", "substitute", "hours", "places", "chosen", "reason", "event")

    @group.command(name="desk", description=said("command-event-desk"))
    @app_commands.describe(**{name: said(f"param-event-{name}") for name in params})
    async def desk(
        interaction: Interaction,
        action: str = "",
        table: str = "",
        player: discord.Member | None = None,
        substitute: discord.Member | None = None,
        hours: app_commands.Range[int, 0, MAX_EXTENSION_HOURS] = 0,
        places: str = "",
        chosen: str = "",
        reason: app_commands.Range[str, 1, MAX_REASON_LENGTH] = "",
        event: str = "",
    ) -> None:
        request = Request(reason.strip(), table, player, substitute, hours, places, chosen)
        await run_safely(interaction, lambda words: _desk(interaction, words, action, request))

    offer_events(desk)
    desk.autocomplete("action")(safely(_actions_offered))
    desk.autocomplete("table")(safely(_tables_offered))
    desk.autocomplete("places")(safely(_rankings_offered))
    desk.autocomplete("chosen")(safely(_choices_offered))


async def _actions_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Complete the actions that are possible now, the likeliest first."""
    tournament = (await chosen_event(interaction)).tournament
    words = await interaction.client.services.languages.private(interaction)
    shown = {name: words(f"tournament-action-{name}") for name, may in POSSIBLE.items() if may(tournament)}
    return [
        app_commands.Choice(name=cut(label, MAX_CHOICE_LENGTH), value=name)
        for name, label in shown.items()
        if current.casefold() in label.casefold()
    ]


async def _tables_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Complete the tables: open ones, or for a ruling all of them, the latest first."""
    stored = await chosen_event(interaction)
    ruling = getattr(interaction.namespace, "action", "") == "rule"
    offered = stored.tournament.tables()[::-1] if ruling else stored.tournament.open_tables()
    shown = {table.key: f"{table.key}: {_named(stored, table.sitting)}" for table in offered}
    found = [(key, name) for key, name in shown.items() if current.casefold() in name.casefold()]
    return [app_commands.Choice(name=cut(name, MAX_CHOICE_LENGTH), value=key) for key, name in found[:MAX_CHOICES]]


async def _rankings_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Complete the places at the chosen table."""
    stored = await chosen_event(interaction)
    key = getattr(interaction.namespace, "table", "")
    table = next((one for one in stored.tournament.tables() if one.key == key), None)
    if table is None:
        return []
    return [
        app_commands.Choice(name=cut(_ranked(stored, table, some), MAX_CHOICE_LENGTH), value=" ".join(map(str, some)))
        for some in _rankings(len(table.players), _places(current))
    ]


async def _choices_offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Complete the tied players who go on."""
    stored = await chosen_event(interaction)
    shown = [
        (_named(stored, some), " ".join(f"<@{player}>" for player in some)) for some in _choices(stored.tournament)
    ]
    found = [(name, value) for name, value in shown if current.casefold() in name.casefold()]
    fitting = [(name, value) for name, value in found if len(value) <= MAX_CHOICE_LENGTH]
    return [
        app_commands.Choice(name=cut(name, MAX_CHOICE_LENGTH), value=value) for name, value in fitting[:MAX_CHOICES]
    ]


def _named(stored: StoredTournament, players: Iterable[int]) -> str:
    return ", ".join(map(stored.name, players))


def _places(text: str) -> tuple[int, ...]:
    """Parse places by seat, such as `1 2 2 4`. Long numbers are cut short, which leaves them no valid places."""
    return tuple(int(part[:MAX_PLACE_DIGITS]) for part in text.replace(",", " ").split() if part.isdecimal())


def _rankings(seats: int, begun: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the places that begin as typed: a full list as it is, or else with a place for each seat."""
    there_are = range(1, seats + 1)
    if len(begun) == seats:
        return [begun] if set(begun) <= set(there_are) else []
    every = permutations(there_are)
    return [*islice((some for some in every if some[: len(begun)] == begun), MAX_CHOICES)]


def _ranked(stored: StoredTournament, table: EventTable, places: tuple[int, ...]) -> str:
    """Return the players by place, to save the organiser counting seats."""
    return ", ".join(
        f"{place}. {stored.name(player)}" for place, player in sorted(zip(places, table.players, strict=True))
    )


def _choices(tournament: Event) -> Iterator[tuple[int, ...]]:
    """Yield all ways to choose who goes on, one tie after another."""
    for tie in open_ties(tournament):
        yield from islice(combinations(tie.players, tie.count), MAX_CHOICES_SEARCHED)


async def _desk(interaction: Interaction, words: Words, action: str, request: Request) -> None:
    host = interaction.client.services[TournamentHost]
    if await _asks_for_reason(interaction, words, Proposal(action, request)):
        return
    await acknowledge(interaction, ephemeral=True, thinking=True)
    stored = None if is_chosen(interaction) else await tournament_rescue.rescue_here(interaction)
    stored = stored or await chosen_event(interaction)
    require_organiser(interaction, stored)
    request = structs.replace(request, table=_table_key(stored.tournament, request.table))
    if not action:
        standing = await _out_of_reach(interaction.client.services.matches, stored.tournament)
        await reply(interaction, "", desk_card(words, stored, host.keeper.now(), standing))
        return
    await carry_out(interaction, words, stored, Proposal(action, request))


async def _asks_for_reason(interaction: Interaction, words: Words, asked: Proposal) -> bool:
    """Open a window for a missing reason, which keeps what else was chosen. Returns False if the desk answers."""
    if asked.action not in DESK_ACTIONS or asked.request.reason:
        return False
    try:
        stored = await chosen_event(interaction)
    except Refused:
        return False
    require_organiser(interaction, stored)
    key = interaction.client.services[Questions].put(interaction.id, asked)
    await interaction.response.send_modal(reason_window(words, stored.row.id, key))
    return True


async def answered(interaction: Interaction, words: Words, stored: StoredTournament, key: str) -> None:
    """Go on with what was asked for, after the reason was written or the question answered."""
    require_organiser(interaction, stored)
    asked = interaction.client.services[Questions].take(key)
    if interaction.type is discord.InteractionType.modal_submit:
        reason = harmless(written_text(interaction), MAX_REASON_LENGTH)
        asked = Proposal(asked.action, structs.replace(asked.request, reason=reason))
    else:
        asked = structs.replace(asked, sure=True)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await carry_out(interaction, words, stored, asked)


async def carry_out(interaction: Interaction, words: Words, stored: StoredTournament, asked: Proposal) -> None:
    """Do an action of the desk, after a question if it does more than it seems."""
    host, action, request = interaction.client.services[TournamentHost], asked.action, asked.request
    if action not in DESK_ACTIONS:
        raise Refused("refuse-unknown-button")
    if not request.reason:
        raise Refused("tournament-reason-missing")
    question = "" if asked.sure else await asyncio.to_thread(_question, interaction, words, stored, asked)
    if question:
        key = interaction.client.services[Questions].put(interaction.id, asked)
        await reply(interaction, "", confirm_ruling(words, stored.row.id, question, key))
        return
    given = await DESK_ACTIONS[action](interaction, stored, request)
    before, stored = stored, await host.keeper.act(stored.row.id, *given)
    if action in FOLLOW_UPS:
        await FOLLOW_UPS[action](interaction, before, stored, request)
    host.advance(stored.row.id)
    await host.announce_places(before, stored)
    ruling = ruling_text(await host.words(stored), stored.tournament, given)
    await host.publish(stored, ruling)
    if action == "rule":
        await host.tell_table(stored, request.table, ruling)
    await reply(interaction, words("answer-done"))


def _table_key(tournament: Event, text: str) -> str:
    """Return the key of a table, of which players see the number alone in the latest round."""
    if not text.isdecimal() or not tournament.stages:
        return text
    return f"{len(tournament.stages)}.{len(tournament.stages[-1].rounds)}.{text}"


def _question(interaction: Interaction, words: Words, stored: StoredTournament, asked: Proposal) -> str:
    """Return what the organiser has to confirm; empty for an action that does only what it says."""
    request, tournament = asked.request, stored.tournament
    name = named(tournament.settings.name)
    if asked.action == "rule" and request.table and request.places:
        first = winners_by(
            tournament,
            acts.Ruled(**fields_of(interaction, request), table=request.table, places=_places(request.places)),
        )
        return words("tournament-ask-ending", name=name, players=mentions(words, first)) if first else ""
    if asked.action == "replace" and request.player is not None and request.substitute is not None:
        gone, user, tables = request.player.id, request.substitute.id, tournament.open_tables()
        free = [one.key for one in tables if gone in one.players and user not in (*one.players, *one.sitting)]
        busy = [one.key for one in tables if user in one.sitting]
        if any(knows_deal(tournament, key, user) for key in free):  # which is refused
            return ""
        if busy and (request.table in free or (free and not request.table)):
            return words("tournament-ask-busy", player=f"<@{user}>", tables=", ".join(busy))
    return ""


async def _extend(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Extend the time of one table, of a player's tables, or of all."""
    user = None if request.player is None else request.player.id
    open_tables = stored.tournament.open_tables()
    tables = [one for one in open_tables if request.table in ("", one.key) and (user is None or user in one.sitting)]
    if not tables:
        raise Refused("event-refused-no-table")
    if not request.hours:
        raise Refused("tournament-hours-missing")
    if request.table or user is not None:
        require_neutral(interaction, tables)
    seconds = request.hours * HOUR
    for table in tables:
        if table.match:
            arbiter = interaction.client.services.matches.arbiter
            await rule_in(arbiter.extend(table.match, ruling_of(interaction, request.reason), request.hours))
    return (
        acts.Extended(**fields_of(interaction, request), seconds=seconds, tables=tuple(table.key for table in tables)),
    )


async def _replace(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Replace a player at one table, or in the whole entry.

    A substitute who has an entry themselves only takes over the open tables.
    """
    if request.substitute is None:
        raise Refused("tournament-player-missing")
    if request.substitute.bot:
        raise Refused("event-refused-substitute")
    player, user = request.user, request.substitute.id
    own = [table.key for table in stored.tournament.open_tables() if player in table.players]
    if any(knows_deal(stored.tournament, key, user) for key in own if request.table in ("", key)):
        raise Refused("event-refused-same-deal")
    if not request.table and may_be_taken_over(stored.tournament, player, user):
        return await _take_over(interaction, stored, request, user)
    tables = [table for table in stored.tournament.open_tables() if request.table in ("", table.key)]
    if request.table and not tables:
        raise Refused("event-refused-no-table")
    tables = [one for one in tables if player in one.players and user not in (*one.players, *one.sitting)]
    if not tables:
        raise Refused("event-refused-substitute")
    require_neutral(interaction, tables)
    services, name = interaction.client.services, display_name(request.substitute)
    await services[TournamentHost].keeper.set_name(stored.row.id, user, name)
    for table in tables:
        if table.match:
            seat, ruling = table.in_seats(table.players).index(player), ruling_of(interaction, request.reason)
            if await seated(services.matches, table, seat) == user:  # the substitute already sits there
                continue
            await rule_in(services.matches.arbiter.replace(table.match, ruling, seat, user, name))
    given = fields_of(interaction, request)
    return tuple(
        acts.Replaced(**{**given, "id": f"{given['id']} {table.key}"}, table=table.key, player=player, substitute=user)
        for table in tables
    )


async def _take_over(
    interaction: Interaction, stored: StoredTournament, request: Request, user: int
) -> tuple[AnyAct, ...]:
    """Transfer a whole entry: its open tables, and the rounds to come."""
    player, services = request.user, interaction.client.services
    tables = [table for table in stored.tournament.open_tables() if player in table.players]
    require_neutral(interaction, tables)
    if interaction.user.id in (player, user):
        raise Refused("event-refused-own-table")
    assert request.substitute is not None
    name = display_name(request.substitute)
    await services[TournamentHost].keeper.set_name(stored.row.id, user, name)
    for table in tables:
        if not table.match or not may_sit_down(table, player, user):
            continue
        seat, ruling = table.seat_of(player), ruling_of(interaction, request.reason)
        if await seated(services.matches, table, seat) in (player, None):  # another substitute in that seat stays
            # a seat that can no longer be taken counts as given up when the match ends
            with suppress(Refused, Unreadable):
                await services.matches.arbiter.replace(table.match, ruling, seat, user, name)
    return (acts.TookOver(**fields_of(interaction, request), player=player, substitute=user),)


async def _rule(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    if not (request.table and request.places):
        raise Refused("tournament-result-missing")
    return (acts.Ruled(**fields_of(interaction, request), table=request.table, places=_places(request.places)),)


async def _end_match(
    interaction: Interaction, before: StoredTournament, stored: StoredTournament, request: Request
) -> None:
    """End the match of a table whose result was ruled."""
    table = next(one for one in stored.tournament.tables() if one.key == request.table)
    if table.match:
        arbiter = interaction.client.services.matches.arbiter
        await rule_in(arbiter.end(table.match, ruling_of(interaction, request.reason)))


async def _pause(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Pause the tournament and note the matches whose clocks run.

    A match that an arbiter has stopped is not the tournament's to resume.
    """
    matches = interaction.client.services.matches
    running = [
        table.key for table in stored.tournament.open_tables() if table.match and await _runs(matches, table.match)
    ]
    return (acts.TournamentPaused(**fields_of(interaction, request), tables=tuple(running)),)


async def _out_of_reach(matches: Matches, tournament: Event) -> list[str]:
    """Return the open tables at which players cannot press now."""
    found = []
    for table in tournament.open_tables():
        with suppress(Unreadable):
            row = await matches.find(table.match) if table.match else None
            found += [table.key] if row is not None and row.settings.get(OUT_OF_REACH) else []
    return found


async def _runs(matches: Matches, match_id: str) -> bool:
    """Return True if the clock of a match runs; False for a damaged match."""
    try:
        clock = (await matches.get_match(match_id)).clock
    except (Refused, Unreadable):
        return False
    return clock is not None and clock.clock.status == "live"


async def _stop_clocks(
    interaction: Interaction, before: StoredTournament, stored: StoredTournament, request: Request
) -> None:
    """Stop the clocks of the matches that the pause has noted."""
    arbiter, ruling = interaction.client.services.matches.arbiter, ruling_of(interaction, request.reason)
    for table in stored.tournament.open_tables():
        if table.match and _is_stopped(stored.tournament, table):
            await rule_in(arbiter.pause(table.match, ruling))


def _is_stopped(tournament: Event, table: EventTable) -> bool:
    return tournament.stopped is None or table.key in tournament.stopped


async def _resume(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Resume the tournament, and the clocks that were stopped with it."""
    if not stored.tournament.paused:
        raise Refused("event-refused-not-paused")
    arbiter, ruling = interaction.client.services.matches.arbiter, ruling_of(interaction, request.reason)
    for table in stored.tournament.open_tables():
        if table.match and _is_stopped(stored.tournament, table):
            await rule_in(arbiter.resume(table.match, ruling))
    return (acts.TournamentResumed(**fields_of(interaction, request)),)


async def _cancel(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    return (acts.Cancelled(**fields_of(interaction, request)),)


async def _advance(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Choose, by mentions, who of the tied players goes on across a cut or in a knock-out round, or wins the final."""
    steps = next_steps(stored.tournament, interaction.client.services[TournamentHost].keeper.now())
    due = next((step.act for step in steps if isinstance(step.act, acts.Advanced | acts.Settled)), None)
    if due is None:
        raise Refused("tournament-nothing-due")
    chosen = tuple(dict.fromkeys(map(int, MENTION.findall(request.chosen))))
    meant = [tie for tie in open_ties(stored.tournament) if {*chosen} & {*tie.players}]
    if any(interaction.user.id in tie.players for tie in meant):
        raise Refused("event-refused-own-table")
    return (structs.replace(due, **fields_of(interaction, request), chosen=chosen),)


async def _exchange(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Exchange two players between their tables, if no move was made there yet."""
    players = two_players(request)
    tables = exchanged_tables(stored.tournament, players)
    require_neutral(interaction, tables)
    await _require_no_move(interaction.client.services.matches, tables)
    return (acts.Exchanged(**fields_of(interaction, request), players=players),)


async def _redraw(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Draw the latest round again, if no move was made in it yet."""
    stages = stored.tournament.stages
    if not stages or not stages[-1].rounds:
        raise Refused("event-refused-no-round")
    await _require_no_move(interaction.client.services.matches, stages[-1].rounds[-1].tables)
    number = len(stages[-1].rounds)
    return (acts.Redrawn(**fields_of(interaction, request), stage=len(stages) - 1, number=number),)


async def _require_no_move(matches: Matches, tables: Iterable[EventTable]) -> None:
    """Raise `Refused` if a person has moved in the match of one of these tables."""
    for table in tables:
        lines = await matches.lines(table.match) if table.match else ()
        if any(line.by_user is not None for line in lines):
            raise Refused("tournament-table-begun", table=table.key)


async def _end_former(
    interaction: Interaction, before: StoredTournament, stored: StoredTournament, request: Request
) -> None:
    """End the matches that tables no longer have."""
    kept = {table.match for table in stored.tournament.tables()}
    for table in before.tournament.open_tables():
        if table.match and table.match not in kept:
            arbiter = interaction.client.services.matches.arbiter
            await rule_in(arbiter.end(table.match, ruling_of(interaction, request.reason)))


async def _share(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    return (acts.TitleShared(**_of_final(interaction, stored, request)),)


async def _again(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    return (acts.PlayedAgain(**_of_final(interaction, stored, request)),)


def _of_final(interaction: Interaction, stored: StoredTournament, request: Request) -> dict[str, Any]:
    """Return the fields of an act about a tie in the final, in which the organiser does not play."""
    tie, stages = final_tie(stored.tournament), stored.tournament.stages
    if tie is None:
        raise Refused("event-refused-no-final-tie")
    if interaction.user.id in tie.players:
        raise Refused("event-refused-own-table")
    return {**fields_of(interaction, request), "stage": len(stages) - 1, "number": len(stages[-1].rounds)}


DESK_ACTIONS: Final[dict[str, Action]] = {
    "replace": _replace,
    "extend": _extend,
    "rule": _rule,
    "pause": _pause,
    "resume": _resume,
    "cancel": _cancel,
    "advance": _advance,
    "exchange": _exchange,
    "redraw": _redraw,
    "share": _share,
    "again": _again,
    **ENTRY_ACTIONS,
}
"""Actions of the desk. Each first does what is needed in the matches, and returns the acts to store."""

Possible = Callable[[Event], bool]


def _in(*phases: str) -> Possible:
    return lambda tournament: tournament.phase in phases


def _plays(*formats: str) -> Possible:
    """Return a test that a round is open in one of these formats, or in any if none is given."""

    def test(tournament: Event) -> bool:
        return bool(tournament.open_tables()) and (not formats or tournament.stages[-1].format in formats)

    return test


BEFORE: Final = ("open", "muster")

POSSIBLE: Final[dict[str, Possible]] = {
    "share": lambda tournament: final_tie(tournament) is not None,
    "again": lambda tournament: final_tie(tournament) is not None,
    "advance": lambda tournament: bool(open_ties(tournament)),
    "here": lambda tournament: tournament.phase == "muster" and bool(tournament.players("entered")),
    "rule": _in("running"),
    "replace": _plays(),
    "extend": _plays(),
    "enter": lambda tournament: (
        tournament.phase in BEFORE or (tournament.phase == "running" and _has_rounds(tournament))
    ),
    "remove": _in(*BEFORE, "running"),
    "reinstate": lambda tournament: bool(tournament.players("dropped", "disqualified")),
    "disqualify": _in(*BEFORE, "running", "finished"),
    "exchange": lambda tournament: _plays()(tournament) and tournament.stages[-1].format not in (*BRACKETS, "groups"),
    "redraw": _plays("swiss", "heats"),
    "reopen": _in("muster"),
    "swap": lambda tournament: tournament.phase == "muster" and bool(tournament.seeds),
    "apart": _in(*BEFORE),
    "meet": lambda tournament: tournament.phase in BEFORE and bool(tournament.households()),
    "assist": _in(*BEFORE, "running"),
    "unassist": lambda tournament: bool(tournament.assistants),
    "pause": lambda tournament: tournament.phase == "running" and not tournament.paused,
    "resume": lambda tournament: tournament.paused,
    "cancel": _in(*BEFORE, "running"),
}
"""The actions that are possible, the likeliest first; one that is refused all the same says why."""


def _has_rounds(tournament: Event) -> bool:
    return tournament.settings.format in FORMATS_WITH_ROUNDS and len(tournament.stages) == 1


FollowUp = Callable[[Interaction, StoredTournament, StoredTournament, Request], Awaitable[None]]

FOLLOW_UPS: Final[dict[str, FollowUp]] = {
    "rule": _end_match,
    "pause": _stop_clocks,
    "exchange": _end_former,
    "redraw": _end_former,
}
"""Steps in the matches after the acts are stored, from the tournament before and after them."""
