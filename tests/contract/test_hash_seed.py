"""Logs give the same bytes in every process, whatever order Python gives to its hashes."""

import os
import subprocess
import sys
from pathlib import Path

from tests.contract.digests import lines

ROOT = Path(__file__).parents[2]


def test_games_come_to_the_same_bytes_under_any_hash_seed() -> None:
    here = lines()
    for seed in ("0", "1", "4711"):
        said = subprocess.run(
            [sys.executable, "-m", "tests.contract.digests"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert said.stdout.splitlines() == here
