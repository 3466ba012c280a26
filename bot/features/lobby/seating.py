"""Taking a seat, or waiting for one: whoever would meet somebody to avoid there is asked first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.cards.layouts import said
from bot.features.avoid.cards import confirm_seat
from bot.features.lobby.message import of_server, sit_down
from bot.interaction.answering import display_name, tell
from bot.interaction.context import is_private
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.tokens import digest
from bot.words import Words
from storage import rows

JOIN, WAIT, SUBSTITUTE = "join", "wait", "substitute"


async def wait(interaction: Interaction, words: Words, match: rows.MatchRow) -> None:
    """Wait for a seat of a lobby or match, or wait no longer."""
    user = interaction.user
    waits = await interaction.client.services.matches.lobbies.reserve(match.id, user.id, display_name(user))
    await _say(interaction, words("clock-substitute-waits" if waits else "clock-substitute-leaves"))


async def substitute(interaction: Interaction, words: Words, match: rows.MatchRow) -> None:
    """Sit down in a seat whose player has not come back; where none is free yet, wait for one, or wait no longer."""
    user = interaction.user
    try:
        await interaction.client.services.matches.seat_changes.substitute(match.id, user.id, display_name(user))
    except Refused as refused:
        if refused.sentence != "refuse-no-free-seat":
            raise
        await wait(interaction, words, match)
        return
    await _say(interaction, words("clock-substitute-done"))


ACTS: Final[Mapping[str, Callable[[Interaction, Words, rows.MatchRow], Awaitable[None]]]] = {
    JOIN: sit_down,
    WAIT: wait,
    SUBSTITUTE: substitute,
}
"""What whoever was asked first may do all the same."""


async def asks_first(interaction: Interaction, words: Words, match: rows.MatchRow, act: str) -> bool:
    """Ask whoever is about to sit down with somebody to avoid whether that is meant; returns whether it was asked."""
    avoided = await _avoided(interaction, match)
    if not avoided or (act != JOIN and await _waits(interaction, match)):
        return False
    await tell(interaction, "", confirm_seat(words, act, match.id, _digest(avoided), avoided.values()))
    return True


async def confirmed(interaction: Interaction, words: Words, act: str, match_id: str, asked_about: str) -> None:
    """Sit down all the same; where others to avoid have come since, ask again."""
    await acknowledge(interaction)
    match = await of_server(interaction, match_id)
    avoided = await _avoided(interaction, match)
    if avoided and _digest(avoided) != asked_about:
        await change(interaction, confirm_seat(words, act, match_id, _digest(avoided), avoided.values()))
    else:
        await ACTS[act](interaction, words, match)


async def _avoided(interaction: Interaction, match: rows.MatchRow) -> dict[int, str]:
    """The names of those in a lobby or match whom whoever acts avoids, by id; none for who is there already."""
    matches, user = interaction.client.services.matches, interaction.user.id
    avoided = await matches.avoidance.of(user)
    seats = await matches.lobbies.players(match.id) if avoided and match.status in ("lobby", "live") else ()
    if any(seat.user_id == user for seat in seats):
        return {}
    names = {seat.user_id: seat.name for seat in seats if seat.user_id is not None}
    found = await matches.avoidance.among(avoided, names)
    return {one: name for one, name in names.items() if one in found}


async def _waits(interaction: Interaction, match: rows.MatchRow) -> bool:
    reserves = await interaction.client.services.matches.store.reserves(match.id)
    return any(one.user_id == interaction.user.id for one in reserves)


def _digest(users: Mapping[int, str]) -> str:
    """A short name of these users together, as a button carries it."""
    return digest(" ".join(map(str, sorted(users))))


async def _say(interaction: Interaction, sentence: str) -> None:
    """Say what has come of it, in place of the question whether it was meant."""
    if is_private(interaction):
        await change(interaction, said(sentence))
    else:
        await tell(interaction, sentence)
