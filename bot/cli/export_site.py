"""`provost export site`: write matches as a folder of static pages that show only what a spectator may see."""

import hashlib
import re
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bot.cli import stored_matches
from bot.cli.db import refusing
from bot.cli.errors import Misused, unwritable, write
from bot.cli.options import database, option, positional
from bot.cli.replay import opened
from bot.features.replay import site_lists, site_logs, site_pages
from bot.features.replay.site_pages import PAGE_ID_BYTES, has_pages, of_saved, page_id
from bot.features.tournaments.site import PublicTournaments, event_pages
from bot.features.tournaments.stored import read
from bot.match.errors import Refused as NotPlayable
from bot.match.safe_names import harmless
from bot.match.settings import PUBLIC
from bot.match.timeline import Timeline
from bot.words import Words
from engine.core.notation import write_record
from render import Picture, draw
from render.canvas.theme import THEMES
from storage import databases
from storage.database_files import Location
from storage.maintenance import StoredMatches

LIST_PAGES: Final = re.compile(r"index-\d+\.html")
# Names of pages that an earlier export may have left and a later one no longer writes.
MATCH_PAGES: Final = re.compile(r"(log-)?\d+\.html|\d+\.png")
EVENT_PAGES: Final = re.compile(r"(index|(standings|round)(-\d+)+)\.html|results\.json")
EVENT_FOLDERS: Final = re.compile(r"[0-9a-f]{32}")
ALL_MATCH_PAGES: Final = re.compile(rf"index\.html|result\.json|{MATCH_PAGES.pattern}")


def site(
    words: Words,
    /,
    *,
    records: Sequence[Path] = positional(Path, nargs="*"),
    db: Location = database(),
    out: Path = option("PATH", Path, required=True, about="cli-option-folder"),
    url: str = option("ADDRESS", default=""),
    title: str = option("TEXT", default="", about="cli-option-title"),
    theme: str = option("T", default="day"),
) -> int:
    """Write the matches in records, or else those in the database, as pages in the folder `out`."""
    if theme not in THEMES:
        raise Misused(words("cli-error-theme", theme=theme, themes=", ".join(THEMES)))
    if url and not url.startswith(("https://", "http://")):
        raise Misused(words("cli-error-url", value=url))
    written, pages = list[site_pages.SiteEntry](), 0
    home = harmless(title) or site_pages.SITE_NAME
    folder, public = Folder(out, words), PublicTournaments(words, ())
    with refusing(words):
        if not records:
            public = _tournaments(words, db, home)
        for match in _of_records(words, records, home) if records else _of_database(words, db, folder, public, home):
            pages += _write(folder, match, url.rstrip("/"), theme)
            written.append(match.entry)
        pages += _write_tournaments(folder, public)
    events = [one.entry for one in public.published()]
    for name, page in site_lists.list_pages(words, written, events, home=home).items():
        folder.write(name, page.encode())
        pages += 1
    folder.write("results.json", site_lists.feed_json(written, events))
    folder.clear("", LIST_PAGES)
    folder.write("style.css", site_pages.STYLE_SHEET.encode())
    folder.write("icon.svg", site_pages.ICON.encode())
    folder.write("robots.txt", site_pages.ROBOTS.encode())
    print(words("cli-export-written", pages=pages, matches=len(written), path=str(out)))
    if not written:
        print(words("cli-export-none"), file=sys.stderr)
    return 0


class Folder:
    """The folder of the pages. Its methods raise `Refused` if it cannot be written."""

    def __init__(self, root: Path, words: Words) -> None:
        self._root = root
        self._words = words
        self._written = set[Path]()

    def write(self, name: str, data: bytes) -> None:
        """Write a file, replacing an old one."""
        path = self._root / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(self._words, path, error) from None
        write(self._words, path, data)
        self._written.add(path)

    def names(self, name: str) -> list[str]:
        """Return the names in a folder, which may not exist."""
        folder = self._root / name
        return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []

    def clear(self, name: str, pages: re.Pattern[str]) -> None:
        """Delete pages of an earlier export that were not written now, since names on them may have been deleted."""
        folder = self._root / name
        try:
            if not folder.is_dir():
                return
            for path in folder.iterdir():
                if pages.fullmatch(path.name) and path not in self._written:
                    path.unlink()
        except OSError as error:
            raise unwritable(self._words, folder, error) from None


