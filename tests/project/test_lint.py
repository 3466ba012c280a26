"""Rules of `lint`: the project breaks none, and each finds a violation."""

from textwrap import dedent

import pytest

from tests.project import lint
from tests.project.repository import modules
from tests.project.source import Source, sources

VIOLATIONS: dict[lint.Rule, tuple[str, str]] = {
    lint.impure_imports: ("engine/core/game.py", "from importlib.resources import files"),
    lint.made_generators: ("engine/core/game.py", "from random import Random, choice"),
    lint.clocks_read: ("bot/clocks/model.py", "import datetime\ndatetime.datetime.now()"),
    lint.long_test_names: ("tests/test_x.py", f"async def test_{'x' * 80}(): ..."),
    lint.shared_class_names: ("bot/app/x.py", "class Goods: ...\ndef f():\n    class Goods: ..."),
    lint.missing_pages: ("bot/app/x.py", '"""As the rules say (docs/rules/chess.md 3)."""'),
    lint.source_readers: ("tests/test_x.py", 'import pathlib\npathlib.Path("bot").rglob("*.py")'),
    lint.vague_names: ("bot/app/x.py", "class MatchHelpers: ..."),
    lint.short_lived_threads: ("bot/app/x.py", "channel.create_thread(name=name, auto_archive_duration=1440)"),
}


@pytest.mark.parametrize("rule", lint.RULES, ids=lambda rule: rule.__name__)
def test_no_file_breaks_a_rule(rule: lint.Rule) -> None:
    assert [*rule(sources())] == []


@pytest.mark.parametrize("rule", lint.RULES, ids=lambda rule: rule.__name__)
def test_a_rule_finds_a_violation(rule: lint.Rule) -> None:
    path, text = VIOLATIONS[rule]
    assert [*rule([Source(path, dedent(text))])] != []


@pytest.mark.parametrize("name", ["PressHandler", "TaskManager"])
def test_terms_of_the_trade_are_allowed(name: str) -> None:
    assert [*lint.vague_names([Source("bot/app/x.py", f"class {name}: ...")])] == []


@pytest.mark.parametrize("code", ["forum.create_thread(name=name)", "thread.edit(archived=False)"])
def test_a_thread_that_leaves_the_sidebar_early_is_found(code: str) -> None:
    assert [*lint.short_lived_threads([Source("bot/app/x.py", code)])] == ["bot/app/x.py:1"]


def test_the_list_of_shared_names_has_no_unique_name() -> None:
    found = {name for name, paths in lint.classes(sources()).items() if len(paths) > 1}
    assert found == lint.SHARED_NAMES


def test_all_public_definitions_have_docstrings() -> None:
    assert [*lint.undocumented(modules())] == []


def test_docstrings_of_the_seams_are_not_terse() -> None:
    assert [*lint.terse(lint.SEAMS)] == []


def test_missing_and_terse_docstrings_are_found() -> None:
    assert [*lint.undocumented([__name__])] != []
    assert [*lint.terse(["tests.project.test_lint"])] != []
