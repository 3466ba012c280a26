"""Checks of merits of Caylus Magna Carta."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from engine.core.flow import Position
from engine.core.types import Action, Option
from engine.magna_carta.cards import CARDS, Gain
from engine.magna_carta.castle import Batches
from engine.magna_carta.castle import most as most_batches
from tests.bot.commands.true_merits.claim import Amounts, Check, Claim
from tests.bot.commands.true_merits.road import (
    CUBES,
    PROVOST,
    batches,
    buys_batch,
    gives,
    holdings,
    max_batches,
    paid,
    price,
    provost_after,
    reached,
    share,
    shop,
    spaces,
)

SECTION_POINTS: Final = (("dungeon", 4), ("walls", 3), ("towers", 2))


def provost_share(claim: Claim) -> bool:
    gained = reached(claim, provost_after(claim, claim.picks)) - reached(claim, provost_after(claim, claim.other))
    (space,) = spaces(claim)
    slot = claim.state.road[space - 1]
    is_mine = slot.owner == claim.seat != slot.worker == claim.data["by"]
    return space in gained and is_mine and share(claim, slot.face)


def provost_denies(claim: Claim) -> bool:
    lost = reached(claim, provost_after(claim, claim.other)) - reached(claim, provost_after(claim, claim.picks))
    (space,) = spaces(claim)
    slot = claim.state.road[space - 1]
    is_theirs = slot.owner == claim.data["by"] != claim.seat and slot.worker != slot.owner
    is_left = slot.cubes > 0 or not slot.face.startswith("small_")
    return space in lost and is_theirs and is_left


def first_to_give(claim: Claim) -> bool:
    after = claim.after(claim.picks)
    gained = after.state.players[claim.seat].deniers - claim.me.deniers
    is_first = gained == claim.data["deniers"] and after.state.passed == [claim.seat]
    return is_first and ready_batches(claim)


def ready_batches(claim: Claim) -> bool:
    """Check the batches that can be given after passing, and the points of their tokens."""
    count = min(sum(claim.state.tokens.values()), max_batches(claim, {}, with_workers=True, picks=claim.picks))
    values = [points for section, points in SECTION_POINTS for _ in range(claim.state.tokens[section])]
    is_pass = claim.picks == ("pass",) and claim.data["vp"] == sum(values[:count])
    assert claim.data["others"] == (max_batches(claim, {}, with_workers=False) < count)
    return is_pass and bool(claim.data["count"] == count > 0) and makes(claim, claim, claim.picks)


def makes(claim: Claim, at: Claim, picks: tuple[str, ...] | None) -> bool:
    """Check that the cubes named for batches can be held, and that no others of less gold can."""
    pay, count = claim.data["pay"], claim.data["count"]
    held = [*holdings(at, {}, with_workers=True, picks=picks)]
    exact = {kind: pay.get(kind, 0) for kind in claim.me.cubes}
    can_pay = any(all(one[kind] >= amount for kind, amount in pay.items()) for one in held)
    saved = {"gold": pay.get("gold", 0) - 1}
    is_least = saved["gold"] < 0 or all(batches(claim, {**one, **saved}) < count for one in held if one["gold"] >= 0)
    return can_pay and is_least and sum(pay.values()) == 3 * count and batches(claim, exact) == count


def leaves_batches(claim: Claim) -> bool:
    """Check the batches after both answers, their cubes, and the player who may move the provost back."""
    is_act = bool(claim.option(claim.other).data.get("pay"))
    at = claim if is_act else paid(claim, claim.picks)
    is_back = "by" not in claim.data or moves_back(claim, claim.other)
    is_more = CUBES["leaves_batches"](claim) if is_act else buys_batch(claim)
    return is_more and makes(claim, at, claim.picks if is_act else None) and is_back


def moves_back(claim: Claim, picks: tuple[str, ...]) -> bool:
    """Play a move of the provost, let a player bring him back to an own worker, and count the batches then."""
    by, game, position = claim.data["by"], claim.game, claim.after(picks)
    while (asked := game.decisions(position)[0].ask).seat != by:
        position = game.apply(position, Action(asked.seat, "provost", ("0",)))[0]
    goals = [option.key for option in asked.options if claim.workers().get(int(str(option.data["to"]))) == by]
    least = paid(claim, claim.picks if claim.merit.kind == "leaves_batches" else claim.other)
    most = max_batches(least, {}, with_workers=True)
    for key in goals:
        moved = claim._replace(position=game.copy(position))
        moved.state.provost += int(key)
        if max_batches(moved, {}, with_workers=True) >= most:
            return True
    return False


def fewer_batches(claim: Claim) -> bool:
    return CUBES["fewer_batches"](claim) and ("by" not in claim.data or moves_back(claim, claim.picks))


def provost_shut(claim: Claim) -> bool:
    """Check the points at the castle that the other player has with the worker, and not without."""
    counts, by = list[int](), claim.data["by"]
    ask = structs.replace(claim.decision.ask, seat=by)
    for picks in (claim.picks, claim.other):
        theirs = paid(claim, picks)._replace(decision=structs.replace(claim.decision, ask=ask))
        counts.append(min(sum(claim.state.tokens.values()), max_batches(theirs, {}, with_workers=True)))
    values = [points for section, points in SECTION_POINTS for _ in range(claim.state.tokens[section])]
    is_alone = len(claim.data["places"]) == 1
    return PROVOST["provost_shut"](claim) and claim.data["won"] == is_alone * sum(values[slice(*counts)])


def keeps_card(claim: Claim) -> bool:
    """Check that the rest after the answer pays for the card, and the rest after the other one does not."""
    built = []
    for picks in (claim.picks, claim.other):
        copy = claim.game.copy(claim.position)
        copy.state.players[claim.seat].cubes = next(holdings(claim, {}, with_workers=False, picks=picks))
        built.append({str(option.data["building"]) for option in build_options(claim, copy)} & {*claim.me.hand})
    assert sum(claim.state.tokens.values()) > 1, "there is a next turn"
    copy = claim.game.copy(claim.position)
    copy.state.players[claim.seat].cubes = next(holdings(claim, {}, with_workers=False, picks=claim.picks))
    ways: list[Any] = [one.data for one in build_options(claim, copy) if one.data["building"] == claim.data["building"]]
    assert any(is_worth_it(claim, way["building"], way["pay"]) for way in ways)
    return claim.data["building"] in built[0] - built[1] and CARDS[claim.data["building"]].points == claim.data["vp"]


def prestige(claim: Claim) -> bool:
    """Check the points of the card and of the residence below it, by the score after building it."""
    scores = [claim.game.insight(at, claim.seat)["points"] for at in (claim.position, claim.after(claim.picks))]
    income = [claim.game.insight(at, claim.seat)["income"] for at in (claim.position, claim.after(claim.picks))]
    lost = claim.data["lost"]
    best = max(int(str(option.data.get("vp", 0))) for option in claim.decision.ask.options)
    kept = claim.data["deniers"] == income[1] - income[0] + (lost > 0)
    return (
        kept
        and claim.data["tied"] == (claim.data["vp"] == best)
        and claim.option(claim.picks).data["vp"] == claim.data["vp"]
        and scores[1] > scores[0]
    )


def hand(claim: Claim) -> bool:
    if claim.merit.kind == "no_hand":
        return not claim.me.hand
    if claim.merit.kind == "low_hand":
        able = payable(claim, {}, with_workers=True)
        return (
            claim.picks == ("replace",)
            and {CARDS[card].points for card in able} == {1}
            and claim.data == {"count": len(able)}
        )
    return claim.picks == ("draw",) and claim.data == {"count": len(claim.me.hand), "deniers": claim.me.deniers}


def payable(
    claim: Claim,
    gain: Amounts,
    *,
    with_workers: bool,
    picks: tuple[str, ...] | None = None,
    castle: bool = False,
) -> set[str]:
    """Return the cards in hand that can be paid with a gain, or with what the `castle` leaves of it."""
    found, copy = set[str](), claim.game.copy(claim.position)
    for held in holdings(claim, gain, with_workers=with_workers, picks=picks):
        copy.state.players[claim.seat].cubes = after_castle(claim, held) if castle else held
        found |= {str(option.data["building"]) for option in build_options(claim, copy)}
    return found & {*claim.me.hand}


def after_castle(claim: Claim, held: dict[str, int]) -> dict[str, int]:
    """Return the rest of cubes after the largest number of batches that the castle phase offers."""
    copy = claim.game.copy(claim.position)
    copy.state.players[claim.seat].cubes = dict(held)
    asked = Batches(claim.seat).ask(claim.game.resume(copy))
    paid: Any = asked.options[-1].data.get("pay", {}) if asked else {}
    return {kind: amount - paid.get(kind, 0) for kind, amount in held.items()}


def pays_card(claim: Claim) -> bool:
    assert sum(claim.state.tokens.values()) > 1, "there is a next turn"
    with_workers, gain, card = bool(claim.data["others"]), claim.data["gain"], claim.data["building"]
    assert is_worth_it(claim, card, claim.data["pay"])
    is_new = card not in payable(claim, {}, with_workers=True, castle=True)
    pay, copy = claim.data["pay"], claim.game.copy(claim.position)
    ways = list[Any]()
    for held in holdings(claim, gain, with_workers=True, picks=claim.picks):
        copy.state.players[claim.seat].cubes = after_castle(claim, held)
        ways += [option.data["pay"] for option in build_options(claim, copy) if option.data["building"] == card]
    is_cheapest = pay in ways and pay.get("gold", 0) == min(way.get("gold", 0) for way in ways)
    return (
        is_new
        and is_cheapest
        and card in payable(claim, gain, with_workers=with_workers, picks=claim.picks, castle=True)
        and gives(claim)
    )


def is_worth_it(claim: Claim, card: str, pay: Amounts) -> bool:
    """Check that a card scores 2 points more than its cubes at the end, and no less than a third of a batch for each."""
    points = 3 * CARDS[card].points
    token = next(value for section, value in SECTION_POINTS if claim.state.tokens[section])
    spent = sum(3 if kind == "gold" else 1 for kind, amount in pay.items() for _ in range(amount))
    return points - spent >= 6 and points >= token * sum(pay.values())


def build_options(claim: Claim, position: Position[Any, Any]) -> list[Option]:
    """Return the cards that the seat could build in the action phase."""
    from engine.magna_carta.actions import Act  # noqa: PLC0415 - it is a game's own

    ask = Act(claim.seat).ask(claim.game.resume(position))
    return [option for option in ask.options if option.verb in ("build", "prestige")]


def stuck_hand(claim: Claim) -> bool:
    return bool(claim.data["count"] == len(claim.me.hand)) and not payable(claim, {}, with_workers=True)


def first_hand(claim: Claim) -> bool:
    built = {option.data["building"] for option in build_options(claim, claim.position)}
    count = sum(card in built for card in claim.me.hand)
    return bool(claim.data == {"count": count, "most": 3} and (claim.picks == ("keep",)) == (count > 1))


def free_exchange(claim: Claim) -> bool:
    """Check that an exchange takes no deniers, and no card out of the game."""
    player = claim.after(claim.picks).state.players[claim.seat]
    cards = len([*player.hand, *player.pile, *player.discard])
    return claim.picks == ("exchange",) and cards == len([*claim.me.hand, *claim.me.pile, *claim.me.discard])


def castle_gold(claim: Claim) -> bool:
    after = claim.after(claim.picks)
    gain = claim.game.insight(after, claim.seat)["castle"] - claim.game.insight(claim.position, claim.seat)["castle"]
    is_last = not sum(after.state.tokens.values())
    now, later = (
        next((points for section, points in SECTION_POINTS if state.tokens[section]), 0)
        for state in (claim.state, after.state)
    )
    is_told = claim.data["last"] == is_last and claim.data["left"] == (later if later < now else 0)
    return is_told and claim.data["gain"] == {"vp": gain} and (not claim.data["gold"] or wins_gold(claim, claim.picks))


def wins_gold(claim: Claim, picks: tuple[str, ...]) -> bool:
    """Check that these batches are more than any before them, and no fewer than any that can come after them."""
    count, after, given = int(picks[0]), claim.after(picks).state, list[int]()
    order = claim.state.passed
    for other, player in enumerate(claim.state.players):
        is_earlier = order.index(other) < order.index(claim.seat)
        if other != claim.seat:
            given.append(player.batches if is_earlier else most_batches(after, other))
    is_first = all(claim.state.players[other].batches < count for other in order[: order.index(claim.seat)])
    return is_first and max(given) <= count > 0


def misses_gold(claim: Claim) -> bool:
    is_theirs = wins_gold(claim, claim.other) and not wins_gold(claim, claim.picks)
    return is_theirs and claim.data == {"count": int(claim.other[0]), "vp": 1}


def tokens(claim: Claim) -> bool:
    return bool(claim.option(claim.picks).data["gain"] == claim.data["gain"] and claim.data["deniers"] == 3)


def owned(claim: Claim) -> bool:
    card = CARDS[str(claim.option(claim.picks).data["building"])]
    after = claim.after(claim.picks)
    most = max((CARDS[one].points for one in claim.state.prestige), default=0) if card.id == "lawyer" else 0
    return claim.data["most"] == most and (
        card.points == claim.data["vp"] and share(claim, card.id) and after.state.road[-1].cubes == claim.data["count"]
    )


def wage(claim: Claim) -> bool:
    effect = CARDS[str(claim.option(claim.picks).data["building"])].primary
    return isinstance(effect, Gain) and effect.gain == claim.data["gain"] and price(claim)


def needs_provost(claim: Claim) -> bool:
    space = int(str(claim.option(claim.picks).data["space"]))
    return bool(space - claim.state.provost == claim.data["deniers"] > 0)


CHECKS: Final[dict[str, Check]] = {
    **PROVOST,
    **CUBES,
    "pays_card": pays_card,
    **dict.fromkeys(("bank", "church"), shop),
    **dict.fromkeys(("few_cards", "low_hand", "no_hand"), hand),
    "batch_ready": ready_batches,
    "leaves_batches": leaves_batches,
    "fewer_batches": fewer_batches,
    "provost_shut": provost_shut,
    "needs_provost": needs_provost,
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
