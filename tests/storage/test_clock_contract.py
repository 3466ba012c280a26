"""Contract of all stores about clocks, waiting lobbies and figures."""

import pytest
from msgspec.structs import replace

from storage import Store, errors
from storage.clocks import ClockChange, ClockRow, GapRow, InstantsRow, ReserveRow, VacationRow
from storage.match_results import FigureRow, OutcomeRow, TurnRow
from storage.matches import Beginning, Move, SeatRow
from storage.messages import PostedNoticeRow
from tests.storage.samples import ANNA, BEGUN, BRUNO, CARLA, SEED, a_line, a_live_match, a_lobby, a_parcel

ID = "abcdefgh"
USER, OTHER = 10**18, 10**18 + 1


def lines(first: int, count: int) -> list[ClockRow]:
    return [ClockRow(n, f'{{"line":"{n}"}}', USER if n % 2 else None) for n in range(first, first + count)]


async def test_a_move_keeps_its_clock_lines_with_it(store: Store) -> None:
    await a_live_match(store)
    await store.append(ID, BEGUN, Move([a_line(0)], clock=ClockChange(lines(0, 2), 500)))
    await store.append(ID, BEGUN + 1, Move([a_line(1)], clock=ClockChange(lines(2, 1), 600)))
    saved = await store.load(ID)
    assert saved is not None
    assert saved.clock == tuple(lines(0, 3))
    assert await store.due(599, 10) == ()
    assert await store.due(600, 10) == (ID,)


async def test_a_refused_move_leaves_the_clock_alone(store: Store) -> None:
    await a_live_match(store)
    with pytest.raises(errors.Stale):
        await store.append(ID, BEGUN + 5, Move([a_line(0)], clock=ClockChange(lines(0, 2), 500)))
    saved = await store.load(ID)
    assert saved is not None
    assert saved.clock == ()
    assert await store.due(10**10, 10) == ()


async def test_the_clock_advances_without_a_move(store: Store) -> None:
    await a_live_match(store)
    version = await store.advance_clock(ID, BEGUN, ClockChange(lines(0, 1), 500), [a_parcel()])
    assert version == BEGUN + 1
    with pytest.raises(errors.Stale):
        await store.advance_clock(ID, BEGUN, ClockChange(lines(1, 1), 700))
    assert await store.due(500, 10) == (ID,)
    assert len(await store.unsent(ID)) == 1
    await store.set_status(ID, version, "ended")
    assert await store.due(10**10, 10) == ()
    with pytest.raises(errors.NotLive):
        await store.advance_clock(ID, version + 1, ClockChange())


async def test_a_seat_changes_hands_with_a_clock_line(store: Store) -> None:
    await a_live_match(store)
    await store.hand_over(ID, BEGUN, BRUNO, clock=ClockChange(lines(0, 1), 500))
    saved = await store.load(ID)
    assert saved is not None
    assert saved.clock == tuple(lines(0, 1))


@pytest.mark.parametrize("change", ["hand_over", "advance_clock", "set_status"])
async def test_a_change_from_an_old_version_is_stale_with_its_clock_lines(store: Store, change: str) -> None:
    await a_live_match(store)
    clock = ClockChange(lines(0, 2), 500)

    async def make(version: int) -> int:
        if change == "hand_over":
            return await store.hand_over(ID, version, BRUNO, clock=clock)
        if change == "advance_clock":
            return await store.advance_clock(ID, version, clock)
        return await store.set_status(ID, version, "ended", clock=clock)

    await store.advance_clock(ID, BEGUN, ClockChange(lines(0, 2), 400))
    with pytest.raises(errors.Stale):
        await make(BEGUN)
    assert await store.clock(ID) == tuple(lines(0, 2))
    assert await store.due(400, 10) == (ID,)


async def test_a_seat_is_handed_once_to_the_same_person_from_one_version(store: Store) -> None:
    await a_live_match(store)
    newcomer = SeatRow(0, 10**18 + 7, "Dora")
    await store.hand_over(ID, BEGUN, newcomer)
    with pytest.raises(errors.Stale):
        await store.hand_over(ID, BEGUN, replace(newcomer, seat=1))
    assert (await store.seats(ID))[1] == BRUNO


async def test_due_matches_come_earliest_first_and_in_portions(store: Store) -> None:
    for number, id in enumerate(("one", "two", "three")):
        await store.create_match(a_lobby(id, channel_id=number))
        await store.set_due(id, 300 - number)
    assert await store.due(1000, 10) == ("three", "two", "one")
    assert await store.due(1000, 2) == ("three", "two")
    await store.set_due("three", None)
    assert await store.due(1000, 1) == ("two",)


async def test_instants_and_outages_come_back(store: Store) -> None:
    assert await store.instants() is None
    await store.set_instants(InstantsRow(100, 100))
    await store.set_instants(InstantsRow(900, 950), GapRow(160, 950))
    await store.set_instants(InstantsRow(960, 1010))
    assert await store.instants() == InstantsRow(960, 1010)
    assert await store.outages() == (GapRow(160, 950),)


async def test_of_an_outage_that_two_processes_note_the_longer_one_is_kept(store: Store) -> None:
    for until in (900, 950, 940):
        await store.set_instants(InstantsRow(until, until), GapRow(160, until))
    assert await store.outages() == (GapRow(160, 950),)


