"""Sizes of tables, and number of byes."""

import pytest

from bot.features.tournaments.rules.byes import table_sizes


@pytest.mark.parametrize("target", [2, 3, 4, 5])
def test_sizes_are_legal_with_the_fewest_short_tables(target: int) -> None:
    for players in range(5, 257):
        sizes = table_sizes(players, target)
        assert set(sizes) <= {target, max(2, target - 1)}
        if target == 2:
            assert players - sum(sizes) == players % 2
        elif players >= (target - 1) * (target - 2):
            assert sum(sizes) == players
            assert sizes.count(target - 1) == -players % target


@pytest.mark.parametrize(
    ("players", "target", "sizes"),
    [(6, 4, (3, 3)), (7, 4, (4, 3)), (9, 4, (3, 3, 3)), (5, 4, (4,)), (11, 5, (5, 5)), (2, 4, ())],
)
def test_players_without_a_legal_table_have_a_bye(players: int, target: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, target) == sizes
