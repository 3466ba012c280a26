"""The matches of an event's tables: made once, and read when they have ended. Knows no discord."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Final

from bot.features.lobby.life import LobbyLife
from bot.features.lobby.services import LobbyServices
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import Event, EventTable, Logged, find_table
from bot.features.tournaments.stored import StoredEvent
from bot.match.arbiter import Ruling
from bot.match.conceding import conceded, places
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.names import shown
from bot.match.service import Matches
from bot.match.settings import PACE, TOURNAMENT, VACATION, EventOf
from storage.tournaments import EventTableRow

SEATED: Final = ("replaced", "took_over")
"""Acts by which somebody sits down for another."""


async def make_match(
    matches: Matches, lobby: LobbyServices, stored: StoredEvent, table: EventTable, place: EventTableRow
) -> None:
    """Make and start a table's match unless it has begun.

    Its players are called by the event, once for all their matches, but where their round has been announced without this one.
    """
    settings, row = stored.event.settings, stored.row
    announced = find_table(stored.event, table.key)[1].announced
    match = await matches.find(place.match_id)
    if match is None or match.status == "lobby":
        people = [(player, stored.name(player)) for player in table.sitting]
        where = (place.channel_id, row.guild_id)
        given = {
            PACE: settings.pace,
            VACATION: "on" if settings.vacation else "off",
            TOURNAMENT: str(EventOf(row.id, table.key, shown(settings.name))),
        }
        await lobby.lobbies.gather(place.match_id, where, row.owner_id, people, settings.game, settings.options, given)
        await lobby.starting.start_unasked(place.match_id, row.owner_id, silent=not announced)


async def seat_as_noted(
    matches: Matches, life: LobbyLife, stored: StoredEvent, table: EventTable, match_id: str
) -> None:
    """Let those sit at a new match whom the event has there now: who has left it gives the seat to a computer player."""
    for seat in (await matches.get_match(match_id)).seats:
        player = table.sitting[seat.seat]
        if player in table.given_up:
            name = await life.computer_name(stored.row.guild_id, 1 + seat.seat)
            await matches.seat_changes.vacate(match_id, player, name)
        elif seat.user_id != player and (seated := _latest(stored.event, SEATED, player)):
            # a seat that cannot be had any more counts as given up when the match ends
            with suppress(Refused):
                ruling = _ruling(stored, seated)
                await matches.arbiter.replace(match_id, ruling, seat.seat, player, stored.name(player))


async def end_if_ruled(matches: Matches, stored: StoredEvent, place: EventTableRow) -> None:
    """End the match of a table that was ruled while it was being made."""
    table = find_table(stored.event, place.key)[2]
    ruled = None if table.match or table.result is None else _latest(stored.event, ("ruled",), place.key)
    match = await matches.find(place.match_id)
    if ruled is not None and match is not None and match.status == "live":
        await matches.arbiter.end(place.match_id, _ruling(stored, ruled))


def _latest(event: Event, kinds: Collection[str], about: int | str) -> Logged | None:
    """The latest of such acts about a table, or that let a user sit down."""
    lines = (line for line in reversed(event.log) if line.kind in kinds)
    return next((line for line in lines if about in (line.table, *line.players[1:])), None)


def _ruling(stored: StoredEvent, line: Logged) -> Ruling:
    """A ruling in an event as one in a match."""
    return Ruling(line.by, stored.name(line.by), line.reason)


async def ended_acts(matches: Matches, table: EventTable, match_id: str, now: int) -> list[AnyAct]:
    """What the end of a table's match means for the event: who left it, and its places."""
    match = await matches.get_match(match_id)
    outcome, loser = match.view(None).outcome, conceded(match)
    if loser is not None:
        reported = acts.Reported(id=f"{table.key} result", at=now, table=table.key, places=places(loser))
        return [*(act for act in _left(table, match, now) if act.player != table.players[loser]), reported]
    if match.row.status == "cancelled" or outcome is None:
        return [acts.CalledOff(id=f"{table.key} called off", at=now, table=table.key)]
    ranks, scores = outcome.ranks, outcome.scores
    reported = acts.Reported(id=f"{table.key} result", at=now, table=table.key, places=ranks, scores=scores)
    return [*_left(table, match, now), reported]


def _left(table: EventTable, match: SeatedMatch, now: int) -> Iterator[acts.Replaced | acts.GaveUp]:
    """Who does not sit there any more at the end of the match; somebody of the table in another's seat replaces nobody."""
    known = (*table.players, *table.sitting)
    for seat in match.seats:
        player, sitting = table.players[seat.seat], table.sitting[seat.seat]
        user = None if match.is_passed_on(seat.seat) else seat.user_id
        if user is not None and user not in known:
            id = f"{table.key} {player} replaced"
            yield acts.Replaced(id=id, at=now, table=table.key, player=player, substitute=user)
        elif user != sitting and player not in table.given_up:
            yield acts.GaveUp(id=f"{table.key} {player} gave up", at=now, table=table.key, player=player)
