"""Website of public matches: their choice, and plain HTML pages without scripts, from a spectator's view."""

import hmac
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

from jinja2 import Environment, PackageLoader
from msgspec import Struct

from bot.cards.event_lines import worth_saying
from bot.cards.match_names import seat_names
from bot.cards.turn_card import moment
from bot.match.names import shown
from bot.match.settings import is_public, shown_lines
from bot.match.stored import entries, game_of, setup_of
from bot.match.timeline import Timeline, automatic
from bot.words import Words
from engine.core.view import View
from render import Picture, alt, describe
from render.prose.phrases import event_line
from storage.matches import MatchRow, SavedMatch, SeatRow

STYLE_SHEET: Final = """\
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fff }
img { max-width: 100%; height: auto }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: 1rem 0 }
pre { white-space: pre-wrap; font: inherit }
[aria-current] { font-weight: bold }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1c1c } a { color: #9cf } }
"""

POLICY: Final = "default-src 'none'; img-src 'self'; style-src 'self'"
ROBOTS: Final = "User-agent: *\nDisallow: /\n"

LOG_BYTES: Final = 40_000
"""Bytes of the log on one page, which keep the whole page below 60 KiB."""

MATCHES_PER_PAGE: Final = 150


PAGE_ID_BYTES: Final = 16
"""Bytes of the name of a match's folder: too many to guess."""

STATUSES_WITH_PAGES: Final = ("live", "ended")


class SiteEntry(Struct, frozen=True):
    """A match in the list: the name of its folder, its title, and its status."""

    id: str
    title: str
    status: str


class SiteMatch(Struct, frozen=True):
    """A match to write. `id` names its folder and cannot be guessed; `words` know the players' names."""

    id: str
    game: str
    words: Words
    timeline: Timeline
    status: str
    seats: int

    @property
    def title(self) -> str:
        """The game and its players."""
        players = ", ".join(self.words.seat(seat) for seat in range(self.seats))
        return f"{self.words(f'game-{self.game}')}: {players}"

    @property
    def entry(self) -> SiteEntry:
        """The match as it appears in the list."""
        return SiteEntry(self.id, self.title, self.status)


class Moment(Struct, frozen=True):
    """A step with a page of its own, at the beginning of a phase: a spectator's views there and at the previous one.

    `since` is the previous step.
    """

    number: int
    step: int
    since: int
    view: View
    before: View | None

    @property
    def page(self) -> str:
        """File name of its page."""
        return f"{self.step}.html"

    @property
    def picture(self) -> str:
        """File name of its picture."""
        return f"{self.step}.png"


def moments(match: SiteMatch) -> Iterator[Moment]:
    """Yield the steps of a match that have pages."""
    before: View | None = None
    since = 0
    for number, start in enumerate(match.timeline.starts()):
        step = match.timeline.stops[start].step
        view = match.timeline.view(step, None)
        yield Moment(number, step, since, view, before)
        before, since = view, step


def step_page(match: SiteMatch, every: Sequence[Moment], at: Moment, picture: Picture[View], url: str) -> str:
    """Return the page of a step: the board, what happened, and links to other steps."""
    words, last, heading = match.words, len(every) - 1, moment(match.words, at.view)
    to = {"first": 0, "back": max(at.number - 1, 0), "on": min(at.number + 1, last), "last": last}
    turn = [one for one in every if one.view.turn == at.view.turn]
    return _page(
        "step.html",
        words,
        f"{match.title} – {heading}",
        _address(match, at, url),
        match=match,
        at=at,
        heading=heading,
        place=words("site-step", step=at.number + 1, steps=len(every)),
        steps=[(words(f"site-{name}"), every[n].page if n != at.number else "") for name, n in to.items()],
        phases=[(words(f"phase-{one.view.phase}"), one.page if one is not at else "") for one in turn],
        alt=alt(picture),
        happened=event_sentences(match, at.since, at.step),
        described=describe(at.view, words),
    )


def match_page(match: SiteMatch, every: Sequence[Moment], logs: int, picture: Picture[View], url: str) -> str:
    """Return the first page of a match: its position or result, and links to its turns and its log."""
    words, now = match.words, every[-1]
    turns: dict[int, Moment] = {}
    for one in every:
        turns.setdefault(one.view.turn, one)
    return _page(
        "match.html",
        words,
        match.title,
        _address(match, now, url),
        match=match,
        at=now,
        heading=moment(words, now.view),
        alt=alt(picture),
        result=[*_result(match, now.view)] if now.view.outcome else [],
        turns=[(words("board-moment", turn=turn), one.page) for turn, one in turns.items()],
        log=[(words("site-log-page", page=page, pages=logs), log_name(page)) for page in range(1, logs + 1)],
    )


