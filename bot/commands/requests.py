"""Putting a player's wish to the others, who agree to it or refuse by button."""

from __future__ import annotations

import discord

from bot.gateway.services import Client
from bot.matches.consent import ConsentRequest
from bot.matches.match import SeatedMatch
from bot.messages import custom_ids, layouts
from bot.messages.controls import Button, Row
from bot.words import Words

ANSWERS = ("agree", "refuse")


def mentions(table: SeatedMatch, request: ConsentRequest) -> str:
    """Name those who have to agree, each by a mention."""
    return " ".join(f"<@{user}>" for user in _others(table, request))


async def put(
    client: Client, table: SeatedMatch, words: Words, request: ConsentRequest, prefix: str, content: str
) -> None:
    """Post a request with its buttons, whose ids begin with `prefix`; it calls everybody who has to agree.

    Raises what Discord raises.
    """
    buttons: list[Button] = [
        Button(
            label=words(f"button-{answer}"),
            custom_id=custom_ids.make(prefix, table.row.id, request.name, answer),
        )
        for answer in ANSWERS
    ]
    called = discord.AllowedMentions(users=[discord.Object(user) for user in _others(table, request)])
    channel = client.get_partial_messageable(table.row.channel_id, guild_id=table.row.guild_id)
    await channel.send(view=layouts.plain(layouts.text(content), Row(*buttons)), allowed_mentions=called)


def _others(table: SeatedMatch, request: ConsentRequest) -> list[int]:
    return [user for seat in table.missing(request) if (user := table.seats[seat].user_id) is not None]
