"""Hands that only their owners can read, kept up to date in the private card."""

import logging
from pathlib import Path

import discord
import pytest
from simcord import ResponseMessage

from bot.cards import custom_ids, private_card
from bot.words import Catalogue
from engine.core.types import Option
from render.prose.phrases import name
from tests.bot.playing import (
    Match,
    begin,
    choice_ids,
    fix_secret,
    galleries,
    make_bot,
    message,
    press,
    private_messages,
    private_text,
    sketch,
)
from tests.bot.tabletop import script
from tests.simulated import Message, World, controls, texts

EN = Catalogue().words("en")


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Match of two with hands at its first action, with Chiara and Dora watching."""
    fix_secret(monkeypatch)
    match = await begin(world, 2, "magna_carta")
    for seat in (0, 1):
        (shown,) = private_messages(await match.own(seat, "move"))
        await press(match.person(seat), shown, "keep")
    return match


async def mover(match: Match) -> int:
    return (await match.table()).asked()[0]


async def own_card(match: Match) -> ResponseMessage:
    """Return the private card of the player to move."""
    (card,) = private_messages(await match.own(await mover(match), "move"))
    return card


def pictures(match: Match, shown: Message) -> list[bytes]:
    return [match.picture(item["media"]["url"]) for gallery in galleries(shown) for item in gallery]


async def hand_of(match: Match, seat: int) -> bytes:
    """Return the picture of a seat's hand as it is now."""
    return b"hand" + sketch((await match.table()).view(seat))


async def now(match: Match, shown: ResponseMessage) -> discord.Message:
    """Return a message as it is now."""
    return message(match.place, shown.id)


# --- reading it


async def test_a_player_reads_the_own_hand_by_button_and_by_command(match: Match) -> None:
    for seat in (0, 1):
        for is_button in (True, False):  # One after the other, because the later answer replaces the earlier one.
            asked = match.own(seat, "hand") if is_button else match.person(seat).slash(match.place, "game hand")
            (shown,) = private_messages(await asked)
            assert pictures(match, shown) == [await hand_of(match, seat)]
            (item,) = galleries(shown)[0]
            assert item["media"]["url"].endswith("/hand.png")
            for card in (await match.table()).core.position.state.players[seat].hand:
                assert name(EN, card) in item["description"]
            assert EN("hand-title") in texts(shown)


async def test_a_watcher_reads_no_hand_even_with_a_moderators_rights(match: Match) -> None:
    guild, env = match.world.channel.guild, match.world.env
    assert guild is not None
    rights = guild.create_role("Moderators", permissions=discord.Permissions(administrator=True))
    mona = guild.add_member(env.create_user("mona", global_name="Mona"), roles=[rights])
    card = await match.card()
    for act in ("hand", "move"):
        answer = await mona.click(card, custom_id=custom_ids.make(custom_ids.TABLE, act, match.id))
        assert private_text(answer) == EN("refuse-not-a-player")
        assert not [one for shown in private_messages(answer) for one in galleries(shown)]
    assert private_text(await mona.slash(match.place, "game hand")) == EN("refuse-not-a-player")
    (board,) = private_messages(await mona.slash(match.place, "game board"))
    assert pictures(match, board) == [sketch((await match.table()).view(None))]


