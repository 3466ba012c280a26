"""Answering whoever acted: one sentence for every refusal, and no press left unanswered (discord.md 5.2)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import discord
from msgspec import structs

from bot import cards
from bot.refused import Refused
from bot.widgets import cut
from bot.words import Words
from render.phrases import reason_line
from storage.errors import NotLive, NotSaved, StoreError

if TYPE_CHECKING:
    from bot.client import Provost

    Interaction = discord.Interaction[Provost]
else:
    Interaction = discord.Interaction

log = logging.getLogger(__name__)

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""What the bot may do in a channel where it plays; in a thread it is `send_messages_in_threads` that counts."""

QUOTED: Final = 60
"""Characters of what a person typed that are said back."""

NAME: Final = 32
BRACKETS: Final = str.maketrans("<>", "‹›")
"""With these, Discord makes mentions, channels and times out of a name."""


async def guarded(interaction: Interaction, work: Callable[[Words], Awaitable[None]]) -> None:
    """Do the work of a press or a command; whatever goes wrong, its author gets one sentence and no traceback."""
    task = asyncio.current_task()
    assert task is not None
    interaction.client.under_way.add(task)
    try:
        await _refusing(interaction, work)
    finally:
        interaction.client.under_way.discard(task)


async def _refusing(interaction: Interaction, work: Callable[[Words], Awaitable[None]]) -> None:
    words = await interaction.client.languages.private(interaction)
    try:
        await work(words)
    except Refused as refused:
        await tell(interaction, sentence(words, refused))
    except NotSaved:
        await tell(interaction, words("refuse-not-saved"))
    except NotLive:
        await tell(interaction, words("refuse-over"))
    except StoreError:
        log.exception("the store refused")
        await tell(interaction, words("refuse-unexpected"))
    except discord.HTTPException as failed:
        log.warning("Discord refused: %s (%s)", failed.status, failed.code)
        await tell(interaction, words("refuse-archived" if failed.code == 50083 else "refuse-discord"))
    except Exception:
        log.exception("an interaction failed")
        await tell(interaction, words("refuse-unexpected"))


def sentence(words: Words, refused: Refused) -> str:
    """A refusal in words; what a person typed is quoted as far as anybody reads it."""
    reason = refused.reason
    if reason is not None:
        data = {name: cut(value, QUOTED) if isinstance(value, str) else value for name, value in reason.data.items()}
        reason = structs.replace(reason, data=data)
        return discord.utils.escape_markdown(reason_line(words.at(refused.names), refused.game, reason))
    given = {
        name: discord.utils.escape_markdown(cut(value, QUOTED)) if isinstance(value, str) else value
        for name, value in refused.given.items()
    }
    return words(refused.sentence, **given)


async def tell(interaction: Interaction, content: str, layout: cards.Layout | None = None) -> None:
    """Say something to whoever acted, alone; an interaction that has died needs no answer any more."""
    view = layout or cards.said(content)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=view, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)
    except discord.HTTPException as failed:
        log.info("an answer was lost: %s", failed.code)


async def show(interaction: Interaction, layout: cards.Layout, files: list[discord.File]) -> None:
    """Show a layout with its files to whoever acted, alone."""
    if interaction.response.is_done():
        await interaction.followup.send(view=layout, files=files, ephemeral=True)
    else:
        await interaction.response.send_message(view=layout, files=files, ephemeral=True)


def demand(interaction: Interaction, words: Words) -> None:
    """Refuse, naming them, when the bot lacks permissions to play in this channel."""
    if interaction.guild_id is None:
        raise Refused("refuse-only-in-servers")
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = [*NEEDED]
    if in_thread:
        needed[needed.index("send_messages")] = "send_messages_in_threads"
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        raise Refused(
            "refuse-missing-permissions", permissions=", ".join(words(f"permission-{name}") for name in missing)
        )


def display_name(user: discord.User | discord.Member) -> str:
    """A player's name as it is written down: 32 characters that can be seen, none of which makes a mention or a link."""
    shown = "".join(char for char in user.display_name if char.isprintable()).translate(BRACKETS)
    return shown.strip()[:NAME] or str(user.id)