def log_pages(match: SiteMatch, every: Sequence[Moment]) -> list[str]:
    """Return the pages of the log, each with as many phases as fit, linked to their steps."""
    pages: list[list[str]] = [[]]
    for one in every:
        heading, happened = moment(match.words, one.view), event_sentences(match, one.since, one.step)
        part = _templates().get_template("log_part.html").render(at=one, heading=heading, happened=happened)
        if pages[-1] and len("".join([*pages[-1], part]).encode()) > LOG_BYTES:
            pages.append([])
        pages[-1].append(part)
    return [_log_page(match, parts, number, len(pages)) for number, parts in enumerate(pages, start=1)]


def _log_page(match: SiteMatch, parts: Sequence[str], number: int, count: int) -> str:
    heading = match.words("site-log-page", page=number, pages=count)
    beside = [(match.title, "index.html"), *_turning(match.words, number, count, log_name)]
    title = f"{match.title} – {heading}"
    return _page("log.html", match.words, title, "", heading=heading, parts=parts, links_beside=beside)


def log_name(page: int) -> str:
    """Return the file name of a page of the log."""
    return f"log-{page}.html"


def list_pages(words: Words, matches: Sequence[SiteEntry]) -> dict[str, str]:
    """Return the pages of the list of matches, by file name."""
    parts = [matches[at : at + MATCHES_PER_PAGE] for at in range(0, len(matches), MATCHES_PER_PAGE)] or [[]]
    pages: dict[str, str] = {}
    for number, part in enumerate(parts, start=1):
        beside = _turning(words, number, len(parts), list_name)
        page = _page("list.html", words, words("site-title"), "", root="", matches=part, links_beside=beside)
        pages[list_name(number)] = page
    return pages


def list_name(page: int) -> str:
    """Return the file name of a page of the list."""
    return "index.html" if page == 1 else f"index-{page}.html"


def event_sentences(match: SiteMatch, first: int, last: int) -> list[str]:
    """Return sentences for the public events between two steps."""
    events = worth_saying(match.game, match.timeline.happened(first, last, None))
    return [event_line(match.words, match.game, one.event) for one in events]


def _result(match: SiteMatch, view: View) -> Iterator[str]:
    outcome, words = view.outcome, match.words
    assert outcome is not None
    for seat in sorted(range(match.seats), key=outcome.ranks.__getitem__):
        yield words("card-rank", rank=outcome.ranks[seat], player=words.seat(seat), points=outcome.scores[seat])


def _turning(words: Words, number: int, count: int, name: Callable[[int], str]) -> list[tuple[str, str]]:
    """Return links to the previous and the next of several pages."""
    beside = [("previous", number - 1), ("next", number + 1)]
    return [(words(f"site-{which}"), name(page)) for which, page in beside if 1 <= page <= count]


def _address(match: SiteMatch, at: Moment, url: str) -> str:
    """Return the address of a step's picture, for link previews on other sites."""
    return f"{url}/m/{match.id}/{at.picture}" if url else at.picture


def _page(template: str, words: Words, title: str, image: str, root: str = "../../", **values: object) -> str:
    """Render a whole page; its template escapes every value."""
    page = _templates().get_template(template)
    return page.render(words=words, title=title, image=image, root=root, policy=POLICY, **values) + "\n"


@cache
def _templates() -> Environment:
    return Environment(loader=PackageLoader("bot.features.replay", "site"), autoescape=True, trim_blocks=True)


def has_pages(row: MatchRow) -> bool:
    """Return True if a match has pages: it is public and has begun."""
    return row.status in STATUSES_WITH_PAGES and is_public(row)


def of_saved(words: Words, saved: SavedMatch, now: int) -> SiteMatch:
    """Return a stored match up to what may be shown at `now`, in the folder `page_id`."""
    row, lines = saved.match, shown_lines(saved.match, saved.lines, now)
    timeline = Timeline(game_of(row), setup_of(row), entries(lines), automatic(lines))
    named = words.at([shown(seat.name) for seat in saved.seats])
    return SiteMatch(page_id(row), row.game, named, timeline, row.status, row.seats)


def entry_of(words: Words, row: MatchRow, seats: Sequence[SeatRow]) -> SiteEntry:
    """Return the list entry of a stored match."""
    players = ", ".join(seat_names(words, seats))
    return SiteEntry(page_id(row), f"{words(f'game-{row.game}')}: {players}", row.status)


def page_id(row: MatchRow) -> str:
    """Return the name of a match's folder, derived from the match's secret without revealing it."""
    return hmac.digest(row.seed or b"", f"page {row.id}".encode(), "sha256")[:PAGE_ID_BYTES].hex()
