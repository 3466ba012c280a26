"""What every store promises, whatever it is built on."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage import Store, errors
from storage.rows import Card, Deck, Outbox, Seat
from tests.storage.conftest import Opener
from tests.storage.samples import ANNA, BRUNO, CARLA, SEED, a_line, a_live_match, a_lobby, a_move


async def test_a_match_comes_back_as_it_was_kept(store: Store) -> None:
    lobby = replace(a_lobby(), snapshot=b"\0position", snapshot_seq=0, guild_id=None)
    await store.create_match(lobby, ANNA)
    assert await store.match(lobby.id) == lobby
    assert await store.seats(lobby.id) == (ANNA,)
    assert await store.log(lobby.id) == ()


async def test_what_was_never_kept_is_none(store: Store) -> None:
    assert await store.match("nothing") is None
    assert await store.load("nothing") is None
    assert await store.match_in(1) is None
    assert await store.preference("user", 1, "locale") is None
    assert await store.cards("nothing") == ()
    assert await store.unsent("nothing") == ()


async def test_a_channel_holds_one_open_match(store: Store) -> None:
    await store.create_match(a_lobby("first"), ANNA)
    with pytest.raises(errors.ChannelBusy) as refused:
        await store.create_match(a_lobby("second"), BRUNO)
    assert (refused.value.channel_id, refused.value.match_id) == (7, "first")
    assert await store.match("second") is None
    assert await store.seats("second") == ()
    await store.set_status("first", "cancelled")
    await store.create_match(a_lobby("second"), BRUNO)


async def test_a_channel_shows_its_open_match_then_the_newest_ended_one(store: Store) -> None:
    for number, id in enumerate(("older", "newer", "undone")):
        await store.create_match(a_lobby(id, created_at=100 + number))
        await store.set_status(id, "cancelled" if id == "undone" else "ended")
    assert (await store.match_in(7)) == await store.match("newer")
    await store.create_match(a_lobby("open", created_at=1))
    assert (await store.match_in(7)) == await store.match("open")


async def test_joining(store: Store) -> None:
    await store.create_match(a_lobby(seats=3), ANNA)
    computer = Seat(2, None, "Random", "random")
    await store.join("abcdefgh", computer)
    await store.join("abcdefgh", BRUNO)
    assert await store.seats("abcdefgh") == (ANNA, BRUNO, computer)


async def test_joining_is_refused(store: Store) -> None:
    await store.create_match(a_lobby(seats=2), ANNA)
    with pytest.raises(errors.SeatTaken):
        await store.join("abcdefgh", replace(BRUNO, seat=0))
    with pytest.raises(errors.AlreadySeated):
        await store.join("abcdefgh", replace(ANNA, seat=1))
    await store.join("abcdefgh", BRUNO)
    with pytest.raises(errors.LobbyFull) as refused:
        await store.join("abcdefgh", CARLA)
    assert refused.value.seats == 2
    await store.set_status("abcdefgh", "cancelled")
    with pytest.raises(errors.NotALobby):
        await store.join("abcdefgh", CARLA)
    with pytest.raises(errors.UnknownMatch):
        await store.join("nothing", CARLA)
    assert await store.seats("abcdefgh") == (ANNA, BRUNO)


async def test_two_who_want_the_last_seat(store: Store) -> None:
    await store.create_match(a_lobby(seats=2), ANNA)
    outcomes = await asyncio.gather(
        store.join("abcdefgh", BRUNO), store.join("abcdefgh", replace(CARLA, seat=1)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), errors.LobbyFull]


async def test_leaving(store: Store) -> None:
    await store.create_match(a_lobby(), ANNA)
    await store.join("abcdefgh", Seat(1, None, "Random", "random"))
    assert ANNA.user_id is not None
    await store.leave("abcdefgh", ANNA.user_id)
    await store.unseat("abcdefgh", 1)
    assert await store.seats("abcdefgh") == ()
    with pytest.raises(errors.NotSeated):
        await store.leave("abcdefgh", ANNA.user_id)
    with pytest.raises(errors.NotSeated):
        await store.unseat("abcdefgh", 1)


async def test_nobody_leaves_a_live_match(store: Store) -> None:
    await a_live_match(store)
    assert ANNA.user_id is not None
    with pytest.raises(errors.NotALobby):
        await store.leave("abcdefgh", ANNA.user_id)
    with pytest.raises(errors.NotALobby):
        await store.unseat("abcdefgh", 0)


async def test_a_seat_of_a_live_match_changes_hands(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    computer = Seat(1, None, "Random", "random")
    (told,) = await store.hand_over("abcdefgh", computer, [("channel", b"Bruno left")])
    assert (told.seq, told.body) == (0, b"Bruno left")
    assert await store.seats("abcdefgh") == (ANNA, computer, CARLA)


async def test_a_seat_does_not_change_hands(store: Store) -> None:
    await store.create_match(a_lobby(), ANNA)
    with pytest.raises(errors.NotLive):
        await store.hand_over("abcdefgh", Seat(0, None, "Random", "random"))
    await a_live_match(store, "live", channel_id=8)
    with pytest.raises(errors.NotSeated):
        await store.hand_over("live", Seat(3, None, "Random", "random"), [("channel", b"nobody left")])
    assert await store.unsent("live") == ()


async def test_amending_changes_what_is_given(store: Store) -> None:
    lobby = a_lobby()
    await store.create_match(lobby, ANNA)
    await store.amend(lobby.id, settings={"single": "ask"}, owner_id=3)
    changed = replace(lobby, settings={"single": "ask"}, owner_id=3)
    assert await store.match(lobby.id) == changed
    await store.amend(lobby.id, seats=2, options={}, channel_id=8)
    assert await store.match(lobby.id) == replace(changed, seats=2, options={}, channel_id=8)


async def test_amending_is_refused(store: Store) -> None:
    await store.create_match(a_lobby(seats=3), ANNA)
    await store.join("abcdefgh", BRUNO)
    await store.create_match(a_lobby("other", channel_id=9))
    before = await store.match("abcdefgh")
    with pytest.raises(errors.LobbyFull):
        await store.amend("abcdefgh", seats=1)
    with pytest.raises(errors.ChannelBusy):
        await store.amend("abcdefgh", channel_id=9)
    with pytest.raises(errors.UnknownMatch):
        await store.amend("nothing", owner_id=3)
    assert await store.match("abcdefgh") == before
    await a_live_match(store, "live", channel_id=10)
    with pytest.raises(errors.NotALobby):
        await store.amend("live", options={})
    await store.amend("live", settings={"single": "ask"})


async def test_beginning(store: Store) -> None:
    await store.create_match(a_lobby(), ANNA)
    await store.join("abcdefgh", BRUNO)
    seats = [replace(BRUNO, seat=0), replace(ANNA, seat=1)]
    told = await store.begin("abcdefgh", seats, SEED, "hash", [a_line(0), a_line(1)], b"now", 2, [("channel", b"hi")])
    saved = await store.load("abcdefgh")
    assert saved is not None
    assert saved.match == replace(
        a_lobby(), status="live", seats=2, seed=SEED, commitment="hash", snapshot=b"now", snapshot_seq=2
    )
    assert saved.seats == tuple(seats)
    assert saved.lines == (a_line(0), a_line(1))
    assert told == await store.unsent("abcdefgh") == (Outbox(told[0].id, "abcdefgh", 1, "channel", b"hi"),)
    with pytest.raises(errors.NotALobby):
        await store.begin("abcdefgh", seats, SEED, "hash", [], None, 0)


async def test_a_move_is_kept_whole(store: Store) -> None:
    await a_live_match(store)
    lines = [a_line(0, key="press"), a_line(1)]
    told = await store.append("abcdefgh", lines, b"two", 2, [("channel", b"a"), ("user:1", b"b")], "ended")
    saved = await store.load("abcdefgh")
    assert saved is not None
    assert saved.lines == tuple(lines) == await store.log("abcdefgh")
    assert (saved.match.snapshot, saved.match.snapshot_seq, saved.match.status) == (b"two", 2, "ended")
    assert [(message.seq, message.target, message.body) for message in told] == [
        (1, "channel", b"a"),
        (1, "user:1", b"b"),
    ]
    assert told == await store.unsent("abcdefgh")


async def test_without_a_snapshot_the_kept_one_stays(store: Store) -> None:
    await a_live_match(store)
    await store.append("abcdefgh", [a_line(0)], None, 0)
    match = await store.match("abcdefgh")
    assert match is not None
    assert (match.snapshot, match.snapshot_seq) == (b"start", 0)


async def everything(store: Store) -> tuple[object, ...]:
    return (await store.load("abcdefgh"), await store.unsent("abcdefgh"))


async def test_a_stale_move_changes_nothing(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    before = await everything(store)
    for seqs in ((0,), (2,), (1, 3)):
        with pytest.raises(errors.Stale) as refused:
            await store.append("abcdefgh", [a_line(seq) for seq in seqs], b"wrong", 9, [("channel", b"wrong")], "ended")
        assert refused.value.match_id == "abcdefgh"
        assert await everything(store) == before


async def test_a_repeated_press_changes_nothing(store: Store) -> None:
    await a_live_match(store)
    await a_live_match(store, "other", channel_id=8)
    await a_move(store, "abcdefgh", 0, key="press")
    before = await everything(store)
    for match_id, seq in (("abcdefgh", 0), ("abcdefgh", 1), ("other", 0)):
        with pytest.raises(errors.Repeated) as refused:
            await a_move(store, match_id, seq, key="press")
        assert refused.value.key == "press"
    with pytest.raises(errors.Repeated):
        await store.append("abcdefgh", [a_line(1, "new"), a_line(2, "press")], b"wrong", 3)
    assert await everything(store) == before
    await a_move(store, "abcdefgh", 1, key="new")


async def test_of_many_moves_at_one_place_one_is_kept(store: Store) -> None:
    await a_live_match(store)
    outcomes = await asyncio.gather(*(a_move(store, "abcdefgh", 0, str(n)) for n in range(20)), return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType"] + ["Stale"] * 19
    assert len(await store.log("abcdefgh")) == 1


async def test_only_a_live_match_takes_moves(store: Store) -> None:
    await store.create_match(a_lobby())
    for status in ("lobby", "cancelled"):
        with pytest.raises(errors.NotLive) as refused:
            await a_move(store, "abcdefgh", 0)
        assert refused.value.status == status
        if status == "lobby":
            await store.set_status("abcdefgh", "cancelled")
    with pytest.raises(errors.UnknownMatch):
        await a_move(store, "nothing", 0)


async def test_a_match_is_over_once(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    (told,) = await store.set_status("abcdefgh", "ended", [("channel", b"the end")])
    assert (told.seq, told.body) == (0, b"the end")
    with pytest.raises(errors.NotLive):
        await store.set_status("abcdefgh", "cancelled")


async def test_messages_wait_until_they_are_told(store: Store) -> None:
    for id, channel_id in (("one", 1), ("two", 2)):
        await a_live_match(store, id, channel_id)
        for seq in range(3):
            await a_move(store, id, seq)
    first, second, third = await store.unsent("one")
    assert [message.body for message in (first, second, third)] == [b"told 0", b"told 1", b"told 2"]
    assert await store.matches_with_unsent() == ("one", "two")
    assert await store.oldest_unsent() == first.id
    card = Card("one", 1, 555, 1, 1_700_000_200)
    await store.sent([first.id, second.id], card)
    assert await store.unsent("one") == (third,)
    assert await store.oldest_unsent() == third.id
    await store.sent([third.id])
    assert await store.matches_with_unsent() == ("two",)
    await store.sent([message.id for message in await store.unsent("two")])
    assert await store.oldest_unsent() is None
    assert await store.cards("one") == (card,)


async def test_a_message_taken_as_told_twice_forgets_no_newer_one(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    (old,) = await store.unsent("abcdefgh")
    await store.sent([old.id])
    await a_move(store, "abcdefgh", 1)
    await store.sent([old.id])
    assert [message.body for message in await store.unsent("abcdefgh")] == [b"told 1"]


async def test_cards_one_of_each_kind(store: Store) -> None:
    await a_live_match(store)
    lobby, turn = Card("abcdefgh", 7, 1, -1, 100, "lobby"), Card("abcdefgh", 7, 2, 0, 101)
    await store.sent([], lobby)
    await store.sent([], turn)
    assert await store.cards("abcdefgh") == (lobby, turn)
    newer = replace(turn, message_id=3)
    await store.sent([], newer)
    assert await store.cards("abcdefgh") == (lobby, newer)


async def test_the_matches_of_a_user(store: Store) -> None:
    await store.create_match(a_lobby("old", 1, created_at=1), ANNA)
    await store.create_match(a_lobby("new", 2, created_at=2), ANNA)
    await store.create_match(a_lobby("theirs", 3), BRUNO)
    await a_live_match(store, "live", 4)
    assert ANNA.user_id is not None
    assert [match.id for match in await store.matches_of(ANNA.user_id, "lobby")] == ["new", "old"]
    assert [match.id for match in await store.matches_of(ANNA.user_id, "live")] == ["live"]


async def test_live_matches(store: Store) -> None:
    await store.create_match(a_lobby("lobby", 1))
    await a_live_match(store, "over", 2)
    await store.set_status("over", "ended")
    await a_live_match(store, "b", 3)
    await a_live_match(store, "a", 4)
    assert await store.live_matches() == ("a", "b")


async def test_live_matches_with_a_setting(store: Store) -> None:
    for channel, (id, settings) in enumerate({"set": {"pace": "slow"}, "unset": {"pace": ""}, "other": {}}.items()):
        await a_live_match(store, id, channel)
        await store.amend(id, settings=settings)
    await store.create_match(replace(a_lobby("lobby", 9), settings={"pace": "slow"}))
    assert await store.live_matches("pace") == ("set",)


async def test_languages(store: Store) -> None:
    await store.prefer("user", 1, "locale", "it")
    await store.prefer("guild", 1, "locale", "es")
    await store.prefer("user", 1, "locale", "en")
    assert (await store.preference("user", 1, "locale"), await store.preference("guild", 1, "locale")) == ("en", "es")
    await store.prefer("user", 1, "locale", None)
    assert (await store.preference("user", 1, "locale"), await store.preference("guild", 1, "locale")) == (None, "es")


async def test_decks(store: Store) -> None:
    wool = Deck(1, "catan_cards", "Wool", {"deck": ("abbey", "abbey"), "event_deck": ()})
    mine, another_game = replace(wool, name="Ärmel"), replace(wool, game="other")
    for deck in (wool, mine, another_game, replace(wool, user_id=2)):
        await store.keep_deck(deck)
    assert await store.decks(1, "catan_cards") == (wool, mine)
    better = replace(wool, parts={"deck": ("church",)})
    await store.keep_deck(better)
    assert await store.decks(1, "catan_cards") == (better, mine)
    assert await store.forget_deck(1, "catan_cards", "Wool")
    assert not await store.forget_deck(1, "catan_cards", "Wool")
    assert await store.decks(1, "catan_cards") == (mine,)
    assert await store.decks(1, "other") == (another_game,)
    assert await store.decks(3, "catan_cards") == ()


async def test_everything_is_there_after_a_restart(opener: Opener, tmp_path: Path) -> None:
    store = await opener(tmp_path / "again.db")
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0, key="press")
    await store.sent([], Card("abcdefgh", 7, 1, 0, 100))
    before = await everything(store), await store.cards("abcdefgh")
    await store.close()
    store = await opener(tmp_path / "again.db")
    assert (await everything(store), await store.cards("abcdefgh")) == before
    with pytest.raises(errors.Repeated):
        await a_move(store, "abcdefgh", 1, key="press")
    await a_move(store, "abcdefgh", 1)
    assert len({message.id for message in await store.unsent("abcdefgh")}) == 2
    await store.close()


async def test_closing_finishes_what_was_begun(opener: Opener, tmp_path: Path) -> None:
    store = await opener(tmp_path / "again.db")
    await a_live_match(store)
    moves = [asyncio.ensure_future(a_move(store, "abcdefgh", seq)) for seq in range(10)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*moves)
    store = await opener(tmp_path / "again.db")
    assert len(await store.log("abcdefgh")) == 10
    await store.close()


def test_a_match_names_itself_without_its_secrets() -> None:
    match = replace(a_lobby(), seed=SEED, snapshot=b"hidden hand")
    assert "hidden hand" not in repr(match)
    assert repr(SEED) not in repr(match)
    assert match.id in repr(match)


def test_an_error_shows_its_data() -> None:
    assert str(errors.Stale("abcdefgh", 3, 5)) == "Stale(match_id='abcdefgh', seq=3, next_seq=5)"
