"""Website of public matches: their choice, and plain HTML pages without scripts, from a spectator's view."""

import hmac
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from msgspec import Struct, json, structs

from bot.cards.controls import step_targets
from bot.cards.event_lines import worth_saying
from bot.cards.match_names import seat_names
from bot.cards.turn_card import moment
from bot.match.conceding import places
from bot.match.match import EARLY, SeatedMatch
from bot.match.safe_names import shown
from bot.match.settings import is_public, shown_lines
from bot.match.stored import entries, game_of, setup_of
from bot.match.timeline import Timeline, automatic
from bot.words import Words
from engine.core.types import Outcome
from engine.core.view import View
from render import Picture, alt, describe, points
from render.prose.lists import listed
from render.prose.phrases import event_line
from storage.matches import MatchRow, SavedMatch, SeatRow

if TYPE_CHECKING:
    from jinja2 import Environment

STYLE_SHEET: Final = (files("bot.features.replay") / "site" / "style.css").read_text(encoding="utf-8")
ICON: Final = (files("bot.features.replay") / "site" / "icon.svg").read_text(encoding="utf-8")
SITE_NAME: Final = "Provost"  # the title of a site that has no other: the name of the bot
POLICY: Final = "default-src 'none'; img-src 'self'; style-src 'self'"
ROBOTS: Final = "User-agent: *\nDisallow: /\n"
PAGE_ID_BYTES: Final = 16  # bytes of the name of a match's folder: too many to guess
STATUSES_WITH_PAGES: Final = ("live", "ended")
DUEL_SEATS: Final = 2
MONTHS: Final = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


Link = tuple[str, str]  # a text and where it leads; the address is empty if it leads nowhere


class SiteEvent(Struct, frozen=True):
    """A tournament in the list: its folder's name, its title, the id of its phase, its start, its server and champions.

    `about` is what is played, `progress` the round under way or when it starts, and `players` how many have entered.
    """

    id: str
    title: str
    phase: str
    at: int = 0
    server: str = ""
    champions: str = ""
    about: str = ""
    progress: str = ""
    players: int = 0


class EventMatch(SiteEvent, frozen=True):
    """The tournament of a match, with its `round`, and `to`, the place of its table on the pages of the tournament.

    In a duel `result` is its own result in the order of its seats, and `mark` says in a word if another one counts, or
    if it was decided. `counted` are sentences about what counts, each with the link to a decision. They come first if
    organisers `ruled` on the match, or if it is `overruled`: then its winner has not won. `others` are links to the games
    of a series. `until` is when the round of a running match ends.
    """

    round: str = ""
    to: str = "index.html"
    result: str = ""
    mark: str = ""
    counted: tuple[Link, ...] = ()
    overruled: bool = False
    ruled: bool = False
    others: tuple[Link, ...] = ()
    until: int = 0


class SiteEntry(Struct, frozen=True):
    """A match in the list: its folder's name, players and game, its status, when it was made, and its server if known.

    `event` is the tournament that it belongs to.
    """

    id: str
    players: str
    game: str
    status: str
    at: int = 0
    server: str = ""
    event: EventMatch | None = None

    @property
    def title(self) -> str:
        """The game and its players."""
        return f"{self.game}: {self.players}"


class Ending(Struct, frozen=True):
    """The end of a match: the last position, the places by seat, and a sentence."""

    view: View
    places: tuple[int, ...]
    sentence: str


