"""Posting a player's request to the others, who agree or refuse by button."""

from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import discord

from bot.cards import custom_ids, layouts, turn_card
from bot.cards.controls import Button, Row
from bot.delivery.failures import UNSENT, demand_server
from bot.interaction.context import seated
from bot.interaction.refusals import reply, require_permissions
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Client, Interaction
from bot.match.agreement import Agreement, missing
from bot.match.consent import ConsentRequest
from bot.match.match import SeatedMatch
from bot.words import Words

ANSWERS = ("agree", "refuse")


class RequestKind(NamedTuple):
    """A kind of request: the prefix of its buttons, and the id of its sentence.

    The sentence's arguments are `player` (who asks), `players` (who have to agree), and `days`.
    """

    prefix: str
    sentence: Callable[[ConsentRequest], str]


async def publish(interaction: Interaction, match_id: str, kind: RequestKind, agreement: Agreement) -> None:
    """Post the user's pending request, or withdraw it if it cannot be posted, since no one could answer it.

    Do nothing if another player's request has replaced it meanwhile: that player's press posts the new one. Errors
    from Discord are passed on.
    """
    client = interaction.client
    match = await client.services.matches.get_match(match_id)
    request, public = agreement.pending(match), await client.services.publisher.words(match)
    if request is None or match.seats[request.seat].user_id != interaction.user.id:
        return
    player, players = turn_card.listed(public, [request.seat]), mentions(match, request)
    content = public(kind.sentence(request), player=player, players=players, days=request.amount or 0)
    try:
        await put(client, match, public, agreement, kind.prefix, content)
    except UNSENT:
        await agreement.withdraw(match_id)
        raise


async def answer(
    interaction: Interaction, words: Words, ids: tuple[str, str], agreement: Agreement, granted: str, *, agree: bool
) -> None:
    """Agree to the request (`ids`: match and name) or refuse it, and show on it what came of that."""
    require_permissions(interaction)
    await acknowledge(interaction)
    match, seat = await seated(interaction, ids[0])
    missing = await agreement.consent(ids[0], interaction.user.id, ids[1], agree=agree)
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


async def put(
    client: Client, match: SeatedMatch, words: Words, agreement: Agreement, prefix: str, content: str
) -> None:
    """Post the pending request with its buttons, pinging everyone who has to agree.

    If the request's message still exists, it is edited instead. Errors from Discord are passed on.
    """
    request = agreement.pending(match)
    assert request is not None
    buttons: list[Button] = [
        Button(label=words(f"button-{answer}"), custom_id=custom_ids.make(prefix, match.row.id, request.name, answer))
        for answer in ANSWERS
    ]
    demand_server(client, match.row.guild_id)
    pinged = discord.AllowedMentions(users=[discord.Object(user) for user in _others(match, request)])
    channel = client.get_partial_messageable(match.row.channel_id, guild_id=match.row.guild_id)
    layout = layouts.plain(layouts.text(content), Row(*buttons))
    if before := agreement.message_of(match):
        with suppress(discord.NotFound):
            await channel.get_partial_message(before).edit(view=layout, allowed_mentions=discord.AllowedMentions.none())
            return
    message = await channel.send(view=layout, allowed_mentions=pinged)
    await agreement.put(match.row.id, request.name, message.id)


def _others(match: SeatedMatch, request: ConsentRequest) -> list[int]:
    return [user for seat in missing(match, request) if (user := match.seats[seat].user_id) is not None]
