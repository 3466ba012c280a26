"""Phase 4: buying, selling and exchanging, for the worker and for the owner (docs/rules/magna_carta.md, phase 4)."""

import pytest

from engine.core.goods import Goods
from engine.magna_carta.state import Slot
from tests.magna_carta.table import Table, table

KINDS = ("food", "wood", "stone")
PAIRS = ["2food", "food.wood", "food.stone", "2wood", "wood.stone", "2stone"]


def worker_on_anothers_card(
    id: str, worker: Goods | None = None, owner: Goods | None = None, **left: tuple[int, int, int]
) -> Table:
    """Put seat 0's worker on a card of seat 1's, slot 5, in phase 4, with the goods of both."""
    hands = {0: worker or {}, 1: owner or {}}
    return table(phase="road", road=[Slot(id, 1)], workers={5: 0}, provost=5, goods=hands, left=left.get("left"))


def worker_on_own_card(id: str, **goods: int) -> Table:
    """Put seat 0's worker on the own card."""
    return table(phase="road", road=[Slot(id, 0)], workers={5: 0}, provost=5, goods={0: goods})


@pytest.mark.decision("4a")
def test_the_neutral_peddler_sells_a_cube_for_a_denier() -> None:
    game = table(phase="road", workers={4: 0})
    assert (game.asked, game.offered, game.decision.ask.open) == ("0 buy", [*KINDS, "none"], True)
    offer = {"building": "n_peddler", "space": 4, "pay": {"denier": 1}, "gain": {"stone": 1}}
    assert (game.option("stone").data, game.option("stone").verb) == (offer, "buy")
    assert game.why("gold").kind == "not_offered"
    game.do("0 buy stone")
    assert (game.cubes(0), game.deniers(0), game.asked) == ({"stone": 1}, 9, "over")
    assert [(event.seat, event.data) for event in game.events_of("exchanged")] == [(0, offer)]


@pytest.mark.decision("4a")
def test_a_players_peddler_sells_one_or_two_to_the_worker() -> None:
    game = worker_on_own_card("peddler")
    assert game.offered == [*KINDS, *PAIRS, "none"]
    prices = {option.key: option.data["pay"] for option in game.options if option.data}
    assert prices == {key: {"denier": 1 if key in KINDS else 2} for key in (*KINDS, *PAIRS)}
    game.do("0 buy food.stone")
    assert (game.cubes(0), game.deniers(0), game.asked) == ({"food": 1, "stone": 1}, 8, "over")
    assert worker_on_own_card("peddler").do("0 buy 2wood").cubes(0) == {"wood": 2}
    poor = worker_on_own_card("peddler", denier=1)
    assert poor.offered == [*KINDS, "none"]
    reason = poor.why("2food")
    assert (reason.kind, reason.data["pay"]) == ("cannot_pay", {"denier": 2})


@pytest.mark.decision("4a")
def test_the_owner_of_a_peddler_may_buy_one_cube_after_the_worker() -> None:
    game = worker_on_anothers_card("peddler").do("0 buy 2food")
    assert (game.asked, game.offered) == ("1 buy", [*KINDS, "none"])
    game.do("1 buy wood")
    assert (game.cubes(1), game.deniers(1), game.player(0).workers) == ({"wood": 1}, 9, 4)
    assert [event.seat for event in game.events_of("exchanged")] == [0, 1]


@pytest.mark.decision("4b")
def test_a_bank_sells_one_gold_for_one_or_two_for_three() -> None:
    game = worker_on_own_card("bank")
    assert game.offered == ["gold", "2gold", "none"]
    assert [option.data.get("pay") for option in game.options] == [{"denier": 1}, {"denier": 3}, None]
    assert worker_on_own_card("bank").do("0 buy gold").cubes(0) == {"gold": 1}
    game.do("0 buy 2gold")
    assert (game.cubes(0), game.deniers(0), game.asked) == ({"gold": 2}, 7, "over")
    assert worker_on_own_card("bank", denier=2).offered == ["gold", "none"]


@pytest.mark.decision("4b")
def test_the_owner_of_a_bank_buys_one_gold_for_two() -> None:
    game = worker_on_anothers_card("bank").do("0 buy gold")
    assert (game.asked, game.offered) == ("1 buy", ["gold", "none"])
    game.do("1 buy gold")
    assert (game.cubes(1), game.deniers(1)) == ({"gold": 1}, 8)
    assert worker_on_anothers_card("bank", owner={"denier": 1}).do("0 buy none").asked == "over"


@pytest.mark.decision("4c")
def test_a_church_sells_one_token_for_two_or_two_for_five() -> None:
    for key, price, count, vp in (("1", 2, 1, 4), ("2", 5, 2, 8)):
        game = worker_on_own_card("church")
        assert (game.asked, game.offered) == ("0 tokens", ["1", "2", "none"])
        offer = {"building": "church", "space": 5, "pay": {"denier": price}, "count": count}
        assert (game.option(key).data, game.option(key).verb) == ({**offer, "gain": {"vp": vp}}, "buy")
        assert game.do(f"0 tokens {key}").asked == "over"
        assert (game.deniers(0), game.player(0).tokens["dungeon"], game.left) == (10 - price, count, (7 - count, 8, 9))
        assert [(event.seat, event.data) for event in game.events_of("tokens")] == [(0, {**offer, "vp": vp})]
    assert worker_on_own_card("church", denier=4).offered == ["1", "none"]


