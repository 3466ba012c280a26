"""Check of a copy of the repository without some features: `python -m tests.without_features`.

A feature consists of its folder, its line in the list, its words, its tests and its names in the import contract.
"""

import re
import shutil
import sys
from typing import Final

from bot.words import LOCALES
from tests.copies import FORMAT_AND_LINT, PYTEST, RepositoryCopy, repository_copy

DELETED: Final = ("spotlight", "plans")

FEATURES: Final = "bot/app/features.py"

SUITES: Final = (
    "tests/project/test_lint.py",
    "tests/project/test_words.py",
    "tests/bot/app/test_commands.py",
    "tests/bot/app/test_forged_presses.py",
    "tests/bot/app/test_start.py",
    "tests/bot/cards",
    "tests/bot/features",
    "tests/bot/words",
)
"""The suites that see every feature."""

NAMES_EVERY_COMMAND: Final = "not guide_names_every_command and not command_for_every_action"
"""Filter that leaves out the tests that list the commands of every feature, as the guide does."""


def delete(copy: RepositoryCopy, name: str) -> None:
    """Delete a feature from the copy."""
    for folder in (f"bot/features/{name}", f"tests/bot/features/{name}"):
        shutil.rmtree(copy.folder / folder)
    copy.replace(FEATURES, f"from bot.features.{name}.commands import FEATURE as {name.upper()}\n", "")
    copy.replace(FEATURES, f"    {name.upper()},\n", "")
    for locale in LOCALES:
        (copy.folder / "bot" / "words" / locale / f"{name}.ftl").unlink()
    contracts = copy.folder / "pyproject.toml"
    lines = contracts.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not re.search(rf"bot\.features\.{name}\b", line)]
    contracts.write_text("".join(kept), encoding="utf-8")


def main() -> int:
    """Make the copy, check it, and delete it."""
    with repository_copy() as copy:
        for name in DELETED:
            delete(copy, name)
        return int(
            not copy.passes(
                *FORMAT_AND_LINT, ("mypy", "--strict"), (*PYTEST, "-n", "2", "-k", NAMES_EVERY_COMMAND, *SUITES)
            )
        )


if __name__ == "__main__":
    sys.exit(main())
