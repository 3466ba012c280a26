"""The charts of a match that is over: drawn for every game in every theme and language, the same whenever drawn."""

from io import BytesIO

import pytest
from PIL import Image

from bot.matches.selfplay import play
from bot.matches.timeline import Timeline
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.view import View
from engine.minds.choosing import POLICIES
from render import summary
from render.canvas.theme import THEMES
from render.parts.chart import Curve


def over(name: str) -> tuple[View, list[Curve]]:
    """A whole match: its last view, and the points by turn."""
    game = GAMES[name]
    record = play(game, game.setup(game.seats[-1]), 3, POLICIES["builder"]).record
    timeline = Timeline(game, record.setup, record.entries)
    return timeline.view(timeline.stops[-1].step, None), [Curve(*one) for one in timeline.points()]


@pytest.mark.parametrize("name", GAMES)
def test_charts_are_drawn_in_every_theme_and_language(name: str) -> None:
    view, progress = over(name)
    assert view.outcome is not None
    assert tuple(progress[-1].points) == view.outcome.scores
    assert [one.turn for one in progress] == sorted(one.turn for one in progress)
    drawn = set()
    for theme, locale in zip(THEMES, (*LOCALES, "en"), strict=False):
        words = Catalogue().words(locale).at(["Maximiliane Sonnenschein"] * 5)
        data = summary.draw(view, progress, words, theme)
        assert data == summary.draw(view, progress, words, theme)
        with Image.open(BytesIO(data)) as image:
            assert image.width == summary.WIDTH
        drawn.add(data)
    assert len(drawn) == min(len(THEMES), 4)


@pytest.mark.parametrize("points", [[(0, 0), (0, 0)], [(5, -3), (120, 0)], [(1, 1)]])
def test_charts_are_drawn_of_any_points(points: list[tuple[int, int]]) -> None:
    view, _ = over("magna_carta")
    progress = [Curve(turn, each) for turn, each in enumerate(points)]
    words = Catalogue().words("en")
    two = [Curve(one.turn, [*one.points, 0, 0]) for one in progress]
    assert summary.draw(view, two, words)


def test_a_match_that_runs_has_no_charts() -> None:
    game = GAMES["caylus"]
    view = game.view(game.start(game.setup(2)), None)
    with pytest.raises(ValueError, match="not over"):
        summary.draw(view, [Curve(1, (0, 0))], Catalogue().words("en"))


@pytest.mark.parametrize("theme", THEMES)
def test_chances_are_drawn_in_every_theme(theme: str) -> None:
    chances = [Curve(1, (40, 35, 25)), Curve(2, (70, 20, 10)), Curve(2, (100, 0, 0))]
    drawn = {summary.draw_chances(chances, Catalogue().words(locale), theme) for locale in LOCALES}
    assert len(drawn) == len(LOCALES)
    assert len({summary.draw_chances(chances[:length], Catalogue().words("en"), theme) for length in (1, 2, 3)}) == 3
