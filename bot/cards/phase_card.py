"""The messages that say what happened in phases that have ended, each phase with the board after it."""

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

MOST_PHASES: Final = 10
"""Phases of one message: as many as it takes pictures."""

MOST_TEXT: Final = 2_900
"""Characters for the lines of a phase."""

MOST_MESSAGE: Final = 3_100
"""Characters of one message: Discord takes 4,000, and words may have to stand in the place of its pictures."""

HEADING: Final = "### "


class PhaseCard(Struct, frozen=True):
    """A message about phases: what is sent, what it says by phase, and how many of those to be published it comes after."""

    card: OutgoingMessage
    lines: Lines
    count: int


class _Shown(Struct, frozen=True):
    """A phase that is worth telling of: its text, its lines and the board, None where that is as it was before."""

    number: int
    text: str
    lines: tuple[PhaseLine, ...]
    board: PictureFile | None


def phase_cards(match: SeatedMatch, words: Words, ended: Sequence[EndedPhase]) -> list[PhaseCard]:
    """The messages about phases that have ended, as few as Discord's limits allow.

    A phase in which nobody did anything and nothing changed is left out.
    """
    pages: list[list[_Shown]] = []
    for shown in _worth_showing(match, words, ended):
        if not pages or len(pages[-1]) == MOST_PHASES or _length(pages[-1]) + len(shown.text) > MOST_MESSAGE:
            pages.append([])
        pages[-1].append(shown)
    return [_page(page) for page in pages]


def corrected(words: Words, game: str, said: Lines, kept: Remains) -> Layout:
    """A message as it was posted, that says other lines."""
    texts = iter(said)
    parts: list[ui.Item[Any]] = []
    for part in kept:
        if isinstance(part, ui.TextDisplay) and part.content.startswith(HEADING):
            heading, *_ = part.content.partition("\n")
            parts.append(text(_text(words, game, heading, next(texts, ()))))
        else:
            parts.append(part)
    return plain(*parts)


def phase_lines(words: Words, game: str, said: Sequence[PhaseLine]) -> list[str]:
    """What has happened, in the words of the game; what was undone is struck through."""
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
            said = _text(words, game, f"{HEADING}{moment(words, view)}", phase.lines)
            board = board_of(words, view, theme, f"phase-{number}.png", POSTER, before) if changed else None
            yield _Shown(number, said, phase.lines, board)


def _view(match: SeatedMatch, position: bytes | None) -> View | None:
    """What spectators saw of a saved position; None without one, and where it is damaged: it shows no more than changes."""
    try:
        view: View | None = None if position is None else match.game.view_snapshot(position)
    except (msgspec.DecodeError, ValueError):
        return None
    return view


def _alike(before: View, after: View) -> bool:
    """Whether nothing but the moment has changed between two views."""
    same = {name: getattr(after, name) for name in ("turn", "phase", "decisions", "asked")}
    return structs.replace(before, **same) == after


def _text(words: Words, game: str, heading: str, said: Sequence[PhaseLine]) -> str:
    happened = last_lines(words, phase_lines(words, game, said), MOST_TEXT)
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
