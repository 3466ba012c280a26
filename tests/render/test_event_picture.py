"""Pictures of standings and brackets, in every theme, with separate texts, equal for equal values."""

from io import BytesIO
from itertools import combinations, pairwise

import pytest
from msgspec import structs
from PIL import Image, ImageChops

from bot.words import LOCALES
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import THEMES
from render.event_picture import EVENT_MARGIN, WINNER_SIGN, draw, paint
from render.event_values import (
    MAX_COLUMNS,
    MAX_SIDES,
    Bracket,
    EventPicture,
    Sheet,
    SheetRow,
    Side,
    Squares,
    key,
    pages,
)
from render.parts.poster import POSTER_SIZE
from tests.render.tables import overlap, words

NAME = "Wolfeschlegelsteinhausenbergerdorff"


def sheet(lines: int) -> Sheet:
    """Make standings with long names and wide values."""
    rows = tuple(SheetRow(rank, f"{NAME} {rank}", ("1024.0", "40", "100–1024")) for rank in range(1, lines + 1))
    return Sheet(f"{NAME}: {NAME}", NAME, ("Points", "Matches", "Possible"), rows, 16, "… and 9 more")


def bracket(players: int, seats: int) -> Bracket:
    """Play a knock-out to its final, in which half of each table goes on."""
    rounds: list[tuple[str, tuple[tuple[Side, ...], ...]]] = []
    staying = [*range(players)]
    while len(staying) >= seats:
        tables = [staying[at : at + seats] for at in range(0, len(staying), seats)]
        sides = [
            tuple(
                Side(player, f"{NAME} {player}", f"{place}", place <= seats // 2) for place, player in enumerate(one, 1)
            )
            for one in tables
        ]
        rounds.append((f"Round {len(rounds) + 1}", tuple(sides)))
        staying = [player for one in tables for player in one[: seats // 2]]
    return Bracket("Cup", "over", tuple(rounds))


KNOCKOUTS = ((2, 2), (16, 2), (32, 2), (64, 2), (256, 2), (16, 4), (24, 4), (32, 4), (36, 6))
"""The numbers of players in the brackets, with the seats at their tables."""

TREE = Bracket(
    "Cup",
    "over",
    (
        (
            "Quarter-finals",
            ((), (Side(4, f"{NAME} 4", "1", True, "2", 4), Side(5, f"{NAME} 5", "2", False, "1", 5)), (), ()),
        ),
        (
            "Semifinals",
            ((Side(1, NAME, seed=1), Side(4, NAME, seed=4)), (Side(2, NAME, seed=2), Side(3, NAME, seed=3))),
        ),
        ("Final", ((Side(-1, ""), Side(-1, "")),)),
    ),
    is_tree=True,
    third=("Third place", ((Side(-1, ""), Side(-1, "")),)),
)
"""A tree with byes, and rounds to come."""

PAGES = [page for players, seats in KNOCKOUTS for page in pages(bracket(players, seats))]
WALLS = [
    Squares(
        "Daily Caylus Magna Carta", "2026-11-26", rows, ("as good as the bot's", "worse", "worst"), "Streak: 365 days"
    )
    for rows in ((), ((2,),), ((2, 1, 0) * 6, (0,) * 13), ((1, 2) * 4,) * 20)
]
"""Daily deals of no choice, of one, with more in a turn than fit side by side, and of as many turns as possible."""

EVENT_PICTURES: tuple[EventPicture, ...] = tuple(dict.fromkeys([*map(sheet, (1, 10, 20, 60)), *PAGES, TREE, *WALLS]))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shown", EVENT_PICTURES)
def test_texts_stay_inside_and_apart(shown: EventPicture, theme: str) -> None:
    labels = paint(shown, THEMES[theme]).labels
    whole = Box(0, 0, *POSTER_SIZE)
    assert all(one.box.x >= 0 and one.box.right <= whole.right for one in labels)
    assert all(one.box.y >= 0 and one.box.bottom <= whole.bottom for one in labels)
    assert [(one.text, two.text) for one, two in combinations(labels, 2) if overlap(one.box, two.box)] == []


@pytest.mark.parametrize("shown", [one for one in EVENT_PICTURES if not isinstance(one, Squares)])
def test_letters_are_large_enough_for_a_phone(shown: EventPicture) -> None:
    smallest = Canvas(THEMES["day"], 100, 100)
    smallest.text(0, 50, "1", Pen(Typeface.BOLD, POSTER_SIZE[0] * 10 // 400))  # ten pixels on 400 of a phone
    least = smallest.labels[0].box.h
    tall = [label for label in paint(shown, THEMES["day"]).labels if any(map(str.isalnum, label.text))]
    assert [label.text for label in tall if label.box.h < least] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_of_squares_has_one_size(locale: str) -> None:
    legend = tuple(words(locale)(f"daily-mark-{mark}") for mark in ("good", "fair", "poor"))
    labels = paint(Squares("Daily", "2026-11-26", ((2, 1, 0),), legend, ""), THEMES["day"]).labels
    shown = [label for label in labels if label.text in legend]
    assert len(shown) == len(legend)
    assert len({label.box.h for label in shown}) == 1
    spaces = {two.box.x - one.box.right for one, two in pairwise(shown)}
    assert max(spaces) - min(spaces) <= 2


def test_names_are_drawn_without_letters_that_no_typeface_has() -> None:
    shown = sheet(2)
    rows = (SheetRow(1, "🏰 Ada", ("1", "2", "3")), SheetRow(2, "\u200b", ("1", "2", "3")))
    texts = {label.text for label in paint(Sheet("🏰", "", shown.heads, rows), THEMES["day"]).labels}
    assert {"★", "★ Ada", "?"} <= texts
    sides = (Side(1, "🏰 Ada"), Side(2, "Bruno"))
    assert "★ Ada" in {one.text for one in paint(Bracket("Cup", "", (("Final", (sides,)),)), THEMES["day"]).labels}


def test_places_of_a_duel_do_not_look_like_its_score() -> None:
    duel = (Side(1, "Ada", "2"), Side(2, "Bruno", "1", through=True))
    shown = paint(Bracket("Cup", "", (("Final", (duel,)),)), THEMES["day"])
    marks = [label for label in shown.labels if label.text not in ("Cup", "Final", "Ada", "Bruno", "")]
    (winner,) = (label for label in shown.labels if label.text == "Bruno")
    assert [label.text for label in marks] == [WINNER_SIGN]
    assert winner.box.y < marks[0].box.centre[1] < winner.box.bottom
    three = (Side(1, "Ada", "2"), Side(2, "Bruno", "1", through=True), Side(3, "Chiara", "3"))
    shown = paint(Bracket("Cup", "", (("Final", (three,)),)), THEMES["day"])
    assert {"1", "2", "3"} <= {label.text for label in shown.labels}


@pytest.mark.parametrize("score", ["½", "½ ★", "10"])
def test_a_score_stays_in_its_box(score: str) -> None:
    def shown(score: str) -> Image.Image:
        sides = (Side(1, "Ada", "1", score=score), Side(2, "Bruno", "1", score=""))
        return Image.open(BytesIO(draw(Bracket("Cup", "", (("Final", (sides,)),))))).convert("RGB")

    changed = ImageChops.difference(shown(score), shown("")).getbbox()
    assert changed is not None
    assert changed[2] <= POSTER_SIZE[0] - EVENT_MARGIN - 8
    left, _, right, _ = changed
    assert right - left <= width(score, Typeface.BOLD, 60)


def test_two_columns_of_standings_are_of_like_length() -> None:
    ranks = [label for label in paint(sheet(13), THEMES["day"]).labels if label.text.isdecimal()]
    lefts = [label.box.x < POSTER_SIZE[0] // 2 for label in ranks if label.text in map(str, range(1, 14))]
    assert sum(lefts) - len(lefts) / 2 <= 1


def test_equal_values_give_equal_bytes_and_keys() -> None:
    assert draw(sheet(10)) == draw(sheet(10))
    assert Image.open(BytesIO(draw(bracket(16, 2), "night"))).size == POSTER_SIZE
    assert len({key(shown, theme) for shown in EVENT_PICTURES for theme in THEMES}) == len(EVENT_PICTURES) * len(THEMES)
    assert key(sheet(10), "day") == key(sheet(10), "day")


@pytest.mark.parametrize(("players", "seats"), KNOCKOUTS)
def test_every_round_is_on_a_page_the_latest_first(players: int, seats: int) -> None:
    whole = bracket(players, seats)
    shown = pages(whole)
    assert shown[0].rounds[-1] == whole.rounds[-1]
    columns = [column for page in shown for column in page.rounds]
    for title, tables in whole.rounds:
        assert [table for name, part in columns if name == title for table in part] == [*tables]
    assert max(len(page.rounds) for page in shown) <= MAX_COLUMNS
    assert all(sum(map(len, tables)) <= MAX_SIDES for page in shown for _, tables in page.rounds)


def test_a_bracket_stays_on_one_page_while_there_is_room() -> None:
    def titles(players: int, played: int) -> list[list[str]]:
        shown = Bracket("Cup", "", bracket(players, 2).rounds[:played])
        return [[title for title, _ in page.rounds] for page in pages(shown)]

    assert titles(8, 3) == [["Round 1", "Round 2", "Round 3"]]
    assert titles(16, 4) == [["Round 2", "Round 3", "Round 4"], ["Round 1", "Round 1"]]
    assert titles(32, 3) == [["Round 2", "Round 2", "Round 3"], ["Round 1"] * 3]
    assert titles(64, 4)[:2] == [["Round 3", "Round 3", "Round 4"], ["Round 2"] * 3]


@pytest.mark.parametrize(("drawn", "first"), [(1, "Round 1"), (2, "Round 2"), (3, "Round 2"), (4, "Round 2")])
def test_the_first_page_has_the_round_in_play(drawn: int, first: str) -> None:
    rounds = bracket(16, 2).rounds
    empty = tuple((title, ((Side(-1, ""),) * 2,) * len(tables)) for title, tables in rounds[drawn:])
    shown = pages(Bracket("Cup", "", (*rounds[:drawn], *empty), is_tree=True, third=TREE.third))
    assert shown[0].rounds[0][0] == first
    assert sorted(page.rounds[-1][0] for page in shown) == ["Round 1", "Round 4"]
    assert [page.third is not None for page in shown] == [page.rounds[-1][0] == "Round 4" for page in shown]


def test_lines_of_a_tree_lead_from_each_table_to_the_next_round() -> None:
    whole, bare = paint(TREE, THEMES["day"]), paint(structs.replace(TREE, is_tree=False), THEMES["day"])
    assert whole.png() != bare.png()
    assert {label.text for label in whole.labels} >= {"1", "2", "3", "4", "5", "Third place", "Semifinals"}
    assert [one.third for one in pages(structs.replace(bracket(16, 2), third=TREE.third))] == [TREE.third, None]
