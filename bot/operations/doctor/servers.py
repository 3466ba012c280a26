"""Faults that Discord knows of: the token, the clock, the installation, invitations, threads and places of matches."""

from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import Final, TypeVar

import discord
from msgspec import MsgspecError, Raw, Struct, json

from bot.delivery.permissions import COMMENTARY_NEEDED, NEEDED, NEEDED_IN_THREADS, invitation, missing
from bot.features.lobby.forums import MAX_TAG_NAME, TAGGED_STATES
from bot.interaction.translator import CATALOGUE
from bot.operations.doctor import Fault
from bot.operations.doctor.api import Api, ApiAnswer, NoConnection
from bot.words import LOCALES
from engine import GAMES

MEMBER: Final = 1  # the type of an overwrite for a member; 0 is for a role
TEXT, FORUM = 0, 15  # Discord's numbers of channel types
REQUIRE_TAG: Final = 1 << 4  # the flag of a forum that requires a tag on every post
T = TypeVar("T")
OK, UNAUTHORISED, FORBIDDEN = 200, 401, 403
MAX_CLOCK_ERROR: Final = 30.0  # seconds that the machine's clock may be off
MAX_THREADS: Final = 1000  # active threads that Discord allows on a server
THREADS_WARNING: Final = 900
MAX_SERVERS: Final = 25  # servers to examine, each with five requests. Those with open matches come first.
MAX_UNLISTED: Final = 5  # places of a server to fetch one by one, because Discord lists no archived threads
USER_INSTALL_KEY: Final = "1"  # the key for installation by a user instead of a server


class Named(Struct, frozen=True):
    """An object of Discord's with an id and a name: the bot or a server."""

    id: str
    name: str = ""


class Installable(Struct, frozen=True):
    """The application in the developer portal, with its kinds of installation by number, if Discord names any."""

    id: str
    integration_types_config: Mapping[str, Raw] | None = None


class Role(Struct, frozen=True):
    """A role of a server. The @everyone role has the server's id."""

    id: str
    permissions: str


class Member(Struct, frozen=True):
    """The bot as a member of a server."""

    roles: tuple[str, ...] = ()


class Overwrite(Struct, frozen=True):
    """The permissions that a channel allows and denies a role or member."""

    id: str
    type: int
    allow: str
    deny: str


class Tag(Struct, frozen=True):
    """A tag of a forum. Moderated ones need the permission to manage posts."""

    name: str
    moderated: bool = False


class Channel(Struct, frozen=True):
    """A channel of a server; only forums have `available_tags` and `flags`."""

    id: str
    name: str = ""
    permission_overwrites: tuple[Overwrite, ...] = ()
    type: int = 0
    rate_limit_per_user: int | None = 0
    available_tags: tuple[Tag, ...] = ()
    flags: int = 0


class ThreadState(Struct, frozen=True):
    """The state of a thread."""

    archived: bool = False
    locked: bool = False


class ThreadRow(Struct, frozen=True):
    """A thread and its parent channel."""

    id: str
    parent_id: str
    name: str = ""
    thread_metadata: ThreadState = ThreadState()
    rate_limit_per_user: int | None = 0


class Threads(Struct, frozen=True):
    """The active threads of a server."""

    threads: tuple[ThreadRow, ...] = ()


async def discord_faults(api: Api, places: Collection[tuple[int, int]], now: datetime) -> AsyncIterator[Fault]:
    """Yield the faults that Discord knows of. `places` are server and channel of open matches."""
    try:
        answer = await api.get("/users/@me")
        for fault in _clock(answer, now):
            yield fault
        if answer.status == UNAUTHORISED:
            yield Fault("token-refused")
            return
        me, application = read(answer, Named), read(await api.get("/applications/@me"), Installable)
        guilds = read(await api.get("/users/@me/guilds"), tuple[Named, ...])
        if me is None or application is None or guilds is None:
            raise NoConnection
        installed = application.integration_types_config
        if installed is not None and USER_INSTALL_KEY not in installed:
            yield Fault("user-install-off")
        open_in = {str(guild) for guild, _ in places}
        for guild in sorted(guilds, key=lambda guild: guild.id not in open_in)[:MAX_SERVERS]:
            channels = [str(channel) for server, channel in places if str(server) == guild.id]
            async for fault in _server(api, me, application, guild, channels):
                yield fault
    except NoConnection:
        yield Fault("discord-unreachable")


async def _server(
    api: Api, me: Named, application: Installable, guild: Named, places: Sequence[str]
) -> AsyncIterator[Fault]:
    if (await api.get(f"/applications/{application.id}/guilds/{guild.id}/commands")).status == FORBIDDEN:
        yield Fault("commands-scope", {"server": guild.name, "link": invitation(application.id)})
    active = read(await api.get(f"/guilds/{guild.id}/threads/active"), Threads) or Threads()
    if len(active.threads) >= THREADS_WARNING:
        yield Fault("threads-full", {"server": guild.name, "count": len(active.threads), "most": MAX_THREADS})
    if places:
        async for fault in _places(api, me, guild, places, active):
            yield fault


