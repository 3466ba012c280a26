"""docs/rules/caylus.md as these tests read it: its tables, and the numbers that it can be cited by."""

import re
from pathlib import Path
from typing import Final

from engine.core.goods import Goods

TEXT: Final = (Path(__file__).parents[2] / "docs" / "rules" / "caylus.md").read_text(encoding="utf-8")
Rows = list[dict[str, str]]


def section(heading: str) -> str:
    """What stands under a heading that begins with these words, up to the next heading of any level."""
    found = re.search(rf"^#+ {re.escape(heading)}.*?\n(.*?)(?=^#|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found.group(1)


def rows(heading: str) -> Rows:
    """The table under a heading: a row is its cells, without code marks, by the words at the head of the column."""
    lines = [line for line in section(heading).splitlines() if line.startswith("|")]
    head, _, *body = [[cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(head, cells, strict=True)) for cells in body]


def amounts(text: str) -> Goods:
    """Read `1 wood, 2 food` or `2 d and 1 cloth`."""
    kinds = {"d": "denier", "VP": "vp"}
    return {kinds.get(kind, kind): int(count) for count, kind in re.findall(r"(\d+) (\w+)", text)}


def rulings() -> set[str]:
    """The numbers of the rulings."""
    return {row["no."] for row in rows("4. Rulings")}


def decisions() -> set[str]:
    """The numbers of what players are asked."""
    return {row["no."] for row in rows("3.13")}


def examples() -> set[str]:
    """The numbers of the worked examples."""
    return set(re.findall(r"^(\d+)\. ", section("Worked examples"), re.MULTILINE))


def invariants() -> list[str]:
    """The ids of the invariants."""
    return re.findall(r"^- `(\w+)`", section("Invariants"), re.MULTILINE)
