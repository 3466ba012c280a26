"""Run the handler of a press or command, and explain every refusal or failure to the user in one sentence."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from inspect import signature
from typing import Any, Concatenate, Final, ParamSpec

import discord
from discord import app_commands
from msgspec import structs

from bot.cards import layouts
from bot.cards.controls import cut
from bot.cards.emoji import withdraw_if_refused
from bot.delivery.failures import ARCHIVED_THREAD, UNSENT, failure_name
from bot.delivery.group_dms import is_group
from bot.delivery.permissions import NEEDED_EVERYWHERE, missing, needed_in
from bot.delivery.rate_limits import Withheld
from bot.interaction.responses import show
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.safe_names import harmless
from bot.words import Words
from render.prose.phrases import reason_line
from storage.errors import Busy, Closed, NotLive, NotSaved, Stale, StoreError, Unreadable
from storage.matches import MatchRow

log = logging.getLogger(__name__)

MAX_QUOTE: Final = 60  # characters of a user's input that a refusal quotes

P = ParamSpec("P")
Callback = Callable[[Interaction], Coroutine[Any, Any, None]]
Offer = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""An autocomplete callback: (interaction, text typed so far) -> choices."""


async def run_safely(interaction: Interaction, work: Callable[[Words], Awaitable[None]]) -> None:
    """Do the work of a press or command in the user's language. If it fails, the user gets one sentence."""

    async def in_words() -> None:
        await work(await interaction.client.services.languages.private(interaction))

    await run_without_words(interaction, in_words)


