"""Usual length of a match, shown before players join: measured on ended matches, or not shown at all."""

import pytest
from msgspec.structs import replace

from bot.app.client import Provost
from bot.cards.times import usual_length
from bot.clocks.paces import DAY, HOUR
from bot.features.lobby.usual_lengths import MIN_MATCHES_FOR_LENGTHS, Lengths
from bot.interaction.translator import CATALOGUE
from bot.match.statistics import Spread
from bot.words import LOCALES
from storage.clocks import ClockChange
from storage.match_results import OutcomeRow
from storage.matches import Beginning, Move
from tests.bot.playing import private_text
from tests.simulated import World, texts
from tests.storage.samples import ANNA, BEGUN, BRUNO, CARLA, SEED, a_lobby


async def store_ended_matches(bot: Provost, count: int, pace: str = "steady") -> None:
    """End `count` matches of Caylus for three, which took 3, 4, 5 … days."""
    for number in range(count):
        id = f"over {number}"
        lobby = replace(a_lobby(id, 900 + number, seats=3), settings={"pace": pace})
        await bot.store.create_match(lobby)
        await bot.store.begin(id, 0, Beginning([ANNA, BRUNO, CARLA], SEED, "", lobby.settings), Move([], b"start"))
        row = OutcomeRow("caylus", 0, (3 + number) * DAY, "own_end", 0, (1, 2), (1, 2))
        await bot.store.set_status(id, BEGUN, "ended", clock=ClockChange(outcome=row))


async def lobby_text(world: World) -> str:
    """Return the text of a new lobby."""
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=3)
    card = world.channel.last_message
    assert card is not None
    return texts(card)


def bot_of(world: World) -> Provost:
    assert isinstance(world.env.bot, Provost)
    return world.env.bot


async def test_a_lobby_shows_the_usual_length_of_such_matches(world: World) -> None:
    await store_ended_matches(bot_of(world), 8)
    lengths = Spread(8, 4 * DAY, 6 * DAY, 8 * DAY, 10 * DAY)
    line = usual_length(CATALOGUE.words("en"), lengths)
    assert line == "Usually takes 6 days; half of the last 8 games took between 4 days and 8 days."
    assert line in await lobby_text(world)
    assert line in private_text(await world.people["Bruno"].slash(world.channel, "game find"))


@pytest.mark.parametrize(
    ("count", "pace"), [(MIN_MATCHES_FOR_LENGTHS - 1, "steady"), (MIN_MATCHES_FOR_LENGTHS, "slow")]
)
async def test_few_or_other_matches_give_no_usual_length(world: World, count: int, pace: str) -> None:
    await store_ended_matches(bot_of(world), count, pace)
    assert "Usually takes" not in await lobby_text(world)


async def test_lengths_are_cached(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, asked = bot_of(world), []

    async def lengths(*given: object) -> tuple[int, ...]:
        asked.append(given)
        return ()

    monkeypatch.setattr(bot.store, "lengths", lengths)
    for _ in range(3):
        assert await bot.services[Lengths].of("caylus", 3, "steady") is None
    assert len(asked) == 1


@pytest.mark.parametrize("locale", LOCALES)
def test_a_usual_length_has_words_in_every_language(locale: str) -> None:
    words = CATALOGUE.words(locale)
    varied = usual_length(words, Spread(24, 20 * HOUR, 2 * DAY, 9 * DAY, 12 * DAY))
    assert all(number in varied for number in ("20", "2", "9", "24"))
    same = usual_length(words, Spread(5, 2 * DAY, 2 * DAY + HOUR, 2 * DAY + 2 * HOUR, 3 * DAY))
    assert "2" in same
    assert same.count("2") == 1
