"""Challenges: inviting users to a lobby, and their answers. `invitations` has the rules.

Users are invited with `/game new player:` and the entry *Challenge* in the menu of a user.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import discord
from discord import app_commands

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.layouts import Layout, plain, said, text
from bot.cards.match_names import named
from bot.cards.times import timestamp
from bot.features.lobby.cards import host_name
from bot.features.lobby.invitations import invited, invited_until, open_invitations
from bot.features.lobby.message import redraw
from bot.features.lobby.seating import JOIN, warn_first
from bot.features.lobby.seeks import Seeks
from bot.features.lobby.service import Lobbies
from bot.interaction.context import of_server
from bot.interaction.refusals import display_name, plainly, reply
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction
from bot.interaction.translator import said as translated
from bot.match.errors import Refused
from bot.match.server_rules import games_off
from bot.words import Words
from engine import GAMES
from render.prose.lists import listed
from storage.matches import MatchRow, SeatRow

User = discord.User | discord.Member

MAX_GUESTS: Final = 4


def install(tree: app_commands.CommandTree) -> None:
    """Add the entry *Challenge* in the menu of a user."""

    @tree.context_menu(name=translated("menu-challenge"))
    @app_commands.guild_only()
    @plainly
    async def challenge(interaction: Interaction, words: Words, user: discord.User) -> None:
        await offer(interaction, words, user)


async def offer(interaction: Interaction, words: Words, user: User) -> None:
    """Ask which game the user is to be challenged to."""
    require_guests(interaction, [user])
    rules = interaction.client.services.matches.server_rules
    off = games_off(await rules.of(interaction.guild_id))
    buttons: list[Button] = [
        Button(
            label=words(f"game-{game}"), custom_id=custom_ids.make(custom_ids.LOBBY, "challenge", game, str(user.id))
        )
        for game in GAMES
        if game not in off
    ]
    if not buttons:
        raise Refused("refuse-game-off")
    await reply(interaction, "", plain(text(words("challenge-which", player=f"<@{user.id}>")), Row(*buttons)))


def require_guests(interaction: Interaction, users: Iterable[User]) -> tuple[int, ...]:
    """Return the ids of the invited users, each once. Raises `Refused` for those who cannot play here."""
    for user in users:
        if user.id == interaction.user.id:
            raise Refused("refuse-invite-self")
        if user.bot:
            raise Refused("refuse-invite-bot")
        if not isinstance(user, discord.Member):
            raise Refused("refuse-invite-gone", player=f"<@{user.id}>")
    return tuple(dict.fromkeys(user.id for user in users))


async def require_there(interaction: Interaction, user_id: int) -> int:
    """Return the id of a challenged user. Raises `Refused` if the user has left the server since."""
    left = interaction.client.services.membership.has_left
    if user_id == interaction.user.id or await left(interaction.client, interaction.guild_id or 0, user_id):
        raise Refused("refuse-invite-gone", player=f"<@{user_id}>")
    return user_id


async def ping_guests(interaction: Interaction, match_id: str) -> None:
    """Post the invitations beside a new lobby. A guest who avoids the host gets no ping."""
    services = interaction.client.services
    match, seats = await services[Lobbies].get_lobby(match_id)
    words = await services.languages.public(interaction)
    avoiding = await services[Seeks].avoidance.avoiding(match.owner_id)
    pinged = [discord.Object(user) for user in invited(match) if user not in avoiding]
    channel = interaction.client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
    card = invitation_card(words, match, seats, interaction.client.now())
    await channel.send(view=card, allowed_mentions=discord.AllowedMentions(users=pinged))


def invitation_card(words: Words, match: MatchRow, seats: Sequence[SeatRow], now: int) -> Layout:
    """Return the message to invited users; without buttons once all have answered or the lobby is gone."""
    waiting = open_invitations(match, seats, now) if match.status == "lobby" else ()
    game = words(f"game-{match.game}")
    if not waiting:
        return said(words("invitation-over", game=game))
    players = listed(words, [f"<@{user}>" for user in waiting])
    asked = words(
        "invitation",
        players=players,
        host=host_name(words, match, seats),
        game=game,
        when=timestamp(invited_until(match) or 0),
        count=len(waiting),
    )
    answers: list[Button] = [
        Button(label=words(f"button-{verb}"), custom_id=custom_ids.make(custom_ids.LOBBY, verb, match.id), style=style)
        for verb, style in (("accept", discord.ButtonStyle.success), ("decline", discord.ButtonStyle.secondary))
    ]
    return plain(text(asked), Row(*answers))


async def accept(interaction: Interaction, words: Words, match_id: str) -> None:
    """Take the seat that is kept for the user. After the invitation has lapsed, any free seat."""
    lobbies, match = interaction.client.services[Lobbies], await of_server(interaction, match_id)
    lobbies.require_invited(match, interaction.user.id)
    if await warn_first(interaction, words, match, JOIN):
        return
    await acknowledge(interaction)
    await lobbies.join(match_id, interaction.user.id, display_name(interaction.user))
    await _show_answered(interaction, match_id)
    await reply(interaction, words("lobby-joined"))


async def decline(interaction: Interaction, match_id: str) -> None:
    """Release the seat that is kept for the user, and notify the host."""
    services, match = interaction.client.services, await of_server(interaction, match_id)
    await acknowledge(interaction)
    await services[Lobbies].decline(match_id, interaction.user.id)
    await _show_answered(interaction, match_id)
    public = await services.languages.public(interaction)
    player, host = named(display_name(interaction.user)), f"<@{match.owner_id}>"
    told = public("invitation-declined", player=player, host=host, game=public(f"game-{match.game}"))
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0, guild_id=interaction.guild_id)
    pinged = discord.AllowedMentions(users=[discord.Object(match.owner_id)])
    await channel.send(view=said(told), allowed_mentions=pinged)


async def _show_answered(interaction: Interaction, match_id: str) -> None:
    """Update the lobby, and the invitation that was pressed."""
    services = interaction.client.services
    match, seats = await of_server(interaction, match_id), await services.matches.players(match_id)
    words = await services.languages.public(interaction)
    await change(interaction, invitation_card(words, match, seats, interaction.client.now()))
    await redraw(interaction, match_id)
