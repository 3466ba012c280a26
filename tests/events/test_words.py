"""Every finding of an event has its sentence in every language, with the figures that it is given."""

import ast
import re
from pathlib import Path

import pytest

import bot.events
from bot.events.feasibility import FORMATS, findings
from bot.words import LOCALES, Catalogue

PURE = {"collections", "csv", "fractions", "functools", "hashlib", "io", "itertools", "math", "typing"}


def keys() -> dict[str, frozenset[str]]:
    """The keys of many events' findings, with the names of their figures."""
    return {
        finding.key: frozenset(finding.figures)
        for name in FORMATS
        for players in (2, 5, 7, 11, 16, 37)
        for seats in (2, 3, 4, 9)
        for rounds in (0, 3, 30)
        for finding in findings(name, players, seats, rounds)
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_finding_has_a_sentence(locale: str) -> None:
    catalogue = Catalogue()
    for key, figures in keys().items():
        assert catalogue.has(locale, f"event-finding-{key}")
        assert catalogue.variables(locale, f"event-finding-{key}") <= figures
    written = {id.removeprefix("event-finding-") for id in catalogue.ids(locale) if id.startswith("event-finding-")}
    assert written == keys().keys()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_a_sentence(locale: str) -> None:
    written = (Path(bot.events.__path__[0]) / "apply.py").read_text(encoding="utf-8")
    made = set(re.findall(r'Refused\("([a-z-]+)"\)', written))
    made |= {f"phase-{phase}" for phase in ("draft", "open", "muster", "running", "finished", "cancelled")}
    ids = Catalogue().ids(locale)
    assert {id.removeprefix("event-refused-") for id in ids if id.startswith("event-refused-")} == made


def test_events_import_nothing_that_touches_the_world() -> None:
    written = [ast.parse(path.read_text(encoding="utf-8")) for path in Path(bot.events.__path__[0]).rglob("*.py")]
    nodes = [node for tree in written for node in ast.walk(tree)]
    imported = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    outside = {name.partition(".")[0] for name in imported if not name.startswith("bot.events")}
    assert outside <= PURE | {"msgspec"}
