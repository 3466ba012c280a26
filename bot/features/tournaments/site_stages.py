"""A tournament as the website shows it: the names of its people, standings with every round, brackets, and tables."""

from __future__ import annotations

import hmac
from collections.abc import Container, Iterator, Mapping, Sequence, Set
from typing import Final

from msgspec import Struct, structs

from bot.features.replay.site_pages import PAGE_ID_BYTES, SiteEvent
from bot.features.tournaments import texts
from bot.features.tournaments.pictures import through_of
from bot.features.tournaments.rules.duplicate import DUPLICATE
from bot.features.tournaments.rules.model import BRACKETS, KNOCKOUTS, Event, EventRound, EventTable, find_table
from bot.features.tournaments.rules.ranking import champions
from bot.features.tournaments.rules.scoring import DUEL, POINT_UNIT, points_of
from bot.features.tournaments.rules.standings import StandingsLine
from bot.features.tournaments.rules.teams import TEAMS, members, team_matches, teams_by_player
from bot.features.tournaments.standings import explained_standings, possible_texts, value_text
from bot.features.tournaments.stored import StoredTournament
from bot.match.names import shown
from bot.words import Words

ROWS_PER_PAGE: Final = 128

CELLS_PER_PAGE: Final = 4_000
"""Lines of standings on a page, and cells, of which a line has one for every round."""

TABLES_PER_PAGE: Final = 128
"""Tables of a round on a page."""

