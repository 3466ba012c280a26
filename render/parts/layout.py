"""Shared layouts of boards, as plain data: the id of a spot -> its box.

Ids of `Option.spot` are among them, so that letters are at the place where an option takes effect. Every game with
cards or tiles along a winding road uses `winding`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from render.canvas.canvas import Box

BOARD_MARGIN: Final = 20
BOARD_GAP: Final = 12
SIDE_WIDTH: Final = 504
"""Width of the column beside the road or the lands."""

HEADER_HEIGHT: Final = 112
ROAD_LEFT: Final = BOARD_MARGIN + SIDE_WIDTH + BOARD_GAP
"""Left edge of that road."""

BEND_WIDTH: Final = 12
"""Width of the piece of road from one row to the next."""

Places = dict[str, Box]


@dataclass(frozen=True, eq=False)
class Layout:
    """The size of a picture, and the box of every spot."""

    width: int
    height: int
    places: Mapping[str, Box]


def laid(places: Places) -> Layout:
    """Return the layout of these boxes, with a margin."""
    return Layout(
        max(box.right for box in places.values()) + BOARD_MARGIN,
        max(box.bottom for box in places.values()) + BOARD_MARGIN,
        places,
    )


def left_column(higher: int, seats: int, card: int, gap: int) -> tuple[Places, Box]:
    """Return the column beside the road: the `header`, extended by `higher`, and the players' cards, `card.0` first.

    Also return the box below them, without a height. `card` is the height of a card, `gap` the distance between two.
    """
    header = Box(BOARD_MARGIN, BOARD_MARGIN, SIDE_WIDTH, HEADER_HEIGHT + higher)
    first = header._replace(y=header.bottom + BOARD_GAP, h=card)
    cards = [first.moved(0, number * (card + gap)) for number in range(seats)]
    places = {"header": header, **{f"card.{number}": each for number, each in enumerate(cards)}}
    return places, Box(BOARD_MARGIN, cards[-1].bottom + BOARD_GAP, SIDE_WIDTH, 0)


class WindingRoad(NamedTuple):
    """A road: its first row's corner, tiles and their pitch, the number in a row, and the end at which it begins."""

    x: int
    y: int
    tile: tuple[int, int]
    pitch: tuple[int, int]
    across: int
    from_left: bool

    def column(self, number: int) -> int:
        """Return the column of a space; the road turns back at the end of every row."""
        row, column = divmod(number - 1, self.across)
        return column if (row % 2 == 0) == self.from_left else self.across - 1 - column


def winding(road: WindingRoad, spaces: int, start: int) -> Places:
    """Return the boxes of a road's `spaces`, strips and bends; the road comes down to the first from `start`."""
    places: Places = {}
    for number in range(1, spaces + 1):
        row = (number - 1) // road.across
        tile = Box(road.x + road.column(number) * road.pitch[0], road.y + row * road.pitch[1], *road.tile)
        places[f"road.{number}"] = tile
        left = tile.x - (road.pitch[0] - tile.w) // 2
        places[f"strip.{number}"] = Box(left, tile.bottom + 2, road.pitch[0], road.pitch[1] - tile.h - 6)
    for number in (1, *range(1 + road.across, spaces + 1, road.across)):
        strip = places[f"strip.{number}"]
        above = places[f"strip.{number - 1}"].y + 5 if number > 1 else start
        left = strip.x - BEND_WIDTH if road.column(number) == 0 else strip.right
        places[f"bend.{number}"] = Box(left, above, BEND_WIDTH, strip.bottom - 5 - above)
    return places
