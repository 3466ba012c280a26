"""Standings of a tournament on the website, with every round, and brackets: the tree of duels, or rounds of tables."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct, structs

from bot.features.tournaments import site_tables, texts
from bot.features.tournaments.pictures import BRACKET_PARTS
from bot.features.tournaments.rules.brackets import UNKNOWN, Pair
from bot.features.tournaments.rules.duplicate import DUPLICATE
from bot.features.tournaments.rules.model import BRACKETS, Event, EventRound, EventTable
from bot.features.tournaments.rules.scoring import DUEL, POINT_UNIT, points_of
from bot.features.tournaments.rules.stages import bracket_tree
from bot.features.tournaments.rules.standings import StandingsLine
from bot.features.tournaments.rules.teams import TEAMS, team_matches, teams_by_player
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER, UNITLESS_CRITERIA, Value
from bot.features.tournaments.site_tournament import SiteTournament
from bot.features.tournaments.standings import explained_standings, possible_texts, value_text

ROWS_PER_PAGE: Final = 128
CELLS_PER_PAGE: Final = 4_000

NO_TABLE: Final = "–"
"""The cell of a round in which a player had no table."""


class Cell(Struct, frozen=True):
    """A player's result at one table: a short text, and the place on the page of the round."""

    text: str
    to: str


class ShownRow(Struct, frozen=True):
    """A line of standings; `members` are the players of a team, and the last row above the cut `is_cut`."""

    rank: int
    name: str
    values: tuple[str, ...]
    decided: str
    possible: str
    rounds: tuple[tuple[Cell, ...], ...]
    is_cut: bool = False
    members: str = ""
    has_left: bool = False


class StandingsTable(Struct, frozen=True):
    """Lines of standings; the caption names their division, if there are several."""

    caption: str
    rows: tuple[ShownRow, ...]


class StandingsSection(Struct, frozen=True):
    """A part of the standings of a stage that fits on a page.

    `heads` are the headings of the shown criteria, `legend` those of all tie-breaks with their meaning, and `notes`
    explain the numbers; `rounds` are the numbers of the rounds, `possible` is True if ranks may still change, and
    `decided` if a tie-break decided one.
    """

    title: str
    tables: tuple[StandingsTable, ...]
    heads: tuple[str, ...]
    legend: tuple[tuple[str, str], ...]
    rounds: tuple[str, ...]
    notes: tuple[str, ...]
    possible: bool
    teams: bool
    decided: bool


def standings_sections(event: SiteTournament, number: int) -> Iterator[StandingsSection]:
    """Yield the standings of a stage, in parts that fit on a page."""
    stage = event.tournament.stages[number]
    parts = explained_standings(event.tournament, number)
    cells = _cells(event, number, {line.player: line.rank for part in parts for line in part})
    columns = _columns(event.tournament, [line for part in parts for line in part])
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
) -> StandingsSection:
    words, tournament = event.words, event.tournament
    rounds = tuple(f"{one.number}" for one in tournament.stages[number].rounds)
    after = len(rounds) if number < len(tournament.stages) - 1 else 0
    is_decided = any(row.decided for table in tables for row in table.rows)
    names = [name for name in tournament.settings.order if name != "points"]
    return StandingsSection(
        words("site-standings-after", rounds=after) if after else words("site-standings"),
        tables=tuple(tables),
        heads=tuple(words(f"tournament-head-{name}") for name in columns),
        legend=tuple((words(f"tournament-head-{name}"), words(f"tournament-order-{name}")) for name in names),
        rounds=rounds,
        notes=tuple(_legend_notes(event, number, tables, is_decided=is_decided)),
        possible=_is_open(tournament, number),
        teams=tournament.stages[number].format == TEAMS,
        decided=is_decided,
    )


def _legend_notes(
    event: SiteTournament, number: int, tables: Sequence[StandingsTable], *, is_decided: bool
) -> Iterator[str]:
    """Yield what the numbers of standings mean, as far as they occur."""
    words, settings = event.words, event.tournament.settings
    is_teams = event.tournament.stages[number].format == TEAMS
    yield words("site-cells-team" if is_teams else "site-cells-duel" if settings.seats == DUEL else "site-cells")
    if any(cell.text == NO_TABLE for table in tables for row in table.rows for cells in row.rounds for cell in cells):
        yield words("site-cells-none")
    if is_decided:
        yield words("site-tie-break-meaning")
    if any(row.is_cut for table in tables for row in table.rows):
        yield words("site-cut-line", players=settings.cut)
    if "buchholz" in settings.order:
        yield words("site-unplayed")
    if any(row.has_left for table in tables for row in table.rows):
        yield words("site-left-last")


