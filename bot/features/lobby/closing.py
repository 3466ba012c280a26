"""The public message that the seats of a match are closed, whose id nobody can choose and which its shuffles follow from."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

import discord

from bot.cards.layouts import said
from bot.cards.match_names import escaped_names
from bot.delivery.causes import PRESS, Cause, caused_by
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.languages import Languages
from bot.delivery.phase_records import nonce_of
from bot.delivery.traffic import Urgency, urgency
from storage import rows

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds that a match waits for the message: without it, it begins all the same, and says so when it is verified."""


class SeatsClosing:
    """Posts the message where the lobby is."""

    def __init__(self, client: discord.Client, languages: Languages) -> None:
        self._client = client
        self._languages = languages

    async def __call__(self, row: rows.MatchRow, seats: Sequence[rows.SeatRow]) -> int | None:
        """Post it, or find it after a crash by its nonce; returns its id, None where it cannot be posted."""
        guild = self._client.get_guild(row.guild_id or 0)
        if guild is None or guild.unavailable:
            log.warning("match %s begins without a message that its seats are closed: its server is away", row.id)
            return None
        words = await self._languages.of_server(row.guild_id)
        players = ", ".join(escaped_names(words, seats))
        layout = said(words("seats-closed", players=players, commitment=row.commitment))
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        nonce, quiet = nonce_of(row.id, [b"closed", row.commitment.encode()]), discord.AllowedMentions.none()
        try:
            with urgency(Urgency.START), caused_by(Cause(PRESS, row.owner_id, row.guild_id)):
                async with asyncio.timeout(PATIENCE):
                    message = await channel.send(view=layout, nonce=nonce, silent=True, allowed_mentions=quiet)
        except UNSENT as failed:
            log.warning("match %s begins without a message that its seats are closed: %s", row.id, failure_name(failed))
            return None
        return message.id
