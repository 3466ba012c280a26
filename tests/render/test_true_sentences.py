"""Sentences that must stay true in special positions of the three games, in every language."""

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES
from engine.caylus.favours import Favour
from engine.caylus.state import NO_SEAT
from engine.core.types import Event, Reason
from render.prose.phrases import event_line, option_label, reason_line
from tests.catan_cards.table import Cards
from tests.catan_cards.table import table as catan
from tests.caylus.table import CAYLUS, Table, table
from tests.magna_carta.table import table as magna_carta
from tests.render.tables import words

EVERY_LANGUAGE = pytest.mark.parametrize("locale", LOCALES)


def describe(game: Table, locale: str = "en") -> str:
    """Describe a position of Caylus as text."""
    return render.describe(CAYLUS.view(game.position, None), words(locale))


def first_words(id: str, locale: str) -> str:
    """Return the words of a sentence before its first argument."""
    return words(locale)(id, next="~", batches="~").partition("~")[0]


@EVERY_LANGUAGE
def test_batches_of_the_turn_before_are_not_told(locale: str) -> None:
    game = table(3, phase="castle", workers={"castle": 0}, hands={0: {"food": 1, "wood": 1, "stone": 1}})
    said = first_words("board-describe-built", locale)
    assert said in describe(game.do("0 batch food.wood.stone"), locale)
    game.state.phase = "placing"
    assert said not in describe(game, locale)


@EVERY_LANGUAGE
def test_an_open_column_is_not_called_closed(locale: str) -> None:
    game = table(phase="castle", doing=[Favour(0)], scored=2, favours={0: {"resources": 1}}).do("0 favour resources")
    told = reason_line(words(locale), "caylus", game.why("cloth"))
    assert told != reason_line(words(locale), "caylus", Reason("column_closed", {"column": 3}))
    assert "3" in told


@EVERY_LANGUAGE
def test_a_prestige_tile_or_card_is_not_called_a_residence(locale: str) -> None:
    for game, kind in (("caylus", "prestige_building"), ("magna_carta", "prestige_card")):
        told = reason_line(words(locale), game, Reason(kind, {"building": "statue"}))
        assert words(locale)("name-residence").lower() not in told.lower()


@EVERY_LANGUAGE
def test_the_bailiff_that_has_moved_is_not_told_to_move_again(locale: str) -> None:
    said = first_words("board-describe-next", locale)
    assert said in describe(table(phase="placing"), locale)
    game = table(phase="end", bailiff=11, houses=([0, 0], [], []))
    assert (game.asked, game.state.bailiff) == ("0 favour", 12)
    assert said not in describe(game, locale)


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("game", "kind", "data"),
    [("caylus", "best_builder", {"houses": 1}), ("magna_carta", "most_batches", {"count": 1, "gain": {"gold": 1}})],
)
def test_a_tie_is_told_as_one(locale: str, game: str, kind: str, data: dict[str, int]) -> None:
    alone, tied = (event_line(words(locale), game, Event(kind, 0, {**data, **more})) for more in ({}, {"tied": True}))
    assert alone != tied
    assert ("più di tutti" in alone, "più di tutti" in tied) == (locale == "it", False)


@EVERY_LANGUAGE
def test_two_players_do_not_read_about_uses_of_the_stables(locale: str) -> None:
    unused, effect = words(locale)("caylus-reason-two_players"), words(locale)("caylus-effect-stables")
    for seats in (2, 3):
        told = describe(table(seats), locale)
        assert (unused in told, effect in told) == (seats == 2, seats == 3)


def test_a_full_section_is_not_being_built() -> None:
    line = next(line for line in describe(table(houses=([0] * 6, [], []))).splitlines() if "6 of 6 houses" in line)
    assert "full, scored at the end of the turn" in line
    assert "being built" not in line
    assert "being built" in describe(table(houses=([0] * 5, [], [])))


