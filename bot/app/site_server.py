"""The site of public matches that `provost run --web` serves to a reverse proxy. It is read-only.

The pages are those of `provost export site`. An address must have a known form and name a public match; every other
request gets the same short response and leaves nothing in memory.
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final

from cachetools import LRUCache
from msgspec import Struct, structs

from bot.app.config import Web
from bot.app.legal_texts import Text, privacy_policy, status, terms
from bot.features.replay import site_lists, site_logs, site_pages
from bot.features.replay.site_pages import EventMatch, entry_of, has_pages, of_saved, page_id
from bot.features.tournaments.site import PublicTournaments, event_pages
from bot.features.tournaments.site_tournament import SiteTournament
from bot.features.tournaments.stored import StoredTournament, read
from bot.match.errors import Refused
from bot.match.settings import PUBLIC, event_of
from bot.operations.endpoints import listening
from bot.words import Words
from engine.core.view import View
from render import DEFAULT_THEME, Picture
from storage.errors import StoreError
from storage.matches import MatchRow
from storage.store import Store

log = logging.getLogger(__name__)

PAGE_ADDRESS: Final = re.compile(
    r"/m/([0-9a-f]{32})/((?:index|log-[1-9]\d{0,3}|\d{1,6})\.html|\d{1,6}\.png|result\.json)"
)
EVENT_ADDRESS: Final = re.compile(
    r"/e/([0-9a-f]{32})/((?:index|(?:standings|round)(?:-[1-9]\d{0,3}){2,3})\.html|results\.json)"
)
LIST_ADDRESS: Final = re.compile(r"/(?:(?:index(?:-[1-9]\d{0,3})?\.html)?|results\.json)")
PRIVACY_ADDRESS, TERMS_ADDRESS, STATUS_ADDRESS = "/privacy.html", "/terms.html", "/status.html"
STATUS_FRESH: Final = 600  # lifetime of the cached status, in seconds
MAX_MATCHES: Final = 300  # public matches with pages: the newest ones
MAX_LATEST_EVENTS: Final = 50  # latest tournaments among which those without a match yet are looked for
FRESH: Final = 60  # lifetime of the cached list and running matches, in seconds
MATCHES_CACHED: Final = 4  # replayed matches kept in memory
EVENTS_CACHED: Final = 4  # tournaments whose pages are kept in memory
MAX_CACHED_BYTES: Final = 16 * 2**20  # bytes of finished pages and pictures kept in memory
MAX_WAITING: Final = 32  # requests that may wait for a page. Pages are made one at a time.
CACHE_CONTROL: Final = f"public, max-age={FRESH}"
"""Caching by proxies and browsers. It is short even for finished matches, because names on them may still be deleted.
"""

HTML, PNG, SVG, CSS = "text/html", "image/png", "image/svg+xml", "text/css"
TEXT, JSON = "text/plain", "application/json"
OK, NOT_FOUND, UNAVAILABLE = 200, 404, 503

HEADERS: Final = {
    "Content-Security-Policy": site_pages.POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Robots-Tag": "noindex",
    "Referrer-Policy": "no-referrer",
    "Server": "provost",
}

Draw = Callable[[Picture[View]], Awaitable[bytes]]


class SitePage(Struct, frozen=True):
    """A response: status, content type and body."""

    status: int
    kind: str
    body: bytes

    @property
    def etag(self) -> str:
        """Return the entity tag of the content."""
        return f'"{hashlib.blake2b(self.body, digest_size=16).hexdigest()}"'


MISSING_PAGE: Final = SitePage(NOT_FOUND, TEXT, b"not found\n")
BUSY_PAGE: Final = SitePage(UNAVAILABLE, TEXT, b"try again soon\n")


class ShownMatch(Struct, frozen=True):
    """A replayed match, the time when it was read, its steps that have pages, and the places of its log by step."""

    read_at: int
    names: tuple[str, ...]
    match: site_pages.SiteMatch
    every: tuple[site_pages.Moment, ...]
    log: dict[int, str]


class Site:
    """Makes pages on request; `now` gives seconds since 1970.

    `server_name` returns the name of a server by its id, or an empty string if it is unknown. Without a title the
    site is named after its only server.
    """

    def __init__(
        self,
        store: Store,
        draw: Draw,
        words: Words,
        web: Web,
        now: Callable[[], int],
        server_name: Callable[[int], str] = lambda guild_id: "",
    ) -> None:
        self._store = store
        self._draw = draw
        self._words = words
        self._url = web.url.rstrip("/")
        self._now = now
        self._server_name = server_name
        self._ids: dict[str, str] = {}
        self._listed_at: int | None = None
        self._lists: dict[str, bytes] = {}
        self._stored: dict[str, StoredTournament] = {}
        self._events: dict[str, SiteTournament] = {}
        self._event_of: dict[str, EventMatch] = {}
        self._event_pages: LRUCache[str, tuple[SiteTournament, dict[str, bytes]]] = LRUCache(EVENTS_CACHED)
        self._played: LRUCache[str, ShownMatch] = LRUCache(MATCHES_CACHED)
        self._kept: LRUCache[tuple[object, ...], SitePage] = LRUCache(
            MAX_CACHED_BYTES, getsizeof=lambda page: len(page.body)
        )
        self._published = web.published
        self._title = web.title
        self._home = web.title or site_pages.SITE_NAME
        self._texts = self._fixed_texts()
        self._status: tuple[int, SitePage] | None = None
        self._making = asyncio.Lock()
        self._waiting = 0

    async def page(self, path: str) -> SitePage:
        """Return the response to any path."""
        fixed = {
            "/icon.svg": SitePage(OK, SVG, site_pages.ICON.encode()),
            "/style.css": SitePage(OK, CSS, site_pages.STYLE_SHEET.encode()),
            "/robots.txt": SitePage(OK, TEXT, site_pages.ROBOTS.encode()),
        }
        address, event = PAGE_ADDRESS.fullmatch(path), EVENT_ADDRESS.fullmatch(path)
        fixed |= self._texts
        if path in fixed:
            return fixed[path]
        is_status = path == STATUS_ADDRESS and self._published.status
        if address is None and event is None and LIST_ADDRESS.fullmatch(path) is None and not is_status:
            return MISSING_PAGE
        if self._waiting >= MAX_WAITING:
            return BUSY_PAGE
        self._waiting += 1
        try:
            async with self._making:
                if is_status:
                    return await self._status_page()
                if address is not None:
                    return await self._of_match(address[1], address[2])
                if event is not None:
                    return await self._of_event(event[1], event[2])
                return await self._list(path.removeprefix("/") or "index.html")
        except (StoreError, Refused) as failed:
            log.warning("a page cannot be made: %s", type(failed).__name__)
            return BUSY_PAGE
        except Exception:
            log.exception("a page cannot be made")
            return BUSY_PAGE
        finally:
            self._waiting -= 1

    def _fixed_texts(self) -> dict[str, SitePage]:
        """Return the privacy policy and the terms, if the operator publishes them."""
        if not self._published.operator:
            return {}
        texts = {
            PRIVACY_ADDRESS: privacy_policy(self._words, self._published),
            TERMS_ADDRESS: terms(self._words, self._published),
        }
        return {address: self._text(text) for address, text in texts.items()}

    def _text(self, text: Text) -> SitePage:
        return SitePage(OK, HTML, site_pages.text_page(self._words, text.title, text.paragraphs, self._home).encode())

    def _links(self) -> list[tuple[str, str]]:
        """Return links from the list of matches to the pages of text that there are."""
        named = {PRIVACY_ADDRESS: "site-privacy", TERMS_ADDRESS: "site-terms"} if self._published.operator else {}
        named |= {STATUS_ADDRESS: "site-status"} if self._published.status else {}
        return [(self._words(id), address.removeprefix("/")) for address, id in named.items()]

    async def _status_page(self) -> SitePage:
        """Return the figures of the service, cached for a few minutes because they need all ended matches."""
        now = self._now()
        if self._status is None or now - self._status[0] >= STATUS_FRESH:
            read = await self._store.outcomes(), await self._store.turns(), await self._store.outages()
            running = len(await self._store.live_matches())
            shown = await asyncio.to_thread(status, self._words, running, *read, now)
            self._status = now, self._text(shown)
        return self._status[1]

    async def _list(self, name: str) -> SitePage:
        await self._look()
        found = self._lists.get(name)
        return MISSING_PAGE if found is None else SitePage(OK, _kind(name), found)

    async def _of_event(self, id: str, name: str) -> SitePage:
        await self._look()
        event = self._events.get(id)
        stored = None if event is None else await self._tournament(event.stored.row.id)
        if event is None or stored is None:
            return MISSING_PAGE
        shown = structs.replace(event, stored=stored.as_seen())
        kept = self._event_pages.get(id)
        if kept is None or kept[0] != shown:
            kept = self._event_pages[id] = shown, await asyncio.to_thread(event_pages, shown)
        found = kept[1].get(name)
        return MISSING_PAGE if found is None else SitePage(OK, _kind(name), found)

    async def _tournament(self, id: str) -> StoredTournament | None:
        """Read a tournament."""
        saved = await self._store.event(id)
        if saved is None:
            return None
        self._stored[id] = await asyncio.to_thread(read, saved, self._stored.get(id))
        return self._stored[id]

    async def _tournaments(self, rows: Sequence[MatchRow]) -> PublicTournaments:
        """Read the tournaments of these matches, and those without one that public servers announce."""
        public = await self._store.server_preferences(PUBLIC)
        guilds = {row.guild_id for row in rows} | public.keys()
        latest = [row for row in await self._store.latest_events(MAX_LATEST_EVENTS) if row.guild_id in guilds]
        ids = {event.id for row in rows if (event := event_of(row)) is not None} | {row.id for row in latest}
        found = {id: stored for id in sorted(ids) if (stored := await self._tournament(id)) is not None}
        self._stored = found
        names = {guild: self._server_name(guild) for guild in guilds if guild is not None}
        only = {*filter(None, names.values())}
        self._home = self._title or (only.pop() if len(only) == 1 else site_pages.SITE_NAME)
        return PublicTournaments(self._words, found.values(), names, public, self._home)

    async def _look(self) -> None:
        """Read which matches are public, unless that was done within a minute."""
        now = self._now()
        if self._listed_at is not None and now - self._listed_at < FRESH:
            return
        rows = [row for row in await self._store.public_matches(MAX_MATCHES) if has_pages(row)]
        self._ids = {page_id(row): row.id for row in rows}
        public = await self._tournaments(rows)
        seats = {row.id: await self._store.seats(row.id) for row in rows}
        for row in rows:
            public.add(row, seats[row.id])
        found = {row.id: public.event_of(row, seats[row.id]) for row in rows}
        self._event_of = {id: event for id, event in found.items() if event is not None}
        listed = [
            entry_of(self._words, row, seats[row.id], self._server_name(row.guild_id or 0), found[row.id])
            for row in rows
        ]
        self._events = {one.id: one for one in public.published()}
        events = [one.entry for one in self._events.values()]
        pages = await asyncio.to_thread(site_lists.list_pages, self._words, listed, events, self._links(), self._home)
        feed = {"results.json": site_lists.feed_json(listed, events)}
        self._lists = {name: page.encode() for name, page in pages.items()} | feed
        self._listed_at = now

    async def _of_match(self, id: str, name: str) -> SitePage:
        await self._look()
        match_id = self._ids.get(id)
        if match_id is None:
            return MISSING_PAGE
        shown = await self._shown(id, match_id)
        key = id, shown.names, shown.every[-1].step, shown.match.status, shown.match.event, name
        page = self._kept.get(key)
        if page is None:
            page = await self._made(shown, name)
            if page.status == OK:
                self._kept[key] = page
        return page

    async def _shown(self, id: str, match_id: str) -> ShownMatch:
        """Return a replayed match, at most a minute old if it runs or its tournament has changed.

        Deleted names disappear at once.
        """
        shown, now = self._played.get(id), self._now()
        names = tuple(seat.name for seat in await self._store.seats(match_id))
        is_old = shown is not None and (
            (shown.match.status == "live" and now - shown.read_at >= FRESH)
            or shown.match.event != self._event_of.get(match_id)
        )
        if shown is None or is_old or shown.names != names:
            saved = await self._store.load(match_id)
            if saved is None:
                raise Refused("refuse-game-gone")
            server, event = self._server_name(saved.match.guild_id or 0), self._event_of.get(match_id)
            match = await asyncio.to_thread(of_saved, self._words, saved, now, server, event, self._home)
            every = await asyncio.to_thread(lambda: tuple(site_pages.moments(match)))
            log = await asyncio.to_thread(site_logs.log_places, match, every)
            shown = self._played[id] = ShownMatch(now, names, match, every, log)
        return shown

    async def _made(self, shown: ShownMatch, name: str) -> SitePage:
        match, every = shown.match, shown.every
        stem, _, kind = name.partition(".")
        if name == "index.html":
            logs = len(await asyncio.to_thread(site_logs.log_pages, match, every))
            body = await asyncio.to_thread(
                site_pages.match_page, match, every, logs, _picture(match, every[-1]), self._url
            )
            return SitePage(OK, HTML, body.encode())
        if name == "result.json":
            return SitePage(OK, JSON, site_pages.result_json(match, every))
        if stem.startswith("log-"):
            pages = await asyncio.to_thread(site_logs.log_pages, match, every)
            found = {site_pages.log_name(number): page for number, page in enumerate(pages, start=1)}.get(name)
            return MISSING_PAGE if found is None else SitePage(OK, HTML, found.encode())
        at = next((one for one in every if name in (one.page, one.picture)), None)
        if at is None:
            return MISSING_PAGE
        picture = _picture(match, at)
        if kind == "png":
            return SitePage(OK, PNG, await self._draw(picture))
        body = await asyncio.to_thread(
            site_pages.step_page, match, every, at, picture, self._url, shown.log.get(at.step, "")
        )
        return SitePage(OK, HTML, body.encode())


def _kind(name: str) -> str:
    return JSON if name.endswith(".json") else HTML


def _picture(match: site_pages.SiteMatch, at: site_pages.Moment) -> Picture[View]:
    return Picture(at.view, match.words, DEFAULT_THEME, before=at.before)


def serving_site(host: str, port: int, site: Site, patience: float = 0.0) -> AbstractAsyncContextManager[int]:
    """Serve a site while it is entered, on any free port if `port` is 0. Yields the port.

    Raises `EndpointTaken` if the port stays taken for `patience` seconds.
    """
    from aiohttp import web  # noqa: PLC0415 - most bots start without it

    async def answer(request: web.Request) -> web.Response:
        page = await site.page(request.path)
        headers = {**HEADERS, "Cache-Control": CACHE_CONTROL if page.status == OK else "no-store", "ETag": page.etag}
        if page.status == OK and page.etag in request.headers.get("If-None-Match", ""):
            return web.Response(status=304, headers=headers)
        charset = None if page.kind == PNG else "utf-8"
        return web.Response(
            status=page.status, body=page.body, content_type=page.kind, charset=charset, headers=headers
        )

    application = web.Application()
    application.router.add_get("/{path:.*}", answer)
    return listening(application, host, port, patience)
