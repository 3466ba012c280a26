"""Matches in play, without Discord: races, repeated presses, single answers, whole games and pings."""

import asyncio
import random

import pytest

from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.outbox import unpack
from bot.match.safe_names import picked_keys, token
from bot.match.service import Matches
from bot.match.stored import entries
from engine.core.game import only_answer
from engine.core.types import MAX_KEY, Action, Ask, Decision, Option
from storage.matches import SavedMatch
from tests.bot.tabletop import (
    SECRET,
    STRANGER,
    USERS,
    Room,
    begin,
    choose_first,
    open_question,
    pick,
    refusal,
    refusal_of,
    script,
)

# --- presses


async def test_of_many_presses_at_once_one_counts(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=3)
    before = (await tables.get_match(match_id)).log_length
    user, decision_name, ask = await open_question(tables, match_id)
    presses = [
        tables.choose(match_id, user, decision_name, (ask.options[number % len(ask.options)].key,), f"press {number}")
        for number in range(40)
    ]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(refusal(one) for one in outcomes if not isinstance(one, tuple)) == ["refuse-stale"] * 39
    assert (await tables.get_match(match_id)).log_length == before + 1
    await room.check(match_id)


async def test_of_all_presses_only_that_of_the_player_to_move_counts(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=3)
    user, decision_name, ask = await open_question(tables, match_id)
    people = [*[one for one in USERS[:3] if one != user], STRANGER, user]
    outcomes = await asyncio.gather(
        *(tables.choose(match_id, one, decision_name, (ask.options[0].key,), str(one)) for one in people),
        return_exceptions=True,
    )
    assert [refusal(one) for one in outcomes[:-1]] == [*["refuse-not-your-move"] * 2, "refuse-not-a-player"]
    assert isinstance(outcomes[-1], tuple)


