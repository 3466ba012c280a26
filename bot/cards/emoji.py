"""Drawn signs on buttons, in menus and beside names: emoji of the application, once Discord has them.

`bot.app.registration` uploads them. Until then, and where Discord refuses, there are none, so words never depend on them.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Final

import discord

from engine.core.types import Option, Seat
from render.prose.signs import option_signs

log = logging.getLogger(__name__)

ACT_SIGNS: Final[Mapping[str, str]] = {"turn": "undo", "orders": "bailiff", "ahead": "worker"}
"""Signs of acts that are not signs themselves."""

SEAT_SIGNS: Final = ("seat-a", "seat-b", "seat-c", "seat-d", "seat-e")

INVALID_EMOJI: Final = "emoji.id"
"""The field in Discord's refusal of a message with an emoji that it does not have."""

_shown: Final[dict[str, discord.PartialEmoji]] = {}


def show(emoji: Mapping[str, discord.PartialEmoji]) -> None:
    """Use these emoji, by sign, in every message from now on."""
    _shown.update(emoji)


def withdraw() -> None:
    """Use no emoji from now on."""
    _shown.clear()


def withdraw_if_refused(failed: BaseException) -> None:
    """Use no emoji from now on if Discord refused a message because it does not have one, such as a deleted one."""
    if _shown and isinstance(failed, discord.HTTPException) and INVALID_EMOJI in failed.text:
        log.warning("Discord does not have the bot's emoji any more; words do without them until the next start")
        withdraw()


def act_emoji(act: str) -> discord.PartialEmoji | None:
    """Return the emoji of an act, such as `undo`."""
    return _shown.get(ACT_SIGNS.get(act, act))


def seat_emoji(seat: Seat) -> discord.PartialEmoji | None:
    """Return the emblem of a seat, which has its colour and its letter."""
    return _shown.get(SEAT_SIGNS[seat]) if seat < len(SEAT_SIGNS) else None


def emblem(seat: Seat) -> str:
    """Return the emblem of a seat to write before a name, empty if there is none."""
    emoji = seat_emoji(seat)
    return "" if emoji is None else f"{emoji} "


def option_emoji(options: Sequence[Option]) -> Mapping[str, discord.PartialEmoji]:
    """Return the emoji of a question's options, by key."""
    if not _shown:
        return {}
    return {key: _shown[sign] for key, sign in option_signs(options).items() if sign in _shown}
