"""Pages of tournaments on the website: standings with every round, brackets, results, rules, and a feed as JSON.

A player is named here only if the page of a public match names them too.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence, Set
from typing import Any, Final

from msgspec import Struct, json, structs

from bot.clocks.presets import DAY
from bot.features.replay.site_pages import PAGE_ID_BYTES, SiteEvent, day_of, page_id, render_page
from bot.features.tournaments.announcements import about_text, champion_of
from bot.features.tournaments.criteria import amount_text, explained_standings, points_rule, value_text
from bot.features.tournaments.pictures import through_of
from bot.features.tournaments.rules.duplicate import DUPLICATE
from bot.features.tournaments.rules.exports import standings_places
from bot.features.tournaments.rules.model import KNOCKOUTS, Event, EventRound, EventTable
from bot.features.tournaments.rules.ranking import final_places
from bot.features.tournaments.rules.scoring import POINT_UNIT, points_of
from bot.features.tournaments.rules.standings import UNITLESS_CRITERIA, StandingsLine
from bot.features.tournaments.rules.teams import TEAMS, members, team_matches, teams_by_player
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import (
    NAMED_PARTS,
    entrant_mark,
    left_mark,
    match_text,
    possible_in_stage,
    reach,
    round_title,
    team_name,
)
from bot.match.names import shown
from bot.match.settings import event_of
from bot.words import Words
from storage.matches import MatchRow, SeatRow

ROWS_PER_PAGE: Final = 128
CELLS_PER_PAGE: Final = 4_000
"""Lines of standings on a page, and cells, of which a line has one for every round."""

TABLES_PER_PAGE: Final = 128
"""Tables of a round on a page."""

HALVES: Final = {0: "0", POINT_UNIT // 2: "½", POINT_UNIT: "1"}
"""Results of a duel in a cell, by points."""

PHASES_WITH_PAGES: Final = ("running", "finished")


class SiteTournament(Struct, frozen=True):
    """A tournament to write. `matches` are the folders of its public matches, by id, and `people` who is named there.

    `words` are in the language of the site; `server` is the name of the server, or empty if unknown.
    """

    words: Words
    stored: StoredTournament
    matches: Mapping[str, str]
    people: Set[int]
    server: str = ""

    @property
    def id(self) -> str:
        """The name of its folder, derived from the seed without revealing it."""
        return event_page_id(self.stored)

    @property
    def entry(self) -> SiteEvent:
        """The tournament as it appears in the list."""
        tournament = self.stored.tournament
        began = _time_of(tournament, "started") or self.stored.row.created_at
        return SiteEvent(self.id, shown(tournament.settings.name), tournament.phase, began, self.server)

    def name(self, player: int) -> str:
        """Return the name of a player, or a number if no public match names them."""
        if player in self.people:
            return self.stored.name(player)
        entered = [entry.player for entry in self.stored.tournament.entries]
        number = entered.index(player) + 1 if player in entered else 0
        return self.words("site-unnamed", number=number)

    def entrant(self, player: int) -> str:
        """Return the name of a player or of the team that they represent, with a mark if they have left."""
        team = team_name(self.words, self.stored.tournament, player)
        mark = entrant_mark(self.words, self.stored.tournament, player)
        return " ".join([team or self.name(player), *([f"({mark})"] if mark else [])])

    def members(self, player: int) -> str:
        """Return the players of the team that a player represents, by board; empty in other tournaments."""
        players = members(self.stored.tournament, player)
        return ", ".join(map(self.marked, players)) if self.stored.tournament.settings.boards else ""

    def marked(self, player: int) -> str:
        """Return the name of a player, with a mark if they have left."""
        mark = left_mark(self.words, self.stored.tournament, player)
        return f"{self.name(player)} ({mark})" if mark else self.name(player)


class PublicTournaments:
    """The tournaments of public matches, and what of each the site may show. `server_name` returns "" if unknown."""

    def __init__(
        self, words: Words, stored: Iterable[StoredTournament], server_name: Callable[[int], str] = lambda guild: ""
    ) -> None:
        self._shown = {
            one.row.id: SiteTournament(words, one.as_seen(), {}, set(), server_name(one.row.guild_id or 0))
            for one in stored
            if has_event_pages(one)
        }

    def add(self, row: MatchRow, seats: Iterable[SeatRow]) -> SiteEvent | None:
        """Add a match that has pages, and return the tournament that it belongs to, if that has pages."""
        event = event_of(row)
        shown = None if event is None else self._shown.get(event.id)
        if shown is None:
            return None
        people = {seat.user_id for seat in seats if seat.user_id is not None}
        added = {**shown.matches, row.id: page_id(row)}
        self._shown[shown.stored.row.id] = structs.replace(shown, matches=added, people=shown.people | people)
        return shown.entry

    def published(self) -> list[SiteTournament]:
        """Return the tournaments with a public match, the latest first."""
        found = [one for one in self._shown.values() if one.matches]
        return sorted(found, key=lambda one: (-one.stored.row.created_at, one.stored.row.id))


def event_page_id(stored: StoredTournament) -> str:
    """Return the name of a tournament's folder."""
    settings, id = stored.tournament.settings, stored.row.id
    return hmac.digest(settings.seed.encode(), f"event page {id}".encode(), "sha256")[:PAGE_ID_BYTES].hex()


