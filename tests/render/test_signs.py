"""Signs of costs and effects, which show their meaning."""

from engine.magna_carta.view import CATALOGUE, FromCard
from render.magna_carta.effects import cubes_left, items
from render.parts.pieces import drawing
from render.parts.tiles import amounts
from tests.render.tables import words


def test_a_figure_of_a_cost_belongs_to_the_kind_after_it() -> None:
    shown = [*amounts({"food": 1, "stone": 2, "gold": 1})]
    figure = shown.index("2")
    assert shown[figure + 1] == "stone"
    assert not shown[figure - 1].strip(), "it does not touch the kind before it"
    assert [sign for sign in shown if drawing(sign)] == ["food", "stone", "gold"]


def test_a_small_card_gives_one_cube_of_those_that_lie_on_it() -> None:
    effect = CATALOGUE["small_farm"].secondary
    assert isinstance(effect, FromCard)
    one, lying = items(effect, cubes_left(words(), 4))
    assert one == "food"
    assert lying.strip() == "4 left"
    assert not any(drawing(sign) for sign in items(effect, cubes_left(words(), 0)))
