"""Pages that the running bot serves: public matches as spectators see them, and nothing else."""

import asyncio
import html
import logging
import re
from collections.abc import AsyncIterator
from random import Random

import aiohttp
import pytest
from msgspec import structs

from bot.app.config import Web
from bot.app.legal_texts import MAX_OUTAGES, OUTAGE_PERIOD, Published, status
from bot.app.site_server import BUSY_PAGE, FRESH, MISSING_PAGE, OK, STATUS_FRESH, Site, serving_site
from bot.features.replay.site_pages import page_id
from bot.match.service import Matches
from bot.operations.endpoints import HOST, EndpointTaken
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.view import View
from render import Picture
from storage.clocks import ClockChange, GapRow, InstantsRow
from storage.errors import Busy
from storage.match_results import OutcomeRow
from tests.bot.cli.test_site import XSS, check_page
from tests.bot.tabletop import NAMES, NOW, Room, begin, choose_first

WORDS = Catalogue().words("en")
WEB = Web("", 0, "https://example.org/", "en")
JUNK = 10_000
CHARACTERS = "abcdef0123456789/.%<>\"'&?=#:;\\-_~ \u00e9\u202e"


class Clock:
    """The time of a site."""

    def __init__(self) -> None:
        self.now = NOW

    def read(self) -> int:
        return self.now


async def fake_draw(picture: Picture[View]) -> bytes:
    """Return a stand-in for a picture."""
    return f"PNG {picture.view.turn} {picture.view.viewer}".encode()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def site(room: Room, tables: Matches, clock: Clock) -> Site:
    return Site(room.store, fake_draw, WORDS, WEB, clock.read)


async def open_match(
    tables: Matches, channel: int = 1, game: str = "caylus", moves: int = 6, public: str = "yes"
) -> str:
    """Begin a match and make some moves; return its id."""
    match_id = await begin(tables, channel=channel, game=game, public=public)
    for _ in range(moves):
        await choose_first(tables, match_id)
    return match_id


async def pages_of(tables: Matches, match_id: str) -> str:
    """Return the folder of the pages of a match."""
    return f"/m/{page_id((await tables.get_match(match_id)).row)}"


async def end_match(room: Room, tables: Matches, match_id: str) -> None:
    """End a match."""
    row = (await tables.get_match(match_id)).row
    await room.store.set_status(row.id, row.version, "ended")
    tables.cache.forget(row.id)


@pytest.fixture
async def port(site: Site) -> AsyncIterator[int]:
    async with serving_site(HOST, 0, site) as served:
        yield served


async def test_every_link_leads_to_a_page(tables: Matches, site: Site) -> None:
    for channel, game in enumerate(GAMES, start=1):
        await open_match(tables, channel, game, moves=2)
    seen, left = set[str](), ["/"]
    while left:
        path = left.pop()
        if path in seen:
            continue
        seen.add(path)
        page = await site.page(path)
        assert page.status == OK, path
        if page.kind == "text/html":
            base = path.rpartition("/")[0]
            for address in check_page(page.body.decode()):
                whole = address.replace("../../", "/") if address.startswith("../../") else f"{base}/{address}"
                left.append(whole.partition("#")[0])
    assert len([path for path in seen if path.endswith("/index.html") and path.startswith("/m/")]) == len(GAMES)


async def test_only_public_matches_have_pages(room: Room, tables: Matches, site: Site) -> None:
    public, private = await open_match(tables, 1), await open_match(tables, 2, public="no")
    assert (await site.page(f"{await pages_of(tables, public)}/index.html")).status == OK
    assert await site.page(f"{await pages_of(tables, private)}/index.html") == MISSING_PAGE
    assert (await site.page("/")).body.count(b"<li>") == 1


async def test_a_running_match_is_shown_as_it_was_a_minute_ago(tables: Matches, site: Site, clock: Clock) -> None:
    match_id = await open_match(tables)
    index = f"{await pages_of(tables, match_id)}/index.html"
    before = await site.page(index)
    for _ in range(12):
        await choose_first(tables, match_id)
    assert await site.page(index) == before
    clock.now += FRESH
    assert await site.page(index) != before


async def test_a_delay_keeps_the_latest_steps_from_the_pages(tables: Matches, site: Site, clock: Clock) -> None:
    match_id = await begin(tables, public="yes", delay="hour")
    for _ in range(12):
        await choose_first(tables, match_id)
    first = await site.page(f"{await pages_of(tables, match_id)}/index.html")
    clock.now += 3_600
    later = await site.page(f"{await pages_of(tables, match_id)}/index.html")
    assert first.status == later.status == OK
    assert first.body != later.body


