"""The setup: arranging the regions, shuffling, and the opening hands (docs/rules/catan_cards.md 2)."""

from typing import ClassVar, Final

from engine.catan_cards.building import RegionShuffle
from engine.catan_cards.cards.base_events import EventShuffle
from engine.catan_cards.catalogue import BASE_SET, CARDS, FACE_UP_CARDS, TRADERS_SET, UNUSED_CARDS, copies, events
from engine.catan_cards.decks import CARD_POOL, OPTIONAL_EVENTS, REQUIRED_EVENTS
from engine.catan_cards.piles import stack_options
from engine.catan_cards.principality import describe_place
from engine.catan_cards.state import State
from engine.catan_cards.tables import DECK_SIZE, FREE_EVENTS, HAND_SIZE, STACKS
from engine.catan_cards.turn import PlayerTurn
from engine.core.deckbuilding import number_copies, strip_number
from engine.core.flow import Frame, Play
from engine.core.types import CHANCE, Ask, Option, Seat, shuffle

REST_KEY: Final = "rest"


class SetUp(Frame[State], tag="set_up"):
    """The steps before the first turn."""

    def run(self, play: Play[State]) -> None:
        """Push them in order: decks, regions, piles, hands."""
        state = play.state
        shuffles = [Shuffle(pile) for pile, _ in STACKS[state.mode]]
        tournament = state.mode == "tournament"
        if not tournament:
            state.events = events(traders=state.mode == "themed")
        opening = [*shuffles] if tournament else [*shuffles, OpeningStacks()]
        play.then(FirstPlayerDie(), Arrange(0), Arrange(1), RegionShuffle(), EventShuffle(), *opening, PlayerTurn())
        if tournament:
            play.together(Opening(0), Opening(1))
            play.together(*(part(seat) for seat in range(2) for part in (HandInDeck, EventDeck)))


class FirstPlayerDie(Frame[State], tag="first"):
    """The choice of the first player by chance, in place of the higher die."""

    def ask(self, play: Play[State]) -> Ask:
        return Ask(CHANCE, tuple(Option(str(seat)) for seat in range(2)))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        play.state.active = int(picks[0])
        play.report("first_player", play.state.active)


