"""Builds a release from the last commit, without a network: `make release`.

The folder `dist` then has the source distribution, the wheel, a list of all locked packages (an SBOM in CycloneDX), the
notes of the release from the changelog, and the SHA-256 checksums of these files. A second build of the same commit makes the same wheel and the same list.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import uuid
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
LOCK = "requirements.lock"
PIN = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^\s;\\]+)(?: ; (?P<marker>[^\\]+?))?(?= \\$)", re.MULTILINE)
BUILD = """
import sys
from setuptools import build_meta
dist = sys.argv[1]  # setuptools changes the arguments
build_meta.build_sdist(dist)
build_meta.build_wheel(dist)
"""


def bill_of_materials(lock: str, name: str, version: str, licence: str) -> dict[str, Any]:
    """Return the packages of a lock as a CycloneDX document. Its serial number follows from its content."""
    root = f"{name}@{version}"
    components = [_component(found) for found in PIN.finditer(lock)]
    body: dict[str, Any] = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": root,
                "name": name,
                "version": version,
                "licenses": [{"license": {"id": licence}}],
                "purl": f"pkg:pypi/{root}",
            }
        },
        "components": components,
        "dependencies": [{"ref": root, "dependsOn": [one["bom-ref"] for one in components]}],
    }
    digest = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).digest()
    return {**body, "serialNumber": f"urn:uuid:{uuid.UUID(bytes=digest[:16], version=4)}"}


def _component(found: re.Match[str]) -> dict[str, Any]:
    """Return a locked package; one that only some systems need is optional."""
    purl = f"pkg:pypi/{found['name']}@{found['version']}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": found["name"],
        "version": found["version"],
        "scope": "optional" if found["marker"] else "required",
        "purl": purl,
    }


def release_notes(changelog: str, version: str) -> str:
    """Return what the changelog says of a version. Raises `ValueError` if that is nothing."""
    for section in changelog.split("\n## ")[1:]:
        title, _, said = section.partition("\n")
        if title.split(",")[0].strip() == version and said.strip():
            return f"# {version}\n\n{said.strip()}\n"
    raise ValueError(version)


def checksums(folder: Path) -> str:
    """Return the checksums of the files in a folder, as `sha256sum --check` reads them."""
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def build(source: Path, dist: Path, moment: str) -> None:
    """Build everything from a folder of sources. `moment` dates the files, in seconds since 1970."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": moment}
    subprocess.run(
        [sys.executable, "-c", BUILD, str(dist)], cwd=source, env=environment, check=True, capture_output=True
    )
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = bill_of_materials(
        (source / LOCK).read_text(encoding="utf-8"), project["name"], project["version"], project["license"]
    )
    text = json.dumps(listed, indent=2) + "\n"
    (dist / f"{project['name']}-{project['version']}.cdx.json").write_text(text, encoding="utf-8")
    said = release_notes((source / "CHANGELOG.md").read_text(encoding="utf-8"), project["version"])
    (dist / f"{project['name']}-{project['version']}.md").write_text(said, encoding="utf-8")
    (dist / "SHA256SUMS").write_text(checksums(dist), encoding="utf-8")


def main() -> None:
    """Build the last commit into an empty `dist`."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    moment = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout.strip()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        subprocess.run(["git", "archive", "--output", folder / "source.zip", "HEAD"], cwd=ROOT, check=True)
        shutil.unpack_archive(folder / "source.zip", folder / "source")
        build(folder / "source", DIST, moment)
    print((DIST / "SHA256SUMS").read_text(encoding="utf-8"), end="")


if __name__ == "__main__":
    main()
