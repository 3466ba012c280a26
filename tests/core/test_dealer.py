"""Dice and shuffles from a committed secret."""

from collections import Counter
from itertools import permutations

import pytest

from engine.core import dealer as dealing
from engine.core.dealer import SECRET_BYTES, Dealer, commitment
from engine.core.types import CHANCE, Ask, Option

SECRET = bytes(range(SECRET_BYTES))
DIE = Ask(CHANCE, tuple(Option(str(pips)) for pips in range(1, 7)))
THREE = Ask(CHANCE, tuple(map(Option, "abc")), 3, 3, ordered=True)


def test_deals_never_change() -> None:
    """Stored matches depend on these exact numbers."""
    dealer = Dealer(SECRET)
    assert [dealer.deal(step, DIE)[0] for step in range(12)] == list("343141252556")
    assert dealer.deal(3, THREE) == ("a", "c", "b")


def test_deals_with_mixed_in_data_never_change() -> None:
    dealer = Dealer(SECRET, "abcdefgh 1400000000000000000")
    assert [dealer.deal(step, DIE)[0] for step in range(12)] == list("163246155211")
    assert dealer.commitment == commitment(SECRET)


def test_the_published_hash_is_that_of_the_secret() -> None:
    assert Dealer(SECRET).commitment == commitment(SECRET)
    assert commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SECRET[::-1]) != commitment(SECRET)


def test_a_secret_has_its_length() -> None:
    with pytest.raises(ValueError, match="32"):
        Dealer(SECRET[1:])


def test_the_same_question_at_the_same_step_gets_the_same_answer() -> None:
    assert Dealer(SECRET).deal(7, DIE) == Dealer(SECRET).deal(7, DIE)
    assert len({Dealer(SECRET).deal(step, THREE) for step in range(50)}) == 6


def test_every_outcome_is_about_equally_likely() -> None:
    dealer = Dealer(SECRET)
    pips = Counter(dealer.deal(step, DIE)[0] for step in range(6000))
    orders = Counter(dealer.deal(step, THREE) for step in range(6000))
    assert set(orders) == set(permutations("abc"))
    assert all(900 < many < 1100 for many in (*pips.values(), *orders.values()))


def test_numbers_that_would_favour_some_outcomes_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A die from words of one byte cannot use 252 to 255: some of these draws must have met one."""
    monkeypatch.setattr(dealing, "_WORD", 256)
    seen = []

    class UnfairHash:
        """Hash that gives one unfair word, then a fair one."""

        @staticmethod
        def digest(secret: bytes, message: bytes, name: str) -> bytes:
            seen.append(message)
            return (255 if len(seen) == 1 else 4).to_bytes(8, "big")

    monkeypatch.setattr(dealing, "hmac", UnfairHash)
    assert Dealer(SECRET).deal(2, DIE) == ("5",)
    assert seen == [b"2.0", b"2.1"]
