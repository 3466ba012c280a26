"""Tables of the rules page, which are the tables that the bot plays by (docs/rules/magna_carta.md 1)."""

import re

import pytest

from engine.magna_carta import cards, tables
from engine.magna_carta.cards import CARDS, PLAYER_COLOURS, RESIDENCE, Card, deck
from tests.magna_carta.table import MAGNA_CARTA
from tests.magna_carta.test_start import begin_game
from tests.pages import PAGES, amounts, format_amount

PAGE = PAGES["magna_carta"]
HEADINGS = {"wood": "1.2", "stone": "1.2", "neutral": "1.3", "prestige": "1.4"}


def describe_effect(effect: cards.Effect | None) -> str:
    """Describe an effect as the page does."""
    match effect:
        case None:
            return ""
        case cards.Gain(gain):
            return format_amount(gain)
        case cards.FromCard(kind):
            return f"1 {kind} from the card"
        case cards.Buy(offers, ("gold",)):
            return describe_offers(offers, " gold", " gold")
        case cards.Buy(offers):
            return describe_offers(offers, " cube that is not gold", ", alike or different")
        case cards.Sell(deniers):
            return f"sell 1 cube of any kind for {deniers} d"
        case cards.Swap(gain):
            return f"1 cube that is not gold for {format_amount(gain)}"
        case cards.Tokens(offers):
            return describe_offers(offers, " castle token", "")
        case cards.Lawyer():
            return f"{format_amount(CARDS[RESIDENCE].cost)} for a residence (phase 4)"
    raise AssertionError(effect)


def describe_offers(offers: tuple[tuple[int, int], ...], one: str, more: str) -> str:
    """Describe offers as the page does: the word for one, and the word after a larger number."""
    return ", or ".join(f"{price} d for {count}{one if count == 1 else more}" for price, count in offers)


@pytest.mark.parametrize("heading", ["1.2", "1.3", "1.4"])
def test_every_card_is_in_its_table_and_no_other(heading: str) -> None:
    ids = [card.id for card in CARDS.values() if HEADINGS.get(card.colour) == heading]
    assert [row["id"] for row in PAGE.rows(heading)] == ids


@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.id != RESIDENCE], ids=lambda card: card.id)
def test_a_card_is_as_the_page_says(card: Card) -> None:
    row = next(row for row in PAGE.rows(HEADINGS[card.colour]) if row["id"] == card.id)
    assert amounts(row.get("cost", "")) == card.cost
    assert int(row.get("VP", 0)) == card.points
    assert int(row.get("income", 0)) == card.income
    assert row.get("colour", card.colour) == card.colour
    assert row.get("Beginner", "yes") == ("yes" if card.beginner else "no")
    assert (row.get("for the worker", ""), row.get("for the owner", "")) == (
        describe_effect(card.primary),
        describe_effect(card.secondary),
    )


def test_a_residence_is_as_the_page_says() -> None:
    residence, text = CARDS[RESIDENCE], " ".join(PAGE.section("1.2").split())
    assert f"{RESIDENCE}`: {residence.points} VP, and {residence.income} d for its owner in every phase 1" in text
    assert (residence.primary, residence.beginner) == (None, False)


def test_cards_with_cubes_are_called_small_cards() -> None:
    carrying = {card.id for card in CARDS.values() if card.cubes}
    assert carrying == {id for id in CARDS if id.startswith("small_")} == set(deck(PLAYER_COLOURS, beginner=True)[:3])


def test_tokens_of_the_castle_are_as_the_page_says() -> None:
    for row, section in zip(PAGE.rows("1.5"), tables.SECTIONS, strict=True):
        assert (row["id"], int(row["VP of a token"])) == (section.id, section.points)
        assert {seats: int(row[f"tokens, {seats} players"]) for seats in section.tokens} == section.tokens


def test_fixed_numbers_are_as_the_page_says() -> None:
    values = {row["item"]: row["value"] for row in PAGE.rows("1.1")}
    goods = {"cubes at the start": tables.START_CUBES, "a batch": tables.BATCH_COST}
    assert {item: amounts(values.pop(item)) for item in goods} == goods
    assert values.pop("players") == f"{MAGNA_CARTA.seats[0]}–{MAGNA_CARTA.seats[-1]}"
    numbers = {item: int(re.sub(r"\D", "", value)) for item, value in values.items()}
    by_seats = {
        "neutral cards on the road at the start": {
            seats: len(begin_game(seats).do(dealing(seats)).faces) for seats in MAGNA_CARTA.seats
        },
        "cubes put on a small card": tables.SMALL_CARD_CUBES,
        "longest game": tables.MAX_TURNS,
    }
    single = {
        "cards of each player": len(deck(PLAYER_COLOURS, beginner=False)),
        "workers of each player": tables.WORKERS,
        "deniers at the start": tables.START_DENIERS,
        "cards drawn at the start": tables.FIRST_HAND_SIZE,
        "income of everybody": tables.INCOME_DENIERS,
        "cost of drawing, replacing the hand, or placing a worker": tables.ACTION_COST,
        "bonus of the first to pass": tables.FIRST_PASS,
        "furthest move of the provost": tables.PROVOST_RANGE,
        "cost of the provost's move by a card": 1,
        "the provost's own move at the end of a turn": tables.PROVOST_ADVANCE,
        "gold for the most batches": tables.MOST_BATCHES_GOLD,
        "tokens lost when nobody gives a batch": tables.NO_BATCH_LOSS,
        "final points for a gold": tables.GOLD_POINTS,
        "other cubes for a final point": tables.CUBES_PER_POINT,
        "deniers for a final point": tables.DENIERS_PER_POINT,
    }
    for item, counts in by_seats.items():
        single |= {f"{item}, {seats} players": count for seats, count in counts.items()}
    assert numbers == single


def dealing(seats: int) -> str:
    """Return the decisions of chance that lay the road."""
    return "chance neutral " + " ".join(("n_park", "n_forest", "n_quarry")[: seats - 1])


def test_the_page_names_the_cards_without_the_beginner_rules() -> None:
    text = " ".join(PAGE.section("4").split())
    gone = [id for id in deck((*PLAYER_COLOURS, "prestige"), beginner=False) if not CARDS[id].beginner]
    assert gone == ["lawyer", "church", "hotel"]
    assert "Lawyer and Church are left out of every deck" in text
    assert "The Hotel is left out too" in text
    assert f"which so has {len(deck(PLAYER_COLOURS, beginner=True))} cards" in text
