"""The packages are documented, named in the field's own words, and complete when installed."""

import ast
import inspect
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.repository import PACKAGES, ROOT, modules

VAGUE = re.compile(r"(utils?|helpers?|managers?|handlers?)$", re.IGNORECASE)
# Of the standard library, what computes and no more: no clock, no files, no chance.
PURE = {
    "__future__",
    "abc",
    "array",
    "bisect",
    "collections",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "heapq",
}
PURE |= {"hmac", "itertools", "math", "operator", "re", "string", "types", "typing", "zlib"}
RESOURCES = {"engine/minds/weights.py"}
"""Where the engine may read the files of its own package, through `importlib.resources`."""


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Public classes and functions that a module defines, and the public methods of those classes."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if inspect.isclass(thing) or inspect.isfunction(thing):
            yield f"{module.__name__}.{name}", thing
        if inspect.isclass(thing):
            for key in vars(thing):
                member = getattr(thing, key)
                if not key.startswith("_") and inspect.isroutine(member):
                    yield f"{module.__name__}.{name}.{key}", member


@pytest.mark.parametrize("name", modules())
def test_everything_public_says_what_it_is(name: str) -> None:
    module = import_module(name)
    assert module.__doc__, f"{name} has no docstring"
    assert not [thing for thing, value in public(module) if not inspect.getdoc(value)]


@pytest.mark.parametrize("name", modules())
def test_names_are_words_of_the_field(name: str) -> None:
    classes = [thing for thing, value in public(import_module(name)) if inspect.isclass(value)]
    assert not [thing for thing in (name, *classes) if VAGUE.search(thing)]


def imports(tree: ast.Module) -> set[str]:
    """The modules that a module imports."""
    nodes = list(ast.walk(tree))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def test_the_engine_imports_msgspec_and_nothing_that_touches_the_world() -> None:
    written = {path: ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "engine").rglob("*.py")}
    nodes = [node for tree in written.values() for node in ast.walk(tree)]
    for path, tree in written.items():
        own = {"importlib.resources", "importlib.resources.abc"} & imports(tree)
        assert not own or str(path.relative_to(ROOT)) in RESOURCES
        assert {name.partition(".")[0] for name in imports(tree) - own} <= PURE | {"engine", "msgspec", "random"}
    assert "random" not in {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    drawn = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == "random"]
    assert {alias.name for node in drawn for alias in node.names} == {"Random"}, "a generator is handed in, never made"


def test_a_bot_on_discord_loads_no_sandbox() -> None:
    program = "import sys, bot.cli.main, bot.app.client; sys.exit('simcord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What would be installed, built from a copy of the sources."""
    source = tmp_path_factory.mktemp("source")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "."]
    subprocess.run([*build, "--wheel-dir", source], cwd=source, check=True)
    (built,) = source.glob("provost-*.whl")
    return built


def test_an_installed_provost_holds_every_word_table_and_migration(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.partition("/")[0] in PACKAGES}
    wanted = (path for package in PACKAGES for path in (wheel.parent / package).rglob("*") if path.is_file())
    pages = {".md"}  # for readers of the sources
    assert packed == {path.relative_to(wheel.parent).as_posix() for path in wanted if path.suffix not in pages}


def test_an_installed_provost_plays_draws_and_keeps_matches_away_from_its_sources(wheel: Path, tmp_path: Path) -> None:
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
