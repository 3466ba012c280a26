"""Picture of the winner, of every game: a square with the podium and all points, at the end of every recap."""

from functools import cache
from io import BytesIO

import pytest
from PIL import Image

import render
from bot.words import LOCALES
from render import View, summary
from render.canvas.theme import THEMES
from render.parts.podium import standings
from render.picture import Picture
from render.prose.facts import winners
from render.prose.numbers import written
from render.recap import animate
from tests.render.positions import NAMES, views_of_game
from tests.render.table import Table
from tests.render.tables import EVERY_GAME, ODD_NAMES, inside, overlap, poster, whole_box, words


@cache
def ended(table: Table, seats: int) -> View:
    return list(views_of_game(table.game, seats, 3))[-1]


@EVERY_GAME
@pytest.mark.parametrize("theme", THEMES)
def test_it_is_a_square_and_the_same_for_equal_games(table: Table, theme: str) -> None:
    view = ended(table, table.usual)
    drawn = summary.draw_winner(view, words(), theme)
    with Image.open(BytesIO(drawn)) as image:
        assert image.size == (1080, 1080)
    assert drawn == summary.draw_winner(view, words(), theme)
    assert len(drawn) <= 300 * 1024


@EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_every_source_and_every_player_is_on_it(table: Table, locale: str) -> None:
    for seats in table.seats:
        view, said = ended(table, seats), words(locale)
        canvas = summary.paint_winner(view, said, THEMES["day"])
        shown = [label.text for label in canvas.labels]
        for each in standings(view, said):
            assert NAMES[each.seat] in shown
            assert str(each.points) in shown
            for source, points in each.sources.items():
                assert written(points) in shown
                assert said(f"source-{source}") in shown


@EVERY_GAME
def test_no_text_of_it_lies_on_another(table: Table) -> None:
    for seats, names in ((seats, names) for seats in table.seats for names in (NAMES, ODD_NAMES)):
        canvas = summary.paint_winner(ended(table, seats), words(names=names), THEMES["day"])
        labels = list(dict.fromkeys(canvas.labels))
        assert all(inside(label.box, whole_box(canvas)) for label in labels)
        assert not any(overlap(one.box, two.box) for number, one in enumerate(labels) for two in labels[:number])


@EVERY_GAME
def test_it_tells_place_and_date_beside_the_turn(table: Table) -> None:
    view, occasion = ended(table, table.usual), "Board Game Night · 2026-11-26"
    plain, told = (summary.paint_winner(view, words(), THEMES["day"], occasion=each) for each in ("", occasion))
    (added,) = [label for label in told.labels if label not in plain.labels]
    assert added.text == occasion
    for name in ("W" * 90, "🏰 王小明"):
        labels = summary.paint_winner(view, words(), THEMES["day"], occasion=name).labels
        assert all(inside(label.box, whole_box(told)) for label in labels)


def test_a_shared_victory_shows_the_signs_of_all_winners() -> None:
    view = next(view for seed in range(60) if len(winners(view := list(views_of_game("caylus", 2, seed))[-1])) > 1)
    for theme in THEMES.values():
        for canvas in (summary.paint_winner(view, words(), theme), poster(view, theme=theme.name)):
            heading = canvas.image.crop((0, 0, canvas.image.width // 2, 120))
            colours = {colour for _, colour in heading.getcolors(1 << 20) or ()}
            assert {theme[f"seat.{seat}"] for seat in winners(view)} <= colours


@EVERY_GAME
def test_a_running_game_has_no_winner(table: Table) -> None:
    with pytest.raises(ValueError, match="not over"):
        summary.draw_winner(table.busy(table.usual), words())


@EVERY_GAME
@pytest.mark.parametrize("shape", [render.FULL, render.POSTER])
def test_a_recap_ends_on_it(table: Table, shape: str) -> None:
    view = ended(table, table.usual)
    podium = render.artist_of(table.game).poster is not None and shape == render.POSTER
    with Image.open(BytesIO(animate([table.busy(table.usual), view], words(), shape=shape))) as moving:
        assert getattr(moving, "n_frames", 1) == (2 if podium else 3)
        moving.seek(getattr(moving, "n_frames", 1) - 1)
        last, size = moving.convert("RGB"), moving.size
    drawn = (
        render.draw(Picture(view, words(), shape=shape)) if podium else summary.draw_winner(view, words(), size=size)
    )
    with Image.open(BytesIO(drawn)) as image:
        assert image.convert("RGB").tobytes() == last.tobytes()
