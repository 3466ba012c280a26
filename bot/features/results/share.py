"""**Share** on a result: its text to copy and its picture, and a menu of channels in which a player can post both.

All tables of a duplicate round play the same deal, so their results cannot be shared while the round lasts.
"""

import asyncio
import re
from typing import Any, Final

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import cut
from bot.cards.endings import conceded_line
from bot.cards.layouts import gallery_of, plain, said, text
from bot.cards.match_names import named, titled
from bot.cards.opinions import decline_line, point_lines
from bot.cards.turn_card import called
from bot.commands.mygames import match_link
from bot.delivery.permissions import missing_in, needed_in
from bot.features.results.analyses import Analyses
from bot.features.results.cards import MAX_TURNING_POINT_LINE
from bot.features.results.ended import as_files, draw_end, ended_match, occasion_of
from bot.interaction.context import is_of_server, public_words
from bot.interaction.refusals import display_name
from bot.interaction.responses import acknowledge, change, show
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.settings import THEME, is_secluded
from bot.words import Words
from engine.minds.analysis import Analysis
from render import DEFAULT_THEME

CHANNEL_TYPES: Final = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.public_thread,
    discord.ChannelType.news_thread,
]
"""Channels in which a result can be posted; the bot does not know the members of a private thread."""

MARKDOWN_LINK: Final = re.compile(r"\[(?P<label>[^\]]*)\]\((?P<address>[^)]*)\)")
BOLD_OR_ESCAPED: Final = re.compile(r"\*\*|\\(?P<character>.)")
"""A link in markdown, and signs that do not show: those of bold print, and one before an escaped character."""


async def offer_share(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show the result to copy, and to players on its server the menu of channels."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match, seat = await _open_result(interaction, match_id)
    said, file = await _shared(interaction, match)
    # A code block has a button that copies it, and a phone copies it as a whole.
    parts = [text(f"```\n{without_markdown(said)}\n```"), gallery_of(file)]
    if seat is None or match.row.guild_id is None or not is_of_server(interaction, match.row):
        await show(interaction, plain(text(words("share-copy")), *parts), [file])
        return
    menu: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=custom_ids.make(custom_ids.RESULT, "share-to", match_id),
        placeholder=words("menu-share"),
        channel_types=CHANNEL_TYPES,
    )
    await show(interaction, plain(text(words("share-how")), *parts, ui.ActionRow(menu)), [file])


async def share_in(interaction: Interaction, words: Words, match_id: str, channel_id: str) -> None:
    """Post the result in a channel of its server, for a player who may post there."""
    await acknowledge(interaction)
    match, seat = await _open_result(interaction, match_id)
    if seat is None:
        raise Refused("refuse-not-a-player")
    if not is_of_server(interaction, match.row):
        raise Refused("refuse-game-gone")
    channel = _channel(interaction, channel_id)
    shared, file = await _shared(interaction, match)
    public = await public_words(interaction)
    first = text(public("share-by", player=named(display_name(interaction.user))))
    target = interaction.client.get_partial_messageable(channel.id, guild_id=interaction.guild_id)
    posted = await target.send(
        view=plain(first, text(shared), gallery_of(file)), files=[file], allowed_mentions=discord.AllowedMentions.none()
    )
    await change(interaction, said(words("share-done", where=posted.jump_url)), [])


async def _open_result(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, int | None]:
    """Return a match that may be shared, and the user's seat. Raises `Refused` as `ended_match` does."""
    match, seat = await ended_match(interaction, match_id)
    if is_secluded(match.row):
        raise Refused("refuse-secluded")
    return match, seat


def _channel(interaction: Interaction, channel_id: str) -> discord.TextChannel | discord.Thread:
    """Return the channel in which to post. Raises `Refused` unless both the user and the bot may post there."""
    guild, user = interaction.guild, interaction.user
    channel = guild.get_channel_or_thread(int(channel_id)) if guild and channel_id.isdecimal() else None
    if (
        not isinstance(channel, discord.TextChannel | discord.Thread)
        or channel.type not in CHANNEL_TYPES
        or (isinstance(channel, discord.Thread) and channel.parent is None)
        or not isinstance(user, discord.Member)
    ):
        raise Refused("refuse-share-place")
    if not needed_in(channel) <= channel.permissions_for(user):
        raise Refused("refuse-share-own")
    if lacking := missing_in(channel):
        raise Refused("refuse-share-there", lacking=lacking)
    return channel


async def _shared(interaction: Interaction, match: SeatedMatch) -> tuple[str, discord.File]:
    """Return the text of a result for everyone, in the server's language, and the file of its picture."""
    services, row = interaction.client.services, match.row
    public = (await public_words(interaction)).at(match.names)
    lines, card = await services.matches.lines(row.id), await services.matches.card(row.id)
    timeline = await asyncio.to_thread(services.timelines.of, match, lines)
    theme, occasion = row.settings.get(THEME, DEFAULT_THEME), occasion_of(interaction, match, lines)
    (picture,) = (await asyncio.to_thread(draw_end, match, timeline, public, theme, occasion)).values()
    (file,) = as_files({f"{row.game}-{row.id}.png": picture})
    file.description = public("alt-winner" if match.conceder is None else "chart-turns")
    link = None if row.guild_id is None else match_link(row, card)
    return share_text(public, match, services[Analyses].known(row.id), link), file


def without_markdown(said: str) -> str:
    """Return the text of a message for a code block: without its markdown and backticks, and with bare links."""
    bare = MARKDOWN_LINK.sub(r"\g<label>: \g<address>", said.removeprefix("### "))
    return BOLD_OR_ESCAPED.sub(r"\g<character>", bare).replace("`", "'")


def share_text(words: Words, match: SeatedMatch, found: Analysis | None, link: str | None) -> str:
    """Return a result in lines: the game, places and points, the first turning point if it is known, and the link."""
    outcome, loser = match.view(None).outcome, match.conceder
    said = [conceded_line(words, match, loser)] if loser is not None else []
    if outcome is not None:
        ranked = sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat])
        places = (
            words(
                "share-place", rank=outcome.ranks[seat], player=called(words, match, seat), points=outcome.scores[seat]
            )
            for seat in ranked
        )
        said += [f"**{place}**" for place in places]
    if found is not None and found.points:
        turning = point_lines(words, match.row.game, found.points[0])[:2]
        said += [discord.utils.escape_markdown(cut(line, MAX_TURNING_POINT_LINE)) for line in turning]
    elif found is not None and found.declines:
        said.append(discord.utils.escape_markdown(decline_line(words, found.declines[0])))
    said += [words("share-link", link=link)] if link is not None else []
    return "\n".join([f"### {titled(words, match.row)}", *said])
