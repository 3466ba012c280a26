"""The daily deal: the last turns of a game between computer players, the same for everyone whom one store serves.

Everything by chance comes from `key_of`, a hash of the date, the game, a number and the secret of the deal, which is
drawn when it is made: without it, readers of this page could compute the luck of the day ahead. Each shuffle, roll and
answer of a computer player has its own part of that, named by the turn, the seat, the kind of the question and how
often it was asked in this turn. So different play shifts later chance no more than it must, and a deal that is played
again comes out the same.
"""

import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct, structs

from bot.match.computer_levels import STRONGEST_LEVEL, answer
from engine import GAMES
from engine.core.dealer import Dealer
from engine.core.flow import Play
from engine.core.game import act, check_picks, find_decision, only_answer
from engine.core.presentation import DailyTurns
from engine.core.seal import SECRET_BYTES
from engine.core.setup import Setup
from engine.core.types import CHANCE, Action, Decision, Event, Seat
from engine.core.view import View
from engine.minds.explanation import is_clear
from engine.minds.features import AnyGame
from engine.minds.leaf import SCALE
from engine.minds.rollout import generator
from engine.minds.search import AnswerSearch, Table
from engine.minds.weights import mind_for

DEAL_FORMAT: Final = "provost daily 1"  # the first words of every hash; another number deals other games
CANDIDATES: Final = 8  # games that are played for a day, of which the closest one is dealt
COMPUTER_SEED_BYTES: Final = 6  # bytes of a seed of a computer player

LINE_SIMULATIONS: Final = (0, 48)
"""Simulations for each choice in the lines of computer players, of which the best is kept; 0 for none."""

MARK_SIMULATIONS: Final = 48  # simulations for the mark of a choice

GOOD, FAIR, POOR = "good", "fair", "poor"
"""ChoiceMarks of a choice: as good as the best that a search finds, worse by less than `POOR_LOSS`, and worse than that."""

POOR_LOSS: Final = 2 * SCALE  # parts of a point that a poor choice costs at least
Line = tuple[Action, ...]


class Deal(Struct, frozen=True):
    """The game of a day: `actions` up to where the user takes over a `seat`, and a good `line` from there to the end.

    `number` is that of the candidate that was chosen. `secret` is in hexadecimal; the first deals had none.
    """

    day: str
    game: str
    number: int
    setup: Setup
    seat: Seat
    actions: Line
    line: Line = ()
    secret: str = ""


class Score(Struct, frozen=True, order=True):
    """Points and the margin to the best other seat; ranked by the margin, then by points."""

    margin: int
    points: int


class DealRequest(Struct, frozen=True):
    """A request for the deal of a day, such as 2026-11-26, from a secret in hexadecimal."""

    day: str
    game: str
    secret: str = ""


class MarksRequest(Struct, frozen=True):
    """A request for the marks of the choices in a line."""

    deal: Deal
    line: Line


class ChoiceMarks(Struct, frozen=True):
    """The marks of the user's choices, by turn; `best` are the answers that a search finds better, if any, by choice.

    Marks of before had no `best`.
    """

    turns: tuple[tuple[str, ...], ...]
    best: tuple[tuple[str, ...] | None, ...] = ()


def daily_games() -> tuple[str, ...]:
    """Return the games that have a daily deal."""
    return tuple(name for name, game in GAMES.items() if game.daily is not None)


def turns_of(name: str) -> DailyTurns:
    """Return the length of the daily deals of a game that has them."""
    turns = GAMES[name].daily
    assert turns is not None
    return turns


def key_of(request: DealRequest, number: int) -> bytes:
    """Return the key that all chance of a candidate comes from."""
    name = f"{DEAL_FORMAT} {request.day} {request.game} {number}"
    return hashlib.blake2b(name.encode(), key=bytes.fromhex(request.secret), digest_size=SECRET_BYTES).digest()


