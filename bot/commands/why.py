"""`Why can't I…?`: what a player may want and cannot have, and what stands in the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.gateway.context import seated
from bot.gateway.interactions import tell
from bot.gateway.services import Interaction
from bot.matches.errors import Refused
from bot.matches.match import SeatedMatch
from bot.matches.tokens import token
from bot.messages import custom_ids, turn_card
from bot.messages.controls import MENU_LABEL, MENU_OPTIONS, Row, Select, cut
from bot.words import Words
from engine.core.types import Option, Reason, Seat
from render.prose.phrases import option_label, reason_line

MOST_MENUS: Final = 5

Denied = Sequence[tuple[Option, Reason]]


async def why(interaction: Interaction, words: Words, match_id: str) -> None:
    """Offer everything that is not on offer, to be asked about."""
    table, seat, denied = await _denied(interaction, match_id)
    if denied:
        await tell(interaction, "", menus(words.at(table.names), table, seat, denied))
    else:
        await tell(interaction, words("why-everything"))


async def explain(interaction: Interaction, words: Words, match_id: str, values: tuple[str, ...]) -> None:
    """Say what stands in the way of a wish."""
    table, seat, denied = await _denied(interaction, match_id)
    words = words.at(table.names)
    for wish, reason in denied:
        if token(wish.key) in values:
            option, stated = _label(words, table, seat, wish), reason_line(words, table.row.game, reason)
            escaped = discord.utils.escape_markdown
            await tell(interaction, words("why-answer", option=escaped(option), reason=escaped(stated)))
            return
    raise Refused("refuse-stale")


async def _denied(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, Seat, Denied]:
    table, seat = await seated(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    if seat not in table.asked():
        raise Refused("why-nothing")
    return table, seat, table.game.unavailable(table.match.position, seat)


def menus(words: Words, table: SeatedMatch, seat: Seat, denied: Denied) -> turn_card.Layout:
    """Menus of all that is denied."""
    rows = []
    for part in range(0, min(len(denied), MENU_OPTIONS * MOST_MENUS), MENU_OPTIONS):
        menu: Select = Select(
            custom_id=custom_ids.make(custom_ids.TABLE, "reason", table.row.id, str(part)),
            placeholder=words("menu-why"),
            options=[
                discord.SelectOption(label=cut(_label(words, table, seat, wish), MENU_LABEL), value=token(wish.key))
                for wish, _ in denied[part : part + MENU_OPTIONS]
            ],
        )
        rows.append(Row(menu))
    return turn_card.plain(turn_card.text(words("why-choose")), *rows)


def _label(words: Words, table: SeatedMatch, seat: Seat, wish: Option) -> str:
    kind = next(decision.kind for decision in table.match.decisions if decision.ask.seat == seat)
    return option_label(words, table.row.game, kind, wish)
