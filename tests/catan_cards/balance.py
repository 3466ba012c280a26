"""Win shares of the ready-made decks against each other: `python -m tests.catan_cards.balance 200`.

It plays that many games for each pair and seating, with the policy of the given name, or `random`. A shared victory
counts half.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

from bot.match.selfplay import play
from engine.catan_cards.decks import DECKBUILDING
from engine.core.deckbuilding import number_copies
from engine.core.game import Game
from engine.core.types import Decision
from engine.minds.choosing import POLICIES, Look, Policy
from tests.catan_cards.table import CATAN

READY = DECKBUILDING.ready
PARTS = {part.size: part.name for part in DECKBUILDING.parts}


def handing_in(decks: tuple[str, ...], policy: Policy) -> Policy:
    """Hand in the deck of the seat; otherwise choose as the policy does."""

    def choose(game: Game[Any, Any], decision: Decision, look: Look, chooser: Random) -> tuple[str, ...]:
        ask = decision.ask
        if ask.options[0].verb != "deck":
            return policy(game, decision, look, chooser)
        wanted = {*number_copies(READY[decks[ask.seat]][PARTS[ask.least]])}
        return tuple(option.key for option in ask.options if option.key in wanted)

    return choose


def shares(games: int, policy: Policy) -> Iterator[tuple[str, str, float, float]]:
    """Return for each pair of decks the share of victories of the first, who hosts, and the mean number of actions."""
    setup = CATAN.setup(2, {"mode": "tournament"})
    for pair in permutations(READY, 2):
        played = [play(CATAN, setup, seed, handing_in(pair, policy)) for seed in range(games)]
        won = [(1 / one.outcome.ranks.count(1)) * (one.outcome.ranks[0] == 1) for one in played]
        yield *pair, sum(won) / games, sum(len(one.record.entries) for one in played) / games


def main(games: int, policy: str = "random") -> None:
    """Print the share of each pairing, then that of each deck."""
    total = Counter[str]()
    for host, guest, share, actions in shares(games, POLICIES[policy]):
        total.update({host: share, guest: 1 - share})
        sys.stdout.write(f"{host} against {guest}: {share:.1%} ({actions:.0f} actions)\n")
    for name, won in total.items():
        sys.stdout.write(f"{name}: {won / (2 * (len(READY) - 1)):.1%}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
