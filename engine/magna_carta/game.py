"""Caylus Magna Carta as a game: its options, its verbs, and the position shown to a viewer."""

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from engine.core.flow import Frame, Position
from engine.core.flow import Slot as Waiting
from engine.core.game import Choice, Game, Setup, Verb
from engine.core.phases import PhaseEnd
from engine.core.preferences import Preferences
from engine.core.sight import asked, known, readable
from engine.core.types import Decision, Outcome, Seat
from engine.core.upcast import Lifts
from engine.magna_carta import actions, castle, deck, effects, invariants, opening, provost, road, scoring, turn
from engine.magna_carta.payment import ways
from engine.magna_carta.preferences import PREFERENCES
from engine.magna_carta.state import State, new_state
from engine.magna_carta.tables import SECTIONS
from engine.magna_carta.upcasts import LIFTS
from engine.magna_carta.view import HandCardView, MagnaCartaView, PlayerView, SectionView, SlotView

Frames = (
    opening.Neutral
    | deck.Deck
    | deck.Drawing
    | deck.Reshuffle
    | opening.FirstHands
    | opening.Exchange
    | opening.First
    | scoring.Turn
    | PhaseEnd
    | turn.Income
    | actions.Actions
    | actions.Act
    | provost.ProvostPhase
    | provost.Provost
    | road.Road
    | road.Walk
    | effects.Produce
    | effects.TakeFromCard
    | effects.BuyCubes
    | effects.SellCube
    | effects.SwapCube
    | effects.BuyTokens
    | effects.HireLawyer
    | road.Leave
    | road.HandBack
    | road.Flip
    | castle.CastlePhase
    | castle.Batches
    | castle.MostBatches
    | scoring.EndOfTurn
    | scoring.NextTurn
)
"""Every frame of the game, by its tag when saved."""


class MagnaCarta(Game[State, Frame[State], MagnaCartaView]):
    """The rules of Caylus Magna Carta (2007), Standard or Beginner."""

    name: ClassVar[str] = "magna_carta"
    command: ClassVar[str] = "magnacarta"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Choice, ...]] = (Choice("rules", ("standard", "beginner")),)
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
    lifts: ClassVar[Lifts] = LIFTS
    position_type: ClassVar[object] = Position[State, Frames]

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        """Lay out the table; chance comes first."""
        first = [*opening.opening(setup.seats), scoring.Turn()]
        return Position(new_state(setup.seats, setup.options), [Waiting([frame], [0]) for frame in reversed(first)])

    def outcome(self, position: Position[State, Frame[State]]) -> Outcome | None:
        """Ranks and scores when the castle's tokens are gone."""
        return scoring.result(position.state) if position.state.phase == "over" else None

    def violations(
        self, position: Position[State, Frame[State]], earlier: Position[State, Frame[State]] | None = None
    ) -> Iterator[str]:
        """Name every invariant of the rules page that is broken; `earlier` is the position before the last action."""
        yield from invariants.violations(position.state)
        if earlier is not None:
            yield from invariants.broken_between(earlier.state, position.state)

    def see(
        self, position: Position[State, Frame[State]], seat: Seat | None, decisions: tuple[Decision, ...]
    ) -> MagnaCartaView:
        """Everything but hands and piles, of which only the sizes are seen, and the viewer's own hand."""
        state = position.state
        return MagnaCartaView(
            viewer=seat,
            options=state.options.copy(),
            turn=state.turn,
            phase=state.phase,
            provost=None if state.beginner else state.provost,
            active=state.active or None,
            road=tuple(
                [
                    _slot(number, slot.face, slot.card, slot.owner, slot.worker, slot.cubes, slot.pending)
                    for number, slot in enumerate(state.road, start=1)
                ]
            ),
            sections=tuple(
                SectionView(section.id, section.points, state.tokens[section.id], section.tokens[len(state.players)])
                for section in SECTIONS
            ),
            prestige=tuple(state.prestige),
            players=tuple(_player(state, seat) for seat in range(len(state.players))),
            order=tuple(state.order),
            passed=tuple(state.passed),
            hand=None if seat is None else _hand(state, seat),
            decisions=readable(decisions, seat),
            asked=asked(decisions),
            outcome=self.outcome(position),
        )


@lru_cache(maxsize=4096)
def _slot(number: int, face: str, card: str, owner: Seat, worker: Seat, cubes: int, pending: bool) -> SlotView:
    """A card on the road as it is seen; most are as they were a moment ago, and a view is made after every phase."""
    return SlotView(number, face, card, known(owner), known(worker), cubes, pending)


def _hand(state: State, seat: Seat) -> tuple[HandCardView, ...]:
    player = state.players[seat]
    return tuple(HandCardView(card, bool(ways(player.cubes, card))) for card in player.hand)


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    sources = scoring.sources(state, seat)
    return PlayerView(
        seat=seat,
        points=sum(sources.values()),
        sources=sources,
        deniers=player.deniers,
        cubes=player.cubes.copy(),
        workers=player.workers,
        hand=len(player.hand),
        pile=len(player.pile),
        discard=tuple(player.discard),
        tokens=player.tokens.copy(),
        prestige=tuple(player.prestige),
        income=turn.income(state, seat),
        passed=state.passed.index(seat) + 1 if seat in state.passed else None,
        batches=player.batches,
    )
