"""`/event desk`: what needs the organisers, and their rulings, each with a reason that everybody can read."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import combinations, islice, permutations
from typing import Any, Final

import discord
from cachetools import LRUCache
from discord import app_commands
from msgspec import Struct, structs

from bot.cards.controls import MAX_CHOICES, cut
from bot.cards.match_names import named
from bot.features.tournaments import desk_card, texts
from bot.features.tournaments.cards import text_window
from bot.features.tournaments.channels import rescue_here
from bot.features.tournaments.decision_texts import result_text, ruling_text
from bot.features.tournaments.desk_actions import DESK_ACTIONS, ENDING_ACTIONS
from bot.features.tournaments.desk_case import DeskCase, Request, read_places
from bot.features.tournaments.finding import chosen_event, is_chosen, offer_events
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.organisers import require_organiser
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.knockout import repeatable_duels
from bot.features.tournaments.rules.model import ActRefused, Event, find_table
from bot.features.tournaments.rules.next_steps import open_ties, winners_by
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.substitutes import knows_deal, may_be_taken_over, may_replace, replaceable_seats
from bot.features.tournaments.rules.waiting_list import waiting_list
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.refusals import plainly, reply, safely, written_text
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.safe_names import harmless
from bot.match.settings import OUT_OF_REACH, event_of
from bot.words import Words
from storage.errors import Unreadable

MAX_QUESTIONS: Final = 100
MAX_EXTENSION_HOURS: Final = 24 * 60
OFFERED_HOURS: Final = 24

MAX_CHOICE_LENGTH: Final = 100
"""Discord's limit of characters in the name and in the value of a suggestion."""

MAX_TABLES_SEARCHED: Final = 600
MAX_CHOICES_SEARCHED: Final = 500


class Proposal(Struct, frozen=True):
    """An action of the desk that waits for a reason, or for the answer to a question; `sure` once that is yes."""

    action: str
    request: Request
    sure: bool = False


class Questions:
    """Proposals of organisers at the desk until they answer a question about it; the bot forgets them at its end."""

    def __init__(self) -> None:
        self._asked: LRUCache[str, Proposal] = LRUCache(MAX_QUESTIONS)

    def put(self, interaction_id: int, asked: Proposal) -> str:
        """Keep what is asked. Returns its key."""
        key = f"{interaction_id}"
        self._asked[key] = asked
        return key

    def take(self, key: str) -> Proposal:
        """Return what was asked, once. Raises `Refused` if that is too long ago."""
        asked = self._asked.pop(key, None)
        if asked is None:
            raise Refused("tournament-question-over")
        return asked


def install(group: app_commands.Group) -> None:
    """Add `/event desk`."""
    params = ("action", "table", "player", "substitute", "hours", "places", "chosen", "reason", "event")

    @group.command(name="desk", description=said("command-event-desk"))
    @app_commands.describe(**{name: said(f"param-event-{name}") for name in params})
    @plainly
    async def desk(
        interaction: Interaction,
        words: Words,
        action: str = "",
        table: str = "",
        player: discord.Member | None = None,
        substitute: discord.Member | None = None,
        hours: app_commands.Range[int, 0, MAX_EXTENSION_HOURS] = 0,
        places: str = "",
        chosen: str = "",
        reason: app_commands.Range[str, 1, texts.MAX_REASON_LENGTH] = "",
        event: str = "",
    ) -> None:
        request = Request(reason.strip(), table, player, substitute, hours, places, chosen)
        await _desk(interaction, words, action, request)

    offer_events(desk)
    desk.autocomplete("action")(safely(_actions_offered))
    desk.autocomplete("table")(safely(_tables_offered))
    desk.autocomplete("places")(safely(_rankings_offered))
    desk.autocomplete("chosen")(safely(_tied_offered))


Choices = list[app_commands.Choice[str]]


def _choices(shown: Iterable[tuple[str, str]], typed: str = "") -> Choices:
    """Return the labels, each with its value, that contain what is typed."""
    found = [(label, value) for label, value in shown if typed.casefold() in label.casefold()]
    return [app_commands.Choice(name=cut(name, MAX_CHOICE_LENGTH), value=value) for name, value in found[:MAX_CHOICES]]


async def _actions_offered(interaction: Interaction, current: str) -> Choices:
    tournament = (await chosen_event(interaction)).tournament
    words = await interaction.client.services.languages.private(interaction)
    possible = (name for name, action in DESK_ACTIONS.items() if action.is_possible(tournament))
    return _choices(((words(f"tournament-action-{name}"), name) for name in possible), current)


