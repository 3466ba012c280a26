"""What sentences are about: the games that have words, and the strings that code is made of."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.words import Catalogue
from tests.contract.drawing import LISTED, AnyGame
from tests.project.repository import ROOT

SPOKEN: Final[dict[str, AnyGame]] = {
    name: game for name, game in LISTED.items() if f"game-{name}" in Catalogue().ids("en")
}
"""Every game that has words."""


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


def package(name: str) -> list[Path]:
    """The code of a package of the engine, such as a game's."""
    return sorted((ROOT / "engine" / name).rglob("*.py"))


def core(game: str) -> list[Path]:
    """The code of the core, without what only other games use."""
    foreign = frozenset(chain.from_iterable(map(_imported, SPOKEN))) - _imported(game)
    return [path for path in package("core") if f"engine.core.{path.stem}" not in foreign]


def _imported(game: str) -> frozenset[str]:
    found = [node for node in chain.from_iterable(map(syntax, package(game))) if isinstance(node, ast.ImportFrom)]
    modules = {node.module or "" for node in found}
    return frozenset(modules | {f"{node.module}.{name.name}" for node in found for name in node.names})


@cache
def syntax(path: Path) -> tuple[ast.AST, ...]:
    """Everything in a file of Python."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def strings(*files: Path) -> Strings:
    """The strings in these files."""
    known: set[str] = set()
    built: list[re.Pattern[str]] = []
    for node in chain.from_iterable(map(syntax, files)):
        match node:
            case ast.Constant(value=str(text)):
                known.add(text)
            case ast.keyword(arg=str(name)):
                known.add(name)
            case ast.JoinedStr(values=parts) if _says_something(parts):
                built.append(re.compile("".join(_pattern(parts))))
    return Strings(frozenset(known), tuple(built))


def _says_something(parts: list[ast.expr]) -> bool:
    return any(isinstance(part, ast.Constant) and re.search(r"[a-z]", str(part.value)) for part in parts)


def _pattern(parts: list[ast.expr]) -> Iterator[str]:
    for part in parts:
        yield re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"


def kinds(files: list[Path], *makers: str) -> set[str]:
    """The kinds that are written out where the rules call one of `makers`: `report("built", …)`, `Reason("over")`."""
    calls = [node for node in chain.from_iterable(map(syntax, files)) if isinstance(node, ast.Call) and node.args]
    firsts = [call.args[0] for call in calls if ast.unparse(call.func).rpartition(".")[2] in makers]
    return {first.value for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)}
