"""Command `provost export site`: writes pages without scripts that show only what a spectator may see.

For more positions: `PROVOST_LEAKS=10000 pytest tests/bot/cli/test_site.py`.
"""

import asyncio
import json
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from markupsafe import escape
from msgspec import structs

from bot.cli import export_site
from bot.features.replay import site_pages as site_matches
from bot.features.replay.site_lists import FRONT_EVENTS, FRONT_MATCHES, list_pages
from bot.features.replay.site_logs import log_pages
from bot.features.replay.site_pages import (
    EventMatch,
    SiteEntry,
    SiteEvent,
    SiteMatch,
    match_page,
    moments,
    result_json,
    step_page,
)
from bot.match.new_match import LobbyTerms
from bot.match.timeline import Timeline
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.minds.choosing import POLICIES, at_random
from render import Picture, points
from render.prose.lists import listed
from storage import SqliteStore, databases
from tests.bot.alternate_histories import PlayedMatch
from tests.bot.builders import played
from tests.bot.cli.conftest import Provost
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.match.test_secrets import HIDING, LEAKS, games
from tests.bot.tabletop import LAX_QUOTAS, NAMES, NOW, USERS, begin, choose_first, open_question

MAX_BYTES = 60 * 1024
XSS = "\"><script>alert(1)</script><img src=x onerror=alert(1)>'&"
ALLOWED = {"html", "head", "meta", "title", "link", "body", "h1", "h2", "p", "nav", "a", "span", "img", "ul", "li"}
ALLOWED |= {
    "details",
    "summary",
    "pre",
    "header",
    "main",
    "h3",
    "div",
    "dl",
    "dt",
    "dd",
    "time",
    "strong",
    "section",
    "ol",
    "br",
    "footer",
}
ALLOWED |= {"h4", "table", "caption", "thead", "tbody", "tr", "th", "td", "abbr", "s"}
WORDS = Catalogue().words("en")


class TagParser(HTMLParser):
    """Tags of a page with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def check_page(page: str, most: int = MAX_BYTES) -> list[str]:
    """Check the tags of a page, and return the addresses of its links."""
    found = TagParser(page).found
    assert {tag for tag, _ in found} <= ALLOWED
    assert not [name for _, attrs in found for name in attrs if name.startswith("on") or name == "style"]
    assert ("meta", {"name": "robots", "content": "noindex"}) in found
    assert len(page.encode()) <= most
    labels = [attrs["aria-label"] for tag, attrs in found if tag == "nav"]
    assert all(labels)
    return [attrs[name] or "" for _, attrs in found for name in ("href", "src") if name in attrs]


def pages(match: SiteMatch) -> Iterator[str]:
    """Return every page of a match, without its pictures."""
    every = list(moments(match))
    for one in every:
        yield step_page(match, every, one, Picture(one.view, match.words, before=one.before), "")
    yield from log_pages(match, every)
    yield match_page(match, every, 1, Picture(every[-1].view, match.words), "https://example.org")


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Database with a public match of each game, a private match, and a lobby."""
    path = tmp_path_factory.mktemp("site") / "provost.db"

    async def fill() -> None:
        store = await SqliteStore.open(path)
        tables = matches_with_lobbies(store, lambda: NOW, lambda match_id: None, LAX_QUOTAS)
        for channel, game in enumerate(GAMES, start=1):
            match_id = await begin(tables, channel=channel, game=game, public="yes")
            chooser = Random(channel)
            for number in range(12):
                user, decision_name, ask = await open_question(tables, match_id)
                await tables.choose(match_id, user, decision_name, at_random(ask, chooser), f"{match_id}{number}")
        await begin(tables, channel=98)
        await lobby_of(tables).lobbies.open(99, 5, 1, "Ada", LobbyTerms("caylus", 2))
        await store.close()

    asyncio.run(fill())
    return path


