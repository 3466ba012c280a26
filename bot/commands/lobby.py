"""Lobbies: `/game new join leave start cancel`, and the lobby message with its buttons and menus."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord
from discord import app_commands

from bot.gateway.context import here
from bot.gateway.failures import UNSENT, failure_name
from bot.gateway.interactions import display_name, require_permissions, run_safely, tell
from bot.gateway.responses import acknowledge, change, is_answered, post
from bot.gateway.services import Interaction
from bot.gateway.traffic import Urgency, urgency
from bot.gateway.translator import said
from bot.matches.errors import Refused
from bot.matches.match import SeatedMatch
from bot.messages import turn_card
from bot.messages.controls import CHOICE_NAME, CHOICES, cut
from bot.messages.lobby_card import lobby_card, page_of
from bot.words import Words
from engine import GAMES
from storage import rows

log = logging.getLogger(__name__)

THREAD_NAME: Final = 100


def install(group: app_commands.Group) -> None:
    """Add the commands of lobbies to `/game`."""

    @group.command(name="new", description=said("command-game-new"))
    @app_commands.describe(game=said("param-game"), seats=said("param-seats"), options=said("param-options"))
    @app_commands.choices(game=[app_commands.Choice(name=said(f"game-{name}"), value=name) for name in GAMES])
    async def new(interaction: Interaction, game: str, seats: int | None = None, options: str = "") -> None:
        await run_safely(interaction, lambda words: open_lobby(interaction, words, game, seats, options))

    @new.autocomplete("options")
    async def known(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = await interaction.client.services.languages.private(interaction)
        return rules_offered(words, str(getattr(interaction.namespace, "game", "")), current)

    for verb in ("join", "leave", "start", "cancel"):
        _add_command(group, verb)


def _add_command(group: app_commands.Group, verb: str) -> None:
    @group.command(name=verb, description=said(f"command-game-{verb}"))
    async def command(interaction: Interaction) -> None:
        async def work(words: Words) -> None:
            await act(interaction, words, verb, (await here(interaction)).id)

        await run_safely(interaction, work)


def rules_offered(words: Words, name: str, current: str) -> list[app_commands.Choice[str]]:
    """Complete `favours=simplified,jeweler=…`: the rules of a game that are not yet written, with their values."""
    done, _, typed = current.rpartition(",")
    if name not in GAMES:
        return []
    game, offered = GAMES[name], []
    defaults = {choice.id: choice.values[0] for choice in game.options}
    for choice in game.relevant_choices(defaults | _pairs(done), game.rules):
        for value in choice.values:
            pair = f"{choice.id}={value}"
            whole = f"{done},{pair}" if done else pair
            label = f"{words(f'{name}-rule-{choice.id}')}: {words(f'{name}-rule-{choice.id}-{value}')}"
            fits = choice.id not in done and typed.strip().lower() in f"{pair} {label}".lower()
            if fits and len(whole) <= CHOICE_NAME:
                offered.append(app_commands.Choice(name=cut(label, CHOICE_NAME), value=whole))
    return offered[:CHOICES]


async def pressed(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """A button of the lobby, or New game."""
    match rest:
        case ("new", game):
            await open_lobby(interaction, words, game, None, "")
        case ("rules", match_id, page) if page.isdecimal():
            await _redraw(interaction, (await _of_server(interaction, match_id)).id, int(page))
        case (verb, match_id) if verb in ACTIONS:
            await act(interaction, words, verb, match_id)
        case _:
            raise Refused("refuse-unknown-button")


async def rule(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """A menu of the lobby."""
    if len(rest) != 2 or len(values) != 1:
        raise Refused("refuse-unknown-button")
    match = await _of_server(interaction, rest[1])
    await interaction.client.services.matches.lobbies.change(match.id, interaction.user.id, rest[0], values[0])
    await _redraw(interaction, match.id, page_of(match, rest[0]))


async def open_lobby(interaction: Interaction, words: Words, game: str, seats: int | None, options: str) -> None:
    """Answer with a new lobby; where one is gathering already, with that one, whose message may be lost."""
    require_permissions(interaction, words)
    tables = interaction.client.services.matches
    channel = interaction.channel_id or 0
    opened = None
    try:
        opened = match = await tables.lobbies.open(
            channel,
            interaction.guild_id,
            interaction.user.id,
            display_name(interaction.user),
            game,
            seats,
            _pairs(options),
        )
    except Refused as refused:
        found = await tables.in_channel(channel)
        if refused.sentence != "refuse-channel-busy" or found is None or found.status != "lobby":
            raise
        match = found
    try:
        await _post(interaction, match.id)
    except UNSENT:
        if opened is not None:
            await tables.lobbies.cancel(opened.id)
        raise


def _pairs(options: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in options.split(",") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


async def act(interaction: Interaction, words: Words, verb: str, match_id: str) -> None:
    """Join, leave, start, call off, add or send away a computer player; then the lobby's message shows it."""
    by_command = interaction.type is discord.InteractionType.application_command
    if by_command:
        await acknowledge(interaction, ephemeral=True, thinking=True)
    match = await _of_server(interaction, match_id)
    done = await ACTIONS[verb](interaction, words, match)
    await _redraw(interaction, match_id)
    if by_command:
        await tell(interaction, words(done))


async def _of_server(interaction: Interaction, match_id: str) -> rows.MatchRow:
    """The match that a press names; raises `Refused` when it is not one of this server."""
    match = await interaction.client.services.matches.find(match_id)
    if match is None or match.guild_id != interaction.guild_id:
        raise Refused("refuse-game-gone")
    return match


