"""Merits of answers in Caylus Magna Carta by position and rules: batches, cards in hand, and the provost."""

from collections.abc import Iterable, Iterator, Sequence

from engine.core import track
from engine.core.computer_preferences import amounts, number, text
from engine.core.goods import Goods, most, sums
from engine.core.merits import fewer_held, plenty
from engine.core.types import Decision, Merit, Option, Seat
from engine.magna_carta.cards import CARDS, Buy, Gain, Sell
from engine.magna_carta.castle import next_tokens, tokens_left, worth
from engine.magna_carta.payment import payment, ways
from engine.magna_carta.state import NO_SEAT, State
from engine.magna_carta.tables import BATCH_COST, DENIERS_PER_POINT, PROVOST_RANGE
from engine.magna_carta.turn import EXCHANGE, KEEP


def find_merits(state: State, decision: Decision, picks: Sequence[str], other: Sequence[str]) -> Iterable[Merit]:
    """Return what speaks for an answer rather than for another one, the strongest first."""
    options = {option.key: option for option in decision.ask.options}
    if not other:
        return ()
    seat, option, instead = decision.ask.seat, options[picks[0]], options[other[0]]
    if decision.kind == "provost":
        movers = state.passed[state.passed.index(seat) + 1 :]
        faces = [slot.face for slot in state.road]
        found = track.merits(state, seat, faces, option, instead, movers, PROVOST_RANGE)
        return (*found, *_share(state, seat, option, instead))
    if decision.kind == "act":
        return _act(state, seat, option)
    if decision.kind == "exchange":
        return _first_hand(state, seat, option)
    return _trade(state, seat, decision.kind, option, instead)


def _share(state: State, seat: Seat, option: Option, other: Option) -> Iterator[Merit]:
    """Yield a card of the seat that another player uses only if the provost goes that far."""
    for space in range(number(other, "to") + 1, number(option, "to") + 1):
        slot = state.slot(space)
        if slot.owner == seat and slot.worker not in (seat, NO_SEAT):
            yield Merit("provost_share", {"by": slot.worker, "space": space, "building": slot.face})
            return


def _act(state: State, seat: Seat, option: Option) -> Iterable[Merit]:
    """Return what speaks for an action."""
    if option.verb == "place":
        return _place(state, seat, option)
    if option.verb == "build":
        return [Merit("owned", {"vp": number(option, "vp"), "building": option.data.get("building")})]
    return _hand(state, seat) if option.verb in ("draw", "replace") else ()


def _trade(state: State, seat: Seat, kind: str, option: Option, other: Option) -> Iterable[Merit]:
    """Return what speaks for batches, tokens, or cubes."""
    if kind == "batches":
        return _deliver(state, seat, option)
    if kind == "tokens" and "gain" in option.data:
        return [Merit("tokens", {"gain": amounts(option, "gain"), "deniers": DENIERS_PER_POINT})]
    if kind in ("buy", "swap"):
        gains = _gains(state, seat, [amounts(option, "gain")], state.active)
        return (*gains, *fewer_held(state.players[seat].cubes, option, other))
    return plenty(state.players[seat].cubes, option) if kind == "sell" else ()


