"""Faults of the places where matches are played: permissions, locks, slow mode, the tags of forums."""

from collections.abc import Iterator
from typing import Final

import discord
from msgspec import Struct

from bot.delivery.permissions import COMMENTARY_NEEDED, NEEDED, NEEDED_IN_THREADS, missing
from bot.features.lobby.forums import STATES, TAG_NAME
from bot.interaction.translator import CATALOGUE
from bot.operations.doctor.faults import Fault
from bot.operations.doctor.permissions import Channel
from bot.words import LOCALES
from engine import GAMES

TEXT, FORUM = 0, 15
"""Discord's numbers of the kinds of channels."""

REQUIRE_TAG: Final = 1 << 4
"""The flag of a forum that takes no post without a tag."""


class ThreadState(Struct, frozen=True):
    """The state of a thread."""

    archived: bool = False
    locked: bool = False


class ThreadRow(Struct, frozen=True):
    """A thread and the channel that it belongs to."""

    id: str
    parent_id: str
    name: str = ""
    thread_metadata: ThreadState = ThreadState()
    rate_limit_per_user: int | None = 0


def place_faults(server: str, channel: Channel, thread: ThreadRow | None, may: discord.Permissions) -> Iterator[Fault]:
    """Faults of one place: a channel, or a thread in it."""
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
    """Faults of a channel in which, or in whose threads, something is open."""
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
    """The names of the tags that posts of matches are to have, in every language."""
    ids = [*(f"forum-tag-{state}" for state in STATES), *(f"game-{game}" for game in GAMES)]
    return {CATALOGUE.words(locale)(id)[:TAG_NAME].casefold() for locale in LOCALES for id in ids}
