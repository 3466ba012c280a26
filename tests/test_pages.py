"""Every number of a rules page is held by a test that names it."""

import pytest

from tests.pages import PAGES


@pytest.mark.parametrize("mark", ["ruling", "example", "decision"])
@pytest.mark.parametrize("game", PAGES)
def test_every_number_has_a_test_and_every_test_a_number(game: str, mark: str) -> None:
    page = PAGES[game]
    assert set(page.marked(mark)) == page.numbers(mark)


@pytest.mark.parametrize("game", PAGES)
def test_the_course_of_play_shows_every_question(game: str) -> None:
    assert sorted(PAGES[game].questions()) == sorted(PAGES[game].numbers("decision"))


@pytest.mark.parametrize(
    ("game", "rulings", "examples", "decisions"),
    [("caylus", 38, 13, 22), ("magna_carta", 26, 5, 10), ("catan_cards", 43, 4, 43)],
)
def test_a_page_is_read_whole(game: str, rulings: int, examples: int, decisions: int) -> None:
    page = PAGES[game]
    assert page.numbers("ruling") == {str(number) for number in range(1, rulings + 1)}
    assert page.numbers("example") == {str(number) for number in range(1, examples + 1)}
    assert len(page.numbers("decision")) == decisions
