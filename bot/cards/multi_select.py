"""Answers that take several menus: what was picked so far stands, marked, on the card itself, so nothing else keeps it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import discord
from msgspec import Struct

from bot.cards import custom_ids


class Draft(Struct, frozen=True):
    """Tokens of what has been picked for the question of that decision_name."""

    decision_name: str = ""
    picked: tuple[str, ...] = ()


EMPTY: Final = Draft()


def read_selection(message: discord.Message | None, decision_name: str, pressed: str, values: tuple[str, ...]) -> Draft:
    """What is picked on a card: in the menu that was `pressed` these values, in the others what is marked."""
    menus = [menu for menu in _menus(message) if custom_ids.read(menu.custom_id).rest[1:2] == (decision_name,)]
    picked = [
        value
        for menu in menus
        for value in (
            values if menu.custom_id == pressed else [option.value for option in menu.options if option.default]
        )
    ]
    return Draft(decision_name, tuple(picked))


def _menus(message: discord.Message | None) -> Iterator[discord.SelectMenu]:
    """The menus of a card that take one answer together."""
    for part in message.components if message is not None else ():
        rows = part.children if isinstance(part, discord.Container) else [part]
        for row in rows:
            for control in row.children if isinstance(row, discord.ActionRow) else ():
                if (
                    isinstance(control, discord.SelectMenu)
                    and custom_ids.read(control.custom_id).prefix == custom_ids.PICK
                ):
                    yield control
