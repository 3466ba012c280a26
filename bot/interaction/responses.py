"""Answers to one interaction, also where Discord's own answer to them is lost on the way.

Discord takes one first response and then any number of followups. Whether it took the first one may be in doubt: the
connection broke, or discord.py sent it again after a 502 and is refused, since there is one already. The interaction then
counts as acknowledged, since whoever pressed must not lose the move; the key of the press keeps it single.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import discord

from bot.cards.layouts import Layout
from bot.delivery.failures import ACKNOWLEDGED, NETWORK, UNSENT, is_doubtful
from bot.delivery.press_times import current

Interaction = discord.Interaction[Any]

IN_TIME: Final = 3.0
"""Seconds in which Discord takes the first response."""

DOUBTFUL: Final = "doubtful"
"""What is kept with an interaction whose first response Discord may or may not have taken."""

UNKNOWN_WEBHOOK: Final = 10015
"""Discord's code for a followup to an interaction that has no first response."""


def is_answered(interaction: Interaction) -> bool:
    """Whether Discord has a first response to an interaction, as far as is known."""
    return interaction.response.is_done() or DOUBTFUL in interaction.extras


async def acknowledge(interaction: Interaction, *, ephemeral: bool = False, thinking: bool = False) -> None:
    """Let Discord know that a press or command has arrived; raises what Discord raises when that came too late."""
    await _first(interaction, lambda: interaction.response.defer(ephemeral=ephemeral, thinking=thinking))


async def show(interaction: Interaction, layout: Layout, files: Sequence[discord.File] = ()) -> None:
    """Show a layout with its files to whoever acted, alone; raises what Discord and the network raise."""
    given: dict[str, Any] = {"view": layout, "files": [*files], "ephemeral": True}
    if not is_answered(interaction):
        if await _first(interaction, lambda: interaction.response.send_message(**given)):
            return
        _rewind(files)
    try:
        await _followup(interaction, given, files)
    except discord.NotFound as failed:
        if failed.code != UNKNOWN_WEBHOOK or interaction.response.is_done():
            raise
        _rewind(files)
        await interaction.response.send_message(**given)


async def change(interaction: Interaction, layout: Layout) -> None:
    """Change the message that was pressed, as the first response or after it."""
    if is_answered(interaction) or not await _first(
        interaction, lambda: interaction.response.edit_message(view=layout)
    ):
        await interaction.edit_original_response(view=layout)


async def post(interaction: Interaction, layout: Layout) -> int:
    """Answer with a message for everybody; returns its id."""
    sent: list[int | None] = []

    async def send() -> None:
        sent.append((await interaction.response.send_message(view=layout)).message_id)

    await _first(interaction, send)
    return next(filter(None, sent), 0) or (await interaction.original_response()).id


async def _first(interaction: Interaction, respond: Callable[[], Awaitable[object]]) -> bool:
    """Give the first response, a second time where the connection broke; returns whether Discord has it for certain."""
    taken = False
    with suppress(TimeoutError):
        async with asyncio.timeout(IN_TIME):
            for _ in range(2):
                try:
                    await respond()
                except UNSENT as failed:
                    taken = isinstance(failed, discord.HTTPException) and failed.code == ACKNOWLEDGED
                    if not taken and not is_doubtful(failed):
                        raise
                else:
                    _note_acknowledged()
                    return True
                if taken:
                    break
    interaction.extras[DOUBTFUL] = True
    return taken


def _note_acknowledged() -> None:
    press = current()
    if press is not None:
        press.acknowledge()


async def _followup(interaction: Interaction, given: dict[str, Any], files: Sequence[discord.File]) -> None:
    """Send one message more, a second time where the connection broke."""
    try:
        await interaction.followup.send(**given)
    except NETWORK:
        _rewind(files)
        await interaction.followup.send(**given)


def _rewind(files: Sequence[discord.File]) -> None:
    for file in files:
        file.reset(seek=True)
