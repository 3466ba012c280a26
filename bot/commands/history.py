"""The log of a match: read in words, exported, verified."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.gateway.context import here, seated
from bot.gateway.interactions import tell
from bot.gateway.responses import show
from bot.gateway.services import Interaction
from bot.matches.history import HistoryEntry, match_history
from bot.messages import turn_card
from bot.words import Words
from engine.core.notation import write_record
from engine.core.proof import Proof, prove

LOG_LINES: Final = 40
LOG_TEXT: Final = 3_500
"""Characters of the log in one answer; with its title it stays under Discord's 4,000."""


async def history(interaction: Interaction, words: Words, count: int) -> None:
    """The last lines of what has happened, as the reader may know it, undone ones struck through."""
    match = await here(interaction)
    table, seat = await seated(interaction, match.id)
    lines = await interaction.client.services.matches.lines(match.id)
    chapters = await asyncio.to_thread(match_history, table, lines, seat)
    body = last_lines(words.at(table.names), match.game, chapters, count)
    await tell(interaction, f"### {words('log-title')}\n{body or words('log-empty')}\n-# {words('log-truncated')}")


def last_lines(words: Words, game: str, chapters: Sequence[HistoryEntry], count: int) -> str:
    """The last `count` lines that say something, as many as fit into one answer."""
    lines: list[str] = []
    for chapter in reversed(chapters):
        told = [f"~~{line}~~" if chapter.undone else line for line in turn_card.lines(words, game, chapter.told)]
        lines = [words("log-line", number=chapter.number, line=line) for line in told] + lines
        if len(lines) >= count:
            break
    lines = lines[-count:]
    while sum(len(line) + 1 for line in lines) > LOG_TEXT:
        del lines[0]
    return "\n".join(lines)


async def export(interaction: Interaction, words: Words, match_id: str) -> None:
    """Give the record as a text file; the secret and what is hidden are in it only when the match is over."""
    record = await interaction.client.services.matches.record(match_id)
    file = discord.File(io.BytesIO(write_record(record).encode()), f"provost-{match_id}.txt")
    content = words("export-done" if record.secret else "export-running")
    layout = turn_card.plain(turn_card.text(content), ui.File[Any](file))
    await show(interaction, layout, [file])


async def verify(interaction: Interaction, words: Words, match_id: str) -> None:
    """Deal every draw of chance again from the revealed secret."""
    record = await interaction.client.services.matches.record(match_id)
    table = await interaction.client.services.matches.look(match_id)
    if not record.secret:
        await tell(interaction, words("verify-running", commitment=record.commitment))
        return
    proof = await asyncio.to_thread(prove, table.game, record)
    await tell(interaction, proven(words, proof, record.commitment, record.secret))


def proven(words: Words, proof: Proof, commitment: str, secret: str) -> str:
    """The result of a proof in words."""
    if not proof.commitment_matches:
        return words("verify-seal-broken", commitment=commitment)
    if proof.first_mismatch is not None:
        return words("verify-failed", line=proof.first_mismatch + 1)
    return words("verify-proven", count=proof.draws, seed=secret, commitment=commitment)
