"""Merits of answers in Caylus Magna Carta, found by position and rules."""

from typing import Any

import pytest

from engine.core.goods import Goods
from engine.magna_carta.effects import BuyCubes, BuyTokens, HireLawyer, SellCube
from engine.magna_carta.state import Slot
from engine.magna_carta.turn import ExchangeFirstHand
from tests.magna_carta.table import MAGNA_CARTA, Table, table


def find_merits(game: Table, key: str, other: str) -> list[tuple[str, Any]]:
    """Return the merits of an answer compared with another one, without those that every card has."""
    found = MAGNA_CARTA.merits(game.position, game.decision, (key,), (other,))
    return [(merit.kind, merit.data) for merit in found if merit.kind not in ("brings", "exposed")]


def kinds(game: Table, key: str, other: str = "pass") -> list[str]:
    """Return the kinds of the merits of an answer."""
    return [kind for kind, _ in find_merits(game, key, other)]


def acting(goods: Goods | None = None, hand: tuple[str, ...] = (), **more: Any) -> Table:
    """Return a match in which three players act on a road of a quarry, a trading post and a peddler."""
    neutral = ("n_quarry", "n_trading_post", "n_peddler")
    return table(3, neutral=neutral, goods={0: goods or {}}, hands={0: hand}, **{"provost": 3, **more})


MADE = {"peddler": "peddler.food"}
"""Keys of the options to build cards that can be paid in several ways."""


def test_an_answer_compared_with_nothing_has_no_merits() -> None:
    game = acting()
    assert MAGNA_CARTA.merits(game.position, game.decision, ("pass",), ()) == ()
    assert kinds(game, "pass", "n_quarry@1") == []


def test_a_cube_completes_a_batch() -> None:
    game = acting({"food": 1, "wood": 1})
    made = {"gain": {"stone": 1}, "vp": 4, "others": False, "pay": {"food": 1, "wood": 1, "stone": 1}, "count": 1}
    assert find_merits(game, "n_quarry@1", "pass")[0] == ("batch", made)
    game = acting({"food": 1}, workers={3: 0})
    assert find_merits(game, "n_quarry@1", "pass")[0] == ("batch", {**made, "others": True})
    more = acting({"food": 2, "wood": 2, "stone": 1})
    twice = {"pay": {"food": 2, "wood": 2, "stone": 2}, "count": 2}
    assert find_merits(more, "n_quarry@1", "pass") == [("batch", {**made, **twice})]
    gold = acting({"food": 1, "gold": 1})
    assert find_merits(gold, "n_quarry@1", "pass")[0][1]["pay"] == {"food": 1, "stone": 1, "gold": 1}
    game = acting({"food": 1, "wood": 1})
    game.state.tokens = dict.fromkeys(game.state.tokens, 0)
    assert kinds(game, "n_quarry@1") == ["first"], "no token is left"
    assert kinds(acting({"food": 1, "wood": 1, "denier": 2}, workers={3: 0}), "n_quarry@1") == ["alike"], (
        "the peddler sells one"
    )
    assert "alike" in kinds(acting({"food": 1, "wood": 1, "stone": 1, "denier": 2}), "n_peddler@3")
    assert "alike" not in kinds(acting({"food": 1, "wood": 1, "stone": 1}), "draw")
    assert kinds(acting({"food": 1, "wood": 1}, workers={1: 0}), "n_peddler@3") == ["peddler", "alike"], (
        "the quarry does"
    )
    assert find_merits(acting({"food": 1, "wood": 1}), "n_peddler@3", "pass")[0][1]["gain"] == {"stone": 1}
    assert find_merits(acting({"food": 1, "wood": 1}), "n_peddler@3", "pass")[0][1]["cost"] == 1
    assert kinds(acting({"food": 1, "wood": 1, "denier": 1}), "n_peddler@3") == [], "it cannot be paid"


def test_a_cube_pays_for_a_card_in_hand() -> None:
    walls = {"left": (0, 7, 8)}
    paid = {"gain": {"stone": 1}, "building": "bank", "others": False, "pay": {"wood": 1, "stone": 2}}
    game = acting({"stone": 1, "wood": 1}, ("bank", "church", "large_farm"), **walls)
    assert find_merits(game, "n_quarry@1", "pass") == [("pays_card", paid)]
    game = acting({"stone": 1}, ("bank",), workers={3: 0}, **walls)
    assert find_merits(game, "n_quarry@1", "pass") == [("pays_card", {**paid, "others": True})]
    assert kinds(acting({"stone": 3}), "n_quarry@1") == []
    assert kinds(acting(), "n_quarry@1") == ["first"]
    assert find_merits(acting({}), "n_peddler@3", "pass") == [("peddler", {"deniers": 1, "count": 1})]
    assert kinds(acting({}, workers={3: 0}, hand=()), "n_quarry@1") == ["nearer_batch"], "the peddler may bring it"


