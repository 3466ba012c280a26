"""The full table of Caylus Magna Carta, and with it the `ARTIST`: all forms in which a position is shown."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, MagnaCartaView, SectionView, SlotView
from render.artist import Artist, Hand
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.magna_carta import hand, player_cards, poster
from render.magna_carta.describe import PROSE
from render.magna_carta.effects import cubes_left, items, worth
from render.magna_carta.layout import CardCut, cut, layout, mark
from render.magna_carta.poster.castle import SOURCE_SIGNS, backdrop
from render.parts import badges
from render.parts import road as roads
from render.parts.badges import Middle, corner
from render.parts.layout import Layout
from render.parts.pieces import centred_row, plot, row, token
from render.parts.player_cards import header
from render.parts.road import badge_position
from render.parts.tiles import FADE_SHARE, TILE_BAND, TILE_RADIUS, amounts, blank, short
from render.pictograms import PICTOGRAMS, building_pictogram
from render.picture import Picture
from render.prose.phrases import name


def paint(picture: Picture[MagnaCartaView]) -> Canvas:
    """Paint the whole table; what has changed since `picture.before` is made to stand out."""
    view, earlier, words, theme = picture.view, picture.earlier, picture.words, picture.colours
    built, previous = builders(view), builders(earlier)
    place = layout(len(view.players), len(view.road), tuple(built))
    measure = cut(len(view.road))
    captions = tuple(words(f"board-{caption}") for caption in ("passing", "castle"))
    canvas = _ground(theme, place, len(view.players), captions).copy()
    header(canvas, view, words, place.places["header"])
    player_cards.cards(canvas, view, earlier, words, place)
    _road(canvas, picture, place, measure)
    _castle(canvas, picture, place, captions[1])
    for id, seat in built.items():
        box = place.places[f"prestige.{id}"]
        face = prestige_card(theme, box.size, id, short(words, id), seat, seat != previous.get(id))
        canvas.part(box.x, box.y, face)
    badges.marks(canvas, place, picture.marks, partial(badge_middle, view, place, measure))
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
def _ground(theme: Theme, place: Layout, seats: int, captions: tuple[str, ...]) -> Canvas:
    """Paint all that hardly ever changes, to be copied; some megabytes each, so that only few are kept."""
    passing, castle_title = captions
    canvas = Canvas(theme, place.width, place.height)
    canvas.panel(place.places["panel.prestige"], "panel", 14)
    _road_ground(canvas, place, seats, passing)
    _castle_ground(canvas, place, castle_title)
    return canvas


CASTLE_TITLE: Final = 28
SECTION_HEADING: Final = 28
MAX_TOKEN_SIZE: Final = 48
"""Greatest size of a castle token."""

TOKENS_IN_ROW: Final = 9
"""Greatest number of a section's tokens, which are all in one row."""


