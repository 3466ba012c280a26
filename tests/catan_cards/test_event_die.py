"""The faces of the event die (docs/rules/catan_cards.md 1.4, 3.2, 4.1, 4.18, 4.24)."""

from collections.abc import Callable, Mapping

import pytest

from engine.catan_cards.event_die import EventFace, exposed_goods
from engine.catan_cards.state import State
from engine.core.goods import Goods
from tests.catan_cards.table import CATAN, Cards, Table, table


def roll_face(
    name: str,
    *,
    mode: str = "base",
    turn: int = 9,
    rules: int = CATAN.rules,
    cards: Mapping[int, Cards] | None = None,
    goods: Mapping[int, Goods] | None = None,
    options: Mapping[str, str] | None = None,
    given: Callable[[State], None] = lambda state: None,
) -> Table:
    """Show a face of the event die, rolled by seat 0."""

    def shown(state: State) -> None:
        state.face = name
        given(state)

    return table(
        mode, doing=[EventFace()], turn=turn, rules=rules, cards=cards, goods=goods, options=options, given=shown
    )


MANY: Goods = {"ore": 3, "wool": 2, "gold": 3}


def test_brigands_take_all_ore_and_wool_of_players_with_more_than_seven() -> None:
    game = roll_face("brigands", goods={0: MANY, 1: {"ore": 3, "wool": 3, "gold": 1}})
    assert (game.goods(0), game.goods(1)) == ({"gold": 3}, {"ore": 3, "wool": 3, "gold": 1})
    lost = game.events_of("lost")
    assert [(event.seat, event.data) for event in lost] == [(0, {"pay": {"ore": 3, "wool": 2}, "source": "brigands"})]


def test_brigands_who_find_neither_ore_nor_wool_have_no_event() -> None:
    game = roll_face("brigands", goods={0: {"lumber": 3, "brick": 3, "gold": 3}})
    assert (game.goods(0), game.events_of("lost")) == ({"lumber": 3, "brick": 3, "gold": 3}, [])


@pytest.mark.parametrize(("lumber", "wool", "counted"), [(3, 0, 5), (3, 1, 4), (3, 3, 2)])
def test_regions_beside_a_garrison_are_not_counted(lumber: int, wool: int, counted: int) -> None:
    """The worked numbers: eight resources, of which a garrison hides those of two regions (4.24)."""
    goods: Goods = {"lumber": lumber, "wool": wool, "gold": 2, "grain": 8 - 2 - lumber - wool}
    game = table("base", cards={0: {"u30a": "garrison"}}, goods={0: goods})
    assert exposed_goods(game.state, 0) == counted


def test_regions_beside_a_garrison_lose_with_the_others() -> None:
    game = roll_face(
        "brigands", cards={0: {"u30a": "garrison"}}, goods={0: {"wool": 3, "gold": 3, "ore": 3, "brick": 2}}
    )
    assert game.goods(0) == {"gold": 3, "brick": 2}


@pytest.mark.parametrize("mode", ["base", "themed"])
def test_brigands_wait_for_four_turns(mode: str) -> None:
    for turn, robbed in ((4, False), (5, True)):
        game = roll_face("brigands", mode=mode, turn=turn, goods={0: MANY})
        assert (game.goods(0) == {"gold": 3}) == robbed
        assert len(game.events_of("brigands_wait")) == (not robbed)
    soon = roll_face("brigands", mode="themed", turn=3, goods={0: MANY}, options={"brigand_grace_turns": "2"})
    assert soon.goods(0) == {"gold": 3}


def test_gold_of_a_colonial_base_counts_for_brigands() -> None:
    def full(state: State) -> None:
        state.players[0].cards[0].counter = 3

    cards: dict[int, Cards] = {0: {"d31x": "colonial_base"}}
    game = roll_face("brigands", mode="themed", cards=cards, goods={0: {"ore": 3, "wool": 2}}, given=full)
    assert game.goods(0) == {"gold": 3}