def test_a_card_is_no_purpose_if_it_scores_little_more_than_its_cubes() -> None:
    def names_card(goods: Goods, card: str, **more: Any) -> bool:
        return "pays_card" in kinds(acting(goods, (card,), **{"left": (0, 7, 8), **more}), "n_quarry@1")

    assert names_card({"stone": 1, "wood": 1}, "bank")
    assert not names_card({"stone": 1, "wood": 1}, "bank", left=(6, 7, 8)), "a batch of 3 cubes scores 4 points"
    assert not names_card({"stone": 1, "gold": 1}, "bank"), "the gold is worth a point"
    assert not names_card({"stone": 1, "food": 1}, "large_farm")
    assert not names_card({"wood": 1}, "market", left=(0, 0, 8))


def test_cards_of_money_say_what_they_bring() -> None:
    assert find_merits(acting(), "n_trading_post@2", "pass") == [("wage", {"gain": {"denier": 2}, "cost": 1})]
    market = acting({"food": 1}, road=[Slot("market", 1)], provost=4)
    assert find_merits(market, "market@4", "pass") == [
        ("sale", {"deniers": 4, "cost": 1}),
        ("owner_takes", {"by": 1, "gain": {"denier": 1}}),
    ]
    assert kinds(acting({}, road=[Slot("market", 1)], provost=4), "market@4") == ["owner_takes"]
    assert kinds(acting({}, road=[Slot("lawyer", 1)], provost=4), "lawyer@4") == ["owner_takes"]


def test_beyond_the_provost_only_the_last_to_move_him_has_a_merit() -> None:
    assert find_merits(acting(provost=2, passed=(1, 2)), "n_peddler@3", "pass") == [("last_mover", {"deniers": 1})]
    far = ("needs_provost", {"deniers": 1})
    assert find_merits(acting(provost=2), "n_peddler@3", "pass") == [("peddler", {"deniers": 1, "count": 1}), far]
    assert find_merits(acting({"denier": 1}, provost=2), "n_peddler@3", "pass") == [far], "nothing can be bought"
    lawyer = acting(road=[Slot("lawyer", 1)], provost=3)
    assert find_merits(lawyer, "lawyer@4", "pass") == [far]


def test_a_hand_that_cannot_be_paid_is_a_reason_to_draw() -> None:
    stuck = acting({"food": 1, "wood": 1}, ("bank", "church"))
    assert find_merits(stuck, "draw", "pass") == [("stuck_hand", {"count": 2})]
    assert kinds(acting({}, ("bank", "church")), "replace") == [], "nor could other cards be paid for"
    poor = acting({"food": 1, "wood": 1}, ("small_farm", "bank"))
    assert find_merits(poor, "replace", "pass") == [("low_hand", {"count": 1})]
    assert kinds(acting({"food": 1, "wood": 1}, ("small_farm", "market")), "replace") == []
    assert kinds(acting(), "draw") == ["no_hand"]
    payable = acting({"food": 1, "wood": 1, "denier": 5}, ("small_farm",))
    assert find_merits(payable, "draw", "pass") == [("few_cards", {"count": 1, "deniers": 5})]
    assert kinds(acting({"food": 1, "wood": 1}, ("small_farm", "bank", "church")), "draw") == []


@pytest.mark.parametrize(
    ("hand", "keep", "exchange"),
    [
        (("bank", "church", "gold_mine"), [], ["first_hand"]),
        (("small_farm", "market", "bank"), ["first_hand"], ["free_exchange"]),
    ],
)
def test_a_first_hand_is_judged_by_the_cards_that_can_be_paid(
    hand: tuple[str, ...], keep: list[str], exchange: list[str]
) -> None:
    game = acting({"food": 2, "wood": 2}, hand)
    position = MAGNA_CARTA.copy(game.position)
    position.stack[-1].frames[:] = [ExchangeFirstHand(0)]
    asked = MAGNA_CARTA.decisions(position)[0]
    for key, other, told in (("keep", "exchange", keep), ("exchange", "keep", exchange)):
        assert [one.kind for one in MAGNA_CARTA.merits(position, asked, (key,), (other,))] == told


def test_the_provost_is_moved_for_workers() -> None:
    game = table(2, "provost", passed=(0, 1), workers={2: 0})
    assert game.asked == "0 provost"
    assert kinds(game, "0", "-1")[0] == "provost_keep"


