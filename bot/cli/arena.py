"""`provost arena`: measures computer players against each other."""

from collections.abc import Mapping
from time import process_time
from typing import Final

import msgspec

from bot.cli.errors import Misused, Refused
from bot.cli.selfplay import set_up
from bot.words import Words
from engine.minds.arena import Standing, compete
from engine.minds.players import SIMULATIONS, UNLEARNED, levels
from engine.minds.search import untrained
from engine.minds.weights import mind_for

LEVELS: Final = tuple(levels())


def arena(
    words: Words,
    /,
    *,
    game: str,
    seats: int | None,
    tables: int,
    field: str,
    options: Mapping[str, str],
    seed: int,
    simulations: int | None,
    json: bool,
) -> int:
    """Play tables of a field of levels, one for each seat, and print how they did."""
    rules, setup = set_up(words, game, seats, options, None)
    names = field.split(",")
    for name in names:
        if name not in LEVELS:
            raise Misused(words("cli-error-level-unknown", level=name, levels=", ".join(LEVELS)))
    if len(names) != setup.seats:
        raise Misused(words("cli-error-field-size", count=len(names), seats=setup.seats))
    if not tables or simulations == 0:
        raise Misused(words("cli-error-games"))
    mind = mind_for(rules, setup)
    if mind is None and not UNLEARNED.issuperset(names):
        raise Refused(words("cli-error-no-mind"))
    players = levels(SIMULATIONS if simulations is None else simulations)
    found = compete(rules, setup, mind or untrained(), names, players, tables, seed, process_time)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        for standing in found.players:
            print(_told(standing, words))
    return 0


def _told(standing: Standing, words: Words) -> str:
    return words(
        "cli-arena-line",
        level=standing.level,
        wins=f"{standing.wins:g}",
        tables=standing.tables,
        score=f"{standing.score:g}",
        elo=str(standing.elo),
        low=str(standing.low),
        high=str(standing.high),
        ms=f"{standing.ms:g}",
    )
