"""The messages of one language, parsed by Fluent on first use.

Parsing everything would take longer than the rest of the bot's start, for sentences that are mostly never used.
"""

import logging
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Transformer, Visitor

from render.prose.numbers import written

log = logging.getLogger(__name__)


class FluentMessages:
    """Formats and inspects messages, given their sources by id.

    Every method raises `ValueError` for a message that is not Fluent.
    """

    def __init__(self, locale: str, sources: Mapping[str, str]) -> None:
        self._locale = locale
        self._sources = sources
        self._parsed: dict[str, ast.Message] = {}
        self._articles = cache(self._find_articles)
        self._bundle = FluentBundle(
            [locale],
            functions={"GIVEN": _given, "OTHER": _other, "THE": self._the, "WRITTEN": self._written},  # type: ignore[dict-item] # the runtime passes str on
            use_isolating=False,
        )

    def format(self, id: str, args: dict[str, str | int]) -> str:
        """Format a sentence. A missing argument is logged. Raises `ValueError` if the message has no text."""
        pattern = self._bundle.get_message(self._message(id).id.name).value
        if pattern is None:
            raise ValueError(f"{self._locale}: {id} has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        for error in errors:
            log.warning("words for %s in %s: %s", id, self._locale, error)
        return str(text)

    def variables(self, id: str) -> frozenset[str]:
        """Return the arguments of a sentence, including those of messages that it refers to."""
        used = _Used(self._message(id))
        return frozenset(used.variables).union(*(self.variables(other) for other in used.messages))

    def attributes(self, id: str) -> dict[str, str]:
        """Return the texts of a message's attributes, such as `the`."""
        self._message(id)
        patterns = self._bundle.get_message(id).attributes.items()
        return {name: str(self._bundle.format_pattern(pattern)[0]) for name, pattern in patterns}

    def _message(self, id: str) -> ast.Message:
        """Parse a message and the messages that it refers to, without which it cannot be formatted."""
        if id not in self._parsed:
            resource = _Written().visit(FluentParser(with_spans=False).parse(self._sources[id]))
            for entry in resource.body:
                if not isinstance(entry, ast.Message):
                    raise ValueError(f"{self._locale}: {id} is not Fluent")
                for other in _Used(entry).messages:
                    self._message(other)
                self._bundle.add_resource(resource)
                self._parsed[id] = entry
        return self._parsed[id]

    def _written(self, value: object) -> object:
        return written(int(value), self._locale) if isinstance(value, int) else value

    def _the(self, name: object) -> str:
        return self._articles().get(str(name), str(name))

    def _find_articles(self) -> dict[str, str]:
        return dict(self._with_article())

    def _with_article(self) -> Iterator[tuple[str, str]]:
        for id, source in self._sources.items():
            if "\n    .the =" in source:
                yield self.format(id, {}), self.attributes(id)["the"]


class _Written(Transformer):
    """Wraps every argument that a message shows in the function `WRITTEN`. Selectors keep their numbers."""

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:  # noqa: N802 - the visitor's protocol
        shown = node.expression
        if isinstance(shown, ast.VariableReference):
            return ast.Placeable(ast.FunctionReference(ast.Identifier("WRITTEN"), ast.CallArguments([shown])))
        self.generic_visit(node)
        return node


class _Used(Visitor):
    """Collects the `variables` and the other `messages` that a message uses."""

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


def _other(value: object, than: object) -> str:
    return "no" if str(value) == str(than) else _given(value)
