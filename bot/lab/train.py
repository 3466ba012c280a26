"""`provost lab train`: train computer players of a game, and write what they have learned to a file."""

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from bot.cli.errors import CommandRefused, Misused, require_folder, write
from bot.cli.options import option, positional, together, whole
from bot.cli.selfplay import pairs, read_weights, set_up
from bot.words import Words
from engine.core.setup import Setup
from engine.minds.features import AnyGame
from engine.minds.lab.training import Plan, continued, refitted, train_through
from engine.minds.search import Mind
from engine.minds.weights import Header, mind_for, written

MINUTE: Final = 60
TRAINING_SIMULATIONS: Final = 24


def numbers(text: str) -> Sequence[int]:
    """Parse whole numbers, separated by commas."""
    return [whole(one) for one in text.split(",")]


class TrainOptions(NamedTuple):
    """The options of `provost lab train`."""

    game: str = positional()
    seats: Sequence[int] | None = option("N,…", numbers, about="cli-option-trained-seats")
    options: Mapping[str, str] = option("K=V,…", pairs, {}, about="cli-option-trained-options")
    seed: int = option("S", whole, 1)
    minutes: int = option("M", whole, 2)
    simulations: int | None = option("N", whole, about="cli-option-imitated")
    refit: int = option("K", whole, 0)
    further: int = option("K", whole, 0)
    rate: int = option("N", whole, 30)
    weights: Path | None = option("FILE", Path, about="cli-option-continued")
    against: Sequence[Path] = option("FILE", Path, [], repeated=True)
    out: Path = option("PATH", Path, required=True)


def train(words: Words, /, *, given: TrainOptions = together(TrainOptions)) -> int:
    """Train for a few minutes of CPU time, over all numbers of seats and values of options that are not given.

    With `further`, the present weights or those of a file learn from that many more games, at a `rate` in thousandths.
    With `refit`, only their evaluation is fitted anew, to that many games.
    """
    setups = [set_up(words, given.game, seats, given.options) for seats in given.seats or (None,)]
    rules, setup = setups[0]
    if not given.minutes or given.simulations == 0:
        raise Misused(words("cli-error-minutes"))
    require_folder(words, given.out)
    among = tuple(rules.seats) if given.seats is None else tuple([setup.seats for _, setup in setups])
    values = {one.id: (given.options[one.id],) if one.id in given.options else one.values for one in rules.options}
    plan, simulations = Plan(rules, among, values), given.simulations or TRAINING_SIMULATIONS
    if given.refit or given.further:
        before, present = _present(words, given.weights, rules, setup)
        if given.further:
            league = [read_weights(words, path)[1] for path in given.against]
            mind = continued(plan, present, given.seed, given.further, given.rate / 1000, league)
        else:
            mind = refitted(plan, present, given.seed, given.refit)
        games = before + given.further + given.refit
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


def _present(words: Words, path: Path | None, rules: AnyGame, setup: Setup) -> tuple[int, Mind]:
    """Return the weights of a file and the number of games behind them, or without a file the present weights and 0."""
    if path is not None:
        header, mind = read_weights(words, path)
        return header.games, mind
    present = mind_for(rules, setup)
    if present is None:
        raise CommandRefused(words("cli-error-no-mind"))
    return 0, present


def _within(seconds: float) -> Callable[[int], bool]:
    """Return a check that is True until this many seconds of CPU time have passed."""
    begun = process_time()
    return lambda games: process_time() - begun < seconds