def has_event_pages(stored: StoredTournament) -> bool:
    """Return True if a tournament has begun, so that its pages have something to show."""
    return stored.tournament.phase in PHASES_WITH_PAGES and bool(stored.tournament.tables())


class Cell(Struct, frozen=True):
    """A player's result at one table: a short text, and the place on the page of the round."""

    text: str
    to: str


class ShownRow(Struct, frozen=True):
    """A line of standings: values of the criteria, the tie-break that decided, ranks still possible, and the rounds.

    `members` are the players of a team.
    """

    rank: int
    name: str
    values: tuple[str, ...]
    decided: str
    possible: str
    rounds: tuple[tuple[Cell, ...], ...]
    is_last_above_cut: bool = False
    members: str = ""


MAX_RANKED: Final = 16
"""Players in the final ranking on the first page of a tournament."""


class ShownSeat(Struct, frozen=True):
    """A player at a table. `played_by` is a substitute; `place` and `points` are empty until there is a result."""

    name: str
    played_by: str = ""
    place: str = ""
    points: str = ""
    score: str = ""
    won: bool = False


class ShownTable(Struct, frozen=True):
    """A table of a round: its number, the folder of its match (empty if it has no page), and its players by place.

    `heading` is the match of two teams that begins with this table, or the part of a bracket that it belongs to.
    """

    number: int
    match: str
    seats: tuple[ShownSeat, ...]
    heading: str = ""


class StandingsTable(Struct, frozen=True):
    """Lines of standings; the caption names their division, if there are several."""

    caption: str
    rows: tuple[ShownRow, ...]


class BracketRound(Struct, frozen=True):
    """A round of a knock-out: its title, its page, its tables, and the players with a bye."""

    title: str
    to: str
    tables: tuple[ShownTable, ...]
    byes: str


class ShownStage(Struct, frozen=True):
    """The bracket of a stage, or a part of its standings that fits on a page.

    `heads` are the headings of the criteria with their full names, `rounds` the numbers of the rounds; `possible` is
    True if ranks may still change.
    """

    title: str
    bracket: tuple[BracketRound, ...] = ()
    tables: tuple[StandingsTable, ...] = ()
    heads: tuple[tuple[str, str], ...] = ()
    rounds: tuple[str, ...] = ()
    note: str = ""
    possible: bool = False
    teams: bool = False


def event_pages(event: SiteTournament) -> dict[str, bytes]:
    """Return all files in a tournament's folder by name."""
    made: dict[str, str] = {}
    tournament = event.stored.tournament
    rest: list[tuple[str, str]] = []
    sections = []
    for number, stage in reversed([*enumerate(tournament.stages)]):
        if not stage.rounds:
            continue
        first, *more = [*_sections(event, number)]
        sections.append(first)
        for page, section in enumerate(more, 2):
            name = f"standings-{number + 1}-{page}.html"
            made[name] = _page(event, "tournament.html", section.title, sections=[section], is_index=False)
            rest.append((event.words("site-standings-page", page=page), name))
        for one in stage.rounds:
            made |= _round_pages(event, number, one)
    winner = champion_of(tournament) if tournament.phase == "finished" else None
    champion = "" if winner is None else event.entrant(winner)
    made["index.html"] = _page(
        event,
        "tournament.html",
        "",
        sections=sections,
        rest=rest,
        rounds=_round_links(event),
        champion=champion,
        ranking=[event.entrant(one[0]) for one in final_places(tournament)[:MAX_RANKED]] if champion else [],
        is_index=True,
    )
    return {**{name: page.encode() for name, page in made.items()}, "results.json": results_json(event)}


