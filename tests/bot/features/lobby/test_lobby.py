"""Lobbies: permissions, the order of actions, and the lobby's message."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.results import to_discord_message

from bot.app.client import Provost
from bot.match.safe_names import harmless
from bot.match.settings import style_of
from engine import GAMES
from storage.matches import MatchRow, SeatRow
from tests import simulated
from tests.bot.playing import (
    begin,
    message,
    open_settings,
    private_messages,
    private_text,
    refreshed,
    sentence,
    set_rule,
)
from tests.simulated import Message, World, controls, forged, texts

HOSTILE = {
    "everyone": "@everyone @here",
    "mention": "<@1456074443980800006>",
    "markdown": "**bold** # `code` ||spoiler|| [link](https://example.org)",
    "right to left": "\u202eevil\u202c \u2066x",
    "nothing to see": "\u200b\u200d\u2060",
    "masked link": "[free](https://evil.example)",
    "link": "https://evil.example/nitro",
    "invitation": "discord.gg/abcdef",
    "blank letters": "\u3164\u2800\u115f",
    "marks alone": "\u0301" * 31,
    "cannot be drawn": "Ali \ufdfd",
    "emoji": "👑🏰🪙" * 20,
    "long": "Wolfeschlegelsteinhausenbergerdorff " * 30,
}


def bot_of(world: World) -> Provost:
    bot = world.env.bot
    assert isinstance(bot, Provost)
    return bot


async def open_lobby(world: World, seats: int = 2) -> str:
    """Open a lobby as Ada; return the match."""
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=seats)
    return (await lobby_of_channel(world))[0].id


async def lobby_of_channel(world: World, channel: ChannelHandle | None = None) -> tuple[MatchRow, tuple[SeatRow, ...]]:
    store = bot_of(world).store
    match = await store.match_in((channel or world.channel).id)
    assert match is not None
    return match, await store.seats(match.id)


async def status_of(world: World, match: str) -> str:
    row = await bot_of(world).store.match(match)
    assert row is not None
    return row.status


async def lobby_message(world: World, match: str) -> discord.Message:
    (shown,) = [card for card in await bot_of(world).store.cards(match) if card.kind == "lobby"]
    return message(world.channel, shown.message_id)


async def click(world: World, name: str, deed: str, match: str) -> str:
    """Press a button of the lobby's message; return the private answer."""
    return private_text(
        await world.people[name].click(await lobby_message(world, match), custom_id=f"l|{deed}|{match}")
    )


@pytest.mark.parametrize("name", GAMES)
async def test_a_lobby_offers_all_options_and_the_match_has_them(world: World, name: str) -> None:
    game = GAMES[name]
    match = await begin(world, game.seats[0], name, **{choice.id: choice.values[-1] for choice in game.options})
    setup = (await match.table()).core.setup
    assert (setup.game, setup.seats) == (name, game.seats[0])
    assert setup.options == {choice.id: choice.values[-1] for choice in game.options}
    shown = await open_in_new_channel(world, name)
    offered = await collect_menus(world, shown)
    assert "seats" not in offered, "the number of players is on the lobby's own card"
    for other, values in {other: values for choice in game.options for other, values in choice.only_if.items()}.items():
        assert not offered.keys() & {choice.id for choice in game.options if other in choice.only_if}
        await set_rule(world.people["Ada"], shown, other, values[-1])
        offered |= await collect_menus(world, current_message(world, shown))
    assert {choice.id: list(choice.values) for choice in game.options}.items() <= offered.items()


def current_message(world: World, shown: discord.Message) -> discord.Message:
    """Return the current state of a message."""
    return to_discord_message(world.env, world.env.backend.get_message(shown.channel.id, shown.id))


