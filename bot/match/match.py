"""One match as the bot holds it: the stored row, who sits where, and the engine's match. Knows no discord."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from copy import copy
from random import Random, SystemRandom
from weakref import WeakSet

from msgspec import structs

from bot.clocks import standing
from bot.clocks.absence import Gap
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.match_clock import ClockUpdate, MatchClock, match_clock
from bot.match.names import shown, token
from bot.match.outbox import Announcement, MoveResult
from bot.match.policies import answer, searches
from bot.match.settings import AUTO, CANCEL, PAUSE, SETTING_ORDERS, UNDO, allows_hints, seats_with, stand_in_of, valid
from bot.match.stored import dealer_of, game_of, rebuilt
from engine.core.dealer import Dealer
from engine.core.match import Step, only_answer
from engine.core.types import Action, Decision, Reason, Seat
from engine.core.view import View
from storage.matches import SavedMatch, SeatRow

log = logging.getLogger(__name__)

_CHANCE = SystemRandom()


class SeatedMatch:
    """A live or ended match with its log; `row`, `seats` and `clock` are replaced when they change, never altered.

    `log_length` is how many lines the stored log has, `snapshot_length` how many of them the stored snapshot stands for. `clock` is None
    for a match without one, and `clock_update` what the change under way adds to it. `orders` are standing orders by seat, `renamed` the seats whose new names are not saved yet, and
    `now` is when the match was last held, in seconds since 1970. Raises `Refused` for a match of a newer
    program, and whatever the rules raise about a match that is not as it was stored.
    """

    def __init__(self, saved: SavedMatch, outages: tuple[Gap, ...] = (), chance: Random | None = None) -> None:
        self._chance = chance or _CHANCE
        self.row = structs.replace(saved.match, settings=valid(saved.match.settings))
        self.seats = saved.seats
        self.game = game_of(self.row)
        if [seat.seat for seat in self.seats] != [*range(self.row.seats)]:
            raise ValueError("a seat is missing")
        self.log_length = len(saved.lines)
        self.core, self.snapshot_length = rebuilt(saved)
        self.clock = _clock(saved, outages)
        self.clock_update: ClockUpdate | None = None
        self.orders: Mapping[Seat, tuple[standing.Order, ...]] = {}
        self.now = 0
        self.renamed: tuple[SeatRow, ...] = ()
        self._copies: WeakSet[SeatedMatch] = WeakSet()

    def for_reading(self) -> SeatedMatch:
        """The table as it stands now: no later move shows in it, so that nobody reads one that is not saved yet."""
        reader = copy(self)
        self._copies.add(reader)
        return reader

    def _begin_to_change(self) -> None:
        """Leave the match as it is to those who read it, where there are any, and go on with a copy."""
        if self._copies:
            self.core = self.core.copy()
            self._copies = WeakSet()

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as they may be shown."""
        return tuple(shown(seat.name) for seat in self.seats)

    def seat_of(self, user_id: int) -> Seat:
        """The seat of a user; raises `Refused` for those who watch."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat.seat
        raise Refused("refuse-not-a-player")

    def rename(self, seat: Seat, name: str) -> None:
        """Call the person at a seat by another name from the next saved move on; an empty one, and the same, change nothing."""
        if name and name != self.seats[seat].name:
            renamed = structs.replace(self.seats[seat], name=name)
            self.seats = tuple(renamed if one.seat == seat else one for one in self.seats)
            self.renamed = (renamed,)

    def view(self, seat: Seat | None) -> View:
        """What a seat sees, or a spectator."""
        return self.core.view(seat)

    def view_at(self, count: int) -> View:
        """What a spectator saw when the log had so many lines."""
        view: View = self.game.view(self.core.at(count), None)
        return view

    def require_running(self) -> None:
        """Raise `Refused` when the match is over or was called off."""
        if self.row.status == "cancelled":
            raise Refused("refuse-cancelled")
        if self.row.status != "live" or not self.core.decisions:
            raise Refused("refuse-over")

    @property
    def people(self) -> frozenset[int]:
        """The users who have seats."""
        return frozenset(seat.user_id for seat in self.seats if seat.user_id is not None)

    def gives_hints(self) -> bool:
        """Whether players may ask for hints."""
        return allows_hints(self.row, len(self.people))

    def asked(self) -> list[Seat]:
        """The seats that owe an answer, each once."""
        return [*dict.fromkeys(decision.ask.seat for decision in self.core.decisions)]

    def asks_only(self, user_id: int) -> bool:
        """Whether nobody is asked but that user."""
        return [self.seats[seat].user_id for seat in self.asked()] == [user_id]

    def not_your_move(self) -> Refused:
        """The refusal for whoever is not asked: it names those who are."""
        return Refused("refuse-not-your-move", names=self.names, about=tuple(self.asked()))

    def refused(self, reason: Reason) -> Refused:
        """A refusal by the rules, at this table."""
        return Refused(reason.kind, reason=reason, rules=self.row.game, names=self.names)

    def decision_name(self, decision: Decision) -> str:
        """Name an open question for ever, also across an undo, which uses decision ids again."""
        return f"{self.core.undos}.{decision.id}"

    @property
    def undo_request(self) -> ConsentRequest | None:
        """The undo that waits for consent; none once play has gone on."""
        request = ConsentRequest.read(self.row.settings.get(UNDO, ""))
        return request if request is not None and request.log_length == self.log_length else None

    @property
    def cancel_request(self) -> ConsentRequest | None:
        """The wish to call the match off that waits for consent; play may go on meanwhile."""
        return self._request(CANCEL)

    @property
    def pause_request(self) -> ConsentRequest | None:
        """The wish to pause the match, or to end a pause, that waits for consent; play may go on meanwhile."""
        return self._request(PAUSE)

    def _request(self, setting: str) -> ConsentRequest | None:
        request = ConsentRequest.read(self.row.settings.get(setting, ""))
        people = {seat.seat for seat in self.seats if seat.user_id is not None}
        return request if request is not None and request.seat in people else None

    def missing(self, request: ConsentRequest) -> tuple[Seat, ...]:
        """The seats of people who have not agreed to a request yet; whoever is away need not."""
        done = {request.seat, *request.agreed}
        asked = (one.seat for one in self.seats if one.user_id is not None and one.seat not in done)
        return tuple(seat for seat in asked if not self.is_passed_on(seat))

    def decision_names(self) -> tuple[str, ...]:
        """The names of all open questions."""
        return tuple(map(self.decision_name, self.core.decisions))

    def orders_of(self, seat: Seat) -> tuple[standing.Order, ...]:
        """The standing orders of a seat, in the order in which they were given."""
        known = [id for id in SETTING_ORDERS if self.game.orderable(id) is not None]
        older = (standing.Order(id, id) for id in known if seat in seats_with(self.row, id))
        actions = self.core.actions
        return (*older, *(standing.in_force(one, actions, seat) for one in self.orders.get(seat, ())))

    @property
    def turn(self) -> int:
        """The number of the turn."""
        turn: int = self.core.position.state.turn
        return turn

    def phase_name(self) -> str:
        """The name of the phase that runs: no two of a match are alike."""
        return f"{self.turn}.{self.core.position.state.phase}"

    def ordered(self) -> tuple[tuple[int, str], ...]:
        """The questions whose answer by an order depends on nothing hidden: whose they are, and their names."""
        return tuple((user, name) for user, name, found in self._answers_by_order() if found.blind)

    def answers_by_order(self) -> tuple[tuple[int, str, str], ...]:
        """The open questions that a standing order answers: whose they are, their names, and the keys that are picked."""
        return tuple((user, name, found.key) for user, name, found in self._answers_by_order())

    def _answers_by_order(self) -> Iterator[tuple[int, str, standing.Answer]]:
        for decision in self.core.decisions:
            found, user = self.answer_by_order(decision), self.seats[decision.ask.seat].user_id
            if found is not None and user is not None:
                yield user, self.decision_name(decision), found

    def answer_by_order(self, decision: Decision) -> standing.Answer | None:
        """The answer of a standing order to an open question; None if its player, or whoever is in that seat, is asked.

        A question that an undo has put again is answered by no order but one that was given since.
        """
        seat = decision.ask.seat
        if self.row.status != "live" or self.level_of(seat) is not None or self.is_passed_on(seat):
            return None
        orders = self.orders_of(seat)
        if self.core.has_taken_back:
            orders = tuple(one for one in orders if one.given >= self.log_length)
        state = self.core.position.state
        return standing.answer(orders, self.game.orderable, decision, state, self.phase_name(), self.now)

    def called(self, news: Announcement) -> frozenset[int]:
        """The users to be notified that they are asked: not who moved last, nor who was asked the same before the news."""
        if self.row.status != "live":
            return frozenset()
        asked = (one.ask.seat for one in self.core.decisions if self.decision_name(one) not in news.asked)
        users = (self.seats[seat].user_id for seat in asked)
        return frozenset(user for user in users if user is not None and user != news.by)

    def decision(self, seat: Seat, decision_name: str) -> Decision:
        """The open question of that name to that seat; raises `Refused` when it is stale or another's."""
        found = next((one for one in self.core.decisions if self.decision_name(one) == decision_name), None)
        if found is None:
            raise Refused("refuse-stale")
        if found.ask.seat != seat:
            raise self.not_your_move()
        return found

    def keys(self, decision: Decision, tokens: tuple[str, ...]) -> tuple[str, ...]:
        """Read tokens as keys of what the question offers; one that is none stays as it is, to be refused with its name."""
        offered = {token(option.key): option.key for option in decision.ask.options}
        return tuple(offered.get(one, one) for one in tokens)

    def by_verb(self, seat: Seat, verb: str, tokens: tuple[str, ...]) -> Decision:
        """The open question to that seat that a slash command answers; raises `Refused` when there is none.

        Where the question is open but offers nothing of the verb, the refusal says what stands in the way of the first
        of the tokens, or without any of whatever the verb stands for.
        """
        if not self.core.decisions:
            raise Refused("refuse-over")
        mine = [decision for decision in self.core.decisions if decision.ask.seat == seat]
        if not mine:
            raise self.not_your_move()
        for decision in mine:
            if any(option.verb == verb for option in decision.ask.options):
                return decision
        position = self.core.position
        wished = [wish.key for wish, _ in self.game.unavailable(position, seat) if wish.verb == verb]
        later = (one.reason for one in self.game.later(position, seat) if one.option.verb == verb)
        reason = self.game.why(position, seat, mine[0].kind, [*tokens, *wished][0]) if wished else next(later, None)
        raise self.refused(reason or Reason("not_asked", {"key": verb}))

    def play(self, action: Action) -> MoveResult:
        """Do an action, then whatever needs nobody's choice: chance, computer players, single answers."""
        self._begin_to_change()
        dealer, turn = dealer_of(self.row), self._new_result()
        self.apply_step(turn, self.core.play(action, dealer), by_person=True)
        self.answer_at_once(turn, dealer)
        return turn

    def undo(self, seat: Seat, keep: int, *, agreed: bool) -> MoveResult:
        """Take actions back until the first `keep` are left."""
        self._begin_to_change()
        turn = MoveResult(self.decision_names())
        before = self.core.actions[:]
        turn.add(self.core.undo(seat, keep, agreed=agreed), made_for=False)
        if self.clock_update is not None:
            self.clock_update.undone(before[len(self.core.actions) :], self.asked())
        return turn

    def redo(self, seat: Seat) -> MoveResult:
        """Do again what the seat took back last."""
        self._begin_to_change()
        turn, length = self._new_result(), len(self.core.actions)
        turn.add_redone(self.core.redo(seat))
        if self.clock_update is not None:
            self.clock_update.redone(self.core.actions[length:], self.asked())
        return turn

    def continue_play(self, *, immediate: bool = False) -> MoveResult:
        """Answer what needs nobody's choice, as after a computer player has taken a seat.

        In a `hurry`, those who would search for their answers do not.
        """
        self._begin_to_change()
        turn = self._new_result()
        self.answer_at_once(turn, dealer_of(self.row), immediate=immediate)
        return turn

    def play_for_computer(self, decision: Decision, picks: tuple[str, ...]) -> MoveResult:
        """Give the answer that a computer player has found, then go on; raises what the rules raise."""
        self._begin_to_change()
        dealer, turn = dealer_of(self.row), self._new_result()
        self._answer_for(turn, decision, picks, dealer)
        self.answer_at_once(turn, dealer)
        return turn

    def _new_result(self) -> MoveResult:
        return MoveResult(self.decision_names(), len(self.core.actions))

    def apply_step(self, turn: MoveResult, step: Step, *, made_for: bool = False, by_person: bool = False) -> None:
        """Add a step of the match to a turn, and to the clock."""
        turn.add(step, made_for=made_for)
        if self.clock_update is not None:
            self.clock_update.stepped(step, self.asked(), by_person=by_person)

    def answer_at_once(self, turn: MoveResult, dealer: Dealer, *, immediate: bool = False) -> None:
        """Answer everything that no person is asked for, and nobody has to search an answer to unless in a `hurry`."""
        while True:
            found = (one for one in self.core.decisions if self._is_answered_at_once(one, immediate=immediate))
            decision = next(found, None)
            if decision is None:
                return
            self._answer_for(turn, decision, self._answer_to(decision), dealer)

    def _answer_for(self, turn: MoveResult, decision: Decision, picks: tuple[str, ...], dealer: Dealer) -> None:
        """Give an answer that no person gives, and take in what comes of it."""
        seat = decision.ask.seat
        step = self.core.play(Action(seat, decision.kind, picks), dealer)
        self.apply_step(turn, step, made_for=self.seats[seat].computer is None)

    def waits_for_computer(self) -> bool:
        """Whether some question can be answered at once without asking a person."""
        return any(self._is_answered_at_once(decision) for decision in self.core.decisions)

    def is_left_to_computers(self) -> bool:
        """Whether all who are asked are computer players, if only for the time being."""
        return all(self.level_of(seat) is not None for seat in self.asked())

    def searched(self) -> Decision | None:
        """The first open question to a computer player that searches for its answer; None when there is none."""
        if self.row.status != "live":
            return None
        return next((one for one in self.core.decisions if self._is_searched(one)), None)

    def has_searching_computers(self) -> bool:
        """Whether some seat's computer player searches for its answers."""
        return any(level is not None and searches(level) for level in map(self.level_of, range(len(self.seats))))

    def has_computers(self) -> bool:
        """Whether some seat is a computer player's, if only for the time being."""
        return any(self.level_of(seat) is not None for seat in range(len(self.seats)))

    def is_passed_on(self, seat: Seat) -> bool:
        """Whether a computer player has a person's seat, until the person comes back."""
        kept = self.clock_update or self.clock
        return kept is not None and kept.clock.seats[seat].for_computer

    def is_absent(self, seat: Seat) -> bool:
        """Whether a computer player answers for a person's seat; it does so only while somebody plays."""
        kept = self.clock_update or self.clock
        if kept is None or not kept.clock.seats[seat].for_computer:
            return False
        return any(not one.for_computer for one in kept.clock.seats)

    def level_of(self, seat: Seat) -> str | None:
        """The level of the computer player that answers for a seat; None when its person does."""
        sitting = self.seats[seat]
        nobody = sitting.user_id is None and self.row.status == "live"  # as after whoever sat there was deleted
        return sitting.computer or (stand_in_of(self.row) if nobody or self.is_absent(seat) else None)

    def _is_searched(self, decision: Decision) -> bool:
        level = self.level_of(decision.ask.seat)
        return level is not None and searches(level) and only_answer(decision) is None

    def _is_answered_at_once(self, decision: Decision, *, immediate: bool = False) -> bool:
        if self.level_of(decision.ask.seat) is not None:
            return immediate or not self._is_searched(decision)
        return self.row.settings.get(AUTO, "on") == "on" and only_answer(decision) is not None

    def _answer_to(self, decision: Decision) -> tuple[str, ...]:
        level = self.level_of(decision.ask.seat)
        only = only_answer(decision)
        if only is not None or level is None:
            return only or ()
        match = self.core
        return answer(level, self.game, match.setup, match.position, decision, self._chance)


def _clock(saved: SavedMatch, outages: tuple[Gap, ...]) -> MatchClock | None:
    """The clock of a stored match; None where there is none, or where it cannot be read: play goes on without it."""
    if not saved.clock:
        return None
    try:
        return match_clock(saved.clock, outages)
    except (ValueError, TypeError, LookupError) as failed:
        log.error("the clock of match %s cannot be read: %s", saved.match.id, type(failed).__name__)
        return None
