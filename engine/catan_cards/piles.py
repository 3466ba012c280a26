"""Hands, stacks and discards: draws, searches and cards put under stacks (docs/rules/catan_cards.md 3.5, 3.7)."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.catan_cards.catalogue import FACE_UP_CARDS
from engine.catan_cards.resources import Lose, holdings
from engine.catan_cards.revisions import EXCHANGE_NEEDS_CARDS, USE_IS_OF_THE_CARD
from engine.catan_cards.scoring import hand_limit, search_cost
from engine.catan_cards.state import Built, State
from engine.catan_cards.tables import STACKS
from engine.core.deckbuilding import number_copies, strip_number
from engine.core.flow import Frame, Play
from engine.core.types import NOTHING, Ask, Data, Option, Reason, Seat

SEARCH: Final = "search"
GIVEN_BACK: Final = frozenset({"bury", "exchange", "return_card"})
"""Kinds of questions for a hand card that goes back to a stack."""

MASTER_BUILDER: Final = "ev_master_builder"
"""The source for which a player who takes a card out of a stack has to put one under a stack."""


def discard(state: State, seat: Seat, card: str) -> None:
    """Put a card on the discard that the seat uses."""
    state.discard(seat).append(card)


def remove(play: Play[State], area: Seat, built: Built) -> None:
    """Take a card off the board, not into a hand yet; a dogma on it goes to the discard of its player (4.5, 4.9).

    Its uses of this turn are forgotten (4.41).
    """
    state = play.state
    state.players[area].cards.remove(built)
    if state.revision >= USE_IS_OF_THE_CARD and built.owner == state.active and built.card in state.used:
        state.used.remove(built.card)
    if not built.active:
        discard(state, built.dogma, "dogma")
        play.report("dogma_gone", built.dogma, building=built.card, by=built.owner)


def of_row(state: State, card: str) -> bool:
    """Return True if a card that is not built is kept face up beside the stacks (2.3)."""
    return state.mode == "themed" and card in FACE_UP_CARDS


def throw_away(play: Play[State], area: Seat, built: Built) -> None:
    """Take a card off the board for good: to the row if it belongs there, or to its owner's discard (2.3, 3.4)."""
    state = play.state
    remove(play, area, built)
    if of_row(state, built.card):
        state.row.append(built.card)
    else:
        discard(state, built.owner, built.card)


def take_back(play: Play[State], area: Seat, built: Built) -> bool:
    """Put a card from the board back into its owner's hand, or into the row if it belongs there.

    Returns False in the latter case (4.5).
    """
    state = play.state
    if of_row(state, built.card):
        throw_away(play, area, built)
        return False
    remove(play, area, built)
    state.players[built.owner].hand.append(built.card)
    return True


def hand_options(state: State, seat: Seat, verb: str) -> Iterator[Option]:
    """Yield an option for every kind of card in hand, once; the spot is its place in the hand, from 1."""
    hand = state.players[seat].hand
    for card in dict.fromkeys(hand):
        yield Option(card, verb, data={"building": card}, spot=f"hand.{hand.index(card) + 1}")


def draw_options(state: State, seat: Seat, numbers: Sequence[int]) -> Iterator[Option]:
    """Yield options to draw the top card of each of these stacks, and to look through it for resources."""
    cost = search_cost(state, seat)
    affordable = sum(holdings(state, seat).values()) >= cost
    for number in numbers:
        count = len(state.stack(number))
        yield Option(str(number), "draw", "top", {"stack": number, "count": count}, f"stack.{number}")
    for number in numbers if affordable else ():
        count = len(state.stack(number))
        data = {"stack": number, "count": count, "cost": cost}
        yield Option(f"{SEARCH}.{number}", "draw", SEARCH, {**data}, f"stack.{number}")


def stack_options(state: State, numbers: Sequence[int], *, sets: bool = False, barred: int = 0) -> Iterator[Option]:
    """Yield stacks by number; with `sets`, in a game with several, each names the set that was dealt into it.

    The stack that is `barred`, because the other player chose it, is left out, and the others name it.
    """
    several = sets and state.mode == "themed"
    shared: Data = {"barred": barred} if barred in numbers else {}
    dealt = [name for name, count in STACKS[state.mode] for _ in range(count)]
    for number in numbers:
        if number == barred:
            continue
        data: Data = {"stack": number, "count": len(state.stack(number)), **shared}
        if several:
            data["kind"] = dealt[number - 1]
        yield Option(str(number), "draw", data=data, spot=f"stack.{number}")


def filled_stacks(state: State, seat: Seat) -> list[int]:
    """Return the stacks that have cards and that the seat may use."""
    return [number for number in state.own_stacks(seat) if state.stack(number)]


def draw(play: Play[State], seat: Seat, key: str, source: str) -> None:
    """Carry out an option of `draw_options`: take the top card, or pay and look through the stack."""
    action, _, number = key.rpartition(".")
    if action == SEARCH:
        play.then(Lose(seat, search_cost(play.state, seat), SEARCH), Search(seat, int(number), source))
    else:
        draw_top(play, seat, int(number), source)


def draw_top(play: Play[State], seat: Seat, number: int, source: str) -> None:
    """Take the top card of a stack into the hand."""
    card = play.state.stack(number).pop(0)
    play.state.players[seat].hand.append(card)
    play.report("drew", seat, stack=number, source=source)
    play.report("got", seat, seen_by=(seat,), cards=[card])


