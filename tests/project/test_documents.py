"""Documents agree with the project."""

import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot.delivery.permissions import invitation
from storage.schema import migrate, migrations
from tests.project.repository import ROOT, committed_files, documents, pyproject, requirements, text

# Spelt so that this file does not contain what it searches for.
REGISTRY_HOST = re.compile(r"py(pi|thonhosted)\.org|/opt/(pypi|wheels)", re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.])/(work|root)/[a-z.]")
LINK = re.compile(r"!?\[[^\]]*\]\(<?([^)>\s]+)>?\)|<(?:img|a)\s[^>]*?(?:src|href)=\"([^\"]+)\"")


def test_the_makefile_has_the_two_commands_of_the_readme() -> None:
    commands = re.findall(r"^make ([a-z]+)$", text("README.md"), re.MULTILINE)
    assert commands[:2] == ["play", "test"]
    targets = set(re.findall(r"^([a-z]+):", text("Makefile"), re.MULTILINE))
    assert set(commands) <= targets


def test_continuous_integration_runs_the_command_of_the_readme() -> None:
    assert text(".ci/run").rstrip().endswith("make test")
    assert (ROOT / ".ci/run").stat().st_mode & 0o111


@pytest.mark.parametrize(
    "requirement",
    [*requirements(), *requirements("sandbox"), *requirements("postgres"), *requirements("dev"), "setuptools"],
)
def test_every_dependency_has_a_reason(requirement: str) -> None:
    name = re.split(r"[\[<>=~!]", requirement)[0]
    assert re.search(rf"^\| `{re.escape(name)}` \| .+ \| .+ \|", text("docs/dependencies.md"), re.MULTILINE), name


def test_the_changelog_describes_the_current_version() -> None:
    versions = re.findall(r"^## (\d+\.\d+\.\d+)", text("CHANGELOG.md"), re.MULTILINE)
    assert versions[0] == pyproject()["project"]["version"]


def test_the_invite_link_asks_for_few_permissions() -> None:
    needed = discord.Permissions(
        view_channel=True,
        send_messages=True,
        send_messages_in_threads=True,
        create_public_threads=True,
        attach_files=True,
        embed_links=True,
        read_message_history=True,
        create_private_threads=True,
        create_events=True,
    )
    guide = text("docs/operating/index.md")
    assert re.findall(r"permissions=(\d+)", guide) == [str(needed.value)]
    assert "scope=bot+applications.commands" in guide
    assert guide.count(invitation("APPLICATION_ID")) == 1


def test_the_security_page_lists_every_stored_column() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", text("SECURITY.md"), re.MULTILINE))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, ":memory:", 0)
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        kept = {table: [row[1] for row in db.execute(f"PRAGMA table_info({table})")] for table in tables}
    assert {*told} == {*kept}
    missing = [f"{table}.{column}" for table in kept for column in kept[table] if f"`{column}`" not in told[table]]
    assert missing == []


def test_the_security_page_names_the_tables_of_a_server_alone() -> None:
    code = [file for file in (ROOT / "storage" / "postgres").iterdir() if file.suffix == ".py"]
    written = "".join((*(file.read_text(encoding="utf-8") for file in code), *migrations("postgres")))
    tables = re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)", written)
    assert "matches" in tables
    assert [table for table in tables if f"`{table}`" not in text("SECURITY.md")] == []


def test_database_files_are_ignored_by_git() -> None:
    files = re.findall(r"`(provost\.db[\w.-]*)`", text("docs/operating/database.md"))
    assert {"provost.db", "provost.db-page", "provost.db.replaced"} <= {*files}
    done = subprocess.run(["git", "check-ignore", *files], cwd=ROOT, check=False, capture_output=True, text=True)
    assert {*files} - {*done.stdout.split()} == set()


def slugs(page: Path) -> set[str]:
    """Return the anchors of a page's headings, and its explicit ones."""
    written = page.read_text(encoding="utf-8")
    prose = re.sub(r"^```.*?^```", "", written, flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ +(.+?) *$", prose, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r"<a (?:id|name)=\"([^\"]+)\"", written))


def links(page: Path) -> list[str]:
    """Return the links of a page into the repository."""
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    targets = [markdown or html for markdown, html in LINK.findall(prose)]
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


@pytest.mark.parametrize("page", documents(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_has_a_target(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in slugs(target), f"{link}: no such heading"


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        reached.add(page)
        targets = {(page.parent / link.partition("#")[0]).resolve() for link in links(page)}
        waiting += [target for target in targets - reached if target.suffix == ".md" and target.exists()]
    assert set(documents()) <= reached


def test_no_file_names_a_registry_or_one_machine() -> None:
    told = []
    for path in committed_files():
        try:
            written = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        told += [f"{path.relative_to(ROOT)}: {found.group()}" for found in REGISTRY_HOST.finditer(written)]
        told += [f"{path.relative_to(ROOT)}: {found.group()}" for found in MACHINE_PATH.finditer(written)]
    assert not told
