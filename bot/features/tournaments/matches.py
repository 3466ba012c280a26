"""The matches of a tournament's tables: made once, and read when they have ended. Does not use Discord."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from typing import Final

from bot.features.lobby.life import LobbyLife
from bot.features.lobby.service import PreparedLobby
from bot.features.lobby.services import LobbyServices
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import Event, EventTable, Logged, find_table
from bot.features.tournaments.stored import StoredTournament
from bot.match.arbiter import Ruling
from bot.match.conceding import places
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.names import shown
from bot.match.service import Matches
from bot.match.settings import PACE, TOURNAMENT, VACATION, EventOf
from storage.tournaments import EventTableRow

SEAT_TAKING_ACTS: Final = ("replaced", "took_over")
"""Acts by which a user takes the seat of another."""


async def make_match(
    matches: Matches, lobby: LobbyServices, stored: StoredTournament, table: EventTable, place: EventTableRow
) -> None:
    """Make and start the match of a table, unless it has begun.

    Its players are pinged by the announcement of the round, or by the match if the round was announced without it.
    """
    settings, row = stored.tournament.settings, stored.row
    one = find_table(stored.tournament, table.key)[1]
    match = await matches.find(place.match_id)
    if match is None or match.status == "lobby":
        people = [(player, stored.name(player)) for player in table.in_seats(table.sitting)]
        given = {
            PACE: one.pace or settings.pace,
            VACATION: "on" if settings.vacation else "off",
            TOURNAMENT: str(EventOf(row.id, table.key, shown(settings.name))),
        }
        prepared = PreparedLobby(
            place.match_id, place.channel_id, row.guild_id, row.owner_id, settings.game, settings.options, given
        )
        free = range(len(people), settings.seats) if settings.fill else ()
        computers = [await lobby.life.computer_name(row.guild_id, 1 + seat) for seat in free]
        await lobby.lobbies.gather(prepared, people, computers)
        await lobby.starting.start_unasked(place.match_id, row.owner_id, silent=not one.announced)


async def seat_as_noted(
    matches: Matches, life: LobbyLife, stored: StoredTournament, table: EventTable, match_id: str
) -> None:
    """Apply the substitutions since the draw to a new match; computer players replace those who have left."""
    sitting = table.in_seats(table.sitting)
    for seat in (await matches.get_match(match_id)).seats[: len(sitting)]:
        player = sitting[seat.seat]
        if player in table.given_up:
            name = await life.computer_name(stored.row.guild_id, 1 + seat.seat)
            await matches.seat_changes.vacate(match_id, player, name)
        elif seat.user_id != player and (seated := _latest(stored.tournament, SEAT_TAKING_ACTS, player)):
            # a seat that can no longer be taken counts as given up when the match ends
            with suppress(Refused):
                ruling = _ruling(stored, seated)
                await matches.arbiter.replace(match_id, ruling, seat.seat, player, stored.name(player))


async def end_if_ruled(matches: Matches, stored: StoredTournament, key: str, match_id: str) -> None:
    """End the match of a table that was ruled while the match was being made."""
    table = find_table(stored.tournament, key)[2]
    ruled = None if table.match or table.result is None else _latest(stored.tournament, ("ruled",), key)
    match = await matches.find(match_id)
    if ruled is not None and match is not None and match.status == "live":
        await matches.arbiter.end(match_id, _ruling(stored, ruled))


def _latest(tournament: Event, kinds: Collection[str], about: int | str) -> Logged | None:
    """Return the latest of such acts about a table, or by which a user took a seat."""
    lines = (line for line in reversed(tournament.log) if line.kind in kinds)
    return next((line for line in lines if about in (line.table, *line.players[1:])), None)


def _ruling(stored: StoredTournament, line: Logged) -> Ruling:
    """Return a ruling in a tournament as a ruling in a match."""
    return Ruling(line.by, stored.name(line.by), line.reason)


async def ended_acts(matches: Matches, table: EventTable, match_id: str, now: int) -> list[AnyAct]:
    """Return the acts that follow from the end of a match: who left it, and its result."""
    match = await matches.get_match(match_id)
    outcome, loser = match.view(None).outcome, match.conceder
    if loser is not None:
        reported = acts.Reported(id=f"{table.match_key} result", at=now, table=table.key, places=places(loser))
        conceding = table.in_seats(table.players)[loser]
        return [*(act for act in _left(table, match, now) if act.player != conceding), reported]
    if match.row.status == "cancelled" or outcome is None:
        return [acts.CalledOff(id=f"{table.match_key} called off", at=now, table=table.key)]
    ranks, scores = among_people(outcome.ranks, len(table.players)), outcome.scores[: len(table.players)]
    reported = acts.Reported(id=f"{table.match_key} result", at=now, table=table.key, places=ranks, scores=scores)
    return [*_left(table, match, now), reported]


def among_people(ranks: Sequence[int], people: int) -> tuple[int, ...]:
    """Return the places among the people, who have the first seats; computer players that fill a table have none."""
    own = ranks[:people]
    return tuple(1 + sum(other < rank for other in own) for rank in own)


def _left(table: EventTable, match: SeatedMatch, now: int) -> Iterator[acts.Replaced | acts.GaveUp]:
    """Yield acts for players who are no longer in their seats at the end.

    A player of the table who sits in another seat does not count as a substitute.
    """
    known, players = (*table.players, *table.sitting), table.in_seats(table.players)
    for seat in match.seats[: len(players)]:
        player, sitting = players[seat.seat], table.in_seats(table.sitting)[seat.seat]
        user = None if match.is_passed_on(seat.seat) else seat.user_id
        if user is not None and user not in known:
            id = f"{table.match_key} {player} replaced"
            yield acts.Replaced(id=id, at=now, table=table.key, player=player, substitute=user)
        elif user != sitting and player not in table.given_up:
            yield acts.GaveUp(id=f"{table.match_key} {player} gave up", at=now, table=table.key, player=player)
