"""`/help`: pages on the first turn of each game and on the commands, with the positions they show."""

import asyncio
import hashlib
from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import chain, count, takewhile
from random import Random
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_BUTTONS_IN_ROW, Button, Row, page_row
from bot.cards.layouts import Layout, OutgoingMessage, gallery_of, plain, text
from bot.cards.turn_card import HELP_ACT, board_of
from bot.delivery.pictures import COVER_FILE
from bot.interaction.context import defer, is_private, seated, theme_of
from bot.interaction.refusals import plainly
from bot.interaction.responses import acknowledge, give
from bot.interaction.services import Feature, Interaction, Press
from bot.interaction.translator import choices, said
from bot.match.errors import Refused
from bot.words import Words
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.game import Game
from engine.core.presentation import Showcase
from engine.core.seal import SECRET_BYTES
from engine.core.types import CHANCE, Decision
from engine.core.view import View
from engine.minds.choosing import builder
from render.prose.signs import LEGENDS, explained, legend_parts

HELP_SEED: Final = 7
HELP_SECRET: Final = hashlib.blake2b(b"help", digest_size=SECRET_BYTES).digest()
HELP_MATCH_ID: Final = "help"  # used instead of a match id in log lines about the picture of a page
HELP_FILE: Final = "help.png"
LEGEND: Final = "legend"  # suffix of the id of the page that explains a game's symbols
FIRST_PAGE: Final = "1"  # end of the id of a game's first page
HELP_LEGEND: Final = "help-legend"

TOURNAMENTS: Final = "tournaments"
COMMANDS: Final = "commands"
"""Ends of the ids of the pages that are about no game."""


@lru_cache(maxsize=32)
def help_view(game: str, page: int) -> View | None:
    """Return the view on a page of a game (1 first) of the player asked there; None for a page without a position.

    The first page has none, so that a phone shows all of it.

    Plays up to that position, so it must not run on the event loop.
    """
    showcases = GAMES[game].showcases
    return first_view(GAMES[game], showcases[page - 2]) if 1 < page <= len(showcases) + 1 else None


def first_view(game: Game[Any, Any], showcase: Showcase) -> View | None:
    """Return the view of the player who is first asked the question of a showcase; None if it never comes up."""
    dealer, chooser, dealt = Dealer(HELP_SECRET), Random(HELP_SEED), 0  # noqa: S311 - choices of computer players are no secret
    play = game.resume(game.begin(game.setup(game.seats[0], showcase.options)))
    while play.decisions:
        decision: Decision = play.decisions[0]
        seat = decision.ask.seat
        turn = game.clock(play.position)
        if seat == CHANCE:
            picks = dealer.deal(dealt, decision.ask)
        elif decision.kind == showcase.kind and turn >= showcase.turn:
            view: View = game.view(play.position, seat)
            return view
        else:
            look = partial(game.view, play.position, seat, play.decisions)
            picks = builder(game, decision, look, chooser)
        play.answer(decision, picks)
        dealt += 1
    return None


def chapters(words: Words) -> dict[str, list[str]]:
    """Return the ids of the pages of each chapter: every game, then tournaments and the commands."""
    found = {subject: [f"help-{subject}"] for subject in (*GAMES, TOURNAMENTS, COMMANDS)}
    for game in GAMES:
        found[game] = [*takewhile(words.has, map(f"help-{game}-{{}}".format, count(1)))]
        if game in LEGENDS:
            found[game].append(f"help-{game}-{LEGEND}")
    return found


def pages(words: Words) -> list[str]:
    """Return the ids of all pages, chapter by chapter."""
    return [*chain.from_iterable(chapters(words).values())]


def install(tree: app_commands.CommandTree) -> None:
    """Add `/help`."""

    @tree.command(name="help", description=said("command-help"))
    @app_commands.describe(game=said("param-game"))
    @app_commands.choices(game=choices(GAMES, lambda one: f"game-{one}"))
    @plainly
    async def show_help(interaction: Interaction, words: Words, game: str | None = None) -> None:
        taught = game or await _played_here(interaction)
        await acknowledge(interaction, ephemeral=True, thinking=True)
        await _show(interaction, words, _first(words, taught))