async def test_deleted_names_disappear_at_once(room: Room, tables: Matches, site: Site) -> None:
    match_id = await open_match(tables)
    await end_match(room, tables, match_id)
    index = f"{await pages_of(tables, match_id)}/index.html"
    assert b"Bruno" in (await site.page(index)).body
    seats = await room.store.seats(match_id)
    await room.store.forget_user(seats[1].user_id or 0)
    assert b"Bruno" not in (await site.page(index)).body


async def test_names_are_escaped(room: Room, tables: Matches, site: Site) -> None:
    match_id = await open_match(tables)
    row, (first, _) = (await tables.get_match(match_id)).row, await room.store.seats(match_id)
    await room.store.hand_over(match_id, row.version, structs.replace(first, name=XSS[:32]))
    for path in ("/", f"{await pages_of(tables, match_id)}/index.html"):
        page = (await site.page(path)).body.decode()
        check_page(page)
        assert "<script" not in page


def junk_address(chance: Random, id: str) -> str:
    """Return a meaningless address, sometimes close to a real one."""
    made = "".join(chance.choice(CHARACTERS) for _ in range(chance.randrange(60)))
    number = chance.randrange(10 ** chance.randrange(1, 12))
    near = [
        f"/m/{id}/{number}.html", f"/m/{id}/{number}.png", f"/m/{id}/log-{number}.html", f"/m/{id}/{made}",
        f"/m/{chance.randbytes(16).hex()}/index.html", f"/index-{number}.html", f"/m/{id}/../{made}", f"/{made}",
        f"/e/{id}/index.html", f"/e/{chance.randbytes(16).hex()}/round-1-{number}.html", f"/e/{id}/standings-{number}.html",
    ]  # fmt: skip
    return chance.choice(near)


async def test_junk_addresses_leave_no_trace_and_reveal_nothing(tables: Matches, site: Site) -> None:
    match_id, chance = await open_match(tables), Random(1)
    private = await open_match(tables, 2, public="no")
    root = await pages_of(tables, match_id)
    id = root.removeprefix("/m/")
    assert (await site.page(f"{root}/index.html")).status == OK
    steps = [name for one in site._played[id].every for name in (one.page, one.picture)]
    real = {"/", "/index.html", *(f"{root}/{name}" for name in ("index.html", "log-1.html", *steps))}
    for path in real:
        assert (await site.page(path)).status == OK
    before = (site._kept.currsize, len(site._kept), len(site._played), dict(site._ids), dict(site._lists))
    for _ in range(JUNK):
        path = junk_address(chance, id)
        page = await site.page(path)
        assert page == MISSING_PAGE or path in real
    assert before == (site._kept.currsize, len(site._kept), len(site._played), site._ids, site._lists)
    assert private.encode() not in b"".join(page.body for page in site._kept.values())


async def test_pages_are_read_only_and_load_nothing_from_elsewhere(tables: Matches, port: int) -> None:
    root = await pages_of(tables, await open_match(tables))
    address = f"http://{HOST}:{port}"
    async with aiohttp.ClientSession() as session:
        for path, status in (("/", 200), (f"{root}/index.html?step=9", 200), ("/x<script>", 404), ("/style.css", 200)):
            async with session.get(address + path) as got:
                body = await got.text()
                assert got.status == status
                assert "<script" not in body
                assert got.headers["Content-Security-Policy"].startswith("default-src 'none'")
                assert got.headers["X-Robots-Tag"] == "noindex"
                assert got.headers["X-Content-Type-Options"] == "nosniff"
                assert "Set-Cookie" not in got.headers
                assert "aiohttp" not in got.headers["Server"]
            async with session.head(address + path) as headed:
                assert (headed.status, await headed.read()) == (status, b"")
        for method in ("POST", "PUT", "DELETE", "PATCH", "OPTIONS"):
            async with session.request(method, f"{address}/") as refused:
                assert refused.status == 405


async def test_unchanged_pages_are_not_sent_again(tables: Matches, port: int) -> None:
    index = f"http://{HOST}:{port}{await pages_of(tables, await open_match(tables))}/index.html"
    async with aiohttp.ClientSession() as session:
        async with session.get(index) as running:
            named = running.headers["ETag"]
        async with session.get(index, headers={"If-None-Match": named}) as same:
            assert (same.status, await same.read()) == (304, b"")


async def test_no_cache_keeps_names_that_can_still_be_deleted(room: Room, tables: Matches, port: int) -> None:
    match_id = await open_match(tables)
    await end_match(room, tables, match_id)
    root = f"http://{HOST}:{port}{await pages_of(tables, match_id)}"
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{root}/index.html") as index:
            linked = re.findall(r'(?:src|href)="(\d+\.(?:png|html))"', await index.text())
        assert {name.partition(".")[2] for name in linked} == {"png", "html"}
        for name in ("index.html", "log-1.html", *linked):
            async with session.get(f"{root}/{name}") as got:
                assert (got.status, got.headers["Cache-Control"]) == (OK, f"public, max-age={FRESH}"), name


