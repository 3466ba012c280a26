"""The clock of a match in lines of text: its pace, what each seat has left, and who answers for it."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.cards.notice import ReadingOf, countdowns, standing
from bot.cards.turn_card import NOBODY, away_lines
from bot.clocks.clock import Clock, SeatClock
from bot.clocks.presets import HOUR
from bot.match.clock_keeper import Away
from bot.match.match import SeatedMatch
from bot.words import Words
from engine.core.types import Seat


def clock_text(words: Words, table: SeatedMatch, reading_of: ReadingOf, away: Mapping[Seat, Away] = NOBODY) -> str:
    """The whole clock of a match, and who of its players is announced as `away`."""
    kept = table.clock
    pace = table.row.settings.get("pace", "none")
    lines = [f"**{words(f'pace-{pace}')}**"]
    if kept is None or kept.clock.pace.free is None:
        return "\n".join([*lines, words("clock-none")])
    if stands := standing(words, kept.clock, reading_of):
        lines.append(stands)
    words = words.at(table.names)
    gone = [f"-# {line}" for line in away_lines(words, away, reading_of)]
    return "\n".join([*lines, "", *_seats(words, kept.clock, reading_of), *gone])


def _seats(words: Words, clock: Clock, reading_of: ReadingOf) -> list[str]:
    lines = []
    for number, seat in enumerate(clock.seats):
        line = words(
            "clock-seat",
            player=discord.utils.escape_markdown(words.seat(number)),
            hours=seat.bank // HOUR,
            excuses=seat.excuses,
            holder=_holder(seat),
        )
        lines += [line, *([f"-# {left}"] if (left := countdowns(words, clock, number, reading_of)) else [])]
    return lines


def _holder(seat: SeatClock) -> str:
    """Who plays the seat, as the sentence tells them apart."""
    return "computer" if seat.for_computer else seat.holder
