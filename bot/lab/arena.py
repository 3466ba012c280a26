"""`provost lab arena`: measure computer players against each other."""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Final, NamedTuple

import msgspec

from bot.cards.advice import percent
from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import flag, option, positional, together, whole
from bot.cli.selfplay import pairs, set_up
from bot.words import Words
from engine.core.setup import Setup
from engine.minds.features import AnyGame
from engine.minds.lab.arena import Balance, Contest, LevelStanding, balance, compete, variants
from engine.minds.players import MASTER_SIMULATIONS, UNTRAINED_LEVELS, levels
from engine.minds.search import Mind, untrained
from engine.minds.weights import mind_for

LEVEL_NAMES: Final = tuple(levels())


class ArenaOptions(NamedTuple):
    """The options of `provost lab arena`."""

    game: str = positional()
    seats: int | None = option("N", whole)
    tables: int = option("K", whole, 100)
    field: str = option("LEVEL,…", required=True)
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    seed: int = option("S", whole, 1)
    simulations: int | None = option("N", whole, about="cli-option-master")
    by_seat: bool = flag()
    json: bool = flag()


def arena(words: Words, /, *, given: ArenaOptions = together(ArenaOptions)) -> int:
    """Play tables with one level on each seat, and print the results, with `by_seat` for each seat in turn order.

    With `by_seat`, a field of one level takes all seats.
    """
    rules, setup = set_up(words, given.game, given.seats, given.options)
    names = given.field.split(",")
    if given.by_seat and len(names) == 1:
        names *= setup.seats
    for name in names:
        if name not in LEVEL_NAMES:
            raise Misused(words("cli-error-level-unknown", level=name, levels=", ".join(LEVEL_NAMES)))
    if len(names) != setup.seats:
        raise Misused(words("cli-error-field-size", count=len(names), seats=setup.seats))
    if not given.tables or given.simulations == 0:
        raise Misused(words("cli-error-games"))
    players = levels(MASTER_SIMULATIONS if given.simulations is None else given.simulations)
    if given.by_seat:
        played = [
            balance(Contest(rules, one, _mind(words, rules, one, names), names, players, given.tables, given.seed))
            for one in variants(rules, setup, given.options)
        ]
        _print_seats(words, rules.name, names, played, json=given.json)
        return 0
    mind = _mind(words, rules, setup, names)
    found = compete(Contest(rules, setup, mind, names, players, given.tables, given.seed), process_time)
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        for standing in found.players:
            print(_as_text(standing, words))
    return 0


def _mind(words: Words, game: AnyGame, setup: Setup, names: Sequence[str]) -> Mind:
    """Return the trained evaluation of such matches, or an untrained one if the levels need none."""
    mind = mind_for(game, setup)
    if mind is None and not UNTRAINED_LEVELS.issuperset(names):
        raise CommandRefused(words("cli-error-no-mind"))
    return mind or untrained()


def _print_seats(words: Words, game: str, names: Sequence[str], played: Sequence[Balance], *, json: bool) -> None:
    if json:
        print(msgspec.json.encode({"game": game, "field": names, "variants": played}).decode())
        return
    for one in played:
        options = ", ".join(f"{id}={value}" for id, value in one.options.items())
        print(words("cli-arena-variant", options=options or game, tables=one.tables))
        for place, (chance, score) in enumerate(zip(one.seats, one.scores, strict=True), start=1):
            ends = {"low": percent(chance.low), "high": percent(chance.high)}
            line = words("cli-arena-seat", place=str(place), share=percent(chance.share), **ends, score=f"{score:g}")
            print(f"  {line}")


def _as_text(standing: LevelStanding, words: Words) -> str:
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
