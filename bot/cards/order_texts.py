"""Standing orders in words: what each one does, and for how long."""

from __future__ import annotations

from typing import Final

import discord

from bot.clocks.standing import Order
from bot.words import Words
from engine import GAMES
from engine.core.types import Option
from render.prose.phrases import name, option_label

MOST_NAMED: Final = 300
"""Characters of the options that an order names."""


def order_name(words: Words, game: str, id: str) -> str:
    """Name an order, as in a menu; a sentence of the game goes before one for all."""
    return words(_id(words, game, id))


def order_text(words: Words, game: str, order: Order) -> str:
    """Say exactly what an order does."""
    named = "; ".join(discord.utils.escape_markdown(choice_label(words, game, order, key)) for key in order.keys)
    shown = named if len(named) <= MOST_NAMED else named[: MOST_NAMED - 1] + "…"
    return words(_id(words, game, f"{order.id}-does"), choices=shown, count=len(order.keys), amount=order.amount)


def choice_label(words: Words, game: str, order: Order, key: str) -> str:
    """Name an option that an order names, as it was when the order was given."""
    orderable = GAMES[game].orderable(order.id)
    if orderable is not None and orderable.exceptions == "about":
        return name(words, key)
    kind = order.kind if orderable is None else orderable.kinds[0]
    return option_label(words, game, kind, Option(key, data=order.named.get(key, {})))


def scope_text(words: Words, order: Order) -> str:
    """Say for how long an order is good."""
    if order.phase is not None:
        return words("standing-until", scope="phase", when="")
    if order.expires_at is not None:
        return words("standing-until", scope="time", when=f"<t:{order.expires_at}:R>")
    return words("standing-until", scope="match", when="")


def _id(words: Words, game: str, id: str) -> str:
    own = f"{game}-standing-{id}"
    return own if words.has(own) else f"standing-{id}"
