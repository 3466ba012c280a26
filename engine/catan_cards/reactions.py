"""Cards against cards: the defender's answer, the duel, and the loser's losses (docs/rules/catan_cards.md 1.6, 3.7)."""

from collections.abc import Callable
from typing import Final

from engine.catan_cards.building import spot
from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.consequences import check_consequences, follow
from engine.catan_cards.piles import of_row, take_back
from engine.catan_cards.playing_cards import play_card, play_hindrance, toll
from engine.catan_cards.principality import describe_place, own
from engine.catan_cards.resources import Rob
from engine.catan_cards.revisions import CIVIL_WAR_SETTLES_ONCE, FLAGSHIP_GUARDS_TREASURE_FLEET
from engine.catan_cards.state import Built, State
from engine.catan_cards.tables import PIPS
from engine.core.flow import Frame, Play
from engine.core.types import CHANCE, NOTHING, Ask, Data, Option, Reason, Seat

CIVIL_WAR: Final = "ev_civil_war"
BOOTY: Final = 2

MAX_WINNING_ROLL: Final = 5
MAX_COUNTERED_ROLL: Final = 2
"""The highest roll of a successful attack, without and against a counter card."""


def could_hold(state: State, seat: Seat, card: str) -> bool:
    """Return True if a seat could have a card in hand, as far as is known to all."""
    if not state.players[seat].hand:
        return False
    if state.mode == "tournament":
        return True
    seen = sum(pile.count(card) for pile in (*state.discards, state.sold))
    printed = CARDS[card]
    return seen < printed.base + printed.traders * (state.mode == "themed")


class React(Frame[State], tag="react"):
    """The chance to play a card against the next frame; asked even if the card is not held."""

    seat: Seat
    card: str
    source: str

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer the card if it is held and its toll can be paid, and doing nothing."""
        state = play.state
        if not could_hold(state, self.seat, self.card):
            return None
        fee = toll(state, self.seat, answering=True)
        data: Data = {"building": self.card, "source": self.source, **({"pay": {"gold": fee}} if fee else {})}
        options = [Option(self.card, "react", data=data)] * (self.why(play, self.card) is None)
        return Ask(self.seat, (*options, Option(NOTHING, "react", data={"source": self.source})), open=False)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Change the next frame, or protect the player's own fleets."""
        if picks[0] == NOTHING:
            return
        duel = play.next()
        if isinstance(duel, Duel):
            duel.countered = True
        else:
            play.state.shielded.append(self.seat)
        play_card(play, self.seat, self.card, self.source, answering=True)

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: the card is not held, or its toll cannot be paid."""
        if key != self.card:
            return None
        if key not in play.state.players[self.seat].hand:
            return Reason("not_in_hand", {"building": key})
        return play_hindrance(play.state, self.seat, key, answering=True)


class Duel(Frame[State], tag="duel"):
    """A die roll that decides the success of an attack."""

    seat: Seat
    card: str
    countered: bool = False

    def ask(self, play: Play[State]) -> Ask:
        return Ask(CHANCE, PIPS_OPTIONS, occasion=f"{self.seat}")

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Report the winner, and push the winner's prize."""
        won = int(picks[0]) <= (MAX_COUNTERED_ROLL if self.countered else MAX_WINNING_ROLL)
        play.report("duel", self.seat, building=self.card, number=int(picks[0]), won=won)
        play.then(PRIZES[self.card](self.seat if won else 1 - self.seat))


PIPS_OPTIONS: Final = tuple(Option(str(pips)) for pips in range(1, PIPS + 1))


def attack(play: Play[State], seat: Seat, card: str, counter: str) -> None:
    """Announce an attack; the opponent may react before the die is rolled (1.6)."""
    play.then(React(1 - seat, counter, card), Duel(seat, card))


def burnable(state: State, victim: Seat) -> list[tuple[Seat, Built]]:
    """Return the buildings that a fire can hit: the victim's own anywhere, but no arch (4.5)."""
    return [
        (area, built)
        for area, built in state.built()
        if built.owner == victim and built.printed.kind == "building" and built.card != "triumphal_arch"
    ]


