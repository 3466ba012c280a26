"""Menus, and the notes below the names of their entries."""

from itertools import product
from typing import Any

import pytest
from msgspec import structs

from bot.cards.controls import MAX_LINE_LABEL, MAX_MENU_LABEL, Question, Row
from bot.words import LOCALES, Catalogue, Words
from engine.catan_cards.actions import DEMOLISH_OPTION, END_OPTION, OFFER_OPTION
from engine.caylus.buildings import CUBES
from engine.caylus.tables import FAVOUR_BUILDINGS, FAVOUR_GAINS, FAVOUR_RESOURCES
from engine.core import provost
from engine.core.types import Ask, Data, Decision, Option
from render.prose.phrases import option_label
from tests.simulated import BUTTON, SELECT

WORDS = Catalogue().words("en")
MAX_HALF_LABEL = 18
"""Letters on a button that fits twice in a row of a phone."""


def entries(words: Words, kind: str, *options: Option) -> list[dict[str, Any]]:
    """Return the entries of the first menu of a question with many options."""
    filler = tuple(Option(f"filler{number}", data={"building": "castle", "cost": 1}) for number in range(10))
    question = Question(words, "caylus", "match", "0.1", Decision(1, kind, Ask(0, options + filler)))
    menu = question.controls()[0].children[0].to_component_dict()
    found: list[dict[str, Any]] = menu["options"]
    return found


def place(building: str, space: int) -> Option:
    return Option(f"{building}@{space}", "place", "road", {"building": building, "space": space, "cost": 1})


def test_an_entry_explains_its_building() -> None:
    farm, quarry = entries(WORDS, "place", place("n_farm", 5), place("n_quarry", 4))
    assert farm["description"] == WORDS("caylus-effect-n_farm")
    assert quarry["description"] == WORDS("caylus-effect-n_quarry")


def test_the_only_option_of_a_group_is_a_button_where_its_menu_would_be() -> None:
    keys = [("draw", ""), ("inn", "road"), ("farm", "build"), ("park", "build"), ("mason", "build"), ("pass", "")]
    data: Data = {"building": "castle", "space": 12, "cost": 1}
    options = tuple(Option(key, "place", group, data) for key, group in keys)
    shown = Question(WORDS, "caylus", "match", "0.1", Decision(1, "place", Ask(0, options))).controls()
    ids = [[child.to_component_dict()["custom_id"].split("|") for child in row.children] for row in shown]
    assert [[id[3] for id in row] for row in ids] == [["inn"], ["1"], ["draw", "pass"]]
    few = Question(
        WORDS, "caylus", "match", "0.1", Decision(1, "place", Ask(0, (*options[:2], options[-1])))
    ).controls()
    assert [child.to_component_dict()["custom_id"].split("|")[3] for row in few for child in row.children] == [
        "inn",
        "draw",
        "pass",
    ]


def test_the_common_part_of_all_entries_is_not_repeated() -> None:
    ways = [
        Option(f"{key}{number}", "buy", "", {"building": "w_peddler", "pay": {"denier": 1}, "gain": {key: number}})
        for key in ("food", "wood", "stone", "cloth")
        for number in (1, 2, 3)
    ]
    question = Question(WORDS, "caylus", "match", "0.1", Decision(1, "buy", Ask(0, (*ways, Option("none", "buy")))))
    (menu,) = question.controls()
    shown = menu.children[0].to_component_dict()["options"]
    assert len(shown) == 13
    assert not any("description" in entry for entry in shown)


def controls(kind: str, *options: Option) -> list[list[str]]:
    """Return the labels in each row of buttons, or "menu" for a row that is a menu."""
    rows = Question(WORDS, "catan_cards", "match", "0.1", Decision(1, kind, Ask(0, options))).controls()
    shown = [[child.to_component_dict() for child in row.children] for row in rows]
    return [[control.get("label", "menu") for control in row] for row in shown]


