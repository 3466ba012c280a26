"""Pictures of a tournament, as data and as alternative text: standings, or the bracket of a knock-out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from bot.cards.layouts import DescribedPicture
from bot.features.tournaments import standings
from bot.features.tournaments.rules.knockout import round_cuts
from bot.features.tournaments.rules.model import BRACKETS, KNOCKOUTS, Event, EventTable, Stage
from bot.features.tournaments.rules.ranking import final_ranking
from bot.features.tournaments.rules.standings import StandingsLine
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import marked_name, round_title
from bot.words import Words
from render.event_values import Bracket, Column, Sheet, SheetRow, Side, pages

ROWS_PER_PICTURE: Final = 24

ROWS_WITH_MATCHES: Final = 12
"""Rows up to which a picture has room for a column with the number of matches: more rows fill two columns."""

MAX_PICTURES: Final = 6
"""Pictures of one tournament in a message: Discord takes ten files, and the message may have others."""

LEADERS_IN_ALT_TEXT: Final = 3

BRACKET_PARTS: Final = (("upper", "final"), ("lower",))
"""Parts of a double elimination that are drawn in pictures of their own, each named after the first."""


def picture_of(words: Words, stored: StoredTournament) -> DescribedPicture | None:
    """Return the first picture of a tournament, if any."""
    return next(iter(pictures_of(words, stored)), None)


def pictures_of(words: Words, stored: StoredTournament) -> tuple[DescribedPicture, ...]:
    """Return pictures of the current stage and the earlier ones, best players and latest rounds first.

    There are none before the first draw.
    """
    made = []
    for number, stage in reversed([*enumerate(stored.tournament.stages)]):
        if stage.rounds:
            made += (_brackets if stage.format in KNOCKOUTS else _sheets)(words, stored, number)
    return tuple(
        structs.replace(one, file=f"event-{number}.png") if number > 1 else one
        for number, one in enumerate(made[:MAX_PICTURES], 1)
    )


def _note(words: Words, tournament: Event, stage: int) -> str:
    """Return how far the last round of a stage is."""
    last = tournament.stages[stage].rounds[-1]
    done = sum(table.result is not None for table in last.tables)
    if tournament.phase == "finished" and stage == len(tournament.stages) - 1:
        return words("tournament-phase-finished")
    title = round_title(words, tournament, stage, last)
    return words("tournament-picture-note", round=title, done=done, tables=len(last.tables))


def _sheets(words: Words, stored: StoredTournament, stage: int) -> list[DescribedPicture]:
    """Return the pictures of all parts of the standings; possible ranks are left out once all is over."""
    tournament, order = stored.tournament, stored.tournament.settings.order
    parts, games = standings.explained_standings(tournament, stage), _games(tournament.stages[stage])
    rows: list[tuple[StandingsLine, dict[str, str]]] = []
    for number, part in enumerate(parts, 1):
        possible = standings.possible_texts(tournament, stage, part)
        for line in part:
            cells = {
                "division": f"{number}",
                "points": standings.points_text(words, order, line),
                "games": f"{games[line.player]}",
                "tie-break": standings.tie_break_text(words, order, line),
                "possible": possible[line.player],
            }
            rows.append((line, cells))
    tie_break = standings.first_tie_break(order)
    heads = {"division": "division"} if len(parts) > 1 else {}
    heads["points"] = "points"
    if len(parts) == 1 and len(rows) <= ROWS_WITH_MATCHES:
        heads["games"] = "games"
    if tie_break:
        heads["tie-break"] = tie_break
    if tournament.phase != "finished" and stage == len(tournament.stages) - 1:
        heads["possible"] = "possible"
    title = words("tournament-standings", name=tournament.settings.name)
    cut = tournament.settings.cut if stage == 0 else 0
    made = []
    for first in range(0, len(rows), ROWS_PER_PICTURE):
        left = len(rows) - first - ROWS_PER_PICTURE
        more = words("tournament-more", players=left) if left > 0 else ""
        shown = tuple(
            SheetRow(line.rank, marked_name(words, stored, line.player), tuple(cells[one] for one in heads))
            for line, cells in rows[first : first + ROWS_PER_PICTURE]
        )
        named = tuple(words(f"tournament-head-{head}") for head in heads.values())
        sheet = Sheet(title, _note(words, tournament, stage), named, shown, max(0, cut - first), more)
        best = [f"{row.rank}. {row.name}" for row in shown[:LEADERS_IN_ALT_TEXT]]
        made.append(DescribedPicture(sheet, _alt(words, sheet, best)))
    return made


def _games(stage: Stage) -> dict[int, int]:
    played = dict.fromkeys(stage.players, 0)
    for one in stage.rounds:
        for table in one.tables:
            for player in table.players if table.result is not None else ():
                played[player] += 1
    return played


def _brackets(words: Words, stored: StoredTournament, stage: int) -> list[DescribedPicture]:
    """Return the pictures of a knock-out, those of the upper bracket before those of the lower one."""
    tournament = stored.tournament
    best = [
        f"{place}. {stored.name(player)}"
        for place, player in enumerate(final_ranking(tournament)[:LEADERS_IN_ALT_TEXT], 1)
    ]
    made = []
    for parts in BRACKET_PARTS if tournament.stages[stage].format == "double-elimination" else (("",),):
        columns = _columns(words, stored, stage, parts)
        if columns:
            name = " · ".join(
                [tournament.settings.name, *(words(f"tournament-part-{part}") for part in parts[:1] if part)]
            )
            title = words("tournament-bracket", name=name)
            latest, *earlier = pages(Bracket(title, _note(words, tournament, stage), columns))
            described = [
                (latest, best),
                *((one, list(dict.fromkeys(name for name, _ in one.rounds))) for one in earlier),
            ]
            made += [DescribedPicture(one, _alt(words, one, said)) for one, said in described]
    return made


def _columns(words: Words, stored: StoredTournament, stage: int, parts: Sequence[str]) -> tuple[Column, ...]:
    """Return the rounds of some parts of a bracket; all parts if the first is empty."""
    tournament, rounds = stored.tournament, stored.tournament.stages[stage].rounds
    columns = []
    for one in rounds:
        tables = tuple(table for table in one.tables if not parts[0] or table.part in parts)
        if tables:
            staying = through_of(tournament, stage, one.number)
            columns.append((round_title(words, tournament, stage, one), _tables(words, stored, tables, staying)))
    return tuple(columns)


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


def _tables(
    words: Words, stored: StoredTournament, tables: Sequence[EventTable], staying: set[int] | None
) -> tuple[tuple[Side, ...], ...]:
    """Return the sides of each table.

    Who went on is known from the next round or the cut; in an open round, the first place counts.
    """
    shown = []
    for table in tables:
        places = table.result.counted if table.result is not None else None
        sides = []
        for seat, player in enumerate(table.players):
            place = "" if places is None else f"{places[seat]}"
            through = place == "1" if staying is None or table.part == "third" else player in staying
            sides.append(Side(player, marked_name(words, stored, player), place, through))
        shown.append(tuple(sides))
    return tuple(shown)


def _alt(words: Words, shown: Sheet | Bracket, said: Sequence[str]) -> str:
    return words("tournament-alt", title=shown.title, note=shown.note, first=", ".join(said))
