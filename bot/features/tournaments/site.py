"""Pages of tournaments on the website: standings with every round, brackets, results, rules, and a feed as JSON.

A player is named here only if the page of a public match names them too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from msgspec import Struct, json, structs

from bot.features.replay.site_pages import DUEL_SEATS, SiteEvent, day_of, day_text, page_id, render_page
from bot.features.tournaments import site_stages
from bot.features.tournaments.announcements import podium_of
from bot.features.tournaments.cards import rules_lines
from bot.features.tournaments.finding import MEDAL_SIGNS
from bot.features.tournaments.matches import SEAT_TAKING_ACTS
from bot.features.tournaments.rules.exports import decimal, standings_places
from bot.features.tournaments.rules.model import FORMATS_WITH_ROUNDS, EventRound
from bot.features.tournaments.rules.ranking import final_places, ranked_places
from bot.features.tournaments.rules.scoring import POINT_UNIT, points_of
from bot.features.tournaments.rules.teams import TEAMS, members, team_matches
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import MAX_REASON_LENGTH, act_kind, round_title
from bot.match.safe_names import harmless
from bot.match.settings import SERIES_GAME, EventOf, event_of
from bot.words import Words
from render.prose.lists import listed
from storage.matches import MatchRow, SeatRow

PHASES_WITH_PAGES: Final = ("running", "finished")

REASON_MENTION: Final = re.compile(r"[<‹][@＠]!?(\d{1,20})[>›]")
"""A mention in a reason, also in the letters that make it harmless."""


class PublicTournaments:
    """The tournaments of public matches, and what of each the site may show. `server_name` returns "" if unknown."""

    def __init__(
        self, words: Words, stored: Iterable[StoredTournament], server_name: Callable[[int], str] = lambda guild: ""
    ) -> None:
        self._shown = {
            one.row.id: site_stages.SiteTournament(words, one.as_seen(), {}, set(), server_name(one.row.guild_id or 0))
            for one in stored
            if has_event_pages(one)
        }

    def add(self, row: MatchRow, seats: Iterable[SeatRow]) -> SiteEvent | None:
        """Add a match that has pages, and return the tournament that it belongs to, if that has pages."""
        event = event_of(row)
        shown = None if event is None else self._shown.get(event.id)
        if event is None or shown is None:
            return None
        people = {seat.user_id for seat in seats if seat.user_id is not None}
        added = {**shown.matches, row.id: page_id(row)}
        shown = structs.replace(shown, matches=added, people=shown.people | people, games=_with_game(shown, event, row))
        self._shown[shown.stored.row.id] = shown
        return site_stages.event_of_match(shown, row, [seat.user_id for seat in seats])

    def published(self) -> list[site_stages.SiteTournament]:
        """Return the tournaments with a public match, the latest first."""
        found = [one for one in self._shown.values() if one.matches]
        return sorted(found, key=lambda one: (-one.stored.row.created_at, one.stored.row.id))


def _with_game(
    shown: site_stages.SiteTournament, event: EventOf, row: MatchRow
) -> Mapping[str, tuple[tuple[int, str], ...]]:
    """Return the games of series with a match added, if it is one of them."""
    if SERIES_GAME not in row.settings:
        return shown.games
    game = int(row.settings[SERIES_GAME].split()[0]), page_id(row)
    return {**shown.games, event.table: tuple(sorted((*shown.games.get(event.table, ()), game)))}


def has_event_pages(stored: StoredTournament) -> bool:
    """Return True if a tournament has begun, so that its pages have something to show."""
    return stored.tournament.phase in PHASES_WITH_PAGES and bool(stored.tournament.tables())


MAX_RANKED: Final = 16
"""Players in the final ranking on the first page of a tournament."""


def event_pages(event: site_stages.SiteTournament) -> dict[str, bytes]:
    """Return all files in a tournament's folder by name."""
    made: dict[str, str] = {}
    tournament = event.stored.tournament
    rest: list[tuple[str, str]] = []
    sections = []
    for number, stage in reversed([*enumerate(tournament.stages)]):
        if not stage.rounds:
            continue
        first, *more = [*site_stages.stage_sections(event, number)]
        sections.append(first)
        for page, section in enumerate(more, 2):
            name = f"standings-{number + 1}-{page}.html"
            made[name] = _page(event, "tournament.html", section.title, sections=[section], is_index=False)
            rest.append((event.words("site-standings-page", page=page), name))
        for one in stage.rounds:
            made |= _round_pages(event, number, one)
    ranking = [*_ranking(event)] if event.champions() else []
    made["index.html"] = _page(
        event,
        "tournament.html",
        "",
        sections=sections,
        rest=rest,
        rounds=_round_links(event),
        banner=_banner(event),
        ranking=ranking[:MAX_RANKED],
        others=ranking[MAX_RANKED:],
        rulings=[(day, [*lines]) for day, lines in groupby(_rulings(event), key=lambda ruling: ruling.day)],
        anonymous=any(player not in event.people for player in tournament.stages[0].players),
        feed="results.json",
        is_index=True,
    )
    return {**{name: page.encode() for name, page in made.items()}, "results.json": results_json(event)}


