"""Tournaments as the website shows them, and a check of all links of their pages."""

from msgspec import structs

from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.site import event_pages
from bot.features.tournaments.site_tournament import SiteTournament
from bot.features.tournaments.stored import StoredTournament
from bot.words import Catalogue
from storage.matches import MatchRow
from storage.tournaments import EventRow
from tests.bot.cli.test_site import TagParser, check_page
from tests.bot.tabletop import NOW

WORDS = Catalogue().words("en")

MAX_BYTES = 300_000


def shown(event: Event, locale: str = "en", name: str = "P") -> SiteTournament:
    """Return a tournament all of whose players are named on the site."""
    names = {entry.player: f"{name}{entry.player}" for entry in event.entries}
    stored = StoredTournament(EventRow("abcdefgh", 5, 7, 1, "", NOW), event, 0, names)
    matches = {table.match: f"{number:032x}" for number, table in enumerate(event.tables()) if table.match}
    return SiteTournament(Catalogue().words(locale), stored, matches, frozenset(names), "Club")


def check_pages(site: SiteTournament) -> dict[str, str]:
    """Check the tags and links of all pages; return the pages."""
    made = event_pages(site)
    texts = {name: page.decode() for name, page in made.items() if name.endswith(".html")}
    anchors = {
        name: [attrs["id"] for _, attrs in TagParser(page).found if "id" in attrs] for name, page in texts.items()
    }
    assert all(len({*found}) == len(found) for found in anchors.values())
    for page in texts.values():
        for address in {*check_page(page, MAX_BYTES)}:
            name, _, part = address.partition("#")
            if not address.startswith("../../"):
                assert name in made, address
                assert not part or part in anchors[name], address
    return texts


def match_of(key: str, **given: str) -> MatchRow:
    """Return the match of a table."""
    given = {"event": f"abcdefgh {key} Cup", **given}
    return MatchRow("m", 1, 5, "caylus", 1, 1, 2, {}, given, b"", "", "ended", NOW, 1)


def repeat_round(event: Event) -> Event:
    """Repeat the tables of the first round as another round."""
    (stage,) = event.stages
    first = stage.rounds[0]
    tables = tuple(
        structs.replace(table, key=f"1.{len(stage.rounds) + 1}.{position}")
        for position, table in enumerate(first.tables, 1)
    )
    again = structs.replace(first, number=len(stage.rounds) + 1, tables=tables)
    return structs.replace(event, stages=(structs.replace(stage, rounds=(*stage.rounds, again)),))
