"""Checks of merits of Caylus Magna Carta."""

from __future__ import annotations

from typing import Any, Final

from engine.core.flow import Position
from engine.core.types import Option
from engine.magna_carta.cards import CARDS, Gain
from engine.magna_carta.castle import most as most_batches
from tests.bot.commands.true_merits.road import (
    CUBES,
    PROVOST,
    gives,
    holdings,
    most,
    price,
    provost_after,
    reached,
    share,
    shop,
    spaces,
)
from tests.bot.commands.true_merits.told import Amounts, Check, Told


def provost_share(told: Told) -> bool:
    gained = reached(told, provost_after(told, told.picks)) - reached(told, provost_after(told, told.other))
    (space,) = spaces(told)
    slot = told.state.road[space - 1]
    is_mine = slot.owner == told.seat != slot.worker == told.data["by"]
    return space in gained and is_mine and share(told, slot.face)


def provost_denies(told: Told) -> bool:
    lost = reached(told, provost_after(told, told.other)) - reached(told, provost_after(told, told.picks))
    (space,) = spaces(told)
    slot = told.state.road[space - 1]
    is_theirs = slot.owner == told.data["by"] != told.seat and slot.worker != slot.owner
    is_left = slot.cubes > 0 or not slot.face.startswith("small_")
    return space in lost and is_theirs and is_left


def first_to_give(told: Told) -> bool:
    after = told.after(told.picks)
    gained = after.state.players[told.seat].deniers - told.me.deniers
    count = min(sum(told.state.tokens.values()), most(told, {}, with_workers=True))
    return bool(
        gained == told.data["deniers"] and after.state.passed == [told.seat] and told.data["count"] == count > 0
    )


def keeps_card(told: Told) -> bool:
    """Whether the card can be built with what is left after the answer, and not after the other one."""
    built = []
    for picks in (told.picks, told.other):
        copy = told.game.copy(told.position)
        copy.state.players[told.seat].cubes = next(holdings(told, {}, with_workers=False, picks=picks))
        built.append({str(option.data["building"]) for option in offered(told, copy)} & {*told.me.hand})
    assert sum(told.state.tokens.values()) > 1, "there is a next turn"
    return told.data["building"] in built[0] - built[1] and CARDS[told.data["building"]].points == told.data["vp"]


def prestige(told: Told) -> bool:
    """Whether the points are those of the card and of the residence below it, by the score after it is built."""
    scores = [told.game.insight(at, told.seat)["points"] for at in (told.position, told.after(told.picks))]
    income = [told.game.insight(at, told.seat)["income"] for at in (told.position, told.after(told.picks))]
    lost = told.data["lost"]
    best = max(int(str(option.data.get("vp", 0))) for option in told.decision.ask.options)
    kept = told.data["deniers"] == income[1] - income[0] + (lost > 0)
    return (
        kept
        and told.data["tied"] == (told.data["vp"] == best)
        and told.option(told.picks).data["vp"] == told.data["vp"]
        and scores[1] > scores[0]
    )


def hand(told: Told) -> bool:
    if told.merit.kind == "no_hand":
        return not told.me.hand
    return told.picks == ("draw",) and told.data == {"count": len(told.me.hand), "deniers": told.me.deniers}


def payable(told: Told, gain: Amounts, *, with_workers: bool, picks: tuple[str, ...] | None = None) -> set[str]:
    """The cards in hand that can be paid with a gain."""
    found, copy = set[str](), told.game.copy(told.position)
    for held in holdings(told, gain, with_workers=with_workers, picks=picks):
        copy.state.players[told.seat].cubes = held
        found |= {str(option.data["building"]) for option in offered(told, copy)}
    return found & {*told.me.hand}


