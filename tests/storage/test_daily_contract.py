"""Contract of all stores about daily deals."""

from msgspec.structs import replace

from storage import Store
from storage.dailies import DailyAttemptRow, DailyDayRow, DailyMove, DailyScoreRow
from storage.privacy import Forgotten

ANNA, BRUNO = 10**18, 10**18 + 1
TODAY, YESTERDAY = "2026-11-26", "2026-11-25"
END = DailyMove(1, "[1,2]", 2, 99, 20, -3)


async def begin_attempt(store: Store, user_id: int, day: str = TODAY) -> None:
    await store.begin_daily(user_id, day, "caylus", 10, DailyMove(0, "[1]", 1))
    await store.enter_daily(5, day, "caylus", user_id, f"user {user_id - ANNA}")


async def test_the_first_deal_of_a_day_counts(store: Store) -> None:
    assert await store.daily_deal(TODAY, "caylus") is None
    await store.add_daily_deal(TODAY, "caylus", "first")
    await store.add_daily_deal(TODAY, "caylus", "second")
    assert await store.daily_deal(TODAY, "caylus") == "first"
    assert await store.daily_games(TODAY) == ("caylus",)
    assert await store.daily_games(YESTERDAY) == ()


async def test_an_attempt_begins_once_and_its_moves_come_in_order(store: Store) -> None:
    await begin_attempt(store, ANNA)
    assert await store.daily_attempt(ANNA, TODAY, "caylus") == DailyAttemptRow("[1]", 1, None, None, None, None)
    assert not await store.move_daily(ANNA, TODAY, "caylus", replace(END, before=0))
    assert await store.move_daily(ANNA, TODAY, "caylus", DailyMove(1, "[1,1]", 2))
    assert not await store.move_daily(ANNA, TODAY, "caylus", END)
    assert not await store.move_daily(BRUNO, TODAY, "caylus", END)
    await store.mark_daily(ANNA, TODAY, "caylus", "too early")
    assert await store.move_daily(ANNA, TODAY, "caylus", replace(END, before=2))
    assert not await store.move_daily(ANNA, TODAY, "caylus", replace(END, before=2))
    await store.mark_daily(ANNA, TODAY, "caylus", "marks")
    await begin_attempt(store, ANNA)
    assert await store.daily_attempt(ANNA, TODAY, "caylus") == DailyAttemptRow("[1,2]", 2, 99, 20, -3, "marks")


async def test_open_attempts_are_those_of_a_day_that_have_not_ended(store: Store) -> None:
    await begin_attempt(store, ANNA)
    await begin_attempt(store, ANNA, YESTERDAY)
    await store.begin_daily(ANNA, TODAY, "magna_carta", 10, DailyMove(0, "[1]", 1))
    assert {*await store.open_dailies(ANNA, TODAY)} == {"caylus", "magna_carta"}
    assert await store.open_dailies(BRUNO, TODAY) == ()
    await store.move_daily(ANNA, TODAY, "caylus", END)
    assert await store.open_dailies(ANNA, TODAY) == ("magna_carta",)


async def test_a_server_ranks_the_finished_attempts_that_were_opened_there(store: Store) -> None:
    for user, margin, points in ((ANNA, 1, 30), (BRUNO, 1, 31), (BRUNO + 1, 4, 10), (BRUNO + 2, 9, 9)):
        await begin_attempt(store, user)
        await store.move_daily(user, TODAY, "caylus", replace(END, margin=margin, points=points))
    await begin_attempt(store, BRUNO + 3)
    await store.enter_daily(6, TODAY, "caylus", ANNA, "Anna elsewhere")
    await store.enter_daily(5, TODAY, "caylus", ANNA, "Anna")
    expected = [
        DailyScoreRow(BRUNO + 2, "user 3", 9, 9),
        DailyScoreRow(BRUNO + 1, "user 2", 10, 4),
        DailyScoreRow(BRUNO, "user 1", 31, 1),
        DailyScoreRow(ANNA, "Anna", 30, 1),
    ]
    assert [*await store.daily_ranking(5, TODAY, "caylus", 9)] == expected
    assert [*await store.daily_ranking(5, TODAY, "caylus", 2)] == expected[:2]
    assert [one.name for one in await store.daily_ranking(6, TODAY, "caylus", 9)] == ["Anna elsewhere"]
    assert await store.daily_ranking(5, YESTERDAY, "caylus", 9) == ()
    assert await store.forget_server(5) == Forgotten(0, 0, 5)
    assert await store.daily_ranking(5, TODAY, "caylus", 9) == ()
    assert await store.daily_attempt(ANNA, TODAY, "caylus") is not None


async def test_scores_outlive_their_attempts(store: Store) -> None:
    for day in (YESTERDAY, TODAY):
        await store.add_daily_deal(day, "caylus", day)
        await begin_attempt(store, ANNA, day)
        await store.move_daily(ANNA, day, "caylus", END)
        await begin_attempt(store, BRUNO, day)
    await store.clear_dailies(TODAY)
    assert await store.daily_games(YESTERDAY) == ()
    assert await store.daily_ranking(5, YESTERDAY, "caylus", 9) == ()
    assert await store.daily_attempt(BRUNO, YESTERDAY, "caylus") is None
    assert await store.daily_attempt(ANNA, YESTERDAY, "caylus") == DailyAttemptRow("", 0, 99, 20, -3, None)
    assert await store.daily_days(ANNA, "caylus") == (DailyDayRow(TODAY, 20, -3), DailyDayRow(YESTERDAY, 20, -3))
    assert await store.daily_games(TODAY) == ("caylus",)
    assert await store.daily_attempt(BRUNO, TODAY, "caylus") is not None


async def test_a_deleted_user_is_gone_and_a_running_line_is_not_exported(store: Store) -> None:
    await begin_attempt(store, ANNA)
    await begin_attempt(store, BRUNO)
    await store.move_daily(BRUNO, TODAY, "caylus", END)
    lines = [(await store.own_rows(user))["daily_attempts"][0]["line"] for user in (ANNA, BRUNO)]
    assert lines == ["", "[1,2]"]
    assert (await store.own_rows(BRUNO))["daily_entries"] == [
        {"guild_id": 5, "day": TODAY, "game": "caylus", "name": "user 1"}
    ]
    await store.forget_user(BRUNO)
    own = await store.own_rows(BRUNO)
    assert (own["daily_attempts"], own["daily_entries"]) == ([], [])
    assert await store.daily_attempt(ANNA, TODAY, "caylus") is not None
