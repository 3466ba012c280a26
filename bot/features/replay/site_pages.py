"""Website of public matches: their choice, and plain HTML pages without scripts, from a spectator's view."""

import hmac
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Final

from jinja2 import Environment, PackageLoader
from msgspec import Struct, json

from bot.cards.event_lines import worth_saying
from bot.cards.match_names import seat_names
from bot.cards.turn_card import moment
from bot.match.names import shown
from bot.match.settings import is_public, shown_lines
from bot.match.stored import entries, game_of, setup_of
from bot.match.timeline import Timeline, automatic
from bot.words import Words
from engine.core.view import View
from render import Picture, alt, describe, points
from render.prose.phrases import event_line
from storage.matches import MatchRow, SavedMatch, SeatRow

STYLE_SHEET: Final = """\
:root { color-scheme: light dark; --ink: #222; --faint: #666; --paper: #fff; --panel: #f4f1ea; --line: #d8d2c4;
  --link: #0b57a4; --gain: #1c7a3c }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 80rem; padding: 0 1rem 2rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper) }
header { padding: .5rem 0; border-bottom: 1px solid var(--line); font-weight: bold }
h1 { margin: 1rem 0 .25rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.2rem }
h3 { margin: 0 0 .25rem; font-size: 1rem }
a { color: var(--link) }
p, ul, ol, pre, dl { max-width: 60rem }
img { display: block; max-width: 100%; height: auto }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: 1rem 0 }
pre { white-space: pre-wrap; font: inherit }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
caption { text-align: left; color: var(--faint) }
th, td { padding: .25rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th[scope=row], .name { text-align: left; overflow-wrap: anywhere; white-space: normal; min-width: 7rem }
tbody th { font-weight: normal }
.won th { font-weight: bold }
thead th { color: var(--faint); font-weight: normal; vertical-align: bottom }
abbr { text-decoration: none; border-bottom: 1px dotted }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .75rem 0 }
dt { color: var(--faint) }
dd { margin: 0 }
.wide { overflow-x: auto; margin: .5rem 0; background: linear-gradient(to left, var(--paper) 1.5rem, transparent) right / 3rem 100%
  no-repeat local, linear-gradient(to left, var(--line), transparent) right / .75rem 100% no-repeat scroll }
.wide a { text-decoration: none }
.wide thead .name, .wide tr > td:first-child + th { position: sticky; left: 0; background: var(--paper) }
.points { font-weight: bold }
.champion { padding: .5rem .75rem; background: var(--panel); border-left: 4px solid var(--gain); font-size: 1.1rem }
.cut td, .cut th { border-bottom: 3px solid var(--gain) }
.rounds { display: flex; gap: 1rem; overflow-x: auto }
.rounds section { flex: 1 0 14rem; display: flex; flex-direction: column }
.tables { flex: 1; display: flex; flex-direction: column; justify-content: space-around }
.table { list-style: none; max-width: none; margin: .25rem 0; padding: .25rem .6rem; background: var(--panel);
  border-left: 4px solid var(--line) }
.faint, .members { color: var(--faint); font-size: .9rem }
.members { display: block }
.part { margin: .5rem 0 0; color: var(--faint); font-size: .9rem }
.table a { font-size: .9rem }
.teams th { text-align: left; font-weight: bold; background: var(--panel) }
.won, [aria-current] { font-weight: bold }
li.won { color: var(--gain) }
@media (max-width: 40rem) {
  .rounds { flex-direction: column }
  .rounds section { flex: none }
  dl { grid-template-columns: minmax(0, 7rem) 1fr }
  th, td { padding: .25rem .4rem }
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #ddd; --faint: #a0a0a0; --paper: #1c1c1c; --panel: #282725; --line: #444; --link: #9cf; --gain: #6fcf8b }
}
"""

SITE_NAME: Final = "Provost"  # the name of the bot in the header of every page
POLICY: Final = "default-src 'none'; img-src 'self'; style-src 'self'"
ROBOTS: Final = "User-agent: *\nDisallow: /\n"
LOG_BYTES: Final = 40_000  # bytes of the log on one page, which keep the whole page below 60 KiB
MATCHES_PER_PAGE: Final = 150
PAGE_ID_BYTES: Final = 16  # bytes of the name of a match's folder: too many to guess
STATUSES_WITH_PAGES: Final = ("live", "ended")


class SiteEntry(Struct, frozen=True):
    """A match in the list: the name of its folder, its title, its status, when it was made, and its server if known."""

    id: str
    title: str
    status: str
    at: int = 0
    server: str = ""


class SiteEvent(Struct, frozen=True):
    """A tournament in the list: its folder's name, its title, the id of its phase, its start, its server and champion.

    On the page of a match `result` is the round of the match, and in a duel the result that counts in the tournament.
    """

    id: str
    title: str
    phase: str
    at: int = 0
    server: str = ""
    champion: str = ""
    result: str = ""


