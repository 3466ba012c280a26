"""A game: its setup, and pure functions of a position (design 3)."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, permutations
from typing import ClassVar, Generic, TypeVar, cast

import msgspec
from msgspec import Struct, structs

from engine.core.decks import Deckbuilding
from engine.core.flow import Frame, Play, Position
from engine.core.preferences import Preferences
from engine.core.types import CHANCE, Action, Ask, Decision, Event, Illegal, Option, Outcome, Reason, Seat
from engine.core.upcast import Lifts, lift
from engine.core.view import GameState, View
from engine.core.visibility import asked_seats, visible_decisions

S = TypeVar("S", bound=GameState)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Setup(Struct, frozen=True):
    """What a match was begun with: game, number of seats, revision of the rules, option values by id."""

    game: str
    seats: int
    rules: int
    options: dict[str, str]


class Choice(Struct, frozen=True):
    """An option of the match: its id and its values, the default first.

    It makes a difference only where the options that `beside` names have one of the values there. `defaults` holds
    another default by id and value of the option that brings it about.
    """

    id: str
    values: tuple[str, ...]
    beside: Mapping[str, tuple[str, ...]] = {}
    defaults: Mapping[tuple[str, str], str] = {}

    def default(self, chosen: Mapping[str, str]) -> str:
        """The value that it has beside what is chosen when nobody chooses it."""
        others = (value for (id, other), value in self.defaults.items() if chosen.get(id) == other)
        return next(others, self.values[0])


class Fixable(Struct, frozen=True):
    """An option that only an operator sets: tells whether a text is a value of it, with an example of one.

    `subjects` are the ids of what such a value changes, for players to be told.
    """

    allows: Callable[[str], bool]
    example: str
    subjects: Callable[[str], tuple[str, ...]]


class Verb(Struct, frozen=True):
    """A slash command that a game declares; `param` names its one parameter, empty when it has none."""

    name: str
    param: str = ""


class Game(ABC, Generic[S, V_co]):
    """The rules of one game.

    `name` is the id (`magna_carta`), `command` the slash command group (`magnacarta`), `rules` the revision for new
    matches, `schema` the shape of saved positions. `former` are the options of older revisions of the rules, by revision,
    where they were others. `fixed` are the values of the `fixable` options for new matches, which
    no player chooses. `preferences` say what computer players want that play to win. `repeats` names events that say again what another has told: kinds, each with the sources in its data.
    """

    name: ClassVar[str]
    command: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Choice, ...]]
    former: ClassVar[Mapping[int, tuple[Choice, ...]]] = {}
    repeats: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    fixable: ClassVar[Mapping[str, Fixable]] = {}
    verbs: ClassVar[tuple[Verb, ...]]
    deckbuilding: ClassVar[Deckbuilding | None] = None
    preferences: ClassVar[Preferences] = {}
    rules: ClassVar[int] = 1
    schema: ClassVar[int] = 1
    lifts: ClassVar[Lifts] = {}
    position_type: ClassVar[object]

    def __init__(self) -> None:
        self.fixed: dict[str, str] = {}
        self._encoder = msgspec.msgpack.Encoder()
        self._type = cast(type[Position[S, Frame[S]]], self.position_type)  # narrower: it names every frame
        self._position = msgspec.msgpack.Decoder(self._type)
        self._saved = msgspec.msgpack.Decoder(tuple[int, msgspec.Raw])

    @abstractmethod
    def begin(self, setup: Setup) -> Position[S, Frame[S]]:
        """Lay out the game, before anything has been asked or dealt."""

    @abstractmethod
    def see(self, state: S, seat: Seat | None) -> V_co:
        """What `seat` sees of a state beside the common fields of `View`, which stay at their defaults.

        `seat` is None for a spectator. Nothing hidden from that seat may stand in it.
        """

    @abstractmethod
    def result(self, state: S) -> Outcome:
        """Ranks and scores of a game that is over."""

    def outcome(self, position: Position[S, Frame[S]]) -> Outcome | None:
        """How the game ended; None while anything is still to be done."""
        return None if position.stack else self.result(position.state)

    def setup(self, seats: int, options: dict[str, str] | None = None) -> Setup:
        """Make a setup for a new match, with defaults for what is not chosen, and with what is `fixed`.

        Raises `Illegal` with `unknown_seats`, `unknown_option` or `unknown_value`.
        """
        return Setup(self.name, seats, self.rules, {**self._chosen(seats, options or {}, self.rules), **self.fixed})

    def recorded(self, setup: Setup) -> Setup:
        """Check a setup that was written down, with defaults for what it leaves out; what is `fixed` now does not count.

        Raises `Illegal` as `setup` does.
        """
        fixed = {id: value for id, value in setup.options.items() if id in self.fixable}
        for id, value in fixed.items():
            if not self.fixable[id].allows(value):
                raise Illegal(Reason("unknown_value", {"key": id, "known": [self.fixable[id].example]}))
        chosen = {id: value for id, value in setup.options.items() if id not in fixed}
        return structs.replace(setup, options={**self._chosen(setup.seats, chosen, setup.rules), **fixed})

    def amended(self, setup: Setup, id: str, value: str) -> Setup:
        """Choose one option of a setup anew; others that are at a default which depends on it follow.

        Raises `Illegal` as `setup` does.
        """
        self._chosen(setup.seats, {id: value}, setup.rules)
        after = {**setup.options, id: value}
        following = {
            choice.id: choice.default(after)
            for choice in self.choices(setup.rules)
            if choice.id != id and setup.options[choice.id] == choice.default(setup.options)
        }
        return structs.replace(setup, options={**after, **following})

    def choices(self, rules: int) -> tuple[Choice, ...]:
        """The options that a match has by this revision of the rules."""
        return self.former.get(rules, self.options)

    def relevant(self, chosen: Mapping[str, str], rules: int) -> tuple[Choice, ...]:
        """The options by this revision of the rules that make a difference beside what is chosen."""
        return tuple(
            choice
            for choice in self.choices(rules)
            if all(chosen[id] in values for id, values in choice.beside.items())
        )

    def _chosen(self, seats: int, options: Mapping[str, str], rules: int) -> dict[str, str]:
        """The value of every option that players choose."""
        if seats not in self.seats:
            raise Illegal(Reason("unknown_seats", {"least": self.seats[0], "most": self.seats[-1]}))
        choices = self.choices(rules)
        values = {choice.id: choice.values for choice in choices}
        for id, value in options.items():
            if id not in values:
                raise Illegal(Reason("unknown_option", {"key": id, "known": list(values)}))
            if value not in values[id]:
                raise Illegal(Reason("unknown_value", {"key": id, "known": list(values[id])}))
        chosen = dict[str, str]()
        for choice in choices:
            chosen[choice.id] = options.get(choice.id, choice.default({**options, **chosen}))
        return chosen

    def start(self, setup: Setup) -> Position[S, Frame[S]]:
        """Begin, and go on to the first question, which may be put to `CHANCE`."""
        play = self.working(self.begin(setup))
        return play.position

    def working(self, position: Position[S, Frame[S]], *, filmed: bool = False) -> Play[S]:
        """Work on this very position, in place; `filmed` saves it at the moments worth a picture, for `scene`."""
        camera = self.save if filmed else None
        play: Play[S] = Play(position, camera)
        play.settle()
        return play

    def decisions(self, position: Position[S, Frame[S]]) -> tuple[Decision, ...]:
        """List the open questions; none at the end of the game."""
        return self.working(position).decisions

    def legal_actions(self, position: Position[S, Frame[S]]) -> Iterator[Action]:
        """Yield every legal action, lazily: combinations of picks can be many."""
        for decision in self.decisions(position):
            for picks in answers(decision.ask):
                yield Action(decision.ask.seat, decision.kind, picks)

    def apply(self, position: Position[S, Frame[S]], action: Action) -> tuple[Position[S, Frame[S]], tuple[Event, ...]]:
        """Do an action on a copy; raises `Illegal` when it is not on offer, and the position is as it was."""
        play = self.working(self.copy(position))
        act(play, action)
        return play.position, tuple(play.events)

    def replay(self, setup: Setup, log: Iterable[Action]) -> Position[S, Frame[S]]:
        """Play a log of actions from the start; raises `Illegal` at the first that does not fit."""
        play = self.working(self.begin(setup))
        for action in log:
            act(play, action)
        return play.position

    def view(
        self,
        position: Position[S, Frame[S]],
        seat: Seat | None,
        decisions: tuple[Decision, ...] | None = None,
    ) -> V_co:
        """What one seat may know of a position, or a spectator if `seat` is None.

        A closed question is shown to its seat alone, one put to `CHANCE` to nobody. Whoever has the open questions of
        the position at hand passes them as `decisions`, so that they need not be found again.
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
        """Say why `seat` cannot pick `key` in an open question of that kind; None when it can."""
        play = self.working(position)
        decision = find(play.decisions, seat, kind)
        if any(option.key == key for option in decision.ask.options):
            return None
        return play.frame(decision).why(play, key) or Reason("not_offered", {"key": key})

    def denied(self, position: Position[S, Frame[S]], seat: Seat) -> tuple[tuple[Option, Reason], ...]:
        """List what `seat` may want in its open questions and cannot have, each with the reason."""
        play = self.working(position)
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
        """Yield the id of every invariant that a position breaks: none, unless the rules are wrong.

        `earlier` is the position before the last action, for what has to hold from one to the next.
        """
        yield from ()

    def save(self, position: Position[S, Frame[S]]) -> bytes:
        """Write a position; equal positions give equal bytes."""
        return self._encoder.encode((self.schema, position))

    def load(self, data: bytes) -> Position[S, Frame[S]]:
        """Read a saved position of this or an older schema."""
        schema, raw = self._saved.decode(data)
        if schema == self.schema:
            return self._position.decode(raw)
        lifted = lift(msgspec.msgpack.decode(raw, type=dict[str, object]), schema, self.schema, self.lifts)
        return msgspec.convert(lifted, self._type)

    def copy(self, position: Position[S, Frame[S]]) -> Position[S, Frame[S]]:
        """Copy a position by writing and reading it, the cheapest honest way."""
        return self._position.decode(self._encoder.encode(position))

    def digest(self, position: Position[S, Frame[S]]) -> str:
        """Hash a position: equal digests mean equal positions."""
        return hashlib.blake2b(self.save(position), digest_size=16).hexdigest()

    def scene(self, data: bytes) -> V_co:
        """What spectators saw at a moment that was saved: no question is open in the middle of things."""
        return self.view(self.load(data), None, ())


def answers(ask: Ask) -> Iterator[tuple[str, ...]]:
    """Yield every way to answer a question, lazily."""
    keys = [option.key for option in ask.options]
    ways = permutations if ask.ordered else combinations
    for size in range(ask.least, ask.most + 1):
        yield from ways(keys, size)


def find(decisions: tuple[Decision, ...], seat: Seat, kind: str) -> Decision:
    """Find the open question of that kind to that seat; raises `Illegal` when there is none."""
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
    """Check an action against the options on offer, then do it in place; raises `Illegal` before any change."""
    decision = find(play.decisions, action.seat, action.kind)
    play.answer(decision, checked(play, decision, action.picks))


def checked(play: Play[S], decision: Decision, picks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the picks in the order of the options, unless their order matters; raises `Illegal` when they do not fit."""
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
