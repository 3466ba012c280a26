"""Starts of the bot: the source of the token, and every reason not to start."""

import logging
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import logs, process
from bot.app.config import Config, Web
from bot.cli import sandbox
from bot.match.quotas import Quotas
from bot.operations.endpoints import EndpointTaken, EndpointUnusable
from bot.sandbox import world
from bot.sandbox.world import SandboxSettings
from storage.errors import InUse
from tests.bot.cli.conftest import Provost

UNREADABLE = "The token file {path} cannot be read. Check that it exists and that you are allowed to read it."
OTHER = "it has to be the one line that “Reset Token” shows in the developer portal under “Bot”."
MALFORMED = f"The text in {{path}} is not a token: {OTHER}"

Started = list[Config]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """Configurations with which the bot was started, in place of a real start."""
    configs: Started = []

    async def run(config: Config) -> int:
        configs.append(config)
        return 0

    monkeypatch.setattr(process, "run", run)
    return configs


@pytest.fixture
def token(tmp_path: Path) -> Path:
    path = tmp_path / "token"
    path.write_text("  secret.token\n", encoding="utf-8")
    path.chmod(0o600)
    return path


def raising(error: Exception) -> Callable[..., Awaitable[int]]:
    async def run(*args: Any, **given: Any) -> int:
        raise error

    return run


def test_the_token_comes_from_the_environment(
    provost: Provost, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "from.environment")
    assert provost("run --db here.db") == (0, "", "")
    assert started == [Config(Path("here.db"), "from.environment", shards=None, emoji=True)]


def test_the_operator_sets_the_quotas_of_a_user(
    provost: Provost, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "from.environment")
    assert provost("run --user-lobbies 2 --server-games 300") == (0, "", "")
    assert provost("run --server-games 300") == (0, "", "")
    assert [config.quotas for config in started] == [Quotas(2, 300), Quotas(games=300)]
    assert provost("run --user-lobbies many").status == 2


def test_a_token_file_goes_before_the_environment(
    provost: Provost, started: Started, token: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "from.environment")
    assert provost("run --token-file", token) == (0, "", "")
    assert started == [Config(Path("provost.db"), "secret.token", shards=None, emoji=True)]


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o660])
def test_a_token_that_others_can_read_is_warned_of(provost: Provost, started: Started, token: Path, mode: int) -> None:
    token.chmod(mode)
    said = provost("run --token-file", token)
    assert said.error == f"Others on this machine can read the token in {token}: run “chmod 600 {token}”.\n"
    assert (said.status, len(started)) == (0, 1)


def test_a_credential_of_a_service_is_its_own(
    provost: Provost, started: Started, token: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Systemd lets the service read it by an ACL, which shows as the group's right; others cannot enter the folder."""
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(token.parent))
    token.chmod(0o440)
    assert provost("run --token-file", token) == (0, "", "")
    token.chmod(0o444)
    assert provost("run --token-file", token).error.startswith("Others on this machine can read the token in ")


def test_without_a_token_there_is_no_bot(provost: Provost, started: Started, tmp_path: Path) -> None:
    assert provost("run").refused(
        "There is no token: set DISCORD_TOKEN or give --token-file PATH. “provost setup” makes the file."
    )
    assert provost("run --token-file", tmp_path).refused(UNREADABLE.format(path=tmp_path))
    nothing = tmp_path / "nothing"
    assert provost("run --token-file", nothing).refused(UNREADABLE.format(path=nothing))
    assert not started


