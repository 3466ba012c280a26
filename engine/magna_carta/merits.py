"""Merits of answers in Caylus Magna Carta by position and rules: batches, cards in hand, and the provost."""

from collections.abc import Iterable, Iterator, Sequence

from engine.core import track
from engine.core.computer_preferences import amounts, number, text
from engine.core.goods import Goods, most, total
from engine.core.merits import fewer_held, plenty
from engine.core.types import Decision, Merit, Option, Seat
from engine.magna_carta.cards import CARDS, Buy, Gain, Sell
from engine.magna_carta.castle import next_tokens, tokens_left, worth
from engine.magna_carta.payment import payment, ways
from engine.magna_carta.state import State
from engine.magna_carta.tables import BATCH_COST, PROVOST_RANGE
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
        return track.merits(state, seat, faces, option, instead, movers, PROVOST_RANGE)
    if option.verb == "place":
        return _place(state, seat, option)
    if option.verb in ("draw", "replace"):
        return _hand(state, seat)
    if decision.kind == "exchange":
        return _first_hand(state, seat, option)
    if decision.kind in ("buy", "swap"):
        gains = _gains(state, seat, [amounts(option, "gain")], state.active)
        return (*gains, *fewer_held(state.players[seat].cubes, option, instead))
    if decision.kind == "sell":
        return plenty(state.players[seat].cubes, option)
    return ()


def _first_hand(state: State, seat: Seat, option: Option) -> Iterator[Merit]:
    """Yield how many of the first cards can be paid for with the first cubes."""
    hand, cubes = state.players[seat].hand, state.players[seat].cubes
    payable = sum([bool(ways(cubes, card)) for card in hand])
    if (option.key == KEEP.key and payable > 1) or (option.key == EXCHANGE.key and payable <= 1):
        yield Merit("first_hand", {"count": payable, "most": len(hand)})


def _hand(state: State, seat: Seat) -> Iterator[Merit]:
    """Yield that no card in hand can be paid for."""
    hand, cubes = state.players[seat].hand, state.players[seat].cubes
    if hand and not any(ways(cubes, card) for card in hand):
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
    elif isinstance(effect, Buy) and player.deniers >= price + effect.offers[0][0]:
        yield from _gains(state, seat, [{kind: 1} for kind in effect.kinds], space)
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
    player, sources = state.players[seat], _sources(state, seat, space)
    held = player.cubes
    before, left = most(held, sources, _batches), tokens_left(state)
    for gain in choices:
        richer = {**held, **{kind: held[kind] + amount for kind, amount in gain.items()}}
        if before < left and most(richer, sources, _batches) > before:
            vp = worth(next_tokens(state, before + 1)) - worth(next_tokens(state, before))
            alone = _batches(richer) > _batches(held)
            yield Merit("batch", {"gain": gain, "vp": vp, "others": not alone})
            return
    for gain in choices:
        richer = {**held, **total(held, gain)}
        lacking = [card for card in player.hand if not ways(held, card) and ways(richer, card)]
        if lacking:
            best = max(lacking, key=lambda card: CARDS[card].points)
            yield Merit("pays_card", {"gain": gain, "building": best, "vp": CARDS[best].points})
            return
    for gain in choices:
        if any(not held[kind] and not any(kind in one for each in sources for one in each) for kind in gain):
            yield Merit("first", {"gain": gain})
            return