def _banner(event: site_stages.SiteTournament) -> str:
    """Return the champions, or the round that is played and until when."""
    words, tournament = event.words, event.stored.tournament
    names = event.champions()
    if names:
        return words("site-champions", players=listed(words, names), count=len(names))
    if tournament.phase == "finished":
        return words("site-event-finished")
    number = len(tournament.stages) - 1
    rounds = tournament.stages[number].rounds
    title = round_title(words, tournament, number, rounds[-1]) if rounds else ""
    until = max((table.deadline for table in tournament.open_tables()), default=0)
    return words("site-under-way", round=title, day=day_text(words, until))


def _ranking(event: site_stages.SiteTournament) -> Iterator[tuple[int, str, str]]:
    """Yield the ranks, the signs of the medals and the names of the final ranking."""
    podium = zip(podium_of(event.stored.tournament), MEDAL_SIGNS, strict=False)
    medals = {player: sign for players, sign in podium for player in players}
    for rank, (first, *_) in ranked_places(event.stored.tournament):
        yield rank, f"{medals[first]} " if first in medals else "", event.entrant(first)


class ShownRuling(Struct, frozen=True):
    """A decision of the organisers: its day, the act, the table with a link and its result, the players, the reason."""

    day: str
    act: str
    table: str
    to: str
    about: str
    reason: str


def _rulings(event: site_stages.SiteTournament) -> Iterator[ShownRuling]:
    """Yield the decisions of the organisers with their reasons, in which people are named as everywhere on the site."""
    words, tournament = event.words, event.stored.tournament
    latest = {line.table: line.id for line in tournament.log if line.table and line.reason}
    for line in tournament.log:
        if line.reason:
            about = (" → " if line.kind in SEAT_TAKING_ACTS else ", ").join(map(event.name, line.players))
            reason = harmless(
                REASON_MENTION.sub(lambda found: event.name(int(found[1])), line.reason), MAX_REASON_LENGTH
            )
            act = words(f"tournament-act-{act_kind(tournament, line.kind, line.players)}")
            table, to, result = site_stages.table_text(event, line.table)
            about = about or (result if latest.get(line.table) == line.id else "")
            yield ShownRuling(day_text(words, line.at), act, table, to, about, reason)


def _page(event: site_stages.SiteTournament, template: str, title: str, **values: Any) -> str:
    """Render a page of a tournament; the facts are on its first page alone."""
    entry, is_index = event.entry, bool(values.get("is_index"))
    facts = [*_facts(event)] if is_index else []
    about = _about(event)
    crumbs = () if is_index else [(entry.title, "index.html")]
    heading = title or entry.title
    values |= {"event": entry, "heading": heading, "facts": facts, "about": about, "crumbs": crumbs}
    return render_page(template, event.words, f"{entry.title}: {title}" if title else entry.title, "", **values)


def _about(event: site_stages.SiteTournament) -> str:
    """Return what is played: the game, the format, and how it goes on."""
    words, settings = event.words, event.stored.tournament.settings
    rounds = settings.rounds if settings.format in FORMATS_WITH_ROUNDS else 0
    parts = [
        words(f"game-{settings.game}"),
        words(f"tournament-format-{settings.format}"),
        words("site-seats", seats=settings.seats) if settings.seats != DUEL_SEATS else "",
        words("tournament-team-size", players=settings.boards) if settings.boards else "",
        words("site-rounds", rounds=rounds) if rounds else "",
        words("site-cut", players=settings.cut) if settings.cut > 1 else "",
        words("site-best-of", games=settings.best_of, series=settings.series) if settings.best_of > 1 else "",
    ]
    return " · ".join(filter(None, parts))


def _facts(event: site_stages.SiteTournament) -> Iterator[tuple[str, str]]:
    """Yield the facts and the rules of a tournament."""
    words, tournament = event.words, event.stored.tournament
    settings = tournament.settings
    yield words("site-server"), event.server
    yield words("site-began"), day_text(words, site_stages.time_of(tournament, "started"))
    yield words("site-over"), day_text(words, site_stages.time_of(tournament, "finished"))
    yield words("site-players"), f"{len(tournament.stages[0].players)}"
    yield words("site-clock"), words(f"pace-{settings.pace}")
    cut = [words("tournament-cut", players=settings.cut)] if settings.cut > 1 else []
    for position, line in enumerate([*cut, *rules_lines(words, settings)]):
        yield "" if position else words("site-rules"), line
    ranked = {player for stage in tournament.stages for player in stage.players}
    absent = sum(entry.player not in ranked for entry in tournament.entries)
    yield words("site-absent"), f"{absent}" if absent else ""


