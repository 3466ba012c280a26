"""A tournament as the website shows it: the names of its people, standings with every round, brackets, and tables."""

from __future__ import annotations

import hmac
from collections.abc import Container, Iterator, Mapping, Sequence, Set
from typing import Final

from msgspec import Struct, structs

from bot.features.replay.site_pages import PAGE_ID_BYTES, SiteEvent
from bot.features.tournaments import texts
from bot.features.tournaments.pictures import HALF, through_of
from bot.features.tournaments.rules.duplicate import DUPLICATE
from bot.features.tournaments.rules.model import BRACKETS, KNOCKOUTS, Event, EventRound, EventTable, find_table
from bot.features.tournaments.rules.ranking import champions, ranked_places
from bot.features.tournaments.rules.scoring import DUEL, POINT_UNIT, points_of
from bot.features.tournaments.rules.standings import StandingsLine, Value
from bot.features.tournaments.rules.teams import TEAMS, TeamMatch, members, team_matches, teams_by_player
from bot.features.tournaments.standings import explained_standings, possible_texts, value_text
from bot.features.tournaments.stored import StoredTournament
from bot.match.safe_names import shown
from bot.match.settings import SERIES_GAME, event_of
from bot.words import Words
from render.prose.lists import listed
from storage.matches import MatchRow

ROWS_PER_PAGE: Final = 128

CELLS_PER_PAGE: Final = 4_000
"""Lines of standings on a page, and cells, of which a line has one for every round."""

TABLES_PER_PAGE: Final = 128
"""Tables of a round on a page."""

UNBROKEN_DASH: Final = "\N{WORD JOINER}–\N{WORD JOINER}"  # in a result within a sentence, where lines may break


class SiteTournament(Struct, frozen=True):
    """A tournament to write. `matches` are the folders of its public matches, by id, and `people` who is named there.

    `words` are in the language of the site; `server` is the name of the server, or empty if unknown. `games` are the
    numbers and folders of the public games of a series, by table.
    """

    words: Words
    stored: StoredTournament
    matches: Mapping[str, str]
    people: Set[int]
    server: str = ""
    games: Mapping[str, tuple[tuple[int, str], ...]] = {}

    @property
    def id(self) -> str:
        """The name of its folder, derived from the seed without revealing it."""
        return event_page_id(self.stored)

    @property
    def entry(self) -> SiteEvent:
        """The tournament as it appears in the list."""
        tournament = self.stored.tournament
        began = time_of(tournament, "started") or self.stored.row.created_at
        title, names = shown(tournament.settings.name), listed(self.words, self.champions())
        return SiteEvent(self.id, title, tournament.phase, began, self.server, names)

    def champions(self) -> list[str]:
        """Return the names of those who have won a finished tournament; several share the title."""
        tournament = self.stored.tournament
        return [
            self.entrant(players[0])
            for rank, players in (ranked_places(tournament) if tournament.phase == "finished" else ())
            if rank == 1 and {*players} & {*champions(tournament)}
        ]

    def name(self, player: int) -> str:
        """Return the name of a player, or a number if no public match names them."""
        entered = [entry.player for entry in self.stored.tournament.entries]
        if player in self.people and player in self.stored.names:
            return self.stored.name(player)
        return self.words("site-unnamed", number=entered.index(player) + 1 if player in entered else 0)

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
    """A table of a round: its number, its players by place, and links to its public matches.

    `heading` is the match of two teams that begins with this table, or the part of a bracket that it belongs to. In a
    duel the players are in the order of `result`, such as `1–0`.
    """

    number: int
    links: tuple[tuple[str, str], ...]
    seats: tuple[ShownSeat, ...]
    heading: str = ""
    result: str = ""


class StandingsTable(Struct, frozen=True):
    """Lines of standings; the caption names their division, if there are several."""

    caption: str
    rows: tuple[ShownRow, ...]


class BracketRound(Struct, frozen=True):
    """A round of a knock-out: its title, its page, its tables, the players with a bye, and how it was settled."""

    title: str
    to: str
    tables: tuple[ShownTable, ...]
    byes: str
    note: str = ""


