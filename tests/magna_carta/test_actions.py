"""Phase 2: drawing, replacing the hand, placing workers and passing (docs/rules/magna_carta.md, phase 2)."""

import pytest

from engine.core.game import only_answer
from engine.core.types import CHANCE
from engine.magna_carta.cards import PLAYER_COLOURS, deck
from engine.magna_carta.state import NO_SEAT, Slot
from tests.magna_carta.table import residence, table

DECK = deck(PLAYER_COLOURS, beginner=False)
THREE = ("bank", "church", "market")
PLACES = ("n_park@1", "n_forest@2", "n_trading_post@3", "n_peddler@4")


@pytest.mark.decision("2")
def test_a_player_draws_replaces_places_builds_or_passes() -> None:
    game = table(
        2,
        road=[residence(0), Slot("market", 1)],
        hands={0: ["small_farm", "bank"]},
        goods={0: {"food": 1, "wood": 2, "gold": 1}},
    )
    placing = ["n_trading_post@1", "n_peddler@2", "market@4"]
    assert set(game.offered) == {"draw", "replace", *placing, "small_farm", "theatre", "pass"}
    assert [option.verb for option in game.options if option.key in placing] == ["place"] * 3
    verbs = {option.key: option.verb for option in game.options if option.key not in placing}
    assert verbs == {key: key for key in ("draw", "replace", "pass")} | {"small_farm": "build", "theatre": "prestige"}
    groups = {option.key: option.group for option in game.options}
    assert (groups["market@4"], groups["small_farm"], groups["theatre"]) == ("worker", "build", "prestige")
    spots = {option.key: option.spot for option in game.options}
    assert (spots["market@4"], spots["small_farm"]) == ("road.4", "hand.small_farm")
    assert spots["theatre"] == "prestige.theatre"


@pytest.mark.parametrize(("rules", "beyond"), [("standard", 1), ("beginner", None)])
def test_a_card_beyond_the_provost_is_marked_if_there_is_one(rules: str, beyond: int | None) -> None:
    game = table(2, rules=rules, road=[Slot("market", 1)], hands={0: []})
    assert game.option("market@3").data.get("beyond") == beyond
    assert "beyond" not in game.option("n_peddler@2").data


@pytest.mark.decision("2")
def test_players_act_in_turn_from_the_first_and_all_over_again() -> None:
    game = table(3, first=1)
    asked = []
    for slot in ("n_forest@1", "n_trading_post@2", "n_peddler@3"):
        asked.append(game.asked)
        game.do(f"{game.asked} {slot}")
    assert [*asked, game.asked] == ["1 act", "2 act", "0 act", "1 act"]


def test_a_drawn_card_is_the_top_one_and_costs_a_denier() -> None:
    game = table(2, hands={0: ["lawyer"]}, piles={0: ["bank", "church"]})
    assert game.option("draw").data == {"cost": 1}
    game.do("0 act draw")
    assert (game.player(0).hand, game.player(0).pile, game.deniers(0)) == (["lawyer", "bank"], ["church"], 9)
    assert [(event.seat, event.data) for event in game.events_of("drew")] == [(0, {"count": 1, "cost": 1})]
    (got,) = game.events_of("got")
    assert (got.seat, got.seen_by, got.data) == (0, (0,), {"cards": ["bank"]})
    assert game.asked == "1 act"


def test_a_hand_has_no_limit() -> None:
    game = table(2, passed=[1])
    for _ in range(10):
        game.do("0 act draw")
    assert (len(game.player(0).hand), game.deniers(0)) == (10, 0)


@pytest.mark.ruling(3)
def test_discards_are_shuffled_when_a_card_is_wanted_from_an_empty_pile() -> None:
    game = table(2, passed=[1], hands={0: ["bank"]}, piles={0: ["market"]}).do("0 act draw")
    assert (game.asked, game.player(0).pile, len(game.player(0).discard)) == ("0 act", [], 10)
    game.do("0 act draw")
    ask = game.decision.ask
    assert (game.asked, set(game.offered)) == ("chance reshuffle", set(game.player(0).discard))
    assert (ask.seat, ask.least, ask.most, ask.ordered, ask.open, ask.secret) == (CHANCE, 10, 10, True, False, True)
    shuffled = sorted(game.offered)
    game.do(f"chance reshuffle {' '.join(shuffled)}")
    player = game.player(0)
    assert (player.hand, player.discard) == (["bank", "market", shuffled[0]], [])
    assert player.pile[::-1] == shuffled[1:]
    assert [(event.seat, event.data) for event in game.events_of("reshuffled")] == [(0, {"count": 10})]
    assert game.deniers(0) == 8


