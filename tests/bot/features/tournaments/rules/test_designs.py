"""Every design, counted pair by pair and seat by seat."""

import pytest

from bot.features.tournaments.rules.designs.base_rounds import BASE_ROUNDS
from bot.features.tournaments.rules.designs.fields import MODULI, Field, is_prime_power, prime_powers
from bot.features.tournaments.rules.designs.groups import BASE_BLOCKS, group_sizes, group_tables
from bot.features.tournaments.rules.designs.groups import meetings as group_meetings
from bot.features.tournaments.rules.designs.resolvable import resolvable_rounds
from bot.features.tournaments.rules.designs.transversal import transversal_rounds
from tests.bot.features.tournaments.rules.data import meetings

GROUPS = [(seats, size) for seats, blocks in BASE_BLOCKS.items() for size in (seats, *blocks)]
RESOLVABLE = [
    (3, 15),
    (3, 21),
    (3, 27),
    (3, 33),
    (3, 39),
    (3, 45),
    (3, 51),
    (4, 16),
    (4, 28),
    (4, 40),
    (4, 52),
    (4, 88),
]


@pytest.mark.parametrize(("seats", "size"), GROUPS)
def test_in_a_group_each_seat_comes_once_and_pairs_meet_alike(seats: int, size: int) -> None:
    tables = group_tables(range(100, 100 + size), seats)
    for seat in range(seats):
        assert sorted(table[seat] for table in tables) == list(range(100, 100 + size))
    assert set(meetings([tables]).values()) == {group_meetings(seats, size)}
    assert len(meetings([tables])) == size * (size - 1) // 2


@pytest.mark.parametrize(
    ("seats", "size", "most"), [(3, 7, 1), (4, 5, 1), (4, 7, 2), (4, 13, 1), (5, 11, 1), (5, 21, 1)]
)
def test_in_a_group_left_neighbours_repeat_no_more_than_stated(seats: int, size: int, most: int) -> None:
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
def test_groups_are_the_ones_in_which_pairs_meet_least(players: int, sizes: tuple[int, ...]) -> None:
    assert group_sizes(players, 4) == sizes


@pytest.mark.parametrize(("seats", "players"), RESOLVABLE)
def test_in_a_resolvable_design_each_two_meet_once(seats: int, players: int) -> None:
    rounds = resolvable_rounds(players, seats)
    assert len(rounds) == (players - 1) // (seats - 1)
    assert set(meetings(rounds).values()) == {1}
    assert len(meetings(rounds)) == players * (players - 1) // 2
    for tables in rounds:
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert {len(table) for table in tables} == {seats}


@pytest.mark.parametrize(("seats", "points"), BASE_ROUNDS)
def test_a_stored_base_round_gives_rounds_without_repeats(seats: int, points: int) -> None:
    base = BASE_ROUNDS[seats, points]
    for players in range(points if base.classes else points - base.fixed, points + 1):
        rounds = resolvable_rounds(players, seats)
        if players > points - seats:
            assert len(rounds) >= base.cycle
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
def test_as_many_transversal_rounds_as_the_classes_have_players(seats: int, players: int, rounds: int) -> None:
    assert len(transversal_rounds(players, seats, 99)) == rounds


@pytest.mark.parametrize("order", [2, 3, 7, 13, *(order for order in MODULI if order < 100)])
def test_a_field_divides_and_has_a_generator(order: int) -> None:
    field = Field(order)
    for element in range(1, order):
        assert sorted(field.times(element, other) for other in range(order)) == list(range(order))
        assert field.add(element, field.negative(element)) == 0
    assert order < 4 or sorted(field.powers(field.generator())) == list(range(1, order))


def test_no_field_has_one_element() -> None:
    assert not is_prime_power(1)
    assert resolvable_rounds(4, 4) == ()


def test_a_number_is_the_product_of_its_prime_powers() -> None:
    assert [prime_powers(number) for number in (1, 2, 12, 49, 60)] == [(), (2,), (4, 3), (49,), (4, 3, 5)]
