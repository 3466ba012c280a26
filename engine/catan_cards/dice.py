"""The dice, the faces of the event die, and production (rules/catan_cards.md 1.4, 3.1 to 3.3)."""

from collections.abc import Callable
from typing import Final

from engine.catan_cards.cards.catalogue import ANY, CARDS, numbered, unnumbered
from engine.catan_cards.piles import discard
from engine.catan_cards.playing import play_card, timely
from engine.catan_cards.principality import beside, neighbours, own
from engine.catan_cards.reactions import PIPS_OPTIONS
from engine.catan_cards.resources import Rob, Table, Take, fill, holdings
from engine.catan_cards.state import NOBODY, State
from engine.catan_cards.tables import FACES, PIPS, PLUNDER, SAFE_FROM_BRIGANDS, STORE
from engine.catan_cards.upkeep import changed
from engine.catan_cards.values import tournament
from engine.core import goods
from engine.core.flow import Frame
from engine.core.goods import Goods
from engine.core.types import CHANCE, Ask, Option, Reason, Seat

ALCHEMIST: Final = "alchemist"
EVENT: Final = "event"


class BeforeRoll(Frame[State], tag="before_roll"):
    """Roll, or play an Alchemist first to fix the production die (3.1)."""

    seat: Seat

    def ask(self, play: Table) -> Ask:
        """Rolling, and six numbers for whoever may play an Alchemist."""
        options = [Option("roll", "roll")]
        if ALCHEMIST in play.state.players[self.seat].hand and timely(play.state, self.seat, ALCHEMIST) is None:
            options += _alchemist()
        return Ask(self.seat, tuple(options), open=False)

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        """Fix the die, if that was chosen."""
        number = picks[0].rpartition(".")[2]
        if number != "roll":
            play.state.fixed = int(number)
            play_card(play, self.seat, ALCHEMIST)

    def wishes(self, play: Table) -> list[Option]:
        """The Alchemist, when it is held."""
        return _alchemist() if ALCHEMIST in play.state.players[self.seat].hand else []

    def why(self, play: Table, key: str) -> Reason | None:
        """Say why an Alchemist cannot be played."""
        if key not in [option.key for option in _alchemist()]:
            return None
        if ALCHEMIST not in play.state.players[self.seat].hand:
            return Reason("not_in_hand", {"building": ALCHEMIST})
        return timely(play.state, self.seat, ALCHEMIST)


def _alchemist() -> list[Option]:
    return [
        Option(f"{ALCHEMIST}.{pips}", "play", ALCHEMIST, {"building": ALCHEMIST, "number": pips})
        for pips in range(1, PIPS + 1)
    ]


class EventDie(Frame[State], tag="event_die"):
    """Chance rolls the event die."""

    def ask(self, play: Table) -> Ask:
        """Six faces, one of them twice."""
        return Ask(CHANCE, FACE_OPTIONS)

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        """Note the face."""
        play.state.face = unnumbered(picks[0])


FACE_OPTIONS: Final = tuple(map(Option, numbered(FACES)))


class ProductionDie(Frame[State], tag="production_die"):
    """Chance rolls the production die, unless an Alchemist has fixed it."""

    def ask(self, play: Table) -> Ask | None:
        """One to six."""
        return None if play.state.fixed else Ask(CHANCE, PIPS_OPTIONS)

    def run(self, play: Table) -> None:
        """Take the fixed number."""
        self.answer(play, (str(play.state.fixed),))

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        """Note the number."""
        state = play.state
        state.pips = int(picks[0])
        play.tell("rolled", state.active, face=state.face, number=state.pips)


class Brigands(Frame[State], tag="brigands"):
    """Whoever has more than seven resources outside protected regions loses all ore and wool (1.4, 4.1)."""

    def run(self, play: Table) -> None:
        """Rob both; not in the first turns of the themed and tournament games."""
        state = play.state
        if state.mode != "base" and state.turn <= int(state.options["brigand_grace_turns"]):
            play.tell("brigands_wait")
            return
        for seat in state.seats:
            if exposed(state, seat) > SAFE_FROM_BRIGANDS:
                self._plunder(play, seat)
        play.then(*BRIGANDS_HOOKS)

    def _plunder(self, play: Table, seat: Seat) -> None:
        lost = dict.fromkeys(PLUNDER, 0)
        for region in play.state.players[seat].regions.values():
            if region.kind in PLUNDER:
                lost[region.kind] += region.stored
                region.stored = 0
        play.tell("lost", seat, pay=lost, source="brigands")


def exposed(state: State, seat: Seat) -> int:
    """The resources that brigands count: those of regions without a garrison beside them, and a colonial base's gold."""
    player = state.players[seat]
    safe = {place for garrison in own(state, seat, "garrison") for place in neighbours(garrison.place)}
    loose = sum([region.stored for place, region in player.regions.items() if place not in safe])
    return loose + sum([base.counter for base in own(state, seat, "colonial_base")])


class TradeFace(Frame[State], tag="trade_face"):
    """The holder of the windmill takes a resource from the opponent."""

    def run(self, play: Table) -> None:
        """Ask the holder, if there is one."""
        if play.state.windmill != NOBODY:
            play.then(Rob(play.state.windmill, 1, "trade", lossy=True))


class TournamentFace(Frame[State], tag="tournament_face"):
    """The better knights win a resource."""

    def run(self, play: Table) -> None:
        """Ask the winner, if there is one."""
        scores = [tournament(play.state, seat) for seat in range(2)]
        if scores[0] != scores[1]:
            play.then(Take(scores.index(max(scores)), 1, "tournament"))


class PlentyFace(Frame[State], tag="plenty_face"):
    """A year of plenty: a resource for each, the active player first; three with a treasure fleet."""

    def run(self, play: Table) -> None:
        """Ask both."""
        state = play.state
        play.then(
            *(Take(seat, 3 if next(own(state, seat, "treasure_fleet"), None) else 1, "plenty") for seat in state.seats)
        )
