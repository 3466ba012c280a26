"""`provost event check`: recompute pairings, points and ranks in a report of FIDE, TRF-16 or TRF-26, and name differences.

The tie-breaks are computed from the text alone, according to FIDE Handbook C.07, article 16.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.cli.errors import CommandRefused, reading
from bot.cli.options import positional
from bot.words import Words

POINTS_BY_MARK: Final[Mapping[str, float]] = {
    "1": 1, "=": 0.5, "0": 0, "W": 1, "D": 0.5, "L": 0, "+": 1, "-": 0, "U": 1, "F": 1, "H": 0.5, "Z": 0, " ": 0,
}  # fmt: skip
"""Points of the marks of a round."""

PLAYED_MARKS: Final = "1=0WDL"

OPPOSITE_MARKS: Final = {"1": "0", "0": "1", "=": "=", "W": "L", "L": "W", "D": "D", "+": "-", "-": "+-"}
"""The marks that the opponent may have, by mark."""

VOLUNTARY_MARKS: Final = "-HZ "
"""Marks of rounds that a player chose not to play: the lowest score from these rounds is cut first."""

FREE_WINS: Final = "U+F"
"""Marks that give a point without a game; a player may have one at most."""

TRF_COLOURS: Final = "wb"

MAX_COLOUR_GAP: Final = 2
"""Games that a player may have more with one side than with the other."""

MAX_COLOURS_IN_A_ROW: Final = 2

FIRST_ROUND_OFFSET: Final = 91
ROUND_WIDTH: Final = 10

DEFAULT_CODES: Final = ("PTS", "BH/C1", "BH", "SB")
"""Criteria of a report that names none."""


class Unreadable(Exception):
    """The text is not a report; `line` is the first line that cannot be read, or 0 if there is no player."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class ReportedRound(Struct, frozen=True):
    """A round of a player: the opponent's number (0 for none), the side (`w`, `b` or `-`), and the mark."""

    opponent: int
    side: str
    mark: str

    @property
    def points(self) -> float:
        """The points of the mark."""
        return POINTS_BY_MARK[self.mark]


class ReportedPlayer(Struct, frozen=True):
    """A player's line: the name, the stated points and rank (0 for none), and all rounds."""

    name: str
    points: float
    rank: int
    rounds: tuple[ReportedRound, ...]


class Report(Struct, frozen=True):
    """A report: players by number, and the codes of the criteria that define the standings."""

    players: Mapping[int, ReportedPlayer]
    codes: tuple[str, ...]

    @property
    def recomputed(self) -> tuple[str, ...]:
        """The codes up to the first criterion that cannot be recomputed."""
        return self.codes[: next((at for at, code in enumerate(self.codes) if code not in TIE_BREAKS), len(self.codes))]


class Difference(Struct, frozen=True):
    """Something in a report that cannot be right. `kind` names a sentence, and `data` has its arguments."""

    kind: str
    data: Mapping[str, str | int]


def read_report(text: str) -> Report:
    """Read a report. Raises `Unreadable`."""
    players: dict[int, ReportedPlayer] = {}
    codes: tuple[str, ...] = DEFAULT_CODES
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("001"):
            try:
                players[int(line[4:8])] = _read_player(line)
            except (ValueError, KeyError, IndexError):
                raise Unreadable(number) from None
        elif line.startswith(("202", "212")):
            named = line[4:].replace(",", " ").split()
            codes = tuple(named if line.startswith("212") else ("PTS", *named))
    if not players:
        raise Unreadable(0)
    longest = max(len(player.rounds) for player in players.values())
    empty = ReportedRound(0, "-", " ")
    filled = {
        number: ReportedPlayer(one.name, one.points, one.rank, one.rounds + (empty,) * (longest - len(one.rounds)))
        for number, one in players.items()
    }
    return Report(filled, codes)


def _read_player(line: str) -> ReportedPlayer:
    rounds = [
        line[at : at + ROUND_WIDTH].ljust(ROUND_WIDTH)
        for at in range(FIRST_ROUND_OFFSET, len(line.rstrip()), ROUND_WIDTH)
    ]
    return ReportedPlayer(
        line[14:47].strip(), float(line[80:84]), int(line[85:89].strip() or 0), tuple(map(_read_round, rounds))
    )


def _read_round(text: str) -> ReportedRound:
    """Read the opponent, the side and the mark, in columns 1 to 4, 6 and 8."""
    opponent, side, mark = int(text[:4].strip() or 0), text[5], text[7].upper()
    if mark not in POINTS_BY_MARK:
        raise ValueError(mark)
    return ReportedRound(opponent, side, mark)


def differences(report: Report) -> Iterator[Difference]:
    """Yield everything in a report that cannot be right, by player and round; then wrong points and wrong ranks."""
    for number, player in report.players.items():
        yield from _meetings(report, number, player)
        yield from _sides(number, player)
    for number, player in report.players.items():
        total = sum(one.points for one in player.rounds)
        if total != player.points:
            yield _difference("points", number, player, stated=f"{player.points:g}", found=f"{total:g}")
    yield from _ranks(report)


def _difference(kind: str, number: int, player: ReportedPlayer, **data: str | int) -> Difference:
    return Difference(kind, {"number": number, "name": player.name, **data})


