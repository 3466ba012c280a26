"""Merits of answers in Caylus Magna Carta by position and rules: batches, cards in hand, and the provost."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core import provost
from engine.core.computer_preferences import amounts, number, text
from engine.core.goods import Goods, multisets, without
from engine.core.merits import (
    fewer_held,
    keeps_gold,
    more_of_the_same,
    pays_off,
    pays_plenty,
    plenty,
)
from engine.core.types import Data, Decision, Merit, Option, Seat
from engine.magna_carta import lawyer
from engine.magna_carta.actions import HAND_KEYS, PRESTIGE
from engine.magna_carta.cards import (
    CARDS,
    PLAYER_COLOURS,
    RESIDENCE,
    Buy,
    Effect,
    FromCard,
    Gain,
    Lawyer,
    Sell,
    Tokens,
    deck,
)
from engine.magna_carta.castle import next_tokens, tokens_left, worth
from engine.magna_carta.computers import LOW_MONEY
from engine.magna_carta.cube_merits import (
    POINT_RATES,
    added,
    can_spare,
    coming,
    count_batches,
    denied_points,
    fewer_batches,
    gains,
    gives_up_batches,
    is_last_turn,
    is_worth_building,
    keeps_deniers,
    keeps_spare_gold,
    leaves_batches,
    made_of,
    most_batches,
    price,
    spare_cube,
    spends_spare_gold,
)
from engine.magna_carta.payment import payment, ways
from engine.magna_carta.state import NO_SEAT, Slot, State
from engine.magna_carta.tables import (
    DENIERS_PER_POINT,
    FIRST_HAND_SIZE,
    FIRST_PASS,
    GOLD_POINTS,
    MOST_BATCHES_GOLD,
    PROVOST_RANGE,
    SMALL_CARD_CUBES,
)
from engine.magna_carta.turn import EXCHANGE, KEEP


def find_merits(state: State, decision: Decision, picks: Sequence[str], other: Sequence[str]) -> Iterable[Merit]:
    """Return what speaks for an answer rather than for another one, the strongest first."""
    options = {option.key: option for option in decision.ask.options}
    if not other:
        return ()
    seat, option, instead = decision.ask.seat, options[picks[0]], options[other[0]]
    if decision.kind == "provost":
        later = provost.LaterMovers(state.passed[state.passed.index(seat) + 1 :], PROVOST_RANGE)
        faces = [slot.face for slot in state.road]
        found = provost.merits(state, seat, faces, option, instead, later)
        shares = [*_share(state, seat, option, instead)]
        rest = [
            _with_batch(state, seat, merit, option, instead)
            for merit in found
            if not shares or merit.kind != "provost_dear"
        ]
        kept, lost = keeps_deniers(state, seat, option, instead), gives_up_batches(state, seat, option, instead)
        return (*kept, *shares, *rest, *_denies(state, seat, option, instead), *lost)
    if decision.kind == "exchange":
        return _first_hand(state, seat, option)
    outlooks = [_outlook(state, decision, one) for one in (option, instead)]
    alike = [Merit("alike", {"count": outlooks[0]})] if outlooks[0] and outlooks[0] == outlooks[1] else []
    if decision.kind == "act":
        faces = [slot.face for slot in state.road]
        moves = provost.keeps_move(state, seat, state.passed, faces, (option, instead), PROVOST_RANGE)
        return (*_act(state, seat, decision, option, instead), *(() if state.beginner else moves), *alike)
    return (*_trade(state, seat, decision.kind, option, instead), *alike)


def _with_batch(state: State, seat: Seat, merit: Merit, move: Option, other: Option) -> Merit:
    """Return a merit with the points of the batch that another player cannot give if a worker is shut out."""
    if merit.kind != "provost_shut":
        return merit
    rival, count = merit.data["by"], merit.data["count"]
    assert isinstance(rival, int)
    won = denied_points(state, seat, rival, move, other) if count == 1 else 0
    return Merit(merit.kind, {**merit.data, "won": won})


def _outlook(state: State, decision: Decision, option: Option) -> int:
    """Return the batches that a seat can still give this turn after an answer; 0 where that tells too little of it."""
    seat, offers = decision.ask.seat, list[tuple[int, list[Goods]]]([(0, [{}])])
    held, spent = state.players[seat].cubes, price(state, option)
    if decision.kind in ("buy", "swap"):
        held = added(without(held, amounts(option, "pay")), amounts(option, "gain"))
    elif option.verb == "place" and "beyond" not in option.data:
        effect = CARDS[text(option, "building")].primary
        if isinstance(effect, Gain):
            offers = [(0, [effect.gain])]
        elif isinstance(effect, Buy):
            offers += _purchases(state, seat, effect, spent)
    elif option.verb != "pass":
        return 0
    spent += amounts(option, "pay").get("denier", 0)
    return max([most_batches(state, seat, held, spent + cost, [gains]) for cost, gains in offers])


def _purchases(state: State, seat: Seat, effect: Buy, spent: int) -> Iterator[tuple[int, list[Goods]]]:
    """Yield the offers that a seat can pay for: the deniers, and every choice of cubes."""
    left = state.players[seat].deniers - spent
    yield from ((cost, [*multisets(effect.kinds, count)]) for cost, count in effect.offers if cost <= left)


def _share(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield a card of the seat that another player uses only if the provost goes that far."""
    for space in range(number(other, "to") + 1, number(option, "to") + 1):
        slot = state.slot(space)
        if slot.owner == seat and slot.worker not in (seat, NO_SEAT) and _has_share(slot):
            yield Merit(
                "provost_share", {"by": slot.worker, "places": [f"{space}:{slot.face}"], **_share_of(slot.face)}
            )
            return


