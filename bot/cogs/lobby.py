"""Lobbies: `/game new join leave start cancel`, and the lobby message with its buttons and menus."""

from __future__ import annotations

import logging
from typing import Final

import discord
from discord import app_commands

from bot import cards
from bot.announce import PARENT
from bot.answers import Interaction, demand, display_name, guarded, tell
from bot.refused import Refused
from bot.table import Table
from bot.translation import said
from bot.widgets import cut
from bot.words import Words
from engine import GAMES
from storage import rows

log = logging.getLogger(__name__)

THREAD_NAME: Final = 100
CHOICES: Final = 25
CHOICE_NAME: Final = 100
KIND: Final = "lobby"


def install(group: app_commands.Group) -> None:
    """Add the commands of lobbies to `/game`."""

    @group.command(name="new", description=said("command-game-new"))
    @app_commands.describe(game=said("param-game"), seats=said("param-seats"), options=said("param-options"))
    @app_commands.choices(game=[app_commands.Choice(name=said(f"game-{name}"), value=name) for name in GAMES])
    async def new(interaction: Interaction, game: str, seats: int | None = None, options: str = "") -> None:
        await guarded(interaction, lambda words: open_lobby(interaction, words, game, seats, options))

    @new.autocomplete("options")
    async def known(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        words = await interaction.client.languages.private(interaction)
        return rules_offered(words, str(getattr(interaction.namespace, "game", "")), current)

    def simple(verb: str) -> None:
        @group.command(name=verb, description=said(f"command-game-{verb}"))
        async def command(interaction: Interaction) -> None:
            async def work(words: Words) -> None:
                match = await here(interaction)
                if verb == "cancel" and match.status == "live":
                    await call_off(interaction, words, match)
                else:
                    await act(interaction, words, verb, match.id)

            await guarded(interaction, work)

    for verb in ("join", "leave", "start", "cancel"):
        simple(verb)


def rules_offered(words: Words, name: str, current: str) -> list[app_commands.Choice[str]]:
    """Complete `favours=simplified,jeweler=…`: the rules of a game that are not yet written, with their values."""
    done, _, typed = current.rpartition(",")
    offered = []
    for choice in GAMES[name].options if name in GAMES else ():
        for value in choice.values:
            pair = f"{choice.id}={value}"
            whole = f"{done},{pair}" if done else pair
            label = f"{words(f'{name}-rule-{choice.id}')}: {words(f'{name}-rule-{choice.id}-{value}')}"
            fits = choice.id not in done and typed.strip().lower() in f"{pair} {label}".lower()
            if fits and len(whole) <= CHOICE_NAME:
                offered.append(app_commands.Choice(name=cut(label, CHOICE_NAME), value=whole))
    return offered[:CHOICES]


async def here(interaction: Interaction) -> rows.Match:
    """The match of the channel; raises `Refused` when there is none."""
    match = await interaction.client.tables.store.match_in(interaction.channel_id or 0)
    if match is None:
        raise Refused("refuse-no-match")
    return match


async def pressed(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """A button of the lobby, or New game."""
    match rest:
        case ("new", game):
            await open_lobby(interaction, words, game, None, "")
        case ("join" | "leave" | "start" | "cancel" | "computer" as verb, match_id):
            await act(interaction, words, verb, match_id)
        case _:
            raise Refused("refuse-unknown-button")


async def rule(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """A menu of the lobby."""
    if len(rest) != 2 or len(values) != 1:
        raise Refused("refuse-unknown-button")
    option, match_id = rest
    await interaction.client.tables.lobbies.change(match_id, interaction.user.id, option, values[0])
    await _redraw(interaction, match_id)


async def open_lobby(interaction: Interaction, words: Words, game: str, seats: int | None, options: str) -> None:
    """Answer with a new lobby; where one is gathering already, with that one, whose message may be lost."""
    demand(interaction, words)
    tables = interaction.client.tables
    channel = interaction.channel_id or 0
    try:
        match = await tables.lobbies.open(
            channel,
            interaction.guild_id,
            interaction.user.id,
            display_name(interaction.user),
            game,
            seats,
            _pairs(options),
        )
    except Refused as refused:
        found = await tables.store.match_in(channel)
        if refused.sentence != "refuse-channel-busy" or found is None or found.status != "lobby":
            raise
        match = found
    await _post(interaction, match.id)


def _pairs(options: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in options.split(",") if part.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


async def act(interaction: Interaction, words: Words, verb: str, match_id: str) -> None:
    """Join, leave, start, call off or add a computer player; then the lobby's message shows it."""
    tables = interaction.client.tables
    user, name = interaction.user.id, display_name(interaction.user)
    by_command = interaction.type is discord.InteractionType.application_command
    if by_command:
        await interaction.response.defer(ephemeral=True, thinking=True)
    said = ""
    if verb == "join":
        await tables.lobbies.join(match_id, user, name)
        said = words("lobby-joined")
    elif verb == "leave":
        await tables.lobbies.leave(match_id, user)
        said = words("lobby-left")
    elif verb == "computer":
        _, seats = await tables.lobbies.see(match_id)
        public = await _public(interaction)
        number = 1 + sum(seat.computer is not None for seat in seats)
        await tables.lobbies.join(match_id, None, public("computer-name", number=number))
    elif verb == "start":
        if not by_command:
            await interaction.response.defer()
        await start(interaction, words, match_id)
        said = words("answer-done")
    else:
        match, _ = await tables.lobbies.see(match_id)
        owner_only(interaction, match)
        await tables.lobbies.cancel(match_id)
        said = words("cancel-done")
    await _redraw(interaction, match_id)
    if by_command:
        await tell(interaction, said)


def owner_only(interaction: Interaction, match: rows.Match) -> None:
    """Refuse whoever neither opened the match nor may manage the server's messages."""
    if interaction.user.id != match.owner_id and not interaction.permissions.manage_messages:
        raise Refused("refuse-not-host-or-moderator", player=f"<@{match.owner_id}>")


async def call_off(interaction: Interaction, words: Words, match: rows.Match) -> None:
    """Call a running match off: who opened it may, and moderators."""
    owner_only(interaction, match)
    await interaction.client.tables.cancel(match.id)
    await tell(interaction, words("cancel-done"))


async def start(interaction: Interaction, words: Words, match_id: str) -> None:
    """Begin the match, in a thread of its own where the bot may make one."""
    demand(interaction, words)
    client = interaction.client
    table = await client.tables.start(match_id, interaction.user.id)
    thread = await _thread(interaction, table)
    if thread is not None:
        await client.tables.store.amend(match_id, settings={**table.row.settings, PARENT: str(interaction.channel_id)})
        await client.tables.move_to(match_id, thread.id)
    client.announcer.tell(match_id)


async def _thread(interaction: Interaction, table: Table) -> discord.Thread | None:
    channel, may = interaction.channel, interaction.app_permissions
    if not isinstance(channel, discord.TextChannel) or not (may.create_public_threads and may.send_messages_in_threads):
        return None
    words = await _public(interaction)
    name = words("lobby-thread", game=words(f"game-{table.row.game}"), players=", ".join(table.names))
    try:
        return await channel.create_thread(name=name[:THREAD_NAME], type=discord.ChannelType.public_thread)
    except discord.HTTPException as failed:
        log.info("no thread for match %s: %s", table.row.id, failed.code)
        return None


async def _public(interaction: Interaction) -> Words:
    return await interaction.client.languages.public(interaction.guild_id, str(interaction.guild_locale or "") or None)


async def _lobby(interaction: Interaction, match_id: str) -> cards.Layout:
    """The lobby's message as things stand, also when it is a lobby no more."""
    words = await _public(interaction)
    store = interaction.client.tables.store
    match, seats = await store.match(match_id), await store.seats(match_id)
    if match is None or match.status == "cancelled":
        return cards.said(words("refuse-cancelled"))
    if match.status != "lobby":
        here = match.channel_id == interaction.channel_id
        started = words("lobby-started-here") if here else words("lobby-started", where=f"<#{match.channel_id}>")
        return cards.said(f"{started}\n-# {words('lobby-commitment', commitment=match.commitment)}")
    return cards.lobby_card(words, match, seats)


async def _post(interaction: Interaction, match_id: str) -> None:
    """Answer with the lobby's message, for everybody to see and press."""
    answer = await interaction.response.send_message(view=await _lobby(interaction, match_id))
    client = interaction.client
    shown = rows.Card(match_id, interaction.channel_id or 0, answer.message_id or 0, -1, client.now(), KIND)
    await client.tables.store.sent([], shown)


async def _redraw(interaction: Interaction, match_id: str) -> None:
    """Show the lobby as it is now: in the message that was pressed, else in the one that was posted."""
    layout = await _lobby(interaction, match_id)
    client = interaction.client
    if interaction.type is discord.InteractionType.component and not interaction.response.is_done():
        await interaction.response.edit_message(view=layout)
        return
    shown = next((card for card in await client.tables.store.cards(match_id) if card.kind == KIND), None)
    if shown is not None:
        channel = client.get_partial_messageable(shown.channel_id)
        try:
            await channel.get_partial_message(shown.message_id).edit(view=layout)
        except discord.NotFound:
            await client.tables.store.forget_card(match_id, KIND)
