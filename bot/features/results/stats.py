"""`/stats me`: what a player alone sees of the own play; nobody sees another's."""

from __future__ import annotations

from discord import app_commands

from bot.clocks.presets import HOUR
from bot.features.results.figures import own_moves
from bot.interaction.answering import run_safely, tell
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.words import Words
from render.prose.numbers import written


def install(tree: app_commands.CommandTree) -> None:
    """Add the group of commands."""
    group = app_commands.Group(name="stats", description=said("command-stats"), guild_only=True)

    @group.command(name="me", description=said("command-stats-me"))
    async def me(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: show(interaction, words))

    tree.add_command(group)


async def show(interaction: Interaction, words: Words) -> None:
    """Say how long the player's own moves take in waking hours, and how many matches they have finished."""
    store, user = interaction.client.services.matches.store, interaction.user.id
    person = await store.pseudonym(user)
    spread = None if person is None else own_moves(await store.turns(person), person)
    if spread is None:
        raise Refused("refuse-no-stats")
    lower, median, upper = (written(one / HOUR, words.locale, 1) for one in (spread.lower, spread.median, spread.upper))
    finished = await store.finished(user)
    await tell(
        interaction,
        words("stats-me", finished=finished, turns=spread.count, lower=lower, median=median, upper=upper),
    )
