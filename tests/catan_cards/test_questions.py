"""Questions to players, each asked as the rules page lists it (docs/rules/catan_cards.md, what players are asked)."""

from collections.abc import Callable
from typing import Final, get_args

import pytest

from engine.catan_cards.event_die import EventFace
from engine.catan_cards.game import Frames
from engine.catan_cards.turn import TurnPhase
from engine.core.flow import Frame
from tests.catan_cards.table import CATAN, Cards, Table, table
from tests.catan_cards.test_event_cards import turn_up
from tests.catan_cards.test_event_die import roll_face
from tests.pages import PAGES

PAGE: Final = PAGES["catan_cards"]
ROWS: Final = {row["no."]: row for row in PAGE.rows("What players are asked")}
DECLINING: Final = {"none", "rest", "roll", "end", "decline"}
CHANCE_ONLY: Final = {
    "first", "shuffle_stacks", "shuffle_events", "shuffle_regions", "event_die", "production_die", "duel",
}  # fmt: skip
PLENTY: Final = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)
TWO: Final = dict.fromkeys(PLENTY, 2)
HARBOR_TOWN: Final[Cards] = {"u30a": "harbor", "u32a": "fleet_ore", "d32a": "fleet_wool"}
SIEGE: Final[dict[int, Cards]] = {0: {"u30a": "knight_otto"}, 1: {"u30a": "abbey", "d30a": "library", "u32a": "church"}}


def begin_match(mode: str, *moves: str) -> Table:
    """Begin a match, and let chance take its first options."""
    game = Table(CATAN.begin(CATAN.setup(2, {"mode": mode})))
    for move in moves:
        while game.asked.startswith("chance"):
            game.do(" ".join((game.asked, *game.offered[: game.decision.ask.least])))
        game.do(move)
    while game.asked.startswith("chance"):
        game.do(" ".join((game.asked, *game.offered[: game.decision.ask.least])))
    return game


def hand_in(*moves: str) -> Table:
    """Hand in decks for some seats of a tournament game."""
    return begin_match("tournament", *moves)


def in_action_phase(
    *hand: str, cards: Cards | None = None, other: Cards | None = None, moves: tuple[str, ...] = ()
) -> Table:
    """Ask seat 0 to act, with this hand and two of every resource, as seat 1 has."""
    standing: dict[int, Cards] = {0: cards or {}, 1: other or {}}
    return table(hands={0: hand, 1: ("spy", "town_hall")}, cards=standing, goods={0: TWO, 1: TWO}).do(*moves)


def table_with_road(*hand: str) -> Table:
    """Give seat 0 an open road."""
    return table(hands={0: hand}, goods={0: PLENTY}).do("0 act road.right")


def table_with_jester() -> Table:
    """Roll the tournament while the jester is with seat 1."""
    return roll_face("tournament", mode="themed", cards={1: {"u30a": "flavo"}}, goods={0: {"gold": 1}})


def table_with_master_builder(*moves: str) -> Table:
    """Turn up the Master Builder for two players with a card each."""
    return turn_up("ev_master_builder", hands={0: ["spy", "church"], 1: ["scout"]}).do(*moves)


CONFLICT: Final = {0: {"u30a": "knight_otto"}}

