"""The matches of a tournament's tables: made once, and read when they have ended. Does not use Discord."""

from collections.abc import Awaitable, Callable, Collection, Iterator, MutableMapping, Sequence
from contextlib import suppress
from typing import Final

from bot.features.lobby.muster import LobbyLife
from bot.features.lobby.service import PreparedLobby
from bot.features.lobby.services import LobbyServices
from bot.features.lobby.starting import SharedDeal
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.entries import ENDED_PHASES
from bot.features.tournaments.rules.knockout import best_of, round_name
from bot.features.tournaments.rules.model import Event, EventRound, EventTable, Logged, find_table
from bot.features.tournaments.stored import StoredTournament
from bot.match.arbiter import Ruling
from bot.match.conceding import places
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.safe_names import shown
from bot.match.service import Matches
from bot.match.settings import (
    CLOSING_MESSAGE,
    DUPLICATE_OF,
    PACE,
    PLAY_BY,
    ROUND_NAME,
    SERIES_GAME,
    TOURNAMENT,
    VACATION,
    EventOf,
    is_secluded,
)
from engine.core.seal import commitment
from storage.errors import Unreadable
from storage.matches import MatchRow
from storage.tournaments import EventTableRow

SEAT_TAKING_ACTS: Final = ("replaced", "took_over")
"""Acts by which a user takes the seat of another."""

SealRound = Callable[[str], Awaitable[int | None]]
"""Callback that publishes the seal of a duplicate round; returns the message's id, or None if it was not posted."""


async def make_match(
    matches: Matches,
    lobby: LobbyServices,
    stored: StoredTournament,
    table: EventTable,
    place: EventTableRow,
    seal: SealRound,
) -> None:
    """Make and start the match of a table, unless it has begun; silent, if its round is still to be announced."""
    settings, row = stored.tournament.settings, stored.row
    one = find_table(stored.tournament, table.key)[1]
    match = await matches.find(place.match_id)
    if match is None or match.status == "lobby":
        people = [(player, stored.name(player)) for player in table.in_seats(table.sitting)]
        given = {
            PACE: one.pace or settings.pace,
            VACATION: "on" if settings.vacation else "off",
            TOURNAMENT: str(EventOf(row.id, table.key, shown(settings.name))),
            PLAY_BY: f"{table.deadline}",
        }
        if name := _round_name(stored.tournament, table):
            given[ROUND_NAME] = name
        if (games := best_of(stored.tournament, table.key)) > 1:
            won = table.in_seats(table.games_won)
            given[SERIES_GAME] = " ".join(map(str, (1 + len(table.games), games, *won)))
        prepared = PreparedLobby(
            place.match_id, place.channel_id, row.guild_id, row.owner_id, settings.game, settings.options, given
        )
        free = range(len(people), settings.seats) if settings.fill else ()
        computers = [await lobby.life.computer_name(row.guild_id, 1 + seat) for seat in free]
        await lobby.lobbies.gather(prepared, people, computers)
        shared = None
        if settings.duplicate:
            shared = await _shared_deal(matches, lobby, stored, one, place.match_id, seal)
        await lobby.starting.start_unasked(place.match_id, row.owner_id, silent=not one.announced, shared=shared)


def _round_name(tournament: Event, table: EventTable) -> str:
    """Return the name that the card of a match has for its round; empty if it has only a number."""
    stage, one, _ = find_table(tournament, table.key)
    return "third-title" if table.part == "third" else round_name(tournament, tournament.stages.index(stage), one)


async def _shared_deal(
    matches: Matches, lobby: LobbyServices, stored: StoredTournament, one: EventRound, match_id: str, seal: SealRound
) -> SharedDeal:
    """Return the deal of a duplicate round: that of a match that has begun, else a new one, whose seal is published."""
    for row in await round_matches(matches, stored, one):
        if row.status != "lobby" and row.seed is not None and DUPLICATE_OF in row.settings:
            closed = row.settings.get(CLOSING_MESSAGE)
            return SharedDeal(row.seed, row.settings[DUPLICATE_OF], None if closed is None else int(closed))
    made = await matches.find(match_id)
    secret = (None if made is None else made.seed) or lobby.starting.new_secret()
    return SharedDeal(secret, match_id, await seal(commitment(secret)))


