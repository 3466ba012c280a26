"""The card of a match that is over: who won, how the points came about, how long it took, and what may follow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Any, Final

from discord import ButtonStyle, MediaGalleryItem, ui

from bot.matches.match import SeatedMatch
from bot.messages.controls import Button, Row
from bot.messages.replay_card import ReplayState
from bot.messages.turn_card import Layout, after, plain, table_button, text
from bot.words import Words
from storage.rows import LogRow

WINNER_FILE: Final = "winner.png"
CHART_FILE: Final = "chart.png"

MINUTE, HOUR, DAY = 60, 3_600, 86_400


def result_card(table: SeatedMatch, words: Words, lines: Sequence[LogRow]) -> Layout:
    """The layout, with two pictures that are still to be drawn."""
    again = after(words, table.row.id, "rematch")
    again.style = ButtonStyle.success
    opening = ReplayState(table.row.id, 0).custom_id("open")
    replay: Button = Button(label=words("button-replay-all"), custom_id=opening)
    parts: list[ui.Item[Any]] = [text(f"## {words('alt-winner')}")]
    pace = pace_line(words, lines)
    parts += [text(pace)] if pace else []
    return plain(
        *parts,
        _picture(WINNER_FILE, words("alt-winner")),
        _picture(CHART_FILE, words("alt-chart")),
        Row(again, replay, table_button(words, table, "export")),
    )


def pace_line(words: Words, lines: Sequence[LogRow]) -> str:
    """How long a match took and how quickly people moved; empty where nobody did."""
    waits = [line.at - before.at for before, line in pairwise(lines) if line.by_user is not None and not line.auto]
    if not waits:
        return ""
    whole = span(words, lines[-1].at - lines[0].at)
    return words("result-pace", span=whole, moves=len(waits), pace=span(words, int(median(waits))))


def span(words: Words, seconds: int) -> str:
    """A length of time in the largest unit that fits."""
    for unit, name in ((DAY, "span-days"), (HOUR, "span-hours"), (MINUTE, "span-minutes")):
        if seconds >= unit:
            return words(name, count=seconds // unit)
    return words("span-moment")


def _picture(file: str, description: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(MediaGalleryItem(f"attachment://{file}", description=description))
