"""The messages of a lobby: the public one, private settings that are open, and the one that closes the seats."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import discord
from cachetools import LRUCache

from bot.cards import layouts
from bot.cards.layouts import said
from bot.cards.match_names import escaped_names, titled
from bot.delivery.causes import PRESS, Cause, caused_by
from bot.delivery.failures import UNSENT, Absent, demand_server, failure_name, failure_text, is_doubtful
from bot.delivery.languages import Languages
from bot.delivery.nonces import nonce_of
from bot.delivery.pictures import rewind
from bot.delivery.rate_limits import Urgency, urgency
from bot.delivery.retries import wait
from bot.features.lobby.cards import cancelled_card, lobby_card, lobby_pace
from bot.features.lobby.forums import Forums
from bot.features.lobby.invitations import open_invitations
from bot.features.lobby.service import Lobbies
from bot.features.lobby.settings_cards import settings_card
from bot.features.lobby.usual_lengths import Lengths
from bot.interaction.context import is_private, public_words
from bot.interaction.refusals import display_name, reply, require_permissions
from bot.interaction.responses import acknowledge, change, is_answered, post
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.settings import GROUP_DM, THEME
from bot.words import Words
from render import DEFAULT_THEME
from storage.matches import MatchRow, SeatRow

log = logging.getLogger(__name__)

MAX_OPEN_SETTINGS: Final = 256  # limit on the settings messages tracked across all lobbies
COVER_TIMEOUT: Final = 1.0
"""Seconds to wait for a cover: the press has to be answered in three. It is drawn once, and kept."""

SEATS_CLOSING_TIMEOUT: Final = 10.0
"""Seconds to wait for the message. Without it the match begins anyway, and its verification says so."""


@dataclass(frozen=True, slots=True)
class OpenedSettings:
    """A private message with the settings of a lobby: the press that opened it, its page and its language."""

    interaction: discord.Interaction[Any]
    words: Words
    page: int


class OpenSettings:
    """The latest settings message that each user has open, by lobby."""

    def __init__(self) -> None:
        self._known: LRUCache[tuple[str, int], OpenedSettings] = LRUCache(MAX_OPEN_SETTINGS)

    def note(self, match_id: str, opened: OpenedSettings) -> None:
        """Track a settings message."""
        self._known[match_id, opened.interaction.user.id] = opened

    def others(self, match_id: str, by: discord.Interaction[Any]) -> Iterator[OpenedSettings]:
        """Yield the open settings messages of a lobby that can be edited, except the one that `by` updates."""
        for key, opened in [*self._known.items()]:
            if key[0] != match_id or opened.interaction is by:
                continue
            if opened.interaction.is_expired():
                del self._known[key]
            else:
                yield opened

    def forget(self, match_id: str) -> None:
        """Stop tracking the settings of a lobby that has started or was cancelled."""
        for key in [key for key in self._known if key[0] == match_id]:
            del self._known[key]


class SeatsClosing:
    """Posts the message that closes the seats of a lobby."""

    def __init__(self, client: discord.Client, languages: Languages) -> None:
        self._client = client
        self._languages = languages

    async def __call__(self, row: MatchRow, seats: Sequence[SeatRow]) -> int | None:
        """Post the message, or find it by its nonce after a crash; return its id, or None if it cannot be posted."""
        if row.guild_id is None and GROUP_DM not in row.settings:  # a single person needs no proof
            return None
        try:
            demand_server(self._client, row.guild_id)
        except Absent:
            log.warning("match %s begins without a message that its seats are closed: its server is away", row.id)
            return None
        words = await self._languages.of_match(row)
        players = ", ".join(escaped_names(words, seats))
        layout = said(words("seats-closed", players=players, commitment=row.commitment))
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        nonce, quiet = nonce_of(row.id, [b"closed", row.commitment.encode()]), discord.AllowedMentions.none()
        try:
            with urgency(Urgency.START), caused_by(Cause(PRESS, row.owner_id, row.guild_id)):
                async with asyncio.timeout(SEATS_CLOSING_TIMEOUT):
                    message = await channel.send(view=layout, nonce=nonce, silent=True, allowed_mentions=quiet)
        except UNSENT as failed:
            log.warning("match %s begins without a message that its seats are closed: %s", row.id, failure_name(failed))
            return None
        return message.id


async def sit_down(interaction: Interaction, words: Words, match: MatchRow) -> None:
    """Join a lobby, update its public message, and confirm in the user's private one."""
    user = interaction.user
    await interaction.client.services[Lobbies].join(match.id, user.id, display_name(user))
    await redraw(interaction, match.id)
    where = f"<#{match.channel_id}>"
    await change(interaction, said(words("find-joined", game=titled(words, match), where=where)))


