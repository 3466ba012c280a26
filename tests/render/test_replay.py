"""A match as a moving picture: every turn, unchanged pixels, small enough to be sent."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

import render
from engine.caylus.view import CaylusView
from render import replay
from render.replay import FORMATS, SHOWN, SHOWN_LAST, animate, joined
from tests.render.caylus import views
from tests.render.tables import words


def turns(seats: int, seed: int) -> list[CaylusView]:
    """The first position of every turn, and the last of all."""
    whole = list(views(seats, seed))
    return [whole[0], *(new for old, new in pairwise(whole) if new.turn != old.turn), whole[-1]]


def pixels(png: bytes) -> bytes:
    with Image.open(BytesIO(png)) as image:
        return image.convert("RGB").tobytes()


@pytest.mark.parametrize("encoding", FORMATS.values())
def test_every_turn_is_shown_with_its_changes_as_sharp_as_a_board_alone(encoding: str) -> None:
    shown = turns(3, 4)[-5:]
    with Image.open(BytesIO(animate(shown, words(), "night", "wide", encoding))) as moving:
        assert getattr(moving, "n_frames", 1) == len(shown)
        for number, (view, before) in enumerate(zip(shown, (None, *shown), strict=False)):
            moving.seek(number)
            board = render.draw(view, words(), "night", shape="wide", before=before)
            assert moving.convert("RGB").tobytes() == pixels(board)


def test_the_end_is_shown_longer_and_then_it_begins_again() -> None:
    durations = []
    with Image.open(BytesIO(animate(turns(2, 5), words()))) as moving:
        assert moving.format == "GIF"
        assert moving.info["loop"] == 0
        for number in range(getattr(moving, "n_frames", 1)):
            moving.seek(number)
            durations.append(moving.info["duration"])
    assert durations == [SHOWN] * (len(durations) - 1) + [SHOWN_LAST]


def test_a_whole_match_of_five_is_far_below_the_limit() -> None:
    shown = turns(5, 7)
    assert len(shown) > 10
    boards = sum(len(render.draw(view, words())) for view in shown)
    assert len(animate(shown, words())) < min(replay.BYTES, boards) / 2


def test_equal_matches_give_equal_bytes() -> None:
    shown = turns(2, 6)[:3]
    assert animate(shown, words()) == animate(shown, words())


def test_without_a_position_there_is_no_picture() -> None:
    with pytest.raises(ValueError, match="at least one"):
        animate([], words())


@pytest.mark.parametrize("encoding", FORMATS.values())
def test_what_is_too_large_becomes_smaller(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [noise(seed) for seed in (1, 2)]
    full = joined(boards, encoding)
    monkeypatch.setattr(replay, "BYTES", len(full))
    less = joined(boards, encoding)
    assert len(less) < len(full)
    with Image.open(BytesIO(less)) as moving:
        assert moving.size == (90, 60)


def noise(seed: int) -> bytes:
    """A picture that cannot be made small but by making it smaller."""
    data = BytesIO()
    Image.effect_noise((120, 80), 90 + seed).convert("P").save(data, "PNG")
    return data.getvalue()
