"""Undoing to the start of a turn or to a choice in the log, and redoing it; each press counts once."""

import asyncio

import pytest
from simcord import MemberActor

from bot.cards import custom_ids
from bot.cards.match_log import log_lines
from bot.interaction.translator import CATALOGUE
from bot.match.errors import Refused
from bot.match.history import match_history
from bot.match.service import Matches
from bot.match.undoing import UndoWish, undo_points
from tests.bot.app.test_bad_input import pressed
from tests.bot.playing import Match, private_messages, private_text
from tests.bot.tabletop import USERS, Room, choose_first, open_question, refusal_of
from tests.bot.tabletop import begin as start
from tests.simulated import controls, texts

EN = CATALOGUE.words("en")


async def digest(tables: Matches, match_id: str) -> str:
    table = await tables.get_match(match_id)
    return str(table.game.digest(table.core.position))


async def log_text(tables: Matches, match_id: str) -> str:
    """Return the whole log as everybody may read it."""
    table = await tables.get_match(match_id)
    entries = match_history(table, await tables.lines(match_id))
    words, acts = EN.at(table.names), await tables.store.arbiter_acts(match_id)
    return "\n".join(line.text for line in log_lines(words, table.row.game, entries, acts))


async def test_an_undone_choice_can_be_redone(room: Room) -> None:
    tables = room.tables
    match_id = await start(tables)
    user = await choose_first(tables, match_id)
    after, said_before = await digest(tables, match_id), await log_text(tables, match_id)
    await tables.undoing.undo(match_id, user, "undo")
    assert "~~" in await log_text(tables, match_id)
    await tables.undoing.redo(match_id, user, "redo")
    assert await digest(tables, match_id) == after
    log = await log_text(tables, match_id)
    assert "~~" not in log, "what is in force again is struck through no longer"
    assert said_before in log
    kinds = [line.kind for line in await tables.store.log(match_id)]
    assert kinds[-3:] == ["place", "undo", "redo"]
    await room.check(match_id)
    await room.restart()
    await room.check(match_id)
    assert await refusal_of(room.tables.undoing.redo(match_id, user, "again")) == "nothing_to_redo"


async def test_only_the_player_who_undid_can_redo_until_the_next_choice(tables: Matches) -> None:
    match_id = await start(tables)
    user = await choose_first(tables, match_id)
    other = next(one for one in USERS[:2] if one != user)
    await tables.undoing.undo(match_id, user, "undo")
    assert await refusal_of(tables.undoing.redo(match_id, other, "redo")) == "nothing_to_redo"
    await choose_first(tables, match_id)
    assert await refusal_of(tables.undoing.redo(match_id, user, "redo")) == "nothing_to_redo"


async def test_a_redo_restores_the_time_that_the_turn_added_to_the_bank(tables: Matches) -> None:
    match_id = await start(tables)
    user = await choose_first(tables, match_id)
    table = await tables.get_match(match_id)
    seat, before = table.seat_of(user), table.clock
    assert before is not None
    await tables.undoing.undo(match_id, user, "undo")
    await tables.undoing.redo(match_id, user, "redo")
    after = (await tables.get_match(match_id)).clock
    assert after is not None
    assert [one.bank for one in after.seats] == [one.bank for one in before.seats]
    assert after.seats[seat].turn is None
    assert [one.turn is None for one in after.seats] == [one.turn is None for one in before.seats]


async def test_an_undo_to_a_choice_of_another_needs_consent(tables: Matches) -> None:
    match_id = await start(tables)
    before = await digest(tables, match_id)
    first = await choose_first(tables, match_id)
    second = await choose_first(tables, match_id)
    table = await tables.get_match(match_id)
    keep = undo_points(table)[0]
    assert await tables.undoing.undo(match_id, second, "wish", UndoWish(keep)) == "asked"
    far = (await tables.get_match(match_id)).undo_request
    assert far is not None
    assert far.amount == keep
    assert await tables.undoing.undo(match_id, second, "free") == "done", "the own last choice is free meanwhile"
    consent = tables.undoing.consent(match_id, first, far.name, agree=True, key="late")
    assert await refusal_of(consent) == "undo-outdated"
    await tables.undoing.redo(match_id, second, "redo")
    assert await tables.undoing.undo(match_id, second, "wish again", UndoWish(keep)) == "asked"
    near = (await tables.get_match(match_id)).undo_request
    assert near is not None
    assert await tables.undoing.consent(match_id, first, near.name, agree=True, key="yes") == ()
    assert await digest(tables, match_id) == before