@pytest.mark.decision("4c")
def test_the_owner_of_a_church_buys_one_token_for_three() -> None:
    game = worker_on_anothers_card("church").do("0 tokens none")
    assert (game.asked, game.offered) == ("1 tokens", ["1", "none"])
    game.do("1 tokens 1")
    assert (game.deniers(1), game.player(1).tokens["dungeon"]) == (7, 1)


def test_tokens_are_the_dearest_left_and_may_be_of_two_sections() -> None:
    game = worker_on_anothers_card("church", left=(1, 8, 9))
    assert game.option("2").data["gain"] == {"vp": 7}
    game.do("0 tokens 2", "1 tokens 1")
    assert game.player(0).tokens == {"dungeon": 1, "walls": 1, "towers": 0}
    assert (game.player(1).tokens["walls"], game.left) == (1, (0, 6, 9))


@pytest.mark.ruling(13)
def test_the_last_token_can_be_bought_once() -> None:
    game = worker_on_anothers_card("church", left=(0, 0, 1))
    assert game.offered == ["1", "none"]
    assert (game.why("2").kind, game.why("2").data) == ("not_enough_tokens", {"left": 1})
    assert game.do("0 tokens 1").asked == "over"
    assert worker_on_anothers_card("church", left=(0, 0, 1)).do("0 tokens none").asked == "1 tokens"
    assert worker_on_anothers_card("church", left=(0, 0, 0)).asked == "over"


@pytest.mark.ruling(18)
@pytest.mark.decision("4d")
def test_a_market_buys_one_cube_of_any_kind_in_hand() -> None:
    game = worker_on_anothers_card("market", {"wood": 1, "gold": 2})
    assert (game.asked, game.offered) == ("0 sell", ["wood", "gold", "none"])
    offer = {"building": "market", "space": 5, "pay": {"gold": 1}, "gain": {"denier": 4}}
    assert (game.option("gold").data, game.option("gold").verb) == (offer, "sell")
    reason = game.why("food")
    assert (reason.kind, reason.data["pay"]) == ("cannot_pay", {"food": 1})
    game.do("0 sell gold")
    assert (game.cubes(0), game.deniers(0), game.deniers(1)) == ({"wood": 1, "gold": 1}, 14, 11)
    assert [(event.seat, event.data) for event in game.events_of("exchanged")] == [(0, offer)]


@pytest.mark.decision("4e")
def test_the_owner_of_a_gold_mine_may_give_a_cube_for_a_gold() -> None:
    game = worker_on_anothers_card("gold_mine", owner={"food": 1, "stone": 2, "gold": 1})
    assert (game.asked, game.offered, game.cubes(0)) == ("1 swap", ["food", "stone", "none"], {"gold": 1})
    offer = {"building": "gold_mine", "space": 5, "pay": {"stone": 1}, "gain": {"gold": 1}}
    assert (game.option("stone").data, game.option("stone").verb) == ({**offer, "owner": 1}, "trade")
    assert game.why("gold").kind == "not_offered"
    game.do("1 swap stone")
    assert game.cubes(1) == {"food": 1, "stone": 1, "gold": 2}
    assert [(event.seat, event.data) for event in game.events_of("exchanged")] == [(1, offer)]


@pytest.mark.ruling(20)
@pytest.mark.parametrize(
    ("id", "kind", "key"),
    [("peddler", "buy", "food"), ("bank", "buy", "gold"), ("church", "tokens", "1"), ("gold_mine", "swap", "food")],
)
def test_worker_and_owner_decline_each_on_their_own(id: str, kind: str, key: str) -> None:
    goods = {"food": 1}
    game = worker_on_anothers_card(id, goods, goods).decline(until=kind)
    asked = ["1"] if kind == "swap" else ["0", "1"]
    for seat in asked:
        assert game.asked == f"{seat} {kind}"
        game.do(f"{seat} {kind} none")
    told = [(str(event.seat), event.data) for event in game.events_of("declined")]
    assert told == [(seat, {"building": id, "space": 5}) for seat in asked]
    assert (game.deniers(0), game.deniers(1)) == (10, 10)
    used = worker_on_anothers_card(id, goods, goods)
    if kind != "swap":
        used.do(f"0 {kind} none")
    used.do(f"1 {kind} {key}")
    assert [event.seat for event in used.events if event.kind in ("exchanged", "tokens")] == [1]


@pytest.mark.parametrize("id", ["peddler", "bank", "church", "market"])
def test_a_player_who_could_only_decline_is_not_asked(id: str) -> None:
    nothing = {"denier": 0}
    game = worker_on_anothers_card(id, nothing, nothing)
    kinds = {event.kind for event in game.events}
    assert (game.asked, game.player(0).workers) == ("over", 4)
    assert kinds == {"phase", "bonus"} if id == "market" else {"phase"}


def test_the_owner_without_a_cube_is_not_asked_at_a_gold_mine() -> None:
    assert worker_on_anothers_card("gold_mine", owner={"gold": 3}).asked == "over"
