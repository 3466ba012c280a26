"""The table between the principalities: dice and event, tokens, supplies, stacks, discards, face-up cards."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.catan_cards.view import CENTRE_COSTS, GATE_POINTS, Card, CatanCardsView, catalogue
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import Theme
from render.catan_cards.poster.cards import Names, face, names
from render.parts.layout import Layout
from render.parts.pieces import centred_row, token
from render.parts.tiles import TILE_RADIUS, amounts
from render.pictograms import PICTOGRAMS
from render.prose.phrases import name
from render.prose.words import Words

PILE_FOOT: Final = 30
"""Height of the line below the piles."""

BACK_COLOURS: Final = {"": "special", "base": "special", "traders": "neutral"}
"""Colours of stacks' backs by set."""

SHUT_NOTE_HEIGHT: Final = 26
"""Height of the line with the points that action cards still wait for."""

TOKEN_DRAWINGS: Final = {"knight": "knight", "windmill": "trade"}
"""Drawings of the tokens."""


class TablePile(NamedTuple):
    """Cards face down: the colour of their backs, their drawing, a sign above, their number, and whether it is new."""

    colour: str
    drawing: str
    sign: str
    owner: Seat | None
    cards: int
    new: bool = False


def table(canvas: Canvas, view: CatanCardsView, earlier: CatanCardsView, words: Words, place: Layout) -> None:
    """Draw everything between the players; piles whose height was different `earlier` glow."""
    places = place.places
    _dice(canvas, view, words, place)
    for kind, holder in (("knight", view.knight), ("windmill", view.windmill)):
        _put(canvas, places[kind], _medal(canvas.theme, places[kind][2:], TOKEN_DRAWINGS[kind], holder))
    before = dict(_piles(earlier))
    for spot, pile in _piles(view):
        new = spot in before and before[spot].cards != pile.cards
        _put(canvas, places[spot], _pile(canvas.theme, places[spot][2:], pile._replace(new=new)))
    cards = catalogue(view.options, view.rules)
    for number, discard in enumerate(view.discards):
        box, top = places[f"pile.{number}"], cards[discard.cards[-1]] if discard.cards else None
        called = names(words, top.id) if top else ()
        _put(canvas, box, _discard(canvas.theme, box[2:], top, called, len(discard.cards), discard.owner))
    for spot, box in places.items():
        area, _, id = spot.partition(".")
        if area in ("row", "discard"):
            copies = view.row.count(id) if area == "row" else 1
            _put(canvas, box, _offer(canvas.theme, box[2:], cards[id], names(words, id), copies))


def _put(canvas: Canvas, box: Box, part: CanvasPart) -> None:
    canvas.part(box.x, box.y, part)


def _piles(view: CatanCardsView) -> Iterator[tuple[str, TablePile]]:
    """Yield every pile of cards by its spot."""
    for kind in CENTRE_COSTS:
        drawing = PICTOGRAMS["road"] if kind == "road" else PICTOGRAMS[kind]
        yield f"supply.{kind}", TablePile("stone", drawing, "", None, view.supply.get(kind, 0))
    yield "regions", TablePile("residence", PICTOGRAMS["grain"], "", None, view.region_stack)
    yield "events", TablePile("prestige", PICTOGRAMS["event"], "", None, view.events)
    for stack in view.stacks:
        yield (
            f"stack.{stack.number}",
            TablePile(BACK_COLOURS[stack.cards], "", str(stack.number), stack.owner, stack.count),
        )


def _dice(canvas: Canvas, view: CatanCardsView, words: Words, place: Layout) -> None:
    """Draw both dice of this turn, faint before the roll, and the event card."""
    boxes = [place.places[id] for id in ("face", "die", "event")]
    for box, shown in zip(boxes, (view.face, view.number or view.fixed), strict=False):
        _put(canvas, box, _die(canvas.theme, box[2:], shown))
    said = name(words, view.card) if view.card else name(words, view.face, "face") if view.face else ""
    points = sum(area.points for area in view.principalities)
    shut = "" if view.gate else f"{points}/{GATE_POINTS}"
    _put(canvas, boxes[-1], _event(canvas.theme, boxes[-1][2:], view.card, said, shut))


