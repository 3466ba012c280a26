"""The stacks on a poster, large: their numbers, what each of them holds, how many cards are left, what looking through costs."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from engine.catan_cards.view import StackView
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.catan_cards.poster.look import Look
from render.catan_cards.poster.signs import put_letters
from render.catan_cards.table import BACKS
from render.parts.pieces import row, token
from render.parts.player_cards import player_name
from render.parts.poster import LEAST
from render.parts.tiles import TILE_RADIUS

GAP: Final = 14
BETWEEN: Final = 26
"""What is between two stacks, and between two groups of them."""

MOST: Final = (176, 270)
"""The largest that a stack becomes."""

HEAD: Final = 50
"""Height of a group's heading."""

LINE: Final = 40
FOOT: Final = 2 * LINE + 6
"""Height of a line below a stack, and of all that stands there."""

EDGE: Final = 6
"""How far the cards of a stack lie from each other."""

LAYERS: Final = 4
FIVE: Final = 5
"""The most cards that are drawn of a stack, and how many each of them stands for."""


class Pile(NamedTuple):
    """A stack: its number, the colour of its back, how many cards it has and whether that is new, what searching costs."""

    number: int
    colour: str
    height: int
    new: bool
    cost: int


class Group(NamedTuple):
    """Stacks of the same cards, of one owner."""

    title: str
    owner: Seat | None
    colour: str
    stacks: tuple[StackView, ...]


def stacks(canvas: Canvas, look: Look, box: Box) -> None:
    """All stacks side by side; those that are not on offer are pale."""
    canvas.panel(box, "panel", 12)
    groups, count = tuple(_groups(look)), len(look.view.stacks)
    gaps = GAP * (count - len(groups)) + BETWEEN * (len(groups) + 1)
    wide = min(MOST[0], (box.w - gaps) // count)
    head = HEAD + GAP if len(groups) > 1 else 0
    high = min(MOST[1], box.h - head - FOOT - 2 * GAP, wide * 2)
    x = box.x + (box.w - wide * count - gaps) // 2 + BETWEEN
    top = box.y + (box.h - head - high - FOOT) // 2
    for group in groups:
        across = wide * len(group.stacks) + GAP * (len(group.stacks) - 1)
        if head:
            canvas.part(x, top, _heading(canvas.theme, (across, HEAD), group.title, group.owner, group.colour))
        for stack in group.stacks:
            canvas.part(x, top + head, _stack(canvas.theme, (wide, high + FOOT), _pile(look, stack, group.colour)))
            put_letters(canvas, x + wide - 14, top + head + 4, look.letters.get(f"stack.{stack.number}", ""))
            x += wide + GAP
        x += BETWEEN - GAP


def _groups(look: Look) -> Iterator[Group]:
    for (owner, cards), several in groupby(look.view.stacks, key=lambda stack: (stack.owner, stack.cards)):
        title = look.words(f"catan_cards-stacks-{cards}") if owner is None else player_name(look.words, owner)
        yield Group(title, owner, BACKS[cards] if owner is None else "special", tuple(several))


def _pile(look: Look, stack: StackView, colour: str) -> Pile:
    spot = f"stack.{stack.number}"
    here = [option for option in look.options if option.spot == spot]
    asked = any(option.spot.startswith("stack.") for option in look.options)
    cost = next((each for each in (option.data.get("cost") for option in here) if isinstance(each, int)), 0)
    previous = next((each.count for each in look.earlier.stacks if each.number == stack.number), stack.count)
    return Pile(stack.number, colour if here or not asked else "fixed", stack.count, previous != stack.count, cost)


@drawn_once
def _heading(theme: Theme, size: tuple[int, int], title: str, owner: Seat | None, colour: str) -> Part:
    """What the stacks of a group hold, or whose they are."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    canvas.panel(Box(0, 0, wide, high), f"band.{colour}" if owner is None else f"seat.{owner}", 10)
    left = 12
    if owner is not None:
        canvas.panel(Box(8, 5, high - 10, high - 10), "letter", 10)
        canvas.paste(10, 7, token(theme, owner, high - 14))
        left = high + 8
    canvas.text(left, high // 2, title, Face.BOLD, 28, "letter", room=wide - left - 10, least=LEAST)
    return canvas.finished()


@drawn_once
def _stack(theme: Theme, size: tuple[int, int], pile: Pile) -> Part:
    """Cards face down, the more the thicker, with the stack's number; below them how many, and what looking through costs."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    box = Box(0, 0, wide, high - FOOT)
    if pile.new:
        canvas.panel(box, "glow", TILE_RADIUS + 5)
    box = box.inset(5)
    layers = min(LAYERS, -(-pile.height // FIVE))
    card = box._replace(h=box.h - (LAYERS - 1) * EDGE)
    if not layers:
        canvas.panel(box, "empty", TILE_RADIUS, "line", 3)
        canvas.text(*box.centre, str(pile.number), Face.TITLE, 70, "faint", "m")
    for layer in range(layers):
        card = card._replace(y=box.bottom - card.h - layer * EDGE)
        canvas.panel(card, f"tile.{pile.colour}", TILE_RADIUS)
        canvas.panel(card.inset(2), f"band.{pile.colour}", TILE_RADIUS - 2)
    if layers:
        across = min(112, card.w - 24)
        canvas.panel(
            Box(card.centre[0] - across // 2, card.centre[1] - across // 2, across, across), "panel", across // 2
        )
        canvas.text(*card.centre, str(pile.number), Face.TITLE, across * 3 // 5, "ink", "m")
    row(canvas, wide // 2, high - FOOT + LINE // 2 + 4, ("pile", str(pile.height)), 32, wide, "m")
    if pile.cost:
        row(canvas, wide // 2, high - LINE // 2 - 2, ("search", str(pile.cost), "any"), 32, wide, "m")
    return canvas.finished()
