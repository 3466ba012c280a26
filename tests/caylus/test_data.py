"""Tables of the rules page, which are the tables that the bot plays by (docs/rules/caylus.md 1 and 2)."""

import re

import pytest

from engine.caylus import tables
from engine.caylus.buildings import (
    BUILDINGS,
    RESIDENCE,
    Build,
    Building,
    BuyOffer,
    Effect,
    LawyerOffice,
    MakeGoods,
    SellOffer,
    TradeOffer,
)
from tests.pages import PAGES, amounts, format_amount

PAGE = PAGES["caylus"]
HEADINGS = {"neutral": "1.3", "fixed": "1.4", "wood": "1.5", "stone": "1.6", "prestige": "1.8"}


def describe_effect(effect: Effect) -> str:
    """Describe an effect as the page does."""
    match effect:
        case MakeGoods(choices):
            return " or ".join(map(format_amount, choices))
        case SellOffer(deniers):
            return f"sell 1 cube of any kind for {deniers} d"
        case BuyOffer(((price, 1),)):
            return f"{price} d for 1 cube that is not gold"
        case BuyOffer(((one, 1), (two, 2))):
            return f"{one} d for 1 cube that is not gold, or {two} d for 2, alike or different"
        case TradeOffer((pay, gain), (more, large)):
            return (
                f"{format_amount(pay)} for {format_amount(gain)}, or {format_amount(more)} for {format_amount(large)}"
            )
        case Build(colour):
            return f"build 1 {colour} tile"
        case LawyerOffice():
            return f"{format_amount(BUILDINGS[RESIDENCE].cost)} for a residence (3.5c)"
    raise AssertionError(effect)


def describe_choice(effect: Effect) -> str:
    """Describe a choice as the page does."""
    if isinstance(effect, MakeGoods):
        return "which" if len(effect.choices) > 1 else "none"
    return "may decline"


@pytest.mark.parametrize("colour", HEADINGS)
def test_every_building_is_in_its_table_and_no_other(colour: str) -> None:
    ids = [building.id for building in BUILDINGS.values() if building.colour == colour]
    assert [row["id"] for row in PAGE.rows(HEADINGS[colour])] == ids


@pytest.mark.parametrize(
    "building", [building for building in BUILDINGS.values() if building.id != RESIDENCE], ids=lambda b: b.id
)
def test_a_building_is_as_the_page_says(building: Building) -> None:
    row = next(row for row in PAGE.rows(HEADINGS[building.colour]) if row["id"] == building.id)
    assert amounts(row.get("cost", "")) == building.cost
    assert int(row.get("VP", 0)) == building.vp
    assert int(row.get("favours", 0)) == building.favours
    assert int(row.get("income", 0)) == building.income
    assert int(row.get("copies", 1)) == building.copies
    if building.effect:
        assert (row["effect"], row["choice"]) == (describe_effect(building.effect), describe_choice(building.effect))
    if isinstance(building.effect, MakeGoods):
        assert row.get("owner's cube", "–") == (" or ".join(building.effect.owner) or "–")


def test_fixed_buildings_stand_where_the_page_says() -> None:
    assert {int(row["space"]): row["id"] for row in PAGE.rows("1.4")} == tables.FIXED_BUILDINGS
    road = PAGE.rows("2. The road")
    assert {int(row["space"]): row["at the start"] for row in road if row["space"].isdigit()} == tables.FIXED_BUILDINGS
    free = [row["space"].split("–") for row in road if row["at the start"].startswith("free")]
    assert tuple(space for least, most in free for space in range(int(least), int(most) + 1)) == tables.BUILD_ORDER


def test_special_buildings_are_as_the_page_says() -> None:
    *special, castle = PAGE.rows("1.2")
    assert [row["id"] for row in special] == list(tables.SPECIAL_BUILDINGS)
    places = {row["id"]: int(row["places"][0]) for row in special}
    assert places == {id: tables.SPECIAL_SLOTS.get(id, 1) for id in tables.SPECIAL_BUILDINGS}
    assert (castle["id"], int(castle["places"][0])) == (tables.CASTLE, tables.CASTLE_SLOTS)
    effects = {row["id"]: row["effect"] for row in special}
    assert amounts(effects["trading_post"]) == {"denier": tables.TRADING_POST_DENIERS}
    assert f"up to {tables.GUILD_RANGE} spaces" in effects["merchants_guild"]
    assert effects["joust_field"] == f"{format_amount(tables.JOUST_COST)} for 1 favour, once"


