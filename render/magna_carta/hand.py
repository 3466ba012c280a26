"""A player's own hand as a picture and in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, SMALL_CARD_CUBES, Card, HandCardView, MagnaCartaView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, pitch
from render.canvas.theme import Theme
from render.magna_carta.effects import cubes_left, items
from render.magna_carta.facts import hand_line
from render.magna_carta.player_cards import held
from render.magna_carta.poster.tiles import title as card_title
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.heading import player_name, title
from render.parts.pieces import drawing, row, row_width, token
from render.parts.poster import HEADING_HEIGHT, MIN_TEXT_SIZE, POSTER_GAP, POSTER_RIM, POSTER_SIZE, sized
from render.parts.tiles import TILE_RADIUS, amounts, blank
from render.pictograms import PICTOGRAMS, building_pictogram
from render.picture import Picture
from render.prose.phrases import effect_text
from render.prose.words import Words

PURSE_ITEMS: Final = ("denier", "food", "wood", "stone", "gold", "worker", "pile", "discard")
"""Means of payment, and piles to draw from."""

PURSE_HEIGHT: Final = 54
"""Height of the purse."""

JOKER_SIGNS: Final = ("gold", "arrow", "any")
"""Gold replaces any cube."""

HAND_BAND: Final = 40
HAND_MARGIN: Final = 10
CARD_GRIDS: Final = ((2, 2, 1), (3, 3, 1), (4, 2, 2), (6, 3, 2), (8, 4, 2), (12, 4, 3))
"""The most cards for a grid, and its columns and rows."""

MAX_WORDY_CARDS: Final = 6
"""The most cards with room for words."""

MIN_HIGH_SIGNS_WIDTH: Final = 220
"""Minimum width of lines with higher signs."""

MAX_EFFECT_LINES: Final = 3
"""The most lines of the smallest letters that an effect takes."""


class CardWords(NamedTuple):
    """The words on a card (its effect is empty without room for it) and the letters of its options.

    `left` says how many cubes would lie on it if it is a small one.
    """

    name: str
    effect: str
    letters: str
    left: str


def paint(picture: Picture[MagnaCartaView]) -> Canvas:
    """Paint the viewer's hand. Raises ValueError when the view has none."""
    view, words, theme = picture.view, picture.words, picture.colours
    seat, hand = own(view)
    canvas, box = Canvas(theme, *POSTER_SIZE), below(theme)
    _heading(canvas, view, words, seat)
    _purse(
        canvas,
        held(view, seat),
        Box(POSTER_RIM, box.y - POSTER_GAP - sized(theme, PURSE_HEIGHT), box.w, sized(theme, PURSE_HEIGHT)),
    )
    letters, left = by_spot(picture.marks), cubes_left(words, SMALL_CARD_CUBES[len(view.players)])
    for card, place in zip(hand, places(len(hand), box), strict=True):
        mine = letters.get(f"hand.{card.card}", "")
        room = place.w - 2 * HAND_MARGIN - (poster.badge(theme, mine, "faint").image.width if mine else 0)
        does = effect_text(words, view.game, card.card) if len(hand) <= MAX_WORDY_CARDS else ""
        said = CardWords(card_title(words, card.card, room), does, mine, left)
        canvas.part(place.x, place.y, _card(theme, place.size, card, seat, said))
    return canvas


def below(theme: Theme) -> Box:
    """Return the room for cards below heading and purse."""
    top = POSTER_RIM + sized(theme, HEADING_HEIGHT) + POSTER_GAP + sized(theme, PURSE_HEIGHT) + POSTER_GAP
    return Box(POSTER_RIM, top, POSTER_SIZE[0] - 2 * POSTER_RIM, POSTER_SIZE[1] - POSTER_RIM - top)


def places(count: int, box: Box) -> Iterator[Box]:
    """Yield the places of a number of cards in a box."""
    columns, rows = next((columns, rows) for most, columns, rows in CARD_GRIDS if count <= most)
    wide = (box.w + POSTER_GAP) // columns - POSTER_GAP
    high = (box.h + POSTER_GAP) // rows - POSTER_GAP
    for number in range(count):
        line, column = divmod(number, columns)
        yield Box(box.x + column * (wide + POSTER_GAP), box.y + line * (high + POSTER_GAP), wide, high)


