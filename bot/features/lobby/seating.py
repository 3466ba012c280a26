"""Seats: joining a lobby, its waiting list, and `/clock substitute`.

A user who would meet an avoided player is asked first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from discord import app_commands

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.layouts import Layout, plain, said, text
from bot.cards.match_names import named
from bot.commands.clock import back
from bot.features.lobby.message import sit_down
from bot.features.lobby.seeks import Seeks
from bot.features.lobby.service import Lobbies
from bot.interaction.context import here, is_private, of_server, seated
from bot.interaction.refusals import display_name, plainly, reply
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import said as translated
from bot.match.errors import Refused
from bot.match.safe_names import digest
from bot.match.settings import TOURNAMENT
from bot.words import Words
from storage.matches import MatchRow

JOIN, WAIT, SUBSTITUTE = "join", "wait", "substitute"


def install(clock: app_commands.Group) -> None:
    """Add `/clock substitute`."""

    @clock.command(name="substitute", description=translated("command-clock-substitute"))
    @plainly
    async def command(interaction: Interaction, words: Words) -> None:
        match, _ = await seated(interaction, (await here(interaction)).id)
        if not await warn_first(interaction, words, match.row, SUBSTITUTE):
            await substitute(interaction, words, match.row)


async def take_seat(press: Press) -> None:
    """Take a seat played by a computer: its player returns to it, and anyone else becomes a substitute."""
    interaction, words = press.interaction, press.words
    if len(press.args) != 2:
        raise Refused("refuse-unknown-button")
    match_id = press.args[1]
    match, seat = await seated(interaction, match_id)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    if seat is not None:
        await back(interaction, words, match_id)
        return
    _require_no_tournament(match.row)
    if await warn_first(interaction, words, match.row, SUBSTITUTE):
        return
    user, name = interaction.user.id, display_name(interaction.user)
    await interaction.client.services.matches.seat_changes.substitute(match_id, user, name)
    await reply(interaction, words("clock-substitute-done"))


def _require_no_tournament(match: MatchRow) -> None:
    """Raise `Refused` for a match of a tournament, whose seats the organisers fill."""
    if TOURNAMENT in match.settings:
        raise Refused("refuse-tournament-seat")


async def confirm(press: Press) -> None:
    """Join after a warning about avoided players, or warn again if others have come since."""
    if len(press.args) != 3:
        raise Refused("refuse-unknown-button")
    interaction, words, (act, match_id, asked_about) = press.interaction, press.words, press.args
    await acknowledge(interaction)
    match = await of_server(interaction, match_id)
    avoided = await _avoided(interaction, match)
    if avoided and _digest(avoided) != asked_about:
        await change(interaction, confirm_seat(words, act, match_id, _digest(avoided), avoided.values()))
    else:
        await WAYS_TO_JOIN[act](interaction, words, match)


async def wait(interaction: Interaction, words: Words, match: MatchRow) -> None:
    """Join the waiting list of a lobby or match, or leave it."""
    user = interaction.user
    waits = await interaction.client.services[Lobbies].reserve(match.id, user.id, display_name(user))
    await _say(interaction, words("clock-substitute-waits" if waits else "clock-substitute-leaves"))


async def substitute(interaction: Interaction, words: Words, match: MatchRow) -> None:
    """Take the seat of an absent player; if none is free yet, join the waiting list or leave it."""
    user = interaction.user
    _require_no_tournament(match)
    try:
        await interaction.client.services.matches.seat_changes.substitute(match.id, user.id, display_name(user))
    except Refused as refused:
        if refused.sentence != "refuse-no-free-seat":
            raise
        await wait(interaction, words, match)
        return
    await _say(interaction, words("clock-substitute-done"))


WAYS_TO_JOIN: Final[Mapping[str, Callable[[Interaction, Words, MatchRow], Awaitable[None]]]] = {
    JOIN: sit_down,
    WAIT: wait,
    SUBSTITUTE: substitute,
}
"""Ways to join that are possible after a warning about avoided players."""


async def warn_first(interaction: Interaction, words: Words, match: MatchRow, act: str) -> bool:
    """Warn a user who is about to join avoided players; return True if a warning was shown."""
    avoided = await _avoided(interaction, match)
    if not avoided or (act != JOIN and await _waits(interaction, match)):
        return False
    await reply(interaction, "", confirm_seat(words, act, match.id, _digest(avoided), avoided.values()))
    return True


async def _avoided(interaction: Interaction, match: MatchRow) -> dict[int, str]:
    """Return the avoided players in a lobby or match, as names by id; none if the user is already there."""
    services, user = interaction.client.services, interaction.user.id
    avoidance, matches = services[Seeks].avoidance, services.matches
    avoided = await avoidance.of(user)
    seats = await matches.players(match.id) if avoided and match.status in ("lobby", "live") else ()
    if any(seat.user_id == user for seat in seats):
        return {}
    names = {seat.user_id: seat.name for seat in seats if seat.user_id is not None}
    found = await avoidance.among(avoided, names)
    return {one: name for one, name in names.items() if one in found}


async def _waits(interaction: Interaction, match: MatchRow) -> bool:
    reserves = await interaction.client.services.matches.store.reserves(match.id)
    return any(one.user_id == interaction.user.id for one in reserves)


def _digest(users: Mapping[int, str]) -> str:
    """Return a digest of a set of users that is short enough for a button."""
    return digest(" ".join(map(str, sorted(users))))


async def _say(interaction: Interaction, sentence: str) -> None:
    """Show the outcome, in place of the warning if there was one."""
    await (change(interaction, said(sentence)) if is_private(interaction) else reply(interaction, sentence))


def confirm_seat(words: Words, act: str, match_id: str, digest: str, names: Iterable[str]) -> Layout:
    """Return the warning about avoided players. `digest` identifies this set of players; `act` is the way to join."""
    button: Button = Button(
        label=words("button-join-anyway"), custom_id=custom_ids.make(custom_ids.SEAT, act, match_id, digest)
    )
    return plain(text(words("avoid-join", players=", ".join(map(named, names)))), Row(button))
