"""Copies of the repository in which the checks must still pass after a part is added or removed."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.project.repository import ROOT, committed_files

FORMAT_AND_LINT: Final = (("ruff", "format", "--check", "--quiet", "."), ("ruff", "check", "--quiet", "."))
PYTEST: Final = ("pytest", "--quiet", "-p", "no:cacheprovider")


class RepositoryCopy:
    """Copy of the committed files and of mypy's cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for path in committed_files():
            target = folder / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        if (ROOT / ".mypy_cache").exists():
            shutil.copytree(ROOT / ".mypy_cache", folder / ".mypy_cache")

    def replace(self, name: str, old: str, new: str) -> None:
        """Replace the first `old` in a file; exit if the file does not have it."""
        text = (self.folder / name).read_text(encoding="utf-8")
        if old not in text:
            sys.exit(f"{name} no longer has {old!r}.")
        (self.folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")

    def passes(self, *commands: tuple[str, ...]) -> bool:
        """Run the import contracts, then modules, in the copy until one fails."""
        python, contracts = (sys.executable, "-m"), str(Path(sys.executable).with_name("lint-imports"))
        every = [("git", "init", "--quiet"), ("git", "add", "--all"), (contracts, "--no-logo")]
        return all(self._run(*command) for command in [*every, *((*python, *command) for command in commands)])

    def _run(self, *command: str) -> bool:
        sys.stdout.write(f"{' '.join(command)}\n")
        sys.stdout.flush()
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "PROVOST_EXAMPLES": "5"}
        return subprocess.run(command, cwd=self.folder, env=environment, check=False).returncode == 0


@contextmanager
def repository_copy() -> Iterator[RepositoryCopy]:
    """Make a copy, and delete it afterwards."""
    with TemporaryDirectory() as folder:
        yield RepositoryCopy(Path(folder))
