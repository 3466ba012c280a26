"""Posting a player's request to the others, who agree or refuse by button."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import discord

from bot.cards import custom_ids, layouts, match_names
from bot.cards.controls import Button, Row
from bot.delivery.failures import UNSENT, demand_server
from bot.interaction.context import seated
from bot.interaction.refusals import reply, require_permissions
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Client, Interaction
from bot.match.agreement import Agreement, missing
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.words import Words

ANSWERS = ("agree", "refuse")


class RequestKind(NamedTuple):
    """A kind of request: the prefix of its buttons, the id of its sentence, and what else is said.

    The sentence's arguments are `player` (who asks), `players` (who have to agree), `days`, and `steps`, the number of
    the `lines` that follow it.
    """

    prefix: str
    sentence: Callable[[ConsentRequest], str]
    lines: Callable[[Interaction, SeatedMatch, Words, ConsentRequest], Awaitable[tuple[int, str]]] | None = None


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
    steps, lines = (0, "") if kind.lines is None else await kind.lines(interaction, match, public, request)
    player, players = (
        match_names.listed(public, [request.seat]),
        " ".join(f"<@{user}>" for user in _others(match, request)),
    )
    asked = public(kind.sentence(request), player=player, players=players, days=request.amount or 0, steps=steps)
    try:
        await _put(client, match, public, agreement, kind.prefix, f"{asked}\n{lines}".strip())
    except UNSENT:
        await agreement.withdraw(match_id)
        raise


async def answer(
    interaction: Interaction, words: Words, args: Sequence[str], agreement: Agreement, granted: str = ""
) -> None:
    """Agree to a request or refuse it, and show on it what came of that.

    `args` are the match, the request's name, and one of `ANSWERS`. Without `granted`, the id of a sentence, a request
    to which all agree is deleted, since the match's log reports what follows.
    """
    if len(args) != 3 or args[2] not in ANSWERS:
        raise Refused("refuse-unknown-button")
    match_id, name, given = args
    await acknowledge(interaction)
    match, seat = await seated(interaction, match_id)
    require_permissions(interaction, match.row)
    agree, key = given == "agree", str(interaction.id)
    missing = await agreement.consent(match_id, interaction.user.id, name, key, agree=agree)
    public = await interaction.client.services.publisher.words(match)
    player = "" if seat is None else match_names.listed(public, [seat])
    if not agree:
        await change(interaction, layouts.said(public("undo-refused", player=player)))
    elif missing:
        words = words.at(match.names)
        await reply(interaction, words("undo-agreed", player=player, players=match_names.listed(words, missing)))
    elif granted:
        await change(interaction, layouts.said(public(granted)))
    else:
        await interaction.delete_original_response()


async def _put(
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