def test_a_guest_who_becomes_the_resident_takes_no_worker_back() -> None:
    view = CAYLUS.view(table(workers={"inn": (1, 0)}).position, None)
    inn = next(special for special in view.special if special.id == "inn")
    after = replace(view, special=tuple(replace(inn, workers=(None, 1)) if one is inn else one for one in view.special))
    lines = render.describe(after, words(), view).split("\n\n")[0].splitlines()
    assert lines[1:] == [
        event_line(words(), "caylus", Event("inn_entered", 1, {})),
        words()("board-changed-workers", player=words().seat(0), arrived="", left=words()("name-inn")),
    ]


def test_two_buildings_of_one_name_are_named_once() -> None:
    reason = Reason("later_worker", {"phase": "road", "known": ["n_carpenter", "f_carpenter"]})
    assert reason_line(words(), "caylus", reason).count("Carpenter") == 1


@EVERY_LANGUAGE
def test_a_payment_that_gold_makes_possible_is_not_called_too_dear(locale: str) -> None:
    game = magna_carta(hands={0: ["market"]}, goods={0: {"wood": 1, "gold": 1}})
    assert ("market.gold" in game.offered, game.why("market.wood").kind) == (True, "same_with_gold")
    assert game.why("market.wood").data == {"pay": {"wood": 1, "gold": 1}}
    assert magna_carta(hands={0: ["market"]}, goods={0: {"wood": 1}}).why("market.wood").kind == "cannot_pay"
    assert "2" not in reason_line(words(locale), "magna_carta", game.why("market.wood"))


@EVERY_LANGUAGE
def test_an_outpost_falls_by_points_and_a_camp_by_strength(locale: str) -> None:
    told = [
        event_line(
            words(locale),
            "catan_cards",
            Event("destroyed", 0, {"building": id, "by": 1, "most": 6, "measure": measure}),
        )
        for id, measure in (("trading_outpost", "points"), ("barbarian_camp", "strength"))
    ]
    force = {"en": "strength", "it": "forza", "es": "fuerza"}[locale]
    assert [force in line for line in told] == [False, True]
    assert all("6" in line for line in told)


@EVERY_LANGUAGE
def test_a_dogma_that_is_discarded_is_told(locale: str) -> None:
    game = catan(cards={1: {"u30a": "library"}}, dogmas={1: ["u30a"]}, active=1)
    (gone,) = game.do("1 act demolish", "1 demolish u30a").events_of("dogma_gone")
    told = event_line(words(locale), "catan_cards", gone)
    assert all(words(locale).seat(seat) in told for seat in (0, 1))


@EVERY_LANGUAGE
def test_the_text_of_a_camp_tells_when_it_falls(locale: str) -> None:
    assert "7" in words(locale)("catan_cards-effect-barbarian_camp")


@EVERY_LANGUAGE
def test_an_invasion_of_equal_strength_is_told_by_its_option(locale: str) -> None:
    data = {"number": 2, "count": 2, "won": False}
    lost, nothing = (
        event_line(words(locale), "catan_cards", Event("invaded", 0, {**data, "outcome": outcome}))
        for outcome in (None, "nothing")
    )
    assert lost != nothing
    assert "nothing" not in nothing or locale == "en"


@EVERY_LANGUAGE
def test_a_fire_names_the_principality_of_an_outpost(locale: str) -> None:
    cards: dict[int, Cards] = {0: {"u30a": ("trading_outpost", 1)}, 1: {"u30a": "abbey"}}
    game = catan(hands={0: ["arsonist"]}, cards=cards).do("0 act arsonist", "chance duel 1")
    labels = {key: option_label(words(locale), "catan_cards", "return", game.option(key)) for key in game.offered}
    assert words(locale).seat(0) in labels["0.u30a"]
    assert words(locale).seat(0) not in labels["1.u30a"]


def test_an_empty_circle_of_the_inn_belongs_to_no_player() -> None:
    view = CAYLUS.view(table(workers={"inn": (NO_SEAT, 0)}).position, None)
    assert render.describe(view, words(), view) == render.describe(view, words())
