"""Tips for players in their first match: one private line the first time a kind of question comes up.

The tips are messages in the catalogue, `tip-<game>-<kind>`; `tip-<game>` is on the first card of a match.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.layouts import plain, text
from bot.interaction.answering import reply
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.tips import OFF, TIPS, gets_tips
from bot.words import Words
from storage.errors import StoreError

log = logging.getLogger(__name__)


async def give(interaction: Interaction, words: Words, match_id: str, answered: str = "") -> None:
    """Send a tip about the player's current question, or the one just `answered`, when it comes up for the first time.

    It waits until computer players have moved, so that the tip fits the question. Failures are only logged, since the
    move itself succeeded.
    """
    try:
        tip = await _next(interaction, words, match_id, answered)
    except (StoreError, Refused) as failed:
        log.info("no tip in match %s: %s", match_id, type(failed).__name__)
        return
    if tip:
        await reply(interaction, "", plain(text(words("tip", tip=tip)), Row(_button(words))))


async def switch_off(interaction: Interaction) -> None:
    """Turn tips off for a user."""
    await interaction.client.services.preferences.choose("user", interaction.user.id, TIPS, OFF)


async def _next(interaction: Interaction, words: Words, match_id: str, answered: str) -> str:
    services, user = interaction.client.services, interaction.user.id
    had = await services.preferences.get("user", user, TIPS) or ""
    if had == OFF:
        return ""
    await services.thinking.answered(match_id)
    match = await services.matches.get_match(match_id)
    seat = match.seat_of(user)
    asked: Iterable[str] = (one.kind for one in match.core.decisions if one.ask.seat == seat)
    names = (f"{match.row.game}-{kind}" for kind in (*asked, answered) if kind)
    name = next((name for name in names if name not in had.split() and words.has(f"tip-{name}")), None)
    if name is None:
        return ""
    if not await gets_tips(services.preferences, services.matches.store, user, match_id):
        return ""
    await services.preferences.choose("user", user, TIPS, f"{had} {name}".strip())
    return words(f"tip-{name}")


def _button(words: Words) -> Button:
    return Button(
        label=words("button-no-tips"),
        custom_id=custom_ids.make(custom_ids.TIP, OFF),
        style=discord.ButtonStyle.secondary,
    )
