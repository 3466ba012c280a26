"""Options whose default depends on another option, and options of an older revision of the rules."""

from typing import ClassVar, Final

import pytest

from engine.core.setup import OptionChoice, Setup
from engine.core.types import Illegal
from tests.toys import Raid


class Raids(Raid):
    """Raid in the second revision of its rules: with a size and a prize that depends on it, and without the colour."""

    options: ClassVar = (
        OptionChoice("gold", ("5", "3")),
        OptionChoice("size", ("small", "large")),
        OptionChoice("prize", ("1", "2"), defaults={("size", "large"): "2"}),
    )
    former: ClassVar = {
        1: (OptionChoice("gold", ("5", "3")), OptionChoice("colour", ("red", "blue"), {"gold": ("3",)}))
    }
    rules: ClassVar = 2


RAIDS: Final = Raids()


@pytest.mark.parametrize(("options", "prize"), [
    ({}, "1"),
    ({"size": "small"}, "1"),
    ({"size": "large"}, "2"),
    ({"size": "large", "prize": "1"}, "1"),
])  # fmt: skip
def test_a_default_may_depend_on_another_option(options: dict[str, str], prize: str) -> None:
    assert RAIDS.setup(2, options).options["prize"] == prize
    assert RAIDS.check_setup(Setup("raid", 2, 2, options)).options["prize"] == prize


@pytest.mark.parametrize(("prize", "then"), [("1", "2"), ("2", "2")])
def test_an_option_at_its_default_follows_the_one_it_depends_on(prize: str, then: str) -> None:
    setup = RAIDS.setup(2, {"prize": prize, "gold": "3"})
    assert RAIDS.change_option(setup, "size", "large").options == {"gold": "3", "size": "large", "prize": then}


def test_a_chosen_option_stays_when_another_changes() -> None:
    setup = RAIDS.setup(2, {"size": "large", "prize": "1"})
    assert RAIDS.change_option(setup, "gold", "3").options == {"gold": "3", "size": "large", "prize": "1"}
    assert RAIDS.change_option(setup, "size", "small").options["prize"] == "1"


@pytest.mark.parametrize(
    ("id", "value", "kind"), [("prize", "9", "unknown_value"), ("colour", "red", "unknown_option")]
)
def test_an_amendment_that_the_game_does_not_know_is_refused(id: str, value: str, kind: str) -> None:
    with pytest.raises(Illegal) as refusal:
        RAIDS.change_option(RAIDS.setup(2), id, value)
    assert refusal.value.reason.kind == kind


def test_a_setup_of_an_older_revision_has_the_options_of_its_time() -> None:
    old = Setup("raid", 2, 1, {"colour": "blue"})
    assert RAIDS.check_setup(old).options == {"gold": "5", "colour": "blue"}
    assert RAIDS.change_option(RAIDS.check_setup(old), "colour", "red").options["colour"] == "red"
    with pytest.raises(Illegal):
        RAIDS.check_setup(Setup("raid", 2, 2, {"colour": "blue"}))
    with pytest.raises(Illegal):
        RAIDS.check_setup(Setup("raid", 2, 1, {"size": "large"}))


def test_relevance_is_that_of_the_revision() -> None:
    now, old = RAIDS.setup(2), RAIDS.check_setup(Setup("raid", 2, 1, {"gold": "3"}))
    assert [choice.id for choice in RAIDS.relevant_choices(now.options, 2)] == ["gold", "size", "prize"]
    assert [choice.id for choice in RAIDS.relevant_choices(old.options, 1)] == ["gold", "colour"]
    assert [choice.id for choice in RAIDS.relevant_choices({**old.options, "gold": "5"}, 1)] == ["gold"]