def _denies(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield a card whose owner takes a share of another player's worker only if the provost goes that far."""
    for space in range(number(option, "to") + 1, number(other, "to") + 1):
        slot = state.slot(space)
        if slot.owner not in (seat, NO_SEAT) and slot.worker not in (slot.owner, NO_SEAT) and _has_share(slot):
            yield Merit("provost_denies", {"by": slot.owner, "places": [f"{space}:{slot.face}"]})
            return


def _has_share(slot: Slot) -> bool:
    """Return False for a small card whose cubes have all been taken."""
    return slot.cubes > 0 or not isinstance(CARDS[slot.face].secondary, FromCard)


def _share_of(id: str) -> Data:
    """Return the owner's share of a card, as the data of a merit."""
    match CARDS[id].secondary:
        case Gain(gain):
            return {"share": "takes", "gain": gain}
        case FromCard(kind):
            return {"share": "takes", "gain": {kind: 1}}
        case Buy(offers, kinds):
            return {"share": "buys", "gain": {"gold": 1} if "gold" in kinds else {}, "cost": offers[0][0]}
        case Tokens(offers):
            return {"share": "buys_token", "cost": offers[0][0]}
        case _:
            return {"share": "swaps"}


def _act(state: State, seat: Seat, decision: Decision, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what speaks for an action."""
    id, vp = text(option, "building"), number(option, "vp")
    if option.verb == "place":
        yield from _place(state, seat, option)
        yield from _more_placed(option, other)
        yield from _owner_takes(state, seat, option)
        yield from provost.exposed(state, seat, state.passed, option) if not state.beginner else ()
    elif option.verb == "build":
        stock = SMALL_CARD_CUBES[len(state.players)] if CARDS[id].cubes else 0
        best = max([CARDS[one].points for one in state.prestige], default=0)
        most = best if id == lawyer.LAWYER else 0
        yield Merit("owned", {"vp": vp, "count": stock, "most": most, **_share_of(id)})
        yield from leaves_batches(state, seat, option, other)
        yield from keeps_spare_gold(state, seat, option, other)
        yield from pays_plenty(state.players[seat].cubes, option, other)
        yield from fewer_batches(state, seat, option, other)
        yield from spends_spare_gold(state, seat, option)
    elif option.verb == PRESTIGE:
        best = max([number(one, "vp") for one in decision.ask.options])
        data: Data = {"vp": vp, "deniers": CARDS[id].income, "tied": vp == best}
        yield Merit("prestige", {**data, "lost": 0 if state.beginner else CARDS[RESIDENCE].points})
        yield from leaves_batches(state, seat, option, other)
        yield from keeps_spare_gold(state, seat, option, other)
        yield from fewer_batches(state, seat, option, other)
    else:
        left = [*leaves_batches(state, seat, option, other)]
        left += keeps_deniers(state, seat, option, other) if option.verb == "pass" else ()
        yield from left
        ready = _passing(state, seat, option) if option.verb == "pass" else _hand(state, seat, option)
        yield from (one for one in ready if not left or one.kind != "batch_ready")
        yield from keeps_spare_gold(state, seat, option, other)


def _more_placed(option: Option, other: Option) -> Iterator[Merit]:
    """Yield how much more of the same goods a card brings than another one."""
    mine, theirs = (CARDS[text(one, "building")].primary if one.verb == "place" else None for one in (option, other))
    if isinstance(mine, Gain) and isinstance(theirs, Gain):
        yield from more_of_the_same(mine.gain, theirs.gain)


def _owner_takes(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the share that another player takes for nothing by a worker on their card."""
    slot = state.slot(number(option, "space"))
    if slot.owner in (seat, NO_SEAT) or "beyond" in option.data:
        return
    share = _share_of(slot.face)
    if _has_share(slot) and share["share"] == "takes":
        yield Merit("owner_takes", {"by": slot.owner, "gain": share["gain"]})


def _passing(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the batches that are ready, or are coming, when a seat passes: the first to pass gives first."""
    held, spent = state.players[seat].cubes, price(state, option)
    count = most_batches(state, seat, held, spent)
    if count:
        pay, is_held = made_of(coming(state, seat, held, spent), count), count_batches(held) >= count
        data: Data = {"count": count, "vp": worth(next_tokens(state, count)), "pay": pay, "others": not is_held}
        yield Merit("batch_ready", data) if state.passed else Merit("first_to_give", {"deniers": FIRST_PASS, **data})


def _trade(state: State, seat: Seat, kind: str, option: Option, other: Option) -> Iterator[Merit]:
    """Yield what speaks for batches, tokens, cubes, or a residence."""
    held, gain = state.players[seat].cubes, amounts(option, "gain")
    if kind == "batches":
        mine, theirs = (number(one, "count") for one in (option, other))
        kept = [*_keeps_card(state, seat, option, other)]
        if _brings_gold(state, seat, mine) == _brings_gold(state, seat, theirs):
            kept += keeps_gold(option, other, POINT_RATES)
        yield from kept if mine < theirs else ()
        yield from _deliver(state, seat, option)
        yield from _misses_gold(state, seat, option, other)
        yield from kept if mine >= theirs else ()
    elif kind == "tokens" and gain:
        yield Merit("tokens", {"gain": gain, "deniers": DENIERS_PER_POINT})
    elif kind in ("buy", "swap") and gain:
        rest = without(held, amounts(option, "pay"))
        yield from gains(state, seat, rest, [gain], amounts(option, "pay").get("denier", 0))
        yield from fewer_held(held, option, other)
        yield from more_of_the_same(gain, amounts(other, "gain"))
        yield from pays_off(option, POINT_RATES)
    elif kind == "sell" and gain:
        yield from plenty(held, option)
        yield from spare_cube(state, seat, option) if "pay" not in other.data else ()
        for merit in pays_off(option, POINT_RATES):
            yield Merit(merit.kind, {**merit.data, "golden": "gold" in amounts(option, "pay")})
        yield from fewer_batches(state, seat, option, other)
    elif kind == "lawyer" and gain:
        data: Data = {"vp": gain["vp"], "deniers": CARDS[RESIDENCE].income, "lost": number(option, "vp")}
        yield Merit("residence", data)


def _keeps_card(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the best card in hand that a seat can pay for after an option, and not after another one."""
    held, hand = state.players[seat].cubes, state.players[seat].hand
    left, otherwise = (without(held, amounts(one, "pay")) for one in (option, other))
    kept = [
        id
        for id in hand
        if not is_last_turn(state)
        and any(is_worth_building(state, id, pay) for pay in ways(left, id).values())
        and not ways(otherwise, id)
    ]
    if kept:
        best = max(kept, key=lambda card: CARDS[card].points)
        yield Merit("keeps_card", {"building": best, "vp": CARDS[best].points})


def _first_hand(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield how many of the first cards can be paid for with the first cubes, or that an exchange costs nothing."""
    hand, cubes = state.players[seat].hand, state.players[seat].cubes
    payable = sum([bool(ways(cubes, card)) for card in hand])
    if (option.key == KEEP.key and payable > 1) or (option.key == EXCHANGE.key and payable <= 1):
        yield Merit("first_hand", {"count": payable, "most": len(hand)})
    elif option.key == EXCHANGE.key:
        yield Merit("free_exchange")


def _hand(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield what is wrong with a hand: it has no card that can be paid for though others can, few cards, or poor ones."""
    hand, ready = state.players[seat].hand, coming(state, seat, state.players[seat].cubes)
    payable = [card for card in hand if any(ways(held, card) for held in ready)]
    if hand and not payable:
        others = deck(PLAYER_COLOURS, beginner=state.beginner)
        if any(ways(held, card) for held in ready for card in others):
            yield Merit("stuck_hand", {"count": len(hand)})
    elif not hand:
        yield Merit("no_hand")
    elif option.key == HAND_KEYS[0] and len(hand) < FIRST_HAND_SIZE and state.players[seat].deniers >= LOW_MONEY:
        yield Merit("few_cards", {"count": len(hand), "deniers": state.players[seat].deniers})
    elif option.key != HAND_KEYS[0] and max([CARDS[card].points for card in payable]) == 1:
        yield Merit("low_hand", {"count": len(payable)})


def _place(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield what a worker brings on a card."""
    price, player = number(option, "cost"), state.players[seat]
    effect = CARDS[text(option, "building")].primary
    if "beyond" in option.data:
        brought = [*provost.brought(state, seat, state.passed, option, PROVOST_RANGE)]
        yield from brought or _plain(state, seat, effect, price)
        if not brought:
            yield Merit("needs_provost", {"deniers": number(option, "beyond")})
    elif isinstance(effect, Gain) and "denier" in effect.gain:
        yield Merit("wage", {"gain": effect.gain, "cost": price})
    elif isinstance(effect, Gain):
        yield from gains(state, seat, player.cubes, [effect.gain], price)
        yield from _plain(state, seat, effect, price)
    elif isinstance(effect, Buy):
        yield from _bought(state, seat, effect, price)
        yield from _plain(state, seat, effect, price)
    elif isinstance(effect, Tokens) and player.deniers >= price + effect.offers[0][0] and tokens_left(state):
        yield Merit("church", {"vp": worth(next_tokens(state, 1)), "deniers": effect.offers[0][0]})
    elif isinstance(effect, Lawyer) and any(lawyer.hindrance(slot, seat) is None for slot in state.road):
        fee = payment(player.cubes, lawyer.LAWYER_FEE)
        if fee:
            yield Merit("lawyer", {"pay": fee, "deniers": CARDS[RESIDENCE].income})
    elif isinstance(effect, Sell) and can_spare(state, seat, number(option, "space"), price):
        yield Merit("sale", {"deniers": effect.deniers, "cost": price})


PURPOSES: Final = ("batch", "pays_card", "saves_gold", "spares_gold", "nearer_batch")
"""Kinds of merits of bought cubes, the strongest first."""


def _bought(state: State, seat: Seat, effect: Buy, spent: int) -> Iterator[Merit]:
    """Yield what cubes complete that a worker may buy: no more of them than that takes."""
    held, offers, found = state.players[seat].cubes, [*_purchases(state, seat, effect, spent)], list[list[Merit]]()
    for cost, choices in offers:
        completed = gains(state, seat, held, choices, spent + cost)
        found.append([Merit(one.kind, {**one.data, "cost": cost}) for one in completed])
    yield from min(found, key=_purpose, default=())


def _plain(state: State, seat: Seat, effect: Effect | None, spent: int) -> Iterator[Merit]:
    """Yield what a card brings or sells."""
    if isinstance(effect, Gain):
        yield Merit("brings", {"gain": effect.gain})
    elif isinstance(effect, Buy) and (offers := [cost for cost, _ in _purchases(state, seat, effect, spent)]):
        count = max([count for cost, count in effect.offers if cost in offers])
        yield Merit("bank" if "gold" in effect.kinds else "peddler", {"deniers": offers[0], "count": count})


def _purpose(merits: Sequence[Merit]) -> int:
    """Return the rank of the first merit among the purposes of cubes."""
    return PURPOSES.index(merits[0].kind) if merits and merits[0].kind in PURPOSES else len(PURPOSES)


def _deliver(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the points of batches, the gold if they are sure to bring it, and what later tokens are worth if less."""
    count, left = number(option, "count"), tokens_left(state)
    if count:
        token, after = (worth(next_tokens(state, at + 1)) - worth(next_tokens(state, at)) for at in (0, count))
        data: Data = {"left": after if after < token else 0, "last": count == left}
        yield Merit("deliver", {"gain": amounts(option, "gain"), "gold": int(_brings_gold(state, seat, count)), **data})


def _misses_gold(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield the gold for the most batches that other batches are sure to bring, and an option is not."""
    count = number(other, "count")
    if _brings_gold(state, seat, count) and not _brings_gold(state, seat, number(option, "count")):
        yield Merit("misses_gold", {"count": count, "vp": MOST_BATCHES_GOLD * GOLD_POINTS})


def _brings_gold(state: State, seat: Seat, count: int) -> bool:
    """Return True if no other player can give as many batches; of equals the first one has the gold."""
    order, left = state.passed, tokens_left(state) - count
    others = [
        (player.batches if order.index(other) < order.index(seat) else min(left, count_batches(player.cubes)) - 1)
        for other, player in enumerate(state.players)
        if other != seat
    ]
    return count > max(0, *others)
