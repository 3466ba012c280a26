"""`/game mine`: the user's lobbies and running matches, the most urgent first."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.gateway.interactions import tell
from bot.gateway.services import Interaction
from bot.matches.errors import Refused
from bot.messages.layouts import pages
from bot.messages.log_text import time
from bot.messages.turn_card import listed
from bot.words import Words
from engine import GAMES
from storage import rows
from storage.errors import StoreError

MOST: Final = 25
"""So many of a player's matches are listed: each has to be read to say whose turn it is."""

URGENT: Final = ("you", "others", "unknown", "lobby")
"""Whose turn it is, as `mine-line` has it, in the order of the list."""

ADDRESS: Final = "https://discord.com/channels/{guild}/{channel}/{message}"


class _Line(Struct, frozen=True):
    """A match in the list: whose turn it is, since when (in seconds since 1970), who is asked, where it is shown."""

    match: rows.MatchRow
    turn: str
    since: int = 0
    players: str = ""
    where: str = ""


async def mine(interaction: Interaction, words: Words, match_id: str) -> None:
    """List the user's lobbies and running matches, here and elsewhere: first those that wait for the user longest."""
    matches, user = interaction.client.services.matches, interaction.user.id
    lobbies, live = await matches.of_user(user, "lobby"), await matches.of_user(user, "live")
    found = [_Line(match, "lobby", where=f"<#{match.channel_id}>") for match in lobbies][:MOST]
    for match in live[: MOST - len(found)]:
        found.append(await _live(interaction, words, match))
    found.sort(key=lambda line: (URGENT.index(line.turn), line.since))
    lines = [
        words(
            "mine-line",
            game=words(f"game-{line.match.game}"),
            where=line.where,
            turn=line.turn,
            players=line.players,
            since=time(line.since, "R") if line.since else "",
        )
        for line in found
        if line.match.game in GAMES
    ]
    if not lines:
        await tell(interaction, words("mine-none"))
        return
    for part in pages("\n".join([f"### {words('mine-title')}", *lines])):
        await tell(interaction, part)


async def _live(interaction: Interaction, words: Words, match: rows.MatchRow) -> _Line:
    """A live match: the card that shows it, how old that is, and whom it asks."""
    matches = interaction.client.services.matches
    channel = f"<#{match.channel_id}>"
    try:
        table = await matches.look(match.id)
        card = await matches.card(match.id)
    except (Refused, StoreError):
        return _Line(match, "unknown", where=channel)
    asked = table.asked()
    own = any(table.seats[seat].user_id == interaction.user.id for seat in asked)
    where, since = channel, 0
    if card is not None:
        where = ADDRESS.format(guild=match.guild_id or "@me", channel=card.channel_id, message=card.message_id)
        since = card.posted_at
    return _Line(match, "you" if own else "others", since, listed(words.at(table.names), asked), where)
