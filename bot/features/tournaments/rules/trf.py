"""FIDE's report of a tournament (TRF-16), for events of duels."""

from collections.abc import Mapping, Sequence

from bot.features.tournaments.rules.record import Record
from bot.features.tournaments.rules.scoring import UNIT
from bot.features.tournaments.rules.standings import Standing

_SIDES = "wb"


def trf(name: str, record: Record, lines: Sequence[Standing], names: Mapping[int, str]) -> str:
    """The report; the first seat has the white pieces. Players are numbered in ascending order of their ids.

    A match whose seat was given up was played to its end by another player, and so is a game that was played, as in the tie-breaks.
    """
    numbers = {player: number for number, player in enumerate(sorted(record.players), 1)}
    ranks = {line.player: line.rank for line in lines}
    report = [f"012 {name}", f"062 {len(numbers)}", "092 Individual: Swiss-System", f"XXR {record.rounds}"]
    for player, number in numbers.items():
        points = f"{record.points(player) / UNIT:4.1f}"
        head = f"001 {number:4d}  {'':3} {_plain(names.get(player, '')):33.33} {'':4} {'':3} {'':11} {'':10} {points} {ranks[player]:4d}"
        report.append(head + "".join(_round(record, player, number, numbers) for number in range(1, record.rounds + 1)))
    return "\n".join(report) + "\n"


def _round(record: Record, player: int, number: int, numbers: Mapping[int, int]) -> str:
    """One round of one player, ten characters."""
    for result, points in record.games[player]:
        if result.round == number:
            seat = result.players.index(player)
            mark = "1" if points == UNIT else "=" if points else "0"
            return f"  {numbers[result.players[1 - seat]]:4d} {_SIDES[seat]} {mark}"
    mark = "U" if any(bye.round == number for bye in record.byes[player]) else "Z"
    return f"  0000 - {mark}"


def _plain(name: str) -> str:
    """A name on one line."""
    return " ".join(name.split())
