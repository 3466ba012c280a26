"""`/game watch`: the running matches of a server that a user may watch, with links and a button to follow each."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands, ui
from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.event_lines import time
from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import titled_with_players
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import can_read
from bot.interaction.answering import reply, run_safely
from bot.interaction.context import is_private
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.settings import is_public, is_secluded
from bot.words import Words
from storage.matches import MatchRow, SeatRow

log = logging.getLogger(__name__)

WATCHED_PER_PAGE: Final = 8
"""Matches on a page: each has a text, a row and a button, and a message holds 40 parts."""

MAX_MATCHES_CHECKED: Final = 200
"""Running matches of a server that are searched: the newest."""


class WatchedMatch(Struct, frozen=True):
    """A running match of a page; `followed` is True if the user follows it already."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    readable: bool
    followed: bool


def install(group: app_commands.Group) -> None:
    """Add `/game watch`."""

    @group.command(name="watch", description=said("command-game-watch"))
    async def watch(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: show_page(interaction, words, 0))


async def show_page(interaction: Interaction, words: Words, number: int) -> None:
    """Show a page of the running matches, in place of the page on which a button was pressed."""
    is_press = interaction.message is not None and is_private(interaction)
    await acknowledge(interaction, ephemeral=True, thinking=not is_press)
    found = await _watchable(interaction)
    last = max(0, len(found) - 1) // WATCHED_PER_PAGE
    number = min(number, last)
    store, user = interaction.client.services.matches.store, interaction.user.id
    followed = {one.subject for one in await store.follows_of(user) if one.kind == "match"}
    shown = [
        WatchedMatch(row, await store.seats(row.id), readable, row.id in followed)
        for row, readable in found[WATCHED_PER_PAGE * number :][:WATCHED_PER_PAGE]
    ]
    layout = watch_page(words, shown, number, last)
    if is_press:
        await change(interaction, layout)
    else:
        await reply(interaction, "", layout)


def watch_page(words: Words, shown: Sequence[WatchedMatch], number: int, last: int) -> Layout:
    """Return a page of running matches, each with a link if the user can read its channel."""
    parts: list[ui.Item[Any]] = [text(f"### {words('watch-title')}")]
    parts += [] if shown else [text(words("watch-none"))]
    for one in shown:
        where = f"<#{one.row.channel_id}>" if one.readable else words("watch-elsewhere")
        begun = words("watch-begun", when=time(one.row.created_at, "R"))
        parts.append(text(f"**{titled_with_players(words, one.row, one.seats)}**\n{where} · {begun}"))
        following: Button = Button(
            label=words("button-following" if one.followed else "button-follow"),
            custom_id=custom_ids.make(custom_ids.WATCH, "follow", one.row.id),
            disabled=one.followed,
            style=discord.ButtonStyle.secondary,
        )
        parts.append(Row(following))
    if last:
        parts.append(text(f"-# {words('ladder-pages', page=number + 1, pages=last + 1)}"))
        parts.append(
            Row(*(_turning(words, name, to, last) for name, to in (("previous", number - 1), ("next", number + 1))))
        )
    return plain(*parts)


def _turning(words: Words, name: str, to: int, last: int) -> Button:
    custom_id = custom_ids.make(custom_ids.WATCH, "page", f"{max(0, to)}", name)
    return Button(label=words(f"button-{name}"), custom_id=custom_id, disabled=not 0 <= to <= last)


async def _watchable(interaction: Interaction) -> list[tuple[MatchRow, bool]]:
    """Return the running matches that the user may watch and does not play in, newest first, and who can be read."""
    store, user = interaction.client.services.matches.store, interaction.user
    own = {row.id for row in await store.matches_of(user.id, "live")}
    running = [
        row for row in await store.running_in(interaction.guild_id) if row.status == "live" and row.id not in own
    ]
    running.sort(key=lambda row: (-row.created_at, row.id))
    found = []
    for row in [one for one in running if not is_secluded(one)][:MAX_MATCHES_CHECKED]:
        try:
            readable = isinstance(user, discord.Member) and await can_read(user, row)
        except UNSENT as failed:  # a channel that Discord does not answer for must not hide the other matches
            log.info("match %s is not shown: %s", row.id, failure_name(failed))
            continue
        if readable or is_public(row):
            found.append((row, readable))
    return found
