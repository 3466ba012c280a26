"""Presses whose acknowledgement is in doubt: they are played, and failures are reported to the user once."""

import logging
from collections.abc import Iterator

import pytest

from bot.cards import custom_ids
from tests.bot.connection import SECRET, WELL, Down, Fault, Late, Lost, Twice, answers_fail, deliver_repeatedly
from tests.bot.playing import Match, choice_ids, private_messages, private_text, sentence
from tests.simulated import World, controls, texts


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Failure of tests that log a traceback of a lost connection, or the token that aiohttp's errors hold."""
    caplog.set_level(logging.INFO)
    yield
    records = caplog.get_records("call")
    assert [record for record in records if record.exc_info] == []
    assert SECRET.split("/")[-2] not in "\n".join(record.getMessage() for record in records)


def bot_messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the messages that the bot logged."""
    return [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]


@pytest.mark.parametrize("fault", [Lost(), Twice(), Down()], ids=lambda fault: type(fault).__name__)
async def test_a_press_is_played_though_its_acknowledgement_is_in_doubt(match: Match, fault: Fault) -> None:
    card, before, asked = await match.card(), (await match.table()).log_length, await match.asked()
    answers_fail(match.world, fault, WELL)
    await asked.click(card, custom_id=choice_ids(card)[-1])
    assert (await match.table()).log_length > before
    assert (await match.card()).id != card.id


async def test_a_press_that_came_too_late_is_not_played(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    """Discord has already told the user that the press failed."""
    card, before = await match.card(), await match.digest()
    answers_fail(match.world, Late())
    await (await match.asked()).click(card, custom_id=choice_ids(card)[-1])
    assert await match.digest() == before
    assert bot_messages(caplog) == ["an answer was lost: 404 (10062)"]


@pytest.mark.parametrize("fault", [Lost(), Twice(), Down()], ids=lambda fault: type(fault).__name__)
async def test_a_refusal_arrives_though_the_first_answer_was_in_doubt(match: Match, fault: Fault) -> None:
    card = await match.card()
    answers_fail(match.world, fault, WELL)
    result = await match.world.people["Dora"].click(card, custom_id=choice_ids(card)[-1])
    assert private_text(result) == sentence("refuse-not-a-player")


@pytest.mark.parametrize("fault", [Lost(), Twice(), Down()], ids=lambda fault: type(fault).__name__)
async def test_an_answer_whose_sending_is_in_doubt_is_given_once(match: Match, fault: Fault) -> None:
    answers_fail(match.world, fault, WELL)
    result = await match.world.people["Dora"].slash(match.place, "help")
    assert len(private_messages(result)) == 1


async def test_a_private_card_that_cannot_be_shown_is_reported(match: Match) -> None:
    asked = await match.asked()
    (own,) = private_messages(await asked.slash(match.place, "game board"))
    before = (await match.table()).log_length
    answers_fail(match.world, WELL, Down(), WELL)
    result = await asked.click(own, custom_id=choice_ids(own)[-1])
    assert (await match.table()).log_length > before
    assert sentence("refuse-discord") in private_text(result)


async def test_without_a_network_each_press_is_one_line_in_the_log(
    match: Match, caplog: pytest.LogCaptureFixture
) -> None:
    card = await match.card()
    answers_fail(match.world, Down())
    await match.world.people["Dora"].click(card, custom_id=choice_ids(card)[-1])
    assert bot_messages(caplog) == ["an answer was lost: ConnectionTimeoutError"]


async def test_a_lobby_is_open_though_its_first_answer_was_in_doubt(world: World) -> None:
    answers_fail(world, Twice(), WELL)
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2)
    (lobby,) = world.channel.history()
    match_id = next(id for id in controls(lobby) if id.startswith("l|join|")).rpartition("|")[2]
    await world.people["Bruno"].click(lobby, custom_id=custom_ids.make(custom_ids.LOBBY, "join", match_id))
    assert "Bruno" in texts(world.channel.history()[0])


async def test_a_press_that_arrives_many_times_is_answered_once(match: Match) -> None:
    card, asked, length = await match.card(), await match.asked(), (await match.table()).log_length
    deliver_repeatedly(match.bot, 20)
    result = await asked.click(card, custom_id=choice_ids(card)[-1])
    assert private_text(result) == ""
    assert [line.by_user for line in (await match.bot.store.log(match.id))[length:]].count(asked.id) == 1
    refused = await match.world.people["Dora"].click(card := await match.card(), custom_id=choice_ids(card)[-1])
    assert len(private_messages(refused)) == 1
