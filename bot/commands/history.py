"""The log of a match: reading, exporting and verifying it."""

import asyncio
import io
from typing import Any, Final

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, MAX_MENU_OPTIONS, Button, Row, Select, cut
from bot.cards.layouts import Layout, plain, said, text
from bot.cards.match_log import log_lines, log_pages, log_text, undo_choices
from bot.cards.times import time
from bot.interaction.context import here, is_private, require_admitted, seated
from bot.interaction.private_cards import show_aside
from bot.interaction.refusals import reply
from bot.interaction.responses import acknowledge, change, show
from bot.interaction.services import Interaction, Press
from bot.match.errors import Refused
from bot.match.history import HistoryEntry, match_history, since_last_choice, since_last_turn, since_length
from bot.match.match import SeatedMatch
from bot.match.settings import PARENT
from bot.words import Words
from engine.core.notation import write_record
from engine.core.proof import Proof, prove
from engine.core.types import Seat

NEWEST_PAGE: Final = -1  # the number of the newest page of a log


async def history(interaction: Interaction, words: Words) -> None:
    """Show the last page of the log as far as the reader may see it, with undone acts struck through."""
    match = await here(interaction)
    await reply(interaction, "", await _page(interaction, words, match.id, NEWEST_PAGE))


async def pressed(press: Press) -> None:
    """Turn a page of the log."""
    match press.args:
        case (_, match_id, page, to) if page.isdecimal():
            await turn_page(press.interaction, press.words, match_id, int(page), to)
        case _:
            raise Refused("refuse-unknown-button")


async def turn_page(interaction: Interaction, words: Words, match_id: str, page: int, to: str) -> None:
    """Show another page of the log in the message that was pressed.

    `to` is the name of the button. On cards from older versions it is a number, and counts pages from the newest.
    """
    shown = await _page(interaction, words, match_id, NEWEST_PAGE - page if to.isdecimal() else page)
    if is_private(interaction):
        await change(interaction, shown)
    else:
        await reply(interaction, "", shown)


async def _page(interaction: Interaction, words: Words, match_id: str, page: int) -> Layout:
    """Return a page of the log, 0 is the oldest and -1 the newest, with buttons to turn pages."""
    match, entries, seat = await _read_history(interaction, match_id)
    acts = await interaction.client.services.matches.store.arbiter_acts(match_id)
    words = words.at(match.names)
    pages = log_pages(words, log_lines(words, match.row.game, entries, acts))
    last = max(len(pages) - 1, 0)
    page = min(page, last) if page >= 0 else max(len(pages) + page, 0)
    turning: list[Button] = [
        Button(
            label=words(f"button-{name}"),
            custom_id=custom_ids.make(custom_ids.TABLE, "log", match_id, str(max(to, 0)), name),
            disabled=not 0 <= to <= last,
        )
        for name, to in (("earlier", page - 1), ("later", page + 1))
    ]
    title = words("log-title", page=page + 1, pages=last + 1)
    body = log_text(words, pages[page]) if pages else words("log-empty")
    numbers = frozenset[int]().union(*(line.numbers for line in pages[page])) if pages else frozenset()
    back = _going_back(words, match, entries, numbers) if seat is not None else []
    return plain(text(f"### {title}\n{body}\n\n-# {words('log-truncated')}"), Row(*turning), *back)


def _going_back(words: Words, match: SeatedMatch, entries: list[HistoryEntry], numbers: frozenset[int]) -> list[Row]:
    """Return a menu of the choices on a page that an undo may go back to."""
    found = undo_choices(words, match, entries, numbers)[-MAX_MENU_OPTIONS:] if match.row.status == "live" else []
    if not found:
        return []
    menu: Select = Select(
        custom_id=custom_ids.make(custom_ids.TABLE, "to", match.row.id, str(match.core.undos)),
        placeholder=words("menu-undo-to"),
        options=[discord.SelectOption(label=cut(said, MAX_MENU_LABEL), value=str(keep)) for keep, said in found],
    )
    return [Row(menu)]