def test_a_residence_is_as_the_page_says() -> None:
    residence, text = BUILDINGS[RESIDENCE], " ".join(PAGE.section("1.7").split())
    assert (
        f"{format_amount(residence.cost)} at a lawyer, {format_amount(tables.LAWYER_FAVOUR_COST)} by royal favour"
        in text
    )
    assert f"brings {residence.vp} VP when it is made and {residence.income} d in every phase 1" in text


def test_fixed_numbers_are_as_the_page_says() -> None:
    values = {row["item"]: row["value"] for row in PAGE.rows("1.1")}
    numbers = {item: [int(number) for number in re.findall(r"\d+", value)] for item, value in values.items()}
    assert amounts(values["cubes at the start"]) == tables.START_CUBES
    for seats, deniers in tables.START_DENIERS.items():
        assert numbers[f"deniers at the start, {seats} players"] == list(deniers)
    assert numbers["players"] == [min(tables.START_DENIERS), max(tables.START_DENIERS)]
    single = {
        "workers of each player": tables.WORKERS,
        "start of bailiff and provost": tables.BAILIFF_START,
        "spaces of the road": tables.ROAD_SPACES,
        "income of everybody": tables.INCOME_DENIERS,
        "bonus of the first to pass": tables.FIRST_PASS,
        "owner's points for another's worker": tables.OWNER_VP,
        "cost of a place on an own tile": tables.OWN_TILE_COST,
        "cost of a place for the resident of the inn": tables.INN_COST,
        "cost of a place once the other has passed, 2 players": tables.TWO_SEATS_PASSED_COST,
        "furthest move of the provost": tables.PROVOST_RANGE,
        "penalty for no batch": tables.NO_BATCH_PENALTY,
        "a favour in the simplified game": tables.SIMPLIFIED_FAVOUR_VP,
        "final points for a gold": tables.GOLD_VP,
        "other cubes for a final point": tables.CUBES_PER_VP,
        "deniers for a final point": tables.DENIERS_PER_VP,
    }
    assert {item: numbers[item] for item in single} == {item: [number] for item, number in single.items()}
    rest = {item for item in values if item not in single and not item.startswith(("deniers at", "cubes at"))}
    assert rest == {"players"}


def test_favour_columns_are_as_the_page_says() -> None:
    *lines, opened = PAGE.rows("1.9")
    assert tuple(row["id"] for row in lines) == tables.FAVOUR_LINES
    cells = {row["id"]: [row[f"column {column}"] for column in range(1, 6)] for row in lines}
    assert cells["prestige"] == [f"{vp} VP" for vp in tables.FAVOUR_GAINS["prestige"][1]]
    assert cells["deniers"] == [f"{deniers} d" for deniers in tables.FAVOUR_GAINS["deniers"][1]]
    swap = f"1 any for {tables.SWAP_TAKES} nongold"
    assert cells["resources"] == [
        swap if kinds == ("swap",) else " or ".join(f"1 {kind}" for kind in kinds) for kinds in tables.FAVOUR_RESOURCES
    ]
    assert cells["buildings"] == [describe_column(colour) for colour in tables.FAVOUR_BUILDINGS]
    when = [opened[f"column {column}"] for column in range(1, 6)]
    after = {"from the start": 0, "after the Dungeon": 1, "after the Walls": 2}
    assert tuple(sum(after[cell] <= scored for cell in when) for scored in range(4)) == tables.OPEN_COLUMNS


def describe_column(colour: str) -> str:
    """Describe a column of the line of buildings as the page does."""
    if not colour:
        return "nothing"
    if colour == RESIDENCE:
        return f"a residence for {format_amount(tables.LAWYER_FAVOUR_COST)}"
    discount = tables.FAVOUR_DISCOUNT[colour]
    return f"1 {colour} tile " + (f"for {format_amount(discount)} less" if discount else "at full price")


def test_castle_sections_are_as_the_page_says() -> None:
    for row, section in zip(PAGE.rows("1.10"), tables.SECTIONS, strict=True):
        numbers = (row["id"], int(row["parts"]), int(row["VP a batch"]), int(row["marker"]))
        assert numbers == (section.id, section.parts, section.vp, section.marker)
        assert row["0 houses"] == f"−{section.zero} VP"
        favours = [int(row[houses]) for houses in ("1", "2", "3", "4", "5", "6 and more")]
        assert favours == [section.favours(houses) for houses in range(1, 7)]
        assert section.favours(section.parts) == favours[-1]


def test_batches_are_as_the_page_says() -> None:
    text = " ".join(PAGE.section("1.10").split())
    listed = text[text.index("food with one of") :].partition(".")[0].removeprefix("food with one of ")
    assert tuple(("food", *pair.split(" and ")) for pair in listed.split(", ")) == tables.BATCHES
