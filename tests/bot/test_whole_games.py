"""Whole games on Discord: by commands alone and by buttons alone, with restarts, and every phase in a picture."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord import InteractionResult

from bot.words import Catalogue
from engine import GAMES
from tests import simulated
from tests.bot.playing import Match, a_bot, begin, choices, galleries, message, said, sealed, sketch, sketched
from tests.bot.tabletop import SECRET, Script, script
from tests.simulated import World, controls, forged, texts

SEATS, SEED = 3, 92
RESTARTS = 6
WORDS = Catalogue().words("en")
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def written() -> Script:
    return script(SEATS, SEED)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated.world(a_bot(tmp_path / "matches.db")) as running:
        yield running


def test_the_game_is_worth_playing(written: Script) -> None:
    assert len({choice.kind for choice in written.choices}) >= 12
    assert len(written.choices) < written.entries


async def test_a_whole_game_by_commands_alone(
    world: World, written: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed(monkeypatch)
    match = await begin(world)
    for number, choice in enumerate(written.choices, start=1):
        answer = await match.type(choice)
        assert said(answer) == WORDS("answer-done")
        if number % (len(written.choices) // RESTARTS) == 0:
            await match.restart(tmp_path / "matches.db")
    await check_end(match, written)
    pictures = [picture for card in match.boards() for picture in card]
    assert len(pictures) == len(written.scenes)
    assert all(picture.startswith(PNG) for picture in pictures)


async def test_a_whole_game_by_buttons_alone(
    world: World, written: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed(monkeypatch)
    sketched(monkeypatch)
    match = await begin(world)
    old: list[tuple[int, str]] = []
    for number, choice in enumerate(written.choices, start=1):
        card = await match.card()
        answer = await match.press(choice)
        assert not answer.followups
        assert not controls(message(match.place, card.id))
        old.append((choice.seat, choices(card)[0]))
        if number % (len(written.choices) // RESTARTS) == 0:
            await match.restart(tmp_path / "matches.db")
            for seat, custom_id in old:
                await check_stale(match, seat, custom_id)
            old.clear()
    await check_end(match, written)
    pictures = [sketch(GAMES["caylus"].scene(scene)) for scene in written.scenes]
    assert [picture for card in match.boards() for picture in card] == pictures


async def check_stale(match: Match, seat: int, custom_id: str) -> None:
    """An old button says that it is old, shows the table as it stands, and changes nothing."""
    before = await match.digest()
    answer = await press_old(match, seat, custom_id)
    (table,) = answer.followups
    assert WORDS("refuse-stale") in texts(table)
    assert galleries(table)
    assert table.ephemeral
    assert await match.digest() == before


async def press_old(match: Match, seat: int, custom_id: str) -> InteractionResult:
    """Press what is on no card any more."""
    env = match.world.env
    if custom_id.startswith("b|"):
        shown = forged(env, match.place, discord.ui.Button(custom_id=custom_id, label="old"))
        return await match.person(seat).click(shown, custom_id=custom_id)
    options = [discord.SelectOption(label="old", value="castle")]
    shown = forged(env, match.place, discord.ui.Select(custom_id=custom_id, options=options))
    return await match.person(seat).select(shown, ["castle"], custom_id=custom_id)


async def check_end(match: Match, written: Script) -> None:
    """The game has ended as the rules alone end it, and the last card says so."""
    table = await match.table()
    assert await match.digest() == written.digest
    assert len(table.match.log) == written.entries
    assert table.row.status == "ended"
    assert table.row.seed == SECRET
    card = await match.card()
    assert WORDS("card-over") in texts(card)
    assert list(controls(card)) == ["l|new|caylus"]
    live = [one for one in match.place.history() if one.id != card.id and galleries(one)]
    assert len(live) == len(written.choices)
    assert not any(controls(one) for one in live)
