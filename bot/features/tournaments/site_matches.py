"""A public match in its tournament on the website: its round, its result, and what counts instead."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from bot.features.replay.site_pages import EventMatch, Link
from bot.features.tournaments import site_tables, texts
from bot.features.tournaments.rules.model import EventTable, find_table
from bot.features.tournaments.site_tournament import SiteTournament
from bot.match.settings import SERIES_GAME, event_of
from storage.matches import MatchRow

REMOVING_ACTS: Final = frozenset(("disqualified", "dropped", "replaced"))
"""Acts after which another person sits in a player's seat."""


def event_match(event: SiteTournament, row: MatchRow, seated: Sequence[int | None]) -> EventMatch:
    """Return the tournament of a match with its round and what counts of it, if its table is still known."""
    tournament, words, belongs = event.tournament, event.words, event_of(row)
    known = EventMatch(**structs.asdict(event.entry))
    if belongs is None or tournament.table(belongs.table) is None:
        return known
    stage, one, table = find_table(tournament, belongs.table)
    number = tournament.stages.index(stage)
    title = texts.round_title(words, tournament, number, one)
    part = words(f"tournament-part-{table.part}") if table.part == "third" else ""
    game, games, *_ = map(int, row.settings.get(SERIES_GAME, "0 0").split())
    series = words("site-game-of", game=game, games=games) if games else ""
    order = [0, 1] if [*seated] != [*table.sitting[::-1]] else [1, 0]
    played = table.played[max(game - 1, 0) :][:1]
    own = site_tables.game_result(table, played[0], order) if played and site_tables.is_duel(event, table) else ""
    counted = "" if games else site_tables.duel_result(event, table, order)
    overruled = (
        bool(played)
        and (table.ruled or not games)
        and table.result is not None
        and _winners(played[0]) != _winners(table.result.counted)
    )
    return structs.replace(
        known,
        round=" · ".join(filter(None, (title, part, series))),
        to=site_tables.table_link(number, one, one.tables.index(table) + 1),
        result=own or counted,
        mark=_mark(event, table, counted if own and overruled else "", is_series=bool(games)),
        ruled=table.ruled,
        overruled=overruled,
        counted=tuple(_counted(event, table, order, " · ".join(filter(None, (title, part))), games)),
        others=tuple(_games(event, table, game)),
        until=table.deadline if table.result is None else 0,
    )


def _games(event: SiteTournament, table: EventTable, now: int) -> Iterator[Link]:
    """Yield links to the public games of a series, if there are several; the one that is shown has none."""
    games = event.games.get(table.key, ())
    for game, folder in games if len(games) > 1 else ():
        yield event.words("site-game", number=game, winner=""), site_tables.match_address(folder) if game != now else ""


def _winners(places: Sequence[int]) -> set[int]:
    return {seat for seat, place in enumerate(places) if place == 1}


def _mark(event: SiteTournament, table: EventTable, counted: str, *, is_series: bool) -> str:
    """Return in a word that a result was decided, or counts differently."""
    if table.ruled and is_series:
        return event.words("site-match-decided", result=site_tables.verdict(event, table))
    if table.ruled:
        return ": ".join(filter(None, (event.words("site-decided"), counted)))
    return event.words("site-counts-as", result=counted) if counted else ""


def _counted(event: SiteTournament, table: EventTable, order: Sequence[int], title: str, games: int) -> Iterator[Link]:
    """Yield sentences about what counts in the tournament, each with the link to the decision behind it."""
    words = event.words
    if table.ruled:
        yield words("site-verdict", result=site_tables.verdict(event, table)), site_tables.ruling_link(event, table)
    line = site_tables.duel_line(event, table, order) or site_tables.places_line(event, table)
    if games and (table.games or table.overruled):
        played = "yes" if table.ruled else "no"
        yield words("site-whole-match", round=title, games=games, result=line, played=played), ""
    elif line and not table.ruled and (table.given_up or table.sitting != table.players):
        yield words("site-counted", result=line), ""
    for player, sitting in zip(table.players, table.sitting, strict=True):
        if player != sitting:
            stood_in = words("site-stood-in", substitute=event.name(sitting), player=event.marked(player))
            yield stood_in, event.decision_about(REMOVING_ACTS, player)
