"""A PostgreSQL server for the tests, in its own folder, reached through a socket there and removed with the tests."""

import hashlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

SERVER_USER: Final = "nobody" if os.geteuid() == 0 else None
"""The user that runs the server, which refuses to run as root."""

START_DEADLINE: Final = 60.0
"""Seconds until a server has to accept connections."""


def find_programs() -> Path | None:
    """Return the folder with `initdb` and `postgres`: Debian keeps them out of the search path."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    for folder in (*reversed(debian), Path(shutil.which("initdb") or "").parent):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


PROGRAMS: Final = find_programs()


class Server:
    """Server with one database; with `durable` it waits for the disk, which few tests need."""

    def __init__(self, *, durable: bool = False) -> None:
        assert PROGRAMS is not None
        self._durable = durable
        self._programs = PROGRAMS
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # a socket's path has to be short
        if SERVER_USER is not None:
            shutil.chown(self.folder, SERVER_USER)
        self._run(
            "initdb", "-D", str(self._data), "-U", "provost", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"
        )
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def address(self, schema: str = "public") -> str:
        """Return the address of a schema, which is a database of its own to Provost."""
        return f"postgresql:///postgres?host={self.folder}&user=provost&search_path={schema}"

    def start(self) -> None:
        """Start the server and wait until it takes connections."""
        settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder)}
        if not self._durable:
            settings |= {"fsync": "off", "full_page_writes": "off"}
        given = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._programs / "postgres"), "-D", str(self._data), *given]
        end = time.monotonic() + START_DEADLINE
        with (self.folder / "log").open("ab") as log:
            while subprocess.run(self._psql("SELECT 1"), capture_output=True, check=False).returncode:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                # It exits at once while children of a killed server are still running.
                if self._process is None or self._process.poll() is not None:
                    self._process = subprocess.Popen(command, stdout=log, stderr=log, user=SERVER_USER, cwd="/")
                time.sleep(0.02)

    def create_schema(self, name: str) -> None:
        """Make an empty schema if it does not exist."""
        self.execute(f'CREATE SCHEMA IF NOT EXISTS "{name}"')

    def execute(self, sql: str, schema: str = "public") -> str:
        """Run SQL as the owner; return the rows, with `|` between values."""
        given = {**os.environ, "PGOPTIONS": f"-c search_path={schema}"}
        return subprocess.run(self._psql(sql), env=given, capture_output=True, check=True, text=True).stdout.strip()

    def kill(self) -> None:
        """Kill the server at once, as a power cut or the kernel would; its children notice and exit."""
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
            [str(self._programs / program), *arguments], user=SERVER_USER, cwd="/", check=True, capture_output=True
        )


def schema_of(server: Server, path: Path) -> str:
    """Return the schema for a file; make an empty one if there is none."""
    schema = "s" + hashlib.sha256(str(path).encode()).hexdigest()[:16]
    server.create_schema(schema)
    return schema
