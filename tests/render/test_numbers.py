"""Numbers, written as each language does."""

import pytest

from render.prose.numbers import written


@pytest.mark.parametrize(
    ("locale", "rating", "thousands", "four", "change"),
    [
        ("en", "1,203.4", "12,034", "1,203", "−13.8"),
        ("it", "1.203,4", "12.034", "1.203", "−13,8"),
        ("es", "1203,4", "12.034", "1203", "−13,8"),
    ],
)
def test_a_number_has_the_marks_of_its_language(
    locale: str, rating: str, thousands: str, four: str, change: str
) -> None:
    assert written(1203.4, locale, 1) == rating
    assert written(12034, locale) == thousands
    assert written(1203, locale) == four
    assert written(-13.8, locale, 1) == change


def test_a_number_has_a_sign_unless_it_is_zero() -> None:
    assert [written(one, plus=True) for one in (5, 0, -5)] == ["+5", "0", "−5"]
    assert written(-0.04, digits=1) == written(0.04, digits=1, plus=True) == "0.0"
    assert written(5) == "5"
