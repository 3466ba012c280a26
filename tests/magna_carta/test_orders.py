"""Orders in Caylus Magna Carta: the provost for one's own workers, and batches for the castle."""

from engine.core.orders import Terms
from engine.magna_carta.game import ORDERS
from tests.magna_carta.table import Table, table


def pick(game: Table, id: str, amount: int = 0) -> str | None:
    """Return an order's picks in the open question."""
    order = next(one for one in ORDERS if one.id == id)
    return order.choose(game.state, game.decision, Terms(amount=amount))


def test_the_provost_is_paid_to_reach_an_own_worker_up_to_the_amount() -> None:
    game = table(phase="provost", workers={4: 0}, provost=2)
    assert game.asked == "0 provost"
    assert [pick(game, "provost", amount) for amount in (0, 1, 2)] == [None, "0", "+2"]


def test_as_many_batches_are_given_as_can_be() -> None:
    game = table(phase="castle", goods={0: {"food": 2, "wood": 2, "stone": 2}})
    assert (game.asked, pick(game, "castle")) == ("0 batches", "2")
