"""Measures of the language in docstrings and names: `python -m tests.project.language [FOLDER ...]` prints them."""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from tests.project.repository import PACKAGES
from tests.project.source import Source, sources

CLAUSES: Final = re.compile(r"(What|Who|Whom|Whose|Whoever|Whatever|Whether|How|Where|Which|So many|Of so many|Let)\b")
"""Openings of docstrings that are subordinate clauses or a vague "Let"."""

DIALECT: Final = re.compile(r"\b(somebody|nobody|whoever|so many|stands)\b", re.IGNORECASE)

SHARED_CLASSES: Final = frozenset({"State", "View", "Player"})
"""Class names that games share on purpose."""


class Docstring(Struct, frozen=True):
    """A docstring, or the string below a constant."""

    path: str
    line: int
    text: str

    def words(self) -> int:
        """Count its words."""
        return len(self.text.split())


def docstrings(files: Iterable[Source]) -> Iterator[Docstring]:
    """Find every docstring, those of constants too."""
    for file in files:
        for node in file.nodes():
            for child in getattr(node, "body", ()) if isinstance(getattr(node, "body", None), list) else ():
                value = child.value if isinstance(child, ast.Expr) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield Docstring(file.path, child.lineno, value.value)


def openings(found: Iterable[Docstring]) -> Iterator[Docstring]:
    """Find docstrings that begin with a subordinate clause."""
    return (one for one in found if CLAUSES.match(one.text.lstrip()))


def dialect(found: Iterable[Docstring]) -> Iterator[tuple[Docstring, str]]:
    """Find the words that CONTRIBUTING.md rules out, each with its docstring."""
    return ((one, word) for one in found for word in DIALECT.findall(one.text))


def _several(found: dict[str, set[str]]) -> dict[str, set[str]]:
    """Keep the names found in modules of different names: games and features may have modules of the same name."""
    return {name: paths for name, paths in found.items() if len({path.rpartition("/")[2] for path in paths}) > 1}


def shared_constants(files: Iterable[Source]) -> dict[str, set[str]]:
    """Find constants that several modules define, with their modules."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for file in files:
        for node in ast.parse(file.text).body:
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            for target in targets:
                if isinstance(target, ast.Name) and re.fullmatch(r"[A-Z][A-Z0-9_]+", target.id):
                    found[target.id].add(file.path)
    return _several(found)


def shared_classes(files: Iterable[Source]) -> dict[str, set[str]]:
    """Find classes that several modules define, except those that games share on purpose."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for file in files:
        for node in file.nodes():
            if isinstance(node, ast.ClassDef) and node.name not in SHARED_CLASSES:
                found[node.name].add(file.path)
    return _several(found)


def matches_called_tables(files: Iterable[Source]) -> Iterator[str]:
    """Find parameters that call a match a table."""
    for file in files:
        for node in file.nodes():
            if (
                isinstance(node, ast.arg)
                and node.arg == "table"
                and "SeatedMatch" in ast.unparse(node.annotation or node)
            ):
                yield f"{file.path}:{node.lineno}"


def main(folders: list[str]) -> None:
    """Print the measures, and the place of each docstring that counts."""
    files = sources(*(folders or PACKAGES))
    found = [*docstrings(files)]
    thousands = sum(one.words() for one in found) / 1000
    clauses, words = [*openings(found)], [*dialect(found)]
    for one in clauses:
        sys.stdout.write(f"{one.path}:{one.line}: {one.text.strip().splitlines()[0]}\n")
    for one, word in words:
        sys.stdout.write(f"{one.path}:{one.line}: {word}\n")
    constants, classes = shared_constants(files), shared_classes(files)
    sys.stdout.write(f"constants: {' '.join(sorted(constants))}\nclasses: {' '.join(sorted(classes))}\n")
    sys.stdout.write(
        f"{len(clauses) / thousands:.1f} clauses and {len(words) / thousands:.1f} words of the dialect per 1,000 words; "
        f"{len(constants)} shared constants, {len(classes)} shared classes\n"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
