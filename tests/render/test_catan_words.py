"""Texts about cards of the Catan Card Game: the uses of cards in a hand, and the reasons of refusals."""

from typing import Final

import pytest

from bot.words import LOCALES
from engine.catan_cards.dice import BeforeRoll
from engine.catan_cards.reactions import Return
from engine.catan_cards.tables import FOREIGN_LIMIT
from engine.catan_cards.view import CATALOGUE, FACES, Card
from engine.core.types import Event
from render import marked_labels
from render.catan_cards.hand import lines
from render.prose.phrases import ask_line, event_clause, event_line, reason_line
from tests.catan_cards.table import CATAN, Cards, Table, table
from tests.render.tables import words

GAME: Final = "catan_cards"
RICH: Final = dict.fromkeys(("lumber", "brick", "wool", "grain", "ore", "gold"), 3)


def states_of_hand(game: Table, locale: str = "en") -> list[str]:
    """Return the states of the first player's cards in words, without their effects."""
    return [*lines(CATAN.view(game.position, 0), words(locale), whole=False)][1:]


def refusal(game: Table, key: str, locale: str = "en") -> str:
    """Return the reason in words why the first player cannot have something."""
    return reason_line(words(locale), GAME, game.why(key))


def table_before_settlement(*hand: str) -> Table:
    """Lay out a position in which a settlement can be founded and paid for."""
    game = table("base", hands={0: hand}, goods={0: RICH}).do("0 act road.left")
    for region in game.player(0).regions.values():
        region.stored = 3
    return game


