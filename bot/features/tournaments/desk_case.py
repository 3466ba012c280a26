"""A request of an organiser at the desk: its options, its acts, and what it does in the matches."""

from collections.abc import Awaitable, Callable, Container, Iterable
from contextlib import suppress
from typing import Any, Final

import discord
from msgspec import Struct

from bot.features.tournaments.decision_texts import MENTION
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.organisers import act_fields, seated
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import EventTable
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.refusals import display_name
from bot.interaction.services import Interaction
from bot.match.arbiter import Ruling
from bot.match.errors import Refused
from storage.errors import Unreadable

SEAT_REFUSALS: Final = ("refuse-seat-for-good", "refuse-already-joined")
"""Refusals of a ruling that the organiser has to see; any other means that it is in effect, or the match over."""

MAX_PLACE_DIGITS: Final = 3

Acts = tuple[AnyAct, ...]


class Request(Struct, frozen=True):
    """The options that the organiser has filled in."""

    reason: str
    table: str = ""
    player: discord.Member | None = None
    substitute: discord.Member | None = None
    hours: int = 0
    places: str = ""
    chosen: str = ""


def read_places(text: str) -> tuple[int, ...]:
    """Parse places by seat, such as `1 2 2 4`. Long numbers are cut short, which leaves them no valid places."""
    return tuple(int(part[:MAX_PLACE_DIGITS]) for part in text.replace(",", " ").split() if part.isdecimal())


def ruled_places(stored: StoredTournament, request: Request) -> tuple[int, ...]:
    """Return the places that a request gives the players of its table: by seat, or the winner of a duel by name."""
    table = stored.tournament.table(request.table)
    if table is None or len(table.players) != DUEL:
        return read_places(request.places)
    typed = request.places.strip().removeprefix("@").casefold()
    chosen = {*map(int, MENTION.findall(request.places))}
    if not typed and request.player is not None:
        chosen = {request.player.id}
    won = [one for one in table.players if one in chosen or (typed and stored.name(one).casefold() == typed)]
    return tuple(1 if one == won[0] else 2 for one in table.players) if won else read_places(request.places)


class DeskCase:
    """A request of an organiser at the desk of a tournament."""

    def __init__(self, interaction: Interaction, stored: StoredTournament, request: Request) -> None:
        self.interaction = interaction
        self.stored = stored
        self.tournament = stored.tournament
        self.request = request
        self.user = interaction.user.id
        self.matches = interaction.client.services.matches
        self.keeper = interaction.client.services[TournamentHost].keeper

    @property
    def member(self) -> discord.Member:
        """The player. Raises `Refused` if none was given."""
        if self.request.player is None:
            raise Refused("tournament-player-missing")
        return self.request.player

    @property
    def player(self) -> int:
        """The player's id. Raises `Refused` if none was given."""
        return self.member.id

    @property
    def players(self) -> tuple[int, int]:
        """The two players. Raises `Refused` if one is missing."""
        if self.request.substitute is None:
            raise Refused("tournament-two-players")
        return self.player, self.request.substitute.id

    def acts(self, kind: Callable[..., AnyAct], **fields: Any) -> Acts:
        """Return one act of this organiser, for this reason."""
        return (kind(**{**act_fields(self.interaction, self.request.reason), **fields}),)

    def require_neutral(self, tables: Iterable[EventTable]) -> None:
        """Raise `Refused` for an organiser who plays at one of these tables; an assistant rules there."""
        if any(self.user in (*table.players, *table.sitting) for table in tables):
            raise Refused("event-refused-own-table")

    async def rule(
        self, ruling: Callable[..., Awaitable[None]], table: EventTable, *args: object, counts: str = ""
    ) -> None:
        """Apply a ruling to the match of a table, unless it is over or damaged, or the ruling is already in effect."""
        if not table.match:
            return
        try:
            by = Ruling(self.user, display_name(self.interaction.user), self.request.reason, counts)
            await ruling(table.match, by, *args)
        except Unreadable:
            return
        except Refused as refused:
            if refused.sentence in SEAT_REFUSALS:
                raise

    async def set_deadline(self, table: EventTable, at: int) -> None:
        """Tell the match of a table until when it is to be played, before a ruling shows its card."""
        with suppress(Refused, Unreadable):
            if table.match:
                await self.matches.set_deadline(table.match, at)

    async def seat(
        self,
        table: EventTable,
        seat: int,
        user: int | None,
        name: str,
        former: Container[int | None] | None = None,
        counts: str = "",
    ) -> None:
        """Give a seat of a table's match to a user, or to a bot; with `former`, only if one of these sits there."""
        now = await seated(self.matches, table, seat) if table.match else user
        if now != user if former is None else now in former:
            await self.rule(self.matches.arbiter.replace, table, seat, user, name, counts=counts)

    async def set_name(self, member: discord.Member) -> str:
        """Store the name of a person in the tournament, and return it."""
        name = display_name(member)
        await self.keeper.set_name(self.stored.row.id, member.id, name)
        return name
