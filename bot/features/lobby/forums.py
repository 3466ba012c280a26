"""Forums: `/server forum`, and a post with tags for each match of a server that has chosen a forum.

Tags are only labels. The state of a match is in the store alone, so a match can be played in a post whose tags cannot
be changed.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import discord
from cachetools import LRUCache
from discord import app_commands

from bot.cards.layouts import Layout
from bot.cards.match_names import seat_names
from bot.commands.server import demand_moderator
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.languages import Languages
from bot.delivery.permissions import NEEDED_EVERYWHERE, missing_in
from bot.delivery.threads import ARCHIVE_AFTER, TITLE_REFUSED, Title, open_post, thread_title, usable_tags
from bot.interaction.refusals import plainly, reply
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.preferences import Preferences
from bot.words import LOCALES, Words
from engine import GAMES
from storage.matches import MatchRow, SeatRow
from storage.store import Store

log = logging.getLogger(__name__)

FORUM: Final = "forum"  # preference of a server: the id of its forum
MAX_TAG_NAME: Final = 20
MAX_TAGS: Final = 20
MAX_APPLIED_TAGS: Final = 5

TAGGED_STATES: Final = ("open", "running", "ended")
"""States of a match that have a tag, named by the word `forum-tag-<state>`."""

CACHED_POSTS: Final = 512  # limit on the cached posts whose tags are known to be up to date


def install(group: app_commands.Group) -> None:
    """Add `/server forum`."""
    command = app_commands.describe(channel=said("param-server-forum"))(plainly(set_forum))
    group.command(name="forum", description=said("command-server-forum"))(command)


def server_lines(words: Words, chosen: Mapping[str, str]) -> list[str]:
    """Return the line about the forum for the list of a server's settings."""
    forum = chosen.get(FORUM)
    return [words("server-show-forum", where=f"<#{forum}>") if forum else words("server-show-no-forum")]


async def set_forum(interaction: Interaction, words: Words, channel: discord.ForumChannel | None = None) -> None:
    """Choose the forum for matches; with None, matches get threads in the channels where they are opened.

    Missing tags are made if the bot has the permission, and listed in the reply if it has not.
    """
    guild_id = demand_moderator(interaction)
    services = interaction.client.services
    if channel is None:
        await services.preferences.choose("guild", guild_id, FORUM, None)
        await reply(interaction, words("server-forum-none"))
        return
    if lacking := missing_in(channel, NEEDED_EVERYWHERE):
        ids = [f"forum-permission-{one}" for one in lacking]
        named = ", ".join(words(id if words.has(id) else id.removeprefix("forum-")) for id in ids)
        raise Refused("refuse-forum-closed", where=channel.mention, permissions=named)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    public = await services.languages.public(interaction)
    unmade, made = await _make_tags(channel, services[Forums].missing(channel, public.locale, [*GAMES]))
    if channel.flags.require_tag and not (made or usable_tags(channel)):
        raise Refused("refuse-forum-tags", where=channel.mention)
    await services.preferences.choose("guild", guild_id, FORUM, str(channel.id))
    moderated = services[Forums].moderated(channel, [*GAMES])
    notes = {"server-forum-tags": unmade, "server-forum-moderated": moderated}
    lines = [words(id, tags=", ".join(tags)) for id, tags in notes.items() if tags]
    await reply(interaction, "\n".join([words("server-forum-set", where=channel.mention), *lines]))


async def _make_tags(forum: discord.ForumChannel, names: list[str]) -> tuple[list[str], int]:
    """Make the missing tags of a forum; return those that could not be made, and the number of those that were."""
    if not forum.permissions_for(forum.guild.me).manage_channels:
        return names, 0
    left = [*names]
    try:
        while left and len(forum.available_tags) + len(names) - len(left) < MAX_TAGS:
            await forum.create_tag(name=left[0])
            del left[0]
    except UNSENT as failed:
        log.info("a forum lacks tags: %s", failure_name(failed))
    return left, len(names) - len(left)


