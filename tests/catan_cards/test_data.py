"""Tables of the rules page, which are the tables that the bot plays by (docs/rules/catan_cards.md 1)."""

import re
from pathlib import Path
from typing import Final

import pytest

from engine.catan_cards import building, decks, opening, playing_cards, reactions, scoring, tables, trading
from engine.catan_cards.catalogue import BASE_SET, CARDS, FACE_UP_CARDS, TRADERS_SET, UNUSED_CARDS, Card, copies, events
from engine.catan_cards.state import new_state
from engine.catan_cards.view import RECONSTRUCTED
from tests.catan_cards.table import CATAN, table
from tests.pages import PAGES, amounts

PAGE: Final = PAGES["catan_cards"]
WORDS: Final = Path(__file__).parents[2] / "bot" / "words" / "en"
OF_BASE: Final = "of the base set"
OF_TRADERS: Final = "of Barbarians & Traders"
BASE_TABLES: Final = tuple(
    f"{kind} {OF_BASE}" for kind in ("Action cards", "Green cards", "Knights", "Red cards", "Events")
)
TRADERS_TABLES: Final = (
    *(f"{kind} {OF_TRADERS}" for kind in ("Action cards", "Green cards", "Red cards", "Events")),
    "Cards beside regions and on roads",
)
BASE_ROWS: Final = {row["id"]: row for heading in BASE_TABLES for row in PAGE.rows(heading)}
TRADERS_ROWS: Final = {row["id"]: row for heading in TRADERS_TABLES for row in PAGE.rows(heading)}


def format_values(card: Card) -> str:
    """Return the values of a card as the page writes them."""
    points = {"VP": card.vp, "TP": card.trade, "S": card.strength, "T": card.tournament}
    bonus = [f"hand +{card.hand}"] if card.hand else []
    return ", ".join([*(f"{amount} {unit}" for unit, amount in points.items() if amount), *bonus])


def test_every_card_is_in_a_table_of_its_set_and_no_other() -> None:
    assert BASE_ROWS.keys() == {card.id for card in BASE_SET}
    assert TRADERS_ROWS.keys() == {card.id for card in (*BASE_SET, *TRADERS_SET) if card.traders}


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
def test_a_card_is_as_the_page_says(card: Card) -> None:
    for rows, count in ((BASE_ROWS, card.base), (TRADERS_ROWS, card.traders)):
        if count:
            row = rows[card.id]
            assert int(row.get("copies", "1")) == count
            assert amounts(row.get("cost", "")) == card.cost
            assert row.get("class", "") == card.role
            if "S" in row:
                assert (int(row["S"]), int(row["T"])) == (card.strength, card.tournament)
            elif "values" in row:
                assert row["values"] == format_values(card)


@pytest.mark.parametrize("row", TRADERS_ROWS.values(), ids=lambda row: row["id"])
def test_conditions_and_places_are_as_the_page_says(row: dict[str, str]) -> None:
    card = CARDS[row["id"]]
    assert tuple(row.get("condition", "").split(" or ")) == (card.needs or ("",))
    assert ("foreign" in f"{row.get('kind', '')} {row['what it does'][:8]}") == card.foreign
    if "goes on" in row:
        where = {"road": "opposing road", "brown": card.land or "–"}
        assert row["goes on"] == where[card.colour]
    if "kind" in row:
        assert row["kind"].removesuffix(", foreign") == (card.unit or card.kind)


def test_colours_are_as_the_headings_say() -> None:
    colours = {
        "Action cards": "yellow",
        "Green cards": "green",
        "Knights": "green",
        "Red cards": "red",
        "Events": "blue",
    }
    for kind, colour in colours.items():
        for of in (OF_BASE, OF_TRADERS):
            if f"{kind} {of}" in (*BASE_TABLES, *TRADERS_TABLES):
                assert {CARDS[row["id"]].colour for row in PAGE.rows(f"{kind} {of}")} == {colour}
    assert {card.unit for card in CARDS.values() if card.trades} == {"trade_fleet"}


