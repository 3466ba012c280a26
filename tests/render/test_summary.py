"""Charts of an ended match, drawn for every game in every theme and language, always the same."""

from functools import cache
from io import BytesIO

import pytest
from msgspec import structs
from PIL import Image

from bot.match.selfplay import play
from bot.match.timeline import Timeline
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.view import View
from engine.minds.choosing import POLICIES
from render import summary
from render.canvas.theme import THEMES
from render.parts.chart import STEP_THICKNESS, Curve
from render.parts.poster import POSTER_SIZE


@cache
def play_match(name: str) -> tuple[View, list[Curve]]:
    """Play a whole match; return its last view and the points by turn."""
    game = GAMES[name]
    record = play(game, game.setup(game.seats[-1]), 3, POLICIES["builder"]).record
    timeline = Timeline(game, record.setup, record.entries)
    return timeline.view(timeline.stops[-1].step, None), [Curve(*one) for one in timeline.points()]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_charts_are_drawn_in_every_theme_and_language(name: str, theme: str) -> None:
    view, progress = play_match(name)
    assert view.outcome is not None
    assert tuple(progress[-1].points) == view.outcome.scores
    assert [one.turn for one in progress] == sorted(one.turn for one in progress)
    for locale in LOCALES:
        words = Catalogue().words(locale).at(["Maximiliane Sonnenschein"] * 5)
        for data in (summary.draw_turns(progress, words, theme), summary.draw_sources(view, words, theme)):
            with Image.open(BytesIO(data)) as image:
                assert image.size == POSTER_SIZE


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_sources_has_all_points_in_readable_letters(name: str, theme: str) -> None:
    view, _ = play_match(name)
    assert view.outcome is not None
    for locale in LOCALES:
        canvas = summary.paint_sources(view, Catalogue().words(locale).at(("Ada", "Bo", "Cy", "Di", "Eve")), theme)
        shown = [label.text for label in canvas.labels]
        assert not [text for text in shown if text.endswith("…")]
        assert [*map(str, sorted(view.outcome.scores, reverse=True))] == shown[-len(view.outcome.scores) :]
        assert {"Ada", "Bo"} <= set(shown)


@pytest.mark.parametrize("points", [[(0, 0), (0, 0)], [(5, -3), (120, 0)], [(1, 1)]])
def test_points_by_turn_are_drawn_whatever_they_are(points: list[tuple[int, int]]) -> None:
    progress = [Curve(turn, each) for turn, each in enumerate(points)]
    assert summary.draw_turns(progress, Catalogue().words("en"))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_without_any_points_has_a_table_too(name: str) -> None:
    view, _ = play_match(name)
    outcome = view.outcome
    assert outcome is not None
    nothing = structs.replace(outcome, scores=(0,) * len(outcome.scores), sources=({},) * len(outcome.scores))
    canvas = summary.paint_sources(structs.replace(view, outcome=nothing), Catalogue().words("en"), "day")
    assert [label.text for label in canvas.labels][-len(outcome.scores) :] == ["0"] * len(outcome.scores)


def test_a_match_that_runs_has_no_sources() -> None:
    game = GAMES["caylus"]
    view = game.view(game.start(game.setup(2)), None)
    with pytest.raises(ValueError, match="not over"):
        summary.draw_sources(view, Catalogue().words("en"))


@pytest.mark.parametrize("theme", THEMES)
def test_chances_are_drawn_in_every_theme(theme: str) -> None:
    chances = [Curve(1, (40, 35, 25)), Curve(2, (70, 20, 10)), Curve(2, (100, 0, 0))]
    drawn = {summary.draw_chances(chances, Catalogue().words(locale), theme) for locale in LOCALES}
    assert len(drawn) == len(LOCALES)
    assert len({summary.draw_chances(chances[:length], Catalogue().words("en"), theme) for length in (1, 2, 3)}) == 3


def test_a_chart_labels_no_turn_before_the_first() -> None:
    assert [Curve(turn, []).label for turn in (0, 1, 12)] == ["", "1", "12"]


def test_charts_name_the_players_behind_their_signs() -> None:
    curves, words = [Curve(1, (50, 50)), Curve(2, (40, 60))], Catalogue().words("en")
    named = [words.at(names) for names in (("Ada", "Bruno"), ("Bruno", "Ada"))]
    for draw in (summary.draw_turns, summary.draw_chances):
        assert len({draw(curves, each) for each in named}) == 2


def test_seats_with_the_same_points_do_not_cover_each_other() -> None:
    """Each step is above the turn that made it, and all five lines show, however much they agree."""
    alike = [Curve(1, (0,) * 5), Curve(2, (10,) * 5), Curve(2, (10,) * 5)]
    drawn = Image.open(BytesIO(summary.draw_turns(alike, Catalogue().words("en")))).convert("RGB")
    seats = [THEMES["day"][f"seat.{seat}"] for seat in range(5)]
    left, right = ([drawn.getpixel((x, y)) for y in range(135, drawn.height)] for x in (160, drawn.width - 160))
    assert [left.count(seat) for seat in seats] == [right.count(seat) for seat in seats] == [STEP_THICKNESS] * 5
    assert left.index(seats[0]) - right.index(seats[0]) > 200
    across = {drawn.getpixel((x, drawn.height // 2)) for x in range(drawn.width // 4, drawn.width // 3)}
    assert across >= set(seats), "turn 1 has its steps in the middle of its column"
