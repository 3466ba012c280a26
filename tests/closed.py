"""Folder without permission to enter, even for tests that run as root."""

import os
from pathlib import Path
from typing import Any

import pytest


def closed(parent: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a folder whose contents are refused, as the system refuses them to all but the owner."""
    folder = parent / "closed"
    folder.mkdir()
    stat, access, opened = os.stat, os.access, os.open

    def is_inside(path: object) -> bool:
        return isinstance(path, str | Path) and folder in Path(path).parents

    def refuse_stat(path: Any, *given: Any, **named: Any) -> os.stat_result:
        if is_inside(path):
            raise PermissionError(13, "Permission denied", str(path))
        return stat(path, *given, **named)

    def refuse_open(path: Any, *given: Any, **named: Any) -> int:
        if is_inside(path):
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *given, **named)

    def check_access(path: Any, mode: int, **named: Any) -> bool:
        return not is_inside(path) and path != folder and access(path, mode, **named)

    monkeypatch.setattr(os, "stat", refuse_stat)
    monkeypatch.setattr(os, "open", refuse_open)
    monkeypatch.setattr(os, "access", check_access)
    return folder