def test_cubes_are_bought_and_sold_for_a_reason() -> None:
    def ask_exchange(frame: Any, goods: Goods, road: list[Slot]) -> Table:
        game = table(2, goods={0: goods}, road=road, workers={len(road) + 2: 0}, provost=len(road) + 2)
        game.state.active = len(road) + 2
        game.position.stack[-1].frames[:] = [frame]
        return Table(game.position)

    game = ask_exchange(BuyCubes(0, 2), {"food": 1, "wood": 2}, [])
    assert kinds(game, "food", "wood") == ["fewer_held"]
    assert kinds(game, "food", "none") == []
    assert kinds(game, "stone", "wood") == ["batch", "first", "none_held"]
    market = ask_exchange(SellCube(0, 3), {"food": 1, "wood": 2}, [Slot("market", 1)])
    assert kinds(market, "wood", "none") == ["plenty", "sale_pays"]
    assert kinds(market, "food", "none") == ["sale_pays"]
    assert kinds(market, "none", "wood") == []
    spare = ask_exchange(SellCube(0, 3), {"food": 1, "wood": 2, "stone": 1}, [Slot("market", 1)])
    assert find_merits(spare, "wood", "none")[1] == ("spare_cube", {"count": 1})
    assert "spare_cube" not in kinds(spare, "food", "none") + kinds(spare, "wood", "food")


def test_a_card_says_what_it_brings_its_owner() -> None:
    game = acting({"food": 1, "wood": 1}, ("small_farm",))
    assert find_merits(game, "small_farm", "pass") == [
        ("owned", {"vp": 1, "count": 4, "most": 0, "share": "takes", "gain": {"food": 1}})
    ]
    game = acting({"food": 1, "stone": 2}, ("large_farm",))
    assert find_merits(game, "large_farm", "pass")[0][1]["count"] == 0, "it never runs out"
    game = acting({"food": 1, "wood": 1}, ("lawyer",))
    assert find_merits(game, "lawyer", "pass")[0][1]["most"] == 14
    game.state.prestige = []
    assert find_merits(game, "lawyer", "pass")[0][1]["most"] == 0


@pytest.mark.parametrize(
    ("theirs", "order", "gold"), [({}, (0, 1), 1), ({"gold": 3}, (0, 1), 1), ({"gold": 3}, (1, 0), 0)]
)
def test_batches_bring_the_gold_if_no_other_player_can_give_as_many(
    theirs: Goods, order: tuple[int, ...], gold: int
) -> None:
    cubes = {"food": 1, "wood": 1, "stone": 1}
    game = table(2, "castle", goods={0: cubes, 1: theirs}, passed=order)
    if order[0] == 1:
        game.do("1 batches 1")
    told = {"gain": {"vp": 4}, "gold": gold, "left": 0, "last": False}
    assert find_merits(game, "1", "0") == [("deliver", told)]
    assert find_merits(game, "0", "1") == [("misses_gold", {"count": 1, "vp": 1})] * gold


def test_nobody_can_give_more_than_the_tokens_that_are_left() -> None:
    game = table(2, "castle", goods={0: {"gold": 3}, 1: {"gold": 9}}, passed=(0, 1))
    told = {"gain": {"vp": 4}, "gold": 0, "left": 0, "last": False}
    assert find_merits(game, "1", "0") == [("deliver", told)]
    game.state.tokens = {"dungeon": 1, "walls": 6, "towers": 7}
    assert find_merits(game, "1", "0") == [("deliver", {**told, "left": 3})]
    game.state.tokens = {"dungeon": 0, "walls": 0, "towers": 1}
    assert find_merits(game, "1", "0") == [("deliver", {"gain": {"vp": 2}, "gold": 1, "left": 0, "last": True})]


def test_tokens_are_worth_more_than_deniers() -> None:
    game = table(2, road=[Slot("church", 1)], workers={3: 0}, provost=3)
    game.state.active = 3
    game.position.stack[-1].frames[:] = [BuyTokens(0, 3)]
    game = Table(game.position)
    assert find_merits(game, "1", "none") == [("tokens", {"gain": {"vp": 4}, "deniers": 3})]
    assert kinds(game, "none", "1") == []


def test_the_provost_brings_the_share_of_an_owner() -> None:
    game = table(2, "provost", passed=(0, 1), road=[Slot("market", 0)], workers={3: 1}, provost=2)
    assert find_merits(game, "+1", "0") == [
        ("provost_share", {"by": 1, "places": ["3:market"], "share": "takes", "gain": {"denier": 1}})
    ]


def test_a_share_the_provost_brings_is_worth_more_than_a_worker_shut_out() -> None:
    for owner, told in ((0, ["provost_share"]), (1, ["provost_dear"])):
        game = table(2, "provost", passed=(0, 1), road=[Slot("market", owner)], workers={3: 1}, provost=3)
        assert kinds(game, "0", "-1") == told


def test_an_empty_card_has_no_share_for_the_provost_to_bring() -> None:
    for cubes, told in ((1, ["provost_share"]), (0, [])):
        card = Slot("small_farm", 0, cubes=cubes)
        game = table(2, "provost", passed=(0, 1), road=[card], workers={3: 1}, provost=2)
        assert kinds(game, "+1", "0") == told