class SeededAnswers:
    """Chance and answers of computer players, by occasion."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._turn, self._asked = 0, Counter[tuple[Seat, str]]()

    def picks(self, game: AnyGame, setup: Setup, play: Play[Any], decision: Decision) -> tuple[str, ...]:
        """Return the answer of chance, or of a computer player, to an open question."""
        name = self._name(game.clock(play.position), decision)
        if decision.ask.seat == CHANCE:
            return Dealer(self._key, name).deal(0, decision.ask)
        return answer(STRONGEST_LEVEL, game, setup, play.position, decision, generator(self.seed(name)))

    def seed(self, name: str) -> int:
        """Return the seed of a computer player on an occasion."""
        return int.from_bytes(hmac.digest(self._key, name.encode(), "sha256")[:COMPUTER_SEED_BYTES])

    def note(self, turn: int, decision: Decision) -> None:
        """Count a question that is answered."""
        if turn != self._turn:
            self._turn = turn
            self._asked.clear()
        self._asked[decision.ask.seat, decision.kind] += 1

    def _name(self, turn: int, decision: Decision) -> str:
        seat, kind = decision.ask.seat, decision.kind
        before = self._asked[seat, kind] if turn == self._turn else 0
        return f"{turn} {seat} {kind} {before}"


class DailyPlay:
    """A deal that is played on: the user answers for a seat, computer players for the others.

    `choices` counts the user's, `since` are the events since the last one, and `before` is the position then, saved.
    """

    def __init__(self, deal: Deal, line: Sequence[Action] = ()) -> None:
        self.deal, self.game = deal, GAMES[deal.game]
        self.line = list[Action]()
        self.choices = 0
        self.before: bytes | None = None
        self._occasions = SeededAnswers(key_of(DealRequest(deal.day, deal.game, deal.secret), deal.number))
        self.play: Play[Any] = self.game.resume(self.game.begin(deal.setup))
        for action in deal.actions:
            self._act(action)
        self.first_turn = self.turn
        self.play.events.clear()
        for action in line:
            self.record(action)

    @property
    def turn(self) -> int:
        """The number of the turn in the whole game."""
        return self.game.clock(self.play.position)

    @property
    def since(self) -> tuple[Event, ...]:
        """The events since the user's last choice."""
        return tuple(self.play.events)

    @property
    def is_over(self) -> bool:
        """True at the end of the game, and after as many turns as a deal may have."""
        return not self.play.decisions or self.turn >= self.first_turn + turns_of(self.deal.game).most

    @property
    def decision(self) -> Decision | None:
        """The user's open question; None if there is none."""
        return next((one for one in self._open() if one.ask.seat == self.deal.seat), None)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of all seats, as if the game ended here."""
        return self.game.result(self.play.position.state).scores

    @property
    def score(self) -> Score:
        """The user's score, as if the game ended here."""
        scores, seat = self.scores, self.deal.seat
        return Score(scores[seat] - max(scores[:seat] + scores[seat + 1 :]), scores[seat])

    def view(self) -> View:
        """Return the view of the user's seat."""
        view: View = self.game.view(self.play.position, self.deal.seat, self.play.decisions)
        return view

    def view_before(self) -> View | None:
        """Return the view at the user's last choice; None before the first."""
        if self.before is None:
            return None
        view: View = self.game.view(self.game.load(self.before), self.deal.seat)
        return view

    def answer(self, picks: tuple[str, ...]) -> None:
        """Answer the user's question, and go on to the next one. Raises `Illegal`."""
        decision = self.decision
        assert decision is not None
        self.record(Action(self.deal.seat, decision.kind, check_picks(self.play, decision, picks)))
        self.advance()

    def advance(self) -> None:
        """Answer for chance, for the others, and where the user has no choice, until the user has one."""
        while (action := self._next()) is not None:
            self.record(action)

    def record(self, action: Action) -> None:
        """Do an action of the line. Raises `Illegal`."""
        if self.is_choice(action):
            self.choices += 1
            self.before = self.game.save(self.play.position)
            self.play.events.clear()
        self._act(action)
        self.line.append(action)

    def is_choice(self, action: Action) -> bool:
        """Return True if an action answers a question that leaves the user a choice."""
        if action.seat != self.deal.seat:
            return False
        return forced_answer(find_decision(self.play.decisions, action.seat, action.kind)) is None

    def search(self) -> AnswerSearch | None:
        """Return a search for the answer to the user's question; None if no computer player has learned such games."""
        decision, mind = self.decision, mind_for(self.game, self.deal.setup)
        if decision is None or mind is None:
            return None
        seed = self._occasions.seed(f"search {len(self.line)}")
        return AnswerSearch(Table(self.game, self.deal.setup.seats, mind), self.play.position, decision, seed)

    def advised(self) -> tuple[str, ...]:
        """Return the answer that a computer player would give at once to the user's question."""
        decision = self.decision
        assert decision is not None
        return self._occasions.picks(self.game, self.deal.setup, self.play, decision)

    def _open(self) -> tuple[Decision, ...]:
        return () if self.is_over else self.play.decisions

    def _next(self) -> Action | None:
        """Return the next action that does not wait for the user; None if there is none."""
        decision = next((one for one in self._open() if one.ask.seat != self.deal.seat), self.decision)
        if decision is None:
            return None
        if decision.ask.seat == self.deal.seat:
            picks = forced_answer(decision)
        else:
            picks = self._occasions.picks(self.game, self.deal.setup, self.play, decision)
        return None if picks is None else Action(decision.ask.seat, decision.kind, picks)

    def _act(self, action: Action) -> None:
        decision = find_decision(self.play.decisions, action.seat, action.kind)
        self._occasions.note(self.turn, decision)
        act(self.play, action)