async def lobby_channel(interaction: Interaction) -> int:
    """Return the channel for a new lobby; for a forum post that is made later, the id of the interaction.

    Raises `Refused` if the server's managers want games in other channels.
    """
    await require_place(interaction)
    forum = await interaction.client.services[Forums].of(interaction.guild_id)
    return interaction.channel_id or 0 if forum is None else interaction.id


async def require_place(interaction: Interaction) -> None:
    """Raise `Refused` if the server's managers want new games in other channels."""
    channel = interaction.channel
    inner = channel.parent if isinstance(channel, discord.Thread) else channel
    places = {interaction.channel_id, getattr(inner, "id", None), getattr(inner, "category_id", None)}
    rules = interaction.client.services.matches.server_rules
    await rules.require_channel(interaction.guild_id, {one for one in places if one})


async def post_lobby(interaction: Interaction, match_id: str) -> None:
    """Answer with the public message of a lobby, or post it in the server's forum if that is where it belongs."""
    match = await interaction.client.services.matches.find(match_id)
    if match is not None and match.channel_id == interaction.id:
        await _post_in_forum(interaction, match)
        return
    message_id = await post(interaction, *await _lobby(interaction, match_id))
    lobbies = interaction.client.services[Lobbies]
    await lobbies.set_message(match_id, interaction.channel_id or 0, message_id)


async def _post_in_forum(interaction: Interaction, match: MatchRow) -> None:
    """Make the forum post of a lobby and link to it. Raises what Discord raises."""
    client = interaction.client
    forum = await client.services[Forums].of(match.guild_id)
    if forum is None:
        raise Refused("refuse-no-forum")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    layout, cover = await _lobby(interaction, match.id)
    words = await client.services.languages.private(interaction)
    try:
        message = await client.services[Forums].post(forum, match, display_name(interaction.user), layout, cover)
    except discord.HTTPException as refused:
        if is_doubtful(refused) or wait(refused):
            raise
        why = failure_text(words, failure_name(refused))
        rewind(cover)
        message = await _post_beside(interaction, words, match, layout, cover)
        posted = words("lobby-posted-here", forum=forum.mention, why=why)
    else:
        posted = words("lobby-posted", where=f"<#{message.channel.id}>")
    lobbies = client.services[Lobbies]
    await lobbies.settle(match.id, message.channel.id, interaction.channel_id or 0)
    await lobbies.set_message(match.id, message.channel.id, message.id)
    await reply(interaction, posted)


async def _post_beside(
    interaction: Interaction, words: Words, match: MatchRow, layout: layouts.Layout, cover: list[discord.File]
) -> discord.Message:
    """Post a lobby in the current channel because the forum refused it. Raises `Refused` if that channel is busy."""
    require_permissions(interaction)
    client, channel_id = interaction.client, interaction.channel_id or 0
    other = await client.services.matches.in_channel(channel_id)
    if other is not None and other.status in ("lobby", "live"):
        raise Refused("refuse-channel-busy")
    channel = client.get_partial_messageable(channel_id, guild_id=match.guild_id)
    return await channel.send(view=layout, files=cover, allowed_mentions=discord.AllowedMentions.none())


async def redraw(interaction: Interaction, match_id: str, by: str = "") -> None:
    """Redraw the public message of a lobby: the one that was pressed, or else the one that was posted.

    `by` is the user who has cancelled it. Redraws take the lobby's lock, so that of two players who join at once
    the later drawing stays.
    """
    async with interaction.client.services[Lobbies].lock(match_id):
        layout, cover = await _lobby(interaction, match_id, by)
        if is_answered(interaction) or is_private(interaction):
            await _edit_posted(interaction, match_id, layout, cover)
        else:
            await change(interaction, layout, cover)
    matches = interaction.client.services.matches
    match, seats = await matches.find(match_id), await matches.players(match_id)
    if match is not None:
        await interaction.client.services[Forums].show(match, seats)
    await _redraw_settings(interaction, match_id, match, seats)