async def collect_menus(world: World, shown: discord.Message) -> dict[str, list[str]]:
    """Return the values of each menu of a lobby's settings, on all of their pages."""
    found: dict[str, list[str]] = {}
    ada = world.people["Ada"]
    opened: Message = await open_settings(ada, shown)
    while True:
        menus = {id.split("|")[1]: one for id, one in controls(opened).items() if id.startswith("o|")}
        if menus.keys() <= found.keys():
            return found
        found |= {name: [one["value"] for one in menu["options"]] for name, menu in menus.items()}
        more = next((id for id in controls(opened) if id.startswith("l|rules|")), "")
        if not more:
            return found
        await ada.click(opened, custom_id=more)
        opened = refreshed(ada, opened)


async def open_in_new_channel(world: World, name: str) -> discord.Message:
    """Open a lobby in a channel of its own; return its message."""
    guild = world.channel.guild
    assert guild is not None
    channel = guild.create_text_channel(name)
    await world.people["Ada"].slash(channel, "game new", game=name)
    shown = channel.last_message
    assert shown is not None
    return shown


async def test_joining_twice_or_a_full_lobby_is_refused(world: World) -> None:
    match = await open_lobby(world)
    assert await click(world, "Ada", "join", match) == sentence("refuse-already-joined")
    world.languages[world.people["Chiara"].id] = "it"
    full = await lobby_message(world, match)
    await world.people["Bruno"].click(full, custom_id=f"l|join|{match}")
    before = await lobby_of_channel(world)
    assert private_text(await world.people["Chiara"].slash(world.channel, "game join")) == sentence(
        "refuse-lobby-full", "it"
    )
    assert f"l|join|{match}" not in controls(await lobby_message(world, match))
    assert await lobby_of_channel(world) == before
    assert [seat.name for seat in before[1]] == ["Ada", "Bruno"]


async def test_two_join_at_once_and_both_are_shown(world: World) -> None:
    match = await open_lobby(world, 3)
    shown = await lobby_message(world, match)
    people = [world.people[name] for name in ("Bruno", "Chiara")]
    results = await simulated.together(world.env, [(one, shown, f"l|join|{match}") for one in people])
    assert [private_text(result) for result in results] == ["", ""]
    assert {seat.name for seat in (await lobby_of_channel(world))[1]} == {"Ada", "Bruno", "Chiara"}
    told = texts(await lobby_message(world, match))
    assert "Bruno" in told
    assert "Chiara" in told


async def test_only_one_of_two_gets_the_last_seat(world: World) -> None:
    match = await open_lobby(world)
    shown = await lobby_message(world, match)
    people = [world.people[name] for name in ("Bruno", "Chiara", "Dora")]
    results = await simulated.together(world.env, [(one, shown, f"l|join|{match}") for one in people])
    assert sorted(private_text(result) for result in results) == ["", *[sentence("refuse-lobby-full")] * 2]
    assert len((await lobby_of_channel(world))[1]) == 2


async def test_starting_with_too_few_players_is_refused(world: World) -> None:
    match = await open_lobby(world)
    before = await lobby_of_channel(world)
    assert f"l|start|{match}" not in controls(await lobby_message(world, match))
    for language, locale in (("en-US", "en"), ("es-ES", "es")):
        world.languages[world.people["Ada"].id] = language
        answer = private_text(await world.people["Ada"].slash(world.channel, "game start"))
        assert answer == sentence("refuse-too-few", locale, missing=1)
    assert await lobby_of_channel(world) == before


async def test_a_host_alone_starts_with_bots_in_one_press(world: World) -> None:
    match = await open_lobby(world, 2)
    assert await click(world, "Bruno", "fill", match) == sentence("refuse-not-host", players="Ada")
    await click(world, "Ada", "fill", match)
    (thread,) = world.channel.threads
    row, seats = await lobby_of_channel(world, thread)
    assert (row.status, [seat.user_id is None for seat in seats]) == ("live", [False, True])