async def since(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show a user, in private, what has happened meanwhile, and since when.

    For players this begins after their last choice, for spectators after their last look or with the current turn.
    """
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match, entries, seat = await _read_history(interaction, match_id)
    words = words.at(match.names)
    if seat is not None:
        last, after = since_last_choice(entries, seat)
        title = words("since-title", when=time(last.at, "R")) if last else words("since-beginning")
    else:
        looked = interaction.client.services.last_looks.swap(match_id, interaction.user.id, len(entries))
        last, after = (None, since_last_turn(entries)) if looked is None else since_length(entries, looked)
        title = words("since-turn") if last is None else words("since-look", when=time(last.at, "R"))
    acts = await interaction.client.services.matches.store.arbiter_acts(match_id)
    first = last.seq + 1 if last is not None else after[0].line.seq if after and seat is None else 0
    pages = log_pages(words, log_lines(words, match.row.game, after, [act for act in acts if act.seq >= first]))
    left_out = [f"-# {words('since-more')}"] if len(pages) > 1 else []
    body = log_text(words, pages[-1]) if pages else words("since-nothing")
    await show_aside(interaction, match_id, said("\n".join([f"### {title}", *left_out, body])))


async def _read_history(interaction: Interaction, match_id: str) -> tuple[SeatedMatch, list[HistoryEntry], Seat | None]:
    """Return a match, its history as far as the reader may see it, and the reader's seat."""
    match, seat = await seated(interaction, match_id)
    lines = await interaction.client.services.matches.lines(match_id)
    return match, await asyncio.to_thread(match_history, match, lines, seat), seat


async def export(interaction: Interaction, words: Words, match_id: str) -> None:
    """Send the record as a text file; it has the secret and hidden information only once the match is over."""
    await seated(interaction, match_id)
    record = await interaction.client.services.matches.record(match_id)
    file = discord.File(io.BytesIO(write_record(record).encode()), f"provost-{match_id}.txt")
    content = words("export-done" if record.secret else "export-running")
    layout = plain(text(content), ui.File[Any](file))
    await show(interaction, layout, [file])


async def verify(interaction: Interaction, words: Words, match_id: str) -> None:
    """Deal every draw of chance again from the revealed secret; until then, and in a lobby, show the seal."""
    row = await interaction.client.services.matches.find(match_id)
    if row is not None and row.status == "lobby" and row.commitment:
        await reply(interaction, words("verify-running", commitment=row.commitment))
        return
    if row is not None:
        await require_admitted(interaction, row)
    record = await interaction.client.services.matches.record(match_id)
    match = await interaction.client.services.matches.get_match(match_id)
    if not record.secret:
        await reply(interaction, words("verify-running", commitment=record.commitment))
        return
    proof = await asyncio.to_thread(prove, match.game, record)
    lines = [proven(words, proof, record.commitment, record.secret)]
    if proof.first_mismatch is None and proof.commitment_matches:
        lines.append(
            words("verify-closed", where=_closing(match, record.closed))
            if record.closed
            else words("verify-not-closed")
        )
    await reply(interaction, "\n".join(lines))


def _closing(match: SeatedMatch, closed: str) -> str:
    """Return the URL of the message that closed the seats of a match, in the channel of its lobby."""
    place = match.row.settings.get(PARENT, str(match.row.channel_id))
    return f"https://discord.com/channels/{match.row.guild_id or '@me'}/{place}/{closed}"


def proven(words: Words, proof: Proof, commitment: str, secret: str) -> str:
    """Return the result of a proof as text."""
    if not proof.commitment_matches:
        return words("verify-seal-broken", commitment=commitment)
    if proof.first_mismatch is not None:
        return words("verify-failed", line=proof.first_mismatch + 1)
    return words("verify-proven", count=proof.draws, seed=secret, commitment=commitment)