def _write(folder: Folder, match: site_pages.SiteMatch, url: str, theme: str) -> int:
    """Write the pages of a match and return their number."""
    root, every = f"m/{match.id}", list(site_pages.moments(match))
    places = site_logs.log_places(match, every)
    for one in every:
        picture = Picture(one.view, match.words, theme, before=one.before)
        folder.write(f"{root}/{one.picture}", draw(picture))
        page = site_pages.step_page(match, every, one, picture, url, places.get(one.step, ""))
        folder.write(f"{root}/{one.page}", page.encode())
    logs = site_logs.log_pages(match, every)
    for number, page in enumerate(logs, start=1):
        folder.write(f"{root}/{site_pages.log_name(number)}", page.encode())
    last = Picture(every[-1].view, match.words, theme, before=every[-1].before)
    folder.write(f"{root}/index.html", site_pages.match_page(match, every, len(logs), last, url).encode())
    folder.write(f"{root}/result.json", site_pages.result_json(match, every))
    folder.clear(root, MATCH_PAGES)
    return len(every) + len(logs) + 1


def _of_records(words: Words, records: Sequence[Path], home: str) -> Iterator[site_pages.SiteMatch]:
    for file in records:
        replay = opened(file, words)
        replay.finish()
        record = replay.record
        id = hashlib.sha256(write_record(record).encode()).digest()[:PAGE_ID_BYTES].hex()
        timeline = Timeline(replay.game, record.setup, record.entries)
        status = "live" if replay.play.decisions else "ended"
        yield site_pages.SiteMatch(id, record.setup.game, words, timeline, status, record.setup.seats, home=home)


def _write_tournaments(folder: Folder, public: PublicTournaments) -> int:
    """Write the pages of tournaments and return their number; delete those that a tournament no longer has."""
    written = 0
    for event in public.published():
        for name, page in event_pages(event).items():
            folder.write(f"e/{event.id}/{name}", page)
            written += name.endswith(".html")
        folder.clear(f"e/{event.id}", EVENT_PAGES)
    for id in folder.names("e"):
        if EVENT_FOLDERS.fullmatch(id):
            folder.clear(f"e/{id}", EVENT_PAGES)
    return written


def _tournaments(words: Words, db: Location, home: str) -> PublicTournaments:
    """Return the tournaments in a database that can be read."""
    found = []
    with databases.matches(db) as matches:
        public = matches.server_preferences(PUBLIC)
        for saved in matches.events():
            try:
                found.append(read(saved))
            except Exception as error:  # noqa: BLE001 - an unreadable tournament must not stop the others
                print(words("cli-export-event-broken", event=saved.row.id, what=type(error).__name__), file=sys.stderr)
    return PublicTournaments(words, found, public=public, home=home)


def _of_database(
    words: Words, db: Location, folder: Folder, public: PublicTournaments, home: str
) -> Iterator[site_pages.SiteMatch]:
    """Yield the matches that have pages, and delete the pages of matches that no longer have any."""
    with databases.matches(db) as matches:
        ids = [id for id in matches.ids() if _has_pages(words, matches, folder, public, id)]
        for id in ids:
            try:
                saved = matches.load(id)
                event = public.event_of(saved.match, saved.seats)
                found = of_saved(words, saved, int(time.time()), event=event, home=home)
            except NotPlayable:
                print(words("cli-deep-newer", match=id), file=sys.stderr)
            except Exception as error:  # noqa: BLE001 - an unreadable match must not stop the others
                print(stored_matches.broken(words, id, error), file=sys.stderr)
            else:
                yield found


def _has_pages(words: Words, matches: StoredMatches, folder: Folder, public: PublicTournaments, id: str) -> bool:
    """Add a match that has pages to its tournament, or delete the pages of one that has none."""
    try:
        saved = matches.load(id)
    except Exception as error:  # noqa: BLE001 - an unreadable match must not stop the others
        print(stored_matches.broken(words, id, error), file=sys.stderr)
        return False
    if not has_pages(saved.match):
        folder.clear(f"m/{page_id(saved.match)}", ALL_MATCH_PAGES)
        return False
    public.add(saved.match, saved.seats)
    return True
