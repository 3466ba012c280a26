"""Scoring of tokens, cards and goods, and the result (docs/rules/magna_carta.md 3, End)."""

from engine.core.types import Outcome, Seat, ranks
from engine.magna_carta.cards import CARDS, PLAIN_CUBES
from engine.magna_carta.castle import worth
from engine.magna_carta.state import SOURCES, State
from engine.magna_carta.tables import CUBES_PER_POINT, DENIERS_PER_POINT, GOLD_POINTS


def sources(state: State, seat: Seat) -> dict[str, int]:
    """Return the current points of a seat's tokens and cards, by source; at the end of the game its goods count too."""
    player = state.players[seat]
    found = dict.fromkeys(SOURCES, 0)
    found["castle"] = worth(player.tokens)
    for face in (*[slot.face for slot in state.road if slot.owner == seat], *player.prestige):
        card = CARDS[face]
        found[_SOURCE[card.colour]] += card.points
    if state.phase == "over":
        found["gold"] = player.cubes["gold"] * GOLD_POINTS
        found["cubes"] = sum(player.cubes[kind] for kind in PLAIN_CUBES) // CUBES_PER_POINT
        found["deniers"] = player.deniers // DENIERS_PER_POINT
    return found


_SOURCE = {"wood": "buildings", "stone": "buildings", "residence": "residences", "prestige": "prestige"}


def result(state: State) -> Outcome:
    """Return ranks and scores; ties share a rank. The game always ends with the last castle token."""
    found = tuple(sources(state, seat) for seat in range(len(state.players)))
    scores = tuple(sum(parts.values()) for parts in found)
    return Outcome(ranks(scores), scores, found, "castle")
