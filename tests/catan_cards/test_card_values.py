"""Card values corrected by an operator: their limits, storage and effects (docs/rules/catan_cards.md 1.7)."""

import re
import tomllib
from random import Random
from typing import Final

import pytest

from bot.match.selfplay import play
from engine import GAMES
from engine.catan_cards.card_values import CARDS_OPTION, CORRECTABLE_FIELDS
from engine.catan_cards.catalogue import CARDS, TRADERS_SET
from engine.catan_cards.scoring import hand_limit, points, strength, tournament, trade
from engine.catan_cards.state import Built
from engine.catan_cards.tables import HAND_SIZE, RESOURCES
from engine.catan_cards.view import CATALOGUE, catalogue
from engine.core.log import actions_in_force
from engine.core.notation import read_record, write_record
from engine.core.setup import InvalidFile, Setup
from engine.core.types import Illegal, Reason
from tests.catan_cards.table import CATAN, Table, table
from tests.project.repository import text

FILE: Final = """
[trading_outpost]
trade = 2
[flagship]
vp = 1
cost = { wool = 2, lumber = 1 }
"""
TEXT: Final = "trading_outpost:trade=2;flagship:cost=lumber.2wool;flagship:vp=1"
POINTS: Final = [(id, field) for id, fields in CORRECTABLE_FIELDS.items() for field in fields if field != "cost"]


def read(file: str) -> str:
    """Return the text of an operator's file for a setup, "" if it adds nothing."""
    return CATAN.read_operator_file(CARDS_OPTION, tomllib.loads(file)).get(CARDS_OPTION, "")


def corrected_setup(value: str, mode: str = "themed") -> Setup:
    """Return the setup of a match begun by an operator with these corrections."""
    return CATAN.setup(2, {"mode": mode}, {CARDS_OPTION: value})


def corrected_table(value: str) -> Table:
    """Lay out a themed match with these corrections in the middle of a turn."""
    return table(
        hands={0: ["flagship", "trading_outpost"]},
        goods={0: {"lumber": 1, "wool": 2}},
        cards={0: {"u32a": "harbor"}},
        given=lambda state: state.options.update({CARDS_OPTION: value} if value else {}),
    )


def test_a_file_is_read_as_one_text_whatever_its_order() -> None:
    assert read(FILE) == TEXT
    tables = FILE.split("[")
    assert read("[".join(("", *reversed(tables[1:])))) == TEXT
    assert read("") == ""


def test_a_cost_may_be_of_every_resource_and_a_number_nothing_at_all() -> None:
    everything = ", ".join(f"{kind} = 9" for kind in RESOURCES)
    costly = f"flagship:cost={'.'.join(f'9{kind}' for kind in RESOURCES)}"
    assert read(f"[flagship]\ncost = {{ {everything} }}\nvp = 9") == f"{costly};flagship:vp=9"
    assert read("[trading_outpost]\ntrade = 0") == "trading_outpost:trade=0"
    assert trade(corrected_table("trading_outpost:trade=0").state, 0) == 1, "the harbor's own"


@pytest.mark.parametrize(
    ("file", "kind", "card", "field"),
    [
        ("[armada]\ncost = { wool = 1 }", "card", "armada", ""),
        ("[colossus]\nvp = 3", "card", "colossus", ""),
        ("[harbor]\ntrade = 3", "card", "harbor", ""),
        ("[dogma]\ncost = { wool = 1 }", "card", "dogma", ""),
        ("flagship = 3", "table", "flagship", ""),
        ("[flagship]\nunit = 'knight'", "field", "flagship", "unit"),
        ("[flagship]\nstrength = 2", "field", "flagship", "strength"),
        ("[triumphal_arch]\nvp = 1", "field", "triumphal_arch", "vp"),
        ("[barbarian_camp]\nhand = 1", "field", "barbarian_camp", "hand"),
        ("[flagship]\ncost = 3", "cost", "flagship", "cost"),
        ("[flagship]\ncost = {}", "cost", "flagship", "cost"),
        ("[flagship]\ncost = { fish = 1 }", "cost", "flagship", "cost"),
        ("[flagship]\ncost = { wool = 0 }", "cost", "flagship", "cost"),
        ("[flagship]\ncost = { wool = 10 }", "cost", "flagship", "cost"),
        ("[flagship]\ncost = { wool = true }", "cost", "flagship", "cost"),
        ("[flagship]\ncost = { wool = 1, ore = 0 }", "cost", "flagship", "cost"),
        ("[flagship]\nvp = -1", "points", "flagship", "vp"),
        ("[flagship]\nvp = 10", "points", "flagship", "vp"),
        ("[flagship]\nvp = 1.0", "points", "flagship", "vp"),
        ("[flagship]\nvp = 'two'", "points", "flagship", "vp"),
        ("[flagship]\nvp = true", "points", "flagship", "vp"),
    ],
)
def test_a_file_that_is_wrong_is_refused_at_its_card_and_field(file: str, kind: str, card: str, field: str) -> None:
    with pytest.raises(InvalidFile) as refusal:
        read(file)
    data = refusal.value.data
    assert (refusal.value.kind, data.get("card", ""), data.get("field", "")) == (kind, card, field)
    known = {"card": [*CORRECTABLE_FIELDS], "field": [*CORRECTABLE_FIELDS.get(card, ())]}
    assert data.get("known") == known.get(kind)


