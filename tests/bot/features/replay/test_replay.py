"""`/replay`: the steps of a match as each viewer may see them, opened from messages, shared steps and after the end."""

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.cards import custom_ids
from bot.features.replay.cards import ReplayState
from bot.match.settings import PUBLIC, PUBLIC_DELAY
from tests.bot.followers import elsewhere, hide, set_match
from tests.bot.playing import (
    Match,
    begin,
    fix_secret,
    galleries,
    message,
    play_ahead,
    private_messages,
    private_text,
    refreshed,
    sentence,
    sketch,
)
from tests.bot.tabletop import SECRET, script
from tests.simulated import Message, World, controls, forged, texts

CHOICES = 30


async def open_replay(match: Match, name: str, **given: object) -> Message:
    person = match.world.people[name]
    (shown,) = private_messages(await person.slash(match.place, "replay", **given))
    return shown


def picture(match: Match, shown: Message, file: str = "board.png") -> bytes | None:
    """Return a sketched picture of a replay."""
    items = [item for gallery in galleries(shown) for item in gallery]
    return next((match.picture(one["media"]["url"]) for one in items if file in one["media"]["url"]), None)


def control(shown: Message, act: str) -> str:
    return next(id for id in controls(shown) if id.startswith(f"r|{act}|"))


async def press(match: Match, name: str, shown: Message, act: str) -> Message:
    person = match.world.people[name]
    await person.click(refreshed(person, shown), custom_id=control(refreshed(person, shown), act))
    return refreshed(person, shown)


