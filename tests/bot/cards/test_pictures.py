"""Pictures that cannot be drawn: the card is posted all the same and describes them in words."""

import logging
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ResponseMessage

from bot.app.upkeep import SWEEP
from bot.cards import custom_ids
from bot.words import Catalogue
from render import Picture, alt
from render.pool import Pool
from tests import simulated
from tests.bot.playing import (
    Match,
    begin,
    choice_ids,
    galleries,
    make_bot,
    message,
    play_for_no_one,
    press,
    private_messages,
    sketch_pictures,
)
from tests.simulated import Message, World, controls, texts

EN = Catalogue().words("en")
SECRET = "the deck holds a church"
DRAWING = ("draw", "animate")


class BrokenDrawing:
    """Context in which these methods of the pool raise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *methods: str, error: Exception | None = None) -> None:
        self._context = monkeypatch.context()
        self._methods = methods or DRAWING
        self._error = error or OSError(SECRET)

    def __enter__(self) -> None:
        async def failing(pool: Pool, *args: object) -> bytes:
            raise self._error

        patched = self._context.__enter__()
        for method in self._methods:
            patched.setattr(Pool, method, failing)

    def __exit__(self, *error: Any) -> None:
        self._context.__exit__(*error)


def files(shown: Message) -> list[str]:
    """Return the names of the pictures in a message."""
    return [item["media"]["url"].rpartition("/")[2] for gallery in galleries(shown) for item in gallery]


def now(match: Match, shown: ResponseMessage) -> discord.Message:
    return message(match.place, shown.id)


async def test_a_name_with_a_sign_that_cannot_be_drawn_has_pictures(tmp_path: Path) -> None:
    async with simulated.world(make_bot(tmp_path / "matches.db"), ("Ali \ufdfd", "Bruno")) as world:
        match = await begin(world, 2)
        card = await match.card()
        assert files(card) == ["board.png"]
        assert match.picture(galleries(card)[0][0]["media"]["url"]).startswith(b"\x89PNG")


@pytest.mark.parametrize("error", [OSError(SECRET), MemoryError(SECRET), RuntimeError(SECRET)])
async def test_a_turn_card_is_posted_without_its_picture(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    before = await match.card()
    with BrokenDrawing(monkeypatch, error=error):
        await match.first_choice()
        card = await match.card()
        assert card.id != before.id
        assert not files(card)
        assert EN("card-in-words") in texts(card)
        table = await match.table()
        view: Any = table.view(None)
        assert alt(Picture(view, EN.at(table.names))).split(".")[0] in texts(card)
        assert choice_ids(card)
        assert await match.bot.store.unsent(match.id) == ()
        await match.world.env.advance_time(2 * SWEEP)
        assert (await match.card()).id == card.id, "it is not posted again and again"
        await match.first_choice()
        assert not files(await match.card())
    await match.first_choice()
    assert "board.png" in files(await match.card())
    assert EN("card-in-words") not in texts(await match.card())
    (logged,) = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert match.id in logged.getMessage()
    assert type(error).__name__ in logged.getMessage()
    assert SECRET not in caplog.text


async def test_of_several_pictures_those_that_can_be_drawn_are_shown(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_for_no_one(monkeypatch)
    match = await begin(world, 3)
    with BrokenDrawing(monkeypatch, "animate"):
        await match.resign(0, 1, 2)
    card = await match.card()
    assert files(card)[0] == "board.png"
    assert "match.gif" not in files(card)
    assert EN("card-recap") in texts(card)
    assert EN("card-not-drawn") in texts(card)


@pytest.mark.parametrize("act", ["board", "hand", "move"])
async def test_a_private_card_is_shown_without_its_pictures(
    world: World, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    match = await begin(world, 2, "magna_carta")
    with BrokenDrawing(monkeypatch):
        (shown,) = private_messages(await match.own(0, act))
    assert not files(shown)
    assert EN("card-in-words") in texts(shown)
    (drawn,) = private_messages(await match.own(0, act))
    assert files(drawn)
    assert EN("card-in-words") not in texts(drawn)


async def test_a_hand_described_below_its_picture_is_described_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begin(world, 2, "magna_carta")
    (drawn,) = private_messages(await match.own(0, "hand"))
    with BrokenDrawing(monkeypatch):
        (shown,) = private_messages(await match.own(0, "hand"))
    told = texts(drawn).splitlines()[-1]
    assert told in galleries(drawn)[0][0]["description"]
    assert texts(shown).count(told) == 1


async def opening(world: World) -> Match:
    """Begin a match in which both players pick a hand from more cards than fit in one menu."""
    match = await begin(world, 2, "catan_cards", mode="tournament")
    for seat in (0, 1):
        (decks,) = private_messages(await match.own(seat, "move"))
        await match.person(seat).select(
            decks, ["ready.knights"], custom_id=custom_ids.make(custom_ids.DECK, "play", match.id)
        )
    return match


async def pick_three_cards(match: Match, shown: ResponseMessage) -> discord.Message:
    """Return the first player's card after three cards are marked in the first menu."""
    menus = [
        id for id, control in controls(shown).items() if id.startswith(f"{custom_ids.PICK}|") and "options" in control
    ]
    first = [one["value"] for one in controls(shown)[menus[0]]["options"]][:3]
    await match.person(0).select(shown, first, custom_id=menus[0])
    card = now(match, shown)
    assert [one["value"] for one in controls(card)[menus[0]]["options"] if one.get("default")] == first
    return card


async def test_picking_in_several_menus_goes_on_without_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await opening(world)
    with BrokenDrawing(monkeypatch):
        (shown,) = private_messages(await match.own(0, "move"))
    card = await pick_three_cards(match, shown)
    assert files(card), "by now it can be drawn"
    await match.person(0).click(card, custom_id=next(id for id in controls(card) if id.endswith("|done")))
    assert (await match.table()).asked() == [1]


async def test_picking_in_several_menus_redraws_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await opening(world)
    (shown,) = private_messages(await match.own(0, "move"))
    with BrokenDrawing(monkeypatch):
        card = await pick_three_cards(match, shown)
    assert files(card) == files(shown)
    assert EN("card-in-words") not in texts(card)


async def test_a_choice_on_a_private_card_is_answered_without_pictures(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begin(world, 2, "magna_carta")
    (shown,) = private_messages(await match.own(0, "move"))
    with BrokenDrawing(monkeypatch):
        result = await press(match.person(0), shown, "keep")
    assert not result.followups
    assert "keeps their first cards" in texts(now(match, shown))
    assert not files(now(match, shown))


async def test_a_card_in_words_has_the_buttons_of_one_with_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch_pictures(monkeypatch)
    shown = []
    for broken in (False, True):
        async with simulated.world(make_bot(tmp_path / f"{broken}.db"), ("Ada", "Bruno")) as world:
            if broken:
                with BrokenDrawing(monkeypatch):
                    match = await begin(world, 2)
            else:
                match = await begin(world, 2)
            shown.append([id.replace(match.id, "") for id in controls(await match.card())])
    assert shown[0] == shown[1]
