"""The locks hold names, versions and hashes, for every Python alike."""

import re

import pytest

from tests.project.repository import pyproject, requirements, text

PLAY, DEV = "requirements.lock", "requirements-dev.lock"
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)(?: ; ([^\\]+?))?(?= \\$)", re.MULTILINE)


def normal(requirement: str) -> str:
    """The name that a requirement is locked under: ``Fluent.Runtime>=1`` -> ``fluent-runtime``."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def pins(lock: str) -> dict[str, tuple[str, str]]:
    """Version and environment marker by locked name."""
    return {name: (version, marker or "") for name, version, marker in PIN.findall(text(lock))}


@pytest.mark.parametrize("lock", [PLAY, DEV])
def test_a_lock_is_nothing_but_pins_and_hashes(lock: str) -> None:
    entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text(lock), flags=re.MULTILINE).strip())
    for entry in entries:
        pin, *hashes = entry.split(" \\\n")
        assert PIN.match(f"{pin} \\"), pin
        assert hashes
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}", line) for line in hashes), entry
    assert len(entries) == len(pins(lock))


def test_the_dev_lock_holds_the_whole_play_lock() -> None:
    assert pins(PLAY).items() <= pins(DEV).items()


def test_what_is_required_is_locked() -> None:
    build = pyproject()["dependency-groups"]["build"]
    assert build == pyproject()["build-system"]["requires"]
    assert isinstance(build, list)
    assert {normal(name) for name in [*requirements(), *build]} <= pins(PLAY).keys()
    assert {normal(name) for name in requirements("dev")} <= pins(DEV).keys()


def test_playing_installs_no_test_tools() -> None:
    assert not {normal(name) for name in requirements("dev")} & pins(PLAY).keys()


def test_one_lock_serves_every_python() -> None:
    assert pins(PLAY)["audioop-lts"][1] == "python_full_version >= '3.13'"
    only_some = {marker for _, marker in pins(PLAY).values() if "python_full_version" in marker}
    assert only_some == {"python_full_version >= '3.13'"}
