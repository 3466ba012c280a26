"""Lists of several things in one sentence."""

import pytest

from bot.words import Catalogue
from render.prose.lists import listed

CATALOGUE = Catalogue()


@pytest.mark.parametrize(
    ("locale", "count", "shown"),
    [
        ("en", 0, ""),
        ("en", 1, "Ada"),
        ("en", 3, "Ada, Bruno and Chiara"),
        ("it", 2, "Ada e Bruno"),
        ("es", 3, "Ada, Bruno y Chiara"),
    ],
)
def test_the_last_of_several_comes_after_an_and(locale: str, count: int, shown: str) -> None:
    assert listed(CATALOGUE.words(locale), ["Ada", "Bruno", "Chiara"][:count]) == shown