class Forums:
    """Posts matches in forums and keeps their tags up to date."""

    def __init__(self, client: discord.Client, languages: Languages, preferences: Preferences, store: Store) -> None:
        self._client = client
        self._store = store
        self._languages = languages
        self._preferences = preferences
        self._tagged: LRUCache[str, tuple[str, ...]] = LRUCache(CACHED_POSTS)

    async def of(self, guild_id: int | None) -> discord.ForumChannel | None:
        """Return the forum of a server, if it has chosen one in which the bot may post."""
        chosen = None if guild_id is None else await self._preferences.get("guild", guild_id, FORUM)
        forum = None if chosen is None else self._client.get_channel(int(chosen))
        return forum if isinstance(forum, discord.ForumChannel) and not missing_in(forum, NEEDED_EVERYWHERE) else None

    async def post(
        self, forum: discord.ForumChannel, row: MatchRow, host: str, layout: Layout, files: Sequence[discord.File]
    ) -> discord.Message:
        """Post a lobby in a forum. Raises what Discord raises."""
        words = await self._languages.of_server(row.guild_id)
        title = thread_title(words, row, [host])
        made = await open_post(forum, title, layout, self._tags(forum, wanted(row)), files)
        self._tagged[row.id] = wanted(row)
        return made.message

    async def post_table(
        self, forum: discord.ForumChannel, game: str, title: Title, layout: Layout
    ) -> discord.channel.ThreadWithMessage:
        """Post the table of a tournament in a forum. Raises what Discord raises."""
        return await open_post(forum, title, layout, self._tags(forum, (f"game-{game}", "forum-tag-running")))

    async def show(self, row: MatchRow, seats: tuple[SeatRow, ...]) -> None:
        """Update the tags and the title of a match's post, if it has one. The table of a tournament keeps its title."""
        if self._tagged.get(row.id) == wanted(row):
            return
        thread = self._client.get_channel(row.channel_id)
        if not isinstance(thread, discord.Thread) or not isinstance(thread.parent, discord.ForumChannel):
            return
        self._tagged[row.id] = wanted(row)
        named = row.status == "lobby" or await self._store.event_of(row.id) is not None
        words = await self._languages.of_server(row.guild_id)
        title = thread_title(words, row, seat_names(words, seats))
        is_neutral = thread.name == title.neutral  # a title that Discord refused once is not sent again
        name = thread.name if named or is_neutral else title.wanted
        tags = self._beside_others(self._tags(thread.parent, wanted(row)), thread)
        if {tag.id for tag in thread.applied_tags} == {tag.id for tag in tags} and thread.name == name:
            return
        try:
            await self._edit(thread, name, tags)
        except UNSENT as failed:
            log.info("the post of match %s keeps its tags: %s", row.id, failure_name(failed))

    async def _edit(self, thread: discord.Thread, name: str, tags: list[discord.ForumTag]) -> None:
        """Change the title and the tags of a post, or only its tags if Discord refuses the title."""
        try:
            await thread.edit(name=name, applied_tags=tags, auto_archive_duration=ARCHIVE_AFTER)
        except discord.HTTPException as refused:
            if refused.code not in TITLE_REFUSED or name == thread.name:
                raise
            await thread.edit(applied_tags=tags, auto_archive_duration=ARCHIVE_AFTER)

    def missing(self, forum: discord.ForumChannel, locale: str, games: list[str]) -> list[str]:
        """Return the names, in a language, of the tags that a forum lacks."""
        return [self._tag_name(id, locale) for id in self._ids(games) if self._tag(forum, id) is None]

    def _ids(self, games: Iterable[str]) -> list[str]:
        """Return the ids of all tags that matches of these games may have."""
        return [*(f"forum-tag-{state}" for state in TAGGED_STATES), *(f"game-{game}" for game in games)]

    def moderated(self, forum: discord.ForumChannel, games: list[str]) -> list[str]:
        """Return the names of the required tags that only moderators may apply."""
        usable = usable_tags(forum)
        found = [self._tag(forum, id) for id in self._ids(games)]
        return [tag.name for tag in found if tag is not None and tag not in usable]

    def _tags(self, forum: discord.ForumChannel, ids: Iterable[str]) -> list[discord.ForumTag]:
        """Return the tags of a forum with these ids that the bot may apply, in whichever language they are."""
        usable = usable_tags(forum)
        found = (self._tag(forum, id) for id in ids)
        return [tag for tag in found if tag is not None and tag in usable]

    def _beside_others(self, tags: list[discord.ForumTag], thread: discord.Thread) -> list[discord.ForumTag]:
        """Return these tags followed by those that people have added to a post, up to Discord's limit."""
        mine = {name for id in self._ids(GAMES) for name in self._names(id)}
        others = [tag for tag in thread.applied_tags if tag.name.casefold() not in mine]
        return [*tags, *others][:MAX_APPLIED_TAGS]

    def _tag(self, forum: discord.ForumChannel, id: str) -> discord.ForumTag | None:
        names = self._names(id)
        return next((tag for tag in forum.available_tags if tag.name.casefold() in names), None)

    def _names(self, id: str) -> set[str]:
        """Return the names of a tag in all languages, case-folded."""
        return {self._tag_name(id, locale).casefold() for locale in LOCALES}

    def _tag_name(self, id: str, locale: str) -> str:
        return self._languages.catalogue.words(locale)(id)[:MAX_TAG_NAME]


def wanted(row: MatchRow) -> tuple[str, ...]:
    """Return the ids of the tags for a match."""
    state = {"lobby": "open", "live": "running"}.get(row.status, "ended")
    return (f"game-{row.game}", f"forum-tag-{state}")
