"""The podium at the end of a game: steps by rank, with each player's worker, name, points and sources of points."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.core.view import View
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.parts.pieces import centred_row, worker
from render.parts.player_cards import player_name
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.pictograms import PICTOGRAMS
from render.prose.numbers import written
from render.prose.words import Words

PROPERTY_SIGNS: Final = {
    "buildings": "build",
    "residences": "plot.residence",
    "prestige": "plot.prestige",
    "gold": "gold",
    "cubes": "any",
    "deniers": "denier",
}
"""Signs of the sources of points that are a player's property at the end, for games that have them."""

STEP_HEIGHTS: Final = (0.32, 0.23, 0.16, 0.10, 0.05)
DETAILED_STEP_HEIGHTS: Final = (0.48, 0.43, 0.395, 0.37, 0.35)
"""Heights of each rank's front below its head, as shares of the podium; those with sources are all high."""

MAX_STEP_WIDTH: Final = 300
"""Greatest width of a step."""

SOURCE_COLUMNS: Final = 2
"""Columns of sources on a step."""

STEP_GAP: Final = 8
STEP_NAME: Final = 44
STEP_HEAD: Final = 104
"""Height of a step's upper part, with name and points."""

MIN_SOURCE_LINE: Final = 31
MAX_SOURCE_LINE: Final = 54
"""Distance from one line of sources to the next, at least and at most."""

STEP_FOOT: Final = 8
"""Room below the last line."""

SOURCE_TEXT_SHARE: Final = 0.72
"""Share of a line's height for its letters."""

PODIUM_WORKER: Final = 104
CROWN_SIZE: Final = 60


class PodiumStanding(NamedTuple):
    """A player at the end of a game; `sources` are those that gave or took points, by id."""

    seat: int
    name: str
    rank: int
    points: int
    sources: Mapping[str, int]


def standings(view: View, words: Words) -> list[PodiumStanding]:
    """Return all players, the winner first; none while the game runs."""
    outcome = view.outcome
    if outcome is None:
        return []
    seats = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
    return [
        PodiumStanding(
            seat,
            player_name(words, seat),
            outcome.ranks[seat],
            outcome.scores[seat],
            {id: points for id, points in outcome.sources[seat].items() if points},
        )
        for seat in seats
    ]


def podium(canvas: Canvas, box: Box, standing: Sequence[PodiumStanding], signs: Mapping[str, str]) -> None:
    """Draw the steps at the lower edge of a box, the first in the middle; `signs` are items of a row by source."""
    arranged: list[PodiumStanding] = []
    for number, each in enumerate(standing):
        arranged.insert(0 if number % 2 else len(arranged), each)
    pitch = min(MAX_STEP_WIDTH, (box.w + STEP_GAP) // len(arranged))
    left = box.centre[0] - (pitch * len(arranged) - STEP_GAP) // 2
    steps = [
        STEP_HEAD + int(box.h * (DETAILED_STEP_HEIGHTS if signs else STEP_HEIGHTS)[each.rank - 1]) for each in arranged
    ]
    line = min(
        (_line(high - STEP_HEAD - STEP_FOOT, len(each.sources)) for high, each in zip(steps, arranged, strict=True)),
        default=MIN_SOURCE_LINE,
    )
    for number, (high, each) in enumerate(zip(steps, arranged, strict=True)):
        step = Box(left + number * pitch, box.bottom - high, pitch - STEP_GAP, high)
        _step(canvas, step, each, signs, line)
        size = min(PODIUM_WORKER, step.y - box.y - CROWN_SIZE // 2)
        canvas.paste(step.centre[0] - size // 2, step.y - size + 6, worker(canvas.theme, each.seat, size))
        if each.rank == 1:
            canvas.sketch(step.centre[0], step.y - size, PICTOGRAMS["vp"], CROWN_SIZE)


def _line(room: int, sources: int) -> int:
    """Return the height of a line of sources that fill the room, as far as they are readable."""
    return max(MIN_SOURCE_LINE, min(MAX_SOURCE_LINE, room // max(1, sources)))


def _step(canvas: Canvas, box: Box, each: PodiumStanding, signs: Mapping[str, str], line: int) -> None:
    """Draw the front of a step, with lines of sources of this height."""
    theme, middle = canvas.theme, box.centre[0]
    canvas.panel(box, "panel", 12, f"seat.{each.seat}", 5)
    canvas.text(box.x + 14, box.y + 32, str(each.rank), Pen(Typeface.TITLE, sized(theme, 30), "faint"))
    room = box.w - 2 * sized(theme, 36)
    canvas.text(
        middle,
        box.y + 32,
        each.name,
        Pen(Typeface.TITLE, min(box.w // 6, STEP_NAME), least=MIN_TEXT_SIZE),
        align="m",
        room=room,
    )
    centred_row(canvas, middle, box.y + 76, ("vp", written(each.points)), sized(theme, 42), box.w - 24)
    if signs:
        _sources(
            canvas,
            Box(box.x + 12, box.y + STEP_HEAD, box.w - 24, box.h - STEP_HEAD - STEP_FOOT),
            each.sources,
            signs,
            line,
        )


def _sources(canvas: Canvas, box: Box, sources: Mapping[str, int], signs: Mapping[str, str], line: int) -> None:
    """Draw each source's sign with its points, in few columns."""
    lines = max(box.h // line, -(-len(sources) // SOURCE_COLUMNS))
    pitch = box.w // max(1, -(-len(sources) // lines))
    high = min(line, box.h // lines)
    letter = max(sized(canvas.theme, USUAL_TEXT_SIZE), int(high * SOURCE_TEXT_SHARE))
    for number, (source, points) in enumerate(sources.items()):
        column, place = divmod(number, lines)
        x, y = box.x + column * pitch + pitch // 2, box.y + place * high + high // 2
        centred_row(canvas, x, y, (signs[source], written(points)), min(letter, high - 4), pitch - 4)
