"""Taking back: at once where it is free, else with a request that the others answer."""

from __future__ import annotations

import discord

from bot.commands import requests
from bot.gateway.context import is_private, present, seated
from bot.gateway.interactions import require_permissions, tell
from bot.gateway.responses import acknowledge
from bot.gateway.services import Interaction
from bot.messages import custom_ids, turn_card
from bot.words import Words


async def undo(interaction: Interaction, words: Words, match_id: str) -> None:
    """Take back the last choice, or ask the others whether one may."""
    require_permissions(interaction, words)
    await _defer(interaction)
    await seated(interaction, match_id)
    undoing = await interaction.client.services.matches.undo(match_id, interaction.user.id, str(interaction.id))
    if undoing == "asked":
        await _ask_others(interaction, match_id)
    said = words("undo-done" if undoing == "done" else "undo-waiting")
    if is_private(interaction):
        await present(interaction, words, match_id, news=f"**{said}**")
    else:
        await tell(interaction, said)


async def _ask_others(interaction: Interaction, match_id: str) -> None:
    """Post the request for an undo, with the buttons to agree or refuse; it calls everybody who has to.

    What cannot be posted cannot be answered either: the request is then withdrawn.
    """
    client = interaction.client
    table = await client.services.matches.look(match_id)
    request = table.request
    if request is None:
        return
    public = await client.services.publisher.words(table)
    steps = len(table.match.actions) - table.match.undo_point(request.seat)
    asked = public(
        "undo-asked",
        player=turn_card.listed(public, [request.seat]),
        steps=steps,
        players=requests.mentions(table, request),
    )
    try:
        await requests.put(client, table, public, request, custom_ids.CONSENT, asked)
    except discord.HTTPException:
        user, key = interaction.user.id, str(interaction.id)
        await client.services.matches.consent(match_id, user, request.name, agree=False, key=key)
        raise


async def consent(interaction: Interaction, words: Words, match_id: str, decision_name: str, *, agree: bool) -> None:
    """Agree to an undo that waits, or refuse it; the request then says how it stands."""
    client, user = interaction.client, interaction.user.id
    table, seat = await seated(interaction, match_id)
    missing = await client.services.matches.consent(match_id, user, decision_name, agree=agree, key=str(interaction.id))
    public = await client.services.publisher.words(table)
    player = "" if seat is None else turn_card.listed(public, [seat])
    if not agree:
        await interaction.edit_original_response(view=turn_card.said(public("undo-refused", player=player)))
    elif missing:
        words = words.at(table.names)
        await tell(interaction, words("undo-agreed", player=player, players=turn_card.listed(words, missing)))
    else:
        await interaction.edit_original_response(view=turn_card.said(public("undo-granted")))


async def _defer(interaction: Interaction) -> None:
    if interaction.type is discord.InteractionType.component:
        await acknowledge(interaction)
    else:
        await acknowledge(interaction, ephemeral=True, thinking=True)
