"""The pages of a site of matches: plain HTML without scripts, as a spectator may see them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import Final

from msgspec import Struct

from bot.matches.timeline import Timeline
from bot.messages.event_lines import worth_saying
from bot.messages.turn_card import moment
from bot.words import Words
from engine.core.view import View
from render import Picture, alt, describe
from render.prose.phrases import event_line

STYLE: Final = """\
body { margin: 0 auto; max-width: 60rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fff }
img { max-width: 100%; height: auto }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: 1rem 0 }
pre { white-space: pre-wrap; font: inherit }
[aria-current] { font-weight: bold }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1c1c } a { color: #9cf } }
"""
"""The one style sheet of a site."""

POLICY: Final = "default-src 'none'; img-src 'self'; style-src 'self'"
ROBOTS: Final = "User-agent: *\nDisallow: /\n"

LOG_BYTES: Final = 40_000
"""Bytes of the log on one page: with all around it a page stays below 60 KiB."""

MOST_LISTED: Final = 150
"""Matches on one page of the list."""


class SiteEntry(Struct, frozen=True):
    """A match in the list: the name of its folder, the game and who plays, and its status."""

    id: str
    title: str
    status: str


class SiteMatch(Struct, frozen=True):
    """A match to be written: `id` names its folder and cannot be guessed; `words` know the players' names."""

    id: str
    game: str
    words: Words
    timeline: Timeline
    status: str
    seats: int

    @property
    def title(self) -> str:
        """The game and who plays."""
        players = ", ".join(self.words.seat(seat) for seat in range(self.seats))
        return f"{self.words(f'game-{self.game}')}: {players}"

    @property
    def entry(self) -> SiteEntry:
        """The match in the list."""
        return SiteEntry(self.id, self.title, self.status)


class Moment(Struct, frozen=True):
    """A step with a page of its own, where a phase begins: what a spectator saw there and at the one `before`, after `since`."""

    number: int
    step: int
    since: int
    view: View
    before: View | None

    @property
    def page(self) -> str:
        """The name of its page."""
        return f"{self.step}.html"

    @property
    def picture(self) -> str:
        """The name of its picture."""
        return f"{self.step}.png"


def moments(match: SiteMatch) -> Iterator[Moment]:
    """The steps of a match that have pages."""
    before: View | None = None
    since = 0
    for number, start in enumerate(match.timeline.starts()):
        step = match.timeline.stops[start].step
        view = match.timeline.view(step, None)
        yield Moment(number, step, since, view, before)
        before, since = view, step


def step_page(match: SiteMatch, every: Sequence[Moment], at: Moment, picture: Picture[View], url: str) -> str:
    """The page of a step: the board, what happened, and links to other steps."""
    words, last = match.words, len(every) - 1
    to = {"first": 0, "back": max(at.number - 1, 0), "on": min(at.number + 1, last), "last": last}
    steps = [(words(f"site-{name}"), every[number].page if number != at.number else "") for name, number in to.items()]
    turn = [one for one in every if one.view.turn == at.view.turn]
    phases = [(words(f"phase-{one.view.phase}"), one.page if one is not at else "") for one in turn]
    happened = said(match, at.since, at.step)
    body = [
        f"<h1>{escape(moment(words, at.view))}</h1>",
        f"<p>{escape(words('site-step', step=at.number + 1, steps=len(every)))}</p>",
        _links(words("site-step", step=at.number + 1, steps=len(every)), steps),
        _image(at.picture, picture),
        _list(words("site-happened"), happened),
        _links(words("site-phases"), phases),
        _details(words("site-words"), describe(at.view, words)),
        _links("", [(match.title, "index.html"), (words("site-list"), "../../index.html")]),
    ]
    image = f"{url}/m/{match.id}/{at.picture}" if url else at.picture
    return _page(words, f"{match.title} – {moment(words, at.view)}", body, image, "../../")


def match_page(match: SiteMatch, every: Sequence[Moment], logs: int, picture: Picture[View], url: str) -> str:
    """The first page of a match: how it stands, its result, and links to its turns and its log."""
    words, now = match.words, every[-1]
    turns: dict[int, Moment] = {}
    for one in every:
        turns.setdefault(one.view.turn, one)
    named = [(words("board-moment", turn=turn), one.page) for turn, one in turns.items()]
    log = [(words("site-log-page", page=page, pages=logs), log_name(page)) for page in range(1, logs + 1)]
    body = [
        f"<h1>{escape(match.title)}</h1>",
        f"<p>{escape(words(f'site-{match.status}'))} · {escape(moment(words, now.view))}</p>",
        f'<a href="{now.page}">{_image(now.picture, picture)}</a>',
        _list(words("site-result"), _result(match, now.view)) if now.view.outcome else "",
        _links(words("site-turns"), named),
        _links(words("site-log"), log),
        _links("", [(words("site-list"), "../../index.html")]),
    ]
    image = f"{url}/m/{match.id}/{now.picture}" if url else now.picture
    return _page(words, match.title, body, image, "../../")


def log_pages(match: SiteMatch, every: Sequence[Moment]) -> list[str]:
    """The pages of the log, each with the phases that fit, every one a link to its step."""
    words, pages = match.words, [list[str]()]
    for one in every:
        heading = f'<h2><a href="{one.page}">{escape(moment(words, one.view))}</a></h2>'
        part = heading + _list("", said(match, one.since, one.step))
        if pages[-1] and len("".join([*pages[-1], part]).encode()) > LOG_BYTES:
            pages.append([])
        pages[-1].append(part)
    return [_log_page(match, part, number, len(pages)) for number, part in enumerate(pages, start=1)]


def _log_page(match: SiteMatch, part: Sequence[str], number: int, count: int) -> str:
    words = match.words
    title = words("site-log-page", page=number, pages=count)
    links = [(match.title, "index.html"), *_turning(words, number, count, log_name)]
    body = [f"<h1>{escape(title)}</h1>", *part, _links("", links)]
    return _page(words, f"{match.title} – {title}", body, "", "../../")


def log_name(page: int) -> str:
    """The name of a page of the log."""
    return f"log-{page}.html"


def list_pages(words: Words, matches: Sequence[SiteEntry]) -> dict[str, str]:
    """The pages of the list of matches, by name."""
    parts = [matches[at : at + MOST_LISTED] for at in range(0, len(matches), MOST_LISTED)] or [[]]
    pages: dict[str, str] = {}
    for number, part in enumerate(parts, start=1):
        listed = "".join(
            f'<li><a href="m/{one.id}/index.html">{escape(one.title)}</a> · {escape(words(f"site-{one.status}"))}</li>'
            for one in part
        )
        turning = _links("", _turning(words, number, len(parts), list_name))
        body = [f"<h1>{escape(words('site-title'))}</h1>", f"<ul>{listed}</ul>", turning]
        pages[list_name(number)] = _page(words, words("site-title"), body, "", "")
    return pages


def list_name(page: int) -> str:
    """The name of a page of the list."""
    return "index.html" if page == 1 else f"index-{page}.html"


def said(match: SiteMatch, first: int, last: int) -> list[str]:
    """What everybody may know of the entries between two steps, in words."""
    events = worth_saying(match.game, match.timeline.happened(first, last, None))
    return [event_line(match.words, match.game, one.event) for one in events]


def _result(match: SiteMatch, view: View) -> Iterator[str]:
    outcome, words = view.outcome, match.words
    assert outcome is not None
    for seat in sorted(range(match.seats), key=outcome.ranks.__getitem__):
        yield words("card-rank", rank=outcome.ranks[seat], player=words.seat(seat), points=outcome.scores[seat])


def _turning(words: Words, number: int, count: int, name: Callable[[int], str]) -> list[tuple[str, str]]:
    """Links to the pages beside one of several."""
    beside = [("previous", number - 1), ("next", number + 1)]
    return [(words(f"site-{which}"), name(page)) for which, page in beside if 1 <= page <= count]


def _page(words: Words, title: str, body: Iterable[str], image: str, root: str) -> str:
    """A whole page; everything in `body` is HTML already."""
    shown = f'<meta property="og:image" content="{escape(image)}">' if image else ""
    return (
        f'<!doctype html><html lang="{words.locale}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{escape(POLICY)}">'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f'<meta property="og:title" content="{escape(title)}">{shown}'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="{root}style.css"></head>'
        f"<body>{''.join(body)}</body></html>\n"
    )


def _image(name: str, picture: Picture[View]) -> str:
    return f'<img src="{name}" alt="{escape(alt(picture))}">'


def _links(label: str, links: Iterable[tuple[str, str]]) -> str:
    """Links by their texts; one without an address is where the reader is."""
    parts = [
        f'<a href="{escape(to)}">{escape(text)}</a>' if to else f'<span aria-current="page">{escape(text)}</span>'
        for text, to in links
    ]
    return f'<nav aria-label="{escape(label)}">{"".join(parts)}</nav>' if parts else ""


def _list(title: str, lines: Iterable[str]) -> str:
    """Lines below a title; nothing without lines."""
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    heading = f"<h2>{escape(title)}</h2>" if title else ""
    return f"{heading}<ul>{items}</ul>" if items else ""


def _details(title: str, text: str) -> str:
    return f"<details><summary>{escape(title)}</summary><pre>{escape(text)}</pre></details>"
