"""Standings in words: values of the criteria, what decided each place, ranks still possible, and the whole table."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import structs

from bot.cards.match_names import named
from bot.features.tournaments.rules import model
from bot.features.tournaments.rules.model import Event, Settings, Stage
from bot.features.tournaments.rules.ranking import final_ranking, parted_standings
from bot.features.tournaments.rules.scoring import POINT_UNIT, SCHEMES
from bot.features.tournaments.rules.stages import possible_in_stage
from bot.features.tournaments.rules.standings import StandingsLine
from bot.features.tournaments.rules.teams import TEAMS
from bot.features.tournaments.rules.tie_breaks import CRITERIA, UNITLESS_CRITERIA, Value
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import MAX_DIGITS, amount_text, entrant_mark, entrant_name, shortened
from bot.words import Words
from render.prose.numbers import written

VISIBLE_REASONS: Final = ("", "points", "left")
"""Reasons for a place that a line shows anyway: its points, or the mark that the player has left."""

MAX_RANKS_NAMED: Final = 12
MAX_STANDINGS_LINES: Final = 50
MAX_DIVISIONS_EXPLAINED: Final = 5

STANDINGS_NAME_LENGTH: Final = 11
"""Characters of a name in standings, so that a line fits the width of a phone."""


def explained_standings(tournament: Event, stage: int) -> tuple[tuple[StandingsLine, ...], ...]:
    """Return the standings that count, with the criterion that decided each place.

    A lot decides nothing until a stage is over. In the middle of a round tie-breaks say nothing yet: of players with equal points those come first who have not
    played, because their opponents have.
    """
    parts = parted_standings(tournament, stage)
    if is_midway(tournament.stages[stage]):
        waiting = {player for table in tournament.open_tables() for player in table.players}
        return tuple(_midway(tournament, part, waiting) for part in parts)
    if tournament.phase == "finished" or stage < len(tournament.stages) - 1:
        return parts
    undecided = ("lot",) if tournament.stages[stage].results else CRITERIA
    return tuple(
        tuple(structs.replace(line, decided_by="") if line.decided_by in undecided else line for line in part)
        for part in parts
    )


def is_midway(stage: Stage) -> bool:
    """Return True if some tables of the latest round have results and others have not."""
    tables = stage.rounds[-1].tables if stage.rounds and stage.format in model.FORMATS_WITH_ROUNDS else ()
    return len({table.result is None for table in tables}) > 1


def _midway(tournament: Event, part: Sequence[StandingsLine], waiting: Collection[int]) -> tuple[StandingsLine, ...]:
    order = tournament.settings.order
    position = order.index("points") if "points" in order else 0
    lines = sorted(
        part, key=lambda line: (line.decided_by == "left", -line.values[position], line.player not in waiting)
    )
    return tuple(structs.replace(line, rank=rank, decided_by="") for rank, line in enumerate(lines, 1))


def first_tie_break(order: Iterable[str]) -> str:
    """Return the criterion after the points; empty if only the lot follows them."""
    return next((name for name in order if name not in ("points", "lot")), "")


def value_text(words: Words, name: str, value: Value) -> str:
    """Return a value of a criterion, with as many decimals as it has. A lot has no value that says anything."""
    if name == "lot":
        return ""
    if name == "opponents":
        return words("tournament-share", share=round(100 * value))
    if name == "share":
        return written(float(value), words.locale, MAX_DIGITS)
    return amount_text(words, float(value) if name in UNITLESS_CRITERIA else float(value) / POINT_UNIT)


def points_text(words: Words, order: Sequence[str], line: StandingsLine) -> str:
    """Return the points of a line, with one decimal."""
    position = order.index("points") if "points" in order else 0
    return written(float(line.values[position]) / POINT_UNIT, words.locale, 1)


def tie_break_text(words: Words, order: Sequence[str], line: StandingsLine) -> str:
    """Return the value of the first tie-break, or the later one that decided with its value, such as `BH 3`."""
    name = first_tie_break(order)
    decided = name if line.decided_by in VISIBLE_REASONS else line.decided_by
    value = value_text(words, decided, line.values[order.index(decided)]) if decided else ""
    return value if decided == name else f"{words(f'tournament-short-{decided}')} {value}".rstrip()


def named_tie_break(words: Words, order: Sequence[str], line: StandingsLine) -> str:
    """Return the same with the name of the tie-break in any case."""
    decided = first_tie_break(order) if line.decided_by in VISIBLE_REASONS else line.decided_by
    value = value_text(words, decided, line.values[order.index(decided)]) if decided else ""
    return f"{words(f'tournament-short-{decided}')} {value}".rstrip() if decided else ""


def decided_text(words: Words, lines: Sequence[StandingsLine]) -> str:
    """Return which tie-breaks decided which places, such as `3 by wins · 4, 7 by lot`; empty if none did."""
    ranks: dict[str, list[int]] = {}
    for line in lines:
        if line.decided_by not in VISIBLE_REASONS:
            ranks.setdefault(line.decided_by, []).append(line.rank)
    return " · ".join(
        words("tournament-decided-by", ranks=shortened(some, MAX_RANKS_NAMED), by=words(f"tournament-order-{name}"))
        for name, some in ranks.items()
    )


def points_rule(words: Words, settings: Settings) -> str:
    """Return what the places at a table are worth, and the tie-breaks."""
    ties = "; ".join(words(f"tournament-order-{name}") for name in settings.order if name != "points")
    if settings.format == TEAMS:
        return words("tournament-team-points", ties=ties)
    if settings.duplicate:
        return words("tournament-duplicate-points", ties=ties)
    worths = [points // POINT_UNIT for points in SCHEMES[settings.scheme](range(1, settings.seats + 1))]
    points = " – ".join(written(worth, words.locale) for worth in worths)
    return words("tournament-points", scheme=settings.scheme, points=points, ties=ties)


def possible_texts(tournament: Event, stage: int, part: Sequence[StandingsLine]) -> Mapping[int, str]:
    """Return by player the ranks that are still possible, such as `2` or `1–3`; empty once the stage is over."""
    if tournament.phase == "finished" or stage < len(tournament.stages) - 1:
        return {line.player: "" for line in part}
    possible = possible_in_stage(tournament, part)
    return {
        player: f"{one.best}" if one.best == one.worst else f"{one.best}–{one.worst}"
        for player, one in possible.items()
    }


def standings_text(words: Words, stored: StoredTournament, asker: int = 0) -> str:
    """Return the standings of the current stage with ranks still possible, as many as fit, and the line of `asker`."""
    tournament = stored.tournament
    title = f"### {words('tournament-standings', name=named(tournament.settings.name))}"
    if tournament.stages[-1].format in model.KNOCKOUTS:
        heads: list[str] = []
        lines = [
            (player, f"{place:>3}. {_plain(words, stored, player)}  {entrant_mark(words, tournament, player)}".rstrip())
            for place, player in enumerate(final_ranking(tournament), 1)
        ]
        notes = [words("tournament-standings-knockout")] if tournament.phase == "running" else []
    else:
        parts = explained_standings(tournament, len(tournament.stages) - 1)
        (_, head), *lines = _lines(words, stored, parts)
        heads, notes = [head], [*_notes(words, tournament, parts)]
    return "\n".join([title, "```", *heads, *_shown(words, lines, asker), "```", *(f"-# {note}" for note in notes)])


def _notes(words: Words, tournament: Event, parts: Sequence[Sequence[StandingsLine]]) -> Iterator[str]:
    """Yield what the last column of standings is, and which tie-breaks decided which of the places shown."""
    if tournament.phase != "finished":
        yield words("tournament-standings-possible", head=words("tournament-column-possible"))
    if tie_break := first_tie_break(tournament.settings.order):
        head, meaning = words(f"tournament-short-{tie_break}"), words(f"tournament-order-{tie_break}")
        if head != meaning:
            yield words("tournament-standings-column", head=head, meaning=meaning)
    for number, part in enumerate(parts[:MAX_DIVISIONS_EXPLAINED], 1):
        division = f"{words('tournament-division', number=number)}. " if len(parts) > 1 else ""
        if decided := decided_text(words, part[:MAX_STANDINGS_LINES]):
            yield f"{division}{words('tournament-decided', places=decided)}"


def _shown(words: Words, lines: Sequence[tuple[int, str]], asker: int) -> list[str]:
    """Return the lines that fit, how many are left out, and the asker's own line if it is among those."""
    shown = [line for _, line in lines[:MAX_STANDINGS_LINES]]
    rest = [(player, line) for player, line in lines[MAX_STANDINGS_LINES:] if player]
    more = [words("tournament-more", players=len(rest))] if rest else []
    return [*shown, *more, *(line for player, line in rest if player == asker)]


