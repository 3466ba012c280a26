"""Rules about the project's source, each a function that lists what breaks it; `RULES` has them all."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from inspect import getdoc, isclass, isfunction, isroutine
from itertools import chain
from types import ModuleType
from typing import Final

from msgspec import Struct

from tests.project.repository import PACKAGES, ROOT
from tests.project.source import Source

Rule = Callable[[Sequence[Source]], Iterator[str]]

PRODUCT: Final = tuple(f"{package}/" for package in PACKAGES)
LONGEST_TEST_NAME: Final = 72
FEWEST_WORDS: Final = 5

VAGUE: Final = re.compile(r"(utils?|helpers?)$", re.IGNORECASE)
PAGE: Final = re.compile(r"[\w./-]*\b(?:docs|rules|decisions|operating)/[\w/-]+\.md")
NOWHERE: Final = re.compile(r"\((?:design|discord\.md) [\d.]+\)")

COMPUTES: Final = frozenset(
    {"__future__", "abc", "array", "bisect", "collections", "copy", "dataclasses", "enum", "functools", "hashlib"}
    | {"heapq", "hmac", "itertools", "math", "msgspec", "operator", "re", "string", "types", "typing", "zlib"}
)
"""Modules that compute and no more: no clock, no files, no chance."""


class Purity(Struct, frozen=True):
    """What the modules of a folder may import: `allowed` roots everywhere, `besides` whole names in single files."""

    allowed: frozenset[str]
    own: tuple[str, ...]
    besides: Mapping[str, frozenset[str]] = {}

    def allows(self, path: str, name: str) -> bool:
        """Whether a file may import a module."""
        own = any(name == part or name.startswith(f"{part}.") for part in self.own)
        return own or name.partition(".")[0] in self.allowed or name in self.besides.get(path, ())


RESOURCES: Final = frozenset({"importlib.resources", "importlib.resources.abc"})
PURE: Final = {
    # A generator is handed in and never made: see `made_generators`. Trained weights and designs are resources of their package.
    "engine/": Purity(COMPUTES | {"random"}, ("engine",), {"engine/minds/weights.py": RESOURCES}),
    "bot/features/tournaments/rules/": Purity(
        COMPUTES | {"csv", "fractions", "io"},
        ("bot.features.tournaments.rules", "openskill.models"),
        {"bot/features/tournaments/rules/designs.py": RESOURCES},
    ),
    "bot/clocks/": Purity(
        COMPUTES | {"datetime", "zoneinfo"}, ("bot.clocks", "engine.core.types", "engine.core.orders")
    ),
}
"""Folders whose modules touch nothing outside the program."""

OF_THREADS: Final = frozenset({"applied_tags", "archived", "invitable", "locked"})
"""What only a thread can be changed to have."""

SIMULATED: Final = "bot/sandbox/"
"""Where threads are made as Discord makes them."""

TIME: Final = frozenset({"now", "today", "utcnow", "time", "monotonic"})

READING: Final = re.compile(r"glob\([^)]*\*\.py\b|getsource")
READERS: Final = frozenset(
    {
        "tests/project/source.py",
        "tests/project/language.py",
        "tests/project/lint.py",
        "tests/project/test_lint.py",
        "tests/project/repository.py",
    }
    | {"tests/project/language.py"}
)
"""The tests that may read the project's source."""

SEAMS: Final = (
    "engine.core.game",
    "engine.core.flow",
    "engine.core.match",
    "storage.store",
    "render",
    "bot.match.service",
)
"""Modules that the packages meet at."""

SHARED_NAMES: Final = frozenset(
    {
        "Event",
        "Unreadable",
        "Words",
    }
)
"""Names that two classes still have; the list may only become shorter."""


def impure_imports(files: Sequence[Source]) -> Iterator[str]:
    """Modules of pure folders that import what is not."""
    for file in files:
        for folder, purity in PURE.items():
            if file.path.startswith(folder):
                yield from (f"{file.path}: {name}" for name in file.imports() if not purity.allows(file.path, name))


def made_generators(files: Sequence[Source]) -> Iterator[str]:
    """Places of the engine that take anything but the type `Random` from `random`."""
    for file in files:
        for node in file.nodes() if file.path.startswith("engine/") else ():
            match node:
                case ast.Import(names=names) if "random" in {alias.name for alias in names}:
                    yield f"{file.path}: import random"
                case ast.ImportFrom(module="random", names=names) if {alias.name for alias in names} != {"Random"}:
                    yield f"{file.path}: {ast.unparse(node)}"