async def _redraw_settings(
    interaction: Interaction, match_id: str, match: MatchRow | None, seats: Sequence[SeatRow]
) -> None:
    """Update the settings messages that are open, or delete them once the lobby is over."""
    known = interaction.client.services[OpenSettings]
    for opened in known.others(match_id, interaction):
        try:
            if match is not None and match.status == "lobby":
                layout = _settings(opened, match, seats)
                await opened.interaction.edit_original_response(view=layout)
            else:
                await opened.interaction.delete_original_response()
        except UNSENT as failed:
            log.info("settings of match %s could not be shown: %s", match_id, failure_name(failed))
    if match is None or match.status != "lobby":
        known.forget(match_id)


async def _lobby(interaction: Interaction, match_id: str, by: str = "") -> tuple[layouts.Layout, list[discord.File]]:
    """Return the public message of a lobby in its current state, which may be started or cancelled, and its cover.

    The cover goes with every edit, so that messages which were posted without one get it too.
    """
    words = await public_words(interaction)
    matches = interaction.client.services.matches
    match, seats = await matches.find(match_id), await matches.players(match_id)
    if match is None:
        return layouts.said(words("refuse-game-gone")), []
    if match.status == "cancelled":
        return cancelled_card(words, match.game, by), []
    if match.status != "lobby":
        here = match.channel_id == interaction.channel_id
        started = words("lobby-started-here") if here else words("lobby-started", where=f"<#{match.channel_id}>")
        return layouts.said(f"{started}\n-# {words('lobby-sealed')}"), []
    lengths = await interaction.client.services[Lengths].of(match.game, match.seats, lobby_pace(match, seats))
    guests = open_invitations(match, seats, interaction.client.now())
    away, cover = await matches.cache.clocks.away_in_lobby(seats), await _cover(interaction, words, match)
    return lobby_card(words, match, seats, away, lengths, guests, cover), cover


async def _cover(interaction: Interaction, words: Words, match: MatchRow) -> list[discord.File]:
    """Return the cover of a lobby's game, or no file if a busy machine takes too long to draw it."""
    theme = match.settings.get(THEME, DEFAULT_THEME)
    with suppress(TimeoutError):
        async with asyncio.timeout(COVER_TIMEOUT):
            return await interaction.client.services.pictures.cover(match.game, words, theme)
    return []


async def show_settings(interaction: Interaction, words: Words, match_id: str, page: int = 0) -> None:
    """Show the user the settings of a lobby, in a private message."""
    match, seats = await interaction.client.services[Lobbies].get_lobby(match_id)
    opened = OpenedSettings(interaction, words, page)
    layout = _settings(opened, match, seats)
    await (change(interaction, layout) if is_private(interaction) else reply(interaction, "", layout))
    interaction.client.services[OpenSettings].note(match_id, opened)


def _settings(opened: OpenedSettings, match: MatchRow, seats: Sequence[SeatRow]) -> layouts.Layout:
    """Return the settings of a lobby for the user who opened them."""
    press = opened.interaction
    owner, moderates = press.user.id == match.owner_id, press.permissions.manage_messages
    return settings_card(opened.words, match, seats, opened.page, owner=owner, moderates=moderates)


async def _edit_posted(
    interaction: Interaction, match_id: str, layout: layouts.Layout, cover: list[discord.File]
) -> None:
    """Edit the public message where it was posted; post a deleted one again while players may still join."""
    shown = await interaction.client.services[Lobbies].message(match_id)
    if shown is None:
        return
    message = interaction.client.get_partial_messageable(shown.channel_id).get_partial_message(shown.message_id)
    try:
        try:
            await message.edit(view=layout, attachments=cover, allowed_mentions=discord.AllowedMentions.none())
        except discord.NotFound:
            rewind(cover)
            await _post_anew(interaction, match_id, layout, cover)
    except UNSENT as failed:
        log.info("the lobby of match %s could not be shown: %s", match_id, failure_name(failed))


async def _post_anew(
    interaction: Interaction, match_id: str, layout: layouts.Layout, cover: list[discord.File]
) -> None:
    matches = interaction.client.services.matches
    match = await matches.find(match_id)
    if match is not None and match.status == "lobby":
        channel = interaction.client.get_partial_messageable(match.channel_id, guild_id=match.guild_id)
        posted = await channel.send(view=layout, files=cover)
        await interaction.client.services[Lobbies].set_message(match_id, match.channel_id, posted.id)
