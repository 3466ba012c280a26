"""The table that somebody acts at: which match it is, who sits where, and showing it to one person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.cards.controls import Draft
from bot.cards.layouts import OutgoingMessage, file_of
from bot.cards.private_card import NO_NOTES, CardNotes, confirmation, hand_card, private_card
from bot.delivery.failures import UNSENT
from bot.delivery.permissions import may_watch
from bot.interaction.answering import display_name, reply, require_permissions
from bot.interaction.responses import acknowledge, change, is_answered, show
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.settings import THEME, is_public
from bot.words import Words
from engine.core.types import Seat
from render import has_hand
from storage.matches import MatchRow

log = logging.getLogger(__name__)


async def here(interaction: Interaction) -> MatchRow:
    """The match of the channel; raises `Refused` when there is none."""
    match = await interaction.client.services.matches.in_channel(interaction.channel_id or 0)
    if match is None:
        raise Refused("refuse-no-match")
    return match


async def of_server(interaction: Interaction, match_id: str) -> MatchRow:
    """The match that a press names; raises `Refused` when it is not one of this server."""
    match = await interaction.client.services.matches.find(match_id)
    if match is None or match.guild_id != interaction.guild_id:
        raise Refused("refuse-game-gone")
    return match


async def public_words(interaction: Interaction) -> Words:
    """The words that the channel of an interaction reads."""
    return await interaction.client.services.languages.public(interaction)


async def seated(interaction: Interaction, match_id: str, *, anywhere: bool = False) -> tuple[SeatedMatch, Seat | None]:
    """A match of this server, and the seat of whoever acts, None for a spectator.

    Players act in a match of another server too, in direct messages and by what they alone see; with `anywhere`, by all.
    """
    match = await interaction.client.services.matches.get_match(match_id)
    seat = _own_seat(interaction, match)
    if not is_of_server(interaction, match.row):
        alone = anywhere or is_private(interaction) or interaction.guild_id is None
        if seat is None or not alone:
            raise Refused("refuse-game-gone")
        await _require_member(interaction, match)
    elif seat is not None and interaction.guild_id is not None:
        interaction.client.services.membership.note(interaction.guild_id, interaction.user.id)
    return match, seat


async def require_playable(interaction: Interaction, words: Words, match_id: str) -> MatchRow:
    """Return the row of a match that may be played from here; raises `Refused`.

    The match itself is read once, by whatever changes it: here its row is enough, but for a player who acts from elsewhere.
    """
    services = interaction.client.services
    match = services.matches.cached_row(match_id)
    if match is None or not is_of_server(interaction, match):
        match = (await seated(interaction, match_id))[0].row
    elif interaction.guild_id is not None:
        services.membership.note(interaction.guild_id, interaction.user.id)
    require_permissions(interaction, words, match)
    return match


async def _require_member(interaction: Interaction, match: SeatedMatch) -> None:
    """Refuse a player who has left the server of a match, or was sent away from it; others go on with a computer player.

    A game of one person alone goes on wherever that person is.
    """
    services, user, guild = interaction.client.services, interaction.user.id, match.row.guild_id
    if guild is None or len(match.people) == 1 or match.row.status != "live":
        return
    if await services.membership.has_left(interaction.client, guild, user):
        await services.matches.seat_changes.leave_server(match.row.id, user)
        raise Refused("refuse-left-server")


async def watched(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, Seat | None]:
    """A match that whoever acts may see, and the own seat, None for a spectator; what is shown of it is for them alone.

    Raises `Refused` for a spectator elsewhere who could not follow it either; of another server only public ones are shown.
    """
    match = await interaction.client.services.matches.get_match(match_id)
    seat = _own_seat(interaction, match)
    if seat is None and not is_here(interaction, match):
        if not is_answered(interaction):
            await defer(interaction)
        known = is_public(match.row) or is_of_server(interaction, match.row)
        if not known or not await may_watch(interaction.client, match.row, interaction.user.id):
            raise Refused("refuse-game-gone")
    return match, seat


def is_here(interaction: Interaction, match: SeatedMatch) -> bool:
    """Whether this is the channel of a match: whoever is there sees all of it."""
    return interaction.channel_id == match.row.channel_id


def _own_seat(interaction: Interaction, match: SeatedMatch) -> Seat | None:
    return next((one.seat for one in match.seats if one.user_id == interaction.user.id), None)


def is_of_server(interaction: Interaction, match: MatchRow) -> bool:
    """Whether a match is of the server in which somebody acts."""
    return match.guild_id == interaction.guild_id


def own_name(interaction: Interaction, match: MatchRow | None) -> str:
    """Return what a user is called on the server of a match, empty for a press from elsewhere: there it may be another name."""
    return display_name(interaction.user) if match is not None and is_of_server(interaction, match) else ""


def is_private(interaction: Interaction) -> bool:
    """Whether what was pressed is on a message that only who pressed it sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def defer(interaction: Interaction) -> None:
    """Acknowledge: a message that is for one person alone will be changed, any other is followed by one."""
    await acknowledge(interaction, ephemeral=True, thinking=not is_private(interaction))


