"""Faults that Discord knows of: the token, the clock, the installation, the invitation, threads, and those of places."""

from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from datetime import datetime
from email.utils import parsedate_to_datetime
from typing import Final, TypeVar

import discord
from msgspec import MsgspecError, Raw, Struct, json

from bot.delivery.permissions import invitation
from bot.operations.doctor.api import Api, ApiAnswer, NoConnection
from bot.operations.doctor.faults import Fault
from bot.operations.doctor.permissions import Channel, Member, Role, allowed
from bot.operations.doctor.places import ThreadRow, channel_faults, place_faults

T = TypeVar("T")

OK, UNAUTHORISED, FORBIDDEN = 200, 401, 403

CLOCK: Final = 30.0
"""Seconds that the machine's clock may be off."""

THREADS: Final = 1000
"""Active threads that a server may have."""

NEAR: Final = 900

SERVERS: Final = 25
"""Servers that are looked at, each with five requests; those in which something is open come first."""

UNLISTED: Final = 5
"""Places of a server that are asked for one by one, as Discord lists no archived threads."""

USER_INSTALL: Final = "1"
"""The number of an installation by a user instead of a server."""


class Named(Struct, frozen=True):
    """Something of Discord with an id: the bot, a server."""

    id: str
    name: str = ""


class Installable(Struct, frozen=True):
    """The application in the developer portal; its installations are by number, and absent where Discord names none."""

    id: str
    integration_types_config: Mapping[str, Raw] | None = None


class Threads(Struct, frozen=True):
    """The active threads of a server."""

    threads: tuple[ThreadRow, ...] = ()


async def discord_faults(api: Api, places: Collection[tuple[int, int]], now: datetime) -> AsyncIterator[Fault]:
    """What is wrong on Discord's side; `places` are server and channel of what is open."""
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
        if installed is not None and USER_INSTALL not in installed:
            yield Fault("user-install-off")
        open_in = {str(guild) for guild, _ in places}
        for guild in sorted(guilds, key=lambda guild: guild.id not in open_in)[:SERVERS]:
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
    if len(active.threads) >= NEAR:
        yield Fault("threads-full", {"server": guild.name, "count": len(active.threads), "most": THREADS})
    if places:
        async for fault in _places(api, me, guild, places, active):
            yield fault


async def _places(api: Api, me: Named, guild: Named, places: Sequence[str], active: Threads) -> AsyncIterator[Fault]:
    """Faults of the places of a server in which something is open, and of their channels."""
    roles = read(await api.get(f"/guilds/{guild.id}/roles"), tuple[Role, ...])
    channels = read(await api.get(f"/guilds/{guild.id}/channels"), tuple[Channel, ...])
    member = read(await api.get(f"/guilds/{guild.id}/members/{me.id}"), Member)
    if roles is None or channels is None or member is None:
        return
    by_id = {channel.id: channel for channel in channels}
    threads = {thread.id: thread for thread in active.threads}
    unlisted = [place for place in dict.fromkeys(places) if place not in by_id and place not in threads]
    for place in unlisted[:UNLISTED]:
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


def _clock(answer: ApiAnswer, now: datetime) -> Iterator[Fault]:
    try:
        off = (now - parsedate_to_datetime(answer.date)).total_seconds()
    except (ValueError, TypeError):
        return
    if abs(off) > CLOCK:
        yield Fault("clock-off", {"seconds": round(abs(off))})


def read(answer: ApiAnswer, kind: type[T]) -> T | None:
    """What an answer says; None when Discord refused."""
    if answer.status != OK:
        return None
    try:
        return json.decode(answer.body, type=kind)
    except MsgspecError:
        return None
