"""Caylus Magna Carta as a game: its options, verbs, frames and standing orders."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.core.computer_facts import Facts
from engine.core.computer_preferences import Preferences
from engine.core.flow import Frame, Position, position_of
from engine.core.game import Game
from engine.core.invariants import Invariants
from engine.core.orders import Orderable, Premove, Terms, routine, unless
from engine.core.passing import has_passed
from engine.core.phases import PhaseEnd
from engine.core.presentation import DailyTurns, Showcase, Verb
from engine.core.provost import protect
from engine.core.redealing import Source, redealt
from engine.core.setup import OptionChoice, Setup
from engine.core.types import Decision, Later, Merit, Option, Outcome, Seat
from engine.magna_carta import actions, activation, castle, deck, effects, income, scoring, turn
from engine.magna_carta.actions import PASS
from engine.magna_carta.cards import CUBES
from engine.magna_carta.computers import DRAWBACKS, PREFERENCES, expect_move, find_facts, find_remarks
from engine.magna_carta.invariants import INVARIANTS
from engine.magna_carta.merits import find_merits
from engine.magna_carta.state import State, new_state
from engine.magna_carta.styles import STYLES
from engine.magna_carta.tables import PHASES, PROVOST_RANGE, USUAL_TURNS
from engine.magna_carta.view import MagnaCartaView, see


def deliver(state: State, decision: Decision, terms: Terms) -> str:
    """Give as many batches as possible."""
    return decision.ask.options[-1].key


ORDERS: Final = (
    routine({"act": PASS.key}),
    unless("pass", "act", PASS.key, by_phase=True),
    Orderable("provost", ("provost",), protect, most=PROVOST_RANGE, on_card=True),
    Orderable("castle", ("batches",), deliver),
)
"""Standing orders that players may give."""


def redeal(state: State, seat: Seat | None, source: Source) -> None:
    """Reshuffle each player's hand and pile together, in place; for `seat`, whose hand is known, only the pile.

    Every player owns one copy of each card, so only the split between hand and pile, and the pile's order, are unknown.
    """
    for owner, player in enumerate(state.players):
        redealt([player.pile] if owner == seat else [player.pile, player.hand], source)


Frames = (
    turn.Neutral
    | deck.Deck
    | deck.Drawing
    | deck.Reshuffle
    | turn.FirstHands
    | turn.ExchangeFirstHand
    | turn.First
    | turn.PlayTurn
    | PhaseEnd
    | income.Income
    | actions.Actions
    | actions.Act
    | turn.ProvostPhase
    | turn.MoveProvost
    | activation.Road
    | activation.WalkCards
    | effects.Produce
    | effects.TakeFromCard
    | effects.BuyCubes
    | effects.SellCube
    | effects.SwapCube
    | effects.BuyTokens
    | effects.HireLawyer
    | activation.Leave
    | activation.HandBack
    | activation.Flip
    | castle.CastlePhase
    | castle.Batches
    | castle.MostBatches
    | turn.EndOfTurn
    | turn.NextTurn
)
"""All frames of the game. A saved frame is identified by its tag."""


class MagnaCarta(Game[State, MagnaCartaView]):
    """The rules of Caylus Magna Carta (2007), Standard or Beginner."""

    name: ClassVar[str] = "magna_carta"
    command: ClassVar[str] = "magnacarta"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[OptionChoice, ...]] = (OptionChoice("rules", ("standard", "beginner")),)
    notable: ClassVar[frozenset[str]] = frozenset({"provost", "unused"})
    verbs: ClassVar[tuple[Verb, ...]] = (
        Verb("exchange", "answer"),
        Verb("draw"),
        Verb("replace"),
        Verb("place", "where"),
        Verb("build", "what"),
        Verb("prestige", "what"),
        Verb("pass"),
        Verb("provost", "move"),
        Verb("buy", "what"),
        Verb("sell", "what"),
        Verb("trade", "what"),
        Verb("lawyer", "where"),
        Verb("castle", "give"),
    )
    preferences: ClassVar[Preferences] = PREFERENCES
    styles: ClassVar[Mapping[str, Mapping[str, int]]] = STYLES
    scoring: ClassVar[frozenset[str]] = frozenset({"batch", "buys_batch", "owned", "prestige"})
    drawbacks: ClassVar[frozenset[str]] = DRAWBACKS
    unvalued: ClassVar[frozenset[str]] = frozenset({"turn", "rivals", "rich", "idle", "castled"})
    achievements: ClassVar[tuple[str, ...]] = ("prestige_cards", "stone_cards", "wood_cards", "residence_cards")
    goods: ClassVar[tuple[str, ...]] = ("deniers", *CUBES)
    # The policy saw few moves of the provost in training, so its certainty about them is not trusted.
    doubted: ClassVar[frozenset[str]] = frozenset({"provost"})
    daily: ClassVar[DailyTurns] = DailyTurns(3, last=3, most=5)
    showcases: ClassVar[tuple[Showcase, ...]] = (
        Showcase(1, "act"),
        Showcase(3, "provost"),
        Showcase(3, "batches"),
    )
    invariants: ClassVar[Invariants[Any]] = INVARIANTS
    orders: ClassVar[tuple[Orderable, ...]] = ORDERS
    premoves: ClassVar[Mapping[str, Premove]] = {"act": Premove(actions.Act, by_phase=True, is_done=has_passed)}
    position_type: ClassVar[object] = Position[State, Frames]

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        return position_of(new_state(setup.seats, setup.options), *turn.opening(setup.seats), turn.PlayTurn())

    def deal_unseen(self, position: Position[State, Frame[State]], seat: Seat | None, source: Source) -> None:
        """Reshuffle the other players' hands and piles, and the seat's own pile."""
        redeal(position.state, seat, source)

    def insight(self, position: Position[State, Frame[State]], seat: Seat) -> Facts:
        """Return the facts about a seat that computer players judge a position by."""
        return find_facts(position.state, seat)

    def remarks(self, position: Position[State, Frame[State]], decision: Decision) -> Callable[[Option], str] | None:
        """Return remarks on the places of workers, and on the reach of the provost."""
        return find_remarks(position.state, decision)

    def expected_answer(self, position: Position[State, Frame[State]], decision: Decision) -> str | None:
        """Return the move of the provost that a seat is expected to choose; a policy never cuts off the other's workers."""
        return expect_move(position.state, decision)

    def usual_turns(self, setup: Setup) -> int | None:
        return USUAL_TURNS.get(setup.seats)

    def standing(self, view: MagnaCartaView) -> tuple[int, ...]:
        return tuple(player.points for player in view.players)

    def later(self, position: Position[State, Frame[State]], seat: Seat) -> Iterable[Later]:
        """Return the numbers of batches that the seat may want to give in the castle phase of this turn."""
        state = position.state
        return castle.later(state, seat) if PHASES.index(state.phase) < PHASES.index("castle") else ()

    def merits(
        self, position: Position[State, Frame[State]], decision: Decision, picks: Sequence[str], other: Sequence[str]
    ) -> Iterable[Merit]:
        """Return batches, cards, and workers kept or cut off that speak for an answer."""
        return find_merits(position.state, decision, picks, other)

    def result(self, state: State) -> Outcome:
        return scoring.result(state)

    def see(self, state: State, seat: Seat | None) -> MagnaCartaView:
        return see(state, seat)