def _meetings(report: Report, number: int, player: ReportedPlayer) -> Iterator[Difference]:
    met: dict[int, int] = {}
    free = 0
    for at, one in enumerate(player.rounds, 1):
        free += one.mark in FREE_WINS
        if one.mark in FREE_WINS and free > 1:
            yield _difference("second-bye", number, player, round=at)
        if one.opponent == 0:
            if one.mark in PLAYED_MARKS:
                yield _difference("no-opponent", number, player, round=at)
            continue
        other = report.players.get(one.opponent)
        if other is None or one.opponent == number:
            yield _difference("unknown-opponent", number, player, round=at, opponent=one.opponent)
            continue
        yield from _game(number, player, other, one, at)
        if one.mark in PLAYED_MARKS and one.opponent in met and number < one.opponent:
            yield _difference("met-again", number, player, round=at, opponent=one.opponent, before=met[one.opponent])
        if one.mark in PLAYED_MARKS:
            met.setdefault(one.opponent, at)


def _game(
    number: int, player: ReportedPlayer, other: ReportedPlayer, one: ReportedRound, at: int
) -> Iterator[Difference]:
    """Yield where the two players' lines disagree about a game, once for both."""
    theirs = other.rounds[at - 1]
    if theirs.opponent != number:
        yield _difference("not-answered", number, player, round=at, opponent=one.opponent)
    elif number < one.opponent:
        if one.mark in PLAYED_MARKS and {one.side, theirs.side} != {*TRF_COLOURS}:
            yield _difference("same-side", number, player, round=at, opponent=one.opponent)
        if theirs.mark not in OPPOSITE_MARKS.get(one.mark, ""):
            yield _difference("contradiction", number, player, round=at, opponent=one.opponent)


def _sides(number: int, player: ReportedPlayer) -> Iterator[Difference]:
    sides = [(at, one.side) for at, one in enumerate(player.rounds, 1) if one.mark in PLAYED_MARKS]
    for first in range(len(sides) - MAX_COLOURS_IN_A_ROW):
        some = sides[first : first + MAX_COLOURS_IN_A_ROW + 1]
        if len({side for _, side in some}) == 1:
            yield _difference("sides-in-a-row", number, player, round=some[-1][0])
    gap = abs(sum(1 if side == TRF_COLOURS[0] else -1 for _, side in sides))
    if gap > MAX_COLOUR_GAP:
        yield _difference("sides-uneven", number, player, gap=gap)


def _ranks(report: Report) -> Iterator[Difference]:
    """Yield the ranks that do not follow from points and tie-breaks; players level in all may be in any order."""
    codes = report.recomputed
    values = {number: tuple(TIE_BREAKS[code](report, number) for code in codes) for number in report.players}
    for number, player in report.players.items():
        better = sum(other > values[number] for other in values.values())
        level = sum(other == values[number] for other in values.values())
        if player.rank and not better < player.rank <= better + level:
            found = f"{better + 1}" if level == 1 else f"{better + 1}–{better + level}"
            shown = ", ".join(f"{code} {value:g}" for code, value in zip(codes, values[number], strict=True))
            yield _difference("rank", number, player, stated=player.rank, found=found, values=shown)


def _points(report: Report, number: int) -> float:
    return sum(one.points for one in report.players[number].rounds)


def _adjusted(report: Report, number: int) -> float:
    """Return a player's points as counted for opponents.

    After the last round that was not voluntarily missed, rounds without a pairing count as draws.
    """
    rounds = report.players[number].rounds
    last = max((at for at, one in enumerate(rounds, 1) if one.mark not in VOLUNTARY_MARKS), default=0)
    return sum(one.points if at <= last or one.opponent else 0.5 for at, one in enumerate(rounds, 1))


def _parts(report: Report, number: int) -> list[tuple[float, ReportedRound]]:
    """Return, for each round, the points of the opponent.

    For an unplayed round, the player's own points count instead, capped at the opponent's after a forfeit and otherwise
    at half a point a round.
    """
    own, rounds, parts = _points(report, number), report.players[number].rounds, []
    for one in rounds:
        theirs = _adjusted(report, one.opponent) if one.opponent in report.players else len(rounds) / 2
        parts.append((theirs if one.mark in PLAYED_MARKS else min(own, theirs), one))
    return parts


def _buchholz_cut_1(report: Report, number: int) -> float:
    parts = _parts(report, number)
    lowest = min(parts, key=lambda part: (part[1].mark not in VOLUNTARY_MARKS, part[0]))
    return sum(score for score, _ in parts) - lowest[0]


TIE_BREAKS: Final[Mapping[str, Callable[[Report, int], float]]] = {
    "PTS": _points,
    "BH/C1": _buchholz_cut_1,
    "BH": lambda report, number: sum(score for score, _ in _parts(report, number)),
    "SB": lambda report, number: sum(score * one.points for score, one in _parts(report, number)),
}
"""Criteria that can be recomputed, by FIDE's code.

The first criterion of a report that is not among them is ignored, and so are all after it.
"""


def check(words: Words, /, *, report: Path = positional(Path)) -> int:
    """Print what is wrong in a report in FIDE's format, one difference a line, and return 1 if anything is."""
    with reading(words, report):
        text = report.read_bytes().decode("utf-8-sig", errors="replace")
    try:
        read = read_report(text)
    except Unreadable as failed:
        key = "cli-error-trf-line" if failed.line else "cli-error-trf"
        raise CommandRefused(words(key, path=str(report), line=failed.line)) from None
    found = [*differences(read)]
    for one in found:
        print(words(f"trf-{one.kind}", **one.data))
    rounds = len(next(iter(read.players.values())).rounds)
    criteria = ", ".join(read.recomputed)
    print(words("trf-checked", players=len(read.players), rounds=rounds, criteria=criteria, differences=len(found)))
    return int(bool(found))
