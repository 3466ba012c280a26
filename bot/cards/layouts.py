"""Messages as Components V2: layouts, pictures still to be drawn, and what is left of an old message."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.match.match import SeatedMatch
from engine.core.view import View
from render import Picture, alt
from render.event_values import EventPicture

MAX_PAGE_TEXT: Final = 3_800

ACCENT: Final = discord.Colour(0x8C6239)

BOARD_FILE: Final = "board.png"

EVENT_FILE: Final = "event.png"

Layout = ui.LayoutView


class PictureFile(Struct, frozen=True):
    """A picture still to be drawn: the name of its file, its source, and its alternative text."""

    file: str
    picture: Picture[View]
    alt: str


class DescribedPicture(Struct, frozen=True):
    """A picture with its alternative text and file name."""

    picture: EventPicture
    alt: str
    file: str = EVENT_FILE


class Recap(Struct, frozen=True):
    """A whole match as one animated picture, still to be replayed and drawn."""

    file: str
    match: SeatedMatch
    alt: str
    theme: str

    def views(self) -> tuple[View, ...]:
        """Return the last board of every turn, up to the final one. It is slow, so call it off the event loop."""
        by_turn = {view.turn: view for view in self.match.core.snapshot_views()}
        return tuple(by_turn.values())


Attached = PictureFile | Recap


class OutgoingMessage(Struct, frozen=True):
    """A message to send: its components, the pictures still to be drawn, and the users whom it pings."""

    layout: Layout
    boards: tuple[PictureFile, ...]
    pinged: frozenset[int] = frozenset()
    recap: Recap | None = None
    hand: PictureFile | None = None

    @property
    def pictures(self) -> tuple[Attached, ...]:
        """All pictures to draw."""
        return tuple(one for one in (*self.boards, self.hand, self.recap) if one is not None)


def plain(*parts: ui.Item[Any]) -> Layout:
    """Return a finished layout. discord.py does not track it, since presses are routed by their custom ids."""
    layout = Layout(timeout=None)
    layout.add_item(ui.Container(*parts, accent_colour=ACCENT))
    layout.stop()
    return layout


def text(content: str) -> ui.TextDisplay[Any]:
    """Return a text component."""
    return ui.TextDisplay(content)


def said(content: str) -> Layout:
    """Return a message that has only text."""
    return plain(text(content))


def pages(content: str, most: int = MAX_PAGE_TEXT) -> list[str]:
    """Split a long text between lines, so that each part fits into a message."""
    found = [""]
    for line in content.splitlines(keepends=True):
        if len(found[-1]) + len(line) > most:
            found.append("")
        found[-1] += line
    return found


def picture_file(file: str, picture: Picture[View]) -> PictureFile:
    """Return a picture as a file of that name."""
    return PictureFile(file, picture, alt(picture))


def gallery(*pictures: Attached) -> ui.MediaGallery[Any]:
    """Return the pictures of a card, side by side if there are several."""
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{one.file}", description=one.alt) for one in pictures)
    )


def gallery_of(file: discord.File) -> ui.MediaGallery[Any]:
    """Return a picture that goes with the message as a file."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file.filename}", description=file.description))


Remains = tuple[ui.Item[Any], ...]
"""A card without its buttons and menus: texts and pictures."""


def remains(layout: Layout) -> Remains:
    """Return the texts and pictures of a card, as new components."""
    kept: list[ui.Item[Any]] = []
    for item in layout.children:
        for part in item.children if isinstance(item, ui.Container) else [item]:
            if isinstance(part, ui.TextDisplay):
                kept.append(text(part.content))
            elif isinstance(part, ui.MediaGallery):
                kept.append(ui.MediaGallery(*map(_kept, part.items)))
    return tuple(kept)


def without_controls(kept: Remains, moved: str) -> Layout:
    """Return an old card with the line `moved` in place of its controls."""
    return plain(*kept, text(f"-# {moved}"))


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """Return the same picture by its file name, since URLs expire."""
    return discord.MediaGalleryItem(f"attachment://{file_of(item)}", description=item.description)


def file_of(item: discord.MediaGalleryItem) -> str:
    """Return the file name under which a picture was sent."""
    return item.media.url.partition("?")[0].rpartition("/")[2]
