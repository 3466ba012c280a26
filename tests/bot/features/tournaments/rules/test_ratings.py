"""Ratings equal openskill's Bradley-Terry, and depend on the results alone."""

import json
from pathlib import Path

import pytest

from bot.features.results.ratings import SHOWN_FROM, RatedResult, Rating, rate, rating_to_show, replay
from tests.bot.features.tournaments.rules.data import random_results
from tests.sizes import size

# Made with openskill 6.2.0: BradleyTerryPart(window_size=players - 1), over the results of `rated(3000, 60, "ratings")`.
REFERENCE = json.loads(Path(__file__).with_name("ratings.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("games", [100, 1000, 3000])
def test_three_thousand_results_are_rated_as_by_openskill(games: int) -> None:
    histories = replay(random_results(games, 60, "ratings"))
    expected = REFERENCE[str(games)]
    assert {str(player) for player in histories} == expected.keys()
    for player, history in histories.items():
        mu, sigma = expected[str(player)]
        assert history[-1].mu == pytest.approx(mu, abs=1e-9)
        assert history[-1].sigma == pytest.approx(sigma, abs=1e-9)


@pytest.mark.parametrize(
    ("places", "mus"),
    [
        ((1, 2, 3, 4), (27.6353894931, 25.8784631644, 24.1215368356, 22.3646105069)),
        ((1, 1, 2, 3, 4), (26.9765421199, 26.9765421199, 25.0, 23.6823052534, 22.3646105069)),
    ],
)
def test_new_players_are_rated_as_in_the_reference(places: tuple[int, ...], mus: tuple[float, ...]) -> None:
    ratings = rate([Rating()] * len(places), places)
    assert [rating.mu for rating in ratings] == pytest.approx(mus, abs=1e-9)
    assert [rating.sigma for rating in ratings] == pytest.approx([8.0659014135] * len(places), abs=1e-9)


def test_rating_the_same_results_twice_gives_the_same_ratings() -> None:
    results = list(random_results(size("RATINGS", 1_000), 200, "twice"))
    assert replay(results) == replay(results)


def test_a_rating_does_not_depend_on_the_order_of_the_seats() -> None:
    before = [Rating(20 + seat, 5 + seat) for seat in range(5)]
    places = (2, 1, 3, 3, 5)
    forward, backward = rate(before, places), rate(before[::-1], places[::-1])
    for one, other in zip(forward, backward[::-1], strict=True):
        assert (one.mu, one.sigma) == pytest.approx((other.mu, other.sigma), abs=1e-12)


def test_a_better_place_never_gives_a_lower_rating() -> None:
    for places in [(1, 1, 2, 3, 4), (1, 2, 2, 4), (1, 1, 1), (1, 2, 3, 3, 3, 6)]:
        mus = [rating.mu for rating in rate([Rating()] * len(places), places)]
        assert mus == sorted(mus, reverse=True)


def test_a_result_of_one_rated_player_changes_no_rating() -> None:
    assert replay([RatedResult((), ()), RatedResult((3,), (1,))]) == {}
    assert replay([RatedResult((1, 3), (1, 3))]) == replay([RatedResult((1, 3), (1, 2))]), "only the order counts"


def test_a_rating_is_shown_from_ten_games_and_its_trend_after() -> None:
    history = replay([RatedResult((1, 2), (1, 2))] * (SHOWN_FROM + 1))[1]
    assert rating_to_show(history[: SHOWN_FROM - 1]) is None
    first, later = rating_to_show(history[:SHOWN_FROM]), rating_to_show(history)
    assert first is not None
    assert first.trend is None
    assert first.value == history[SHOWN_FROM - 1].mu - 3 * history[SHOWN_FROM - 1].sigma
    assert later is not None
    assert later.trend == later.value - history[0].conservative