class SiteMatch(Struct, frozen=True):
    """A match to write. `id` names its folder and cannot be guessed; `words` know the players' names.

    `began` and `last` are when it was made and when the last shown move was made, or 0 if unknown. `server` is the name
    of its server, or empty if unknown, and `event` the tournament that it belongs to. `ending` is how a match ended
    before its game was over, and `home` the title of the site.
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
    event: EventMatch | None = None
    ending: Ending | None = None
    home: str = SITE_NAME

    @property
    def entry(self) -> SiteEntry:
        """The match as it appears in the list."""
        players = players_text([self.words.seat(seat) for seat in range(self.seats)])
        game = self.words(f"game-{self.game}")
        return SiteEntry(self.id, players, game, self.status, self.began, self.server, self.event)

    @property
    def subject(self) -> list[str]:
        """The game, the tournament and the round."""
        game = self.words(f"game-{self.game}")
        return [game] if self.event is None else [game, self.event.title, self.event.round]

    @property
    def crumbs(self) -> tuple[tuple[str, str], ...]:
        """The tournament and the round that the match belongs to, with links."""
        if self.event is None:
            return ()
        pages = ((self.event.title, "index.html"), (self.event.round, self.event.to))
        return tuple((text, f"../../e/{self.event.id}/{to}") for text, to in pages if text)


def players_text(names: Sequence[str]) -> str:
    """Return the players of a match: two as opponents, more as a list."""
    return " – ".join(names) if len(names) == DUEL_SEATS else ", ".join(names)


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
    since, starts = 0, match.timeline.starts()
    for number, start in enumerate(starts):
        step = match.timeline.stops[start].step
        is_last = number == len(starts) - 1
        view = match.ending.view if is_last and match.ending is not None else match.timeline.view(step, None)
        yield Moment(number, step, since, view, before)
        before, since = view, step


def step_page(
    match: SiteMatch, every: Sequence[Moment], at: Moment, picture: Picture[View], url: str, log: str = ""
) -> str:
    """Return the page of a step: the board, what happened, and links to other steps and to the `log` there."""
    words, last, heading = match.words, len(every) - 1, moment_name(match.words, every, at)
    turn = [one for one in every if one.view.turn == at.view.turn]
    phases = [(phase_name(words, every, one), one.page if one is not at else "") for one in turn if last]
    happened = event_sentences(match, at.since, at.step)
    return render_page(
        "step.html",
        words,
        f"{match.entry.title} – {heading}",
        _address(match, at, url),
        home=match.home,
        crumbs=[*match.crumbs, (match.entry.players, "index.html")],
        at=at,
        heading=heading,
        match=match,
        subject=match.subject,
        place=words("site-step", step=at.number + 1, steps=len(every)),
        steps=[
            (words(f"site-{name}"), every[n].page if n != at.number else "")
            for name, n in step_targets(at.number, last).items()
            if last
        ],
        phases=[*_turn_beside(words, every, at, -1), *phases, *_turn_beside(words, every, at, 1)],
        alt=alt(picture),
        happened=[*happened, *ending_sentences(match)] if at.number == last else happened,
        result=match_result(match, at.view) if at.number == last else "",
        log=[(words("site-log"), log)] if log else [],
        described=describe(at.view, words),
    )


def _turn_beside(words: Words, every: Sequence[Moment], at: Moment, way: int) -> list[tuple[str, str]]:
    """Return a link to the beginning of the turn before (-1) or after (1) that of a step; nothing if there is none."""
    turns = dict.fromkeys(one.view.turn for one in every)
    beside = [turn for turn in turns if (turn < at.view.turn if way < 0 else turn > at.view.turn)]
    turn = max(beside, default=None) if way < 0 else min(beside, default=None)
    first = next((one for one in every if one.view.turn == turn), None)
    if first is None:
        return []
    name = words("board-moment", turn=first.view.turn)
    return [(f"« {name}" if way < 0 else f"{name} »", first.page)]


def match_page(match: SiteMatch, every: Sequence[Moment], logs: int, picture: Picture[View], url: str) -> str:
    """Return the first page of a match: its position or result, and links to its turns and its log."""
    words, now = match.words, every[-1]
    turns: dict[int, Moment] = {}
    for one in every:
        turns.setdefault(one.view.turn, one)
    replay = words("site-replay") if len(every) > 1 else words("site-words")
    scores, result, when = _scores(match, now.view), match_result(match, now.view), moment(words, now.view)
    about = match.crumbs[0][0] if match.crumbs else match.entry.game
    with_points = scores[0].points is not None and (match.ending is None or now.view.turn > 0)
    return render_page(
        "match.html",
        words,
        match.entry.title,
        _address(match, now, url),
        home=match.home,
        crumbs=match.crumbs,
        match=match,
        subject=match.subject,
        at=now,
        replay=[
            (replay, every[0].page),
            *((log_title(words, page, logs), log_name(page)) for page in range(1, logs + 1)),
        ],
        summary=f"{about}\n{result or when}",
        moment=when,
        asked=listed(words, [words.seat(seat) for seat in now.view.asked]),
        result=result,
        alt=alt(picture),
        scores=scores if with_points or match.seats != DUEL_SEATS else (),
        with_places=scores[0].place is not None,
        with_points=with_points,
        turns=turn_links(words, every, {}),
    )


def turn_links(words: Words, every: Sequence[Moment], places: Mapping[int, str]) -> list[Link]:
    """Return a link to each turn: to its first step, or to the first of its `places` by step, if there are any."""
    turns: dict[int, str] = {}
    for one in every:
        if not places or one.step in places:
            turns.setdefault(one.view.turn, places.get(one.step, one.page))
    return [(f"{turn}" if turn else words("board-moment", turn=turn), to) for turn, to in turns.items()]


def ending_sentences(match: SiteMatch) -> list[str]:
    """Return the sentence about the end of a match that ended before its game was over."""
    return [match.ending.sentence] if match.ending is not None else []


def match_result(match: SiteMatch, view: View) -> str:
    """Return how a match has ended; empty while it runs."""
    if match.ending is not None:
        return match.ending.sentence
    winners = [match.words.seat(line.seat) for line in _scores(match, view) if line.place == 1]
    return match.words("site-won", players=listed(match.words, winners), count=len(winners)) if winners else ""


def log_title(words: Words, page: int, pages: int) -> str:
    """Return the title of a page of the log, with its number if there are several."""
    return words("site-log-page", page=page, pages=pages) if pages > 1 else words("site-log")


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


def moment_name(words: Words, every: Sequence[Moment], at: Moment) -> str:
    """Return the turn and the phase of a step, numbered if the phase occurs several times in the turn."""
    return f"{moment(words, at.view)}{_repetition(every, at)}"


def phase_name(words: Words, every: Sequence[Moment], at: Moment) -> str:
    """Return the phase of a step, numbered if it occurs several times in the turn."""
    return f"{words(f'phase-{at.view.phase}')}{_repetition(every, at)}"


def _repetition(every: Sequence[Moment], at: Moment) -> str:
    """Return the number of a phase among those of the same name in a turn; empty if there is one."""
    same = [one.number for one in every if (one.view.turn, one.view.phase) == (at.view.turn, at.view.phase)]
    return f" ({same.index(at.number) + 1})" if len(same) > 1 else ""


def text_page(words: Words, title: str, paragraphs: Sequence[str], home: str = SITE_NAME) -> str:
    """Return a page of text."""
    return render_page("text.html", words, title, "", root="", home=home, paragraphs=paragraphs)


def event_sentences(match: SiteMatch, first: int, last: int) -> list[str]:
    """Return sentences for the public events between two steps."""
    events = worth_saying(match.game, match.timeline.happened(first, last, None))
    return [event_line(match.words, match.game, one.event) for one in events]


class ScoreLine(Struct, frozen=True):
    """A player in the score table of a match. `place` is None while it runs; `first` marks winners, or who leads.

    `sources` are the sources of the points once the game is over.
    """

    seat: int
    player: str
    points: int | None
    place: int | None
    first: bool
    sources: str = ""


def _scores(match: SiteMatch, view: View) -> list[ScoreLine]:
    """Return the players of a match, best first: by place once it is over, otherwise by their public points."""
    shown, places = points(view), _places(match, view)
    leading = max(shown) if match.status == "live" and len({*shown}) > 1 else None
    lines = [
        ScoreLine(
            seat,
            match.words.seat(seat),
            shown[seat] if shown else None,
            places[seat] if places else None,
            places[seat] == 1 if places else leading is not None and shown[seat] == leading,
            _sources(match.words, view.outcome, seat) if view.outcome is not None else "",
        )
        for seat in range(match.seats)
    ]
    return sorted(lines, key=lambda line: (line.place or 0, -(line.points or 0), line.seat))


def _sources(words: Words, outcome: Outcome, seat: int) -> str:
    """Return where a player's points come from, such as `Cities 4 · Buildings 2`."""
    found = ((words(f"source-{id}"), gained) for id, gained in outcome.sources[seat].items() if gained)
    return " · ".join(words("card-source", source=source, points=gained) for source, gained in found)