class ShownStage(Struct, frozen=True):
    """The bracket of a stage, or a part of its standings that fits on a page.

    `heads` are the headings of the shown criteria, `legend` those of all tie-breaks with their meaning; `rounds` are the
    numbers of the rounds, `possible` is True if ranks may still change, and `decided` if a tie-break decided one.
    """

    title: str
    bracket: tuple[BracketRound, ...] = ()
    tables: tuple[StandingsTable, ...] = ()
    heads: tuple[str, ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    rounds: tuple[str, ...] = ()
    note: str = ""
    possible: bool = False
    teams: bool = False
    decided: bool = False


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
    columns = _columns(event.stored.tournament, [line for part in parts for line in part])
    page: list[StandingsTable] = []
    most = min(ROWS_PER_PAGE, max(1, CELLS_PER_PAGE // max(1, len(stage.rounds))))
    for division, part in enumerate(parts, 1):
        caption = event.words("tournament-division", number=division) if len(parts) > 1 else ""
        rows = _rows(event, number, part, cells, columns)
        for first in range(0, len(rows), most):
            table = StandingsTable(caption, tuple(rows[first : first + most]))
            if page and sum(len(one.rows) for one in (*page, table)) > most:
                yield _standings_section(event, number, page, columns)
                page = []
            page.append(table)
    yield _standings_section(event, number, page, columns)


def _standings_section(
    event: SiteTournament, number: int, tables: Sequence[StandingsTable], columns: Sequence[str]
) -> ShownStage:
    words, tournament = event.words, event.stored.tournament
    rounds = tuple(f"{one.number}" for one in tournament.stages[number].rounds)
    is_teams = tournament.stages[number].format == TEAMS
    note = words(
        "site-cells-team" if is_teams else "site-cells-duel" if tournament.settings.seats == 2 else "site-cells"
    )
    after = len(rounds) if number < len(tournament.stages) - 1 else 0
    title = words("site-standings-after", rounds=after) if after else words("site-standings")
    names = [name for name in tournament.settings.order if name not in ("points", "lot")]
    legend = tuple((words(f"tournament-head-{name}"), words(f"tournament-order-{name}")) for name in names)
    lot = ((words("tournament-short-lot"), words("site-lot")),) if "lot" in tournament.settings.order else ()
    return ShownStage(
        title,
        tables=tuple(tables),
        heads=tuple(words("site-points" if name == "points" else f"tournament-head-{name}") for name in columns),
        legend=legend + lot,
        rounds=rounds,
        note=note,
        possible=_is_open(tournament, number),
        teams=is_teams,
        decided=any(row.decided for table in tables for row in table.rows),
    )


def _is_open(tournament: Event, number: int) -> bool:
    """Return True if ranks of a stage may still change."""
    return tournament.phase == "running" and number == len(tournament.stages) - 1


def _columns(tournament: Event, lines: Sequence[StandingsLine]) -> tuple[str, ...]:
    """Return the criteria with a column: the first one, and tie-breaks in which players differ."""
    return tuple(
        name
        for at, name in enumerate(tournament.settings.order)
        if name != "lot" and (at == 0 or len({line.values[at] for line in lines}) > 1)
    )


def _rows(
    event: SiteTournament,
    number: int,
    part: Sequence[StandingsLine],
    cells: Mapping[int, Sequence[tuple[Cell, ...]]],
    columns: Sequence[str],
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
                _points_text(event, value) if name == "points" else value_text(words, name, value)
                for name, value in zip(order, line.values, strict=True)
                if name in columns
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
            cells[player].append(tuple(found[player]) or (Cell("–", ""),))
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
            gained = _points_text(event, points) if match.is_over else "…"
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
            yield player, f"{_points_text(event, gained[seat]) if result is not None else '…'} ({other})"
        elif result is None:
            yield player, "…"
        else:
            yield player, f"{result.counted[seat]} ({texts.amount_text(event.words, gained[seat] / POINT_UNIT)})"


def team_line(event: SiteTournament, match: TeamMatch) -> str:
    """Return both teams of a match, with their board points once all boards have a result."""
    one, other = map(event.entrant, match.teams)
    scores = match.scores(teams_by_player(event.stored.tournament.stages[0]))
    return f"{one} {'–'.join(_points_text(event, points) for points in scores) if match.is_over else '–'} {other}"


def part_headings(event: SiteTournament, one: EventRound) -> dict[str, str]:
    """Return the parts of a bracket to which tables belong, by table."""
    named = (table for table in one.tables if table.part in texts.NAMED_PARTS)
    return {table.key: event.words(f"tournament-part-{table.part}") for table in named}


def _points_text(event: SiteTournament, points: Value) -> str:
    """Return points of the tournament; those of duels have halves."""
    if event.stored.tournament.settings.scheme != "duel":
        return texts.amount_text(event.words, float(points) / POINT_UNIT)
    return _half_text(points)


def _half_text(points: Value) -> str:
    """Return points of duels, such as `1½`."""
    whole, rest = divmod(int(points), POINT_UNIT)
    return f"{whole or ('' if rest else 0)}{HALF if rest else ''}"


def _bracket_round(event: SiteTournament, number: int, one: EventRound) -> BracketRound:
    """Return a round of a knock-out; who goes on from it is marked."""
    parts = part_headings(event, one)
    title, to = texts.round_title(event.words, event.stored.tournament, number, one), round_name(number, one, 1)
    note = event.words("tournament-act-shared") if one.shared else ""
    return BracketRound(title, to, shown_tables(event, number, one, parts), byes_text(event, one), note)


def byes_text(event: SiteTournament, one: EventRound) -> str:
    """Return the players with a bye in a round."""
    return ", ".join(map(event.marked, one.byes))


def shown_tables(
    event: SiteTournament, number: int, one: EventRound, headings: Mapping[str, str]
) -> tuple[ShownTable, ...]:
    """Return the tables of a round, some with a heading."""
    tournament = event.stored.tournament
    stage = tournament.stages[number]
    seeds = {player: seed for seed, player in enumerate(stage.players, 1)} if stage.format in BRACKETS else {}
    through = through_of(tournament, number, one.number) if stage.format in KNOCKOUTS else None
    tables = []
    for position, table in enumerate(one.tables, 1):
        seats = _order(event, table, seeds)
        result = _duel_result(event, table, seats)
        tables.append(
            ShownTable(
                position,
                match_links(event, table),
                tuple(_seat(event, table, seat, through, seeds) for seat in seats),
                headings.get(table.key, ""),
                result,
            )
        )
    return tuple(tables)


def _order(event: SiteTournament, table: EventTable, seeds: Mapping[int, int]) -> list[int]:
    """Return the seats of a table as they are shown: in a duel by seed, or as they were drawn, otherwise by place."""
    places = table.result.counted if table.result is not None and not is_duel(event, table) else ()
    return sorted(
        range(len(table.players)),
        key=lambda seat: (places[seat] if places else 0, seeds.get(table.players[seat], 0)),
    )


def is_duel(event: SiteTournament, table: EventTable) -> bool:
    """Return True for a table of two that play each other."""
    return len(table.players) == DUEL and event.stored.tournament.settings.scheme != DUPLICATE


def event_of_match(event: SiteTournament, row: MatchRow, seated: Sequence[int | None]) -> SiteEvent:
    """Return the tournament of a match with the round and the result of its table, if that is still known."""
    tournament, words = event.stored.tournament, event.words
    belongs = event_of(row)
    table = next((one for one in tournament.tables() if belongs is not None and one.key == belongs.table), None)
    if table is None:
        return event.entry
    stage, one, table = find_table(tournament, table.key)
    number = tournament.stages.index(stage)
    title = texts.round_title(words, tournament, number, one)
    part = words(f"tournament-part-{table.part}") if table.part == "third" else ""
    game, games, *_ = row.settings.get(SERIES_GAME, "0 0").split()
    series = words("site-game-of", game=int(game), games=int(games)) if row.settings.get(SERIES_GAME) else ""
    order = [0, 1] if [*seated] != [*table.sitting[::-1]] else [1, 0]
    ruled = any(line.kind == "ruled" and line.table == table.key for line in tournament.log)
    differs = series or ruled or table.given_up or table.sitting != table.players
    counted = (duel_line(event, table) or _places_line(event, table)) if differs else ""
    return structs.replace(
        event.entry,
        round=" · ".join(filter(None, (title, part, series))),
        to=_table_link(number, one, one.tables.index(table) + 1),
        result="" if series or table.sitting != table.players else _duel_result(event, table, order),
        counted=(
            words("site-counted", result=counted, ruled="yes" if ruled else "no", series="yes" if series else "no")
            if counted
            else ""
        ),
    )


def table_text(event: SiteTournament, key: str) -> tuple[str, str, str]:
    """Return the round and number of a table, the link to it, and its result; empty without such a table."""
    tournament = event.stored.tournament
    if all(table.key != key for table in tournament.tables()):
        return "", "", ""
    stage, one, table = find_table(tournament, key)
    number, position = tournament.stages.index(stage), one.tables.index(table) + 1
    title = texts.round_title(event.words, tournament, number, one)
    if len(one.tables) > 1:
        title = f"{title}, {event.words('site-table-number', number=position)}"
    return title, _table_link(number, one, position), duel_line(event, table) or _places_line(event, table)


def duel_line(event: SiteTournament, table: EventTable) -> str:
    """Return the result of a duel such as `Ada 2–0 Bruno (45–38)`; empty for other tables."""
    result, _, scores = _duel_result(event, table, [0, 1]).replace("–", UNBROKEN_DASH).partition(" ")
    one, other = map(event.marked, table.players[:DUEL])
    return " ".join(filter(None, (one, result, other, scores))) if result else ""


def _places_line(event: SiteTournament, table: EventTable) -> str:
    """Return the places at a table such as `1. Ada, 2. Bruno`; empty without a result."""
    places = sorted(zip(table.result.counted, table.players, strict=True)) if table.result is not None else []
    return ", ".join(f"{place}. {event.marked(player)}" for place, player in places)


def _duel_result(event: SiteTournament, table: EventTable, seats: Sequence[int]) -> str:
    """Return the result of a duel such as `2–0 (45–38)` by these seats; empty for other tables, and without one."""
    if table.result is None or not is_duel(event, table):
        return ""
    gained = points_of(table.result, "duel")
    points = [_half_text(gained[seat]) if not table.games else f"{table.games_won[seat]}" for seat in seats]
    scores = [f"{table.result.scores[seat]}" for seat in seats] if table.result.scores else []
    return " ".join(["–".join(points), *([f"({'–'.join(scores)})"] if scores else [])])


def _seat(
    event: SiteTournament, table: EventTable, seat: int, through: Container[int] | None, seeds: Mapping[int, int]
) -> ShownSeat:
    """Return a player at a table. Without `through`, first places have won."""
    result, player, sitting = table.result, table.players[seat], table.sitting[seat]
    played_by = "" if sitting == player else event.name(sitting)
    found = ShownSeat(event.marked(player), played_by, seed=seeds.get(player, 0))
    if result is None:
        return found
    place, gained = result.counted[seat], points_of(result, event.stored.tournament.settings.scheme)[seat]
    is_first = place == 1 and max(result.counted) > 1
    won = is_first if through is None or table.part == "third" else player in through
    points = f"{table.games_won[seat]}" if table.games else _points_text(event, gained)
    score = f"{result.scores[seat]}" if result.scores else ""
    return structs.replace(found, place=f"{place}", points=points, score=score, won=won)


def match_links(event: SiteTournament, table: EventTable) -> tuple[tuple[str, str], ...]:
    """Return links to the public matches of a table: in a series to each of its games with its result."""
    games = event.games.get(table.key, ())
    if not games:
        page = match_page(event, table)
        return ((event.words("site-match"), page),) if page else ()
    return tuple((_game_text(event, table, number), _match_address(folder)) for number, folder in games)


def _game_text(event: SiteTournament, table: EventTable, number: int) -> str:
    places = table.games[number - 1] if number <= len(table.games) else ()
    winners = [event.name(player) for player, place in zip(table.players, places, strict=False) if place == 1]
    winner = winners[0] if len(winners) == 1 else HALF if winners else ""
    return event.words("site-game", number=number, winner=winner)


def match_page(event: SiteTournament, table: EventTable) -> str:
    """Return the link to the page of a table's match; empty if it has none."""
    folder = event.matches.get(table.match)
    return _match_address(folder) if folder else ""


def _match_address(folder: str) -> str:
    return f"../../m/{folder}/index.html"


def round_name(number: int, one: EventRound, position: int) -> str:
    """Return the file name of the page with a table of a round."""
    page = (position - 1) // TABLES_PER_PAGE
    return f"round-{number + 1}-{one.number}{f'-{page + 1}' if page else ''}.html"
