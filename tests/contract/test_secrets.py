"""Secrets: viewers get the same, whatever the cards that they cannot see."""

from random import Random

import msgspec
import pytest

from engine.core.types import Illegal
from tests.contract.drawing import Drawn, every_game
from tests.games import KITS
from tests.games.kit import NoSecrets

pytestmark = pytest.mark.no_cover

SHUFFLES = 3


@every_game()
def test_a_view_does_not_depend_on_cards_hidden_from_its_viewer(drawn: Drawn) -> None:
    game, rng = drawn.rules, Random(drawn.seed)
    position = drawn.played().position
    for viewer in (None, *range(drawn.seats)):
        seen = game.view(position, viewer)
        for _ in range(SHUFFLES):
            other = game.redeal(position, viewer, rng)
            assert msgspec.msgpack.encode(game.view(other, viewer)) == msgspec.msgpack.encode(seen)
            assert game.outcome(other) == game.outcome(position)


@every_game()
def test_no_explanation_or_refusal_depends_on_hidden_cards(drawn: Drawn) -> None:
    game, secrets, rng = drawn.rules, KITS[drawn.game].secrets, Random(drawn.seed)
    position = drawn.played().position
    decisions = game.decisions(position)
    keys = {option.key for decision in decisions for option in decision.ask.options}
    for reader in range(drawn.seats):
        other = game.redeal(position, reader, rng)
        assert game.unavailable(other, reader) == game.unavailable(position, reader)
        for decision in decisions:
            for key in (*sorted(keys), *sorted(secrets.hidden(position, reader)), "made up"):
                told = []
                for at in (position, other):
                    try:
                        told.append(game.why(at, reader, decision.kind, key))
                    except Illegal as refusal:
                        told.append(refusal.reason)
                assert told[0] == told[1]


@every_game()
def test_no_event_names_cards_hidden_from_its_viewer(drawn: Drawn) -> None:
    game, secrets = drawn.rules, KITS[drawn.game].secrets
    position = game.start(drawn.setup)
    for action in drawn.actions():
        before = position
        position, events = game.apply(before, action)
        for viewer in (None, *range(drawn.seats)):
            known = [event for event in events if event.seen_by is None or viewer in event.seen_by]
            named = {str(value) for event in known for value in event.data.values()}
            named |= {
                item for event in known for value in event.data.values() if isinstance(value, list) for item in value
            }
            # cards that were open before or are open now may be named
            assert not named & secrets.hidden(before, viewer) & secrets.hidden(position, viewer)


HIDING = [kit.hiding for kit in KITS.values() if kit.hiding is not None]


def test_a_position_of_every_game_that_hides_something_is_shuffled() -> None:
    assert {drawn.game for drawn in HIDING} == {
        name for name, kit in KITS.items() if not isinstance(kit.secrets, NoSecrets)
    }


@pytest.mark.parametrize("drawn", HIDING, ids=lambda drawn: drawn.game)
def test_a_redeal_changes_hidden_cards(drawn: Drawn) -> None:
    """A redeal that changes nothing would prove nothing."""
    position, secrets = drawn.played().position, KITS[drawn.game].secrets
    for viewer in (None, *range(drawn.seats)):
        other = drawn.rules.redeal(position, viewer, Random(1))
        assert drawn.rules.save(other) != drawn.rules.save(position)
        assert secrets.hidden(position, None) >= secrets.hidden(position, viewer) > set()
