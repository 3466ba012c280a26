"""Undo: free, by consent, refused, outdated; and old cards after it."""

import pytest

from bot.match import undoing
from bot.match.consent import ConsentRequest
from bot.match.service import Matches
from bot.match.undoing import UndoWish, undo_points
from tests.bot.lobbies import matches_with_lobbies
from tests.bot.tabletop import NOW, STRANGER, USERS, Room, begin, choose_first, open_question, refusal_of


async def digest(tables: Matches, match_id: str) -> str:
    table = await tables.get_match(match_id)
    return str(table.game.digest(table.core.position))


async def open_request(tables: Matches, match_id: str) -> ConsentRequest:
    found = (await tables.get_match(match_id)).undo_request
    assert found is not None
    return found


async def begin_with_two_moves(tables: Matches, people: int) -> tuple[str, int, tuple[int, ...]]:
    """Begin a match in which two players have moved; return its id, the first, and the others in the order of play."""
    match_id = await begin(tables, people)
    first = await choose_first(tables, match_id)
    second = await choose_first(tables, match_id)
    return match_id, first, (second, *(user for user in USERS[:people] if user not in (first, second)))


async def test_an_undo_is_free_until_another_has_moved(tables: Matches) -> None:
    match_id = await begin(tables)
    before, (_, decision_name, ask) = await digest(tables, match_id), await open_question(tables, match_id)
    user = await choose_first(tables, match_id)
    assert await tables.undoing.undo(match_id, user, "undo") == "done"
    again, stamp_again, ask_again = await open_question(tables, match_id)
    assert (await digest(tables, match_id), again, ask_again) == (before, user, ask)
    assert stamp_again != decision_name
    assert await refusal_of(tables.undoing.undo(match_id, user, "once more")) == "nothing_to_undo"


async def test_undos_of_a_player_in_one_match_are_limited(tables: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undoing, "MAX_UNDOS_EACH", 3)
    match_id = await begin(tables)
    user = await choose_first(tables, match_id)
    for number in range(3):
        assert await tables.undoing.undo(match_id, user, f"undo {number}") == "done"
        await tables.undoing.redo(match_id, user, f"redo {number}")
    assert await refusal_of(tables.undoing.undo(match_id, user, "too often")) == "undo-too-often"
    other = await choose_first(tables, match_id)
    assert await tables.undoing.undo(match_id, other, "the other has undone nothing") == "done"
    await choose_first(tables, match_id)


