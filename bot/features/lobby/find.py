"""`/game find`: the lobbies of a server with a free seat, and notifications about new ones."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, Button, Row, Select, cut
from bot.cards.layouts import Layout, plain, said, text
from bot.cards.match_names import escaped_names, seat_names, titled
from bot.cards.times import timestamp
from bot.clocks.paces import HOUR
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import can_read
from bot.features.lobby.cards import lobby_pace, pace_lines, settings_lines
from bot.features.lobby.message import sit_down
from bot.features.lobby.seating import JOIN, warn_first
from bot.features.lobby.seeks import ANY_GAME, OpenLobby, Seek, Seeks
from bot.features.lobby.usual_lengths import Lengths
from bot.interaction.context import of_server
from bot.interaction.refusals import plainly, reply
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import said as translated
from bot.match.errors import Refused
from bot.match.statistics import Spread
from bot.words import Words
from engine import GAMES
from storage.matches import MatchRow

log = logging.getLogger(__name__)

MAX_LOBBIES_SHOWN: Final = 10
"""Limit on the lobbies shown; for each, Discord is asked whether the user can read its channel."""


def install(group: app_commands.Group) -> None:
    """Add `/game find`."""
    group.command(name="find", description=translated("command-game-find"))(plainly(show))


async def show(interaction: Interaction, words: Words) -> None:
    """Show the user, in a private message, the lobbies with a free seat."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await reply(interaction, "", await _card(interaction, words))


async def pressed(press: Press) -> None:
    """Handle the message of `/game find`: join a lobby, look for a game, or stop looking."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    await acknowledge(interaction)
    match (*args, *values):
        case ("sit", match_id):
            await _sit(interaction, words, match_id)
        case ("seek", game):
            await _seek(interaction, words, game)
        case ("stop",):
            await interaction.client.services[Seeks].stop(interaction.user.id, interaction.guild_id or 0)
            await _show_again(interaction, words)
        case _:
            raise Refused("refuse-unknown-button")


async def _sit(interaction: Interaction, words: Words, match_id: str) -> None:
    """Join a lobby from another channel."""
    row = await of_server(interaction, match_id)
    if not await _can_read(interaction.user, row):
        raise Refused("refuse-game-gone")
    if not await warn_first(interaction, words, row, JOIN):
        await sit_down(interaction, words, row)


async def _seek(interaction: Interaction, words: Words, game: str) -> None:
    """Start to look for a game, after a first direct message has been sent.

    Raises `Refused` if the user cannot be reached by direct messages.
    """
    client, user = interaction.client, interaction.user.id
    seek = client.services[Seeks].wish(user, game)
    until, where = timestamp(seek.until), f"<#{interaction.channel_id or 0}>"
    begun = said(words("find-begun", game=_sought(words, seek.game), until=until, where=where))
    await client.direct.require(user, begun, "refuse-find-no-direct")
    await client.services[Seeks].begin(seek, interaction.guild_id or 0)
    await _show_again(interaction, words)


async def _show_again(interaction: Interaction, words: Words) -> None:
    await change(interaction, await _card(interaction, words))


async def _card(interaction: Interaction, words: Words) -> Layout:
    user, guild = interaction.user, interaction.guild_id or 0
    seeks = interaction.client.services[Seeks]
    found: list[OpenLobby] = []
    for one in await seeks.lobbies(guild, user.id):
        if len(found) == MAX_LOBBIES_SHOWN:
            break
        try:
            if await _can_read(user, one.row):
                found.append(one)
        except UNSENT as failed:  # a channel that Discord does not answer for must not hide the other lobbies
            log.info("lobby %s is not shown: %s", one.row.id, failure_name(failed))
    waking, usual = None, None
    if found:
        row, seats = found[0].row, found[0].seats
        waking = await seeks.waking_together(found[0], user.id)
        usual = await interaction.client.services[Lengths].of(row.game, row.seats, lobby_pace(row, seats))
    return find_card(words, found, waking, usual, await seeks.of(user.id, guild), await seeks.others(user.id, guild))


async def _can_read(user: discord.User | discord.Member, row: MatchRow) -> bool:
    return isinstance(user, discord.Member) and await can_read(user, row)


def find_card(
    words: Words,
    found: Sequence[OpenLobby],
    waking: int | None,
    usual: Spread | None,
    seek: Seek | None,
    others: Mapping[str, int],
) -> Layout:
    """Return the card with the lobby that will start next, a menu of the others, and a menu to look for a game.

    `waking` is how many seconds a day all players of the first lobby are awake, if known, and `usual` the lengths
    of those matches. `others` counts by game the other users who look for one.
    """
    parts: list[ui.Item[Any]] = [text(f"### {words('find-title')}")]
    if found:
        parts += [text(_described(words, found[0], waking, usual)), Row(_sit_button(words, found[0].row))]
    else:
        parts += [text(words("find-none")), Row(*(_new(words, game) for game in GAMES))]
    if found[1:]:
        parts.append(Row(_others(words, found[1:])))
    looking = "\n".join(f"-# {line}" for line in _looking(words, seek, others))
    if looking:
        parts.append(text(looking))
    parts.append(Row(_seek_menu(words)) if seek is None else Row(_stop(words)))
    return plain(*parts)


def _described(words: Words, one: OpenLobby, waking: int | None, usual: Spread | None) -> str:
    """Describe a lobby in a few lines, like its own message."""
    row, seats = one.row, one.seats
    lines = [
        f"**{titled(words, row)}** · {words('lobby-count', taken=len(seats), seats=row.seats)}",
        words("find-players", players=", ".join(escaped_names(words, seats))),
        f"-# {words(f'game-{row.game}-weight')}",
        *pace_lines(words, row, seats, usual),
        *settings_lines(words, row),
        words("find-where", where=f"<#{row.channel_id}>", when=timestamp(row.created_at)),
    ]
    if waking is not None:
        lines.append(f"-# {words('find-hours', hours=waking // HOUR)}")
    return "\n".join(lines)


def _looking(words: Words, seek: Seek | None, others: Mapping[str, int]) -> Iterator[str]:
    """Yield lines about the user's own search, and how many others look for which game."""
    if seek is not None:
        yield words("find-you-look", game=_sought(words, seek.game), until=timestamp(seek.until))
    for game, count in others.items():
        yield words("find-others-look", game=_sought(words, game), count=count)


