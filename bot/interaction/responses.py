"""Responses to an interaction that survive lost connections.

Discord accepts one first response and then any number of followups. It can be unclear whether it accepted the first:
the connection broke, or discord.py repeated it after a 502 and was refused because there is one already. The
interaction then counts as acknowledged, so that the player does not lose the move; the key of the press prevents a
second one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import discord

from bot.cards.layouts import Layout
from bot.delivery.causes import current
from bot.delivery.failures import ACKNOWLEDGED, NETWORK, UNSENT, is_doubtful
from bot.delivery.pictures import rewind

Interaction = discord.Interaction[Any]
RESPONSE_TIMEOUT: Final = 3.0  # Discord's limit on the delay of the first response, in seconds
DOUBTFUL: Final = "doubtful"  # marks an interaction whose first response Discord may or may not have accepted
UNKNOWN_WEBHOOK: Final = 10015  # Discord's code for a followup to an interaction without a first response


def is_answered(interaction: Interaction) -> bool:
    """Return True if an interaction has a first response, as far as is known."""
    return interaction.response.is_done() or DOUBTFUL in interaction.extras


async def acknowledge(interaction: Interaction, *, ephemeral: bool = False, thinking: bool = False) -> None:
    """Acknowledge a press or command. Raises Discord's exception if it is too late.

    A menu is acknowledged by an update of its message that changes nothing. Otherwise Discord keeps the chosen entry
    selected, and sends nothing when the user chooses it again.
    """
    if _is_menu(interaction):
        await _first(interaction, interaction.response.edit_message)
    else:
        await _first(interaction, lambda: interaction.response.defer(ephemeral=ephemeral, thinking=thinking))


async def show(interaction: Interaction, layout: Layout, files: Sequence[discord.File] = ()) -> int | None:
    """Reply privately with a layout and its files. Raises the exceptions of Discord and the network.

    Returns the id of the reply, unless it is the first response, or may be.
    """
    given: dict[str, Any] = {"view": layout, "files": [*files], "ephemeral": True}
    if _is_menu(interaction) and not is_answered(interaction):
        await acknowledge(interaction)
    if not is_answered(interaction):
        if await _first(interaction, lambda: interaction.response.send_message(**given)):
            return None
        rewind(files)
    try:
        return await _followup(interaction, given, files)
    except discord.NotFound as failed:
        if failed.code != UNKNOWN_WEBHOOK or interaction.response.is_done():
            raise
        rewind(files)
        await interaction.response.send_message(**given)
        return None


async def give(
    interaction: Interaction, layout: Layout, files: Sequence[discord.File] = (), *, renew: bool
) -> int | None:
    """Edit the pressed message once it is acknowledged if `renew`, or else reply privately, with the result of `show`.

    A reply replaces a message that the user has dismissed, or that has just gone below the public card.
    """
    if renew:
        try:
            await interaction.edit_original_response(view=layout, attachments=[*files])
        except discord.NotFound:
            rewind(files)
        else:
            return None
    return await show(interaction, layout, files)


async def change(interaction: Interaction, layout: Layout, files: Sequence[discord.File] | None = None) -> None:
    """Edit the pressed message, as the first response or after it; `files` replace those that it has."""
    given: dict[str, Any] = {"view": layout} if files is None else {"view": layout, "attachments": [*files]}

    async def edit() -> None:
        rewind(files or ())
        await interaction.response.edit_message(**given)

    if is_answered(interaction) or not await _first(interaction, edit):
        rewind(files or ())
        await interaction.edit_original_response(**given)


async def post(interaction: Interaction, layout: Layout, files: Sequence[discord.File] = ()) -> int:
    """Reply with a public message and its files, and return its id."""
    sent: list[int | None] = []

    async def send() -> None:
        rewind(files)
        sent.append((await interaction.response.send_message(view=layout, files=[*files])).message_id)

    await _first(interaction, send)
    return next(filter(None, sent), 0) or (await interaction.original_response()).id


def _is_menu(interaction: Interaction) -> bool:
    """Return True for a choice in a menu of a message."""
    data: Mapping[str, Any] = interaction.data or {}
    kind = data.get("component_type")
    return interaction.type is discord.InteractionType.component and kind != discord.ComponentType.button.value


async def _first(interaction: Interaction, respond: Callable[[], Awaitable[object]]) -> bool:
    """Send the first response, twice if the connection breaks. Returns True if Discord certainly has it."""
    taken = False
    with suppress(TimeoutError):
        async with asyncio.timeout(RESPONSE_TIMEOUT):
            for _ in range(2):
                try:
                    await respond()
                except UNSENT as failed:
                    taken = isinstance(failed, discord.HTTPException) and failed.code == ACKNOWLEDGED
                    if not taken and not is_doubtful(failed):
                        raise
                else:
                    if (press := current()) is not None:
                        press.acknowledge()
                    return True
                if taken:
                    break
    interaction.extras[DOUBTFUL] = True
    return taken


async def _followup(interaction: Interaction, given: dict[str, Any], files: Sequence[discord.File]) -> int:
    """Send a followup, twice if the connection breaks, and return its id."""
    try:
        sent: discord.WebhookMessage = await interaction.followup.send(**given, wait=True)
    except NETWORK:
        rewind(files)
        sent = await interaction.followup.send(**given, wait=True)
    return sent.id
