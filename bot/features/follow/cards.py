"""The messages to followers of matches: what happened since the last one, and the board, without buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from discord import ui
from msgspec import Struct

from bot.cards.event_lines import last_lines, lines
from bot.cards.layouts import OutgoingMessage, PictureFile, gallery, plain, text
from bot.cards.match_names import titled_with_players
from bot.cards.turn_card import board_of, mentioning, moment
from bot.match.match import SeatedMatch
from bot.match.notices import MatchUpdate
from bot.match.timeline import Timeline
from bot.words import Words
from engine.core.view import View
from render import POSTER
from storage.matches import MatchRow, SeatRow

MAX_MATCHES_PER_MESSAGE: Final = 8

MAX_FOLLOWED_TEXT: Final = 3_000
"""Limit on the characters about events, shared by all matches of a message."""


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
    """Return the part for a match that was cancelled."""
    return FollowedPart(f"{titled_with_players(words, row, seats)}\n{words('follow-called-off')}")


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