async def run_without_words(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work of a press as `run_safely` does. The user's language is looked up only if it fails.

    The process that takes over answers instead if this one may no longer write.
    """
    client, task = interaction.client, asyncio.current_task()
    assert task is not None
    if not client.paces.take(interaction.user.id, interaction.guild_id):
        if not client.paces.warns(interaction.user.id):
            client.answered(interaction)
            return
        work = _too_fast
    client.under_way.add(task)
    try:
        if interaction.guild_id is None:
            client.groups.note(interaction)
        await work()
    except asyncio.CancelledError as failed:
        if task.cancelling():
            raise
        await _apologise(interaction, failed)
    except Exception as failed:  # noqa: BLE001 - the user always gets a response; the failure is logged
        if client.leaves(failed):
            return
        await _apologise(interaction, failed)
    finally:
        client.under_way.discard(task)
        _note_place(interaction)
    client.answered(interaction)


def plainly(
    handler: Callable[Concatenate[Interaction, Words, P], Awaitable[None]],
) -> Callable[Concatenate[Interaction, P], Coroutine[Any, Any, None]]:
    """Turn a handler, which is given the user's words too, into the callback of a command with the same options."""

    @wraps(handler)
    async def command(interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        await run_safely(interaction, lambda words: handler(interaction, words, *args, **kwargs))

    options = [one for name, one in signature(handler).parameters.items() if name != "words"]
    command.__signature__ = signature(handler).replace(parameters=options)  # type: ignore[attr-defined]  # inspect reads it
    return command


def safely(offer: Offer) -> Offer:
    """Wrap an autocomplete callback so that it offers nothing when it is refused or the store cannot be read."""

    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        try:
            return await offer(interaction, current)
        except (Refused, StoreError):
            return []

    return offered


async def _apologise(interaction: Interaction, failed: BaseException) -> None:
    words = await interaction.client.services.languages.private(interaction)
    withdraw_if_refused(failed)
    lost = isinstance(failed, UNSENT) and not isinstance(failed, Withheld)
    if await reply(interaction, error_message(words, failed)) and lost:
        log.warning("an answer was refused or lost: %s", failure_name(failed))


async def _too_fast() -> None:
    raise Refused("refuse-too-fast")


def _note_place(interaction: Interaction) -> None:
    """Note that the user is on this server, and retry what could not be posted in this channel if the bot can now."""
    if interaction.guild_id is not None:
        interaction.client.services.membership.note(interaction.guild_id, interaction.user.id)
    if interaction.channel_id is None:
        return
    if is_group(interaction) or _may_play(interaction):
        interaction.client.services.publisher.pressed_in(interaction.channel_id)


def error_message(words: Words, failed: BaseException) -> str:
    """Return a sentence for a failure. Unexpected ones are logged with their traceback."""
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
        case discord.HTTPException(code=code) if code == ARCHIVED_THREAD:
            return words("refuse-archived")
        case Withheld():
            return words("refuse-withheld")
        case _ if isinstance(failed, UNSENT):
            return words("refuse-discord")
        case _:
            log.error("an interaction failed", exc_info=failed)
            return words("refuse-unexpected")


def refusal_text(words: Words, refused: Refused) -> str:
    """Return a refusal in words. Input of the user is quoted up to `MAX_QUOTE` characters."""
    reason = refused.reason
    if reason is not None:
        data = {name: cut(value, MAX_QUOTE) if isinstance(value, str) else value for name, value in reason.data.items()}
        reason_text = reason_line(words.at(refused.names), refused.rules, structs.replace(reason, data=data))
        return discord.utils.escape_markdown(reason_text)
    given = {
        name: discord.utils.escape_markdown(value) if isinstance(value, str) else value
        for name, value in refused.given.items()
    }
    if refused.about:
        seats = words.at(refused.names).seats
        given["players"] = ", ".join(discord.utils.escape_markdown(seats[seat]) for seat in refused.about)
    if refused.lacking:
        given["permissions"] = ", ".join(words(f"permission-{name}") for name in refused.lacking)
    return words(refused.sentence, **given)


async def reply(interaction: Interaction, content: str, layout: layouts.Layout | None = None) -> bool:
    """Reply privately. Returns False if that fails, since the interaction may have expired."""
    try:
        await show(interaction, layout or layouts.said(content))
    except (*UNSENT, OSError) as failed:
        log.warning("an answer was lost: %s", failure_name(failed))
        return False
    return True


def written_text(interaction: Interaction) -> str:
    """Return the text typed into a window."""
    return next(iter(written_texts(interaction).values()), "")


def written_texts(interaction: Interaction) -> dict[str, str]:
    """Return the texts typed into a window, by the custom ids of its fields."""
    data: Any = interaction.data or {}
    fields = [row["component"] for row in data.get("components", ()) if "component" in row]
    return {str(field["custom_id"]): str(field["value"]) for field in fields}


def require_permissions(interaction: Interaction, match: MatchRow | None = None) -> None:
    """Raise `Refused` with the missing permissions if the bot cannot play in this channel.

    A `match` played in another channel is exempt: if it cannot be posted there, that is reported after saving. So are
    direct messages with the bot, and group DMs. Elsewhere it has to be a member of the server.
    """
    if match is not None and match.channel_id != interaction.channel_id:
        return
    if interaction.guild_id is None and (is_direct(interaction) or is_group(interaction)):
        return
    if interaction.guild_id is None or interaction.client.get_guild(interaction.guild_id) is None:
        raise Refused("refuse-only-in-servers")
    if not _may_play(interaction):
        lacking = missing(needed_in(interaction.channel), interaction.app_permissions)
        raise Refused("refuse-missing-permissions", lacking=lacking)


def _may_play(interaction: Interaction) -> bool:
    """Return True if the bot has all permissions to play in the channel of an interaction."""
    given = interaction.app_permissions
    return given >= NEEDED_EVERYWHERE or needed_in(interaction.channel) <= given


def is_direct(interaction: Interaction) -> bool:
    """Return True in direct messages with the bot."""
    return interaction.guild_id is None and interaction.context.dm_channel is True


def display_name(user: discord.User | discord.Member) -> str:
    """Return the name under which a player is stored: the user name or id if nothing of the display name is visible."""
    return harmless(user.display_name) or harmless(user.name) or str(user.id)