HALVES: Final = {0: "0", POINT_UNIT // 2: "½", POINT_UNIT: "1"}
"""Results of a duel in a cell, by points."""


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
        began = time_of(tournament, "started") or self.stored.row.created_at
        champion = ", ".join(self.champions())
        return SiteEvent(self.id, shown(tournament.settings.name), tournament.phase, began, self.server, champion)

    def champions(self) -> list[str]:
        """Return the names of those who have won a finished tournament; several share the title."""
        tournament = self.stored.tournament
        first = champions(tournament) if tournament.phase == "finished" else ()
        return [*dict.fromkeys(map(self.entrant, first))]

    def name(self, player: int) -> str:
        """Return the name of a player, or a number if no public match names them."""
        if player in self.people:
            return self.stored.name(player)
        entered = [entry.player for entry in self.stored.tournament.entries]
        number = entered.index(player) + 1 if player in entered else 0
        return self.words("site-unnamed", number=number)

    def entrant(self, player: int) -> str:
        """Return the name of a player or of the team that they represent, with a mark if they have left."""
        team = texts.team_name(self.words, self.stored.tournament, player)
        mark = texts.entrant_mark(self.words, self.stored.tournament, player)
        return " ".join([team or self.name(player), *([f"({mark})"] if mark else [])])

    def members(self, player: int) -> str:
        """Return the players of the team that a player represents, by board; empty in other tournaments."""
        players = members(self.stored.tournament, player)
        return ", ".join(map(self.marked, players)) if self.stored.tournament.settings.boards else ""

    def marked(self, player: int) -> str:
        """Return the name of a player, with a mark if they have left."""
        mark = texts.left_mark(self.words, self.stored.tournament, player)
        return f"{self.name(player)} ({mark})" if mark else self.name(player)


def event_page_id(stored: StoredTournament) -> str:
    """Return the name of a tournament's folder."""
    settings, id = stored.tournament.settings, stored.row.id
    return hmac.digest(settings.seed.encode(), f"event page {id}".encode(), "sha256")[:PAGE_ID_BYTES].hex()


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


class ShownSeat(Struct, frozen=True):
    """A player at a table. `played_by` is a substitute; `place` and `points` are empty until there is a result.

    `seed` is 0 outside brackets.
    """

    name: str
    played_by: str = ""
    place: str = ""
    points: str = ""
    score: str = ""
    won: bool = False
    seed: int = 0


class ShownTable(Struct, frozen=True):
    """A table of a round: its number, the folder of its match (empty if it has no page), and its players by place.

    `heading` is the match of two teams that begins with this table, or the part of a bracket that it belongs to. `line`
    is the whole result of a duel.
    """

    number: int
    match: str
    seats: tuple[ShownSeat, ...]
    heading: str = ""
    line: str = ""


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


def time_of(tournament: Event, kind: str) -> int:
    """Return the time of the first act of a kind; 0 without one."""
    return next((line.at for line in tournament.log if line.kind == kind), 0)


def stage_sections(event: SiteTournament, number: int) -> Iterator[ShownStage]:
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
    possible = possible_texts(tournament, number, part)
    cut = tournament.settings.cut if number == 0 else 0
    return [
        ShownRow(
            line.rank,
            event.entrant(line.player),
            tuple(
                value_text(words, name, value) for name, value in zip(order, line.values, strict=True) if name != "lot"
            ),
            "" if line.decided_by in ("", "points", "left") else words(f"tournament-short-{line.decided_by}"),
            possible[line.player],
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
            gained = texts.amount_text(event.words, points / POINT_UNIT) if match.is_over else "…"
            found[team].append(Cell(f"{gained} ({ranks[other]})", to))


def _table_link(number: int, one: EventRound, position: int) -> str:
    return f"{round_name(number, one, position)}#t{position}"


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
            yield player, f"{result.counted[seat]} ({texts.amount_text(event.words, gained[seat] / POINT_UNIT)})"


def part_headings(event: SiteTournament, one: EventRound) -> dict[str, str]:
    """Return the parts of a bracket to which tables belong, by table."""
    named = (table for table in one.tables if table.part in texts.NAMED_PARTS)
    return {table.key: event.words(f"tournament-part-{table.part}") for table in named}


def _bracket_round(event: SiteTournament, number: int, one: EventRound) -> BracketRound:
    """Return a round of a knock-out; who goes on from it is marked."""
    parts = part_headings(event, one)
    title, to = texts.round_title(event.words, event.stored.tournament, number, one), round_name(number, one, 1)
    return BracketRound(title, to, shown_tables(event, number, one, parts), byes_text(event, one))


def byes_text(event: SiteTournament, one: EventRound) -> str:
    """Return the players with a bye in a round."""
    return ", ".join(map(event.marked, one.byes))


def shown_tables(
    event: SiteTournament, number: int, one: EventRound, headings: Mapping[str, str]
) -> tuple[ShownTable, ...]:
    """Return the tables of a round, some with a heading."""
    tournament = event.stored.tournament
    is_knockout, seeds = tournament.stages[number].format in KNOCKOUTS, tournament.stages[number].players
    is_bracket = tournament.stages[number].format in BRACKETS
    through = through_of(tournament, number, one.number) if is_knockout else None
    return tuple(
        ShownTable(
            position,
            match_page(event, table),
            tuple(
                structs.replace(seat, seed=1 + seeds.index(player) if is_bracket else 0)
                for player, seat in _seats(event, table, through)
            ),
            headings.get(table.key, ""),
            _duel_line(event, table),
        )
        for position, table in enumerate(one.tables, 1)
    )


def result_at(event: SiteTournament, key: str) -> str:
    """Return the round of a table, and the result of a duel; empty if there is no such table any more."""
    tournament = event.stored.tournament
    if all(table.key != key for table in tournament.tables()):
        return ""
    stage, one, table = find_table(tournament, key)
    title = texts.round_title(event.words, tournament, tournament.stages.index(stage), one)
    part = event.words(f"tournament-part-{table.part}") if table.part == "third" else ""
    return " · ".join(filter(None, (title, part, _duel_line(event, table))))


def _duel_line(event: SiteTournament, table: EventTable) -> str:
    """Return the result of a duel such as `Ada 2–0 Bruno (45–38)`; empty for other tables, and if a substitute played."""
    result, scheme = table.result, event.stored.tournament.settings.scheme
    if result is None or scheme == DUPLICATE or len(table.players) != DUEL or table.sitting != table.players:
        return ""
    one, other = map(event.marked, table.players)
    points = [HALVES.get(gained, "") for gained in points_of(result, "duel")]
    won, lost = table.games_won if table.games else points
    scores = f" ({result.scores[0]}–{result.scores[1]})" if result.scores else ""
    return f"{one} {won}–{lost} {other}{scores}"


def _seats(event: SiteTournament, table: EventTable, through: Container[int] | None) -> Iterator[tuple[int, ShownSeat]]:
    """Yield the players at a table, by place once there is a result. Without `through`, first places have won."""
    result, words = table.result, event.words
    gained = () if result is None else points_of(result, event.stored.tournament.settings.scheme)
    seats = sorted(range(len(table.players)), key=lambda seat: 0 if result is None else result.counted[seat])
    for seat in seats:
        player, sitting = table.players[seat], table.sitting[seat]
        played_by = "" if sitting == player else event.name(sitting)
        if result is None:
            yield player, ShownSeat(event.marked(player), played_by)
            continue
        place, written = result.counted[seat], texts.amount_text(words, gained[seat] / POINT_UNIT)
        points = HALVES.get(gained[seat], written) if len(table.players) == DUEL else written
        won = place == 1 if through is None or table.part == "third" else player in through
        score = f"{result.scores[seat]}" if result.scores else ""
        yield player, ShownSeat(event.marked(player), played_by, f"{place}", points, score, won)


def match_page(event: SiteTournament, table: EventTable) -> str:
    """Return the link to the page of a table's match; empty if it has none."""
    folder = event.matches.get(table.match)
    return f"../../m/{folder}/index.html" if folder else ""


def round_name(number: int, one: EventRound, position: int) -> str:
    """Return the file name of the page with a table of a round."""
    page = (position - 1) // TABLES_PER_PAGE
    return f"round-{number + 1}-{one.number}{f'-{page + 1}' if page else ''}.html"