QUESTIONS: Final[dict[str, Callable[[], Table]]] = {
    "0 deck": hand_in,
    "0 event_deck": lambda: hand_in(f"0 deck {' '.join(hand_in().offered[:33])}"),
    "0 arrange": lambda: begin_match("base"),
    "0 opening_stack": lambda: begin_match("base", "0 arrange rest", "1 arrange rest"),
    "0 opening": lambda: begin_match("base", "0 arrange rest", "1 arrange rest", "0 opening_stack 2"),
    "0 before_roll": lambda: table(hands={0: ["alchemist"]}, doing=[TurnPhase("roll")]),
    "0 act": in_action_phase,
    "0 site": lambda: in_action_phase("abbey", moves=("0 act abbey",)),
    "0 region_side": lambda: table_with_road().do("0 act settlement.right"),
    "0 scout": lambda: table_with_road("scout").do("0 act settlement.right.scout"),
    "0 offer_give": lambda: in_action_phase(moves=("0 act offer",)),
    "0 offer_get": lambda: in_action_phase(moves=("0 act offer", "0 offer_give ore")),
    "1 answer_offer": lambda: in_action_phase(moves=("0 act offer", "0 offer_give ore", "0 offer_get wool")),
    "0 demolish": lambda: in_action_phase(cards={"u30a": "abbey"}, moves=("0 act demolish",)),
    "0 take": lambda: roll_face("plenty"),
    "0 receive": lambda: in_action_phase(cards=HARBOR_TOWN, moves=("0 act trade.ore",)),
    "0 rob": lambda: in_action_phase("merchant", moves=("0 act merchant", "0 rob ore")),
    "0 pay": lambda: table(hands={0: ["fleet_ore"]}, goods={0: TWO}, third={0: ("wool.5", "wool.6")}).do(
        "0 act fleet_ore"
    ),
    "0 lose": lambda: turn_up("ev_superstition", cards={0: {"u30a": "abbey"}}, goods={0: TWO}),
    "0 swap": lambda: in_action_phase("caravan", moves=("0 act caravan",)),
    "0 give": lambda: in_action_phase("merchant", moves=("0 act merchant", "0 rob ore", "0 rob none")),
    "1 react": lambda: in_action_phase("arsonist", other=SIEGE[1], moves=("0 act arsonist",)),
    "0 return": lambda: in_action_phase(
        "arsonist", other=SIEGE[1], moves=("0 act arsonist", "1 react none", "chance duel 1")
    ),
    "0 dogma": lambda: in_action_phase("dogma", cards={"u30a": "church"}, other=SIEGE[1], moves=("0 act dogma",)),
    "0 spy": lambda: in_action_phase("spy", moves=("0 act spy",)),
    "0 conflict": lambda: turn_up("ev_conflict", cards=CONFLICT, hands={1: ["spy", "church", "scout"]}),
    "0 conflict_stack": lambda: turn_up("ev_conflict", cards=CONFLICT, hands={1: ["spy", "church"]}).do(
        "0 conflict spy church"
    ),
    "0 retrieve": lambda: table(hands={0: ["sigismund"]}, discard=["fleet_ore", "spy"]).do("0 act sigismund"),
    "0 christoph": lambda: in_action_phase("christoph", cards=HARBOR_TOWN, moves=("0 act christoph",)),
    "0 neighbour_help": lambda: table(
        hands={0: ["neighbour_help"]}, cards={0: {"u30a": "sawmill", "u32a": "grain_mill"}}
    ).do("0 act neighbour_help"),
    "0 reward": lambda: turn_up(
        "ev_barbarian_invasion", cards={0: {"u30a": "knight_otto", "u32a": "knight_falk", "d30a": "triumphal_arch"}}
    ),
    "0 flavo": table_with_jester,
    "0 sell": lambda: in_action_phase(
        "bishop", cards={"u30a": "secret_brotherhood"}, moves=("0 act use.secret_brotherhood",)
    ),
    "0 draw_stack": lambda: in_action_phase(cards={"u30a": "scriptorium"}, moves=("0 act use.scriptorium",)),
    "0 master_builder": table_with_master_builder,
    "0 search": lambda: table_with_master_builder("0 master_builder 1"),
    "0 return_card": lambda: table_with_master_builder("0 master_builder 1", "0 search abbey"),
    "0 bury": lambda: in_action_phase("spy", "scout", "bishop", "merchant", moves=("0 act end",)),
    "0 bury_stack": lambda: in_action_phase("spy", "scout", "bishop", "merchant", moves=("0 act end", "0 bury spy")),
    "0 draw": lambda: in_action_phase("spy", moves=("0 act end",)),
    "0 exchange": lambda: in_action_phase("spy", "scout", "bishop", moves=("0 act end",)),
    "0 exchange_stack": lambda: in_action_phase("spy", "scout", "bishop", moves=("0 act end", "0 exchange spy")),
    "1 flavo_site": lambda: table_with_jester().do("0 flavo accept"),
}
"""A position for every question, by seat and kind, in the order of the page."""