class Arrange(Frame[State], tag="arrange"):
    """The arrangement of the six starting regions, one place after the other; `placed` are done (2.2)."""

    seat: Seat
    placed: int = 0

    def ask(self, play: Play[State]) -> Ask:
        """Offer the remaining regions for the next place, and to leave all as they are."""
        area = play.state.players[self.seat]
        places = list(area.regions)
        where = describe_place(area, places[self.placed])
        options = [
            Option(
                area.regions[place].kind,
                "place",
                data={
                    "region": area.regions[place].kind,
                    "number": area.regions[place].number,
                    "side": where["side"],
                    "at": where["at"],
                },
                spot=f"region.{self.seat}.{place}",
            )
            for place in places[self.placed :]
        ]
        return Ask(self.seat, (*options, Option(REST_KEY, "place")))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Swap it with the region in that place, and continue while there is a choice."""
        regions = play.state.players[self.seat].regions
        places = list(regions)
        if picks[0] != REST_KEY:
            chosen = next(place for place in places if regions[place].kind == picks[0])
            here = places[self.placed]
            regions[here], regions[chosen] = regions[chosen], regions[here]
        if picks[0] == REST_KEY or self.placed == len(places) - 2:
            play.report("arranged", self.seat)
        else:
            play.then(Arrange(self.seat, self.placed + 1))


class Shuffle(Frame[State], tag="shuffle_stacks"):
    """A shuffle of the cards of a set, or of a player's deck, which are then dealt into stacks."""

    pile: str

    def ask(self, play: Play[State]) -> Ask:
        """Ask chance for an order of all cards."""
        keys = number_copies(pile(play.state, self.pile))
        return shuffle(keys, self.pile)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Deal the cards into stacks of nearly equal size, the larger ones first."""
        state, first = play.state, 0
        for name, count in STACKS[state.mode]:
            if name == self.pile:
                for index in range(count):
                    begin = _start(len(picks), count, index)
                    end = _start(len(picks), count, index + 1)
                    state.stacks[first + index] = [strip_number(pick) for pick in picks[begin:end]]
            first += count


def _start(cards: int, stacks: int, index: int) -> int:
    """Return the index of a stack's first card when cards are dealt evenly into stacks."""
    return index * (cards // stacks) + min(index, cards % stacks)


def pile(state: State, name: str) -> list[str]:
    """Return the cards that are shuffled together: a set, or a player's deck without the opening hand."""
    if state.submitted is not None:
        deck = list(state.submitted.decks[int(name)])
        for card in state.players[int(name)].hand:
            deck.remove(card)
        return sorted(deck)
    cards = copies((*BASE_SET, *TRADERS_SET), name)
    aside = (*FACE_UP_CARDS, *UNUSED_CARDS) if state.mode == "themed" else ()
    return sorted(card for card in cards if card not in aside)


class OpeningStacks(Frame[State], tag="opening_stacks"):
    """The choice of stacks for the opening hands: the first player's, then a different one."""

    def run(self, play: Play[State]) -> None:
        play.then(*(OpeningStack(seat) for seat in play.state.seats))


class OpeningStack(Frame[State], tag="opening_stack"):
    """The choice of a stack for the opening hand."""

    seat: Seat
    barred: int = 0

    def ask(self, play: Play[State]) -> Ask:
        """Offer every stack but the one that the other player has chosen."""
        numbers = play.state.own_stacks(self.seat)
        return Ask(self.seat, tuple(stack_options(play.state, numbers, sets=True, barred=self.barred)))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        following = play.next()
        if isinstance(following, OpeningStack):
            following.barred = int(picks[0])
        play.then(Opening(self.seat, int(picks[0])))


class Opening(Frame[State], tag="opening"):
    """The choice of the opening hand out of a stack, or in the tournament game out of the deck."""

    seat: Seat
    stack: int = 0

    def reveals(self) -> bool:
        """Return True if the cards come from a stack; players know their own decks."""
        return self.stack > 0

    def ask(self, play: Play[State]) -> Ask:
        shared = {"stack": self.stack} if self.stack else {}
        keys = number_copies(self._cards(play.state))
        options = tuple(Option(key, "card", data={"building": strip_number(key), **shared}) for key in keys)
        return Ask(self.seat, options, HAND_SIZE, HAND_SIZE, open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Take the cards; the rest of a stack keeps its order."""
        state, cards = play.state, self._cards(play.state)
        keys = number_copies(cards)
        if self.stack:
            state.stacks[self.stack - 1] = [card for key, card in zip(keys, cards, strict=True) if key not in picks]
        taken = [strip_number(pick) for pick in picks]
        state.players[self.seat].hand = taken
        play.report("opened", self.seat, stack=self.stack or None, count=len(taken))
        play.report("got", self.seat, seen_by=(self.seat,), cards=list(taken))

    def _cards(self, state: State) -> list[str]:
        if self.stack:
            return state.stack(self.stack)
        assert state.submitted is not None
        return state.submitted.decks[self.seat]


class HandInDeck(Frame[State], tag="deck"):
    """The handing in of a deck for the tournament game (2.4)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer every card that a player owns."""
        return Ask(self.seat, POOL_OPTIONS, DECK_SIZE, DECK_SIZE, open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        assert play.state.submitted is not None
        play.state.submitted.decks[self.seat] = [strip_number(pick) for pick in picks]
        play.report("deck_in", self.seat)


POOL_OPTIONS: Final = tuple(
    Option(key, "deck", _group, {"building": strip_number(key)})
    for key in number_copies(CARD_POOL)
    for _group in (CARDS[strip_number(key)].colour,)
)


class EventDeck(Frame[State], tag="event_deck"):
    """The handing in of optional events for the common event deck (2.4)."""

    seat: Seat

    OPTIONS: ClassVar[tuple[Option, ...]] = tuple(
        Option(key, "deck", data={"building": strip_number(key)}) for key in number_copies(OPTIONAL_EVENTS)
    )

    def ask(self, play: Play[State]) -> Ask:
        """Offer every event that a player owns besides the required ones."""
        return Ask(self.seat, self.OPTIONS, FREE_EVENTS, FREE_EVENTS, open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Add them to the deck, with the required ones."""
        state = play.state
        assert state.submitted is not None
        chosen = [strip_number(pick) for pick in picks]
        state.submitted.events[self.seat] = chosen
        state.events += [*REQUIRED_EVENTS[self.seat], *chosen]
        play.report("events_in", self.seat)
