"""Pages of docs/rules as tests read them: their tables, and the numbers of their rulings and examples."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from engine.core.goods import Goods
from tests.project.source import marks

FOLDER: Final = Path(__file__).parents[1] / "docs" / "rules"
Rows = list[dict[str, str]]

_ASKED = "What players are asked"
_KINDS = {"d": "denier", "VP": "vp"}
_WORDS = {kind: word for word, kind in _KINDS.items()}


class Page:
    """Rules page of one game, with the tests in tests/<game> that cite it."""

    def __init__(self, game: str) -> None:
        self.text: Final = (FOLDER / f"{game}.md").read_text(encoding="utf-8")
        self._tests = Path(__file__).parent / game

    def section(self, heading: str) -> str:
        """Return the text under a heading, given by its number or first words, up to the next heading of any level."""
        found = re.search(
            rf"^#+ (?:[\d.]+ )?{re.escape(heading)}.*?\n(.*?)(?=^#|\Z)", self.text, re.MULTILINE | re.DOTALL
        )
        assert found, heading
        return found.group(1)

    def rows(self, heading: str) -> Rows:
        """Return the table under a heading: each row maps column heads to cells, without code marks."""
        lines = [line for line in self.section(heading).splitlines() if line.startswith("|")]
        head, _, *body = [[cell.strip().replace("`", "") for cell in line.strip("|").split("|")] for line in lines]
        return [dict(zip(head, cells, strict=True)) for cells in body]

    def numbers(self, mark: str) -> set[str]:
        """Return the numbers on the page for a mark: `ruling`, `example` or `decision`."""
        if mark == "example":
            return set(re.findall(r"^(\d+)\. ", self.section("Worked examples"), re.MULTILINE))
        return {row["no."] for row in self.rows({"ruling": "Rulings", "decision": _ASKED}[mark])}

    def marked(self, mark: str) -> Iterator[str]:
        """Return the numbers that the game's tests give to a mark."""
        return marks(self._tests, mark)

    def questions(self) -> list[str]:
        """Return the numbers of questions in the course of play, in bold and in brackets."""
        before, _, _ = re.split(rf"^(#+ .*{_ASKED})$", self.text, flags=re.MULTILINE)
        bold = " ".join(re.findall(r"\*\*(.+?)\*\*", before))
        return [number for listed in re.findall(r"\(([^)]+)\)", bold) for number in listed.split(", ")]

    def invariants(self) -> list[str]:
        """Return the ids of the invariants."""
        return re.findall(r"^- `(\w+)`", self.section("Invariants"), re.MULTILINE)


PAGES: Final = {path.stem: Page(path.stem) for path in sorted(FOLDER.glob("*.md")) if path.stem != "index"}
"""The rules pages by game."""


def amounts(text: str) -> Goods:
    """Read `1 wood, 2 food` or `2 d and 1 cloth`."""
    return {_KINDS.get(kind, kind): int(count) for count, kind in re.findall(r"(\d+) (\w+)", text)}


def format_amount(goods: Mapping[str, int], between: str = " and ") -> str:
    """Format an amount as pages do: `2 d and 1 cloth`."""
    return between.join(f"{amount} {_WORDS.get(kind, kind)}" for kind, amount in goods.items())