@pytest.mark.ruling(3)
def test_a_single_discard_is_a_pile_as_well() -> None:
    game = table(2, passed=[1], hands={0: DECK[1:]}, piles={0: []}).do("0 act draw", f"chance reshuffle {DECK[0]}")
    assert (game.player(0).hand, game.player(0).discard) == ([*DECK[1:], DECK[0]], [])


@pytest.mark.ruling(1)
def test_no_card_is_drawn_without_pile_and_discards() -> None:
    game = table(2, hands={0: DECK})
    assert "draw" not in game.offered
    assert (game.why("draw").kind, game.why("draw").data) == ("no_cards_left", {})


def test_the_whole_hand_is_replaced_for_a_denier() -> None:
    game = table(2, hands={0: THREE}, piles={0: ["lawyer", "peddler", "large_farm", "small_farm"]})
    assert game.option("replace").data == {"cost": 1, "count": 3}
    discarded = game.player(0).discard
    game.do("0 act replace")
    player = game.player(0)
    assert (player.hand, player.pile) == (["lawyer", "peddler", "large_farm"], ["small_farm"])
    assert player.discard == [*discarded, *THREE]
    assert player.deniers == 9
    assert [(event.seat, event.data) for event in game.events_of("replaced")] == [(0, {"count": 3, "cost": 1})]
    assert [(event.seen_by, event.data) for event in game.events_of("got")] == [((0,), {"cards": player.hand})]
    assert game.asked == "1 act"


@pytest.mark.ruling(3)
def test_discards_are_shuffled_within_a_replacement_with_the_old_hand() -> None:
    road = [Slot(card, 0) for card in DECK if card not in (*THREE, "lawyer", "peddler")]
    game = table(2, road=road, hands={0: THREE}, piles={0: ["peddler", "lawyer"]}).do("0 act replace")
    assert (game.asked, set(game.offered)) == ("chance reshuffle", set(THREE))
    game.do("chance reshuffle church market bank")
    player = game.player(0)
    assert (player.hand, player.pile, player.discard) == (["peddler", "lawyer", "church"], ["bank", "market"], [])
    assert [event.kind for event in game.events if event.kind in ("replaced", "reshuffled")] == [
        "replaced",
        "reshuffled",
    ]


@pytest.mark.ruling(3)
def test_a_pile_that_just_suffices_is_not_made_anew() -> None:
    game = table(2, hands={0: THREE}, piles={0: ["lawyer", "peddler", "large_farm"]}).do("0 act replace")
    assert (game.asked, game.player(0).pile, game.events_of("reshuffled")) == ("1 act", [], [])


@pytest.mark.ruling(2)
def test_an_empty_hand_is_not_replaced() -> None:
    game = table(2)
    assert (game.why("replace").kind, game.why("replace").data) == ("no_hand", {})


@pytest.mark.ruling(2)
def test_no_hand_is_replaced_without_pile_and_discards() -> None:
    game = table(2, hands={0: DECK})
    assert (game.why("replace").kind, game.why("replace").data) == ("no_cards_left", {})


@pytest.mark.parametrize("key", ["draw", "replace", "n_park@1"])
def test_drawing_replacing_and_placing_take_a_denier(key: str) -> None:
    assert key in table(hands={0: THREE}, goods={0: {"denier": 1}}).offered
    game = table(hands={0: THREE}, goods={0: {"denier": 0}})
    assert (game.why(key).kind, game.why(key).data) == ("no_money", {"cost": 1, "have": 0})