@pytest.mark.parametrize("locale", LOCALES)
def test_a_scout_can_be_played_while_a_settlement_can_be_founded_with_it(locale: str) -> None:
    game, said = table_before_settlement("scout", "scout"), words(locale)
    assert "settlement.left.scout" in game.keys
    assert all(said("catan_cards-hand-play") in line for line in states_of_hand(game, locale))
    assert said("catan_cards-hand-wait") in states_of_hand(table(hands={0: ["scout"]}), locale)[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_that_cannot_be_placed_says_what_it_lacks(locale: str) -> None:
    said, villages = words(locale), {0: [30, 32]}
    game = table(hands={0: ["garrison", "bath_house", "treasure_fleet", "spy"]}, goods={0: RICH}, villages=villages)
    for line, state in zip(states_of_hand(game, locale), ("build", "city", "needs", "wait"), strict=True):
        assert said(f"catan_cards-hand-{state}") in line
    full: Cards = {"u30a": "abbey", "d30a": "garrison", "u32a": "smithy", "d32a": "wine_cellar"}
    crowded = table(hands={0: ["garrison", "bath_house"]}, cards={0: full}, villages=villages)
    for line, state in zip(states_of_hand(crowded, locale), ("site", "city"), strict=True):
        assert said(f"catan_cards-hand-{state}") in line


@pytest.mark.parametrize("locale", LOCALES)
def test_a_site_keeps_its_name_when_the_row_grows(locale: str) -> None:
    def named(game: Table) -> dict[str, str]:
        (decision,) = CATAN.resume(game.position).decisions
        labels = marked_labels(words(locale), GAME, decision)
        return {option.key: label for option, label in zip(decision.ask.options, labels, strict=True)}

    before = named(table_before_settlement("garrison").do("0 act garrison"))
    grown = table_before_settlement("garrison").do("0 act settlement.left", "0 region_side upper", "0 act garrison")
    assert before.items() < named(grown).items()


@pytest.mark.parametrize("locale", LOCALES)
def test_a_scout_tells_that_it_is_played_with_a_settlement(locale: str) -> None:
    game, said = table_before_settlement("scout", "bishop"), words(locale)
    scout, bishop = refusal(game, "scout", locale), refusal(game, "bishop", locale)
    assert said("name-settlement").lower() in scout
    assert scout.replace(said("name-scout"), said("name-bishop")) != bishop
    game.do("0 act settlement.left", "0 region_side upper")
    assert (game.asked, game.hand(0)) == ("0 act", ["bishop", "scout"]), "no player is asked for it"


@pytest.mark.parametrize("locale", LOCALES)
def test_an_alchemist_can_be_played_while_it_is_on_offer(locale: str) -> None:
    game = table(doing=[BeforeRoll(0)], phase="roll", hands={0: ["alchemist", "alchemist", "spy"]})
    said, told = words(locale), states_of_hand(game, locale)
    assert "alchemist.3" in game.keys
    assert [said("catan_cards-hand-play") in line for line in told] == [True, True, False]
    assert said("catan_cards-hand-wait") in states_of_hand(table(hands={0: ["alchemist"]}), locale)[0]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_event_die_shows_is_explained(locale: str) -> None:
    said = words(locale)
    for face in FACES:
        rolled = Event("rolled", 0, {"face": face, "number": 3})
        assert said.has(f"catan_cards-rolled-{face}") == (face != "event")
        for line in (event_line(said, GAME, rolled), event_clause(said, GAME, rolled)):
            assert ("(" in line) == (face != "event"), "an event card has a line of its own"


def effect_of(id: str, locale: str = "en") -> str:
    """Return the short text of a card's effect."""
    told = words(locale)(f"catan_cards-effect-{id}")
    assert len(told) <= 100
    return told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", [card for card in CATALOGUE.values() if card.needs], ids=lambda card: card.id)
def test_a_card_names_the_building_that_it_needs(card: Card, locale: str) -> None:
    told, said = effect_of(card.id, locale).lower(), words(locale)
    assert all(said(f"name-{id}").split()[0].lower() in told for id in card.needs)


@pytest.mark.parametrize(("locale", "either"), [("en", " or "), ("it", " o "), ("es", " o ")])
def test_a_refusal_names_both_buildings_if_one_is_enough(locale: str, either: str) -> None:
    one = table(hands={0: ["merchants_league"]}, goods={0: RICH}, cards={0: {"u30a": "merchant_guild"}})
    assert "merchants_league" in one.keys
    none, said = table(hands={0: ["merchants_league"]}, goods={0: RICH}), words(locale)
    both = f"{said('name-harbor')}{either}{said('name-merchant_guild')}"
    assert both in refusal(none, "merchants_league", locale)
    assert either in effect_of("merchants_league", locale)


@pytest.mark.parametrize(
    ("locale", "card"), [("en", "each action card"), ("it", "ogni carta azione"), ("es", "cada carta de acción")]
)
def test_a_camp_charges_for_action_cards_and_not_for_every_action(locale: str, card: str) -> None:
    assert card in effect_of("barbarian_camp", locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_an_outpost_tells_the_points_that_it_falls_at(locale: str) -> None:
    assert f" {FOREIGN_LIMIT + 1} " in effect_of("trading_outpost", locale)


BESIDE: Final = pytest.mark.parametrize(
    ("locale", "beside"), [("en", "beside the stacks"), ("it", "accanto alle pile"), ("es", "junto a las pilas")]
)


def question(game: Table, locale: str) -> str:
    """Return the open question in words."""
    return ask_line(words(locale), GAME, game.decision)


@BESIDE
def test_a_demolished_card_may_return_beside_the_stacks(locale: str, beside: str) -> None:
    game = table(cards={0: {"u30a": "triumphal_arch"}}).do("0 act demolish")
    assert beside in question(game, locale)
    game.do("0 demolish u30a")
    assert (game.discard, game.state.row.count("triumphal_arch")) == ([], 2)


@BESIDE
@pytest.mark.parametrize(("mode", "row"), [("themed", True), ("tournament", False), ("base", False)])
def test_a_burnt_harbor_may_return_beside_the_stacks(mode: str, locale: str, beside: str, *, row: bool) -> None:
    cards = {1: {"u30a": "harbor", "u32a": "abbey"}}
    game = table(mode, hands={0: ["arsonist"]}, cards=cards, doing=[Return(0, "arsonist")])
    assert (beside in question(game, locale)) == row
    game.do("0 return 1.u30a")
    assert ("harbor" in game.hand(1)) != row


@BESIDE
def test_cards_never_beside_the_stacks_return_to_the_hand_alone(locale: str, beside: str) -> None:
    game = table(cards={1: {"u30a": "library", "u32a": "abbey"}}, doing=[Return(0, "arsonist")])
    assert beside not in question(game, locale)


@pytest.mark.parametrize(
    ("locale", "whose"), [("en", "other player's"), ("it", "dell'avversario"), ("es", "del rival")]
)
def test_wisdom_names_the_owner_of_its_discard(locale: str, whose: str) -> None:
    held: dict[int, Cards] = {0: {"u30a": "library"}}
    for mode in ("themed", "tournament"):
        own = ["spy"] if mode == "tournament" else []
        game = table(mode, hands={0: ["ancient_wisdom", "sigismund"]}, cards=held, discard=own)
        assert (whose in refusal(game, "ancient_wisdom", locale)) == (mode == "tournament")
        assert whose not in refusal(game, "sigismund", locale)


@pytest.mark.parametrize(
    ("locale", "where"),
    [("en", "tournament: the rival's"), ("it", "(torneo: avversari)"), ("es", "(torneo: del rival)")],
)
def test_the_text_of_wisdom_names_the_discard_of_the_tournament(locale: str, where: str) -> None:
    assert where in effect_of("ancient_wisdom", locale)


@pytest.mark.parametrize(("locale", "count"), [("en", "does not count"), ("it", "non conta"), ("es", "no cuenta")])
def test_a_building_under_a_dogma_is_not_said_to_be_missing(locale: str, count: str) -> None:
    cards: dict[int, Cards] = {0: {"u30a": "library"}}
    game = table(hands={0: ["ancient_wisdom"]}, cards=cards, dogmas={0: ["u30a"]}, discard=["spy"])
    assert count in refusal(game, "ancient_wisdom", locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_that_can_never_be_placed_is_not_said_to_be_within_means(locale: str) -> None:
    game, said = table("tournament", hands={0: ["wizard_alliance", "abbey"]}, goods={0: RICH}), words(locale)
    wizard, abbey = states_of_hand(game, locale)
    assert said("catan_cards-hand-wait") in wizard
    assert said("catan_cards-hand-affordable") not in wizard
    assert said("catan_cards-hand-build") in abbey
