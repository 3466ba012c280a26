"""Phase 7, the end of the turn, the castle's sections, and the end of the game (rules/caylus.md 3.7, 3.9)."""

from typing import ClassVar

from engine.caylus.buildings import PLAIN
from engine.caylus.castle import CastlePhase
from engine.caylus.favours import Favour
from engine.caylus.placing import Placing
from engine.caylus.road import Buildings
from engine.caylus.special import ProvostPhase, Specials
from engine.caylus.state import State, score
from engine.caylus.tables import CUBES_PER_VP, DENIERS_PER_VP, GOLD_VP, SECTIONS
from engine.caylus.turn import Income, Phase, Table
from engine.core.flow import Frame
from engine.core.types import Outcome, ranks


class Turn(Frame[State], tag="turn"):
    """A turn: seven phases, and then perhaps another turn."""

    def run(self, play: Table) -> None:
        """Begin it."""
        play.state.turn += 1
        play.tell("turn", turn=play.state.turn)
        play.then(Income(), Placing(), Specials(), ProvostPhase(), Buildings(), CastlePhase(), EndOfTurn(), NextTurn())


class EndOfTurn(Phase, tag="end_of_turn"):
    """Phase 7: the bailiff moves, the provost joins it, sections are scored."""

    phase: ClassVar[str] = "end"

    def begin(self, play: Table) -> None:
        """Move the bailiff, then look at the castle."""
        state = play.state
        state.bailiff = bailiff_next(state)
        state.provost = state.bailiff
        play.tell("bailiff", to=state.bailiff)
        play.then(Sections())


def bailiff_next(state: State) -> int:
    """Where the bailiff goes: 2 spaces on when the provost is ahead of it, else 1."""
    return state.bailiff + (2 if state.provost > state.bailiff else 1)


class Sections(Frame[State], tag="sections"):
    """Score the current section if it is full or the bailiff has reached its marker, then look again (ruling 23)."""

    def run(self, play: Table) -> None:
        """Take points from those without a house, give favours to the others, in turn order."""
        state = play.state
        section = state.section
        if section is None:
            return
        houses = state.houses[state.scored]
        if len(houses) < section.parts and state.bailiff < section.marker:
            return
        play.tell("section_scored", section=section.id)
        favours: list[Frame[State]] = []
        for seat in state.order:
            built = houses.count(seat)
            if not built:
                lost = -score(state, seat, -section.zero, "penalties")
                play.tell("section_penalty", seat, section=section.id, vp=lost)
            won = section.favours(built)
            if won:
                play.tell("section_favours", seat, section=section.id, favours=won)
            favours += [Favour(seat) for _ in range(won)]
        play.then(*favours, SectionDone(), Sections())


class SectionDone(Frame[State], tag="section_done"):
    """The next section becomes current, and new columns of the favour table open (1.9)."""

    def run(self, play: Table) -> None:
        """Count the section as scored."""
        play.state.scored += 1


class NextTurn(Frame[State], tag="next_turn"):
    """Another turn, unless the towers have been scored."""

    def run(self, play: Table) -> None:
        """Go on, or count the points of the end (3.9)."""
        state = play.state
        if state.scored < len(SECTIONS):
            if len(state.players) == 2:
                state.order.reverse()
            play.then(Turn())
            return
        state.phase = "over"
        for seat in state.order:
            final(play, seat)
        outcome = result(state)
        play.tell("over", winners=[str(seat) for seat, rank in enumerate(outcome.ranks) if rank == 1])
        play.scene()


def final(play: Table, seat: int) -> None:
    """Points for gold, other cubes and deniers."""
    state = play.state
    player = state.players[seat]
    gold = player.cubes["gold"] * GOLD_VP
    cubes = sum(player.cubes[kind] for kind in PLAIN) // CUBES_PER_VP
    deniers = player.deniers // DENIERS_PER_VP
    for source, vp in (("gold", gold), ("cubes", cubes), ("deniers", deniers)):
        score(state, seat, vp, source)
    play.tell("final", seat, gold=gold, cubes=cubes, deniers=deniers, vp=player.vp)


def result(state: State) -> Outcome:
    """Ranks and scores; ties are shared. It ended because the towers are full, or because the bailiff came to them."""
    towers = SECTIONS[-1]
    scores = tuple(player.vp for player in state.players)
    ended = "towers_built" if len(state.houses[-1]) == towers.parts else "bailiff"
    return Outcome(ranks(scores), scores, tuple(dict(player.sources) for player in state.players), ended)