def test_a_worker_beside_the_provost_can_be_cut_off_for_a_denier() -> None:
    def is_exposed(key: str, rules: str = "standard") -> bool:
        game = table(3, rules=rules, neutral=("n_quarry", "n_trading_post", "n_peddler"), provost=3)
        return any(one.kind == "exposed" for one in MAGNA_CARTA.merits(game.position, game.decision, (key,), ("pass",)))

    assert is_exposed("n_peddler@3")
    assert not is_exposed("n_trading_post@2")
    assert not is_exposed("n_peddler@3", "beginner")


def test_a_card_may_cost_the_cubes_of_a_batch() -> None:
    one = {"food": 1, "wood": 1, "stone": 1}
    game = acting(one, ("small_farm",))
    left = ("leaves_batches", {"count": 1, "left": 0, "vp": 4, "pay": one})
    fewer = ("fewer_batches", {"count": 1, "vp": 4})
    assert find_merits(game, "pass", "small_farm")[0] == find_merits(game, "draw", "small_farm")[0] == left
    assert find_merits(game, "small_farm", "pass")[-1] == fewer
    assert "leaves_batches" not in kinds(game, "pass", "draw")
    gold = acting({"food": 1, "stone": 1, "gold": 1}, ("small_farm",))
    assert kinds(gold, "pass", "small_farm") == ["leaves_batches", "first_to_give"], "the batch takes the gold"
    assert kinds(gold, "small_farm", "pass") == ["owned", "fewer_batches"], "it would take it as well"
    unused = acting({"food": 1, "gold": 1}, ("small_farm",))
    assert kinds(unused, "small_farm", "pass") == ["owned", "spends_gold"]
    prestige = table(2, rules="beginner", goods={0: {"wood": 2, "food": 1, "stone": 1, "gold": 1}})
    assert kinds(prestige, "theatre", "pass") == ["prestige", "fewer_batches"]
    assert kinds(acting(one, road=[Slot("market", 0)], provost=4), "market@4") == ["alike"], (
        "every cube is for the batch"
    )
    assert kinds(acting({**one, "wood": 2}, road=[Slot("market", 0)], provost=4), "market@4") == ["sale", "alike"]
    assert kinds(acting({}, workers={1: 0}, road=[Slot("market", 0)], provost=4), "market@4") == ["sale"]
    bought = acting({}, workers={2: 0, 3: 0}, road=[Slot("market", 0)], provost=4)
    assert kinds(bought, "market@4") == ["sale"], "the peddler sells it before"


def test_in_the_last_turn_no_card_is_for_the_next_one() -> None:
    game = acting({"stone": 1, "wood": 1}, ("bank",), left=(0, 7, 8))
    assert kinds(game, "n_quarry@1")[0] == "pays_card"
    game.state.tokens = {"dungeon": 0, "walls": 0, "towers": 1}
    assert kinds(game, "n_quarry@1") == []


def test_deniers_are_kept_for_cubes_of_a_batch() -> None:
    def find_kept(other: str, *, deniers: int = 1, key: str = "pass", **more: Any) -> list[tuple[str, Any]]:
        game = acting({"food": 1, "wood": 1, "denier": deniers}, passed=(1,), workers={3: 0}, **more)
        return [one for one in find_merits(game, key, other) if one[0] == "buys_batch"]

    assert find_kept("draw") == [("buys_batch", {"count": 1, "vp": 4})]
    assert find_kept("draw", deniers=2) == [], "one is left"
    assert find_kept("n_trading_post@2") == [], "it brings a denier first"
    assert find_kept("n_quarry@1") == [], "the cube itself"
    assert find_kept("pass", key="draw") == []
    assert kinds(acting({"food": 1, "denier": 1}, passed=(1,), workers={3: 0}), "pass", "draw") == []


def test_the_provost_may_stop_for_batches_and_their_deniers() -> None:
    def find_first(other: str, deniers: int, space: int = 3, *, is_last: bool = False) -> tuple[str, Any]:
        game = table(
            3, "provost", passed=(0, 1, 2), neutral=("n_quarry", "n_trading_post", "n_peddler"), provost=3,
            goods={0: {"food": 1, "wood": 1, "denier": deniers}}, road=[Slot("market", 1)], workers={space: 0},
        )  # fmt: skip
        return find_merits(game, other, "0")[-1] if is_last else find_merits(game, "0", other)[0]

    assert find_first("+1", 1) == ("buys_batch", {"count": 1, "vp": 4})
    made = {"count": 1, "left": 0, "vp": 4, "pay": {"food": 1, "wood": 1, "stone": 1}}
    assert find_first("-1", 3) == ("leaves_batches", made)
    assert find_first("-1", 3, 1)[0] != "leaves_batches"
    assert find_first("-1", 3, is_last=True) == ("fewer_batches", {"count": 1, "vp": 4})
    assert find_first("+1", 1, is_last=True) == ("fewer_batches", {"count": 1, "vp": 4}), "the deniers are spent"
    reaching = table(
        3, "provost", passed=(0, 1, 2), neutral=("n_quarry", "n_trading_post", "n_peddler"), provost=2,
        goods={0: {"food": 1, "wood": 1, "denier": 3}}, road=[Slot("market", 1)], workers={3: 0},
    )  # fmt: skip
    assert find_merits(reaching, "+1", "0")[0] == ("leaves_batches", made), "it costs more"


