"""Address of the page, which stays the same from one start to the next if the matches are kept."""

import socket
from pathlib import Path

import pytest

from bot.app.client import Provost
from bot.app.config import Config
from bot.sandbox.page import Address, is_free, read_address, write_address
from bot.sandbox.world import World

KEY = "k" * 43


def test_an_address_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "provost.db-page"
    path.touch(0o644)
    write_address(path, Address(8080, KEY))
    assert path.stat().st_mode & 0o777 == 0o600
    assert read_address(path) == Address(8080, KEY)


@pytest.mark.parametrize("spoilt", ["", f"8080 {KEY[1:]}\n", f"x {KEY}\n", f"8080 {KEY}", f"8080 {KEY[1:]}à\n"])
def test_a_spoilt_address_is_none(tmp_path: Path, spoilt: str) -> None:
    path = tmp_path / "provost.db-page"
    path.write_text(spoilt, "utf-8")
    assert read_address(path) is None
    assert read_address(tmp_path / "missing") is None


@pytest.mark.parametrize("port", [65536, 99999])
def test_an_invalid_port_is_not_free(port: int) -> None:
    assert not is_free(port)


async def address_of_one_run(path: Path, port: int = 0) -> str:
    """Return the address of a world that is served once."""
    bot = Provost(Config(db=path.with_name("provost.db"), fresh=True))
    async with World(bot, 1, "en").open(port, path) as world:
        return world.address


async def test_the_next_start_serves_at_the_same_address(tmp_path: Path) -> None:
    path = tmp_path / "provost.db-page"
    address = await address_of_one_run(path)
    assert await address_of_one_run(path) == address
    path.unlink()
    assert (await address_of_one_run(path)).partition("#")[2] != address.partition("#")[2]


async def test_a_port_that_is_taken_or_asked_for_changes_the_port_alone(tmp_path: Path) -> None:
    path = tmp_path / "provost.db-page"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        write_address(path, Address(port, KEY))
        address = await address_of_one_run(path)
        assert address.endswith(f"/#{KEY}")
        assert f":{port}/" not in address
    assert await address_of_one_run(path, port) == f"http://127.0.0.1:{port}/#{KEY}"
