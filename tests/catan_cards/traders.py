"""Use of the cards of Barbarians & Traders in themed games: `python -m tests.catan_cards.traders 200 1`.

It plays that many games of journeymen among themselves, from a seed. For each card it prints the number of
principalities that held it at some time, that built or played it, and that won after playing it, in per cent from five
on.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator

from bot.words import Catalogue
from engine.catan_cards.catalogue import CARDS
from engine.core.types import CHANCE, Seat
from engine.minds.levels import levels
from engine.minds.playouts import won
from engine.minds.rollout import dealt, generator
from engine.minds.search import Table
from engine.minds.weights import mind_for
from tests.catan_cards.table import CATAN

MIN_SAMPLE = 5
"""The number of principalities below which no share of wins is printed."""

SEED_STEP = 1_000_003

Use = tuple[Seat, str]
"""Card of a principality."""


def uses(games: int, seed: int) -> Iterator[tuple[set[Use], set[Use], list[float]]]:
    """Yield the cards held and played in each game, and the victories of its seats."""
    setup = CATAN.setup(2, {"mode": "themed"})
    mind, player = mind_for(CATAN, setup), levels()["journeyman"]
    assert mind is not None
    table = Table(CATAN, setup.seats, mind)
    for number in range(games):
        play, source = CATAN.resume(CATAN.begin(setup)), generator(seed * SEED_STEP + number)
        held, played = set[Use](), set[Use]()
        while play.decisions:
            decision = play.decisions[0]
            is_chance = decision.ask.seat == CHANCE
            picks = dealt(decision.ask, source) if is_chance else player(table, play.position, decision, source)
            play.answer(decision, picks)
            held |= {(seat, card) for seat, one in enumerate(play.state.players) for card in one.hand}
            played |= {
                (event.seat, str(event.data["building"]))
                for event in play.events
                if event.kind in ("built", "played") and event.seat is not None
            }
            play.events.clear()
        outcome = CATAN.outcome(play.position)
        assert outcome is not None
        yield held, played, [won(outcome, seat) for seat in range(setup.seats)]


def main(games: int, seed: int) -> None:
    """Print a row for each card, the most held first."""
    words = Catalogue().words("en")
    held, played, wins = Counter[str](), Counter[str](), defaultdict[str, float](float)
    for one_held, one_played, victories in uses(games, seed):
        held.update(card for _, card in one_held)
        for seat, card in one_played:
            played[card] += 1
            wins[card] += victories[seat]
    cards = [card.id for card in CARDS.values() if card.traders and card.kind != "event"]
    for card in sorted(cards, key=lambda card: (-held[card], -played[card])):
        share = f"{wins[card] / played[card]:.0%}" if played[card] >= MIN_SAMPLE else "–"
        sys.stdout.write(f"| {words(f'name-{card}')} | {held[card]} | {played[card]} | {share} |\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