async def _tables_offered(interaction: Interaction, current: str) -> Choices:
    """Complete the tables: open ones, or for a ruling all of them, the latest first."""
    stored = await chosen_event(interaction)
    action, tournament = getattr(interaction.namespace, "action", ""), stored.tournament
    special = {"rule": tournament.tables()[::-1], "again": repeatable_duels(tournament)}
    offered = special.get(action, tournament.open_tables())[:MAX_TABLES_SEARCHED]
    words = await interaction.client.services.languages.private(interaction)
    titles = ((texts.table_title(words, tournament, one.key), one) for one in offered)
    return _choices(((f"{title}: {_named(stored, one.sitting)}", one.key) for title, one in titles), current)


async def _rankings_offered(interaction: Interaction, current: str) -> Choices:
    """Complete the places at the chosen table, by places or by names; a duel has a winner or is a draw."""
    stored = await chosen_event(interaction)
    key = getattr(interaction.namespace, "table", "") or await _table_here(interaction)
    table = stored.tournament.table(key)
    if table is None:
        return []
    words, begun = await interaction.client.services.languages.private(interaction), read_places(current)
    if results := desk_card.duel_results(words, stored, table):
        chosen = [one for one in results if one.value == " ".join(map(str, begun))]
        return _choices(((one.label, one.value) for one in chosen or results), "" if chosen else current)
    shown = []
    for places in _rankings(len(table.players), begun):
        ranked = sorted(zip(places, table.players, strict=True))
        shown.append((", ".join(f"{place}. {stored.name(one)}" for place, one in ranked), " ".join(map(str, places))))
    return _choices(shown, "" if begun else current)


async def _tied_offered(interaction: Interaction, current: str) -> Choices:
    stored = await chosen_event(interaction)
    ties = open_ties(stored.tournament)
    ways = (way for tie in ties for way in islice(combinations(tie.players, tie.count), MAX_CHOICES_SEARCHED))
    shown = ((_named(stored, way), " ".join(f"<@{player}>" for player in way)) for way in ways)
    return _choices(((label, value) for label, value in shown if len(value) <= MAX_CHOICE_LENGTH), current)


def _named(stored: StoredTournament, players: Iterable[int]) -> str:
    return ", ".join(map(stored.name, players))