def test_another_player_may_move_the_provost_back_to_an_own_worker() -> None:
    kinds_told = "leaves_batches", "fewer_batches"

    def find_left(worker: int, deniers: int, order: tuple[int, ...] = (0, 1), space: int = 3) -> Any:
        game = table(
            2, "provost", passed=order, neutral=("n_trading_post", "n_peddler"), provost=4,
            goods={0: {"food": 1, "wood": 1, "denier": 5}, 1: {"denier": deniers}},
            road=[Slot("small_quarry", 0, cubes=2), Slot("market", 1)], workers={space: worker},
        )  # fmt: skip
        if order[0] == 1:
            game.do("1 provost 0")
        found = dict(find_merits(game, "0", "-2")), dict(find_merits(game, "-2", "0"))
        told = [merits[kind].get("by") for merits, kind in zip(found, kinds_told, strict=True) if kind in merits]
        assert told[:1] == told[1:]
        return told[0] if told else "no batch"

    assert find_left(1, 1) == 1
    assert find_left(1, 0) is None, "the step cannot be paid"
    assert find_left(1, 1, (1, 0)) is None, "that seat has moved him"
    assert find_left(0, 1) is None, "the worker is the own one"
    assert find_left(1, 5, space=4) == "no batch", "nobody works on the own card"


def test_a_worker_shut_out_may_cost_a_batch() -> None:
    def shut(theirs: Goods, mine: int, **more: Any) -> Any:
        game = table(
            2, "provost", passed=(1, 0), neutral=("n_trading_post", "n_peddler"), provost=2,
            goods={0: {"denier": 5}, 1: theirs}, **{"workers": {2: 1, mine: 0}, "road": [Slot("market", 0)], **more},
        )  # fmt: skip
        told = dict(find_merits(game.do("1 provost 0"), "-1", "0"))["provost_shut"]
        return told["won"], told["own"]

    near = {"food": 1, "wood": 1, "denier": 1}
    assert shut(near, 1) == (4, False)
    assert shut({**near, "denier": 0}, 1) == (0, False)
    assert shut(near, 3) == (4, True), "he could be brought to the own worker"
    several: dict[str, Any] = {"neutral": ("n_peddler", "n_trading_post"), "provost": 3, "workers": {2: 1, 3: 1}}
    game = table(2, "provost", passed=(1, 0), goods={0: {"denier": 5}}, road=[Slot("market", 1)], **several)
    assert dict(find_merits(game.do("1 provost 0"), "-2", "0"))["provost_shut"]["won"] == 0


def test_the_provost_denies_an_owner_s_share() -> None:
    for card, told in (
        (Slot("market", 1), ["provost_denies", "provost_loses"]),
        (Slot("market", 0), ["provost_loses"]),
    ):
        game = table(2, "provost", passed=(0, 1), road=[card], workers={3: 0}, provost=3)
        assert sorted(kinds(game, "-1", "0")) == told
    empty = table(2, "provost", passed=(0, 1), road=[Slot("small_farm", 1)], workers={3: 0}, provost=3)
    assert kinds(empty, "-1", "0") == ["provost_loses"]


def test_the_last_merit_is_what_a_worker_brings() -> None:
    game = acting()
    *_, last = MAGNA_CARTA.merits(game.position, game.decision, ("n_quarry@1",), ("pass",))
    assert (last.kind, last.data) == ("brings", {"gain": {"stone": 1}})


def test_the_owner_of_a_card_takes_a_share() -> None:
    for card, told in (("small_quarry", True), ("peddler", False), ("bank", False), ("church", False)):
        theirs, mine = (Slot(card, seat, cubes=2 * (card == "small_quarry")) for seat in (1, 0))
        taken = [("owner_takes", {"by": 1, "gain": {"stone": 1}})]
        found = find_merits(acting(road=[theirs], provost=4), f"{card}@4", "pass")
        assert [one for one in found if one[0] == "owner_takes"] == taken * told, "the others have to pay for theirs"
        assert "owner_takes" not in kinds(acting(road=[mine], provost=4), f"{card}@4")
        assert "owner_takes" not in kinds(acting(road=[theirs]), f"{card}@4"), "it is beyond the provost"


@pytest.mark.parametrize(
    ("card", "share"),
    [
        ("peddler", {"share": "buys", "gain": {}, "cost": 1}),
        ("bank", {"share": "buys", "gain": {"gold": 1}, "cost": 2}),
        ("church", {"share": "buys_token", "cost": 3}),
        ("gold_mine", {"share": "swaps"}),
        ("small_quarry", {"share": "takes", "gain": {"stone": 1}}),
    ],
)
def test_a_card_brings_its_owner_a_share(card: str, share: dict[str, Any]) -> None:
    (kind, data), *_ = find_merits(acting({"food": 5, "wood": 5, "stone": 5}, (card,)), MADE.get(card, card), "pass")
    assert (kind, data.items() >= share.items()) == ("owned", True)


