"""All that shows a match of Caylus."""

from typing import Final

from engine.caylus.view import CaylusView
from render.artist import Artist
from render.caylus import paint, poster
from render.caylus.describe import PROSE
from render.caylus.poster.ending import SOURCES, backdrop

ARTIST: Final = Artist[CaylusView](paint, PROSE, poster=poster.paint, backdrop=backdrop, signs=SOURCES)
