"""Pictures of a record: the board of one step, and the whole match as a moving picture."""

import os
import resource
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.words import Catalogue
from engine import GAMES
from engine.core.notation import read_record
from engine.core.types import Action
from render import FULL, Picture, View, draw, marks
from render.canvas.theme import THEMES
from tests.bot.cli.conftest import Provost


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "board.png"


def test_a_board_is_the_one_of_its_step(provost: Provost, record: Path, out: Path) -> None:
    kept = read_record(record.read_text(encoding="utf-8"))
    for step in (2, 40, len(kept.entries)):
        assert provost("render", record, "--out", out, f"--at {step}") == (0, f"Written: {out}\n", "")
        log = [entry for entry in kept.entries[:step] if isinstance(entry, Action)]
        game = GAMES[kept.setup.game]
        assert out.read_bytes() == draw_board(game.view(game.replay(kept.setup, log), None))


def test_a_board_can_be_drawn_before_chance_has_laid_it_out(provost: Provost, record: Path, out: Path) -> None:
    made = set()
    for step in (0, 1, 2):
        assert provost("render", record, "--out", out, f"--at {step}").status == 0
        made.add(out.read_bytes())
    assert len(made) == 3


def draw_board(view: View, *, letters: bool = True) -> bytes:
    return draw(Picture(view, Catalogue().words("en"), marks=marks(view) if letters else (), shape=FULL))


def test_letters_of_the_choices_are_drawn_unless_refused(provost: Provost, record: Path, out: Path) -> None:
    kept = read_record(record.read_text(encoding="utf-8"))
    game = GAMES[kept.setup.game]
    for step in (2, 3, 4):
        log = [entry for entry in kept.entries[:step] if isinstance(entry, Action)]
        view: View = game.view(game.replay(kept.setup, log), None)
        assert marks(view)
        pictures = []
        for how in ("", "--question", "--no-question"):
            assert provost("render", record, "--out", out, f"--at {step}", how).status == 0
            pictures.append(out.read_bytes())
        plain, same, without = pictures
        assert plain == same == draw_board(view)
        assert without == draw_board(view, letters=False)
        assert without != plain


def test_theme_shape_language_and_viewer_are_chosen(provost: Provost, record: Path, out: Path) -> None:
    made = set()
    for how in ("", "--shape full", "--shape poster", "--locale it", "--locale es"):
        assert provost("render", record, "--at 30 --out", out, how).status == 0
        made.add(out.read_bytes())
    assert len(made) == 4
    assert provost("render", record, "--at 30 --seat 1 --theme day --out", out).status == 0


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("--at 9999", "This record has steps 0 to {steps}."),
        ("--seat 2", "This game has seats 0 to 1."),
        ("--theme mud", "There is no theme “mud”. Known: {themes}."),
        ("--shape round", "There is no shape “round”. Known: poster, full."),
        ("--animate", "A moving picture's file ends in .webp or .gif."),
    ],
)
def test_unknown_picture_options_are_usage_errors(
    provost: Provost, record: Path, out: Path, how: str, sentence: str
) -> None:
    steps = len(read_record(record.read_text(encoding="utf-8")).entries)
    said = provost("render", record, "--out", out, how)
    assert said.refused(sentence.format(steps=f"{steps}", themes=", ".join(THEMES)), 2)
    assert not out.exists()


def test_a_picture_that_cannot_be_written_is_refused(provost: Provost, record: Path, tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "board.png"
    sentence = f"{out} cannot be written. Check that the folder exists and that you are allowed to write to it."
    assert provost("render", record, "--out", out).refused(sentence)


def test_a_picture_on_a_full_disk_leaves_the_earlier_one(provost: Provost, record: Path, out: Path) -> None:
    out.write_bytes(b"before")
    sentence = f"{out} cannot be written: the disk is full. Make room and try again."
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, usual[1]))
    try:
        said = provost("render", record, "--out", out)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert said.refused(sentence)
    assert {path.name: path.read_bytes() for path in out.parent.glob("board*")} == {out.name: b"before"}


def test_a_picture_goes_through_a_pipe_too(provost: Provost, record: Path, out: Path) -> None:
    assert provost("render", record, "--out", out).status == 0
    into = out.with_name("pipe")
    os.mkfifo(into)
    with ThreadPoolExecutor(1) as reading:
        read = reading.submit(into.read_bytes)
        assert provost("render", record, "--out", into).status == 0
    assert read.result() == out.read_bytes()


@pytest.mark.parametrize("ending", [".webp", ".gif"])
def test_a_recap_shows_every_turn_and_the_end(provost: Provost, record: Path, tmp_path: Path, ending: str) -> None:
    out = tmp_path / f"recap{ending}"
    assert provost("render", record, "--animate --out", out).status == 0
    kept = read_record(record.read_text(encoding="utf-8"))
    game = GAMES[kept.setup.game]
    last = game.replay(kept.setup, [entry for entry in kept.entries if isinstance(entry, Action)])
    with Image.open(out) as picture:
        assert getattr(picture, "n_frames", 1) == last.state.turn + 2  # the end, with the winner
        with Image.open(BytesIO(draw_board(game.view(last, None)))) as board:
            assert picture.size == board.size
