"""Scoring: the castle's sections, the points of the end, and the result (docs/rules/caylus.md 3.7, 3.9)."""

from engine.caylus.buildings import PLAIN_CUBES
from engine.caylus.favours import Favour
from engine.caylus.state import State, score
from engine.caylus.tables import CUBES_PER_VP, DENIERS_PER_VP, GOLD_VP, SECTIONS
from engine.core.flow import Frame, Play
from engine.core.types import Outcome, ranks


class Sections(Frame[State], tag="sections"):
    """The scoring of the current section, and repeatedly of the next, if full or reached by the bailiff (ruling 23)."""

    def run(self, play: Play[State]) -> None:
        """Take points from players without a house and give favours to the others, in turn order."""
        state = play.state
        section = state.section
        if section is None:
            return
        houses = state.houses[state.scored]
        if len(houses) < section.parts and state.bailiff < section.marker:
            return
        play.report("section_scored", section=section.id)
        favours: list[Frame[State]] = []
        for seat in state.order:
            built = houses.count(seat)
            if not built:
                lost = -score(state, seat, -section.zero, "penalties")
                play.report("section_penalty", seat, section=section.id, vp=lost)
            won = section.favours(built)
            if won:
                play.report("section_favours", seat, section=section.id, favours=won)
            favours += [Favour(seat) for _ in range(won)]
        play.then(*favours, SectionDone(), Sections())


class SectionDone(Frame[State], tag="section_done"):
    """The end of a section's scoring: the next one becomes current, and columns of the favour table open (1.9)."""

    def run(self, play: Play[State]) -> None:
        """Count the section as scored."""
        play.state.scored += 1


def score_final(play: Play[State], seat: int) -> None:
    """Score points for gold, other cubes and deniers."""
    state = play.state
    player = state.players[seat]
    gold = player.cubes["gold"] * GOLD_VP
    cubes = sum(player.cubes[kind] for kind in PLAIN_CUBES) // CUBES_PER_VP
    deniers = player.deniers // DENIERS_PER_VP
    for source, vp in (("gold", gold), ("cubes", cubes), ("deniers", deniers)):
        score(state, seat, vp, source)
    play.report("final", seat, gold=gold, cubes=cubes, deniers=deniers, vp=player.vp)


def result(state: State) -> Outcome:
    """Return ranks and scores; ties share a rank.

    The game ends with full towers, or with the bailiff's arrival there.
    """
    towers = SECTIONS[-1]
    scores = tuple(player.vp for player in state.players)
    ended = "towers_built" if len(state.houses[-1]) == towers.parts else "bailiff"
    return Outcome(ranks(scores), scores, tuple(dict(player.sources) for player in state.players), ended)
