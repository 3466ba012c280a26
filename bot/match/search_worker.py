"""The search for an answer, which a worker process does. It is given positions without hidden information."""

import logging
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

from msgspec import Struct

from engine import GAMES
from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision
from engine.minds.advice import advise
from engine.minds.explanation import Factor, differences, is_clear, robust_changes
from engine.minds.features import AnyGame
from engine.minds.search import AnswerChoice, AnswerSearch, Table
from engine.minds.styles import styled
from engine.minds.weights import mind_for

log = logging.getLogger(__name__)

SEED_RANGE: Final = 2**48

SIMULATIONS: Final = 16
"""Simulations of a search that has little time, such as on a slow machine, unless it takes too long."""

EXPLAINED_SIMULATIONS: Final = 64
"""Simulations of a search with reasons that has little time."""

MAX_PROLONGED: Final = 4  # how many times as long as it should a search may take for its simulations


class SearchedQuestion(NamedTuple):
    """A question to search an answer for, in its position, and the style to answer in, if any."""

    game: AnyGame
    setup: Setup
    position: Position[Any, Any]
    decision: Decision
    style: str = ""


class SearchRequest(Struct, frozen=True):
    """A question for the search: setup, redealt and saved position, and id of the question.

    The search takes `seconds`, or longer for its least number of simulations, but at most `most` seconds. `explained`
    asks for reasons as well. `style` is empty for none.
    """

    setup: Setup
    position: bytes
    decision: int
    seed: int
    seconds: float
    most: float
    explained: bool = False
    style: str = ""


class SearchResult(Struct, frozen=True):
    """The answer of a search: picks, the strongest reasons, and whether the next best answer is about as good.

    `second` are the picks of the answer to compare with; None if nothing was compared. `changes` are what differs after
    the two answers in most simulations. A `guess` was not searched for. `ending` is *ends* if the best answer alone ends
    the game this turn, and *lasts* if it alone keeps the game from that. A `hurried` answer had too little time for its
    least number of simulations.
    """

    picks: tuple[str, ...]
    reasons: tuple[Factor, ...] = ()
    about_equal: bool = False
    second: tuple[str, ...] | None = None
    changes: tuple[Factor, ...] = ()
    guess: bool = False
    ending: str = ""
    hurried: bool = False


def request_about(
    question: SearchedQuestion, chance: Random, seconds: float, *, explained: bool = False
) -> SearchRequest:
    """Return a search request in which everything that the asked seat cannot see is dealt again."""
    game, setup, position, decision, style = question
    redealt = game.redeal(position, decision.ask.seat, chance)
    seed = int(chance.random() * SEED_RANGE)
    most = MAX_PROLONGED * seconds
    return SearchRequest(setup, game.save(redealt), decision.id, seed, seconds, most, explained, style)


def searched(request: SearchRequest) -> SearchResult | None:
    """Search for an answer; None if there are no weights for such matches."""
    begun = monotonic()
    game = GAMES[request.setup.game]
    mind = mind_for(game, request.setup)
    if mind is None:
        return None
    mind = styled(game, mind, request.style) if request.style else mind
    position = game.load(request.position)
    decision = next(one for one in game.decisions(position) if one.id == request.decision)
    search = AnswerSearch(
        Table(game, request.setup.seats, mind), position, decision, request.seed, explained=request.explained
    )
    least = EXPLAINED_SIMULATIONS if request.explained else SIMULATIONS

    hurried = False

    def enough(done: int) -> bool:
        nonlocal hurried
        spent = monotonic() - begun
        hurried = done < least and spent >= request.most
        return hurried or (done >= least and spent >= request.seconds)

    choice = search.choose(enough)
    return explained(search, choice) if request.explained else SearchResult(choice.picks, hurried=hurried)


def explained(search: AnswerSearch, choice: AnswerChoice) -> SearchResult:
    """Sum up what an explained search has found: what to recommend, and why."""
    advice = advise(search, choice)
    if advice is None:
        return SearchResult(choice.picks)
    best, second = advice.best, advice.second
    reasons = differences(search.game, best, second, search.game.moot_facts(search.position))
    return SearchResult(
        best.picks,
        reasons,
        not is_clear(best, second) and not is_clear(second, best),
        second.picks,
        robust_changes(search.game, best, second, search.seats),
        ending="ends" if best.over == best.tries else "" if best.over else "lasts",
    )
