"""The full table of Caylus Magna Carta, its layout, and the `ARTIST`: all forms in which a position is shown.

A layout maps the id of a spot to its box. The ids are those of `Option.spot` (`road.9`, `prestige.hotel`, `castle`),
and further ones for places without options: `header`, `card.0` (a player's card, by turn order), `panel.road`,
`strip.9` (the road below a card), `skyline`, `building` (the castle in it), `bridge`, `section.walls`.
"""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, SECTIONS, MagnaCartaView
from render.artist import Artist, Hand
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.magna_carta import hand, player_cards, poster
from render.magna_carta.describe import PROSE
from render.magna_carta.poster.castle import (
    SOURCE_SIGNS,
    backdrop,
    current_section,
    drawing,
    section_line,
    section_words,
)
from render.magna_carta.poster.lines import MAX_BOARD_LINES, RoadLine, lines
from render.magna_carta.poster.prestige import PrestigeCard, prestige_card
from render.magna_carta.poster.road import draw_lines
from render.magna_carta.poster.tiles import TILE_MARGIN, title
from render.parts import badges
from render.parts import road as roads
from render.parts.badges import Middle, corner
from render.parts.ground import TREE_SIZE, grove, scatter
from render.parts.heading import header
from render.parts.layout import BOARD_GAP, BOARD_MARGIN, ROAD_LEFT, Layout, Places, laid, left_column
from render.parts.pieces import token
from render.parts.poster import sized
from render.parts.tiles import TILE_RADIUS
from render.picture import Picture, lettered


def paint(picture: Picture[MagnaCartaView]) -> Canvas:
    """Paint the whole table; what has changed since `picture.before` is made to stand out."""
    view, earlier, words, theme = picture.view, picture.earlier, picture.words, picture.colours
    built, previous = builders(view), builders(earlier)
    place, road = board(theme, len(view.players), len(view.road), view.provost, tuple(built))
    captions = tuple(words(f"board-{caption}") for caption in ("passing", "castle"))
    canvas = _ground(theme, place, captions[1]).copy()
    _skyline(canvas, view, earlier, place, captions[0])
    header(canvas, view, words, place.places["header"])
    player_cards.cards(canvas, view, earlier, words, place)
    draw_lines(canvas, picture, road, {})
    _castle(canvas, picture, place, captions[1])
    for id, seat in built.items():
        box, new = place.places[f"prestige.{id}"], seat != previous.get(id)
        if new:
            canvas.panel(box.inset(-GLOW_RIM), "glow", TILE_RADIUS + GLOW_RIM)
        named = title(words, id, box.w - 2 * TILE_MARGIN)
        part = prestige_card(theme, box.size, PrestigeCard(id, named, owner=seat, new=new))
        canvas.part(box.x, box.y, part)
    badges.marks(canvas, place, picture.marks, partial(badge_middle, view, place))
    return canvas


def builders(view: MagnaCartaView) -> dict[str, int | None]:
    """Return every prestige card with the seat that has built it, on the road or (Beginner rules) before it."""
    built = {slot.face: slot.owner for slot in view.road} | {
        id: player.seat for player in view.players for id in player.prestige
    }
    return {
        id: built.get(id)
        for id, card in CATALOGUE.items()
        if card.colour == "prestige" and (id in built or id in view.prestige)
    }


