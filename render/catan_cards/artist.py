"""All that shows a match of the Catan Card Game."""

from typing import Final

from engine.catan_cards.view import CatanCardsView
from render.artist import Artist, Hand
from render.catan_cards import hand, paint, poster
from render.catan_cards.describe import PROSE
from render.catan_cards.player_cards import SOURCES
from render.catan_cards.poster.look import LOOKED_AT
from render.catan_cards.scenery import backdrop

ARTIST: Final = Artist[CatanCardsView](
    paint,
    PROSE,
    Hand(hand.paint, hand.lines, suffices=True),
    poster.paint,
    backdrop,
    SOURCES,
    LOOKED_AT,
    frozenset({*poster.QUESTIONS, "deck", "event_deck"}),
)
