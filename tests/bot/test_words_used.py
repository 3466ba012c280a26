"""No sentence of the bot is kept that nothing says any more."""

import re
from functools import cache

import pytest

from bot.words import LOCALES
from tests.bot.spoken import Strings, strings
from tests.project.repository import ROOT

ENTRY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


@cache
def code() -> Strings:
    """The strings of the bot, the painters and the rules."""
    return strings(*(path for folder in ("bot", "render", "engine") for path in (ROOT / folder).rglob("*.py")))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("file", ["bot", "clocks", "decks"])
def test_every_sentence_of_the_bot_is_said(locale: str, file: str) -> None:
    kept = ENTRY.findall((ROOT / "bot" / "words" / locale / f"{file}.ftl").read_text(encoding="utf-8"))
    assert kept
    assert [id for id in kept if not code().make(id)] == []


def test_a_sentence_that_nothing_says_is_found() -> None:
    assert code().make("button-join")
    assert not code().make("button-juggle")
    assert not code().make("refuse-everything")
