"""Messages that report phases that have ended, each with the board after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import msgspec
from discord import ui
from msgspec import Struct, structs

from bot.cards.event_lines import last_lines, lines
from bot.cards.layouts import Layout, OutgoingMessage, PictureFile, Remains, gallery, plain, text
from bot.cards.turn_card import board_of, moment
from bot.match.match import SeatedMatch
from bot.match.phases import EndedPhase, Lines, PhaseLine
from bot.match.settings import THEME
from bot.words import Words
from engine.core.view import View
from render import DEFAULT_THEME, POSTER

MAX_PHASES: Final = 10
"""Phases in one message, limited by its pictures."""

MAX_PHASE_TEXT: Final = 2_900

MAX_MESSAGE_TEXT: Final = 3_100
"""Characters of one message. Discord allows 4,000, and alternative texts may have to replace its pictures."""

HEADING_MARK: Final = "### "


class PhaseCard(Struct, frozen=True):
    """A message about phases: its card, its lines by phase, and how many of the phases to publish it covers."""

    card: OutgoingMessage
    lines: Lines
    count: int


class _Shown(Struct, frozen=True):
    """A phase worth reporting: its text, its lines, and the board, which is None if it has not changed."""

    number: int
    text: str
    lines: tuple[PhaseLine, ...]
    board: PictureFile | None


def phase_cards(match: SeatedMatch, words: Words, ended: Sequence[EndedPhase]) -> list[PhaseCard]:
    """Return messages about phases that have ended, as few as Discord's limits allow.

    Phases in which nothing happened or changed are left out.
    """
    pages: list[list[_Shown]] = []
    for shown in _worth_showing(match, words, ended):
        if not pages or len(pages[-1]) == MAX_PHASES or _length(pages[-1]) + len(shown.text) > MAX_MESSAGE_TEXT:
            pages.append([])
        pages[-1].append(shown)
    return [_page(page) for page in pages]


def corrected(words: Words, game: str, said: Lines, kept: Remains) -> Layout:
    """Return a posted message with other lines."""
    texts = iter(said)
    parts: list[ui.Item[Any]] = []
    for part in kept:
        if isinstance(part, ui.TextDisplay) and part.content.startswith(HEADING_MARK):
            heading, *_ = part.content.partition("\n")
            parts.append(text(_text(words, game, heading, next(texts, ()))))
        else:
            parts.append(part)
    return plain(*parts)


def phase_lines(words: Words, game: str, said: Sequence[PhaseLine]) -> list[str]:
    """Return events as sentences of the game, with undone ones struck through."""
    found: list[str] = []
    for undone, group in groupby(said, lambda line: line.undone):
        written = lines(words, game, [line.shown for line in group])
        found += [f"~~{line}~~" for line in written] if undone else written
    return found


def _worth_showing(match: SeatedMatch, words: Words, ended: Sequence[EndedPhase]) -> Iterator[_Shown]:
    game, theme = match.row.game, match.row.settings.get(THEME, DEFAULT_THEME)
    for number, phase in enumerate(ended, start=1):
        view = match.game.view_snapshot(phase.after)
        before = _view(match, phase.before)
        changed = before is None or not _alike(before, view)
        if changed or phase_lines(words, game, phase.lines):
            said = _text(words, game, f"{HEADING_MARK}{moment(words, view)}", phase.lines)
            board = board_of(words, view, theme, f"phase-{number}.png", POSTER, before) if changed else None
            yield _Shown(number, said, phase.lines, board)


def _view(match: SeatedMatch, position: bytes | None) -> View | None:
    """Return a spectator's view of a saved position; None without one, or if it is damaged.

    It only serves to highlight changes.
    """
    try:
        view: View | None = None if position is None else match.game.view_snapshot(position)
    except (msgspec.DecodeError, ValueError):
        return None
    return view


def _alike(before: View, after: View) -> bool:
    """Return True if two views differ at most in turn, phase and open questions."""
    same = {name: getattr(after, name) for name in ("turn", "phase", "decisions", "asked")}
    return structs.replace(before, **same) == after


def _text(words: Words, game: str, heading: str, said: Sequence[PhaseLine]) -> str:
    happened = last_lines(words, phase_lines(words, game, said), MAX_PHASE_TEXT)
    return f"{heading}\n{happened}" if happened else heading


def _page(shown: Sequence[_Shown]) -> PhaseCard:
    parts: list[ui.Item[Any]] = []
    for one in shown:
        parts.append(text(one.text))
        if one.board is not None:
            parts.append(gallery(one.board))
    boards = tuple(one.board for one in shown if one.board is not None)
    return PhaseCard(OutgoingMessage(plain(*parts), boards), tuple(one.lines for one in shown), shown[-1].number)


def _length(page: Sequence[_Shown]) -> int:
    return sum(len(one.text) for one in page)
