"""Who comes where by seed."""

from collections.abc import Sequence


def snake(seeded: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Tables or groups filled to and fro: 1, 8, 9, 16 and 2, 7, 10, 15 and so on; full ones are passed over."""
    filled: list[list[int]] = [[] for _ in sizes]
    order = [*range(len(sizes)), *reversed(range(len(sizes)))]
    step = 0
    for player in seeded:
        while len(filled[order[step % len(order)]]) == sizes[order[step % len(order)]]:
            step += 1
        filled[order[step % len(order)]].append(player)
        step += 1
    return tuple(map(tuple, filled))


def bracket(seeded: Sequence[int]) -> tuple[tuple[int | None, int | None], ...]:
    """The first round of an elimination, in the order of its branches; who meets None goes on without a game.

    The first two seeds can only meet in the last round, the first four not before the last but one.
    """
    places = [0]
    while len(places) < len(seeded):
        size = 2 * len(places)
        places = [place for seed in places for place in (seed, size - 1 - seed)]
    named = [seeded[place] if place < len(seeded) else None for place in places]
    return tuple(zip(named[::2], named[1::2], strict=True))