async def test_vacations_are_of_a_user_and_a_server(store: Store) -> None:
    await a_live_match(store)
    begun = VacationRow(USER, ID, 100, 5)
    await store.advance_clock(ID, BEGUN, ClockChange(vacations=[begun, VacationRow(OTHER, ID, 100, 5)]))
    assert await store.vacations(USER, 5) == (begun,)
    ended = VacationRow(USER, ID, 100, 5, 200)
    await store.advance_clock(ID, BEGUN + 1, ClockChange(vacations=[ended]))
    assert await store.vacations(USER, 5) == (ended,)
    assert await store.vacations(USER, None) == ()


async def test_reserves_wait_in_the_order_in_which_they_came(store: Store) -> None:
    await store.create_match(a_lobby(), ANNA)
    late, early = ReserveRow(USER, "Anna", 200), ReserveRow(OTHER, "Bruno", 100)
    await store.add_reserve(ID, late)
    await store.add_reserve(ID, early)
    await store.add_reserve(ID, ReserveRow(OTHER, "Bruno", 300))
    assert await store.reserves(ID) == (early, late)
    assert await store.remove_reserve(ID, OTHER)
    assert not await store.remove_reserve(ID, OTHER)
    assert await store.reserves(ID) == (late,)


async def test_orders_are_kept_by_seat(store: Store) -> None:
    await store.create_match(a_lobby(), ANNA)
    await store.set_orders(ID, 1, "[1]")
    await store.set_orders(ID, 0, "[0]")
    await store.set_orders(ID, 1, "[2]")
    assert await store.orders(ID) == {0: "[0]", 1: "[2]"}
    await store.set_orders(ID, 0, None)
    assert await store.orders(ID) == {1: "[2]"}


async def test_orders_are_forgotten_with_their_seat_and_with_the_match(store: Store) -> None:
    await a_live_match(store)
    assert await store.matches_with_orders() == ()
    for seat in (0, 1):
        await store.set_orders(ID, seat, "[]")
    version = await store.hand_over(ID, BEGUN, SeatRow(1, None, "Computer", "normal"))
    assert await store.orders(ID) == {0: "[]"}
    assert await store.matches_with_orders() == (ID,)
    await store.append(ID, version, Move([a_line(0)], status="ended"))
    assert (await store.orders(ID), await store.matches_with_orders()) == ({}, ())


async def test_a_cancelled_match_has_no_orders(store: Store) -> None:
    await a_live_match(store)
    await store.set_orders(ID, 0, "[]")
    await store.set_status(ID, BEGUN, "cancelled")
    assert await store.matches_with_orders() == ()


async def test_lengths_are_those_of_matches_alike_among_people(store: Store) -> None:
    alike = OutcomeRow("caylus", 0, 100, "own_end", 40, (USER, OTHER), (USER,))
    different = {
        "other game": replace(alike, game="magna_carta"),
        "called off": replace(alike, ending="agreed"),
        "without a move": replace(alike, first_move_at=None),
        "alone": replace(alike, first=(USER,)),
    }
    for number, (id, row) in enumerate({"alike": alike, "later": replace(alike, ended_at=300), **different}.items()):
        lobby = replace(a_lobby(id, number, seats=3), settings={"pace": "steady"})
        await store.create_match(lobby)
        await store.begin(id, 0, Beginning([ANNA, BRUNO, CARLA], SEED, "", lobby.settings), Move([], b"start"))
        await store.set_status(id, BEGUN, "ended", clock=ClockChange(outcome=row))
    assert sorted(await store.lengths("caylus", 3, "steady")) == [60, 260]
    for game, seats, pace in (("caylus", 2, "steady"), ("caylus", 3, "slow"), ("catan_cards", 3, "steady")):
        assert await store.lengths(game, seats, pace) == ()


async def test_an_outcome_is_written_once_and_names_people_by_pseudonym(store: Store) -> None:
    await a_live_match(store)
    row = OutcomeRow("caylus", 10, 90, "own_end", 20, (USER, OTHER), (USER,))
    turns = [TurnRow(0, USER, 20, 30, 10, True, False, 2), TurnRow(1, None, 30, None, 0, False, True)]
    assert await store.pseudonym(USER) is None
    version = await store.set_status(ID, BEGUN, "ended", clock=ClockChange(outcome=row, turns=turns))
    assert version == BEGUN + 1
    person, other = await store.pseudonym(USER), await store.pseudonym(OTHER)
    assert person is not None
    assert other is not None
    assert str(USER) not in person
    kept = FigureRow("caylus", 10, 90, "own_end", 20, (person, other), (person,), ID)
    assert await store.outcomes() == (kept,)
    assert [(turn.person, turn.missed, turn.presses) for turn in await store.turns()] == [
        (person, False, 2),
        (None, True, 0),
    ]
    assert len(await store.turns(person)) == 1
    assert (await store.finished(USER), await store.finished(OTHER)) == (1, 0)


async def test_messages_to_one_person_are_apart_from_public_ones(store: Store) -> None:
    await a_live_match(store)
    await store.notify(ID, [a_parcel(b"for Anna", f"user:{USER}", at=5)])
    assert await store.matches_with_unsent() == {}
    assert await store.oldest_unsent() is None
    assert await store.matches_with_notices() == (ID,)
    (waiting,) = await store.unsent(ID)
    posted = PostedNoticeRow(99, 7, ID, USER, waiting.body)
    await store.set_posted(posted, [waiting.id])
    assert await store.matches_with_notices() == ()
    assert await store.posted_notices() == (posted,)
    await store.forget_posted(99)
    assert await store.posted_notices() == ()