class SiteMatch(Struct, frozen=True):
    """A match to write. `id` names its folder and cannot be guessed; `words` know the players' names.

    `began` and `last` are when it was made and when the last shown move was made, or 0 if unknown. `server` is the name
    of its server, or empty if unknown, and `event` the tournament that it belongs to.
    """

    id: str
    game: str
    words: Words
    timeline: Timeline
    status: str
    seats: int
    began: int = 0
    last: int = 0
    server: str = ""
    event: SiteEvent | None = None

    @property
    def title(self) -> str:
        """The game and its players."""
        players = ", ".join(self.words.seat(seat) for seat in range(self.seats))
        return f"{self.words(f'game-{self.game}')}: {players}"

    @property
    def entry(self) -> SiteEntry:
        """The match as it appears in the list."""
        return SiteEntry(self.id, self.title, self.status, self.began, self.server)


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
    words, last, heading = match.words, len(every) - 1, moment_name(match.words, every, at)
    to = {"first": 0, "back": max(at.number - 1, 0), "on": min(at.number + 1, last), "last": last}
    turn = [one for one in every if one.view.turn == at.view.turn]
    return render_page(
        "step.html",
        words,
        f"{match.title} – {heading}",
        _address(match, at, url),
        match=match,
        at=at,
        heading=heading,
        place=words("site-step", step=at.number + 1, steps=len(every)),
        steps=[(words(f"site-{name}"), every[n].page if n != at.number else "") for name, n in to.items()],
        phases=[(_phase_name(words, turn, one), one.page if one is not at else "") for one in turn],
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
    return render_page(
        "match.html",
        words,
        match.title,
        _address(match, now, url),
        match=match,
        at=now,
        heading=moment_name(words, every, now),
        alt=alt(picture),
        scores=_scores(match, now.view),
        turns=[(words("board-moment", turn=turn), one.page) for turn, one in turns.items()],
        log=[(words("site-log-page", page=page, pages=logs), log_name(page)) for page in range(1, logs + 1)],
    )


def log_pages(match: SiteMatch, every: Sequence[Moment]) -> list[str]:
    """Return the pages of the log, each with as many phases as fit, linked to their steps."""
    pages: list[list[str]] = [[]]
    for one in every:
        heading, happened = moment_name(match.words, every, one), event_sentences(match, one.since, one.step)
        part = _templates().get_template("log_part.html").render(at=one, heading=heading, happened=happened)
        if pages[-1] and len("".join([*pages[-1], part]).encode()) > LOG_BYTES:
            pages.append([])
        pages[-1].append(part)
    return [_log_page(match, parts, number, len(pages)) for number, parts in enumerate(pages, start=1)]


def _log_page(match: SiteMatch, parts: Sequence[str], number: int, count: int) -> str:
    heading = match.words("site-log-page", page=number, pages=count)
    beside = [(match.title, "index.html"), *_turning(match.words, number, count, log_name)]
    title = f"{match.title} – {heading}"
    return render_page("log.html", match.words, title, "", heading=heading, parts=parts, links_beside=beside)


def log_name(page: int) -> str:
    """Return the file name of a page of the log."""
    return f"log-{page}.html"


def result_json(match: SiteMatch, every: Sequence[Moment]) -> bytes:
    """Return a match for other programs: the players by seat, with their points, and their places once it is over."""
    view = every[-1].view
    players = [
        {"seat": line.seat + 1, "name": line.player, "place": line.place, "points": line.points}
        for line in sorted(_scores(match, view), key=lambda line: line.seat)
    ]
    return json.encode(
        {
            "game": match.game,
            "status": match.status,
            "turn": view.turn,
            "began": day_of(match.began),
            "last": day_of(match.last),
            "server": match.server,
            "event": f"../../e/{match.event.id}/results.json" if match.event else None,
            "players": players,
        }
    )


def feed_json(matches: Sequence[SiteEntry], events: Sequence[SiteEvent]) -> bytes:
    """Return the lists of matches and tournaments for other programs, each with the address of its results."""
    made = {
        "events": [
            {"title": one.title, "phase": one.phase, "starts": day_of(one.at), "server": one.server}
            | {"results": f"e/{one.id}/results.json", "page": f"e/{one.id}/index.html"}
            for one in events
        ],
        "matches": [
            {"title": one.title, "status": one.status, "began": day_of(one.at), "server": one.server}
            | {"result": f"m/{one.id}/result.json", "page": f"m/{one.id}/index.html"}
            for one in matches
        ],
    }
    return json.encode(made)


def moment_name(words: Words, every: Sequence[Moment], at: Moment) -> str:
    """Return the turn and the phase of a step, numbered if the phase occurs several times in the turn."""
    turn = [one for one in every if one.view.turn == at.view.turn]
    return f"{moment(words, at.view)}{_repetition(turn, at)}"


def _phase_name(words: Words, turn: Sequence[Moment], at: Moment) -> str:
    return f"{words(f'phase-{at.view.phase}')}{_repetition(turn, at)}"


def _repetition(turn: Sequence[Moment], at: Moment) -> str:
    """Return the number of a phase among those of the same name in a turn; empty if there is one."""
    same = [one.number for one in turn if one.view.phase == at.view.phase]
    return f" ({same.index(at.number) + 1})" if len(same) > 1 else ""


def list_pages(
    words: Words, matches: Sequence[SiteEntry], events: Sequence[SiteEvent] = (), also: Sequence[tuple[str, str]] = ()
) -> dict[str, str]:
    """Return the pages of the list of matches, by file name; the first one has the tournaments too.

    `also` are links to pages of text.
    """
    parts = [matches[at : at + MATCHES_PER_PAGE] for at in range(0, len(matches), MATCHES_PER_PAGE)] or [[]]
    pages: dict[str, str] = {}
    for number, part in enumerate(parts, start=1):
        beside = [*_turning(words, number, len(parts), list_name), *also]
        listed = {"matches": part, "events": events if number == 1 else ()}
        pages[list_name(number)] = render_page(
            "list.html", words, words("site-title"), "", "", **listed, links_beside=beside
        )
    return pages


def text_page(words: Words, title: str, paragraphs: Sequence[str]) -> str:
    """Return a page of text, with a link to the list of matches."""
    beside = [(words("site-list"), list_name(1))]
    return render_page("text.html", words, title, "", root="", paragraphs=paragraphs, links_beside=beside)


def list_name(page: int) -> str:
    """Return the file name of a page of the list."""
    return "index.html" if page == 1 else f"index-{page}.html"


def event_sentences(match: SiteMatch, first: int, last: int) -> list[str]:
    """Return sentences for the public events between two steps."""
    events = worth_saying(match.game, match.timeline.happened(first, last, None))
    return [event_line(match.words, match.game, one.event) for one in events]


class ScoreLine(Struct, frozen=True):
    """A player in the score table of a match. `place` is None while it runs; `first` marks winners, or who leads."""

    seat: int
    player: str
    points: int | None
    place: int | None
    first: bool


def _scores(match: SiteMatch, view: View) -> list[ScoreLine]:
    """Return the players of a match, best first: by place once it is over, otherwise by their public points."""
    shown, outcome = points(view), view.outcome
    most = max(shown, default=0)
    lines = [
        ScoreLine(
            seat,
            match.words.seat(seat),
            shown[seat] if shown else None,
            None if outcome is None else outcome.ranks[seat],
            bool(shown) and (shown[seat] == most > 0 if outcome is None else outcome.ranks[seat] == 1),
        )
        for seat in range(match.seats)
    ]
    return sorted(lines, key=lambda line: (line.place or 0, -(line.points or 0), line.seat))


def _turning(words: Words, number: int, count: int, name: Callable[[int], str]) -> list[tuple[str, str]]:
    """Return links to the previous and the next of several pages."""
    beside = [("previous", number - 1), ("next", number + 1)]
    return [(words(f"site-{which}"), name(page)) for which, page in beside if 1 <= page <= count]


def _address(match: SiteMatch, at: Moment, url: str) -> str:
    """Return the address of a step's picture, for link previews on other sites."""
    return f"{url}/m/{match.id}/{at.picture}" if url else at.picture


def render_page(template: str, words: Words, title: str, image: str, root: str = "../../", **values: object) -> str:
    """Render a whole page; its template escapes every value."""
    page = _templates().get_template(template)
    named = {"words": words, "title": title, "image": image, "root": root, "site": SITE_NAME, "policy": POLICY}
    return page.render(**named, **values) + "\n"


@cache
def _templates() -> Environment:
    made = Environment(loader=PackageLoader("bot.features.replay", "site"), autoescape=True, trim_blocks=True)
    made.filters["day"] = day_of
    return made


def day_of(at: int) -> str:
    """Return the day of a time in UTC, such as `2026-11-26`; empty for 0."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}" if at else ""


def has_pages(row: MatchRow) -> bool:
    """Return True if a match has pages: it is public and has begun."""
    return row.status in STATUSES_WITH_PAGES and is_public(row)


def of_saved(words: Words, saved: SavedMatch, now: int, server: str = "", event: SiteEvent | None = None) -> SiteMatch:
    """Return a stored match up to what may be shown at `now`, in the folder `page_id`."""
    row, lines = saved.match, shown_lines(saved.match, saved.lines, now)
    timeline = Timeline(game_of(row), setup_of(row), entries(lines), automatic(lines))
    named = words.at([shown(seat.name) for seat in saved.seats])
    last = lines[-1].at if lines else 0
    return SiteMatch(
        page_id(row), row.game, named, timeline, row.status, row.seats, row.created_at, last, server, event
    )


def entry_of(words: Words, row: MatchRow, seats: Sequence[SeatRow], server: str) -> SiteEntry:
    """Return the list entry of a stored match."""
    players = ", ".join(seat_names(words, seats))
    return SiteEntry(page_id(row), f"{words(f'game-{row.game}')}: {players}", row.status, row.created_at, server)


def page_id(row: MatchRow) -> str:
    """Return the name of a match's folder, derived from the match's secret without revealing it."""
    return hmac.digest(row.seed or b"", f"page {row.id}".encode(), "sha256")[:PAGE_ID_BYTES].hex()
