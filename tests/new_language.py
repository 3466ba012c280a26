"""Check of a new language: `python -m tests.new_language de` for an existing one, or without a code for a stub.

Without a code it adds a stub of a language to a copy of the repository, in the steps of docs/translating.md, checks the
copy and deletes it. The stub is English, with a mark before each sentence of its own.
"""

import re
import sys
from typing import Final

from bot.words import LOCALES
from tests.copies import PYTEST, RepositoryCopy, repository_copy
from tests.project.repository import ROOT

STUB: Final = "de"
"""A language that Discord offers and Provost lacks."""

SUITES: Final = (
    "tests/bot/words/test_catalogue.py",
    "tests/bot/app/test_commands.py",
    "tests/bot/interaction/test_languages.py",
    "tests/bot/app/test_welcome.py",
)
"""Suites that go through all languages, whatever they say."""

COMPLETENESS_TESTS: Final = "same_sentences or same_variables or can_be_formatted"
"""The tests that report a language's missing sentences, in the suite of its words."""

TESTS_LISTING_LANGUAGES: Final = ("finds_its_language",)
"""Tests that list the existing languages."""

SENTENCE: Final = re.compile(r"^((?:menu-[a-z-]+|welcome-title|lobby-title) = )", re.MULTILINE)


def add(copy: RepositoryCopy, code: str) -> None:
    """Add a stub of a language to a copy, in the steps of docs/translating.md."""
    english = copy.folder / "bot/words/en"
    for path in english.glob("*.ftl"):
        target = copy.folder / "bot/words" / code / path.name
        target.parent.mkdir(exist_ok=True)
        target.write_text(SENTENCE.sub(rf"\1[{code}] ", path.read_text(encoding="utf-8")), encoding="utf-8")
    known = ", ".join(f'"{one}"' for one in LOCALES)
    copy.replace("bot/words/__init__.py", f"({known})", f'({known}, "{code}")')
    copy.replace(
        "render/prose/numbers.py", '"en": Marks(",", ".")', f'"en": Marks(",", "."), "{code}": Marks(".", ",")'
    )
    copy.replace("bot/sandbox/world.py", '"en-US": "English"', f'"en-US": "English", "{code}": "{code}"')
    for one in (*LOCALES, code):
        copy.replace(
            f"bot/words/{one}/preferences.ftl", "language-auto =", f"language-{code} = {code}\nlanguage-auto ="
        )


def check(copy: RepositoryCopy, code: str) -> bool:
    """Return True if the checks of a language pass in a copy that has it."""
    words = (*PYTEST, "tests/bot/words/test_words.py", "-k", COMPLETENESS_TESTS)
    return copy.passes(words, (*PYTEST, *SUITES, "-k", f"not ({' or '.join(TESTS_LISTING_LANGUAGES)})"))


def main(code: str = "") -> int:
    """Check a language, and return the exit status."""
    if code and not (ROOT / "bot/words" / code).is_dir():
        sys.exit(f"There is no folder bot/words/{code}.")
    with repository_copy() as copy:
        if not code:
            add(copy, STUB)
        return 0 if check(copy, code or STUB) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