def _is_open(tournament: Event, number: int) -> bool:
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
    words, tournament = event.words, event.tournament
    order = tournament.settings.order
    possible = possible_texts(tournament, number, part)
    cut = tournament.settings.cut if number == 0 else 0
    return [
        ShownRow(
            line.rank,
            event.entrant(line.player),
            tuple(
                _value_text(event, name, value)
                for name, value in zip(order, line.values, strict=True)
                if name in columns
            ),
            "" if line.decided_by in ("", "points", "left") else words(f"tournament-head-{line.decided_by}"),
            possible[line.player],
            tuple(cells[line.player]),
            cut > 1 and line is part[min(cut, len(part)) - 1],
            event.members(line.player),
            line.decided_by == "left" or bool(texts.entrant_mark(words, tournament, line.player)),
        )
        for line in part
    ]


def _value_text(event: SiteTournament, name: str, value: Value) -> str:
    """Return a value of a criterion; points of duels, and of their opponents, have halves and quarters."""
    if name == "points" or (name in DUEL_ORDER and name not in UNITLESS_CRITERIA):
        return site_tables.points_text(event, value)
    return value_text(event.words, name, value)


def _cells(event: SiteTournament, number: int, ranks: Mapping[int, int]) -> dict[int, list[tuple[Cell, ...]]]:
    tournament = event.tournament
    stage = tournament.stages[number]
    cells: dict[int, list[tuple[Cell, ...]]] = {player: [] for player in ranks}
    for one in stage.rounds:
        found: dict[int, list[Cell]] = {player: [] for player in ranks}
        if stage.format == TEAMS:
            _add_team_cells(event, number, one, ranks, found)
        for position, table in enumerate(one.tables, 1):
            to = site_tables.table_link(number, one, position)
            for player, text in _cell_texts(event, table, ranks) if stage.format != TEAMS else ():
                if player in found:
                    found[player].append(Cell(text, to))
        for player in one.byes:
            found.setdefault(player, []).append(Cell(event.words("site-bye"), ""))
        for player in ranks:
            cells[player].append(tuple(found[player]) or (Cell(NO_TABLE, ""),))
    return cells


def _add_team_cells(
    event: SiteTournament, number: int, one: EventRound, ranks: Mapping[int, int], found: Mapping[int, list[Cell]]
) -> None:
    stage = event.tournament.stages[number]
    for match in team_matches(stage, one):
        to = site_tables.table_link(number, one, one.tables.index(match.tables[0]) + 1)
        scores = match.scores(teams_by_player(stage))
        for team, other, points in zip(match.teams, match.teams[::-1], scores, strict=True):
            gained = site_tables.points_text(event, points) if match.is_over else "…"
            found[team].append(Cell(f"{gained} ({ranks[other]})", to))


def _cell_texts(event: SiteTournament, table: EventTable, ranks: Mapping[int, int]) -> Iterator[tuple[int, str]]:
    """Yield, by player, place and points at a table; in a duel the result and the rank of the opponent."""
    result, scheme = table.result, event.tournament.settings.scheme
    gained = () if result is None else points_of(result, scheme)
    for seat, player in enumerate(table.players):
        if len(table.players) == 2 and scheme != DUPLICATE:
            other = ranks.get(table.players[1 - seat], "?")
            yield player, f"{site_tables.points_text(event, gained[seat]) if result is not None else '…'} ({other})"
        elif result is None:
            yield player, "…"
        else:
            yield player, f"{result.counted[seat]} ({texts.amount_text(event.words, gained[seat] / POINT_UNIT)})"


THIRD: Final = "third"


class BracketRound(Struct, frozen=True):
    """A round of a knock-out: its title, its page unless it is still to come, its tables, and the players with a bye.

    A place without players is None. `leads` says how lines lead to the next round: `straight`, or in `pairs`. `below`
    is the match for third place, below the final.
    """

    title: str
    to: str
    tables: tuple[site_tables.ShownTable | None, ...]
    byes: str = ""
    leads: str = ""
    below: "BracketRound | None" = None

    @property
    def is_known(self) -> bool:
        """True if a player of the round is known."""
        return any(seat.name for table in self.tables if table is not None for seat in table.seats)


class BracketPart(Struct, frozen=True):
    """The rounds of a bracket, or of the upper or the lower part of one."""

    title: str
    rounds: tuple[BracketRound, ...]


class BracketSection(Struct, frozen=True):
    """The bracket of a stage."""

    title: str
    parts: tuple[BracketPart, ...]
    has_seeds: bool


