"""The position as text: whole, in order, and brief."""

import re

import pytest
from msgspec.structs import replace

import render
from bot.words import LOCALES, Catalogue
from engine.caylus.view import CaylusView
from render.phrases import option_label
from render.text import ALT_LENGTH
from tests.render.caylus import busy, crowded, views
from tests.render.positions import NAMES

CATALOGUES = Catalogue()
MISSING = re.compile(r"\b(board|caylus|name|section|phase|line|reason|seat)-[a-z]")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_are_told_without_a_missing_word(locale: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    words = CATALOGUES.words(locale).at(NAMES)
    for view in views(seats, seats + 10, 25):
        text = render.describe(view, words) + render.alt(view, words)
        assert not MISSING.search(text)
        assert "{" not in text
        assert all(line == line.strip() for line in text.splitlines())
    assert not caplog.records


def test_every_player_building_and_number_is_told() -> None:
    view = crowded()
    words = CATALOGUES.words("en").at(NAMES)
    text = render.describe(view, words)
    for space in view.road:
        assert f"Space {space.number}: {words(f'name-{space.building}')}" in text
    for player in view.players:
        assert f"{NAMES[player.seat]}: 128 points, 47 deniers, 19 food" in text
    for id, copies in view.stock.items():
        assert (f"{words(f'name-{id}')}" in text) or not copies
    for section in view.sections:
        assert f"{len(section.houses)} of {section.parts} houses" in text


def test_options_come_last_in_their_order() -> None:
    view = busy()
    words = CATALOGUES.words("en").at(NAMES)
    (decision,) = view.decisions
    labels = [option_label(words, "caylus", decision.kind, option) for option in decision.ask.options]
    numbered = [f"{number}. {label}" for number, label in enumerate(labels, 1)]
    assert render.describe(view, words).splitlines()[-len(numbered) :] == numbered


def test_every_option_has_a_label_of_its_own() -> None:
    words = CATALOGUES.words("en").at(NAMES)
    for view in views(4, 5, 3):
        for decision in view.decisions:
            labels = [option_label(words, "caylus", decision.kind, option) for option in decision.ask.options]
            assert len(set(labels)) == len(labels), decision.kind


def test_simplified_favours_have_no_table() -> None:
    words = CATALOGUES.words("en").at(NAMES)
    text = render.describe(busy(3, favours="simplified"), words)
    assert words("board-describe-favours-simplified", points="3 points") in text
    assert f"{words('line-resources')} 0" not in text


def test_a_question_that_is_not_shown_is_still_waited_for() -> None:
    view = replace(busy(), decisions=())
    words = CATALOGUES.words("en").at(NAMES)
    assert render.describe(view, words).splitlines()[-1] == f"Waiting for {NAMES[view.asked[0]]}."


def test_the_end_tells_the_places() -> None:
    *_, view = views(3, 2)
    words = CATALOGUES.words("en").at(NAMES)
    text = render.describe(view, words)
    assert view.outcome is not None
    for rank, seat, score in zip(view.outcome.ranks, range(3), view.outcome.scores, strict=True):
        assert f"{rank}. {NAMES[seat]}: {words('board-goods-vp', count=score)}." in text
    assert "Game over." in render.alt(view, words)
    assert "bailiff would" not in text


@pytest.mark.parametrize("locale", LOCALES)
def test_alternative_text_fits(locale: str) -> None:
    long = CATALOGUES.words(locale).at(["W" * 32] * 5)
    endless = CATALOGUES.words(locale).at(["W" * 400] * 5)
    assert len(render.alt(crowded(), long)) <= ALT_LENGTH
    assert render.alt(crowded(), long).endswith(".")
    assert len(render.alt(crowded(), endless)) == ALT_LENGTH


def told(view: CaylusView) -> str:
    return render.describe(view, CATALOGUES.words("en").at(NAMES))


def test_what_changes_is_told() -> None:
    view = busy()
    changed = [
        replace(view, provost=1),
        replace(view, castle=(0, None, None, None, None)),
        replace(view, columns=view.columns % 5 + 1),
        replace(view, castle_built=(3,) + (0,) * 4),
        replace(view, stock={**view.stock, "s_architect": 1}),
        replace(view, active=None if view.active else 3),
    ]
    texts = [told(view), *map(told, changed)]
    assert len(set(texts)) == len(texts)


def test_alternative_text_tells_first_what_is_asked_and_what_is_new() -> None:
    words = CATALOGUES.words("en").at(NAMES)
    view = busy()
    moved = replace(view, provost=view.provost - 1)
    said = render.alt(moved, words, view)
    question, news = (
        f"{NAMES[view.asked[0]]}, ",
        f"The provost moves from space {view.provost} to space {moved.provost}.",
    )
    assert said.index(question) < said.index(news) < said.index("The provost is on space")
    assert render.alt(view, words, view) == render.alt(view, words)


def test_alternative_text_leaves_out_news_before_it_leaves_out_the_position() -> None:
    words = CATALOGUES.words("en").at(["W" * 32] * 5)
    first, *_ = views(5, 3)
    said = render.alt(crowded(), words, first)
    assert len(said) <= ALT_LENGTH
    assert said.endswith(render.alt(crowded(), words)[-300:])


def test_the_end_says_in_the_alternative_text_who_has_won() -> None:
    *_, view = views(3, 2)
    words = CATALOGUES.words("en").at(NAMES)
    assert view.outcome is not None
    winner = NAMES[view.outcome.ranks.index(1)]
    assert f"Game over. {winner} wins." in render.alt(view, words)
