"""All that shows a match of Caylus Magna Carta."""

from typing import Final

from engine.magna_carta.view import MagnaCartaView
from render.artist import Artist, Hand
from render.magna_carta import describe, hand, paint, poster
from render.magna_carta.poster import hand as hand_poster
from render.magna_carta.poster.ending import SOURCES, backdrop

ARTIST: Final = Artist[MagnaCartaView](
    paint,
    describe.describe,
    describe.alt,
    Hand(hand_poster.paint, hand.describe),
    poster.paint,
    backdrop=backdrop,
    signs=SOURCES,
)
