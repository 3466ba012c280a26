"""Whom somebody avoids, as that person alone is shown it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import MENU_LABEL, MENU_OPTIONS, Row, Select, cut
from bot.cards.layouts import Layout, plain, text
from bot.cards.turn_card import named
from bot.match.names import shown
from bot.words import Words


def avoid_card(words: Words, avoided: Mapping[int, str]) -> Layout:
    """The names, what follows from them, and a menu that takes one off; `avoided` has them by the ids of users."""
    listed = (named(name) if name else words("avoid-deleted") for name in avoided.values())
    names = "\n".join(f"- {name}" for name in listed) or words("avoid-nobody")
    parts: list[ui.Item[Any]] = [
        text(f"### {words('avoid-title')}\n{names}"),
        text(f"-# {words('avoid-explained')}"),
    ]
    if avoided:
        parts.append(Row(_menu(words, avoided)))
    return plain(*parts)


def _menu(words: Words, avoided: Mapping[int, str]) -> Select:
    # two processes could let somebody have one name too many: it has its turn when another was taken off
    options = [
        discord.SelectOption(label=cut(shown(name) if name else words("avoid-deleted"), MENU_LABEL), value=str(user))
        for user, name in islice(avoided.items(), MENU_OPTIONS)
    ]
    custom_id = custom_ids.make(custom_ids.AVOID, "end")
    return Select(custom_id=custom_id, placeholder=words("menu-avoid-end"), options=options)
