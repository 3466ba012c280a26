"""Files that an operator publishes or imports: the listing, the dashboard, and forms for reports."""

import json
import re

import pytest

from bot.delivery.causes import Window
from bot.delivery.permissions import INVITATION_PERMISSIONS
from bot.interaction.translator import CATALOGUE
from bot.operations.endpoints import exposition
from bot.operations.health import Health
from bot.words import LOCALES
from tests.project.repository import ROOT, text

MAX_ABOUT_ME, MAX_SHORT = 400, 80
"""Longest description of an application on Discord, and longest line that a phone does not cut."""


def sections(locale: str) -> list[str]:
    """Return the texts of a language: the short one, about the bot, the long one."""
    return [part.partition("\n")[2].strip() for part in text(f"docs/listing/{locale}.md").split("\n## ")[1:]]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_listing_fits_in_every_language(locale: str) -> None:
    short, about, long = sections(locale)
    assert len(short) <= MAX_SHORT
    assert len(about) <= MAX_ABOUT_ME
    assert all(CATALOGUE.words(locale)(f"game-{game}") in long for game in ("caylus", "magna_carta", "catan_cards"))
    assert long.count("\n- ") == len(re.findall(r"^- ", sections("en")[2], re.MULTILINE))


def test_the_listing_explains_permissions_and_names_pictures() -> None:
    page, words = text("docs/listing/index.md"), CATALOGUE.words("en")
    reasons = re.findall(r"^\| ([A-Z][\w ]+) \| to ", page, re.MULTILINE)
    assert {*reasons} == {words(f"permission-{name}") for name, on in INVITATION_PERMISSIONS if on}
    (row,) = re.findall(r"^\| Pictures \| (.*)", page, re.MULTILINE)
    assert len(re.findall(r"[\w/-]+\.png", row)) == 5
    assert all((ROOT / name).is_file() for name in re.findall(r"[\w/-]+\.png", page))


def test_the_dashboard_uses_existing_metrics() -> None:
    health = Health(1, True, 1.0, 1.0, 0.0, 0.0, 0, backup=1.0)
    exposed = set(re.findall(r"^(provost_\w+)", exposition(health, Window(), Window(), 0), re.MULTILINE))
    dashboard = json.loads(text("docs/operating/grafana.json"))
    asked = {
        name
        for panel in dashboard["panels"]
        for one in panel["targets"]
        for name in re.findall(r"provost_\w+", one["expr"])
    }
    assert asked <= exposed | {f"{name}_count" for name in exposed}
    told = set(re.findall(r"`(provost_\w+)`", text("docs/operating/metrics.md")))
    assert told <= asked | {f"{one}_count" for one in told}
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


@pytest.mark.parametrize("form", ["bug", "translation"])
def test_report_forms_ask_each_question_once(form: str) -> None:
    content = text(f".github/ISSUE_TEMPLATE/{form}.yml")
    ids = re.findall(r"^    id: (\w+)$", content, re.MULTILINE)
    assert len(ids) == len({*ids}) == len(re.findall(r"^  - type: (?!markdown)", content, re.MULTILINE))
    assert all(key in content for key in ("name: ", "description: ", "body:"))
