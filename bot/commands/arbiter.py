"""`/arbiter`: the acts of a server's arbiter in the match of a channel, each with a public reason."""

import asyncio
import re
from typing import Final

import discord
from discord import app_commands

from bot.cards.controls import MAX_CHOICE_NAME, MAX_CHOICES, cut
from bot.cards.match_log import undo_choices
from bot.interaction.context import here, seated
from bot.interaction.refusals import display_name, plainly, reply, require_permissions, safely
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.arbiter import MAX_REASON_LENGTH, Ruling
from bot.match.errors import Refused
from bot.match.history import match_history
from bot.match.match import SeatedMatch
from bot.match.undoing import UndoWish
from bot.words import Words
from engine.core.types import Seat

ARBITER_ROLE: Final = "arbiter"  # the server's preference for the role of its arbiters
MAX_HOURS: Final = 24 * 7

LISTED_CHOICE: Final = re.compile(r"(\d{1,9})\.(\d{1,9})")
"""An entry of the autocomplete list: the number of undos so far, and of the actions to keep."""

Reason = app_commands.Range[str, 1, MAX_REASON_LENGTH]


def install(tree: app_commands.CommandTree) -> None:
    """Add the group of commands."""
    group = app_commands.Group(name="arbiter", description=said("command-arbiter"), guild_only=True)
    for verb in ("redo", "pause", "resume", "end"):
        _add_command(group, verb)
    _add_undo(group)
    _add_seat_commands(group)

    tree.add_command(group)


def _add_command(group: app_commands.Group, verb: str) -> None:
    @group.command(name=verb, description=said(f"command-arbiter-{verb}"))
    @app_commands.describe(reason=said("param-arbiter-reason"))
    @plainly
    async def command(interaction: Interaction, words: Words, reason: Reason) -> None:
        await rule(interaction, words, verb, reason)


def _add_undo(group: app_commands.Group) -> None:
    @group.command(name="undo", description=said("command-arbiter-undo"))
    @app_commands.describe(reason=said("param-arbiter-reason"), to=said("param-arbiter-to"))
    @plainly
    async def undo(interaction: Interaction, words: Words, reason: Reason, to: str = "") -> None:
        await take_back(interaction, words, reason, to)

    undo.autocomplete("to")(safely(offered))


def _add_seat_commands(group: app_commands.Group) -> None:
    @group.command(name="extend", description=said("command-arbiter-extend"))
    @app_commands.describe(
        hours=said("param-arbiter-hours"), reason=said("param-arbiter-reason"), player=said("param-arbiter-player")
    )
    @plainly
    async def extend(
        interaction: Interaction,
        words: Words,
        hours: app_commands.Range[int, 1, MAX_HOURS],
        reason: Reason,
        player: str = "",
    ) -> None:
        await give_time(interaction, words, hours, reason, player)

    @group.command(name="replace", description=said("command-arbiter-replace"))
    @app_commands.describe(
        player=said("param-arbiter-player"), reason=said("param-arbiter-reason"), by=said("param-arbiter-by")
    )
    @plainly
    async def replace(
        interaction: Interaction, words: Words, player: str, reason: Reason, by: discord.Member | None = None
    ) -> None:
        await seat_another(interaction, words, player, reason, by)

    extend.autocomplete("player")(safely(seats_of))
    replace.autocomplete("player")(safely(seats_of))


async def rule(interaction: Interaction, words: Words, verb: str, reason: str) -> None:
    """Do an act that needs only its reason."""
    match, ruling = await _ruling(interaction, reason)
    arbiter = interaction.client.services.matches.arbiter
    if verb == "redo":
        await arbiter.redo(match.row.id, ruling, str(interaction.id))
    elif verb == "pause":
        await arbiter.pause(match.row.id, ruling)
    elif verb == "resume":
        await arbiter.resume(match.row.id, ruling)
    else:
        await arbiter.end(match.row.id, ruling)
    await reply(interaction, words("answer-done"))