@pytest.mark.parametrize(
    ("content", "form"),
    [
        (b"\xef\xbb\xbfsecret.token", "it begins with a byte order mark. Save it as plain text in UTF-8 without one."),
        (
            "secret.token".encode("utf-16"),
            "it begins with a byte order mark. Save it as plain text in UTF-8 without one.",
        ),
        (b'"secret.token"', "it is in quotation marks. Leave them out."),
        (b"'secret.token'\n", "it is in quotation marks. Leave them out."),
        (b"Bot secret.token", "it begins with “Bot”. Leave that word out."),
        (b"DISCORD_TOKEN=secret.token", "it begins with a name and “=”. Leave both out."),
        (b"export TOKEN = secret.token", "it begins with a name and “=”. Leave both out."),
        (b"<secret.token>", OTHER),
        (b"secret.token, another.token", OTHER),
        (b"https://discord.com/oauth2/authorize?client_id=2", OTHER),
        (b"1456074443980800006", OTHER),
    ],
)
def test_characters_around_a_token_are_named(
    provost: Provost, started: Started, token: Path, content: bytes, form: str
) -> None:
    token.write_bytes(content)
    assert provost("run --token-file", token).refused(f"The text in {token} is not a token: {form}")
    assert started == []


def test_characters_around_a_token_in_the_environment_are_named(
    provost: Provost, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", '"secret.token"')
    form = "it is in quotation marks. Leave them out."
    assert provost("run").refused(f"The text in DISCORD_TOKEN is not a token: {form}")


@pytest.mark.parametrize(
    "line",
    [
        "run {}",
        "run --token-file {}",
        "doctor --token-file {}",
        "doctor --db {}",
        "{}",
        "run --db {}/x",
        "run --health-port {}",
    ],
)
def test_a_token_in_the_wrong_place_is_not_printed(provost: Provost, started: Started, line: str) -> None:
    token = f"{'MTA' * 9}.GAbcDe.{'x-_Y' * 8}"
    said = provost(line.format(token))
    assert said.status
    assert token[:20] not in said.out + said.error
    assert token[-20:] not in said.out + said.error
    assert started == []


@pytest.mark.parametrize("content", [b"", b"\n", b"two words", b"one\ntwo", b"\xff\xfa", "clé".encode()])
def test_a_malformed_token_is_refused_without_being_printed(
    provost: Provost, started: Started, token: Path, content: bytes
) -> None:
    token.write_bytes(content)
    assert provost("run --token-file", token).refused(MALFORMED.format(path=token))
    assert not started


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (discord.LoginFailure("no"), "Discord does not accept this token. Copy it again from the developer portal."),
        (EndpointTaken(8080), "Port 8080 is in use. Choose another for --health-port, --metrics-port or --web."),
        (
            EndpointUnusable("192.0.2.1", 80),
            (
                "Nothing can be served at 192.0.2.1, port 80: this machine has no such address, or does not allow this port. "
                "Choose another for --health-port, --metrics-port or --web."
            ),
        ),
        (InUse("here.db"), "here.db is in use by another Provost. Stop that one first."),
    ],
)
def test_a_bot_that_cannot_start_prints_the_reason(
    provost: Provost, token: Path, error: Exception, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "run", raising(error))
    assert provost("run --token-file", token).refused(sentence)


