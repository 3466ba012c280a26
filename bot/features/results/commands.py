"""After a match: its result with charts, its link, a rematch and sharing; `/ladder`, `/profile` and `/stats me`."""

import asyncio
from contextlib import suppress
from typing import Final

import discord
from discord import app_commands

from bot.cards import custom_ids
from bot.clocks.paces import HOUR
from bot.delivery.failures import UNSENT
from bot.features.results.analyses import Analyses
from bot.features.results.cards import (
    ProfiledPlayer,
    ladder_page,
    last_page,
    play_link,
    profile,
    rating_lines,
    result_card,
)
from bot.features.results.ended import as_files, draw_chances, draw_result, ended_match, occasion_of
from bot.features.results.ladder import RECENT_PERIOD, Kind, Ladders
from bot.features.results.rematch import ask_rematch
from bot.features.results.share import offer_share, share_in
from bot.interaction.context import is_private, theme_of
from bot.interaction.refusals import display_name, plainly, reply
from bot.interaction.responses import acknowledge, change, show
from bot.interaction.services import Feature, Interaction, Press, Tree
from bot.interaction.translator import choices
from bot.interaction.translator import said as translated
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.statistics import quartiles
from bot.words import Words
from engine import GAMES
from render.prose.numbers import written

MAX_SEATS: Final = max(game.seats[-1] for game in GAMES.values())


async def show_stats(interaction: Interaction, words: Words) -> None:
    """Show how long the user's own moves take in waking hours, and how many matches they have finished."""
    store, user = interaction.client.services.matches.store, interaction.user.id
    person = await store.pseudonym(user)
    spread = None if person is None else quartiles(await store.turns(person), person)
    if spread is None:
        raise Refused("refuse-no-stats")
    lower, median, upper = (written(one / HOUR, words.locale, 1) for one in (spread.lower, spread.median, spread.upper))
    finished = await store.finished(user)
    await reply(
        interaction, words("stats-me", finished=finished, turns=spread.count, lower=lower, median=median, upper=upper)
    )


def install(tree: Tree) -> None:
    """Add `/stats me`, `/ladder` and `/profile`, the latter also in the menu of a user."""
    group = app_commands.Group(name="stats", description=translated("command-stats"), guild_only=True)
    group.command(name="me", description=translated("command-stats-me"))(plainly(show_stats))
    tree.add_command(group)

    @tree.command(name="ladder", description=translated("command-ladder"))
    @app_commands.guild_only()
    @app_commands.describe(game=translated("param-game"), seats=translated("param-ladder-seats"))
    @app_commands.choices(game=choices(GAMES, lambda one: f"game-{one}"))
    @plainly
    async def show_ladder(
        interaction: Interaction, words: Words, game: str, seats: app_commands.Range[int, 2, MAX_SEATS] | None = None
    ) -> None:
        await acknowledge(interaction, ephemeral=True, thinking=True)
        ladder = await interaction.client.services[Ladders].of(interaction.guild_id)
        if game not in GAMES:
            raise Refused("refuse-unknown-button")
        await _page(interaction, words, (game, ladder.usual_seats(game) if seats is None else seats), 0)

    @tree.command(name="profile", description=translated("command-profile"))
    @app_commands.guild_only()
    @app_commands.describe(player=translated("param-profile-player"))
    @plainly
    async def show_profile(interaction: Interaction, words: Words, player: discord.Member | None = None) -> None:
        await _profile(interaction, words, player or interaction.user)

    @tree.context_menu(name=translated("menu-profile"))
    @app_commands.guild_only()
    @plainly
    async def profile_of(interaction: Interaction, words: Words, user: discord.User) -> None:
        await _profile(interaction, words, user)


async def ladder_pressed(press: Press) -> None:
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
    await (change(interaction, layout) if is_private(interaction) else reply(interaction, "", layout))


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


async def pressed(press: Press) -> None:
    """Handle a button of a finished match, or the menu of channels to share it in."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case ("result", match_id):
            await _result(interaction, words, match_id)
        case ("bg-stats", match_id):
            await _keep(interaction, words, match_id)
        case ("rematch", match_id):
            await ask_rematch(interaction, words, match_id)
        case ("share", match_id):
            await offer_share(interaction, words, match_id)
        case ("share-to", match_id) if len(press.values) == 1:
            await share_in(interaction, words, match_id, press.values[0])
        case _:
            raise Refused("refuse-unknown-button")


async def _result(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show the user the result in a private message, and add the analysis as soon as it is done."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match, _ = await ended_match(interaction, match_id)
    services = interaction.client.services
    lines = await services.matches.lines(match_id)
    timeline = await asyncio.to_thread(services.timelines.of, match, lines)
    theme = await theme_of(interaction, match.row)
    named = words.at(match.names)
    occasion = occasion_of(interaction, match, lines)
    drawn = await asyncio.to_thread(draw_result, match, timeline, named, theme, occasion)
    found = services[Analyses].known(match_id)
    analysing = found is None and await services[Analyses].can(match)
    drawn |= await draw_chances(found, named, theme)
    rating = await _rating(interaction, words, match)
    card = result_card(match, named, lines, found, rating=rating, note="analysis-under-way" if analysing else "")
    await show(interaction, card, as_files(drawn))
    if analysing:
        found = await services[Analyses].of(match)
        drawn |= await draw_chances(found, named, theme)
        with suppress(*UNSENT):  # the user may have closed the message meanwhile
            layout = result_card(match, named, lines, found, rating=rating, note="" if found else "analysis-late")
            await interaction.edit_original_response(view=layout, attachments=as_files(drawn))


async def _keep(interaction: Interaction, words: Words, match_id: str) -> None:
    """Send the user the private link that adds the match to their plays."""
    match, _ = await ended_match(interaction, match_id)
    lines = await interaction.client.services.matches.lines(match_id)
    await reply(interaction, words("result-keep", link=play_link(words, match, lines[-1].at)))


async def _rating(interaction: Interaction, words: Words, match: SeatedMatch) -> list[str]:
    """Return lines about how a match changed the user's rating; none if they did not play to its end."""
    ladders = interaction.client.services[Ladders]
    person = await ladders.person(interaction.user.id)
    change = (await ladders.of(match.row.guild_id)).change(match.row.id, person)
    return [] if change is None else rating_lines(words, change)


FEATURE: Final = Feature(
    install=install,
    buttons={custom_ids.RESULT: pressed, custom_ids.LADDER: ladder_pressed},
    start=lambda client, services: [Ladders(services.matches.store), Analyses()],
)
