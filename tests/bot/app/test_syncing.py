"""Registration of commands: they are sent to Discord only when they have changed, because it limits how often."""

from pathlib import Path
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import locale_str
from simcord import Env

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.registration import REFUSAL_RETRY
from bot.interaction.translator import Translator
from bot.operations.health import RefusedCommands
from tests import simulated
from tests.simulated import World


@pytest.fixture(autouse=True)
def commands_of_all_bots() -> None:
    """Bots that build and send commands of their own."""


def count_sent(world: World) -> int:
    """Return how often commands were sent in a world."""
    return requests(world.env)


def requests(env: Env) -> int:
    """Return how often commands were sent to Discord."""
    return sum(one.method == "PUT" and one.path.endswith("/commands") for one in env.backend.http_requests)


async def test_commands_are_sent_once(tmp_path: Path) -> None:
    config = Config(tmp_path / "matches.db")
    async with simulated.world(Provost(config)) as world:
        assert count_sent(world) == 1
        await world.restart(Provost(config))
        assert count_sent(world) == 1


async def test_a_new_translation_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config, spoken = Config(tmp_path / "matches.db"), Translator.translate

    async def translate(self: Translator, string: locale_str, locale: Locale, context: Any) -> str | None:
        new = "Nuovo aiuto" if string.extras.get("id") == "command-help" and locale is Locale.italian else None
        return new or await spoken(self, string, locale, context)

    async with simulated.world(Provost(config)) as world:
        monkeypatch.setattr(Translator, "translate", translate)
        await world.restart(Provost(config))
        assert count_sent(world) == 2


async def start_refused(tmp_path: Path, code: int, times: int | None, status: int = 400) -> tuple[Env, Provost]:
    """Start a bot whose commands Discord refuses this often, or always with None."""
    bot = Provost(Config(tmp_path / "matches.db"))
    env = Env(bot)
    env.create_guild("Court").create_text_channel("caylus")
    env.inject_error("PUT", "/applications/*/commands", status=status, code=code, message="no", times=times)
    await env.start()
    return env, bot


def last_refusal(bot: Provost) -> RefusedCommands | None:
    """Return the reason why Discord last refused the commands."""
    return bot.registration.refused


async def sweep_after(bot: Provost, seconds: float) -> None:
    """Run the bot's sweep after some seconds."""
    clock = bot.registration._clock
    bot.registration._clock = lambda: clock() + seconds
    await bot.upkeep._register()


async def test_the_bot_starts_where_its_commands_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    env, bot = await start_refused(tmp_path, 30034, None)
    try:
        assert bot.is_ready()
        assert last_refusal(bot) == RefusedCommands(400, 30034)
        assert "(status 400, code 30034)" in caplog.text
        assert "changed too often" in caplog.text
        assert requests(env) == 1, "an hour passes before the next attempt, however often the bot is ready"
        await sweep_after(bot, REFUSAL_RETRY - 60)
        assert requests(env) == 1
        await sweep_after(bot, 120)
        assert requests(env) == 2
        env.backend.faults.clear()
        await sweep_after(bot, REFUSAL_RETRY + 60)
        assert last_refusal(bot) is None
        assert requests(env) == 3
        await sweep_after(bot, 2 * REFUSAL_RETRY)
        assert requests(env) == 3
    finally:
        await bot.close()
        await env.shutdown()


async def test_commands_that_cannot_be_compared_do_not_keep_the_bot_from_starting(tmp_path: Path) -> None:
    bot = Provost(Config(tmp_path / "matches.db"))
    env = Env(bot)
    env.create_guild("Court").create_text_channel("caylus")
    env.inject_error("GET", "/applications/*/commands", status=403, code=20012, message="no", times=1)
    await env.start()
    try:
        assert bot.is_ready()
        assert last_refusal(bot) == RefusedCommands(403, 20012)
        await sweep_after(bot, REFUSAL_RETRY)
        assert last_refusal(bot) is None
    finally:
        await bot.close()
        await env.shutdown()


async def test_commands_are_sent_again_after_a_fault_of_discord(tmp_path: Path) -> None:
    env, bot = await start_refused(tmp_path, 0, 1, status=500)
    try:
        assert bot.is_ready()
        await sweep_after(bot, 60)
        assert (last_refusal(bot), bot.registration._is_done) == (None, True)
    finally:
        await bot.close()
        await env.shutdown()


async def test_commands_are_for_servers_only_where_users_may_not_install_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    env, bot = await start_refused(tmp_path, 50035, 1)
    try:
        assert last_refusal(bot) == RefusedCommands(400, 50035, user_install_off=True)
        assert "“User Install” is off" in caplog.text
        known = {command["name"]: command for command in env.backend.commands[None].values()}
        assert known["mygames"]["integration_types"] == [0]
        assert known["mygames"]["contexts"] == [0, 1]
        env.inject_error("PUT", "/applications/*/commands", status=400, code=50035, message="no", times=1)
        await sweep_after(bot, REFUSAL_RETRY)
        assert requests(env) == 3, "Discord has the commands for servers already"
        await bot.close()
        await env.restart_bot(bot := Provost(Config(tmp_path / "matches.db")))
        assert last_refusal(bot) is None
        (mygames,) = [command for command in env.backend.commands[None].values() if command["name"] == "mygames"]
        assert mygames["integration_types"] == [0, 1], "the switch is on now"
        assert requests(env) == 4
    finally:
        await bot.close()
        await env.shutdown()
