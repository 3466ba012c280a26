"""Flavo the Jester (docs/rules/catan_cards.md 1.7, 3.2)."""

from engine.catan_cards.event_die import EventFace
from engine.catan_cards.state import State
from tests.catan_cards.table import Cards, Table, table


def roll_tournament(state: State) -> None:
    """Roll the tournament."""
    state.face = "tournament"


def table_with_jester(*, gold: int = 1, host: int = 0, guests: Cards | None = None, wool: int = 0) -> Table:
    """Roll a tournament, with the jester at seat 0 (or 1) between lumber and wool; the other has `gold` gold."""
    cards: dict[int, Cards] = {host: {"u30a": "flavo"}, 1 - host: guests or {}}
    return table(
        cards=cards, goods={1 - host: {"gold": gold}, host: {"wool": wool}}, doing=[EventFace()], given=roll_tournament
    )


def test_the_jester_pleases_his_host() -> None:
    game = table_with_jester(host=1, guests={"u30a": "abbey"})
    assert game.goods(1) == {"wool": 1, "lumber": 1}
    assert game.asked == "0 flavo"


def test_the_regions_beside_the_jester_get_a_resource_each() -> None:
    game = table_with_jester()
    assert game.goods(0) == {"lumber": 1, "wool": 1}
    assert [event.data["source"] for event in game.events_of("took")] == ["flavo", "flavo"]
    full = table_with_jester(wool=3)
    assert (full.goods(0), len(full.events_of("took"))) == ({"lumber": 1, "wool": 3}, 1)


def test_the_jester_pleases_before_the_prize_is_won_and_moves_on_after_it() -> None:
    game = table_with_jester(guests={"u30a": "knight_otto"})
    assert game.asked == "1 take"
    assert game.option("wool").data["source"] == "tournament"
    game.do("1 take wool")
    assert game.asked == "1 flavo"


def test_the_other_player_takes_the_jester_in_for_a_gold() -> None:
    game = table_with_jester(gold=2)
    assert game.do("1 flavo accept").keys == {"u30a", "d30a", "u32a", "d32a"}
    assert game.option("u32a").data == {
        "building": "flavo", "side": "upper", "at": 2, "centre": "city", "regions": ["wool", "grain"],
    }  # fmt: skip
    game.do("0 flavo_site u32a")
    assert (game.standing(0), game.standing(1), game.goods(1)) == ({}, {"u32a": "flavo"}, {"gold": 1})
    assert (game.built(1, "flavo").owner, game.built(1, "flavo").giver) == (1, 0)
    assert (game.events_of("jester")[0].seat, game.events_of("jester")[0].data) == (1, {"building": "flavo", "by": 0})


def test_a_jester_who_is_not_wanted_goes_to_the_discard() -> None:
    game = table_with_jester().do("1 flavo none")
    assert (game.standing(0), game.discard) == ({}, ["flavo"])
    assert game.events_of("jester_gone")[0].seat == 0


def test_without_gold_or_a_free_site_no_player_is_asked() -> None:
    assert table_with_jester(gold=0).discard == ["flavo"]
    full = {f"{side}{column}{slot}": card for (side, column, slot), card in zip(SITES, FULL, strict=True)}
    assert table_with_jester(guests=full).discard == ["flavo"]


SITES = [(side, column, slot) for column in (30, 32) for side in "ud" for slot in "ab"]
FULL = ("abbey", "smithy", "foundry", "sawmill", "grain_mill", "woolen_mill", "brick_factory", "garrison")


def test_a_jester_passed_on_goes_to_the_discard_of_the_player_who_passed_him() -> None:
    def passed(state: State) -> None:
        roll_tournament(state)
        state.players[1].cards[0].giver = 0

    cards: dict[int, Cards] = {1: {"u30a": "flavo"}}
    game = table("tournament", cards=cards, doing=[EventFace()], given=passed)
    assert (game.state.discards[0], game.state.discards[1]) == (["flavo"], [])


def test_no_second_jester_while_one_is_in_play() -> None:
    game = table(hands={0: ["flavo"]}, goods={0: {"gold": 2}})
    assert "flavo" in game.keys
    double = table("tournament", hands={0: ["flavo"]}, cards={1: {"u30a": "flavo"}}, goods={0: {"gold": 2}})
    assert double.why("flavo").kind == "already_in_play"
