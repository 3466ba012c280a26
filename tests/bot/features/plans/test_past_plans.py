"""Plans at a step of an ended match: those who may see it can try moves out there, and ask the computer."""

import discord
import pytest
from simcord import MemberActor

from bot.cards import custom_ids
from bot.features.replay.cards import ReplayState
from bot.match.computer_players import ThinkingLimits
from bot.match.settings import HINTS, PUBLIC
from tests.bot.features.plans.test_plans import acts, try_first
from tests.bot.followers import set_match
from tests.bot.playing import (
    Match,
    begin,
    fix_secret,
    galleries,
    private_messages,
    private_text,
    refreshed,
    sentence,
    sketch,
    sketch_pictures,
)
from tests.bot.tabletop import SECRET, play_out
from tests.simulated import World, controls, forged, texts

STEP = 60


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match of Magna Carta that is over."""
    fix_secret(monkeypatch, SECRET)
    sketch_pictures(monkeypatch)
    begun = await begin(world, 2, "magna_carta", **{HINTS: "never"})
    await play_out(begun.bot.services.matches, begun.id)
    return begun


def begin_id(match: Match, step: int) -> str:
    """Return the custom id of the button that begins a plan at a step."""
    return custom_ids.make(custom_ids.PLAN, match.id, "step", str(step))


async def press(match: Match, person: MemberActor, custom_id: str) -> discord.Message | str:
    """Press a forged button with this id; return the private card, or else the text of the answer."""
    button = forged(match.world.env, match.place, discord.ui.Button(label="?", custom_id=custom_id))
    pressed = await person.click(button, custom_id=custom_id)
    shown = private_messages(pressed)
    return refreshed(person, shown[0]) if shown and galleries(shown[0]) else private_text(pressed)


async def begin_plan(match: Match, step: int) -> tuple[MemberActor, discord.Message]:
    """Begin a plan at a step as Dora, a spectator."""
    dora = match.world.people["Dora"]
    shown = await press(match, dora, begin_id(match, step))
    assert isinstance(shown, discord.Message)
    return dora, shown


async def test_a_replay_leads_to_a_plan_at_its_step(match: Match) -> None:
    dora = match.world.people["Dora"]
    (opened,) = private_messages(await dora.slash(match.place, "replay", match=match.id, step=STEP))
    shown = refreshed(dora, opened)
    (custom_id,) = [id for id in controls(shown) if id.startswith(f"{custom_ids.PLAN}|")]
    step = int(custom_id.split("|")[3])
    assert [id for id in controls(shown) if ReplayState(match.id, step).custom_id("share") == id]
    before = await match.digest()
    await dora.click(shown, custom_id=custom_id)
    planned = refreshed(dora, shown)
    table = await match.table()
    timeline = match.bot.services.timelines.of(table, await match.bot.services.matches.lines(match.id))
    seat = timeline.play_to(step).decisions[0].ask.seat
    assert sentence("plan-about-step", player=table.names[seat]) in texts(planned)
    assert await match.digest() == before


async def test_moves_are_tried_undone_and_restarted_but_not_played(match: Match) -> None:
    dora, shown = await begin_plan(match, STEP)
    first = texts(shown)
    assert "submit" not in acts(shown)
    for _ in range(3):
        await try_first(dora, refreshed(dora, shown))
    tried = texts(refreshed(dora, shown))
    await dora.click(refreshed(dora, shown), custom_id=acts(refreshed(dora, shown))["undo"])
    assert texts(refreshed(dora, shown)) not in (first, tried)
    await dora.click(refreshed(dora, shown), custom_id=acts(refreshed(dora, shown))["step"])
    assert texts(refreshed(dora, shown)) == first
    stolen = acts(refreshed(dora, shown))["close"].replace("|close|", "|submit|")
    assert await press(match, dora, stolen) == sentence("refuse-over")


async def test_a_past_plan_shows_only_what_the_asked_player_saw(match: Match) -> None:
    table = await match.table()
    timeline = match.bot.services.timelines.of(table, await match.bot.services.matches.lines(match.id))
    seat = timeline.play_to(STEP).decisions[0].ask.seat
    _, shown = await begin_plan(match, STEP)
    (board,), (hand,) = galleries(shown)
    seen = sketch(timeline.view(STEP, seat))
    assert [match.picture(one["media"]["url"]) for one in (board, hand)] == [seen, b"hand" + seen]


async def test_a_past_plan_allows_questions_to_the_computer_in_any_match(match: Match) -> None:
    match.bot.services.thinking._limits = ThinkingLimits(0.01, 0.0)
    dora, shown = await begin_plan(match, STEP)
    await dora.click(shown, custom_id=acts(shown)["opinion"])
    assert sentence("plan-no-opinion") in texts(refreshed(dora, shown))


async def test_a_running_match_has_no_plans_at_past_steps(world: World) -> None:
    match = await begin(world, 2)
    ada, dora = match.person(0), world.people["Dora"]
    for person in (ada, dora):
        (opened,) = private_messages(await person.slash(match.place, "replay"))
        assert not [id for id in controls(refreshed(person, opened)) if id.startswith(f"{custom_ids.PLAN}|")]
        assert await press(match, person, begin_id(match, 0)) == sentence("refuse-plan-runs")


@pytest.mark.parametrize("step", ["999", "9999999", "-1", "x", ""])
async def test_a_step_without_a_question_is_refused(match: Match, step: str) -> None:
    refused = await press(match, match.person(0), custom_ids.make(custom_ids.PLAN, match.id, "step", step))
    assert refused == sentence("refuse-plan-nobody" if step == "999" else "refuse-unknown-button")


@pytest.mark.parametrize("public", ["no", "yes"])
@pytest.mark.parametrize("what", ["replay", "plan"])
async def test_strangers_on_another_server_see_only_public_matches(match: Match, public: str, what: str) -> None:
    await set_match(match, **{PUBLIC: public})
    elsewhere = match.world.env.create_guild("Elsewhere")
    place = elsewhere.create_text_channel("hall")
    eve = elsewhere.add_member(match.world.env.create_user("eve", global_name="Eve"))
    custom_id = ReplayState(match.id, STEP).custom_id("open") if what == "replay" else begin_id(match, STEP)
    button = forged(match.world.env, place, discord.ui.Button(label="?", custom_id=custom_id))
    pressed = await eve.click(button, custom_id=custom_id)
    if public == "no":
        assert private_text(pressed) == sentence("refuse-game-gone")
    else:
        (shown,) = private_messages(pressed)
        assert galleries(refreshed(eve, shown))
