"""The podium at the end of a game: steps by rank, with each player's worker, name, points and sources of points."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.core.view import View
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.parts.heading import player_name
from render.parts.pieces import centred_row, worker
from render.parts.poster import MIN_TEXT_SIZE, POSTER_GAP, POSTER_RIM, USUAL_TEXT_SIZE, heading, sized
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

STEP_SHARES: Final = (1.0, 0.72, 0.48, 0.28, 0.12)
"""Height of each rank's step above the lowest possible one, as a share of the room that the workers leave."""

DETAILED_STEP_SHARES: Final = (1.0, 0.8, 0.62, 0.46, 0.32)
"""The same for steps with sources, which need room on all of them."""

MAX_STEP_WIDTH: Final = 300
"""Maximum width of a step."""

SOURCE_COLUMNS: Final = 2
"""Columns of sources on a step."""

STEP_GAP: Final = 8
STEP_RIM: Final = 6
STEP_NAME: Final = 30
STEP_POINTS: Final = 46
STEP_HEAD: Final = 62
"""Sizes of a step's name and points, and height of its upper part with both."""

WIDE_STEP: Final = 240
WIDE_STEP_POINTS: Final = 62
"""Width from which a step has larger points, and their size."""

MIN_SOURCE_LINE: Final = 29
MAX_SOURCE_LINE: Final = 44
"""Distance from one line of sources to the next, at least and at most."""

SOURCE_TEXT_SHARE: Final = 0.72
"""Share of a line's height for its letters."""

PODIUM_SHARE: Final = 0.55
"""Share of a picture's height below its castle."""

PODIUM_WORKER: Final = 84
CROWN_SIZE: Final = 46


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


def ending(
    canvas: Canvas, view: View, words: Words, backdrop: Callable[[Canvas, Any, Box], None], signs: Mapping[str, str]
) -> None:
    """Draw the end of a game on a poster: a heading, and the podium before a backdrop as wide as the picture."""
    wide, high = canvas.image.size
    canvas.fill(Box(0, 0, wide, high), "sky")
    top = heading(canvas, view, words) + POSTER_GAP
    backdrop(canvas, view, Box(0, top, wide, high - top))
    steps = Box(POSTER_RIM, top, wide - 2 * POSTER_RIM, high - POSTER_RIM - top)
    podium(canvas, steps.inset(16, 8), standings(view, words), signs)


def podium(canvas: Canvas, box: Box, standing: Sequence[PodiumStanding], signs: Mapping[str, str]) -> None:
    """Draw the steps in the lower part of a box, the first in the middle; `signs` are items of a row by source.

    Without any source, as after a concession, the steps have no plates.
    """
    signs = signs if any(each.sources for each in standing) else {}
    whole, high = box, int(box.h * PODIUM_SHARE)
    box = whole._replace(y=whole.bottom - high, h=high)
    arranged: list[PodiumStanding] = []
    for number, each in enumerate(standing):
        arranged.insert(0 if number % 2 else len(arranged), each)
    pitch = min(MAX_STEP_WIDTH, (box.w + STEP_GAP) // len(arranged))
    left = box.centre[0] - (pitch * len(arranged) - STEP_GAP) // 2
    low = STEP_HEAD + STEP_RIM
    if signs:
        lines = max(-(-len(each.sources) // SOURCE_COLUMNS) for each in arranged)
        low += lines * MIN_SOURCE_LINE + STEP_RIM
    room = max(0, box.h - PODIUM_WORKER - CROWN_SIZE // 2 - low)
    shares = DETAILED_STEP_SHARES if signs else STEP_SHARES
    for number, each in enumerate(arranged):
        high = min(low + int(room * shares[each.rank - 1]), box.h)
        step = Box(left + number * pitch, box.bottom - high, pitch - STEP_GAP, high)
        _step(canvas, step, each, signs)
        size = min(PODIUM_WORKER, step.w - 8)
        canvas.paste(step.centre[0] - size // 2, step.y - size + 4, worker(canvas.theme, each.seat, size))
        if each.rank == 1:
            canvas.sketch(step.centre[0], step.y - size + 2, PICTOGRAMS["vp"], CROWN_SIZE)


def _step(canvas: Canvas, box: Box, each: PodiumStanding, signs: Mapping[str, str]) -> None:
    """Draw the front of a step in the seat's colour: rank, name, points, and sources on a plate."""
    theme = canvas.theme
    canvas.panel(box, f"seat.{each.seat}", 12)
    score = Pen(Typeface.TITLE, WIDE_STEP_POINTS if box.w >= WIDE_STEP else STEP_POINTS, "letter")
    points = canvas.text(box.right - 12, box.y + STEP_HEAD // 2, written(each.points), score, "r")
    size = sized(theme, USUAL_TEXT_SIZE)
    rank = canvas.text(box.x + 10, box.y + STEP_HEAD // 2, str(each.rank), Pen(Typeface.BOLD, size, "letter"))
    left, right = box.x + 18 + rank, box.right - 20 - points
    name = Pen(Typeface.TITLE, sized(theme, STEP_NAME), "letter", MIN_TEXT_SIZE)
    canvas.text(left, box.y + STEP_HEAD // 2, each.name, name, room=right - left)
    if signs:
        plate = Box(box.x + STEP_RIM, box.y + STEP_HEAD, box.w - 2 * STEP_RIM, box.h - STEP_HEAD - STEP_RIM)
        canvas.panel(plate, "panel", 8)
        _sources(canvas, plate.inset(6, 3), each.sources, signs)


def _sources(canvas: Canvas, box: Box, sources: Mapping[str, int], signs: Mapping[str, str]) -> None:
    """Draw each source's sign with its points, in two columns."""
    lines = max(1, -(-len(sources) // SOURCE_COLUMNS))
    pitch, high = box.w // SOURCE_COLUMNS, min(MAX_SOURCE_LINE, box.h // lines)
    letter = max(sized(canvas.theme, USUAL_TEXT_SIZE), int(high * SOURCE_TEXT_SHARE))
    for number, (source, points) in enumerate(sources.items()):
        line, column = divmod(number, SOURCE_COLUMNS)
        x, y = box.x + column * pitch + pitch // 2, box.centre[1] + (2 * line + 1 - lines) * high // 2
        centred_row(canvas, x, y, (signs[source], written(points)), min(letter, high - 4), pitch - 4)
