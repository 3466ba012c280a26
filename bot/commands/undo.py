"""Taking back: at once where it is free, else with a request that the others answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import discord

from bot.commands import requests
from bot.gateway.context import is_private, present, seated
from bot.gateway.interactions import require_permissions, tell
from bot.gateway.responses import acknowledge
from bot.gateway.services import Interaction
from bot.matches.consent import ConsentRequest
from bot.matches.errors import Refused
from bot.matches.history import HistoryEntry, in_force, match_history
from bot.matches.match import SeatedMatch
from bot.messages import custom_ids, turn_card
from bot.messages.confirmations import confirm_undo
from bot.words import Words
from engine.core.types import CHANCE, Illegal, Seat

MOST_TAKEN: Final = 1_500
"""Characters for what an undo takes back."""


async def undo(interaction: Interaction, words: Words, match_id: str) -> None:
    """Take back the last choice, or ask the others whether one may; what goes beyond it is named and confirmed first."""
    require_permissions(interaction, words)
    await _defer(interaction)
    table, seat = await seated(interaction, match_id)
    if seat is not None and _at_once(table, seat):
        taken = await _taken_back(interaction, table, seat, seat)
        if any(entry.line.seat not in (seat, CHANCE) for entry in taken):
            confirmation = confirm_undo(words, match_id, table.log_length, _named(words, table, taken))
            await tell(interaction, "", confirmation)
            return
    await _undo(interaction, words, match_id)


async def confirmed(interaction: Interaction, words: Words, match_id: str, log_length: str) -> None:
    """Take back what was named when the log was so long; raises `Refused` when the match has gone on since."""
    require_permissions(interaction, words)
    await _defer(interaction)
    table, _ = await seated(interaction, match_id)
    if log_length != str(table.log_length):
        raise Refused("undo-outdated")
    await _undo(interaction, words, match_id)


def _at_once(table: SeatedMatch, seat: Seat) -> bool:
    """Whether an undo of a seat needs nobody's consent; not when there is nothing to take back."""
    request = table.undo_request or ConsentRequest(seat, table.log_length)
    try:
        return table.match.undo_is_free(seat) or not table.missing(request)
    except Illegal:
        return False


async def _taken_back(
    interaction: Interaction, table: SeatedMatch, seat: Seat, viewer: Seat | None
) -> list[HistoryEntry]:
    """What an undo of a seat takes back, as the viewer may know it."""
    lines = await interaction.client.services.matches.lines(table.row.id)
    history = await asyncio.to_thread(match_history, table, lines, viewer)
    return in_force(history)[table.match.undo_point(seat) :]


def _named(words: Words, table: SeatedMatch, taken: Sequence[HistoryEntry]) -> str:
    """What is taken back, a line each; the earliest are left out when there are too many."""
    events = [one for entry in taken for one in entry.events]
    bound = words.at(table.names)
    return turn_card.last_lines(bound, turn_card.lines(bound, table.row.game, events), MOST_TAKEN)


async def _undo(interaction: Interaction, words: Words, match_id: str) -> None:
    undoing = await interaction.client.services.matches.undo(match_id, interaction.user.id, str(interaction.id))
    if undoing == "asked":
        await _ask_others(interaction, match_id)
    said = words("undo-done" if undoing == "done" else "undo-waiting")
    if is_private(interaction):
        await present(interaction, words, match_id, news=f"**{said}**")
    else:
        await tell(interaction, said)


async def _ask_others(interaction: Interaction, match_id: str) -> None:
    """Post the request for an undo, which names what is taken back, and calls everybody who has to agree.

    What cannot be posted cannot be answered either: the request is then withdrawn.
    """
    client = interaction.client
    table = await client.services.matches.look(match_id)
    request = table.undo_request
    if request is None:
        return
    public = await client.services.publisher.words(table)
    taken = await _taken_back(interaction, table, request.seat, None)
    asked = public(
        "undo-asked",
        player=turn_card.listed(public, [request.seat]),
        steps=len(taken),
        players=requests.mentions(table, request),
    )
    try:
        content = f"{asked}\n{_named(public, table, taken)}".strip()
        await requests.put(client, table, public, request, custom_ids.CONSENT, content)
    except discord.HTTPException:
        user, key = interaction.user.id, str(interaction.id)
        await client.services.matches.consent(match_id, user, request.name, agree=False, key=key)
        raise


async def consent(interaction: Interaction, words: Words, match_id: str, decision_name: str, *, agree: bool) -> None:
    """Agree to an undo that waits, or refuse it.

    The request says that it was refused; once all agree it is deleted, for what happened then tells of the undo.
    """
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
        await interaction.delete_original_response()


async def _defer(interaction: Interaction) -> None:
    if interaction.type is discord.InteractionType.component:
        await acknowledge(interaction)
    else:
        await acknowledge(interaction, ephemeral=True, thinking=True)
