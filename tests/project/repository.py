"""The repository as the tests of the project read it."""

import subprocess
import tomllib
from pathlib import Path
from typing import cast

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "engine", "render", "storage")


def text(path: str) -> str:
    """Read a file by its path from the root."""
    return (ROOT / path).read_text(encoding="utf-8")


def pyproject() -> dict[str, dict[str, object]]:
    """Read pyproject.toml."""
    return tomllib.loads(text("pyproject.toml"))


def requirements(extra: str | None = None) -> list[str]:
    """Return the requirements of the program, or of one of its extras."""
    project = pyproject()["project"]
    if extra is None:
        return cast("list[str]", project["dependencies"])
    return cast("dict[str, list[str]]", project["optional-dependencies"])[extra]


def committed_files() -> list[Path]:
    """Return all files under version control that are on the disk."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def documents() -> list[Path]:
    """Return all Markdown pages under version control."""
    return [path for path in committed_files() if path.suffix == ".md"]


def modules() -> list[str]:
    """Return the dotted names of all modules of the four packages."""
    paths = [path.relative_to(ROOT) for package in PACKAGES for path in sorted((ROOT / package).rglob("*.py"))]
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]
