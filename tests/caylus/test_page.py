"""Every number of the rules page is held by a test that names it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.caylus import page


def named(mark: str) -> Iterator[str]:
    """Every number that some test of this folder gives to a mark."""
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr=attr), args=args):
                    yield from (str(ast.literal_eval(arg)) for arg in args if attr == mark)


@pytest.mark.parametrize(
    ("mark", "numbers"),
    [("ruling", page.rulings()), ("example", page.examples()), ("decision", page.decisions())],
)
def test_every_number_has_a_test_and_every_test_a_number(mark: str, numbers: set[str]) -> None:
    assert set(named(mark)) == numbers


def test_the_page_is_read_whole() -> None:
    assert page.rulings() == {str(number) for number in range(1, 39)}
    assert page.examples() == {str(number) for number in range(1, 14)}
    assert len(page.decisions()) == 22


def test_the_course_of_play_shows_every_question() -> None:
    turn = page.TEXT[page.TEXT.index("## 3. A turn") : page.TEXT.index("### 3.13")]
    bold = " ".join(re.findall(r"\*\*(.+?)\*\*", turn))
    shown = [number for listed in re.findall(r"\(([^)]+)\)", bold) for number in listed.split(", ")]
    assert sorted(shown) == sorted(page.decisions())
