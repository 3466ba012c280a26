"""The recap of a whole match, one animation: a board for each turn, as sharp as a single one.

Boards are palette pictures, so a GIF keeps them as they are and stores only the changes of every board; it plays in
every client. WebP is a third to a half smaller and takes twice the time and memory.
"""

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from typing import Final

from PIL import Image

from render import POSTER, Picture, View, artist_of, draw, summary
from render.prose.words import Words

FORMATS: Final = {".gif": "GIF", ".webp": "WEBP"}
"""Encodings by the ending of a file's name."""

GIF: Final = "GIF"

MAX_BYTES: Final = 8 * 2**20
"""Limit of an attachment on Discord for any user, with room for the rest of the message."""

BOARD_MILLISECONDS: Final = 1500
LAST_BOARD_MILLISECONDS: Final = 5000
"""Milliseconds of each board, and of the last one before the animation starts again."""

MAX_BOARDS: Final = 60
"""Boards of an animation: a minute and a half, drawn in some seconds. Turns of a longer match are left out evenly."""

SHRINK_FACTOR: Final = 0.75

ENCODING_OPTIONS: Final[Mapping[str, Mapping[str, int]]] = {
    "GIF": {"optimize": True},
    "WEBP": {"lossless": True, "quality": 20, "method": 1, "kmin": 99, "kmax": 100},
}
"""Options of each encoding that keep every pixel and store only changes; more effort takes far longer for little."""


def animate(views: Sequence[View], words: Words, theme: str = "day", shape: str = POSTER, encoding: str = GIF) -> bytes:
    """Draw positions one after the other, each with the changes since the one before, and the winner, in a loop.

    At most `MAX_BOARDS` are shown, evenly chosen, with the first and the last. The picture takes less than
    `MAX_BYTES`; `encoding` is a value of `FORMATS`. Raises ValueError without any view, KeyError as `draw` does.
    """
    if not views:
        raise ValueError("a match has at least one position")
    shown = evenly(views)
    earlier = (None, *shown[:-1])
    boards = [draw(Picture(view, words, theme, (), shape, before)) for view, before in zip(shown, earlier, strict=True)]
    end = shown[-1]
    # A poster of the end shows the podium itself.
    if end.outcome and not (shape == POSTER and artist_of(end.game).poster):
        wide, high = _size(boards)
        boards.append(
            summary.draw_winner(
                end, words, theme, (max(wide, summary.WINNER_SIZE[0]), max(high, summary.WINNER_SIZE[1]))
            )
        )
    return joined(boards, encoding)


def evenly(views: Sequence[View]) -> Sequence[View]:
    """Return at most `MAX_BOARDS` of these, with the first and the last."""
    if len(views) <= MAX_BOARDS:
        return views
    return [views[at * (len(views) - 1) // (MAX_BOARDS - 1)] for at in range(MAX_BOARDS)]


def joined(boards: Sequence[bytes], encoding: str = GIF) -> bytes:
    """Join PNG files of one palette into an animation, which is made smaller as long as it takes `MAX_BYTES` or more.

    It is as large as the largest of them; the others are on paper of the colour in their lower left corner.
    """
    scale = 1.0
    while len(data := _joined(boards, encoding, scale)) >= MAX_BYTES:
        scale *= SHRINK_FACTOR
    return data


def _joined(boards: Sequence[bytes], encoding: str, scale: float) -> bytes:
    data = BytesIO()
    frames = _frames(boards, _size(boards), scale)
    next(frames).save(
        data,
        encoding,
        save_all=True,
        append_images=frames,
        duration=[*[BOARD_MILLISECONDS] * (len(boards) - 1), LAST_BOARD_MILLISECONDS],
        loop=0,
        **ENCODING_OPTIONS[encoding],
    )
    return data.getvalue()


def _size(boards: Sequence[bytes]) -> tuple[int, int]:
    """Return a size for all boards; a road of cards grows."""
    widths, heights = zip(*(Image.open(BytesIO(board)).size for board in boards), strict=True)
    return max(widths), max(heights)


def _frames(boards: Sequence[bytes], size: tuple[int, int], scale: float) -> Iterator[Image.Image]:
    """Yield the boards, unpacked one at a time, because many at once would take much memory."""
    for board in boards:
        image = _on_paper(Image.open(BytesIO(board)), size)
        if scale == 1:
            yield image
            continue
        less = (int(image.width * scale), int(image.height * scale))
        small = image.convert("RGB").resize(less, Image.Resampling.LANCZOS)
        yield small.quantize(palette=image, dither=Image.Dither.NONE) if image.mode == "P" else small


def _on_paper(board: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return a board in the size, with more of its lower left corner's colour below and beside it if it is smaller."""
    if board.size == size:
        return board
    sheet = Image.new(board.mode, size, board.getpixel((0, board.height - 1)))
    if board.mode == "P":
        sheet.putpalette(board.getpalette() or ())
    sheet.paste(board)
    return sheet
