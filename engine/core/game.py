"""A game: pure functions of a position, with its legal actions (docs/architecture.md, The list on offer is the law)."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, ClassVar, Generic, TypeVar, cast

import msgspec
from msgspec import structs

from engine.core.computer_facts import Facts, walked
from engine.core.deckbuilding import Deckbuilding
from engine.core.flow import Frame, Play, Position, Quiet
from engine.core.invariants import Invariants
from engine.core.orders import Orderable, Premove
from engine.core.presentation import Presented, Taught
from engine.core.redealing import Source
from engine.core.setup import Configurable, Setup
from engine.core.types import (
    CHANCE,
    Action,
    Ask,
    Data,
    Decision,
    Event,
    Illegal,
    Later,
    Merit,
    Option,
    Outcome,
    Reason,
    Seat,
)
from engine.core.upcast import Lifts, Newer, lift
from engine.core.view import GameState, View, asked_seats, visible_decisions

S = TypeVar("S", bound=GameState)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Game(Configurable, Presented, Taught, ABC, Generic[S, V_co]):
    """The rules of one game: pure functions of a position.

    A game names its class variables and implements `begin`, `see` and `result`; everything else follows.

    `position_type` is `Position[State, A | B | …]` with every frame of the game; `schema` is the shape of saved
    positions, and `lifts` bring older ones up to date. `deckbuilding` is None for a game without own decks.
    `invariants` are checked in self-play and tests. `orders` are the standing orders that players may give, `premoves`
    by kind the questions that may be answered before they are asked. `chores` are closed questions, by kind, whose only
    answer, the key, is given for a player who has no other, after a while.

    Example:
        >>> game = Caylus()
        >>> position = game.start(game.setup(2))
        >>> position, events = game.apply(position, next(game.legal_actions(position)))
    """

    deckbuilding: ClassVar[Deckbuilding | None] = None
    invariants: ClassVar[Invariants[Any]] = Invariants()
    orders: ClassVar[tuple[Orderable, ...]] = ()
    chores: ClassVar[Mapping[str, str]] = {}
    premoves: ClassVar[Mapping[str, Premove]] = {}
    schema: ClassVar[int] = 1
    lifts: ClassVar[Lifts] = {}
    position_type: ClassVar[object]

    def __init__(self) -> None:
        self._encoder = msgspec.msgpack.Encoder()
        self._type = cast(type[Position[S, Frame[S]]], self.position_type)  # narrower: it names every frame
        self._position = msgspec.msgpack.Decoder(self._type)
        self._saved = msgspec.msgpack.Decoder(tuple[int, msgspec.Raw])

    @abstractmethod
    def begin(self, setup: Setup) -> Position[S, Frame[S]]:
        """Return the position before any question or deal."""

    @abstractmethod
    def see(self, state: S, seat: Seat | None) -> V_co:
        """Return the view of `seat`, with the common fields of `View` at their defaults.

        `seat` is None for a spectator. It must contain nothing that is hidden from that seat.
        """

    @abstractmethod
    def result(self, state: S) -> Outcome:
        """Return ranks and scores of a game that is over."""

    def outcome(self, position: Position[S, Frame[S]]) -> Outcome | None:
        """Return the outcome; None while a frame is left."""
        return None if position.stack else self.result(position.state)

    def start(self, setup: Setup) -> Position[S, Frame[S]]:
        """Return the position at the first question, which may be put to `CHANCE`."""
        play = self.resume(self.begin(setup))
        return play.position

    def resume(self, position: Position[S, Frame[S]], *, record_snapshots: bool = False) -> Play[S]:
        """Work on this very position, in place, and go on to its open questions.

        With `record_snapshots` the position is saved at every moment worth a picture, for `view_snapshot`.
        """
        play: Play[S] = Play(position, self.save if record_snapshots else None)
        play.settle()
        return play

    def decisions(self, position: Position[S, Frame[S]]) -> tuple[Decision, ...]:
        """Return the open questions; none at the end of the game."""
        return self.resume(position).decisions

    def legal_actions(self, position: Position[S, Frame[S]]) -> Iterator[Action]:
        """Yield every legal action, lazily, because there can be many combinations of picks."""
        for decision in self.decisions(position):
            for picks in answers(decision.ask):
                yield Action(decision.ask.seat, decision.kind, picks)

    def apply(self, position: Position[S, Frame[S]], action: Action) -> tuple[Position[S, Frame[S]], tuple[Event, ...]]:
        """Return the position after an action, and the events of the action. The given position stays unchanged.

        Raises:
            Illegal: the action is not on offer; its reason says why.
        """
        play = self.resume(self.copy(position))
        act(play, action)
        return play.position, tuple(play.events)

    def replay(self, setup: Setup, log: Iterable[Action]) -> Position[S, Frame[S]]:
        """Return the position after a log of actions from the start.

        Raises:
            Illegal: at the first action that does not fit.
        """
        play = self.resume(self.begin(setup))
        for action in log:
            act(play, action)
        return play.position

    def view(
        self,
        position: Position[S, Frame[S]],
        seat: Seat | None,
        decisions: tuple[Decision, ...] | None = None,
    ) -> V_co:
        """Return the view of a seat, or of a spectator if `seat` is None.

        A closed question is visible to its seat alone, a question to `CHANCE` to no viewer. Callers that have the open
        questions of the position pass them as `decisions` to save time.
        """
        found = self.decisions(position) if decisions is None else decisions
        to_players = tuple([one for one in found if one.ask.seat != CHANCE])
        state = position.state
        return structs.replace(
            self.see(state, seat),
            game=self.name,
            viewer=seat,
            turn=state.turn,
            phase=state.phase,
            options=state.options.copy(),
            decisions=visible_decisions(to_players, seat),
            asked=asked_seats(to_players),
            outcome=self.outcome(position),
        )

    def why(self, position: Position[S, Frame[S]], seat: Seat, kind: str, key: str) -> Reason | None:
        """Return the reason why `seat` cannot pick `key`, any text, in its open question of that kind; None if it can.

        Raises:
            Illegal: `over`, `wrong_seat` or `not_asked`, when there is no such question.
        """
        play = self.resume(position)
        decision = find_decision(play.decisions, seat, kind)
        if any(option.key == key for option in decision.ask.options):
            return None
        return play.frame(decision).why(play, key) or Reason("not_offered", {"key": key})

    def unavailable(self, position: Position[S, Frame[S]], seat: Seat) -> tuple[tuple[Option, Reason], ...]:
        """Return what `seat` may want in its open questions and cannot have, each with the reason."""
        play = self.resume(position)
        found: list[tuple[Option, Reason]] = []
        for decision in play.decisions:
            if decision.ask.seat == seat:
                frame, offered = play.frame(decision), {option.key for option in decision.ask.options}
                for wish in frame.wishes(play):
                    reason = None if wish.key in offered else frame.why(play, wish.key)
                    if reason is not None:
                        found.append((wish, reason))
        return tuple(found)

    def violations(
        self, position: Position[S, Frame[S]], earlier: Position[S, Frame[S]] | None = None
    ) -> Iterator[str]:
        """Yield the ids of the invariants that a position breaks; there are none unless the rules are wrong.

        `earlier` is the position before the last action, for invariants about a change.
        """
        yield from self.invariants.violations(position, earlier)

    def save(self, position: Position[S, Frame[S]]) -> bytes:
        """Save a position as bytes; equal positions give equal bytes."""
        return self._encoder.encode((self.schema, position))

    def load(self, data: bytes) -> Position[S, Frame[S]]:
        """Load a saved position of this or an older schema.

        Raises:
            Newer: a newer version of the program has saved it.
            msgspec.DecodeError: it is no saved position of this game.
        """
        schema, raw = self._saved.decode(data)
        if schema == self.schema:
            return self._position.decode(raw)
        if schema > self.schema:
            raise Newer(schema, self.schema)
        lifted = lift(msgspec.msgpack.decode(raw, type=dict[str, object]), schema, self.schema, self.lifts)
        return msgspec.convert(lifted, self._type)

    def copy(self, position: Position[S, Frame[S]]) -> Position[S, Frame[S]]:
        """Return an independent copy of a position."""
        return self._position.decode(self._encoder.encode(position))

    def redeal(self, position: Position[S, Frame[S]], seat: Seat | None, source: Source) -> Position[S, Frame[S]]:
        """Copy a position and deal again all that `seat` cannot see, so that the copy depends only on what it sees."""
        copy = self.copy(position)
        self.deal_unseen(copy, seat, source)
        return copy

    def deal_unseen(self, position: Position[S, Frame[S]], seat: Seat | None, source: Source) -> None:
        """Deal again, in place, what `seat` cannot see; games with hidden information override this."""

    def clock(self, position: Position[S, Frame[S]]) -> int:
        """Return the number of the turn."""
        return position.state.turn

    def resume_quietly(self, position: Position[S, Frame[S]]) -> Play[S]:
        """Work on this very position, in place, without events, for positions that are only tried out."""
        play: Play[S] = Quiet(position)
        play.settle()
        return play

    def fork(self, position: Position[S, Frame[S]]) -> Play[S]:
        """Work on a copy of a position, without events."""
        return self.resume_quietly(self.copy(position))

    def insight(self, position: Position[S, Frame[S]], seat: Seat) -> Facts:
        """Return what computer players notice about a seat: by default all numbers of its view."""
        return walked(self.view(position, seat, ()), seat)

    def remarks(self, position: Position[S, Frame[S]], decision: Decision) -> Callable[[Option], str] | None:
        """Return remarks of computer players on options, besides their keys and data; None if there are none."""
        return None

    def expected_answer(self, position: Position[S, Frame[S]], decision: Decision) -> str | None:
        """Return the answer that a search expects of a player, if it should not ask the policy."""
        return None

    def overlooked(self, position: Position[S, Frame[S]], decision: Decision) -> Collection[str]:
        """Return answers that a search tries too if its policy finds others likelier."""
        return ()

    def useless(self, position: Position[S, Frame[S]], decision: Decision) -> Collection[str]:
        """Return answers that bring nothing, so that a search does not try them while it has others."""
        return ()

    def points_to_win(self, state: S, seat: Seat) -> int | None:
        """Return the points that a seat lacks to end the game as its winner; None if points do not end it."""
        return None

    def usual_turns(self, setup: Setup) -> int | None:
        """Return the usual number of turns with this setup, or None if that is unknown."""
        return None

    def standing(self, view: V_co) -> tuple[int, ...]:  # type: ignore[misc] # a view is only read
        """Return the points by seat that a view shows; empty if the game shows none before its end."""
        return ()

    def peril(self, view: V_co, setup: Setup, seat: Seat) -> Data | None:  # type: ignore[misc] # a view is only read
        """Return what a seat may lose by chance if it does nothing about it, for a warning; None without such a peril."""
        return None

    def later(self, position: Position[S, Frame[S]], seat: Seat) -> Iterable[Later]:
        """Yield what `seat` may want later in the turn, each with the obstacle so far, if any."""
        return ()

    def merits(
        self, position: Position[S, Frame[S]], decision: Decision, picks: Sequence[str], other: Sequence[str]
    ) -> Iterable[Merit]:
        """Return what the position and the rules say for an answer rather than for another one, the strongest first.

        The position must not show more than the asked seat may see. The same may be said for the other answer.
        """
        return ()

    def recall(self, merit: Merit, actions: Sequence[Action], seat: Seat) -> Merit:
        """Return a merit with what the player of a seat has seen earlier and may remember."""
        return merit

    def recall_answer(
        self, position: Position[S, Frame[S]], decision: Decision, picks: tuple[str, ...], actions: Sequence[Action]
    ) -> tuple[str, ...]:
        """Return an answer that is as good in a position, and better by what its player may remember."""
        return picks

    def moot_facts(self, position: Position[S, Frame[S]]) -> frozenset[str]:
        """Return the facts that bring nothing any more, such as the distance to what is sold out."""
        return frozenset()

    def orderable(self, id: str) -> Orderable | None:
        """Return the standing order of an id; None if the game has no such order."""
        return next((one for one in self.orders if one.id == id), None)

    def foreseen(self, position: Position[S, Frame[S]], seat: Seat) -> dict[str, tuple[Option, ...]]:
        """Return the options that `seat` may choose from in advance, by kind of question, at present prices.

        The kinds are those of the game's `premoves`; in a game without any, those of the open questions of others.
        """
        play = self.resume(position)
        if not self.premoves:
            others = [one for one in play.decisions if one.ask.open and one.ask.seat not in (seat, CHANCE)]
            return {one.kind: one.ask.options for one in others}
        found: dict[str, tuple[Option, ...]] = {}
        for kind, premove in self.premoves.items():
            asking: Frame[S] = premove.frame(seat)
            ask = asking.ask(play)
            runs = premove.by_phase and any(one.kind == kind for one in play.decisions)
            wishes = () if runs else asking.wishes(play)
            offered = {option.key: option for option in (*wishes, *(ask.options if ask else ()))}
            found[kind] = tuple(offered.values())
        return found

    def digest(self, position: Position[S, Frame[S]]) -> str:
        """Return the hash of a position in hex digits; equal digests mean equal positions."""
        return hashlib.blake2b(self.save(position), digest_size=16).hexdigest()

    def view_snapshot(self, snapshot: bytes) -> V_co:
        """Return the spectators' view of a snapshot. There is no open question, because a frame is under way."""
        return self.view(self.load(snapshot), None, ())