async def _places(api: Api, me: Named, guild: Named, places: Sequence[str], active: Threads) -> AsyncIterator[Fault]:
    """Yield faults of the places of a server with open matches, and of their channels."""
    roles = read(await api.get(f"/guilds/{guild.id}/roles"), tuple[Role, ...])
    channels = read(await api.get(f"/guilds/{guild.id}/channels"), tuple[Channel, ...])
    member = read(await api.get(f"/guilds/{guild.id}/members/{me.id}"), Member)
    if roles is None or channels is None or member is None:
        return
    by_id = {channel.id: channel for channel in channels}
    threads = {thread.id: thread for thread in active.threads}
    unlisted = [place for place in dict.fromkeys(places) if place not in by_id and place not in threads]
    for place in unlisted[:MAX_UNLISTED]:
        if (found := read(await api.get(f"/channels/{place}"), ThreadRow)) is not None:
            threads[place] = found
    used = dict[str, discord.Permissions]()
    for place in dict.fromkeys(places):
        thread = threads.get(place)
        channel = by_id.get(place if thread is None else thread.parent_id)
        if channel is not None:
            used[channel.id] = allowed(guild.id, me.id, member, roles, channel)
            for fault in place_faults(guild.name, channel, thread, used[channel.id]):
                yield fault
    for id, may in used.items():
        for fault in channel_faults(guild.name, by_id[id], may):
            yield fault


def place_faults(server: str, channel: Channel, thread: ThreadRow | None, may: discord.Permissions) -> Iterator[Fault]:
    """Yield faults of a place of a match: a channel, or a thread in it."""
    place = channel if thread is None else thread
    given = {"channel": place.name, "server": server}
    for permission in missing(NEEDED if thread is None else NEEDED_IN_THREADS, may):
        yield Fault("permission", {"permission": permission, **given})
    if thread is not None and thread.thread_metadata.locked:
        yield Fault("place-locked", given)
    elif thread is not None and thread.thread_metadata.archived:
        yield Fault("place-archived", given, optional=True)
    if place.rate_limit_per_user:
        yield Fault("slow-mode", {"seconds": place.rate_limit_per_user, **given}, optional=True)


def channel_faults(server: str, channel: Channel, may: discord.Permissions) -> Iterator[Fault]:
    """Yield faults of a channel that has open matches, itself or in its threads."""
    given = {"channel": channel.name, "server": server}
    if channel.type == TEXT:
        for permission in missing(COMMENTARY_NEEDED, may):
            if not getattr(NEEDED | NEEDED_IN_THREADS, permission):
                yield Fault("permission-optional", {"permission": permission, **given}, optional=True)
    if channel.type != FORUM or may.manage_threads:
        return
    if channel.flags & REQUIRE_TAG and all(tag.moderated for tag in channel.available_tags):
        yield Fault("forum-tags", given)
    own = _own_tags()
    moderated = [tag.name for tag in channel.available_tags if tag.moderated and tag.name.casefold() in own]
    if moderated:
        yield Fault("forum-moderated", {"tags": ", ".join(moderated), **given}, optional=True)


def _own_tags() -> set[str]:
    """Return the names of the tags of matches in every language."""
    ids = [*(f"forum-tag-{state}" for state in TAGGED_STATES), *(f"game-{game}" for game in GAMES)]
    return {CATALOGUE.words(locale)(id)[:MAX_TAG_NAME].casefold() for locale in LOCALES for id in ids}


def allowed(guild: str, me: str, member: Member, roles: Sequence[Role], channel: Channel) -> discord.Permissions:
    """Return the bot's permissions in a channel."""
    mine = {guild, *member.roles}
    value = 0
    for role in roles:
        if role.id in mine:
            value |= int(role.permissions)
    if discord.Permissions(value).administrator:
        return discord.Permissions.all()
    overwrites = channel.permission_overwrites
    everybody = [one for one in overwrites if one.id == guild]
    of_roles = [one for one in overwrites if one.type != MEMBER and one.id in member.roles]
    own = [one for one in overwrites if one.type == MEMBER and one.id == me]
    for layer in (everybody, of_roles, own):
        for one in layer:
            value &= ~int(one.deny)
        for one in layer:
            value |= int(one.allow)
    return discord.Permissions(value)


def _clock(answer: ApiAnswer, now: datetime) -> Iterator[Fault]:
    try:
        off = (now - parsedate_to_datetime(answer.date)).total_seconds()
    except (ValueError, TypeError):
        return
    if abs(off) > MAX_CLOCK_ERROR:
        yield Fault("clock-off", {"seconds": round(abs(off))})


def read(answer: ApiAnswer, kind: type[T]) -> T | None:
    """Decode a response, or return None if Discord refused."""
    if answer.status != OK:
        return None
    try:
        return json.decode(answer.body, type=kind)
    except MsgspecError:
        return None
