"""Lists of the website's tournaments and matches, as pages and for other programs."""

from collections.abc import Sequence
from typing import Final

from msgspec import json

from bot.features.replay.site_pages import SITE_NAME, Link, SiteEntry, SiteEvent, day_of, render_page, turning
from bot.words import Words

CURRENT_PHASES: Final = ("open", "muster", "running")  # phases of tournaments that come first in the list
FRONT_EVENTS: Final = 24  # tournaments that are over, on the first page
FRONT_MATCHES: Final = 10  # running matches on the first page, and finished ones
ENTRIES_PER_PAGE: Final = 100


def list_pages(
    words: Words,
    matches: Sequence[SiteEntry],
    events: Sequence[SiteEvent] = (),
    also: Sequence[Link] = (),
    home: str = SITE_NAME,
) -> dict[str, str]:
    """Return the pages of the list: first tournaments and the latest matches, then the others.

    Matches of tournaments that are not among the latest are on the pages of those alone. `also` are links to pages of
    text, and `home` is the title of the site.
    """
    events = sorted(events, key=lambda one: (one.phase not in CURRENT_PHASES, -one.at))
    current = sum(one.phase in CURRENT_PHASES for one in events)
    front, older = events[: current + FRONT_EVENTS], events[current + FRONT_EVENTS :]
    latest = sorted(matches, key=lambda one: -one.at)
    live = [one for one in latest if one.status == "live"][:FRONT_MATCHES]
    ended = [one for one in latest if one.status != "live"][:FRONT_MATCHES]
    shown = {one.id for one in (*live, *ended)}
    others = [one for one in latest if one.id not in shown and (one.event is None or not one.event.round)]
    parts = [(front, live, ended)]
    for at in range(0, max(len(older), len(others)), ENTRIES_PER_PAGE):
        some = others[at : at + ENTRIES_PER_PAGE]
        running = [one for one in some if one.status == "live"]
        parts.append((older[at : at + ENTRIES_PER_PAGE], running, [one for one in some if one.status != "live"]))
    return {
        list_name(number): render_page(
            "list.html",
            words,
            home,
            "",
            "",
            home=home,
            is_front=number == 1,
            summary=words("site-intro") if number == 1 else "",
            events=some,
            sections=(("site-running", running), ("site-latest-results", over)),
            links_beside=[*turning(words, number, len(parts), list_name), *also],
        )
        for number, (some, running, over) in enumerate(parts, start=1)
    }


def list_name(page: int) -> str:
    """Return the file name of a page of the list."""
    return "index.html" if page == 1 else f"index-{page}.html"


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