@pytest.mark.decision("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14")
@pytest.mark.decision("15", "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28")
@pytest.mark.decision("29", "30", "31", "32", "33", "34", "35", "36", "37", "38", "39", "40", "41", "42", "43")
@pytest.mark.parametrize(("number", "asked"), list(zip(ROWS, QUESTIONS, strict=True)))
def test_a_question_is_asked_as_the_page_says(number: str, asked: str) -> None:
    row, game = ROWS[number], QUESTIONS[asked]()
    decisions = {f"{one.ask.seat} {one.kind}": one for one in CATAN.decisions(game.position)}
    ask = decisions[asked].ask
    assert asked.split()[1] == row["id"]
    assert ("secret" if ask.secret else "open" if ask.open else "closed") == row["shown"]
    assert ask.secret <= (not ask.open)
    assert bool(DECLINING & {option.key for option in ask.options}) == (row["may decline"] != "no")
    verbs = {verb.name for verb in CATAN.verbs}
    assert {option.verb for option in ask.options} <= verbs


def test_the_page_lists_every_question() -> None:
    asking = {frame.__struct_config__.tag for frame in get_args(Frames) if frame.ask is not Frame.ask}
    assert asking == {row["id"] for row in ROWS.values()} | CHANCE_ONLY


def test_both_hand_in_and_choose_their_first_cards_at_once() -> None:
    game = hand_in()
    asked = [(one.ask.seat, one.kind, one.ask.least) for one in CATAN.decisions(game.position)]
    assert asked == [(seat, kind, count) for seat in range(2) for kind, count in (("deck", 33), ("event_deck", 4))]


def test_a_card_of_the_row_is_put_down_in_the_open() -> None:
    game = in_action_phase(moves=("0 act row.harbor",))
    assert (game.asked, game.decision.ask.open) == ("0 site", True)


def test_a_look_through_a_stack_that_was_paid_for_ends_with_a_card() -> None:
    game = in_action_phase("spy", moves=("0 act end", "0 draw search.1", "0 lose u29", "0 lose u31"))
    assert (game.asked, "none" in game.keys) == ("0 search", False)


def test_the_jesters_move_and_the_prize_come_in_order() -> None:
    game = table(
        cards={0: {"u30a": "flavo", "u32a": "knight_otto"}}, goods={1: {"gold": 1}}, doing=[EventFace()],
        given=lambda state: setattr(state, "face", "tournament"),
    )  # fmt: skip
    assert (game.asked, game.goods(0)) == ("0 take", {"lumber": 1, "wool": 1})
    assert game.do("0 take ore").asked == "1 flavo"


def test_a_kind_of_several_regions_is_offered_by_region_and_refused_by_none() -> None:
    game = table(
        third={0: ("wool.5", "wool.6")}, goods={0: {"ore": 3}, 1: {"wool": 1, "ore": 1}}, hands={0: ["merchant"]},
        doing=[EventFace(), TurnPhase("actions")], given=lambda state: setattr(state, "face", "plenty"),
    )  # fmt: skip
    assert game.keys == {"lumber", "brick", "wool.u31", "wool.u35", "wool.d35", "grain", "gold"}
    assert game.denied == {"ore": "no_room"}
    game.do("0 take lumber", "1 take lumber", "0 act merchant")
    assert game.keys == {"lumber", "wool.u31", "wool.u35", "wool.d35"}
    assert game.denied == {
        "ore": "no_room",
        "brick": "opponent_has_none",
        "grain": "opponent_has_none",
        "gold": "opponent_has_none",
    }
