"""Pool that draws pictures beside the event loop."""

import asyncio
import threading
from collections.abc import Iterator
from queue import Queue

import pytest
from msgspec.structs import replace

import render
from render import pool as pools
from render.picture import Picture
from render.pool import Pool
from render.recap import animate
from tests.render import magna_carta
from tests.render.caylus import busy, views
from tests.render.tables import words


@pytest.fixture
def pool() -> Iterator[Pool]:
    pool = Pool()
    yield pool
    pool.close()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Threads that drew, one entry for each picture."""
    threads: list[str] = []

    def draw(*args: object) -> bytes:
        threads.append(threading.current_thread().name)
        return b"%d" % len(threads)

    monkeypatch.setattr(pools, "draw", draw)
    return threads


async def test_a_picture_is_the_same_as_without_the_pool(pool: Pool) -> None:
    view = busy()
    assert await pool.draw(Picture(view, words(), "night", (("castle", "1"),))) == render.draw(
        Picture(view, words(), "night", (("castle", "1"),))
    )


async def test_a_hand_is_the_same_as_without_the_pool(pool: Pool) -> None:
    view = magna_carta.crowded(viewer=1)
    spot = (("hand.market", "3"),)
    assert await pool.draw(Picture(view, words(), "night", spot, shape=render.HAND)) == render.draw(
        Picture(view, words(), "night", spot, shape=render.HAND)
    )
    assert await pool.draw(Picture(view, words(), "night", spot)) == render.draw(Picture(view, words(), "night", spot))


async def test_a_moving_picture_is_the_same_as_without_the_pool(pool: Pool) -> None:
    shown = list(views(2, 2, 60))
    assert await pool.animate(shown, words(), "night") == animate(shown, words(), "night")


async def test_a_spectator_gets_no_hand(pool: Pool) -> None:
    with pytest.raises(ValueError, match="no hand"):
        await pool.draw(Picture(magna_carta.crowded(), words(), shape=render.HAND))


async def test_pictures_drawn_at_once_do_not_mix(pool: Pool) -> None:
    boards = [view for seats in (2, 5) for view in views(seats, seats, 40)]
    together = await asyncio.gather(*(pool.draw(Picture(view, words())) for view in boards))
    assert together == [render.draw(Picture(view, words())) for view in boards]


async def test_equal_requests_are_drawn_once(pool: Pool, drawn: list[str]) -> None:
    pictures = await asyncio.gather(*(pool.draw(Picture(busy(), words())) for _ in range(5)))
    assert set(pictures) == {b"1"}
    assert len(drawn) == 1
    assert drawn[0].startswith("board")


async def test_every_visible_difference_makes_another_picture(pool: Pool, drawn: list[str]) -> None:
    view = busy()
    moved = replace(view, provost=1)
    pictures = (
        Picture(view, words()),
        Picture(moved, words()),
        Picture(view, words("it")),
        Picture(view, words(names=("Zoë", "Bruno", "Chiara", "Diego", "Élodie"))),
        Picture(view, words(), "night"),
        Picture(view, words(), shape=render.FULL),
        Picture(view, words(), marks=(("castle", "1"),)),
        Picture(view, words(), before=moved),
    )
    for picture in (*pictures, *pictures):
        await pool.draw(picture)
    assert len(drawn) == len(pictures)


async def test_a_limited_number_of_pictures_is_cached(drawn: list[str]) -> None:
    pool = Pool(kept=1)
    view = busy()
    for provost in (1, 2, 1):
        await pool.draw(Picture(replace(view, provost=provost), words()))
    pool.close()
    assert len(drawn) == 3


async def test_a_caller_that_stops_waiting_does_not_stop_the_others(pool: Pool) -> None:
    view = busy()
    waiting = [asyncio.create_task(pool.draw(Picture(view, words()))) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    assert (await waiting[1]).startswith(b"\x89PNG")


async def test_a_failure_is_reported_and_tried_again(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    view = busy()
    with monkeypatch.context() as patch:
        patch.setattr(pools, "draw", lambda *args: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            await pool.draw(Picture(view, words()))
    assert (await pool.draw(Picture(view, words()))).startswith(b"\x89PNG")


def test_drawing_modules_are_loaded_in_the_pool(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: Queue[tuple[str, str]] = Queue()
    monkeypatch.setattr(pools, "artist_of", lambda game: loaded.put((game, threading.current_thread().name)))
    pool.prepare()
    games, threads = zip(*(loaded.get(timeout=60) for _ in render.GAMES), strict=True)
    assert sorted(games) == sorted(render.GAMES)
    assert all(thread.startswith("board") for thread in threads)


async def test_a_closed_pool_draws_no_more(drawn: list[str]) -> None:
    pool = Pool()
    pool.close()
    with pytest.raises(RuntimeError):
        await pool.draw(Picture(busy(), words()))
    assert not drawn
