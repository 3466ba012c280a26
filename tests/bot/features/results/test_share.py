"""**Share** on a result: the private preview, and the post in another channel."""

from typing import Any

import discord
import pytest
from discord import ui
from simcord import ChannelHandle, ResponseMessage
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.results.analyses import Analyses
from bot.features.results.share import share_text, without_markdown
from bot.match.settings import SECLUDED
from bot.words import Catalogue
from engine.core.types import Option
from engine.minds.analysis import Analysis, Decline, TurningPoint
from engine.minds.playouts import Chance
from tests.bot.playing import Match, galleries, private_messages, private_text, sentence
from tests.bot.tabletop import USERS, Room
from tests.bot.tabletop import begin as begin_at
from tests.simulated import controls, forged, refuse, texts

EN = Catalogue().words("en")


@pytest.fixture
def lounge(match: Match) -> ChannelHandle:
    """Another channel of the same server."""
    return match.person(0).guild.create_text_channel("lounge")


async def preview(match: Match, person: str = "Ada") -> ResponseMessage:
    """Return what a person sees who presses **Share** on the last card."""
    one = match.world.people[person]
    pressed = await one.click(await match.card(), custom_id=f"z|share|{match.id}")
    return private_messages(pressed)[0]


async def share(match: Match, channel: ChannelHandle) -> str:
    """Share the result in a channel as Ada, and return the answer."""
    ada = match.person(0)
    pressed = await ada.select(await preview(match), [channel], custom_id=f"z|share-to|{match.id}")
    return texts(private_messages(pressed)[-1])


async def test_a_player_posts_the_result_in_another_channel(match: Match, lounge: ChannelHandle) -> None:
    match.bot.services[Analyses]._kept[match.id] = Analysis((), (), 15, (Decline(1, 1, 3, 0.5, 0.0, 9, 12),))
    shown, table = await preview(match), await match.table()
    outcome, card = table.view(None).outcome, await match.card()
    assert outcome is not None
    answer = await share(match, lounge)
    (posted,) = lounge.history()
    assert answer == sentence("share-done", where=posted.jump_url)
    said = texts(posted)
    assert sentence("share-by", player="Ada") in said
    assert all(
        f"{name}: {points} points" in said for name, points in zip(("Ada", "Bruno"), outcome.scores, strict=True)
    )
    assert "Bruno's chance of winning fell from 50% to 0%" in said
    assert (
        f"https://discord.com/channels/{match.world.env.backend.get_channel(lounge.id).guild_id}/{match.place.id}/{card.id}"
        in said
    )
    copied = texts(shown).partition("```\n")[2].removesuffix("\n```").splitlines()
    assert copied == without_markdown(said.partition("\n")[2]).splitlines(), "what is copied is what is posted"
    assert copied[1] == "🏆 " + f"{table.names[outcome.ranks.index(1)]}: {max(outcome.scores)} points"
    assert copied[-1].startswith("See the game: https://discord.com/channels/")
    ((picture,),) = galleries(posted)
    assert match.picture(picture["media"]["url"])[:8] == b"\x89PNG\r\n\x1a\n"
    assert f"magna_carta-{match.id}.png" in picture["media"]["url"]
    assert not controls(posted)


async def test_a_spectator_gets_the_result_to_copy_and_no_channels(match: Match, lounge: ChannelHandle) -> None:
    shown = await preview(match, "Dora")
    assert sentence("share-copy") in texts(shown)
    assert galleries(shown)
    assert not controls(shown)
    dora, id = match.world.people["Dora"], f"z|share-to|{match.id}"
    menu: ui.ChannelSelect[Any] = ui.ChannelSelect(custom_id=id)
    pressed = await dora.select(forged(match.world.env, match.place, menu), [lounge], custom_id=id)
    assert private_text(pressed) == sentence("refuse-not-a-player")
    assert not lounge.history()


async def test_nothing_is_posted_where_the_player_may_not_write(match: Match, lounge: ChannelHandle) -> None:
    denied = Overwrite(
        target_id=match.person(0).id,
        type=OverwriteType.MEMBER,
        deny=discord.Permissions(send_messages=True).value,
    )
    match.world.env.backend.set_overwrite(lounge.id, denied)
    assert await share(match, lounge) == sentence("refuse-share-own")
    assert not lounge.history()


async def test_permissions_that_the_bot_lacks_there_are_named(match: Match, lounge: ChannelHandle) -> None:
    refuse(match.world.env, lounge, "send_messages", "attach_files")
    names = ", ".join(sentence(f"permission-{one}") for one in ("send_messages", "attach_files"))
    assert await share(match, lounge) == sentence("refuse-share-there", permissions=names)
    assert not lounge.history()


async def test_a_result_is_not_posted_in_a_voice_channel(match: Match) -> None:
    ada, id = match.person(0), f"z|share-to|{match.id}"
    voice = ada.guild.create_voice_channel("voice")
    menu: ui.ChannelSelect[Any] = ui.ChannelSelect(custom_id=id)
    pressed = await ada.select(forged(match.world.env, match.place, menu), [voice], custom_id=id)
    assert private_text(pressed) == sentence("refuse-share-place")


async def test_a_result_stays_secret_while_others_play_the_same_deal(match: Match) -> None:
    cache = match.bot.services.matches.cache
    async with cache.lock_match(match.id) as table:
        await cache.save_setting(table, SECLUDED, "on")
    shown = await preview(match)
    assert texts(shown) == sentence("refuse-secluded")


async def test_a_conceded_match_names_the_winner_and_the_points_until_then(room: Room) -> None:
    match_id = await begin_at(room.tables, pace="brisk")
    await room.tables.conceding.concede(match_id, USERS[0])
    match = await room.tables.get_match(match_id)
    said = share_text(EN.at(match.names), match, None, None)
    assert said.splitlines()[1:] == [EN("card-conceded", player="Ada", winner="Bruno", points="Ada: 0 and Bruno: 0")]


async def test_the_first_turning_point_is_told(match: Match) -> None:
    table = await match.table()
    point = TurningPoint(2, 9, 0, "act", (Option("pass", "pass"),), (), Chance(0.25, 0.1, 0.4), ())
    said = share_text(EN.at(table.names), table, Analysis((), (point, point), 9), "https://example.org")
    assert said.count("Turn 2: Ada chose") == 1
    assert said.endswith("[See the game](https://example.org)")


def test_a_text_to_copy_has_no_markdown_and_keeps_names() -> None:
    said = "### Caylus\n**🏆 Ada\\_\\*: 21 points**\n[See the game](https://example.org/a_b)"
    assert without_markdown(said) == "Caylus\n🏆 Ada_*: 21 points\nSee the game: https://example.org/a_b"
    assert "```" not in without_markdown("\\`\\`\\`")
