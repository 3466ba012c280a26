"""Rules about the project's source: each is a function that lists the violations, and `RULES` has them all."""

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
MAX_TEST_NAME: Final = 72
MIN_DOCSTRING_WORDS: Final = 5

VAGUE_NAME: Final = re.compile(r"(utils?|helpers?)$", re.IGNORECASE)
PAGE_REFERENCE: Final = re.compile(r"[\w./-]*\b(?:docs|rules|decisions|operating)/[\w/-]+\.md")
SECTION_REFERENCE: Final = re.compile(r"\((?:design|discord\.md) [\d.]+\)")

PURE_MODULES: Final = frozenset(
    {"__future__", "abc", "array", "bisect", "collections", "copy", "dataclasses", "enum", "functools", "hashlib"}
    | {"heapq", "hmac", "itertools", "math", "msgspec", "operator", "re", "string", "types", "typing", "zlib"}
)
"""Modules that only compute: they use no clock, files or chance."""


class Purity(Struct, frozen=True):
    """Imports allowed in a folder: roots and its own packages everywhere, `besides` only in single files."""

    allowed: frozenset[str]
    own: tuple[str, ...]
    besides: Mapping[str, frozenset[str]] = {}

    def allows(self, path: str, name: str) -> bool:
        """Return True if a file may import a module."""
        own = any(name == part or name.startswith(f"{part}.") for part in self.own)
        return own or name.partition(".")[0] in self.allowed or name in self.besides.get(path, ())


RESOURCES: Final = frozenset({"importlib.resources", "importlib.resources.abc"})
PURE_FOLDERS: Final = {
    # Generators are passed in, never made: see `made_generators`. Weights and designs are resources of their package.
    "engine/": Purity(PURE_MODULES | {"random"}, ("engine",), {"engine/minds/weights.py": RESOURCES}),
    "bot/features/tournaments/rules/": Purity(
        PURE_MODULES | {"csv", "fractions", "io"},
        ("bot.features.tournaments.rules", "openskill.models"),
        {"bot/features/tournaments/rules/designs.py": RESOURCES},
    ),
    "bot/clocks/": Purity(
        PURE_MODULES | {"datetime", "zoneinfo"}, ("bot.clocks", "engine.core.types", "engine.core.orders")
    ),
}
"""Folders whose modules touch nothing outside the program."""

THREAD_ARGUMENTS: Final = frozenset({"applied_tags", "archived", "invitable", "locked"})
"""Arguments of `edit` that only threads have."""

SIMULATOR: Final = "bot/sandbox/"
"""Folder of the simulated Discord, which makes threads itself."""

CLOCK_FUNCTIONS: Final = frozenset({"now", "today", "utcnow", "time", "monotonic"})

SOURCE_READING: Final = re.compile(r"glob\([^)]*\*\.py\b|getsource")
READERS: Final = frozenset(
    {
        "tests/project/source.py",
        "tests/project/language.py",
        "tests/project/lint.py",
        "tests/project/test_lint.py",
        "tests/project/repository.py",
    }
)
"""Modules that may read the project's source."""

SEAMS: Final = (
    "engine.core.game",
    "engine.core.flow",
    "engine.core.match",
    "storage.store",
    "render",
    "bot.match.service",
)
"""Modules in which the packages meet."""

SHARED_NAMES: Final = frozenset(
    {
        "Event",
        "Unreadable",
        "Words",
    }
)
"""Class names that the product still defines twice; remove a name when it is unique."""


def impure_imports(files: Sequence[Source]) -> Iterator[str]:
    """Find imports of pure folders that are not pure."""
    for file in files:
        for folder, purity in PURE_FOLDERS.items():
            if file.path.startswith(folder):
                yield from (f"{file.path}: {name}" for name in file.imports() if not purity.allows(file.path, name))