def _places(match: SiteMatch, view: View) -> tuple[int, ...]:
    """Return the places by seat; empty while the match runs."""
    if match.ending is not None:
        return match.ending.places
    return () if view.outcome is None else view.outcome.ranks


def turning(words: Words, number: int, count: int, name: Callable[[int], str]) -> list[tuple[str, str]]:
    """Return links to the previous and the next of several pages."""
    beside = [("previous", number - 1), ("next", number + 1)]
    return [(words(f"site-{which}"), name(page)) for which, page in beside if 1 <= page <= count]


def _address(match: SiteMatch, at: Moment, url: str) -> str:
    """Return the address of a step's picture, for link previews on other sites."""
    return f"{url}/m/{match.id}/{at.picture}" if url else at.picture


def render_part(template: str, **values: object) -> str:
    """Render a part of a page; its template escapes every value."""
    return _templates().get_template(template).render(**values)


def render_page(
    template: str, words: Words, title: str, image: str, root: str = "../../", home: str = SITE_NAME, **values: object
) -> str:
    """Render a whole page of the site with the title `home`; its template escapes every value."""
    page = _templates().get_template(template)
    named = {"words": words, "title": title, "image": image, "root": root, "home": home, "policy": POLICY}
    times = {"day": partial(day_text, words), "time": partial(time_text, words)}
    return page.render(**times, **named, **values) + "\n"