async def test_consent_to_a_smaller_undo_is_not_consent_to_a_larger_one(tables: Matches) -> None:
    match_id = await start(tables, 3)
    first = await choose_first(tables, match_id)
    second = await choose_first(tables, match_id)
    points = undo_points(await tables.get_match(match_id))
    await tables.undoing.undo(match_id, first, "near")
    near = (await tables.get_match(match_id)).undo_request
    await choose_first(tables, match_id)
    await tables.undoing.undo(match_id, second, "wish", UndoWish(points[1]))
    one = (await tables.get_match(match_id)).undo_request
    await tables.undoing.undo(match_id, second, "more", UndoWish(points[0]))
    more = (await tables.get_match(match_id)).undo_request
    assert near is not None
    assert one is not None
    assert more is not None
    assert len({near.name, one.name, more.name}) == 3
    assert await refusal_of(tables.undoing.consent(match_id, first, one.name, agree=True, key="yes")) == "undo-outdated"


@pytest.mark.parametrize("to", [-1, 0, 1, 99])
async def test_an_undo_goes_only_to_a_choice(tables: Matches, to: int) -> None:
    match_id = await start(tables)
    user = await choose_first(tables, match_id)
    assert to not in undo_points(await tables.get_match(match_id))
    assert await refusal_of(tables.undoing.undo(match_id, user, "undo", UndoWish(to))) == "nothing_to_undo"


async def test_two_hundred_presses_at_once_are_one_move_one_undo_one_redo(tables: Matches) -> None:
    match_id = await start(tables)
    await choose_first(tables, match_id)
    user, decision_name, ask = await open_question(tables, match_id)

    async def all_at_once(*works: object) -> int:
        outcomes = await asyncio.gather(*works, return_exceptions=True)  # type: ignore[call-overload]  # any awaitables
        assert all(isinstance(one, Refused) for one in outcomes if isinstance(one, BaseException))
        return sum(not isinstance(one, BaseException) for one in outcomes)

    length = (await tables.get_match(match_id)).log_length
    keys = [option.key for option in ask.options]
    moves = (tables.choose(match_id, user, decision_name, (keys[n % len(keys)],), f"move {n}") for n in range(200))
    assert await all_at_once(*moves) == 1
    table = await tables.get_match(match_id)
    moved = [line for line in (await tables.lines(match_id))[length:] if line.by_user is not None]
    assert len(moved) == 1
    wish = UndoWish(undos=table.core.undos)
    assert await all_at_once(*(tables.undoing.undo(match_id, user, f"undo {n}", wish) for n in range(200))) == 1
    assert await all_at_once(*(tables.undoing.redo(match_id, user, f"redo {n}", undos=1) for n in range(200))) == 1
    table = await tables.get_match(match_id)
    assert (table.core.undos, table.log_length) == (2, length + len(await tables.lines(match_id)) - length)


async def choose(match: Match) -> MemberActor:
    """Press the first choice of the asked player; return that player."""
    person, card = await match.asked(), await match.card()
    await person.click(card, custom_id=next(id for id in controls(card) if id.startswith(f"{custom_ids.CHOICE}|")))
    return person


async def test_a_button_undoes_and_the_next_redoes(match: Match) -> None:
    before = await match.digest()
    person = await choose(match)
    after = await match.digest()
    (shown,) = private_messages(await person.click(await match.card(), custom_id=f"t|undo|{match.id}|0"))
    assert EN("undo-done") in texts(shown)
    assert await match.digest() == before
    assert "~~" in texts(await match.card()), "what was taken back stays, struck through"
    redo = custom_ids.make(custom_ids.TABLE, "redo", match.id, "1")
    (again,) = private_messages(await person.click(shown, custom_id=redo))
    assert EN("undo-redone") in texts(again)
    assert await match.digest() == after
    assert texts(await match.card()).count("redoes what was undone") == 1


async def test_a_card_of_an_older_program_undoes_too(match: Match) -> None:
    before = await match.digest()
    person = await choose(match)
    await pressed(match.world, person, f"t|undo|{match.id}", match.place)
    assert await match.digest() == before


async def test_the_log_offers_to_go_back_to_a_choice(match: Match) -> None:
    before = await match.digest()
    first = await choose(match)
    second = await choose(match)
    (shown,) = private_messages(await second.slash(match.place, "game log"))
    menu = next(one for id, one in controls(shown).items() if id.startswith("t|to|"))
    labels = [option["label"] for option in menu["options"]]
    assert len(labels) == 2
    choice = menu["options"][0]["value"]
    assert EN("undo-waiting") in private_text(await second.select(shown, [choice], custom_id=menu["custom_id"]))
    request = match.place.history()[-1]
    await first.click(request, label=EN("button-agree"))
    assert await match.digest() == before
    (watching,) = private_messages(await match.world.people["Dora"].slash(match.place, "game log"))
    assert not any(id.startswith("t|to|") for id in controls(watching)), "who watches takes nothing back"


async def test_the_command_undoes_a_turn_and_redoes_it(match: Match) -> None:
    before = await match.digest()
    person = await choose(match)
    after = await match.digest()
    assert EN("undo-done") in private_text(await person.slash(match.place, "game undo", what="turn"))
    assert await match.digest() == before
    assert EN("undo-redone") in private_text(await person.slash(match.place, "game undo", what="redo"))
    assert await match.digest() == after
    assert private_text(await person.slash(match.place, "game undo", what="redo")) == EN("reason-nothing_to_redo")