def _lines(
    words: Words, stored: StoredTournament, parts: Sequence[Sequence[StandingsLine]]
) -> Iterator[tuple[int, str]]:
    """Yield the headings of the columns, then the lines, each with its player; headings have 0 instead."""
    tournament = stored.tournament
    order, all_lines = tournament.settings.order, [line for part in parts for line in part]
    names = {line.player: _plain(words, stored, line.player) for line in all_lines}
    rank_width = len(f"{max((line.rank for line in all_lines), default=0)}.")
    name_width = max((len(names[line.player]) for line in all_lines[:MAX_STANDINGS_LINES]), default=0)

    def row(rank: str, name: str, points: str, tie_break: str, last: str) -> str:
        """Return a line that is narrow enough for a phone."""
        return f"{rank:>{rank_width}} {name:<{name_width}} {points:>5} {tie_break:>5} {last}".rstrip()

    tie_break = first_tie_break(order)
    head = words(f"tournament-short-{tie_break}") if tie_break else ""
    last = "" if tournament.phase == "finished" else words("tournament-column-possible")
    yield 0, row("", "", words("tournament-column-points"), head, last)
    for number, part in enumerate(parts, 1):
        if len(parts) > 1:
            yield 0, words("tournament-division", number=number)
        possible = possible_texts(tournament, len(tournament.stages) - 1, part)
        for line in part:
            value = value_text(words, tie_break, line.values[order.index(tie_break)]) if tie_break else ""
            last = entrant_mark(words, tournament, line.player) or possible[line.player]
            points = points_text(words, order, line)
            yield line.player, row(f"{line.rank}.", names[line.player], points, value, last)


def _plain(words: Words, stored: StoredTournament, player: int) -> str:
    return entrant_name(words, stored, player).replace("`", "'")[:STANDINGS_NAME_LENGTH]
