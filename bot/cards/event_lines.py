"""Events as lines of text, within the space there is. `phase_card` and `match_log` put them together by player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final, cast

import discord
from msgspec import Struct, structs

from bot.match.early_end import RESIGNED_EVENT, RESIGNED_LAST_EVENT
from bot.match.outbox import ONLY, ShownEvent
from bot.words import Words
from engine import GAMES
from engine.core.goods import Goods, total
from engine.core.types import Event, Seat
from render.prose.phrases import event_clause, event_line

MAX_CARD_TEXT: Final = 1_500
"""Characters of the lines on a card; with title, question and ranks it stays below Discord's 4,000."""

EVENTS_WITH_NAME: Final = (RESIGNED_EVENT, RESIGNED_LAST_EVENT, "substituted", "cancelled")
"""Kinds of events with the name of a player who has the seat, or had it before."""

SILENT_EVENTS: Final = ("income", "phase", "turn")
"""Kinds of events that the board shows better than words."""


def lines(words: Words, game: str, events: Iterable[ShownEvent]) -> list[str]:
    """Return events as sentences of the game, without those that the board shows better."""
    return [line_of(words, game, one) for one in worth_saying(game, events)]


def worth_saying(game: str, events: Iterable[ShownEvent]) -> Iterator[ShownEvent]:
    """Yield the events that are put into words, with similar ones combined."""
    again, consequences = GAMES[game].repeats, GAMES[game].consequences
    kept = (
        structs.replace(one, made_for=False) if one.event.kind in consequences else one
        for one in events
        if one.event.kind not in SILENT_EVENTS and one.event.data.get("source") not in again.get(one.event.kind, ())
    )
    return _summed(GAMES[game].summed, kept)


def _summed(summed: Mapping[str, str], events: Iterable[ShownEvent]) -> Iterator[ShownEvent]:
    """Combine consecutive events of a player who takes, or loses, one resource after another."""
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


def line_of(words: Words, game: str, one: ShownEvent) -> str:
    """Return the sentence of an event, escaped, with a mark if the answer was given for the player."""
    return _marked(words, one, event_line(words, game, _told_apart(words, one.event)))


def clause_of(words: Words, game: str, one: ShownEvent) -> str:
    """Return the same without the player, for a line that begins with that player's name."""
    return _marked(words, one, event_clause(words, game, one.event))


def _marked(words: Words, one: ShownEvent, said: str) -> str:
    """Return a sentence, escaped; if it is about an answer given for the player, with the reason."""
    line = discord.utils.escape_markdown(said)
    if not one.made_for or one.event.seat is None:
        return line
    if not one.why:
        return words("card-made-for", line=line)
    because = f"because-{one.why}"
    return words("card-made-because", line=line, why=words(because if words.has(because) else f"because-{ONLY}"))


def _told_apart(words: Words, event: Event) -> Event:
    """Return an event with its name made distinct from those of the other players."""
    if event.seat is None or event.kind not in (*EVENTS_WITH_NAME, "conceded"):
        return event
    seat = 1 - event.seat if event.kind == "conceded" else event.seat
    return structs.replace(event, data={**event.data, "name": words.former(str(event.data["name"]), seat)})


def last_lines(words: Words, every: Sequence[str], room: int, left_out: int = 0, *, has_log: bool = True) -> str:
    """Return as many of the last lines as fit into `room` characters, and the number of the others.

    It includes those that were `left_out` before. Without a log, lines are left out silently.
    """
    kept: list[str] = []
    for line in reversed(every):
        room -= len(line) + len("- \n")
        if room < 0:
            break
        kept.insert(0, f"- {line}")
    left_out += len(every) - len(kept)
    if left_out and has_log:
        kept += ["", f"-# {words('record-more', count=left_out)}"]  # else it is part of the last item
    return "\n".join(kept)


class NewsLine(Struct, frozen=True):
    """A line about an event; short reports always have the notable ones."""

    text: str
    is_notable: bool = False


def is_notable(game: str, event: Event, reader: Seat | None = None) -> bool:
    """Return True for an event that should not be left out of short reports.

    With a `reader`, only what that seat does or suffers counts, and what happens to all. A provost who stays is no event.
    """
    if reader is not None and event.seat == reader and event.kind in GAMES[game].own_news:
        return True
    concerns = reader is None or event.seat is None or reader in (event.seat, event.data.get("by"))
    return concerns and event.kind in GAMES[game].notable and event.data.get("move") != 0


def is_loss(game: str, event: Event, reader: Seat) -> bool:
    """Return True for an event in which the reader loses something."""
    loser = {"seat": event.seat, "by": event.data.get("by")}
    return event.kind in GAMES[game].losses and loser[GAMES[game].losses[event.kind]] == reader


def latest_news(words: Words, every: Sequence[NewsLine], room: int, most: int) -> str:
    """Return the notable lines, filled up to `most` with the last others, at least with the very last.

    A single line beyond them is shown too: a sentence about it would take as much space. All are within `room`
    characters.
    """
    others = [number for number, line in enumerate(every) if not line.is_notable]
    count = max(most - (len(every) - len(others)), 1)
    hidden = set(others[:-count]) if len(others) > count + 1 else set()
    kept = [line.text for number, line in enumerate(every) if number not in hidden]
    return last_lines(words, kept, room, len(hidden))