async def test_buttons_of_all_and_of_the_host_are_apart_and_highlighted(world: World) -> None:
    match = await open_lobby(world, seats=3)
    for verb in ("fill", "start"):
        shown = await lobby_message(world, match)
        styles = {id.split("|")[1]: one["style"] for id, one in controls(shown).items() if id.startswith("l|")}
        marked = [name for name, style in styles.items() if style != discord.ButtonStyle.secondary.value]
        assert marked == ["join", verb]
        assert styles[verb] == discord.ButtonStyle.success.value
        (container,) = shown.components
        assert isinstance(container, discord.Container)
        everyones, caption, hosts = container.children[-3:]
        assert isinstance(caption, discord.TextDisplay)
        assert sentence("lobby-host", player="Ada") in caption.content
        for row, verbs in ((everyones, {"join", "leave"}), (hosts, {verb, "computer", "fewer", "more"})):
            assert isinstance(row, discord.ActionRow)
            assert verbs <= {(one.custom_id or "").split("|")[1] for one in row.children}
        await world.people["Bruno"].click(shown, custom_id=f"l|join|{match}")


async def test_a_lobby_may_start_with_fewer_players(world: World) -> None:
    match = await open_lobby(world, 4)
    await click(world, "Bruno", "join", match)
    await click(world, "Ada", "start", match)
    (thread,) = world.channel.threads
    row, seats = await lobby_of_channel(world, thread)
    assert (row.status, row.seats, len(seats)) == ("live", 2, 2)


@pytest.mark.parametrize("deed", ["start", "computer"])
async def test_only_the_host_may_start_fill_and_set_the_lobby(world: World, deed: str) -> None:
    match = await open_lobby(world, 3)
    await click(world, "Bruno", "join", match)
    before = await lobby_of_channel(world)
    for name in ("Bruno", "Chiara"):
        assert await click(world, name, deed, match) == sentence("refuse-not-host", players="Ada")
    shown = await open_settings(world.people["Bruno"], await lobby_message(world, match))
    assert sentence("settings-of-host", player="Ada") in texts(shown)
    assert sentence("lobby-auto", value="on") in texts(shown)
    assert controls(shown) == {}
    forged = simulated.forged(world.env, world.channel, menu_of("auto", "off", match))
    chosen = await world.people["Bruno"].select(forged, ["off"], custom_id=f"o|auto|{match}")
    assert private_text(chosen) == sentence("refuse-not-host", players="Ada")
    assert await lobby_of_channel(world) == before


def menu_of(rule: str, value: str, match: str) -> discord.ui.Select[discord.ui.LayoutView]:
    """Return a menu of the settings, as a user could forge it."""
    return discord.ui.Select(custom_id=f"o|{rule}|{match}", options=[discord.SelectOption(label="?", value=value)])


async def test_only_the_host_and_moderators_cancel_a_lobby(world: World) -> None:
    match = await open_lobby(world)
    host = sentence("refuse-not-host-or-moderator", player=f"<@{world.people['Ada'].id}>")
    assert private_text(await world.people["Bruno"].slash(world.channel, "game cancel")) == host
    forged = simulated.forged(world.env, world.channel, discord.ui.Button(custom_id=f"q|lobby|{match}", label="?"))
    assert private_text(await world.people["Bruno"].click(forged, custom_id=f"q|lobby|{match}")) == host
    assert (await lobby_of_channel(world))[0].status == "lobby"


async def test_open_settings_follow_the_lobby_and_vanish_with_it(world: World) -> None:
    match, ada = await open_lobby(world), world.people["Ada"]
    shown = await open_settings(ada, await lobby_message(world, match))
    dismiss = f"l|dismiss|{match}"
    assert dismiss not in controls(refreshed(ada, shown))
    await ada.click(await lobby_message(world, match), custom_id=f"l|computer|{match}")
    assert dismiss in controls(refreshed(ada, shown))
    await ada.click(await lobby_message(world, match), custom_id=f"l|start|{match}")
    assert await status_of(world, match) == "live"
    assert shown.id not in {message.id for message in world.channel.history(viewer=ada)}


