"""The action phase: everything that can be done in a turn, in any order (docs/rules/catan_cards.md 3.4, 3.6)."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Final

from engine.catan_cards.building import (
    CardSite,
    Demolish,
    Found,
    card_hindrance,
    centre_hindrance,
    has_settlements,
    price,
    removable,
)
from engine.catan_cards.building import spot as card_spot
from engine.catan_cards.cards.abilities import ABILITIES, ability_hindrance, use
from engine.catan_cards.cards.base_actions import BASE_ACTIONS
from engine.catan_cards.cards.traders_actions import TRADERS_ACTIONS
from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.place import MIDDLE, CardPlace
from engine.catan_cards.playing_cards import CardEffect, play_card, play_hindrance, toll
from engine.catan_cards.principality import next_columns, own, settlement_columns
from engine.catan_cards.resources import Pay, holdings
from engine.catan_cards.revisions import ACTIONS_END, DEMOLITION_IN_EVERY_MODE
from engine.catan_cards.state import State
from engine.catan_cards.tables import CENTRE_COSTS, MAX_ACTIONS, RESOURCES
from engine.catan_cards.trading import Offer, bank_trade, offer_hindrance, rate, trade_hindrance
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.types import Ask, Data, Later, Option, Reason, Seat

ACTION_EFFECTS: Final[dict[str, CardEffect]] = {**BASE_ACTIONS, **TRADERS_ACTIONS}
"""The effects of all action cards of the action phase."""

SCOUT: Final = "scout"
ALCHEMIST: Final = "alchemist"

OTHER_MOMENTS: Final = {SCOUT: "only_with_settlement", ALCHEMIST: "only_before_roll"}
"""Reasons why a card without an answer is not played by itself, by card."""

END_KEY: Final = "end"

ACTION_USE: Final = "act"
"""The use that each action of a turn is recorded as."""


def hindrance(state: State, seat: Seat, key: str) -> Reason | None:
    """Return the reason why an action is not possible: the one rule for what is offered and what is refused."""
    if key != END_KEY and state.used.count(ACTION_USE) == MAX_ACTIONS:
        return Reason("no_actions_left", {"most": MAX_ACTIONS})
    head, _, rest = key.partition(".")
    found = HINDRANCES.get(head)
    if found:
        return found(state, seat, rest)
    return hand_hindrance(state, seat, key)


def _centre(kind: str) -> Callable[[State, Seat, str], Reason | None]:
    def hindrance(state: State, seat: Seat, where: str) -> Reason | None:
        side, _, scout = where.partition(".")
        if scout and SCOUT not in state.players[seat].hand:
            return Reason("not_in_hand", {"building": SCOUT})
        return (play_hindrance(state, seat, SCOUT) if scout else None) or centre_hindrance(
            state, seat, f"{kind}.{side}"
        )

    return hindrance


def _row(state: State, seat: Seat, card: str) -> Reason | None:
    if card not in state.row:
        return Reason("supply_empty", {"building": card})
    return card_hindrance(state, seat, card)


def _use(state: State, seat: Seat, id: str) -> Reason | None:
    return ability_hindrance(state, seat, id) if id in ABILITIES else Reason("not_offered", {"key": id})


def _trade(state: State, seat: Seat, kind: str) -> Reason | None:
    return trade_hindrance(state, seat, kind) if kind in RESOURCES else Reason("not_offered", {"key": kind})


def _has_demolition(state: State) -> bool:
    return state.mode != "base" or state.revision >= DEMOLITION_IN_EVERY_MODE


def _demolish(state: State, seat: Seat, rest: str) -> Reason | None:
    if not _has_demolition(state):
        return Reason("not_in_mode")
    return None if removable(state, seat) else Reason("nothing_to_demolish")


HINDRANCES: Final[dict[str, Callable[[State, Seat, str], Reason | None]]] = {
    "road": _centre("road"),
    "settlement": _centre("settlement"),
    "city": _centre("city"),
    "row": _row,
    "trade": _trade,
    "offer": lambda state, seat, rest: offer_hindrance(state, seat),
    "use": _use,
    "demolish": _demolish,
    END_KEY: lambda state, seat, rest: None,
}
"""Checks by the first part of a key; any other key names a card in the hand."""


def hand_hindrance(state: State, seat: Seat, id: str) -> Reason | None:
    """Return the reason why a card in the hand cannot be placed or played now."""
    if id not in state.players[seat].hand:
        return Reason("not_in_hand", {"building": id})
    if CARDS[id].placed:
        return card_hindrance(state, seat, id)
    if id not in ACTION_EFFECTS:
        return Reason(OTHER_MOMENTS.get(id, "only_as_answer"), {"building": id})
    effect = ACTION_EFFECTS[id]
    return play_hindrance(state, seat, id, effect.gold) or effect.hindrance(state, seat)


class TakeAction(Frame[State], tag="act"):
    """The action phase: one thing at a time, until the active player ends it.

    The question is closed, because the options reveal the hand.
    """

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer everything that nothing hinders. Most options cannot be paid for, and need no closer look."""
        state, held = play.state, holdings(play.state, self.seat)
        options = [
            option
            for option in wishes(state, self.seat)
            if _affordable(option, held) and hindrance(state, self.seat, option.key) is None
        ]
        return Ask(self.seat, tuple(options), open=False)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Do the action, then ask again."""
        if picks[0] != END_KEY:
            if play.state.revision >= ACTIONS_END:
                play.state.used.append(ACTION_USE)
            play.then(TakeAction(self.seat))
            do(play, self.seat, picks[0])

    def wishes(self, play: Play[State]) -> Iterator[Option]:
        """Return everything that a player could want."""
        return wishes(play.state, self.seat)

    def why(self, play: Play[State], key: str) -> Reason | None:
        known = key.partition(".")[0] in HINDRANCES or key in CARDS
        return hindrance(play.state, self.seat, key) if known else None


def later(state: State, seat: Seat) -> Iterator[Later]:
    """Yield what a seat may want in its own turn while it is asked something else.

    This excludes an Alchemist that can still be played, before the roll of the seat's own turn.
    """
    if not state.turn or state.phase == "actions":
        return
    to_roll = seat == state.active and state.phase == "roll"
    for option in wishes(state, seat):
        if option is not END_OPTION and not (to_roll and option.key == ALCHEMIST):
            yield Later("act", option, _when(state, seat, option.key))


def _when(state: State, seat: Seat, key: str) -> Reason:
    """Return the time when an action is possible, or what hinders it already."""
    if seat != state.active:
        return Reason("later_turn")
    if state.phase == "hand":
        return Reason("too_late", {"phase": "actions"})
    return hindrance(state, seat, key) or Reason("later", {"phase": "actions"})


def _affordable(option: Option, held: Goods) -> bool:
    cost = option.data.get("pay")
    if isinstance(cost, dict):
        for kind, amount in cost.items():
            if held[kind] < amount:
                return False
    return True


def wishes(state: State, seat: Seat) -> Iterator[Option]:
    """Yield everything that a player may want in the action phase, available or not."""
    yield from _buildings(state, seat)
    for kind in RESOURCES:
        yield _bank(kind, rate(state, seat, kind))
    yield OFFER_OPTION
    for id, effect in ABILITIES.items():
        for built in islice(own(state, seat, id), 1):
            yield _ability(id, effect.gold, card_spot(seat, built.place))
    if _has_demolition(state):
        yield DEMOLISH_OPTION
    yield END_OPTION


def _buildings(state: State, seat: Seat) -> Iterator[Option]:
    """Yield the centre cards, the cards in the hand, and the face-up cards. Without settlements a road leads nowhere."""
    player = state.players[seat]
    is_useless = not has_settlements(state)
    for side, at in next_columns(player).items():
        yield _build(f"road.{side}", "road", _axis(seat, at), idle=is_useless)
    spots = {side: _axis(seat, at) for side, at in settlement_columns(player).items()}
    for side, spot in spots.items():
        yield _build(f"settlement.{side}", "settlement", spot)
    if SCOUT in player.hand:
        fee = toll(state, seat)
        for side, spot in spots.items():
            yield _build(f"settlement.{side}.{SCOUT}", "settlement", spot, SCOUT, fee)
    for at, centre in player.columns:
        if centre == "settlement":
            yield _city(at, seat, player.left)
    for card in dict.fromkeys(player.hand):
        yield _card(
            card, player.hand.index(card) + 1, price(state, seat, state.printed(card)), _gold(state, seat, card)
        )
    for card in dict.fromkeys(state.row):
        yield _face_up(card, state.printed(card).cost)


@cache
def _axis(seat: Seat, column: int) -> str:
    return f"axis.{seat}.{CardPlace(MIDDLE, column)}"


def _gold(state: State, seat: Seat, card: str) -> int:
    return ACTION_EFFECTS[card].gold + toll(state, seat) if card in ACTION_EFFECTS else 0


@cache
def _build(key: str, kind: str, spot: str, source: str = "", fee: int = 0, *, idle: bool = False) -> Option:
    side, cost = key.split(".")[1], goods.total(CENTRE_COSTS[kind], {"gold": fee})
    data: Data = {"building": kind, "pay": cost, "side": side, "source": source or None}
    return Option(key, "build", "centre", data, spot, idle=idle)


@cache
def _city(at: int, seat: Seat, left: int) -> Option:
    number = (at - left) // 2 + 1
    data: Data = {"building": "city", "pay": CENTRE_COSTS["city"], "at": number}
    return Option(f"city.{at}", "build", "centre", data, f"axis.{seat}.c{at}")


def _card(id: str, place: int, cost: Goods, gold: int) -> Option:
    spot = f"hand.{place}"
    if CARDS[id].placed:
        return Option(id, "build", "expansions", {"building": id, "pay": cost}, spot)
    return Option(id, "play", "cards", {"building": id, "pay": {"gold": gold} if gold else None}, spot)


def _face_up(id: str, cost: Goods) -> Option:
    return Option(f"row.{id}", "build", "expansions", {"building": id, "pay": cost}, f"row.{id}")


@cache
def _bank(kind: str, cost: int) -> Option:
    return Option(f"trade.{kind}", "trade", "trade", {"pay": {kind: cost}})


@cache
def _ability(id: str, gold: int, spot: str) -> Option:
    return Option(f"use.{id}", "use", "abilities", {"building": id, "pay": {"gold": gold} if gold else None}, spot)


OFFER_OPTION: Final = Option("offer", "offer", idle=True)
DEMOLISH_OPTION: Final = Option("demolish", "demolish", idle=True)
END_OPTION: Final = Option(END_KEY, "end")


def do(play: Play[State], seat: Seat, key: str) -> None:
    """Carry out an option of the action phase."""
    head, _, rest = key.partition(".")
    if head in CENTRE_COSTS:
        side, _, scout = rest.partition(".")
        play.then(Pay(seat, CENTRE_COSTS[head], head), Found(seat, head, side, bool(scout)))
        if scout:
            play_card(play, seat, SCOUT, head)
    elif head == "row":
        play.then(Pay(seat, play.state.printed(rest).cost, "build"), CardSite(seat, rest, row=True))
    elif head == "trade":
        bank_trade(play, seat, rest)
    elif head == "offer":
        play.then(Offer(seat))
    elif head == "use":
        use(play, seat, rest)
    elif head == "demolish":
        play.then(Demolish(seat))
    else:
        _from_hand(play, seat, key)


def _from_hand(play: Play[State], seat: Seat, id: str) -> None:
    card = play.state.printed(id)
    if card.placed:
        play.then(Pay(seat, price(play.state, seat, card), "build"), CardSite(seat, id))
    else:
        ACTION_EFFECTS[id].play(play, seat)
        play_card(play, seat, id)