def test_a_discord_that_does_not_answer_asks_for_a_new_start(
    provost: Provost, token: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(*args: Any, **given: Any) -> int:
        return 75

    monkeypatch.setattr(process, "run", run)
    said = provost("run --token-file", token)
    assert said.refused("Discord cannot be reached. Check the network and try again.", 75)


def test_a_container_with_a_refused_token_waits_to_be_stopped(
    provost: Provost, token: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(config: Config) -> int:
        raise discord.LoginFailure("no")

    waited: list[object] = []
    monkeypatch.setattr("bot.app.process.run", run)
    monkeypatch.setattr("signal.pthread_sigmask", lambda how, signals: None)
    monkeypatch.setattr("signal.sigwait", waited.append)
    assert provost("run --token-file", token).status == 1
    assert waited == []
    monkeypatch.setenv("PROVOST_CONTAINER", "1")
    said = provost("run --token-file", token)
    assert (said.status, len(waited)) == (1, 1)
    assert "Provost does not try again" in said.error


def test_services_beside_the_bot_are_configured(provost: Provost, started: Started, token: Path) -> None:
    assert provost("run --backup-to backups --health-port 8080 --metrics-port 9090 --token-file", token) == (0, "", "")
    assert provost("run --token-file", token) == (0, "", "")
    asked, usual = ((config.backup_to, config.health_port, config.metrics_port) for config in started)
    assert (asked, usual) == ((Path("backups"), 8080, 9090), (None, None, None))


def test_pages_are_served_only_if_configured(provost: Provost, started: Started, token: Path) -> None:
    for given in ("--web 0.0.0.0:8080 --web-url https://example.org", "--web :81", ""):
        assert provost(f"run {given} --token-file", token) == (0, "", "")
    assert provost("run --web [::1]:82 --token-file", token) == (0, "", "")
    assert started.pop().web == Web("::1", 82, "", "en")
    wanted = (Web("0.0.0.0", 8080, "https://example.org", "en"), Web("127.0.0.1", 81, "", "en"), None)  # noqa: S104
    assert tuple(config.web for config in started) == wanted
    assert provost("run --web-url javascript:x --token-file", token).status == 2


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--web 8080", "“8080” is not an address like 127.0.0.1:8080."),
        ("--web here/:80", "“here/:80” is not an address like 127.0.0.1:8080."),
        ("--web :0", "0 is not a port: use one from 1 to 65535."),
        ("--health-port 0", "0 is not a port: use one from 1 to 65535."),
        ("--metrics-port 65536", "65536 is not a port: use one from 1 to 65535."),
        ("--log-format xml", "There is no log format called “xml”. Known: text, json."),
    ],
)
def test_wrong_services_beside_the_bot_are_usage_errors(provost: Provost, option: str, sentence: str) -> None:
    assert provost(f"run {option}").refused(sentence, 2)


def test_a_failed_disk_is_reported_when_the_bot_has_stopped(
    provost: Provost, token: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(*args: Any, **given: Any) -> int:
        return 1

    monkeypatch.setattr(process, "run", run)
    monkeypatch.setattr(world, "sandbox", run)
    for command in (f"run --token-file {token}", "sandbox"):
        said = provost(command)
        assert said.status == 1
        assert said.error.startswith("The database could not be written: the disk is full or failing.")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("sandbox --port 65536", "65536 is not a port: use one from 1 to 65535."),
        ("sandbox --players 0", "The sandbox has room for 1 to 24 players, not 0."),
        ("sandbox --players 25", "The sandbox has room for 1 to 24 players, not 25."),
    ],
)
def test_unknown_sandbox_options_are_usage_errors(provost: Provost, line: str, sentence: str) -> None:
    assert provost(line).refused(sentence, 2)


def test_the_log_is_written_without_tokens(
    provost: Provost, started: Started, token: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def serve(*args: Any, **given: Any) -> int:
        return 0

    levels: list[tuple[object, ...]] = []
    monkeypatch.setattr(world, "sandbox", serve)
    monkeypatch.setattr(logs, "install", lambda *given: levels.append(given))
    for command in (f"run --token-file {token}", "sandbox"):
        assert provost(command).status == 0
    assert levels == [(logging.INFO, "text"), (logging.WARNING,)]


def test_a_server_names_the_missing_parts_of_its_sandbox(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "find_spec", {"simcord": None}.__getitem__)
    assert provost("sandbox").refused(
        "The sandbox needs packages that a server does not. Run “make play” in a clone of the repository, or install the "
        "wheel with [sandbox] after its name, as “With pipx or uv” in docs/operating/index.md shows."
    )


def test_a_port_in_use_is_named(provost: Provost) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert provost(f"sandbox --no-browser --port {port}").refused(
            f"Port {port} is in use. Choose another with --port."
        )


def test_the_sandbox_has_the_given_options(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, SandboxSettings]] = []

    async def serve(words: Any, say: Callable[[str], None], settings: SandboxSettings) -> int:
        asked.append((words.locale, settings))
        say("served")
        return 0

    monkeypatch.setattr(world, "sandbox", serve)
    assert provost("sandbox --port 8080 --players 3 --db here.db --no-browser --locale it") == (0, "served\n", "")
    assert provost("sandbox").status == 0
    assert asked == [
        ("it", SandboxSettings(db=Path("here.db"), port=8080, players=3, browser=False, operator_options={})),
        ("en", SandboxSettings(db=None, port=0, players=4, browser=True, operator_options={})),
    ]
