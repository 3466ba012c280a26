"""The package computes and no more: it knows no Discord, no store, no event loop and no time of day of its own."""

import ast

from tests.project.repository import ROOT

ALLOWED = {"__future__", "collections", "datetime", "functools", "typing", "zoneinfo", "msgspec", "bot", "engine"}
CLOCKS = {"now", "today", "utcnow", "time", "monotonic"}


def test_the_clocks_import_only_what_computes() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "bot" / "clocks").rglob("*.py")]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    imported = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= ALLOWED
    assert {name for name in imported if name.startswith(("bot.", "engine."))} <= {
        name for name in imported if name.startswith(("bot.clocks", "engine.core.types"))
    }
    called = {node.func.attr for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}
    assert not called & CLOCKS
