"""Whole games on Discord, by commands alone and by buttons alone, with restarts and pictures of each phase."""

from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import discord
import pytest
from msgspec.structs import astuple
from simcord import InteractionResult

from bot.features.decks.service import kinds
from bot.match import order_answers
from bot.words import Catalogue
from engine import GAMES
from render import has_hand
from tests import simulated
from tests.bot.playing import (
    Match,
    begin,
    choice_ids,
    face,
    fix_secret,
    galleries,
    is_private_card,
    make_bot,
    private_messages,
    private_text,
    sketch,
    sketch_pictures,
)
from tests.bot.tabletop import SECRET, Script, script
from tests.games import KITS
from tests.simulated import World, controls, forged, texts

NAMES = ("Ada", "Bruno", "Chiara", "Dora", "Emil")
"""Enough players for any game, and a spectator."""

RESTARTS = 6
TYPED_CHOICE = "offer"
"""A choice whose button opens a window that makes other choices too, so it is typed."""

NEVER = 1e9
"""Seconds that no test lasts."""

MAX_DRAWN_CHOICES = 200
"""The number of choices above which boards are sketched."""

DRAWING_TIMEOUT = 60.0
"""Seconds for one choice: real boards are drawn for it, on a machine that may be busy."""

WORDS = Catalogue().words("en")
PNG = b"\x89PNG\r\n\x1a\n"


class GameScript(NamedTuple):
    """Game with its number of players, seed, number of kinds of questions and rules."""

    game: str
    seats: int
    seed: int
    kinds: int
    options: tuple[tuple[str, str], ...] = ()

    def script(self) -> Script:
        """Return the whole game."""
        return script(self.seats, self.seed, dict(self.options), name=self.game)


PLAYED = tuple(GameScript(name, *astuple(one)) for name, kit in KITS.items() for one in kit.scripted)
LAST = tuple({one.game: one for one in PLAYED}.values())
"""The script with the most rules of each game."""


def named(one: GameScript) -> str:
    return "-".join([one.game, f"{one.seats}", *dict(one.options).values()])


@pytest.fixture(scope="module", params=PLAYED, ids=named)
def played(request: pytest.FixtureRequest) -> GameScript:
    found: GameScript = request.param
    return found


@pytest.fixture(scope="module")
def written(played: GameScript) -> Script:
    return played.script()


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with simulated.world(make_bot(tmp_path / "matches.db"), NAMES, patience=DRAWING_TIMEOUT) as world:
        yield world


def test_the_games_are_worth_playing(played: GameScript, written: Script) -> None:
    assert len({choice.kind for choice in written.choices}) >= played.kinds
    assert len(written.choices) < written.entries


