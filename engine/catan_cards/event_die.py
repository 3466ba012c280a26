"""Effects of the event die (docs/rules/catan_cards.md 1.4, 3.2)."""

from collections.abc import Callable
from typing import Final

from engine.catan_cards.cards import jester
from engine.catan_cards.event_cards import DogmasEnd, Reveal
from engine.catan_cards.principality import has, neighbours, own
from engine.catan_cards.resources import Rob, Take
from engine.catan_cards.revisions import BRIGANDS_WAIT_IN_EVERY_MODE, TRADE_FACE_NEEDS_ROOM
from engine.catan_cards.scoring import tournament
from engine.catan_cards.state import NO_SEAT, State
from engine.catan_cards.tables import PLUNDER, SAFE_FROM_BRIGANDS
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.types import Seat

FLEET_PLENTY: Final = 3
"""Resources that a treasure fleet brings in a year of plenty, in place of one."""


class EventFace(Frame[State], tag="face"):
    """The effect of the event die."""

    def run(self, play: Play[State]) -> None:
        """Resolve the face."""
        FACE_EFFECTS[play.state.face](play)


def brigands(play: Play[State]) -> None:
    """Take all ore and wool of a player with more than seven resources outside protected regions (4.1).

    The action card of that name is an attack, in `cards.base_actions`.
    """
    state = play.state
    if keep_away(state, state.turn):
        play.report("brigands_wait")
        return
    for seat in state.seats:
        if exposed_goods(state, seat) > SAFE_FROM_BRIGANDS:
            _plunder(play, seat)
    play.then(*(Take(seat, _hire(state, seat), "knight_baroc", ["ore"]) for seat in state.seats))


def keep_away(state: State, turn: int) -> bool:
    """Return True if the brigands take nothing in a turn (1.4)."""
    waiting = state.mode != "base" or state.revision >= BRIGANDS_WAIT_IN_EVERY_MODE
    return waiting and turn <= int(state.options["brigand_grace_turns"])


def exposed_goods(state: State, seat: Seat) -> int:
    """Count the resources that brigands see: in regions without a garrison beside them, and in a colonial base."""
    safe = {place for garrison in own(state, seat, "garrison") for place in neighbours(garrison.place)}
    loose = sum([region.stored for place, region in state.players[seat].regions.items() if place not in safe])
    return loose + sum([base.counter for base in own(state, seat, "colonial_base")])


def _plunder(play: Play[State], seat: Seat) -> None:
    lost = dict.fromkeys(PLUNDER, 0)
    for region in play.state.players[seat].regions.values():
        if region.kind in PLUNDER:
            lost[region.kind] += region.stored
            region.stored = 0
    if goods.total(lost):
        play.report("lost", seat, pay=goods.total(lost), source="brigands")


def _hire(state: State, seat: Seat) -> int:
    """Give the ore that Baroc brings: one, or two if the seat has a barbarian camp at the opponent's."""
    camp = any(built.card == "barbarian_camp" for built in state.players[1 - seat].cards)
    return has(state, seat, ("knight_baroc",)) * (1 + camp)


def trade(play: Play[State]) -> None:
    """Ask the holder of the windmill for a resource to take from the opponent."""
    state = play.state
    if state.windmill != NO_SEAT:
        play.then(Rob(state.windmill, 1, "trade", lossy=state.revision < TRADE_FACE_NEEDS_ROOM))


def tourney(play: Play[State]) -> None:
    """Resolve the jester, the prize for the better knights, and the jester's move."""
    scores = [tournament(play.state, seat) for seat in range(2)]
    prizes = [Take(scores.index(max(scores)), 1, "tournament")] if scores[0] != scores[1] else []
    leaving = jester.perform(play)
    play.then(*prizes, *leaving)


def plenty(play: Play[State]) -> None:
    """Give each player a resource, the active one first; three with a treasure fleet."""
    state = play.state
    play.then(
        *(Take(seat, FLEET_PLENTY if has(state, seat, ("treasure_fleet",)) else 1, "plenty") for seat in state.seats)
    )


def event(play: Play[State]) -> None:
    """Reveal an event card; afterwards the active player's dogmas end."""
    play.then(Reveal(), DogmasEnd(play.state.active))


FACE_EFFECTS: Final[dict[str, Callable[[Play[State]], None]]] = {
    "brigands": brigands,
    "trade": trade,
    "tournament": tourney,
    "plenty": plenty,
    "event": event,
}