def made_generators(files: Sequence[Source]) -> Iterator[str]:
    """Find code of the engine that imports more of `random` than the type `Random`."""
    for file in files:
        for node in file.nodes() if file.path.startswith("engine/") else ():
            match node:
                case ast.Import(names=names) if "random" in {alias.name for alias in names}:
                    yield f"{file.path}: import random"
                case ast.ImportFrom(module="random", names=names) if {alias.name for alias in names} != {"Random"}:
                    yield f"{file.path}: {ast.unparse(node)}"


def clocks_read(files: Sequence[Source]) -> Iterator[str]:
    """Find code of `bot/clocks` that reads the time, which must be passed in."""
    for file in files:
        for node in file.nodes() if file.path.startswith("bot/clocks/") else ():
            match node:
                case ast.Call(func=ast.Attribute(attr=name)) if name in CLOCK_FUNCTIONS:
                    yield f"{file.path}: {ast.unparse(node)}"


def long_test_names(files: Sequence[Source]) -> Iterator[str]:
    """Find tests with names that are too long to read at a glance."""
    for file in files:
        for node in file.nodes() if file.path.startswith("tests/") else ():
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    if name.startswith("test_") and len(name) > MAX_TEST_NAME:
                        yield f"{file.path}: {name}"


def shared_class_names(files: Sequence[Source]) -> Iterator[str]:
    """Find class names that the product defines twice, outside the games' folders."""
    for name, paths in classes(files).items():
        if len(paths) > 1 and name not in SHARED_NAMES:
            yield f"{name}: {paths}"


def classes(files: Sequence[Source]) -> dict[str, list[str]]:
    """Return the files that define each class of the product, outside the games' folders."""
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
    """Find references to missing pages."""
    for file in files:
        if file.path not in READERS:
            pages = PAGE_REFERENCE.findall(file.text)
            yield from (f"{file.path}: {page}" for page in pages if not (ROOT / page).is_file())
            yield from (f"{file.path}: {found}" for found in SECTION_REFERENCE.findall(file.text))


def source_readers(files: Sequence[Source]) -> Iterator[str]:
    """Find tests that read Python files: they would check the wording of code instead of its behaviour."""
    for file in files:
        reads = file.imports() & {"ast", "tokenize"} or SOURCE_READING.search(file.text)
        if reads and file.path.startswith("tests/") and file.path not in READERS:
            yield file.path


def vague_names(files: Sequence[Source]) -> Iterator[str]:
    """Find modules and classes of the product with meaningless names, such as utilities and helpers."""
    for file in files:
        if file.path.startswith(PRODUCT):
            classes = [node.name for node in file.nodes() if isinstance(node, ast.ClassDef)]
            names = (file.path.removesuffix(".py"), *classes)
            yield from (f"{file.path}: {name}" for name in names if VAGUE_NAME.search(name))


def short_lived_threads(files: Sequence[Source]) -> Iterator[str]:
    """Find threads that the bot makes or changes without the longest stay in the sidebar."""
    for file in files:
        for node in file.nodes() if file.path.startswith("bot/") and not file.path.startswith(SIMULATOR) else ():
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                is_thread = node.func.attr == "create_thread" or (
                    node.func.attr == "edit" and THREAD_ARGUMENTS & {*given}
                )
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
"""All rules that read the source."""


def public_definitions(module: ModuleType) -> Iterator[tuple[str, object]]:
    """Yield the public classes, functions and methods that a module defines."""
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
    """Find public definitions of these modules that have no docstring and inherit none."""
    for module in map(import_module, names):
        things = ((module.__name__, module), *public_definitions(module))
        yield from (name for name, thing in things if not getdoc(thing))


def terse(names: Sequence[str]) -> Iterator[str]:
    """Find public definitions of these modules with a docstring of a word or two."""
    for name, thing in chain.from_iterable(public_definitions(import_module(module)) for module in names):
        if len((getdoc(thing) or "").split()) < MIN_DOCSTRING_WORDS:
            yield f"{name}: {getdoc(thing)}"