def _round_pages(event: site_stages.SiteTournament, number: int, one: EventRound) -> dict[str, str]:
    """Return the pages with the results of a round, table by table."""
    tournament = event.stored.tournament
    title, stage = round_title(event.words, tournament, number, one), tournament.stages[number]
    matches = team_matches(stage, one) if stage.format == TEAMS else ()
    headings = site_stages.part_headings(event, one)
    headings |= {match.tables[0].key: site_stages.team_line(event, match) for match in matches}
    tables, byes = site_stages.shown_tables(event, number, one, headings), site_stages.byes_text(event, one)
    parts = [
        tables[at : at + site_stages.TABLES_PER_PAGE] for at in range(0, len(tables), site_stages.TABLES_PER_PAGE)
    ] or [()]
    names = [site_stages.round_name(number, one, 1 + at * site_stages.TABLES_PER_PAGE) for at in range(len(parts))]
    scored = any(table.result is not None and table.result.scores for table in one.tables)
    made = {}
    for at, part in enumerate(parts):
        beside = (
            [(f"{page + 1}", name if page != at else "") for page, name in enumerate(names)] if len(names) > 1 else []
        )
        values = {
            "tables": part,
            "byes": byes if at == 0 else "",
            "pages": beside,
            "rounds": _round_links(event, one, number),
            "duels": all(site_stages.is_duel(event, table) for table in one.tables),
        }
        made[names[at]] = _page(event, "round.html", title, **values, scored=scored)
    return made


def _round_links(
    event: site_stages.SiteTournament, now: EventRound | None = None, stage: int = 0
) -> list[tuple[str, str]]:
    """Return links to the pages of all rounds, except the one that is shown."""
    return [
        (round_title(event.words, event.stored.tournament, number, one), site_stages.round_name(number, one, 1))
        if one is not now or number != stage
        else (round_title(event.words, event.stored.tournament, number, one), "")
        for number, each in enumerate(event.stored.tournament.stages)
        for one in each.rounds
    ]


def results_json(event: site_stages.SiteTournament) -> bytes:
    """Return standings and results for other programs; no id of a user or a match is in it.

    Players of a table are in the order of their seats; they have a place and points once there is a result.
    """
    tournament, entry = event.stored.tournament, event.entry
    winners = event.champions()
    return json.encode(
        {
            "name": entry.title,
            "game": tournament.settings.game,
            "format": tournament.settings.format,
            "seats": tournament.settings.seats,
            "phase": tournament.phase,
            "server": event.server,
            "starts": day_of(entry.at),
            "over": day_of(site_stages.time_of(tournament, "finished")),
            "champion": next(iter(winners), None),
            "champions": winners,
            "ranking": [event.entrant(players[0]) for players in final_places(tournament)],
            "standings": [*_places(event)],
            "tables": [*_tables(event)],
        }
    )


def _places(event: site_stages.SiteTournament) -> Iterator[dict[str, object]]:
    tournament = event.stored.tournament
    for one in standings_places(tournament):
        values = {name: round(decimal(name, value), 6) for name, value in one.values.items() if name != "lot"}
        yield {
            "stage": one.stage,
            "division": one.division,
            "rank": one.rank,
            "name": event.entrant(one.player),
            **({"players": [*map(event.name, team)]} if len(team := members(tournament, one.player)) > 1 else {}),
            "left": one.state in ("dropped", "disqualified"),
            "final": one.final,
            "values": values,
            "decided_by": one.decided_by,
        }


def _tables(event: site_stages.SiteTournament) -> Iterator[dict[str, object]]:
    for table in event.stored.tournament.tables():
        stage, number, position = map(int, table.key.split("."))
        result = table.result
        gained = () if result is None else points_of(result, event.stored.tournament.settings.scheme)
        players: list[dict[str, object]] = [{"name": event.name(player)} for player in table.players]
        if result is not None:
            for seat, shown_player in enumerate(players):
                shown_player["place"] = result.counted[seat]
                shown_player["points"] = round(gained[seat] / POINT_UNIT, 6)
                if result.scores:
                    shown_player["score"] = result.scores[seat]
        match = site_stages.match_page(event, table)
        games = [address for _, address in site_stages.match_links(event, table)] if table.key in event.games else []
        linked = ({"match": match} if match else {}) | ({"games": games} if games else {})
        yield {"stage": stage, "round": number, "table": position, **linked, "players": players}