def test_an_empty_card_gives_its_owner_nothing() -> None:
    assert "owner_takes" not in kinds(acting(road=[Slot("small_quarry", 1)], provost=4), "small_quarry@4")


def test_the_share_of_a_card_is_still_to_come() -> None:
    def act_with_share(card: Slot, **goods: int) -> Table:
        return acting({"wood": 1, **goods}, road=[card], workers={4: 1}, provost=4)

    made = {"food": 1, "wood": 1, "stone": 1}
    for card in (Slot("large_farm", 0), Slot("small_farm", 0, cubes=1)):
        assert find_merits(act_with_share(card), "n_quarry@1", "pass")[0][1]["pay"] == made
    assert "batch" not in kinds(act_with_share(Slot("small_farm", 0)), "n_quarry@1"), "it is empty"
    assert "batch" not in kinds(act_with_share(Slot("market", 0)), "n_quarry@1")


def test_only_players_who_can_pay_visit_a_bank_church_or_lawyer() -> None:
    def find_visit_merits(card: str, goods: Goods) -> list[tuple[str, Any]]:
        game = acting(goods, road=[Slot(card, 0), Slot("market", 0)], provost=5)
        return find_merits(game, f"{card}@4", "pass")

    assert find_visit_merits("bank", {"denier": 2})[-1] == ("bank", {"deniers": 1, "count": 1})
    assert find_visit_merits("church", {"denier": 3}) == [("church", {"vp": 4, "deniers": 2})]
    assert find_visit_merits("church", {"denier": 2}) == find_visit_merits("lawyer", {}) == []
    assert find_visit_merits("lawyer", {"food": 1}) == [("lawyer", {"pay": {"food": 1}, "deniers": 1})]
    alone = acting({"food": 1}, road=[Slot("lawyer", 0)], provost=4)
    assert find_merits(alone, "lawyer@4", "pass") == [], "nothing can be turned into a residence"


def test_gold_is_kept_or_saved() -> None:
    game = acting({"wood": 1, "gold": 1}, ("small_farm",))
    kept = ("keeps_gold", {"have": {"gold": 1}, "vp": 1})
    assert find_merits(game, "pass", "small_farm") == [kept]
    game = acting({"food": 1, "wood": 1, "gold": 1})
    assert find_merits(game, "n_quarry@1", "pass")[0] == ("saves_gold", {"gain": {"stone": 1}, "count": 1})
    game.state.tokens = dict.fromkeys(game.state.tokens, 0)
    assert "saves_gold" not in kinds(game, "n_quarry@1")
    plenty = acting({"wood": 3, "stone": 1, "food": 1}, ("market",))
    assert find_merits(plenty, "market.wood", "market.stone")[1] == (
        "pays_plenty", {"pay": {"wood": 1}, "lost": {"stone": 1}, "have": {"wood": 3, "stone": 1}}
    )  # fmt: skip


def test_a_batch_comes_nearer() -> None:
    near = {"gain": {"stone": 1}, "lost": {"food": 1, "wood": 0, "stone": 0}, "gold": 0, "count": 1}
    assert find_merits(acting({"wood": 1}), "n_quarry@1", "pass")[0] == ("nearer_batch", near)
    assert find_merits(acting({"gold": 1}), "n_quarry@1", "pass")[0] == (
        "nearer_batch", {**near, "lost": {"food": 0, "wood": 1, "stone": 0}, "gold": 1}
    )  # fmt: skip
    again = {"lost": {"food": 0, "wood": 0, "stone": 1}, "count": 2, "gold": 2, "more": "stone"}
    game = acting({"food": 2, "gold": 2})
    assert ("nearer_batch", {**near, **again}) in find_merits(game, "n_quarry@1", "pass")


def test_of_two_cards_the_one_that_leaves_more_batches_gives_up_none() -> None:
    game = acting({"food": 2, "wood": 2, "stone": 2, "denier": 0}, ("small_farm", "large_farm"))
    assert kinds(game, "small_farm", "large_farm") == ["owned", "leaves_batches"]
    assert kinds(game, "large_farm", "small_farm") == ["owned", "fewer_batches"]


