"""Designs, counted pair by pair and seat by seat."""

from hashlib import sha256
from math import prod

import pytest

from bot.features.tournaments.rules.designs import designed_rounds, designs, resolvable_rounds, transversal_rounds
from bot.features.tournaments.rules.feasibility import MAX_PLAYERS, MAX_ROUNDS
from bot.features.tournaments.rules.groups import BASE_BLOCKS, group_sizes, group_tables
from bot.features.tournaments.rules.groups import meetings as group_meetings
from bot.features.tournaments.rules.schedule import schedule
from tests.bot.features.tournaments.rules.data import meetings
from tests.bot.features.tournaments.rules.design_maker import BOSE_ORDERS, FILE, MODULI, Field, encode_designs, make

GROUPS = [(seats, size) for seats, blocks in BASE_BLOCKS.items() for size in (seats, *blocks)]
RESOLVABLE = [*((3, points) for points in (15, 21, 27, 33, 39, 45, 51)), *((4, 3 * order + 1) for order in BOSE_ORDERS)]
"""Designs in which each two players meet, by seats and players."""

STORED = {(design.seats, design.points): design for design in designs().resolvable}


@pytest.mark.parametrize(("seats", "size"), GROUPS)
def test_a_group_gives_each_seat_once_and_equal_meetings(seats: int, size: int) -> None:
    tables = group_tables(range(100, 100 + size), seats)
    for seat in range(seats):
        assert sorted(table[seat] for table in tables) == list(range(100, 100 + size))
    assert set(meetings([tables]).values()) == {group_meetings(seats, size)}
    assert len(meetings([tables])) == size * (size - 1) // 2


@pytest.mark.parametrize(
    ("seats", "size", "most"), [(3, 7, 1), (4, 5, 1), (4, 7, 2), (4, 13, 1), (5, 11, 1), (5, 21, 1)]
)
def test_left_neighbours_in_a_group_repeat_no_more_than_stated(seats: int, size: int, most: int) -> None:
    followed = [
        (table[seat - 1], player) for table in group_tables(range(size), seats) for seat, player in enumerate(table)
    ]
    assert max(followed.count(pair) for pair in followed) <= most


@pytest.mark.parametrize("size", range(5, 40))
def test_a_group_of_duels_gives_four_games_two_of_each_side(size: int) -> None:
    tables = group_tables(range(size), 2)
    for seat in (0, 1):
        assert sorted(table[seat] for table in tables) == sorted([*range(size)] * 2)
    assert set(meetings([tables]).values()) == {1}


@pytest.mark.parametrize(
    ("seats", "missing"),
    [
        (2, {1, 2, 3, 4}),
        (3, {1, 2, 3, 5, 6, 9, 10, 13, 17}),
        (4, {1, 2, 3, 4, 6, 8, 9, 11, 16}),
        (5, {*range(1, 6), *range(7, 11), *range(13, 17), 19, 20, 25, 26, 31, 37}),
    ],
)
def test_all_but_the_known_numbers_are_sums_of_groups(seats: int, missing: set[int]) -> None:
    for players in range(1, 257):
        sizes = group_sizes(players, seats)
        assert (sizes is None) == (players in missing)
        assert sizes is None or sum(sizes) == players


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (17, (7, 5, 5)),
        (20, (13, 7)),
        (21, (7, 7, 7)),
        (22, (7, 5, 5, 5)),
        (24, (7, 7, 5, 5)),
        (32, (13, 7, 7, 5)),
        (40, (13, 13, 7, 7)),
        (60, (13, 13, 13, 7, 7, 7)),
        (64, (13, 13, 13, 13, 7, 5)),
    ],
)
def test_groups_are_those_with_the_fewest_meetings(players: int, sizes: tuple[int, ...]) -> None:
    assert group_sizes(players, 4) == sizes


@pytest.mark.parametrize(("seats", "players"), RESOLVABLE)
def test_each_two_meet_once_in_a_resolvable_design(seats: int, players: int) -> None:
    rounds = resolvable_rounds(players, seats)
    assert len(rounds) == (players - 1) // (seats - 1)
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == players * (players - 1) // 2
    for tables in rounds:
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert {len(table) for table in tables} == {seats}


