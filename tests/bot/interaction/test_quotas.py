"""Quotas of lobbies and games, and limits on how fast users press."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.client import Provost
from bot.app.config import Config
from bot.match.errors import Refused
from bot.match.new_match import LobbyTerms
from bot.match.quotas import MAX_IDLE_KEYS, SERVER_RATE, USER_RATE, Quotas, Rate, RateLimiter, RateLimits, Recent
from bot.match.service import Matches
from storage import SqliteStore
from tests import simulated
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.playing import begin, choice_ids, private_text, sentence, sketch_pictures
from tests.bot.tabletop import NAMES, NOW, USERS, refusal_of
from tests.simulated import World
from tests.virtual import run_on_virtual_time

FEW = Quotas(lobbies=2, games=3)
ADA, BRUNO = USERS[:2]
HERE, ELSEWHERE = 5, 6


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Matches]:
    store = await SqliteStore.open(tmp_path / "matches.db")
    yield matches_with_lobbies(store, lambda: NOW, lambda match_id: None, FEW)
    await store.close()


async def open_lobby(tables: Matches, channel: int, user: int = ADA, guild: int = HERE) -> str:
    """Open a lobby; return its id."""
    return (
        await lobby_of(tables).lobbies.open(channel, guild, user, NAMES[USERS.index(user)], LobbyTerms("caylus", 2))
    ).id


# --- lobbies and games


def test_each_finished_match_allows_a_newcomer_one_more() -> None:
    assert [Quotas().most_matches(finished) for finished in (0, 1, 5)] == [2, 3, 7]


async def test_a_user_has_a_limited_number_of_lobbies(tables: Matches) -> None:
    first = await open_lobby(tables, 1)
    await open_lobby(tables, 2, guild=ELSEWHERE)
    assert await refusal_of(open_lobby(tables, 3)) == "refuse-too-many-lobbies"
    await open_lobby(tables, 3, BRUNO)
    await lobby_of(tables).lobbies.cancel(first)
    await open_lobby(tables, 1)


async def test_a_lobby_that_has_started_makes_room_for_its_owner(tables: Matches) -> None:
    first = await open_lobby(tables, 1)
    await open_lobby(tables, 2)
    await lobby_of(tables).lobbies.join(first, BRUNO, "Bruno")
    await lobby_of(tables).starting.start(first, ADA)
    await open_lobby(tables, 3)


async def test_a_server_has_a_limited_number_of_lobbies_and_games(tables: Matches) -> None:
    first = await open_lobby(tables, 1)
    await lobby_of(tables).lobbies.join(first, BRUNO, "Bruno")
    await lobby_of(tables).starting.start(first, ADA)
    await open_lobby(tables, 2)
    await open_lobby(tables, 3, BRUNO)
    assert await refusal_of(open_lobby(tables, 4, BRUNO)) == "refuse-too-many-games"
    await open_lobby(tables, 4, BRUNO, ELSEWHERE)
    await tables.cancellation.moderate(first, "Zoe")
    await open_lobby(tables, 5)


async def test_lobbies_that_are_opened_at_once_are_counted_one_by_one(tables: Matches) -> None:
    opened = await asyncio.gather(*(open_lobby(tables, channel) for channel in range(20)), return_exceptions=True)
    assert sum(isinstance(one, str) for one in opened) == FEW.lobbies
    assert {one.sentence for one in opened if isinstance(one, Refused)} == {"refuse-too-many-lobbies"}


async def test_a_busy_channel_is_named_before_a_quota(tables: Matches) -> None:
    await open_lobby(tables, 1)
    await open_lobby(tables, 2)
    assert await refusal_of(open_lobby(tables, 1)) == "refuse-channel-busy"


@pytest.mark.parametrize(("language", "locale"), [("en-US", "en"), ("it", "it"), ("es-ES", "es")])
async def test_one_lobby_too_many_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, locale: str
) -> None:
    sketch_pictures(monkeypatch)
    bot = Provost(Config(db=tmp_path / "matches.db", quotas=Quotas(lobbies=1, games=2)))
    async with simulated.world(bot) as world:
        ada, bruno, chiara = world.people.values()
        for person in (ada, bruno, chiara):
            world.languages[person.id] = language
        others = [world.env.guild.create_text_channel(f"other-{number}") for number in range(3)]
        for person, channel in ((ada, others[0]), (bruno, others[1])):
            assert private_text(await person.slash(channel, "game new", game="caylus")) == ""
        again = private_text(await ada.slash(others[2], "game new", game="caylus"))
        assert again == sentence("refuse-too-many-lobbies", locale, most=1)
        full = private_text(await chiara.slash(others[2], "game new", game="caylus"))
        assert full == sentence("refuse-too-many-games", locale, most=2)


# --- presses and commands


def test_a_rate_limit_allows_a_burst_and_then_a_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pace = RateLimiter(Rate(burst=10, a_second=2))
        assert [pace.take(1) for _ in range(12)] == [True] * 10 + [False] * 2
        assert pace.take(2), "another's pace is another's"
        await asyncio.sleep(1)
        assert [pace.take(1) for _ in range(3)] == [True, True, False]
        await asyncio.sleep(60)
        assert [pace.take(1) for _ in range(12)].count(True) == 10

    run_on_virtual_time(monkeypatch, story)


def test_a_user_who_is_too_fast_takes_nothing_from_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        paces = RateLimits()
        for _ in range(1000):
            paces.take(1, HERE)
        others = [paces.take(2 + number // USER_RATE.burst, HERE) for number in range(SERVER_RATE.burst)]
        assert others.count(True) == SERVER_RATE.burst - USER_RATE.burst
        assert paces.take(99, ELSEWHERE)
        assert paces.take(98, None)

    run_on_virtual_time(monkeypatch, story)


def test_people_who_play_quickly_are_never_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four people of a server each press three times a second for eight seconds, then once a second."""

    async def story() -> None:
        paces = RateLimits()
        for pause, times in ((1 / 3, 24), (1.0, 100)):
            for _ in range(times):
                assert all(paces.take(user, HERE) for user in range(4))
                await asyncio.sleep(pause)

    run_on_virtual_time(monkeypatch, story)


