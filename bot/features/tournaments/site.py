"""Pages of tournaments on the website: standings with every round, brackets, results, rules, and a feed as JSON.

A player is named here only if the page of a public match names them too.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from msgspec import json, structs

from bot.features.replay.site_pages import (
    DUEL_SEATS,
    SITE_NAME,
    EventMatch,
    Link,
    day_of,
    page_id,
    render_page,
    time_text,
)
from bot.features.tournaments import site_tables
from bot.features.tournaments.announcements import podium_of
from bot.features.tournaments.finding import MEDAL_SIGNS
from bot.features.tournaments.rules.exports import decimal, standings_places
from bot.features.tournaments.rules.model import FORMATS_WITH_ROUNDS, KNOCKOUTS, Event, EventRound
from bot.features.tournaments.rules.ranking import final_places, ranked_places
from bot.features.tournaments.rules.scoring import POINT_UNIT, points_of
from bot.features.tournaments.rules.teams import TEAMS, members, team_matches
from bot.features.tournaments.rules_card import PHASES_BEFORE, rules_lines
from bot.features.tournaments.site_decisions import shown_decisions
from bot.features.tournaments.site_standings import bracket_section, standings_sections
from bot.features.tournaments.site_tables import event_match
from bot.features.tournaments.site_tournament import SiteTournament, time_of
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import round_title
from bot.match.settings import SERIES_GAME, EventOf, event_of
from bot.words import Words
from render.prose.lists import listed
from storage.matches import MatchRow, SeatRow

PHASES_WITHOUT_MATCHES: Final = ("open", "muster", "running", "cancelled")
"""Phases in which a tournament without a table has a page, if matches of its server are public."""

PUBLIC_SERVER: Final = ("yes", "spotlight")
"""Values of the setting `public` of a server whose new matches are public."""


class PublicTournaments:
    """The tournaments of public matches, and those of public servers that have no match yet.

    `servers` are the names of servers by their ids, as far as they are known, and `public` their settings of that name.
    `home` is the title of the site.
    """

    def __init__(
        self,
        words: Words,
        stored: Iterable[StoredTournament],
        servers: Mapping[int, str] = {},
        public: Mapping[int, str] = {},
        home: str = SITE_NAME,
    ) -> None:
        self._public = public
        self._shown = {
            one.row.id: SiteTournament(
                words, one.as_seen(), {}, frozenset(), servers.get(one.row.guild_id or 0, ""), home=home
            )
            for one in stored
            if one.tournament.phase != "draft"
        }

    def add(self, row: MatchRow, seats: Iterable[SeatRow]) -> None:
        """Add a match that has pages."""
        event = event_of(row)
        shown = None if event is None else self._shown.get(event.id)
        if event is None or shown is None:
            return
        people = {seat.user_id: seat.name for seat in seats if seat.user_id is not None}
        others = {user: name for user, name in people.items() if user not in shown.stored.names}
        self._shown[event.id] = structs.replace(
            shown,
            matches={**shown.matches, row.id: page_id(row)},
            people=shown.people | people.keys(),
            games=_with_game(shown, event, row),
            stand_ins={**shown.stand_ins, **others},
        )

    def event_of(self, row: MatchRow, seats: Iterable[SeatRow]) -> EventMatch | None:
        """Return the tournament that a match belongs to, once all matches are added, if that has pages."""
        event = event_of(row)
        shown = None if event is None else self._shown.get(event.id)
        if shown is None or not shown.matches:
            return None
        return event_match(shown, row, [seat.user_id for seat in seats])

    def published(self) -> list[SiteTournament]:
        """Return the tournaments that have pages, the latest first."""
        servers = {one.stored.row.guild_id for one in self._shown.values() if one.matches}
        found = [one for one in self._shown.values() if one.matches or self._is_announced(one, servers)]
        return sorted(found, key=lambda one: (-one.stored.row.created_at, one.stored.row.id))

    def _is_announced(self, one: SiteTournament, servers: Iterable[int | None]) -> bool:
        """Return True if a tournament without a match is shown: one of a server that shows its matches."""
        guild = one.stored.row.guild_id
        shown = self._public.get(guild or 0, PUBLIC_SERVER[0] if guild in servers else "")
        return shown in PUBLIC_SERVER and one.tournament.phase in PHASES_WITHOUT_MATCHES and not one.tournament.tables()


def _with_game(shown: SiteTournament, event: EventOf, row: MatchRow) -> Mapping[str, tuple[tuple[int, str], ...]]:
    """Return the games of series with a match added, if it is one of them."""
    if SERIES_GAME not in row.settings:
        return shown.games
    game = int(row.settings[SERIES_GAME].split()[0]), page_id(row)
    return {**shown.games, event.table: tuple(sorted((*shown.games.get(event.table, ()), game)))}


MAX_RANKED: Final = 16
MIN_FOLDED: Final = 8


def event_pages(event: SiteTournament) -> dict[str, bytes]:
    """Return all files in a tournament's folder by name."""
    made: dict[str, str] = {}
    tournament = event.tournament
    rest: list[Link] = []
    sections: list[object] = []
    for number, stage in reversed([*enumerate(tournament.stages)]):
        if not stage.rounds:
            continue
        if stage.format in KNOCKOUTS:
            sections.append(bracket_section(event, number))
        else:
            first, *more = standings_sections(event, number)
            sections.append(first)
            for page, section in enumerate(more, 2):
                name = f"standings-{number + 1}-{page}.html"
                made[name] = _page(event, "tournament.html", section.title, sections=[section], is_index=False)
                rest.append((event.words("site-standings-page", page=page), name))
        for one in stage.rounds:
            made |= _round_pages(event, number, one)
    podium, ranking = ([*_podium(event)], [*_ranking(event)]) if event.champions() else ([], [])
    banner = _banner(event)
    folded = MAX_RANKED if len(ranking) >= MAX_RANKED + MIN_FOLDED else len(ranking)
    made["index.html"] = _page(
        event,
        "tournament.html",
        "",
        sections=sections,
        rest=rest,
        rounds=_round_links(event),
        banner=banner,
        now=_current(event),
        summary=f"{' · '.join(_about(event))}\n{banner}",
        description=event.published(tournament.settings.about),
        podium=podium,
        ranking=ranking[:folded],
        others=ranking[folded:],
        rulings=[(day, [*lines]) for day, lines in groupby(shown_decisions(event), key=lambda one: one.day)],
        rules=_rules(event),
        anonymous=bool(tournament.stages) and any(not event.is_named(one) for one in tournament.stages[0].players),
        feed="results.json",
        is_index=True,
    )
    return {**{name: page.encode() for name, page in made.items()}, "results.json": results_json(event)}