async def take_back(interaction: Interaction, words: Words, reason: str, to: str) -> None:
    """Undo the last choice, or everything from one choice on."""
    match, ruling = await _ruling(interaction, reason)
    wish = UndoWish()
    if to:
        listed = LISTED_CHOICE.fullmatch(to)
        if listed is None:
            raise Refused("refuse-choose-listed")
        wish = UndoWish(int(listed[2]), undos=int(listed[1]))
    await interaction.client.services.matches.arbiter.undo(match.row.id, ruling, wish, str(interaction.id))
    await reply(interaction, words("answer-done"))


async def give_time(interaction: Interaction, words: Words, hours: int, reason: str, player: str) -> None:
    """Add time to a player's bank, or to everyone's."""
    match, ruling = await _ruling(interaction, reason)
    seat = _seat(match, player) if player else None
    await interaction.client.services.matches.arbiter.extend(match.row.id, ruling, hours, seat)
    await reply(interaction, words("answer-done"))


async def seat_another(
    interaction: Interaction, words: Words, player: str, reason: str, by: discord.Member | None
) -> None:
    """Give a player's seat to another user, or to a computer player."""
    match, ruling = await _ruling(interaction, reason)
    if by is not None and by.bot:
        raise Refused("refuse-choose-listed")
    public = await interaction.client.services.publisher.words(match)
    number = 1 + sum(one.computer is not None for one in match.seats)
    name = public("computer-name", number=number) if by is None else display_name(by)
    user = None if by is None else by.id
    await interaction.client.services.matches.arbiter.replace(match.row.id, ruling, _seat(match, player), user, name)
    await reply(interaction, words("answer-done"))


async def is_arbiter(interaction: Interaction) -> bool:
    """Return True if the user is an arbiter of the server."""
    if interaction.guild_id is None or not isinstance(interaction.user, discord.Member):
        return False
    role = await interaction.client.services.preferences.get("guild", interaction.guild_id, ARBITER_ROLE)
    if role is None:
        return interaction.permissions.manage_guild
    return any(str(one.id) == role for one in interaction.user.roles)


async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the latest public choices that an arbiter may undo to; nothing for other users."""
    row = await interaction.client.services.matches.in_channel(interaction.channel_id or 0)
    if row is None or row.status != "live" or not await is_arbiter(interaction):
        return []
    match, _ = await seated(interaction, row.id)
    lines = await interaction.client.services.matches.lines(row.id)
    entries = await asyncio.to_thread(match_history, match, lines)
    words = (await interaction.client.services.languages.private(interaction)).at(match.names)
    found = [(keep, cut(text, MAX_CHOICE_NAME)) for keep, text in undo_choices(words, match, entries)]
    fitting = [(keep, text) for keep, text in reversed(found) if current.lower() in text.lower()]
    return [app_commands.Choice(name=text, value=f"{match.core.undos}.{keep}") for keep, text in fitting[:MAX_CHOICES]]


async def seats_of(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the seats of the channel's match, by the names of their players."""
    row = await interaction.client.services.matches.in_channel(interaction.channel_id or 0)
    if row is None or row.status != "live":
        return []
    match, _ = await seated(interaction, row.id)
    words = await interaction.client.services.languages.private(interaction)
    names = [(f"{seat + 1}. {name}", str(seat)) for seat, name in enumerate(words.at(match.names).seats)]
    return [app_commands.Choice(name=name, value=seat) for name, seat in names if current.lower() in name.lower()]


def _seat(match: SeatedMatch, player: str) -> Seat:
    """Return the seat that was picked from the list."""
    seats = {str(seat): seat for seat in range(len(match.seats))}
    if player not in seats:
        raise Refused("refuse-choose-listed")
    return seats[player]


async def _ruling(interaction: Interaction, reason: str) -> tuple[SeatedMatch, Ruling]:
    """Return the channel's match and the ruling. Raises `Refused` if the user is no arbiter, or plays in it."""
    row = await here(interaction)
    match, seat = await seated(interaction, row.id)
    if not await is_arbiter(interaction):
        raise Refused("refuse-not-arbiter")
    if seat is not None:
        raise Refused("refuse-arbiter-plays")
    require_permissions(interaction)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    return match, Ruling(interaction.user.id, display_name(interaction.user), reason)
