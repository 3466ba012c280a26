"""Positions of Caylus Magna Carta, laid out as on a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from math import ceil
from typing import Final

from engine.core.flow import Frame, position_of
from engine.core.goods import Goods, total
from engine.core.phases import PhaseEnd
from engine.core.types import Seat
from engine.magna_carta.actions import Act, Actions
from engine.magna_carta.activation import Road
from engine.magna_carta.cards import CUBES, N_PEDDLER, PLAYER_COLOURS, deck
from engine.magna_carta.castle import CastlePhase
from engine.magna_carta.game import MagnaCarta
from engine.magna_carta.income import Income
from engine.magna_carta.state import Player, Slot, State, new_state
from engine.magna_carta.tables import NO_BATCH_LOSS, SECTIONS, TOKENS_BY_SEATS
from engine.magna_carta.turn import EndOfTurn, NextTurn, ProvostPhase
from tests.tabletop import Tabletop

MAGNA_CARTA: Final = MagnaCarta()
ORANGE, GREEN, BLUE, RED = range(4)
"""The players of the worked examples."""

NEUTRAL: Final = ("n_park", "n_forest", "n_trading_post", N_PEDDLER)
"""The starting road of four players, slots 1 to 4; fewer players have the last of them."""

PURSE: Final = 10
"""The deniers of each player by default; they have no cubes."""

PHASES: Final[dict[str, Frame[State]]] = {
    "income": Income(),
    "actions": Actions(),
    "provost": ProvostPhase(),
    "road": Road(),
    "castle": CastlePhase(),
    "end": EndOfTurn(),
}


class Table(Tabletop[State]):
    """A position of Caylus Magna Carta being played."""

    game = MAGNA_CARTA

    def player(self, seat: Seat) -> Player:
        """Return a player's belongings."""
        return self.state.players[seat]

    def deniers(self, seat: Seat) -> int:
        """Return a player's deniers."""
        return self.player(seat).deniers

    def cubes(self, seat: Seat) -> Goods:
        """Return the cubes that a player has, without the kinds of which there are none."""
        return {kind: amount for kind, amount in self.player(seat).cubes.items() if amount}

    def sources(self, seat: Seat) -> Goods:
        """Return the sources of a player's points in the position."""
        return MAGNA_CARTA.view(self.position, None).players[seat].sources

    @property
    def faces(self) -> list[str]:
        """Return the visible cards of the road, from left to right."""
        return [slot.face for slot in self.state.road]

    @property
    def left(self) -> tuple[int, ...]:
        """Return the remaining tokens by section."""
        return tuple(self.state.tokens[section.id] for section in SECTIONS)


def table(
    seats: int = 4,
    phase: str = "actions",
    *,
    going_on: bool = False,
    rules: str = "standard",
    first: Seat = 0,
    passed: Sequence[Seat] | None = None,
    neutral: Sequence[str] | None = None,
    road: Sequence[Slot] = (),
    workers: Mapping[int, Seat] | None = None,
    provost: int | None = None,
    goods: Mapping[Seat, Goods] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    piles: Mapping[Seat, Sequence[str]] | None = None,
    fronts: Mapping[Seat, Sequence[str]] | None = None,
    left: tuple[int, int, int] | None = None,
    tokens: Mapping[Seat, Goods] | None = None,
) -> Table:
    """Lay out a position at the beginning of a phase, to play that phase alone or, `going_on`, the following ones too.

    With some who have `passed`, the first player is in the middle of phase 2. `road` continues the starting road of
    `neutral` cards, and `workers` are on its slots. `goods` are cubes and `denier`, on top of `PURSE`. `piles` are
    in the order in which cards are drawn; cards in no hand, in no pile and not on the road are discarded, but
    without a given pile they form it. `fronts` are prestige cards of the Beginner rules. `left` and `tokens` are
    castle tokens by section; those that are neither left nor a player's were lost in earlier turns.
    """
    state = new_state(seats, MAGNA_CARTA.setup(seats, {"rules": rules}).options)
    state.phase, state.first = phase, first
    state.road = [*map(Slot, neutral or NEUTRAL[-seats:]), *map(copy, road)]
    state.provost = 0 if state.beginner else provost or seats
    frames = _frames(state, passed, going_on)
    for number, seat in (workers or {}).items():
        state.slot(number).worker = seat
        state.players[seat].workers -= 1
    for seat, player in enumerate(state.players):
        _give(player, {"denier": PURSE, **(goods or {}).get(seat, {})})
        player.hand = list((hands or {}).get(seat, ()))
        player.prestige = list((fronts or {}).get(seat, ()))
        player.tokens.update((tokens or {}).get(seat, {}))
        _lay_deck(state, seat, (piles or {}).get(seat))
    raised = {slot.prestige for slot in state.road}.union(*(player.prestige for player in state.players))
    state.prestige = [card for card in state.prestige if card not in raised]
    if left is not None:
        state.tokens = {section.id: count for section, count in zip(SECTIONS, left, strict=True)}
    state.turn = _turn(state)
    position = position_of(state, *frames)
    assert list(MAGNA_CARTA.violations(position)) == [], "no game comes to this position"
    return Table(position)


def _frames(state: State, passed: Sequence[Seat] | None, going_on: bool) -> list[Frame[State]]:
    """Return the frames still to be done; the bridge is full after phase 2."""
    ids = [id for id in PHASES if id != "provost" or not state.beginner]
    to_come = ids[ids.index(state.phase) :] if going_on else [state.phase]
    frames: list[Frame[State]] = [PHASES[id] for id in to_come]
    if state.phase == "actions" and passed is not None:
        state.passed = list(passed)
        frames[:1] = [Act(state.first), PhaseEnd()]
    elif "actions" not in to_come:
        state.passed = list(passed or state.order)
    return [*frames, NextTurn()] if going_on else frames


def _give(player: Player, goods: Goods) -> None:
    """Fill a purse, and lay out cubes."""
    player.deniers = goods["denier"]
    player.cubes = {kind: goods.get(kind, 0) for kind in CUBES}


def _turn(state: State) -> int:
    """Return the earliest possible turn: two missing tokens were lost each turn, from phase 6 on this turn's too."""
    known = total(state.tokens, *(player.tokens for player in state.players))
    lost = TOKENS_BY_SEATS[len(state.players)] - sum(known.values())
    return max(1, ceil(lost / NO_BATCH_LOSS) + (state.phase != "end"))


def _lay_deck(state: State, seat: Seat, pile: Sequence[str] | None) -> None:
    """Put the cards that are neither in hand nor on the road into pile and discards; a pile's next card is its last."""
    player = state.players[seat]
    placed = [*player.hand, *(slot.card for slot in state.road if slot.owner == seat)]
    rest = [card for card in deck(PLAYER_COLOURS, beginner=state.beginner) if card not in placed]
    player.pile = list(reversed(rest if pile is None else pile))
    player.discard = [card for card in rest if card not in player.pile]


def residence(owner: Seat, card: str = "large_farm", *, prestige: str = "") -> Slot:
    """Return a slot with a turned player card, optionally below a prestige card."""
    return Slot(card, owner, residence=True, prestige=prestige)
