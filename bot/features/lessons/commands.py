"""`/learn`: a lesson of a few presses, visible to the learner alone. Its state is only in its custom ids."""

import asyncio
from contextlib import suppress
from typing import Final

from discord import app_commands

from bot.cards import custom_ids
from bot.features.lessons.cards import FIRST_MATCH, LESSON_SKIP, LESSON_START, lesson_card
from bot.features.lessons.service import lesson_of, moment
from bot.features.lobby import commands as lobby
from bot.features.lobby.message import require_place
from bot.features.lobby.service import Lobbies
from bot.interaction.context import is_private, place_settings, public_words, theme_of
from bot.interaction.refusals import display_name, plainly, reply, require_permissions
from bot.interaction.responses import acknowledge, give
from bot.interaction.services import Feature, Interaction, Press, direct_too
from bot.interaction.translator import choices, said
from bot.match.errors import Refused
from bot.match.new_match import FIRST_SETTINGS, LobbyTerms
from bot.match.safe_names import token
from bot.words import Words
from engine import GAMES

FIRST_MATCH_COMPUTERS: Final = 2  # computer players in a first match, if the game has seats for them


def install(tree: app_commands.CommandTree) -> None:
    """Add `/learn`, also in direct messages."""

    @tree.command(name="learn", description=said("command-learn"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.choices(game=choices(GAMES, lambda one: f"game-{one}"))
    @direct_too
    @plainly
    async def learn(interaction: Interaction, words: Words, game: str) -> None:
        await _show(interaction, words, game, 0)


async def pressed(press: Press) -> None:
    """Handle an option of a step, or one of the other buttons."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case (game, act) if game in GAMES and act == LESSON_START:
            await _show(interaction, words, game, 0)
        case (game, act) if game in GAMES and act == LESSON_SKIP:
            await _show(interaction, words, game, len(lesson_of(game).steps))
        case (game, act) if game in GAMES and act == FIRST_MATCH:
            await _first_match(interaction, words, game)
        case (game, number, pressed) if game in GAMES and number in map(str, range(len(lesson_of(game).steps))):
            await _show(interaction, words, game, int(number) + 1, _key(game, int(number), pressed))
        case _:
            raise Refused("refuse-unknown-button")


def _key(game: str, number: int, pressed: str) -> str:
    """Return the key of the option that was pressed. Raises `Refused` if the step does not offer it."""
    for key in lesson_of(game).steps[number].offer:
        if token(key) == pressed:
            return key
    raise Refused("refuse-unknown-button")


async def _show(interaction: Interaction, words: Words, game: str, number: int, key: str | None = None) -> None:
    """Show a step in the message that was pressed, or in a new one that only the learner sees."""
    changed = is_private(interaction) or (interaction.message is not None and interaction.guild_id is None)
    await acknowledge(interaction, ephemeral=True, thinking=not changed)
    services = interaction.client.services
    theme = await theme_of(interaction)
    named = words.at((display_name(interaction.user), words("computer-name", number=1)))
    seen = await asyncio.to_thread(moment, game, number, key)
    card = await asyncio.to_thread(lesson_card, named, game, number, seen, theme)
    layout, files = await services.pictures.draw(f"lesson-{game}", card, named)
    await give(interaction, layout, files, renew=changed)


async def _first_match(interaction: Interaction, words: Words, game: str) -> None:
    """Start a match of the learner against computer players in this channel."""
    require_permissions(interaction)
    await require_place(interaction)
    await acknowledge(interaction)
    lobbies, user = interaction.client.services[Lobbies], interaction.user
    seats = min(1 + FIRST_MATCH_COMPUTERS, GAMES[game].seats[-1])
    public = await public_words(interaction)
    channel = interaction.channel_id or 0
    settings = {**FIRST_SETTINGS, **place_settings(interaction, words)}
    name = display_name(user)
    match = await lobbies.open(channel, interaction.guild_id, user.id, name, LobbyTerms(game, seats, settings=settings))
    try:
        for number in range(1, seats):
            await lobbies.invite(match.id, user.id, public("computer-name", number=number))
        await lobby.LOBBY_ACTIONS["start"](interaction, words, match)
    except Exception:
        with suppress(Refused):
            await lobbies.cancel(match.id)
        raise
    await reply(interaction, words("lesson-first-match"))


FEATURE: Final = Feature(install=install, buttons={custom_ids.LESSON: pressed})
