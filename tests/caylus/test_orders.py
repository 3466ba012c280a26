"""Orders in Caylus: the provost for one's own workers, and batches for the castle."""

from engine.caylus.game import ORDERS
from engine.caylus.placing import PlaceWorker
from engine.core.goods import Goods
from engine.core.orders import Terms
from tests.caylus.table import Table, table


def pick(game: Table, id: str, amount: int = 0) -> str | None:
    """Return an order's picks in the open question."""
    order = next(one for one in ORDERS if one.id == id)
    return order.choose(game.state, game.decision, Terms(amount=amount))


def test_the_provost_is_left_where_no_own_worker_is_cut_off() -> None:
    game = table(phase="provost", passed=[0, 1, 2, 3], workers={2: 0, 8: 1}, provost=6)
    assert (game.asked, pick(game, "provost", 3)) == ("0 provost", "0")


def test_the_provost_is_paid_to_reach_an_own_worker_up_to_the_amount() -> None:
    game = table(phase="provost", passed=[0, 1, 2, 3], workers={8: 0}, provost=6)
    assert [pick(game, "provost", amount) for amount in (1, 2, 3)] == ["0", "+2", "+2"]


def test_without_an_amount_the_player_is_asked_when_a_worker_is_cut_off() -> None:
    placed = {8: None, 6: "0"}
    for space, key in placed.items():
        game = table(phase="provost", passed=[0, 1, 2, 3], workers={space: 0}, provost=6)
        assert pick(game, "provost", 0) == key


def delivered(**cubes: int) -> list[str]:
    """Return the batches that the order gives one after the other."""
    game = table(phase="castle", workers={"castle": [0]}, hands={0: Goods(cubes)})
    found = []
    while game.asked == "0 batch":
        key = pick(game, "castle")
        assert key is not None
        found.append(key)
        game.do(f"0 batch {key}")
    return found


def test_as_many_batches_are_given_as_possible() -> None:
    assert delivered(food=3, wood=1, stone=2, cloth=3) == [
        "food.stone.cloth",
        "food.wood.cloth",
        "food.stone.cloth",
        "stop",
    ]


def test_gold_is_given_only_where_nothing_else_would_do() -> None:
    assert delivered(food=2, wood=2, stone=1, gold=1) == ["food.wood.stone", "food.wood.gold", "stop"]
    assert delivered(food=2) == ["stop"]


def test_places_are_foreseen_at_the_price_of_the_next_placing() -> None:
    """Players who have passed in this turn make no place of the next one dearer."""
    for phase, price in (("road", 1), ("placing", 3)):
        game = table(3, phase, passed=[0, 1], doing=[PlaceWorker(2)])
        foreseen = game.game.foreseen(game.position, 2)["place"]
        assert {option.data["cost"] for option in foreseen if "cost" in option.data} == {price}
        assert game.state.passed == [0, 1], "nothing has changed"
