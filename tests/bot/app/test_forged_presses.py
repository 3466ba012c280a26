"""Forged presses: whatever the id or value, the user gets one answer, and no traceback is logged."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot.app import router
from bot.app.registration import Commands
from bot.cards import custom_ids
from bot.features.decks.service import RANDOM_DECK
from bot.match.quotas import Rate, RateLimits
from engine import GAMES
from storage.decks import DeckRow
from tests import simulated
from tests.bot.forged_presses import JUNK, STRANGER, FakeInteraction, mutate, stored_matches
from tests.bot.playing import begin, make_bot, sentence, sketch_pictures
from tests.simulated import World, controls

pytestmark = pytest.mark.usefixtures("no_traceback")

PRESSES = 2_000
UNLIMITED = Rate(PRESSES, PRESSES)
"""A rate limit that lets all forged presses through to the handlers."""

PLAUSIBLE_PARTS = (
    *(
        "",
        "x",
        "0",
        "1",
        "99",
        "²",
        "-1",
        "done",
        "agree",
        "refuse",
        "reason",
        "handin",
        "read",
        "text",
        "share",
        "play",
    ),
    *(
        "new",
        "random",
        "empty",
        "deck",
        "events",
        "board",
        "hand",
        "describe",
        "move",
        "undo",
        "turn",
        "redo",
        "to",
        "taken",
        "why",
        "stay",
        "never",
        "since",
        "routine",
        "ask-always",
        "offer",
    ),
    *("join", "cancel", "start", "computer", "rules", "seats", "auto", "theme", "favours", "chess", "nobody22", "Wool"),
    *(
        "1.1",
        "0.0",
        "3.0",
        "own.Wool",
        "ready.knights",
        "ready.",
        "own.",
        "empty.",
        RANDOM_DECK,
        "💥",
        "../..",
        "%s{0}",
    ),
    *GAMES,
)
"""Parts of forged ids and values that get far into the handlers before they are refused."""


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    sketch_pictures(monkeypatch)
    bot = make_bot(tmp_path / "matches.db")
    bot.paces = RateLimits(UNLIMITED, UNLIMITED)
    async with simulated.world(bot, ("Ada", "Bruno", "Chiara")) as world:
        yield world


async def test_a_removed_command_is_refused(world: World) -> None:
    match = await begin(world, 2)
    heard = FakeInteraction(match, world.people["Ada"].id, "")
    unknown = app_commands.CommandNotFound("juggle", [])
    await Commands.on_error(match.bot.tree, heard, unknown)  # type: ignore[arg-type] # handlers read no more of it
    assert said(heard) == [sentence("refuse-unknown-command")]


async def test_thousands_of_forged_presses_change_nothing(world: World) -> None:
    """Ids are mutations of those on public messages; each press gets one private answer."""
    match = await begin(world, 3)
    chance = random.Random(4)
    real = list(controls(await match.card())) + [
        f"{kind}|{match.id}" for kind in ("t|leave", "t|stay", "l|join", "l|cancel")
    ]
    real += [f"l|new|{match.id}", f"o|seats|{match.id}", f"c|{match.id}|9|agree", "h|0", *JUNK]
    before = await stored_matches(world)
    for _ in range(PRESSES):
        forgery = mutate(chance.choice(real), chance)
        heard = FakeInteraction(
            match, chance.choice([STRANGER, *(person.id for person in world.people.values())]), forgery
        )
        await router.pressed(heard)  # type: ignore[arg-type] # handlers read no more of an interaction
        if forgery.startswith(router.FOREIGN_PREFIX):
            assert heard.answers == []
        else:
            assert len(heard.answers) == 1, forgery
    assert await stored_matches(world) == before


@pytest.mark.parametrize("game", ["chess", "", "caylus", "💥"])
@pytest.mark.parametrize("act", ["random", "handin", "read", "deck"])
async def test_a_deck_of_a_game_without_decks_is_refused(world: World, game: str, act: str) -> None:
    match = await begin(world, 2)
    for rest in ((), ("0",)):
        heard = FakeInteraction(
            match, world.people["Ada"].id, custom_ids.make(custom_ids.DECK, act, game, "", "Wool", *rest)
        )
        await router.pressed(heard)  # type: ignore[arg-type] # handlers read no more of an interaction
        assert said(heard) == [sentence("refuse-no-deckbuilding")]


@pytest.mark.parametrize("prefix", sorted({key.partition("|")[0] for key in router.HANDLERS}))
@pytest.mark.parametrize("game", ["caylus", "catan_cards"])
async def test_made_up_ids_of_every_kind_change_nothing(world: World, prefix: str, game: str) -> None:
    """The users are a stranger, and a player where the press could change only a deck of their own."""
    match = await begin(world, 2, game, **({"mode": "tournament"} if game == "catan_cards" else {}))
    ada = world.people["Ada"].id
    await match.bot.store.keep_deck(DeckRow(ada, "catan_cards", "Wool", {"deck": (), "events": ()}))
    chance = random.Random(f"{prefix} {game}")
    pieces = (*PLAUSIBLE_PARTS, match.id)
    before = await stored_matches(world)
    for _ in range(PRESSES // 5):
        made_up = custom_ids.make(prefix, *chance.choices(pieces, k=chance.randint(0, 4)))[:100]
        presser = chance.choice(
            [STRANGER, ada] if prefix == custom_ids.DECK and match.id not in made_up else [STRANGER]
        )
        values = chance.choices(pieces, k=chance.choice([0, 1, 1, 1, 3, 25]))
        heard = FakeInteraction(match, presser, made_up, values, chance.choice(TYPES))
        await router.pressed(heard)  # type: ignore[arg-type] # as above
        assert len(heard.answers) == 1, made_up
    assert await stored_matches(world) == before


TYPES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


def said(heard: FakeInteraction) -> list[str]:
    """Return the texts of all answers."""
    return [item.content for view in heard.answers for item in view.walk_children() if hasattr(item, "content")]


def test_no_two_kinds_of_presses_have_one_prefix() -> None:
    prefixes = [value for name, value in vars(custom_ids).items() if name.isupper()]
    assert len(set(prefixes)) == len(prefixes)
    assert {key.partition("|")[0] for key in router.HANDLERS} <= set(prefixes)
