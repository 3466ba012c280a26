"""The project's source as `lint` and the tests of words read it: no other test reads a file of Python."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

from msgspec import Struct

from tests.project.repository import PACKAGES, ROOT


class Source(Struct, frozen=True):
    """A file of Python: its path from the root, and its text."""

    path: str
    text: str

    def nodes(self) -> tuple[ast.AST, ...]:
        """Everything in the file."""
        return _nodes(self.text)

    def imports(self) -> set[str]:
        """The modules that the file imports."""
        plain = {alias.name for node in self.nodes() if isinstance(node, ast.Import) for alias in node.names}
        return plain | {node.module or "" for node in self.nodes() if isinstance(node, ast.ImportFrom)}

    def imported_names(self) -> set[str]:
        """What the file takes from modules, with the module in front: `engine.core.decks` or `engine.core.decks.draw`."""
        taken = [node for node in self.nodes() if isinstance(node, ast.ImportFrom)]
        return self.imports() | {f"{node.module}.{alias.name}" for node in taken for alias in node.names}


@cache
def _nodes(text: str) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(text)))


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """Every file of Python below these folders, by path; below the packages and `tests` if none is named."""
    paths = chain.from_iterable(sorted((ROOT / name).rglob("*.py")) for name in folders or (*PACKAGES, "tests"))
    return tuple(Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in paths)


class Strings(Struct, frozen=True):
    """Every string and keyword in some code, and a pattern for each string that is put together."""

    known: frozenset[str]
    built: tuple[re.Pattern[str], ...]

    def make(self, id: str) -> bool:
        """Whether the code has the id, or puts it together out of words that it has."""
        found = (pattern.fullmatch(id) for pattern in self.built)
        return id in self.known or any(
            match is not None and all(piece in self.known for part in match.groups() for piece in part.split("-"))
            for match in found
        )

    def mention(self, id: str) -> bool:
        """Whether the id stands in some string, if only as a part, or is put together as in `make`."""
        return any(id in text for text in self.known) or self.make(id)


def strings(files: Iterable[Source]) -> Strings:
    """The strings in these files."""
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
    """Calls with arguments of what has one of these names, methods included."""
    for node in chain.from_iterable(file.nodes() for file in files):
        if isinstance(node, ast.Call) and node.args and ast.unparse(node.func).rpartition(".")[2] in names:
            yield node


def first_strings(files: Iterable[Source], *names: str) -> set[str]:
    """The first arguments, as far as they are strings, of calls: `report("built", …)`, `Reason("over")`."""
    firsts = (call.args[0] for call in calls(files, *names))
    return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}


def data_keys(files: Iterable[Source], name: str) -> set[str]:
    """The keys that are written out in the second arguments of calls: `Reason("poor", {"cost": 3})`."""
    seconds = (call.args[1] for call in calls(files, name) if len(call.args) > 1)
    keys = chain.from_iterable(second.keys for second in seconds if isinstance(second, ast.Dict))
    return {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}


def marks(folder: Path, mark: str) -> Iterator[str]:
    """Every number that some test in a folder gives to a mark, as in `pytest.mark.ruling(3)`."""
    files = sources(folder.relative_to(ROOT).as_posix())
    for node in calls((file for file in files if Path(file.path).name.startswith("test_")), mark):
        if ast.unparse(node.func).endswith(f"mark.{mark}"):
            yield from (str(ast.literal_eval(arg)) for arg in node.args)