async def test_a_busy_store_is_reported_without_an_error(
    room: Room, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(most: int) -> tuple[()]:
        raise Busy

    monkeypatch.setattr(room.store, "public_matches", busy)
    assert await site.page("/") == BUSY_PAGE


async def test_a_page_that_cannot_be_made_is_reported_and_logged(
    tables: Matches, site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(picture: object) -> bytes:
        raise ValueError

    root = await pages_of(tables, await open_match(tables))
    index = (await site.page(f"{root}/index.html")).body.decode()
    picture = re.findall(r'src="([\w-]+\.png)"', index)[0]
    monkeypatch.setattr(site, "_draw", fails)
    assert await site.page(f"{root}/{picture}") == BUSY_PAGE
    assert "a page cannot be made" in caplog.text


async def test_malformed_requests_leave_one_line_a_minute_in_the_log(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    for junk in (b"GET / HTTP/1.1\r\nHost: \x00\r\n\r\n", b"GET  / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\r\n\r\n") * 5:
        reader, writer = await asyncio.open_connection(HOST, port)
        writer.write(b"GET / HTTP/1.1\r\n\r\n" + junk)  # aiohttp does not log junk at the start
        await reader.read()
        writer.close()
    (entry,) = caplog.records
    assert entry.exc_info is None
    assert entry.levelno == logging.WARNING
    assert "Traceback" not in caplog.text


async def test_a_port_in_use_is_named_in_the_error(site: Site, port: int) -> None:
    with pytest.raises(EndpointTaken):
        async with serving_site(HOST, port, site):
            pass


# --- pages of text


async def test_nothing_is_published_unless_the_operator_says_so(site: Site) -> None:
    for name in ("privacy", "terms", "status"):
        assert await site.page(f"/{name}.html") == MISSING_PAGE
    assert b"privacy.html" not in (await site.page("/")).body


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_policy_and_the_terms_name_the_operator(room: Room, clock: Clock, locale: str) -> None:
    words = Catalogue().words(locale)
    published = Published("Ada <ada@example.org>", server_days=30)
    site = Site(room.store, fake_draw, words, structs.replace(WEB, published=published), clock.read)
    for name in ("privacy", "terms"):
        page = await site.page(f"/{name}.html")
        shown = page.body.decode()
        assert (page.status, page.kind) == (OK, "text/html")
        assert "Ada &lt;ada@example.org&gt;" in shown
        assert html.escape(words(f"site-{name}"), quote=False) in html.unescape(shown)
        assert f"site-{name}-" not in shown
        assert f'href="{name}.html"' in (await site.page("/")).body.decode()
    assert "30" in (await site.page("/privacy.html")).body.decode()
    assert await site.page("/status.html") == MISSING_PAGE


async def test_the_status_page_shows_only_figures(room: Room, tables: Matches, clock: Clock) -> None:
    running = await open_match(tables)
    over = await open_match(tables, channel=2)
    row = (await tables.get_match(over)).row
    outcome = OutcomeRow("caylus", NOW - 900, NOW - 60, "own_end", NOW - 600)
    await room.store.set_status(over, row.version, "ended", clock=ClockChange(outcome=outcome))
    await room.store.set_instants(InstantsRow(NOW, NOW), GapRow(NOW - 7200, NOW - 3600))
    site = Site(room.store, fake_draw, WORDS, structs.replace(WEB, published=Published(status=True)), clock.read)
    shown = (await site.page("/status.html")).body.decode()
    assert WORDS("site-status-matches", running=1, ended=1) in shown
    assert WORDS("site-status-outages", count=1, share="99.95") in shown
    assert "1 h 0 min" in shown
    assert not any(secret in shown for secret in (running, over, *NAMES))
    assert 'href="status.html"' in (await site.page("/")).body.decode()
    await end_match(room, tables, running)
    assert (await site.page("/status.html")).body.decode() == shown
    clock.now += STATUS_FRESH
    assert WORDS("site-status-matches", running=0, ended=1) in (await site.page("/status.html")).body.decode()


@pytest.mark.parametrize("locale", LOCALES)
def test_short_and_old_outages_are_not_listed(locale: str) -> None:
    words, old = Catalogue().words(locale), NOW - OUTAGE_PERIOD
    text = status(words, 0, (), (), [GapRow(old - 7200, old - 3600), GapRow(NOW - 100, NOW - 60)], NOW)
    assert words("site-status-no-outages") in text.paragraphs
    many = [GapRow(NOW - number * 1000 - 100, NOW - number * 1000) for number in range(MAX_OUTAGES + 9, 0, -1)]
    assert len(status(words, 0, (), (), many, NOW).paragraphs) == MAX_OUTAGES + 2