def _sought(words: Words, game: str) -> str:
    return words("find-any") if game == ANY_GAME else words(f"game-{game}")


def _sit_button(words: Words, row: MatchRow) -> Button:
    custom_id = custom_ids.make(custom_ids.FIND, "sit", row.id)
    return Button(label=words("button-join"), custom_id=custom_id, style=discord.ButtonStyle.success)


def _new(words: Words, game: str) -> Button:
    label = words("button-new-game", game=words(f"game-{game}"))
    return Button(label=label, custom_id=custom_ids.make(custom_ids.LOBBY, "new", game))


def _stop(words: Words) -> Button:
    return Button(label=words("button-stop-looking"), custom_id=custom_ids.make(custom_ids.FIND, "stop"))


def _others(words: Words, found: Sequence[OpenLobby]) -> Select:
    options = [
        discord.SelectOption(
            label=cut(
                f"{titled(words, one.row)} · {words('lobby-count', taken=len(one.seats), seats=one.row.seats)}",
                MAX_MENU_LABEL,
            ),
            description=cut(
                f"{', '.join(seat_names(words, one.seats))} · {words(f'pace-{lobby_pace(one.row, one.seats)}')}",
                MAX_MENU_LABEL,
            ),
            value=one.row.id,
        )
        for one in found
    ]
    return Select(
        custom_id=custom_ids.make(custom_ids.FIND, "sit"), placeholder=words("menu-find-others"), options=options
    )


def _seek_menu(words: Words) -> Select:
    options = [
        discord.SelectOption(label=cut(_sought(words, game), MAX_MENU_LABEL), value=game) for game in (ANY_GAME, *GAMES)
    ]
    return Select(custom_id=custom_ids.make(custom_ids.FIND, "seek"), placeholder=words("menu-seek"), options=options)
