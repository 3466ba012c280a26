"""Services beside the bot in its own process: health pages, metrics and notices to systemd."""

import asyncio
import os
import socket
import sys
from pathlib import Path

import aiohttp
import msgspec

from bot.operations import daily_backups
from bot.operations.gateway_watch import DEFAULT_LIMITS
from bot.operations.watchdog import SERVICE_ALIVE, SERVICE_READY, SERVICE_STOPPING
from tests.discord_server import NEVER, DiscordServer
from tests.project.repository import ROOT


def free_port() -> int:
    """Return a free port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


async def page(port: int, path: str) -> tuple[int, str]:
    """Return the status and text of a page; the status is 0 while nothing answers."""
    address = f"http://127.0.0.1:{port}{path}"
    try:
        async with aiohttp.ClientSession() as session, session.get(address) as response:
            return response.status, await response.text()
    except aiohttp.ClientError:
        return 0, ""


async def test_a_running_bot_answers_probes_scrapers_and_systemd(tmp_path: Path) -> None:
    db, port, notify = tmp_path / "provost.db", free_port(), tmp_path / "notify"
    options = ["--db", str(db), "--health-port", str(port), "--metrics-port", str(port), "--log-format", "json"]
    environment = {**os.environ, "DISCORD_TOKEN": "token", "NOTIFY_SOCKET": str(notify)}
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(notify))
        manager.settimeout(NEVER)
        async with DiscordServer(heartbeat=0.1).served() as host:
            line = [
                sys.executable,
                "-m",
                "tests.discord_server",
                host,
                msgspec.json.encode(DEFAULT_LIMITS).decode(),
                "run",
            ]
            program = await asyncio.create_subprocess_exec(
                *line, *options, "--backup-to", str(tmp_path / "backups"), cwd=ROOT, env=environment, stderr=-1
            )
            try:
                assert await asyncio.to_thread(manager.recv, 100) == SERVICE_READY.encode()
                assert await asyncio.to_thread(manager.recv, 100) == SERVICE_ALIVE.encode()
                assert await page(port, "/readyz") == await page(port, "/healthz") == (200, "ok\n")
                _, metrics = await page(port, "/metrics")
                assert "provost_gateway_connected 1\n" in metrics
                report = await asyncio.to_thread(daily_backups.read_report, db)
                assert report is not None
                assert (report.folder, report.made) == (str(tmp_path / "backups"), None)
                program.terminate()
                _, said = await program.communicate()
            finally:
                if program.returncode is None:
                    program.kill()
                    await program.wait()
        manager.settimeout(0)
        notices: list[str] = []
        while not notices or notices[-1] != SERVICE_STOPPING:
            notices.append(manager.recv(100).decode())
    assert program.returncode == 0
    assert all(msgspec.json.decode(entry)["level"] for entry in said.splitlines())
    assert (await page(port, "/healthz"))[0] == 0
