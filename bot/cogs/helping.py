"""`/help`: how the first turn goes, one short page at a time."""

from __future__ import annotations

from discord import app_commands

from bot import cards, ids
from bot.answers import Interaction, guarded, tell
from bot.refused import Refused
from bot.translation import said
from bot.widgets import Button, Row
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
    async def show_help(interaction: Interaction) -> None:
        await guarded(interaction, lambda words: tell(interaction, "", page(words, 0)))


def page(words: Words, number: int) -> cards.Layout:
    """A page with the buttons to the ones beside it."""
    all_pages = pages(words)
    buttons = [
        Button(
            label=words(f"button-{name}"), custom_id=ids.make(ids.HELP, str(to)), disabled=not 0 <= to < len(all_pages)
        )
        for name, to in (("previous", number - 1), ("next", number + 1))
    ]
    title = words("help-title", page=number + 1, pages=len(all_pages))
    return cards.plain(cards.text(f"{words(all_pages[number])}\n-# {title}"), Row(*buttons))


async def pressed(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Turn the page, or open the book where the button is on a message for everybody."""
    if len(rest) != 1 or not rest[0].isdecimal() or int(rest[0]) >= len(pages(words)):
        raise Refused("refuse-unknown-button")
    shown = page(words, int(rest[0]))
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.response.edit_message(view=shown)
    else:
        await tell(interaction, "", shown)
