"""Contract of all stores about the spotlight."""

from msgspec.structs import replace

from storage import Store
from storage.matches import SeatRow
from storage.spotlight import ContestRow, PredictionRow, ScoreRow
from tests.storage.samples import BEGUN, a_live_match, a_lobby

ANNA, BRUNO = 10**18, 10**18 + 1
CONTEST = ContestRow("moment", 5, 7, "abcdefgh", 1, "place", 2, 4, 10)


async def test_a_server_has_one_contest_under_way(store: Store) -> None:
    await a_live_match(store)
    assert await store.add_contest(CONTEST)
    assert not await store.add_contest(replace(CONTEST, id="another"))
    assert await store.contest("moment") == CONTEST
    assert await store.contest("another") is None
    await store.set_contest_message("moment", 99)
    assert await store.contests_under_way() == (replace(CONTEST, message_id=99),)
    await store.set_contest_recap("moment", 100)
    assert await store.contests_under_way() == ()
    later = replace(CONTEST, id="another", opened_at=20)
    assert await store.add_contest(later)
    assert [one.id for one in await store.latest_contests(5, 9)] == ["another", "moment"]
    assert await store.latest_contests(5, 1) == (later,)


async def test_a_puzzle_is_kept_with_its_solution(store: Store) -> None:
    await a_live_match(store)
    puzzle = replace(CONTEST, puzzle='{"pick":"mason"}')
    assert await store.add_contest(puzzle)
    assert await store.contest("moment") == puzzle
    assert await store.contests_under_way() == await store.latest_contests(5, 1) == (puzzle,)


async def test_predictions_made_before_the_answer_score(store: Store) -> None:
    await a_live_match(store)
    await store.add_contest(CONTEST)
    assert await store.predict("moment", ANNA, "farm", 2)
    assert await store.predict("moment", ANNA, "mason", 2)
    assert await store.predict("moment", BRUNO, "mason", 9)
    assert not await store.predict("nothing", ANNA, "mason", 2)
    await store.close_contest("moment", "mason", 3)
    await store.close_contest("moment", "farm", 4)
    assert not await store.predict("moment", ANNA, "farm", 2)
    closed = replace(CONTEST, answer="mason", answered=3)
    assert await store.contest("moment") == closed
    assert await store.predictions("moment") == (PredictionRow(ANNA, "mason", 4), PredictionRow(BRUNO, "mason", None))
    assert await store.scores(5, 9) == (ScoreRow(ANNA, 4, 1, 1),)
    assert await store.scores(6, 9) == ()


async def test_a_new_player_loses_open_predictions_about_the_match(store: Store) -> None:
    await a_live_match(store)
    await store.add_contest(CONTEST)
    for user in (ANNA, BRUNO):
        await store.predict("moment", user, "mason", 2)
    await store.hand_over("abcdefgh", BEGUN, SeatRow(0, ANNA, "Anna"))
    await store.close_contest("moment", "mason", 3)
    await store.hand_over("abcdefgh", BEGUN + 1, SeatRow(1, BRUNO, "Bruno"))
    assert await store.predictions("moment") == (PredictionRow(BRUNO, "mason", 4),)


async def test_a_void_question_scores_no_prediction(store: Store) -> None:
    await a_live_match(store)
    await store.add_contest(CONTEST)
    await store.predict("moment", ANNA, "mason", 2)
    await store.close_contest("moment", "", 3)
    assert await store.predictions("moment") == (PredictionRow(ANNA, "mason", None),)
    assert await store.scores(5, 9) == ()


async def test_public_matches_are_found_newest_first(store: Store) -> None:
    for number, id in enumerate(("older", "newer", "lobby", "closed")):
        settings = {} if id == "closed" else {"public": "1"}
        await store.create_match(replace(a_lobby(id, number, created_at=number), settings=settings))
        if id != "lobby":
            await store.set_status(id, 0, "ended")
    assert [match.id for match in await store.public_matches(9)] == ["newer", "older"]
    assert [match.id for match in await store.public_matches(1)] == ["newer"]


async def test_matches_that_are_not_public_leave_room_for_those_that_are(store: Store) -> None:
    for number, (id, public) in enumerate({"shown": "yes", "hidden": "no", "unseen": "no"}.items()):
        settings = {"public": public, "theme": "day"}
        await store.create_match(replace(a_lobby(id, number, created_at=number), settings=settings))
        await store.set_status(id, 0, "ended")
    assert [match.id for match in await store.public_matches(2)] == ["shown"]


async def test_the_preferences_of_servers_are_found_by_name(store: Store) -> None:
    await store.prefer("guild", 1, "spotlight", "7")
    await store.prefer("guild", 2, "locale", "it")
    await store.prefer("user", 3, "spotlight", "8")
    assert await store.server_preferences("spotlight") == {1: "7"}
