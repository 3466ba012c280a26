"""How many sit at each table of a round."""


def table_sizes(players: int, target: int, least: int | None = None, most: int | None = None) -> tuple[int, ...]:
    """The sizes of a round's tables, largest first; who is left over has a bye.

    As few byes as possible, then tables as near to `target` as possible; of two equal choices the one with smaller
    tables. A table may be smaller by one (never below 2) unless `least` and `most` say otherwise.
    """
    least = max(2, target - 1) if least is None else least
    most = target if most is None else most
    for seated in range(players, least - 1, -1):
        numbers = range(-(-seated // most), seated // least + 1)
        choices = [_even(seated, tables) for tables in numbers]
        if choices:
            return min(reversed(choices), key=lambda sizes: sum((size - target) ** 2 for size in sizes))
    return ()


def _even(seated: int, tables: int) -> tuple[int, ...]:
    size, larger = divmod(seated, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)
