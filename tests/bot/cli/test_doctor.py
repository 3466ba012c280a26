"""Command `provost doctor`: names each fault and its cure in the reader's language, and never shows the token."""

import json
from pathlib import Path

import pytest

from bot.cli import doctor
from bot.operations.doctor import Fault
from bot.operations.health import RefusedCommands
from bot.words import LOCALES, Catalogue
from tests.bot.cli.conftest import Provost
from tests.project.words import errors

PERMISSION = Fault("permission", {"permission": "attach_files", "channel": "games", "server": "Guild of Builders"})


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[Fault]:
    """Faults that the doctor finds."""
    found: list[Fault] = []

    async def examine(db: Path, token_file: Path | None, environment: object) -> list[Fault]:
        return found

    monkeypatch.setattr(doctor, "examine", examine)
    return found


@pytest.mark.usefixtures("faults")
def test_an_installation_without_a_fault_is_well(provost: Provost) -> None:
    assert provost("doctor") == (0, "Nothing is wrong.\n", "")
    assert provost("doctor --json") == (0, "[]\n", "")


def test_each_fault_is_printed_with_its_cure(provost: Provost, faults: list[Fault]) -> None:
    faults += [PERMISSION, Fault("token-refused")]
    said = provost("doctor")
    assert (said.status, said.error) == (1, "")
    first, second = said.out.splitlines()
    assert first == (
        "- The bot lacks the permission “Attach Files” in “games” on the server “Guild of Builders”. "
        "Give it in the settings of that channel."
    )
    assert second.startswith("- Discord does not accept the token.")


def test_faults_are_listed_as_json(provost: Provost, faults: list[Fault]) -> None:
    faults.append(PERMISSION)
    said = provost("doctor --json --locale it")
    assert said.status == 1
    (listed,) = json.loads(said.out)
    assert listed["fault"] == "permission"
    assert "«Guild of Builders»" in listed["cure"]


def fault_ids() -> set[str]:
    """Return the ids of all faults in the code."""
    plain = errors("bot/operations/doctor", "Fault")
    return (
        plain
        | {f"token-{why}" for why in ("missing", "unreadable", "malformed")}
        | {f"process-{why}" for why in ("stopped", "forbidden", "silent")}
        | {RefusedCommands(400, 0).fault, RefusedCommands(400, 0, user_install_off=True).fault}
    )


def test_optional_faults_are_printed_and_leave_the_status_at_0(provost: Provost, faults: list[Fault]) -> None:
    given = {"permission": "create_private_threads", "channel": "games", "server": "Guild of Builders"}
    faults.append(Fault("permission-optional", given, optional=True))
    said = provost("doctor")
    assert said.status == 0
    assert "“Create Private Threads”" in said.out


@pytest.mark.parametrize("locale", LOCALES)
def test_every_fault_has_words_and_every_sentence_a_fault(locale: str) -> None:
    kept = {id.removeprefix("doctor-") for id in Catalogue().ids(locale) if id.startswith("doctor-")}
    assert kept == fault_ids() | {"well"}


@pytest.mark.parametrize("id", sorted(fault_ids()))
def test_every_language_names_the_same_of_a_fault(id: str) -> None:
    english, *others = (Catalogue().variables(locale, f"doctor-{id}") for locale in LOCALES)
    assert all(named <= english for named in others)
    for locale in LOCALES:
        given = dict.fromkeys(english, 1)
        assert "{" not in Catalogue().words(locale)(f"doctor-{id}", **given)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("id", ["backup-missing", "backup-old", "drill-failed"])
def test_a_command_that_cures_names_the_database(locale: str, id: str) -> None:
    cure = Catalogue().words(locale)(f"doctor-{id}", path="/srv/backups", hours=30, db="/srv/provost.db")
    assert "--db /srv/provost.db" in cure


def test_the_doctor_examines_the_database_of_the_command_line(provost: Provost, tmp_path: Path) -> None:
    said = provost("doctor --json --db", tmp_path / "missing" / "provost.db")
    assert said.status == 1
    assert {one["fault"] for one in json.loads(said.out)} >= {"database-unwritable", "token-missing"}
