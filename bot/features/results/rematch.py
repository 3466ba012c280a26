"""Rematches: the same players and settings, in other seats."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.cards.layouts import said
from bot.delivery.failures import UNSENT
from bot.features.lobby.message import lobby_channel, post_lobby
from bot.features.lobby.service import Lobbies
from bot.interaction.context import place_settings, public_words, seated
from bot.interaction.refusals import require_permissions
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.new_match import LobbyTerms
from bot.match.settings import PARENT, SEATING, SETTINGS, event_of
from bot.words import Words
from engine import GAMES
from render.prose.lists import listed
from storage.matches import MatchRow, SeatRow

REMATCH_SETTINGS = (*SETTINGS, PARENT)
"""Settings copied to a rematch, which may be played in the thread of the first match."""

NO_SETTINGS: Final[Mapping[str, str]] = {}
COMPUTER_SEAT = "-"  # value for a computer player in `SEATING`


def rotated(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    """Return the players in the order of a rematch: each moves up one seat, and the first goes last."""
    return (*seats[1:], *seats[:1])


def _person(seat: SeatRow) -> int | None:
    """Return the user who has a seat, or who gave it up; None for a computer player."""
    return seat.former if seat.user_id is None else seat.user_id


async def open_rematch(
    lobbies: Lobbies,
    match: MatchRow,
    seats: Sequence[SeatRow],
    channel_id: int,
    user_id: int,
    place: Mapping[str, str] = NO_SETTINGS,
) -> MatchRow:
    """Open the lobby of a rematch with the player who asks for it and the computer players.

    The seats of the others stay free for them, also of those who resigned. `place` are the settings of a match there.
    Raises `Refused` if the user did not play, and as `Lobbies.open` does.
    """
    order = rotated(seats)
    mine = next((seat for seat in order if _person(seat) == user_id), None)
    if mine is None or match.status == "live":
        raise Refused("refuse-no-rematch")
    if event_of(match) is not None:
        raise Refused("refuse-rematch-of-event")
    known = {choice.id for choice in GAMES[match.game].options}
    options = {id: value for id, value in match.options.items() if id in known}
    settings = {name: match.settings[name] for name in REMATCH_SETTINGS if name in match.settings} | dict(place)
    settings[SEATING] = " ".join(str(_person(seat) or COMPUTER_SEAT) for seat in order)
    opened = await lobbies.open(
        channel_id,
        match.guild_id,
        user_id,
        mine.name,
        LobbyTerms(match.game, match.seats, options, settings),
        order.index(mine),
    )
    for seat in order:
        if _person(seat) is None:
            await lobbies.invite(opened.id, user_id, seat.name)
    return opened


async def ask_rematch(interaction: Interaction, words: Words, match_id: str) -> None:
    """Open the lobby of a rematch in this channel, and ping the other players."""
    match, _ = await seated(interaction, match_id)
    require_permissions(interaction)
    lobbies = interaction.client.services[Lobbies]
    place = place_settings(interaction, words)
    channel_id, user = await lobby_channel(interaction), interaction.user.id
    opened = await open_rematch(lobbies, match.row, match.seats, channel_id, user, place)
    try:
        await post_lobby(interaction, opened.id)
    except (*UNSENT, Refused):
        await lobbies.cancel(opened.id)
        raise
    others = [one.user_id for one in match.seats if one.user_id is not None and one.user_id != user]
    if others:
        public = await public_words(interaction)
        calling = public("rematch-called", players=listed(public, [f"<@{user}>" for user in others]))
        channel = interaction.client.get_partial_messageable(interaction.channel_id or 0, guild_id=interaction.guild_id)
        pinged = discord.AllowedMentions(users=[discord.Object(user) for user in others])
        await channel.send(view=said(calling), allowed_mentions=pinged)
