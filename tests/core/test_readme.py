"""Examples of the engine's page, run as they are written."""

import doctest

from tests.project.repository import ROOT


def test_the_examples_of_the_page_come_true() -> None:
    result = doctest.testfile(str(ROOT / "engine" / "README.md"), module_relative=False, encoding="utf-8")
    assert (result.failed, result.attempted > 0) == (0, True)