def _page(event: SiteTournament, template: str, title: str, **values: Any) -> str:
    """Render a page of a tournament; the facts are on its first page alone."""
    entry = event.entry
    heading = f"{entry.title}: {title}" if title else entry.title
    facts = [*_facts(event)] if values.get("is_index") else []
    about = about_text(event.words, event.stored.tournament.settings)
    values |= {"event": entry, "heading": heading, "facts": facts, "about": about}
    return render_page(template, event.words, heading, "", **values)


def _facts(event: SiteTournament) -> Iterator[tuple[str, str]]:
    """Yield the facts and the rules of a tournament."""
    words, tournament = event.words, event.stored.tournament
    settings = tournament.settings
    yield words("site-server"), event.server
    yield words("site-began"), day_of(_time_of(tournament, "started"))
    yield words("site-over"), day_of(_time_of(tournament, "finished"))
    yield words("site-players"), f"{len(tournament.stages[0].players)}"
    yield words("site-clock"), words(f"pace-{settings.pace}")
    yield words("site-rules"), words("tournament-days", days=settings.round_seconds // DAY)
    if settings.format not in KNOCKOUTS:
        yield "", points_rule(words, settings)
    if settings.cut > 1:
        yield "", words("tournament-cut", players=settings.cut)
    if settings.cut > 1 or settings.format in KNOCKOUTS:
        yield "", words("tournament-equals")
    ranked = {player for stage in tournament.stages for player in stage.players}
    absent = [entry.player for entry in tournament.entries if entry.player not in ranked]
    yield words("site-absent"), ", ".join(map(event.name, absent))


def _time_of(tournament: Event, kind: str) -> int:
    return next((line.at for line in tournament.log if line.kind == kind), 0)


def _sections(event: SiteTournament, number: int) -> Iterator[ShownStage]:
    """Yield the bracket or the standings of a stage, in parts that fit on a page."""
    stage = event.stored.tournament.stages[number]
    if stage.format in KNOCKOUTS:
        bracket = tuple(_bracket_round(event, number, one) for one in stage.rounds)
        yield ShownStage(event.words("site-bracket"), bracket)
        return
    parts = explained_standings(event.stored.tournament, number)
    cells = _cells(event, number, {line.player: line.rank for part in parts for line in part})
    page: list[StandingsTable] = []
    most = min(ROWS_PER_PAGE, max(1, CELLS_PER_PAGE // max(1, len(stage.rounds))))
    for division, part in enumerate(parts, 1):
        caption = event.words("tournament-division", number=division) if len(parts) > 1 else ""
        rows = _rows(event, number, part, cells)
        for first in range(0, len(rows), most):
            table = StandingsTable(caption, tuple(rows[first : first + most]))
            if page and sum(len(one.rows) for one in (*page, table)) > most:
                yield _standings_section(event, number, page)
                page = []
            page.append(table)
    yield _standings_section(event, number, page)


def _standings_section(event: SiteTournament, number: int, tables: Sequence[StandingsTable]) -> ShownStage:
    words, tournament = event.words, event.stored.tournament
    rounds = tuple(f"{one.number}" for one in tournament.stages[number].rounds)
    is_teams = tournament.stages[number].format == TEAMS
    note = words(
        "site-cells-team" if is_teams else "site-cells-duel" if tournament.settings.seats == 2 else "site-cells"
    )
    possible = _is_open(tournament, number)
    return ShownStage(
        words("site-standings"), (), tuple(tables), tuple(_heads(event)), rounds, note, possible, is_teams
    )


def _is_open(tournament: Event, number: int) -> bool:
    """Return True if ranks of a stage may still change."""
    return tournament.phase == "running" and number == len(tournament.stages) - 1


def _heads(event: SiteTournament) -> list[tuple[str, str]]:
    """Return the heading of each criterion but the lot, and its full name."""
    order = [name for name in event.stored.tournament.settings.order if name != "lot"]
    words = event.words
    return [
        (words(f"tournament-head-{name}"), words("site-points" if name == "points" else f"tournament-order-{name}"))
        for name in order
    ]


def _rows(
    event: SiteTournament,
    number: int,
    part: Sequence[StandingsLine],
    cells: Mapping[int, Sequence[tuple[Cell, ...]]],
) -> list[ShownRow]:
    words, tournament = event.words, event.stored.tournament
    order = tournament.settings.order
    possible = possible_in_stage(tournament, part) if _is_open(tournament, number) else {}
    cut = tournament.settings.cut if number == 0 else 0
    return [
        ShownRow(
            line.rank,
            event.entrant(line.player),
            tuple(
                value_text(words, name, value) for name, value in zip(order, line.values, strict=True) if name != "lot"
            ),
            "" if line.decided_by in ("", "points", "left") else words(f"tournament-short-{line.decided_by}"),
            reach(possible[line.player]) if possible else "",
            tuple(cells[line.player]),
            cut > 1 and line is part[min(cut, len(part)) - 1],
            event.members(line.player),
        )
        for line in part
    ]


def _cells(event: SiteTournament, number: int, ranks: Mapping[int, int]) -> dict[int, list[tuple[Cell, ...]]]:
    """Return, by player and round, what a player did at each table."""
    tournament = event.stored.tournament
    stage = tournament.stages[number]
    cells: dict[int, list[tuple[Cell, ...]]] = {player: [] for player in ranks}
    for one in stage.rounds:
        found: dict[int, list[Cell]] = {player: [] for player in ranks}
        if stage.format == TEAMS:
            _add_team_cells(event, number, one, ranks, found)
        for position, table in enumerate(one.tables, 1):
            to = _table_link(number, one, position)
            for player, text in _cell_texts(event, table, ranks) if stage.format != TEAMS else ():
                if player in found:
                    found[player].append(Cell(text, to))
        for player in one.byes:
            found.setdefault(player, []).append(Cell(event.words("site-bye"), ""))
        for player in ranks:
            cells[player].append(tuple(found[player]))
    return cells


def _add_team_cells(
    event: SiteTournament, number: int, one: EventRound, ranks: Mapping[int, int], found: Mapping[int, list[Cell]]
) -> None:
    """Add the matches of a round: board points, and the rank of the other team."""
    stage = event.stored.tournament.stages[number]
    for match in team_matches(stage, one):
        to = _table_link(number, one, one.tables.index(match.tables[0]) + 1)
        for team, other, points in zip(
            match.teams, match.teams[::-1], match.scores(teams_by_player(stage)), strict=True
        ):
            gained = amount_text(event.words, points / POINT_UNIT) if match.is_over else "…"
            found[team].append(Cell(f"{gained} ({ranks[other]})", to))


def _table_link(number: int, one: EventRound, position: int) -> str:
    return f"{_round_name(number, one, position)}#t{position}"


def _cell_texts(event: SiteTournament, table: EventTable, ranks: Mapping[int, int]) -> Iterator[tuple[int, str]]:
    """Yield, by player, place and points at a table; in a duel the result and the rank of the opponent."""
    result, scheme = table.result, event.stored.tournament.settings.scheme
    gained = () if result is None else points_of(result, scheme)
    for seat, player in enumerate(table.players):
        if len(table.players) == 2 and scheme != DUPLICATE:
            other = ranks.get(table.players[1 - seat], "?")
            yield player, f"{HALVES.get(gained[seat], '·') if result is not None else '…'} ({other})"
        elif result is None:
            yield player, "…"
        else:
            yield player, f"{result.counted[seat]} ({amount_text(event.words, gained[seat] / POINT_UNIT)})"


def _bracket_round(event: SiteTournament, number: int, one: EventRound) -> BracketRound:
    """Return a round of a knock-out; who goes on from it is marked."""
    tournament = event.stored.tournament
    through = through_of(tournament, number, one.number)
    tables = [
        ShownTable(
            position,
            _match_page(event, table),
            tuple(_seats(event, table, through)),
            event.words(f"tournament-part-{table.part}") if table.part in NAMED_PARTS else "",
        )
        for position, table in enumerate(one.tables, 1)
    ]
    byes = ", ".join(event.marked(player) for player in one.byes)
    title, to = round_title(event.words, tournament, number, one), _round_name(number, one, 1)
    return BracketRound(title, to, tuple(tables), byes)


def _seats(event: SiteTournament, table: EventTable, through: Container[int] | None) -> Iterator[ShownSeat]:
    """Yield the players at a table, by place once there is a result. Without `through`, first places have won."""
    result, words = table.result, event.words
    gained = () if result is None else points_of(result, event.stored.tournament.settings.scheme)
    seats = sorted(range(len(table.players)), key=lambda seat: 0 if result is None else result.counted[seat])
    for seat in seats:
        player, sitting = table.players[seat], table.sitting[seat]
        played_by = "" if sitting == player else event.name(sitting)
        if result is None:
            yield ShownSeat(event.marked(player), played_by)
            continue
        place, points = result.counted[seat], amount_text(words, gained[seat] / POINT_UNIT)
        won = place == 1 if through is None or table.part == "third" else player in through
        score = f"{result.scores[seat]}" if result.scores else ""
        yield ShownSeat(event.marked(player), played_by, f"{place}", points, score, won)


def _match_page(event: SiteTournament, table: EventTable) -> str:
    folder = event.matches.get(table.match)
    return f"../../m/{folder}/index.html" if folder else ""


def _round_name(number: int, one: EventRound, position: int) -> str:
    """Return the file name of the page with a table of a round."""
    page = (position - 1) // TABLES_PER_PAGE
    return f"round-{number + 1}-{one.number}{f'-{page + 1}' if page else ''}.html"


def _round_pages(event: SiteTournament, number: int, one: EventRound) -> dict[str, str]:
    """Return the pages with the results of a round, table by table."""
    tournament = event.stored.tournament
    title = round_title(event.words, tournament, number, one)
    stage = tournament.stages[number]
    through = through_of(tournament, number, one.number) if stage.format in KNOCKOUTS else None
    matches = team_matches(stage, one) if stage.format == TEAMS else ()
    headings = {match.tables[0].key: match_text(event.words, tournament, match) for match in matches}
    shown_tables = [
        ShownTable(
            position,
            _match_page(event, table),
            tuple(_seats(event, table, through)),
            headings.get(table.key, ""),
        )
        for position, table in enumerate(one.tables, 1)
    ]
    byes = ", ".join(event.marked(player) for player in one.byes)
    parts = [shown_tables[at : at + TABLES_PER_PAGE] for at in range(0, len(shown_tables), TABLES_PER_PAGE)] or [[]]
    names = [_round_name(number, one, 1 + at * TABLES_PER_PAGE) for at in range(len(parts))]
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
        }
        made[names[at]] = _page(event, "round.html", title, **values, scored=scored)
    return made


def _round_links(event: SiteTournament, now: EventRound | None = None, stage: int = 0) -> list[tuple[str, str]]:
    """Return links to the pages of all rounds, except the one that is shown."""
    return [
        (round_title(event.words, event.stored.tournament, number, one), _round_name(number, one, 1))
        if one is not now or number != stage
        else (round_title(event.words, event.stored.tournament, number, one), "")
        for number, each in enumerate(event.stored.tournament.stages)
        for one in each.rounds
    ]


def results_json(event: SiteTournament) -> bytes:
    """Return standings and results for other programs; no id of a user or a match is in it.

    Players of a table are in the order of their seats; they have a place and points once there is a result.
    """
    tournament, entry = event.stored.tournament, event.entry
    winner = champion_of(tournament) if tournament.phase == "finished" else None
    return json.encode(
        {
            "name": entry.title,
            "game": tournament.settings.game,
            "format": tournament.settings.format,
            "seats": tournament.settings.seats,
            "phase": tournament.phase,
            "server": event.server,
            "starts": day_of(entry.at),
            "over": day_of(_time_of(tournament, "finished")),
            "champion": None if winner is None else event.entrant(winner),
            "ranking": [event.entrant(players[0]) for players in final_places(tournament)],
            "standings": [*_places(event)],
            "tables": [*_tables(event)],
        }
    )


def _places(event: SiteTournament) -> Iterator[dict[str, object]]:
    tournament = event.stored.tournament
    for one in standings_places(tournament):
        values = {name: _decimal(name, value) for name, value in one.values.items() if name != "lot"}
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


def _decimal(name: str, value: str) -> float:
    top, _, bottom = value.partition("/")
    number = int(top) / int(bottom or 1)
    return round(number if name in UNITLESS_CRITERIA else number / POINT_UNIT, 6)


def _tables(event: SiteTournament) -> Iterator[dict[str, object]]:
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
        match = _match_page(event, table)
        linked = {"match": match} if match else {}
        yield {"stage": stage, "round": number, "table": position, **linked, "players": players}