def knights(state: State, victim: Seat) -> list[tuple[Seat, Built]]:
    """Return the knights in the victim's principality."""
    return [(victim, built) for built in state.players[victim].cards if built.printed.unit == "knight"]


class Return(Frame[State], tag="return"):
    """The return of a card to the opponent's hand; `source` determines the possible cards."""

    seat: Seat
    source: str

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every possible card; `back` marks one that goes to the row instead of the hand."""
        found = TARGETS[self.source](play.state, 1 - self.seat)
        if len(found) < 2:
            return None
        row = any(of_row(play.state, built.card) for _, built in found)
        return Ask(self.seat, tuple(target(play.state, area, built, self.source, row=row) for area, built in found))

    def run(self, play: Play[State]) -> None:
        """Send back the only possible card, if any."""
        for area, built in TARGETS[self.source](play.state, 1 - self.seat):
            self._send(play, area, built)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        self._send(play, *find_target_card(play.state, picks[0]))

    def _send(self, play: Play[State], area: Seat, built: Built) -> None:
        if take_back(play, area, built):
            play.report("returned", 1 - self.seat, building=built.card, source=self.source)
        else:
            play.report("demolished", 1 - self.seat, building=built.card, source=self.source)
        # A civil war ends when both players have lost a card: before that, it brings no victory and no hand limit.
        if self.source != CIVIL_WAR:
            check_consequences(play)
        elif play.state.revision < CIVIL_WAR_SETTLES_ONCE:
            follow(play)


def target(state: State, area: Seat, built: Built, source: str, *, row: bool = False) -> Option:
    """Return an option for a card on the board, named by principality and place.

    `by` is the seat of the principality if it is not the owner's. `row` is True if a card of the question may go to the
    row.
    """
    data: Data = {
        "building": built.card,
        "owner": built.owner,
        "source": source,
        **({"back": True} if row else {}),
        **({"by": area} if area != built.owner else {}),
        **describe_place(state.players[area], built.place),
    }
    return Option(f"{area}.{built.place}", "target", data=data, spot=spot(area, built.place))


def find_target_card(state: State, key: str) -> tuple[Seat, Built]:
    """Return the card that an option of `target` names."""
    area, _, place = key.partition(".")
    return int(area), next(built for built in state.players[int(area)].cards if built.place == place)


def rebels(state: State, victim: Seat) -> list[tuple[Seat, Built]]:
    """Return the knights and fleets that a civil war can hit (1.6, 4.13, 4.14)."""
    player = state.players[victim]
    churches = {church.column for church in own(state, victim, "church")}
    flagships = {flagship.column for flagship in own(state, victim, "flagship")}
    realm = state.options["church_scope"] == "principality" and bool(churches)
    fleets = state.options["civil_war_targets"] == "any_fleet"
    guarded = flagships if state.revision >= FLAGSHIP_GUARDS_TREASURE_FLEET else frozenset[int]()

    def hit(built: Built) -> bool:
        at, unit = built.column, built.printed.unit
        if realm or at in churches:
            return False
        if unit == "trade_fleet":
            return at not in flagships and victim not in state.shielded
        if built.card == "treasure_fleet":
            return fleets and at not in guarded
        return unit == "knight"

    return [(victim, built) for built in player.cards if hit(built)]


TARGETS: Final[dict[str, Callable[[State, Seat], list[tuple[Seat, Built]]]]] = {
    "arsonist": burnable,
    "black_knight": knights,
    CIVIL_WAR: rebels,
}
"""Cards of a victim that can be sent back, by source."""

PRIZES: Final[dict[str, Callable[[Seat], Frame[State]]]] = {
    "arsonist": lambda winner: Return(winner, "arsonist"),
    "black_knight": lambda winner: Return(winner, "black_knight"),
    "brigands": lambda winner: Rob(winner, BOOTY, "brigands"),
}
"""The winner's frame after a duel, by card."""
