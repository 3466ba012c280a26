"""Covers of lobbies, and the bot's own banner and portrait.

Covers, 11 to 4, are scenes with what is built, and with pieces.
"""

from collections.abc import Callable, Mapping
from typing import Final

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import THEMES
from render.catan_cards.scenery import island
from render.catan_cards.tiles import centre
from render.parts.castle_drawing import PART_DRAWINGS, MasonrySection, castle, landscape
from render.parts.ground import stand
from render.parts.pieces import outlined, worker
from render.pictograms import PICTOGRAMS
from render.prose.words import Words

COVER_SIZE: Final = (1100, 400)
BANNER_SIZE: Final = (1360, 480)
PORTRAIT_SIZE: Final = (512, 512)

BUILDERS: Final = (0, 1, 2, 3, 1, 0, 3, 2, 4, 0, 2, 1, 3, 0)
"""Seats that have built the parts of a castle on a cover."""

SIGN: Final = Box(40, 36, 400, 196)
SIGN_RIM: Final = 8
TITLE_SIZE: Final = 104
"""The wooden sign with the name, its rim, and the size of the letters."""

CASTLE_LEFT: Final = 430
"""Left edge of the castle, right of the sign."""

PIECE: Final = 92
CARD: Final = (118, 152)
CARD_PITCH: Final = 132
"""Size of a piece in the foreground and of a card, and distance between two cards."""

PROVOST: Final = 300
FACE: Final = """
oval shade 13.4,12.4 14.8,14.2
oval shade 17.2,12.4 18.6,14.2
line/0.9 shade 13.2,16.8 14.8,16 16,16.4 17.2,16 18.8,16.8
"""
"""Size of the provost on the portrait, and his face, which is too small to be seen elsewhere."""


Scene = Callable[[Canvas], None]


def draw_cover(game: str, words: Words, theme: str = "day") -> bytes:
    """Draw the cover of a game as a PNG file; a game without a scene of its own gets the bot's.

    Raises KeyError for an unknown theme.
    """
    return paint_cover(game, words, theme).png()


def paint_cover(game: str, words: Words, theme: str = "day") -> Canvas:
    """Paint the picture of `draw_cover`."""
    canvas = Canvas(THEMES[theme], *COVER_SIZE, "sky")
    COVERS.get(game, _place)(canvas)
    _sign(canvas, words(f"game-{game}"))
    return canvas


def draw_banner(name: str) -> bytes:
    """Draw the bot's banner with its name as a PNG file."""
    canvas = Canvas(THEMES["day"], *BANNER_SIZE)
    _place(canvas)
    _sign(canvas, name)
    return canvas.png()


def draw_portrait() -> bytes:
    """Draw the bot's portrait as a PNG file: the provost before a tower, within the circle that Discord cuts out."""
    (wide, high), theme = PORTRAIT_SIZE, THEMES["day"]
    canvas = landscape(theme, (wide, high), Box(-wide, 0, 3 * wide, high), ()).copy()
    for x, tall, across in ((66, 330, 150), (296, 330, 150), (166, 420, 180)):
        shapes = "\n".join(PART_DRAWINGS["towers"](GRID * tall / across))
        canvas.paste(x, high - 84 - tall, sketch(shapes, theme, across, tall))
    canvas.sketch(wide // 2 + 30, 60, "line/1.8 shade 9,4 9,32\npoly favour 10,4 28,10 10,16", 70)
    canvas.fill(Box(0, high - 90, wide, 90), "ground")
    stand(canvas, wide // 2, high - 40, outlined(PICTOGRAMS["provost"], theme, PROVOST))
    canvas.sketch(wide // 2, high - 40 - PROVOST // 2, FACE, PROVOST)
    return canvas.png()


def _sign(canvas: Canvas, name: str) -> None:
    """Draw a wooden sign with a name."""
    canvas.panel(SIGN, "dark.wood", 18)
    canvas.panel(SIGN.inset(SIGN_RIM), "wood", 12)
    text = SIGN.inset(28, 18)
    canvas.paragraph(text, name, Pen(Typeface.TITLE, TITLE_SIZE, "letter", TITLE_SIZE // 3), even=True)


def _castle(canvas: Canvas, built: tuple[int, int, int]) -> None:
    """Draw a castle with these numbers of parts of each section built."""
    wide, high = canvas.image.size
    parts = zip(("dungeon", "walls", "towers"), (6, 10, 14), built, strict=True)
    sections = tuple(MasonrySection(id, total, BUILDERS[:done]) for id, total, done in parts)
    current = next((each.id for each in sections if len(each.houses) < each.parts), None)
    site = Box(CASTLE_LEFT, 0, wide - CASTLE_LEFT, high)
    canvas.part(0, 0, castle(canvas.theme, (wide, high), sections, built, current, site))


def _place(canvas: Canvas) -> None:
    """Draw the bot's own scene: a castle, and the pieces before it."""
    _castle(canvas, (6, 10, 12))
    _pieces(canvas)


def _pieces(canvas: Canvas) -> None:
    """Draw provost, bailiff and workers on the bank left of the castle."""
    foot = canvas.image.height - 42
    for number, figure in enumerate(("bailiff", "provost")):
        stand(canvas, 96 + number * 78, foot, outlined(PICTOGRAMS[figure], canvas.theme, PIECE + 26))
    for number, seat in enumerate((0, 1, 2)):
        stand(canvas, 262 + number * 66, foot + 4, worker(canvas.theme, seat, PIECE - 14))


def _caylus(canvas: Canvas) -> None:
    _castle(canvas, (6, 10, 11))
    _pieces(canvas)


def _magna_carta(canvas: Canvas) -> None:
    _castle(canvas, (6, 4, 0))
    _cards(canvas, (("forest", "wood"), ("quarry", "stone"), ("market", "neutral")))


def _catan(canvas: Canvas) -> None:
    canvas.part(0, 0, island(canvas.theme, canvas.image.size))
    foot = canvas.image.height - 24
    canvas.fill(Box(0, foot - 34, canvas.image.width, 30), "road")
    canvas.fill(Box(0, foot - 34, canvas.image.width, 4), "light.road")
    canvas.fill(Box(0, foot - 8, canvas.image.width, 6), "dark.road")
    for number, (seat, kind) in enumerate(((0, "settlement"), (0, "city"), (1, "settlement"), (1, "city"))):
        canvas.sketch(540 + number * 152, foot - 66, centre(seat, kind), 144)
    _cards(canvas, (("knight_conrad", "prestige"), ("abbey", "neutral"), ("harbor", "residence")))


def _cards(canvas: Canvas, shown: tuple[tuple[str, str], ...]) -> None:
    """Draw cards with a pictogram each, in the colour of a kind, in the foreground."""
    wide, high = CARD
    for number, (name, colour) in enumerate(shown):
        card = Box(46 + number * CARD_PITCH, canvas.image.height - high - 12, wide, high)
        canvas.panel(card.inset(-3).moved(2, 3), "shade", 14)
        canvas.panel(card.inset(-3), "letter", 14)
        canvas.panel(card, f"band.{colour}", 11)
        canvas.panel(card.inset(6), f"tile.{colour}", 8)
        canvas.sketch(*card.centre, PICTOGRAMS[name], wide - 22)


COVERS: Final[Mapping[str, Scene]] = {"caylus": _caylus, "magna_carta": _magna_carta, "catan_cards": _catan}
