"""Settings from the command line, the environment or a file, and `config show`, which lists them without secrets."""

import os
import tomllib
from pathlib import Path

import pytest

from bot.cli.config_file import RUN_SETTINGS, option_name, read_settings, variable
from bot.cli.errors import Misused
from bot.cli.run import RunOptions
from bot.interaction.translator import CATALOGUE
from tests.bot.cli.conftest import Provost

EN = CATALOGUE.words("en")
VALUES = {
    "db": "some.db",
    "token_file": "token",
    "user_lobbies": "3",
    "server_games": "7",
    "forget_servers": "30",
    "backup_to": "backups",
    "health_port": "8081",
    "metrics_port": "8082",
    "web": "127.0.0.1:8080",
    "web_url": "https://example.org",
    "web_title": "the club of ada",
    "operator": "ada@example.org",
    "status_page": "true",
    "emoji": "false",
    "log_format": "json",
    "standby": "true",
    "cards": "cards.toml",
}
"""A value for every setting, other than its default."""


@pytest.fixture(autouse=True)
def unset(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*map(variable, RUN_SETTINGS), "PROVOST_CONFIG"):
        monkeypatch.delenv(name, raising=False)


def toml(**values: str) -> str:
    return "\n".join(
        f"{option_name(name)} = {value if value in ('true', 'false') or value.isdecimal() else repr(value)}"
        for name, value in values.items()
    )


def test_every_option_of_the_bot_is_a_setting() -> None:
    assert RunOptions._fields == RUN_SETTINGS == tuple(VALUES)


def test_every_setting_can_be_given_in_the_environment(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in VALUES.items():
        monkeypatch.setenv(variable(name), value)
    said = provost("config show")
    assert said.status == 0
    assert {key: str(value).lower() for key, value in tomllib.loads(said.out).items()} == {
        option_name(name): value for name, value in VALUES.items()
    }


def test_the_output_of_show_is_an_equivalent_file(provost: Provost, tmp_path: Path) -> None:
    file = tmp_path / "provost.toml"
    file.write_text(toml(**VALUES), encoding="utf-8")
    shown = provost("config show --config", file).out
    again = tmp_path / "again.toml"
    again.write_text(shown, encoding="utf-8")
    assert provost("config show --config", again).out == shown.replace(str(file), str(again))
    assert tomllib.loads(provost("config show").out) == {
        "db": "provost.db",
        "user-lobbies": 5,
        "server-games": 50,
        "status-page": False,
        "emoji": True,
        "log-format": "text",
        "standby": False,
    }


def test_a_setting_without_a_value_shows_its_kind_of_value(provost: Provost) -> None:
    shown = provost("config show").out
    assert '# token-file = "PATH"  # PROVOST_TOKEN_FILE; not set\n' in shown
    assert "# health-port = N  # PROVOST_HEALTH_PORT; not set\n" in shown


def test_a_misspelt_variable_is_named(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("PROVOST_")]:  # such as those of the tests
        monkeypatch.delenv(name)
    monkeypatch.setenv("PROVOST_USERLOBBIES", "3")
    monkeypatch.setenv("PROVOST_DEBUG", "")
    told = [line for line in provost("config show").out.splitlines() if EN("cli-config-variable-unknown") in line]
    assert [line.split(":")[0] for line in told] == ["# PROVOST_USERLOBBIES"]


def test_the_doctor_refuses_settings_with_which_the_bot_would_not_start(provost: Provost, tmp_path: Path) -> None:
    file = tmp_path / "provost.toml"
    file.write_text("server-games = -1", encoding="utf-8")
    refusals = [provost(f"{command} --config", file) for command in ("doctor", "run", "config show")]
    why = EN("cli-error-number", value="-1")
    sentence = EN("cli-error-config", setting="server-games", source=str(file), why=why)
    assert all(said.refused(sentence, 2) for said in refusals)


def test_the_command_line_comes_before_the_environment(
    provost: Provost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "provost.toml"
    file.write_text(toml(db=str(tmp_path / "file.db")), encoding="utf-8")
    monkeypatch.setenv("PROVOST_CONFIG", str(file))
    assert str(tmp_path / "file.db") in provost("db check").error
    monkeypatch.setenv("PROVOST_DB", str(tmp_path / "variable.db"))
    assert str(tmp_path / "variable.db") in provost("db check").error
    assert str(tmp_path / "line.db") in provost("db check --db", tmp_path / "line.db").error


def test_a_switch_that_is_on_can_be_switched_off(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROVOST_STANDBY", "on")
    assert "--no-standby" in provost("run --help").out
    monkeypatch.setenv("PROVOST_STANDBY", "off")
    assert "--no-standby" not in provost("run --help").out


def test_dry_runs_take_no_settings(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROVOST_DB", "real.db")
    monkeypatch.setenv("PROVOST_CONFIG", "missing.toml")
    assert "real.db" not in provost("sandbox --help").out


def test_secrets_are_not_shown(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROVOST_DB", "postgresql://user:hunter2@host/provost")
    monkeypatch.setenv("DISCORD_TOKEN", "very.secret.token")
    for command in ("config show", "run --help", "db check --help"):
        said = provost(command)
        assert "host/provost" in said.out
        assert "hunter2" not in said.out + said.error
        assert "secret" not in said.out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("db = ", "cli-error-config-malformed"),
        ("databse = 'x'", "cli-error-config-unknown"),
        ("cards = ['x']", "cli-error-config-value"),
    ],
)
def test_a_file_with_a_mistake_is_named(provost: Provost, tmp_path: Path, content: str, sentence: str) -> None:
    file = tmp_path / "provost.toml"
    file.write_text(content, encoding="utf-8")
    said = provost("health --config", file)
    assert said.status == 2
    assert said.error.startswith(
        EN(sentence, path=str(file), setting="", settings="", what="").split("“")[0].rstrip("\n :")
    )
    with pytest.raises(Misused):
        read_settings(EN, None, {"PROVOST_CONFIG": str(file)})


def test_a_missing_file_and_bad_values_are_named(
    provost: Provost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = tmp_path / "missing.toml"
    assert provost("run --config", missing).refused(EN("cli-error-config-unreadable", path=str(missing)), 2)
    for name, value, why in (
        ("health_port", "x", EN("cli-error-number", value="x")),
        ("standby", "perhaps", EN("cli-error-config-switch", value="perhaps")),
    ):
        with monkeypatch.context() as given:
            given.setenv(variable(name), value)
            said = provost("run")
        assert said.refused(EN("cli-error-config", setting=option_name(name), source=variable(name), why=why), 2)
