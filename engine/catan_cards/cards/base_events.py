"""The events of the base set (docs/rules/catan_cards.md 1.6)."""

from collections.abc import Callable
from typing import Final

from engine.catan_cards.cards.traders_events import wine_cellars
from engine.catan_cards.consequences import Settle, Upkeep
from engine.catan_cards.piles import (
    MASTER_BUILDER,
    Search,
    Trim,
    filled_stacks,
    stack_options,
)
from engine.catan_cards.principality import around, has, neighbours, own, units
from engine.catan_cards.reactions import CIVIL_WAR, React, Return
from engine.catan_cards.resources import Take, fill
from engine.catan_cards.revisions import CIVIL_WAR_SETTLES_ONCE
from engine.catan_cards.state import NO_SEAT, State
from engine.core import goods
from engine.core.deckbuilding import number_copies, strip_number
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.types import NOTHING, Ask, Option, Seat, shuffle

YEAR_END: Final = "ev_year_end"

CONFLICT_CARDS: Final = 2
"""Cards that a conflict costs."""


def civil_war(play: Play[State]) -> None:
    """Ask each player which of the other's knights or fleets to send back, after possible reactions.

    Only then do tokens move and foreign cards fall (4.40); after that, hands are cut to their limit, the active
    player's first, and victory is checked (3.7, 3.9).
    """
    seats = play.state.seats
    warned = [React(seat, "sigismund", CIVIL_WAR) for seat in seats if units(play.state, seat, "trade_fleet")]
    settling = [Settle()] if play.state.revision >= CIVIL_WAR_SETTLES_ONCE else []
    play.then(*warned, *(Return(seat, CIVIL_WAR) for seat in seats), *settling, Trim(seats[0]), Upkeep())


def conflict(play: Play[State]) -> None:
    """Ask the stronger player to put two cards from the opponent's hand under a stack."""
    holder = play.state.knight
    if holder != NO_SEAT and play.state.players[1 - holder].hand:
        play.then(Conflict(holder))


class Conflict(Frame[State], tag="conflict"):
    """The choice of the cards to lose, with the opponent's hand open to the chooser."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        victim = 1 - self.seat
        hand = play.state.players[victim].hand
        options = tuple(
            Option(key, "card", data={"building": strip_number(key), "owner": victim}) for key in number_copies(hand)
        )
        count = min(CONFLICT_CARDS, len(options))
        return Ask(self.seat, options, count, count, open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.then(ConflictStack(self.seat, [strip_number(pick) for pick in picks]))


class ConflictStack(Frame[State], tag="conflict_stack"):
    """The choice of a stack for those cards, among the victim's stacks."""

    seat: Seat
    cards: list[str]

    def ask(self, play: Play[State]) -> Ask:
        return Ask(self.seat, tuple(stack_options(play.state, play.state.own_stacks(1 - self.seat))))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Put the cards there. Their owner sees which ones are missing."""
        victim, number = 1 - self.seat, int(picks[0])
        for card in self.cards:
            play.state.players[victim].hand.remove(card)
            play.state.stack(number).append(card)
        play.report("conflict", self.seat, count=len(self.cards), stack=number, by=victim)
        play.report("taken", self.seat, seen_by=(victim,), cards=list(self.cards), stack=number, by=victim)


def master_builder(play: Play[State]) -> None:
    """Ask each player for a stack to look through, one of the player's own in the tournament game."""
    play.then(*(MasterBuilder(seat) for seat in play.state.seats))


class MasterBuilder(Frame[State], tag="master_builder"):
    """The choice of a stack to look through, other than the one that the opponent has looked through."""

    seat: Seat
    barred: int = 0

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every stack with cards except the barred one, and the choice of none."""
        numbers = filled_stacks(play.state, self.seat)
        options = (*stack_options(play.state, numbers, barred=self.barred), Option(NOTHING, "draw"))
        return Ask(self.seat, options) if len(options) > 1 else None

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Look through the stack. A card that is taken is paid for with one from the hand."""
        if picks[0] == NOTHING:
            return
        following = play.next()
        if isinstance(following, MasterBuilder):
            following.barred = int(picks[0])
        play.then(Search(self.seat, int(picks[0]), MASTER_BUILDER, free=True))


def plague(play: Play[State]) -> None:
    """Take one resource from every region beside a city, unless an aqueduct or a bath house protects it."""
    state = play.state
    for seat in state.seats:
        player, lost = state.players[seat], Goods()
        if has(state, seat, ("aqueduct",)):
            continue
        sick = {place for at, centre in player.columns if centre == "city" for place in around(at)}
        sick -= {place for bath in own(state, seat, "bath_house") for place in around(bath.column)}
        for place, region in player.regions.items():
            if place in sick and region.stored:
                region.stored -= 1
                goods.add(lost, {region.kind: 1})
        if lost:
            play.report("lost", seat, pay=lost, source="ev_plague")


def productive_year(play: Play[State]) -> None:
    """Add one resource to every region for each garrison beside it."""
    state = play.state
    for seat in state.seats:
        gained = Goods()
        for garrison in own(state, seat, "garrison"):
            for place in neighbours(garrison.place):
                goods.add(gained, {state.players[seat].regions[place].kind: fill(state, seat, place)})
        if goods.total(gained):
            play.report("produced", seat, gain=goods.total(gained))


def progress(play: Play[State]) -> None:
    """Give a resource for each abbey and library, to the active player first."""
    state = play.state
    play.then(
        *(Take(seat, sum(1 for _ in own(state, seat, "abbey", "library")), "ev_progress") for seat in state.seats)
    )


def year_end(play: Play[State]) -> None:
    """Resolve the wine cellars, then shuffle the whole event deck."""
    play.then(*wine_cellars(play.state), EventShuffle())


class EventShuffle(Frame[State], tag="shuffle_events"):
    """A shuffle of the event deck."""

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of all events."""
        keys = number_copies(sorted(play.state.events))
        return shuffle(keys)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Put the cards in that order."""
        play.state.events = [strip_number(pick) for pick in picks]


BASE_EVENTS: Final[dict[str, Callable[[Play[State]], None]]] = {
    CIVIL_WAR: civil_war,
    "ev_conflict": conflict,
    "ev_master_builder": master_builder,
    "ev_plague": plague,
    "ev_productive_year": productive_year,
    "ev_progress": progress,
    YEAR_END: year_end,
}
"""Effects of the base set's events."""
