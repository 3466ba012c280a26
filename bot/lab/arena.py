"""`provost lab arena`: measure computer players against each other."""

import sys
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from bot.cards.opinions import percent
from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import Unusable, flag, option, positional, together, whole
from bot.cli.selfplay import pairs, read_weights, set_up
from bot.lab.agent import AGENT_SECONDS, Program
from bot.words import Words
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision
from engine.minds.features import AnyGame
from engine.minds.lab.arena import Balance, Contest, LevelStanding, Result, Standings, balance, compete, variants
from engine.minds.levels import MASTER_SIMULATIONS, UNTRAINED_LEVELS, Player, by_search, levels
from engine.minds.search import Mind, Table, untrained
from engine.minds.styles import styled_levels
from engine.minds.weights import mind_for

LEVEL_NAMES: Final = tuple(levels())
Named: TypeAlias = tuple[str, str]  # the name of a player, and the command or file behind it


def named(text: str) -> Named:
    """Parse `NAME=COMMAND` or `NAME=FILE`."""
    name, sign, rest = text.partition("=")
    if not (name and sign and rest.strip()) or name in LEVEL_NAMES:
        raise Unusable("cli-error-agent-form", agent=text)
    return name, rest


class ArenaOptions(NamedTuple):
    """The options of `provost lab arena`."""

    game: str = positional()
    seats: int | None = option("N", whole)
    tables: int = option("K", whole, 100)
    field: str = option("LEVEL,…", required=True)
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    seed: int = option("S", whole, 1)
    simulations: int | None = option("N", whole, about="cli-option-master")
    agent: Sequence[Named] = option("NAME=COMMAND", named, [], repeated=True)
    weights: Sequence[Named] = option("NAME=FILE", named, [], repeated=True)
    agent_seconds: int = option("N", whole, AGENT_SECONDS)
    sprt: int | None = option("ELO", whole)
    by_seat: bool = flag()
    json: bool = flag()


def arena(words: Words, /, *, given: ArenaOptions = together(ArenaOptions)) -> int:
    """Play tables with one level on each seat, and print the results, with `by_seat` for each seat in turn order.

    With `by_seat`, a field of one level takes all seats.
    """
    rules, setup = set_up(words, given.game, given.seats, given.options)
    simulations = MASTER_SIMULATIONS if given.simulations is None else given.simulations
    own = {**levels(simulations), **styled_levels(rules, simulations)}
    names = _field(words, given, setup.seats, own)
    with _programs(words, given, names) as programs:
        masters = {name: _master(words, file, simulations) for name, file in given.weights}
        players: Mapping[str, Player] = {**own, **masters, **programs}

        def after(result: Result) -> None:
            for program in programs.values():
                program.end(result)

        def contest(one: Setup) -> Contest:
            mind = _mind(words, rules, one, [name for name in names if name in own])
            return Contest(rules, one, mind, names, players, given.tables, given.seed, after, given.sprt)

        if given.by_seat:
            played = [balance(contest(one)) for one in variants(rules, setup, given.options)]
            _print_seats(words, rules.name, names, played, json=given.json)
        else:
            found = compete(contest(setup), process_time)
            _print_standings(words, found, {name: one.faults for name, one in programs.items()}, json=given.json)
    return 0


def _field(words: Words, given: ArenaOptions, seats: int, own: Collection[str]) -> Sequence[str]:
    """Return the level, one of our `own`, or program of each seat. Raises `Misused` for options that make no sense."""
    names = given.field.split(",")
    if given.by_seat and len(names) == 1:
        names *= seats
    known = [*own, *(name for name, _ in (*given.agent, *given.weights))]
    for name in names:
        if name not in known:
            raise Misused(words("cli-error-level-unknown", level=name, levels=", ".join(known)))
    if len(names) != seats:
        raise Misused(words("cli-error-field-size", count=len(names), seats=seats))
    if given.sprt is not None and len(set(names)) == 1:
        raise Misused(words("cli-error-sprt-field"))
    if not given.tables or given.simulations == 0:
        raise Misused(words("cli-error-games"))
    return names


@contextmanager
def _programs(words: Words, given: ArenaOptions, names: Sequence[str]) -> Iterator[Mapping[str, Program]]:
    """Provide the programs of the field, by name, and end them."""
    programs = {
        name: Program(name, command, words, given.agent_seconds, lambda sentence: print(sentence, file=sys.stderr))
        for name, command in given.agent
        if name in names
    }
    try:
        yield programs
    finally:
        for program in programs.values():
            program.close()


def _master(words: Words, path: str, simulations: int) -> Player:
    """Return a master with the weights from a file."""
    mind = read_weights(words, Path(path))[1]

    def answer(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
        own = Table(table.game, table.seats, mind)
        return by_search(own, position, decision, source, simulations=simulations)

    return answer


def _mind(words: Words, game: AnyGame, setup: Setup, names: Sequence[str]) -> Mind:
    """Return the trained evaluation of these matches, or an untrained one if the levels need none."""
    mind = mind_for(game, setup)
    if mind is None and not UNTRAINED_LEVELS.issuperset(names):
        raise CommandRefused(words("cli-error-no-mind"))
    return mind or untrained()


def _print_standings(words: Words, found: Standings, faults: Mapping[str, int], *, json: bool) -> None:
    if json:
        print(msgspec.json.encode(msgspec.to_builtins(found) | ({"faults": faults} if faults else {})).decode())
        return
    for standing in found.players:
        print(_as_text(standing, words))
    if found.verdict is not None:
        print(words("cli-arena-sprt", tables=found.tables, **msgspec.to_builtins(found.verdict)))
    for name, count in faults.items():
        print(words("cli-arena-faults", agent=name, faults=count))


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
