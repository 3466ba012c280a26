"""Matches as moving pictures: every turn, unchanged pixels, small enough to send."""

from functools import cache
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

import render
from render import View, recap
from render.picture import Picture
from render.recap import BOARD_MILLISECONDS, FORMATS, LAST_BOARD_MILLISECONDS, MAX_BOARDS, animate, evenly, joined
from tests.render.positions import views_of_game
from tests.render.table import Table
from tests.render.tables import EVERY_GAME, words


@cache
def turns(game: str, seats: int, seed: int) -> tuple[View, ...]:
    """Return the first position of every turn, and the last of all."""
    whole = list(views_of_game(game, seats, seed))
    return whole[0], *(new for old, new in pairwise(whole) if new.turn != old.turn), whole[-1]


def pixels_within(moving: Image.Image, png: bytes) -> bytes:
    """Return the part of the moving picture that the board takes."""
    with Image.open(BytesIO(png)) as board:
        return moving.convert("RGB").crop((0, 0, *board.size)).tobytes()


def pixels(png: bytes) -> bytes:
    with Image.open(BytesIO(png)) as image:
        return image.convert("RGB").tobytes()


@EVERY_GAME
@pytest.mark.parametrize("encoding", FORMATS.values())
def test_every_turn_is_shown_with_its_changes_as_sharp_as_a_board_alone(table: Table, encoding: str) -> None:
    shown = turns(table.game, table.usual, 4)[-5:]
    with Image.open(BytesIO(animate(shown, words(), "night", render.FULL, encoding))) as moving:
        assert getattr(moving, "n_frames", 1) == len(shown) + 1  # the winner's picture is the last frame
        for number, (view, before) in enumerate(zip(shown, (None, *shown), strict=False)):
            moving.seek(number)
            board = render.draw(Picture(view, words(), "night", shape=render.FULL, before=before))
            assert pixels_within(moving, board) == pixels(board)


def without_foot(board: bytes) -> bytes:
    """Return a board that is a little lower, as if its road were shorter."""
    found = BytesIO()
    with Image.open(BytesIO(board)) as whole:
        whole.crop((0, 0, whole.width, whole.height - 20)).save(found, "PNG")
    return found.getvalue()


@EVERY_GAME
def test_a_board_that_is_smaller_than_others_has_paper_around_it(table: Table) -> None:
    shown = evenly(turns(table.game, table.seats[-1], 3))
    boards = [render.draw(Picture(view, words(), "night", shape=render.FULL)) for view in shown]
    boards.append(without_foot(boards[0]))
    heights = [Image.open(BytesIO(board)).height for board in boards]
    with Image.open(BytesIO(joined(boards))) as moving:
        assert moving.height == max(heights)
        paper = moving.convert("RGB").getpixel((0, heights[0] - 1))
        below = moving.convert("RGB").crop((0, heights[0], moving.width, moving.height))
        assert {colour for _, colour in below.getcolors() or ()} <= {paper}
        assert min(heights) < max(heights)


def test_of_a_long_match_some_turns_are_left_out_but_neither_start_nor_end() -> None:
    whole = turns("caylus", 2, 5)
    assert evenly(whole) == whole
    long = whole * (3 * MAX_BOARDS // len(whole))
    shown = evenly(long)
    assert len(shown) == MAX_BOARDS
    assert (shown[0], shown[-1]) == (long[0], long[-1])
    assert len({id(view) for view in shown}) == len({id(view) for view in whole})


def test_the_end_is_shown_longer_and_then_it_begins_again() -> None:
    durations = []
    with Image.open(BytesIO(animate(turns("caylus", 2, 5), words()))) as moving:
        assert moving.format == "GIF"
        assert moving.info["loop"] == 0
        for number in range(getattr(moving, "n_frames", 1)):
            moving.seek(number)
            durations.append(moving.info["duration"])
    assert durations == [BOARD_MILLISECONDS] * (len(durations) - 1) + [LAST_BOARD_MILLISECONDS]


@EVERY_GAME
def test_a_whole_match_is_far_below_the_limit(table: Table) -> None:
    shown = evenly(turns(table.game, table.seats[-1], 7))
    assert len(shown) > 10
    assert len(animate(shown, words())) < recap.MAX_BYTES / 4


def test_equal_matches_give_equal_bytes() -> None:
    shown = turns("caylus", 2, 6)[:3]
    assert animate(shown, words()) == animate(shown, words())


def test_without_a_position_there_is_no_picture() -> None:
    with pytest.raises(ValueError, match="at least one"):
        animate([], words())


@pytest.mark.parametrize("encoding", FORMATS.values())
def test_a_picture_that_is_too_large_becomes_smaller(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    boards = [noisy_picture(seed) for seed in (1, 2)]
    full = joined(boards, encoding)
    monkeypatch.setattr(recap, "MAX_BYTES", len(full))
    less = joined(boards, encoding)
    assert len(less) < len(full)
    with Image.open(BytesIO(less)) as moving:
        assert moving.size == (90, 60)


def noisy_picture(seed: int) -> bytes:
    """Make a picture that compresses badly, so that only scaling makes it small."""
    data = BytesIO()
    Image.effect_noise((120, 80), 90 + seed).convert("P").save(data, "PNG")
    return data.getvalue()
