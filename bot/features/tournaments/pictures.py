"""Pictures of a tournament, as data and as alternative text: standings, or the bracket of a knock-out."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import structs

from bot.cards.layouts import DescribedPicture
from bot.features.tournaments import standings
from bot.features.tournaments.announcements import MEDALS
from bot.features.tournaments.rules.brackets import UNKNOWN, Pair
from bot.features.tournaments.rules.knockout import is_final, round_cuts
from bot.features.tournaments.rules.model import BRACKETS, KNOCKOUTS, Event, EventRound, EventTable, Stage
from bot.features.tournaments.rules.ranking import champions, final_ranking
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.stages import bracket_tree
from bot.features.tournaments.rules.standings import StandingsLine
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import bracket_title, marked_name, round_title
from bot.words import Words
from render.event_values import LINES_IN_COLUMN, Bracket, Column, Sheet, SheetRow, Side, pages

ROWS_PER_PICTURE: Final = 2 * LINES_IN_COLUMN

MAX_PICTURES: Final = 6
"""Pictures of one tournament in a message: Discord takes ten files, and the message may have others."""

LEADERS_IN_ALT_TEXT: Final = 3
CHAMPION_SIGN: Final = "★"
HALF: Final = "½"

BRACKET_PARTS: Final = (("upper", "final"), ("lower",))
"""Parts of a double elimination that are drawn in pictures of their own, each named after the first."""


def picture_of(words: Words, stored: StoredTournament) -> DescribedPicture | None:
    """Return the first picture of a tournament, if any."""
    return next(iter(pictures_of(words, stored)), None)


def pictures_of(words: Words, stored: StoredTournament) -> tuple[DescribedPicture, ...]:
    """Return pictures of all stages drawn so far, the current one, the best players and the latest rounds first."""
    made = []
    for number, stage in reversed([*enumerate(stored.tournament.stages)]):
        if stage.rounds:
            made += (_brackets if stage.format in KNOCKOUTS else _sheets)(words, stored, number)
    return tuple(
        structs.replace(one, file=f"event-{number}.png") if number > 1 else one
        for number, one in enumerate(made[:MAX_PICTURES], 1)
    )


def _note(words: Words, tournament: Event, stage: int) -> str:
    last = tournament.stages[stage].rounds[-1]
    done = sum(table.result is not None for table in last.tables)
    if tournament.phase == "finished" and stage == len(tournament.stages) - 1:
        return words("tournament-phase-finished")
    title = round_title(words, tournament, stage, last)
    return words("tournament-picture-note", round=title, done=done, tables=len(last.tables))


def _sheets(words: Words, stored: StoredTournament, stage: int) -> list[DescribedPicture]:
    """Return the pictures of all parts of the standings, each part in pictures of its own."""
    parts = standings.explained_standings(stored.tournament, stage)
    sheets: list[Sheet] = []
    for number, part in enumerate(parts, 1):
        division = [words("tournament-division", number=number)] if len(parts) > 1 else []
        sheets += _part_sheets(words, stored, stage, part, " · ".join([stored.tournament.settings.name, *division]))
    leaders = [[f"{row.rank}. {row.name}" for row in one.rows[:LEADERS_IN_ALT_TEXT]] for one in sheets]
    return [DescribedPicture(one, _alt(words, one, best)) for one, best in zip(sheets, leaders, strict=True)]


def _part_sheets(
    words: Words, stored: StoredTournament, stage: int, part: Sequence[StandingsLine], name: str
) -> list[Sheet]:
    """Return a part of the standings; possible ranks are left out once all is over, or where lines fill two columns."""
    tournament, order = stored.tournament, stored.tournament.settings.order
    possible, games = standings.possible_texts(tournament, stage, part), _games(tournament.stages[stage])
    is_wide, tie_break = len(part) <= LINES_IN_COLUMN, standings.first_tie_break(order)
    heads = ["points"]
    if is_wide and len({*games.values()}) > 1:
        heads.append("games")
    if tie_break:
        heads.append("tie-break")
    if is_wide and tournament.phase != "finished" and stage == len(tournament.stages) - 1:
        heads.append("possible")

    def row(line: StandingsLine) -> SheetRow:
        """Return a line with a text for each column."""
        cells = {
            "points": standings.points_text(words, order, line),
            "games": f"{games[line.player]}",
            "tie-break": standings.tie_break_text(words, order, line),
            "possible": possible[line.player],
        }
        return SheetRow(line.rank, marked_name(words, stored, line.player), tuple(cells[one] for one in heads))

    title, cut = words("tournament-standings", name=name), tournament.settings.cut if stage == 0 else 0
    named = tuple(words(f"tournament-head-{tie_break if head == 'tie-break' else head}") for head in heads)
    made = []
    for first in range(0, len(part), ROWS_PER_PICTURE):
        left = len(part) - first - ROWS_PER_PICTURE
        more = words("tournament-more", players=left) if left > 0 else ""
        rows = tuple(map(row, part[first : first + ROWS_PER_PICTURE]))
        made.append(Sheet(title, _note(words, tournament, stage), named, rows, max(0, cut - first), more))
    return made


def _games(stage: Stage) -> dict[int, int]:
    played = Counter(player for result in stage.results for player in result.players)
    return {player: played[player] for player in stage.players}


def _brackets(words: Words, stored: StoredTournament, stage: int) -> list[DescribedPicture]:
    """Return the pictures of a knock-out, those of the upper bracket before those of the lower one."""
    tournament = stored.tournament
    leaders = enumerate(final_ranking(tournament)[:LEADERS_IN_ALT_TEXT], 1)
    best = [f"{place}. {stored.name(player)}" for place, player in leaders]
    made = []
    for parts in BRACKET_PARTS if tournament.stages[stage].format == "double-elimination" else (("",),):
        columns = _columns(words, stored, stage, parts)
        if columns:
            part = [words(f"tournament-part-{part}") for part in parts[:1] if part]
            name = " · ".join([tournament.settings.name, *part])
            title = words("tournament-bracket", name=name)
            is_tree = tournament.stages[stage].format in BRACKETS
            third = _third(words, stored, stage) if is_tree else None
            shown = Bracket(title, _note(words, tournament, stage), columns, is_tree, third)
            latest, *earlier = pages(shown)
            others = ((one, list(dict.fromkeys(name for name, _ in one.rounds))) for one in earlier)
            made += [DescribedPicture(one, _alt(words, one, said)) for one, said in ((latest, best), *others)]
    return made


def _columns(words: Words, stored: StoredTournament, stage: int, parts: Sequence[str]) -> tuple[Column, ...]:
    """Return the rounds of some parts of a bracket, those of a tree also if they are still to come."""
    tournament, rounds = stored.tournament, stored.tournament.stages[stage].rounds
    tree = bracket_tree(tournament, stage) if tournament.stages[stage].format in BRACKETS else ()
    columns = []
    for number, whole in enumerate(tree, 1):
        pairs = whole.lower if parts[0] == "lower" else whole.upper
        played = rounds[number - 1] if number <= len(rounds) else EventRound(number, ())
        tables = tuple(_pair(words, stored, stage, played, pair) for pair in pairs)
        if any(tables):
            columns.append((bracket_title(words, tournament, stage, number), tables))
    for one in rounds[len(tree) :] if parts[0] != "lower" else ():
        title, staying = round_title(words, tournament, stage, one), through_of(tournament, stage, one.number)
        tables = tuple(_sides(words, stored, stage, table, staying) for table in one.tables if table.part != "third")
        columns.append((title, tables))
    return tuple(columns)


def _pair(words: Words, stored: StoredTournament, stage: int, one: EventRound, pair: Pair) -> tuple[Side, ...]:
    """Return the sides of a pair of a tree; none if one of the two has a bye."""
    tournament = stored.tournament
    if None in pair:
        return ()
    staying = through_of(tournament, stage, one.number) if one.tables else None
    table = next((table for table in one.tables if {*table.players} == {*pair}), None)
    if table is not None:
        return _sides(words, stored, stage, table, staying)
    players = [player for player in pair if player is not None]
    return tuple(_unplayed(words, stored, stage, player, through=player in one.byes) for player in players)


def _unplayed(words: Words, stored: StoredTournament, stage: int, player: int, *, through: bool = False) -> Side:
    """Return a side without a result; one who is not known yet has no name."""
    if player == UNKNOWN:
        return Side(player, "")
    seed = 1 + stored.tournament.stages[stage].players.index(player)
    return Side(player, marked_name(words, stored, player), through=through, seed=seed)


def _third(words: Words, stored: StoredTournament, stage: int) -> Column | None:
    """Return the match for third place of a bracket, also if it is still to come; None if there is none."""
    tournament, one = stored.tournament, stored.tournament.stages[stage]
    if not tournament.settings.third or one.format != "elimination" or len(one.players) <= MEDALS:
        return None
    tables = [table for part in one.rounds for table in part.tables if table.part == "third"]
    sides = [_sides(words, stored, stage, table, None) for table in tables] or [(Side(UNKNOWN, ""),) * 2]
    return words("tournament-third-title"), tuple(sides)


def through_of(tournament: Event, stage: int, number: int) -> set[int] | None:
    """Return who goes on from a round; None while that is not known. Who loses a duel goes on to no next round."""
    rounds, name = tournament.stages[stage].rounds, tournament.stages[stage].format
    one, following = rounds[number - 1], rounds[number : number + 1]
    playing = {player for later in following for table in later.tables for player in table.players}
    playing |= {player for later in following for player in later.byes}
    if following and name not in BRACKETS:
        return playing
    if not one.closed:
        return None
    through = {player for cut in round_cuts(tournament, stage, number) for player in cut.through}
    third = {player for table in one.tables if table.part == "third" for player in table.players}
    return through & (playing | third) if following and name == "elimination" else through


def _sides(
    words: Words, stored: StoredTournament, stage: int, table: EventTable, staying: set[int] | None
) -> tuple[Side, ...]:
    """Return the sides of a table; in an open round the first place goes on, later the next round or the cut decides."""
    tournament, places = stored.tournament, table.result.counted if table.result is not None else None
    is_tree, title = tournament.stages[stage].format in BRACKETS, _champions(tournament, stage, table)
    sides = []
    for seat, player in enumerate(table.players):
        place = "" if places is None else f"{places[seat]}"
        is_level = places is not None and len(places) == DUEL and len({*places}) == 1
        is_first = place == "1" and not is_level
        through = is_first if staying is None or table.part == "third" else player in staying
        score = f"{table.games_won[seat]}" if table.games else HALF if is_level else ""
        if player in title:
            score = f"{score} {CHAMPION_SIGN}".lstrip()
        seed = 1 + tournament.stages[stage].players.index(player) if is_tree else 0
        sides.append(Side(player, marked_name(words, stored, player), place, through, score, seed))
    return tuple(sides)


def _champions(tournament: Event, stage: int, table: EventTable) -> tuple[int, ...]:
    """Return the champions if a table is the last final of a finished tournament."""
    last = tournament.stages[-1].rounds[-1]
    is_last = stage == len(tournament.stages) - 1 and is_final(last) and table in last.tables and table.part != "third"
    return champions(tournament) if is_last and tournament.phase == "finished" else ()


def _alt(words: Words, shown: Sheet | Bracket, said: Sequence[str]) -> str:
    return words("tournament-alt", title=shown.title, note=shown.note, first=", ".join(said))