async def _played_here(interaction: Interaction) -> str:
    """Return the game of the channel's match, or that of what a feature plays there, or else the first game."""
    services = interaction.client.services
    match = await services.matches.in_channel(interaction.channel_id or 0)
    played = [match.game] if match else [await channel_game(interaction) for channel_game in services.channel_games]
    return next((game for game in played if game in GAMES), next(iter(GAMES)))


def _first(words: Words, game: str) -> int:
    """Return the number of a game's first page."""
    return pages(words).index(f"help-{game}-1")


def page(words: Words, number: int, files: Sequence[discord.File] = (), more: str = "") -> Layout:
    """Return a page with `more` text, its picture, and buttons to its neighbours in its chapter and to each chapter.

    The cover, on the first page of a game, is above its text.
    """
    shown = pages(words)[number]
    subject, chapter = next((subject, ids) for subject, ids in chapters(words).items() if shown in ids)
    at = chapter.index(shown)
    turning = page_row(
        words, at, len(chapter) - 1, lambda to, name: custom_ids.make(custom_ids.HELP, f"{number - at + to}")
    )
    names = {game: words(f"game-{game}") for game in GAMES}
    names |= {other: words(f"button-help-{other}") for other in (TOURNAMENTS, COMMANDS)}
    turned = [Button(label=name, custom_id=custom_ids.make(custom_ids.HELP, to)) for to, name in names.items()]
    subjects = [Row(*turned[first : first + MAX_BUTTONS_IN_ROW]) for first in range(0, len(turned), MAX_BUTTONS_IN_ROW)]
    title = words("help-title", subject=names[subject], page=at + 1, pages=len(chapter))
    id = HELP_LEGEND if shown.endswith(f"-{LEGEND}") else shown
    galleries: dict[bool, list[ui.Item[Any]]] = {True: [], False: []}
    for file in files:
        galleries[file.filename == COVER_FILE].append(gallery_of(file))
    told = text(f"{words(id)}{more}\n-# {title}")
    return plain(*galleries[True], told, *galleries[False], turning, *subjects)


async def _show(interaction: Interaction, words: Words, number: int) -> None:
    """Show a page with its picture to the user; a page that is already open is turned."""
    game, _, part = pages(words)[number].removeprefix("help-").rpartition("-")
    services = interaction.client.services
    theme = await theme_of(interaction)
    files: list[discord.File] = []
    more = ""
    if part == LEGEND:
        files = await services.pictures.legend(game, words, theme)
        more = "" if len(files) == len(legend_parts(game)) else f"\n{explained(words, LEGENDS[game])}"
    elif game in GAMES and part == FIRST_PAGE:
        files = await services.pictures.cover(game, words, theme)
    elif (view := await _position(game, part)) is not None:
        board = board_of(words, view, theme, HELP_FILE)
        _, files = await services.pictures.draw(HELP_MATCH_ID, OutgoingMessage(plain(text("")), (board,)), words)
    layout = page(words, number, files, more)
    await give(interaction, layout, files, renew=is_private(interaction))


async def _position(game: str, part: str) -> View | None:
    """Return the position that a page of a game is about; None for other pages."""
    return await asyncio.to_thread(help_view, game, int(part)) if game in GAMES else None


async def open_help(interaction: Interaction, words: Words, match_id: str) -> None:
    """Open the help on the game of a match, from the menu of its card."""
    match, _ = await seated(interaction, match_id)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await _show(interaction, words, _first(words, match.row.game))


async def pressed(press: Press) -> None:
    """Turn the page, or open the help privately if the button is on a public message."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case (custom_ids.HERE,):
            number = _first(words, await _played_here(interaction))
        case (game,) if game in GAMES:
            number = _first(words, game)
        case (subject,) if subject in (TOURNAMENTS, COMMANDS):
            number = pages(words).index(f"help-{subject}")
        case (turned,) if turned.isdecimal() and int(turned) < len(pages(words)):
            number = int(turned)
        case _:
            raise Refused("refuse-unknown-button")
    await defer(interaction)
    await _show(interaction, words, number)


FEATURE: Final = Feature(install=install, buttons={custom_ids.HELP: pressed}, match_acts={HELP_ACT: open_help})