def test_reconstructed_numbers_are_marked() -> None:
    marked = {id for id, row in TRADERS_ROWS.items() if row.get("R") == "R"}
    assert marked == {card.id for card in TRADERS_SET if card.cost}
    assert marked <= RECONSTRUCTED
    assert "harbor" not in RECONSTRUCTED


def test_the_page_and_the_bot_use_the_same_names() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(WORDS.glob("*.ftl")))
    names = dict(re.findall(r"^name-(\w+) = (.+)$", text, re.MULTILINE))
    assert {id: row["name"] for id, row in (BASE_ROWS | TRADERS_ROWS).items()} == {id: names[id] for id in CARDS}


def test_doublers_and_trades_are_as_the_page_says() -> None:
    text = PAGE.section(BASE_TABLES[1])
    lands = {"hills": "brick", "mountains": "ore", "fields": "grain", "forests": "lumber", "pastures": "wool"}
    for land, kind in lands.items():
        (mill,) = re.findall(rf"`(\w+)`.+ {land} beside it produce double", text)
        assert CARDS[mill].doubles == kind
    assert {card.trades for card in CARDS.values() if card.trades} == {*tables.RESOURCES}
    assert {id for id in CARDS if id.startswith("fleet_")} == {f"fleet_{kind}" for kind in tables.RESOURCES}


def test_both_sets_have_as_many_cards_as_the_page_says() -> None:
    assert (len(copies(BASE_SET, "base")), len(events(traders=False))) == (62, 10)
    assert (
        len(copies((*BASE_SET, *TRADERS_SET), "traders")) + len(events(traders=True)) - len(events(traders=False)) == 38
    )
    others = 2 * 9 + sum(tables.CENTRE_SUPPLY.values()) + len(tables.REGION_STACK)
    assert "There are 120 cards in the base set and 38 in" in PAGE.section("1.1")
    assert 62 + 10 + others == 120


def test_regions_are_as_the_page_says() -> None:
    rows = PAGE.rows("1.2")
    assert [{row["kind"]: int(row[name]) for row in rows} for name in ("set A", "set B")] == list(
        tables.STARTING_NUMBERS
    )
    assert [f"{row['kind']}.{number}" for row in rows for number in row["stack"].split(", ")] == list(
        tables.REGION_STACK
    )


def test_centre_cards_and_faces_are_as_the_page_says() -> None:
    rows = PAGE.rows("1.3")
    assert {row["id"]: amounts(row["cost"]) for row in rows} == tables.CENTRE_COSTS
    assert {row["id"]: int(row["supply"]) for row in rows} == tables.CENTRE_SUPPLY
    worth = {"road": 0, "settlement": tables.SETTLEMENT_POINTS, "city": tables.CITY_POINTS}
    assert {row["id"]: int(row["VP"]) for row in rows} == worth
    assert [row["id"] for row in PAGE.rows("1.4") for _ in range(int(row["sides"]))] == list(tables.FACES)


def test_fixed_numbers_are_as_the_page_says() -> None:
    begun = new_state(CATAN.setup(2))
    town_hall = table(cards={0: {"u30a": "town_hall"}}).state
    assert {row["item"]: int(row["value"]) for row in PAGE.rows("1.1")} == {
        "players": CATAN.seats[0],
        **{f"points that win, {mode}": points for mode, points in tables.TARGET_POINTS.items()},
        "settlements at the start": begun.players[0].centre.count("settlement"),
        "resources on each region at the start": begun.players[0].regions["u29"].stored,
        "resources that a region holds": tables.MAX_STORED,
        "cards of the opening hand": tables.HAND_SIZE,
        "hand limit without buildings": scoring.hand_limit(begun, 0),
        "resources for looking through a stack": scoring.search_cost(begun, 0),
        "resources for looking through a stack, with a town hall": scoring.search_cost(town_hall, 0),
        "points of both together for attack and neutral cards": tables.GATE_POINTS,
        "resources that brigands let pass": tables.SAFE_FROM_BRIGANDS,
        "resources for one from the bank": tables.BANK_RATE,
        "resources for one from the bank, with the trade fleet": tables.FLEET_RATE,
        "resources in one offer": trading.MAX_OFFERED,
        "offers in a turn": trading.MAX_OFFERS,
        "actions in a turn": tables.MAX_ACTIONS,
        "strength or points that a foreign card bears": tables.FOREIGN_LIMIT,
        "highest winning roll of an attack": reactions.MAX_WINNING_ROLL,
        "highest winning roll of an attack, answered": reactions.MAX_COUNTERED_ROLL,
        "trades that fill a residence": building.FULL_TRADES,
        "cards of a tournament deck": tables.DECK_SIZE,
        "events that a player chooses": tables.FREE_EVENTS,
        "points of a token": tables.TOKEN_POINTS,
    }


