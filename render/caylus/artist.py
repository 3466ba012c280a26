"""All that shows a match of Caylus."""

from typing import Final

from engine.caylus.view import CaylusView
from render.artist import Artist
from render.caylus import describe, paint, poster
from render.caylus.poster.ending import SOURCES, backdrop

ARTIST: Final = Artist[CaylusView](
    paint, describe.describe, describe.alt, poster=poster.paint, backdrop=backdrop, signs=SOURCES
)
