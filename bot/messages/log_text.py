"""The log of a match as text: by turn, with times, in pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.matches.history import TURN, HistoryEntry, turn_of
from bot.messages.turn_card import lines
from bot.words import Words

LOG_TEXT: Final = 3_500
"""Characters of the log in one answer; with its title it stays under Discord's 4,000."""

PAUSE: Final = 3_600
"""Seconds after which a line is shown with its time again."""


class LogLine(Struct, frozen=True):
    """One sentence of the log, when it was said (in seconds since 1970), and in which turn."""

    at: int
    turn: int
    text: str


def log_lines(words: Words, game: str, history: Sequence[HistoryEntry]) -> list[LogLine]:
    """The sentences of a log; what was taken back is struck through."""
    found: list[LogLine] = []
    for entry in history:
        turn, pending = entry.turn, list(entry.events)
        while pending:
            end = next((at for at, one in enumerate(pending) if one.event.kind == TURN), len(pending))
            for said in lines(words, game, pending[:end]):
                text = f"~~{said}~~" if entry.undone else said
                found.append(LogLine(entry.line.at, turn, words("log-line", number=entry.number, line=text)))
            turn = turn_of(pending[end].event) if end < len(pending) else turn
            pending = pending[end + 1 :]
    return found


def log_pages(words: Words, log: Sequence[LogLine], most: int) -> list[str]:
    """The log in pages of at most so many lines, the newest first; none without lines."""
    pages: list[str] = []
    rest = [*log]
    while rest:
        count = min(most, len(rest))
        while count > 1 and len(log_text(words, rest[-count:])) > LOG_TEXT:
            count -= 1
        pages.append(log_text(words, rest[-count:])[:LOG_TEXT])
        del rest[-count:]
    return pages


def log_text(words: Words, log: Sequence[LogLine]) -> str:
    """Lines below the turn that they belong to, and below their time where some has passed."""
    said: list[str] = []
    turn, at = -1, 0
    for line in log:
        if line.turn != turn:
            said.append(f"**{words('board-turn', turn=line.turn) if line.turn else words('phase-setup')}**")
        if line.turn != turn or line.at - at >= PAUSE:
            said.append(f"-# {time(line.at)}")
            at = line.at
        turn = line.turn
        said.append(line.text)
    return "\n".join(said)


def time(at: int, style: str = "f") -> str:
    """A moment as Discord shows it to each reader in the reader's own time zone; `R` is how long ago."""
    return f"<t:{at}:{style}>"
