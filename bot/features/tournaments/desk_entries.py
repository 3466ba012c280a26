"""Actions of the desk about entries: adding, removing and reinstating players, assistants, and households."""

from __future__ import annotations

from typing import Final

from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.organisers import (
    Action,
    Request,
    fields_of,
    require_neutral,
    rule_in,
    ruling_of,
    seated,
    two_players,
    vacate,
)
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.answering import display_name
from bot.interaction.services import Interaction
from bot.match.errors import Refused


async def _enter(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Add a player, whatever the conditions of entry: before the start, or to the rounds to come."""
    if request.player is not None and request.player.bot:
        raise Refused("event-refused-substitute")
    act = acts.Entered(**fields_of(interaction, request), player=request.user)
    await _store_name(interaction, stored, request)
    return (act,)


async def _remove(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Remove a player, who may enter again before the start; after it, computer players take over the seats."""
    if stored.tournament.phase != "running":
        return (acts.Withdrew(**fields_of(interaction, request), player=request.user),)
    await _vacate(interaction, stored, request)
    return (acts.Dropped(**fields_of(interaction, request), player=request.user),)


async def _disqualify(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    await _vacate(interaction, stored, request)
    return (acts.Disqualified(**fields_of(interaction, request), player=request.user),)


async def _vacate(interaction: Interaction, stored: StoredTournament, request: Request) -> None:
    """Give the seats of a player to computer players, unless the organiser plays there too."""
    if request.user not in stored.tournament.active():
        raise Refused("event-refused-not-entered")
    require_neutral(interaction, [table for table in stored.tournament.open_tables() if request.user in table.players])
    await vacate(interaction, stored, request.user, request.reason)


async def _reinstate(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    """Bring back a player, also to their seats at open tables that computer players have."""
    user, services = request.user, interaction.client.services
    if user not in stored.tournament.players("dropped", "disqualified"):
        raise Refused("event-refused-not-out")
    tables = [one for one in stored.tournament.open_tables() if user in one.sitting and user in one.given_up]
    require_neutral(interaction, tables)
    await _store_name(interaction, stored, request)
    for table in tables:
        seat = table.seat_of(user)
        if table.match and await seated(services.matches, table, seat) is None:
            ruling, name = ruling_of(interaction, request.reason), stored.name(user)
            await rule_in(services.matches.arbiter.replace(table.match, ruling, seat, user, name))
    return (acts.Reinstated(**fields_of(interaction, request), player=user),)


async def _here(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    return (acts.Appeared(**fields_of(interaction, request), player=request.user),)


async def _reopen(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    return (acts.SignUpReopened(**fields_of(interaction, request)),)


async def _store_name(interaction: Interaction, stored: StoredTournament, request: Request) -> None:
    assert request.player is not None
    keeper = interaction.client.services[TournamentHost].keeper
    await keeper.set_name(stored.row.id, request.player.id, display_name(request.player))


async def _assist(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    return (acts.Assisted(**fields_of(interaction, request), player=request.user),)


async def _unassist(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    if request.user not in stored.tournament.assistants:
        raise Refused("tournament-assists-not")
    return (acts.Unassisted(**fields_of(interaction, request), player=request.user),)


async def _apart(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    players = two_players(request)
    if not {*players} <= stored.tournament.active():
        raise Refused("event-refused-apart-entrants")
    return (acts.KeptApart(**fields_of(interaction, request), players=players),)


async def _meet(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    return (acts.LetMeet(**fields_of(interaction, request), players=two_players(request)),)


async def _swap(interaction: Interaction, stored: StoredTournament, request: Request) -> tuple[AnyAct, ...]:
    return (acts.SeedsSwapped(**fields_of(interaction, request), players=two_players(request)),)


ENTRY_ACTIONS: Final[dict[str, Action]] = {
    "enter": _enter,
    "remove": _remove,
    "reinstate": _reinstate,
    "here": _here,
    "reopen": _reopen,
    "disqualify": _disqualify,
    "assist": _assist,
    "unassist": _unassist,
    "apart": _apart,
    "meet": _meet,
    "swap": _swap,
}