def test_steps_of_the_provost_are_in_pairs_by_distance() -> None:
    """A phone has room for two of their labels in a row."""
    for words in map(Catalogue().words, LOCALES):
        for steps in (provost.offers(12, 30, 3, 1), provost.offers(1, 30, 3, 1), provost.offers(6, 30, 1, 1)):
            asked = Decision(1, "provost", Ask(0, steps))
            rows = [
                [child.to_component_dict() for child in row.children] for row in controls_of("caylus", asked, words)
            ]
            keys = [[button["custom_id"].split("|")[3] for button in row] for row in rows]
            shown = {option.key for option in steps}
            pairs = [["0"], *([f"-{far}", f"+{far}"] for far in range(1, 4))]
            assert keys == [kept for pair in pairs if (kept := [key for key in pair if key in shown])]
            assert all(sum(len(button["label"]) for button in row) <= 2 * MAX_HALF_LABEL for row in rows[1:]), rows


def stacks(count: int) -> list[Option]:
    return [Option(f"{at}", "draw", "top", {"stack": at, "count": 9}, f"stack.{at}") for at in range(1, count + 1)]


def test_a_group_of_few_short_names_is_buttons() -> None:
    searches = [
        Option(f"search.{at}", "draw", "search", {"stack": at, "count": 9, "cost": 2}, f"stack.{at}") for at in (1, 2)
    ]
    top, *rest = controls("draw", *stacks(5), *searches)
    assert top == [f"Stack {at} · 9 cards" for at in range(1, 6)]
    assert rest == [["menu"]], "a longer name is read more easily in a menu"
    assert controls("draw", *stacks(11))[0] == ["menu"]
    cards = [Option(id, "play", "cards", {"building": id}) for id in ("spy", "scout", "merchant")]
    assert controls("act", *cards, *stacks(5))[0] == ["menu"], "notes tell them apart"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_favour_names_the_gain_of_its_column(locale: str) -> None:
    words = Catalogue().words(locale)

    def label(line: str, column: int) -> str:
        return option_label(words, "caylus", "favour", Option(line, "favour", data={"line": line, "column": column}))

    for line, (_, amounts) in FAVOUR_GAINS.items():
        assert all(f" {amount} " in label(line, column) for column, amount in enumerate(amounts, start=1))
    for line, gains in (("resources", FAVOUR_RESOURCES), ("buildings", FAVOUR_BUILDINGS)):
        assert len({label(line, column) for column in range(1, len(gains) + 1)}) == len(gains)
    for column, cubes in enumerate(FAVOUR_RESOURCES, start=1):
        first, _, others = label("resources", column).partition(" (")
        named = {cube for cube in CUBES if words(f"board-goods-{cube}", count=1).split()[-1] in first}
        assert named == {*cubes} - {"swap"}, "what the board shows there comes first"
        assert bool(others) == (column > 1)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_note_fits(locale: str) -> None:
    catalogue = Catalogue()
    words = catalogue.words(locale)
    notes = [words(id) for id in catalogue.ids(locale) if id.startswith("caylus-effect-")]
    assert notes
    assert [note for note in notes if len(note) > MAX_MENU_LABEL] == []


def test_options_of_one_verb_stay_together_in_a_menu_named_after_them() -> None:
    data: Data = {"pay": {"wood": 1, "stone": 1, "cloth": 1}, "vp": 4, "building": "w_market"}
    short: Data = {**data, "building": "w_lawyer", "vp": 0}
    options = [
        Option("market", "build", "wood", data),
        Option("lawyer", "build", "wood", short),
        Option("none", "build"),
    ]
    asked = Decision(1, "build", Ask(0, tuple(options)))
    assert len(option_label(WORDS, "caylus", "build", options[0])) > MAX_LINE_LABEL
    menu, buttons = (row.children[0].to_component_dict() for row in controls_of("caylus", asked))
    assert [entry["value"] for entry in menu["options"]] == ["market", "lawyer"]
    assert menu["placeholder"] == WORDS("menu-group", group=WORDS("caylus-group-wood"))
    assert "options" not in buttons
    several = [structs.replace(options[0], group=""), structs.replace(options[1], group=""), options[2]]
    menu = controls_of("caylus", Decision(1, "build", Ask(0, tuple(several))))[0].children[0].to_component_dict()
    assert menu["placeholder"] == WORDS("menu-choose-of", options="Marketplace, Lawyer")


