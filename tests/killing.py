"""Programs that are killed in the middle of their work."""

import subprocess
import sys
import time
from pathlib import Path


def killed(module: str, database: Path, acknowledged: Path, *arguments: int, after: float) -> None:
    """Run a module that works on a database, and kill it so many seconds after it has acknowledged one more move in a file."""
    before = acknowledged.stat().st_size
    command = [sys.executable, "-m", module, str(database), str(acknowledged), *map(str, arguments)]
    with subprocess.Popen(command) as program:
        while program.poll() is None and acknowledged.stat().st_size == before:
            time.sleep(0.001)
        time.sleep(after)
        program.kill()
    assert program.returncode == -9
