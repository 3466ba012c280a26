"""Command that draws games and keeps those that together reach all goals.

`python -m tests.records.draw caylus 1-2500 4711` plays a game of Caylus for each of these seeds, chooses among them,
and writes the records and their outcomes beside this file. It is needed only after a change of the rules that makes the
old records illegal. Records of an older revision of the rules stay, because old matches must replay.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, Protocol

from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.notation import Record, write_record
from engine.core.types import CHANCE, Action, Decision
from tests.contract.drawing import LISTED
from tests.records import catan_cards_players, caylus_players, magna_carta_players
from tests.records.chronicle import all_goals, reached_goals
from tests.records.outcomes import FOLDER, expected, outcome_of, read, write


class Player(Protocol):
    """Player who chooses."""

    def pick(self, rng: Random, state: Any, decision: Decision) -> tuple[str, ...]:
        """Answer a question."""


TABLES: Final[dict[str, Callable[[Random, int], Sequence[Player]]]] = {
    "catan_cards": catan_cards_players.table,
    "caylus": caylus_players.table,
    "magna_carta": magna_carta_players.table,
}
"""Makers of that many players who fit together, by game."""


def record(name: str, seed: int) -> Record:
    """Play one game to its end."""
    game = LISTED[name]
    rng, secret = Random(seed), seed.to_bytes(SECRET_BYTES, "big")
    dealer = Dealer(secret)
    setup = game.setup(rng.choice(game.seats), {choice.id: rng.choice(choice.values) for choice in game.options})
    players = TABLES[name](rng, setup.seats)
    play = game.resume(game.begin(setup))
    log: list[Action] = []
    while play.decisions:
        decision = play.decisions[0]
        seat = decision.ask.seat
        picks = dealer.deal(len(log), decision.ask) if seat == CHANCE else players[seat].pick(rng, play.state, decision)
        log.append(Action(seat, decision.kind, picks))
        play.answer(decision, picks)
    return Record(setup, tuple(log), dealer.commitment, secret.hex())


def choose_seeds(reach: dict[int, set[str]]) -> list[int]:
    """Choose few seeds whose games together reach the same as all, starting with the rarest goals."""
    left = set().union(*reach.values())
    picked: list[int] = []
    while left:
        rarest = min(sorted(left), key=lambda thing: sum(thing in things for things in reach.values()))
        able = [seed for seed, things in reach.items() if rarest in things]
        picked.append(max(able, key=lambda seed: len(reach[seed] & left)))
        left -= reach[picked[-1]]
    return sorted(picked)


def seeds_of(words: Iterable[str]) -> Iterator[int]:
    """Read seeds and ranges of seeds."""
    for word in words:
        first, _, last = word.partition("-")
        yield from range(int(first), int(last or first) + 1)


def main(name: str, *words: str) -> None:
    """Rewrite the chosen records of a game, and print the missing goals."""
    reach = {seed: reached_goals(record(name, seed)) for seed in seeds_of(words)}
    newest, outcomes, left = LISTED[name].rules, expected(), set(all_goals(name))
    for id in [id for id in outcomes if read(id).setup.game == name]:
        if read(id).setup.rules == newest:
            (FOLDER / f"{id}.txt").unlink()
            del outcomes[id]
        else:
            left -= reached_goals(read(id))
    seeds = choose_seeds(reach)
    for seed in seeds:
        game, id = record(name, seed), f"{name}-{seed}" if newest == 1 else f"{name}-r{newest}-{seed}"
        (FOLDER / f"{id}.txt").write_text(write_record(game), encoding="utf-8")
        outcomes[id] = outcome_of(game)
        left -= reach[seed]
    write(outcomes)
    sys.stdout.write(f"{len(seeds)} records; missing: {', '.join(sorted(left)) or 'nothing'}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
