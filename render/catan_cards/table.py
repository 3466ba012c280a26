"""Piles of cards: on tables in the strip across the top, with turn, dice and event; on posters the stacks, large."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from engine.catan_cards.view import CENTRE_COSTS, GATE_POINTS, Card, CatanCardsView, StackView, catalogue
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import Theme
from render.catan_cards.poster.heading import headline
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.signs import die, put_letters
from render.catan_cards.tiles import ground, own_frame
from render.parts.heading import leading, player_name
from render.parts.layout import Layout
from render.parts.pieces import centred_row, crest, row, row_width, token
from render.parts.poster import MIN_TEXT_SIZE, seat_colour
from render.parts.tiles import TILE_RADIUS, short
from render.pictograms import PICTOGRAMS
from render.prose.phrases import name

BACK_COLOURS: Final = {"": "special", "base": "special", "traders": "neutral"}
"""Colours of stacks' backs by set."""

COUNT_SIZE: Final = 24
LEAST_SIZE: Final = 18
SIGN_SIZE: Final = 26
BACK_WIDTH: Final = 30
"""Sizes of a number of cards, a long question's least letters, a sign before a number, and width of a stack's back."""

GLOW_RIM: Final = 3  # width of the rim of a pile whose height has changed

PILE_RADIUS: Final = 6
PILE_OWNER: Final = 22
STRIP_CREST: Final = 40
CAPTION_PITCH: Final = 25
"""Radius of a stack's corners, sizes of the signs of an owner and of the asked seat, and distance of lines of text."""


class TablePile(NamedTuple):
    """Cards face down: the colour of their backs, their sign or number, their owner, how many, and whether it is new."""

    colour: str
    sign: str
    owner: Seat | None
    cards: int
    new: bool = False


def table(canvas: Canvas, look: PosterInput, place: Layout) -> None:
    """Draw the strip; piles whose height was different earlier have a glowing rim."""
    view, places = look.view, place.places
    _turn(canvas, look, place)
    canvas.panel(places["panel.table"], "panel", 10)
    before = dict(_piles(look.earlier))
    for spot, pile in _piles(view):
        new = spot in before and before[spot].cards != pile.cards
        _put(canvas, places[spot], _pile(canvas.theme, places[spot].size, pile._replace(new=new)))
    cards = catalogue(view.options, view.rules)
    for number, discard in enumerate(view.discards):
        top, box = cards[discard.cards[-1]] if discard.cards else None, places[f"pile.{number}"]
        _put(canvas, box, _shown(canvas.theme, box.size, top, str(len(discard.cards)), discard.owner, "discard"))
    for id in dict.fromkeys(view.row):
        box = places[f"row.{id}"]
        _put(canvas, box, _shown(canvas.theme, box.size, cards[id], f"×{view.row.count(id)}", None, ""))


def _put(canvas: Canvas, box: Box, part: CanvasPart) -> None:
    canvas.part(box.x, box.y, part)


def _piles(view: CatanCardsView) -> Iterator[tuple[str, TablePile]]:
    """Yield every pile of cards face down by its spot."""
    for kind in CENTRE_COSTS:
        yield f"supply.{kind}", TablePile("", kind, None, view.supply.get(kind, 0))
    yield "regions", TablePile("", "grain", None, view.region_stack)
    yield "events", TablePile("", "event", None, view.events)
    for stack in view.stacks:
        colour = BACK_COLOURS[stack.cards]
        yield f"stack.{stack.number}", TablePile(colour, str(stack.number), stack.owner, stack.count)


