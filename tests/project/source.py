"""The project's Python source as `lint` and the tests of words read it; no other test reads Python files."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

from msgspec import Struct

from tests.project.repository import PACKAGES, ROOT


class Source(Struct, frozen=True):
    """A Python file, with its path from the root."""

    path: str
    text: str

    def nodes(self) -> tuple[ast.AST, ...]:
        """Return all nodes of its syntax tree."""
        return _nodes(self.text)

    def imports(self) -> set[str]:
        """Return the modules that it imports."""
        plain = {alias.name for node in self.nodes() if isinstance(node, ast.Import) for alias in node.names}
        return plain | {node.module or "" for node in self.nodes() if isinstance(node, ast.ImportFrom)}

    def imported_names(self) -> set[str]:
        """Return the modules and members that it imports, such as `engine.core.deckbuilding` and `engine.core.deckbuilding.draw`."""
        taken = [node for node in self.nodes() if isinstance(node, ast.ImportFrom)]
        return self.imports() | {f"{node.module}.{alias.name}" for node in taken for alias in node.names}


@cache
def _nodes(text: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(text)))


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """Read all Python files below these folders, by default the packages and `tests`, ordered by path."""
    paths = chain.from_iterable(sorted((ROOT / name).rglob("*.py")) for name in folders or (*PACKAGES, "tests"))
    return tuple(Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in paths)


class Strings(Struct, frozen=True):
    """All strings and keywords of some code, and patterns of the strings that it composes."""

    known: frozenset[str]
    built: tuple[re.Pattern[str], ...]

    def make(self, id: str) -> bool:
        """Return True if the code has the id, or composes it of words that it has."""
        found = (pattern.fullmatch(id) for pattern in self.built)
        return id in self.known or any(
            match is not None and all(piece in self.known for part in match.groups() for piece in part.split("-"))
            for match in found
        )

    def mention(self, id: str) -> bool:
        """Return True if a string contains the id, or the code composes it as in `make`."""
        return any(id in text for text in self.known) or self.make(id)


def strings(files: Iterable[Source]) -> Strings:
    """Collect the strings of these files."""
    known: set[str] = set()
    built: list[re.Pattern[str]] = []
    for node in chain.from_iterable(file.nodes() for file in files):
        match node:
            case ast.Constant(value=str(text)):
                known.add(text)
            case ast.keyword(arg=str(name)):
                known.add(name)
            case ast.JoinedStr(values=parts) if _has_letters(parts):
                built.append(re.compile("".join(_pattern(parts))))
    return Strings(frozenset(known), tuple(built))


def _has_letters(parts: list[ast.expr]) -> bool:
    return any(isinstance(part, ast.Constant) and re.search(r"[a-z]", str(part.value)) for part in parts)


def _pattern(parts: list[ast.expr]) -> Iterator[str]:
    for part in parts:
        yield re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"


def calls(files: Iterable[Source], *names: str) -> Iterator[ast.Call]:
    """Find calls with arguments of functions or methods with one of these names."""
    for node in chain.from_iterable(file.nodes() for file in files):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).rpartition(".")[2] in names:
            yield node


def first_strings(files: Iterable[Source], *names: str) -> set[str]:
    """Return the first arguments of calls that are strings, as in `report("built", …)` and `Reason("over")`."""
    firsts = (call.args[0] for call in calls(files, *names))
    return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}


def data_keys(files: Iterable[Source], name: str) -> set[str]:
    """Return the keys in the second arguments of calls that are dictionaries, as in `Reason("poor", {"cost": 3})`."""
    seconds = (call.args[1] for call in calls(files, name) if len(call.args) > 1)
    keys = chain.from_iterable(second.keys for second in seconds if isinstance(second, ast.Dict))
    return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def marks(folder: Path, mark: str) -> Iterator[str]:
    """Find the numbers that tests in a folder give to a mark, as in `pytest.mark.ruling(3)`."""
    files = sources(folder.relative_to(ROOT).as_posix())
    for node in calls((file for file in files if Path(file.path).name.startswith("test_")), mark):
        if ast.unparse(node.func).endswith(f"mark.{mark}"):
            yield from (str(ast.literal_eval(arg)) for arg in node.args)
