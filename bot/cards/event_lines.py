"""What happened, in lines of text: which events are said at all, several alike as one, and as many as there is room for."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final, cast

import discord
from msgspec import Struct, structs

from bot.match.arbiter import event_of
from bot.match.history import TURN, HistoryEntry, in_force, turn_of
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.undoing import undo_points
from bot.words import Words
from engine import GAMES
from engine.core.goods import Goods, total
from engine.core.types import ARBITER, Event
from render.prose.phrases import event_line
from storage.clocks import ArbiterRow

MOST_TEXT: Final = 1_500
"""Characters of the lines on a card; with title, question and ranks it stays under Discord's 4,000."""

NAMES_SEAT: Final = ("resigned", "substituted", "cancelled")
"""Kinds of events that name who has the seat, or had it before."""

UNSAID: Final = ("income", "phase", "turn")
"""Kinds of events that the board shows better than words."""


def last_lines(words: Words, every: Sequence[str], room: int, most: int | None = None) -> str:
    """As many of the last lines, `most` at the most, as there is room for in characters."""
    kept: list[str] = []
    for line in reversed(every[-most:] if most else every):
        room -= len(line) + len("- \n")
        if room < 0:
            break
        kept.insert(0, f"- {line}")
    if len(kept) < len(every):
        kept.insert(0, f"-# {words('card-more-lines', count=len(every) - len(kept))}")
    return "\n".join(kept)


def lines(words: Words, game: str, news: Iterable[ShownEvent]) -> list[str]:
    """What happened, in the words of the game; what the board shows better is left out."""
    return [_line_of(words, game, one) for one in worth_saying(game, news)]


def worth_saying(game: str, news: Iterable[ShownEvent]) -> Iterator[ShownEvent]:
    """The events that are said in words: without what the board shows better, and several alike as one."""
    again = GAMES[game].repeats
    kept = (
        one
        for one in news
        if one.event.kind not in UNSAID and one.event.data.get("source") not in again.get(one.event.kind, ())
    )
    return _summed(GAMES[game].summed, kept)


def _summed(summed: Mapping[str, str], news: Iterable[ShownEvent]) -> Iterator[ShownEvent]:
    """The same with one event in place of several by which somebody takes, or loses, one resource after the other."""
    for _, group in groupby(news, partial(_but_amounts, summed)):
        first, *others = group
        amount = summed.get(first.event.kind)
        if amount is None:
            yield from (first, *others)
        else:
            whole = total(*(cast(Goods, one.event.data[amount]) for one in (first, *others)))
            yield _with(first, amount, whole)


def _but_amounts(summed: Mapping[str, str], one: ShownEvent) -> ShownEvent:
    """An event without what is added up: those that are equal then are one line."""
    amount = summed.get(one.event.kind)
    return one if amount is None else _with(one, amount, None)


def _with(one: ShownEvent, name: str, value: Goods | None) -> ShownEvent:
    """The same with another value under a name."""
    return structs.replace(one, event=structs.replace(one.event, data={**one.event.data, name: value}))


def _line_of(words: Words, game: str, one: ShownEvent) -> str:
    line = discord.utils.escape_markdown(event_line(words, game, _told_apart(words, one.event)))
    if not one.made_for or one.event.seat is None:
        return line
    return words("card-made-for", line=line)


def _told_apart(words: Words, event: Event) -> Event:
    """The same with the name that it has told apart from those of the other players."""
    if event.seat is None or event.kind not in (*NAMES_SEAT, "conceded"):
        return event
    seat = 1 - event.seat if event.kind == "conceded" else event.seat
    return structs.replace(event, data={**event.data, "name": words.former(str(event.data["name"]), seat)})


LOG_TEXT: Final = 3_500
"""Characters of the log in one answer; with its title it stays under Discord's 4,000."""

PAUSE: Final = 3_600
"""Seconds after which a line is shown with its time again."""


