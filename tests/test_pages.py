"""Every number of a rules page is cited by a test."""

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


@pytest.mark.parametrize("mark", ["ruling", "example"])
@pytest.mark.parametrize("game", PAGES)
def test_rulings_and_examples_are_numbered_without_gaps(game: str, mark: str) -> None:
    numbers = PAGES[game].numbers(mark)
    assert numbers == {str(number) for number in range(1, len(numbers) + 1)} != set()
