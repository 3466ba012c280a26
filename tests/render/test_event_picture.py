"""Pictures of standings and brackets: in every theme, with texts that stay apart, the same for equal values."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from render.canvas.canvas import Box
from render.canvas.theme import THEMES
from render.event_picture import SIZE, draw, paint
from render.event_values import Bracket, EventPicture, Sheet, SheetRow, Side, key
from tests.render.tables import overlap

NAME = "Wolfeschlegelsteinhausenbergerdorff"


def sheet(lines: int) -> Sheet:
    """Standings with long names and wide values."""
    rows = tuple(SheetRow(rank, f"{NAME} {rank}", ("1024.0", "40", "100–1024")) for rank in range(1, lines + 1))
    return Sheet(f"{NAME}: {NAME}", NAME, ("Points", "Matches", "Possible"), rows, 16, "… and 9 more")


def bracket(players: int, seats: int) -> Bracket:
    """A knock-out to its final, in which half of each table goes on."""
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


SHOWN = (sheet(1), sheet(10), sheet(24), sheet(60), bracket(16, 2), bracket(64, 2), bracket(16, 4), bracket(2, 2))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("shown", SHOWN)
def test_texts_stay_inside_and_apart(shown: EventPicture, theme: str) -> None:
    labels = paint(shown, THEMES[theme]).labels
    whole = Box(0, 0, *SIZE)
    assert all(one.box.x >= 0 and one.box.right <= whole.right for one in labels)
    assert all(one.box.y >= 0 and one.box.bottom <= whole.bottom for one in labels)
    assert [(one.text, two.text) for one, two in combinations(labels, 2) if overlap(one.box, two.box)] == []


def test_equal_values_give_equal_bytes_and_keys() -> None:
    assert draw(sheet(10)) == draw(sheet(10))
    assert Image.open(BytesIO(draw(bracket(16, 2), "night"))).size == SIZE
    assert len({key(shown, theme) for shown in SHOWN for theme in THEMES}) == len(SHOWN) * len(THEMES)
    assert key(sheet(10), "day") == key(sheet(10), "day")


def test_rounds_that_are_too_large_to_read_are_left_out() -> None:
    texts = {label.text for label in paint(bracket(64, 2), THEMES["day"]).labels}
    assert "Round 2" not in texts
    assert "Round 3" in texts
