"""The systemd unit and the container run the bot, restart it after it gave Discord up, and grant no rights."""

import json
import re
import shlex
from pathlib import Path
from typing import cast

from bot.app.process import REPLACE
from bot.cli.config_file import FILE_VARIABLE, RUN_SETTINGS, variable
from bot.cli.health import health
from bot.cli.main import DEBUG
from bot.cli.parser import parse
from bot.cli.run import CONTAINER, RunOptions, run
from bot.operations.gateway_watch import DEFAULT_LIMITS
from bot.operations.watchdog import RESTART
from bot.words import Catalogue
from storage.database_files import STAND_IN_PATH, local, named
from tests.project.repository import ROOT, text

HOUR = 3600


def setting(name: str) -> str:
    """Return a setting of the unit that occurs once."""
    (value,) = re.findall(rf"^{name}=(.+)$", text("docs/operating/provost.service"), re.MULTILINE)
    return str(value)


def test_the_unit_restarts_a_bot_that_gave_discord_up() -> None:
    assert setting("RestartForceExitStatus") == str(RESTART)
    assert setting("RestartPreventExitStatus") == "2"


def test_the_unit_starts_the_bot_at_most_twenty_times_an_hour() -> None:
    assert (setting("StartLimitIntervalSec"), setting("StartLimitBurst")) == ("1h", "20")


def test_an_outage_does_not_use_up_the_starts_of_the_unit() -> None:
    pause = int(setting("RestartSec").removesuffix("s"))
    assert HOUR / (DEFAULT_LIMITS.leave + pause) < int(setting("StartLimitBurst"))


def run_options(arguments: list[str]) -> RunOptions:
    """Return the options with which arguments start the bot."""
    command, given = parse(arguments, Catalogue().words("en"))
    assert command is run
    options = given["given"]
    assert isinstance(options, RunOptions)
    return options


def health_options(arguments: list[str]) -> dict[str, object]:
    """Return the options with which arguments ask for the bot's health."""
    command, given = parse(arguments, Catalogue().words("en"))
    assert command is health
    return given


def test_systemd_waits_longer_than_the_limits_of_the_bot() -> None:
    assert setting("Type") == "notify"
    for limit in ("TimeoutStartSec", "WatchdogSec"):
        assert int(setting(limit).removesuffix("s")) > DEFAULT_LIMITS.leave + DEFAULT_LIMITS.closing


def test_the_unit_starts_the_bot_with_valid_options() -> None:
    program, *arguments = shlex.split(setting("ExecStart"))
    given = run_options(arguments)
    assert program == "/opt/provost/.venv/bin/provost"
    assert given.backup_to == Path("/var/lib/provost/backups")
    assert given.standby


def test_a_reload_of_the_unit_sends_the_signal_for_replacement() -> None:
    assert shlex.split(setting("ExecReload")) == ["/bin/kill", f"-{REPLACE.name.removeprefix('SIG')}", "$MAINPID"]


