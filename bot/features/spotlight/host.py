"""The spotlight on Discord: posts a moment with its buttons, and later its recap."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.cards.layouts import OutgoingMessage
from bot.delivery.failures import UNSENT, failure_name, is_final
from bot.delivery.old_cards import nonce_of
from bot.delivery.sweeper import Sweeper
from bot.delivery.traffic import SPOTLIGHT, Cause, caused_by
from bot.features.spotlight.cards import closed_card, contest_card, recap_card
from bot.features.spotlight.puzzles import Puzzles
from bot.features.spotlight.service import Gone, NotShown, Spotlight
from bot.interaction.services import Client, Services
from bot.match.match import SeatedMatch
from bot.match.timeline import Timeline
from bot.words import Words
from storage.contests import ContestRow, PredictionRow
from storage.errors import StoreError

log = logging.getLogger(__name__)


class SpotlightHost(Sweeper):
    """Shows contests, one at a time."""

    def __init__(self, client: Client, services: Services) -> None:
        super().__init__()
        matches, timelines = services.matches, services.timelines
        self.puzzles = Puzzles(matches, timelines)
        self.runner = Spotlight(matches, timelines, self.puzzles, self, client.now)
        self._client = client
        self._languages = services.languages
        self._pictures = services.pictures
        self._step_buttons = services.step_buttons

    async def close(self) -> None:
        """Stop the search for puzzles."""
        await self.puzzles.close()

    async def _sweep(self) -> None:
        try:
            await self.runner.sweep()
        except StoreError as failed:
            log.error("the spotlight cannot be read: %s", type(failed).__name__)

    async def post(self, contest: ContestRow) -> int:
        """Post a contest."""
        match, timeline, words = await self._shown(contest)
        card = await asyncio.to_thread(contest_card, match, words, timeline, contest)
        return await self._send(contest, card, words, "contest")

    async def recap(self, contest: ContestRow, predictions: Sequence[PredictionRow]) -> int:
        """Remove the buttons of a contest and post its recap."""
        match, timeline, words = await self._shown(contest)
        await self._close(contest, await asyncio.to_thread(closed_card, match, words, timeline, contest), words)
        card = await asyncio.to_thread(recap_card, match, words, timeline, contest, predictions, self._step_buttons)
        return await self._send(contest, card, words, "recap")

    async def _shown(self, contest: ContestRow) -> tuple[SeatedMatch, Timeline, Words]:
        """Return the match of a contest, its timeline, and the words of the server's language."""
        match, timeline = await self.runner.position(contest)
        words = await self._languages.of_server(contest.guild_id)
        return match, timeline, words.at(match.names)

    async def _send(self, contest: ContestRow, card: OutgoingMessage, words: Words, what: str) -> int:
        layout, files = await self._pictures.draw(contest.match_id, card, words)
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        nonce, quiet = nonce_of(contest.id, [what.encode()]), discord.AllowedMentions.none()
        try:
            with caused_by(_cause(contest)):
                message = await channel.send(view=layout, files=files, nonce=nonce, allowed_mentions=quiet)
        except UNSENT as failed:
            if isinstance(failed, discord.HTTPException) and is_final(failed):
                raise Gone from failed
            raise NotShown(failure_name(failed)) from failed
        return message.id

    async def _close(self, contest: ContestRow, card: OutgoingMessage, words: Words) -> None:
        layout, files = await self._pictures.draw(contest.match_id, card, words)
        channel = self._client.get_partial_messageable(contest.channel_id, guild_id=contest.guild_id)
        try:
            with caused_by(_cause(contest)):
                await channel.get_partial_message(contest.message_id or 0).edit(view=layout, attachments=files)
        except UNSENT as failed:
            log.info("the buttons of a spotlight stay: %s", failure_name(failed))


def _cause(contest: ContestRow) -> Cause:
    return Cause(SPOTLIGHT, contest.id, contest.guild_id)
