"""Merchant, Caravan and Spy (docs/rules/catan_cards.md 1.6, 3.8, 4.25)."""

from tests.catan_cards.table import Table, table

RICH = {"wool": 2, "ore": 1}


def test_a_merchant_takes_two_and_gives_one_back() -> None:
    game = table(hands={0: ["merchant"]}, goods={0: {"brick": 1}, 1: RICH}).do("0 act merchant")
    assert (game.asked, game.keys) == ("0 rob", {"wool", "ore"})
    assert game.option("wool").data["source"] == "merchant"
    game.do("0 rob wool")
    assert game.keys == {"wool", "ore", "none"}
    game.do("0 rob ore")
    assert (game.asked, game.keys) == ("0 give", {"wool", "ore", "brick"})
    assert game.option("wool").data == {"pay": {"wool": 1}, "owner": 1, "source": "merchant"}
    game.do("0 give ore")
    assert (game.goods(0), game.goods(1)) == ({"brick": 1, "wool": 1}, {"wool": 1, "ore": 1})
    assert game.events_of("gave")[0].data == {"pay": {"ore": 1}, "by": 1, "source": "merchant"}


def test_a_merchant_may_stop_after_one_which_may_come_straight_back() -> None:
    game = table(hands={0: ["merchant"]}, goods={1: RICH}).do("0 act merchant", "0 rob wool", "0 rob none")
    assert (game.asked, game.goods(0), game.goods(1)) == ("0 act", {}, RICH)


def test_a_merchant_gives_only_resources_that_the_other_has_and_can_store() -> None:
    game = table(hands={0: ["merchant"]}, goods={0: {"brick": 1, "gold": 1}, 1: {"wool": 1, "gold": 3}})
    game.do("0 act merchant", "0 rob wool", "0 rob none")
    assert game.keys == {"wool", "brick"}
    assert (game.why("gold").kind, game.why("ore").kind, game.why("x").kind) == ("no_room", "cannot_pay", "not_offered")
    assert game.denied == {"gold": "no_room", "lumber": "cannot_pay", "grain": "cannot_pay", "ore": "cannot_pay"}


def test_a_merchant_takes_nothing_that_finds_no_room() -> None:
    game = table(hands={0: ["merchant"]}, goods={0: {"wool": 3}, 1: {"wool": 1, "ore": 1, "brick": 1}})
    game.do("0 act merchant")
    assert (game.keys, game.why("wool").kind) == ({"ore", "brick"}, "no_room")


def test_a_merchant_needs_something_that_finds_room() -> None:
    full = table(hands={0: ["merchant"]}, goods={0: {"wool": 3}, 1: {"wool": 2}})
    assert full.why("merchant").data == {"by": 1}
    assert full.why("merchant").kind == "nothing_to_take"


def test_the_victim_chooses_the_losing_region_and_the_taker_the_gaining_one() -> None:
    game = table_with_two_pastures(1).do("0 act merchant")
    assert (game.asked, game.keys) == ("1 pay", {"u31", "u35"})
    assert game.option("u35").data == {
        "pay": {"wool": 1}, "left": 1, "source": "merchant",
        "side": "upper", "at": 4, "region": "wool", "number": 5, "have": 2,
    }  # fmt: skip
    game.do("1 pay u35")
    assert game.player(1).regions["u35"].stored == 1
    taker = table_with_two_pastures(0).do("0 act merchant")
    assert taker.keys == {"wool.u31", "wool.u35"}
    assert taker.option("wool.u35").spot == "region.0.u35"
    taker.do("0 rob wool.u35")
    assert taker.player(0).regions["u35"].stored == 1


def table_with_two_pastures(seat: int) -> Table:
    """Give the seat two pastures, and seat 1 two wool on each of its own."""
    return table(hands={0: ["merchant"]}, goods={1: {"wool": 2}}, third={seat: ("wool.5", "ore.4")})


def test_a_caravan_swaps_one_or_two_resources_for_others() -> None:
    game = table(hands={0: ["caravan"]}, goods={0: {"wool": 2, "ore": 1}}).do("0 act caravan")
    assert (game.asked, game.keys) == ("0 swap", {"wool", "ore", "2wool", "wool.ore"})
    game.do("0 swap wool.ore")
    assert (game.asked, game.keys) == ("0 take", {"lumber", "brick", "grain", "gold"})
    game.do("0 take gold", "0 take gold")
    assert game.goods(0) == {"wool": 1, "gold": 2}
    assert [event.data["source"] for event in game.events_of("took")] == ["caravan", "caravan"]


def test_a_caravan_needs_something_to_swap() -> None:
    assert table(hands={0: ["caravan"]}).why("caravan").kind == "nothing_to_swap"


def test_a_resource_that_finds_no_room_is_not_offered() -> None:
    goods = {"wool": 1, "lumber": 3, "ore": 3}
    game = table(hands={0: ["caravan"]}, goods={0: goods}).do("0 act caravan", "0 swap wool")
    assert game.keys == {"brick", "grain", "gold"}
    assert (game.why("ore").kind, game.why("wool").kind) == ("no_room", "not_offered")
    assert game.denied == {"lumber": "no_room", "ore": "no_room"}


def test_a_spy_sees_the_hand_and_takes_a_unit_or_action_card() -> None:
    game = table(hands={0: ["spy"], 1: ["church", "knight_otto", "bishop"]}).do("0 act spy")
    assert (game.asked, game.keys) == ("0 spy", {"knight_otto", "bishop"})
    assert [event.kind for event in game.events] == ["played", "hand_seen"], "first the card, then what it shows"
    seen = game.events_of("hand_seen")[0]
    assert (seen.seen_by, seen.data) == ((0,), {"cards": ["church", "knight_otto", "bishop"], "by": 1})
    assert (game.decision.ask.open, game.decision.ask.secret) == (False, True)
    game.do("0 spy knight_otto")
    assert (game.hand(0), game.hand(1)) == (["knight_otto"], ["bishop", "church"])
    assert game.events_of("spied")[0].data == {"count": 1, "by": 1}
    assert game.events_of("taken")[0].seen_by == (0, 1)


def test_a_spy_who_finds_neither_is_wasted() -> None:
    game = table(hands={0: ["spy"], 1: ["church"]}).do("0 act spy")
    assert game.offered == ["none"]
    game.do("0 spy none")
    assert (game.hand(0), game.hand(1), game.discard) == ([], ["church"], ["spy"])
    assert game.events_of("spied")[0].data == {"count": 0, "by": 1}


def test_a_card_taken_by_a_spy_can_be_used_at_once() -> None:
    game = table(hands={0: ["spy"], 1: ["spy", "bishop"]}).do("0 act spy", "0 spy spy", "0 act spy")
    assert game.asked == "0 spy"
