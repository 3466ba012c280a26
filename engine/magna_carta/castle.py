"""The castle: its tokens, and phase 5, in which players give batches for them (docs/rules/magna_carta.md 1.5, 3)."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.phases import Phase
from engine.core.purse import gain, pay
from engine.core.types import Ask, Later, Option, Reason, Seat
from engine.magna_carta.payment import payment
from engine.magna_carta.state import State
from engine.magna_carta.tables import BATCH_COST, MOST_BATCHES_GOLD, NO_BATCH_LOSS, SECTIONS, TOKENS_BY_SEATS

CASTLE = "castle"


def tokens_left(state: State) -> int:
    """Count the remaining tokens."""
    return sum(state.tokens.values())


def next_tokens(state: State, count: int) -> Goods:
    """Return the next tokens by section, in strict order; fewer if there are not enough."""
    found: Goods = {}
    for section in SECTIONS:
        found[section.id] = min(state.tokens[section.id], count)
        count -= found[section.id]
    return found


def worth(tokens: Goods) -> int:
    """Return the points of tokens, given by section."""
    return sum(section.points * tokens[section.id] for section in SECTIONS)


def remove_tokens(state: State, count: int) -> Goods:
    """Take the next tokens off the castle; return them by section."""
    taken = next_tokens(state, count)
    for id, many in taken.items():
        state.tokens[id] -= many
    return taken


def take_tokens(state: State, seat: Seat, count: int) -> int:
    """Give the next tokens to a seat; return their points."""
    taken = remove_tokens(state, count)
    for id, many in taken.items():
        state.players[seat].tokens[id] += many
    return worth(taken)


class CastlePhase(Phase[State], tag="castle"):
    """Phase 5: batches in passing order; it is skipped if no token is left (ruling 14)."""

    phase: ClassVar[str] = CASTLE

    def begin(self, play: Play[State]) -> None:
        """Ask each player once, then honour the most batches."""
        if tokens_left(play.state):
            play.then(*map(Batches, play.state.passed), MostBatches())


class Batches(Frame[State], tag="batches"):
    """The choice of a number of batches, each for the next token; not asked if no token is left."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every possible number of batches, including none."""
        state = play.state
        if not tokens_left(state):
            return None
        return Ask(
            self.seat, (NO_BATCH, *(_option(state, self.seat, count) for count in range(1, most(state, self.seat) + 1)))
        )

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Pay and take the tokens."""
        state, player, count = play.state, play.state.players[self.seat], int(picks[0])
        if not count:
            play.report("no_batch", self.seat)
            return
        given = payment(player.cubes, _cost(count))
        assert given, "batches that cannot be paid are not on offer"
        pay(state, self.seat, given)
        player.batches = count
        play.report("batches", self.seat, count=count, pay=given, vp=take_tokens(state, self.seat, count))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every number of batches up to one more than possible."""
        return [_option(play.state, self.seat, count) for count in range(1, most(play.state, self.seat) + 2)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: not enough tokens, or not enough cubes."""
        return next((_refusal(play.state, count) for count in _counts(play.state) if str(count) == key), None)


def most(state: State, seat: Seat) -> int:
    """Return the number of batches that a seat can pay for and get a token for."""
    count, left = 0, tokens_left(state)
    while count < left and payment(state.players[seat].cubes, _cost(count + 1)):
        count += 1
    return count


def later(state: State, seat: Seat) -> Iterator[Later]:
    """Yield every number of batches up to one more than possible now, before the castle is built."""
    payable = most(state, seat)
    for count in range(1, min(payable + 1, len(_counts(state))) + 1):
        reason = Reason("later", {"phase": "castle"}) if count <= payable else _refusal(state, count)
        yield Later("batches", _option(state, seat, count), reason)


def _counts(state: State) -> range:
    return range(1, TOKENS_BY_SEATS[len(state.players)] + 1)


def _refusal(state: State, count: int) -> Reason:
    """Return the reason why this number of batches cannot be given."""
    left = tokens_left(state)
    return Reason("not_enough_tokens", {"left": left}) if count > left else Reason("cannot_offer", {"count": count})


NO_BATCH = Option("0", CASTLE)


def _cost(count: int) -> Goods:
    return {kind: amount * count for kind, amount in BATCH_COST.items()}


def _option(state: State, seat: Seat, count: int) -> Option:
    given = payment(state.players[seat].cubes, _cost(count)) or _cost(count)
    return Option(
        str(count),
        CASTLE,
        data={"pay": given, "count": count, "gain": {"vp": worth(next_tokens(state, count))}},
        spot=CASTLE,
    )


class MostBatches(Frame[State], tag="most_batches"):
    """A gold for the most batches, of equals for the first; tokens are lost if no batch was given."""

    def run(self, play: Play[State]) -> None:
        state = play.state
        best = max(state.passed, key=lambda seat: state.players[seat].batches)
        batches = state.players[best].batches
        if batches:
            income = {"gold": MOST_BATCHES_GOLD}
            gain(state, best, income)
            tied = sum(player.batches == batches for player in state.players) > 1
            play.report("most_batches", best, count=batches, gain=income, tied=tied or None)
        else:
            play.report("tokens_lost", count=sum(remove_tokens(state, NO_BATCH_LOSS).values()))