async def round_matches(matches: Matches, stored: StoredTournament, one: EventRound) -> list[MatchRow]:
    """Return the matches of a round's tables, as far as they are made."""
    places = [await matches.store.event_table(stored.row.id, table.match_key) for table in one.tables]
    found = [await matches.find(place.match_id) for place in places if place is not None]
    return [row for row in found if row is not None]


async def open_rounds(matches: Matches, stored: StoredTournament, opened: MutableMapping[str, bool]) -> None:
    """Open the matches of duplicate rounds whose last match has ended, and note the rounds in `opened`."""
    tournament = stored.tournament
    for number, stage in enumerate(tournament.stages if tournament.settings.duplicate else ()):
        for one in stage.rounds:
            name = f"{stored.row.id} {number}.{one.number}"
            if name in opened or not (one.closed or tournament.phase in ENDED_PHASES):
                continue
            rows = await round_matches(matches, stored, one)
            if all(row.status not in ("lobby", "live") for row in rows):
                for row in filter(is_secluded, rows):
                    await matches.end_seclusion(row.id)
                opened[name] = True


async def keep_deadlines(matches: Matches, stored: StoredTournament, kept: MutableMapping[str, bool]) -> None:
    """Tell the open matches until when they are to be played, and note that in `kept`."""
    for table in stored.tournament.open_tables():
        name = f"{table.match} {table.deadline}"
        if table.match and name not in kept:
            with suppress(Refused, Unreadable):
                await matches.set_deadline(table.match, table.deadline)
            kept[name] = True


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


def by_seat(match: MatchRow, places: tuple[int, ...]) -> tuple[int, ...]:
    """Return places by player in the order of the match's seats: in a series sides change after each game."""
    game, *_ = match.settings.get(SERIES_GAME, "1").split()
    return places if int(game) % 2 else places[::-1]


async def end_if_ruled(matches: Matches, stored: StoredTournament, key: str, match_id: str) -> None:
    """End the match of a table that was ruled while the match was being made."""
    table = find_table(stored.tournament, key)[2]
    if table.match or table.result is None:
        return
    ruled, match = _latest(stored.tournament, ("ruled",), key), await matches.find(match_id)
    if ruled is not None and match is not None and match.status == "live":
        await matches.arbiter.end(match_id, _ruling(stored, ruled), by_seat(match, table.result.places))


def _latest(tournament: Event, kinds: Collection[str], about: int | str) -> Logged | None:
    lines = (line for line in reversed(tournament.log) if line.kind in kinds)
    return next((line for line in lines if about in (line.table, *line.players[1:])), None)


def _ruling(stored: StoredTournament, line: Logged) -> Ruling:
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
    """Yield acts for players who lost their seats; one of the table's players in another seat is no substitute."""
    known, players = (*table.players, *table.sitting), table.in_seats(table.players)
    for seat in match.seats[: len(players)]:
        player, sitting = players[seat.seat], table.in_seats(table.sitting)[seat.seat]
        user = None if match.is_passed_on(seat.seat) else seat.user_id
        if user is not None and user not in known:
            id = f"{table.match_key} {player} replaced"
            yield acts.Replaced(id=id, at=now, table=table.key, player=player, substitute=user)
        elif user != sitting and player not in table.given_up:
            yield acts.GaveUp(id=f"{table.match_key} {player} gave up", at=now, table=table.key, player=player)


def table_to_launch(tournament: Event, key: str) -> EventTable | None:
    """Return a table whose match is to be made; None if it has a match or result, or the tournament is not running."""
    if tournament.phase != "running" or tournament.paused:
        return None
    table = find_table(tournament, key)[2]
    return None if table.match or table.result is not None else table