def bracket_section(event: SiteTournament, number: int) -> BracketSection:
    """Return the bracket of a stage."""
    stage, title = event.tournament.stages[number], event.words("site-bracket")
    if stage.format not in BRACKETS:
        rounds = tuple(_round(event, number, one) for one in stage.rounds)
        return BracketSection(title, (BracketPart("", rounds),), has_seeds=False)
    if stage.format == "double-elimination":
        named = [(event.words(f"tournament-part-{part}"), _tree(event, number, part)) for part, *_ in BRACKET_PARTS]
    else:
        named = [("", _with_third(event, number, _tree(event, number, "")))]
    parts = tuple(BracketPart(name, _joined(rounds)) for name, rounds in named if rounds)
    return BracketSection(title, parts, has_seeds=True)


def _round(event: SiteTournament, number: int, one: EventRound) -> BracketRound:
    title = texts.round_title(event.words, event.tournament, number, one)
    shown = site_tables.shown_tables(event, number, one, {})
    tables = [table for table in shown if one.tables[table.number - 1].part != THIRD]
    return BracketRound(title, site_tables.round_name(number, one, 1), tuple(tables), site_tables.byes_text(event, one))


def _tree(event: SiteTournament, number: int, part: str) -> list[BracketRound]:
    """Return the rounds of a tree, or of one part of it, and after them the finals that were played again."""
    tree, rounds, found = bracket_tree(event.tournament, number), event.tournament.stages[number].rounds, []
    for at, whole in enumerate(tree, 1):
        pairs = whole.lower if part == "lower" else whole.upper
        one = rounds[at - 1] if at <= len(rounds) else EventRound(at, ())
        tables = tuple(_places(event, number, one, pairs, part))
        if any(tables):
            title = texts.bracket_title(event.words, event.tournament, number, at)
            page = site_tables.round_name(number, one, 1) if at <= len(rounds) else ""
            found.append(BracketRound(title, page, tables))
    return found + [_round(event, number, one) for one in rounds[len(tree) :] if part != "lower"]


def _places(
    event: SiteTournament, number: int, one: EventRound, pairs: Sequence[Pair], part: str
) -> Iterator[site_tables.ShownTable | None]:
    """Yield the tables of a round by their places in the tree, then those of older drawings that have no place."""
    tables: dict[frozenset[int | None], site_tables.ShownTable] = {
        frozenset(one.tables[table.number - 1].players): table
        for table in (site_tables.shown_tables(event, number, one, {}) if one.tables else ())
        if one.tables[table.number - 1].part not in ({"upper", "lower", THIRD} - {part})
    }
    seeds = site_tables.seeds_of(event, number)
    for pair in pairs:
        yield tables.pop(frozenset(pair), None) or _unplayed(event, one, pair, seeds)
    yield from tables.values()


def _unplayed(
    event: SiteTournament, one: EventRound, pair: Pair, seeds: Mapping[int, int]
) -> site_tables.ShownTable | None:
    """Return a pair without a table: a bye, or a duel that is still to come."""
    players = [player for player in pair if player is not None]
    if not players or (players == [UNKNOWN]):
        return None
    is_bye = len(players) == 1
    seats = tuple(
        site_tables.ShownSeat(event.name(player), seed=seeds[player], won=is_bye or player in one.byes)
        if player != UNKNOWN
        else site_tables.ShownSeat("")
        for player in players
    )
    return site_tables.ShownTable(0, (), seats, notes=((event.words("site-bye"), ""),) if is_bye else ())


def _with_third(event: SiteTournament, number: int, rounds: Sequence[BracketRound]) -> list[BracketRound]:
    """Return rounds with the match for third place, if there is one, below the final of its round."""
    below = {one.number: third for one, third in _thirds(event, number)}
    return [structs.replace(one, below=below.get(at)) for at, one in enumerate(rounds, 1)]


def _thirds(event: SiteTournament, number: int) -> Iterator[tuple[EventRound, BracketRound]]:
    for one in event.tournament.stages[number].rounds:
        shown = site_tables.shown_tables(event, number, one, {})
        tables = tuple(table for table in shown if one.tables[table.number - 1].part == THIRD)
        if tables:
            link = site_tables.table_link(number, one, tables[0].number)
            yield one, BracketRound(event.words("tournament-third-title"), link, tables)


def _joined(rounds: Sequence[BracketRound]) -> tuple[BracketRound, ...]:
    """Return rounds with the lines between them, as far as the places of one follow from those of the one before."""
    ways = {1: "straight", 2: "pairs"}
    joined = []
    for one, following in zip(rounds, (*rounds[1:], None), strict=True):
        count = len(following.tables) if following is not None else 0
        leads = ways.get(len(one.tables) // count, "") if count and len(one.tables) % count == 0 else ""
        joined.append(structs.replace(one, leads=leads))
    return tuple(joined)
