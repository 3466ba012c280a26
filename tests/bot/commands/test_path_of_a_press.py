"""The path of a press through the program until its answer is stored."""

import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from storage.store import Store
from tests.bot.playing import begin, fix_secret
from tests.simulated import World

ROOT = Path(__file__).parents[3]
PACKAGES = {"bot", "engine", "render", "storage"}
MAX_FILES = 30


async def test_a_press_goes_through_few_files(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch)
    match = await begin(world)
    for _ in range(3):
        await match.first_choice()
        await match.bot.services.publisher.finish()
    entered: set[str] = set()
    store, receive = Store.append, match.bot._connection.parsers["INTERACTION_CREATE"]

    def enter(frame: FrameType, event: str, arg: object) -> None:
        file = Path(frame.f_code.co_filename)
        if event == "call" and file.is_relative_to(ROOT) and file.relative_to(ROOT).parts[0] in PACKAGES:
            entered.add(str(file.relative_to(ROOT)))

    def arrive(interaction: Any) -> None:
        sys.setprofile(enter)
        receive(interaction)

    async def append(*given: Any, **named: Any) -> int:
        version = await store(*given, **named)
        sys.setprofile(None)
        return version

    monkeypatch.setitem(match.bot._connection.parsers, "INTERACTION_CREATE", arrive)
    monkeypatch.setattr(Store, "append", append)
    await match.first_choice()
    assert "storage/writer.py" in entered
    assert len(entered) <= MAX_FILES, sorted(entered)
