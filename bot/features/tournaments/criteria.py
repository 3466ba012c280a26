"""The criteria of standings in words: the value of a line under one, and the criterion that decided its place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from msgspec import structs

from bot.features.tournaments.rules.model import FORMATS_WITH_ROUNDS, Event, Settings, Stage, results
from bot.features.tournaments.rules.ranking import parted_standings
from bot.features.tournaments.rules.scoring import POINT_UNIT, SCHEMES
from bot.features.tournaments.rules.standings import UNITLESS_CRITERIA, StandingsLine, Value
from bot.features.tournaments.rules.teams import TEAMS
from bot.words import Words
from render.prose.numbers import written

MAX_DIGITS: Final = 2

VISIBLE_REASONS: Final = ("", "points", "left")
"""Reasons for a place that a line shows anyway: its points, or the mark that the player has left."""

MAX_RANKS_NAMED: Final = 12
"""Ranks named beside one tie-break."""


def explained_standings(tournament: Event, stage: int) -> tuple[tuple[StandingsLine, ...], ...]:
    """Return the standings that count, without reasons before the first result, when only lots could decide.

    In the middle of a round tie-breaks say nothing yet: of players with equal points those come first who have not
    played, because their opponents have.
    """
    parts = parted_standings(tournament, stage)
    if is_midway(tournament.stages[stage]):
        waiting = {player for table in tournament.open_tables() for player in table.players}
        return tuple(_midway(tournament, part, waiting) for part in parts)
    if results(tournament.stages[stage]):
        return parts
    return tuple(tuple(structs.replace(line, decided_by="") for line in part) for part in parts)


def is_midway(stage: Stage) -> bool:
    """Return True if some tables of the latest round have results and others have not."""
    tables = stage.rounds[-1].tables if stage.rounds and stage.format in FORMATS_WITH_ROUNDS else ()
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


def amount_text(words: Words, amount: float) -> str:
    """Return a number with as many decimals as it has, two at most."""
    digits = next((digits for digits in range(MAX_DIGITS) if amount == round(amount, digits)), MAX_DIGITS)
    return written(amount, words.locale, digits)


def points_text(words: Words, order: Sequence[str], line: StandingsLine) -> str:
    """Return the points of a line, with one decimal."""
    position = order.index("points") if "points" in order else 0
    return written(float(line.values[position]) / POINT_UNIT, words.locale, 1)


def tie_break_text(words: Words, order: Sequence[str], line: StandingsLine) -> str:
    """Return the value of the first tie-break, after the later one that decided if there is one, such as `lot 2`."""
    name = first_tie_break(order)
    value = value_text(words, name, line.values[order.index(name)]) if name else ""
    later = line.decided_by not in (*VISIBLE_REASONS, name)
    return " ".join(part for part in (words(f"tournament-short-{line.decided_by}") if later else "", value) if part)


def decided_text(words: Words, lines: Sequence[StandingsLine]) -> str:
    """Return which tie-breaks decided which places, such as `3 by wins · 4, 7 by lot`; empty if none did."""
    ranks: dict[str, list[int]] = {}
    for line in lines:
        if line.decided_by not in VISIBLE_REASONS:
            ranks.setdefault(line.decided_by, []).append(line.rank)
    return " · ".join(
        words("tournament-decided-by", ranks=_listed(some), by=words(f"tournament-order-{name}"))
        for name, some in ranks.items()
    )


def points_rule(words: Words, settings: Settings) -> str:
    """Return what the places at a table are worth, and the tie-breaks."""
    if settings.format == TEAMS:
        ties = ", ".join(words(f"tournament-order-{name}") for name in settings.order if name != "points")
        return words("tournament-team-points", ties=ties)
    if settings.duplicate:
        ties = ", ".join(words(f"tournament-order-{name}") for name in settings.order if name != "points")
        return words("tournament-duplicate-points", ties=ties)
    worths = [points // POINT_UNIT for points in SCHEMES[settings.scheme](range(1, settings.seats + 1))]
    ties = ", ".join(words(f"tournament-order-{name}") for name in settings.order if name != "points")
    points = " – ".join(written(worth, words.locale) for worth in worths)
    return words("tournament-points", scheme=settings.scheme, points=points, ties=ties)


def _listed(ranks: Sequence[int]) -> str:
    return ", ".join([*map(str, ranks[:MAX_RANKS_NAMED]), *(["…"] if len(ranks) > MAX_RANKS_NAMED else [])])
