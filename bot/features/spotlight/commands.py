"""`/spotlight`: the best predictors of a server; the contests, their posting, and the buttons that predict moments."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Final

import discord
from discord import app_commands

from bot.cards import custom_ids
from bot.cards.layouts import OutgoingMessage
from bot.commands.server import demand_moderator
from bot.delivery.causes import SPOTLIGHT, Cause, caused_by
from bot.delivery.failures import UNSENT, failure_name, is_final
from bot.delivery.nonces import nonce_of
from bot.delivery.permissions import missing_in
from bot.delivery.sweeper import Sweeper
from bot.features.spotlight.cards import answer_label, closed_card, contest_card, recap_card, score_lines, topic
from bot.features.spotlight.puzzles import SPOTLIGHT_SETTING, Puzzles
from bot.features.spotlight.service import Gone, NotShown, Spotlight
from bot.interaction.refusals import plainly, reply
from bot.interaction.responses import acknowledge
from bot.interaction.services import Client, Feature, Interaction, Press, Services, Tree, group
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.safe_names import token
from bot.match.timeline import Timeline
from bot.words import Words
from storage.errors import StoreError
from storage.spotlight import ContestRow, PredictionRow

SCORES_SHOWN: Final = 10

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


def install(tree: Tree) -> None:
    """Add `/spotlight` and `/server spotlight`."""
    tree.command(name="spotlight", description=said("command-spotlight"))(app_commands.guild_only(plainly(show)))
    choice = app_commands.describe(channel=said("param-server-spotlight"))(plainly(set_spotlight))
    group(tree, "server").command(name="spotlight", description=said("command-server-spotlight"))(choice)


def server_lines(words: Words, chosen: Mapping[str, str]) -> list[str]:
    """Return the line about the spotlight for the list of a server's settings."""
    channel = chosen.get(SPOTLIGHT_SETTING)
    return [words("server-show-spotlight", where=f"<#{channel}>") if channel else words("server-show-no-spotlight")]


async def set_spotlight(interaction: Interaction, words: Words, channel: discord.TextChannel | None = None) -> None:
    """Choose the channel of the spotlight, or None to end it."""
    guild_id = demand_moderator(interaction)
    if channel is not None and missing_in(channel):
        raise Refused("refuse-spotlight-channel", where=channel.mention)
    chosen = None if channel is None else str(channel.id)
    await interaction.client.services.preferences.choose("guild", guild_id, SPOTLIGHT_SETTING, chosen)
    done = words("server-spotlight-ended") if channel is None else words("server-spotlight-done", where=channel.mention)
    await reply(interaction, done)


async def show(interaction: Interaction, words: Words) -> None:
    """Show who predicts best."""
    scores = await interaction.client.services.matches.store.scores(interaction.guild_id or 0, SCORES_SHOWN)
    if not scores:
        raise Refused("refuse-spotlight-no-scores")
    await reply(interaction, score_lines(words, scores))


async def pressed(press: Press) -> None:
    """Take a prediction, which is secret until the question is answered."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) != 2:
        raise Refused("refuse-unknown-button")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    services, (contest_id, chosen) = interaction.client.services, args
    taken = await services[SpotlightHost].runner.predict(
        contest_id, interaction.guild_id, interaction.user.id, lambda key: token(key) == chosen
    )
    named = words.at(taken.match.names)
    label = answer_label(named, taken.match, taken.decision, taken.option)
    await reply(interaction, words(f"{topic(taken.contest)}-predicted", answer=label))


FEATURE: Final = Feature(
    install=install,
    buttons={custom_ids.SPOTLIGHT: pressed},
    start=lambda client, services: [SpotlightHost(client, services)],
    server_lines=server_lines,
)
