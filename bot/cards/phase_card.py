"""Messages that report phases that have ended: a line for each player, and the board after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final

import discord
import msgspec
from discord import ui
from msgspec import Struct, structs

from bot.cards.event_lines import NewsLine, clause_of, is_loss, is_notable, line_of, worth_saying
from bot.cards.layouts import Layout, OutgoingMessage, PictureFile, Remains, gallery, plain, text
from bot.cards.turn_card import board_of, moment
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.phases import EndedPhase, Lines, PhaseLine
from bot.match.settings import THEME
from bot.words import Words
from engine.core.types import Seat
from engine.core.view import View
from render import DEFAULT_THEME, POSTER

MAX_ROWS: Final = 14
"""Rows of text in one message, of which a heading takes two. With its picture it is then at most 700 pixels high."""

ROW_LENGTH: Final = 75
"""Characters in a row, as the desktop client shows a message."""

HEADING_MARK: Final = "### "

PHASE_FILE: Final = "phase-1.png"


class PhaseCard(Struct, frozen=True):
    """A message about phases: its card, its lines by phase, and how many of the phases to publish it covers."""

    card: OutgoingMessage
    lines: Lines
    count: int


class _Shown(Struct, frozen=True):
    """A phase worth reporting: its text, its lines, the boards before and after it, and whether they differ."""

    number: int
    text: str
    lines: tuple[PhaseLine, ...]
    before: View | None
    after: View
    changed: bool


def phase_cards(match: SeatedMatch, words: Words, ended: Sequence[EndedPhase]) -> list[PhaseCard]:
    """Return messages about phases that have ended, as few as fit on a screen each, with the board after the last.

    Phases in which nothing happened or changed are left out. One of which there is nothing to say, such as an income, has
    no heading if another comes before it.
    """
    pages: list[list[_Shown]] = []
    for shown in _worth_showing(match, words, ended):
        if not pages or (shown.text and _rows([*pages[-1], shown]) > MAX_ROWS):
            pages.append([])
        pages[-1].append(shown)
    return [_page(match, words, page) for page in pages]


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


def phase_news(words: Words, game: str, said: Sequence[PhaseLine]) -> list[NewsLine]:
    """Return events as sentences of the game, with undone ones struck through."""
    found: list[NewsLine] = []
    for undone, group in groupby(said, lambda line: line.undone):
        for one in worth_saying(game, [line.shown for line in group]):
            line = line_of(words, game, one)
            found.append(NewsLine(f"~~{line}~~") if undone else NewsLine(line, is_notable(game, one.event)))
    return found


def phase_summary(words: Words, game: str, said: Sequence[PhaseLine]) -> list[str]:
    """Return the events of a phase with one line for each player."""
    return summary(words, game, [[(line.shown, line.undone) for line in said]])


def _worth_showing(match: SeatedMatch, words: Words, ended: Sequence[EndedPhase]) -> Iterator[_Shown]:
    game = match.row.game
    is_first = True
    for number, phase in enumerate(ended, start=1):
        view = match.game.view_snapshot(phase.after)
        before = _view(match, phase.before)
        changed, is_silent = before is None or not _alike(before, view), not phase_summary(words, game, phase.lines)
        if is_silent and not changed:
            continue
        heading = f"{HEADING_MARK}{moment(words, view)}"
        said = "" if is_silent and not is_first else _text(words, game, heading, phase.lines)
        yield _Shown(number, said, phase.lines, before, view, changed)
        is_first = False


def _view(match: SeatedMatch, position: bytes | None) -> View | None:
    """Return a spectator's view of a saved position; None if there is none, or if it is damaged.

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
    done = phase_summary(words, game, said)
    most = max(one for one in range(len(done) + 1) if rows(_listed(heading, done[:one])) <= MAX_ROWS)
    if most == len(done) - 1 and rows(_listed(heading, done)) == MAX_ROWS + 1:
        most = len(done)  # a sentence about the line would take as much space
    left_out = f"\n\n-# {words('record-more', count=len(done) - most)}" if most < len(done) else ""
    return _listed(heading, done[:most]) + left_out


def _listed(heading: str, done: Iterable[str]) -> str:
    return "\n".join([heading, *(f"- {line}" for line in done)])


def _page(match: SeatedMatch, words: Words, shown: Sequence[_Shown]) -> PhaseCard:
    theme, boards = match.row.settings.get(THEME, DEFAULT_THEME), tuple[PictureFile, ...]()
    if any(one.changed for one in shown):
        boards = (board_of(words, shown[-1].after, theme, PHASE_FILE, POSTER, shown[0].before),)
    headed = [one for one in shown if one.text]
    parts = [*(text(one.text) for one in headed), *map(gallery, boards)]
    return PhaseCard(OutgoingMessage(plain(*parts), boards), tuple(one.lines for one in headed), shown[-1].number)


def _rows(page: Sequence[_Shown]) -> int:
    return sum(rows(one.text) for one in page)


def rows(said: str) -> int:
    """Return the number of rows of a text in the desktop client."""
    return sum(-(-len(line) // ROW_LENGTH) + line.startswith(HEADING_MARK) for line in said.splitlines())


Said = Sequence[tuple[ShownEvent, bool]]
"""Events, each with whether it was undone."""


def summary(
    words: Words, game: str, phases: Iterable[Said], acting: Iterable[Seat] = (), *, loser: Seat | None = None
) -> list[str]:
    """Return the events of phases as one line for each player: those who acted first, if known, in this order.

    What a `loser` loses is in bold. Events of no player, and those that are not of the game's rules, have lines of their own.
    """
    found: dict[Seat | str, list[str]] = {}
    for phase in phases:
        for by, clauses in _by_player(words, game, phase, loser).items():
            counted = (one if n == 1 else words("record-times", done=one, count=n) for one, n in clauses.items())
            found.setdefault(by, []).append(" · ".join(counted))
    players = [by for by in found if not isinstance(by, str)]
    in_order = iter(sorted(players, key=[*dict.fromkeys(acting), *players].index))
    return [
        by if isinstance(by, str) else _line_of_player(words, seat := next(in_order), " / ".join(found[seat]))
        for by in found
    ]


def _by_player(words: Words, game: str, phase: Said, loser: Seat | None) -> dict[Seat | str, dict[str, int]]:
    """Return what the players did in a phase and how often; a sentence of its own names its player.

    What was undone and then done again is told once.
    """
    told: list[tuple[Seat | None, str, bool]] = []
    for undone, group in groupby(phase, lambda one: one[1]):
        for one in worth_saying(game, [shown for shown, _ in group]):
            seat = one.event.seat
            if seat is not None and words.has(f"{game}-event-{one.event.kind}"):
                clause = clause_of(words, game, one)
                is_lost = loser is not None and is_loss(game, one.event, loser)
                told.append((seat, f"**{clause}**" if is_lost else clause, undone))
            else:
                told.append((None, line_of(words, game, one), undone))
    found: dict[Seat | str, dict[str, int]] = {}
    for number, (seat, line, undone) in enumerate(told):
        if undone and (seat, line, False) in told[number:]:
            continue
        happened = f"~~{line}~~" if undone else line
        clauses = found.setdefault(happened if seat is None else seat, {})
        clauses[happened] = clauses.get(happened, 0) + 1
    return found


def _line_of_player(words: Words, seat: Seat, done: str) -> str:
    return words("record-of-player", player=discord.utils.escape_markdown(words.seat(seat)), done=done)
