"""Commands are sent to Discord when they are not what it has, and only then: it counts how often."""

from pathlib import Path
from typing import Any

import pytest
from discord import Locale
from discord.app_commands import locale_str

from bot.app.client import Provost
from bot.app.config import Config
from bot.gateway.translator import Translator
from tests import simulated
from tests.simulated import World


def sent(world: World) -> int:
    """How often commands were sent so far."""
    requests = world.env.backend.http_requests
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in requests)


async def test_commands_are_sent_once(tmp_path: Path) -> None:
    config = Config(tmp_path / "matches.db")
    async with simulated.world(Provost(config)) as world:
        assert sent(world) == 1
        await world.restart(Provost(config))
        assert sent(world) == 1


async def test_a_new_translation_alone_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config, spoken = Config(tmp_path / "matches.db"), Translator.translate

    async def translate(self: Translator, string: locale_str, locale: Locale, context: Any) -> str | None:
        new = "Nuovo aiuto" if string.extras.get("id") == "command-help" and locale is Locale.italian else None
        return new or await spoken(self, string, locale, context)

    async with simulated.world(Provost(config)) as world:
        monkeypatch.setattr(Translator, "translate", translate)
        await world.restart(Provost(config))
        assert sent(world) == 2