@pytest.mark.example(4)
def test_a_worker_on_a_market_costs_a_denier_for_any_owner() -> None:
    game = table(road=[Slot("market", 0), Slot("bank", 1)], passed=[2, 3])
    owners = {option.key: option.data.get("owner") for option in game.options if option.group == "worker"}
    assert owners == {**dict.fromkeys(PLACES), "market@5": 0, "bank@6": 1}
    assert {option.data["cost"] for option in game.options if option.group == "worker"} == {1}
    game.do("0 act bank@6", "1 act market@5")
    assert [(slot.worker, slot.owner) for slot in game.state.road[4:]] == [(1, 0), (0, 1)]
    assert [(game.deniers(seat), game.player(seat).workers) for seat in (0, 1)] == [(9, 3), (9, 3)]
    told = [(event.seat, event.data) for event in game.events_of("placed")]
    assert told == [
        (0, {"building": "bank", "space": 6, "cost": 1, "owner": 1}),
        (1, {"building": "market", "space": 5, "cost": 1, "owner": 0}),
    ]


def test_cards_beyond_the_provost_may_be_gone_to() -> None:
    game = table(2, provost=1, road=[Slot("market", 0), Slot("bank", 1)])
    assert {"n_peddler@2", "market@3", "bank@4"} <= set(game.offered)


def test_a_card_has_one_worker_and_a_player_may_be_on_many() -> None:
    game = table(2, road=[Slot("market", 0)], passed=[1]).do("0 act market@3", "0 act n_peddler@2")
    assert (game.why("market@3").kind, game.why("market@3").data) == ("occupied", {"building": "market", "by": 0})
    assert [slot.worker for slot in game.state.road] == [NO_SEAT, 0, 0]


def test_residences_and_prestige_cards_take_no_worker() -> None:
    game = table(road=[residence(0), residence(1, prestige="statue")])
    assert (game.why("residence@5").kind, game.why("residence@5").data) == ("no_work_here", {"building": "residence"})
    assert (game.why("statue@6").kind, game.why("statue@6").data) == ("no_work_here", {"building": "statue"})


def test_a_worker_must_be_at_home() -> None:
    game = table(2, road=[Slot("market", 0), Slot("bank", 0), Slot("church", 1)], workers=dict.fromkeys(range(1, 5), 0))
    assert (game.why("church@5").kind, game.why("church@5").data) == ("no_worker", {})
    assert "pass" in game.offered


@pytest.mark.example(4)
@pytest.mark.ruling(22)
def test_the_first_to_pass_gets_a_denier_at_once() -> None:
    game = table(3).do("0 act pass", "1 act pass")
    assert [game.deniers(seat) for seat in range(3)] == [11, 10, 10]
    told = [(event.seat, event.data) for event in game.events_of("passed")]
    assert told == [(0, {"place": 1, "deniers": 1}), (1, {"place": 2, "deniers": 0})]
    assert game.state.passed == [0, 1]


@pytest.mark.ruling(22)
def test_the_denier_for_passing_first_comes_each_turn_and_moves_provost() -> None:
    game = table(2, going_on=True, road=[Slot("market", 0)], goods={0: {"denier": 0}, 1: {"denier": 0}})
    game.do("0 act pass", "1 act pass", "0 provost +1")
    assert (game.deniers(0), game.state.provost) == (0, 3)
    game.finish_turn()
    assert game.state.passed == []
    game.do("1 act pass")
    assert game.deniers(1) == 2 + 1


def test_passing_is_final_and_the_last_goes_on_alone() -> None:
    game = table(3).do("0 act n_peddler@3", "1 act pass", "2 act n_forest@1", "0 act pass")
    assert game.asked == "2 act"
    game.do("2 act n_trading_post@2")
    assert game.asked == "2 act"
    assert game.do("2 act pass").asked == "over"
    assert (game.state.passed, [event.data["phase"] for event in game.events_of("phase")]) == ([1, 0, 2], ["actions"])


@pytest.mark.ruling(21)
def test_without_deniers_and_anything_to_build_there_is_only_to_pass() -> None:
    game = table(goods={0: {"denier": 0, "food": 1}}, hands={0: ["small_farm", "bank"]})
    assert game.offered == ["pass"]


def test_possible_actions_are_shown_to_their_player_alone() -> None:
    for game in (table(), table(goods={0: {"denier": 0}})):
        assert not game.decision.ask.open


@pytest.mark.ruling(21)
def test_a_player_who_can_only_pass_is_asked_all_the_same() -> None:
    game = table(goods={0: {"denier": 0}})
    assert (game.asked, game.offered, only_answer(game.decision)) == ("0 act", ["pass"], None)
