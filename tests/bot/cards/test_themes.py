"""Looks of boards: themes of a user or a match, the changes since the last card, and the whole match."""

from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, cast

import pytest

from bot.app.upkeep import SWEEP
from bot.commands import preferences
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.words import Catalogue
from render import Picture, View
from render.canvas.theme import THEMES
from render.pool import Pool
from tests import simulated
from tests.bot.playing import (
    Match,
    begin,
    choice_ids,
    galleries,
    make_bot,
    menu_values,
    play_for_no_one,
    private_text,
    sketch,
)
from tests.simulated import World, controls, texts

EN = Catalogue().words("en")


class DrawingRecorder:
    """Recorder of what is drawn: themes, views, earlier views and recaps."""

    def __init__(self) -> None:
        self.themes: list[str] = []
        self.shown: list[View] = []
        self.before: list[View | None] = []
        self.recaps: list[list[View]] = []


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> DrawingRecorder:
    taken = DrawingRecorder()

    async def draw(pool: Pool, picture: Picture[View]) -> bytes:
        taken.themes.append(picture.theme)
        taken.shown.append(picture.view)
        taken.before.append(picture.before)
        return sketch(picture.view)

    async def animate(pool: Pool, views: Iterable[View], *rest: Any) -> bytes:
        taken.recaps.append(list(views))
        return b"GIF89a"

    monkeypatch.setattr(Pool, "draw", draw)
    monkeypatch.setattr(Pool, "animate", animate)
    return taken


@pytest.fixture
async def world(tmp_path: Path, easel: DrawingRecorder) -> AsyncIterator[World]:
    async with simulated.world(make_bot(tmp_path / "matches.db"), ("Ada", "Bruno", "Chiara", "Dora")) as running:
        yield running


async def test_each_user_sees_private_boards_in_the_theme_of_their_choice(match: Match, easel: DrawingRecorder) -> None:
    answer = await match.command("Ada", "theme", theme="night")
    assert private_text(answer) == EN("theme-set-me", theme=EN("theme-night"))
    easel.themes.clear()
    await match.command("Ada", "board")
    await match.command("Bruno", "board")
    await match.first_choice()
    assert easel.themes[:2] == ["night", "day"]
    assert set(easel.themes[2:]) == {"day"}


async def test_a_match_has_a_theme_that_its_players_choose(
    match: Match, easel: DrawingRecorder, tmp_path: Path
) -> None:
    await match.command("Bruno", "theme", theme="contrast", scope="match")
    await match.restart(tmp_path / "matches.db")
    easel.themes.clear()
    await match.first_choice()
    assert set(easel.themes) == {"contrast"}


async def test_a_watcher_does_not_choose_for_the_match(match: Match, easel: DrawingRecorder) -> None:
    answer = await match.command("Dora", "theme", theme="night", scope="match")
    assert private_text(answer) == EN("refuse-not-a-player")
    easel.themes.clear()
    await match.first_choice()
    assert set(easel.themes) == {"day"}


async def test_a_theme_that_does_not_exist_any_more_is_refused() -> None:
    no_press = cast(Interaction, None)
    with pytest.raises(Refused, match="refuse-unknown-theme"):
        await preferences.set_theme(no_press, EN, "plaid", "me")
    with pytest.raises(Refused, match="refuse-unknown-language"):
        await preferences.set_language(no_press, EN, "tlh", "me")


async def test_a_card_marks_the_changes_since_the_last_one(
    match: Match, easel: DrawingRecorder, tmp_path: Path
) -> None:
    easel.shown.clear()
    await match.first_choice()
    last = easel.shown[0]
    easel.shown.clear()
    easel.before.clear()
    await match.first_choice()
    assert easel.before[0] == last
    last = easel.shown[0]
    easel.before.clear()
    await match.restart(tmp_path / "matches.db")
    await match.first_choice()
    assert easel.before[0] == last


async def test_a_refused_card_leaves_its_changes_to_the_next(match: Match, easel: DrawingRecorder) -> None:
    easel.shown.clear()
    await match.first_choice()
    last = easel.shown[0]
    card, asked = await match.card(), await match.asked()
    match.world.env.inject_error("POST", f"/channels/{match.place.id}/messages", status=500, times=None)
    await asked.click(card, custom_id=next(id for id in choice_ids(card) if not menu_values(controls(card)[id])))
    match.world.env.backend.faults.clear()
    easel.before.clear()
    await match.world.env.advance_time(SWEEP + 1)
    assert easel.before[0] == last


async def test_the_end_shows_the_whole_match_turn_by_turn(
    world: World, easel: DrawingRecorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_for_no_one(monkeypatch)
    match = await begin(world, 3)
    await match.resign(0, 1, 2)
    card = await match.card()
    assert EN("card-recap") in texts(card)
    (recap,) = easel.recaps
    assert [view.turn for view in recap] == list(range(1, len(recap) + 1))
    assert recap[-1].outcome is not None
    assert galleries(card)[-1][0]["media"]["url"].endswith("/match.gif")


def test_every_theme_has_a_name_in_every_language() -> None:
    for locale in ("en", "it", "es"):
        words = Catalogue().words(locale)
        assert len({words(f"theme-{theme}") for theme in THEMES}) == len(THEMES)