def test_a_long_label_without_a_rival_is_a_button() -> None:
    """A menu of one entry would hide it."""
    data: Data = {"pay": {"wood": 1, "stone": 1, "cloth": 1}, "vp": 4, "building": "w_market"}
    asked = Decision(1, "build", Ask(0, (Option("market", "build", "wood", data), Option("none", "build"))))
    (row,) = controls_of("caylus", asked)
    assert [child.to_component_dict()["type"] for child in row.children] == [BUTTON, BUTTON]


@pytest.mark.parametrize("locale", LOCALES)
def test_favours_are_all_buttons_or_all_in_one_menu(locale: str) -> None:
    words = Catalogue().words(locale)
    for resources, buildings in product(range(1, len(FAVOUR_RESOURCES) + 1), range(1, len(FAVOUR_BUILDINGS) + 1)):
        columns = {"prestige": 2, "deniers": 2, "resources": resources, "buildings": buildings}
        lines = [
            Option(line, "favour", data={"line": line, "column": column}, spot=f"favour.{line}")
            for line, column in columns.items()
        ]
        rows = controls_of("caylus", Decision(1, "favour", Ask(0, tuple(lines))), words)
        parts = [part.to_component_dict() for row in rows for part in row.children]
        shown = [entry for part in parts for entry in part.get("options", [part])]
        assert len(shown) == len(lines)
        assert len({part["type"] for part in parts}) == 1
        assert [entry["label"].partition(" · ")[0] for entry in shown] == sorted(
            entry["label"].partition(" · ")[0] for entry in shown
        )
    first = Option("resources", "favour", data={"line": "resources", "column": 2}, spot="favour.resources")
    label = Question(words, "caylus", "match", "0.1", Decision(1, "favour", Ask(0, (first,)))).label(first, 99)
    assert len(label) <= MAX_LINE_LABEL


def test_menus_keep_their_order() -> None:
    """A group of a single option is a button, so it does not go from the first menu to the last."""
    data: Data = {"building": "n_peddler", "cost": 1, "owner": 1, "beyond": 1}
    workers = [
        Option(f"n_peddler@{space}", "place", "worker", {**data, "space": space}, f"road.{space}") for space in (11, 12)
    ]
    built: Data = {"building": "large_quarry", "pay": {"food": 1, "stone": 2}, "vp": 2}
    cards = [Option(f"card.{number}", "build", "build", built, f"hand.{number}") for number in (1, 2)]
    others = [Option("draw", "draw", data={"cost": 1}), Option("pass", "pass")]
    rows = controls_of("magna_carta", Decision(1, "act", Ask(0, (*workers, *cards, *others))))
    menus = [row.children[0].to_component_dict().get("placeholder") for row in rows]
    assert menus[:2] == [WORDS("menu-group", group=WORDS(f"magna_carta-group-{id}")) for id in ("worker", "build")]
    rows = controls_of("magna_carta", Decision(1, "act", Ask(0, (workers[0], *cards, *others))))
    kinds = [[child.to_component_dict()["type"] for child in row.children] for row in rows]
    assert kinds == [[SELECT], [BUTTON] * 3]


def test_what_gains_nothing_is_the_last_button() -> None:
    options = [OFFER_OPTION, DEMOLISH_OPTION, END_OPTION]
    rows = Question(
        WORDS, "catan_cards", "match", "0.1", Decision(1, "act", Ask(0, tuple(options))), forms=("offer",)
    ).controls()
    assert [child.to_component_dict()["label"] for child in rows[0].children] == [
        WORDS(f"catan_cards-option-act-{key}") for key in ("offer", "end", "demolish")
    ]


def controls_of(game: str, decision: Decision, words: Words = WORDS) -> list[Row]:
    return Question(words, game, "match", "0.1", decision).controls()
