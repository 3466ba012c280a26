"""Answering whoever acted: one sentence for every refusal, and no press left unanswered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import discord
from discord import app_commands
from msgspec import structs

from bot.cards import layouts
from bot.cards.controls import cut
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import NEEDED, NEEDED_IN_THREADS, missing
from bot.delivery.traffic import Withheld
from bot.interaction.responses import show
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.names import harmless
from bot.words import Words
from render.prose.phrases import reason_line
from storage.errors import Busy, Closed, NotLive, NotSaved, Stale, StoreError, Unreadable
from storage.matches import MatchRow

log = logging.getLogger(__name__)

ARCHIVED: Final = 50083

QUOTED: Final = 60
"""Characters of what a person typed that are said back."""

Offer = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""What completes an option of a command: (interaction, what is typed) -> what may be chosen."""


async def run_safely(interaction: Interaction, work: Callable[[Words], Awaitable[None]]) -> None:
    """Do the work of a press or a command; whatever goes wrong, its author gets one sentence and no traceback."""
    if await _answer(interaction, work):
        interaction.client.answered(interaction)


def safely(offer: Offer) -> Offer:
    """The same offer, but nothing is offered where there is nothing to choose from, or where that cannot be read."""

    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            return await offer(interaction, current)
        except (Refused, StoreError):
            return []

    return offered


async def _answer(interaction: Interaction, work: Callable[[Words], Awaitable[None]]) -> bool:
    """Do it, and say what went wrong; returns whether that was done here, and not by the process that takes over."""
    client, task = interaction.client, asyncio.current_task()
    assert task is not None
    if not client.paces.take(interaction.user.id, interaction.guild_id):
        if not client.paces.warns(interaction.user.id):
            return True
        work = _too_fast
    client.under_way.add(task)
    words = client.services.languages.catalogue.words(str(interaction.locale))
    try:
        words = await client.services.languages.private(interaction)
        _notice_permissions(interaction)
        await work(words)
    except asyncio.CancelledError as failed:
        if task.cancelling():
            raise
        await _apologise(interaction, words, failed)
    except Exception as failed:  # noqa: BLE001 - nothing may leave whoever acted without an answer; it is logged
        if client.leaves(failed):
            return False
        await _apologise(interaction, words, failed)
    finally:
        client.under_way.discard(task)
    return True


async def _apologise(interaction: Interaction, words: Words, failed: BaseException) -> None:
    lost = isinstance(failed, UNSENT) and not isinstance(failed, Withheld)
    if await reply(interaction, error_message(words, failed)) and lost:
        log.warning("an answer was refused or lost: %s", failure_name(failed))


async def _too_fast(words: Words) -> None:
    raise Refused("refuse-too-fast")


def _notice_permissions(interaction: Interaction) -> None:
    """Let what could not be posted in this channel be tried again where the bot may post now."""
    if interaction.channel_id is not None and needed(interaction) <= interaction.app_permissions:
        interaction.client.services.publisher.pressed_in(interaction.channel_id)


def error_message(words: Words, failed: BaseException) -> str:
    """What went wrong in one sentence; the log has more of what nobody foresaw."""
    match failed:
        case Refused():
            return refusal_text(words, failed)
        case NotSaved() | Busy() | Closed():
            return words("refuse-not-saved")
        case Stale():
            return words("refuse-stale")
        case Unreadable():
            return words("refuse-damaged-match")
        case NotLive():
            return words("refuse-over")
        case discord.HTTPException(code=code) if code == ARCHIVED:
            return words("refuse-archived")
        case Withheld():
            return words("refuse-withheld")
        case _ if isinstance(failed, UNSENT):
            return words("refuse-discord")
        case _:
            log.error("an interaction failed", exc_info=failed)
            return words("refuse-unexpected")


def refusal_text(words: Words, refused: Refused) -> str:
    """A refusal in words; what a person typed is quoted as far as anybody reads it."""
    reason = refused.reason
    if reason is not None:
        data = {name: cut(value, QUOTED) if isinstance(value, str) else value for name, value in reason.data.items()}
        reason_text = reason_line(words.at(refused.names), refused.rules, structs.replace(reason, data=data))
        return discord.utils.escape_markdown(reason_text)
    given = {
        name: discord.utils.escape_markdown(value) if isinstance(value, str) else value
        for name, value in refused.given.items()
    }
    if refused.about:
        seats = words.at(refused.names).seats
        given["players"] = ", ".join(discord.utils.escape_markdown(seats[seat]) for seat in refused.about)
    return words(refused.sentence, **given)


async def reply(interaction: Interaction, content: str, layout: layouts.Layout | None = None) -> bool:
    """Say something to whoever acted, alone; returns whether that went well, as an interaction may have died."""
    try:
        await show(interaction, layout or layouts.said(content))
    except (*UNSENT, OSError) as failed:
        log.warning("an answer was lost: %s", failure_name(failed))
        return False
    return True


def require_permissions(interaction: Interaction, words: Words, match: MatchRow | None = None) -> None:
    """Refuse, naming them, when the bot lacks permissions to play in this channel.

    In a `match` that is played elsewhere anything goes: what cannot be posted there is reported once it is saved.
    """
    if match is not None and match.channel_id != interaction.channel_id:
        return
    if interaction.guild_id is None:
        raise Refused("refuse-only-in-servers")
    wanted = needed(interaction)
    if not wanted <= interaction.app_permissions:
        lacking = missing(wanted, interaction.app_permissions)
        named = ", ".join(words(f"permission-{name}") for name in lacking)
        raise Refused("refuse-missing-permissions", permissions=named)


def needed(interaction: Interaction) -> discord.Permissions:
    """What the bot must be allowed to do to play in the channel of an interaction."""
    return NEEDED_IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED


def display_name(user: discord.User | discord.Member) -> str:
    """A player's name as it is written down; the one that nobody else has where nothing of the displayed one can be seen."""
    return harmless(user.display_name) or harmless(user.name) or str(user.id)
