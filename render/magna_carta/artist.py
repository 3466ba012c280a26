"""All that shows a match of Caylus Magna Carta."""

from typing import Final

from engine.magna_carta.view import MagnaCartaView
from render.artist import Artist, Hand
from render.magna_carta import hand, paint, poster
from render.magna_carta.describe import PROSE
from render.magna_carta.poster import hand as hand_poster
from render.magna_carta.poster.ending import SOURCES, backdrop

ARTIST: Final = Artist[MagnaCartaView](
    paint,
    PROSE,
    Hand(hand_poster.paint, hand.lines),
    poster.paint,
    backdrop=backdrop,
    signs=SOURCES,
)
