"""Permissions, options and rulings that the organisers' commands share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

import discord
from cachetools import LRUCache
from msgspec import Struct

from bot.features.tournaments import rescue as tournament_rescue
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import EventTable
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.answering import display_name
from bot.interaction.services import Interaction
from bot.match.arbiter import Ruling
from bot.match.errors import Refused
from bot.match.service import Matches
from storage.errors import Unreadable

MAX_QUESTIONS: Final = 100
"""Open questions at all desks; older ones are out of date."""

SEAT_REFUSALS: Final = ("refuse-seat-for-good", "refuse-already-joined")
"""Refusals of a ruling that the organiser has to see; any other means that it is in effect, or the match over."""


class Request(Struct, frozen=True):
    """The options that the organiser has filled in."""

    reason: str
    table: str = ""
    player: discord.Member | None = None
    substitute: discord.Member | None = None
    hours: int = 0
    places: str = ""
    chosen: str = ""

    @property
    def user(self) -> int:
        """The player. Raises `Refused` if none was given."""
        if self.player is None:
            raise Refused("tournament-player-missing")
        return self.player.id


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


def require_organiser(interaction: Interaction, stored: StoredTournament) -> None:
    """Raise `Refused` unless the user is the organiser, an assistant, or a moderator of the server."""
    if not tournament_rescue.organises(interaction, stored):
        named = ", ".join(f"<@{one}>" for one in stored.organisers[:1])
        raise Refused("tournament-not-organiser", player=named)


async def vacate(interaction: Interaction, stored: StoredTournament, user_id: int, reason: str) -> None:
    """Give a player's seats at open tables to computer players, as a ruling if there is a reason."""
    services = interaction.client.services
    words = await services[TournamentHost].words(stored)
    for table in stored.tournament.open_tables():
        if not table.match or user_id not in table.sitting:
            continue
        seat = table.seat_of(user_id)
        if await seated(services.matches, table, seat) == user_id:  # a substitute in that seat stays
            name = words("computer-name", number=1 + seat)
            ruling, matches = ruling_of(interaction, reason), services.matches
            if reason:
                await rule_in(matches.arbiter.replace(table.match, ruling, seat, None, name))
            else:
                await matches.seat_changes.vacate(table.match, user_id, name)


def require_neutral(interaction: Interaction, tables: Iterable[EventTable]) -> None:
    """Raise `Refused` for an organiser who plays at one of these tables; an assistant rules there."""
    if any(interaction.user.id in (*table.players, *table.sitting) for table in tables):
        raise Refused("event-refused-own-table")


async def seated(matches: Matches, table: EventTable, seat: int) -> int | None:
    """Return the user in a seat of a table's match; None for a damaged match."""
    try:
        return (await matches.get_match(table.match)).seats[seat].user_id
    except (Refused, Unreadable):
        return None


async def rule_in(ruling: Awaitable[None]) -> None:
    """Apply a ruling to a match, unless it is over or damaged, or the ruling is already in effect."""
    try:
        await ruling
    except Unreadable:
        return
    except Refused as refused:
        if refused.sentence in SEAT_REFUSALS:
            raise


def ruling_of(interaction: Interaction, reason: str) -> Ruling:
    """Return a ruling of the user."""
    return Ruling(interaction.user.id, display_name(interaction.user), reason)


def fields_of(interaction: Interaction, request: Request) -> dict[str, Any]:
    """Return the fields of an act: who, when and why. Its id is that of the command, so that it counts once."""
    now = interaction.client.services[TournamentHost].keeper.now()
    return {"id": str(interaction.id), "by": interaction.user.id, "at": now, "reason": request.reason}


def two_players(request: Request) -> tuple[int, int]:
    """Return the two players of a request. Raises `Refused` if one is missing."""
    if request.substitute is None:
        raise Refused("tournament-two-players")
    return request.user, request.substitute.id


Action = Callable[[Interaction, StoredTournament, Request], Awaitable[tuple[AnyAct, ...]]]
"""An action of the desk: it first does what is needed in the matches, and returns the acts to store."""