def test_what_is_still_to_come_makes_up_for_what_a_card_takes() -> None:
    def leaves(game: Table) -> bool:
        return "leaves_batches" in kinds(game, "pass", "market.gold")

    def gives_up(game: Table) -> bool:
        return "fewer_batches" in kinds(game, "market.gold")

    road = (Slot("peddler", 1),)
    held = {"gold": 2}
    short = acting({**held, "denier": 0}, ("market",), road=[*road], workers={4: 0, 1: 0}, provost=4)
    assert leaves(short)
    assert gives_up(short)
    paid = acting({**held, "denier": 0}, ("market",), road=[*road], workers={4: 0, 1: 0, 2: 0}, provost=4)
    assert not leaves(paid), "the trading post pays for two cubes at the peddler"
    assert not gives_up(paid)
    mine = Slot("gold_mine", 0)
    swapping = acting({"wood": 3, "gold": 1}, ("market",), road=[mine], workers={4: 1, 1: 0}, provost=4)
    assert not gives_up(swapping), "wood is swapped for gold"
    theirs = acting({"wood": 3, "gold": 1, "denier": 0}, ("market",), workers={3: 1, 1: 0})
    assert gives_up(theirs)
    placing = acting({**held, "denier": 3}, ("market",), road=[*road], workers={4: 0}, provost=4)
    assert not leaves(placing), "a worker may still go to the quarry"


def test_a_card_with_more_of_the_same_is_better() -> None:
    game = acting(road=[Slot("large_quarry", 0)], provost=4)
    more = ("brings_more", {"gain": {"stone": 2}, "have": {"stone": 1}})
    assert more in find_merits(game, "large_quarry@4", "n_quarry@1")
    assert "brings_more" not in kinds(game, "n_quarry@1", "large_quarry@4") + kinds(game, "large_quarry@4", "draw")


def test_the_first_player_to_pass_gives_first_at_the_castle() -> None:
    game = acting({"food": 2, "wood": 2, "stone": 2})
    assert find_merits(game, "pass", "n_quarry@1")[0] == (
        "first_to_give",
        {"deniers": 1, "count": 2, "vp": 8, "pay": {"food": 2, "wood": 2, "stone": 2}, "others": False},
    )
    coming = acting({"food": 1, "gold": 1}, workers={1: 0})
    (_, told), *_ = find_merits(coming, "pass", "n_peddler@3")
    assert (told["pay"], told["others"]) == ({"food": 1, "stone": 1, "gold": 1}, True)
    assert kinds(acting(), "pass", "n_quarry@1") == []
    game = acting({"food": 1, "wood": 1, "stone": 1}, ("small_farm",), passed=(1,))
    ready = {"count": 1, "vp": 4, "pay": {"food": 1, "wood": 1, "stone": 1}, "others": False}
    assert find_merits(game, "pass", "n_quarry@1")[0] == ("batch_ready", ready)
    assert kinds(game, "pass", "small_farm") == ["leaves_batches"], "it says so too"


def test_a_peddler_may_sell_two_cubes_for_one_purpose() -> None:
    def visit(goods: Goods, hand: tuple[str, ...] = (), **more: Any) -> tuple[str, Any]:
        return find_merits(acting(goods, hand, road=[Slot("peddler", 0)], provost=4, **more), "peddler@4", "pass")[0]

    kind, told = visit({"food": 1, "denier": 3})
    assert (kind, told["gain"], told["cost"]) == ("batch", {"wood": 1, "stone": 1}, 2)
    kind, told = visit({"food": 1, "wood": 1, "denier": 3})
    assert (kind, told["gain"], told["cost"]) == ("batch", {"stone": 1}, 1), "one cube is enough"
    assert visit({"food": 1, "denier": 2})[0] == "nearer_batch", "two cannot be paid"
    kind, told = visit({"denier": 3, "stone": 1}, ("bank",), left=(0, 7, 8))
    assert (kind, told["gain"], told["cost"]) == ("batch", {"food": 1, "wood": 1}, 2), "sooner than a card"
    game = acting({"food": 1, "denier": 3}, road=[Slot("peddler", 0)], workers={1: 0}, provost=4)
    assert kinds(game, "peddler@4", "n_trading_post@2")[0] == "batch"


def test_a_card_is_paid_with_what_a_batch_leaves() -> None:
    game = acting({"food": 1, "wood": 1, "stone": 1}, ("bank",), left=(0, 7, 8))
    assert kinds(game, "n_quarry@1", "pass") == ["alike"], "a batch takes them"
    game = acting({"wood": 1, "stone": 1}, ("bank",), left=(0, 7, 8))
    assert kinds(game, "n_quarry@1", "pass") == ["pays_card"]


@pytest.mark.parametrize(("rules", "lost"), [("standard", 1), ("beginner", 0)])
def test_a_prestige_card_scores_more_than_the_residence_below_it(rules: str, lost: int) -> None:
    road = [Slot("market", 0, residence=True)] if rules == "standard" else []
    game = table(2, rules=rules, goods={0: {"wood": 3, "gold": 2}}, road=road)
    best = {"vp": 10, "deniers": 0, "tied": True, "lost": lost}
    assert find_merits(game, "town_hall", "pass") == [("prestige", best), ("fewer_batches", {"count": 1, "vp": 4})]
    assert find_merits(game, "theatre", "town_hall") == [
        ("prestige", {**best, "vp": 6, "tied": False}), ("keeps_gold", {"have": {"gold": 1}, "vp": 1}),
    ], "a worker brings what is missing"  # fmt: skip