class LogLine(Struct, frozen=True):
    """One sentence of the log, when it was said (in seconds since 1970), in which turn, and by which of its entries."""

    at: int
    turn: int
    text: str
    number: int = 0


def log_lines(
    words: Words, game: str, history: Sequence[HistoryEntry], acts: Sequence[ArbiterRow] = ()
) -> list[LogLine]:
    """The sentences of a log; what was taken back is struck through, and what arbiters did stands in between."""
    found: list[LogLine] = []
    waiting = [*acts]
    turn = 0
    for entry in history:
        while waiting and waiting[0].seq <= entry.line.seq:
            found.append(_act_line(words, game, waiting.pop(0), turn))
        if entry.line.seat == ARBITER:
            continue
        turn, pending = entry.turn, list(entry.events)
        while pending:
            end = next((at for at, one in enumerate(pending) if one.event.kind == TURN), len(pending))
            for said in lines(words, game, pending[:end]):
                text = f"~~{said}~~" if entry.undone else said
                line = words("log-line", number=entry.number, line=text)
                found.append(LogLine(entry.line.at, turn, line, entry.number))
            turn = turn_of(pending[end].event) if end < len(pending) else turn
            pending = pending[end + 1 :]
    return found + [_act_line(words, game, act, turn) for act in waiting]


def _act_line(words: Words, game: str, act: ArbiterRow, turn: int) -> LogLine:
    """The sentence of what an arbiter did."""
    (said,) = lines(words, game, [ShownEvent(event_of(act))])
    return LogLine(act.at, turn, f"- {said}")


def undo_choices(
    words: Words, match: SeatedMatch, history: Sequence[HistoryEntry], numbers: Container[int] | None = None
) -> list[tuple[int, str]]:
    """To where an undo may go back, as how many actions stay and what is the first to be taken back.

    Of the entries with these `numbers` alone, if they are given.
    """
    kept = in_force(history)
    found = ((keep, kept[keep]) for keep in undo_points(match))
    wanted = [(keep, entry) for keep, entry in found if numbers is None or entry.number in numbers]
    return [(keep, f"{entry.number}. {_first_sentence(words, match, entry)}") for keep, entry in wanted]


def _first_sentence(words: Words, match: SeatedMatch, entry: HistoryEntry) -> str:
    """What an entry led to first, without markdown; whose it was where nothing is said of it."""
    for one in worth_saying(match.row.game, entry.events):
        if one.event.kind != TURN:
            return event_line(words, match.row.game, one.event)
    return words.seat(entry.line.seat)


def log_pages(words: Words, log: Sequence[LogLine], most: int) -> list[str]:
    """The log in pages of at most so many lines, the newest first; none without lines."""
    return [log_text(words, lines)[:LOG_TEXT] for lines in pages_of(words, log, most)]


def pages_of(words: Words, log: Sequence[LogLine], most: int) -> list[list[LogLine]]:
    """The lines of each page of a log, the newest first."""
    pages: list[list[LogLine]] = []
    rest = [*log]
    while rest:
        count = min(most, len(rest))
        while count > 1 and len(log_text(words, rest[-count:])) > LOG_TEXT:
            count -= 1
        pages.append(rest[-count:])
        del rest[-count:]
    return pages


def log_text(words: Words, log: Sequence[LogLine]) -> str:
    """Lines below the turn that they belong to, and below their time where some has passed."""
    said: list[str] = []
    turn, at = -1, 0
    for line in log:
        if line.turn != turn:
            said.append(f"**{words('board-moment', turn=line.turn)}**")
        if line.turn != turn or line.at - at >= PAUSE:
            said.append(f"-# {time(line.at)}")
            at = line.at
        turn = line.turn
        said.append(line.text)
    return "\n".join(said)


def time(at: int, style: str = "f") -> str:
    """A moment as Discord shows it to each reader in the reader's own time zone; `R` is how long ago."""
    return f"<t:{at}:{style}>"
