"""The full table of the Catan Card Game, and its `ARTIST`, which shows a position in all forms."""

from collections.abc import Collection
from functools import partial
from typing import Final

from engine.catan_cards.view import CatanCardsView
from render.artist import Artist, Hand
from render.canvas.canvas import Canvas
from render.catan_cards import hand, poster, table
from render.catan_cards.describe import PROSE
from render.catan_cards.layout import lands, layout, mark
from render.catan_cards.poster import SOURCE_ICONS
from render.catan_cards.poster.bands import bands
from render.catan_cards.poster.land import unmarked
from render.catan_cards.poster.look import LOOK_QUESTIONS, look
from render.catan_cards.scenery import backdrop
from render.parts import badges
from render.parts.badges import Middle, corner
from render.parts.layout import Layout
from render.picture import Picture


def paint(picture: Picture[CatanCardsView]) -> Canvas:
    """Paint the whole table; what has changed since `picture.before` is made to stand out."""
    shown, place, found = look(picture), layout(picture.view), lands(picture.view)
    canvas = Canvas(picture.colours, place.width, place.height)
    table.table(canvas, shown, place)
    bands(canvas, shown, [land.band for land in found], range(len(found)))
    for seat, land in enumerate(found):
        unmarked(canvas, shown, seat, land.ground, land.cells)
    badges.marks(canvas, place, picture.marks, partial(badge_middle, place, _taken(picture.view)))
    return canvas


def _taken(view: CatanCardsView) -> set[str]:
    """Return the sites of both players that have a card, as seat and place: `0.u30a`."""
    return {f"{seat}.{card.place}" for seat, own in enumerate(view.principalities) for card in own.cards}


SITE_BADGE: Final = 48
LOW_BADGE: Final = 30
"""Height of a badge on an empty site, and on what is low."""


def badge_middle(place: Layout, taken: Collection[str], spot: str) -> Middle:
    """Return the place of a badge where it hides least: over the picture of a card, the corner of a region, a number.

    `taken` are the sites with a card, in the form `0.u30a`.
    """
    box = place.places[spot]
    kind, _, site = spot.partition(".")
    match kind:
        case "site" | "brown" if site in taken:
            return Middle(box.x + 7, box.bottom - LOW_BADGE // 2 + 2, LOW_BADGE)
        case "site" | "brown":
            return Middle(*box.centre, min(SITE_BADGE, box.h - 4))
        case "region":
            return corner(box)
        case "stack":
            return Middle(box.right - LOW_BADGE // 2, box.centre[1], min(LOW_BADGE, box.h))
        case _:
            return Middle(*box.centre, LOW_BADGE)


ARTIST: Final = Artist[CatanCardsView](
    paint,
    PROSE,
    Hand(hand.paint, hand.lines, suffices=True),
    poster.paint,
    backdrop,
    SOURCE_ICONS,
    LOOK_QUESTIONS,
    frozenset({*poster.QUESTION_SCENES, "deck", "event_deck"}),
    lambda view: [principality.points for principality in view.principalities],
    mark,
)
