"""A finished event as files: its final ranking, its closing report, every seat as CSV, and all of it as JSON."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from io import StringIO
from typing import Final

import msgspec
from msgspec import Struct, structs

from bot.features.tournaments.rules.formats.knockout import KNOCKOUTS
from bot.features.tournaments.rules.knockout_cuts import round_cuts, round_ranking
from bot.features.tournaments.rules.model import Event, EventRound, EventTable, byes, gave_up, results
from bot.features.tournaments.rules.pairing.draw import SEALED
from bot.features.tournaments.rules.record import Record
from bot.features.tournaments.rules.results import Result, points_of, seat_shares
from bot.features.tournaments.rules.scoring import UNIT
from bot.features.tournaments.rules.stage_standings import parted_standings, stage_standings
from bot.features.tournaments.rules.trf import trf

COLUMNS: Final = ("stage", "round", "table", "match", "seat", "player", "name", "played_by", "place", "points", "score")
FIRST: Final = 6
"""Players whom a closing report names."""


class EventReport(Struct, frozen=True):
    """What an archive says of an event. `starts` counts seats taken, `seat_wins` the part of wins by seat at full tables."""

    name: str
    game: str
    format: str
    players: int
    games: int
    starts: int
    first: tuple[int, ...]
    seat_wins: tuple[str, ...]


def final_ranking(event: Event) -> tuple[int, ...]:
    """Everybody who played, best first: the last stage first, then those who did not reach it.

    Who left a round of a knock-out without playing it to its end is ranked by the round before it.
    """
    ranking: list[int] = []
    for number in range(len(event.stages) - 1, -1, -1):
        ranking += [player for player in _stage_ranking(event, number) if player not in ranking]
    return tuple(ranking)


def _stage_ranking(event: Event, number: int) -> list[int]:
    stage = event.stages[number]
    if stage.format not in KNOCKOUTS:
        return [line.player for part in parted_standings(event, number) for line in part]
    alone, sealed = _alone(event, number), event.settings.revision >= SEALED
    ranking = [] if alone is None else [alone]
    for one in range(len(stage.rounds), 0, -1):
        away = gave_up(stage.rounds[one - 1], event.active()) if sealed else ()
        ranking += [player for player in round_ranking(event, number, one) if player not in (*ranking, *away)]
    return [*ranking, *(player for player in stage.players if player not in ranking)]


def _alone(event: Event, stage: int) -> int | None:
    """Who was left of a knock-out's last round, which was no final: the others who might have gone on have left."""
    rounds, active = event.stages[stage].rounds, event.active()
    if not rounds or is_final(rounds[-1]):
        return None
    through = {player for cut in round_cuts(event, stage, len(rounds)) for player in cut.through}
    going = [*rounds[-1].byes, *through]
    return next(
        (player for player in round_ranking(event, stage, len(rounds)) if player in going and player in active), None
    )


def is_final(one: EventRound) -> bool:
    """Whether a round of a knock-out is its last: everybody is at one table, and nobody has a bye."""
    return len(one.tables) == 1 and not one.byes


def closing_report(event: Event) -> EventReport:
    """The report on an event as far as it has come."""
    tables = [table for table in event.tables() if table.result is not None]
    shares = seat_shares([result for stage in event.stages for result in results(stage)], event.settings.seats)
    ranking = final_ranking(event)
    return EventReport(
        event.settings.name,
        event.settings.game,
        event.settings.format,
        len(ranking),
        len(tables),
        sum(len(table.players) for table in tables),
        ranking[:FIRST],
        tuple(str(Fraction(share)) for share in shares),
    )


def export_json(event: Event) -> bytes:
    """The event, its final ranking and its closing report as one object."""
    return msgspec.json.encode({"report": closing_report(event), "ranking": final_ranking(event), "event": event})


def export_csv(event: Event, names: Mapping[int, str]) -> str:
    """A line for each seat; points are decimal, and what is not known yet is empty."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for table in event.tables():
        lines.writerows(_seats(event, table, names))
    return text.getvalue()


def _seats(event: Event, table: EventTable, names: Mapping[int, str]) -> Iterator[tuple[object, ...]]:
    stage, number, position = table.key.split(".")
    result = table.result
    for seat, player in enumerate(table.players):
        place = points = score = ""
        if result is not None:
            place = str(result.counted[seat])
            points = f"{points_of(result, event.settings.scheme)[seat] / UNIT:g}"
            score = str(result.scores[seat]) if result.scores else ""
        name = _harmless(names.get(player, ""))
        yield stage, number, position, table.match, seat + 1, player, name, table.sitting[seat], place, points, score


def _harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@", "\t", "\r")) else name


def export_trf(event: Event, names: Mapping[int, str]) -> str:
    """FIDE's report on the first stage of an event of duels; wins count 1 and draws a half, whatever the event counts."""
    stage = event.stages[0]
    record = Record(stage.players, _one_by_one(results(stage)), byes(stage), "duel")
    return trf(event.settings.name, record, stage_standings(event, 0), names)


def _one_by_one(found: Sequence[Result]) -> Iterator[Result]:
    """The results in rounds in which nobody plays twice, as the report needs them where all games start together."""
    taken: dict[int, set[int]] = {}
    for result in found:
        number = result.round
        while any(number in taken.get(player, ()) for player in result.players):
            number += 1
        for player in result.players:
            taken.setdefault(player, set()).add(number)
        yield structs.replace(result, round=number)
