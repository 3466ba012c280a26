"""A PostgreSQL server of the tests' own: in a folder of its own, reached through a socket there, gone with the tests."""

import hashlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

NOBODY: Final = "nobody" if os.geteuid() == 0 else None
"""Who runs the server: it refuses to be root's."""

READY: Final = 60.0
"""Seconds until a server has to take connections."""


def programs() -> Path | None:
    """The folder with `initdb` and `postgres`: Debian keeps them out of the search path."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    for folder in (*reversed(debian), Path(shutil.which("initdb") or "").parent):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


PROGRAMS: Final = programs()


class Server:
    """A server with a database in it; `durable` has it wait for the disk, which most tests need not."""

    def __init__(self, *, durable: bool = False) -> None:
        assert PROGRAMS is not None
        self._durable = durable
        self._programs = PROGRAMS
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # a socket's path has to be short
        if NOBODY is not None:
            shutil.chown(self.folder, NOBODY)
        self._run(
            "initdb", "-D", str(self._data), "-U", "provost", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"
        )
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def address(self, schema: str = "public") -> str:
        """The address of a schema, which is a database of its own to Provost."""
        return f"postgresql:///postgres?host={self.folder}&user=provost&search_path={schema}"

    def start(self) -> None:
        """Start the server and wait until it takes connections."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder)}
        if not self._durable:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._data), *given]
        end = time.monotonic() + READY
        with (self.folder / "log").open("ab") as log:
            while subprocess.run(self._psql("SELECT 1"), capture_output=True, check=False).returncode:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                # It leaves at once where children of one that was killed are still there.
                if self._process is None or self._process.poll() is not None:
                    self._process = subprocess.Popen(command, stdout=log, stderr=log, user=NOBODY, cwd="/")
                time.sleep(0.02)

    def create_schema(self, name: str) -> None:
        """Make an empty schema, unless it is there."""
        self.execute(f'CREATE SCHEMA IF NOT EXISTS "{name}"')

    def execute(self, sql: str, schema: str = "public") -> str:
        """Run SQL as the owner; returns what it finds, values apart by `|`."""
        given = {**os.environ, "PGOPTIONS": f"-c search_path={schema}"}
        return subprocess.run(self._psql(sql), env=given, capture_output=True, check=True, text=True).stdout.strip()

    def kill(self) -> None:
        """Kill the server at once, as a power cut or the kernel would; its children notice and leave."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Stop the server and remove its folder."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _psql(self, sql: str) -> list[str]:
        return [
            str(self._programs / "psql"),
            "-XqAt",
            "-h",
            str(self.folder),
            "-U",
            "provost",
            "-d",
            "postgres",
            "-c",
            sql,
        ]

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / program), *arguments], user=NOBODY, cwd="/", check=True, capture_output=True
        )


def schema_of(server: Server, path: Path) -> str:
    """The schema that stands for a file; an empty one is made where there is none."""
    schema = "s" + hashlib.sha256(str(path).encode()).hexdigest()[:16]
    server.create_schema(schema)
    return schema