async def test_cancelling_a_lobby_asks_first_and_names_the_host(world: World) -> None:
    match, ada = await open_lobby(world), world.people["Ada"]
    for label, status in (("button-keep", "lobby"), ("button-cancel-lobby", "cancelled")):
        opened_settings = await open_settings(ada, await lobby_message(world, match))
        (asked,) = private_messages(await ada.click(opened_settings, custom_id=f"l|cancel|{match}"))
        assert texts(asked) == sentence("cancel-confirm-lobby")
        await ada.click(asked, label=sentence(label))
        assert await status_of(world, match) == status
    shown = await lobby_message(world, match)
    assert texts(shown) == sentence("lobby-cancelled", player="Ada")
    assert [*controls(shown)] == ["l|new|caylus"]


async def test_the_last_to_leave_confirms_that_the_lobby_is_cancelled(world: World) -> None:
    match, ada = await open_lobby(world), world.people["Ada"]
    (asked,) = private_messages(await ada.click(await lobby_message(world, match), custom_id=f"l|leave|{match}"))
    assert texts(asked) == sentence("cancel-confirm-leave")
    assert await status_of(world, match) == "lobby"
    await ada.click(asked, label=sentence("button-cancel-lobby"))
    assert await status_of(world, match) == "cancelled"


@pytest.mark.parametrize(("seats", "missing"), [(2, 1), (3, 1)])
async def test_a_lobby_says_whether_it_can_start(world: World, seats: int, missing: int) -> None:
    match = await open_lobby(world, seats)
    assert sentence("lobby-short", missing=missing) in texts(await lobby_message(world, match))
    await click(world, "Bruno", "join", match)
    ready = "Everyone is here." if seats == 2 else sentence("lobby-enough", count=2)
    assert ready in texts(await lobby_message(world, match))


@pytest.mark.parametrize("name", GAMES)
async def test_a_lobby_shows_length_complexity_pace_and_how_to_play(world: World, name: str) -> None:
    shown = await open_in_new_channel(world, name)
    assert sentence(f"game-{name}-weight") in texts(shown)
    assert sentence("pace-steady") in texts(shown)
    offered = controls(shown)
    assert not [id for id in offered if id.startswith("o|")], "the rules are behind a button"
    assert len(offered) <= 7
    (page,) = private_messages(await world.people["Bruno"].click(shown, custom_id=f"h|{name}"))
    assert sentence(f"help-{name}-1") in texts(page)


async def test_a_lobby_of_one_person_and_computers_has_no_clock(world: World) -> None:
    match = await open_lobby(world, 2)
    await click(world, "Ada", "computer", match)
    assert sentence("pace-none") in texts(await lobby_message(world, match))


async def test_a_lobby_shows_the_chosen_settings(world: World) -> None:
    match = await open_lobby(world, 3)
    assert sentence("caylus-rule-favours") not in texts(await lobby_message(world, match))
    await set_rule(world.people["Ada"], await lobby_message(world, match), "favours", "simplified")
    await set_rule(world.people["Ada"], await lobby_message(world, match), "auto", "off")
    shown = texts(await lobby_message(world, match))
    assert sentence("caylus-rule-favours-simplified") in shown
    assert sentence("lobby-auto", value="off") in shown
    await click(world, "Ada", "computer", match)
    row, seats = await lobby_of_channel(world)
    usual = f"2. {sentence('computer-name', number=1)} · {sentence(f'caylus-style-{style_of(row, seats[1])}')}\n"
    assert usual in texts(await lobby_message(world, match)), "without its level"
    await set_rule(world.people["Ada"], await lobby_message(world, match), "computers", "master")
    await click(world, "Ada", "computer", match)
    style = sentence(f"caylus-style-{style_of(row, (await lobby_of_channel(world))[1][2])}")
    assert f"3. {sentence('computer-name', number=2)} · {style} · {sentence('level-master')}\n" in texts(
        await lobby_message(world, match)
    )