def test_a_rate_limit_forgets_absent_users(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        pace = RateLimiter(USER_RATE)
        for user in range(5 * MAX_IDLE_KEYS):
            pace.take(user)
            await asyncio.sleep(0.01)
        assert len(pace._full_at) <= MAX_IDLE_KEYS + 1

    run_on_virtual_time(monkeypatch, story)


def test_the_last_keys_are_known_and_older_ones_are_not() -> None:
    recent = Recent[int](3)
    assert [recent.has(key) for key in (1, 2, 1, 3, 4, 1)] == [False, False, True, False, False, False]


async def test_too_fast_a_presser_is_answered_once_and_others_play_on(world: World) -> None:
    match = await begin(world, 2)
    await world.env.advance_time(60)
    card, dora, asked = await match.card(), world.people["Dora"], await match.asked()
    before, told = await match.digest(), []
    world.pace = 0
    for _ in range(USER_RATE.burst + 20):
        result = await dora.click(card, custom_id=choice_ids(card)[-1])
        told.append(private_text(result))
    assert told[: USER_RATE.burst] == [sentence("refuse-not-a-player")] * USER_RATE.burst
    assert told[USER_RATE.burst :] == [sentence("refuse-too-fast"), *[""] * 19]
    assert await match.digest() == before
    assert private_text(await asked.click(card, custom_id=choice_ids(card)[-1])) == ""
    assert await match.digest() != before
    await world.env.advance_time(10)
    assert private_text(await dora.slash(match.place, "game why")) == sentence("refuse-not-a-player")
