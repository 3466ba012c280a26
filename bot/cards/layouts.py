"""Messages as Components V2: layouts, their pictures still to be drawn, and what stays of an old one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui
from msgspec import Struct

from bot.match.match import SeatedMatch
from engine.core.view import View
from render import Picture, alt
from render.event_values import EventPicture

MOST_PART: Final = 3_800
"""Characters of one message of a text that takes several."""

MOST_COMPONENTS: Final = 39
"""Of a message, beside the container that all of them are in."""

ACCENT: Final = discord.Colour(0x8C6239)

BOARD_FILE: Final = "board.png"

Layout = ui.LayoutView


class PictureFile(Struct, frozen=True):
    """A picture still to be drawn: the name of its file, what it is drawn from, and what it shows in words."""

    file: str
    picture: Picture[View]
    alt: str


class Recap(Struct, frozen=True):
    """A whole match as one moving picture, still to be played again and drawn."""

    file: str
    match: SeatedMatch
    alt: str
    theme: str

    def views(self) -> tuple[View, ...]:
        """The last board of every turn, and so the end; not for the event loop, which it would hold up."""
        by_turn = {view.turn: view for view in self.match.core.snapshot_views()}
        return tuple(by_turn.values())


Attached = PictureFile | Recap


class OutgoingMessage(Struct, frozen=True):
    """A message to send: its components, the pictures that they show, still to be drawn, and the users whom it calls."""

    layout: Layout
    boards: tuple[PictureFile, ...]
    called: frozenset[int] = frozenset()
    recap: Recap | None = None
    hand: PictureFile | None = None

    @property
    def pictures(self) -> tuple[Attached, ...]:
        """All that is to be drawn."""
        return tuple(one for one in (*self.boards, self.hand, self.recap) if one is not None)


def plain(*parts: ui.Item[Any]) -> Layout:
    """A finished layout: discord.py keeps no trace of it, since its presses are read from their ids alone."""
    layout = Layout(timeout=None)
    layout.add_item(ui.Container(*parts, accent_colour=ACCENT))
    layout.stop()
    return layout


def components(parts: Sequence[ui.Item[Any]]) -> int:
    """How many components these parts of a message are, as Discord counts: a row and each control in it."""
    return len(parts) + sum(len(part.children) for part in parts if isinstance(part, ui.ActionRow))


def text(content: str) -> ui.TextDisplay[Any]:
    """A text component."""
    return ui.TextDisplay(content)


def said(content: str) -> Layout:
    """A message of nothing but text."""
    return plain(text(content))


def pages(content: str, most: int = MOST_PART) -> list[str]:
    """Split a long text between its lines, so that each part fits into a message."""
    found = [""]
    for line in content.splitlines(keepends=True):
        if len(found[-1]) + len(line) > most:
            found.append("")
        found[-1] += line
    return found


def picture_file(file: str, picture: Picture[View]) -> PictureFile:
    """A picture as a file of that name."""
    return PictureFile(file, picture, alt(picture))


def gallery(*pictures: Attached) -> ui.MediaGallery[Any]:
    """Pictures of a card, side by side where there are several."""
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{one.file}", description=one.alt) for one in pictures)
    )


Remains = tuple[ui.Item[Any], ...]
"""What stays of a card without its buttons and menus: texts and pictures."""


def remains(layout: Layout) -> Remains:
    """The texts and pictures of a card, as new components."""
    kept: list[ui.Item[Any]] = []
    for item in layout.children:
        for part in item.children if isinstance(item, ui.Container) else [item]:
            if isinstance(part, ui.TextDisplay):
                kept.append(text(part.content))
            elif isinstance(part, ui.MediaGallery):
                kept.append(ui.MediaGallery(*map(_kept, part.items)))
    return tuple(kept)


def without_controls(kept: Remains, moved: str) -> Layout:
    """An old card as it was, but with a line that play has moved on instead of its buttons."""
    return plain(*kept, text(f"-# {moved}"))


def _kept(item: discord.MediaGalleryItem) -> discord.MediaGalleryItem:
    """The same picture by its file's name, since addresses expire."""
    return discord.MediaGalleryItem(f"attachment://{file_of(item)}", description=item.description)


def file_of(item: discord.MediaGalleryItem) -> str:
    """The name of the file that a picture was sent as."""
    return item.media.url.partition("?")[0].rpartition("/")[2]


EVENT_FILE: Final = "event.png"


class DescribedPicture(Struct, frozen=True):
    """A picture with its alternative text and the name of its file."""

    picture: EventPicture
    alt: str
    file: str = EVENT_FILE