async def present(
    interaction: Interaction,
    words: Words,
    match_id: str,
    notes: CardNotes = NO_NOTES,
    *,
    anywhere: bool = False,
) -> tuple[SeatedMatch, Seat | None]:
    """Show whoever acts, alone, the choices there are and what they are made by; takes `anywhere`, and returns, as `seated`.

    A pressed message that is for that person alone is changed so that it shows them.
    """
    match, seat = await seated(interaction, match_id, anywhere=anywhere)
    words = words.at(match.names)
    theme, extra = await _theme(interaction), await _extra(interaction, match, seat, words)
    # The buttons that take back ask about every choice so far: a match that was read from its snapshot is played for that.
    await asyncio.to_thread(match.core.choices)
    card = private_card(match, words, seat, theme, notes, extra)
    await _give(interaction, match_id, card, words, renew=is_private(interaction))
    return match, seat


async def mark(interaction: Interaction, words: Words, match_id: str, draft: Draft) -> None:
    """Mark on a private card what has been picked so far; its pictures stay. Raises `Refused` for an old question."""
    match, seat = await seated(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    match.decision(seat, draft.decision_name)
    words = words.at(match.names)
    extra = await _extra(interaction, match, seat, words)
    card = private_card(match, words, seat, await _theme(interaction), CardNotes(draft=draft), extra)
    if is_private(interaction) and _has_pictures(interaction.message, card):
        await change(interaction, card.layout)
    else:
        await acknowledge(interaction)
        await present(interaction, words, match_id, CardNotes(draft=draft))


def _has_pictures(message: discord.Message | None, card: OutgoingMessage) -> bool:
    """Whether a message has all the pictures of a card: one of them may not have been drawn when it was sent."""
    parts = (part for item in message.components for part in getattr(item, "children", ())) if message else ()
    galleries = (part for part in parts if isinstance(part, discord.MediaGalleryComponent))
    return {picture.file for picture in card.pictures} <= {file_of(item) for part in galleries for item in part.items}


async def show_hand(interaction: Interaction, words: Words, match_id: str, *, news: str = "") -> None:
    """Show a player the own hand, alone; raises `Refused` for those who watch, and where nobody holds cards."""
    match, seat = await seated(interaction, match_id)
    if not has_hand(match.row.game):
        raise Refused("refuse-no-hand")
    if seat is None:
        raise Refused("refuse-not-a-player")
    words = words.at(match.names)
    card = hand_card(match, words, seat, await _theme(interaction), status=news)
    await _give(interaction, match_id, card, words, renew=False)


async def report(interaction: Interaction, words: Words, match_id: str, shown: Sequence[ShownEvent]) -> None:
    """Say that a choice is done and show, alone, whoever made it what came of it.

    The choice stands whatever happens here: a failure is logged, and reported as one of showing alone.
    """
    try:
        match = await interaction.client.services.matches.get_match(match_id)
        news = confirmation(words.at(match.names), match.row.game, shown)
        if is_private(interaction):
            await present(interaction, words, match_id, CardNotes(status=news))
        elif has_hand(match.row.game):
            await show_hand(interaction, words, match_id, news=news)
        else:
            await reply(interaction, words("answer-done"))
    except UNSENT:
        raise
    except Exception as failed:
        log.exception("what came of a choice in match %s could not be shown", match_id)
        raise Refused("refuse-not-shown") from failed


async def raise_obstacle(interaction: Interaction, match_id: str) -> None:
    """Raise `Refused` when the news of a match, which are saved, cannot be published."""
    if obstacle := await interaction.client.services.publisher.outcome(match_id):
        raise obstacle


async def _extra(interaction: Interaction, match: SeatedMatch, seat: Seat | None, words: Words) -> list[ui.Item[Any]]:
    """Return what the features add to the card that a player alone sees."""
    parts = interaction.client.services.private_parts
    return [item for part in parts for item in await part(interaction, match, seat, words)]


async def _theme(interaction: Interaction) -> str | None:
    return await interaction.client.services.preferences.get("user", interaction.user.id, THEME)


async def _give(interaction: Interaction, match_id: str, card: OutgoingMessage, words: Words, *, renew: bool) -> None:
    layout, files = await interaction.client.services.pictures.draw(match_id, card, words)
    if renew:
        await interaction.edit_original_response(view=layout, attachments=files)
    else:
        await show(interaction, layout, files)
