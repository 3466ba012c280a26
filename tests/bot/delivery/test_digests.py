"""Daily digests of all followed matches, sent while their reader is awake."""

import pytest

from bot.clocks.paces import DAY, HOUR
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.failures import Absent
from bot.features.follow.service import DIGEST_AT
from bot.match.clock_keeper import WAKING
from storage.matches import MatchRow
from tests.bot.followers import Readers, elsewhere
from tests.bot.playing import begin
from tests.simulated import World, texts


async def test_a_digest_has_all_matches_once_a_day(readers: Readers) -> None:
    world = readers.match.world
    dora = world.people["Dora"]
    await readers.follow(where="digest")
    await readers.match.bot.services.preferences.choose("user", dora.id, DIGEST_AT, str(readers.time))
    await readers.turns()
    await readers.sweep()
    await readers.turns()
    await readers.sweep()
    assert readers.direct() == []
    readers.time += DAY
    for _ in range(2):
        await readers.sweep()
    (update,) = readers.direct()
    assert texts(update).count("### ") == 1


async def test_a_digest_of_nothing_is_not_the_days_digest(readers: Readers) -> None:
    await readers.follow(where="digest")
    await readers.match.first_choice()
    await readers.sweep()
    assert readers.direct() == []
    await readers.turns()
    await readers.sweep()
    assert len(readers.direct()) == 1


async def test_a_digest_that_could_not_be_sent_stays_due_and_is_sent_once(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences, dora = readers.match.bot.services.preferences, readers.match.world.people["Dora"]
    await readers.follow(where="digest")

    async def unreachable(*given: object) -> None:
        raise Absent

    with monkeypatch.context() as away:
        away.setattr(DirectMessages, "send", unreachable)
        for _ in range(2):
            await readers.turns()
            await readers.sweep()
        assert await preferences.get("user", dora.id, DIGEST_AT) is None
    for _ in range(2):
        await readers.sweep()
    (update,) = readers.direct()
    assert texts(update).count("### ") == 1
    assert await preferences.get("user", dora.id, DIGEST_AT) == str(readers.time)


async def test_a_digest_is_made_when_its_reader_wakes(readers: Readers) -> None:
    preferences, dora = readers.match.bot.services.preferences, readers.match.world.people["Dora"]
    await readers.follow(where="digest")
    begins, ends = ((readers.time // HOUR + hours) % 24 * 60 for hours in (2, 12))
    await preferences.choose("user", dora.id, WAKING, f"UTC {begins} {ends}")
    await readers.turns()
    await readers.sweep()
    assert await readers.match.bot.store.matches_with_notices() == ()
    readers.time += 3 * HOUR
    await readers.sweep()
    assert len(readers.direct()) == 1


async def test_two_matches_come_in_one_digest(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await begin(world, 2)
    readers = Readers(first, monkeypatch)
    await readers.follow(where="digest")
    second = await begin(elsewhere(world), 2)
    other = Readers(second, monkeypatch)
    await other.follow(where="digest")
    for one in (readers, other):
        await one.turns()
    await readers.sweep()
    updates = [one for one in readers.direct() if "### " in texts(one)]
    assert [texts(one).count("### ") for one in updates] == [2]


async def test_a_match_out_of_reach_keeps_no_other_out_of_a_digest(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers = Readers(await begin(world, 2), monkeypatch)
    other = Readers(await begin(elsewhere(world), 2), monkeypatch)
    for one in (readers, other):
        await one.follow(where="digest")
        await one.turns()

    async def unreachable(client: object, row: MatchRow, user_id: int) -> bool:
        if row.id == other.match.id:
            raise Absent
        return True

    with monkeypatch.context() as away:
        away.setattr("bot.features.follow.service.may_watch", unreachable)
        await readers.sweep()
        assert [texts(one).count("### ") for one in readers.direct() if "### " in texts(one)] == [1]
        other.time += DAY
        await readers.turns()
        await readers.sweep()
        assert [texts(one).count("### ") for one in readers.direct() if "### " in texts(one)] == [1, 1]
    await readers.sweep()
    assert [texts(one).count("### ") for one in readers.direct() if "### " in texts(one)] == [1, 1, 1]
