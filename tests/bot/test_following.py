"""Following a match on Discord: board, log, list of games, why not, record, proof, resigning, languages, help."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor, ResponseMessage

from bot import ids
from bot.words import Catalogue
from engine import GAMES
from engine.core.match import effective
from engine.core.notation import Record, read_record
from tests import simulated
from tests.bot.playing import Match, a_bot, begin, choices, entries, galleries, message, said, sealed, sketched
from tests.bot.tabletop import SECRET, script
from tests.simulated import World, components, controls, forged, texts

EN, IT, ES = (Catalogue().words(locale) for locale in ("en", "it", "es"))
FILE = 13


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """A server with three players and Dora, who watches."""
    sketched(monkeypatch)
    async with simulated.world(a_bot(tmp_path / "matches.db"), ("Ada", "Bruno", "Chiara", "Dora")) as running:
        yield running


@pytest.fixture
async def match(world: World) -> Match:
    return await begin(world, 2)


async def command(match: Match, name: str, verb: str, **given: object) -> InteractionResult:
    return await match.world.people[name].slash(match.place, f"game {verb}", **given)


def answers(result: InteractionResult) -> list[ResponseMessage]:
    """The messages that only who acted sees."""
    told = [*([result.response] if result.response is not None else []), *result.followups]
    return [one for one in told if one.ephemeral]


async def first_choice(match: Match) -> InteractionResult:
    """Let whoever is asked press the first choice on the card."""
    card = await match.card()
    custom_id = choices(card)[0]
    values = entries(controls(card)[custom_id])
    person = await match.asked()
    return await (
        person.select(card, values[:1], custom_id=custom_id) if values else person.click(card, custom_id=custom_id)
    )


# --- the board


async def test_who_watches_sees_everything_and_presses_nothing(match: Match) -> None:
    dora = match.world.people["Dora"]
    card = await match.card()
    assert [one.id for one in match.place.history(viewer=dora)] == [one.id for one in match.place.history()]
    before = await match.digest()
    for custom_id, control in controls(card).items():
        values = entries(control)
        result = await (
            dora.select(card, values[:1], custom_id=custom_id) if values else dora.click(card, custom_id=custom_id)
        )
        if custom_id.startswith("t|board"):
            (shown,) = answers(result)
            assert galleries(shown)
            assert not controls(shown)
        else:
            assert said(result) == EN("refuse-not-a-player")
    assert await match.digest() == before
    assert (await match.card()).id == card.id


async def test_a_player_gets_the_choices_with_the_board(match: Match) -> None:
    asked = await match.asked()
    waiting = next(person for person in map(match.person, (0, 1)) if person.id != asked.id)
    (own,) = answers(await asked.slash(match.place, "game board"))
    assert choices(own) == choices(await match.card())
    (other,) = answers(await waiting.slash(match.place, "game board"))
    assert not controls(other)
    assert EN("card-waiting", players=asked.name.capitalize()) in texts(other)


async def test_a_deleted_card_is_posted_anew(match: Match) -> None:
    card, asked = await match.card(), await match.asked()
    match.world.env.backend.delete_message(match.place.id, card.id)
    await command(match, "Dora", "board")
    assert not [one for one in match.place.history() if controls(one)], "who watches cannot have it posted"
    result = await asked.slash(match.place, "game board")
    assert EN("refuse-card-gone") in said(result)
    anew = await match.card()
    assert choices(anew) == choices(card)
    assert len(galleries(anew)) == 1
    assert not anew.mentions, "who is asked was called before"
    again = await asked.slash(match.place, "game board")
    assert EN("refuse-card-gone") not in said(again)
    await first_choice(match)
    assert (await match.card()).id != anew.id


# --- the log


async def test_the_log_tells_in_words_what_happened(match: Match) -> None:
    person = await match.asked()
    await first_choice(match)
    told = said(await command(match, "Dora", "log"))
    assert EN("log-title") in told
    assert f"{person.name.capitalize()} places a worker" in told
    assert "~~" not in told


async def test_the_log_strikes_out_what_was_taken_back(match: Match) -> None:
    person = await match.asked()
    await first_choice(match)
    await person.slash(match.place, "game undo")
    lines = said(await command(match, "Dora", "log")).splitlines()
    (struck,) = [line for line in lines if "~~" in line]
    assert "places a worker" in struck
    assert EN.at(("Ada", "Bruno"))("event-undone", player=person.name.capitalize()) in "\n".join(lines)


async def test_the_log_marks_what_was_answered_for_a_player(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sealed(monkeypatch)
    match, written = await begin(world), script(3, 92)
    for choice in written.choices[:30]:
        await match.type(choice)
    assert "no choice: made for" in said(await command(match, "Dora", "log", lines=40))


async def test_the_log_tells_as_many_lines_as_asked_for(match: Match) -> None:
    for _ in range(4):
        await first_choice(match)
    told = said(await command(match, "Ada", "log", lines=2)).splitlines()
    assert len([line for line in told if "places a worker" in line]) == 2


# --- the list of games


async def test_everybody_has_an_own_list_of_games(match: Match) -> None:
    asked = await match.asked()
    waiting = next(person for person in map(match.person, (0, 1)) if person.id != asked.id)
    await match.world.people["Chiara"].slash(match.world.channel, "game new", game="caylus", seats=3)
    mine = said(await asked.slash(match.world.channel, "game mine"))
    assert f"<#{match.place.id}>" in mine
    assert "your move" in mine
    assert asked.name.capitalize() in said(await waiting.slash(match.world.channel, "game mine"))
    assert "gathering players" in said(await command(match, "Chiara", "mine"))
    assert said(await command(match, "Dora", "mine")) == EN("mine-none")


# --- why not


async def test_what_is_not_on_offer_is_explained(match: Match) -> None:
    await first_choice(match)
    card, asked = await match.card(), await match.asked()
    (offered,) = answers(await asked.click(card, custom_id=ids.make(ids.TABLE, "why", match.id)))
    menu = next(iter(controls(offered)))
    denied = {entry["value"]: entry["label"] for entry in controls(offered)[menu]["options"]}
    on_card = {key for control in controls(card).values() for key in entries(control)}
    assert not on_card & set(denied)
    table = await match.table()
    decision = table.match.decisions[0]
    for key, label in denied.items():
        told = said(await asked.select(offered, [key], custom_id=menu))
        reason = table.game.why(table.match.position, decision.ask.seat, decision.kind, key)
        assert reason is not None
        assert told.startswith(f"**{label}**: ")
    assert (await match.card()).id == card.id


async def test_an_old_question_why_is_not_answered_wrongly(match: Match) -> None:
    await first_choice(match)
    asked = await match.asked()
    (offered,) = answers(await asked.slash(match.place, "game why"))
    menu = next(iter(controls(offered)))
    key = entries(controls(offered)[menu])[0]
    waiting = next(person for person in map(match.person, (0, 1)) if person.id != asked.id)
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=menu, options=[discord.SelectOption(label="x", value="no_such_thing")]
    )
    posted = forged(match.world.env, match.place, select)
    assert said(await asked.select(posted, ["no_such_thing"], custom_id=menu)) == EN("refuse-stale")
    await first_choice(match)
    assert said(await asked.select(offered, [key], custom_id=menu)) == EN("why-nothing")
    assert said(await waiting.slash(match.place, "game why")) == EN("why-choose")


# --- record and proof


def record(match: Match, result: InteractionResult) -> Record:
    """The record in an answer to `/game export`."""
    (answer,) = answers(result)
    (file,) = [component["file"] for component in components(answer) if component["type"] == FILE]
    assert file["url"].rpartition("/")[2] == f"provost-{match.id}.txt"
    return read_record(match.picture(file["url"]).decode())


async def test_the_record_of_a_running_match_keeps_the_secret(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    await first_choice(match)
    exported = record(match, await command(match, "Dora", "export"))
    table = await match.table()
    assert list(exported.entries) == table.match.log
    assert exported.commitment == table.row.commitment
    assert exported.secret == ""
    verified = await command(match, "Dora", "verify")
    assert said(verified) == EN("verify-running", commitment=table.row.commitment)


async def test_the_record_of_an_ended_match_replays_and_is_proven(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sealed(monkeypatch)
    match, written = await begin(world), script(3, 92)
    for choice in written.choices:
        await match.type(choice)
    exported = record(match, await command(match, "Dora", "export"))
    game = GAMES["caylus"]
    replayed = game.replay(exported.setup, effective(exported.entries))
    assert game.digest(replayed) == written.digest
    assert exported.secret == SECRET.hex()
    proof = said(await command(match, "Dora", "verify"))
    assert proof == EN("verify-proven", count=2, seed=SECRET.hex(), commitment=exported.commitment)


async def test_no_message_of_a_running_match_has_the_secret(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sealed(monkeypatch)
    match, written = await begin(world), script(3, 92)
    told: list[simulated.Message] = []
    for choice in written.choices[:12]:
        told += answers(await match.type(choice))
    for verb in ("board", "log", "mine", "undo", "why", "resign", "export", "verify"):
        told += answers(await command(match, "Ada", verb))
    places = [*world.channel.history(), *match.place.history(), *told]
    shown = "".join(repr(components(one)) for one in places)
    files = b"".join(world.env.backend.cdn._blobs.values())
    for form in (SECRET.hex(), SECRET.hex().upper(), repr(SECRET), str(list(SECRET)), str(int.from_bytes(SECRET))):
        assert form not in shown
        assert form.encode() not in files
    assert SECRET not in files
    assert (await match.table()).row.commitment in shown


# --- resigning


async def test_who_resigns_is_asked_once_more(match: Match) -> None:
    asked = await match.asked()
    (question,) = answers(await asked.slash(match.place, "game resign"))
    await asked.click(question, custom_id=ids.make(ids.TABLE, "stay", match.id))
    assert (await match.asked()).id == asked.id
    (question,) = answers(await asked.slash(match.place, "game resign"))
    await asked.click(question, custom_id=ids.make(ids.TABLE, "leave", match.id))
    table = await match.table()
    assert table.seats[table.asked()[0]].user_id != asked.id
    card = await match.card()
    assert f"{asked.name.capitalize()} has resigned" in texts(card)
    assert EN("computer-name", number=1) in texts(card)
    (other,) = card.mentions
    assert other.id == (await match.asked()).id
    assert said(await asked.slash(match.place, "game resign")) == EN("refuse-not-a-player")
    assert said(await command(match, "Dora", "resign")) == EN("refuse-not-a-player")


async def test_when_everybody_has_resigned_the_computers_end_the_game(match: Match) -> None:
    for person in map(match.person, (0, 1)):
        (question,) = answers(await person.slash(match.place, "game resign"))
        await person.click(question, custom_id=ids.make(ids.TABLE, "leave", match.id))
    card = await match.card()
    assert EN("card-over") in texts(card)
    assert not card.mentions
    current, earlier = galleries(card)
    assert (len(current), len(earlier)) == (1, 9)
    assert "earlier boards are left out" in texts(card)


# --- languages


async def test_answers_are_private_in_the_readers_language_and_public_in_the_servers(match: Match) -> None:
    asked = await match.asked()
    match.world.tongues.update({match.person(0).id: "it", match.person(1).id: "es-ES"})
    own, other = (IT, ES) if asked.id == match.person(0).id else (ES, IT)
    waiting = match.person(1 if asked.id == match.person(0).id else 0)
    await first_choice(match)
    assert said(await asked.slash(match.place, "game why")) == own("why-nothing")
    assert EN("card-happened") in texts(await match.card())
    assert other("log-title") in said(await waiting.slash(match.place, "game log"))


async def test_a_server_hears_its_own_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sketched(monkeypatch)
    async with simulated.world(a_bot(tmp_path / "matches.db"), server="it") as world:
        match = await begin(world, 2)
        assert IT("button-undo") in {control.get("label") for control in controls(await match.card()).values()}
        assert EN("log-title") in said(await command(match, "Ada", "log"))


async def test_a_language_can_be_chosen(match: Match) -> None:
    ada = match.world.people["Ada"]
    assert said(await ada.slash(match.place, "game language", language="it")) == IT("language-set-me")
    assert IT("log-title") in said(await ada.slash(match.place, "game log"))
    assert EN("log-title") in said(await command(match, "Bruno", "log"))
    assert said(await ada.slash(match.place, "game language", language="auto")) == EN("language-set-me-auto")
    assert EN("log-title") in said(await ada.slash(match.place, "game log"))


async def test_a_moderator_chooses_the_servers_language(match: Match) -> None:
    ada = await command(match, "Ada", "language", language="es", scope="server")
    assert said(ada) == EN("refuse-not-moderator")
    guild = match.place.guild
    assert guild is not None
    role = guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
    moderator = guild.add_member(match.world.env.create_user("mod"), roles=[role])
    chosen = await moderator.slash(match.place, "game language", language="es", scope="server")
    assert said(chosen) == ES("language-set-server")
    await first_choice(match)
    assert ES("card-happened") in texts(await match.card())
    assert EN("log-title") in said(await command(match, "Ada", "log"))


async def test_help_has_pages_to_turn(world: World) -> None:
    ada = world.people["Ada"]
    world.tongues[ada.id] = "it"
    (page,) = answers(await ada.slash(world.channel, "help"))
    seen = [texts(page)]
    while (further := IT("button-next")) in {control["label"] for control in controls(page).values()}:
        result = await ada.click(page, label=further)
        assert result.response is not None
        page = result.response
        seen.append(texts(page))
    assert len(set(seen)) == len(seen) >= 3
    assert IT("button-previous") in {control["label"] for control in controls(page).values()}


# --- taking back, with the others' consent


async def others_moved(match: Match) -> tuple[MemberActor, MemberActor, discord.Message]:
    """The first player has asked to take back a move that the second has answered; the request is there."""
    first = await match.asked()
    await first_choice(match)
    second = await match.asked()
    await first_choice(match)
    asked = await first.slash(match.place, "game undo")
    assert said(asked) == EN("undo-waiting")
    request = match.place.last_message
    assert request is not None
    return first, second, request


async def test_an_undo_asks_the_others_by_button(match: Match) -> None:
    first, second, request = await others_moved(match)
    assert [user.id for user in request.mentions] == [second.id]
    before = await match.digest()
    assert said(await first.click(request, label=EN("button-agree"))) == EN("refuse-own-undo")
    assert said(await first.slash(match.place, "game undo")) == EN("undo-waiting")
    assert [one.id for one in match.place.history()][-1] == request.id, "the others are asked once"
    assert await match.digest() == before
    await second.click(request, label=EN("button-agree"))
    assert texts(message(match.place, request.id)) == EN("undo-granted")
    card = await match.card()
    assert [user.id for user in card.mentions] == [first.id]
    assert (await match.table()).match.undos == 1


async def test_an_undo_that_is_refused_is_over(match: Match) -> None:
    _, second, request = await others_moved(match)
    dora = match.world.people["Dora"]
    assert said(await dora.click(request, label=EN("button-agree"))) == EN("refuse-not-a-player")
    await second.click(request, label=EN("button-refuse"))
    shown = message(match.place, request.id)
    assert texts(shown) == EN("undo-refused", player=second.name.capitalize())
    assert not controls(shown)
    assert (await match.table()).match.undos == 0


async def test_a_request_that_play_has_passed_is_outdated(match: Match) -> None:
    _, second, request = await others_moved(match)
    await first_choice(match)
    assert said(await second.click(request, label=EN("button-agree"))) == EN("undo-outdated")
    assert (await match.table()).match.undos == 0


async def test_after_an_undo_the_old_card_stays_old(match: Match) -> None:
    first = await match.asked()
    card = await match.card()
    old = choices(card)[0]
    await first_choice(match)
    await first.slash(match.place, "game undo")
    options = [discord.SelectOption(label="old", value=key) for key in entries(controls(card)[old])]
    shown = forged(match.world.env, match.place, discord.ui.Select(custom_id=old, options=options))
    before = await match.digest()
    told = await first.select(shown, [options[0].value], custom_id=old)
    assert EN("refuse-stale") in said(told)
    assert await match.digest() == before
