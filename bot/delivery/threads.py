"""Threads and forum posts of matches: make them, keep them in the sidebar, and reopen them.

Matches often pause longer than the day after which Discord archives a thread by default. In an archived forum post,
buttons fail on the web and on phones for users who may not write there.
"""

import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import discord

from bot.cards.layouts import Layout
from bot.cards.match_names import place_name
from bot.delivery.causes import PRESS, Cause, caused_by
from bot.delivery.failures import INVALID_BODY, UNSENT, failure_name
from bot.delivery.languages import Languages
from bot.delivery.pictures import rewind
from bot.delivery.rate_limits import Urgency, urgency
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.service import Matches
from bot.words import Words
from storage.errors import StoreError
from storage.matches import MatchRow

log = logging.getLogger(__name__)

ARCHIVE_AFTER: Final = 10_080
"""Minutes without a message until Discord archives a thread: the longest duration that it offers."""

MAX_TITLE: Final = 100
SHORT_ID: Final = 4  # characters of a match's id in its neutral title

TITLE_REFUSED: Final = (INVALID_BODY, 200000, 200001, 220001, 240000)
"""Discord's codes for a title with a word that Discord, or the server's AutoMod, does not allow."""

TAG_REQUIRED: Final = 40067  # Discord's code for a post without a tag in a forum that requires one


class Title(NamedTuple):
    """The title of a thread, and a neutral one without names in case Discord refuses a word in it."""

    wanted: str
    neutral: str


def thread_title(words: Words, row: MatchRow, players: Sequence[str]) -> Title:
    """Return the title of the thread or post in which a match is played."""
    return Title(place_name(words, row, players), neutral_title(words, row.game, row.id[:SHORT_ID]))


def neutral_title(words: Words, game: str, id: str) -> str:
    """Return a title without players' names."""
    return words("thread-neutral", game=words(f"game-{game}"), id=id)[:MAX_TITLE]


async def open_thread(channel: discord.TextChannel, title: Title, *, private: bool = False) -> discord.Thread:
    """Make a thread for everyone in the channel, or a `private` one to which only the bot admits users.

    Raises `discord.HTTPException`.
    """
    public = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    kind: Any = {"type": discord.ChannelType.private_thread, "invitable": False} if private else {"type": public}
    try:
        return await channel.create_thread(name=title.wanted, auto_archive_duration=ARCHIVE_AFTER, **kind)
    except discord.HTTPException as refused:
        if refused.code not in TITLE_REFUSED:
            raise
    return await channel.create_thread(name=title.neutral, auto_archive_duration=ARCHIVE_AFTER, **kind)


async def open_post(
    forum: discord.ForumChannel,
    title: Title,
    view: Layout,
    tags: Sequence[discord.ForumTag],
    files: Sequence[discord.File] = (),
) -> discord.channel.ThreadWithMessage:
    """Post in a forum. Raises `discord.HTTPException`.

    If the forum requires a tag and none is given, any usable one is applied.
    """
    any_tag = sorted(usable_tags(forum), key=lambda tag: tag.moderated)[:1]
    applied = tags or (any_tag if forum.flags.require_tag else ())
    post = partial(
        forum.create_thread,
        view=view,
        files=[*files],
        auto_archive_duration=ARCHIVE_AFTER,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    try:
        return await post(name=title.wanted, applied_tags=applied)
    except discord.HTTPException as refused:
        if refused.code not in (*TITLE_REFUSED, TAG_REQUIRED):
            raise
        name = title.wanted if refused.code == TAG_REQUIRED else title.neutral
    rewind(files)
    return await post(name=name, applied_tags=applied or any_tag)


def usable_tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Return the tags of a forum that the bot may apply. Moderated ones need the permission to manage posts."""
    may = forum.permissions_for(forum.guild.me).manage_threads
    return [tag for tag in forum.available_tags if may or not tag.moderated]


async def reopen(thread: discord.Thread) -> None:
    """Reopen an archived thread, in which nothing can be changed.

    The bot's own threads then stay open as long as possible.
    """
    if thread.archived:
        own = thread.owner_id == thread.guild.me.id
        await thread.edit(archived=False, auto_archive_duration=ARCHIVE_AFTER if own else discord.utils.MISSING)


class Places:
    """Makes threads for matches, and names computer players in a server's language."""

    def __init__(self, client: discord.Client, matches: Matches, languages: Languages) -> None:
        self._client = client
        self._matches = matches
        self._languages = languages

    async def open(self, match: SeatedMatch) -> None:
        """Move a match that has just started to a thread of its own, if one can be made."""
        place = await self._made(match)
        if place is None:
            return
        try:
            await self._matches.move_to(match.row.id, place.id, parent=match.row.channel_id)
        except (Refused, StoreError) as failed:  # the match has started, so its players still need their card
            log.warning("match %s stays where its lobby was: %s", match.row.id, failed)

    async def computer_name(self, guild_id: int | None, number: int) -> str:
        """Return the name of a computer player on a server."""
        return (await self._languages.of_server(guild_id))("computer-name", number=number)

    async def _made(self, match: SeatedMatch) -> discord.Thread | None:
        channel = self._client.get_channel(match.row.channel_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        may = channel.permissions_for(channel.guild.me)
        if not (may.create_public_threads and may.send_messages_in_threads):
            return None
        words = await self._languages.of_server(match.row.guild_id)
        try:
            with urgency(Urgency.START), caused_by(Cause(PRESS, match.row.owner_id, match.row.guild_id)):
                return await open_thread(channel, thread_title(words, match.row, words.at(match.names).seats))
        except UNSENT as failed:
            log.info("no thread for match %s: %s", match.row.id, failure_name(failed))
            return None
