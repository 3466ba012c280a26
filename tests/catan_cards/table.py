"""Positions of the Catan Card Game, laid out as on a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.catan_cards.actions import TakeAction
from engine.catan_cards.building import read_region
from engine.catan_cards.catalogue import events
from engine.catan_cards.decks import CARD_POOL, OPTIONAL_EVENTS, REQUIRED_EVENTS
from engine.catan_cards.game import CatanCards
from engine.catan_cards.invariants import owned_cards
from engine.catan_cards.principality import find
from engine.catan_cards.resources import holdings
from engine.catan_cards.scoring import score
from engine.catan_cards.state import Built, Player, Region, State, new_state
from engine.catan_cards.tables import FREE_EVENTS
from engine.catan_cards.tokens import TOKEN_COUNTS, holder
from engine.catan_cards.turn import PlayerTurn, TurnPhase
from engine.core.flow import Frame, position_of
from engine.core.goods import Goods
from engine.core.setup import Setup
from engine.core.types import Seat
from tests.tabletop import Tabletop

CATAN: Final = CatanCards()

Cards = Mapping[str, str | tuple[str, Seat]]
"""Cards in a principality by place, with the owner if that is the other player."""

TURN: Final = 9
"""The number of the turn in play, late enough for brigands."""


class Table(Tabletop[State]):
    """A position of the Catan Card Game being played."""

    game = CATAN

    def player(self, seat: Seat) -> Player:
        """Return a player's principality and hand."""
        return self.state.players[seat]

    def hand(self, seat: Seat) -> list[str]:
        """Return the cards in a hand, sorted by name."""
        return sorted(self.player(seat).hand)

    def goods(self, seat: Seat) -> Goods:
        """Return the resources that a player has, without the kinds of which there are none."""
        return {kind: amount for kind, amount in holdings(self.state, seat).items() if amount}

    def points(self, seat: Seat) -> int:
        """Return a player's victory points."""
        return score(self.state, seat)

    def standing(self, seat: Seat) -> dict[str, str]:
        """Return the cards in a principality by place."""
        return {built.place: built.card for built in self.player(seat).cards}

    def built(self, seat: Seat, card: str) -> Built:
        """Return a card in a principality."""
        return next(built for built in self.player(seat).cards if built.card == card)

    @property
    def discard(self) -> list[str]:
        """Return the common discard."""
        return self.state.discards[0]

    @property
    def keys(self) -> set[str]:
        """Return the set of offered keys."""
        return set(self.offered)


def table(
    mode: str = "themed",
    *,
    doing: Sequence[Frame[State]] | None = None,
    phase: str = "actions",
    active: Seat = 0,
    turn: int = TURN,
    rules: int = CATAN.rules,
    options: Mapping[str, str] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    cards: Mapping[Seat, Cards] | None = None,
    goods: Mapping[Seat, Goods] | None = None,
    villages: Mapping[Seat, Sequence[int]] | None = None,
    discard: Sequence[str] = (),
    event: str = "",
    third: Mapping[Seat, tuple[str, str]] | None = None,
    dogmas: Mapping[Seat, Sequence[str]] | None = None,
    given: Callable[[State], None] = lambda state: None,
) -> Table:
    """Lay out a position in the middle of a turn, with the frames of `doing`, or the action phase, still to be done.

    Both players have two cities, at columns 30 and 32, except those named in `villages`. Regions are lumber, wool,
    grain above and brick, gold, ore below, from the left; they hold `goods`, or nothing. `discard` is the common
    one, or that of seat 0. `event` is the event card on top of its deck. `third` gives a player a settlement at
    column 34 with these regions of the stack at `u35` and `d35`. `rules` is the revision of the rules. `dogmas` are
    laid by the other player on cards at these places. `given` changes anything else that a test needs.
    """
    state = new_state(CATAN.check_setup(Setup(CATAN.name, 2, rules, {"mode": mode, **(options or {})})))
    _deal(state)
    if event:
        state.events.remove(event)
        state.events.insert(0, event)
    state.phase, state.active, state.turn = phase, active, turn
    for seat, player in enumerate(state.players):
        _settle(state, player, (villages or {}).get(seat, ()))
        if third and seat in third:
            _grow(state, player, third[seat])
        for place, placed in (cards or {}).get(seat, {}).items():
            card, owner = (placed, seat) if isinstance(placed, str) else placed
            player.cards.append(Built(_taken(state, card, owner), place, owner))
        player.hand = [_taken(state, card, seat) for card in (hands or {}).get(seat, ())]
        for region in player.regions.values():
            region.stored = (goods or {}).get(seat, {}).get(region.kind, 0)
    state.discards[0] = [_taken(state, card, 0) for card in discard]
    for seat, places in (dogmas or {}).items():
        for place in places:
            find(state, seat, place).dogma = 1 - seat
            _taken(state, "dogma", 1 - seat)
    given(state)
    for token in TOKEN_COUNTS:
        setattr(state, token, holder(state, token))
    left = [TakeAction(active) if doing is None else None, *(doing or ()), TurnPhase("hand"), PlayerTurn()]
    return Table(position_of(state, *[frame for frame in left if frame]))


def _deal(state: State) -> None:
    """Put every card of the match into the first stack of each user; a tournament deck has all cards twice."""
    if state.submitted is not None:
        state.submitted.decks = [[*CARD_POOL, *CARD_POOL] for _ in range(2)]
        state.submitted.events = [list(OPTIONAL_EVENTS[:FREE_EVENTS]) for _ in range(2)]
        state.stacks[0], state.stacks[4] = [*CARD_POOL, *CARD_POOL], [*CARD_POOL, *CARD_POOL]
        state.events = [card for seat in range(2) for card in (*REQUIRED_EVENTS[seat], *state.submitted.events[seat])]
    else:
        aside = list(state.row)
        state.stacks[0] = owned_cards(state)
        for card in aside:
            state.stacks[0].remove(card)
        state.events = events(traders=state.mode == "themed")


def _settle(state: State, player: Player, villages: Sequence[int]) -> None:
    for column, centre in list(player.columns):
        if centre == "settlement" and column not in villages:
            player.centre[column - player.left] = "city"
            state.supply["city"] -= 1


def _grow(state: State, player: Player, regions: tuple[str, str]) -> None:
    player.centre += ["road", "settlement"]
    state.supply["road"] -= 1
    state.supply["settlement"] -= 1
    for place, region in zip(("u35", "d35"), regions, strict=True):
        state.region_stack.remove(region)
        player.regions[place] = Region(*read_region(region))


def _taken(state: State, card: str, owner: Seat) -> str:
    """Take a card out of its stack, or from the row."""
    stack = state.stacks[state.own_stacks(owner)[0] - 1]
    (stack if card in stack else state.row).remove(card)
    return card


def chance(kind: str, pick: str | int) -> str:
    """Write a line in which chance answers."""
    return f"chance {kind} {pick}"
