"""Messages of `/game find`: the lobbies with a free seat, and the notices to users who look for a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, Button, Row, Select, cut
from bot.cards.layouts import Layout, plain, said, text
from bot.cards.match_names import escaped_names, seat_names, titled
from bot.cards.notice import timestamp
from bot.clocks.metrics import Spread
from bot.clocks.presets import HOUR
from bot.features.lobby.cards import lobby_pace, pace_lines, settings_lines
from bot.features.lobby.seeks import ANY_GAME, OpenLobby, Seek
from bot.words import Words
from engine import GAMES
from storage.matches import MatchRow


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
        parts += [text(_described(words, found[0], waking, usual)), Row(_sit(words, found[0].row))]
    else:
        parts += [text(words("find-none")), Row(*(_new(words, game) for game in GAMES))]
    if found[1:]:
        parts.append(Row(_others(words, found[1:])))
    looking = "\n".join(f"-# {line}" for line in _looking(words, seek, others))
    if looking:
        parts.append(text(looking))
    parts.append(Row(_seek_menu(words)) if seek is None else Row(_stop(words)))
    return plain(*parts)


def joined_card(words: Words, row: MatchRow) -> Layout:
    """Return the message for a user who has joined a lobby from another channel."""
    return said(words("find-joined", game=titled(words, row), where=f"<#{row.channel_id}>"))


def first_message(words: Words, seek: Seek, channel_id: int) -> Layout:
    """Return the first direct message: what will be sent, how to stop it, and the channel where it was requested."""
    where = f"<#{channel_id}>"
    return said(words("find-begun", game=_sought(words, seek.game), until=timestamp(seek.until), where=where))


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


def _sit(words: Words, row: MatchRow) -> Button:
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
