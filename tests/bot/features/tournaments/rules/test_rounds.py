"""Revisions of the drawing of rounds, which tournaments keep."""

from bot.features.tournaments.rules import rounds


def test_the_meaning_of_a_stored_revision_never_changes() -> None:
    assert {name: value for name, value in vars(rounds).items() if name.endswith("_REVISION")} == {
        "APART_REVISION": 3,
        "SETTLED_REVISION": 4,
        "SEALED_REVISION": 5,
        "ASKED_REVISION": 6,
        "DUPLICATE_POINTS_REVISION": 6,
        "WAITING_REVISION": 7,
        "SCORES_FIRST_REVISION": 7,
    }
