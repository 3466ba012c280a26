"""A game's verbs as slash commands with autocomplete, such as `/caylus place where:`, for every game."""

from collections.abc import Callable, Coroutine
from typing import Any

from discord import app_commands

from bot.cards.controls import MAX_CHOICE_NAME, MAX_CHOICES, cut
from bot.interaction.context import here
from bot.interaction.private_cards import raise_obstacle, report
from bot.interaction.refusals import display_name, require_permissions, run_safely, safely
from bot.interaction.responses import acknowledge
from bot.interaction.services import DIRECT_TOO, Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from bot.words import Words
from engine.core.deckbuilding import DECK_VERB
from engine.core.game import Game
from engine.core.presentation import Verb
from engine.core.types import Option
from render import marked_label

Command = app_commands.Command[Any, ..., Any]
Callback = Callable[..., Coroutine[Any, Any, None]]
PICK_SEPARATOR = ","  # separates several picks of one answer


def command_names(game: Game[Any, Any]) -> tuple[str, ...]:
    """Return the names of a game's command group: the current one, and former ones that still work."""
    return (game.command, *game.former_commands)


def group_of(game: Game[Any, Any], name: str) -> app_commands.Group:
    """Return the command group of a game under one of its names, with a subcommand for every verb."""
    group = app_commands.Group(name=name, description=said(f"game-{game.name}-about"), **DIRECT_TOO)
    for verb in verbs(game):
        group.add_command(_with_pick(game.name, verb) if verb.param else _without_pick(game.name, verb))
    return group


def verbs(game: Game[Any, Any]) -> tuple[Verb, ...]:
    """Return the verbs that are subcommands, except handing in a deck if decks have their own commands."""
    return tuple(verb for verb in game.verbs if game.deckbuilding is None or verb.name != DECK_VERB)


def _without_pick(game: str, verb: Verb) -> Command:
    async def command(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: say(interaction, words, game, verb.name, ()))

    return _command(game, verb, command)


def _with_pick(game: str, verb: Verb) -> Command:
    async def command(interaction: Interaction, pick: str) -> None:
        picks = tuple(part.strip() for part in pick.split(PICK_SEPARATOR))
        await run_safely(interaction, lambda words: say(interaction, words, game, verb.name, picks))

    @safely
    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete(interaction, game, verb.name, current)

    app_commands.rename(pick=said(f"{game}-paramname-{verb.param}"))(command)
    app_commands.describe(pick=said(f"{game}-param-{verb.param}"))(command)
    app_commands.autocomplete(pick=offered)(command)
    return _command(game, verb, command)


def _command(game: str, verb: Verb, callback: Callback) -> Command:
    return app_commands.Command(
        name=said(f"{game}-verbname-{verb.name}"), description=said(f"{game}-verb-{verb.name}"), callback=callback
    )


async def say(interaction: Interaction, words: Words, game: str, verb: str, picks: tuple[str, ...]) -> None:
    """Answer the question that the verb belongs to, in the match of this channel."""
    require_permissions(interaction)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match = await here(interaction)
    if match.game != game:
        raise Refused("refuse-other-game", game=words(f"game-{match.game}"))
    answered = await interaction.client.services.matches.say(
        match.id, interaction.user.id, verb, picks, str(interaction.id), display_name(interaction.user)
    )
    await report(interaction, words, match.id, answered.shown)
    await raise_obstacle(interaction, match.id)


async def complete(interaction: Interaction, game: str, verb: str, current: str) -> list[app_commands.Choice[str]]:
    """Return the options of a verb for the player who is asked; none for other users."""
    client = interaction.client
    row = await here(interaction)
    match = await client.services.matches.get_match(row.id)
    seat = match.seat_of(interaction.user.id)
    if row.game != game:
        return []
    words = (await client.services.languages.private(interaction)).at(match.names)
    found: list[app_commands.Choice[str]] = []
    for kind, option in _options(match, seat, verb):
        name = marked_label(words, game, kind, option)
        if current.lower() in f"{name} {option.key}".lower():
            found.append(app_commands.Choice(name=cut(name, MAX_CHOICE_NAME), value=token(option.key)))
    return found[:MAX_CHOICES]


def _options(match: SeatedMatch, seat: int, verb: str) -> list[tuple[str, Option]]:
    return [
        (decision.kind, option)
        for decision in match.core.decisions
        if decision.ask.seat == seat
        for option in decision.ask.options
        if option.verb == verb
    ]
