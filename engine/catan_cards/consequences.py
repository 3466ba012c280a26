"""Consequences of changes on the board (docs/rules/catan_cards.md 1.7, 3.7, 3.9).

These are the fall of foreign cards, hand limits and victory.
"""

from typing import Final

from engine.catan_cards.piles import Trim, discard
from engine.catan_cards.scoring import score, strength
from engine.catan_cards.state import NO_SEAT, State
from engine.catan_cards.tables import FOREIGN_LIMIT, TARGET_POINTS
from engine.catan_cards.tokens import move_tokens
from engine.core.flow import Frame, Play
from engine.core.types import Reason, Seat

BY_POINTS: Final = "points"
BY_TIME: Final = "turns"
"""Ways in which a game can end."""

FOREIGN_COUNTS: Final = {"barbarian_camp": ("strength", strength), "trading_outpost": ("points", score)}
"""The foreign cards, and the count that their host may have too much of (1.7), with its name."""


def check_consequences(play: Play[State]) -> None:
    """Check everything that depends on points, as the last step of a rule that changed the board.

    The active player's hand may exceed its limit until the end of the turn; the other's may not.
    """
    follow(play)
    state = play.state
    play.then(Trim(1 - state.active))
    won = find_winner(state)
    if won is not None:
        state.winner = won
        play.then(Victory())


def follow(play: Play[State]) -> None:
    """Remove foreign cards and move tokens until the board is in order, before the next question."""
    while _fall(play) or move_tokens(play):
        pass


def unbearable(state: State, host: Seat, card: str) -> Reason | None:
    """Return the reason why a camp or outpost could not remain with its host (1.7, 4.7)."""
    measure, counted = FOREIGN_COUNTS[card]
    if counted(state, host) <= FOREIGN_LIMIT:
        return None
    return Reason("host_too_strong", {"building": card, "most": FOREIGN_LIMIT, "by": host, "measure": measure})


def _fall(play: Play[State]) -> bool:
    """Destroy a foreign card whose host has outgrown it; it goes to its owner's discard."""
    state = play.state
    for host, built in state.built():
        reason = unbearable(state, host, built.card) if built.printed.foreign else None
        if reason:
            state.players[host].cards.remove(built)
            discard(state, built.owner, built.card)
            play.report(
                "destroyed",
                built.owner,
                building=built.card,
                by=host,
                most=FOREIGN_LIMIT,
                measure=reason.data["measure"],
            )
            return True
    return False


def find_winner(state: State) -> Seat | None:
    """Return the seat that has won, or None if there is none; in the base game only the active player can win (3.9)."""
    seats = state.seats[:1] if state.mode == "base" else state.seats
    return next((seat for seat in seats if score(state, seat) >= TARGET_POINTS[state.mode]), None)


class Settle(Frame[State], tag="settle"):
    """The check of foreign cards and tokens after a civil war has hit both players."""

    def run(self, play: Play[State]) -> None:
        """Settle what the two returns have left open."""
        follow(play)


class Upkeep(Frame[State], tag="upkeep"):
    """The check of hands and victory after a change has been completed."""

    def run(self, play: Play[State]) -> None:
        check_consequences(play)


class Victory(Frame[State], tag="victory"):
    """The end of the game by a victory; no other frame runs."""

    def run(self, play: Play[State]) -> None:
        end(play, play.state.winner, BY_POINTS)


def end(play: Play[State], winner: Seat, ended: str) -> None:
    """End the game. `NO_SEAT` as the winner means that both share the victory."""
    state = play.state
    state.phase, state.winner, state.ended = "over", winner, ended
    play.report("over", None, winners=[str(seat) for seat in range(2) if winner in (seat, NO_SEAT)], source=ended)
    play.mark_snapshot()
    play.finish()