def _banner(event: SiteTournament) -> str:
    """Return the champions, or how far a tournament is: the round that is played and until when, or when it starts."""
    words, names = event.words, event.champions()
    if names:
        return words("site-champions", players=listed(words, names), count=len(names))
    entry = event.entry
    entered = words("site-entered", players=entry.players) if entry.phase in PHASES_BEFORE else ""
    return " · ".join(filter(None, (words(f"site-event-{entry.phase}"), entry.progress, entered)))


def _current(event: SiteTournament) -> str:
    """Return the page of the round that is played; empty unless a tournament runs."""
    stage = len(event.tournament.stages) - 1
    rounds = event.tournament.stages[stage].rounds if event.tournament.phase == "running" and stage >= 0 else ()
    return site_tables.round_name(stage, rounds[-1], 1) if rounds else ""


def _podium(event: SiteTournament) -> Iterator[Link]:
    for players, sign in zip(podium_of(event.tournament), MEDAL_SIGNS, strict=False):
        for name in dict.fromkeys(map(event.entrant, players)):
            yield sign, name


def _ranking(event: SiteTournament) -> Iterator[tuple[int, str]]:
    medals = {player for players in podium_of(event.tournament) for player in players}
    for rank, (first, *_) in ranked_places(event.tournament):
        if first not in medals:
            yield rank, event.entrant(first)


def _page(event: SiteTournament, template: str, title: str, **values: Any) -> str:
    """Render a page of a tournament; the facts are on its first page alone."""
    entry, is_index = event.entry, bool(values.get("is_index"))
    facts = [*_facts(event)] if is_index else []
    about = _about(event)
    crumbs = () if is_index else [(entry.title, "index.html")]
    heading = title or entry.title
    values |= {"event": entry, "heading": heading, "facts": facts, "about": about, "crumbs": crumbs, "home": event.home}
    return render_page(template, event.words, f"{entry.title}: {title}" if title else entry.title, "", **values)


def _about(event: SiteTournament) -> list[str]:
    """Return what is played: the game, the format, and how it goes on."""
    words, settings = event.words, event.tournament.settings
    rounds = settings.rounds if settings.format in FORMATS_WITH_ROUNDS else 0
    parts = [
        *map(words, event.kinds),
        words("site-seats", seats=settings.seats) if settings.seats != DUEL_SEATS else "",
        words("tournament-team-size", players=settings.boards) if settings.boards else "",
        words("site-rounds", rounds=rounds) if rounds else "",
        words("site-cut", players=settings.cut) if settings.cut > 1 else "",
        words("site-best-of", games=settings.best_of, series=settings.series) if settings.best_of > 1 else "",
    ]
    return [*filter(None, parts)]


