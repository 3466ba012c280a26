"""Production in every region with the rolled number (docs/rules/catan_cards.md 3.3)."""

from engine.catan_cards.catalogue import ANY
from engine.catan_cards.principality import beside, own
from engine.catan_cards.resources import Take, fill
from engine.catan_cards.state import State
from engine.catan_cards.tables import MAX_STORED
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.types import Seat


class ProduceRegions(Frame[State], tag="produce"):
    """Production in both principalities, including cards beside the regions."""

    def run(self, play: Play[State]) -> None:
        """Fill the regions, then the colonial bases, then ask where outposts have a choice."""
        state = play.state
        for seat in state.seats:
            gained: Goods = {}
            for place, region in state.players[seat].regions.items():
                if region.number == state.pips:
                    goods.add(gained, {region.kind: fill(state, seat, place, factor(state, seat, place))})
            goods.add(gained, {"gold": _colony(state, seat)})
            if goods.total(gained):
                play.report("produced", seat, gain=goods.total(gained))
        play.then(*_outposts(state))


def find_harvest(state: State, seat: Seat, full: str = "", amount: int = 0) -> Goods:
    """Return what the rolled number will bring before the seat builds, with an `amount` more in the region `full`."""
    found: Goods = {}
    for place, region in state.players[seat].regions.items() if state.phase == "event" else ():
        if region.number == state.pips:
            stored = region.stored + amount * (place == full)
            goods.add(found, {region.kind: max(0, min(factor(state, seat, place), MAX_STORED - stored))})
    return found


def factor(state: State, seat: Seat, place: str) -> int:
    """Return the production of a region: doubled by a mill of its kind, and once more by an exchange."""
    area = state.players[seat]
    kind, doublers = area.regions[place].kind, set[str]()
    for built in area.cards:
        doubles = built.printed.doubles
        if doubles in (kind, ANY) and place in [other for other, _ in beside(area, built.place)]:
            doublers.add(doubles)
    return int(2 ** len(doublers))


def _colony(state: State, seat: Seat) -> int:
    """Store gold in a colonial base if the gold region beside it produces, full or not (4.18); return the amount."""
    for base in own(state, seat, "colonial_base"):
        for _, region in beside(state.players[seat], base.place):
            if region.number == state.pips and base.counter < MAX_STORED:
                base.counter += 1
                return 1
    return 0


def _outposts(state: State) -> list[Take]:
    """Return the questions for outposts: one resource from every region beside it that produces."""
    return [
        Take(built.owner, 1, built.card, [region.kind])
        for area, built in state.built()
        if built.card == "trading_outpost"
        for _, region in beside(state.players[area], built.place)
        if region.number == state.pips
    ]