def _first_hand(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield how many of the first cards can be paid for with the first cubes."""
    hand, cubes = state.players[seat].hand, state.players[seat].cubes
    payable = sum([bool(ways(cubes, card)) for card in hand])
    if (option.key == KEEP.key and payable > 1) or (option.key == EXCHANGE.key and payable <= 1):
        yield Merit("first_hand", {"count": payable, "most": len(hand)})


def _hand(state: State, seat: Seat) -> Iterator[Merit]:
    """Yield that no card in hand can be paid for, even with what the seat's workers will bring."""
    hand, cubes = state.players[seat].hand, state.players[seat].cubes
    if hand and not any(ways(held, card) for held in sums(cubes, _sources(state, seat, 0)) for card in hand):
        yield Merit("stuck_hand", {"count": len(hand)})


def _place(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield what a worker brings on a card."""
    price, space, player = number(option, "cost"), number(option, "space"), state.players[seat]
    effect = CARDS[text(option, "building")].primary
    if "beyond" in option.data:
        yield from track.brought(state, seat, state.passed, option, PROVOST_RANGE)
    elif isinstance(effect, Gain) and "denier" in effect.gain:
        yield Merit("wage", {"gain": effect.gain, "cost": price})
    elif isinstance(effect, Gain):
        yield from _gains(state, seat, [effect.gain], space)
        yield Merit("brings", {"gain": effect.gain})
    elif isinstance(effect, Buy) and player.deniers >= price + effect.offers[0][0]:
        for merit in _gains(state, seat, [{kind: 1} for kind in effect.kinds], space):
            yield Merit(merit.kind, {**merit.data, "cost": effect.offers[0][0]})
        yield Merit("peddler", {"deniers": effect.offers[0][0]})
    elif isinstance(effect, Sell) and any(player.cubes.values()):
        yield Merit("sale", {"deniers": effect.deniers, "cost": price})


def _sources(state: State, seat: Seat, without: int) -> list[Sequence[Goods]]:
    """Return what each of the seat's workers will bring that the provost reaches, except the one `without`."""
    last, found = len(state.road) if state.beginner else state.provost, list[Sequence[Goods]]()
    for number_, slot in enumerate(state.road[:last], start=1):
        effect = CARDS[slot.face].primary if slot.worker == seat and number_ != without else None
        if isinstance(effect, Gain):
            found.append([effect.gain])
        elif isinstance(effect, Buy) and state.players[seat].deniers >= effect.offers[0][0]:
            found.append([{kind: 1} for kind in effect.kinds])
    return found


def _batches(held: Goods) -> int:
    """Count the batches that these cubes pay for, with gold for missing ones."""
    count = 0
    while payment(held, {kind: amount * (count + 1) for kind, amount in BATCH_COST.items()}):
        count += 1
    return count


def _gains(state: State, seat: Seat, choices: Sequence[Goods], space: int) -> Iterator[Merit]:
    """Yield what one of the `choices` of cubes completes, with those held and those that other workers will bring."""
    yield from _batch(state, seat, choices, space)
    player, sources = state.players[seat], _sources(state, seat, space)
    held = player.cubes
    payable = {card for cubes in sums(held, sources) for card in player.hand if ways(cubes, card)}
    for gain in choices:
        richer = [*sums({**held, **_sum(held, gain)}, sources)]
        lacking = [id for id in player.hand if id not in payable and any(ways(cubes, id) for cubes in richer)]
        if lacking:
            best = max(lacking, key=lambda card: CARDS[card].points)
            alone = bool(ways(_sum(held, gain), best))
            yield Merit("pays_card", {"gain": gain, "building": best, "others": not alone})
            return
    coming = {kind for several in sources for one in several for kind in one}
    if len(choices) == 1 and choices[0] and not any(held[kind] or kind in coming for kind in choices[0]):
        yield Merit("first", {"gain": choices[0]})


def _sum(held: Goods, gain: Goods) -> Goods:
    return {kind: amount + gain.get(kind, 0) for kind, amount in held.items()}


def _batch(state: State, seat: Seat, choices: Sequence[Goods], space: int) -> Iterator[Merit]:
    """Yield one more batch that one of the `choices` of cubes makes, with the cubes of the first one."""
    held, sources = state.players[seat].cubes, _sources(state, seat, space)
    before, left = most(held, sources, _batches), tokens_left(state)
    for gain in choices if before < left else ():
        richer = _sum(held, gain)
        if most(richer, sources, _batches) > before:
            vp = worth(next_tokens(state, before + 1)) - worth(next_tokens(state, before))
            given = [paid for cubes in sums(richer, sources) if (paid := payment(cubes, BATCH_COST))]
            pay = {} if before else min(given, key=lambda paid: paid.get("gold", 0))
            alone = _batches(richer) > _batches(held)
            yield Merit("batch", {"gain": gain, "vp": vp, "others": not alone, "pay": pay})
            return


def _deliver(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield the points of batches, and the gold if no other player can give as many; of equals the first one has it."""
    count, order = number(option, "count"), state.passed
    others = [
        (player.batches if order.index(other) < order.index(seat) else _batches(player.cubes) - 1)
        for other, player in enumerate(state.players)
        if other != seat
    ]
    if count:
        yield Merit("deliver", {"gain": amounts(option, "gain"), "gold": int(count > max(others))})
