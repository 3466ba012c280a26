"""Several choices in a row on a private card: the player sees each at once, and they are published together."""

import pytest
from simcord import ResponseMessage

from bot.app.upkeep import SWEEP
from bot.delivery.publish_schedule import IDLE_DELAY
from bot.words import Catalogue
from engine.core.types import Option
from tests.bot.playing import Match, begin, begin_alone, choice_ids, fix_secret, message, press, private_messages
from tests.simulated import World, texts

EN = Catalogue().words("en")
GAME = "catan_cards"


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Match of Ada and Bruno after the setup, before the first roll."""
    fix_secret(monkeypatch)
    match = await begin(world, 2, GAME)
    while (await match.table()).core.decisions[0].kind != "before_roll":
        (decision,) = (await match.table()).core.decisions
        keys = [option.key for option in decision.ask.options]
        picks = ("rest",) if "rest" in keys else tuple(keys[: decision.ask.least])
        table = await match.table()
        user = match.person(decision.ask.seat).id
        await match.bot.services.matches.choose(
            match.id, user, table.decision_name(decision), picks, table.decision_name(decision)
        )
    await match.bot.services.publisher.finish()
    return match


async def mover(match: Match) -> int:
    (seat,) = (await match.table()).asked()
    return seat


async def roll_dice(match: Match) -> ResponseMessage:
    """Return the private card of the player to move, after the roll and its questions to that player."""
    seat = await mover(match)
    (shown,) = private_messages(await match.own(seat, "move"))
    await press(match.person(seat), shown, "roll")
    assert await mover(match) == seat, "with this seed the roll asks no other player"
    return shown


async def offered_options(match: Match) -> tuple[Option, ...]:
    return (await match.table()).core.decisions[0].ask.options


async def test_a_turn_is_published_when_it_passes_on(match: Match) -> None:
    seat, card = await mover(match), await match.card()
    shown = await roll_dice(match)
    made = 0
    while await mover(match) == seat:
        assert (await match.card()).id == card.id
        now = message(match.place, shown.id)
        assert choice_ids(now), "the next question is on the private card"
        assert EN("card-public-later") in texts(now)
        keys = [option.key for option in await offered_options(match)]
        await press(match.person(seat), now, "end" if "end" in keys else keys[0])
        made += 1
    assert made > 1
    posted = await match.card()
    assert posted.id != card.id
    assert card.id not in {one.id for one in match.place.history()}
    assert posted.content == card.content == ""
    assert EN("catan_cards-event-turn") not in texts(posted)


async def test_an_interrupted_turn_is_published_after_a_while(match: Match) -> None:
    card = await match.card()
    await roll_dice(match)
    await match.world.env.advance_time(SWEEP + 1)
    assert (await match.card()).id == card.id, "the look for what could not be told leaves it alone"
    await match.world.env.advance_time(IDLE_DELAY - SWEEP)
    assert (await match.card()).id != card.id


async def test_each_choice_restarts_the_delay(match: Match) -> None:
    seat, card = await mover(match), await match.card()
    shown = await roll_dice(match)
    for _ in range(2):
        await match.world.env.advance_time(IDLE_DELAY - 1)
        assert (await match.card()).id == card.id
        keys = [option.key for option in await offered_options(match) if option.key != "end"]
        await press(match.person(seat), message(match.place, shown.id), keys[0])


async def test_a_bot_that_stops_publishes_waiting_choices(match: Match) -> None:
    card = await match.card()
    await roll_dice(match)
    await match.bot.services.publisher.finish()
    assert (await match.card()).id != card.id


async def test_a_refused_choice_publishes_waiting_choices(match: Match) -> None:
    seat, card = await mover(match), await match.card()
    (old,) = private_messages(await match.own(seat, "move"))
    match.bot.services.open_cards.forget(match.id, match.person(seat).id)  # otherwise the next card would replace it
    await roll_dice(match)
    answer = await press(match.person(seat), old, "roll")
    assert EN("refuse-stale") in texts(match.private(seat)[0])
    assert answer.acknowledged
    assert (await match.card()).id != card.id


async def test_an_ended_turn_is_published_even_if_the_same_player_moves_next(world: World) -> None:
    """Against computer players the same player goes on in the next turn and reads the events meanwhile."""
    match = await begin_alone(world)
    person, card = await match.asked(), await match.card()
    (shown,) = private_messages(await person.slash(match.place, "game board"))
    turn = (await match.table()).turn
    while (await match.table()).turn == turn:
        (decision,) = (await match.table()).core.decisions
        keys = [option.key for option in decision.ask.options]
        await press(person, message(match.place, shown.id), "pass" if "pass" in keys else keys[0])
    await match.bot.services.publisher.outcome(match.id)
    assert (await match.card()).id != card.id