def forced_answer(decision: Decision) -> tuple[str, ...] | None:
    """Return the only answer to a question, even to one of hidden options, since no one watches; None for a choice."""
    options = decision.ask.options
    alone = len(options) == decision.ask.least == 1
    return (options[0].key,) if alone else only_answer(decision)


def make_deal(request: DealRequest) -> Deal:
    """Play the candidates of a day, and return the closest game at the start of its last turns, with a line.

    The user gets the seat that came second, so that there is something to win.
    """
    games = [whole_game(request, number) for number in range(CANDIDATES)]
    _, deal = min(games, key=lambda one: (one[0], one[1].number))
    lines = [whole_line(deal, simulations) for simulations in LINE_SIMULATIONS]
    return structs.replace(deal, line=max(lines, key=lambda line: DailyPlay(deal, line).score))


def whole_game(request: DealRequest, number: int) -> tuple[int, Deal]:
    """Play a candidate to its end; return by how many points it was won, and the deal without a line."""
    game, turns = GAMES[request.game], turns_of(request.game)
    setup = game.setup(turns.seats)
    play, occasions = game.resume_quietly(game.begin(setup)), SeededAnswers(key_of(request, number))
    actions, starts = list[Action](), dict[int, int]()
    while play.decisions:
        decision, turn = play.decisions[0], game.clock(play.position)
        starts.setdefault(turn, len(actions))
        picks = occasions.picks(game, setup, play, decision)
        occasions.note(turn, decision)
        actions.append(Action(decision.ask.seat, decision.kind, picks))
        play.answer(decision, picks)
    scores = game.result(play.position.state).scores
    first, second = sorted(range(turns.seats), key=lambda seat: (-scores[seat], seat))[:2]
    begins = starts[sorted(starts)[-turns.last :][0]]
    given = tuple(actions[:begins])
    deal = Deal(request.day, request.game, number, setup, second, given, secret=request.secret)
    return scores[first] - scores[second], deal


def whole_line(deal: Deal, simulations: int) -> Line:
    """Return a line in which a computer player has the user's seat; without simulations it answers at once."""
    played = DailyPlay(deal)
    played.advance()
    while played.decision is not None:
        search = played.search() if simulations else None
        found = played.advised() if search is None else search.choose(lambda done: done >= simulations).picks
        played.answer(found)
    return tuple(played.line)


def mark_choices(request: MarksRequest) -> ChoiceMarks:
    """Compare each choice of a line with the best answer that a search finds."""
    played, turns, better = DailyPlay(request.deal), dict[int, list[str]](), list[tuple[str, ...] | None]()
    for action in request.line:
        if played.is_choice(action):
            mark, best = _mark(played.search(), action.picks)
            turns.setdefault(played.turn, []).append(mark)
            better.append(best)
        played.record(action)
    return ChoiceMarks(tuple(map(tuple, turns.values())), tuple(better))


def _mark(search: AnswerSearch | None, given: tuple[str, ...]) -> tuple[str, tuple[str, ...] | None]:
    """Return the mark of an answer, and the better one if it is not a good one."""
    choice = None if search is None else search.choose(lambda done: done >= MARK_SIMULATIONS, given=given)
    if choice is None or not choice.ranked:
        return GOOD, None
    best, own = choice.ranked[0], next(one for one in choice.ranked if one.picks == given)
    if own is best or not is_clear(best, own):
        return GOOD, None
    return FAIR if best.mean - own.mean < POOR_LOSS else POOR, best.picks
