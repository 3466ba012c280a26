"""Pieces and grounds that look different to eyes with fewer colours, by shape and letter where colour does not help."""

import pytest

from render.canvas.theme import THEMES, Theme
from render.picture import MAX_SEATS
from tests.render.colour_vision import VISIONS, distance, nearest_cubes, nearest_seats

BLACK, WHITE, RED, GREEN, BLUE = (0, 0, 0), (255, 255, 255), (220, 30, 30), (30, 160, 30), (30, 30, 220)
MIN_GROUND_DISTANCE = 5.0
"""The least distance of two grounds, such as open and shut, or built and unbuilt; a lock or a pattern helps as well."""

MIN_PIECE_DISTANCE = 6.0
"""The least mean distance of two pieces, three times the visible minimum; docs/gallery has the figures."""

MIN_COLOUR_DISTANCE = 10.0
"""The least distance of two pieces to eyes that see all colours."""


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_any_two_seats_and_any_two_cubes_stay_apart(theme: Theme, vision: str) -> None:
    least = MIN_COLOUR_DISTANCE if vision == "full colour" else MIN_PIECE_DISTANCE
    for gap in (nearest_seats(theme, vision), nearest_cubes(theme, vision)):
        assert gap.distance >= least, gap


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
@pytest.mark.parametrize(
    ("one", "other"),
    [("road", "beyond"), ("unbuilt", "ripple"), ("unbuilt", "stone"), ("recess", "road"), ("recess", "stone")],
)
def test_shut_and_unbuilt_places_look_so_to_all_eyes(theme: Theme, vision: str, one: str, other: str) -> None:
    assert distance(theme[one], theme[other], vision) >= MIN_GROUND_DISTANCE


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES.keys())
def test_the_key_of_an_option_has_no_seats_colour(theme: Theme, vision: str) -> None:
    for seat in range(MAX_SEATS):
        assert distance(theme["letter"], theme[f"seat.{seat}"], vision) >= 2 * MIN_COLOUR_DISTANCE


@pytest.mark.parametrize("vision", VISIONS)
def test_light_and_dark_are_seen_by_all(vision: str) -> None:
    assert distance(BLACK, WHITE, vision) == pytest.approx(100, abs=0.1)
    assert distance(RED, RED, vision) == 0


def test_eyes_without_a_cone_confuse_its_colours() -> None:
    assert distance(RED, GREEN, "protanopia") < distance(RED, GREEN, "full colour") * 2 / 3
    assert distance(RED, GREEN, "deuteranopia") < distance(RED, GREEN, "full colour") * 2 / 3
    assert distance(BLUE, GREEN, "tritanopia") < distance(BLUE, GREEN, "protanopia")
    assert distance(RED, (112, 112, 112), "grey") < 1
