"""Two of the actions: building a card of the hand, and a prestige card (docs/rules/magna_carta.md 3, actions D and E; 4)."""

from collections.abc import Iterator
from functools import lru_cache

from engine.core.flow import Play
from engine.core.goods import Goods
from engine.core.purse import holdings, pay
from engine.core.types import Data, Option, Reason, Seat
from engine.magna_carta.cards import CARDS, CUBES, PLAYER, deck
from engine.magna_carta.payment import costs, payment, ways
from engine.magna_carta.state import Slot, State
from engine.magna_carta.tables import SMALL_CARD_CUBES

PRESTIGE = "prestige"


def site(state: State, seat: Seat) -> int:
    """The first of a seat's residences that nothing covers yet, by its number; 0 when there is none (ruling 10)."""
    for number, slot in enumerate(state.road, start=1):
        if slot.owner == seat and slot.residence and not slot.prestige:
            return number
    return 0


def hindrance(state: State, seat: Seat, id: str) -> str | None:
    """Name what keeps a seat from building a card, whatever it costs; None when nothing does."""
    if CARDS[id].colour in PLAYER:
        return None if id in state.players[seat].hand else "not_in_hand"
    if id not in state.prestige:
        return "already_built"
    return None if state.beginner or site(state, seat) else "no_residence"


def offers(state: State, seat: Seat) -> Iterator[Option]:
    """Offer every card that can be built, with each way to pay for it."""
    cubes = tuple(state.players[seat].cubes.values())
    space = site(state, seat)
    for id in (*state.players[seat].hand, *(state.prestige if space or state.beginner else ())):
        yield from _offers(id, space, cubes)


def wishes(state: State, seat: Seat) -> Iterator[Option]:
    """Every card of the hand and every prestige card, with each way to pay."""
    space = site(state, seat)
    for id in (*state.players[seat].hand, *deck((PRESTIGE,), beginner=state.beginner)):
        yield from (_option(key, id, cost, space) for key, cost in costs(id).items())


@lru_cache(maxsize=65536)
def _offers(id: str, space: int, cubes: tuple[int, ...]) -> tuple[Option, ...]:
    """The ways to pay for a card out of so many cubes, in the order of `CUBES`."""
    held = dict(zip(CUBES, cubes, strict=True))
    return tuple(_option(key, id, given, space) for key, given in ways(held, id).items())


def _option(key: str, id: str, given: Goods, space: int) -> Option:
    data: Data = {"building": id, "pay": given, "vp": CARDS[id].points}
    if CARDS[id].colour == PRESTIGE:
        return Option(key, PRESTIGE, PRESTIGE, {**data, "space": space or None}, f"prestige.{id}")
    return Option(key, "build", "build", data, f"hand.{id}")


def reason(state: State, seat: Seat, key: str) -> Reason | None:
    """Explain why a card cannot be built; None when the key names no card that could be."""
    id = key.partition(".")[0]
    known = id in deck((*PLAYER, PRESTIGE), beginner=state.beginner)
    if not known or key not in costs(id):
        return None
    match hindrance(state, seat, id):
        case None:
            # the same payment, with gold for what lacks, has a key of its own
            same = payment(state.players[seat].cubes, costs(id)[key])
            if same is not None:
                return Reason("same_with_gold", {"pay": same})
            return Reason("cannot_pay", {"pay": costs(id)[key], "have": holdings(state, seat)})
        case "no_residence":
            return Reason("no_residence")
        case kind:
            return Reason(kind, {"building": id})


def act(play: Play[State], seat: Seat, key: str) -> None:
    """Pay for a card and lay it at the end of the road; a prestige card on a residence, or in front of the player."""
    state = play.state
    player = state.players[seat]
    id = key.partition(".")[0]
    given = ways(player.cubes, id)[key]
    pay(state, seat, given)
    if CARDS[id].colour == PRESTIGE:
        space = _lay_prestige(state, seat, id)
        play.report("prestige_built", seat, building=id, space=space or None, pay=given)
    else:
        player.hand.remove(id)
        cubes = SMALL_CARD_CUBES[len(state.players)] if CARDS[id].cubes else 0
        state.road.append(Slot(id, seat, cubes=cubes))
        play.report("built", seat, building=id, space=len(state.road), pay=given)


def _lay_prestige(state: State, seat: Seat, id: str) -> int:
    """Take a prestige card; returns the road slot that it covers, 0 under the Beginner rules."""
    state.prestige.remove(id)
    space = site(state, seat)
    if space:
        state.slot(space).prestige = id
    else:
        state.players[seat].prestige.append(id)
    return space