@cache
def _templates() -> "Environment":
    from jinja2 import Environment, PackageLoader  # noqa: PLC0415 - loaded for the first page: a bot that starts would wait for it

    made = Environment(loader=PackageLoader("bot.features.replay", "site"), autoescape=True, trim_blocks=True)
    made.filters["iso"] = day_of
    return made


def day_of(at: int) -> str:
    """Return the day of a time in UTC, such as `2026-11-26`; empty for 0."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d}" if at else ""


def day_text(words: Words, at: int) -> str:
    """Return the day of a time in UTC in the language of the site, such as `26 Nov 2026`; empty for 0."""
    day = datetime.fromtimestamp(at, UTC)
    return words("site-day", day=f"{day.day}", month=MONTHS[day.month - 1], year=f"{day.year}") if at else ""


def time_text(words: Words, at: int) -> str:
    """Return a time in UTC in the language of the site, such as `26 Nov 2026, 18:30 UTC`; empty for 0."""
    return words("site-time", day=day_text(words, at), time=clock_text(at)) if at else ""


def clock_text(at: int) -> str:
    """Return the time of day of a time, such as `18:30 UTC`."""
    return f"{datetime.fromtimestamp(at, UTC):%H:%M} UTC"


def has_pages(row: MatchRow) -> bool:
    """Return True if a match has pages: it is public and has begun."""
    return row.status in STATUSES_WITH_PAGES and is_public(row)


def of_saved(
    words: Words, saved: SavedMatch, now: int, server: str = "", event: EventMatch | None = None, home: str = SITE_NAME
) -> SiteMatch:
    """Return a stored match up to what may be shown at `now`, in the folder `page_id`."""
    row, lines = saved.match, shown_lines(saved.match, saved.lines, now)
    timeline = Timeline(game_of(row), setup_of(row), entries(lines), automatic(lines))
    named = words.at([shown(seat.name) for seat in saved.seats])
    last, ending = lines[-1].at if lines else 0, _ending_of(named, saved)
    id, began = page_id(row), row.created_at
    return SiteMatch(id, row.game, named, timeline, row.status, row.seats, began, last, server, event, ending, home)


def _ending_of(words: Words, saved: SavedMatch) -> Ending | None:
    """Return how a match ended before its game was over, or None."""
    if saved.match.status != "ended":
        return None
    match = SeatedMatch(saved)
    view = match.view(None)
    if (loser := match.conceder) is not None:
        sentence = words("event-conceded", player=words.seat(loser), name=words.seat(1 - loser))
        outcome = Outcome(places(loser), tuple(points(view)), ({},) * len(saved.seats), "conceded")
        return Ending(structs.replace(view, decisions=(), asked=(), outcome=outcome), outcome.ranks, sentence)
    if match.ended_early and view.outcome is not None:
        return Ending(view, view.outcome.ranks, words(f"ended-{EARLY}"))
    return None


def entry_of(
    words: Words, row: MatchRow, seats: Sequence[SeatRow], server: str, event: EventMatch | None = None
) -> SiteEntry:
    """Return the list entry of a stored match."""
    players, game = players_text(seat_names(words, seats)), words(f"game-{row.game}")
    return SiteEntry(page_id(row), players, game, row.status, row.created_at, server, event)


def page_id(row: MatchRow) -> str:
    """Return the name of a match's folder, derived from the match's secret without revealing it."""
    return hmac.digest(row.seed or b"", f"page {row.id}".encode(), "sha256")[:PAGE_ID_BYTES].hex()
