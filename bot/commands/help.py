"""`/help`: how the first turn of each game goes, one short page at a time."""

from __future__ import annotations

from discord import app_commands

from bot.gateway.interactions import run_safely, tell
from bot.gateway.responses import change
from bot.gateway.services import Interaction
from bot.gateway.translator import said
from bot.matches.errors import Refused
from bot.messages import custom_ids, turn_card
from bot.messages.controls import Button, Row
from bot.words import Words
from engine import GAMES


def pages(words: Words) -> list[str]:
    """The ids of all pages: those of every game, then the commands."""
    found: list[str] = []
    for game in GAMES:
        number = 1
        while words.has(f"help-{game}-{number}"):
            found.append(f"help-{game}-{number}")
            number += 1
    return [*found, "help-commands"]


def install(tree: app_commands.CommandTree) -> None:
    """Add the command."""

    @tree.command(name="help", description=said("command-help"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.choices(game=[app_commands.Choice(name=said(f"game-{name}"), value=name) for name in GAMES])
    async def show_help(interaction: Interaction, game: str | None = None) -> None:
        async def work(words: Words) -> None:
            taught = game or await _played_here(interaction)
            await tell(interaction, "", page(words, _first(words, taught)))

        await run_safely(interaction, work)


async def _played_here(interaction: Interaction) -> str:
    """The game of the channel's match; where there is none, the first of all."""
    match = await interaction.client.services.matches.in_channel(interaction.channel_id or 0)
    return match.game if match else next(iter(GAMES))


def _first(words: Words, game: str) -> int:
    """The number of a game's first page."""
    return pages(words).index(f"help-{game}-1")


def page(words: Words, number: int) -> turn_card.Layout:
    """A page with buttons to the ones beside it and to the first of each game."""
    all_pages = pages(words)
    turning = [
        Button(
            label=words(f"button-{name}"),
            custom_id=custom_ids.make(custom_ids.HELP, str(to)),
            disabled=not 0 <= to < len(all_pages),
        )
        for name, to in (("previous", number - 1), ("next", number + 1))
    ]
    games = [Button(label=words(f"game-{game}"), custom_id=custom_ids.make(custom_ids.HELP, game)) for game in GAMES]
    title = words("help-title", page=number + 1, pages=len(all_pages))
    return turn_card.plain(turn_card.text(f"{words(all_pages[number])}\n-# {title}"), Row(*turning), Row(*games))


async def pressed(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Turn the page, or open the book where the button is on a message for everybody."""
    match rest:
        case (game,) if game in GAMES:
            number = _first(words, game)
        case (turned,) if turned.isdecimal() and int(turned) < len(pages(words)):
            number = int(turned)
        case _:
            raise Refused("refuse-unknown-button")
    shown = page(words, number)
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await change(interaction, shown)
    else:
        await tell(interaction, "", shown)
