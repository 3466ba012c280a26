"""Raid: players commit cards in secret and at once; knights roll a die for loot, and a shield can cancel the raid.

It has everything that a card game needs of the core: a shuffle, hidden hands, dice, questions to all at once, a
reaction, events for one seat alone, and saved positions of an older shape.
"""

from typing import ClassVar

from msgspec import Struct

from engine.core.flow import Frame, Play, Position, position_of
from engine.core.game import Game
from engine.core.presentation import Verb
from engine.core.redealing import Source, redealt
from engine.core.setup import OptionChoice, Setup
from engine.core.types import CHANCE, Ask, Option, Outcome, Seat, ranks
from engine.core.upcast import Lifts, Raw
from engine.core.view import View

CARDS = tuple(
    f"{kind}.{copy}" for kind, copies in (("knight", 6), ("shield", 5), ("scout", 5)) for copy in range(1, copies + 1)
)
HAND = 3
ROUNDS = 3
SIDES = 6


class State(Struct):
    """Cards in the deck, in hands and committed, "" for none; gold by seat."""

    gold: list[int]
    hands: list[list[str]]
    chosen: list[str]
    deck: list[str] = []
    turn: int = 0
    phase: str = "dealing"
    options: dict[str, str] = {}


class RaidView(View, frozen=True, kw_only=True):
    """View of a seat: its own cards, and only the number of the others' cards."""

    hand: tuple[str, ...]
    choice: str
    hands: tuple[int, ...]
    chosen: tuple[bool, ...]
    deck: int
    gold: tuple[int, ...]


Table = Play[State]


class Shuffle(Frame[State], tag="shuffle"):
    """Frame in which chance orders the deck and every seat draws a hand."""

    def ask(self, play: Table) -> Ask:
        return Ask(CHANCE, tuple(map(Option, CARDS)), len(CARDS), len(CARDS), open=False, ordered=True, secret=True)

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        play.state.deck = list(picks)
        for seat in range(len(play.state.hands)):
            draw(play, seat, HAND)


class Round(Frame[State], tag="round"):
    """Frame in which all choose at once; after the last round the game is over."""

    def run(self, play: Table) -> None:
        if play.state.turn < ROUNDS:
            play.state.turn += 1
            play.state.phase = "choosing"
            play.then(Reveal(), Round())
            play.together(*(Choose(seat) for seat, hand in enumerate(play.state.hands) if hand))


class Choose(Frame[State], tag="choose"):
    """Frame in which a seat commits a card of its hand in secret."""

    seat: Seat

    def ask(self, play: Table) -> Ask:
        return Ask(self.seat, cards(play.state.hands[self.seat], "choose"), open=False, secret=True)

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        play.state.hands[self.seat].remove(picks[0])
        play.state.chosen[self.seat] = picks[0]
        play.report("chose", self.seat)


class Reveal(Frame[State], tag="reveal"):
    """Frame that reveals all cards and applies them in the order of seats."""

    def run(self, play: Table) -> None:
        effects: list[Frame[State]] = []
        for seat, card in enumerate(play.state.chosen):
            play.report("revealed", seat, card=card)
            if card.startswith("knight"):
                effects.append(Roll(seat))
            elif card.startswith("scout"):
                draw(play, seat, 1)
        play.state.chosen = [""] * len(play.state.chosen)
        play.state.phase = "raiding"
        play.mark_snapshot()
        play.then(*effects)


class Roll(Frame[State], tag="roll"):
    """Frame in which a die decides how much a knight takes from the next player, who may respond first."""

    seat: Seat

    def ask(self, play: Table) -> Ask:
        return Ask(CHANCE, tuple(Option(str(pips)) for pips in range(1, SIDES + 1)))

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        victim = (self.seat + 1) % len(play.state.hands)
        play.report("rolled", self.seat, pips=int(picks[0]))
        play.then(Respond(victim), Loot(self.seat, victim, int(picks[0])))


