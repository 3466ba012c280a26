"""Flavo the Jester, who rewards his host and moves on after every tournament (docs/rules/catan_cards.md 1.7)."""

from collections.abc import Iterator
from typing import Final

from engine.catan_cards.building import spot
from engine.catan_cards.consequences import check_consequences
from engine.catan_cards.piles import discard
from engine.catan_cards.principality import beside, describe_place, free_sites
from engine.catan_cards.resources import Pay, fill, holdings
from engine.catan_cards.revisions import JESTER_IS_PLACED_BY_HIS_OWNER
from engine.catan_cards.state import NO_SEAT, Built, State
from engine.core.flow import Frame, Play
from engine.core.types import NOTHING, Ask, Data, Option, Seat, Value

JESTER: Final = "flavo"
JESTER_FEE: Final = {"gold": 1}
ACCEPT_JESTER: Final = "accept"


def perform(play: Play[State]) -> list[Frame[State]]:
    """Add one resource to each of the two regions beside him; return the frames to run once the prize has been won."""
    state = play.state
    for seat, built in state.built():
        if built.card == JESTER:
            for place, region in beside(state.players[seat], built.place):
                if fill(state, seat, place):
                    play.report("took", seat, gain={region.kind: 1}, source=JESTER)
            return [MoveOn(1 - seat)]
    return []


class MoveOn(Frame[State], tag="flavo"):
    """The offer of the jester to the other player, who hosts him for 1 gold. If declined, he is discarded.

    By the first revision of the rules the new host also chose the site, so the options were sites.
    """

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        """Ask if there is a free site and gold for him."""
        state = play.state
        if not free_sites(state.players[self.seat]) or not holdings(state, self.seat)["gold"]:
            return None
        if state.revision >= JESTER_IS_PLACED_BY_HIS_OWNER:
            data: Data = {"building": JESTER, "by": 1 - self.seat}
            return Ask(
                self.seat,
                (
                    Option(ACCEPT_JESTER, "answer", data={**data, "pay": JESTER_FEE}),
                    Option(NOTHING, "answer", data=data),
                ),
            )
        none = Option(NOTHING, "place", data={"building": JESTER})
        return Ask(self.seat, (*_sites(state, self.seat, pay=JESTER_FEE), none))

    def run(self, play: Play[State]) -> None:
        self.answer(play, (NOTHING,))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Host him, or discard him."""
        host = 1 - self.seat
        if picks[0] == ACCEPT_JESTER:
            play.then(Pay(self.seat, dict(JESTER_FEE), JESTER), JesterSite(host))
        elif picks[0] == NOTHING:
            jester = _leave(play.state, host)
            discard(play.state, jester.owner if jester.giver == NO_SEAT else jester.giver, JESTER)
            play.report("jester_gone", host, building=JESTER)
            check_consequences(play)
        else:
            play.then(Pay(self.seat, dict(JESTER_FEE), JESTER))
            _arrive(play, host, picks[0])


class JesterSite(Frame[State], tag="flavo_site"):
    """The choice of the jester's site at the other player's, by his owner: the host has paid for him (4.35)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every free site if there are several."""
        sites = tuple(_sites(play.state, 1 - self.seat))
        return Ask(self.seat, sites) if len(sites) > 1 else None

    def run(self, play: Play[State]) -> None:
        """Put him in the only free site."""
        self.answer(play, tuple(free_sites(play.state.players[1 - self.seat])))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        _arrive(play, self.seat, picks[0])


def _sites(state: State, area: Seat, **data: Value) -> Iterator[Option]:
    """Offer the free sites of a principality."""
    player = state.players[area]
    for site in free_sites(player):
        yield Option(
            site, "place", data={"building": JESTER, **data, **describe_place(player, site)}, spot=spot(area, site)
        )


def _leave(state: State, host: Seat) -> Built:
    """Take the jester out of a principality."""
    jester = next(built for built in state.players[host].cards if built.card == JESTER)
    state.players[host].cards.remove(jester)
    return jester


def _arrive(play: Play[State], host: Seat, site: str) -> None:
    """Move the jester from his host to the other player, who becomes his owner."""
    state, seat = play.state, 1 - host
    giver = _leave(state, host).owner
    state.players[seat].cards.append(Built(JESTER, site, seat, since=state.turn, giver=giver))
    play.report("jester", seat, building=JESTER, by=host)
    check_consequences(play)
