"""Records and proofs of a match: what they reveal while it runs, and after its end."""

import pytest
from simcord import InteractionResult

from bot.words import Catalogue
from engine import GAMES
from engine.core.log import actions_in_force
from engine.core.notation import Record, Unreadable, read_record, write_entry
from tests import simulated
from tests.bot.playing import Match, begin, fix_secret, private_messages, private_text
from tests.bot.tabletop import SECRET, script
from tests.simulated import World, components

EN = Catalogue().words("en")
FILE = 13


def record(match: Match, result: InteractionResult) -> Record:
    """Return the record in an answer to `/game export`."""
    return read_record(exported(match, result))


def exported(match: Match, result: InteractionResult) -> str:
    """Return the text of the file in such an answer."""
    (answer,) = private_messages(result)
    (file,) = [component["file"] for component in components(answer) if component["type"] == FILE]
    assert file["url"].rpartition("/")[2] == f"provost-{match.id}.txt"
    return match.picture(file["url"]).decode()


async def test_the_record_of_a_running_match_keeps_the_secret(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    await match.first_choice()
    exported = record(match, await match.command("Dora", "export"))
    table = await match.table()
    assert list(exported.entries) == table.core.log
    assert exported.commitment == table.row.commitment
    assert exported.secret == ""
    verified = await match.command("Dora", "verify")
    assert private_text(verified) == EN("verify-running", commitment=table.row.commitment)


async def test_the_record_of_a_running_match_hides_secrets(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch)
    match, written = await begin(world, 2, "magna_carta"), script(2, 5, name="magna_carta")
    for choice in written.choices[:20]:
        await match.type(choice)
    text = exported(match, await match.command("Dora", "export"))
    entries = [line.partition("  #")[0] for line in text.splitlines() if line[0].isdigit() or line.startswith("chance")]
    log = (await match.table()).core.log
    hidden = ("chance deck ", "chance reshuffle ")
    lines = [write_entry(entry) for entry in log]
    assert sum(line.startswith(hidden) for line in lines) >= 2, "a pile each"
    assert entries == [f"{' '.join(line.split()[:2])} ?" if line.startswith(hidden) else line for line in lines]
    with pytest.raises(Unreadable, match="line_hidden"):
        read_record(text)
    for number, choice in enumerate(written.choices[20:]):
        await match.bot.services.matches.say(
            match.id, match.person(choice.seat).id, choice.verb, (choice.key,), str(number)
        )
    await world.env.settle()
    whole = record(match, await match.command("Dora", "export"))
    assert list(whole.entries) == (await match.table()).core.log
    assert whole.secret == SECRET.hex()


async def test_the_record_of_a_cancelled_match_is_complete(world: World) -> None:
    match = await begin(world, 2, "magna_carta")
    await match.bot.services.matches.cancellation.moderate(match.id, "Zoe")
    whole = await match.bot.services.matches.record(match.id)
    assert (whole.hidden, bool(whole.secret)) == (frozenset(), True)


async def test_the_record_of_an_ended_match_replays_and_is_proven(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_secret(monkeypatch)
    match, written = await begin(world), script(3, 92)
    for choice in written.choices:
        await match.type(choice)
    exported = record(match, await match.command("Dora", "export"))
    game = GAMES["caylus"]
    replayed = game.replay(exported.setup, actions_in_force(exported.entries))
    assert game.digest(replayed) == written.digest
    assert exported.secret == SECRET.hex()
    proof = private_text(await match.command("Dora", "verify"))
    proven = EN("verify-proven", count=2, seed=SECRET.hex(), commitment=exported.commitment)
    assert proof == f"{proven}\n{EN('verify-not-closed')}"


async def test_no_message_of_a_running_match_has_the_secret(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch)
    match, written = await begin(world), script(3, 92)
    told: list[simulated.Message] = []
    for choice in written.choices[:12]:
        told += private_messages(await match.type(choice))
    for verb in ("board", "log", "undo", "why", "resign", "export", "verify"):
        told += private_messages(await match.command("Ada", verb))
    places = [*world.channel.history(), *match.place.history(), *told]
    shown = "".join(repr(components(one)) for one in places)
    files = b"".join(world.env.backend.cdn._blobs.values())
    for form in (SECRET.hex(), SECRET.hex().upper(), repr(SECRET), str(list(SECRET)), str(int.from_bytes(SECRET))):
        assert form not in shown
        assert form.encode() not in files
    assert SECRET not in files
    assert (await match.table()).row.commitment in shown