async def test_leaving_hands_the_lobby_over_or_cancels_it(world: World) -> None:
    match = await open_lobby(world, 3)
    assert await click(world, "Bruno", "leave", match) == sentence("refuse-not-in-lobby")
    await click(world, "Bruno", "join", match)
    await click(world, "Ada", "leave", match)
    row, seats = await lobby_of_channel(world)
    assert (row.owner_id, [seat.name for seat in seats]) == (world.people["Bruno"].id, ["Bruno"])
    (asked,) = private_messages(
        await world.people["Bruno"].click(await lobby_message(world, match), custom_id=f"l|leave|{match}")
    )
    await world.people["Bruno"].click(asked, label=sentence("button-cancel-lobby"))
    assert texts(await lobby_message(world, match)) == sentence("lobby-cancelled", player="Bruno")
    assert private_text(await world.people["Ada"].slash(world.channel, "game join")) == sentence("refuse-no-match")


async def test_computer_players_are_added_and_removed(world: World) -> None:
    match = await open_lobby(world)
    await click(world, "Ada", "computer", match)
    row, seats = await lobby_of_channel(world)
    assert [seat.computer for seat in seats] == [None, "journeyman"]
    style = sentence(f"{row.game}-style-{style_of(row, seats[1])}")
    assert f"{seats[1].name} · {style}" in texts(await lobby_message(world, match))
    ada, dismiss = world.people["Ada"], f"l|dismiss|{match}"
    forged = simulated.forged(world.env, world.channel, discord.ui.Button(custom_id=dismiss, label="?"))
    chiara = await world.people["Chiara"].click(forged, custom_id=dismiss)
    assert private_text(chiara) == sentence("refuse-not-host", players="Ada")
    opened_settings = await open_settings(ada, await lobby_message(world, match))
    await ada.click(opened_settings, custom_id=dismiss)
    assert [seat.name for seat in (await lobby_of_channel(world))[1]] == ["Ada"]
    assert dismiss not in controls(refreshed(ada, opened_settings))
    assert sentence("computer-name", number=1) not in texts(await lobby_message(world, match))


async def test_seats_of_players_cannot_be_removed(world: World) -> None:
    match = await open_lobby(world, 3)
    for name in ("Bruno", "Chiara"):
        await click(world, name, "join", match)
    before = await lobby_of_channel(world)
    assert f"l|fewer|{match}" not in controls(await lobby_message(world, match))
    menu: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"o|seats|{match}", options=[discord.SelectOption(label="2", value="2")]
    )
    old = forged(world.env, world.channel, menu)
    refused = await world.people["Ada"].select(old, ["2"], custom_id=f"o|seats|{match}")
    assert private_text(refused) == sentence("refuse-seats-taken")
    assert await lobby_of_channel(world) == before


async def test_the_number_of_players_changes_on_the_lobby_itself(world: World) -> None:
    match = await open_lobby(world, 3)
    for deed, seats in (("more", 4), ("more", 5), ("fewer", 4), ("fewer", 3), ("fewer", 2)):
        assert not await click_quietly(world, "Ada", deed, match)
        assert (await lobby_of_channel(world))[0].seats == seats
        assert sentence("lobby-count", taken=1, seats=seats) in texts(await lobby_message(world, match))
        shown = controls(await lobby_message(world, match))
        assert (f"l|fewer|{match}" in shown, f"l|more|{match}" in shown) == (seats > 2, seats < 5)
    assert await click(world, "Bruno", "more", match) == sentence("refuse-not-host", players="Ada")


async def click_quietly(world: World, name: str, deed: str, match: str) -> list[str]:
    """Press a button of the lobby's message; return the private answers."""
    pressed = await world.people[name].click(await lobby_message(world, match), custom_id=f"l|{deed}|{match}")
    return [texts(one) for one in private_messages(pressed)]


async def test_a_game_for_two_has_no_buttons_for_more(world: World) -> None:
    shown = await open_in_new_channel(world, "catan_cards")
    assert not [id for id in controls(shown) if id.startswith(("l|fewer", "l|more"))]


