"""What the bot may do in a channel, worked out from roles and overwrites as Discord documents it."""

from collections.abc import Sequence
from typing import Final

import discord
from msgspec import Struct

MEMBER: Final = 1
"""The type of an overwrite for one member; 0 is for a role."""


class Role(Struct, frozen=True):
    """A role of a server; that of everybody has the server's id."""

    id: str
    permissions: str


class Member(Struct, frozen=True):
    """The bot as a member of a server."""

    roles: tuple[str, ...] = ()


class Overwrite(Struct, frozen=True):
    """What a channel allows and denies a role or a member."""

    id: str
    type: int
    allow: str
    deny: str


class Tag(Struct, frozen=True):
    """A tag of a forum; a moderated one takes the permission to manage posts."""

    name: str
    moderated: bool = False


class Channel(Struct, frozen=True):
    """A channel of a server; `available_tags` and `flags` are those of a forum."""

    id: str
    name: str = ""
    permission_overwrites: tuple[Overwrite, ...] = ()
    type: int = 0
    rate_limit_per_user: int | None = 0
    available_tags: tuple[Tag, ...] = ()
    flags: int = 0


def allowed(guild: str, me: str, member: Member, roles: Sequence[Role], channel: Channel) -> discord.Permissions:
    """The bot's permissions in a channel."""
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