def test_modes_differ_as_the_page_says() -> None:
    rows = {row[""]: row for row in PAGE.rows("1.8")}
    states = {mode: new_state(CATAN.setup(2, {"mode": mode})) for mode in tables.TARGET_POINTS}
    stacks = {"base": [(5, "base")], "themed": [(4, "base"), (2, "traders")], "tournament": [(4, "0"), (4, "1")]}
    assert {mode: [(count, of) for of, count in piles] for mode, piles in tables.STACKS.items()} == stacks
    assert [rows["stacks"][mode][0] for mode in stacks] == ["5", "4", "4"]
    chosen = len(tables.HOST_EVENTS) + len(tables.GUEST_EVENTS) + 2 * tables.FREE_EVENTS
    counts = {"base": len(events(traders=False)), "themed": len(events(traders=True)), "tournament": chosen}
    assert {mode: int(rows["event cards"][mode]) for mode in counts} == counts
    assert {mode: len(state.discards) for mode, state in states.items()} == {"base": 1, "themed": 1, "tournament": 2}
    assert {mode: sorted(state.row) for mode, state in states.items()} == {
        "base": [], "themed": sorted(2 * FACE_UP_CARDS), "tournament": [],
    }  # fmt: skip


def test_stacks_are_dealt_as_the_page_says() -> None:
    text = " ".join(PAGE.section("2.2").split()) + " ".join(PAGE.section("2.3").split())
    assert [len(opening.pile(new_state(CATAN.setup(2, {"mode": mode})), name)) for mode, name in (
        ("base", "base"), ("themed", "base"), ("themed", "traders"),
    )] == [62, 61, 29]  # fmt: skip
    for said in ("The 62 cards", "The other 61 cards", "the other 29"):
        assert said in text
    assert UNUSED_CARDS == ("wizard_alliance",)


def test_the_cards_for_a_deck_are_as_the_page_says() -> None:
    text = " ".join(PAGE.section("2.4").split())
    assert f"{tables.DECK_SIZE} of the {len(decks.CARD_POOL)} cards" in text
    assert f"Choose {tables.FREE_EVENTS} events (2)** of {len(decks.OPTIONAL_EVENTS)}" in text
    assert {card: decks.CARD_POOL.count(card) for card in (*FACE_UP_CARDS, *UNUSED_CARDS)} == dict.fromkeys(
        (*FACE_UP_CARDS, *UNUSED_CARDS), 2
    )


def test_options_of_the_match_are_as_the_page_says() -> None:
    rows = {row["id"]: tuple(row["values"].split(", ")) for row in PAGE.rows("1.9")}
    assert rows == {choice.id: choice.values for choice in CATAN.options}
    assert [choice.id for choice in CATAN.options if choice.defaults] == ["church_scope"]
    said = " ".join(PAGE.section("1.9").split())
    assert "only that of `church_scope` is `principality` in `themed` and `tournament`" in said


def test_the_gate_is_a_matter_of_the_class() -> None:
    game = table(villages={0: (30, 32), 1: (30, 32)})
    gated = {
        id
        for id, card in CARDS.items()
        if card.kind == "action" and playing_cards.play_hindrance(game.state, 0, id) is not None
    }
    assert gated == {id for id, card in CARDS.items() if card.role in ("attack", "neutral")}
