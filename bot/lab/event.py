"""`provost lab event`: a whole event with made-up results, to see what its pairings come to."""

from time import perf_counter

import msgspec

from bot.cli.errors import Misused, Refused
from bot.cli.options import flag, option, whole
from bot.features.tournaments.rules.feasibility import FORMATS, Finding, findings
from bot.features.tournaments.rules.simulation import Infeasible, usual_count
from bot.features.tournaments.rules.simulation import simulate as simulated
from bot.words import Words


def event(
    words: Words,
    /,
    *,
    format: str = option("F", required=True),  # noqa: A002 - the option's name
    players: int = option("N", whole, required=True),
    table: int = option("K", whole, required=True),
    rounds: int | None = option("R", whole),
    seed: int = option("S", whole, 1),
    json: bool = flag(),
) -> int:
    """Hold an event of a format and print its figures; what cannot be had is said."""
    if format not in FORMATS:
        raise Misused(words("cli-error-event-format", format=format, formats=", ".join(FORMATS)))
    try:
        held = simulated(format, players, table, rounds, str(seed), perf_counter)
    except Infeasible as infeasible:
        raise Refused(" ".join(_sentence(finding, words) for finding in infeasible.findings)) from None
    if json:
        print(msgspec.json.encode(held).decode())
        return 0
    for finding in findings(format, players, table, usual_count(format, players, table) if rounds is None else rounds):
        print(_sentence(finding, words))
    print(
        words(
            "cli-event-simulated",
            rounds=held.rounds,
            tables=held.tables,
            repeats=held.repeats,
            short=held.short_tables,
            byes=held.byes,
            spread=held.seat_spread,
            least=held.games_min,
            most=held.games_max,
            seconds=f"{held.seconds_per_round:.3f}",
        )
    )
    return 0


def _sentence(finding: Finding, words: Words) -> str:
    return words(f"event-finding-{finding.key}", **finding.figures)
