"""The action cards of Barbarians & Traders (docs/rules/catan_cards.md 1.7)."""

from typing import Final

from engine.catan_cards.cards.traders_events import Reward, rising_arch
from engine.catan_cards.catalogue import CARDS, DOGMA_BUILDINGS
from engine.catan_cards.consequences import check_consequences
from engine.catan_cards.playing_cards import CardEffect, toll
from engine.catan_cards.principality import beside, units
from engine.catan_cards.reactions import find_target_card, target
from engine.catan_cards.resources import Pay, Take, fill, room, store_option
from engine.catan_cards.scoring import score
from engine.catan_cards.state import Built, State
from engine.catan_cards.tables import MAX_STORED, RESOURCES
from engine.core.flow import Frame, Play
from engine.core.types import Ask, Option, Reason, Seat

WISDOM: Final = "ancient_wisdom"
CHAMBERLAIN: Final = "chamberlain"
SIGISMUND: Final = "sigismund"
NEIGHBOUR: Final = "neighbour_help"
CHRISTOPH: Final = "christoph"
DOGMA: Final = "dogma"

GIFT_SIZE: Final = 2
"""Resources that a chamberlain or Gunther brings."""

CHAMBERLAIN_PRICE: Final = 1
"""Gold that a chamberlain costs."""

MAX_ERYN_GAIN: Final = 4

CAMPAIGN_KNIGHTS: Final = 2
"""Knights that a campaign requires."""


def _no_room(state: State, seat: Seat, gold: int = 0) -> Reason | None:
    """Return a reason if there is no room for any resource after paying the card's cost and the toll (3.4)."""
    return None if any(room(state, seat, gold + toll(state, seat)).values()) else Reason("no_room")


def retrievable(state: State, seat: Seat, source: str) -> list[str]:
    """Return the cards that can be taken back from a discard, each kind once.

    Ancient Wisdom takes any card but buildings, from the opponent's discard in the tournament game, but never
    itself (4.21); Sigismund takes a trade fleet from the seat's own discard (4.22).
    """
    if source == SIGISMUND:
        return [card for card in dict.fromkeys(state.discard(seat)) if CARDS[card].unit == "trade_fleet"]
    return [card for card in dict.fromkeys(state.discard(1 - seat)) if CARDS[card].kind in ("action", "unit")]


def _retrieval(source: str) -> CardEffect:
    def hindrance(state: State, seat: Seat) -> Reason | None:
        if retrievable(state, seat, source):
            return None
        rival = source == WISDOM and state.mode == "tournament"
        return Reason("no_card_to_retrieve", {"building": source, **({"by": 1 - seat} if rival else {})})

    def play(play: Play[State], seat: Seat) -> None:
        play.then(Retrieve(seat, source, retrievable(play.state, seat, source)))

    return CardEffect(play, hindrance)


class Retrieve(Frame[State], tag="retrieve"):
    """The choice of a card to take back from the discard."""

    seat: Seat
    source: str
    cards: list[str]

    def ask(self, play: Play[State]) -> Ask:
        """Offer every card that was there when this one was played."""
        options = [
            Option(card, "card", data={"building": card, "source": self.source}, spot=f"discard.{card}")
            for card in self.cards
        ]
        return Ask(self.seat, tuple(options))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Take the card: from the player's own discard for Sigismund, from the opponent's for Ancient Wisdom."""
        state = play.state
        whose = self.seat if self.source == SIGISMUND else 1 - self.seat
        state.discard(whose).remove(picks[0])
        state.players[self.seat].hand.append(picks[0])
        play.report("retrieved", self.seat, building=picks[0], source=self.source)


def dogma_targets(state: State, seat: Seat) -> list[tuple[Seat, Built]]:
    """Return the opponent's buildings that have room for a dogma; each can have only one (4.9)."""
    return [
        (1 - seat, built) for built in state.players[1 - seat].cards if built.card in DOGMA_BUILDINGS and built.active
    ]


def _no_dogma(state: State, seat: Seat) -> Reason | None:
    return None if dogma_targets(state, seat) else Reason("no_target", {"building": DOGMA, "by": 1 - seat})


class Dogma(Frame[State], tag="dogma"):
    """The choice of a building for a dogma: it stops counting."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        found = dogma_targets(play.state, self.seat)
        if len(found) == 1:
            return None
        return Ask(self.seat, tuple(target(play.state, area, built, DOGMA) for area, built in found))

    def run(self, play: Play[State]) -> None:
        """Lay the dogma on the only building."""
        for _, built in dogma_targets(play.state, self.seat):
            self._lay(play, built)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        self._lay(play, find_target_card(play.state, picks[0])[1])

    def _lay(self, play: Play[State], built: Built) -> None:
        built.dogma = self.seat
        play.state.discard(self.seat).remove(DOGMA)
        play.report("dogma_laid", self.seat, building=built.card, by=built.owner)
        check_consequences(play)


def _not_behind(state: State, seat: Seat) -> Reason | None:
    if any(built.card == "abbey" for built in state.players[seat].cards):
        return Reason("has_abbey", {"building": "abbey"})
    mine, most = score(state, seat), score(state, 1 - seat)
    return _no_room(state, seat) if mine < most else Reason("not_fewer_points", {"have": mine, "most": most})


def eryn(play: Play[State], seat: Seat) -> None:
    """Take a resource for every point that the opponent is ahead, at most four (4.23)."""
    behind = score(play.state, 1 - seat) - score(play.state, seat)
    play.then(Take(seat, min(behind, MAX_ERYN_GAIN), "eryn"))


def fleet_kinds(state: State, seat: Seat) -> list[str]:
    """Return the kinds that the seat's trade fleets trade, in the order of the resources."""
    trades = {fleet.printed.trades for fleet in units(state, seat, "trade_fleet")}
    return [kind for kind in RESOURCES if kind in trades]


