"""No sentence of the bot is kept that nothing says any more."""

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.words import LOCALES
from tests.project.repository import ROOT

ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


@cache
def code() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every string and keyword of the bot's and the painters' code, and a pattern for each string that is put together."""
    known: set[str] = set()
    built: list[re.Pattern[str]] = []
    for folder in ("bot", "render", "engine"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Constant(value=str(text)):
                        known.add(text)
                    case ast.keyword(arg=str(name)):
                        known.add(name)
                    case ast.JoinedStr(values=[ast.Constant(), *_] as parts):
                        built.append(re.compile("".join(_pattern(parts))))
    return frozenset(known), tuple(built)


def _pattern(parts: list[ast.expr]) -> Iterator[str]:
    for part in parts:
        yield re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"


def is_said(id: str) -> bool:
    """Whether the code has the id, or puts it together out of words that it has."""
    known, built = code()
    found = (pattern.fullmatch(id) for pattern in built)
    return id in known or any(
        match is not None and all(piece in known for part in match.groups() for piece in part.split("-"))
        for match in found
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_of_the_bot_is_said(locale: str) -> None:
    kept = ENTRY.findall((ROOT / "bot" / "words" / locale / "bot.ftl").read_text(encoding="utf-8"))
    assert kept
    assert [id for id in kept if not is_said(id)] == []


def test_a_sentence_that_nothing_says_is_found() -> None:
    assert is_said("button-join")
    assert not is_said("button-juggle")
    assert not is_said("refuse-everything")