async def choose(match: Match, name: str, shown: Message, act: str, value: str) -> Message:
    person = match.world.people[name]
    await person.select(refreshed(person, shown), [value], custom_id=control(refreshed(person, shown), act))
    return refreshed(person, shown)


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A running match of Magna Carta between Ada and Bruno after some turns; Dora watches."""
    fix_secret(monkeypatch, SECRET)
    match = await begin(world, 2, "magna_carta")
    await play_ahead(match, len(script(2, 5, name="magna_carta").choices) - CHOICES)
    return match


async def test_a_replay_goes_back_and_forward(match: Match) -> None:
    shown = await open_replay(match, "Dora")
    table = await match.table()
    assert picture(match, shown) == sketch(table.view(None))
    assert not [id for id in controls(shown) if id.startswith(("r|on|", "r|last|"))]
    first = await press(match, "Dora", shown, "first")
    assert not [id for id in controls(first) if id.startswith(("r|first|", "r|back|"))]
    assert sentence("replay-step", step=1, steps=99).partition(" of ")[0] in texts(first)
    second = await press(match, "Dora", shown, "on")
    assert picture(match, second) != picture(match, first)
    again = await press(match, "Dora", shown, "back")
    assert picture(match, again) == picture(match, first)
    assert picture(match, await press(match, "Dora", shown, "last")) == sketch(table.view(None))


async def test_the_menus_of_a_replay_lead_to_other_steps(match: Match) -> None:
    shown = await open_replay(match, "Dora", step=0)
    turn = await choose(match, "Dora", shown, "turn", controls(shown)[control(shown, "turn")]["options"][2]["value"])
    assert sentence("board-turn", turn=2) in texts(turn)
    phases = controls(turn)[control(turn, "phase")]["options"]
    phase = await choose(match, "Dora", shown, "phase", phases[-1]["value"])
    assert phases[-1]["label"] in texts(phase)
    first = await press(match, "Dora", shown, "first")
    moves = controls(first)[control(first, "player")]["options"]
    assert [move["label"] for move in moves] == ["Ada", "Bruno"]
    assert texts(await choose(match, "Dora", shown, "player", moves[1]["value"])) != texts(first)


async def test_viewers_of_a_running_match_see_no_hand_but_their_own(match: Match) -> None:
    table = await match.table()
    own = await open_replay(match, "Ada")
    assert picture(match, own, "hand.png") == b"hand" + sketch(table.view(0))
    assert picture(match, await open_replay(match, "Dora"), "hand.png") is None
    assert not [id for id in controls(own) if id.startswith("r|eye|")]


@pytest.mark.parametrize("act", ["first", "shape", "open"])
async def test_a_forged_view_shows_no_other_hand(match: Match, act: str) -> None:
    id = ReplayState(match.id, 5, 0).custom_id(act)
    forgery = forged(match.world.env, match.place, discord.ui.Button(label="?", custom_id=id))
    for name, hand in (("Dora", None), ("Bruno", 1)):
        (seen,) = private_messages(await match.world.people[name].click(forgery, custom_id=id))
        table = await match.table()
        step = int(control(seen, "share").split("|")[3])
        view = table.game.view(table.core.at(step), hand)
        assert picture(match, seen) == sketch(view)
        assert picture(match, seen, "hand.png") == (None if hand is None else b"hand" + sketch(view))


async def test_after_a_match_every_hand_can_be_seen(match: Match) -> None:
    for choice in script(2, 5, name="magna_carta").choices[CHOICES:]:
        await match.press(choice)
    table = await match.table()
    assert table.row.status == "ended"
    shown = await open_replay(match, "Dora", step=30)
    assert picture(match, shown, "hand.png") is None
    seen = await choose(match, "Dora", shown, "eye", "1")
    step = int(control(seen, "share").split("|")[3])
    assert picture(match, seen, "hand.png") == b"hand" + sketch(table.game.view(table.core.at(step), 1))
    assert picture(match, await choose(match, "Dora", shown, "eye", "-"), "hand.png") is None
    assert picture(match, await choose(match, "Dora", shown, "eye", "-"))


async def test_a_button_shows_the_whole_board(match: Match) -> None:
    shown = await open_replay(match, "Dora")
    whole = await press(match, "Dora", shown, "shape")
    assert sentence("button-replay-shape-p") in str(controls(whole))
    assert sentence("button-replay-shape-f") in str(controls(await press(match, "Dora", shown, "shape")))


async def test_a_shared_step_opens_the_replay_there(match: Match) -> None:
    shown = await open_replay(match, "Ada", step=8)
    step = int(control(shown, "share").split("|")[3])
    await press(match, "Ada", shown, "share")
    shared = max(match.place.history(), key=lambda one: one.id)
    table = await match.table()
    assert picture(match, shared) == sketch(table.game.view(table.core.at(step), None))
    assert picture(match, shared, "hand.png") is None
    person = match.world.people["Bruno"]
    (opened,) = private_messages(await person.click(shared, custom_id=control(shared, "open")))
    assert picture(match, opened, "hand.png") == b"hand" + sketch(table.game.view(table.core.at(step), 1))


async def test_a_replay_elsewhere_needs_access_to_the_channel(match: Match) -> None:
    dora, hall = match.world.people["Dora"], elsewhere(match.world).channel
    hide(match, dora)
    assert private_text(await dora.slash(hall, "replay", match=match.id)) == sentence("refuse-game-gone")
    step = ReplayState(match.id, 0)
    for act in ("open", "last", "share"):
        forgery = forged(match.world.env, hall, discord.ui.Button(label="?", custom_id=step.custom_id(act)))
        assert private_text(await dora.click(forgery, custom_id=step.custom_id(act))) == sentence("refuse-game-gone")
    await set_match(match, **{PUBLIC: "yes"})
    assert private_messages(await dora.slash(hall, "replay", match=match.id))


async def test_a_delay_holds_for_replays_elsewhere(match: Match) -> None:
    dora, ada, hall = match.world.people["Dora"], match.world.people["Ada"], elsewhere(match.world).channel
    await set_match(match, **{PUBLIC_DELAY: "hour"})
    latest = (await match.table()).log_length

    async def last(person: MemberActor, channel: ChannelHandle) -> int:
        (shown,) = private_messages(await person.slash(channel, "replay", match=match.id))
        return int(control(shown, "share").split("|")[3])

    assert await last(dora, hall) < latest
    assert await last(ada, hall) == await last(dora, match.place) == latest
    (shown,) = private_messages(await ada.slash(hall, "replay", match=match.id))
    await ada.click(refreshed(ada, shown), custom_id=control(shown, "share"))
    (shared,) = hall.history()
    assert int(control(shared, "open").split("|")[3]) < latest


async def open_from_message(match: Match, name: str, shown: discord.Message) -> InteractionResult:
    place = match.world.channel if shown.channel.id == match.world.channel.id else match.place
    return await match.world.people[name].context_menu(place, sentence("menu-what-happened"), shown)


async def test_every_board_message_opens_the_replay_at_its_step(match: Match) -> None:
    messages = [one for one in match.place.history() if galleries(one)]
    assert len(messages) > 2
    steps = []
    for shown in sorted(messages, key=lambda one: one.id):
        (opened,) = private_messages(await open_from_message(match, "Dora", shown))
        steps.append(int(control(opened, "share").split("|")[3]))
    assert steps == sorted(steps)
    assert steps[-1] == (await match.table()).log_length
    assert len(set(steps)) > 2


async def test_a_message_without_a_board_opens_no_replay(match: Match) -> None:
    typed = await match.world.people["Dora"].send(match.world.channel, "hello")
    assert sentence("refuse-no-board") in private_text(
        await open_from_message(match, "Dora", message(match.world.channel, typed.id))
    )


@pytest.mark.parametrize(
    "rest",
    [
        (),
        ("first",),
        ("first", "{id}", "-1", "-", "p"),
        ("first", "{id}", "1", "x", "p"),
        ("first", "{id}", "1", "-", "q"),
        ("burn", "{id}", "1", "-", "p"),
    ],
)
async def test_a_forged_press_of_a_replay_is_refused(match: Match, rest: tuple[str, ...]) -> None:
    id = custom_ids.make(custom_ids.REPLAY, *(part.format(id=match.id) for part in rest))
    forgery = forged(match.world.env, match.place, discord.ui.Button(label="?", custom_id=id))
    assert sentence("refuse-unknown-button") in private_text(
        await match.world.people["Dora"].click(forgery, custom_id=id)
    )


async def test_a_replay_of_no_match_is_refused(match: Match) -> None:
    dora = match.world.people["Dora"]
    assert sentence("refuse-no-match") in private_text(await dora.slash(match.world.channel, "replay"))
    assert sentence("refuse-game-gone") in private_text(await dora.slash(match.place, "replay", match="unknown1"))


async def test_only_players_replay_a_match_without_access_to_its_channel(match: Match) -> None:
    dora, hall = match.world.people["Dora"], elsewhere(match.world).channel
    (shown,) = private_messages(await dora.slash(hall, "replay", match=match.id))
    assert picture(match, shown) is not None
    hide(match, dora)
    assert private_text(await dora.slash(hall, "replay", match=match.id)) == sentence("refuse-game-gone")
    hide(match, match.world.people["Ada"])
    (shown,) = private_messages(await match.world.people["Ada"].slash(hall, "replay", match=match.id))
    assert picture(match, shown) is not None, "players see their own match"


async def test_a_match_with_a_deleted_thread_needs_access_to_its_channel(match: Match) -> None:
    dora, hall = match.world.people["Dora"], elsewhere(match.world).channel
    await match.bot.services.matches.cancellation.moderate(match.id, "Zoe")
    match.world.env.backend.delete_channel(match.place.id)
    await match.world.env.settle()
    (shown,) = private_messages(await dora.slash(hall, "replay", match=match.id))
    assert picture(match, shown) is not None
    hide(match, dora)
    assert private_text(await dora.slash(hall, "replay", match=match.id)) == sentence("refuse-game-gone")