async def _join(interaction: Interaction, words: Words, match: rows.MatchRow) -> str:
    await interaction.client.services.matches.lobbies.join(
        match.id, interaction.user.id, display_name(interaction.user)
    )
    return "lobby-joined"


async def _leave(interaction: Interaction, words: Words, match: rows.MatchRow) -> str:
    await interaction.client.services.matches.lobbies.leave(match.id, interaction.user.id)
    return "lobby-left"


async def _invite(interaction: Interaction, words: Words, match: rows.MatchRow) -> str:
    lobbies = interaction.client.services.matches.lobbies
    _, seats = await lobbies.see(match.id)
    public = await _public(interaction)
    number = 1 + sum(seat.computer is not None for seat in seats)
    await lobbies.invite(match.id, interaction.user.id, public("computer-name", number=number))
    return "answer-done"


async def _dismiss(interaction: Interaction, words: Words, match: rows.MatchRow) -> str:
    await interaction.client.services.matches.lobbies.dismiss(match.id, interaction.user.id)
    return "answer-done"


async def _cancel(interaction: Interaction, words: Words, match: rows.MatchRow) -> str:
    owner_only(interaction, match)
    if match.status == "live":
        require_permissions(interaction, words)
    tables = interaction.client.services.matches
    by_command = interaction.type is discord.InteractionType.application_command
    await (tables.cancel if by_command and match.status == "live" else tables.lobbies.cancel)(match.id)
    return "cancel-done"


def owner_only(interaction: Interaction, match: rows.MatchRow) -> None:
    """Refuse whoever neither opened the match nor may manage the server's messages."""
    if interaction.user.id != match.owner_id and not interaction.permissions.manage_messages:
        raise Refused("refuse-not-host-or-moderator", player=f"<@{match.owner_id}>")


async def _start(interaction: Interaction, words: Words, match: rows.MatchRow) -> str:
    """Begin the match, in a thread of its own where the bot may make one."""
    require_permissions(interaction, words)
    if not is_answered(interaction):
        await acknowledge(interaction)
    client = interaction.client
    table = await client.services.matches.start(match.id, interaction.user.id)
    thread = await _thread(interaction, table)
    if thread is not None:
        await client.services.matches.move_to(match.id, thread.id, parent=match.channel_id)
    client.services.publisher.tell(match.id)
    return "answer-done"


ACTIONS: Final[dict[str, Callable[[Interaction, Words, rows.MatchRow], Awaitable[str]]]] = {
    "join": _join,
    "leave": _leave,
    "computer": _invite,
    "dismiss": _dismiss,
    "start": _start,
    "cancel": _cancel,
}
"""What each button and command of a lobby does; returns the id of what there is to say of it."""


async def _thread(interaction: Interaction, table: SeatedMatch) -> discord.Thread | None:
    channel, may = interaction.channel, interaction.app_permissions
    if not isinstance(channel, discord.TextChannel) or not (may.create_public_threads and may.send_messages_in_threads):
        return None
    words = await _public(interaction)
    name = words("lobby-thread", game=words(f"game-{table.row.game}"), players=", ".join(table.names))
    try:
        with urgency(Urgency.START):
            return await channel.create_thread(name=name[:THREAD_NAME], type=discord.ChannelType.public_thread)
    except UNSENT as failed:
        log.info("no thread for match %s: %s", table.row.id, failure_name(failed))
        return None


async def _public(interaction: Interaction) -> Words:
    return await interaction.client.services.languages.public(
        interaction.guild_id, str(interaction.guild_locale or "") or None
    )


async def _lobby(interaction: Interaction, match_id: str, page: int = 0) -> turn_card.Layout:
    """The lobby's message as things stand, also when it is a lobby no more; of many rules the page."""
    words = await _public(interaction)
    matches = interaction.client.services.matches
    match, seats = await matches.find(match_id), await matches.lobbies.players(match_id)
    if match is None or match.status == "cancelled":
        return turn_card.said(words("refuse-cancelled"))
    if match.status != "lobby":
        here = match.channel_id == interaction.channel_id
        started = words("lobby-started-here") if here else words("lobby-started", where=f"<#{match.channel_id}>")
        return turn_card.said(f"{started}\n-# {words('lobby-commitment', commitment=match.commitment)}")
    return lobby_card(words, match, seats, page)


async def _post(interaction: Interaction, match_id: str) -> None:
    """Answer with the lobby's message, for everybody to see and press."""
    message_id = await post(interaction, await _lobby(interaction, match_id))
    lobbies = interaction.client.services.matches.lobbies
    await lobbies.set_message(match_id, interaction.channel_id or 0, message_id)


async def _redraw(interaction: Interaction, match_id: str, page: int = 0) -> None:
    """Show the lobby as it is now: in the message that was pressed, else in the one that was posted.

    One after the other, so that of two who join at once the later one's drawing stays.
    """
    async with interaction.client.services.matches.lobbies.lock(match_id):
        layout = await _lobby(interaction, match_id, page)
        if is_answered(interaction):
            await _change(interaction, match_id, layout)
        else:
            await change(interaction, layout)


async def _change(interaction: Interaction, match_id: str, layout: turn_card.Layout) -> None:
    """Change the lobby's message where it was posted; one that was deleted is posted anew while players may join."""
    client = interaction.client
    lobbies = client.services.matches.lobbies
    shown = await lobbies.message(match_id)
    try:
        if shown is not None:
            message = client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)
            await message.edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
    except discord.NotFound:
        match = await client.services.matches.find(match_id)
        if match is not None and match.status == "lobby":
            channel = client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
            posted = await channel.send(view=layout)
            await lobbies.set_message(match_id, match.channel_id, posted.id)
    except UNSENT as failed:
        log.info("the lobby of match %s could not be shown: %s", match_id, failure_name(failed))
