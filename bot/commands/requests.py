"""Posting a player's request to the others, who agree or refuse by button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

import discord

from bot.cards import custom_ids, layouts, turn_card
from bot.cards.controls import Button, Row
from bot.delivery.failures import UNSENT, demand_server
from bot.interaction.answering import reply, require_permissions
from bot.interaction.context import seated
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Client, Interaction
from bot.match.agreement import Agreement
from bot.match.consent import ConsentRequest
from bot.match.match import SeatedMatch
from bot.words import Words
from engine.core.types import Seat

ANSWERS = ("agree", "refuse")


class RequestKind(NamedTuple):
    """A kind of request: how to read it from a match, the prefix of its buttons, and the id of its sentence.

    The sentence's arguments are `player` (who asks), `players` (who have to agree), and `days`.
    """

    request_of: Callable[[SeatedMatch], ConsentRequest | None]
    prefix: str
    sentence: Callable[[ConsentRequest], str]


class PostedRequest(NamedTuple):
    """A request to post, with the prefix of its buttons and its text."""

    request: ConsentRequest
    prefix: str
    content: str


async def publish(
    interaction: Interaction,
    match_id: str,
    kind: RequestKind,
    withdraw: Callable[[], Awaitable[None]],
    agreement: Agreement,
) -> None:
    """Post the user's pending request, or withdraw it if it cannot be posted, since no one could answer it.

    Do nothing if another player's request has replaced it meanwhile: that player's press posts the new one. Errors
    from Discord are passed on.
    """
    client = interaction.client
    match = await client.services.matches.get_match(match_id)
    request, public = kind.request_of(match), await client.services.publisher.words(match)
    if request is None or match.seats[request.seat].user_id != interaction.user.id:
        return
    player, players = turn_card.listed(public, [request.seat]), mentions(match, request)
    content = public(kind.sentence(request), player=player, players=players, days=request.amount or 0)
    try:
        await put(client, match, public, PostedRequest(request, kind.prefix, content), agreement)
    except UNSENT:
        await withdraw()
        raise


async def answer(
    interaction: Interaction,
    words: Words,
    match_id: str,
    consent: Callable[[], Awaitable[tuple[Seat, ...]]],
    granted: str,
    *,
    agree: bool,
) -> None:
    """Call `consent` and show the result on the request: refused, still waiting, or `granted`."""
    require_permissions(interaction, words)
    await acknowledge(interaction)
    match, seat = await seated(interaction, match_id)
    missing = await consent()
    public = await interaction.client.services.publisher.words(match)
    player = "" if seat is None else turn_card.listed(public, [seat])
    if not agree:
        await change(interaction, layouts.said(public("undo-refused", player=player)))
    elif missing:
        words = words.at(match.names)
        await reply(interaction, words("undo-agreed", player=player, players=turn_card.listed(words, missing)))
    else:
        await change(interaction, layouts.said(public(granted)))


def mentions(match: SeatedMatch, request: ConsentRequest) -> str:
    """Return mentions of those who have to agree."""
    return " ".join(f"<@{user}>" for user in _others(match, request))


async def put(client: Client, match: SeatedMatch, words: Words, posted: PostedRequest, agreement: Agreement) -> None:
    """Post a request with its buttons, pinging everyone who has to agree.

    If the request's message still exists, it is edited instead. Errors from Discord are passed on.
    """
    request = posted.request
    buttons: list[Button] = [
        Button(
            label=words(f"button-{answer}"),
            custom_id=custom_ids.make(posted.prefix, match.row.id, request.name, answer),
        )
        for answer in ANSWERS
    ]
    demand_server(client, match.row.guild_id)
    pinged = discord.AllowedMentions(users=[discord.Object(user) for user in _others(match, request)])
    channel = client.get_partial_messageable(match.row.channel_id, guild_id=match.row.guild_id)
    layout = layouts.plain(layouts.text(posted.content), Row(*buttons))
    if before := agreement.message_of(match):
        with suppress(discord.NotFound):
            await channel.get_partial_message(before).edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
            return
    message = await channel.send(view=layout, allowed_mentions=pinged)
    await agreement.put(match.row.id, request.name, message.id)


def _others(match: SeatedMatch, request: ConsentRequest) -> list[int]:
    return [user for seat in match.missing(request) if (user := match.seats[seat].user_id) is not None]