def test_fewer_batches_keep_cubes_for_a_card_or_gold() -> None:
    held = {"food": 1, "wood": 1, "gold": 1}
    hand = {0: ("small_farm", "market", "bank")}
    game = table(
        2, "castle", goods={0: {**held, "stone": 2}, 1: {"gold": 3}}, hands=hand, passed=(1, 0), left=(0, 6, 7)
    )
    game.do("1 batches 1")
    assert find_merits(game, "0", "1") == [("keeps_card", {"building": "bank", "vp": 3})]
    game = table(2, "castle", goods={0: held, 1: {"gold": 3}}, hands=hand, passed=(1, 0))
    game.do("1 batches 1")
    assert find_merits(game, "0", "1") == [("keeps_gold", {"have": {"gold": 1}, "vp": 1})], "no card is worth it"
    game = table(2, "castle", goods={0: held}, passed=(0, 1))
    assert kinds(game, "0", "1") == ["misses_gold"], "most batches bring the gold back"
    game = table(2, "castle", goods={0: {"food": 1, "wood": 1, "stone": 1, "gold": 3}}, passed=(0, 1))
    assert kinds(game, "1", "2") == ["keeps_gold", "deliver"], "either brings the gold for the most"
    assert kinds(game, "2", "1") == ["deliver"]


def test_a_residence_brings_deniers_instead_of_points() -> None:
    game = table(2, road=[Slot("lawyer", 1), Slot("market", 0)], goods={0: {"food": 1}}, workers={3: 0}, provost=3)
    game.state.active = 3
    game.position.stack[-1].frames[:] = [HireLawyer(0, 3)]
    game = Table(game.position)
    assert find_merits(game, "market@4", "none") == [("residence", {"vp": 1, "deniers": 1, "lost": 2})]
    assert kinds(game, "none", "market@4") == []


def test_gold_is_worth_more_than_deniers() -> None:
    game = table(2, road=[Slot("bank", 0)], goods={0: {"denier": 5}}, workers={3: 0}, provost=3)
    game.state.active = 3
    game.position.stack[-1].frames[:] = [BuyCubes(0, 3)]
    game = Table(game.position)
    assert find_merits(game, "gold", "none")[-1] == ("pays_gold", {"gain": {"gold": 1}, "deniers": 3, "cubes": 3})
    assert ("brings_more", {"gain": {"gold": 2}, "have": {"gold": 1}}) in find_merits(game, "2gold", "gold")


def test_a_batch_that_takes_as_much_gold_as_it_brings_is_no_reason() -> None:
    game = acting({"gold": 2})
    game.state.tokens = {"dungeon": 0, "walls": 0, "towers": 4}
    assert kinds(game, "n_quarry@1", "pass") == ["first"], "two gold are worth the token"
    game.state.tokens["walls"] = 1
    assert kinds(game, "n_quarry@1", "pass") == ["batch", "first"]
    game = acting({"food": 1, "gold": 2})
    game.state.tokens = {"dungeon": 0, "walls": 0, "towers": 4}
    assert "nearer_batch" not in kinds(game, "n_quarry@1", "pass"), "a further one would take them"


def test_a_cube_spares_some_of_the_gold_of_a_batch() -> None:
    game = acting({"wood": 1, "gold": 2})
    spared = ("spares_gold", {"gain": {"stone": 1}, "gold": 1, "count": 1})
    assert find_merits(game, "n_quarry@1", "pass")[0] == spared
    game.state.tokens = dict.fromkeys(game.state.tokens, 0)
    assert "spares_gold" not in kinds(game, "n_quarry@1", "pass")
    game = acting({"wood": 2, "stone": 1, "gold": 1})
    assert "spares_gold" not in kinds(game, "n_quarry@1", "pass"), "the batch takes only one stone"


def test_a_first_cube_is_for_a_batch_as_long_as_there_are_tokens() -> None:
    game = acting()
    assert find_merits(game, "n_quarry@1", "pass") == [("first", {"gain": {"stone": 1}, "count": 1})]
    game.state.tokens = dict.fromkeys(game.state.tokens, 0)
    assert find_merits(game, "n_quarry@1", "pass") == [("first", {"gain": {"stone": 1}, "count": 0})]


def test_gold_is_sold_for_what_it_is_worth_at_the_end() -> None:
    game = table(2, goods={0: {"food": 1, "gold": 1}}, road=[Slot("market", 1)], workers={3: 0}, provost=3)
    game.state.active = 3
    game.position.stack[-1].frames[:] = [SellCube(0, 3)]
    game = Table(game.position)
    for kind, golden in (("gold", True), ("food", False)):
        found = dict(find_merits(game, kind, "none"))
        assert found["sale_pays"]["golden"] == golden
