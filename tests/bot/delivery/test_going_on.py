"""Several choices in a row on a private card: its player sees each at once, they are published together."""

import pytest
from simcord import ResponseMessage

from bot.app.upkeep import SWEEP
from bot.delivery.publish_schedule import IDLE_DELAY
from bot.words import Catalogue
from engine.core.types import Option
from tests.bot.playing import Match, alone, answers, begin, choices, message, press, sealed
from tests.simulated import World, texts

EN = Catalogue().words("en")
GAME = "catan_cards"


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of Ada and Bruno, both of whom leave their regions as they lie; whoever begins is about to roll."""
    sealed(monkeypatch)
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


async def rolled(match: Match) -> ResponseMessage:
    """The private card of whoever is to move, after the roll and whatever it asks of that player."""
    seat = await mover(match)
    (shown,) = answers(await match.own(seat, "move"))
    await press(match.person(seat), shown, "roll")
    assert await mover(match) == seat, "the seed has the roll ask nobody else"
    return shown


async def offered(match: Match) -> tuple[Option, ...]:
    return (await match.table()).core.decisions[0].ask.options


async def test_a_turn_is_published_when_it_passes_on(match: Match) -> None:
    seat, card = await mover(match), await match.card()
    shown = await rolled(match)
    made = 0
    while await mover(match) == seat:
        assert (await match.card()).id == card.id
        now = message(match.place, shown.id)
        assert choices(now), "the next question is on the private card"
        assert EN("card-public-later") in texts(now)
        keys = [option.key for option in await offered(match)]
        await press(match.person(seat), now, "end" if "end" in keys else keys[0])
        made += 1
    assert made > 1
    posted = await match.card()
    assert posted.id != card.id
    assert card.id not in {one.id for one in match.place.history()}
    assert posted.content == card.content == ""
    assert EN("catan_cards-event-turn") not in texts(posted)


async def test_a_turn_that_is_left_lying_is_published_after_a_while(match: Match) -> None:
    card = await match.card()
    await rolled(match)
    await match.world.env.advance_time(SWEEP + 1)
    assert (await match.card()).id == card.id, "the look for what could not be told leaves it alone"
    await match.world.env.advance_time(IDLE_DELAY - SWEEP)
    assert (await match.card()).id != card.id


async def test_each_choice_begins_the_while_anew(match: Match) -> None:
    seat, card = await mover(match), await match.card()
    shown = await rolled(match)
    for _ in range(2):
        await match.world.env.advance_time(IDLE_DELAY - 1)
        assert (await match.card()).id == card.id
        keys = [option.key for option in await offered(match) if option.key != "end"]
        await press(match.person(seat), message(match.place, shown.id), keys[0])


async def test_a_bot_that_stops_tells_what_was_waiting(match: Match) -> None:
    card = await match.card()
    await rolled(match)
    await match.bot.services.publisher.finish()
    assert (await match.card()).id != card.id


async def test_a_refused_choice_publishes_what_was_waiting(match: Match) -> None:
    seat, card = await mover(match), await match.card()
    (old,) = answers(await match.own(seat, "move"))
    match.bot.services.open_cards.forget(match.id, match.person(seat).id)  # else the next card would replace it
    await rolled(match)
    answer = await press(match.person(seat), old, "roll")
    assert EN("refuse-stale") in texts(match.private(seat)[0])
    assert answer.acknowledged
    assert (await match.card()).id != card.id


async def test_a_turn_that_has_ended_is_published_where_nobody_else_is_asked(world: World) -> None:
    """Against computer players: what has happened is read while the same player goes on in the next turn."""
    match = await alone(world)
    person, card = await match.asked(), await match.card()
    (shown,) = answers(await person.slash(match.place, "game board"))
    turn = (await match.table()).turn
    while (await match.table()).turn == turn:
        (decision,) = (await match.table()).core.decisions
        keys = [option.key for option in decision.ask.options]
        await press(person, message(match.place, shown.id), "pass" if "pass" in keys else keys[0])
    await match.bot.services.publisher.outcome(match.id)
    assert (await match.card()).id != card.id
