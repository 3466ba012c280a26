"""Docstrings begin with a verb or a noun, and names are not shared (see CONTRIBUTING.md)."""

import pytest

from tests.project import language
from tests.project.repository import PACKAGES
from tests.project.source import sources

MAX_SHARED_CONSTANTS = 40
MAX_SHARED_CLASSES = 5


@pytest.mark.parametrize("folder", [*PACKAGES, "tests"])
def test_docstrings_speak_plain_english(folder: str) -> None:
    found = [*language.docstrings(sources(folder))]
    assert [(one.path, one.line) for one in language.openings(found)] == []
    assert [(one.path, one.line, word) for one, word in language.dialect(found)] == []


def test_names_are_shared_by_few_modules() -> None:
    files = sources(*PACKAGES)
    assert len(language.shared_constants(files)) <= MAX_SHARED_CONSTANTS
    assert len(language.shared_classes(files)) <= MAX_SHARED_CLASSES


def test_a_match_is_not_called_a_table() -> None:
    assert [*language.matches_called_tables(sources("bot"))] == []


def test_a_clause_and_a_word_of_the_dialect_are_found() -> None:
    text = "Whether somebody stands there."
    found = [language.Docstring("bot/x.py", 1, text)]
    assert [*language.openings(found)] == found
    assert [word for _, word in language.dialect(found)] == ["somebody", "stands"]
