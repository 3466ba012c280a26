"""`provost lab annotate`: a game of masters among themselves, turn by turn, with reasons, chances and turning points."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final, NamedTuple

from bot.cards.match_log import log_lines
from bot.cards.opinions import ALIKE_MERITS, answer_line, chances_line, decline_line, first_reason, point_lines
from bot.cli.errors import CommandRefused, Misused
from bot.cli.options import option, positional, together, whole
from bot.cli.selfplay import pairs, set_up
from bot.match.history import HistoryEntry
from bot.match.outbox import ShownEvent
from bot.match.selfplay import play_out, secret_of
from bot.words import Words
from engine.core.dealer import Dealer
from engine.core.flow import Position
from engine.core.game import Game
from engine.core.merits import COMPLETING, unshared
from engine.core.setup import Setup
from engine.core.types import Action, Decision, Outcome, Seat
from engine.minds.analysis import Analysis, Analyst, Effort, analyse, picked
from engine.minds.explanation import advantage, compared
from engine.minds.levels import MASTER_SIMULATIONS
from engine.minds.search import AnswerSearch, Picks, Table
from engine.minds.weights import mind_for
from render import describe, purses
from storage.log import LogRow

SEEDS_PER_GAME: Final = 1_000_003  # so that no two games search with the same seeds


class AnnotateOptions(NamedTuple):
    """The options of `provost lab annotate`."""

    game: str = positional()
    seats: int | None = option("N", whole)
    options: Mapping[str, str] = option("K=V,…", pairs, {})
    seed: int = option("S", whole, 1)
    simulations: int | None = option("N", whole)


class AnswerReason(NamedTuple):
    """The reason for an answer: whether it completes something, and how many parts of a point it is better."""

    turn: int
    seat: Seat
    completes: bool
    points: float
    sentence: str


class AnnotatedGame:
    """A game of masters, with the reasons for their answers."""

    def __init__(self, words: Words, game: Game[Any, Any], setup: Setup, simulations: int, seed: int) -> None:
        """Prepare a game. Raises `CommandRefused` if there are no weights for its masters."""
        mind = mind_for(game, setup)
        if mind is None:
            raise CommandRefused(words("cli-error-no-mind"))
        self.actions: list[Action] = []
        self.entries: list[HistoryEntry] = []
        self.reasons: list[AnswerReason] = []
        self.start = ""
        self.purses: dict[int, list[str]] = {}
        self._words, self._table, self._setup = words, Table(game, setup.seats, mind), setup
        self._simulations, self._seed = simulations, seed

    def play(self) -> Outcome:
        """Play to the end."""
        game = self._table.game
        working = game.resume(game.begin(self._setup))
        turn = game.clock(working.position)
        self.start = describe(game.view(working.position, None), self._words, whole=False)
        for action in play_out(
            working, Dealer(secret_of(self._seed)), lambda decision: self._answer(working.position, decision)
        ):
            line = LogRow(len(self.actions), action.seat, action.kind, action.picks, None, False, 0)
            self.entries.append(HistoryEntry(line, [ShownEvent(one) for one in working.events], turn, is_undo=False))
            self.actions.append(action)
            turn = game.clock(working.position)
            if turn not in self.purses:
                self.purses[turn] = [*purses(game.view(working.position, None), self._words)]
        outcome = game.outcome(working.position)
        assert outcome is not None
        return outcome

    def analyse(self) -> Analysis:
        """Compute the chances by turn, and the turning points."""
        effort = Effort(self._simulations, self._simulations)
        analyst = Analyst(self._table.mind, self._table.game, self._table.seats, effort, self._seed)
        return analyse(analyst, self._setup, self.actions, lambda part: False)

    def _answer(self, position: Position[Any, Any], decision: Decision) -> Picks:
        seed = self._seed * SEEDS_PER_GAME + len(self.actions)
        search = AnswerSearch(self._table, position, decision, seed)
        choice = search.choose(lambda done: done >= self._simulations)
        pair = compared(choice)
        if pair is not None and (points := advantage(*pair).mean) > 0:
            best, second = pair
            self.reasons += self._reason(search.position, decision, best.picks, second.picks, points)
        return choice.picks

    def _reason(
        self, position: Position[Any, Any], decision: Decision, picks: Picks, other: Picks, points: float
    ) -> Iterator[AnswerReason]:
        """Yield the strongest reason that rules and position give, if any; what the player cannot see was dealt again."""
        game, words = self._table.game, self._words
        mine, theirs = ([*game.merits(position, decision, *pair)] for pair in ((picks, other), (other, picks)))
        given, second = (
            answer_line(words, game.name, decision.kind, picked(decision.ask, one)) or words("analysis-nothing")
            for one in (picks, other)
        )
        reasons = [merit for merit in unshared(mine, theirs) if merit.kind not in ALIKE_MERITS]
        if said := first_reason(words, game.name, reasons, mine, second):
            seat, completes = decision.ask.seat, said.kind in COMPLETING | game.completing
            sentence = words("cli-annotate-reason", player=words.seat(seat), options=given, reasons=said.clause)
            yield AnswerReason(game.clock(position), seat, completes, points, sentence)


def annotate(words: Words, /, *, given: AnnotateOptions = together(AnnotateOptions)) -> int:
    """Play a game, and print it as Markdown."""
    if given.simulations == 0:
        raise Misused(words("cli-error-simulations"))
    game, setup = set_up(words, given.game, given.seats, given.options)
    simulations = MASTER_SIMULATIONS if given.simulations is None else given.simulations
    annotated = AnnotatedGame(words, game, setup, simulations, given.seed)
    outcome = annotated.play()
    title = words("cli-annotate-title", game=words(f"game-{game.name}"), seats=setup.seats, seed=str(given.seed))
    print(", ".join([title, *(f"{name}={value}" for name, value in given.options.items())]))
    print()
    for seat in sorted(range(setup.seats), key=outcome.ranks.__getitem__):
        rank, points = outcome.ranks[seat], outcome.scores[seat]
        print(f"- {words('cli-replay-rank', rank=rank, player=words.seat(seat), points=points)}")
    start = words("cli-annotate-start")
    print(f"\n<details><summary>{start}</summary>\n\n{_hard_breaks(annotated.start)}\n\n</details>")
    for line in _turns(words, game.name, annotated, annotated.analyse()):
        print(line)
    return 0


def _turns(words: Words, game: str, annotated: AnnotatedGame, found: Analysis) -> Iterator[str]:
    """Yield what players had before each turn, their chances, what happened and why, and the turning points last."""
    chances = {one.turn: chances_line(words, one.seats) for one in reversed(found.turns)}
    for turn, lines in groupby(log_lines(words, game, annotated.entries), lambda line: line.turn):
        yield f"\n### {words('board-moment', turn=turn)}\n"
        before = annotated.purses.get(turn, [])
        if turn in chances:
            before = [*before, words("cli-annotate-chances", chances=chances[turn])]
        if before:
            yield _hard_breaks("\n".join(before)) + "\n"
        yield from (line.text for line in lines)
        yield from (f"\n> {one.sentence}" for one in _strongest(annotated.reasons, turn))
    yield f"\n### {words('analysis-points')}\n"
    yield from (f"- {' '.join(point_lines(words, game, point))}" for point in found.points)
    yield from (f"- {decline_line(words, one)}" for one in found.declines)
    if not found.points and not found.declines:
        yield words("analysis-none")


def _hard_breaks(text: str) -> str:
    """Return Markdown that keeps the lines of a text."""
    return re.sub(r"(?<!\n)\n(?!\n)", "\\\\\n", text)


def _strongest(reasons: Sequence[AnswerReason], turn: int) -> Iterator[AnswerReason]:
    """Yield the reason for each seat's most important answer in a turn: first of all, one that completes something."""
    of_turn = [one for one in reasons if one.turn == turn]
    for seat in sorted({one.seat for one in of_turn}):
        yield max([one for one in of_turn if one.seat == seat], key=lambda one: (one.completes, one.points))
