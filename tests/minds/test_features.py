"""Features that computer players read: facts of a view, rows and marks of options, and only what their seat sees."""

from random import Random

import pytest
from msgspec import Struct

from engine.core.computer_facts import stem, walked
from engine.core.types import CHANCE, Ask, Decision, Option
from engine.minds.features import bucket, context, marks, question, row
from tests.contract.drawing import Drawn, every_game
from tests.minds.tables import rules


class Piece(Struct):
    owner: int | None
    kind: str
    strength: int = 1


class Nameless(Struct):
    owner: int


class Person(Struct):
    seat: int
    gold: int
    goods: dict[str, int]


class Shown(Struct):
    viewer: int
    turn: int
    open: bool
    absent: int | None
    people: tuple[Person, ...]
    pieces: tuple[Piece | Nameless, ...]
    hand: tuple[str, ...]
    counts: tuple[int, ...]
    phase: str = "night"


def test_a_walk_reads_the_facts_about_the_seat() -> None:
    people = (Person(0, 5, {"wool": 1}), Person(1, 7, {"wool": 2, "ore": 0}))
    pieces = (Piece(1, "tower"), Piece(0, "tower"), Piece(1, "tower"), Nameless(1))
    shown = Shown(0, 3, True, None, people, pieces, ("axe.1", "axe.2", "bow"), (4, 6, 8))
    assert walked(shown, 1) == {
        "turn": 3,
        "open": 1,
        "people.gold": 7,
        "people.goods.wool": 2,
        "people.goods.ore": 0,
        "pieces.tower": 2,
        "pieces.": 1,
        "hand.axe": 2,
        "hand.bow": 1,
        "counts": 6,
        "phase.night": 1,
    }


@pytest.mark.parametrize(
    ("key", "short"),
    [("abbey.2", "abbey"), ("w_mason@9", "w_mason"), ("u31x", "u"), ("+2", "+2"), ("2food.wood", "2food.wood")],
)
def test_a_stem_has_no_copy_or_place(key: str, short: str) -> None:
    assert stem(key) == short


def test_buckets_grow_with_the_number() -> None:
    assert [bucket(value) for value in (-4, 0, 1, 2, 3, 4, 7, 15, 400)] == [0, 0, 1, 2, 3, 3, 5, 7, 7]


def test_a_context_has_a_column_for_each_fact_and_one_more() -> None:
    assert context(("gold", "ore"), {"ore": 2, "gold": 1, "wool": 9}) == [1, 10, 16]


def test_an_option_is_read_by_its_key_and_data() -> None:
    data = {
        "cost": 2,
        "loss": -1,
        "owner": 1,
        "by": 0,
        "pay": {"wool": 1},
        "building": "abbey.2",
        "left": None,
        "list": [],
    }
    option = Option("abbey.2", data=data)  # type: ignore[arg-type] # the values are of several kinds
    assert row("build", option) == "build:abbey"
    assert list(marks("build", option, 1)) == [
        "build:cost~2", "build:loss=-1", "build:owner=own", "build:by=other", "build:pay.wool~1", "build:building=abbey",
    ]  # fmt: skip


def test_idle_options_are_not_read_unless_there_is_nothing_else() -> None:
    game, plant, look = rules("orchard"), Option("plant"), Option("look", idle=True)
    both, idle = Decision(1, "work", Ask(0, (plant, look))), Decision(1, "work", Ask(0, (look,)))
    assert question(game, both).ask.options == (plant,)
    assert question(game, idle) is idle


def test_a_deck_is_one_of_those_that_are_ready() -> None:
    game = rules("catan_cards")
    asked = question(game, game.decisions(game.start(game.setup(2, {"mode": "tournament"})))[0])
    assert game.deckbuilding is not None
    assert [option.key for option in asked.ask.options] == list(game.deckbuilding.ready)
    assert (asked.ask.least, asked.ask.most, asked.ask.open) == (1, 1, False)


@every_game()
def test_features_do_not_depend_on_hidden_cards(drawn: Drawn) -> None:
    game, play = drawn.rules, drawn.played()
    for decision in play.decisions:
        seat = decision.ask.seat
        if seat == CHANCE:
            continue
        other = game.redeal(play.position, seat, Random(drawn.seed))
        assert game.insight(play.position, seat) == game.insight(other, seat)
        here, there = game.remarks(play.position, decision), game.remarks(other, decision)
        for option in decision.ask.options:
            assert (here and here(option)) == (there and there(option))