@drawn_once
def _ground(theme: Theme, place: Layout, title: str) -> Canvas:
    """Paint all that hardly ever changes, to be copied; some megabytes each, so that only few are kept."""
    canvas = Canvas(theme, place.width, place.height, "ground")
    above, land, panel = (place.places[id] for id in ("skyline", "panel.road", "panel.castle"))
    scatter(canvas, Box(0, above.bottom, place.width, place.height - above.bottom))
    end = max(box.bottom for id, box in place.places.items() if id.startswith("strip."))
    free = min(box.y for id, box in place.places.items() if id.startswith("prestige.")) - end - BOARD_GAP
    if free >= TREE_SIZE:
        grove(canvas, Box(land.x, end + BOARD_GAP // 2, land.w, free))
    canvas.panel(panel, "panel", 14)
    canvas.text(panel.x + 16, panel.y + 28, title, Pen(Typeface.TITLE, CASTLE_TITLE), room=panel.w // 3)
    return canvas


CASTLE_TITLE: Final = 28
PASS_PITCH: Final = 44
"""Distance from one place on the bridge to the next."""

GLOW_RIM: Final = 5


def _skyline(canvas: Canvas, view: MagnaCartaView, earlier: MagnaCartaView, place: Layout, passing: str) -> None:
    """Draw the castle where the road begins, and before it the places of players who have passed."""
    box, bridge = place.places["skyline"], place.places["bridge"]
    canvas.part(box.x, box.y, drawing(view, earlier, canvas.theme, (place.width, box.h), place.places["building"]))
    circles = list(_passing(bridge, len(view.players)))
    roads.bridge(canvas, bridge, circles)
    canvas.text(bridge.x + 16, bridge.centre[1], passing, Pen(Typeface.BOLD, 22), room=circles[0][0] - bridge.x - 40)
    roads.passed(canvas, view.passed, circles)


def _passing(bridge: Box, seats: int) -> Iterator[roads.Point]:
    """Yield the middles of the places on the bridge, one for each player, at its right end."""
    for number in range(seats):
        yield bridge.right - 28 - (seats - 1 - number) * PASS_PITCH, bridge.centre[1]


def _castle(canvas: Canvas, picture: Picture[MagnaCartaView], place: Layout, title: str) -> None:
    """Draw the sections, and beside the title the batches given by each player; tokens just taken leave a glow."""
    view, earlier = picture.view, picture.earlier
    panel = place.places["panel.castle"]
    x = panel.x + 16 + width(title, Typeface.TITLE, CASTLE_TITLE) + 28
    for seat in view.passed:
        if view.players[seat].batches:
            canvas.paste(x, panel.y + 12, token(canvas.theme, seat, 32))
            x += 38 + canvas.text(x + 38, panel.y + 28, str(view.players[seat].batches), Pen(Typeface.BOLD, 26)) + 14
    current = current_section(view)
    for section, old in zip(view.sections, earlier.sections, strict=True):
        box, said = place.places[f"section.{section.id}"], section_words(picture.words, section)
        part = section_line(canvas.theme, box.size, section, said, old.left, section.id == current)
        canvas.part(box.x, box.y, part)


LETTER_INSET: Final = (27, 54)
"""Distance of a badge's middle from the side and the upper edge of a card on the road, in a corner of its picture."""


def badge_middle(view: MagnaCartaView, place: Layout, spot: str) -> Middle:
    """Return the place where a badge hides least: in the corner of a picture without a worker, or over an edge."""
    box, (aside, down) = place.places[spot], LETTER_INSET
    area, _, which = spot.partition(".")
    match area:
        case "road" if view.road[int(which) - 1].worker is not None:
            return Middle(box.x + aside, box.y + down)
        case "road":
            return Middle(box.right - aside, box.y + down)
        case "castle":
            return Middle(*box.centre)
        case _:
            return corner(box)


ROAD_PANEL_WIDTH: Final = 1040
"""Width of the road's panel."""

LANDSCAPE_HEIGHT: Final = 230
SITE_LEFT: Final = 396
"""Height of the castle's landscape, and distance of the castle from its left edge."""

BRIDGE_SIZE: Final = (372, 54)
"""Size of the plate for players who have passed."""

PLAYER_HEIGHT: Final = 150
PRESTIGE_HEIGHT: Final = 140
"""Height of a prestige card."""

SECTION_HEIGHT: Final = 58
CASTLE_TITLE_HEIGHT: Final = 52
"""Minimum height of a castle section, and height of the title above them."""

ROAD_STEP: Final = 40
"""By how much the road's room grows until its cards are drawn with everything on them."""

BOARD_LETTERS: Final = lettered(
    ("castle", *(f"{'prestige' if card.colour == 'prestige' else 'hand'}.{id}" for id, card in CATALOGUE.items()))
)
"""The letters of the castle, and of the cards that can be built."""


def mark(spot: str) -> str:
    """Return the letter of a place beside the road, or of a card."""
    return BOARD_LETTERS.get(spot, "")


class Board(NamedTuple):
    """The layout of a table, and the lines of its road."""

    place: Layout
    road: tuple[RoadLine, ...]


@drawn_once
def board(theme: Theme, seats: int, cards: int, provost: int | None, prestige: tuple[str, ...]) -> Board:
    """Lay out a table: on the left heading, players and castle, on the right the road below the castle, and prestige.

    `cards` lie on the road.
    """
    places, below = left_column(20, seats, PLAYER_HEIGHT, BOARD_GAP)
    skyline = Box(0, 0, ROAD_LEFT + ROAD_PANEL_WIDTH, LANDSCAPE_HEIGHT)
    site = Box(ROAD_LEFT + SITE_LEFT, 0, ROAD_PANEL_WIDTH - SITE_LEFT, LANDSCAPE_HEIGHT)
    wide, high = BRIDGE_SIZE
    places |= {
        "skyline": skyline,
        "building": site,
        "bridge": Box(ROAD_LEFT + 12, skyline.bottom - high - 18, wide, high),
        "castle": Box(site.x - 70, BOARD_MARGIN + 16, 60, 40),
    }
    least = below.y + CASTLE_TITLE_HEIGHT + len(SECTIONS) * SECTION_HEIGHT + 8
    room = Box(ROAD_LEFT, skyline.bottom, ROAD_PANEL_WIDTH, least - PRESTIGE_HEIGHT - 2 * BOARD_GAP - skyline.bottom)
    while (
        not (road := lines(theme, cards, provost, room, range(1, cards + 1), MAX_BOARD_LINES))
        or road[0].grade != "whole"
    ):
        room = room._replace(h=room.h + sized(theme, ROAD_STEP))
    for line in road:
        for number, box in line.places.items():
            if number > 0:
                places |= {f"road.{number}": box, f"strip.{number}": line.strip._replace(x=box.x, w=box.w)}
    places |= _prestige_places(room._replace(y=room.bottom + BOARD_GAP, h=PRESTIGE_HEIGHT), prestige)
    bottom = max(least, room.bottom + PRESTIGE_HEIGHT + 2 * BOARD_GAP)
    places["panel.road"] = room._replace(h=bottom - room.y)
    return Board(laid(places | _castle_places(below._replace(h=bottom - below.y))), tuple(road))


def _castle_places(panel: Box) -> Places:
    """Return the sections one below the other."""
    places = {"panel.castle": panel}
    room = Box(panel.x + 8, panel.y + CASTLE_TITLE_HEIGHT, panel.w - 16, panel.h - CASTLE_TITLE_HEIGHT - 8)
    high = room.h // len(SECTIONS)
    for number, section in enumerate(SECTIONS):
        places[f"section.{section.id}"] = room._replace(y=room.y + number * high, h=high - 4)
    return places


def _prestige_places(line: Box, prestige: tuple[str, ...]) -> Places:
    """Return the prestige cards side by side."""
    pitch = (line.w - 16) // len(prestige)
    first = Box(line.x + 12, line.y, pitch - 8, line.h)
    return {f"prestige.{id}": first.moved(number * pitch, 0) for number, id in enumerate(prestige)}


ARTIST: Final = Artist[MagnaCartaView](
    paint,
    PROSE,
    Hand(hand.paint, hand.lines),
    poster.paint,
    backdrop=backdrop,
    signs=SOURCE_SIGNS,
    points=lambda view: [player.points for player in view.players],
    mark=mark,
    posed=frozenset({"batches", "tokens"}),
    unmarked=frozenset({"batches"}),
)
