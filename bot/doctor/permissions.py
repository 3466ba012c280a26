"""What the bot may do in a channel, worked out from roles and overwrites as Discord documents it."""

from collections.abc import Iterator, Sequence
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


class Channel(Struct, frozen=True):
    """A channel of a server."""

    id: str
    name: str = ""
    permission_overwrites: tuple[Overwrite, ...] = ()


def missing(
    needed: discord.Permissions, guild: str, me: str, member: Member, roles: Sequence[Role], channel: Channel
) -> Iterator[str]:
    """The names of the permissions that the bot needs in a channel and does not have."""
    allowed = _allowed(guild, me, member, roles, channel)
    for name, on in needed:
        if on and not getattr(allowed, name):
            yield name


def _allowed(guild: str, me: str, member: Member, roles: Sequence[Role], channel: Channel) -> discord.Permissions:
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