def _turn(canvas: Canvas, look: PosterInput, place: Layout) -> None:
    """Draw turn and phase in the colour of the asked seat, dice and event; at the end the winner instead of these."""
    view, words, box, theme = look.view, look.words, place.places["header"], canvas.theme
    seat, x = leading(view), box.x + 10
    canvas.panel(box, seat_colour(seat), 10)
    if seat is not None:
        canvas.paste(x, box.centre[1] - STRIP_CREST // 2, crest(theme, seat, STRIP_CREST))
        x += STRIP_CREST + 8
    pen, said = (
        Pen(Typeface.BOLD, COUNT_SIZE, "letter", MIN_TEXT_SIZE),
        (words("board-turn", turn=view.turn), name(words, view.phase, "phase")),
    )
    points = sum(area.points for area in view.principalities)
    shut = () if view.gate or not view.turn else ("lock", "action", f"{points}/{GATE_POINTS}")
    face, event = place.places["face"], place.places["event"]
    lines, room = said[: 1 if shut or view.outcome else 2] if view.turn else (), face.x - 6 - x
    first = box.centre[1] - CAPTION_PITCH * (len(lines) + bool(shut) - 1) // 2
    for number, line in enumerate(lines):
        canvas.text(x, first + number * CAPTION_PITCH, line, pen, room=room)
    if shut:
        plate = Box(x - 4, first + CAPTION_PITCH - 13, row_width(shut, MIN_TEXT_SIZE) + 10, 26)
        canvas.panel(plate, "panel", 7)
        row(canvas, x, plate.centre[1], shut, MIN_TEXT_SIZE, plate.w)
    dice = ((face, view.card or view.face), (place.places["die"], view.number or view.fixed))
    thrown = view.outcome is None and any(shown for _, shown in dice)
    for each, shown in dice if thrown else ():
        if shown:
            canvas.part(each.x, each.y, die(theme, each.w, shown, seat_colour(seat)))
    if not thrown:
        left = face.x if lines else x
        event = Box(left, event.y, event.right - left, event.h)
        told = headline(view, words)
    elif view.card or view.face:
        told = short(words, view.card) if view.card else name(words, view.face or "", "face")
    else:
        return
    canvas.paragraph(event.inset(0, 2), told, Pen(Typeface.BOLD, COUNT_SIZE, "letter", LEAST_SIZE))


@drawn_once
def _pile(theme: Theme, size: tuple[int, int], pile: TablePile) -> CanvasPart:
    """Draw a pile of cards face down: its sign or, on a back with its owner's rim, its number; then how many."""
    canvas = Canvas(theme, *size, "panel")
    wide, high = size
    if pile.new:
        canvas.panel(Box(0, 0, wide, high), "panel", PILE_RADIUS, "glow", GLOW_RIM)
    back, ink = Box(2, 1, BACK_WIDTH, high - 2), "ink" if pile.cards else "faint"
    if pile.colour:
        rim = "light.gold" if pile.owner is None else f"seat.{pile.owner}"
        canvas.panel(back, f"band.{pile.colour}" if pile.cards else "empty", PILE_RADIUS, rim, 3)
        number = Pen(Typeface.TITLE, MIN_TEXT_SIZE, "letter" if pile.cards else "faint")
        canvas.text(*back.centre, pile.sign, number, "m")
    else:
        canvas.sketch(*back.centre, PICTOGRAMS[pile.sign], min(SIGN_SIZE, high))
    canvas.text(back.right + 4, high // 2, str(pile.cards), Pen(Typeface.BOLD, COUNT_SIZE, ink))
    return canvas.finished()


@drawn_once
def _shown(
    theme: Theme, size: tuple[int, int], card: Card | None, count: str, owner: Seat | None, sign: str
) -> CanvasPart:
    """Draw a pile face up: the picture of its upper card, with an owner's sign, and how many there are."""
    canvas = Canvas(theme, *size, "panel")
    high = size[1]
    box = Box(1, 1, high - 2, high - 2)
    if card is None:
        canvas.panel(box, "empty", TILE_RADIUS, "line", 2)
    else:
        canvas.panel(box, ground(card), TILE_RADIUS, own_frame(card, "panel").colour, 3)
        canvas.sketch(*box.centre, PICTOGRAMS[card.id], box.h - 8)
    if owner is not None:
        canvas.paste(box.right - PILE_OWNER + 1, box.bottom - PILE_OWNER + 1, token(theme, owner, PILE_OWNER))
    y = high // 2
    if sign:
        canvas.sketch(box.right + 16, high // 4 + 1, PICTOGRAMS[sign], MIN_TEXT_SIZE)
        y = high * 3 // 4
    canvas.text(box.right + 4, y, count, Pen(Typeface.BOLD, COUNT_SIZE))
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


STACK_GAP: Final = 14
GROUP_GAP: Final = 26
"""Distances of two stacks, and of two groups of them."""

STACK_SIZE: Final = (176, 270)
"""The largest that a stack becomes."""

GROUP_HEAD: Final = 50
"""Height of a group's heading."""

STACK_LINE: Final = 40
STACK_FOOT: Final = 2 * STACK_LINE + 6
"""Height of a line below a stack, and of all lines there."""

STACK_EDGE: Final = 6
"""Distance from one card in a stack to the next."""

MAX_LAYERS: Final = 4
CARDS_A_LAYER: Final = 5
"""Maximum number of cards drawn for a stack, and the number of cards that each of them represents."""


TAKEN_SIZE: Final = 38
"""Size of the token of the player who has taken a stack."""

OPENING_QUESTION: Final = "opening_stack"
"""The question whose other stacks the other player has taken."""


class StackPile(NamedTuple):
    """A stack: its number, the colour of its back, its height and whether that is new, and the cost of a search.

    One that is not on offer is `shut`, or `taken` by a player for the opening hand.
    """

    number: int
    colour: str
    height: int
    new: bool
    cost: int
    shut: bool = False
    taken: Seat | None = None


class Group(NamedTuple):
    """Stacks of the same cards, of one owner."""

    title: str
    owner: Seat | None
    colour: str
    stacks: tuple[StackView, ...]


def stacks(canvas: Canvas, look: PosterInput, box: Box) -> None:
    """Draw all stacks side by side on a poster, to draw from or to search; those that are not on offer are pale."""
    canvas.panel(box, "panel", 12)
    groups, count = tuple(_groups(look)), len(look.view.stacks)
    gaps = STACK_GAP * (count - len(groups)) + GROUP_GAP * (len(groups) + 1)
    wide = min(STACK_SIZE[0], (box.w - gaps) // count)
    head = GROUP_HEAD + STACK_GAP if len(groups) > 1 else 0
    high = min(STACK_SIZE[1], box.h - head - STACK_FOOT - 2 * STACK_GAP, wide * 2)
    x = box.x + (box.w - wide * count - gaps) // 2 + GROUP_GAP
    top = box.y + (box.h - head - high - STACK_FOOT) // 2
    for group in groups:
        across = wide * len(group.stacks) + STACK_GAP * (len(group.stacks) - 1)
        if head:
            canvas.part(
                x, top, _stack_heading(canvas.theme, (across, GROUP_HEAD), group.title, group.owner, group.colour)
            )
        for stack in group.stacks:
            canvas.part(
                x, top + head, _stack(canvas.theme, (wide, high + STACK_FOOT), _stack_pile(look, stack, group.colour))
            )
            put_letters(canvas, x + wide - 14, top + head + 4, look.letters.get(f"stack.{stack.number}", ""))
            x += wide + STACK_GAP
        x += GROUP_GAP - STACK_GAP


def _groups(look: PosterInput) -> Iterator[Group]:
    for (owner, cards), several in groupby(look.view.stacks, key=lambda stack: (stack.owner, stack.cards)):
        title = look.words(f"catan_cards-stacks-{cards}") if owner is None else player_name(look.words, owner)
        yield Group(title, owner, BACK_COLOURS[cards] if owner is None else "special", tuple(several))


def _stack_pile(look: PosterInput, stack: StackView, colour: str) -> StackPile:
    spot = f"stack.{stack.number}"
    here = [option for option in look.options if option.spot == spot]
    asked = any(option.spot.startswith("stack.") for option in look.options)
    cost = next((each for each in (option.data.get("cost") for option in here) if isinstance(each, int)), 0)
    previous = next((each.count for each in look.earlier.stacks if each.number == stack.number), stack.count)
    pile = StackPile(stack.number, colour, stack.count, previous != stack.count, cost)
    if here or not asked:
        return pile
    decision = look.view.decisions[0]
    taken = 1 - decision.ask.seat if decision.kind == OPENING_QUESTION else None
    return pile._replace(colour="fixed", shut=True, taken=taken)


@drawn_once
def _stack_heading(theme: Theme, size: tuple[int, int], title: str, owner: Seat | None, colour: str) -> CanvasPart:
    """Draw the contents of a group's stacks, or their owner."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    canvas.panel(Box(0, 0, wide, high), f"band.{colour}" if owner is None else f"seat.{owner}", 10)
    left = 12
    if owner is not None:
        canvas.panel(Box(8, 5, high - 10, high - 10), "letter", 10)
        canvas.paste(10, 7, token(theme, owner, high - 14))
        left = high + 8
    canvas.text(left, high // 2, title, Pen(Typeface.BOLD, 28, "letter", MIN_TEXT_SIZE), room=wide - left - 10)
    return canvas.finished()


@drawn_once
def _stack(theme: Theme, size: tuple[int, int], pile: StackPile) -> CanvasPart:
    """Draw cards face down, a thick stack for many, with its number; below, their count and the cost of a search."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    box = Box(0, 0, wide, high - STACK_FOOT)
    box = box.inset(5)
    layers = min(MAX_LAYERS, -(-pile.height // CARDS_A_LAYER))
    card = box._replace(h=box.h - (MAX_LAYERS - 1) * STACK_EDGE)
    if pile.new:
        free = (MAX_LAYERS - layers) * STACK_EDGE if layers else 0
        canvas.panel(Box(0, free, wide, box.bottom + 5 - free), "glow", TILE_RADIUS + 5)
    if not layers:
        canvas.panel(box, "empty", TILE_RADIUS, "line", 3)
        canvas.text(*box.centre, str(pile.number), Pen(Typeface.TITLE, 70, "faint"), "m")
    for layer in range(layers):
        card = card._replace(y=box.bottom - card.h - layer * STACK_EDGE)
        canvas.panel(card, "shade" if layer % 2 else "line", TILE_RADIUS)
    if layers:
        card_back(canvas, card, f"band.{pile.colour}")
        canvas.text(*card.centre, str(pile.number), Pen(Typeface.TITLE, card.w * 2 // 5, "shade"), "m")
    centred_row(canvas, wide // 2, high - STACK_FOOT + STACK_LINE // 2 + 4, ("pile", str(pile.height)), 32, wide)
    x, y = wide // 2, high - STACK_LINE // 2 - 2
    if pile.cost:
        centred_row(canvas, x, y, ("search", str(pile.cost), "any"), 32, wide)
    elif pile.taken is not None:
        canvas.paste(x - TAKEN_SIZE // 2, y - TAKEN_SIZE // 2, token(theme, pile.taken, TAKEN_SIZE))
    elif pile.shut and layers:
        canvas.sketch(x, y, PICTOGRAMS["lock"], 32)
    return canvas.finished()
