"""`provost lab train`: trains computer players of a game, and writes down what they have learned."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time
from typing import Final

from bot.cli.errors import Misused, require_folder, write
from bot.cli.selfplay import set_up
from bot.words import Words
from engine.minds.lab.training import Plan, train_through
from engine.minds.weights import Header, written

MINUTE: Final = 60
SIMULATIONS: Final = 24


def train(
    words: Words,
    /,
    *,
    game: str,
    seats: int | None,
    options: Mapping[str, str],
    seed: int,
    minutes: int,
    simulations: int | None,
    out: Path,
) -> int:
    """Train for so many minutes of work: without `seats` for all numbers, and over all values of options not given."""
    rules, setup = set_up(words, game, seats, options, None)
    if not minutes or simulations == 0:
        raise Misused(words("cli-error-minutes"))
    require_folder(words, out)
    among = tuple(rules.seats) if seats is None else (setup.seats,)
    values = {choice.id: (options[choice.id],) if choice.id in options else choice.values for choice in rules.options}
    trained = train_through(Plan(rules, among, values), seed, _within, minutes * MINUTE, simulations or SIMULATIONS)
    header = Header(
        game=rules.name,
        rules=rules.rules,
        seats=among,
        options=values,
        seed=seed,
        games=trained.games,
        command=" ".join(("provost", *sys.argv[1:])),
    )
    write(words, out, written(header, trained.mind))
    print(words("cli-train-written", path=str(out), games=trained.games))
    return 0


def _within(seconds: float) -> Callable[[int], bool]:
    """Whether there is time for another game, within so many seconds of work from now on."""
    begun = process_time()
    return lambda games: process_time() - begun < seconds