@pytest.fixture(scope="module")
def site(db: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pages of that database."""
    out = tmp_path_factory.mktemp("out") / "site"
    assert export_site.site(WORDS, records=(), db=db, out=out, url="https://example.org/", title="", theme="day") == 0
    return out


def test_every_link_of_a_site_leads_to_a_file(site: Path) -> None:
    found = sorted(site.rglob("*.html"))
    assert len(list((site / "m").iterdir())) == len(GAMES)
    for path in found:
        for address in check_page(path.read_text(encoding="utf-8")):
            assert (path.parent / (address.partition("#")[0] or path.name)).is_file(), (path, address)


def test_every_page_can_be_reached_from_the_list(site: Path) -> None:
    reached, left = set[Path](), [site / "index.html"]
    while left:
        path = left.pop().resolve()
        if path in reached:
            continue
        reached.add(path)
        if path.suffix == ".html":
            left += [path.parent / to.partition("#")[0] for to in check_page(path.read_text(encoding="utf-8"))]
    written = {path.resolve() for path in site.rglob("*") if path.is_file()}
    assert written - reached == {(site / "robots.txt").resolve()}


def test_the_page_of_a_match_has_its_score_at_the_top_and_its_dates(db: Path) -> None:
    with databases.matches(db) as matches:
        saved = next(matches.load(id) for id in matches.ids("live"))
    match = site_matches.of_saved(WORDS, saved, NOW, "Club <b>")
    every = list(moments(match))
    page = match_page(match, every, 1, Picture(every[-1].view, match.words), "")
    assert page.index("<table ") < page.index("<img")
    assert "Club &lt;b&gt;" in page
    assert f'<time datetime="{site_matches.day_of(NOW)}">' in page
    for seat in range(match.seats):
        assert f'<th scope="row">{match.words.seat(seat)}' in page
    shown = every[-1].picture
    assert f'<a href="{shown}"><img src="{shown}"' in page
    assert f'<a href="{every[0].picture}"><img src="{every[0].picture}"' in step_page(
        match, every, every[0], Picture(every[0].view, match.words), ""
    )


def begin_match(path: Path, *, conceded: bool) -> SiteMatch:
    """Begin a match of Caylus, which a player then concedes if `conceded`."""

    async def play() -> None:
        store = await SqliteStore.open(path)
        tables = matches_with_lobbies(store, lambda: NOW, lambda match_id: None, LAX_QUOTAS)
        match_id = await begin(tables, public="yes")
        await choose_first(tables, match_id)
        if conceded:
            await tables.conceding.concede(match_id, USERS[1])
        await store.close()

    asyncio.run(play())
    with databases.matches(path) as matches:
        return site_matches.of_saved(WORDS, next(matches.load(id) for id in matches.ids()), NOW)


def test_a_match_that_was_conceded_has_a_winner_everywhere(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "provost.db", conceded=True)
    every = list(moments(match))
    conceded = WORDS("event-conceded", player=NAMES[1], name=NAMES[0])
    page = match_page(match, every, 1, Picture(every[-1].view, match.words), "")
    assert f'<p class="banner"><strong>{conceded}</strong></p>' in page
    assert f'<tr class="won"><td>1</td><th scope="row">{NAMES[0]} · {WORDS("site-winner")}</th>' in page
    assert f'<meta property="og:description" content="{WORDS("game-caylus")}\n{conceded}">' in page
    assert WORDS("site-leader") not in page
    assert (every[-1].view.decisions, every[-1].view.asked) == ((), ()), "no question is left in the picture"
    last = step_page(match, every, every[-1], Picture(every[-1].view, match.words), "")
    assert all(f"<li>{conceded}</li>" in one for one in (last, log_pages(match, every)[-1]))
    assert [one["place"] for one in json.loads(result_json(match, every))["players"]] == [1, 2]


def test_a_match_conceded_at_once_has_no_points_and_nothing_to_replay(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "provost.db", conceded=True)
    start, *_ = every = list(moments(match))
    once = structs.replace(start, view=structs.replace(every[-1].view, turn=0))
    page = match_page(match, [once], 1, Picture(once.view, match.words), "")
    assert WORDS("site-points-match") not in page
    assert WORDS("site-replay") not in page
    assert f'<a href="{once.page}">{WORDS("site-words")}</a>' in page, "all there is beside the picture"
    assert "<table" not in page, "places of a duel are in the banner"
    step = step_page(match, [once], once, Picture(once.view, match.words), "")
    assert "<details open>" in step
    page = match_page(match, every, 1, Picture(every[-1].view, match.words), "")
    assert WORDS("site-points-match") in page
    assert WORDS("site-replay") in page
    assert '<table class="scores">' in page
    assert every[-1].view.outcome is not None
    assert every[-1].view.outcome.ranks == (1, 2), "the picture shows the end"


def test_a_match_without_points_has_no_green_winner(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "provost.db", conceded=True)
    every = list(moments(match))
    counted = (("In the Cup: 0–1", ""), ("Decided.", "index.html#d1"))
    event = EventMatch(
        "e" * 32, "Cup", "finished", counted=counted, overruled=True, others=(("Game 1", ""), ("Game 2", "x"))
    )
    page = match_page(structs.replace(match, event=event), every, 1, Picture(every[-1].view, match.words), "")
    assert 'class="won"' not in page
    assert f"{NAMES[0]} · {WORDS('site-winner')}" in page
    why = f'<a href="../../e/{"e" * 32}/index.html#d1">{WORDS("site-why")}</a>'
    conceded = WORDS("event-conceded", player=NAMES[1], name=NAMES[0])
    on_board = WORDS("site-this-game", result=conceded)
    banner = f'<p class="banner neutral"><strong>In the Cup: 0–1</strong><br>Decided. {why}<br>{on_board}</p>'
    picture = Picture(every[-1].view, match.words)
    same = structs.replace(match, event=event)
    for one in (page, step_page(same, every, every[-1], picture, ""), log_pages(same, every)[-1]):
        assert banner in one, "what counts comes first, wherever the result is"
    assert '<span aria-current="page">Game 1</span><a href="x">Game 2</a>' in page
    assert f"<caption>{WORDS('site-as-played')}</caption>" in page
    ruled = structs.replace(event, ruled=True, counted=counted[::-1])
    page = match_page(structs.replace(match, event=ruled), every, 1, Picture(every[-1].view, match.words), "")
    assert f"<strong>Decided.</strong> {why}<br>In the Cup: 0–1<br>{on_board}</p>" in page, "what counts comes first"
    assert f"<caption>{WORDS('site-as-played')}</caption>" in page
    kept = structs.replace(event, overruled=False)
    page = match_page(structs.replace(match, event=kept), every, 1, picture, "")
    assert f"<strong>{conceded}</strong><br>In the Cup: 0–1<br>Decided. {why}</p>" in page
    assert WORDS("site-as-played") not in page


def test_every_page_of_a_match_is_headed_by_its_players(tmp_path: Path) -> None:
    event = EventMatch("e" * 32, "Cup", "running", round="Round 1", until=NOW)
    match = structs.replace(begin_match(tmp_path / "provost.db", conceded=False), event=event)
    start, *_ = every = [*moments(match)]
    picture, players = Picture(start.view, match.words), match.entry.players
    step, (log,) = step_page(match, every, start, picture, ""), log_pages(match, every)
    assert f"<h1>{players}: {site_matches.moment_name(WORDS, every, start)}</h1>" in step
    assert f"<h1>{players}: {WORDS('site-log')}</h1>" in log
    subject = "".join(f"<span>{one}</span>" for one in (WORDS("game-caylus"), "Cup", "Round 1"))
    page = match_page(match, every, 1, picture, "")
    assert all(f"{subject}</span></p>" in one for one in (step, log, page))
    assert step.count('class="steps"') == 1, "the buttons stay where they are from step to step"
    ends = f"<dt>{WORDS('site-round-ends')}</dt><dd>"
    assert f'{ends}<time datetime="{site_matches.day_of(NOW)}">' in page
    over = structs.replace(match, status="ended")
    assert ends not in match_page(over, every, 1, picture, "")


def test_the_front_has_its_title_once() -> None:
    page = list_pages(WORDS, [], home="Friday Night")["index.html"].partition("<body>")[2]
    assert "<header>" not in page
    assert page.count("Friday Night") == 1 + page.partition("<footer>")[2].count("Friday Night") == 1


def test_a_step_leads_to_its_place_in_the_log(site: Path) -> None:
    for folder in (site / "m").iterdir():
        for page in folder.glob("[0-9]*.html"):
            text = page.read_text(encoding="utf-8")
            for name, place in re.findall(r'<a href="(log-\d+\.html)#(s\d+)">', text):
                log = (folder / name).read_text(encoding="utf-8")
                assert f'<section id="{place}">' in log
                assert f'<a href="{page.name}">' in log.partition(f'id="{place}"')[2].partition("</section>")[0]
        log = (folder / "log-1.html").read_text(encoding="utf-8")
        places = re.findall(r"#(s\d+)\"", log)
        assert len(places) == len({*places})
        assert all(f'id="{place}"' in log for place in places), "the index of turns"


def test_a_running_match_has_no_result(tmp_path: Path) -> None:
    match = begin_match(tmp_path / "provost.db", conceded=False)
    every = list(moments(match))
    page = match_page(match, every, 1, Picture(every[-1].view, match.words), "")
    assert match.ending is None
    assert f'<p class="banner"><strong><span class="dots"><span>{WORDS("site-live")}</span>' in page
    assert every[-1].view.decisions
    waiting = listed(WORDS, [match.words.seat(seat) for seat in every[-1].view.asked])
    assert WORDS("board-describe-waiting", players=waiting) in page


def test_there_is_no_leader_while_all_are_level(db: Path) -> None:
    with databases.matches(db) as matches:
        match = site_matches.of_saved(WORDS, next(matches.load(id) for id in matches.ids("live")), NOW)
    (start, *_), last = (every := [*moments(match)]), every[-1]
    assert len({*points(start.view)}) == 1
    page = match_page(match, [start], 1, Picture(start.view, match.words), "")
    assert WORDS("site-leader") not in page
    shown = points(last.view)
    page = match_page(match, every, 1, Picture(last.view, match.words), "")
    assert page.count(f" · {WORDS('site-leader')}") == (shown.count(max(shown)) if len({*shown}) > 1 else 0)


def test_a_step_leads_to_the_turns_before_and_after() -> None:
    record = played("base", 38).record
    rules = GAMES[record.setup.game]
    match = SiteMatch("0" * 32, rules.name, WORDS, Timeline(rules, record.setup, record.entries), "ended", 2)
    every = list(moments(match))
    first = {turn: next(one.page for one in every if one.view.turn == turn) for turn in (1, 2, 3)}
    at = [one for one in every if one.view.turn == 2][-1]
    page = step_page(match, every, at, Picture(at.view, match.words), "")
    for turn, text in ((1, "« {}"), (3, "{} »")):
        assert f'<a href="{first[turn]}">{text.format(WORDS("board-moment", turn=turn))}</a>' in page
    start = step_page(match, every, every[0], Picture(every[0].view, match.words), "")
    assert "« " not in start.partition("<main>")[2]


def test_the_log_lists_events_below_their_phase(db: Path) -> None:
    with databases.matches(db) as matches:
        match = site_matches.of_saved(WORDS, next(matches.load(id) for id in matches.ids("live")), NOW)
    every = list(moments(match))
    (log,) = log_pages(match, every)
    parts = dict(re.findall(r'<a href="(\d+\.html)">.*?<ul>(.*?)</ul>', log, re.DOTALL))
    for one, following in pairwise(every):
        happened = site_matches.event_sentences(match, one.step if one.number else 0, following.step)
        assert [*re.findall("<li>(.*?)</li>", parts.get(one.page, ""))] == [str(escape(line)) for line in happened]
    assert "<ul></ul>" not in log, "a phase without events is left out"


def listed_in(page: str) -> list[str]:
    """Return the matches and tournaments in a list, in order."""
    return [kind + id for kind, id in re.findall(r'href="([em]/)(\w+)/index.html"', page)]


def test_running_matches_come_first_then_the_latest() -> None:
    order = [
        SiteEntry(f"{at}", f"P{at}", "Caylus", status, at) for status, at in (("ended", 1), ("live", 2), ("ended", 3))
    ]
    page = list_pages(WORDS, order)["index.html"]
    assert listed_in(page) == ["m/2", "m/3", "m/1"]
    assert page.index(WORDS("site-running")) < page.index('"m/2/') < page.index(WORDS("site-latest-results"))
    assert WORDS("site-running") not in list_pages(WORDS, order[:1])["index.html"]
    assert WORDS("site-empty") in list_pages(WORDS, [])["index.html"]


def test_later_pages_have_the_matches_outside_tournaments() -> None:
    cup = EventMatch("cup", "Cup", "running", round="Round 1", to="round-1-1.html#t1")
    gone = EventMatch("cup", "Cup", "running")
    matches = [
        SiteEntry(f"{kind}{at}", "P", "Caylus", status, at, "", event)
        for kind, status, event in (
            ("c", "ended", cup),
            ("g", "ended", gone),
            ("f", "ended", None),
            ("l", "live", None),
        )
        for at in range(30)
    ]
    pages = list_pages(WORDS, matches)
    front, rest = map(listed_in, pages.values())
    assert [*pages] == ["index.html", "index-2.html"]
    assert [one for one in front if one.startswith("m/l")] == [f"m/l{at}" for at in range(29, 29 - FRONT_MATCHES, -1)]
    assert len(front) == 2 * FRONT_MATCHES
    whole = {*front, *rest}
    assert len(whole) == len(front) + len(rest)
    assert {f"m/{one.id}" for one in matches if one.event is not cup} <= whole, "the round of a match leads to it"
    assert not [one for one in rest if one.startswith("m/c")]


def test_tournaments_that_run_or_begin_come_first() -> None:
    phases = ("finished", "cancelled", "open", "muster", "running")
    events = [SiteEvent(f"{phase}{at}", phase, phase, at) for at in range(20) for phase in phases]
    pages = list_pages(WORDS, [], events)
    front, rest = ([one.strip("e/0123456789") for one in listed_in(page)] for page in pages.values())
    assert {*front[:60]} == {"open", "muster", "running"}
    assert {*front[60:], *rest} == {"finished", "cancelled"}
    assert len(front) == 60 + FRONT_EVENTS
    assert len(rest) == 40 - FRONT_EVENTS


@pytest.mark.parametrize("game", GAMES)
def test_points_of_a_running_match_are_the_public_ones(db: Path, game: str) -> None:
    with databases.matches(db) as matches:
        saved = next(one for id in matches.ids("live") if (one := matches.load(id)).match.game == game)
    match = site_matches.of_saved(WORDS, saved, NOW)
    every = list(moments(match))
    assert len(points(every[-1].view)) == match.seats
    loaded = json.loads(result_json(match, every))
    assert [one["points"] for one in loaded["players"]] == list(points(every[-1].view))
    assert {one["place"] for one in loaded["players"]} == {None}


def test_phases_that_come_again_in_a_turn_have_names_of_their_own(db: Path) -> None:
    with databases.matches(db) as matches:
        match = site_matches.of_saved(WORDS, next(matches.load(id) for id in matches.ids("live")), NOW)
    first, *others = moments(match)
    again = structs.replace(first, number=1 + len(others), step=9_999)
    every = [first, *others, again]
    same = sum((one.view.turn, one.view.phase) == (first.view.turn, first.view.phase) for one in every)
    names = [site_matches.moment_name(WORDS, every, one) for one in every]
    assert len({*names}) == len(names)
    assert names[0].endswith(" (1)")
    assert names[-1].endswith(f" ({same})")
    page = step_page(match, every, first, Picture(first.view, match.words), "")
    assert f'<a href="9999.html">{WORDS(f"phase-{first.view.phase}")} ({same})</a>' in page


def test_folders_have_names_of_128_bits_that_stay(db: Path, site: Path, provost: Provost, tmp_path: Path) -> None:
    names = {folder.name for folder in (site / "m").iterdir()}
    assert all(re.fullmatch("[0-9a-f]{32}", name) for name in names)
    with databases.matches(db) as matches:
        assert not any(id in name for id in matches.ids() for name in names)
    assert provost("export site --db", db, "--out", tmp_path).status == 0
    assert {folder.name for folder in (tmp_path / "m").iterdir()} == names


def test_previews_have_whole_addresses(site: Path) -> None:
    for path in (site / "m").rglob("*.html"):
        images = [a["content"] or "" for _, a in TagParser(path.read_text()).found if a.get("property") == "og:image"]
        assert all(image.startswith(f"https://example.org/m/{path.parent.name}/") for image in images)
        assert all((path.parent / image.rpartition("/")[2]).is_file() for image in images)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_are_escaped_on_every_page(db: Path, locale: str) -> None:
    with databases.matches(db) as matches:
        match = site_matches.of_saved(WORDS, next(matches.load(id) for id in matches.ids("live")), NOW)
    named = structs.replace(match, words=Catalogue().words(locale).at([XSS, XSS]))
    written = [*pages(named), *list_pages(named.words, [named.entry] * 200).values()]
    for page in written:
        check_page(page)
        assert "<script" not in page
        assert "<img src=x" not in page


@pytest.mark.parametrize("mode", ["base", "themed"])
def test_pages_of_a_long_match_stay_small(mode: str) -> None:
    record = max((played(mode, seed).record for seed in (38, 59)), key=lambda record: len(record.entries))
    game = GAMES[record.setup.game]
    timeline = Timeline(game, record.setup, record.entries)
    match = SiteMatch("0" * 32, game.name, Catalogue().words("it").at(("M" * 32, "W" * 32)), timeline, "ended", 2)
    for page in pages(match):
        check_page(page)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("hiding", HIDING)
def test_no_page_depends_on_hidden_cards(hiding: str, policy: str) -> None:
    rng, left = Random(hiding), LEAKS // len(POLICIES)
    for drawn in games(hiding, policy):
        past = PlayedMatch(drawn.match())
        if actions := past.other(None, rng):
            written = [
                list(pages(SiteMatch("0", drawn.rules.name, WORDS, Timeline(drawn.rules, drawn.setup, log), "live", 2)))
                for log in (past.actions[: len(actions)], actions)
            ]
            assert written[0] == written[1]
            left -= len(actions)
        if left <= 0:
            return


def test_records_are_written_as_pages(provost: Provost, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    said = provost("export site", record, "--out", out)
    assert (said.status, said.error) == (0, "")
    (folder,) = (out / "m").iterdir()
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert '<th scope="row">Player 1 · winner <span class="members">' in page, "and where the points come from"
    assert "Provost</a>" in page
    assert provost("export site", record, "--title", "Ada&Co", "--out", out).status == 0
    assert "Ada&amp;Co</a>" in (folder / "index.html").read_text(encoding="utf-8")
    assert "<title>Ada&amp;Co</title>" in (out / "index.html").read_text(encoding="utf-8")
    assert (out / "icon.svg").is_file()


def test_a_site_is_not_written_where_it_cannot_be(provost: Provost, record: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = provost("export site", record, "--out", tmp_path / "file")
    assert (said.status, said.out) == (1, "")
    for wrong in ("--url javascript:x", "--theme pink"):
        assert provost(f"export site {wrong} --out", tmp_path / "out", record).status == 2
    assert provost("export site --db", tmp_path / "none.db", "--out", tmp_path / "out").status == 1


def test_an_export_of_no_match_explains_how_matches_become_public(provost: Provost, tmp_path: Path) -> None:
    path = tmp_path / "provost.db"

    async def begin_match() -> None:
        store = await SqliteStore.open(path)
        await begin(matches_with_lobbies(store, lambda: NOW, lambda match_id: None, LAX_QUOTAS), public="no")
        await store.close()

    asyncio.run(begin_match())
    said = provost("export site --db", path, "--out", tmp_path / "site")
    assert (said.status, said.error.strip()) == (0, WORDS("cli-export-none"))


def test_a_later_export_leaves_no_page_with_a_deleted_name(provost: Provost, tmp_path: Path) -> None:
    path, out = tmp_path / "provost.db", tmp_path / "site"

    async def go_on(moves: int, forgotten: int | None) -> None:
        store = await SqliteStore.open(path)
        tables = matches_with_lobbies(store, lambda: NOW, lambda match_id: None, LAX_QUOTAS)
        (match_id,) = await store.live_matches() or (await begin(tables, public="yes"),)
        for _ in range(moves):
            await choose_first(tables, match_id)
        if forgotten is not None:
            await store.forget_user(forgotten)
        await store.close()

    for moves, forgotten in ((5, None), (9, USERS[1])):
        asyncio.run(go_on(moves, forgotten))
        assert provost("export site --db", path, "--out", out).status == 0
    text = "".join(page.read_text(encoding="utf-8") for page in out.rglob("*.html"))
    assert NAMES[1] not in text
    found = {path.parent / to for path in out.rglob("*.html") for to in check_page(path.read_text(encoding="utf-8"))}
    linked = {path.with_name(path.name.partition("#")[0]) for path in found}
    assert {path.resolve() for path in (out / "m").rglob("*.*")} <= {path.resolve() for path in linked}


def test_a_match_that_cannot_be_read_leaves_the_others(db: Path, provost: Provost, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    shutil.copy(db, copy)
    with closing(sqlite3.connect(copy, isolation_level=None)) as damaged:
        damaged.execute("UPDATE matches SET schema = 999 WHERE game = 'caylus' AND status = 'live'")
    said = provost("export site --db", copy, "--out", tmp_path / "out")
    assert said.status == 0
    assert len(said.error.splitlines()) == 1
    assert len(list((tmp_path / "out" / "m").iterdir())) == len(GAMES) - 1


def test_a_site_shows_public_matches_alone(db: Path, site: Path) -> None:
    with databases.matches(db) as matches:
        kept = [matches.load(id).match for id in matches.ids("live")]
    assert len(kept) == len(GAMES) + 1
    shown = {site_matches.page_id(row) for row in kept if row.settings.get("public") == "yes"}
    assert {folder.name for folder in (site / "m").iterdir()} == shown


def test_a_cancelled_match_loses_its_pages(provost: Provost, tmp_path: Path) -> None:
    """The names of users deleted since then go with them."""
    path, out = tmp_path / "provost.db", tmp_path / "site"

    async def play(*, called_off: bool) -> None:
        store = await SqliteStore.open(path)
        tables = matches_with_lobbies(store, lambda: NOW, lambda match_id: None, LAX_QUOTAS)
        (match_id,) = await store.live_matches() or (await begin(tables, public="yes"),)
        for _ in range(5):
            await choose_first(tables, match_id)
        if called_off:
            await tables.cancellation.moderate(match_id, "Zoe")
            await store.forget_user(USERS[1])
        await store.close()

    for called_off in (False, True):
        asyncio.run(play(called_off=called_off))
        assert provost("export site --db", path, "--out", out).status == 0
        pages = [page.read_text(encoding="utf-8") for page in out.rglob("*.html")]
        assert any(NAMES[1] in page for page in pages) is not called_off
