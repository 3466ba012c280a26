"""All that shows a match of Caylus Magna Carta."""

from typing import Final

from engine.magna_carta.view import MagnaCartaView
from render.artist import Artist, Hand
from render.magna_carta import describe, hand, paint

ARTIST: Final = Artist[MagnaCartaView](paint, describe.describe, describe.alt, Hand(hand.paint, hand.describe))
