"""Positions as text, of every game: complete, in order, and brief."""

import re
from itertools import cycle

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES
from engine.core.types import Option
from engine.magna_carta.view import CATALOGUE, RESIDENCE
from render import View
from render.prose.describe import ALT_LENGTH
from render.prose.phrases import option_label
from tests.render import magna_carta
from tests.render.caylus import busy, crowded, views
from tests.render.positions import NAMES, views_of_game
from tests.render.table import Table
from tests.render.tables import EVERY_GAME, WITH_A_ROAD, alt, changed, words

MISSING = re.compile(r"\b(board|caylus|magna_carta|catan_cards|name|section|phase|line|reason|seat)-[a-z]")


@EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_are_described_without_a_missing_word(
    table: Table, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    for seats, options in zip(table.seats, cycle(table.options), strict=False):
        for view in views_of_game(table.game, seats, seats + 10, 25, True, **options):
            text = render.describe(view, words(locale)) + alt(view, words(locale))
            assert not MISSING.search(text)
            assert "{" not in text
            assert all(line == line.strip() for line in text.splitlines())
    assert not caplog.records


def test_every_player_building_and_number_is_described() -> None:
    view = crowded()
    text = render.describe(view, words())
    for space in view.road:
        assert f"Space {space.number}: {words()(f'name-{space.building}')}" in text
    for player in view.players:
        assert f"{NAMES[player.seat]}: 128 points, 47 deniers, 19 food" in text
    for id, copies in view.stock.items():
        assert (f"{words()(f'name-{id}')}" in text) or not copies
    for section in view.sections:
        assert f"{len(section.houses)} of {section.parts} houses" in text


def test_a_lawyer_of_three_points_is_described_as_such() -> None:
    view = busy(lawyer_vp="3")
    assert view.stock["w_lawyer"]
    assert "Lawyer: costs 1 wood, 1 cloth; 3 points." in render.describe(view, words())


@pytest.mark.parametrize("beginner", [False, True])
def test_every_card_token_and_number_on_the_table_is_described(beginner: bool) -> None:
    view = magna_carta.crowded(4, 40, beginner)
    text = render.describe(view, words())
    for slot in view.road:
        assert f"Card {slot.number}: {words()(f'name-{slot.face}')}" in text
    for player in view.players:
        assert f"{NAMES[player.seat]}: {player.points} points, 47 deniers, 19 food, 18 wood, 17 stone, 16 gold" in text
        assert f"Cards of {NAMES[player.seat]}: {player.hand} in hand, {player.pile} in the pile" in text
        assert all(words()(f"name-{card}") in text for card in player.discard)
        assert all(words()(f"name-{card}") in text for card in player.prestige)
    for section in view.sections:
        assert f"{section.left} of {section.total} left" in text
    for id in view.prestige:
        assert f"{words()(f'name-{id}')}: costs" in text
    assert ("The provost" in text) != beginner
    residence = next((slot for slot in view.road if slot.face == RESIDENCE), None)
    assert (residence is None) == beginner
    assert residence is None or f"Residence (on {words()(f'name-{residence.card}')}), owned by" in text


def test_cubes_on_small_cards_and_coming_residences_are_described() -> None:
    view = magna_carta.crowded(4, 40)
    lines = render.describe(view, words()).splitlines()
    small = [slot for slot in view.road if CATALOGUE[slot.face].cubes]
    pending = [slot for slot in view.road if slot.pending]
    assert small
    assert pending
    for slot in small:
        (line,) = (line for line in lines if line.startswith(f"Card {slot.number}:"))
        assert f"{slot.cubes} {CATALOGUE[slot.card].cubes} on it" in line
    assert sum("becomes a residence" in line for line in lines) == len(pending)


@EVERY_GAME
def test_options_come_last_in_their_order(table: Table) -> None:
    view = next(view for view in table.drawn(table.seats[-1], 40, 9, own=True) if view.decisions)
    (decision,) = view.decisions
    named = [f"– {label}" for label in render.marked_labels(words(), table.game, decision)]
    assert render.describe(view, words()).splitlines()[-len(named) :] == named


def _card(option: Option) -> str:
    """Return the key of an option without the number that tells two copies of one card apart."""
    card, _, copy = option.key.partition(".")
    return (
        card if card == option.data.get("building") and copy.isdecimal() and "number" not in option.data else option.key
    )


@EVERY_GAME
def test_every_option_has_a_label_of_its_own(table: Table) -> None:
    for view in table.drawn(table.seats[-1], 150, own=True):
        for decision in view.decisions:
            labels = {
                _card(option): option_label(words(), table.game, decision.kind, option)
                for option in decision.ask.options
            }
            assert len(set(labels.values())) == len(labels), decision.kind


def test_simplified_favours_have_no_table() -> None:
    text = render.describe(busy(3, favours="simplified"), words())
    assert words()("board-describe-favours-simplified", points="3 points") in text
    assert f"{words()('line-resources')} 0" not in text


@EVERY_GAME
def test_a_hidden_question_is_described_as_waiting(table: Table) -> None:
    view = changed(table.busy(table.usual), decisions=())
    assert render.describe(view, words()).splitlines()[-1] == f"Waiting for {NAMES[view.asked[0]]}."


@EVERY_GAME
def test_the_end_tells_the_places(table: Table) -> None:
    view = table.busy(table.usual, 2, 1.0)
    text = render.describe(view, words())
    assert view.outcome is not None
    for rank, seat, score in zip(view.outcome.ranks, range(table.usual), view.outcome.scores, strict=True):
        assert f"{rank}. {NAMES[seat]}: {words()('board-goods-vp', count=score)}." in text
    assert "Game over." in alt(view, words())
    assert "bailiff would" not in text


def test_the_end_lists_the_sources_of_points() -> None:
    *_, view = magna_carta.views(3, 2)
    lines = render.describe(view, words()).splitlines()
    for player in view.players:
        (line,) = (line for line in lines if line.startswith(f"Points of {NAMES[player.seat]}: "))
        assert f"{words()('source-castle')} {player.sources['castle']}" in line or not player.sources["castle"]
        assert sum(map(int, re.findall(r" (\d+)", line))) == player.points
    assert "Points of" not in render.describe(magna_carta.busy(3), words())


@EVERY_GAME
@pytest.mark.parametrize("locale", LOCALES)
def test_alternative_text_fits(table: Table, locale: str) -> None:
    long, endless = words(locale, ["W" * 32] * 5), words(locale, ["W" * 400] * 5)
    view = table.full[0]
    assert len(alt(view, long)) <= ALT_LENGTH
    assert alt(view, long).endswith(".")
    assert len(alt(view, endless)) == ALT_LENGTH


def describe_as_text(view: View) -> str:
    return render.describe(view, words())


def test_changes_are_described() -> None:
    view = busy()
    others = [
        replace(view, provost=1),
        replace(view, castle=(0, None, None, None, None)),
        replace(view, columns=view.columns % 5 + 1),
        replace(view, castle_built=(3,) + (0,) * 4),
        replace(view, stock={**view.stock, "s_architect": 1}),
        replace(view, active=None if view.active else 3),
    ]
    texts = [describe_as_text(view), *map(describe_as_text, others)]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(("locale", "line"), [("en", "6 points; income +1."), ("es", "6 puntos; ingresos +1.")])
def test_income_of_a_prestige_card_follows_its_points(locale: str, line: str) -> None:
    view = replace(magna_carta.crowded(4, 40), prestige=("hotel",))
    assert line in render.describe(view, words(locale))


def test_changes_on_a_table_of_cards_are_described() -> None:
    view = magna_carta.crowded(4, 40, viewer=1)
    first, *rest = view.players
    assert view.hand is not None
    others = [
        replace(view, provost=3),
        replace(view, active=5),
        replace(view, sections=view.sections[::-1]),
        replace(view, prestige=view.prestige[1:]),
        replace(view, hand=view.hand[1:]),
        replace(view, hand=tuple(replace(card, affordable=not card.affordable) for card in view.hand)),
        *(
            replace(view, players=(replace(first, **{field: value}), *rest))
            for field, value in {"discard": ("bank",), "pile": 7, "hand": 2, "batches": 4, "passed": 3}.items()
        ),
        replace(view, road=(*view.road[:-1], replace(view.road[-1], pending=True))),
    ]
    texts = [describe_as_text(view), *map(describe_as_text, others)]
    assert len(set(texts)) == len(texts)


@WITH_A_ROAD
def test_alternative_text_begins_with_the_question_and_the_news(table: Table) -> None:
    view = table.full[0]
    spots = {"caylus": "space", "magna_carta": "card"}[table.game]
    provost = getattr(view, "provost", 0)
    moved = changed(view, provost=provost - 1)
    said = alt(moved, words(), view)
    news = f"The provost moves from {spots} {provost} to {spots} {provost - 1}."
    assert said.index(
        f"Waiting for {NAMES[view.asked[0]]}" if not view.decisions else NAMES[view.asked[0]]
    ) < said.index(news)
    assert said.index(news) < said.index("The provost is")
    assert alt(view, words(), view) == alt(view, words())


def test_alternative_text_leaves_out_news_before_it_leaves_out_the_position() -> None:
    said_by = words(names=["W" * 32] * 5)
    first, *_ = views(5, 3)
    said = alt(crowded(), said_by, first)
    assert len(said) <= ALT_LENGTH
    assert said.endswith(alt(crowded(), said_by)[-300:])


@EVERY_GAME
def test_the_alternative_text_of_the_end_names_the_winner(table: Table) -> None:
    view = table.busy(table.usual, 2, 1.0)
    assert view.outcome is not None
    winner = NAMES[view.outcome.ranks.index(1)]
    assert f"Game over. {winner} wins." in alt(view, words())
