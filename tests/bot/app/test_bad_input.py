"""Bad input of any kind gets one clear sentence in the user's language, changes nothing and logs no traceback."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from engine import GAMES
from tests import simulated
from tests.bot.forged_presses import JUNK, stored_matches
from tests.bot.playing import begin, choice_ids, make_bot, private_text, sentence, sketch_pictures
from tests.simulated import World, forged

pytestmark = pytest.mark.usefixtures("no_traceback")


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    sketch_pictures(monkeypatch)
    async with simulated.world(make_bot(tmp_path / "matches.db"), ("Ada", "Bruno", "Chiara")) as world:
        yield world


async def pressed(world: World, person: MemberActor, custom_id: str, place: Any = None) -> InteractionResult:
    """Press a button that the bot never posted."""
    card = forged(world.env, place or world.channel, discord.ui.Button(custom_id=custom_id, label="?"))
    result = await person.click(card, custom_id=custom_id)
    assert result.acknowledged
    return result


async def test_a_stranger_and_a_player_out_of_turn_change_nothing(world: World) -> None:
    match = await begin(world, 2)
    before, card = await stored_matches(world), await match.card()
    button = choice_ids(card)[-1]
    asked = await match.asked()
    other = next(person for person in list(world.people.values())[:2] if person.id != asked.id)
    world.languages[other.id] = "it"
    world.languages[world.people["Chiara"].id] = "es-ES"
    answers = [private_text(await person.click(card, custom_id=button)) for person in (other, world.people["Chiara"])]
    name = (await match.table()).names[(await match.table()).asked()[0]]
    assert answers == [
        sentence("refuse-not-your-move", "it", players=name),
        sentence("refuse-not-a-player", "es"),
    ]
    assert await stored_matches(world) == before


async def test_an_old_press_is_answered_with_the_current_board(world: World) -> None:
    match = await begin(world, 2)
    old = choice_ids(await match.card())[-1]
    first = await match.asked()
    await first.click(await match.card(), custom_id=old)
    before = await stored_matches(world)
    for language, locale in (("en-US", "en"), ("it", "it")):
        world.languages[first.id] = language
        answer = private_text(await pressed(world, first, old, match.place))
        assert answer.startswith(sentence("refuse-stale", locale))
        assert sentence("board-turn", locale, turn=1) in answer
    assert await stored_matches(world) == before


async def test_the_same_press_twice_at_once_counts_once(world: World) -> None:
    match = await begin(world, 2)
    length, card = (await match.table()).log_length, await match.card()
    asked, button = await match.asked(), choice_ids(card)[-1]
    results = await simulated.together(world.env, [(asked, card, button)] * 3)
    assert all(result.acknowledged for result in results)
    told = sorted(sentence("refuse-stale") in private_text(result) for result in results)
    assert told == [False, False, True], "the last private card replaces the one before"
    assert (await match.table()).log_length == length + 1


@pytest.mark.parametrize("custom_id", [id for id in JUNK if id])
async def test_meaningless_ids_are_refused(world: World, custom_id: str) -> None:
    await begin(world, 2)
    before = await stored_matches(world)
    world.languages[world.people["Ada"].id] = "es-ES"
    answer = private_text(await pressed(world, world.people["Ada"], custom_id))
    assert answer in {sentence(f"refuse-{what}", "es") for what in ("unknown-button", "game-gone")}
    assert await stored_matches(world) == before


@pytest.mark.parametrize("deed", ["join", "leave", "computer", "dismiss", "start", "cancel", "rules"])
async def test_buttons_of_a_former_lobby_are_refused(world: World, deed: str) -> None:
    match = await begin(world, 2)
    before = await stored_matches(world)
    page = "|0" if deed == "rules" else ""
    for custom_id in (f"l|{deed}|{match.id}{page}", f"l|{deed}|nobody22{page}"):
        answer = private_text(await pressed(world, world.people["Ada"], custom_id))
        assert answer == sentence("refuse-already-started" if match.id in custom_id else "refuse-game-gone")
    assert await stored_matches(world) == before


async def test_a_menu_of_a_former_lobby_is_refused(world: World) -> None:
    match = await begin(world, 2)
    before = await stored_matches(world)
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"o|seats|{match.id}", options=[discord.SelectOption(label="5", value="5")]
    )
    card = forged(world.env, world.channel, menu)
    answer = private_text(await world.people["Ada"].select(card, ["5"], custom_id=f"o|seats|{match.id}"))
    assert answer == sentence("refuse-already-started")
    assert await stored_matches(world) == before


@pytest.mark.parametrize(
    ("option", "value"), [("seats", "9"), ("seats", "²"), ("auto", "maybe"), ("favours", "x"), ("?", "x")]
)
async def test_unknown_choices_in_a_lobby_are_refused(world: World, option: str, value: str) -> None:
    ada = world.people["Ada"]
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    before = await stored_matches(world)
    assert before[0] is not None
    custom_id = f"o|{option}|{before[0].match.id}"
    entry = discord.SelectOption(label="?", value=value)
    card = forged(world.env, world.channel, discord.ui.Select(custom_id=custom_id, options=[entry]))
    answer = private_text(await ada.select(card, [value], custom_id=custom_id))
    assert answer.endswith(".")
    assert "\n" not in answer
    assert await stored_matches(world) == before


async def test_only_players_can_use_the_buttons_of_a_match(world: World) -> None:
    match = await begin(world, 2)
    before = await stored_matches(world)
    for custom_id, answer in (
        (f"t|leave|{match.id}", "refuse-not-a-player"),
        (f"t|undo|{match.id}", "refuse-not-a-player"),
        (f"t|why|{match.id}", "refuse-not-a-player"),
        (f"t|move|{match.id}", "refuse-not-a-player"),
        (f"c|{match.id}|3|agree", "refuse-not-a-player"),
        (f"c|{match.id}|3|what", "refuse-unknown-button"),
        (f"t|mine|{match.id}", "refuse-unknown-button"),
    ):
        assert private_text(await pressed(world, world.people["Chiara"], custom_id)) == sentence(answer)
    assert await stored_matches(world) == before


async def test_a_consent_without_a_request_is_outdated(world: World) -> None:
    match = await begin(world, 2)
    before = await stored_matches(world)
    for answer in ("agree", "refuse"):
        custom_id = f"c|{match.id}|{(await match.table()).log_length}|{answer}"
        assert private_text(await pressed(world, world.people["Bruno"], custom_id)) == sentence("undo-outdated")
    assert await stored_matches(world) == before


async def test_invented_picks_in_commands_are_refused(world: World) -> None:
    match = await begin(world, 2)
    asked, before = await match.asked(), await stored_matches(world)
    for pick in ("nowhere", "w_mason@99", "pass,pass", "*bold* @everyone", "x" * 3_000):
        answer = private_text(await asked.slash(match.place, "caylus place", where=pick))
        assert answer
        assert len(answer) < 300
        assert "\n" not in answer
    assert await stored_matches(world) == before


async def test_commands_without_a_match_are_refused(world: World) -> None:
    ada = world.people["Ada"]
    world.languages[ada.id] = "it"
    for command in ("join", "leave", "start", "cancel", "board", "log", "undo", "why", "resign", "export", "verify"):
        assert private_text(await ada.slash(world.channel, f"game {command}")) == sentence("refuse-no-match", "it")
    assert private_text(await ada.slash(world.channel, "caylus pass")) == sentence("refuse-no-match", "it")
    assert await ada.autocomplete(world.channel, "caylus place", "where", "") == []


async def test_a_command_for_another_question_is_refused(world: World) -> None:
    match = await begin(world, 2)
    asked, before = await match.asked(), await stored_matches(world)
    answer = private_text(await asked.slash(match.place, "caylus favour", line="prestige"))
    assert answer == sentence("reason-not_asked")
    assert await stored_matches(world) == before


@pytest.mark.parametrize("options", ["junk", "favours=golden", "jeweler=", "=", "favours", "a=b=c", "x" * 2_000])
async def test_unknown_rules_are_refused(world: World, options: str) -> None:
    ada = world.people["Ada"]
    for language in ("en-US", "es-ES"):
        world.languages[ada.id] = language
        answer = private_text(await ada.slash(world.channel, "game new", game="caylus", options=options))
        assert answer
        assert len(answer) < 300
        assert "\n" not in answer
    assert await stored_matches(world) == []


@pytest.mark.parametrize("seats", [0, 1, 6, -1, 10**9])
async def test_invalid_numbers_of_players_are_refused(world: World, seats: int) -> None:
    answer = private_text(await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=seats))
    assert answer == sentence("reason-unknown_seats", least=2, most=5)
    assert await stored_matches(world) == []


async def test_an_unknown_game_is_refused_with_the_known_ones(world: World) -> None:
    for game in ("chess", "@everyone", "x" * 80):
        answer = private_text(await pressed(world, world.people["Ada"], f"l|new|{game}"))
        assert answer == sentence(
            "refuse-unknown-game", game=game[:60], games=discord.utils.escape_markdown(", ".join(GAMES))
        )
    assert await stored_matches(world) == []


async def test_a_second_match_in_a_channel_is_refused(world: World) -> None:
    simulated.refuse(world.env, world.channel, "create_public_threads")
    await begin(world, 2)
    before = await stored_matches(world)
    world.languages[world.people["Chiara"].id] = "es-ES"
    answer = private_text(await world.people["Chiara"].slash(world.channel, "game new", game="caylus"))
    assert answer == sentence("refuse-channel-busy", "es")
    assert await stored_matches(world) == before
