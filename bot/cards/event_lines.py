"""Events as lines of text, within the space there is, and the log of a match in pages."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final, cast

import discord
from msgspec import Struct, structs

from bot.match.arbiter import event_of
from bot.match.history import TURN_EVENT, HistoryEntry, in_force, turn_of
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.undoing import undo_points
from bot.words import Words
from engine import GAMES
from engine.core.goods import Goods, total
from engine.core.types import ARBITER, Event
from render.prose.phrases import event_line
from storage.clocks import ArbiterRow

MAX_CARD_TEXT: Final = 1_500
"""Characters of the lines on a card; with title, question and ranks it stays below Discord's 4,000."""

EVENTS_WITH_NAME: Final = ("resigned", "substituted", "cancelled")
"""Kinds of events with the name of a player who has the seat, or had it before."""

SILENT_EVENTS: Final = ("income", "phase", "turn")
"""Kinds of events that the board shows better than words."""

MAX_LOG_TEXT: Final = 3_500
"""Characters of the log in one message; with its title it stays below Discord's 4,000."""

TIME_GAP: Final = 3_600
"""Seconds between two lines after which the time is shown again."""


def lines(words: Words, game: str, events: Iterable[ShownEvent]) -> list[str]:
    """Return events as sentences of the game, without those that the board shows better."""
    return [_line_of(words, game, one) for one in worth_saying(game, events)]


def worth_saying(game: str, events: Iterable[ShownEvent]) -> Iterator[ShownEvent]:
    """Yield the events that are put into words, with similar ones combined."""
    again = GAMES[game].repeats
    kept = (
        one
        for one in events
        if one.event.kind not in SILENT_EVENTS and one.event.data.get("source") not in again.get(one.event.kind, ())
    )
    return _summed(GAMES[game].summed, kept)


def _summed(summed: Mapping[str, str], events: Iterable[ShownEvent]) -> Iterator[ShownEvent]:
    """Combine consecutive events in which a player takes, or loses, one resource after another."""
    for _, group in groupby(events, partial(_but_amounts, summed)):
        first, *others = group
        amount = summed.get(first.event.kind)
        if amount is None:
            yield from (first, *others)
        else:
            whole = total(*(cast(Goods, one.event.data[amount]) for one in (first, *others)))
            yield _with(first, amount, whole)


def _but_amounts(summed: Mapping[str, str], one: ShownEvent) -> ShownEvent:
    """Return an event without the amount that is summed; events that are equal then become one line."""
    amount = summed.get(one.event.kind)
    return one if amount is None else _with(one, amount, None)


def _with(one: ShownEvent, name: str, value: Goods | None) -> ShownEvent:
    """Return an event with another value in its data."""
    return structs.replace(one, event=structs.replace(one.event, data={**one.event.data, name: value}))


def _line_of(words: Words, game: str, one: ShownEvent) -> str:
    line = discord.utils.escape_markdown(event_line(words, game, _told_apart(words, one.event)))
    if not one.made_for or one.event.seat is None:
        return line
    return words("card-made-for", line=line)


def _told_apart(words: Words, event: Event) -> Event:
    """Return an event with its name made distinct from those of the other players."""
    if event.seat is None or event.kind not in (*EVENTS_WITH_NAME, "conceded"):
        return event
    seat = 1 - event.seat if event.kind == "conceded" else event.seat
    return structs.replace(event, data={**event.data, "name": words.former(str(event.data["name"]), seat)})


def last_lines(words: Words, every: Sequence[str], room: int, most: int | None = None) -> str:
    """Return as many of the last lines as fit into `room` characters, and no more than `most`."""
    kept: list[str] = []
    for line in reversed(every[-most:] if most else every):
        room -= len(line) + len("- \n")
        if room < 0:
            break
        kept.insert(0, f"- {line}")
    if len(kept) < len(every):
        kept.insert(0, f"-# {words('card-more-lines', count=len(every) - len(kept))}")
    return "\n".join(kept)


class LogLine(Struct, frozen=True):
    """One sentence of the log: its time in seconds since 1970, its turn, and the number of its entry."""

    at: int
    turn: int
    text: str
    number: int = 0


def log_lines(
    words: Words, game: str, history: Sequence[HistoryEntry], acts: Sequence[ArbiterRow] = ()
) -> list[LogLine]:
    """Return the sentences of a log, with undone ones struck through and acts of arbiters in between."""
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
            end = next((at for at, one in enumerate(pending) if one.event.kind == TURN_EVENT), len(pending))
            for said in lines(words, game, pending[:end]):
                text = f"~~{said}~~" if entry.undone else said
                line = words("log-line", number=entry.number, line=text)
                found.append(LogLine(entry.line.at, turn, line, entry.number))
            turn = turn_of(pending[end].event) if end < len(pending) else turn
            pending = pending[end + 1 :]
    return found + [_act_line(words, game, act, turn) for act in waiting]


def _act_line(words: Words, game: str, act: ArbiterRow, turn: int) -> LogLine:
    """Return the sentence of an arbiter's act."""
    (said,) = lines(words, game, [ShownEvent(event_of(act))])
    return LogLine(act.at, turn, f"- {said}")


def log_pages(words: Words, log: Sequence[LogLine], most: int) -> list[str]:
    """Return the log in pages of at most `most` lines, newest page first; empty without lines."""
    return [log_text(words, lines)[:MAX_LOG_TEXT] for lines in pages_of(words, log, most)]


def pages_of(words: Words, log: Sequence[LogLine], most: int) -> list[list[LogLine]]:
    """Return the lines of each page of a log, newest page first."""
    pages: list[list[LogLine]] = []
    rest = [*log]
    while rest:
        count = min(most, len(rest))
        while count > 1 and len(log_text(words, rest[-count:])) > MAX_LOG_TEXT:
            count -= 1
        pages.append(rest[-count:])
        del rest[-count:]
    return pages


def log_text(words: Words, log: Sequence[LogLine]) -> str:
    """Format lines below headings for their turn, and for their time if enough has passed."""
    said: list[str] = []
    turn, at = -1, 0
    for line in log:
        if line.turn != turn:
            said.append(f"**{words('board-moment', turn=line.turn)}**")
        if line.turn != turn or line.at - at >= TIME_GAP:
            said.append(f"-# {time(line.at)}")
            at = line.at
        turn = line.turn
        said.append(line.text)
    return "\n".join(said)


def time(at: int, style: str = "f") -> str:
    """Format a time for each reader's own time zone, as Discord shows it; style `R` is relative."""
    return f"<t:{at}:{style}>"


def undo_choices(
    words: Words, match: SeatedMatch, history: Sequence[HistoryEntry], numbers: Container[int] | None = None
) -> list[tuple[int, str]]:
    """Return where an undo may go back to: how many actions are kept, and the first that is undone.

    Given `numbers`, only the entries with these count.
    """
    kept = in_force(history)
    found = ((keep, kept[keep]) for keep in undo_points(match))
    wanted = [(keep, entry) for keep, entry in found if numbers is None or entry.number in numbers]
    return [(keep, f"{entry.number}. {_first_sentence(words, match, entry)}") for keep, entry in wanted]


def _first_sentence(words: Words, match: SeatedMatch, entry: HistoryEntry) -> str:
    """Return the first sentence of an entry, without Markdown; if it has none, the name of its player."""
    for one in worth_saying(match.row.game, entry.events):
        if one.event.kind != TURN_EVENT:
            return event_line(words, match.row.game, one.event)
    return words.seat(entry.line.seat)
