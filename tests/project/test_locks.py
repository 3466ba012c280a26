"""Locks hold names, versions and hashes, the same for every version of Python."""

import re
import subprocess
import sys
from itertools import pairwise

import pytest

from tests.project.repository import pyproject, requirements, text

SERVER, SANDBOX, DEV = "requirements.lock", "requirements-sandbox.lock", "requirements-dev.lock"
POSTGRES = "requirements-postgres.lock"
LOCKS = (SERVER, SANDBOX, POSTGRES, DEV)
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; ([^\\]+?))?(?= \\$)", re.MULTILINE)


def locked_name(requirement: str) -> str:
    """Return the name of a requirement in the locks: ``Fluent.Runtime>=1`` -> ``fluent-runtime``."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def pins(lock: str) -> dict[str, tuple[str, str]]:
    """Return version and environment marker by locked name."""
    return {name: (version, marker or "") for name, version, marker in PIN.findall(text(lock))}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_only_pins_and_hashes(lock: str) -> None:
    entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text(lock), flags=re.MULTILINE).strip())
    for entry in entries:
        pin, *hashes = entry.split(" \\\n")
        assert PIN.match(f"{pin} \\"), pin
        assert hashes
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}", line) for line in hashes), entry
    assert len(entries) == len(pins(lock))


def test_each_lock_contains_the_one_before() -> None:
    for middle in (SANDBOX, POSTGRES):
        for smaller, larger in pairwise((SERVER, middle, DEV)):
            assert pins(smaller).items() < pins(larger).items()


def test_every_requirement_is_locked() -> None:
    build = pyproject()["dependency-groups"]["build"]
    assert build == pyproject()["build-system"]["requires"]
    assert isinstance(build, list)
    assert {locked_name(name) for name in [*requirements(), *build]} <= pins(SERVER).keys()
    assert {locked_name(name) for name in requirements("sandbox")} <= pins(SANDBOX).keys()
    assert {locked_name(name) for name in requirements("postgres")} <= pins(POSTGRES).keys()
    assert {locked_name(name) for name in requirements("dev")} <= pins(DEV).keys()


def test_locked_packages_need_only_locked_packages() -> None:
    """An installation from a lock resolves nothing, so a lock must be complete."""
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_playing_installs_no_test_tools() -> None:
    assert not {locked_name(name) for name in requirements("dev")} & pins(SANDBOX).keys()


def test_a_server_installs_no_sandbox() -> None:
    assert not {"simcord", "av"} & pins(SERVER).keys()


def test_a_server_installs_no_second_database() -> None:
    assert "asyncpg" not in pins(SERVER).keys() | pins(SANDBOX).keys()


def test_one_lock_serves_every_python() -> None:
    assert pins(SERVER)["audioop-lts"][1] == "python_full_version >= '3.13'"
    only_some = {marker for _, marker in pins(SERVER).values() if "python_full_version" in marker}
    assert only_some == {"python_full_version >= '3.13'"}
