"""`provost lab train`: train computer players of a game, and write what they have learned to a file."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from bot.cli.errors import CommandRefused, Misused, require_folder, write
from bot.cli.options import option, positional, together, whole
from bot.cli.selfplay import pairs, set_up
from bot.words import Words
from engine.minds.lab.training import Plan, refitted, train_through
from engine.minds.weights import Header, mind_for, written

MINUTE: Final = 60
TRAINING_SIMULATIONS: Final = 24


class TrainOptions(NamedTuple):
    """The options of `provost lab train`."""

    game: str = positional()
    seats: int | None = option("N", whole, about="cli-option-trained-seats")
    options: Mapping[str, str] = option("K=V,…", pairs, {}, about="cli-option-trained-options")
    seed: int = option("S", whole, 1)
    minutes: int = option("M", whole, 2)
    simulations: int | None = option("N", whole, about="cli-option-imitated")
    refit: int = option("K", whole, 0)
    out: Path = option("PATH", Path, required=True)


def train(words: Words, /, *, given: TrainOptions = together(TrainOptions)) -> int:
    """Train for a few minutes of CPU time, over all numbers of seats and values of options that are not given.

    With `refit`, only the evaluation of the present weights is fitted anew, to that many games.
    """
    rules, setup = set_up(words, given.game, given.seats, given.options)
    if not given.minutes or given.simulations == 0:
        raise Misused(words("cli-error-minutes"))
    require_folder(words, given.out)
    among = tuple(rules.seats) if given.seats is None else (setup.seats,)
    values = {one.id: (given.options[one.id],) if one.id in given.options else one.values for one in rules.options}
    plan, simulations = Plan(rules, among, values), given.simulations or TRAINING_SIMULATIONS
    if given.refit:
        present = mind_for(rules, setup)
        if present is None:
            raise CommandRefused(words("cli-error-no-mind"))
        mind, games = refitted(plan, present, given.seed, given.refit), given.refit
    else:
        trained = train_through(plan, given.seed, _within, given.minutes * MINUTE, simulations)
        mind, games = trained.mind, trained.games
    header = Header(
        game=rules.name,
        rules=rules.rules,
        seats=among,
        options=values,
        seed=given.seed,
        games=games,
        command=" ".join(("provost", *sys.argv[1:])),
    )
    write(words, given.out, written(header, mind))
    print(words("cli-train-written", path=str(given.out), games=games))
    return 0


def _within(seconds: float) -> Callable[[int], bool]:
    """Return a check that is True until this many seconds of CPU time have passed."""
    begun = process_time()
    return lambda games: process_time() - begun < seconds
