"""What follows from every change of the board: foreign cards that fall, tokens, full hands and victory (docs/rules/catan_cards.md 1.5, 3.7, 3.9)."""

from typing import Final

from engine.catan_cards.piles import Trim, discard
from engine.catan_cards.scoring import score, strength, trade
from engine.catan_cards.state import NOBODY, State
from engine.catan_cards.tables import FOREIGN_LIMIT, TARGET
from engine.core.flow import Frame, Play
from engine.core.types import Reason, Seat

POINTS: Final = "points"
TIME: Final = "turns"
"""How a game can end."""

WINDMILL: Final = "windmill"
HOLDERS: Final = {"knight": strength, WINDMILL: trade}
"""The tokens, and what one must have more of than the other to hold them."""

OUTGROWN: Final = {"barbarian_camp": ("strength", strength), "trading_outpost": ("points", score)}
"""The foreign cards, and what their host must not have too much of (1.7): its name, and how it is counted."""


def check_consequences(play: Play[State]) -> None:
    """See to everything that depends on points; the last thing that a rule does after it changed the board.

    The active player's hand has time until the end of the turn; the other's has to be within its limit now.
    """
    follow(play)
    state = play.state
    play.then(Trim(1 - state.active))
    won = find_winner(state)
    if won is not None:
        state.winner = won
        play.then(Victory())


def follow(play: Play[State]) -> None:
    """Let foreign cards fall and tokens move until all is as it has to be, before anybody is asked anything."""
    while _fall(play) or _tokens(play):
        pass


def unbearable(state: State, host: Seat, card: str) -> Reason | None:
    """Say why a camp or outpost could not stand with its host (1.7, 4.7)."""
    measure, counted = OUTGROWN[card]
    if counted(state, host) <= FOREIGN_LIMIT:
        return None
    return Reason("host_too_strong", {"building": card, "most": FOREIGN_LIMIT, "by": host, "measure": measure})


def _fall(play: Play[State]) -> bool:
    """Destroy a foreign card whose host has outgrown it; goes to the discard of whoever placed it."""
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


def holder(state: State, prize: str) -> Seat:
    """Who has strictly more; the windmill is only for whoever has a city (1.5)."""
    measured = [HOLDERS[prize](state, seat) for seat in range(2)]
    if measured[0] == measured[1]:
        return NOBODY
    leader = measured.index(max(measured))
    if prize == WINDMILL and "city" not in state.players[leader].centre:
        return NOBODY
    return leader


def _tokens(play: Play[State]) -> bool:
    """Hand the tokens to whom they belong."""
    moved = False
    for token in HOLDERS:
        seat, before = holder(play.state, token), getattr(play.state, token)
        if seat != before:
            setattr(play.state, token, seat)
            play.report("token", None if seat == NOBODY else seat, token=token)
            moved = True
    return moved


def find_winner(state: State) -> Seat | None:
    """Who has won as things stand: in the base game only the active player can (3.9)."""
    seats = state.seats[:1] if state.mode == "base" else state.seats
    return next((seat for seat in seats if score(state, seat) >= TARGET[state.mode]), None)


class Settle(Frame[State], tag="settle"):
    """Let foreign cards fall and tokens move once a civil war has hit both players."""

    def run(self, play: Play[State]) -> None:
        """Settle what the two returns have left open."""
        follow(play)


class Upkeep(Frame[State], tag="upkeep"):
    """See to hands and victory once all that belongs to a change has been done."""

    def run(self, play: Play[State]) -> None:
        check_consequences(play)


class Victory(Frame[State], tag="victory"):
    """Somebody has won: nothing else is done."""

    def run(self, play: Play[State]) -> None:
        end(play, play.state.winner, POINTS)


def end(play: Play[State], winner: Seat, ended: str) -> None:
    """The game is over; nobody as the winner means both."""
    state = play.state
    state.phase, state.winner, state.ended = "over", winner, ended
    play.report("over", None, winners=[str(seat) for seat in range(2) if winner in (seat, NOBODY)], source=ended)
    play.mark_snapshot()
    play.finish()
