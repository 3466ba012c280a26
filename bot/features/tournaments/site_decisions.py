"""Decisions of the organisers on the website, each with what it is about and its reason."""

from collections.abc import Iterator

from msgspec import Struct

from bot.clocks.paces import HOUR
from bot.features.replay.site_pages import DUEL_SEATS, Link, clock_text, day_text
from bot.features.tournaments import texts
from bot.features.tournaments.decision_texts import MAX_TABLES_NAMED, act_kind
from bot.features.tournaments.matches import SEAT_TAKING_ACTS
from bot.features.tournaments.rules.model import EventRound, EventTable, Logged
from bot.features.tournaments.site_tables import round_name, table_text
from bot.features.tournaments.site_tournament import SiteTournament

ACTS_ABOUT_ROUND = ("extended", "settled", "advanced", "shared", "played_again", "redrawn", "exchanged", "paused")
"""Acts that the site names together with the round that was played then."""

LEAVING_ACTS = ("disqualified", "dropped")
"""Acts after which a player's seat in a running match may be taken by another person."""


class ShownDecision(Struct, frozen=True):
    """A decision; if another person plays on in a seat, the `outcome` says who, and what counts of the match."""

    number: int
    day: str
    time: str
    act: str
    where: Link
    about: str
    reason: str
    outcome: str = ""


def shown_decisions(event: SiteTournament) -> Iterator[ShownDecision]:
    """Yield the decisions that have a reason; people are named in them as everywhere on the site."""
    words, tournament = event.words, event.tournament
    latest = {line.table: line.id for line in tournament.log if line.table and line.reason}
    rounds = [(number, one) for number, stage in enumerate(tournament.stages) for one in stage.rounds]
    number, drawn = 0, 0
    for line in tournament.log:
        drawn += line.kind == "drawn"
        if not line.reason:
            continue
        number += 1
        title, to, result = table_text(event, line.table)
        if not title and line.kind in ACTS_ABOUT_ROUND and 0 < drawn <= len(rounds):
            title, to = _round_of(event, *rounds[drawn - 1], line)
        taken = next(_seats_taken(event, line), None)
        if taken is not None:
            title, to, result = table_text(event, taken[0].key)
        yield ShownDecision(
            number,
            day_text(words, line.at),
            clock_text(line.at),
            words(f"tournament-act-{act_kind(tournament, line.kind, line.players)}"),
            (title, to),
            _about(event, line, drawn) or (result if latest.get(line.table) == line.id else ""),
            event.published(line.reason),
            _outcome(event, *taken, result) if taken is not None else "",
        )


def _seats_taken(event: SiteTournament, line: Logged) -> Iterator[tuple[EventTable, int]]:
    """Yield the tables, and the seats, in which another person plays on for a player who had to leave."""
    for table in event.tournament.tables() if line.kind in LEAVING_ACTS else ():
        for seat, player in enumerate(table.players):
            if player in line.players and player in table.given_up and table.sitting[seat] != player:
                yield table, seat


def _outcome(event: SiteTournament, table: EventTable, seat: int, result: str) -> str:
    """Return who plays on in a seat, and the result that counts once there is one."""
    words, player, sitting = event.words, table.players[seat], table.sitting[seat]
    stood_in = words("site-stood-in", substitute=event.name(sitting), player=event.name(player))
    return f"{stood_in} {words('site-counted', result=result)}" if result else stood_in


def _about(event: SiteTournament, line: Logged, drawn: int) -> str:
    """Return how much time a decision gives, or the people it is about."""
    if line.seconds:
        return event.words("tournament-more-hours", hours=line.seconds // HOUR)
    if line.kind in SEAT_TAKING_ACTS and len(line.players) == DUEL_SEATS:
        left, successor = map(event.name, line.players)
        return event.words("site-takes-over", player=left, successor=successor)
    people = ", ".join(map(event.name, line.players))
    is_late = line.kind == "entered" and drawn
    return event.words("site-from-round", player=people, round=drawn + 1) if is_late else people


def _round_of(event: SiteTournament, number: int, one: EventRound, line: Logged) -> Link:
    """Return a round, or its only table that a decision is about, with a link."""
    subjects, keys = {*line.players}, {*line.tables}
    tables = [table.key for table in one.tables if table.key in keys or subjects.intersection(table.players)]
    if len(tables) == 1:
        return table_text(event, tables[0])[:2]
    numbers = [key.rpartition(".")[2] for key in tables if key in keys]
    title = texts.round_title(event.words, event.tournament, number, one)
    if numbers:
        title = f"{title}, {event.words('site-table-number', number=texts.shortened(numbers, MAX_TABLES_NAMED))}"
    return title, round_name(number, one, 1)
