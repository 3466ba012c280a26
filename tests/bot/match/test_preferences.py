"""Preferences of users and servers: stored on disk, with a limited number in memory."""

from pathlib import Path

import pytest

from bot.match import preferences
from bot.match.preferences import LOCALE, Preferences
from bot.match.settings import THEME
from storage import SqliteStore


async def test_choices_are_known_to_the_next_process(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "matches.db")
    chosen = Preferences(store)
    await chosen.choose("user", 1, LOCALE, "it")
    await chosen.choose("user", 1, THEME, "night")
    await chosen.choose("guild", 1, LOCALE, "es")
    await chosen.choose("user", 1, THEME, None)
    for known in (chosen, Preferences(store)):
        assert await known.get("user", 1, LOCALE) == "it"
        assert await known.get("user", 1, THEME) is None
        assert await known.get("guild", 1, LOCALE) == "es"
    await store.close()


async def test_memory_does_not_grow_with_the_number_of_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preferences, "MAX_CACHED_PREFERENCES", 3)
    store = await SqliteStore.open(tmp_path / "matches.db")
    chosen = Preferences(store)
    for user in range(8):
        await chosen.choose("user", user, THEME, "night")
        await chosen.get("user", user + 100, THEME)
        assert len(chosen._known) <= 3
    assert [await chosen.get("user", user, THEME) for user in range(8)] == ["night"] * 8
    await store.close()


async def test_a_choice_made_in_another_process_is_soon_known(tmp_path: Path) -> None:
    store, time = await SqliteStore.open(tmp_path / "matches.db"), [0.0]
    here, there = Preferences(store, lambda: time[0]), Preferences(store)
    assert await here.get("user", 1, LOCALE) is None
    await there.choose("user", 1, LOCALE, "it")
    time[0] = preferences.CACHE_SECONDS
    assert await here.get("user", 1, LOCALE) == "it"
    await store.close()
