"""`/spotlight`: who predicts best on a server; and the buttons by which moments are predicted."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.features.spotlight.cards import answer_label, score_lines, topic
from bot.interaction.answering import run_safely, tell
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.tokens import token
from bot.words import Words

SHOWN: Final = 10
"""So many people stand in the list."""


def install(tree: app_commands.CommandTree) -> None:
    """Add the command."""

    @tree.command(name="spotlight", description=said("command-spotlight"))
    @app_commands.guild_only()
    async def spotlight(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: show(interaction, words))


async def show(interaction: Interaction, words: Words) -> None:
    """Show who predicts best."""
    scores = await interaction.client.services.matches.store.scores(interaction.guild_id or 0, SHOWN)
    if not scores:
        raise Refused("refuse-spotlight-no-scores")
    await tell(interaction, score_lines(words, scores))


async def pressed(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Predict an answer, which nobody else sees before it is given."""
    if len(rest) != 2:
        raise Refused("refuse-unknown-button")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    services, (contest_id, chosen) = interaction.client.services, rest
    taken = await services.spotlight.runner.predict(
        contest_id, interaction.guild_id, interaction.user.id, lambda key: token(key) == chosen
    )
    named = words.at(taken.table.names)
    label = answer_label(named, taken.table, taken.view, taken.decision, taken.option)
    await tell(interaction, words(f"{topic(taken.contest)}-predicted", answer=label))
