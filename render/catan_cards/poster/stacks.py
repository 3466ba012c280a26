"""Stacks of cards on posters, to draw from or to search."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from engine.catan_cards.view import (
    StackView,
)
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.signs import put_letters
from render.catan_cards.table import BACK_COLOURS, card_back
from render.parts.heading import player_name
from render.parts.pieces import centred_row, token
from render.parts.poster import MIN_TEXT_SIZE
from render.parts.tiles import TILE_RADIUS
from render.pictograms import PICTOGRAMS

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
    """Draw all stacks side by side; those that are not on offer are pale."""
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
            canvas.part(x, top, _heading(canvas.theme, (across, GROUP_HEAD), group.title, group.owner, group.colour))
        for stack in group.stacks:
            canvas.part(
                x, top + head, _stack(canvas.theme, (wide, high + STACK_FOOT), _pile(look, stack, group.colour))
            )
            put_letters(canvas, x + wide - 14, top + head + 4, look.letters.get(f"stack.{stack.number}", ""))
            x += wide + STACK_GAP
        x += GROUP_GAP - STACK_GAP


def _groups(look: PosterInput) -> Iterator[Group]:
    for (owner, cards), several in groupby(look.view.stacks, key=lambda stack: (stack.owner, stack.cards)):
        title = look.words(f"catan_cards-stacks-{cards}") if owner is None else player_name(look.words, owner)
        yield Group(title, owner, BACK_COLOURS[cards] if owner is None else "special", tuple(several))


def _pile(look: PosterInput, stack: StackView, colour: str) -> StackPile:
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
def _heading(theme: Theme, size: tuple[int, int], title: str, owner: Seat | None, colour: str) -> CanvasPart:
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
