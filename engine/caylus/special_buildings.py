"""Phase 3, the special buildings in their order (docs/rules/caylus.md 3.3)."""

from collections.abc import Iterable
from typing import ClassVar

from engine.caylus.favours import Favour
from engine.caylus.income import CaylusPhase
from engine.caylus.placing import Gate
from engine.caylus.provost import provost_reason
from engine.caylus.state import NO_SEAT, State
from engine.caylus.tables import GUILD_RANGE, INN_LEFT, INN_RIGHT, JOUST_COST, TRADING_POST_DENIERS
from engine.core import provost
from engine.core.flow import Frame, Play
from engine.core.purse import can_pay, pay, unaffordable
from engine.core.types import NOTHING, Ask, Option, Reason, Seat


class Specials(CaylusPhase, tag="special"):
    """Phase 3: the special buildings, in fixed order (3.3)."""

    phase: ClassVar[str] = "special"

    def begin(self, play: Play[State]) -> None:
        play.then(Gate(), TradingPost(), Guild(), Joust(), Stables(), Inn())


def send_home(state: State, id: str, circle: int = 0) -> Seat:
    """Return the worker in a circle of a special building to its owner."""
    seat = state.special[id][circle]
    state.special[id][circle] = NO_SEAT
    state.players[seat].workers += 1
    return seat


class TradingPost(Frame[State], tag="trading_post"):
    """The gain of 3 deniers (3.3b)."""

    def run(self, play: Play[State]) -> None:
        if play.state.special["trading_post"][0] != NO_SEAT:
            seat = send_home(play.state, "trading_post")
            play.state.players[seat].deniers += TRADING_POST_DENIERS
            play.report("trading_post", seat, deniers=TRADING_POST_DENIERS)


class Guild(Frame[State], tag="guild"):
    """The free move of the provost by up to 3 spaces (decision point 3)."""

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every move that stays on the road."""
        state = play.state
        seat = state.special["merchants_guild"][0]
        return None if seat == NO_SEAT else Ask(seat, provost.offers(state.provost, len(state.road), GUILD_RANGE, 0))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Move the provost and take the worker home."""
        seat = send_home(play.state, "merchants_guild")
        play.state.provost += int(picks[0])
        play.report("guild", seat, move=int(picks[0]), to=play.state.provost)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every move of that length."""
        return provost.moves(play.state.provost, GUILD_RANGE, 0)

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason why the provost cannot move there."""
        return provost_reason(play.state, key, GUILD_RANGE, None)


class Joust(Frame[State], tag="joust"):
    """The choice to pay a denier and a cloth for a favour, at most once (decision point 4)."""

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer to pay, if possible, and to decline."""
        state = play.state
        seat = state.special["joust_field"][0]
        if seat == NO_SEAT:
            return None
        return Ask(seat, (_JOUST, _NO_JOUST) if can_pay(state, seat, JOUST_COST) else (_NO_JOUST,))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        seat = send_home(play.state, "joust_field")
        if picks[0] == _JOUST.key:
            pay(play.state, seat, JOUST_COST)
            play.report("jousted", seat, pay=JOUST_COST)
            play.then(Favour(seat))
        else:
            play.report("declined", seat, building="joust_field")

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        return (_JOUST,)

    def why(self, play: Play[State], key: str) -> Reason | None:
        if key != _JOUST.key:
            return None
        return unaffordable(play.state, play.state.special["joust_field"][0], JOUST_COST)


_JOUST = Option("pay", "joust", data={"pay": JOUST_COST, "gain": {"favour": 1}}, spot="special.joust_field")
_NO_JOUST = Option(NOTHING, "joust")


class Stables(Frame[State], tag="stables"):
    """The new turn order: the players in the circles come first (3.3e)."""

    def run(self, play: Play[State]) -> None:
        """Change the turn order and take the workers home."""
        state = play.state
        first = [seat for seat in state.special["stables"] if seat != NO_SEAT]
        if not first:
            return
        for circle in range(len(first)):
            send_home(state, "stables", circle)
        state.order = first + [seat for seat in state.order if seat not in first]
        play.report("order", order=[str(seat) for seat in state.order])


class Inn(Frame[State], tag="inn"):
    """The inn: a guest becomes the resident; without a guest the resident may leave (decision point 5)."""

    def ask(self, play: Play[State]) -> Ask | None:
        """Ask the resident if there is no guest."""
        left, right = play.state.special["inn"]
        return Ask(right, (_STAY, _LEAVE)) if left == NO_SEAT and right != NO_SEAT else None

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        seat = play.state.special["inn"][INN_RIGHT]
        if picks[0] == _LEAVE.key:
            send_home(play.state, "inn", INN_RIGHT)
            play.report("inn_left", seat)
        else:
            play.report("inn_stayed", seat)

    def run(self, play: Play[State]) -> None:
        """Replace the resident by the guest, if there is one."""
        inn = play.state.special["inn"]
        guest = inn[INN_LEFT]
        if guest == NO_SEAT:
            return
        if inn[INN_RIGHT] != NO_SEAT:
            play.report("inn_ejected", send_home(play.state, "inn", INN_RIGHT))
        inn[INN_LEFT], inn[INN_RIGHT] = NO_SEAT, guest
        play.report("inn_entered", guest)


_STAY = Option("stay", "inn", spot="special.inn")
_LEAVE = Option("leave", "inn")
