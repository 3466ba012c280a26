"""`/ladder`, `/profile` and `/stats me`: skill, reliability and activity of players, from the results of matches."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.clocks.presets import HOUR
from bot.features.results.figures import own_moves
from bot.features.results.ladder import RECENT_PERIOD, Kind, Ladders
from bot.features.results.ladder_cards import ProfiledPlayer, ladder_page, last_page, profile
from bot.interaction.answering import display_name, reply, run_safely
from bot.interaction.context import is_private
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.words import Words
from engine import GAMES
from render.prose.numbers import written

MAX_SEATS: Final = max(game.seats[-1] for game in GAMES.values())


def install_stats(tree: app_commands.CommandTree) -> None:
    """Add `/stats`."""
    group = app_commands.Group(name="stats", description=said("command-stats"), guild_only=True)

    @group.command(name="me", description=said("command-stats-me"))
    async def me(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: show(interaction, words))

    tree.add_command(group)


async def show(interaction: Interaction, words: Words) -> None:
    """Show how long the user's own moves take in waking hours, and how many matches they have finished."""
    store, user = interaction.client.services.matches.store, interaction.user.id
    person = await store.pseudonym(user)
    spread = None if person is None else own_moves(await store.turns(person), person)
    if spread is None:
        raise Refused("refuse-no-stats")
    lower, median, upper = (written(one / HOUR, words.locale, 1) for one in (spread.lower, spread.median, spread.upper))
    finished = await store.finished(user)
    await reply(
        interaction,
        words("stats-me", finished=finished, turns=spread.count, lower=lower, median=median, upper=upper),
    )


def install(tree: app_commands.CommandTree[Any]) -> None:
    """Add `/ladder` and `/profile`, the latter also in the menu of a user."""

    @tree.command(name="ladder", description=said("command-ladder"))
    @app_commands.guild_only()
    @app_commands.describe(game=said("param-game"), seats=said("param-ladder-seats"))
    @app_commands.choices(game=[app_commands.Choice(name=said(f"game-{name}"), value=name) for name in GAMES])
    async def ladder(
        interaction: Interaction, game: str, seats: app_commands.Range[int, 2, MAX_SEATS] | None = None
    ) -> None:
        await run_safely(interaction, lambda words: _ladder(interaction, words, game, seats))

    @tree.command(name="profile", description=said("command-profile"))
    @app_commands.guild_only()
    @app_commands.describe(player=said("param-profile-player"))
    async def show_profile(interaction: Interaction, player: discord.Member | None = None) -> None:
        await run_safely(interaction, lambda words: _profile(interaction, words, player or interaction.user))

    @tree.context_menu(name=said("menu-profile"))
    @app_commands.guild_only()
    async def profile_of(interaction: Interaction, user: discord.User) -> None:
        await run_safely(interaction, lambda words: _profile(interaction, words, user))


async def _ladder(interaction: Interaction, words: Words, game: str, seats: int | None) -> None:
    """Show the first page of a ladder, by default for the number of seats most played."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    ladder = await interaction.client.services[Ladders].of(interaction.guild_id)
    if game not in GAMES:
        raise Refused("refuse-unknown-button")
    kind = (game, ladder.usual_seats(game) if seats is None else seats)
    await _page(interaction, words, kind, 0)


async def pressed(press: Press) -> None:
    """Turn to another page."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) != 3 or args[0] not in GAMES or not all(part.isdecimal() for part in args[1:]):
        raise Refused("refuse-unknown-button")
    await _page(interaction, words, (args[0], int(args[1])), int(args[2]))


async def _page(interaction: Interaction, words: Words, kind: Kind, number: int) -> None:
    ladders = interaction.client.services[Ladders]
    ladder = await ladders.of(interaction.guild_id)
    lines = ladder.everyone(kind)
    number = min(number, last_page(lines))
    users = await ladders.users(line.person for line in lines)
    layout = ladder_page(words, kind, lines, users, number)
    if is_private(interaction):
        await change(interaction, layout)
    else:
        await reply(interaction, "", layout)


async def _profile(interaction: Interaction, words: Words, player: discord.Member | discord.User) -> None:
    await acknowledge(interaction, ephemeral=True, thinking=True)
    services, guild = interaction.client.services, interaction.guild_id
    ladder, person = await services[Ladders].of(guild), await services[Ladders].person(player.id)
    running = [row for row in await services.matches.of_user(player.id, "live") if row.guild_id == guild]
    recent_since = interaction.client.now() - RECENT_PERIOD
    profiled = ProfiledPlayer(display_name(player), person, len(running), recent_since)
    reader = await services[Ladders].person(interaction.user.id)
    more = [line for part in services.profile_parts for line in await part(interaction, player.id, words)]
    await reply(interaction, "", profile(words, ladder, profiled, reader, more))