def clocks_read(files: Sequence[Source]) -> Iterator[str]:
    """Calls in `bot/clocks` that ask what time it is, which is handed in."""
    for file in files:
        for node in file.nodes() if file.path.startswith("bot/clocks/") else ():
            match node:
                case ast.Call(func=ast.Attribute(attr=name)) if name in TIME:
                    yield f"{file.path}: {ast.unparse(node)}"


def long_test_names(files: Sequence[Source]) -> Iterator[str]:
    """Tests whose name is too long to be read at a glance."""
    for file in files:
        for node in file.nodes() if file.path.startswith("tests/") else ():
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    if name.startswith("test_") and len(name) > LONGEST_TEST_NAME:
                        yield f"{file.path}: {name}"


def shared_class_names(files: Sequence[Source]) -> Iterator[str]:
    """Classes of the product outside the games' folders that share a name."""
    for name, paths in classes(files).items():
        if len(paths) > 1 and name not in SHARED_NAMES:
            yield f"{name}: {paths}"


def classes(files: Sequence[Source]) -> dict[str, list[str]]:
    """Where the classes of the product outside the games' folders are defined, by name."""
    games = tuple(f"{package}/{game}/" for package in ("engine", "render") for game in _games())
    found: dict[str, list[str]] = defaultdict(list)
    for file in files:
        if file.path.startswith(PRODUCT) and not file.path.startswith(games):
            for node in file.nodes():
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(file.path)
    return found


def _games() -> list[str]:
    return [path.parent.name for path in (ROOT / "engine").glob("*/game.py") if path.parent.name != "core"]


def missing_pages(files: Sequence[Source]) -> Iterator[str]:
    """References to pages that are not in the repository."""
    for file in files:
        if file.path not in READERS:
            pages = PAGE.findall(file.text)
            yield from (f"{file.path}: {page}" for page in pages if not (ROOT / page).is_file())
            yield from (f"{file.path}: {found}" for found in NOWHERE.findall(file.text))


def source_readers(files: Sequence[Source]) -> Iterator[str]:
    """Tests besides the linter that read Python files: what they check is how code is written, not what it does."""
    for file in files:
        reads = file.imports() & {"ast", "tokenize"} or READING.search(file.text)
        if reads and file.path.startswith("tests/") and file.path not in READERS:
            yield file.path


def vague_names(files: Sequence[Source]) -> Iterator[str]:
    """Modules and classes of the product whose names say nothing, such as utilities and helpers."""
    for file in files:
        if file.path.startswith(PRODUCT):
            classes = [node.name for node in file.nodes() if isinstance(node, ast.ClassDef)]
            names = (file.path.removesuffix(".py"), *classes)
            yield from (f"{file.path}: {name}" for name in names if VAGUE.search(name))


def short_lived_threads(files: Sequence[Source]) -> Iterator[str]:
    """Threads that the bot makes or changes without asking that they stay in the sidebar for as long as they may."""
    for file in files:
        for node in file.nodes() if file.path.startswith("bot/") and not file.path.startswith(SIMULATED) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                is_thread = node.func.attr == "create_thread" or (node.func.attr == "edit" and OF_THREADS & {*given})
                if is_thread and "ARCHIVE_AFTER" not in ast.dump(given.get("auto_archive_duration", node.func)):
                    yield f"{file.path}:{node.lineno}"


RULES: Final[tuple[Rule, ...]] = (
    impure_imports,
    made_generators,
    clocks_read,
    long_test_names,
    shared_class_names,
    missing_pages,
    source_readers,
    vague_names,
    short_lived_threads,
)
"""The rules that are read off the text."""


def public(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Public classes and functions that a module defines, and the public methods of those classes."""
    for name, thing in vars(module).items():
        if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
            continue
        if isclass(thing) or isfunction(thing):
            yield f"{module.__name__}.{name}", thing
        if isclass(thing):
            for key in vars(thing):
                member = getattr(thing, key)
                if not key.startswith("_") and isroutine(member):
                    yield f"{module.__name__}.{name}.{key}", member


def undocumented(names: Sequence[str]) -> Iterator[str]:
    """What is public in these modules and has no docstring, not even from what it overrides."""
    for module in map(import_module, names):
        things = ((module.__name__, module), *public(module))
        yield from (name for name, thing in things if not getdoc(thing))


def saying_little(names: Sequence[str]) -> Iterator[str]:
    """What is public in these modules and has a docstring of a word or two."""
    for name, thing in chain.from_iterable(public(import_module(module)) for module in names):
        if len((getdoc(thing) or "").split()) < FEWEST_WORDS:
            yield f"{name}: {getdoc(thing)}"