class Search(Frame[State], tag="search"):
    """The choice of a card from a stack; if `free`, the player may take none."""

    seat: Seat
    stack: int
    source: str
    free: bool = False

    def reveals(self) -> bool:
        return True

    def ask(self, play: Play[State]) -> Ask:
        """Offer every card in the stack, from the top."""
        cards = number_copies(play.state.stack(self.stack))
        shared: Data = {"stack": self.stack, "source": self.source}
        options = [Option(key, "card", data={"building": strip_number(key), **shared}) for key in cards]
        options += [Option(NOTHING, "card", data=shared)] * self.free
        return Ask(self.seat, tuple(options), open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Take the card into the hand."""
        stack = play.state.stack(self.stack)
        taken = picks[0] != NOTHING
        play.report("searched", self.seat, stack=self.stack, count=int(taken), source=self.source)
        if taken:
            card = stack.pop(number_copies(stack).index(picks[0]))
            play.state.players[self.seat].hand.append(card)
            play.report("got", self.seat, seen_by=(self.seat,), cards=[card])
            if self.source == MASTER_BUILDER:
                play.then(ReturnCard(self.seat))


class ReturnCard(Frame[State], tag="return_card"):
    """The choice of a hand card to put under a stack, in return for the one that was taken."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer every card in hand, including the one just taken."""
        return Ask(self.seat, tuple(hand_options(play.state, self.seat, "card")), open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.then(Bury(self.seat, picks[0]))


class Trim(Frame[State], tag="bury"):
    """The choice of a card to put under a stack, as long as the hand is over its limit (3.5, 3.7)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        state = play.state
        if len(state.players[self.seat].hand) <= hand_limit(state, self.seat):
            return None
        return Ask(self.seat, tuple(hand_options(state, self.seat, "card")), open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Choose the stack, then check the limit again."""
        play.then(Bury(self.seat, picks[0]), Trim(self.seat))


class Bury(Frame[State], tag="bury_stack"):
    """The choice of a stack to put a hand card under."""

    seat: Seat
    card: str

    def ask(self, play: Play[State]) -> Ask:
        """Offer every stack that the seat may use, empty ones too: a new stack begins there (2.4)."""
        return Ask(self.seat, tuple(stack_options(play.state, play.state.own_stacks(self.seat))))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        put_under(play, self.seat, self.card, int(picks[0]))


def put_under(play: Play[State], seat: Seat, card: str, number: int) -> None:
    """Put a hand card under a stack; other players do not see which card."""
    play.state.players[seat].hand.remove(card)
    play.state.stack(number).append(card)
    play.report("buried", seat, stack=number)


class Refill(Frame[State], tag="draw"):
    """A draw or search, as long as the hand is below its limit (3.5)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer to draw from and to search every stack with cards."""
        state = play.state
        if len(state.players[self.seat].hand) >= hand_limit(state, self.seat):
            return None
        options = tuple(draw_options(state, self.seat, filled_stacks(state, self.seat)))
        return Ask(self.seat, options) if options else None

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.then(Refill(self.seat))
        draw(play, self.seat, picks[0], "hand")

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: the stack is empty, or searching is too expensive."""
        return no_draw(play.state, self.seat, key, filled_stacks(play.state, self.seat))


def no_draw(state: State, seat: Seat, key: str, numbers: Sequence[int]) -> Reason | None:
    """Return the reason why one of these stacks cannot be drawn from or searched."""
    action, _, number = key.rpartition(".")
    if action not in ("", SEARCH) or number not in map(str, state.own_stacks(seat)):
        return None
    if int(number) not in numbers:
        return Reason("empty_stack", {"stack": int(number)})
    return Reason("search_too_dear", {"cost": search_cost(state, seat), "have": sum(holdings(state, seat).values())})


class ExchangeCard(Frame[State], tag="exchange"):
    """The exchange of one hand card at the end of the turn (3.5)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every card in hand, and the choice of none; ask only if there is something to draw."""
        if not filled_stacks(play.state, self.seat):
            return None
        options = (*hand_options(play.state, self.seat, "card"), Option(NOTHING, "card"))
        return Ask(self.seat, options, open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Choose the stack, if any."""
        if picks[0] != NOTHING:
            play.then(ExchangeStack(self.seat, picks[0]))


class ExchangeStack(Frame[State], tag="exchange_stack"):
    """The exchange with a stack: put the card under it and take one out of it."""

    seat: Seat
    card: str

    def ask(self, play: Play[State]) -> Ask:
        """Offer to draw from and to search every stack with cards."""
        return Ask(self.seat, tuple(draw_options(play.state, self.seat, self._open(play.state))))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Put the card under the stack, then draw or search."""
        put_under(play, self.seat, self.card, int(picks[0].rpartition(".")[2]))
        draw(play, self.seat, picks[0], "exchange")

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: the stack is empty, or searching is too expensive."""
        return no_draw(play.state, self.seat, key, self._open(play.state))

    def _open(self, state: State) -> Sequence[int]:
        if state.revision >= EXCHANGE_NEEDS_CARDS:
            return filled_stacks(state, self.seat)
        return state.own_stacks(self.seat)
