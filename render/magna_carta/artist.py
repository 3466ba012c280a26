"""The full table of Caylus Magna Carta, and with it the `ARTIST`: all forms in which a position is shown."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.magna_carta.view import CATALOGUE, MagnaCartaView
from render.artist import Artist, Hand
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.magna_carta import hand, player_cards, poster
from render.magna_carta.describe import PROSE
from render.magna_carta.layout import board, mark
from render.magna_carta.poster.castle import (
    SOURCE_SIGNS,
    backdrop,
    current_section,
    drawing,
    section_line,
    section_words,
)
from render.magna_carta.poster.prestige import PrestigeCard, prestige_card
from render.magna_carta.poster.road import draw_lines
from render.magna_carta.poster.tiles import TILE_MARGIN, title
from render.parts import badges
from render.parts import road as roads
from render.parts.badges import Middle, corner
from render.parts.ground import TREE_SIZE, grove, scatter
from render.parts.heading import header
from render.parts.layout import BOARD_GAP, Layout
from render.parts.pieces import token
from render.parts.tiles import TILE_RADIUS
from render.picture import Picture


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