def _heading(canvas: Canvas, view: MagnaCartaView, words: Words, seat: int) -> None:
    """Draw the heading: the owner of the hand or, where all of it is in question, the question."""
    box = Box(POSTER_RIM, POSTER_RIM, POSTER_SIZE[0] - 2 * POSTER_RIM, sized(canvas.theme, HEADING_HEIGHT))
    canvas.panel(box, f"seat.{seat}", 14)
    size = box.h - 22
    canvas.panel(Box(box.x + 14, box.y + 7, size + 8, size + 8), "letter", size // 2 + 4)
    canvas.paste(box.x + 18, box.y + 11, token(canvas.theme, seat, size))
    asked = view.phase == "setup" and view.decisions
    said = (
        title(view, words)
        if asked
        else words("magna_carta-hand-title", player=player_name(words, seat), cards=len(own(view)[1]))
    )
    left = box.x + size + 34
    line = Box(left, box.y + 4, box.right - left - 16, box.h - 8)
    canvas.paragraph(line, said, Pen(Typeface.TITLE, sized(canvas.theme, 40), "letter", MIN_TEXT_SIZE))


def _purse(canvas: Canvas, have: Mapping[str, int], box: Box) -> None:
    """Draw the means of payment."""
    canvas.panel(box, "panel", 12)
    joker, y, sign = sized(canvas.theme, 30), box.centre[1], sized(canvas.theme, 36)
    room = row_width(JOKER_SIGNS, joker)
    step = (box.w - room - 40) // len(PURSE_ITEMS)
    for number, kind in enumerate(PURSE_ITEMS):
        x = box.x + 14 + number * step
        canvas.sketch(x + sign // 2, y, drawing(kind), sign)
        ink = "ink" if have[kind] else "faint"
        canvas.text(x + sign + 6, y, str(have[kind]), Pen(Typeface.BOLD, sized(canvas.theme, 32), ink))
    row(canvas, box.right - 16 - room, y, JOKER_SIGNS, joker, room)


@drawn_once
def _card(theme: Theme, size: tuple[int, int], held: HandCardView, seat: int, said: CardWords) -> CanvasPart:
    """Draw a card in the hand of `seat`.

    Its drawing and its points, then the price, what the worker gets and what the owner gets, a line each.
    """
    (wide, high), card, band = size, CATALOGUE[held.card], min(sized(theme, HAND_BAND), size[1] // 4)
    canvas = (blank(theme, size, card.colour, "paper", band) if held.affordable else _dim(theme, size, band)).copy()
    badge = (
        poster.badge(theme, said.letters, f"band.{card.colour}" if held.affordable else "faint")
        if said.letters
        else None
    )
    room = wide - 2 * HAND_MARGIN - (badge.image.width if badge else 0)
    canvas.text(
        HAND_MARGIN,
        band // 2 + 1,
        said.name,
        Pen(Typeface.BOLD, min(sized(theme, 28), band - 8), "letter", MIN_TEXT_SIZE),
        room=room,
    )
    if badge:
        canvas.part(wide - badge.image.width - 2, 2, badge)
    said_high = max((high - band) // 4, MAX_EFFECT_LINES * pitch(MIN_TEXT_SIZE) + 8) if said.effect else 0
    body = Box(HAND_MARGIN, band + 4, wide - 2 * HAND_MARGIN, high - band - said_high - 8)
    lines = (
        (tuple(items(card.primary)), tuple(items(card.secondary, said.left))) if card.primary and card.secondary else ()
    )
    column = _portrait(canvas, body, card) if high * 6 > wide * 5 else _beside(canvas, body, card, lines)
    _gives(canvas, column, held, seat, lines)
    if said.effect:
        line = Box(HAND_MARGIN, high - said_high - 2, wide - 2 * HAND_MARGIN, said_high - 4)
        canvas.paragraph(line, said.effect, Pen(Typeface.TEXT, sized(theme, 28), least=MIN_TEXT_SIZE))
    return canvas.finished()


def _portrait(canvas: Canvas, body: Box, card: Card) -> Box:
    """Draw picture and points side by side, and return the room below them."""
    art = min(body.h - 3 * (56 if body.w >= MIN_HIGH_SIGNS_WIDTH + 40 else 42), body.w * 3 // 5)
    canvas.sketch(body.x + art // 2, body.y + art // 2, building_pictogram(card.id), art - 8)
    size = min(60, art * 5 // 8)
    _points(canvas, body.right - size - 40, body.y + art // 2, size, card.points)
    return body._replace(y=body.y + art, h=body.h - art)


def _beside(canvas: Canvas, body: Box, card: Card, lines: Sequence[Sequence[str]]) -> Box:
    """Draw the picture above the points on the left; return the room beside them, wide enough for the `lines`."""
    size = 36
    needed = max(row_width(line, MIN_TEXT_SIZE + 1) for line in lines) + min(body.h // 3 - 8, 34) + HAND_MARGIN
    art = min(body.h - size - 2, body.w // 3, body.w - HAND_MARGIN - needed)
    canvas.sketch(body.x + art // 2, body.y + (body.h - size) // 2, building_pictogram(card.id), art)
    _points(canvas, body.x + art // 2 - size // 2 - 10, body.bottom - size // 2, size, card.points)
    return Box(body.x + art + HAND_MARGIN, body.y, body.w - art - HAND_MARGIN, body.h)


def _points(canvas: Canvas, x: int, y: int, size: int, points: int) -> None:
    canvas.sketch(x + size // 2, y, PICTOGRAMS["vp"], size)
    canvas.text(x + size + 6, y, str(points), Pen(Typeface.TITLE, size))


def _gives(canvas: Canvas, box: Box, held: HandCardView, seat: int, lines: Sequence[Sequence[str]]) -> None:
    """Draw the price on a tag that shows whether it can be paid, then the shares of worker and owner."""
    high = box.h // 3
    size = min(high - 8, 34 if box.w < MIN_HIGH_SIGNS_WIDTH else 46)
    tag = Box(box.x, box.y + 2, box.w, min(high - 4, size + 16))
    canvas.panel(tag, "gain" if held.affordable else "beyond", 10)
    canvas.sketch(tag.x + 5 + size // 2, tag.centre[1], PICTOGRAMS["check" if held.affordable else "lock"], size - 4)
    left = tag.x + size + 10
    plate = Box(left, tag.y + 3, tag.right - left - 3, tag.h - 6)
    canvas.panel(plate, "panel", 8)
    row(canvas, plate.x + 6, plate.centre[1], tuple(amounts(CATALOGUE[held.card].cost)), size - 4, plate.w - 10)
    for number, shown in enumerate(lines, 1):
        y = box.y + number * high + high // 2
        if number == 1:
            canvas.sketch(box.x + size // 2, y, PICTOGRAMS["worker"], size)
        else:
            canvas.paste(box.x, y - size // 2, token(canvas.theme, seat, size))
        row(canvas, box.x + size + 8, y, shown, size, box.w - size - 8)


@drawn_once
def _dim(theme: Theme, size: tuple[int, int], band: int) -> Canvas:
    """Draw a card without its colour, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "paper")
    canvas.panel(Box(0, 0, wide, high), "faint", TILE_RADIUS)
    canvas.panel(Box(0, 0, wide, high).inset(2), "panel", TILE_RADIUS - 2)
    canvas.panel(Box(0, 0, wide, band + TILE_RADIUS), "faint", TILE_RADIUS)
    canvas.fill(Box(2, band, wide - 4, TILE_RADIUS), "panel")
    return canvas


def own(view: MagnaCartaView) -> tuple[int, tuple[HandCardView, ...]]:
    """Return the viewer and the viewer's hand. Raises ValueError when the view is a spectator's."""
    if view.viewer is None or view.hand is None:
        raise ValueError("a spectator has no hand")
    return view.viewer, view.hand


def lines(view: MagnaCartaView, words: Words, whole: bool = True) -> Iterator[str]:
    """Yield a line for each card in the viewer's hand, with effects if `whole`. Raises ValueError without a hand."""
    seat, hand = own(view)
    yield words("magna_carta-hand-title", player=words.seat(seat), cards=len(hand))
    for card in hand:
        yield hand_line(words, card, whole=whole)