@pytest.mark.parametrize("played", LAST, ids=named, indirect=True)
async def test_a_whole_game_by_commands_alone(
    world: World, played: GameScript, written: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secret(monkeypatch)
    if len(written.choices) > MAX_DRAWN_CHOICES:
        sketch_pictures(monkeypatch)
    match = await begin(world, written.seats, written.game, **dict(played.options))
    for number, choice in enumerate(written.choices, start=1):
        if await match.chosen(choice):
            continue
        answer = await match.type(choice)
        if choice.kind in kinds(written.game):
            assert private_messages(answer)
        elif has_hand(written.game):
            await check_hand(match, choice.seat, answer)
        else:
            assert private_text(answer) == WORDS("answer-done")
        if number % (len(written.choices) // RESTARTS) == 0:
            await match.restart(tmp_path / "matches.db")
    await check_end(match, written)
    pictures = [picture for card in match.boards() for picture in card]
    if len(written.choices) > MAX_DRAWN_CHOICES:
        check_pictures(match, [sketch(GAMES[written.game].view_snapshot(scene)) for scene in written.scenes])
    else:
        assert all(picture.startswith(PNG) for picture in pictures)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Timers that leave every press to the players: these games are slower than the bot is with a roll."""
    monkeypatch.setattr(order_answers, "ANSWER_DELAY", (NEVER, NEVER))


async def test_a_whole_game_by_buttons_alone(
    world: World, played: GameScript, written: Script, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secret(monkeypatch)
    sketch_pictures(monkeypatch)
    match = await begin(world, written.seats, written.game, **dict(played.options))
    old: list[tuple[int, str]] = []
    for number, choice in enumerate(written.choices, start=1):
        if await match.chosen(choice):
            continue
        card = await match.card()
        answer = await match.press(choice)
        assert all(is_private_card(one) for one in answer.followups) or choice.key == TYPED_CHOICE, (
            "where to go on, only"
        )
        assert (await match.card()).id == card.id or not match.has(card.id)
        old += [(choice.seat, custom_id) for custom_id in choice_ids(card)[:1]]
        if number % (len(written.choices) // RESTARTS) == 0:
            await match.restart(tmp_path / "matches.db")
            for seat, custom_id in old:
                await check_stale(match, seat, custom_id)
            old.clear()
            if has_hand(written.game):
                await check_hands(match)
    await check_end(match, written)
    check_pictures(match, [sketch(GAMES[written.game].view_snapshot(scene)) for scene in written.scenes])


def check_pictures(match: Match, scenes: list[bytes]) -> None:
    """Check that each phase's picture is posted once, in order, and that the final board comes last."""
    shown = [face(picture) for card in match.boards() for picture in card]
    ended = [b"", *map(face, scenes)]
    boards = [after for before, after in pairwise(ended) if after != before]
    places = [boards.index(one) for one in shown]
    assert places == sorted({*places})
    assert places[-1] == len(boards) - 1


async def check_hands(match: Match) -> None:
    """Check that every player can read their own hand and no other."""
    table = await match.table()
    for seat in range(len(table.seats)):
        await check_hand(match, seat, await match.own(seat, "hand"))
        await check_hand(match, seat, await match.person(seat).slash(match.place, "game hand"))
    for act in ("hand", "move"):
        if f"t|{act}|{match.id}" in controls(await match.card()):
            assert private_text(await match.own(-1, act)) == WORDS("refuse-not-a-player")
    assert private_text(await match.command(NAMES[-1], "hand")) == WORDS("refuse-not-a-player")


async def check_hand(match: Match, seat: int, answer: InteractionResult) -> None:
    """Check that the private answer shows the player's hand."""
    (shown,) = private_messages(answer)
    (picture,) = [item["media"]["url"] for gallery in galleries(shown) for item in gallery]
    assert picture.endswith("/hand.png")
    drawn = match.picture(picture)
    assert drawn.startswith(PNG) or drawn == b"hand" + sketch((await match.table()).view(seat))


async def check_stale(match: Match, seat: int, custom_id: str) -> None:
    """Check that an old button shows the current table or the end of the game, and changes nothing."""
    before = await match.digest()
    answer = await press_old(match, seat, custom_id)
    (table,) = answer.followups
    if (await match.table()).core.decisions:
        assert WORDS("refuse-stale") in texts(table)
        assert galleries(table)
    else:
        assert WORDS("refuse-over") in texts(table)
    assert table.ephemeral
    assert await match.digest() == before


async def press_old(match: Match, seat: int, custom_id: str) -> InteractionResult:
    """Press a button that no card has any more."""
    env = match.world.env
    if custom_id.startswith("b|"):
        shown = forged(env, match.place, discord.ui.Button(custom_id=custom_id, label="old"))
        return await match.person(seat).click(shown, custom_id=custom_id)
    options = [discord.SelectOption(label="old", value="castle")]
    shown = forged(env, match.place, discord.ui.Select(custom_id=custom_id, options=options))
    return await match.person(seat).select(shown, ["castle"], custom_id=custom_id)


async def check_end(match: Match, written: Script) -> None:
    """Check that the game has ended as the rules alone end it, and that the last card tells so."""
    table = await match.table()
    assert await match.digest() == written.digest
    assert len(table.core.log) == written.entries
    assert table.row.status == "ended"
    assert table.row.seed == SECRET
    card = await match.card()
    assert WORDS("card-over") in texts(card)
    hand = [f"t|hand|{match.id}"] if has_hand(written.game) else []
    after = [f"z|{act}|{match.id}" for act in ("rematch", "result", "share")]
    assert set(controls(card)) == {f"l|new|{written.game}", *hand, *after}
    story = [one for one in match.place.history() if one.id != card.id and galleries(one)]
    assert 0 < len(story) <= len(written.scenes)
    assert all(texts(one).startswith("### ") and not controls(one) for one in story)
