"""The log of a match on the website: by turn and phase what happened in it, on pages that stay small."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from bot.features.replay.site_pages import (
    Link,
    Moment,
    SiteMatch,
    ending_sentences,
    event_sentences,
    log_name,
    log_title,
    match_result,
    phase_name,
    render_page,
    render_part,
    turn_links,
    turning,
)

LOG_BYTES: Final = 40_000  # bytes of the log on one page, which keep the whole page below 60 KiB


class LogPart(Struct, frozen=True):
    """A part of the log, what happened from a step on, with the number of its page, from 1."""

    page: int
    step: int
    html: str

    @property
    def place(self) -> str:
        """The link to it from another page of the match."""
        return f"{log_name(self.page)}#s{self.step}"


def log_places(match: SiteMatch, every: Sequence[Moment]) -> dict[int, str]:
    """Return the links to the parts of the log by step."""
    return {part.step: part.place for part in _log_parts(match, every)}


def log_pages(match: SiteMatch, every: Sequence[Moment]) -> list[str]:
    """Return the pages of the log: by turn and phase what happened in it, linked to the steps."""
    parts = _log_parts(match, every)
    turns = turn_links(match.words, every, {part.step: part.place for part in parts} or {-1: ""})
    pages = [[part.html for part in some] for _, some in groupby(parts, key=lambda part: part.page)] or [[]]
    return [
        _log_page(match, html, number, len(pages), turns, match_result(match, every[-1].view))
        for number, html in enumerate(pages, start=1)
    ]


def _log_parts(match: SiteMatch, every: Sequence[Moment]) -> list[LogPart]:
    """Return all parts of the log in which something happened."""
    parts: list[LogPart] = []
    page, length, turn = 1, 0, -1
    for one in every:
        end = every[one.number + 1].step if one.number + 1 < len(every) else one.step
        happened = event_sentences(match, one.step if one.number else 0, end)
        if one.number == len(every) - 1:
            happened += ending_sentences(match)
        if not happened:
            continue
        heading = match.words("board-moment", turn=one.view.turn) if one.view.turn != turn else ""
        phase = phase_name(match.words, every, one)
        turn = one.view.turn
        part = render_part("log_part.html", at=one, turn=heading, phase=phase, happened=happened)
        length += len(part.encode())
        if parts and length > LOG_BYTES:
            page, length = page + 1, len(part.encode())
        parts.append(LogPart(page, one.step, part))
    return parts


def _log_page(
    match: SiteMatch, parts: Sequence[str], number: int, count: int, turns: Sequence[Link], ended: str
) -> str:
    heading = log_title(match.words, number, count)
    return render_page(
        "log.html",
        match.words,
        f"{match.entry.title} – {heading}",
        "",
        home=match.home,
        crumbs=[*match.crumbs, (match.entry.players, "index.html")],
        heading=heading,
        match=match,
        subject=match.subject,
        result=ended,
        parts=parts,
        turns=turns if len(turns) > 1 else (),
        beside=turning(match.words, number, count, log_name),
    )