def test_the_unit_permits_nice() -> None:
    """`os.nice` calls setpriority, which is one of @resources; a later line permits a call again."""
    filters = re.findall(r"^SystemCallFilter=(.+)$", text("docs/operating/provost.service"), re.MULTILINE)
    denied = next(number for number, one in enumerate(filters) if one.startswith("~") and "@resources" in one)
    assert "setpriority" in " ".join(filters[denied + 1 :]).split()


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile with their arguments."""
    joined = re.sub(r"\\\n", " ", text("Containerfile"))
    lines = [line.partition(" ") for line in joined.splitlines() if line and not line.startswith("#")]
    return [(name, said.strip()) for name, _, said in lines]


def instruction(name: str) -> str:
    """Return the last instruction of this name."""
    return [said for known, said in instructions() if known == name][-1]


def test_the_container_uses_valid_options() -> None:
    assert json.loads(instruction("ENTRYPOINT")) == ["provost"]
    assert run_options(json.loads(instruction("CMD"))).db == Path("/data/provost.db")
    command = json.loads(instruction("HEALTHCHECK").partition(" CMD ")[2])
    assert health_options(command[1:]) == {"db": Path("/data/provost.db"), "json": False}


def test_the_composed_service_has_the_health_check_of_the_image() -> None:
    """Images that Podman builds lose the health check of the Containerfile."""
    [test] = re.findall(r"^      test: (.+)$", text("compose.yaml"), re.MULTILINE)
    times, _, command = instruction("HEALTHCHECK").partition(" CMD ")
    assert json.loads(test) == ["CMD", *json.loads(command)]
    for name, value in re.findall(r"--([\w-]+)=(\S+)", times):
        assert f"      {name.replace('-', '_')}: {value}\n" in text("compose.yaml")


def test_variables_on_the_pages_are_settings() -> None:
    pages = "".join(text(str(page.relative_to(ROOT))) for page in (ROOT / "docs" / "operating").glob("*.md"))
    named_there = set(re.findall(r"\b(PROVOST_[A-Z_]*[A-Z])\b", pages))
    known = {*map(variable, RUN_SETTINGS), FILE_VARIABLE, DEBUG}
    assert {"PROVOST_SERVER_GAMES", "PROVOST_OPERATOR", "PROVOST_CARDS"} <= named_there <= known


def test_no_option_overrides_a_variable_on_the_pages() -> None:
    given = {argument for argument in shlex.split(setting("ExecStart")) if argument.startswith("--")}
    given |= {argument for argument in json.loads(instruction("CMD")) if argument.startswith("--")}
    for page in ("index", "container", "metrics", "card-values"):
        for name in re.findall(r"\bPROVOST_[A-Z_]*[A-Z]\b", text(f"docs/operating/{page}.md")):
            assert f"--{name.removeprefix('PROVOST_').lower().replace('_', '-')}" not in given


def test_the_container_has_no_root_and_one_volume() -> None:
    assert instruction("USER") == "10001:10001"
    assert [said for name, said in instructions() if name == "VOLUME"] == ["/data"]
    names = [name for name, _ in instructions()]
    assert "RUN" not in names[names.index("USER") :]


def test_the_container_is_built_of_files_that_are_not_ignored() -> None:
    sources = [
        source
        for name, said in instructions()
        if name == "COPY" and "--from" not in said
        for source in said.split()[:-1]
    ]
    assert sources
    assert all((ROOT / source).exists() for source in sources)
    let_in = {line[1:] for line in text(".dockerignore").splitlines() if line.startswith("!")}
    assert set(sources) == let_in


def test_the_composed_service_gets_no_rights() -> None:
    service = text("compose.yaml")
    for line in ("read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]', "- data:/data"):
        assert line.removeprefix("- ") in service
    assert service.count("volumes:") == 2
    assert "privileged" not in service.replace("no-new-privileges", "")
    assert "environment" not in service


def test_the_image_serves_a_file_and_a_server() -> None:
    """One lock is installed: that of PostgreSQL contains all of the server's."""
    [lock] = {word for _, said in instructions() for word in said.split() if word.startswith("requirements")}
    assert {line.split("==")[0] for line in text("requirements.lock").splitlines() if "==" in line} < {
        line.split("==")[0] for line in text(lock).splitlines() if "==" in line
    }
    assert "asyncpg==" in text(lock)


def test_the_page_composes_a_service_on_a_server_with_valid_options() -> None:
    page = text("docs/operating/container.md")
    [command] = re.findall(r"^    command: (.+)$", page, re.MULTILINE)
    run_on = run_options(json.loads(command)).db
    [test] = re.findall(r"healthcheck: {test: (.+)}$", page, re.MULTILINE)
    shell, program, *arguments = json.loads(test)
    assert (shell, program) == ("CMD", "provost")
    asks = cast(str, health_options(arguments)["db"])
    assert (named(run_on), local(run_on)) == (named(asks), local(asks))
    declared = set(re.findall(r"^  (\S+):(?: {|\n    )file: ", page + text("compose.yaml"), re.MULTILINE))
    [mounted] = re.findall(r"^    secrets: \[(.+)\]$", page, re.MULTILINE)
    assert (
        set(mounted.split(", ")) == declared == set(re.findall(r"/run/secrets/([a-z-]+)", page.partition("## On")[2]))
    )


def test_the_unit_runs_where_it_may_create_a_socket() -> None:
    """With a PostgreSQL server the socket of `provost health` is in the working directory."""
    assert setting("WorkingDirectory") == f"%S/{setting('StateDirectory')}"


def test_the_page_moves_the_unit_to_a_server_with_valid_options() -> None:
    [changes] = re.findall(
        r"^```ini\n\[Service\]\n(.+?)^```", text("docs/operating/postgresql.md"), re.MULTILINE | re.DOTALL
    )
    names = [line.partition("=")[0] for line in changes.splitlines()]
    assert names == ["EnvironmentFile", "ExecStart", "ExecStart", "ExecReload"]
    [start] = re.findall(r"^ExecStart=(.+)$", changes, re.MULTILINE)
    program, *arguments = shlex.split(start)
    given = run_options(arguments)
    assert program == shlex.split(setting("ExecStart"))[0]
    assert local(given.db) == STAND_IN_PATH
    assert not given.standby
    assert given.backup_to is None


def test_a_container_restarts_after_a_reboot_and_knows_its_kind() -> None:
    assert re.findall(r"^    restart: (.+)$", text("compose.yaml"), re.MULTILINE) == ["unless-stopped"]
    assert f"{CONTAINER}=1" in text("Containerfile")
    assert "max-size" in text("compose.yaml")