def test_reconstructed_numbers_and_the_garrisons_point_can_be_corrected() -> None:
    reconstructed = {card.id for card in TRADERS_SET if card.kind in ("building", "unit")}
    assert (CORRECTABLE_FIELDS.keys() - reconstructed, CORRECTABLE_FIELDS["garrison"]) == ({"garrison"}, ("trade",))
    numbers = ("cost", "vp", "trade", "strength", "tournament", "hand")
    for id, fields in ((id, CORRECTABLE_FIELDS[id]) for id in reconstructed):
        assert {number for number in numbers if getattr(CARDS[id], number)} <= {*fields}


def test_the_page_for_operators_names_every_card_and_field() -> None:
    page = text("docs/operating/card-values.md")
    (example,) = re.findall(r"^```toml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert read(example).count(";") == example.count("=") - 3
    listed = page[page.index("The cards are") : page.index("Of the base set")]
    assert [*re.findall(r"`(\w+)`", listed), "garrison"] == [*CORRECTABLE_FIELDS]
    rows = [line.split("|") for line in page.splitlines() if re.match(r"\| `\w+`", line)]
    excepted = {field: set(re.findall(r"`(\w+)`", row[3])) for row in rows for field in re.findall(r"`(\w+)`", row[1])}
    knights = {id for id in CORRECTABLE_FIELDS if CARDS[id].unit == "knight"}
    for field, names in excepted.items():
        having = {id for id, fields in CORRECTABLE_FIELDS.items() if field in fields}
        others = {"garrison"} if field != "trade" else set[str]()
        assert having == (
            knights if field in ("strength", "tournament") else CORRECTABLE_FIELDS.keys() - names - others
        )
    assert excepted.keys() == {field for fields in CORRECTABLE_FIELDS.values() for field in fields}


def test_a_corrected_card_differs_in_that_alone() -> None:
    cards = catalogue({CARDS_OPTION: TEXT}, CATAN.rules)
    changed = {id for id, card in cards.items() if card != CATALOGUE[id]}
    assert changed == {"trading_outpost", "flagship"}
    assert (cards["flagship"].cost, cards["flagship"].vp, cards["flagship"].unit) == (
        {"lumber": 1, "wool": 2},
        1,
        "fleet",
    )
    assert (cards["trading_outpost"].trade, cards["trading_outpost"].cost) == (2, CATALOGUE["trading_outpost"].cost)
    assert CATALOGUE == catalogue({}, CATAN.rules) == catalogue({CARDS_OPTION: ""}, CATAN.rules)


def test_a_new_match_has_the_corrections_and_one_without_is_unchanged() -> None:
    assert corrected_setup(TEXT).options == {**CATAN.setup(2, {"mode": "themed"}).options, CARDS_OPTION: TEXT}
    assert CARDS_OPTION not in CATAN.setup(2).options


def test_an_operator_sets_only_values_that_the_game_knows() -> None:
    for operator, kind in (({CARDS_OPTION: "flagship:vp=99"}, "unknown_value"), ({"dice": "7"}, "unknown_option")):
        with pytest.raises(Illegal) as refusal:
            CATAN.setup(2, {}, operator)
        assert refusal.value.reason.kind == kind


def test_a_file_changes_no_game_without_the_option() -> None:
    assert GAMES["caylus"].read_operator_file(CARDS_OPTION, tomllib.loads(FILE)) == {}


def test_no_player_corrects_a_card() -> None:
    with pytest.raises(Illegal) as refusal:
        CATAN.setup(2, {CARDS_OPTION: TEXT})
    assert refusal.value.reason.kind == "unknown_option"


def test_a_recorded_match_keeps_its_own_corrections() -> None:
    assert CATAN.check_setup(corrected_setup(TEXT)) == corrected_setup(TEXT)
    assert CARDS_OPTION not in CATAN.check_setup(CATAN.setup(2)).options
    assert CATAN.check_setup(Setup("catan_cards", 2, CATAN.rules, {CARDS_OPTION: TEXT})) == corrected_setup(
        TEXT, "base"
    )


@pytest.mark.parametrize(
    "value",
    [
        "flagship",
        "flagship:vp",
        "flagship:vp=x",
        "flagship:vp=01",
        "flagship:vp=10",
        "flagship:vp=1;",
        "flagship:vp=1;flagship:vp=1",
        "flagship:vp=1;flagship:cost=wool",
        "flagship:cost=",
        "flagship:cost=2",
        "flagship:cost=1wool",
        "flagship:cost=wool.lumber",
        "colossus:vp=3",
    ],
)
def test_a_recorded_text_that_no_file_gives_is_refused(value: str) -> None:
    with pytest.raises(Illegal) as refusal:
        CATAN.check_setup(Setup("catan_cards", 2, 1, {CARDS_OPTION: value}))
    example = CATAN.operator_options[CARDS_OPTION].example
    assert refusal.value.reason == Reason("unknown_value", {"key": CARDS_OPTION, "known": [example]})
    assert CATAN.operator_options[CARDS_OPTION].allows(example)


def test_a_corrected_match_is_played_again_from_its_record() -> None:
    played = play(CATAN, corrected_setup(TEXT), 3)
    record = read_record(write_record(played.record))
    assert record.setup == corrected_setup(TEXT)
    assert CATAN.digest(CATAN.replay(record.setup, actions_in_force(record.entries))) == played.digest
    assert played.digest != play(CATAN, CATAN.setup(2, {"mode": "themed"}), 3).digest


def test_a_corrected_cost_is_asked_for_shown_and_paid() -> None:
    assert corrected_table("").why("flagship").kind == "cannot_pay"
    game = corrected_table(TEXT)
    assert game.option("flagship").data["pay"] == {"lumber": 1, "wool": 2}
    hand = CATAN.view(game.position, 0).hand
    assert [(card.card, card.cost, card.affordable) for card in hand] == [
        ("flagship", {"lumber": 1, "wool": 2}, True),
        ("trading_outpost", {"brick": 1, "wool": 1}, False),
    ]
    before = game.points(0)
    game.do("0 act flagship", "0 site u30a")
    assert (game.goods(0), game.points(0)) == ({}, before + 1)


def test_a_card_that_lies_face_up_has_its_corrected_cost_too() -> None:
    game = table(
        goods={0: {"wool": 2}}, given=lambda state: state.options.update({CARDS_OPTION: "triumphal_arch:cost=2wool"})
    )
    assert game.option("row.triumphal_arch").data["pay"] == {"wool": 2}
    assert game.do("0 act row.triumphal_arch").goods(0) == {}


@pytest.mark.parametrize(("id", "field"), POINTS)
def test_every_number_that_can_be_corrected_counts(id: str, field: str) -> None:
    value = Random(f"{id}.{field}").randint(1, 9)
    state = corrected_table(f"{id}:{field}={value}").state
    area = 1 if CARDS[id].foreign else 0
    state.players[0].cards.clear()
    state.players[area].cards.append(Built(id, "u30a", 0))
    counted = {
        "vp": points(state, 0)["buildings"],
        "trade": trade(state, 0),
        "strength": strength(state, 0),
        "tournament": tournament(state, 0),
        "hand": hand_limit(state, 0) - HAND_SIZE,
    }
    assert counted[field] == value
