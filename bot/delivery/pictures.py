"""Draw the pictures of a card in other threads. A picture that cannot be drawn never holds up its card."""

import asyncio
import io
import logging
import traceback
from collections.abc import Awaitable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import discord
from discord import ui

from bot.cards.controls import cut
from bot.cards.layouts import (
    Attached,
    DescribedPicture,
    Layout,
    OutgoingMessage,
    PictureFile,
    Recap,
    file_of,
    plain,
    text,
)
from bot.words import Words
from render.pool import Pool
from render.prose.signs import explained, legend_parts

log = logging.getLogger(__name__)

MAX_TEXT: Final = 4_000  # characters that Discord allows in all texts of a message together

MAX_LOGGED_FAULTS: Final = 512
"""Faults remembered as logged. When there are more, all are forgotten and may be logged again."""

LEGEND_FILE: Final = "legend-{}.png"
COVER_FILE: Final = "cover.png"
CALLS_LOGGED: Final = 3  # innermost calls that the log names when a picture cannot be drawn


class Pictures:
    """Draws the pictures of cards in the threads of a pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._logged: set[tuple[str, str]] = set()

    async def draw(self, match_id: str, card: OutgoingMessage, words: Words) -> tuple[Layout, list[discord.File]]:
        """Draw the pictures of a match's card, one after the other.

        Returns the card's layout, with texts in place of pictures that could not be drawn, and the files.
        """
        files: list[discord.File] = []
        missing: list[Attached] = []
        for picture in card.pictures:
            try:
                drawn = await self._drawn(picture, words)
            except Exception as failed:  # noqa: BLE001 - whatever is wrong with a picture, the card is posted without it
                missing.append(picture)
                self._log(match_id, failed)
            else:
                files.append(discord.File(io.BytesIO(drawn), picture.file, description=picture.alt))
        return (in_words(card, words, missing) if missing else card.layout), files

    async def _drawn(self, picture: Attached, words: Words) -> bytes:
        match picture:
            case PictureFile():
                return await self._pool.draw(picture.picture)
            case Recap():
                views = await asyncio.to_thread(picture.views)
                return await self._pool.animate(views, words, picture.theme)

    async def legend(self, game: str, words: Words, theme: str) -> list[discord.File]:
        """Return files with the pictures that explain a game's symbols, without those that could not be drawn."""
        return [
            file
            for part, signs in enumerate(legend_parts(game))
            for file in await self._file(
                game,
                self._pool.draw_legend(game, words, part, theme),
                LEGEND_FILE.format(part + 1),
                explained(words, signs),
            )
        ]

    async def cover(self, game: str, words: Words, theme: str) -> list[discord.File]:
        """Return a file with the cover of a game, or no file if it could not be drawn."""
        return await self._file(game, self._pool.draw_cover(game, words, theme), COVER_FILE, words(f"game-{game}"))

    async def event(self, event_id: str, shown: DescribedPicture, theme: str) -> list[discord.File]:
        """Return a file with the standings or bracket of a tournament, or no file if it could not be drawn."""
        return await self._file(event_id, self._pool.draw_event(shown.picture, theme), shown.file, shown.alt)

    async def _file(self, id: str, drawing: Awaitable[bytes], name: str, alt: str) -> list[discord.File]:
        try:
            drawn = await drawing
        except Exception as failed:  # noqa: BLE001 - as above: the text says the same
            self._log(id, failed)
            return []
        return [discord.File(io.BytesIO(drawn), name, description=alt)]

    def _log(self, match_id: str, failed: Exception) -> None:
        """Log a fault once for each match, without its message, which might contain hidden information."""
        calls = traceback.extract_tb(failed.__traceback__)[-CALLS_LOGGED:]
        where = ", ".join(f"{Path(call.filename).name}:{call.lineno}" for call in calls)
        fault = match_id, f"{type(failed).__name__} at {where}"
        if fault not in self._logged:
            if len(self._logged) >= MAX_LOGGED_FAULTS:
                self._logged.clear()
            self._logged.add(fault)
            log.error("match %s is shown without a picture: %s", *fault)


def in_words(card: OutgoingMessage, words: Words, missing: Sequence[Attached]) -> Layout:
    """Return the layout of a card without the `missing` pictures.

    A description replaces the board and the hand, as far as Discord's limit allows.
    """
    left_out = words("card-not-drawn")
    texts = {picture.file: left_out for picture in missing}
    said = "\n".join(part.content for part in card.layout.walk_children() if isinstance(part, ui.TextDisplay))
    room = MAX_TEXT - _length(said) - len(missing) * _length(left_out)
    for picture in missing:
        if picture in (*card.boards[:1], card.hand):
            shown = discord.utils.escape_markdown(picture.alt)
            whole = words("card-in-words") + ("" if shown in said else f"\n{shown}")
            texts[picture.file] = cut(whole, room + len(whole) - _length(whole))
            room -= _length(texts[picture.file])
    (container,) = card.layout.children
    assert isinstance(container, ui.Container)
    return plain(*(part for item in container.children for part in _instead(item, texts)))


def _length(text: str) -> int:
    """Count characters as Discord may: one outside the Basic Multilingual Plane counts as two."""
    return len(text.encode("utf-16-le")) // 2


def _instead(item: ui.Item[Any], texts: Mapping[str, str]) -> Iterator[ui.Item[Any]]:
    """Yield a part of a card. Of a gallery, only drawn pictures remain, followed by the texts of the others."""
    if not isinstance(item, ui.MediaGallery):
        yield item
        return
    files = [file_of(shown) for shown in item.items]
    kept = [shown for shown, file in zip(item.items, files, strict=True) if file not in texts]
    if kept:
        yield ui.MediaGallery(*kept)
    for one in dict.fromkeys(texts[file] for file in files if file in texts):
        yield text(one)


def rewind(files: Iterable[discord.File]) -> None:
    """Make files ready to be sent once more."""
    for file in files:
        file.reset(seek=True)