async def test_a_command_does_only_the_act_of_its_verb(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    user, _, ask = await open_question(tables, match_id)
    before = (await tables.get_match(match_id)).log_length
    placing = next(option for option in ask.options if option.verb == "place")
    assert await refusal_of(tables.say(match_id, user, "pass", (placing.key,), "wrong verb")) == "not_offered"
    assert (await tables.get_match(match_id)).log_length == before
    await tables.say(match_id, user, "place", (placing.key,), "right verb")
    assert (await tables.get_match(match_id)).log_length > before
    await room.check(match_id)


async def test_presses_in_many_matches_at_once_all_count(room: Room, tables: Matches) -> None:
    matches = [await begin(tables, channel=channel) for channel in range(1, 9)]
    for _ in range(3):
        await asyncio.gather(*(choose_first(tables, match_id) for match_id in matches))
    for match_id in matches:
        assert len((await tables.get_match(match_id)).core.log) == 2 + 3
        await room.check(match_id)


async def test_a_press_received_twice_counts_once(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    await choose_first(tables, match_id, press="the same")
    user, decision_name, ask = await open_question(tables, match_id)
    again = tables.choose(match_id, user, decision_name, (ask.options[0].key,), "the same")
    assert await refusal_of(again) == "refuse-stale"
    assert (await tables.get_match(match_id)).decision_names() == (decision_name,)
    await room.check(match_id)


async def test_a_choice_that_is_not_on_offer_changes_nothing(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    user, decision_name, _ = await open_question(tables, match_id)
    told = len(room.told)
    for picks in (("no_such_thing",), (), ("pass", "pass"), ("pass", "castle")):
        with pytest.raises(Refused) as caught:
            await tables.choose(match_id, user, decision_name, picks, "press")
        assert caught.value.reason is not None
    assert len(room.told) == told
    assert (await tables.get_match(match_id)).decision_names() == (decision_name,)
    await room.check(match_id)


async def test_an_over_long_key_is_pressed_by_its_token(tables: Matches) -> None:
    table = await tables.get_match(await begin(tables))
    long, another = "w_mason." * 10, "w_lawyer." * 10
    mine, others = (
        Decision(seat, "build", Ask(seat, (Option(key), Option("none")))) for seat, key in enumerate((long, another))
    )
    table.core._play.decisions = (mine, others)
    tokens = (token(long), "none", "made up", token(another))
    assert picked_keys(mine, tokens) == (long, "none", "made up", token(another)), (
        "what another may choose is not named"
    )
    assert len(token(long)) <= MAX_KEY < len(long)


# --- answers that need no choice


async def test_single_answers_are_made_for_the_player_and_marked(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=3)
    await play_on(tables, match_id, 60)
    made = await list_marks(room, match_id)
    assert any(made)
    assert all(was_single == auto for was_single, auto in made)


async def test_single_answers_are_asked_for_if_the_match_is_so_set(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=3, auto="off")
    await play_on(tables, match_id, 60)
    made = await list_marks(room, match_id)
    assert any(was_single for was_single, _ in made)
    assert not any(auto for _, auto in made)


async def play_on(tables: Matches, match_id: str, most: int, seed: int = 0) -> None:
    chooser = random.Random(seed)
    for _ in range(most):
        table = await tables.get_match(match_id)
        if not table.core.decisions:
            return
        decision = table.core.decisions[0]
        user = table.seats[decision.ask.seat].user_id
        assert user is not None
        press = f"{match_id} {table.decision_name(decision)}"
        await tables.choose(match_id, user, table.decision_name(decision), pick(decision, chooser), press)


async def list_marks(room: Room, match_id: str) -> list[tuple[bool, bool]]:
    """List for each line of a player if the question had one answer only, and if it is marked as automatic."""
    table = await room.tables.get_match(match_id)
    match = SeatedMatch(SavedMatch(table.row, table.seats, ())).core
    found: list[tuple[bool, bool]] = []
    play = match.game.resume(match.position)
    for line, entry in zip(await room.store.log(match_id), table.core.log, strict=True):
        assert isinstance(entry, Action)
        decision = play.decisions[0]
        if entry.seat >= 0:
            found.append((only_answer(decision) is not None, line.auto))
        play.answer(decision, entry.picks)
    return found


# --- a whole game


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
async def test_a_whole_game_leads_where_the_rules_alone_lead(
    room: Room, tables: Matches, monkeypatch: pytest.MonkeyPatch, seats: int, seed: int
) -> None:
    written = script(seats, seed)
    monkeypatch.setattr("bot.features.lobby.starting.secrets.token_bytes", lambda count: SECRET)
    match_id = await begin(tables, people=seats)
    for number, choice in enumerate(written.choices):
        await tables.say(match_id, USERS[choice.seat], choice.verb, (choice.key,), str(number))
    table = await tables.get_match(match_id)
    assert table.game.digest(table.core.position) == written.digest
    assert table.row.status == "ended"
    news = [unpack(message.body) for message in await room.store.unsent(match_id)]
    assert [scene for one in news for scene in one.scenes] == [*written.scenes]
    assert await refusal_of(go_again(tables, match_id)) == "refuse-over"
    await room.check(match_id)
    assert entries(await room.store.log(match_id)) == table.core.log


async def go_again(tables: Matches, match_id: str) -> None:
    await tables.say(match_id, USERS[0], "pass", (), "after the end")


# --- pings


async def test_a_player_is_pinged_when_anothers_move_asks_them(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    first, _, _ = await open_question(tables, match_id)
    assert (await tables.get_match(match_id)).users_to_ping(await room.news(match_id)) == {first}
    await choose_first(tables, match_id)
    second, _, _ = await open_question(tables, match_id)
    assert (await tables.get_match(match_id)).users_to_ping(await room.news(match_id)) == {second}
    assert second != first


async def test_a_player_who_stays_on_the_move_is_not_pinged(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=1, computers=1)
    await choose_first(tables, match_id)
    table = await tables.get_match(match_id)
    assert table.asked() == [0]
    assert table.users_to_ping(await room.news(match_id)) == frozenset()


async def test_a_player_asked_again_before_publication_is_pinged(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    first = await choose_first(tables, match_id)
    earlier = await room.news(match_id)
    await choose_first(tables, match_id)
    news = earlier + await room.news(match_id)
    assert (await tables.get_match(match_id)).users_to_ping(news) == {first}


async def test_a_resignation_does_not_repeat_a_ping(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, people=3)
    user, _, _ = await open_question(tables, match_id)
    other = next(one for one in USERS[:3] if one != user)
    await tables.resign(match_id, other, "Computer 1")
    assert (await open_question(tables, match_id))[0] == user
    assert (await tables.get_match(match_id)).users_to_ping(await room.news(match_id)) == frozenset()


async def test_a_player_whose_undo_is_agreed_to_is_pinged(room: Room, tables: Matches) -> None:
    match_id = await begin(tables)
    first = await choose_first(tables, match_id)
    second = await choose_first(tables, match_id)
    assert await tables.undoing.undo(match_id, first, "wish") == "asked"
    request = (await tables.get_match(match_id)).undo_request
    assert request is not None
    assert await tables.undoing.consent(match_id, second, request.name, agree=True, key="yes") == ()
    assert (await tables.get_match(match_id)).users_to_ping(await room.news(match_id)) == {first}
