"""`/clock pause`: the players of a match agree to stop its clocks for some days, or to let them go on before."""

from __future__ import annotations

from functools import partial
from typing import Final

from discord import app_commands

from bot.cards import custom_ids
from bot.commands import requests
from bot.interaction.answering import require_permissions, run_safely, tell
from bot.interaction.context import here, seated
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.pausing import MOST_DAYS
from bot.words import Words

PAUSE: Final = "pause"


def install(group: app_commands.Group) -> None:
    """Add the command to `/clock`."""

    @group.command(name=PAUSE, description=said("command-clock-pause"))
    @app_commands.describe(days=said("param-pause"))
    async def pause(interaction: Interaction, days: app_commands.Range[int, 0, MOST_DAYS]) -> None:
        await run_safely(interaction, lambda words: request(interaction, words, days))


async def request(interaction: Interaction, words: Words, days: int) -> None:
    """Pause the channel's match, or end its pause with 0 days, for a player who has nobody to ask; else ask the others."""
    require_permissions(interaction, words)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match_id = (await here(interaction)).id
    await seated(interaction, match_id)
    pausing = interaction.client.services.matches.pausing
    outcome = await pausing.request(match_id, interaction.user.id, days)
    if outcome != "done":
        await requests.publish(
            interaction,
            match_id,
            lambda table: table.pause_request,
            custom_ids.make(custom_ids.CLOCK, PAUSE),
            lambda request: "pause-asked" if request.amount else "pause-end-asked",
            partial(pausing.withdraw, match_id),
            pausing.agreement,
        )
    await tell(interaction, words("answer-done" if outcome == "done" else "pause-waiting"))


async def answer(interaction: Interaction, words: Words, match_id: str, name: str, *, agree: bool) -> None:
    """Agree to a request, or refuse it."""
    consent = interaction.client.services.matches.pausing.consent
    given = partial(consent, match_id, interaction.user.id, name, agree=agree)
    await requests.answer(interaction, words, match_id, given, "pause-granted", agree=agree)
