"""The table that somebody acts at: which match it is, who sits where, and showing it to one person."""

from __future__ import annotations

from bot import cards
from bot.answers import Interaction, show
from bot.preferences import THEME
from bot.refused import Refused
from bot.table import Table
from bot.words import Words
from engine.core.types import Seat
from storage import rows


async def here(interaction: Interaction) -> rows.Match:
    """The match of the channel; raises `Refused` when there is none."""
    match = await interaction.client.tables.store.match_in(interaction.channel_id or 0)
    if match is None:
        raise Refused("refuse-no-match")
    return match


async def seated(interaction: Interaction, match_id: str) -> tuple[Table, Seat | None]:
    """A match of this server, and the seat of whoever acts, None for a spectator."""
    table = await interaction.client.tables.look(match_id)
    if table.row.guild_id != interaction.guild_id:
        raise Refused("refuse-game-gone")
    seat = next((seat.seat for seat in table.seats if seat.user_id == interaction.user.id), None)
    return table, seat


async def present(
    interaction: Interaction, words: Words, match_id: str, *, first: str = ""
) -> tuple[Table, Seat | None]:
    """Show whoever acts, alone, the board and the choices there are; returns as `seated`."""
    table, seat = await seated(interaction, match_id)
    words = words.at(table.names)
    client = interaction.client
    theme = await client.preferences.get("user", interaction.user.id, THEME)
    card = cards.private_card(table, words, seat, theme, first=first)
    await show(interaction, card.layout, await client.announcer.files(card, words))
    return table, seat
