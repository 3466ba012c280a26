"""A folder that nobody may enter, also for tests that root runs."""

import os
from pathlib import Path
from typing import Any

import pytest


def closed(parent: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new folder, of which all that is in it is out of reach, as the system refuses it to all but the folder's owner."""
    folder = parent / "closed"
    folder.mkdir()
    stat, access, opened = os.stat, os.access, os.open

    def is_inside(path: object) -> bool:
        return isinstance(path, str | Path) and folder in Path(path).parents

    def refused(path: Any, *given: Any, **named: Any) -> os.stat_result:
        if is_inside(path):
            raise PermissionError(13, "Permission denied", str(path))
        return stat(path, *given, **named)

    def unopened(path: Any, *given: Any, **named: Any) -> int:
        if is_inside(path):
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *given, **named)

    def accessible(path: Any, mode: int, **named: Any) -> bool:
        return not is_inside(path) and path != folder and access(path, mode, **named)

    monkeypatch.setattr(os, "stat", refused)
    monkeypatch.setattr(os, "open", unopened)
    monkeypatch.setattr(os, "access", accessible)
    return folder
