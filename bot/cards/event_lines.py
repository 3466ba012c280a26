"""What happened, in lines of text: which events are said at all, several alike as one, and as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Final, cast

import discord
from msgspec import structs

from bot.match.outbox import ShownEvent
from bot.words import Words
from engine import GAMES
from engine.core.goods import Goods, total
from engine.core.types import Event
from render.prose.phrases import event_line

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
    player = discord.utils.escape_markdown(words.seat(one.event.seat))
    return words("card-made-for", line=line, player=player)


def _told_apart(words: Words, event: Event) -> Event:
    """The same with the name that it has told apart from those of the other players."""
    if event.seat is None or event.kind not in (*NAMES_SEAT, "conceded"):
        return event
    seat = 1 - event.seat if event.kind == "conceded" else event.seat
    return structs.replace(event, data={**event.data, "name": words.former(str(event.data["name"]), seat)})
