"""A release is complete and verifiable, and is built and installed without a network."""

import hashlib
import json
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from typing import Any

import pytest

from tests.project.repository import PACKAGES, ROOT, pyproject, text
from tests.project.test_locks import SERVER, pins

RELEASE: dict[str, Any] = runpy.run_path(str(ROOT / ".ci" / "release.py"))
VERSION = pyproject()["project"]["version"]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a release of the present sources."""
    source, built = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("dist")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, source / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", SERVER):
        shutil.copy(ROOT / name, source)
    RELEASE["build"](source, built, "1767225600")
    return built


def test_a_release_has_wheel_sources_materials_notes_and_checksums(dist: Path) -> None:
    assert {path.name for path in dist.iterdir()} == {
        f"provost-{VERSION}-py3-none-any.whl",
        f"provost-{VERSION}.tar.gz",
        f"provost-{VERSION}.cdx.json",
        f"provost-{VERSION}.md",
        "SHA256SUMS",
    }
    for line in (dist / "SHA256SUMS").read_text(encoding="utf-8").splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == digest
    with tarfile.open(dist / f"provost-{VERSION}.tar.gz") as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {
        "pyproject.toml",
        "LICENSE",
        "bot/words/en/lobby.ftl",
        "storage/migrations/0001_matches.sqlite.sql",
    } <= names


def test_the_release_notes_are_the_changelog_of_the_version(dist: Path) -> None:
    notes = (dist / f"provost-{VERSION}.md").read_text(encoding="utf-8")
    assert notes.startswith(f"# {VERSION}\n\n")
    assert notes.split("\n\n", 1)[1].strip() in text("CHANGELOG.md")
    changelog = "# What changed\n\n## 2.0.0\n\n- New.\n\n## 1.0.0, not yet released\n\n- Old.\n"
    assert [RELEASE["release_notes"](changelog, version) for version in ("2.0.0", "1.0.0")] == [
        "# 2.0.0\n\n- New.\n",
        "# 1.0.0\n\n- Old.\n",
    ]
    with pytest.raises(ValueError, match=r"^3\.0\.0$"):
        RELEASE["release_notes"](changelog, "3.0.0")


def test_the_bill_of_materials_lists_the_lock(dist: Path) -> None:
    listed = json.loads((dist / f"provost-{VERSION}.cdx.json").read_text(encoding="utf-8"))
    assert (listed["bomFormat"], listed["specVersion"]) == ("CycloneDX", "1.6")
    locked = pins(SERVER)
    assert {one["name"]: one["version"] for one in listed["components"]} == {
        name: version for name, (version, _) in locked.items()
    }
    assert {one["name"] for one in listed["components"] if one["scope"] == "optional"} == {
        name for name, (_, marker) in locked.items() if marker
    }
    references = {one["bom-ref"] for one in listed["components"]}
    assert {*listed["dependencies"][0]["dependsOn"]} == references
    assert len(references) == len(listed["components"])


def test_the_same_sources_have_the_same_bill_of_materials() -> None:
    made = [RELEASE["bill_of_materials"](text(SERVER), "provost", version, "Apache-2.0") for version in ("1", "1", "2")]
    assert made[0] == made[1]
    assert made[0]["serialNumber"] != made[2]["serialNumber"]


def test_the_wheel_runs_in_an_empty_environment(dist: Path, tmp_path: Path) -> None:
    folder = tmp_path / "empty"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    (wheel,) = dist.glob("*.whl")
    install: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        wheel,
    ]
    subprocess.run(install, check=True)
    # The packages of the lock are installed beside these tests; nothing of the repository itself is.
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "locked.pth").write_text(f"{sysconfig.get_paths()['purelib']}\n", encoding="utf-8")
    run = {"cwd": tmp_path, "env": {"LC_ALL": "C", "PATH": "/usr/bin:/bin"}, "capture_output": True, "text": True}
    where = subprocess.run([python, "-c", "import bot; print(bot.__file__)"], check=True, **run)  # type: ignore[call-overload]
    assert where.stdout.startswith(str(folder))
    examined = subprocess.run([folder / "bin" / "provost", "doctor"], check=False, **run)  # type: ignore[call-overload]
    assert (examined.returncode, examined.stderr) == (1, "")
    assert "DISCORD_TOKEN" in examined.stdout
