"""Installed packages are complete."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.project.repository import PACKAGES, ROOT


def test_a_bot_on_discord_loads_no_sandbox() -> None:
    program = "import sys, bot.cli.main, bot.app.client; sys.exit('simcord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built from a copy of the sources."""
    source = tmp_path_factory.mktemp("source")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "."]
    subprocess.run([*build, "--wheel-dir", source], cwd=source, check=True)
    (built,) = source.glob("provost-*.whl")
    return built


def test_an_installed_provost_has_all_words_tables_and_migrations(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.partition("/")[0] in PACKAGES}
    wanted = (path for package in PACKAGES for path in (wheel.parent / package).rglob("*") if path.is_file())
    pages = {".md"}  # for readers of the sources
    assert packed == {path.relative_to(wheel.parent).as_posix() for path in wanted if path.suffix not in pages}


def test_an_installed_provost_plays_draws_and_stores_matches(wheel: Path, tmp_path: Path) -> None:
    installed, record, board, matches = (tmp_path / name for name in ("installed", "game.txt", "game.png", "games.db"))
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)

    def run(*arguments: str | Path) -> str:
        said = subprocess.run(
            [sys.executable, *arguments],
            env={**os.environ, "PYTHONPATH": str(installed)},
            cwd=tmp_path,
            check=True,
            capture_output=True,
            text=True,
        )
        return said.stdout

    assert run("-c", "import bot; print(*bot.__path__)").strip() == str(installed / "bot")
    record.write_text(run("-m", "bot", "record", "caylus", "--seats", "2", "--seed", "1"), encoding="utf-8")
    run("-m", "bot", "render", record, "--out", board, "--locale", "it")
    assert board.read_bytes().startswith(b"\x89PNG")
    run(
        "-c",
        "import pathlib, sys, storage.opening as o; o.open_for_writing(pathlib.Path(sys.argv[1])).close()",
        matches,
    )
    run("-m", "bot", "db", "check", "--db", matches)