class Christoph(Frame[State], tag="christoph"):
    """The choice of one of the player's trade fleets; the bank trades its kind 1:1 for the rest of the turn."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        kinds = fleet_kinds(play.state, self.seat)
        options = tuple(
            Option(kind, "card", data={"pay": {kind: 1}, "building": CHRISTOPH}, spot=f"goods.{self.seat}.{kind}")
            for kind in kinds
        )
        return Ask(self.seat, options) if len(options) > 1 else None

    def run(self, play: Play[State]) -> None:
        self.answer(play, tuple(fleet_kinds(play.state, self.seat)))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.state.christoph.append(picks[0])
        play.report("christoph", self.seat, pay={picks[0]: 1})


def _too_few(state: State, seat: Seat, count: int, id: str) -> Reason | None:
    fleets = units(state, seat, "trade_fleet")
    return None if len(fleets) >= count else Reason("too_few_units", {"building": id})


def _no_fleet(state: State, seat: Seat) -> Reason | None:
    return _too_few(state, seat, 1, CHRISTOPH)


def _few_fleets(state: State, seat: Seat) -> Reason | None:
    return _too_few(state, seat, 2, "gunther") or _no_room(state, seat)


def help_places(state: State, seat: Seat) -> list[str]:
    """Return the regions with room beside their own mill, where neighbours can help."""
    area, found = state.players[seat], dict[str, None]()
    for mill in area.cards:
        if mill.card in ("sawmill", "woolen_mill", "grain_mill"):
            for place, region in beside(area, mill.place):
                if region.kind == mill.printed.doubles and region.stored < MAX_STORED:
                    found[place] = None
    return list(found)


def _no_neighbour(state: State, seat: Seat) -> Reason | None:
    return None if help_places(state, seat) else Reason("no_mill")


class Help(Frame[State], tag="neighbour_help"):
    """The choice of a region that neighbours fill."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        found = help_places(play.state, self.seat)
        options = (store_option(play.state, self.seat, place, "take", source=NEIGHBOUR) for place in found)
        return Ask(self.seat, tuple(options)) if len(found) > 1 else None

    def run(self, play: Play[State]) -> None:
        self.answer(play, tuple(help_places(play.state, self.seat)))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        region = play.state.players[self.seat].regions[picks[0]]
        play.report("took", self.seat, gain={region.kind: MAX_STORED - region.stored}, source=NEIGHBOUR)
        fill(play.state, self.seat, picks[0], MAX_STORED)


def _no_campaign(state: State, seat: Seat) -> Reason | None:
    fleets, knights = units(state, seat, "trade_fleet", "fleet"), units(state, seat, "knight")
    if not fleets or len(knights) < CAMPAIGN_KNIGHTS:
        return Reason("too_few_units", {"building": "campaign"})
    return None if rising_arch(state, seat) else _no_room(state, seat)


TRADERS_ACTIONS: Final[dict[str, CardEffect]] = {
    WISDOM: _retrieval(WISDOM),
    CHAMBERLAIN: CardEffect(
        lambda play, seat: play.then(
            Pay(seat, {"gold": CHAMBERLAIN_PRICE}, CHAMBERLAIN), Take(seat, GIFT_SIZE, CHAMBERLAIN)
        ),
        lambda state, seat: _no_room(state, seat, CHAMBERLAIN_PRICE),
        gold=CHAMBERLAIN_PRICE,
    ),
    DOGMA: CardEffect(lambda play, seat: play.then(Dogma(seat)), _no_dogma),
    "eryn": CardEffect(eryn, _not_behind),
    CHRISTOPH: CardEffect(lambda play, seat: play.then(Christoph(seat)), _no_fleet),
    "gunther": CardEffect(lambda play, seat: play.then(Take(seat, GIFT_SIZE, "gunther")), _few_fleets),
    NEIGHBOUR: CardEffect(lambda play, seat: play.then(Help(seat)), _no_neighbour),
    SIGISMUND: _retrieval(SIGISMUND),
    "campaign": CardEffect(lambda play, seat: play.then(Reward(seat, "campaign")), _no_campaign),
}
"""Effects of the action cards of Barbarians & Traders."""
