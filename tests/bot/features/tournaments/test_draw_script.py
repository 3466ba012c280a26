"""The script that redraws a tournament from the files of its report."""

import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from msgspec import json

from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.exports import export_json
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.rounds import REVISION
from tests.bot.features.tournaments.rules.world import World, settings
from tests.bot.playing import private_messages
from tests.bot.tournaments_on_discord import event, keeper, launch_with, open_tournament
from tests.project.repository import ROOT
from tests.simulated import World as DiscordWorld

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 7)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


class RecordingWorld(World):
    """A world that records the acts as they are stored."""

    def __init__(self, name: str, seats: int, players: int) -> None:
        self.given = settings(name, seats, revision=REVISION, least=3)
        self.acts: list[AnyAct] = []
        super().__init__(self.given, players)

    def apply(self, event: Event, act: AnyAct) -> Event:
        self.acts.append(act)
        return super().apply(event, act)

    def file(self) -> bytes:
        return json.encode({"settings": self.given, "acts": self.acts})


def run_script(folder: Path, *files: bytes) -> subprocess.CompletedProcess[str]:
    paths = [folder / f"{number}.json" for number in range(len(files))]
    for path, body in zip(paths, files, strict=True):
        path.write_bytes(body)
    script = [sys.executable, str(ROOT / "docs" / "verify_draws.py"), *map(str, paths)]
    return subprocess.run(script, capture_output=True, text=True, check=False, cwd=folder)


@pytest.mark.parametrize(
    ("name", "seats", "players"), [("swiss", 4, 20), ("swiss", 2, 9), ("double-elimination", 2, 9), ("groups", 3, 22)]
)
def test_every_round_follows_from_the_acts(tmp_path: Path, name: str, seats: int, players: int) -> None:
    world = RecordingWorld(name, seats, players)
    event = world.run()
    done = run_script(tmp_path, world.file(), export_json(event))
    assert (done.returncode, done.stderr) == (0, "")
    rounds = sum(len(stage.rounds) for stage in event.stages)
    assert done.stdout.endswith(f"{rounds} rounds follow from the seed and the acts.\n")
    assert sha256(event.settings.seed.encode()).hexdigest() in done.stdout


def test_changed_tables_in_the_report_are_detected(tmp_path: Path) -> None:
    world = RecordingWorld("swiss", 4, 20)
    report = json.decode(export_json(world.run()))
    first = report["event"]["stages"][0]["rounds"][0]["tables"]
    first[0]["players"], first[1]["players"] = first[1]["players"], first[0]["players"]
    done = run_script(tmp_path, world.file(), msgspec.json.encode(report))
    assert done.returncode == 1
    assert "other tables" in done.stderr


async def test_the_report_has_the_acts(world: DiscordWorld, tmp_path: Path) -> None:
    await open_tournament(world)
    stored = await launch_with(world, *NAMES[1:7])
    (report,) = private_messages(await world.people["P1"].slash(world.channel, "event report"))
    assert "Cup-acts.json" in str(report.components)
    assert "decisions.txt" not in str(report.components)
    acts, found = await keeper(world).export_acts(stored.row.id), await event(world)
    done = run_script(tmp_path, acts, export_json(found.tournament))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"The id {found.tournament.mixed}" in done.stdout or not found.tournament.mixed.isdecimal()
