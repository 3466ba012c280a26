"""`/game board`, `hand` and `describe`, and the buttons and menu of the card of a match."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import discord
from discord import app_commands

from bot.cards import layouts, turn_card
from bot.cards.controls import CardNotes, Row
from bot.cards.private_card import news_of
from bot.commands import undo
from bot.commands.hint import hint
from bot.commands.history import NEWEST_PAGE, export, history, since, turn_page, verify
from bot.commands.lost_channel import rescue
from bot.commands.mygames import next_game
from bot.commands.orders import ask_always, order_on_card
from bot.commands.resign import resign
from bot.commands.why import why
from bot.interaction import tips
from bot.interaction.context import about_match, as_player, defer, here, is_private, seated
from bot.interaction.private_cards import present, show_aside, show_hand
from bot.interaction.refusals import plainly, reply, require_permissions
from bot.interaction.responses import acknowledge, is_answered
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.history import find_news, match_history
from bot.match.match import SeatedMatch
from bot.match.settings import NEVER_REACT, ROUTINE
from bot.words import Words
from engine.core.types import Seat
from render import describe, reference


def install(group: app_commands.Group) -> None:
    """Add the commands to `/game`."""
    group.command(name="board", description=said("command-game-board"))(plainly(_board_here))
    for verb in ("hand", "describe", "since", "why", "resign", "export", "verify"):
        group.command(name=verb, description=said(f"command-game-{verb}"))(about_match(MATCH_HANDLERS[verb]))

    undo.install(group)
    group.command(name="log", description=said("command-game-log"))(plainly(history))


async def _board_here(interaction: Interaction, words: Words) -> None:
    """Show the board of the channel's match, or of one that can no longer be played elsewhere."""
    await defer(interaction)
    await rescue(interaction)
    await board(interaction, words, (await here(interaction)).id)


async def pressed(press: Press) -> None:
    """Dispatch a button of the turn card that is about the match, not a question."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    match args:
        case ("other-game",) if len(values) == 1:
            await move(interaction, words, values[0])
        case (what, match_id) if what in BUTTON_ACTS:
            await MATCH_HANDLERS[what](interaction, words, match_id)
        case _:
            raise Refused("refuse-unknown-button")


async def chosen(press: Press) -> None:
    """Dispatch a choice in the menu below the buttons of the turn card."""
    match (*press.args[1:], *press.values):
        case (match_id, act) if act in press.interaction.client.services.match_acts:
            await press.interaction.client.services.match_acts[act](press.interaction, press.words, match_id)
        case (match_id, act) if act in (*turn_card.MORE_ACTS, "no-tips") and act in MATCH_HANDLERS:
            await MATCH_HANDLERS[act](press.interaction, press.words, match_id)
        case _:
            raise Refused("refuse-unknown-button")


async def board(interaction: Interaction, words: Words, match_id: str, *, whole: bool = True, news: str = "") -> None:
    """Show the user the board and, to a player, the `news` and the choices. A deleted card is posted again.

    Without `whole`, a player sees only the pictures to choose by.
    """
    if not is_answered(interaction):
        await defer(interaction)
    client = interaction.client
    match, seat = await present(interaction, words, match_id, CardNotes(status=news, whole=whole))
    if match.row.status != "live" or seat is None:
        return
    shown_on = interaction.message.id if interaction.message is not None else None
    if not await client.services.publisher.exists(match_id, shown_on):
        require_permissions(interaction, match.row)
        await client.services.publisher.refresh(match_id)
        await reply(interaction, words("refuse-card-gone"))


async def move(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show a player the choices that only that player may see, after what the player lost or got meanwhile."""
    match, seat = await as_player(interaction, match_id)
    match.require_running()
    if seat not in match.asked():
        raise match.not_your_move()
    await defer(interaction)
    news = await _news(interaction, words, match, seat) if match.game.losses else ""
    await board(interaction, words, match_id, whole=False, news=news)


async def _news(interaction: Interaction, words: Words, match: SeatedMatch, seat: Seat) -> str:
    """Return what a player lost or got since the last choice. It replays the log, because public messages hide cards."""
    lines = await interaction.client.services.matches.lines(match.row.id)
    history = await asyncio.to_thread(match_history, match, lines, seat)
    shown = find_news(history, seat, match.game.own_news)
    return news_of(words.at(match.names), match.row.game, shown, seat)


async def hand(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show players their own hand."""
    await defer(interaction)
    await show_hand(interaction, words, match_id)


async def described(interaction: Interaction, words: Words, match_id: str) -> None:
    """Describe the whole position to the user, in several messages if necessary; long lists are behind a button.

    The messages are deleted when the user makes a choice.
    """
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match, seat = await seated(interaction, match_id)
    view, words = match.view(seat), words.at(match.names)
    parts = layouts.pages(discord.utils.escape_markdown(describe(view, words, whole=False)))
    more = [Row(turn_card.table_button(words, match, "reference"))] if reference(view, words) else []
    *first, last = map(layouts.text, parts)
    await show_aside(interaction, match_id, *map(layouts.plain, first), layouts.plain(last, *more))


async def referred(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show the user the long lists of a game as text, such as everything that can be built."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match, seat = await seated(interaction, match_id)
    parts = layouts.pages(discord.utils.escape_markdown(reference(match.view(seat), words.at(match.names))))
    await show_aside(interaction, match_id, *map(layouts.said, parts))


async def no_tips(interaction: Interaction, words: Words, match_id: str) -> None:
    """Switch off tips for the user."""
    await acknowledge(interaction)
    await tips.switch_off(interaction)
    if is_private(interaction):
        await present(interaction, words, match_id, CardNotes(status=words("tips-off")))
    else:
        await reply(interaction, words("tips-off"))


MATCH_HANDLERS: Final[dict[str, Callable[[Interaction, Words, str], Awaitable[None]]]] = {
    "board": board,
    "hand": hand,
    "hint": hint,
    "describe": described,
    "reference": referred,
    "move": move,
    "next-game": next_game,
    "since": since,
    "log": partial(turn_page, page=NEWEST_PAGE, to=""),
    "why": why,
    "resign": resign,
    "never": partial(order_on_card, setting=NEVER_REACT),
    "routine": partial(order_on_card, setting=ROUTINE),
    "ask-always": ask_always,
    "no-tips": no_tips,
    "export": export,
    "verify": verify,
}
"""Handlers of commands and buttons: (interaction, words, match) -> None."""

BUTTON_ACTS: Final = MATCH_HANDLERS.keys() - {"log", "verify"}
