"""All sentences in all languages: found at once, read when first needed, formatted with a cache."""

import logging
import re
from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.words import Words

LOCALES: Final = ("en", "it", "es")
"""English first: it stands in for a sentence that another language lacks."""

CACHED: Final = 32_768
"""Sentences kept ready; a picture asks for some hundreds, most of them the same as before."""

ENTRY: Final = re.compile(r"^(?P<id>[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
"""One message of a Fluent file: from its id at the line's start to the line before the next id or comment."""

Args = tuple[tuple[str, str | int], ...]

log = logging.getLogger(__name__)


class WordsError(Exception):
    """A words file that cannot be used: what is wrong and where."""


class Catalogue:
    """Every language's messages, by id.

    `folder` holds one folder for each of `LOCALES`; without it, this package does. Raises `WordsError` for an id that
    occurs twice in a language, and for a message that is not Fluent when it is first read.
    """

    def __init__(self, folder: Traversable | None = None) -> None:
        root = folder or files("bot.words")
        self._languages = {locale: _Language(locale, root / locale) for locale in LOCALES}
        self._cached = lru_cache(CACHED)(self._format)

    def words(self, locale: str | None = None) -> Words:
        """Words for a Discord locale (`es-419`, `en-GB`), English when it is unknown or None."""
        return Words(self, self.match(locale))

    @staticmethod
    def match(locale: str | None) -> str:
        """The language of `LOCALES` that serves a Discord locale."""
        language = (locale or "").replace("_", "-").split("-")[0].lower()
        return language if language in LOCALES else LOCALES[0]

    def format(self, locale: str, id: str, args: Args) -> str:
        """Format a sentence of one of `LOCALES`; a missing id is logged and comes in English, or else as itself."""
        return self._cached(locale, id, args)

    def has(self, locale: str, id: str) -> bool:
        """Whether the language has the sentence."""
        return id in self._languages[locale].sources

    def ids(self, locale: str) -> frozenset[str]:
        """Every id of a language."""
        return frozenset(self._languages[locale].sources)

    def variables(self, locale: str, id: str) -> frozenset[str]:
        """The arguments that a sentence uses, those of the messages it refers to included."""
        return self._languages[locale].variables(id)

    def attributes(self, locale: str, id: str) -> dict[str, str]:
        """The texts of a message's attributes, such as `the`."""
        return self._languages[locale].attributes(id)

    def _format(self, locale: str, id: str, args: Args) -> str:
        for language in (locale, LOCALES[0]):
            if self.has(language, id):
                return self._languages[language].format(id, dict(args))
            log.warning("no words for %s in %s", id, language)
        return id


class _Language:
    """The messages of one language: `sources` by id, each parsed when it is first used.

    Parsing everything would take longer than the rest of the bot's start, for sentences that are mostly never said.
    """

    def __init__(self, locale: str, folder: Traversable) -> None:
        self.sources: dict[str, str] = {}
        self.locale = locale
        self._parsed: dict[str, ast.Message] = {}
        self._articles = cache(self._find_articles)
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._index(file)

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle(
            [self.locale],
            functions={"GIVEN": _given, "THE": self._the},  # type: ignore[dict-item] # a str is what the runtime passes on
            use_isolating=False,
        )

    def format(self, id: str, args: dict[str, str | int]) -> str:
        source = self.sources[id].rstrip()
        plain = source.partition("=")[2].strip()
        if plain and not {"{", "\n"} & set(source):
            return plain  # most sentences have nothing to parse, above all those that the bot needs at its start
        pattern = self._bundle.get_message(self._message(id).id.name).value
        if pattern is None:
            raise WordsError(f"{self.locale}: {id} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        for error in errors:
            log.warning("words for %s in %s: %s", id, self.locale, error)
        return str(text)

    def variables(self, id: str) -> frozenset[str]:
        used = _Used(self._message(id))
        return frozenset(used.variables).union(*(self.variables(other) for other in used.messages))

    def attributes(self, id: str) -> dict[str, str]:
        self._message(id)
        patterns = self._bundle.get_message(id).attributes.items()
        return {name: str(self._bundle.format_pattern(pattern)[0]) for name, pattern in patterns}

    def _index(self, file: Traversable) -> None:
        for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
            id = entry["id"]
            if id in self.sources:
                raise WordsError(f"{file}: {id} occurs twice")
            self.sources[id] = entry[0]

    def _message(self, id: str) -> ast.Message:
        """Parse a message and, since it cannot be formatted without them, the messages that it refers to."""
        if id not in self._parsed:
            resource = FluentParser(with_spans=False).parse(self.sources[id])
            for entry in resource.body:
                if not isinstance(entry, ast.Message):
                    raise WordsError(f"{self.locale}: {id} is not Fluent")
                for other in _Used(entry).messages:
                    self._message(other)
                self._bundle.add_resource(resource)
                self._parsed[id] = entry
        return self._parsed[id]

    def _the(self, name: object) -> str:
        return self._articles().get(str(name), str(name))

    def _find_articles(self) -> dict[str, str]:
        return dict(self._with_article())

    def _with_article(self) -> Iterator[tuple[str, str]]:
        for id, source in self.sources.items():
            if "\n    .the =" in source:
                yield self.format(id, {}), self.attributes(id)["the"]


class _Used(Visitor):
    """The names of the `variables` and of the other `messages` that a message uses."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's protocol
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's protocol
        self.messages.add(node.id.name)


def _given(value: object) -> str:
    return "no" if value in ("", 0) or isinstance(value, FluentNone) else "yes"