def _rankings(seats: int, begun: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the places that begin as typed: a full list as it is, or else with a place for each seat."""
    there_are = range(1, seats + 1)
    if len(begun) == seats:
        return [begun] if set(begun) <= set(there_are) else []
    every = [*permutations(there_are)]
    return [some for some in every if some[: len(begun)] == begun]


async def _desk(interaction: Interaction, words: Words, action: str, request: Request) -> None:
    host = interaction.client.services[TournamentHost]
    if action == "rule" and not request.table:
        request = structs.replace(request, table=await _table_here(interaction))
    if await _asks_for_reason(interaction, words, Proposal(action, request)):
        return
    await acknowledge(interaction, ephemeral=True, thinking=True)
    stored = None if is_chosen(interaction) else await rescue_here(interaction)
    stored = stored or await chosen_event(interaction)
    require_organiser(interaction, stored)
    if not action:
        standing = await _out_of_reach(interaction, stored.tournament)
        tables = stored.tournament.open_tables()[: desk_card.MAX_TABLES_AT_DESK]
        places = {table.key: place for table in tables if (place := await host.channel_of(stored, table))}
        possible = [name for name, one in DESK_ACTIONS.items() if one.is_possible(stored.tournament)]
        told = desk_card.desk_text(words, stored, host.keeper.now(), standing, places, possible)
        await reply(interaction, "", desk_card.desk_card(words, stored, host.keeper.now(), told))
        return
    await carry_out(interaction, words, stored, Proposal(action, request))


async def _table_here(interaction: Interaction) -> str:
    """Return the key of the table that plays in this channel or thread; empty if none does."""
    match = await interaction.client.services.matches.in_channel(interaction.channel_id or 0)
    event = event_of(match) if match is not None else None
    return event.table if event is not None else ""


async def _asks_for_reason(interaction: Interaction, words: Words, asked: Proposal) -> bool:
    """Open a window for a missing reason, which keeps what else was chosen. Returns False if the desk answers."""
    if asked.action not in DESK_ACTIONS or asked.request.reason:
        return False
    given = asked.request
    if asked.action == "rule" and not (given.table and (given.places or given.player)):
        raise Refused("tournament-result-missing")  # before a reason is written in vain
    try:
        stored = await chosen_event(interaction)
    except Refused:
        return False
    await _ask_reason(interaction, words, stored, asked, words(f"tournament-action-{asked.action}"))
    return True


async def _ask_reason(
    interaction: Interaction, words: Words, stored: StoredTournament, asked: Proposal, what: str
) -> None:
    """Open the window for the reason of an action, which says what is done and at which table."""
    require_organiser(interaction, stored)
    key, tournament = interaction.client.services[Questions].put(interaction.id, asked), stored.tournament
    table = texts.table_title(words, tournament, _table_key(tournament, asked.request.table))
    about = f"{table}: {what}" if table else what
    await interaction.response.send_modal(
        text_window(words, desk_card.REASON, stored.row.id, key, about, words("tournament-reason-about"))
    )


OFFERED_OPTIONS: Final[Mapping[str, Callable[[str], dict[str, Any]]]] = {
    "rule": lambda value: {"places": value},
    "extend": lambda value: {"hours": OFFERED_HOURS},
    "advance": lambda value: {"chosen": f"<@{value}>"},
    "again": lambda value: {},
    "share": lambda value: {},
}
"""Actions that the desk offers as buttons, with the option that a button gives them."""


async def decide(
    interaction: Interaction, words: Words, stored: StoredTournament, action: str, table: str, value: str
) -> None:
    """Ask for the reason of an action that the desk has offered as a button."""
    if action not in OFFERED_OPTIONS:
        raise Refused("refuse-unknown-button")
    offered = desk_card.offers(words, stored, interaction.client.services[TournamentHost].keeper.now())
    labels = {(one.action, one.table, one.value): one.label for one in offered}
    what = labels.get((action, table, value), words(f"tournament-action-{action}"))
    given = OFFERED_OPTIONS[action](value)
    await _ask_reason(interaction, words, stored, Proposal(action, Request("", table, **given)), what)


async def answered(interaction: Interaction, words: Words, stored: StoredTournament, key: str) -> None:
    """Go on with what was asked for, after the reason was written or the question answered."""
    require_organiser(interaction, stored)
    asked = interaction.client.services[Questions].take(key)
    if interaction.type is discord.InteractionType.modal_submit:
        reason = harmless(written_text(interaction), texts.MAX_REASON_LENGTH)
        asked = Proposal(asked.action, structs.replace(asked.request, reason=reason))
    else:
        asked = structs.replace(asked, sure=True)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await carry_out(interaction, words, stored, asked)


async def carry_out(interaction: Interaction, words: Words, stored: StoredTournament, asked: Proposal) -> None:
    """Do an action of the desk, after a question if it does more than it seems."""
    host, action = interaction.client.services[TournamentHost], asked.action
    request = structs.replace(asked.request, table=_table_key(stored.tournament, asked.request.table))
    asked = structs.replace(asked, request=request)
    if action not in DESK_ACTIONS:
        raise Refused("tournament-action-unknown")
    if not request.reason:
        raise Refused("tournament-reason-missing")
    case = DeskCase(interaction, stored, request)
    question = "" if asked.sure else await _question(case, words, action)
    if question:
        key = interaction.client.services[Questions].put(interaction.id, asked)
        await reply(interaction, "", desk_card.confirm_ruling(words, stored.row.id, question, key))
        return
    given = await DESK_ACTIONS[action].carry_out(case)
    stored = await host.keeper.act(stored.row.id, *given)
    if follow_up := DESK_ACTIONS[action].follow_up:
        await follow_up(case, stored)
    host.advance(stored.row.id)
    await host.announce_places(case.stored, stored)
    ruling = ruling_text(await host.words(stored), stored.tournament, given)
    await _publish(case, stored, given, ruling)
    if action == "rule":
        await host.tell_table(stored, request.table, ruling)
    await reply(interaction, words("answer-done"))


async def _publish(case: DeskCase, stored: StoredTournament, given: Sequence[acts.AnyAct], ruling: str) -> None:
    """Publish a ruling, with pings for the players of a cancelled event and for a change of an entry between rounds."""
    host, pinged = case.interaction.client.services[TournamentHost], tuple[int, ...]()
    match given:
        case (acts.Cancelled(),):
            pinged = stored.tournament.players("entered", "present")[: texts.MAX_PLAYERS_PINGED]
            ruling = "\n".join([ruling, *([texts.mentions(await host.words(stored), pinged)] if pinged else [])])
        case (acts.TookOver(player=player, substitute=user),):
            tables = stored.tournament.open_tables()
            pinged = () if any(user in table.sitting for table in tables) else (player, user)
    await host.publish(stored, ruling, pinged)


def _table_key(tournament: Event, text: str) -> str:
    """Return the key of a table, of which players see the number alone in the latest round."""
    if not text.isdecimal() or not tournament.stages:
        return text
    return f"{len(tournament.stages)}.{len(tournament.stages[-1].rounds)}.{text}"


async def _question(case: DeskCase, words: Words, action: str) -> str:
    """Return what the organiser has to confirm; empty for an action that does only what it says."""
    request, tournament = case.request, case.tournament
    if action in ENDING_ACTIONS:
        (act,) = await DESK_ACTIONS[action].carry_out(case)
        lines = _ruling_question(words, tournament, act) if isinstance(act, acts.Ruled) else []
        first, name = await asyncio.to_thread(winners_by, tournament, act), named(tournament.settings.name)
        ending = [words("tournament-ask-ending", name=name, players=texts.mentions(words, first))] if first else []
        return "\n".join([*lines, *ending])
    if action == "enter" and request.player is not None:
        return _passed_over(words, tournament, request.player.id)
    if action == "replace" and request.player is not None and request.substitute is not None:
        return _replacement(words, tournament, request.player.id, request.substitute.id, request.table)
    if action in ("remove", "disqualify") and request.player is not None and tournament.phase == "running":
        gone = request.player.id
        open_tables = [one for one in tournament.open_tables() if gone in one.sitting]
        tables = [texts.table_title(words, tournament, one.key) for one in open_tables]
        duel = "yes" if tournament.settings.seats == DUEL else "no"
        return words("tournament-ask-out", player=f"<@{gone}>", tables=", ".join(tables), duel=duel)
    return ""


def _replacement(words: Words, tournament: Event, gone: int, user: int, table: str) -> str:
    """Return what a substitution means, and where the substitute plays already; empty for what is refused."""
    tables = tournament.open_tables()
    takes_over = not table and may_be_taken_over(tournament, gone, user)
    found = replaceable_seats(tournament, gone, table)
    seats = [(one.key, owner) for one, owner in found if may_replace(one, owner, user)]
    is_known = any(knows_deal(tournament, key, user) for key, owner in seats if owner != user)
    if is_known or not (takes_over or seats):
        return ""
    titles = ", ".join(texts.table_title(words, tournament, key) for key, _ in seats)
    owner = seats[0][1] if seats and not takes_over else gone
    kind = "entry" if takes_over else "back" if owner == user else "seat"
    lines = [words(f"tournament-ask-{kind}", player=f"<@{owner}>", substitute=f"<@{user}>", tables=titles)]
    if busy := [texts.table_title(words, tournament, one.key) for one in tables if user in one.sitting]:
        lines.append(words("tournament-ask-busy", player=f"<@{user}>", tables=", ".join(busy)))
    return "\n".join(lines)


def _ruling_question(words: Words, tournament: Event, act: acts.Ruled) -> list[str]:
    """Return what a ruling says, what it replaces and what stays. Raises `Refused` if it is not possible."""
    try:
        apply(tournament, act)
    except ActRefused as refused:
        raise Refused(f"event-refused-{refused}") from None
    stage, one, table = find_table(tournament, act.table)
    title = texts.table_title(words, tournament, act.table)
    lines = [words("tournament-ask-rule", table=title, result=result_text(words, table.players, act.places))]
    if table.result is not None:
        before = result_text(words, table.players, table.result.counted)
        lines.append(words("tournament-ask-replaces", result=before))
    if one is not stage.rounds[-1]:
        lines.append(words("tournament-ask-drawn"))
    return lines


def _passed_over(words: Words, tournament: Event, player: int) -> str:
    """Return what the organiser has to confirm if a player is added before those who wait, or beyond the places."""
    before = [one for one in waiting_list(tournament) if one != player]
    is_running, most = tournament.phase == "running", tournament.settings.most
    taken = len(tournament.active().intersection(tournament.stages[0].players)) if is_running else 0
    if not is_running or player in tournament.stages[0].players or (taken < most and not before):
        return ""
    first = f"<@{before[0]}>" if before else ""
    return words("tournament-ask-enter", player=f"<@{player}>", first=first, places=most, taken=taken)


async def _out_of_reach(interaction: Interaction, tournament: Event) -> list[str]:
    """Return the open tables at which players cannot press now."""
    matches, found = interaction.client.services.matches, list[str]()
    for table in tournament.open_tables():
        with suppress(Unreadable):
            row = await matches.find(table.match) if table.match else None
            found += [table.key] if row is not None and row.settings.get(OUT_OF_REACH) else []
    return found