class Respond(Frame[State], tag="respond"):
    """Frame in which a seat may play a shield against the next frame; any seat with cards is asked, to hide it."""

    seat: Seat

    def ask(self, play: Table) -> Ask | None:
        hand = play.state.hands[self.seat]
        if not hand:
            return None
        shields = cards([card for card in hand if card.startswith("shield")], "respond")
        return Ask(self.seat, (*shields, Option("none", "respond")), open=False)

    def run(self, play: Table) -> None:
        play.report("defenceless", self.seat)

    def answer(self, play: Table, picks: tuple[str, ...]) -> None:
        if picks[0] != "none":
            play.state.hands[self.seat].remove(picks[0])
            raid = play.next()
            assert isinstance(raid, Loot)
            play.cancel()
            play.report("shielded", self.seat, card=picks[0], by=raid.seat)


class Loot(Frame[State], tag="loot"):
    """Frame that moves gold from one seat to another."""

    seat: Seat
    victim: Seat
    most: int

    def run(self, play: Table) -> None:
        gold = min(self.most, play.state.gold[self.victim])
        play.state.gold[self.victim] -= gold
        play.state.gold[self.seat] += gold
        play.report("looted", self.seat, gold=gold, by=self.victim)


def cards(hand: list[str], verb: str) -> tuple[Option, ...]:
    return tuple(Option(card, verb, data={"card": card}) for card in hand)


def draw(play: Table, seat: Seat, count: int) -> None:
    drawn = [play.state.deck.pop() for _ in range(min(count, len(play.state.deck)))]
    play.state.hands[seat] += drawn
    play.report("drew", seat, cards=len(drawn))
    play.report("drawn", seat, seen_by=(seat,), cards=list(drawn))


def _name_the_gold(raw: Raw) -> Raw:
    state = raw["state"]
    assert isinstance(state, dict)
    return {**raw, "state": {("gold" if key == "purse" else key): value for key, value in state.items()}}


class Raid(Game[State, RaidView]):
    """Game of raids; its first schema called the gold `purse`."""

    name: ClassVar[str] = "raid"
    command: ClassVar[str] = "raid"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[OptionChoice, ...]] = (OptionChoice("gold", ("5", "3")),)
    verbs: ClassVar[tuple[Verb, ...]] = (Verb("choose", "card"), Verb("respond", "card"))
    schema: ClassVar[int] = 3
    lifts: ClassVar[Lifts] = {1: _name_the_gold}
    position_type: ClassVar[object] = Position[State, Shuffle | Round | Choose | Reveal | Roll | Respond | Loot]

    def begin(self, setup: Setup) -> Position[State, Frame[State]]:
        seats = setup.seats
        state = State(
            [int(setup.options["gold"])] * seats, [[] for _ in range(seats)], [""] * seats, options=setup.options
        )
        return position_of(state, Shuffle(), Round())

    def deal_unseen(self, position: Position[State, Frame[State]], seat: Seat | None, source: Source) -> None:
        state = position.state
        committed = [[card] for other, card in enumerate(state.chosen) if card and other != seat]
        redealt([state.deck, *(hand for other, hand in enumerate(state.hands) if other != seat), *committed], source)
        state.chosen = [
            committed.pop(0)[0] if card and other != seat else card for other, card in enumerate(state.chosen)
        ]

    def result(self, state: State) -> Outcome:
        gold = tuple(state.gold)
        return Outcome(ranks(gold), gold, tuple({"gold": amount} for amount in gold), "rounds")

    def see(self, state: State, seat: Seat | None) -> RaidView:
        return RaidView(
            hand=() if seat is None else tuple(state.hands[seat]),
            choice="" if seat is None else state.chosen[seat],
            hands=tuple(map(len, state.hands)),
            chosen=tuple(map(bool, state.chosen)),
            deck=len(state.deck),
            gold=tuple(state.gold),
        )
