"""All that shows a match of the Catan Card Game."""

from typing import Final

from engine.catan_cards.view import CatanCardsView
from render.artist import Artist, Hand
from render.catan_cards import describe, hand, paint, poster

ARTIST: Final = Artist[CatanCardsView](
    paint, describe.describe, describe.alt, Hand(hand.paint, hand.describe, suffices=True), poster.paint
)