@pytest.mark.parametrize("name", GAMES)
async def test_settings_begin_with_the_rules_and_end_with_the_clock(world: World, name: str) -> None:
    ada, shown = world.people["Ada"], await open_in_new_channel(world, name)
    opened_settings: Message = await open_settings(ada, shown)
    rules = {choice.id for choice in GAMES[name].options}
    labels = []
    for _ in range(4):
        menus = {id.split("|")[1] for id in controls(opened_settings) if id.startswith("o|")}
        (turn,) = (one for id, one in controls(opened_settings).items() if id.startswith("l|rules|"))
        labels.append(turn["label"])
        if turn["label"] == sentence("button-rules-back"):
            break
        assert menus <= rules | {"auto", "theme"}
        assert not menus & {"pace", "public", "rated"}
        await ada.click(opened_settings, custom_id=turn["custom_id"])
        opened_settings = refreshed(ada, opened_settings)
    assert menus == {"pace", "vacation", "computers", "stand_in", "hints", "public", "delay", "rated"}
    assert labels[-2:] == [sentence("button-rules-rest"), sentence("button-rules-back")]
    await ada.click(opened_settings, custom_id=turn["custom_id"])
    assert "o|auto|" in " ".join(controls(refreshed(ada, opened_settings))) or len(labels) > 2


async def test_all_players_are_shown_when_a_seat_between_them_is_removed(world: World) -> None:
    match = await open_lobby(world, 3)
    for name in ("Bruno", "Chiara"):
        await click(world, name, "join", match)
    await click(world, "Bruno", "leave", match)
    await click_quietly(world, "Ada", "fewer", match)
    shown = texts(await lobby_message(world, match))
    assert sentence("lobby-seat", number=2, player="Chiara") in shown
    assert sentence("lobby-seat-free", number=2) not in shown


async def test_a_deleted_lobby_message_is_posted_again(world: World) -> None:
    match = await open_lobby(world)
    world.env.backend.delete_message(world.channel.id, (await lobby_message(world, match)).id)
    assert private_text(await world.people["Bruno"].slash(world.channel, "game join")) == sentence("lobby-joined")
    assert "Bruno" in texts(await lobby_message(world, match))
    world.env.backend.delete_message(world.channel.id, (await lobby_message(world, match)).id)
    await world.people["Chiara"].slash(world.channel, "game new", game="caylus")
    assert "Bruno" in texts(await lobby_message(world, match))
    assert (await lobby_of_channel(world))[0].id == match


async def test_a_failing_edit_of_the_message_does_not_undo_a_join(world: World) -> None:
    await open_lobby(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    assert private_text(await world.people["Bruno"].slash(world.channel, "game join")) == sentence("lobby-joined")
    assert len((await lobby_of_channel(world))[1]) == 2


@pytest.mark.parametrize("name", HOSTILE.values(), ids=list(HOSTILE))
async def test_names_neither_ping_nor_break_the_layout(world: World, name: str) -> None:
    eve = world.env.guild.add_member(world.env.create_user("eve", global_name=name))
    match = await open_lobby(world)
    await eve.click(await lobby_message(world, match), custom_id=f"l|join|{match}")
    plain = texts(await lobby_message(world, match)).splitlines()
    written = (await lobby_of_channel(world))[1][1].name
    assert 0 < len(written) <= 32
    assert written.isprintable()
    assert not set("<>/@") & set(written)
    if not harmless(name):
        assert written == "eve", "the unique name of the account"
    assert plain[7] == f"2. {discord.utils.escape_markdown(written)}"
    await click(world, "Ada", "start", match)
    (thread,) = world.channel.threads
    assert 0 < len(thread.name or "") <= 100
    system = discord.MessageType.thread_created  # this names the thread, and never pings
    for one in [*world.channel.history(), *thread.history()]:
        if one.type is system:
            continue
        assert not one.mention_everyone
        assert {user.id for user in one.mentions} <= {world.people["Ada"].id, eve.id}
        assert len({user.id for user in one.mentions}) <= (2 if sentence("card-begun", players="") in texts(one) else 1)