@pytest.mark.parametrize(("camp", "ore"), [(False, 1), (True, 2)])
def test_baroc_brings_ore_when_brigands_come(camp: bool, ore: int) -> None:
    cards: dict[int, Cards] = {0: {"u30a": "knight_baroc"}, 1: {"c31x": ("barbarian_camp", 0)} if camp else {}}
    assert roll_face("brigands", mode="themed", cards=cards).goods(0) == {"ore": ore}
    assert roll_face("brigands", mode="themed", cards=cards, turn=4).goods(0) == {}
    robbed = roll_face("brigands", mode="themed", cards=cards, goods={0: MANY})
    assert robbed.goods(0) == {"ore": ore, "gold": 3}


FLEET: dict[int, Cards] = {0: {"u30a": "fleet_wool"}}


def test_the_holder_of_the_windmill_takes_a_resource() -> None:
    game = roll_face("trade", cards=FLEET, goods={1: {"ore": 1, "wool": 1}})
    assert (game.asked, game.keys) == ("0 rob", {"ore", "wool"})
    game.do("0 rob ore")
    assert (game.goods(0), game.goods(1), game.asked) == ({"ore": 1}, {"wool": 1}, "0 draw")


def test_without_a_windmill_or_anything_to_take_nothing_happens() -> None:
    assert roll_face("trade", goods={1: {"ore": 1}}).goods(1) == {"ore": 1}
    assert roll_face("trade", cards=FLEET).events_of("robbed") == []


def test_the_better_knights_win_a_resource_and_a_tie_wins_nothing() -> None:
    game = roll_face("tournament", cards={1: {"u30a": "knight_pippin"}})
    assert (game.asked, len(game.offered)) == ("1 take", 6)
    game.do("1 take lumber")
    assert game.goods(1) == {"lumber": 1}
    assert roll_face("tournament").asked == "0 draw"
    tie: dict[int, Cards] = {0: {"u30a": "knight_conrad"}, 1: {"u30a": "knight_walter"}}
    assert roll_face("tournament", cards=tie).asked == "0 draw"


def test_a_year_of_plenty_brings_a_resource_each_the_roller_first() -> None:
    game = roll_face("plenty")
    assert game.asked == "0 take"
    assert game.option("gold").data == {
        "gain": {"gold": 1}, "source": "plenty", "left": 1,
        "side": "lower", "at": 2, "region": "gold", "number": 6, "have": 0,
    }  # fmt: skip
    game.do("0 take gold")
    assert game.asked == "1 take"


def test_a_treasure_fleet_makes_it_three_of_any_kind() -> None:
    game = roll_face("plenty", mode="themed", cards={0: {"u30a": "treasure_fleet"}})
    game.do("0 take gold", "0 take gold", "0 take wool")
    assert (game.goods(0), game.asked) == ({"gold": 2, "wool": 1}, "1 take")


def test_plenty_is_lost_on_players_without_room() -> None:
    full = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)
    assert roll_face("plenty", goods={0: full}).asked == "1 take"
    nearly = {**full, "gold": 2}
    assert roll_face("plenty", goods={0: nearly}).goods(0) == full


@pytest.mark.parametrize(
    ("stored", "turn", "loot"),
    [
        ({"ore": 3, "wool": 2, "grain": 3}, 9, {"ore": 3, "wool": 2}),
        ({"ore": 3, "wool": 2, "grain": 2}, 9, None),
        ({"lumber": 3, "brick": 3, "grain": 3}, 9, None),
        ({"ore": 3, "wool": 2, "grain": 3}, 3, None),
    ],
)
def test_brigands_are_a_peril_to_a_rich_player(stored: dict[str, int], turn: int, loot: dict[str, int] | None) -> None:
    game = table(goods={0: stored}, turn=turn)
    peril = CATAN.peril(CATAN.view(game.position, 0), CATAN.setup(2), 0)
    assert (None if peril is None else peril["pay"]) == loot
    rolled = table(goods={0: stored}, turn=turn, phase="event")
    assert CATAN.peril(CATAN.view(rolled.position, 0), CATAN.setup(2), 0) is None