def _castle_ground(canvas: Canvas, place: Layout, title: str) -> None:
    """Draw the castle's panel with its title."""
    panel = place.places["panel.castle"]
    canvas.panel(panel, "panel", 14)
    canvas.text(panel.x + 16, panel.y + 26, title, Pen(Typeface.TITLE, CASTLE_TITLE), room=panel.w // 3)


def _castle(canvas: Canvas, picture: Picture[MagnaCartaView], place: Layout, title: str) -> None:
    """Draw the sections, and beside the title the batches given by each player; tokens just taken leave a glow."""
    view, earlier = picture.view, picture.earlier
    panel = place.places["panel.castle"]
    x = panel.x + 16 + width(title, Typeface.TITLE, CASTLE_TITLE) + 28
    for seat in view.passed:
        if view.players[seat].batches:
            canvas.paste(x, panel.y + 10, token(canvas.theme, seat, 32))
            x += 38 + canvas.text(x + 38, panel.y + 26, str(view.players[seat].batches), Pen(Typeface.BOLD, 26)) + 14
    current = next((section.id for section in view.sections if section.left), "")
    for section, old in zip(view.sections, earlier.sections, strict=True):
        box, heading = place.places[f"section.{section.id}"], name(picture.words, section.id, "section")
        size = box.size
        canvas.part(box.x, box.y, _section(canvas.theme, size, section, heading, old.left, section.id == current))


@drawn_once
def _section(
    theme: Theme, size: tuple[int, int], section: SectionView, heading: str, old: int, current: bool
) -> CanvasPart:
    """Draw a section: the tokens that are left, then the places of the others, glowing when just taken."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    if current:
        canvas.panel(Box(0, 0, wide, high), "beyond", 8)
    after = canvas.text(8, 15, heading, Pen(Typeface.BOLD, 22, "ink" if section.left else "faint"), room=wide - 120)
    canvas.sketch(after + 27, 15, PICTOGRAMS["vp"], 22)
    canvas.text(after + 42, 15, str(section.points), Pen(Typeface.BOLD, 22))
    canvas.text(wide - 8, 15, f"{section.left}/{section.total}", Pen(Typeface.BOLD, 20, "faint"), "r")
    pitch = min((wide - 12) // TOKENS_IN_ROW, high - SECTION_HEADING)
    across = min(pitch - 2, MAX_TOKEN_SIZE)
    for number in range(section.total):
        x, y = 6 + number * pitch + pitch // 2, SECTION_HEADING + (high - SECTION_HEADING) // 2
        if number < section.left:
            canvas.sketch(x, y, PICTOGRAMS[section.id], across)
        else:
            role = "glow" if number < old else "line"
            canvas.sketch(x, y, f"ring/2.4 {role} 2,2 30,30", across)
    return canvas.finished()


PASS_PITCH: Final = 44
"""Distance from one place on the bridge to the next."""

GLOW_RIM: Final = 5


def _road_ground(canvas: Canvas, place: Layout, seats: int, passing: str) -> None:
    """Draw what never changes: land, river, bridge (titled `passing`), and the road without cards and provost."""
    places = place.places
    bridge = places["bridge"]
    canvas.panel(places["panel.road"], "ground", 14)
    roads.river(canvas, places["river"])
    circles = list(_passing(bridge, seats))
    roads.bridge(canvas, bridge, circles)
    canvas.text(bridge.x + 16, bridge.centre[1], passing, Pen(Typeface.BOLD, 22), room=circles[0][0] - bridge.x - 40)
    for number in range(1, _spaces(place) + 1):
        canvas.panel(places[f"road.{number}"], "empty", TILE_RADIUS)
        roads.strip(canvas, place, number, "beyond")


def _road(canvas: Canvas, picture: Picture[MagnaCartaView], place: Layout, cut: CardCut) -> None:
    """Draw all that is on the road; it is darker as far as the cards are activated.

    Novelties glow, a worker that has left leaves a ring, the provost leaves a trail.
    """
    view = picture.view
    roads.passed(canvas, view.passed, _passing(place.places["bridge"], len(view.players)))
    for number in range(1, (len(view.road) if view.provost is None else view.provost) + 1):
        roads.strip(canvas, place, number, "road")
    for slot in view.road:
        _slot(canvas, picture, slot, place.places[f"road.{slot.number}"], cut)
    if view.provost is not None:
        before = min(picture.earlier.provost or view.provost, _spaces(place))
        roads.figure(canvas, "provost", view.provost, before, place)


def _spaces(place: Layout) -> int:
    return sum(id.startswith("road.") for id in place.places)


def _passing(bridge: Box, seats: int) -> Iterator[roads.Point]:
    """Yield the middles of the places on the bridge, one for each player, at its right end."""
    for number in range(seats):
        yield bridge.right - 28 - (seats - 1 - number) * PASS_PITCH, bridge.centre[1]


def _slot(canvas: Canvas, picture: Picture[MagnaCartaView], slot: SlotView, box: Box, cut: CardCut) -> None:
    """Draw a card with all that is on it, framed while it is active and when it is new or shows another face."""
    earlier, words, around = picture.earlier.road, picture.words, "ground"
    previous = earlier[slot.number - 1] if slot.number <= len(earlier) else None
    if previous is None or (previous.face, previous.owner, previous.pending) != (slot.face, slot.owner, slot.pending):
        around = "glow"
    if slot.number == picture.view.active:
        around = "mark"
    if around != "ground":
        canvas.panel(box.inset(-GLOW_RIM), around, TILE_RADIUS + 4)
    worker = previous.worker if previous else None
    shown = RoadCard(slot, short(words, slot.face), cubes_left(words, slot.cubes), around, worker)
    canvas.part(box.x, box.y, road_card(canvas.theme, cut, shown))


SHARE_RIM: Final = 3


def circle(box: Box, cut: CardCut) -> tuple[int, int]:
    """Return the middle of the place for a worker on a road card."""
    return box.x + cut.wide * 7 // 10, box.y + cut.band + cut.middle // 2


class RoadCard(NamedTuple):
    """A card on the road: its slot, its name, the number of cubes on it in words, and the colour around its corners.

    `previous` is the worker that was on it before.
    """

    slot: SlotView
    name: str
    left: str
    around: str
    previous: int | None


@drawn_once
def road_card(theme: Theme, cut: CardCut, shown: RoadCard) -> CanvasPart:
    """Draw a card on the road with all that is on it.

    The worker's share is in the first row; below it, beside the owner's sign, is the owner's.
    """
    slot, around = shown.slot, shown.around
    card = CATALOGUE[slot.face]
    canvas = blank(theme, cut.size, card.colour, around, cut.band).copy()
    wide = cut.wide
    canvas.text(7, cut.band // 2 + 1, shown.name, Pen(Typeface.BOLD, cut.band - 7, "letter", 14), room=wide - 14)
    room = cut.middle if card.primary is not None else cut.middle + cut.row
    canvas.sketch(8 + room // 2, cut.band + room // 2 + 1, building_pictogram(slot.face), room - 6)
    if card.primary is not None:
        first = cut.band + cut.middle + (cut.row // 2 if slot.owner is not None else cut.row - 4)
        centred_row(canvas, wide // 2, first, tuple(items(card.primary)), cut.row - 4, wide - 10)
    if slot.owner is not None:
        _draw_share(canvas, cut, slot, slot.owner, shown.left)
    if slot.pending:
        canvas.sketch(22, cut.band + 20, plot("residence"), 34)
    x, y = circle(Box(0, 0, *cut.size), cut)
    roads.stand(canvas, x, y, cut.middle - 2, slot.worker, shown.previous)
    return canvas.finished()


def _draw_share(canvas: Canvas, cut: CardCut, slot: SlotView, owner: int, left: str) -> None:
    """Draw the owner's share of the card: the sign of the owner, and what the owner gets."""
    wide, high = cut.size
    card = CATALOGUE[slot.face]
    share = Box(SHARE_RIM, high - cut.row - 1, wide - 2 * SHARE_RIM, cut.row - 2)
    canvas.panel(share, "panel", 8, "line", 1)
    canvas.paste(share.x + 1, share.y - 1, token(canvas.theme, owner, cut.row))
    shown = items(card.secondary, left) if card.secondary is not None else worth(card)
    room = share.w - cut.row - 8
    centred_row(canvas, share.x + cut.row + 4 + room // 2, share.centre[1], tuple(shown), cut.row - 6, room)


@drawn_once
def prestige_card(theme: Theme, size: tuple[int, int], id: str, name: str, owner: int | None, new: bool) -> CanvasPart:
    """Draw a prestige card with points and cost, or faint with the sign of its builder, glowing when that is `new`."""
    wide, high = size
    card = CATALOGUE[id]
    canvas = blank(theme, size, card.colour, "glow" if new else "panel").copy()
    canvas.text(7, TILE_BAND // 2 + 1, name, Pen(Typeface.BOLD, 19, "letter", 13), room=wide - 12)
    canvas.sketch(34, TILE_BAND + 29, building_pictogram(id), 50)
    canvas.sketch(78, TILE_BAND + 22, PICTOGRAMS["vp"], 25)
    canvas.text(94, TILE_BAND + 22, str(card.points), Pen(Typeface.SERIF, 28))
    if card.income:
        row(canvas, 66, TILE_BAND + 45, (f"+{card.income}", "denier"), 18, wide - 68)
    canvas.fill(Box(0, high - 29, wide, 29), "panel")
    if owner is None:
        centred_row(canvas, wide // 2, high - 14, tuple(amounts(card.cost)), 24, wide - 8)
    else:
        canvas.fade("panel", FADE_SHARE)
        canvas.paste(wide // 2 - 15, high - 30, token(theme, owner, 30))
    if new:
        _draw_rim(canvas)
    return canvas.finished()


def _draw_rim(canvas: Canvas) -> None:
    """Draw a glowing rim."""
    wide, high = canvas.image.size
    for side in (Box(0, 0, wide, 4), Box(0, high - 4, wide, 4), Box(0, 0, 4, high), Box(wide - 4, 0, 4, high)):
        canvas.fill(side, "glow")


PROVOST_PHASE: Final = "provost"
"""Phase in which letters on the road mean targets of the provost."""


def badge_middle(view: MagnaCartaView, place: Layout, cut: CardCut, spot: str) -> Middle:
    """Return the place of a badge where it hides least: at the worker, beside the card's number, or over a corner."""
    box = place.places[spot]
    area, _, which = spot.partition(".")
    match area:
        case "road":
            slot = view.road[int(which) - 1]
            if view.phase == PROVOST_PHASE or slot.worker is not None:
                return badge_position(place.places[f"strip.{which}"])
            return Middle(*circle(box, cut))
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
    unmarked=frozenset({"batches"}),
)
