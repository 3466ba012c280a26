"""Messages for followers: updates of matches, and the page of a server's running matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui
from msgspec import Struct

from bot.cards import custom_ids
from bot.cards.controls import Button, Row, page_row
from bot.cards.endings import cancelled_line
from bot.cards.event_lines import last_lines, lines
from bot.cards.layouts import Layout, OutgoingMessage, PictureFile, gallery, plain, text
from bot.cards.match_names import mentioning, titled_with_players
from bot.cards.times import time
from bot.cards.turn_card import board_of, moment
from bot.match.match import SeatedMatch
from bot.match.notices import MatchUpdate
from bot.match.safe_names import shown
from bot.match.settings import decided_places
from bot.match.timeline import Timeline
from bot.words import Words
from engine.core.view import View
from render import POSTER
from storage.matches import MatchRow, SeatRow

MAX_FOLLOWED_TEXT: Final = 3_000  # limit on the characters about events, shared by all matches of a message
WATCHED_PER_PAGE: Final = 8  # matches on a page: each has a text, a row and a button, and a message holds 40 parts


class PlaceInMessage(NamedTuple):
    """The index of a part of a message, from 0, and the number of parts."""

    number: int
    total: int


class FollowedPart(Struct, frozen=True):
    """One match in a message: its text, and its board (None if the match was cancelled)."""

    text: str
    board: PictureFile | None = None


def followed_part(
    match: SeatedMatch, words: Words, timeline: Timeline, update: MatchUpdate, theme: str, place: PlaceInMessage
) -> FollowedPart:
    """Return the part of a message that shows an update; `words` know the players' names."""
    now, before = timeline.view(update.last, None), timeline.view(update.first, None)
    event_lines = lines(words, match.row.game, timeline.happened(update.first, update.last, None))
    heading = (
        f"### {titled_with_players(words, match.row, match.seats)}\n-# {moment(words, now)} · <#{match.row.channel_id}>"
    )
    ranks = _ranks(mentioning(words, match), now)
    summary = last_lines(words, event_lines, MAX_FOLLOWED_TEXT // place.total)
    board = board_of(words, now, theme, f"followed-{place.number}.png", POSTER, before)
    return FollowedPart("\n".join(one for one in (heading, summary, *ranks) if one), board)


def cancelled_part(words: Words, row: MatchRow, seats: Sequence[SeatRow]) -> FollowedPart:
    """Return the part for a match that was cancelled, or whose result the organisers have decided."""
    names = [shown(seat.name) for seat in seats]
    line = cancelled_line(words, row, names) if decided_places(row) else words("follow-called-off")
    return FollowedPart(f"{titled_with_players(words, row, seats)}\n{line}")


def follow_message(words: Words, parts: Sequence[FollowedPart], *, stoppable: bool) -> OutgoingMessage:
    """Return a message about several matches; `stoppable` adds how to stop following."""
    items: list[ui.Item[Any]] = []
    for part in parts:
        items.append(text(part.text))
        if part.board is not None:
            items.append(gallery(part.board))
    if stoppable:
        items.append(text(f"-# {words('follow-how-to-stop')}"))
    return OutgoingMessage(plain(*items), tuple(part.board for part in parts if part.board is not None))


def _ranks(words: Words, view: View) -> list[str]:
    outcome = view.outcome
    if outcome is None:
        return []
    order = sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__)
    return [
        words("card-rank", rank=outcome.ranks[seat], player=words.seat(seat), points=outcome.scores[seat])
        for seat in order
    ]


class WatchedMatch(Struct, frozen=True):
    """A running match of a page; `followed` is True if the user follows it already."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    readable: bool
    followed: bool


def watch_page(words: Words, found: Sequence[WatchedMatch], number: int, last: int) -> Layout:
    """Return a page of running matches, each with a link if the user can read its channel."""
    parts: list[ui.Item[Any]] = [text(f"### {words('watch-title')}")]
    parts += [] if found else [text(words("watch-none"))]
    for one in found:
        where = f"<#{one.row.channel_id}>" if one.readable else words("watch-elsewhere")
        begun = words("watch-begun", when=time(one.row.created_at, "R"))
        parts.append(text(f"**{titled_with_players(words, one.row, one.seats)}**\n{where} · {begun}"))
        following: Button = Button(
            label=words("button-following" if one.followed else "button-follow"),
            custom_id=custom_ids.make(custom_ids.WATCH, "follow", one.row.id),
            disabled=one.followed,
            style=discord.ButtonStyle.secondary,
        )
        parts.append(Row(following))
    if last:
        parts.append(text(f"-# {words('ladder-pages', page=number + 1, pages=last + 1)}"))
        parts.append(page_row(words, number, last, _page_id))
    return plain(*parts)


def _page_id(page: int, name: str) -> str:
    return custom_ids.make(custom_ids.WATCH, "page", f"{max(0, page)}", name)