@pytest.mark.parametrize(("seats", "points"), STORED)
def test_a_stored_design_gives_rounds_without_repeats(seats: int, points: int) -> None:
    design = STORED[seats, points]
    for players in range(points - min(design.spare, seats - 1), points + 1):
        rounds = resolvable_rounds(players, seats)
        assert len(rounds) == prod(design.moduli) + len(design.classes)
        assert set(meetings(rounds).values()) <= {1}
        for tables in rounds:
            assert sorted(player for table in tables for player in table) == list(range(players))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_transversal_rounds_repeat_no_meeting(seats: int) -> None:
    for players in range(5, 131):
        rounds = transversal_rounds(players, seats, 7)
        assert set(meetings(rounds).values()) <= {1}
        for tables in rounds:
            assert sorted(player for table in tables for player in table) == list(range(players))
            assert {len(table) for table in tables} <= {seats, seats - 1}


@pytest.mark.parametrize(
    ("seats", "players", "rounds"),
    [(3, 9, 4), (4, 16, 5), (4, 20, 5), (4, 32, 8), (4, 44, 11), (5, 25, 6), (5, 40, 8), (6, 42, 7)],
)
def test_transversal_rounds_are_as_many_as_players_in_a_class(seats: int, players: int, rounds: int) -> None:
    assert len(transversal_rounds(players, seats, 99)) == rounds


@pytest.mark.parametrize("order", [2, 3, 7, 13, *(order for order in MODULI if order < 100)])
def test_a_field_divides_and_has_a_generator(order: int) -> None:
    field = Field(order)
    for element in range(1, order):
        assert sorted(field.times(element, other) for other in range(order)) == list(range(order))
        digits = zip(field.digits(element), field.digits(field.negative(element)), strict=True)
        assert {sum(pair) % field.prime for pair in digits} == {0}
    assert order < 4 or sorted(field.powers(field.generator())) == list(range(1, order))


def test_the_stored_designs_come_from_their_maker() -> None:
    assert make() == designs()
    assert encode_designs(make()) == FILE.read_bytes()


def test_bose_designs_are_stored_where_they_have_more_rounds() -> None:
    more = [
        order
        for order in range(5, MAX_PLAYERS // 3, 4)
        if order in MODULI or all(order % divisor for divisor in range(2, order))
        if len(transversal_rounds(3 * order + 1, 4, MAX_ROUNDS)) < min(order, MAX_ROUNDS)
    ]
    assert tuple(more) == BOSE_ORDERS


@pytest.mark.parametrize(
    ("seats", "designed", "scheduled"),
    [
        (2, "1e5dc62782b4ee51cfb2d839488d0c46", "4df3864d59868401d918eb6af2b0914d"),
        (3, "f7e826ce5a67f83c09c617502cb57174", "6364f33a4eb606f31db4606185587554"),
        (4, "eab108cfb5181b9ea228297fc130c05b", "f190814824d70858c42ea3e5d9a8c5cb"),
        (5, "23af813870456351ebbeed018b4a7ab8", "da4df8784c47ddd423ad6f2fe9692fcd"),
        (6, "cfea5f19609e6eab92083c860ae1f7fa", "02b4ac4e8da6cb91c415ac0e33dbfbf4"),
    ],
)
def test_stored_tournaments_redraw_the_same_rounds(seats: int, designed: str, scheduled: str) -> None:
    found = [
        designed_rounds(players, seats, rounds)
        for players in (*range(5, 131), 169, 343, 376, 512, 1024)
        for rounds in (3, 8, 40)
    ]
    assert sha256("".join(map(repr, found)).encode()).hexdigest()[:32] == designed
    drawn = [schedule(range(1, players + 1), seats, 4, f"golden {players}") for players in (9, 14, 24, 33, 48, 60)]
    listed = [[(one.tables, one.byes) for one in rounds] for rounds in drawn]
    assert sha256("".join(map(repr, listed)).encode()).hexdigest()[:32] == scheduled
