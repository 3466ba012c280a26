"""Line of a card that shows how far a match is and who leads."""

from typing import Any

import pytest
from discord import ui
from msgspec import structs

from bot.cards.private_card import private_card
from bot.cards.turn_card import standing_lines, turn_card
from bot.match.match import SeatedMatch
from bot.match.outbox import Announcement
from bot.words import LOCALES, Catalogue
from engine import GAMES
from engine.core.game import Game
from tests.bot.cards.test_cards import find_representative_records, story
from tests.bot.tabletop import NAMES, unsaved_match
from tests.caylus.table import CAYLUS
from tests.toys import Pebbles

EN = Catalogue().words("en").at(NAMES)


def standing(turn: int, *points: int) -> list[str]:
    """Return the line of a match of Caylus in a turn, with these points."""
    table = unsaved_match(CAYLUS.setup(len(points)))
    state = table.core.position.state
    state.turn = turn
    for player, vp in zip(state.players, points, strict=True):
        player.vp = vp
    return standing_lines(EN, table, table.view(None))


def test_the_line_names_the_turn_and_the_leader() -> None:
    assert standing(5, 12, 19, 3) == ["-# Turn 5 of ~15 · Bruno leads (19 points)"]
    assert standing(5, 1, 1, 0) == ["-# Turn 5 of ~15 · Ada and Bruno lead (1 point)"]


def test_there_is_no_leader_when_all_are_level() -> None:
    assert standing(1, 0, 0) == ["-# Turn 1 of ~17"]


def test_a_game_that_takes_longer_has_no_estimate_any_more() -> None:
    assert standing(17, 5, 4) == ["-# Turn 17 of ~17 · Ada leads (5 points)"]
    assert standing(18, 5, 4) == ["-# Turn 18 · Ada leads (5 points)"]


def test_before_the_first_turn_and_after_the_end_there_is_no_line() -> None:
    assert standing(0, 5, 4) == []
    table = unsaved_match(CAYLUS.setup(2))
    view = structs.replace(table.view(None), turn=3)
    assert standing_lines(EN, table, view)
    table.row = structs.replace(table.row, status="cancelled")
    assert standing_lines(EN, table, view) == []


def test_a_game_without_an_estimate_shows_its_turn_alone() -> None:
    game: Game[Any, Any] = Pebbles()
    assert game.usual_turns(game.setup(2)) is None
    assert game.standing(game.view(game.start(game.setup(2)), None)) == ()


@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_the_line_and_all_readers_see_the_same(name: str) -> None:
    seen = 0
    for record in [one for one in find_representative_records() if one.setup.game == name][:4]:
        for number, (table, _) in enumerate(story(record)):
            if number % 40 or table.row.status != "live" or not table.turn:
                continue
            words = Catalogue().words(LOCALES[number // 40 % len(LOCALES)]).at(table.names)
            (line,) = standing_lines(words, table, table.view(None))
            assert line in texts(turn_card(table, words, Announcement(())).layout)
            for seat in (None, *range(len(table.seats))):
                assert standing_lines(words, table, table.view(seat)) == [line], "hidden points do not show"
                assert line in texts(private_card(table, words, seat).layout)
            check(table)
            seen += 1
    assert seen


def check(table: SeatedMatch) -> None:
    """Check that the points are those in the picture, and that a usual game has some turns."""
    usual = table.game.usual_turns(table.core.setup)
    assert usual is not None
    assert 5 <= usual <= 60
    assert len(table.game.standing(table.view(None))) == len(table.seats)


def texts(layout: ui.LayoutView) -> str:
    return "\n".join(item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay))
