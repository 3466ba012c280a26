"""Requests for consent: they wait for the others, stop the clock of the player who asks, and lapse."""

import discord
import pytest
from simcord import MemberActor

from bot.cards import custom_ids
from bot.clocks.clock import Clock
from bot.clocks.paces import DAY, HOUR
from tests.bot.commands.test_play_elsewhere import forge_private
from tests.bot.delivery.test_notices import ShiftedTime
from tests.bot.playing import Match, begin, choice_ids, private_messages
from tests.simulated import Component, Message, World, components, controls, texts

COMMANDS = {"undo": ("game undo", {}), "pause": ("clock pause", {"days": 3}), "cancel": ("game cancel", {})}


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Match of two with enough choices that an undo by the first player undoes others' choices too."""
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 7 * HOUR)
    begun = await begin(world, 2)
    for _ in range(4):
        await begun.first_choice()
    return begun


async def people(match: Match) -> tuple[MemberActor, MemberActor]:
    """Return the player to move, and the other one."""
    asked = await match.asked()
    return asked, next(match.person(seat) for seat in (0, 1) if match.person(seat).id != asked.id)


async def ask(match: Match, person: MemberActor, kind: str) -> None:
    name, options = COMMANDS[kind]
    result = await person.slash(match.place, name, **options)
    if kind == "cancel":
        (confirmation,) = private_messages(result)
        await person.click(confirmation, custom_id=custom_ids.make(custom_ids.CANCEL, "ask", match.id))


async def clock(match: Match) -> Clock:
    await match.bot.services.matches.sweep()
    table = await match.table()
    assert table.clock is not None
    return table.clock


def requests(match: Match) -> list[discord.Message]:
    """Return the messages that ask for consent."""
    return [one for one in match.place.history() if any(id.endswith("|agree") for id in controls(one))]


def lapsed(match: Match) -> int:
    return "\n".join(map(texts, match.place.history())).count("has lapsed")


def links(shown: Message) -> list[Component]:
    """Return the link buttons."""
    return [one for one in components(shown) if "url" in one]


async def list_games(person: MemberActor, match: Match) -> str:
    return "\n".join(texts(one) for one in private_messages(await person.slash(match.place, "mygames")))


@pytest.mark.parametrize("kind", COMMANDS)
async def test_a_request_for_consent_is_listed_among_the_users_games(match: Match, kind: str) -> None:
    asked, other = await people(match)
    before = await list_games(other, match)
    await ask(match, asked, kind)
    after = await list_games(other, match)
    assert after != before
    assert "others need your answer" in after
    (request,) = requests(match)
    (shown,) = private_messages(await other.slash(match.place, "mygames"))
    assert any(str(request.id) in one["url"] for one in links(shown))
    assert not any("|move|" in id for id in controls(shown)), "there is nothing to choose"


async def test_next_game_leads_to_the_request(match: Match) -> None:
    asked, other = await people(match)
    await ask(match, asked, "undo")
    (request,) = requests(match)
    button = await forge_private(other, match.place, custom_ids.make(custom_ids.TABLE, "next-game", "elsewhere"))
    shown = private_messages(await other.click(button))[-1]
    assert any(str(request.id) in one["url"] for one in links(shown))
    assert not choice_ids(shown), "there is nothing to choose"


@pytest.mark.parametrize("kind", COMMANDS)
async def test_a_request_stops_the_clock_for_a_day_and_lapses(match: Match, kind: str) -> None:
    asked, other = await people(match)
    later = ShiftedTime(match)
    await ask(match, asked, kind)
    begun = await clock(match)
    seat = (await match.table()).seat_of(asked.id)
    turn = begun.seats[seat].turn
    assert turn is not None
    assert begun.status == "paused"
    await later.wait(DAY - HOUR)
    waited = (await clock(match)).seats[seat].turn
    assert waited is not None
    assert (waited.free, waited.bank_since) == (turn.free, turn.bank_since)
    await later.wait(2 * HOUR)
    await match.world.env.settle()
    await match.bot.services.publisher.finish()
    assert (await clock(match)).status == "live"
    assert lapsed(match) == 1
    assert "consent" not in await list_games(other, match)
    await later.wait(3 * HOUR)
    assert lapsed(match) == 1


async def test_a_second_request_at_the_same_position_stops_no_clock(match: Match) -> None:
    asked, _ = await people(match)
    later = ShiftedTime(match)
    await ask(match, asked, "cancel")
    await later.wait(DAY + HOUR)
    await ask(match, asked, "undo")
    assert (await clock(match)).status == "live"


@pytest.mark.parametrize("answer", ["refuse", "agree"])
async def test_an_answer_lets_the_clock_go_on(match: Match, answer: str) -> None:
    asked, other = await people(match)
    await ask(match, asked, "undo")
    assert (await clock(match)).status == "paused"
    (request,) = requests(match)
    await other.click(request, custom_id=next(id for id in controls(request) if id.endswith(f"|{answer}")))
    assert (await clock(match)).status == "live"


async def test_a_move_lets_the_clock_go_on(match: Match) -> None:
    asked, _ = await people(match)
    await ask(match, asked, "undo")
    await match.first_choice()
    assert (await clock(match)).status == "live"


async def test_a_pause_that_is_agreed_to_lasts_its_days(match: Match) -> None:
    asked, other = await people(match)
    later = ShiftedTime(match)
    await ask(match, asked, "pause")
    (request,) = requests(match)
    await other.click(request, custom_id=next(id for id in controls(request) if id.endswith("|agree")))
    await later.wait(2 * DAY)
    assert (await clock(match)).status == "paused"
    assert not lapsed(match)


@pytest.mark.parametrize("kind", COMMANDS)
async def test_a_request_whose_message_was_deleted_is_posted_again(match: Match, kind: str) -> None:
    asked, other = await people(match)
    await ask(match, asked, kind)
    (request,) = requests(match)
    await ask(match, asked, kind)
    assert [one.id for one in requests(match)] == [request.id]
    match.world.env.backend.delete_message(match.place.id, request.id)
    await match.world.env.settle()
    await ask(match, asked, kind)
    (again,) = requests(match)
    assert again.id != request.id
    await other.click(again, custom_id=next(id for id in controls(again) if id.endswith("|refuse")))
    assert "consent" not in await list_games(other, match)
