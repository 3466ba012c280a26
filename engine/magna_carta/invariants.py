"""Invariants of every position of Caylus Magna Carta (docs/rules/magna_carta.md, Invariants)."""

from typing import Final

from engine.core.invariants import Invariants
from engine.magna_carta.cards import CARDS, PLAYER_COLOURS, deck
from engine.magna_carta.castle import tokens_left
from engine.magna_carta.state import NO_SEAT, State
from engine.magna_carta.tables import (
    FIRST_HAND_SIZE,
    MAX_TURNS,
    NO_BATCH_LOSS,
    PHASES,
    SECTIONS,
    SMALL_CARD_CUBES,
    TOKENS_BY_SEATS,
    WORKERS,
)


def nothing_negative(state: State) -> bool:
    """Check that players' cubes and deniers, cubes on cards, and tokens are never below zero."""
    players = all(min(player.deniers, *player.cubes.values()) >= 0 for player in state.players)
    return players and min(state.tokens.values()) >= 0 and all(slot.cubes >= 0 for slot in state.road)


def four_workers(state: State) -> bool:
    """Check that each player has four workers, at home and on the road."""
    out = [slot.worker for slot in state.road]
    return all(player.workers + out.count(seat) == WORKERS for seat, player in enumerate(state.players))


def workers_at_work(state: State) -> bool:
    """Check that workers are on cards that have work, never on a residence or a prestige card."""
    return all(slot.worker == NO_SEAT or CARDS[slot.face].primary is not None for slot in state.road)


def workers_home(state: State) -> bool:
    """Check that workers are on the road from phase 2 to phase 4 only."""
    out = any(slot.worker != NO_SEAT for slot in state.road)
    return not out or state.phase in ("actions", "provost", "road")


def cards_kept(state: State) -> bool:
    """Check that hand, pile, discard and road together hold each card of every player's deck exactly once."""
    full = sorted(deck(PLAYER_COLOURS, beginner=state.beginner))
    for seat, player in enumerate(state.players):
        built = [slot.card for slot in state.road if slot.owner == seat]
        held = sorted([*player.hand, *player.pile, *player.discard, *built])
        if held != full and (held or state.phase != "setup"):
            return False
    return True


def first_hands(state: State) -> bool:
    """Check that until the first turn a hand has three cards, or none before the shuffle."""
    return state.phase != "setup" or all(len(player.hand) in (0, FIRST_HAND_SIZE) for player in state.players)


def prestige_kept(state: State) -> bool:
    """Check that every prestige card is left, on a residence, or in front of a player (Beginner rules)."""
    built = [slot.prestige for slot in state.road if slot.prestige]
    owned = [card for player in state.players for card in player.prestige]
    full = sorted(deck(("prestige",), beginner=state.beginner))
    placed = not built if state.beginner else not owned
    return placed and sorted([*state.prestige, *built, *owned]) == full


def tokens_kept(state: State) -> bool:
    """Check that no section has more tokens than at the start, and that no turn lost more than two."""
    begun = {section.id: section.tokens[len(state.players)] for section in SECTIONS}
    known = {id: state.tokens[id] + sum(player.tokens[id] for player in state.players) for id in begun}
    lost = TOKENS_BY_SEATS[len(state.players)] - sum(known.values())
    return all(known[id] <= begun[id] for id in begun) and lost <= NO_BATCH_LOSS * state.turn


def tokens_in_order(state: State) -> bool:
    """Check that a section is begun only if those before it are empty."""
    untouched = True
    for section in reversed(SECTIONS):
        left = state.tokens[section.id]
        if left and not untouched:
            return False
        untouched = untouched and left == section.tokens[len(state.players)]
    return True


def provost_on_road(state: State) -> bool:
    """Check that the provost is at a card on the road, and that the Beginner rules have none."""
    if state.beginner or not state.road:
        return state.provost == 0
    return 1 <= state.provost <= len(state.road)


def road_fits(state: State) -> bool:
    """Check that the road begins with a neutral card for every player, and goes on with the players' cards."""
    seats = len(state.players)
    if not state.road:
        return state.phase == "setup"
    owned = [slot.owner != NO_SEAT for slot in state.road]
    cubes = all(slot.cubes <= SMALL_CARD_CUBES[seats] * (CARDS[slot.face].cubes is not None) for slot in state.road)
    return cubes and owned == sorted(owned) and owned.count(False) == seats


def residences_fit(state: State) -> bool:
    """Check that cards wait for the lawyer in phase 4 only, and that only residences are under prestige cards."""
    for slot in state.road:
        waits_wrongly = slot.pending and (slot.residence or state.phase != "road")
        turned_wrongly = slot.residence and (slot.owner == NO_SEAT or state.beginner)
        if waits_wrongly or turned_wrongly or (slot.prestige and not slot.residence):
            return False
    return True


def bridge_fits(state: State) -> bool:
    """Check that no player is on the bridge twice, and that all are there after phase 2."""
    once = len(set(state.passed)) == len(state.passed)
    full = len(state.passed) == len(state.players)
    return once and (full or PHASES.index(state.phase) <= PHASES.index("actions"))


def turns_end(state: State) -> bool:
    """Check that every completed turn took a token, and that the game ends with the last token (ruling 26)."""
    seats = len(state.players)
    over = state.phase == "over"
    ended = max(0, state.turn - 1) + (over or state.phase == "end")
    taken = TOKENS_BY_SEATS[seats] - tokens_left(state)
    return ended <= taken and state.turn <= MAX_TURNS[seats] and not (over and tokens_left(state))


def road_grows(earlier: State, later: State) -> bool:
    """Check that cards on the road stay in their places."""
    return [slot.card for slot in earlier.road] == [slot.card for slot in later.road][: len(earlier.road)]


def tokens_go(earlier: State, later: State) -> bool:
    """Check that tokens are never put back."""
    return all(later.tokens[id] <= left for id, left in earlier.tokens.items())


INVARIANTS: Final = Invariants[State](
    states=(
        nothing_negative,
        four_workers,
        workers_at_work,
        workers_home,
        cards_kept,
        first_hands,
        prestige_kept,
        tokens_kept,
        tokens_in_order,
        provost_on_road,
        road_fits,
        residences_fit,
        bridge_fits,
        turns_end,
    ),
    moves=(
        road_grows,
        tokens_go,
    ),
)
