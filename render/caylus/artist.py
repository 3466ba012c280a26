"""All that shows a match of Caylus."""

from typing import Final

from engine.caylus.view import CaylusView
from render.artist import Artist
from render.caylus import paint, text

ARTIST: Final = Artist[CaylusView](paint, text.describe, text.alt)
