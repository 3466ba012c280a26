"""Rounds in which every two players meet exactly once, or nearly: Bose's for tables of four, and found ones."""

from functools import cache

from bot.features.tournaments.rules.designs.base_rounds import BASE_ROUNDS, BaseRound
from bot.features.tournaments.rules.designs.fields import field, is_prime_power

Blocks = tuple[tuple[int, ...], ...]


@cache
def resolvable_rounds(players: int, seats: int) -> tuple[Blocks, ...]:
    """All rounds for players numbered from 0, or none where no such design is known here.

    Players missing from a stored design are those of its points that never meet.
    """
    if seats == 4 and players % 12 == 4 and is_prime_power((players - 1) // 3):
        return _bose((players - 1) // 3)
    base = BASE_ROUNDS.get((seats, -(-players // seats) * seats))
    if base is None or base.points - players > base.fixed or (base.classes and base.points > players):
        return ()
    return _developed(base, players)


def _bose(order: int) -> tuple[Blocks, ...]:
    """3q + 1 players, q = 4t + 1: three copies of the field of order q, and one more player."""
    numbers = field(order)
    powers = numbers.powers(numbers.generator())
    quarter = len(powers) // 4
    blocks: list[tuple[tuple[int, int] | None, ...]] = [((0, 0), (0, 1), (0, 2), None)]
    for step in range(quarter):
        for copy in range(3):
            near, far, following = powers[step], powers[step + quarter], (copy + 1) % 3
            pairs = [(near, copy), (numbers.negative(near), copy), (far, following), (numbers.negative(far), following)]
            blocks.append(tuple(pairs))
    return tuple(
        tuple(
            tuple(3 * order if point is None else point[1] * order + numbers.add(point[0], shift) for point in block)
            for block in blocks
        )
        for shift in range(order)
    )


def _developed(base: BaseRound, players: int) -> tuple[Blocks, ...]:
    """Add 0, 1, 2 … to every point that is not fixed, then the rounds that are classes of their own."""
    turning, cycle = base.points - base.fixed, base.cycle

    def shifted(point: int, shift: int) -> int:
        return point if point >= turning else point - point % cycle + (point + shift) % cycle

    rounds = [tuple(tuple(shifted(point, shift) for point in block) for block in base.blocks) for shift in range(cycle)]
    rounds += [
        tuple(
            tuple(copy * cycle + (start + shift) % cycle for copy, start in enumerate(starts)) for shift in range(cycle)
        )
        for starts in base.classes
    ]
    return tuple(tuple(tuple(point for point in block if point < players) for block in blocks) for blocks in rounds)
