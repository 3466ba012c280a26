"""Draws games and keeps those that together reach all that is wanted.

`python -m tests.records.draw 1-2500 4711` plays a game for each of these seeds, chooses among them, and writes the records
and their outcomes beside this file. Needed anew only when a change of the rules makes the old ones illegal.
"""

import sys
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from engine.core.dealer import SECRET_BYTES, Dealer
from engine.core.notation import Record, write_record
from engine.core.types import CHANCE, Action
from tests.contract.drawing import LISTED
from tests.records.chronicle import reached, wanted
from tests.records.outcomes import FOLDER, outcome_of, write
from tests.records.players import table

CAYLUS: Final = LISTED["caylus"]


def record(seed: int) -> Record:
    """Play one game to its end."""
    rng, secret = Random(seed), seed.to_bytes(SECRET_BYTES, "big")
    dealer = Dealer(secret)
    setup = CAYLUS.setup(rng.choice(CAYLUS.seats), {choice.id: rng.choice(choice.values) for choice in CAYLUS.options})
    players = table(rng, setup.seats)
    play = CAYLUS.working(CAYLUS.begin(setup))
    log: list[Action] = []
    while play.decisions:
        decision = play.decisions[0]
        seat = decision.ask.seat
        picks = dealer.deal(len(log), decision.ask) if seat == CHANCE else players[seat].pick(rng, play.state, decision)
        log.append(Action(seat, decision.kind, picks))
        play.answer(decision, picks)
    return Record(setup, tuple(log), dealer.commitment, secret.hex())


def chosen(seeds: Iterable[int]) -> list[int]:
    """Few seeds whose games reach together what all of them do; what few games reach is looked after first."""
    reach = {seed: reached(record(seed)) for seed in seeds}
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


def main(words: Iterable[str]) -> None:
    """Write the chosen records anew, and say what is still missing."""
    seeds = chosen(seeds_of(words))
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    outcomes = {}
    for seed in seeds:
        game = record(seed)
        (FOLDER / f"caylus-{seed}.txt").write_text(write_record(game), encoding="utf-8")
        outcomes[f"caylus-{seed}"] = outcome_of(game)
    write(outcomes)
    missing = set(wanted()).difference(*(reached(record(seed)) for seed in seeds))
    sys.stdout.write(f"{len(seeds)} records; missing: {', '.join(sorted(missing)) or 'nothing'}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
