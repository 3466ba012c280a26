"""Flavo the Jester, who pleases whoever hosts him and moves on after every tournament (rules/catan_cards.md 1.7)."""

from typing import Final

from engine.catan_cards.building import spot
from engine.catan_cards.piles import discard
from engine.catan_cards.principality import beside, free_sites, told
from engine.catan_cards.resources import Pay, Table, fill, holdings
from engine.catan_cards.state import NOBODY, Built, State
from engine.catan_cards.upkeep import changed
from engine.core.flow import Frame
from engine.core.types import Ask, Option, Seat

JESTER: Final = "flavo"
FEE: Final = {"gold": 1}


def perform(play: Table) -> list[Frame[State]]:
    """The two regions beside him get one resource each; returns what is left to do when the prize has been won."""
    state = play.state
    for seat, built in state.built():
        if built.card == JESTER:
            for place, region in beside(state.players[seat], built.place):
                if fill(state, seat, place):
                    play.tell("took", seat, gain={region.kind: 1}, source=JESTER)
            return [MoveOn(1 - seat)]
    return []


class MoveOn(Frame[State], tag="flavo"):
    """The jester is offered to the other player, who takes him in for 1 gold; otherwise he is discarded."""

    seat: Seat

    def ask(self, play: Table) -> Ask | None:
        """Every free site, if there is one and gold for it."""
        state, area = play.state, play.state.players[self.seat]
        sites = free_sites(area) if holdings(state, self.seat)["gold"] else []
        options = [
            Option(site, "place", data={"building": JESTER, "pay": FEE, **told(area, site)}, spot=spot(self.seat, site))
            for site in sites
        ]
        none = Option("none", "place", data={"building": JESTER})
        return Ask(self.seat, (*options, none)) if options else None

    def run(self, play: Table) -> None:
        """He finds no home."""
        self.answer(play, ("none",))

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        """Take him in, or let him go."""
        state, host = play.state, 1 - self.seat
        old = next(built for built in state.players[host].cards if built.card == JESTER)
        state.players[host].cards.remove(old)
        if picks[0] == "none":
            discard(state, old.owner if old.giver == NOBODY else old.giver, JESTER)
            play.tell("jester_gone", host, building=JESTER)
        else:
            state.players[self.seat].cards.append(Built(JESTER, picks[0], self.seat, since=state.turn, giver=old.owner))
            play.tell("jester", self.seat, building=JESTER, by=host)
            play.then(Pay(self.seat, dict(FEE), JESTER))
        changed(play)