def answers(ask: Ask) -> Iterator[tuple[str, ...]]:
    """Yield every way to answer a question, lazily."""
    keys = [option.key for option in ask.options]
    ways = permutations if ask.ordered else combinations
    for size in range(ask.least, ask.most + 1):
        yield from ways(keys, size)


def find_decision(decisions: tuple[Decision, ...], seat: Seat, kind: str) -> Decision:
    """Return the open question of that kind to that seat.

    Raises:
        Illegal: `over`, `wrong_seat` or `not_asked`, when there is none.
    """
    if not decisions:
        raise Illegal(Reason("over"))
    mine = [decision for decision in decisions if decision.ask.seat == seat]
    if not mine:
        raise Illegal(Reason("wrong_seat", {"asked": [str(seat) for seat in asked_seats(decisions)]}))
    for decision in mine:
        if decision.kind == kind:
            return decision
    raise Illegal(Reason("not_asked", {"kind": kind}))


def act(play: Play[S], action: Action) -> None:
    """Check an action against the options on offer, then do it in place.

    Raises:
        Illegal: it is not on offer; nothing has changed.
    """
    decision = find_decision(play.decisions, action.seat, action.kind)
    play.answer(decision, check_picks(play, decision, action.picks))


def check_picks(play: Play[S], decision: Decision, picks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the picks in the order of the options, unless their own order matters.

    Raises:
        Illegal: they are not on offer, or too few or too many.
    """
    ask = decision.ask
    keys = [option.key for option in ask.options]
    for pick in picks:
        if pick not in keys:
            raise Illegal(play.frame(decision).why(play, pick) or Reason("not_offered", {"key": pick}))
    if len(picks) < ask.least or len(set(picks)) < len(picks):
        raise Illegal(Reason("too_few", {"least": ask.least}))
    if len(picks) > ask.most:
        raise Illegal(Reason("too_many", {"most": ask.most}))
    return picks if ask.ordered else tuple(sorted(picks, key=keys.index))


def only_answer(decision: Decision) -> tuple[str, ...] | None:
    """Return the only possible answer to a question, or None if there is a choice or if its options are hidden.

    An immediate answer to a question with hidden options would reveal that there is only one.
    """
    ask = decision.ask
    if ask.open and ask.least == ask.most == len(ask.options) and not (ask.ordered and ask.least > 1):
        return tuple(option.key for option in ask.options)
    return None


def why_forced(play: Play[Any], decision: Decision) -> str | None:
    """Return why a question has a single answer, or None if there is a choice.

    It is the most frequent kind of reason, or an empty string if there is none. Reasons caused by other players count
    only if there are no others.
    """
    if only_answer(decision) is None:
        return None
    frame, offered = play.frame(decision), {option.key for option in decision.ask.options}
    denied = [frame.why(play, wish.key) for wish in frame.wishes(play) if wish.key not in offered]
    reasons = [reason for reason in denied if reason is not None]
    own = [reason for reason in reasons if reason.data.get("by") is None]
    kinds = Counter(reason.kind for reason in own or reasons)
    return max(kinds, key=kinds.__getitem__, default="")
