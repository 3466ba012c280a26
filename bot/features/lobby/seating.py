"""Taking a seat, or waiting for one; `/clock substitute`. A user who would sit with a player to avoid is asked first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from discord import app_commands

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.layouts import Layout, plain, said, text
from bot.cards.turn_card import named
from bot.commands.clock import back
from bot.features.lobby.message import sit_down
from bot.features.lobby.seeks import Seeks
from bot.features.lobby.service import Lobbies
from bot.interaction.answering import display_name, reply, run_safely
from bot.interaction.context import here, is_private, of_server, seated
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import said as translated
from bot.match.errors import Refused
from bot.match.names import digest
from bot.words import Words
from storage.matches import MatchRow

JOIN, WAIT, SUBSTITUTE = "join", "wait", "substitute"


def install(group: app_commands.Group) -> None:
    """Add `/clock substitute`."""

    @group.command(name="substitute", description=translated("command-clock-substitute"))
    async def command(interaction: Interaction) -> None:
        async def work(words: Words) -> None:
            match, _ = await seated(interaction, (await here(interaction)).id)
            if not await asks_first(interaction, words, match.row, SUBSTITUTE):
                await substitute(interaction, words, match.row)

        await run_safely(interaction, work)


async def take_seat(press: Press) -> None:
    """Take the seat that a computer player has: its player has it back, anybody else sits down in it."""
    interaction, words = press.interaction, press.words
    if len(press.args) != 2:
        raise Refused("refuse-unknown-button")
    match_id = press.args[1]
    match, seat = await seated(interaction, match_id)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    if seat is not None:
        await back(interaction, words, match_id)
        return
    if await asks_first(interaction, words, match.row, SUBSTITUTE):
        return
    user, name = interaction.user.id, display_name(interaction.user)
    await interaction.client.services.matches.seat_changes.substitute(match_id, user, name)
    await reply(interaction, words("clock-substitute-done"))


async def confirm(press: Press) -> None:
    """Sit down with a player to avoid all the same."""
    match press.args:
        case (act, match_id, asked_about):
            await confirmed(press.interaction, press.words, act, match_id, asked_about)
        case _:
            raise Refused("refuse-unknown-button")


async def wait(interaction: Interaction, words: Words, match: MatchRow) -> None:
    """Wait for a seat of a lobby or match, or wait no longer."""
    user = interaction.user
    waits = await interaction.client.services[Lobbies].reserve(match.id, user.id, display_name(user))
    await _say(interaction, words("clock-substitute-waits" if waits else "clock-substitute-leaves"))


async def substitute(interaction: Interaction, words: Words, match: MatchRow) -> None:
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


ACTS: Final[Mapping[str, Callable[[Interaction, Words, MatchRow], Awaitable[None]]]] = {
    JOIN: sit_down,
    WAIT: wait,
    SUBSTITUTE: substitute,
}
"""What whoever was asked first may do all the same."""


async def asks_first(interaction: Interaction, words: Words, match: MatchRow, act: str) -> bool:
    """Ask whoever is about to sit down with somebody to avoid whether that is meant; returns whether it was asked."""
    avoided = await _avoided(interaction, match)
    if not avoided or (act != JOIN and await _waits(interaction, match)):
        return False
    await reply(interaction, "", confirm_seat(words, act, match.id, _digest(avoided), avoided.values()))
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


async def _avoided(interaction: Interaction, match: MatchRow) -> dict[int, str]:
    """The names of those in a lobby or match whom whoever acts avoids, by id; none for who is there already."""
    services, user = interaction.client.services, interaction.user.id
    company, matches = services[Seeks].company, services.matches
    avoided = await company.of(user)
    seats = await matches.players(match.id) if avoided and match.status in ("lobby", "live") else ()
    if any(seat.user_id == user for seat in seats):
        return {}
    names = {seat.user_id: seat.name for seat in seats if seat.user_id is not None}
    found = await company.among(avoided, names)
    return {one: name for one, name in names.items() if one in found}


async def _waits(interaction: Interaction, match: MatchRow) -> bool:
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
        await reply(interaction, sentence)


def confirm_seat(words: Words, act: str, match_id: str, digest: str, names: Iterable[str]) -> Layout:
    """Ask whether a user wants to sit down with these people all the same; `digest` stands for them, `act` for how."""
    button: Button = Button(
        label=words("button-join-anyway"), custom_id=custom_ids.make(custom_ids.SEAT, act, match_id, digest)
    )
    return plain(text(words("avoid-join", players=", ".join(map(named, names)))), Row(button))