@drawn_once
def _die(theme: Theme, size: tuple[int, int], shown: str | int | None) -> CanvasPart:
    """Draw a die with a drawing, or with a number, golden like the number of the regions that it activates."""
    canvas = Canvas(theme, *size, "panel")
    wide, high = size
    box = Box(0, (high - wide) // 2, wide, wide).inset(2)
    colour = "empty" if shown is None else "gold" if isinstance(shown, int) else "letter"
    canvas.panel(box, colour, 14, "line" if shown is None else "shade", 3)
    if isinstance(shown, int):
        canvas.text(*box.centre, str(shown), Pen(Typeface.TITLE, 52, "shade"), "m")
    elif shown:
        canvas.sketch(*box.centre, PICTOGRAMS[shown], 58)
    return canvas.finished()


@drawn_once
def _event(theme: Theme, size: tuple[int, int], card: str | None, said: str, shut: str) -> CanvasPart:
    """Draw the name of the event, with a drawing if it is a card; below, the note on `shut` action cards."""
    canvas = Canvas(theme, *size, "panel")
    wide, high = size
    if shut:
        high -= SHUT_NOTE_HEIGHT
        centred_row(canvas, wide // 2, high + SHUT_NOTE_HEIGHT // 2, ("lock", "action", shut), 22, wide)
    if card:
        canvas.panel(Box(0, 0, wide, high), "tile.prestige", TILE_RADIUS, "band.prestige", 3)
        canvas.sketch(38, high // 2, PICTOGRAMS[card], 56)
        canvas.paragraph(Box(72, 6, wide - 80, high - 12), said, Pen(Typeface.BOLD, 26, least=15))
    else:
        canvas.paragraph(Box(4, 4, wide - 8, high - 8), said, Pen(Typeface.BOLD, 28, least=16))
    return canvas.finished()


@drawn_once
def _medal(theme: Theme, size: tuple[int, int], drawing: str, holder: Seat | None) -> CanvasPart:
    """Draw a token: in colour with its holder's sign, or faint."""
    canvas = Canvas(theme, *size, "panel")
    middle = size[0] // 2
    canvas.sketch(middle, middle + 2, "oval dark.gold 0,0 32,32\noval light.gold 2,2 30,30", size[0] - 6)
    canvas.sketch(middle, middle, PICTOGRAMS[drawing], size[0] - 34)
    if holder is not None:
        canvas.paste(middle - 17, size[1] - 35, token(theme, holder, 34))
    return canvas.finished()


PILE_BACK: Final = """
    round/4 dark.gold 2,2 30,{foot}
    round/3 {colour} 3,3 29,{inner}
    line/1.2 light.gold 16,6 16,{low}
    line/1.2 light.gold 6,{middle} 26,{middle}
    line/1.2 light.gold 8,{upper} 24,{lower}
    line/1.2 light.gold 24,{upper} 8,{lower}
    oval light.gold 9,{top} 23,{bottom}
"""
"""The back of a card: a star behind a disc, with a golden rim."""

LAYER: Final = 3
CARDS_IN_LAYER: Final = 5
MAX_PILE_LAYERS: Final = 4
"""Height by which a pile rises with every few cards, the number of these, and the most layers."""


@drawn_once
def _pile(theme: Theme, size: tuple[int, int], pile: TablePile) -> CanvasPart:
    """Draw cards face down, higher the more they are, with their number below."""
    canvas = Canvas(theme, *size, "panel")
    wide, high = size
    layers = min(MAX_PILE_LAYERS, -(-pile.cards // CARDS_IN_LAYER))
    card = Box(6, 4 + (MAX_PILE_LAYERS - layers) * LAYER, wide - 12, high - PILE_FOOT - 6 - MAX_PILE_LAYERS * LAYER)
    if pile.new:
        canvas.panel(card.inset(-4)._replace(h=card.h + 8 + layers * LAYER), "glow", TILE_RADIUS + 3)
    if not pile.cards:
        canvas.panel(card, "empty", TILE_RADIUS, "line", 2)
    for layer in range(layers, 0, -1):
        canvas.panel(card.moved(0, layer * LAYER), "shade" if layer % 2 else "line", TILE_RADIUS)
    if pile.cards:
        card_back(canvas, card, f"band.{pile.colour}")
    x, y = card.centre
    if pile.sign:
        canvas.text(x, y + 1, pile.sign, Pen(Typeface.TITLE, 28, "shade" if pile.cards else "faint"), "m")
    elif pile.cards:
        canvas.sketch(x, y, pile.drawing, 34)
    if pile.owner is not None:
        canvas.paste(card.right - 22, card.bottom - 22, token(theme, pile.owner, 26))
    centred_row(canvas, wide // 2, high - PILE_FOOT // 2 + 2, ("pile", str(pile.cards)), 24, wide)
    return canvas.finished()


def card_back(canvas: Canvas, box: Box, colour: str) -> None:
    """Draw the back of a card."""
    tall = GRID * box.h / box.w
    middle = tall / 2
    shapes = PILE_BACK.format(
        colour=colour,
        foot=tall - 2,
        inner=tall - 3,
        low=tall - 6,
        middle=middle,
        upper=middle - 8,
        lower=middle + 8,
        top=middle - 7,
        bottom=middle + 7,
    )
    canvas.panel(box, "light.gold", TILE_RADIUS)
    canvas.paste(box.x, box.y, sketch(shapes, canvas.theme, box.w, box.h))


@drawn_once
def _discard(
    theme: Theme, size: tuple[int, int], top: Card | None, called: Names, count: int, owner: Seat | None
) -> CanvasPart:
    """Draw a discard: its newest card, and the number of cards."""
    canvas = Canvas(theme, *size, "panel")
    wide, high = size
    box = Box(2, 2, wide - 4, high - PILE_FOOT)
    if top:
        canvas.part(box.x, box.y, face(theme, box.size, top, called, "panel"))
    else:
        canvas.panel(box, "empty", TILE_RADIUS, "line", 2)
    if owner is not None:
        canvas.paste(box.right - 26, box.bottom - 26, token(theme, owner, 26))
    centred_row(canvas, wide // 2, high - PILE_FOOT // 2 + 2, ("discard", str(count)), 24, wide)
    return canvas.finished()


@drawn_once
def _offer(theme: Theme, size: tuple[int, int], card: Card, called: Names, copies: int) -> CanvasPart:
    """Draw a face-up card, with its cost and the number of copies."""
    canvas = Canvas(theme, *size, "panel")
    wide, high = size
    canvas.part(0, 0, face(theme, (wide, high - PILE_FOOT), card, called, "panel"))
    cost = (*amounts(card.cost), *((f" ×{copies}",) if copies > 1 else ()))
    centred_row(canvas, wide // 2, high - PILE_FOOT // 2 + 2, cost, 24, wide)
    return canvas.finished()