async def test_all_keep_or_exchange_first_hands_at_once_beside_pictures(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secret(monkeypatch)
    match = await begin(world, 2, "magna_carta")
    assert not choice_ids(await match.card())
    for seat, key in ((1, "exchange"), (0, "keep")):
        (shown,) = private_messages(await match.own(seat, "move"))
        assert await hand_of(match, seat) in pictures(match, shown)
        await press(match.person(seat), shown, key)
    table = await match.table()
    assert [len(player.discard) for player in table.core.position.state.players] == [0, 3]
    assert table.core.decisions[0].kind == "act"


async def test_a_game_without_hands_is_named_as_such(world: World) -> None:
    match = await begin(world, 2)
    assert private_text(await match.command("Ada", "hand")) == EN("refuse-no-hand")
    assert custom_ids.make(custom_ids.TABLE, "hand", match.id) not in controls(await match.card())


async def test_hands_can_be_read_when_the_game_is_over(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch)
    written = script(2, 5, name="magna_carta")
    match = await begin(world, 2, "magna_carta")
    for number, choice in enumerate(written.choices):
        await match.bot.services.matches.say(
            match.id, match.person(choice.seat).id, choice.verb, (choice.key,), str(number)
        )
    await world.env.settle()
    assert (await match.table()).row.status == "ended"
    (shown,) = private_messages(await match.own(1, "hand"))
    assert pictures(match, shown) == [await hand_of(match, 1)]


async def test_the_public_card_has_the_same_buttons_for_every_player_to_move(match: Match) -> None:
    acts = [
        f"t|move|{match.id}",
        f"t|hand|{match.id}",
        f"t|undo|{match.id}|0",
        f"a|ahead|{match.id}",
        f"t|more|{match.id}",
    ]
    for _ in range(6):
        assert list(controls(await match.card())) == acts
        await press(match.person(await mover(match)), await own_card(match), "pass")
        if (await match.table()).core.decisions[0].ask.open:
            break
    assert list(controls(await match.card()))[-3:] == [acts[1], acts[2], acts[4]]


# --- playing from it


async def test_a_card_drawn_is_seen_in_the_message_from_which_it_was_drawn(match: Match) -> None:
    seat, shown = await mover(match), await own_card(match)
    before = [*(await match.table()).core.position.state.players[seat].hand]
    answer = await press(match.person(seat), shown, "draw")
    assert not answer.followups
    after = [*(await match.table()).core.position.state.players[seat].hand]
    (drawn,) = set(after) - set(before)
    changed = await now(match, shown)
    assert changed.flags.ephemeral
    assert pictures(match, changed)[1] == await hand_of(match, seat)
    assert name(EN, drawn) in texts(changed)
    assert not choice_ids(changed), "now the other is asked"
    assert EN("card-waiting", players=["Ada", "Bruno"][1 - seat]) in texts(changed)
    assert name(EN, drawn) not in texts(await match.card())


async def test_the_next_own_question_follows_in_the_same_message(match: Match) -> None:
    first = await mover(match)
    await press(match.person(first), await own_card(match), "pass")
    seat, shown = await mover(match), await own_card(match)
    assert seat != first
    asked = choice_ids(shown)
    await press(match.person(seat), shown, "draw")
    changed = await now(match, shown)
    assert choice_ids(changed)
    assert choice_ids(changed) != asked, "it is another question"
    await press(match.person(seat), changed, "pass")
    assert "passes" in texts(await now(match, shown))


async def test_an_old_private_card_becomes_the_table_as_it_is_now(match: Match, path: Path) -> None:
    seat, other = await mover(match), await own_card(match)
    await match.world.restart(make_bot(path))  # It no longer knows that card, so another cannot replace it.
    await press(match.person(seat), await own_card(match), "draw")
    answer = await press(match.person(seat), other, "pass")
    assert not answer.followups
    changed = await now(match, other)
    assert EN("refuse-stale") in texts(changed)
    assert not choice_ids(changed)


async def test_a_choice_is_taken_back_in_the_same_message(match: Match) -> None:
    seat, shown = await mover(match), await own_card(match)
    place = next(key for key in await offered_keys(match) if "@" in key)
    await press(match.person(seat), shown, place)
    undo = custom_ids.make(custom_ids.TABLE, "undo", match.id, "0")
    await match.person(seat).click(await now(match, shown), custom_id=undo)
    changed, *others = match.private(seat, below=(await match.card()).id)
    assert others == []
    assert EN("undo-done") in texts(changed)
    assert choice_ids(changed)
    assert await mover(match) == seat


async def offered_keys(match: Match) -> list[str]:
    """Return the keys of the offered options."""
    return [option.key for option in await options(match)]


async def options(match: Match) -> tuple[Option, ...]:
    return (await match.table()).core.decisions[0].ask.options


async def test_a_command_answers_with_the_hand_and_the_drawn_card(match: Match) -> None:
    seat = await mover(match)
    before = [*(await match.table()).core.position.state.players[seat].hand]
    (shown,) = private_messages(await match.person(seat).slash(match.place, "magnacarta draw"))
    (drawn,) = set((await match.table()).core.position.state.players[seat].hand) - set(before)
    assert name(EN, drawn) in texts(shown)
    assert pictures(match, shown) == [await hand_of(match, seat)]


async def test_a_private_card_of_a_game_without_hands_goes_on_too(world: World) -> None:
    match = await begin(world, 2)
    seat = await mover(match)
    (shown,) = private_messages(await match.person(seat).slash(match.place, "game board"))
    await press(match.person(seat), shown, "pass")
    changed = await now(match, shown)
    assert "passes" in texts(changed)
    assert len(galleries(changed)) == 1


# --- when it cannot be shown


async def test_a_choice_is_kept_when_its_result_cannot_be_shown(
    match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(file: object, picture: object) -> str:
        raise MemoryError

    seat, shown = await mover(match), await own_card(match)
    before = len((await match.table()).core.log)
    monkeypatch.setattr(private_card, "picture_file", failing)
    answer = await press(match.person(seat), shown, "draw")
    assert [texts(one) for one in answer.followups] == [EN("refuse-not-shown")]
    assert len((await match.table()).core.log) == before + 1
    assert {one.levelno for one in caplog.records} == {logging.ERROR}, "the next player's card fails as well"
    answer = await match.person(await mover(match)).slash(match.place, "magnacarta pass")
    assert private_text(answer) == EN("refuse-not-shown")


async def test_a_choice_is_kept_when_discord_refuses_the_message(match: Match) -> None:
    seat, shown = await mover(match), await own_card(match)
    before = len((await match.table()).core.log)
    match.world.env.inject_error("PATCH", "/webhooks/*", status=500, times=None)
    answer = await press(match.person(seat), shown, "draw")
    assert [texts(one) for one in answer.followups] == [EN("refuse-discord")]
    match.world.env.backend.faults.clear()
    assert len((await match.table()).core.log) == before + 1


# --- the log, and what cannot be done


async def test_the_log_shows_a_players_cards_to_that_player_alone(match: Match) -> None:
    seat = await mover(match)
    result = await match.person(seat).slash(match.place, "magnacarta draw")
    table = await match.table()
    drawn = table.core.position.state.players[seat].hand[-1]
    told: dict[int, str] = {}
    for reader in (0, 1, 3):
        shown = private_text(await match.person(reader).slash(match.place, "game log"))
        told[reader] = [line for line in shown.splitlines() if line.startswith(f"- **{table.names[seat]}**: ")][-1]
    assert name(EN, drawn) in told[seat]
    assert name(EN, drawn) not in told[1 - seat] + told[3]
    assert told[1 - seat] == told[3]
    assert result.acknowledged


async def test_an_impossible_command_has_a_reason(match: Match) -> None:
    seat = await mover(match)
    person, player = match.person(seat), (await match.table()).core.position.state.players[seat]
    missing = next(card for card in ("church", "bank", "market") if card not in player.hand)
    for _ in range(3):
        await match.person(seat).slash(match.place, "magnacarta draw")
        await match.person(1 - seat).slash(match.place, "magnacarta draw")
    answer = await person.slash(match.place, "magnacarta build", what=missing)
    assert private_text(answer)
    assert private_text(answer) != EN("reason-not_asked")
