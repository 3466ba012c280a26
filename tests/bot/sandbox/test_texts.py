"""Page of simcord in the reader's language, except for the bot's own texts."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import simcord

from bot.sandbox.channels import JUMPS
from bot.sandbox.page import (
    PAGE_TEXTS,
    PATCHES,
    SCRIPT_TEMPLATES,
    SCRIPT_TEXTS,
    translated,
    translated_page,
    translated_script,
)
from bot.words import LOCALES, Catalogue

FILES = Path(simcord.__file__).parent / "preview" / "static"
ITALIAN = Catalogue().words("it")


@cache
def source(name: str) -> str:
    return (FILES / name).read_text("utf-8")


def scripts() -> Iterator[str]:
    return (source(path.name) for path in FILES.glob("*.js"))


def test_every_text_is_one_of_simcords() -> None:
    assert [text for text in PAGE_TEXTS if text not in source("index.html")] == []
    assert [text for text in SCRIPT_TEXTS if not any(f'"{text}"' in script for script in scripts())] == []
    assert [text for text in SCRIPT_TEMPLATES if not any(text in script for script in scripts())] == []
    missing = [(path, code) for path in PATCHES for code in PATCHES[path] if code not in source(path.removeprefix("/"))]
    assert missing == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_of_the_page_is_used(locale: str) -> None:
    ids = {id for id in Catalogue().ids(locale) if id.startswith("page-")}
    assert ids == {
        *PAGE_TEXTS.values(),
        *SCRIPT_TEXTS.values(),
        *(id for id, _ in SCRIPT_TEMPLATES.values()),
        "page-channel",
        "page-clock",
        "page-dismiss",
        *JUMPS,
    }


def test_the_page_is_served_in_the_language_of_its_reader() -> None:
    assert '<html lang="it">' in translated_page(source("index.html"), ITALIAN)
    assert ITALIAN("page-viewer") in translated_page(source("index.html"), ITALIAN)
    assert "Viewing as" not in translated_page(source("index.html"), ITALIAN)
    assert (
        translated_script('say("Preview ready"); say("Preview ready!");', ITALIAN)
        == 'say("Pronto"); say("Preview ready!");'
    )
    assert translated_script("`${index + 1} of ${items.length}`", ITALIAN) == "`${index + 1} di ${items.length}`"


def test_a_command_is_listed_in_the_language_of_its_reader() -> None:
    named = {"name": "new", "name_localizations": {"it": "nuova"}}
    said = {"description": "Open a game", "description_localizations": {"it": "Apri una partita"}}
    choice = {"name": "Castle", "name_localizations": {"it": "Castello"}, "value": "castle"}
    command = {**named, **said, "options": [{**named, **said, "choices": [choice]}]}
    listed = translated(command, "it")
    option = listed["options"][0]
    assert (
        (listed["name"], listed["description"])
        == (option["name"], option["description"])
        == ("new", "Apri una partita")
    )
    assert option["choices"][0]["name"] == "Castello"
    assert translated(command, "en-US") == command