def _facts(event: SiteTournament) -> Iterator[tuple[str, str]]:
    words, tournament = event.words, event.tournament
    yield words("site-server"), event.server
    began, cancelled = time_of(tournament, "started"), time_of(tournament, "cancelled")
    if tournament.phase == "cancelled":
        yield words("site-event-cancelled"), time_text(words, cancelled or began)
    else:
        yield words("site-began"), time_text(words, began)
    yield words("site-over"), time_text(words, tournament.finished_at)
    yield words("site-players"), words("site-players-added", players=event.entry.players, added=len(_added(tournament)))
    yield words("site-clock"), words(f"pace-{tournament.settings.pace}")
    ranked = {player for stage in tournament.stages for player in stage.players}
    absent = sum(entry.player not in ranked for entry in tournament.entries) if ranked else 0
    yield words("site-absent"), f"{absent}" if absent else ""


def _added(tournament: Event) -> set[int]:
    playing = {*tournament.stages[0].players} if tournament.stages else tournament.active()
    lines = (line for line in tournament.log if line.kind == "entered" and line.by)
    return {player for line in lines for player in line.players if player != line.by}.intersection(playing)


def _rules(event: SiteTournament) -> list[str]:
    words, settings = event.words, event.tournament.settings
    cut = [words("tournament-cut", players=settings.cut)] if settings.cut > 1 else []
    return [*cut, *rules_lines(words, settings)]


def _round_pages(event: SiteTournament, number: int, one: EventRound) -> dict[str, str]:
    """Return the pages with the results of a round, table by table."""
    tournament = event.tournament
    title, stage = round_title(event.words, tournament, number, one), tournament.stages[number]
    matches = team_matches(stage, one) if stage.format == TEAMS else ()
    headings = site_tables.part_headings(event, one)
    headings |= {match.tables[0].key: site_tables.team_line(event, match) for match in matches}
    tables, byes = site_tables.shown_tables(event, number, one, headings), site_tables.byes_text(event, one)
    size = site_tables.TABLES_PER_PAGE
    parts = [tables[at : at + size] for at in range(0, len(tables), size)] or [()]
    names = [site_tables.round_name(number, one, 1 + at * site_tables.TABLES_PER_PAGE) for at in range(len(parts))]
    titles = {"when": _when(event, number, one), "rounds": _round_links(event, one, number)}
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
            "duels": all(site_tables.is_duel(event, table) for table in one.tables),
        }
        made[names[at]] = _page(event, "round.html", title, **titles, **values, scored=scored)
    return made


def _when(event: SiteTournament, number: int, one: EventRound) -> list[str]:
    """Return when a round was drawn, and until when it is played, as far as that is known."""
    before = sum(len(stage.rounds) for stage in event.tournament.stages[:number])
    drawn = [line.at for line in event.tournament.log if line.kind == "drawn"][before + one.number - 1 :][:1]
    began = time_text(event.words, drawn[0]) if drawn else ""
    until = time_text(event.words, max((table.deadline for table in one.tables if table.result is None), default=0))
    times = (("site-paired", began), ("site-until", until))
    return [event.words(name, when=when) for name, when in times if when]


def _round_links(event: SiteTournament, now: EventRound | None = None, stage: int = 0) -> list[tuple[str, str]]:
    return [
        (round_title(event.words, event.tournament, number, one), site_tables.round_name(number, one, 1))
        if one is not now or number != stage
        else (round_title(event.words, event.tournament, number, one), "")
        for number, each in enumerate(event.tournament.stages)
        for one in each.rounds
    ]


def results_json(event: SiteTournament) -> bytes:
    """Return standings and results for other programs, players by seat; no id of a user or a match is in it."""
    tournament, entry = event.tournament, event.entry
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
            "over": day_of(tournament.finished_at),
            "champion": next(iter(winners), None),
            "champions": winners,
            "ranking": [event.entrant(players[0]) for players in final_places(tournament)],
            "standings": [*_places(event)],
            "tables": [*_tables(event)],
        }
    )


def _places(event: SiteTournament) -> Iterator[dict[str, object]]:
    tournament = event.tournament
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


def _tables(event: SiteTournament) -> Iterator[dict[str, object]]:
    for table in event.tournament.tables():
        stage, number, position = map(int, table.key.split("."))
        result = table.result
        gained = () if result is None else points_of(result, event.tournament.settings.scheme)
        players: list[dict[str, object]] = [{"name": event.name(player)} for player in table.players]
        if result is not None:
            for seat, shown_player in enumerate(players):
                shown_player["place"] = result.counted[seat]
                shown_player["points"] = round(gained[seat] / POINT_UNIT, 6)
                if result.scores:
                    shown_player["score"] = result.scores[seat]
        match = site_tables.match_page(event, table)
        games = [address for _, address in site_tables.match_links(event, table)] if table.key in event.games else []
        linked = ({"match": match} if match else {}) | ({"games": games} if games else {})
        yield {"stage": stage, "round": number, "table": position, **linked, "players": players}
