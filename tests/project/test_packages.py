"""The packages are documented, named in the field's own words, and complete when installed."""

import inspect
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.repository import PACKAGES, ROOT, modules

VAGUE = re.compile(r"(utils?|helpers?|managers?|handlers?)$", re.IGNORECASE)


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


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_everything_public_says_what_it_is(module: ModuleType) -> None:
    assert module.__doc__, f"{module.__name__} has no docstring"
    silent = [name for name, thing in public(module) if not inspect.getdoc(thing)]
    assert not silent


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.__name__)
def test_names_are_words_of_the_field(module: ModuleType) -> None:
    classes = [name for name, thing in public(module) if inspect.isclass(thing)]
    assert not [name for name in (module.__name__, *classes) if VAGUE.search(name)]


def test_an_installed_provost_holds_every_word_table_and_migration(tmp_path: Path) -> None:
    source = tmp_path / "source"
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "."]
    subprocess.run([*build, "--wheel-dir", tmp_path], cwd=source, check=True)
    (wheel,) = tmp_path.glob("provost-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.partition("/")[0] in PACKAGES}
    wanted = (path for package in PACKAGES for path in (source / package).rglob("*") if path.is_file())
    assert packed == {path.relative_to(source).as_posix() for path in wanted}