async def test_a_log_with_more_undos_than_a_player_may_make_is_read(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begin(room.tables)
    user = await choose_first(room.tables, match_id)
    for number in range(4):
        await room.tables.undoing.undo(match_id, user, f"undo {number}")
        await room.tables.undoing.redo(match_id, user, f"redo {number}")
    monkeypatch.setattr(undoing, "MAX_UNDOS_EACH", 2)
    await room.restart()
    assert (await room.tables.get_match(match_id)).core.undos == 8
    await choose_first(room.tables, match_id)
    await room.check(match_id)


async def test_the_log_keeps_undone_choices(tables: Matches) -> None:
    match_id = await begin(tables)
    user = await choose_first(tables, match_id)
    await tables.undoing.undo(match_id, user, "undo")
    seat = (await tables.get_match(match_id)).seat_of(user)
    chance, order, placed, undone = await tables.store.log(match_id)
    assert [chance.seat, order.seat] == [-1, -1]
    assert (placed.kind, undone.kind) == ("place", "undo")
    assert (undone.seat, undone.picks, undone.by_user, undone.auto) == (seat, ("2",), user, False)


async def test_old_cards_stay_old_when_their_question_is_asked_again(tables: Matches) -> None:
    """An undo uses the numbers of questions again; the count of undos in the name tells them apart."""
    match_id = await begin(tables)
    user, first, ask = await open_question(tables, match_id)
    await choose_first(tables, match_id, ask.options[0].key)
    other, second, _ = await open_question(tables, match_id)
    await tables.undoing.undo(match_id, user, "undo")
    _, again, _ = await open_question(tables, match_id)
    await choose_first(tables, match_id, ask.options[1].key)
    now = await digest(tables, match_id)
    for presser, decision_name in ((user, first), (user, again), (other, second)):
        for option in ask.options:
            press = tables.choose(match_id, presser, decision_name, (option.key,), f"{decision_name}{option.key}")
            assert await refusal_of(press) == "refuse-stale"
    assert await digest(tables, match_id) == now
    assert (await open_question(tables, match_id))[0] == other


@pytest.mark.parametrize("agree", [True, False])
async def test_a_request_ends_with_the_match(tables: Matches, agree: bool) -> None:
    match_id, first, (second,) = await begin_with_two_moves(tables, 2)
    assert await tables.undoing.undo(match_id, first, "undo") == "asked"
    request = await open_request(tables, match_id)
    before = await digest(tables, match_id)
    await tables.cancellation.moderate(match_id, "Zoe")
    answer = tables.undoing.consent(match_id, second, request.name, agree=agree, key="answer")
    assert await refusal_of(answer) == "refuse-cancelled"
    assert await digest(tables, match_id) == before


async def test_an_undo_needs_no_consent_of_computer_players(tables: Matches) -> None:
    match_id = await begin(tables, people=1, computers=2)
    before = await open_question(tables, match_id)
    await choose_first(tables, match_id)
    assert await tables.undoing.undo(match_id, USERS[0], "undo") == "done"
    after = await open_question(tables, match_id)
    assert (after[0], after[2]) == (before[0], before[2])


async def test_a_player_without_a_choice_has_nothing_to_undo(tables: Matches) -> None:
    match_id = await begin(tables)
    await choose_first(tables, match_id)
    other, _, _ = await open_question(tables, match_id)
    assert await refusal_of(tables.undoing.undo(match_id, other, "undo")) == "nothing_to_undo"
    assert await refusal_of(tables.undoing.undo(match_id, STRANGER, "undo")) == "refuse-not-a-player"


async def test_everybody_has_to_agree(tables: Matches) -> None:
    match_id, first, (second, third) = await begin_with_two_moves(tables, 3)
    before = await digest(tables, match_id)
    assert await tables.undoing.undo(match_id, first, "wish") == "asked"
    request = await open_request(tables, match_id)
    (missing,) = await tables.undoing.consent(match_id, second, request.name, agree=True, key="second")
    assert (await tables.get_match(match_id)).seats[missing].user_id == third
    assert await digest(tables, match_id) == before
    assert await tables.undoing.consent(match_id, third, request.name, agree=True, key="third") == ()
    table = await tables.get_match(match_id)
    assert (table.core.undos, table.asked()) == (1, [table.seat_of(first)])
    assert (
        await refusal_of(tables.undoing.consent(match_id, third, request.name, agree=True, key="late"))
        == "undo-outdated"
    )


async def test_a_request_that_waits_is_not_made_again(tables: Matches) -> None:
    match_id, first, (second, third) = await begin_with_two_moves(tables, 3)
    assert await tables.undoing.undo(match_id, first, "wish") == "asked"
    request = await open_request(tables, match_id)
    await tables.undoing.consent(match_id, second, request.name, agree=True, key="second")
    assert await tables.undoing.undo(match_id, first, "again") == "waiting"
    assert await tables.undoing.consent(match_id, third, request.name, agree=True, key="third") == ()


async def test_agreeing_twice_is_agreeing_once(tables: Matches) -> None:
    match_id, first, (second, _) = await begin_with_two_moves(tables, 3)
    await tables.undoing.undo(match_id, first, "wish")
    decision_name = (await open_request(tables, match_id)).name
    missing = await tables.undoing.consent(match_id, second, decision_name, agree=True, key="once")
    assert await tables.undoing.consent(match_id, second, decision_name, agree=True, key="twice") == missing


async def test_one_refusal_ends_it(tables: Matches) -> None:
    match_id, first, (second, third) = await begin_with_two_moves(tables, 3)
    before = await digest(tables, match_id)
    await tables.undoing.undo(match_id, first, "wish")
    decision_name = (await open_request(tables, match_id)).name
    await tables.undoing.consent(match_id, second, decision_name, agree=False, key="no")
    assert (
        await refusal_of(tables.undoing.consent(match_id, third, decision_name, agree=True, key="yes"))
        == "undo-outdated"
    )
    assert await digest(tables, match_id) == before


async def test_players_cannot_agree_to_their_own_request_but_may_withdraw_it(tables: Matches) -> None:
    match_id, first, (second,) = await begin_with_two_moves(tables, 2)
    await tables.undoing.undo(match_id, first, "wish")
    decision_name = (await open_request(tables, match_id)).name
    assert (
        await refusal_of(tables.undoing.consent(match_id, first, decision_name, agree=True, key="own"))
        == "refuse-own-undo"
    )
    assert (
        await refusal_of(tables.undoing.consent(match_id, STRANGER, decision_name, agree=True, key="x"))
        == "refuse-not-a-player"
    )
    await tables.undoing.consent(match_id, first, decision_name, agree=False, key="withdrawn")
    assert (
        await refusal_of(tables.undoing.consent(match_id, second, decision_name, agree=True, key="yes"))
        == "undo-outdated"
    )


async def test_play_that_goes_on_outdates_a_request(tables: Matches) -> None:
    match_id, first, (second,) = await begin_with_two_moves(tables, 2)
    await tables.undoing.undo(match_id, first, "wish")
    decision_name = (await open_request(tables, match_id)).name
    await choose_first(tables, match_id)
    now = await digest(tables, match_id)
    assert (
        await refusal_of(tables.undoing.consent(match_id, second, decision_name, agree=True, key="yes"))
        == "undo-outdated"
    )
    assert await digest(tables, match_id) == now


async def test_consent_to_one_players_request_is_not_consent_to_anothers(tables: Matches) -> None:
    match_id, first, (second, third) = await begin_with_two_moves(tables, 3)
    await choose_first(tables, match_id)
    await tables.undoing.undo(match_id, first, "wish")
    mine = (await open_request(tables, match_id)).name
    assert await tables.undoing.undo(match_id, second, "another wish") == "asked"
    agreed = tables.undoing.consent(match_id, third, mine, agree=True, key="yes")
    assert await refusal_of(agreed) == "undo-outdated"


async def test_a_request_outlives_a_restart(tables: Matches) -> None:
    match_id, first, (second, third) = await begin_with_two_moves(tables, 3)
    await tables.undoing.undo(match_id, first, "wish")
    request = await open_request(tables, match_id)
    await tables.undoing.consent(match_id, second, request.name, agree=True, key="second")
    reborn = matches_with_lobbies(tables.store, lambda: NOW, lambda match_id: None)
    assert await reborn.undoing.consent(match_id, third, request.name, agree=True, key="third") == ()
    assert (await reborn.get_match(match_id)).core.undos == 1


async def test_a_player_who_resigned_need_not_agree(tables: Matches) -> None:
    match_id, first, (second, third) = await begin_with_two_moves(tables, 3)
    await tables.undoing.undo(match_id, first, "wish")
    request = await open_request(tables, match_id)
    await tables.undoing.consent(match_id, third, request.name, agree=True, key="third")
    await tables.resign(match_id, second, "Computer 1")
    assert await tables.undoing.undo(match_id, first, "again") == "done"


async def test_resigning_withdraws_a_request_for_an_undo(tables: Matches) -> None:
    match_id, first, (second, third) = await begin_with_two_moves(tables, 3)
    await tables.undoing.undo(match_id, first, "wish")
    request = await open_request(tables, match_id)
    await tables.resign(match_id, first, "Computer 1")
    for user in (second, third):
        agreed = tables.undoing.consent(match_id, user, request.name, agree=True, key=f"{user}")
        assert await refusal_of(agreed) == "undo-outdated"


async def test_a_seat_that_changed_hands_since_is_played_after_an_undo(tables: Matches) -> None:
    match_id, first, (second, third, fourth) = await begin_with_two_moves(tables, 4)
    keep = min(undo_points(await tables.get_match(match_id)))
    await tables.undoing.undo(match_id, second, "wish", UndoWish(keep))
    request = await open_request(tables, match_id)
    await tables.resign(match_id, first, "Computer 1")
    for user in (third, fourth):
        await tables.undoing.consent(match_id, user, request.name, agree=True, key=f"{user}")
    table = await tables.get_match(match_id)
    assert (table.core.undos, table.seat_of(second) in table.asked()) == (1, True)
