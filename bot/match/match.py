"""A match in memory: its stored row, its seats and the engine's match. Does not use Discord."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from functools import cached_property
from random import Random, SystemRandom
from typing import Final
from weakref import WeakSet

from msgspec import structs

from bot.clocks.clock import Clock
from bot.clocks.clock_log import Gap
from bot.clocks.deadlines import Update
from bot.match import standing_orders
from bot.match.computer_levels import answer, searches
from bot.match.consent import ConsentRequest
from bot.match.errors import Refused
from bot.match.outbox import LASTING, Announcement, MadeFor, MoveResult, ShownEvent, made_for
from bot.match.safe_names import shown
from bot.match.settings import (
    ASK_ALWAYS,
    AUTO,
    CONSENT_REQUESTS,
    PENDING_CANCEL,
    PENDING_PAUSE,
    PENDING_UNDO,
    SETTING_ORDERS,
    allows_hints,
    decided_places,
    seats_in,
    stand_in_of,
    style_of,
    valid,
)
from bot.match.stored import dealer_of, game_of, read_clock, rebuild_match
from engine.core.dealer import Dealer
from engine.core.game import only_answer, why_forced
from engine.core.match import Step
from engine.core.types import Action, Decision, Event, Reason, Seat
from engine.core.view import View
from storage.matches import SavedMatch, SeatRow

_CHANCE = SystemRandom()

EARLY: Final = "early"  # the ending of a match that stopped before its rules ended it


class SeatedMatch:
    """A live or ended match with its log. `row`, `seats` and `clock` are replaced when they change, never modified.

    `log_length` is the number of lines in the stored log, `snapshot_length` how many of them the stored snapshot
    covers. `clock` is None for a match without one; it has `clock_lines` stored lines and was folded with `outages`.
    `clock_update` is the change in progress. `orders` are standing orders by seat, `renamed` the seats whose new names
    are not saved yet, and `now` the time when the match was last locked, in seconds since 1970.

    Raises:
        Refused: A newer version of the program has written the match.
        Exception: The match is damaged; the type is whatever the rules raise.
    """

    def __init__(self, saved: SavedMatch, outages: tuple[Gap, ...] = (), chance: Random | None = None) -> None:
        self._chance = chance or _CHANCE
        self.row = structs.replace(saved.match, settings=valid(saved.match.settings))
        self.seats = saved.seats
        self.game = game_of(self.row)
        if [seat.seat for seat in self.seats] != [*range(self.row.seats)]:
            raise ValueError("a seat is missing")
        self.log_length = len(saved.lines)
        self.core, self.snapshot_length = rebuild_match(saved)
        self.clock = read_clock(saved, outages)
        self.clock_lines = len(saved.clock)
        self.outages = outages
        self.clock_update: Update | None = None
        self.orders: Mapping[Seat, tuple[standing_orders.Order, ...]] = {}
        self.now = 0
        self.renamed: tuple[SeatRow, ...] = ()
        self._copies: WeakSet[SeatedMatch] = WeakSet()

    def for_reading(self) -> SeatedMatch:
        """Return a copy that later moves do not change, so that readers never see a move that is not saved yet."""
        reader = copy(self)
        self._copies.add(reader)
        return reader

    @cached_property
    def dealer(self) -> Dealer:
        """The dealer of the match, which answers the questions to chance."""
        return dealer_of(self.row)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' display names, by seat."""
        return tuple(shown(seat.name) for seat in self.seats)

    @property
    def people(self) -> frozenset[int]:
        """The users who have seats."""
        return frozenset(seat.user_id for seat in self.seats if seat.user_id is not None)

    def seat_of(self, user_id: int) -> Seat:
        """Return the seat of a user. Raises `Refused` for spectators."""
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat.seat
        raise Refused("refuse-not-a-player")

    def seat_in_play(self, user_id: int) -> Seat:
        """Return the seat of a user in a running match. Raises `Refused` for spectators, and after the end."""
        seat = self.seat_of(user_id)
        self.require_running()
        return seat

    def require_running(self) -> None:
        """Raise `Refused` if the match is over or was cancelled."""
        if self.row.status == "cancelled":
            raise Refused("refuse-over" if decided_places(self.row) else "refuse-cancelled")
        if self.row.status != "live" or not self.core.decisions:
            raise Refused("refuse-over")

    def rename(self, seat: Seat, name: str) -> None:
        """Rename the person at a seat, from the next saved move on. An empty or unchanged name does nothing."""
        if name and name != self.seats[seat].name:
            renamed = structs.replace(self.seats[seat], name=name)
            self.seats = tuple(renamed if one.seat == seat else one for one in self.seats)
            self.renamed = (renamed,)

    def gives_hints(self) -> bool:
        """Return True if players may ask for hints."""
        return allows_hints(self.row, len(self.people))

    @property
    def turn(self) -> int:
        """The number of the turn."""
        turn: int = self.core.position.state.turn
        return turn

    def phase_name(self) -> str:
        """Return the name of the current phase, unique within the match."""
        return f"{self.turn}.{self.core.position.state.phase}"

    def view(self, seat: Seat | None) -> View:
        """Return what a seat sees, or a spectator (None). A match that ended early has its position as the outcome."""
        view: View = self.core.view(seat)
        if not self.ended_early:
            return view
        outcome = structs.replace(self.game.result(self.core.position.state), ended=EARLY)
        return structs.replace(view, outcome=outcome, decisions=(), asked=())

    def view_at(self, count: int) -> View:
        """Return what a spectator saw when the log had `count` lines."""
        view: View = self.game.view(self.core.at(count), None)
        return view

    @property
    def ended_early(self) -> bool:
        """True if the match ended before its game did because no person was left."""
        return self.row.status == "ended" and bool(self.core.decisions) and self.conceder is None

    @property
    def conceder(self) -> Seat | None:
        """The seat whose concession ended a match of two, or None if it did not end that way.

        That seat is still its player's, unlike one that was given up to a computer player.
        """
        if self.row.status != "ended" or self.clock is None or not self.core.decisions or len(self.seats) > 2:
            return None
        holders = [seat.holder for seat in self.clock.seats]
        return next((n for n, one in enumerate(self.seats) if holders[n] == "conceded" and one.computer is None), None)

    def asked(self) -> list[Seat]:
        """Return the seats that owe an answer, each once."""
        return [*dict.fromkeys(decision.ask.seat for decision in self.core.decisions)]

    def asks_only(self, user_id: int | None, since: int) -> bool:
        """Return True if that user alone owes an answer, still in the turn of that number."""
        return self.turn == since and [self.seats[seat].user_id for seat in self.asked()] == [user_id]

    def decision_names(self) -> tuple[str, ...]:
        """Return the names of all open questions."""
        return tuple(map(self.decision_name, self.core.decisions))

    def decision_name(self, decision: Decision) -> str:
        """Return a name for an open question that is never reused, unlike decision ids after an undo."""
        return f"{self.core.undos}.{decision.id}"

    def decision(self, seat: Seat, decision_name: str) -> Decision:
        """Return the open question of that name. Raises `Refused` if it is stale or another seat's."""
        found = next((one for one in self.core.decisions if self.decision_name(one) == decision_name), None)
        if found is None:
            raise Refused("refuse-stale")
        if found.ask.seat != seat:
            raise self.not_your_move()
        return found

    def not_your_move(self) -> Refused:
        """Return the refusal for a user who is not asked; it names those who are."""
        return Refused("refuse-not-your-move", names=self.names, about=tuple(self.asked()))

    def refused(self, reason: Reason) -> Refused:
        """Return a refusal by the rules, with the names of this match."""
        return Refused(reason.kind, reason=reason, rules=self.row.game, names=self.names)

    def announcement(self, *events: Event, by: int | None = None) -> Announcement:
        """Return an announcement that pings no one who is asked already; without events it only updates the card."""
        return Announcement(tuple(map(ShownEvent, events)), (), by, self.decision_names())

    def users_to_ping(self, announcement: Announcement) -> frozenset[int]:
        """Return the users to ping: those asked now, except the announcement's author and those asked before."""
        if self.row.status != "live":
            return frozenset()
        asked = (one.ask.seat for one in self.core.decisions if self.decision_name(one) not in announcement.asked)
        users = (self.seats[seat].user_id for seat in asked)
        return frozenset(user for user in users if user is not None and user != announcement.by)

    @property
    def has_requests(self) -> bool:
        """True if a request is stored, whether or not it is still open."""
        return any(self.row.settings.get(setting) for setting in CONSENT_REQUESTS)

    @property
    def undo_request(self) -> ConsentRequest | None:
        """The undo that waits for consent, unless play has gone on since."""
        request = self._pending(PENDING_UNDO)
        return request if request is not None and request.log_length == self.log_length else None

    @property
    def cancel_request(self) -> ConsentRequest | None:
        """The request to cancel the match that waits for consent; play may go on meanwhile."""
        return self._request(PENDING_CANCEL)

    @property
    def pause_request(self) -> ConsentRequest | None:
        """The request to pause the match, or to end its pause, that waits for consent; play may go on meanwhile."""
        return self._request(PENDING_PAUSE)

    def _request(self, setting: str) -> ConsentRequest | None:
        request = self._pending(setting)
        people = {seat.seat for seat in self.seats if seat.user_id is not None}
        return request if request is not None and request.seat in people else None

    def _pending(self, setting: str) -> ConsentRequest | None:
        stored = self.row.settings.get(setting)
        return ConsentRequest.read(stored) if stored else None

    def orders_of(self, seat: Seat) -> tuple[standing_orders.Order, ...]:
        """Return the standing orders of a seat, oldest first."""
        known = [id for id in SETTING_ORDERS if self.game.orderable(id) is not None]
        older = (standing_orders.Order(id, id) for id in known if seat in seats_in(self.row, id))
        actions = self.core.actions
        return (*older, *(standing_orders.in_force(one, actions, seat) for one in self.orders.get(seat, ())))

    def ordered(self) -> tuple[tuple[int, str], ...]:
        """Return user and name of each open question that an order answers without using hidden information."""
        return tuple((user, name) for user, name, found in self.answers_by_order() if found.blind)

    def answers_by_order(self) -> Iterator[tuple[int, str, standing_orders.Answer]]:
        """Yield user, question name and answer of the open questions that a standing order answers."""
        for decision in self.core.decisions:
            found, user = self.answer_by_order(decision), self.seats[decision.ask.seat].user_id
            if found is not None and user is not None:
                yield user, self.decision_name(decision), found

    def answer_by_order(self, decision: Decision) -> standing_orders.Answer | None:
        """Return a standing order's answer to an open question, or None if the question is left to the seat's player.

        After an undo, only orders given since may answer.
        """
        seat = decision.ask.seat
        if self.row.status != "live" or self.level_of(seat) is not None or self.is_passed_on(seat):
            return None
        orders = self.orders_of(seat)
        if self.core.has_taken_back:
            orders = tuple(one for one in orders if one.given >= self.log_length)
        state = self.core.position.state
        return standing_orders.answer(orders, self.game.orderable, decision, state, self.phase_name(), self.now)

    def chore(self, decision: Decision) -> str | None:
        """Return the only answer to a closed question that is given for its player, as a roll is; else None.

        It is not given for players who want to be asked, nor after an undo: they may be about to play differently.
        """
        seat, key = decision.ask.seat, self.game.chores.get(decision.kind)
        if key is None or [option.key for option in decision.ask.options] != [key]:
            return None
        is_own = self.level_of(seat) is None and not self.is_passed_on(seat)
        is_left = self.does_chores(seat) and not self.core.has_taken_back and self.row.status == "live"
        return key if is_own and is_left else None

    def does_chores(self, seat: Seat) -> bool:
        """Return True if closed questions without a choice are answered for a seat from the start."""
        return bool(self.game.chores) and self._is_automatic and seat not in seats_in(self.row, ASK_ALWAYS)

    @property
    def _is_automatic(self) -> bool:
        return self.row.settings.get(AUTO, "on") == "on"

    @property
    def current_clock(self) -> Clock | None:
        """The clock with the change in progress, if there is one."""
        return self.clock if self.clock_update is None else self.clock_update.clock

    def is_passed_on(self, seat: Seat) -> bool:
        """Return True if a computer player fills a person's seat until that person returns."""
        clock = self.current_clock
        return clock is not None and clock.seats[seat].for_computer

    def is_left_by(self, seat: Seat) -> bool:
        """Return True if a seat's person comes back by acting: a computer player fills it, or the match is asleep."""
        clock = self.current_clock
        return clock is not None and (clock.status == "asleep" or clock.seats[seat].for_computer)

    def is_absent(self, seat: Seat) -> bool:
        """Return True if a computer player answers for an absent person. It does so only while another person plays."""
        clock = self.current_clock
        if clock is None or not clock.seats[seat].for_computer:
            return False
        return any(not one.for_computer for one in clock.seats)

    def level_of(self, seat: Seat) -> str | None:
        """Return the level of the computer player that answers for a seat; None if its person does."""
        sitting = self.seats[seat]
        is_vacant = sitting.user_id is None and self.row.status == "live"  # the user's data was deleted
        return sitting.computer or (stand_in_of(self.row) if is_vacant or self.is_absent(seat) else None)

    def style_of(self, seat: Seat) -> str:
        """Return the style of a seat's computer player; empty if it has none."""
        return style_of(self.row, self.seats[seat])

    def is_left_to_computers(self) -> bool:
        """Return True if all seats that are asked are played by computer players, including stand-ins."""
        return all(self.level_of(seat) is not None for seat in self.asked())

    def has_computers(self) -> bool:
        """Return True if a computer player has a seat, including stand-ins."""
        return any(self.level_of(seat) is not None for seat in range(len(self.seats)))

    def has_searching_computers(self) -> bool:
        """Return True if a computer player of the match searches for its answers."""
        return any(level is not None and searches(level) for level in map(self.level_of, range(len(self.seats))))

    def waits_for_computer(self) -> bool:
        """Return True if an open question can be answered at once, without a person."""
        return any(self._is_answered_at_once(decision) for decision in self.core.decisions)

    def searched(self) -> Decision | None:
        """Return the first open question for which a computer player has to search, if any."""
        if self.row.status != "live":
            return None
        return next((one for one in self.core.decisions if self._is_searched(one)), None)

    def _is_searched(self, decision: Decision) -> bool:
        level = self.level_of(decision.ask.seat)
        return level is not None and searches(level) and only_answer(decision) is None

    def _is_answered_at_once(self, decision: Decision, *, immediate: bool = False) -> bool:
        if self.level_of(decision.ask.seat) is not None:
            return immediate or not self._is_searched(decision)
        if only_answer(decision) is not None:
            return self._is_automatic
        return len(self.people) == 1 and self.chore(decision) is not None  # no other person could draw conclusions

    def _answer_to(self, decision: Decision) -> tuple[str, ...]:
        level = self.level_of(decision.ask.seat)
        only = only_answer(decision)
        if only is not None or level is None:
            return only or (self.game.chores[decision.kind],)
        match, style = self.core, self.style_of(decision.ask.seat)
        return answer(level, self.game, match.setup, match.position, decision, self._chance, style)

    def play(self, action: Action) -> MoveResult:
        """Play an action, then everything that follows without a person's choice."""
        move = self._begin_move()
        self.apply_step(move, self.core.play(action, self.dealer), by_person=True)
        self.answer_at_once(move)
        return move

    def play_for(self, decision: Decision, picks: tuple[str, ...]) -> MoveResult:
        """Give an answer for a seat, such as one that a computer player has found, then continue.

        Errors from the rules are passed on.
        """
        move = self._begin_move()
        self._answer_for(move, decision, picks)
        self.answer_at_once(move)
        return move

    def do_chore(self, decision: Decision) -> MoveResult:
        """Give the only answer to a closed question for its player, then continue."""
        return self.play_for(decision, self._answer_to(decision))

    def continue_play(self, *, immediate: bool = False) -> MoveResult:
        """Answer the questions that need no person, for example after a computer player has taken a seat.

        With `immediate`, computer players do not search for their answers.
        """
        move = self._begin_move()
        self.answer_at_once(move, immediate=immediate)
        return move

    def undo(self, seat: Seat, keep: int, *, agreed: bool) -> MoveResult:
        """Undo actions until the first `keep` are left."""
        move = self._begin_move(LASTING)
        before = self.core.actions[:]
        move.add(self.core.undo(seat, keep, agreed=agreed))
        if self.clock_update is not None:
            self.clock_update.undone([one.seat for one in before[len(self.core.actions) :]], self.asked())
        return move

    def redo(self, seat: Seat) -> MoveResult:
        """Redo what the seat undid last."""
        move, length = self._begin_move(), len(self.core.actions)
        move.add_redone(self.core.redo(seat))
        if self.clock_update is not None:
            self.clock_update.redone([one.seat for one in self.core.actions[length:]], self.asked())
        return move

    def _begin_move(self, since: int | None = None) -> MoveResult:
        """Return a result without entries, and detach the copies made by `for_reading` before the match changes."""
        if self._copies:
            self.core = self.core.copy()
            self._copies = WeakSet()
        return MoveResult(self.decision_names(), len(self.core.actions) if since is None else since)

    def apply_step(self, move: MoveResult, step: Step, made: MadeFor | None = None, *, by_person: bool = False) -> None:
        """Add a step of the match to a move, and to the clock."""
        move.add(step, made)
        if self.clock_update is not None:
            self.clock_update.moved([entry.seat for entry in step.entries], self.asked(), by_person=by_person)

    def answer_at_once(self, move: MoveResult, *, immediate: bool = False) -> None:
        """Answer every open question that neither a person nor a search (unless `immediate`) has to answer."""
        while True:
            found = (one for one in self.core.decisions if self._is_answered_at_once(one, immediate=immediate))
            decision = next(found, None)
            if decision is None:
                return
            self._answer_for(move, decision, self._answer_to(decision))

    def _answer_for(self, move: MoveResult, decision: Decision, picks: tuple[str, ...]) -> None:
        """Give an answer for a seat, and apply its step."""
        seat, made = decision.ask.seat, None
        if self.seats[seat].computer is None:
            forced = why_forced(self.game.resume(self.core.position), decision)
            made = made_for(seat, forced, is_chore=decision.kind in self.game.chores)
        self.apply_step(move, self.core.play(Action(seat, decision.kind, picks), self.dealer), made)
