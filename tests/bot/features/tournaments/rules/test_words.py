"""Every finding about a tournament has a sentence in every language, with its figures."""

import pytest

from bot.features.tournaments.rules.feasibility import findings, households, mismatches
from bot.features.tournaments.rules.model import TOURNAMENT_FORMATS
from bot.words import LOCALES, Catalogue
from tests.bot.features.tournaments.rules.world import settings as settings_of
from tests.project.words import refusals_of_events


def finding_keys() -> dict[str, frozenset[str]]:
    """Return the keys of findings about many tournaments, with the names of their figures."""
    settings = settings_of("swiss", 2, expected=20, most=16, late=9, rounds=3, cut=16)
    return {finding.key: frozenset(finding.figures) for finding in mismatches(settings)} | {
        finding.key: frozenset(finding.figures)
        for name in TOURNAMENT_FORMATS
        for players in (2, 5, 7, 11, 16, 37)
        for seats in (2, 3, 4, 9)
        for rounds in (0, 3, 30)
        for finding in (*findings(name, players, seats, rounds), *households(name, players, seats, 0))
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_finding_has_a_sentence(locale: str) -> None:
    catalogue = Catalogue()
    for key, figures in finding_keys().items():
        assert catalogue.has(locale, f"event-finding-{key}")
        assert catalogue.variables(locale, f"event-finding-{key}") <= figures
    written = {id.removeprefix("event-finding-") for id in catalogue.ids(locale) if id.startswith("event-finding-")}
    assert written == finding_keys().keys()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_a_sentence(locale: str) -> None:
    made = refusals_of_events() | {
        f"phase-{phase}" for phase in ("draft", "open", "muster", "running", "finished", "cancelled")
    }
    ids = Catalogue().ids(locale)
    assert {id.removeprefix("event-refused-") for id in ids if id.startswith("event-refused-")} == made