def pays_card(told: Told) -> bool:
    assert sum(told.state.tokens.values()) > 1, "there is a next turn"
    with_workers, gain, card = bool(told.data["others"]), told.data["gain"], told.data["building"]
    is_new = card not in payable(told, {}, with_workers=True)
    pay, copy = told.data["pay"], told.game.copy(told.position)
    ways = list[Any]()
    for held in holdings(told, gain, with_workers=True, picks=told.picks):
        copy.state.players[told.seat].cubes = held
        ways += [option.data["pay"] for option in offered(told, copy) if option.data["building"] == card]
    is_cheapest = pay in ways and pay.get("gold", 0) == min(way.get("gold", 0) for way in ways)
    return (
        is_new
        and is_cheapest
        and card in payable(told, gain, with_workers=with_workers, picks=told.picks)
        and gives(told)
    )


def offered(told: Told, position: Position[Any, Any]) -> list[Option]:
    """What the seat could build in the action phase."""
    from engine.magna_carta.actions import Act  # noqa: PLC0415 - it is a game's own

    ask = Act(told.seat).ask(told.game.resume(position))
    return [option for option in ask.options if option.verb in ("build", "prestige")]


def stuck_hand(told: Told) -> bool:
    return bool(told.data["count"] == len(told.me.hand)) and not payable(told, {}, with_workers=True)


def first_hand(told: Told) -> bool:
    built = {option.data["building"] for option in offered(told, told.position)}
    count = sum(card in built for card in told.me.hand)
    return bool(told.data == {"count": count, "most": 3} and (told.picks == ("keep",)) == (count > 1))


def free_exchange(told: Told) -> bool:
    """Whether an exchange takes no deniers, and no card out of the game."""
    player = told.after(told.picks).state.players[told.seat]
    cards = len([*player.hand, *player.pile, *player.discard])
    return told.picks == ("exchange",) and cards == len([*told.me.hand, *told.me.pile, *told.me.discard])


def castle_gold(told: Told) -> bool:
    after = told.after(told.picks)
    gain = told.game.insight(after, told.seat)["castle"] - told.game.insight(told.position, told.seat)["castle"]
    return told.data["gain"] == {"vp": gain} and (not told.data["gold"] or wins_gold(told, told.picks))


def wins_gold(told: Told, picks: tuple[str, ...]) -> bool:
    """Whether these batches are more than any before them, and no fewer than any that can be given after them."""
    count, after, given = int(picks[0]), told.after(picks).state, list[int]()
    order = told.state.passed
    for other, player in enumerate(told.state.players):
        is_earlier = order.index(other) < order.index(told.seat)
        if other != told.seat:
            given.append(player.batches if is_earlier else most_batches(after, other))
    is_first = all(told.state.players[other].batches < count for other in order[: order.index(told.seat)])
    return is_first and max(given) <= count > 0


def misses_gold(told: Told) -> bool:
    is_theirs = wins_gold(told, told.other) and not wins_gold(told, told.picks)
    return is_theirs and told.data == {"count": int(told.other[0]), "vp": 1}


def tokens(told: Told) -> bool:
    return bool(told.option(told.picks).data["gain"] == told.data["gain"] and told.data["deniers"] == 3)


def owned(told: Told) -> bool:
    card = CARDS[str(told.option(told.picks).data["building"])]
    after = told.after(told.picks)
    return card.points == told.data["vp"] and share(told, card.id) and after.state.road[-1].cubes == told.data["count"]


def wage(told: Told) -> bool:
    effect = CARDS[str(told.option(told.picks).data["building"])].primary
    return isinstance(effect, Gain) and effect.gain == told.data["gain"] and price(told)


CHECKS: Final[dict[str, Check]] = {
    **PROVOST,
    **CUBES,
    "pays_card": pays_card,
    **dict.fromkeys(("bank", "church"), shop),
    **dict.fromkeys(("few_cards", "no_hand"), hand),
    "first_to_give": first_to_give,
    "keeps_card": keeps_card,
    "prestige": prestige,
    "stuck_hand": stuck_hand,
    "first_hand": first_hand,
    "free_exchange": free_exchange,
    "wage": wage,
    "deliver": castle_gold,
    "misses_gold": misses_gold,
    "tokens": tokens,
    "owned": owned,
    "provost_share": provost_share,
    "provost_denies": provost_denies,
}
