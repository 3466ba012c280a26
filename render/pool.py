"""Drawing beside the event loop: a few threads, with equal pictures drawn once."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, ParamSpec

from cachetools import LRUCache

from render import GAMES, Picture, View, artist_of, draw
from render.event_values import EventPicture
from render.event_values import key as event_key
from render.prose.words import Words

P = ParamSpec("P")

DRAWING_THREADS: Final = 2
MAX_KEPT_PICTURES: Final = 48
"""Number of cached pictures, about 150 KiB each."""


class Pool:
    """Drawing threads; Pillow releases the lock during its longest work.

    Equal requests share one picture, whether it is still being drawn or was drawn recently. It serves one event loop.
    No thread and no task remains without requests.
    """

    def __init__(self, threads: int = DRAWING_THREADS, kept: int = MAX_KEPT_PICTURES) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="board")
        self._waiting: set[Future[bytes]] = set()
        self._drawn: LRUCache[bytes, Future[bytes]] = LRUCache(kept)

    def prepare(self) -> None:
        """Begin to load each game's drawing code; a request before the end waits for its own game."""
        for game in GAMES:
            self._threads.submit(artist_of, game)

    async def draw(self, picture: Picture[View]) -> bytes:
        """Draw as `render.draw` does, once for equal requests. Raises what that raises, RuntimeError after `close`."""
        return await self._shared(picture.key, draw, picture)

    async def draw_legend(self, game: str, words: Words, part: int = 0, theme: str = "day") -> bytes:
        """Draw as `render.legend_and_emoji.draw_legend` does, once for equal requests.

        Raises KeyError as that does, RuntimeError after `close`.
        """
        key = f"legend {game} {words.locale} {part} {theme}".encode()
        return await self._shared(key, _legend, game, words, part, theme)

    async def draw_cover(self, game: str, words: Words, theme: str = "day") -> bytes:
        """Draw as `render.covers.draw_cover` does, once for equal requests.

        Raises KeyError as that does, RuntimeError after `close`.
        """
        return await self._shared(f"cover {game} {words.locale} {theme}".encode(), _cover, game, words, theme)

    async def draw_event(self, shown: EventPicture, theme: str = "day") -> bytes:
        """Draw as `render.event_picture.draw`, once for equal requests.

        Raises what that raises, RuntimeError after `close`.
        """
        return await self._shared(event_key(shown, theme), _event, shown, theme)

    async def _shared(self, key: bytes, drawn: Callable[P, bytes], *args: P.args, **given: P.kwargs) -> bytes:
        drawing = self._drawn.get(key)
        if drawing is None or drawing.cancelled() or (drawing.done() and drawing.exception()):
            drawing = self._drawn[key] = self._submit(drawn, *args, **given)
        # Shielded: one who stops waiting must not stop the picture for the others.
        return await asyncio.shield(asyncio.wrap_future(drawing))

    async def animate(self, views: Sequence[View], words: Words, theme: str = "day") -> bytes:
        """Draw as `render.recap.animate` does, without keeping the picture. Raises RuntimeError after `close`."""
        return await asyncio.wrap_future(self._submit(_animate, views, words, theme))

    @property
    def drawings_waiting(self) -> int:
        """Return the number of pictures that are being drawn or wait."""
        return len(self._waiting)

    def _submit(self, drawn: Callable[P, bytes], *args: P.args, **given: P.kwargs) -> Future[bytes]:
        drawing = self._threads.submit(drawn, *args, **given)
        self._waiting.add(drawing)
        drawing.add_done_callback(self._waiting.discard)
        return drawing

    def close(self) -> None:
        """Finish the pictures that are being drawn, drop the waiting ones, and end the threads."""
        self._threads.shutdown(cancel_futures=True)


def _animate(views: Sequence[View], words: Words, theme: str) -> bytes:
    from render.recap import animate  # noqa: PLC0415 - it loads Pillow, which a bot that starts does not need yet

    return animate(views, words, theme)


def _legend(game: str, words: Words, part: int, theme: str) -> bytes:
    from render.legend_and_emoji import draw_legend  # noqa: PLC0415 - it loads Pillow, which a bot that starts does not need yet

    return draw_legend(game, words, part, theme)


def _cover(game: str, words: Words, theme: str) -> bytes:
    from render.covers import draw_cover  # noqa: PLC0415 - it loads Pillow, which a bot that starts does not need yet

    return draw_cover(game, words, theme)


def _event(shown: EventPicture, theme: str) -> bytes:
    from render.event_picture import draw as draw_event  # noqa: PLC0415 - it loads Pillow, which a bot that starts does not need yet

    return draw_event(shown, theme)
