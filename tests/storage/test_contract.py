"""Contract of all stores, for every implementation."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from storage import Store, errors
from storage.decks import DeckRow
from storage.log import Snapshot
from storage.matches import Beginning, Move, SeatRow
from storage.messages import (
    CORRECTED,
    LIVE_CARD,
    OLDER_CARD,
    REPLACED_CARD,
    SUPERSEDED,
    MessageRow,
    OutboxRow,
    PhaseRecordRow,
)
from storage.privacy import LISTS
from tests.storage.conftest import Opener
from tests.storage.samples import (
    ANNA,
    BEGUN,
    BRUNO,
    CARLA,
    NOW,
    SEED,
    a_line,
    a_live_match,
    a_lobby,
    a_move,
    a_parcel,
)


async def test_a_match_is_read_as_it_was_stored(store: Store) -> None:
    lobby = replace(a_lobby(), guild_id=None)
    await store.create_match(lobby, ANNA)
    assert await store.match(lobby.id) == lobby
    assert await store.seats(lobby.id) == (ANNA,)
    assert await store.log(lobby.id) == ()


async def test_an_unknown_match_is_none(store: Store) -> None:
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
    await store.set_status("first", 0, "cancelled")
    await store.create_match(a_lobby("second"), BRUNO)


async def test_a_channel_shows_its_open_match_then_the_newest_ended_one(store: Store) -> None:
    for number, id in enumerate(("older", "newer", "undone")):
        await store.create_match(a_lobby(id, created_at=100 + number))
        await store.set_status(id, 0, "cancelled" if id == "undone" else "ended")
    assert (await store.match_in(7)) == await store.match("newer")
    await store.create_match(a_lobby("open", created_at=1))
    assert (await store.match_in(7)) == await store.match("open")


async def test_joining(store: Store) -> None:
    await store.create_match(a_lobby(seats=3), ANNA)
    computer = SeatRow(2, None, "Random", "random")
    await store.join("abcdefgh", 0, computer)
    await store.join("abcdefgh", 1, BRUNO)
    assert await store.seats("abcdefgh") == (ANNA, BRUNO, computer)


async def test_joining_is_refused(store: Store) -> None:
    await store.create_match(a_lobby(seats=2), ANNA)
    with pytest.raises(errors.SeatTaken):
        await store.join("abcdefgh", 0, replace(BRUNO, seat=0))
    with pytest.raises(errors.AlreadySeated):
        await store.join("abcdefgh", 0, replace(ANNA, seat=1))
    await store.join("abcdefgh", 0, BRUNO)
    with pytest.raises(errors.LobbyFull) as refused:
        await store.join("abcdefgh", 1, CARLA)
    assert refused.value.seats == 2
    await store.set_status("abcdefgh", 1, "cancelled")
    with pytest.raises(errors.NotALobby):
        await store.join("abcdefgh", 2, CARLA)
    with pytest.raises(errors.UnknownMatch):
        await store.join("nothing", 0, CARLA)
    assert await store.seats("abcdefgh") == (ANNA, BRUNO)


async def test_two_players_who_want_the_last_seat(store: Store) -> None:
    await store.create_match(a_lobby(seats=2), ANNA)
    outcomes = await asyncio.gather(
        store.join("abcdefgh", 0, BRUNO), store.join("abcdefgh", 0, replace(CARLA, seat=1)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [int, errors.LobbyFull]


async def test_leaving(store: Store) -> None:
    await store.create_match(a_lobby(), ANNA)
    await store.join("abcdefgh", 0, SeatRow(1, None, "Random", "random"))
    assert ANNA.user_id is not None
    await store.leave("abcdefgh", 1, ANNA.user_id)
    await store.unseat("abcdefgh", 2, 1)
    assert await store.seats("abcdefgh") == ()
    with pytest.raises(errors.NotSeated):
        await store.leave("abcdefgh", 3, ANNA.user_id)
    with pytest.raises(errors.NotSeated):
        await store.unseat("abcdefgh", 3, 1)


async def test_no_player_leaves_a_live_match(store: Store) -> None:
    await a_live_match(store)
    assert ANNA.user_id is not None
    with pytest.raises(errors.NotALobby):
        await store.leave("abcdefgh", BEGUN, ANNA.user_id)
    with pytest.raises(errors.NotALobby):
        await store.unseat("abcdefgh", BEGUN, 0)


async def test_a_seat_of_a_live_match_changes_hands(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    computer = SeatRow(1, None, "Random", "random")
    await store.hand_over("abcdefgh", BEGUN + 1, computer, [a_parcel(b"Bruno left")])
    _, news = await store.unsent("abcdefgh")
    assert (news.seq, news.body) == (0, b"Bruno left")
    assert await store.seats("abcdefgh") == (ANNA, computer, CARLA)


async def test_a_seat_does_not_change_hands(store: Store) -> None:
    await store.create_match(a_lobby(), ANNA)
    with pytest.raises(errors.NotLive):
        await store.hand_over("abcdefgh", 0, SeatRow(0, None, "Random", "random"))
    await a_live_match(store, "live", channel_id=8)
    with pytest.raises(errors.NotSeated):
        await store.hand_over("live", BEGUN, SeatRow(3, None, "Random", "random"), [a_parcel(b"nobody left")])
    assert await store.unsent("live") == ()


async def test_amending_changes_only_the_given_fields(store: Store) -> None:
    lobby = a_lobby()
    await store.create_match(lobby, ANNA)
    await store.amend(lobby.id, 0, settings={"single": "ask"}, owner_id=3)
    changed = replace(lobby, settings={"single": "ask"}, owner_id=3, version=1)
    assert await store.match(lobby.id) == changed
    await store.amend(lobby.id, 1, seats=2, options={}, channel_id=8)
    assert await store.match(lobby.id) == replace(changed, seats=2, options={}, channel_id=8, version=2)


async def test_amending_is_refused(store: Store) -> None:
    await store.create_match(a_lobby(seats=3), ANNA)
    await store.join("abcdefgh", 0, BRUNO)
    await store.create_match(a_lobby("other", channel_id=9))
    before = await store.match("abcdefgh")
    with pytest.raises(errors.LobbyFull):
        await store.amend("abcdefgh", 1, seats=1)
    with pytest.raises(errors.ChannelBusy):
        await store.amend("abcdefgh", 1, channel_id=9)
    with pytest.raises(errors.UnknownMatch):
        await store.amend("nothing", 0, owner_id=3)
    assert await store.match("abcdefgh") == before
    await a_live_match(store, "live", channel_id=10)
    with pytest.raises(errors.NotALobby):
        await store.amend("live", BEGUN, options={})
    await store.amend("live", BEGUN, settings={"single": "ask"})


async def test_beginning(store: Store) -> None:
    await store.create_match(a_lobby(), ANNA)
    await store.join("abcdefgh", 0, BRUNO)
    seats = [replace(BRUNO, seat=0), replace(ANNA, seat=1)]
    move = Move([a_line(0), a_line(1)], b"now", [a_parcel(b"hi")])
    begun = await store.begin("abcdefgh", 1, Beginning(seats, SEED, "hash", {"pace": "steady"}), move)
    saved = await store.load("abcdefgh")
    assert saved is not None
    whole = replace(a_lobby(), status="live", seats=2, seed=SEED, commitment="hash", settings={"pace": "steady"})
    assert saved.match == replace(whole, version=begun)
    assert saved.seats == tuple(seats)
    assert saved.lines == (a_line(0), a_line(1))
    assert saved.snapshot == Snapshot(2, b"now")
    (news,) = await store.unsent("abcdefgh")
    assert news == OutboxRow(news.id, "abcdefgh", 1, "channel", NOW, b"hi")
    with pytest.raises(errors.NotALobby):
        await store.begin("abcdefgh", begun, Beginning(seats, SEED, "hash"), Move([]))


async def test_a_move_is_stored_completely(store: Store) -> None:
    await a_live_match(store)
    lines = [a_line(0, key="press"), a_line(1)]
    await store.append("abcdefgh", BEGUN, Move(lines, b"two", [a_parcel(b"a"), a_parcel(b"b", "user:1")], "ended"))
    saved = await store.load("abcdefgh")
    assert saved is not None
    assert saved.lines == tuple(lines) == await store.log("abcdefgh")
    assert (saved.snapshot, saved.match.status) == (Snapshot(2, b"two"), "ended")
    assert [(message.seq, message.target, message.body) for message in await store.unsent("abcdefgh")] == [
        (1, "channel", b"a"),
        (1, "user:1", b"b"),
    ]


async def test_without_a_snapshot_the_kept_one_stays(store: Store) -> None:
    await a_live_match(store)
    await store.append("abcdefgh", BEGUN, Move([a_line(0)]))
    saved = await store.load("abcdefgh")
    assert saved is not None
    assert saved.snapshot == Snapshot(0, b"start")


async def everything(store: Store) -> tuple[object, ...]:
    return (await store.load("abcdefgh"), await store.unsent("abcdefgh"))


async def test_a_stale_move_changes_nothing(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    before = await everything(store)
    for seqs in ((0,), (2,), (1, 3)):
        move = Move([a_line(seq) for seq in seqs], b"wrong", [a_parcel(b"wrong")], "ended")
        for made_from in (BEGUN, BEGUN + 1):
            with pytest.raises(errors.Stale) as refused:
                await store.append("abcdefgh", made_from, move)
            assert (refused.value.match_id, refused.value.current) == ("abcdefgh", BEGUN + 1)
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
        await store.append("abcdefgh", BEGUN + 1, Move([a_line(1, "new"), a_line(2, "press")], b"wrong"))
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
            await store.set_status("abcdefgh", 0, "cancelled")
    with pytest.raises(errors.UnknownMatch):
        await a_move(store, "nothing", 0)


async def test_a_match_is_over_once(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    over = await store.set_status("abcdefgh", BEGUN + 1, "ended", [a_parcel(b"the end")])
    _, news = await store.unsent("abcdefgh")
    assert (news.seq, news.body) == (0, b"the end")
    with pytest.raises(errors.NotLive):
        await store.set_status("abcdefgh", over, "cancelled")


async def test_the_cards_that_were_posted_last(store: Store) -> None:
    assert await store.last_shown(60) == ()
    for number, (id, at) in enumerate((("one", NOW), ("two", NOW + 50), ("three", NOW + 100)), start=1):
        await a_live_match(store, id, number)
        await store.shown([], MessageRow(id, number, 500 + number, 1, at))
    assert await store.last_shown(60) == ("three", "two")
    assert await store.last_shown(100) == ("one", "three", "two")


async def test_messages_wait_until_they_are_sent(store: Store) -> None:
    for id, channel_id in (("one", 1), ("two", 2)):
        await a_live_match(store, id, channel_id)
        for seq in range(3):
            await a_move(store, id, seq)
    first, second, third = await store.unsent("one")
    assert [message.body for message in (first, second, third)] == [b"told 0", b"told 1", b"told 2"]
    assert await store.matches_with_unsent() == {"one": NOW, "two": NOW}
    assert await store.oldest_unsent() == first.id
    card = MessageRow("one", 1, 555, 1, 1_700_000_200)
    await store.shown([first.id, second.id], card)
    assert await store.unsent("one") == (third,)
    assert await store.oldest_unsent() == third.id
    assert await store.matches_with_unsent() == {"one": NOW + 2, "two": NOW}
    await store.sent([third.id])
    assert await store.matches_with_unsent() == {"two": NOW}
    await store.sent([message.id for message in await store.unsent("two")])
    assert await store.oldest_unsent() is None
    assert await store.cards("one") == (card,)


async def test_a_message_marked_as_sent_twice_forgets_no_newer_one(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    (old,) = await store.unsent("abcdefgh")
    await store.sent([old.id])
    await a_move(store, "abcdefgh", 1)
    await store.sent([old.id])
    assert [message.body for message in await store.unsent("abcdefgh")] == [b"told 1"]


async def test_cards_one_of_each_kind(store: Store) -> None:
    await a_live_match(store)
    lobby, live = MessageRow("abcdefgh", 7, 1, -1, 100, "lobby"), MessageRow("abcdefgh", 7, 2, 0, 101)
    await store.shown([], lobby)
    await store.shown([], live)
    assert await store.cards("abcdefgh") == (live, lobby)
    newer = replace(live, message_id=3)
    await store.shown([], newer)
    assert await store.cards("abcdefgh") == (newer, lobby)


async def test_a_card_that_comes_late_does_not_replace_a_newer_one(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    (waiting,) = await store.unsent("abcdefgh")
    newer, late = MessageRow("abcdefgh", 7, 50, 5, 101), MessageRow("abcdefgh", 7, 10, 4, 100)
    await store.shown([], newer, draft=b"newer")
    with pytest.raises(errors.Stale):
        await store.shown([waiting.id], late, newer, b"older")
    assert await store.cards("abcdefgh") == (newer,)
    assert await store.superseded() == ()
    assert await store.draft("abcdefgh") == b"newer"
    assert await store.unsent("abcdefgh") == (waiting,)


async def test_a_phase_record_that_comes_late_changes_nothing(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    (waiting,) = await store.unsent("abcdefgh")
    await store.shown([waiting.id], MessageRow("abcdefgh", 7, 50, 1, 101), draft=b"newer")
    with pytest.raises(errors.Stale):
        await store.recorded(PhaseRecordRow("abcdefgh", 10, 7, 4, b"a phase"), [waiting.id], b"rest", b"older")
    assert await store.draft("abcdefgh") == b"newer"
    assert await store.phase_records("abcdefgh", 0) == ()


async def test_superseded_cards_are_kept_until_they_are_stripped(store: Store) -> None:
    await a_live_match(store, "one", 1)
    await a_live_match(store, "two", 2)
    old, older, new = (MessageRow("one", 1, id, seq, 100) for id, seq in ((5, 1), (4, 0), (6, 2)))
    other = MessageRow("two", 2, 7, 0, 100)
    await store.shown([], new, older)
    await store.shown([], new, old)
    await store.shown([], other, other)
    assert await store.cards("one") == (new,)
    assert [(card.match_id, card.message_id) for card in await store.superseded()] == [
        ("one", 4),
        ("one", 5),
        ("two", 7),
    ]
    await store.stripped(old)
    for card in await store.superseded():
        if card.match_id == "two":
            await store.stripped(card)
    assert [card.message_id for card in await store.superseded()] == [4]
    assert await store.cards("two") == (other,)


async def test_an_older_programs_card_is_superseded_by_a_live_one(store: Store) -> None:
    await a_live_match(store)
    older, live = (MessageRow("abcdefgh", 7, id, 0, 100, kind) for id, kind in ((1, OLDER_CARD), (2, LIVE_CARD)))
    await store.shown([], older)
    await store.shown([], live, older)
    assert await store.cards("abcdefgh") == (live,)
    await store.shown([], replace(live, message_id=3), live)
    assert [card.kind for card in await store.superseded()] == [f"{REPLACED_CARD}2", f"{SUPERSEDED}1"]


async def test_a_draft_is_what_was_published_last_of_a_phase(store: Store) -> None:
    await a_live_match(store)
    card = MessageRow("abcdefgh", 7, 1, 0, 100)
    assert await store.draft("abcdefgh") is None
    await store.shown([], card, draft=b"one line")
    await store.shown([], card)
    assert await store.draft("abcdefgh") == b"one line"
    await store.shown([], card, draft=b"two lines")
    assert await store.draft("abcdefgh") == b"two lines"


async def test_a_phase_record_takes_its_news_from_the_outbox(store: Store) -> None:
    await a_live_match(store)
    for seq in range(3):
        await a_move(store, "abcdefgh", seq)
    waiting = await store.unsent("abcdefgh")
    record = PhaseRecordRow("abcdefgh", 50, 7, 4, b"a phase")
    await store.recorded(record, [one.id for one in waiting[:2]], b"the rest", b"nothing yet")
    rest, later = await store.unsent("abcdefgh")
    assert (rest, later) == (replace(waiting[1], body=b"the rest"), waiting[2])
    assert await store.draft("abcdefgh") == b"nothing yet"
    assert await store.phase_records("abcdefgh", 3) == (record,)
    assert await store.phase_records("abcdefgh", 4) == ()


async def test_a_corrected_phase_record_waits_until_it_is_changed(store: Store) -> None:
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    (waiting,) = await store.unsent("abcdefgh")
    record = PhaseRecordRow("abcdefgh", 50, 7, 4, b"a phase")
    await store.recorded(record, [waiting.id], b"", b"")
    corrected = replace(record, body=b"a phase that was undone")
    await store.correct([corrected])
    assert await store.phase_records("abcdefgh", 0) == (corrected,)
    (pending,) = await store.superseded()
    assert (pending.kind, pending.message_id, pending.channel_id) == (f"{CORRECTED}50", 50, 7)
    await store.stripped(pending)
    assert await store.superseded() == ()


async def test_lobbies_and_live_matches_are_counted(store: Store) -> None:
    await store.create_match(replace(a_lobby("one", 1), owner_id=1, guild_id=5), ANNA)
    await store.create_match(replace(a_lobby("two", 2), owner_id=1, guild_id=6), ANNA)
    await store.create_match(replace(a_lobby("three", 3), owner_id=2, guild_id=5), BRUNO)
    await store.create_match(replace(a_lobby("four", 4), owner_id=1, guild_id=5), ANNA)
    await store.set_status("four", 0, "cancelled")
    await a_live_match(store, "live", 5)
    guild = await store.match("live")
    assert guild is not None
    assert [await store.lobbies_of(owner) for owner in (1, 2, 3)] == [2, 1, 0]
    assert [row.id for row in await store.lobbies_in(5)] == ["one", "three"]
    assert [await store.open_in(id) for id in (5, 6, 404)] == [2 + (guild.guild_id == 5), 1, 0]
    assert {row.id for row in await store.running_in(guild.guild_id)} >= {"live"}
    assert [row.id for row in await store.running_in(6)] == ["two"]
    assert await store.running_in(404) == ()


async def test_the_matches_of_a_user(store: Store) -> None:
    await store.create_match(a_lobby("old", 1, created_at=1), ANNA)
    await store.create_match(a_lobby("new", 2, created_at=2), ANNA)
    await store.create_match(a_lobby("theirs", 3), BRUNO)
    await a_live_match(store, "live", 4)
    assert ANNA.user_id is not None
    assert [match.id for match in await store.matches_of(ANNA.user_id, "lobby")] == ["new", "old"]
    assert [match.id for match in await store.matches_of(ANNA.user_id, "live")] == ["live"]
    await store.set_status("live", BEGUN, "ended")
    assert [match.id for match in await store.matches_of(ANNA.user_id, "ended")] == ["live"]


async def test_live_matches(store: Store) -> None:
    await store.create_match(a_lobby("lobby", 1))
    await a_live_match(store, "over", 2)
    await store.set_status("over", BEGUN, "ended")
    await a_live_match(store, "b", 3)
    await a_live_match(store, "a", 4)
    assert await store.live_matches() == ("a", "b")


async def test_live_matches_with_a_setting(store: Store) -> None:
    for channel, (id, settings) in enumerate({"set": {"pace": "slow"}, "unset": {"pace": ""}, "other": {}}.items()):
        await a_live_match(store, id, channel)
        await store.amend(id, BEGUN, settings=settings)
    await store.create_match(replace(a_lobby("lobby", 9), settings={"pace": "slow"}))
    assert await store.live_matches("pace") == ("set",)


async def test_languages(store: Store) -> None:
    await store.prefer("user", 1, "locale", "it")
    await store.prefer("guild", 1, "locale", "es")
    await store.prefer("user", 1, "locale", "en")
    assert (await store.preference("user", 1, "locale"), await store.preference("guild", 1, "locale")) == ("en", "es")
    await store.prefer("user", 1, "locale", None)
    assert (await store.preference("user", 1, "locale"), await store.preference("guild", 1, "locale")) == (None, "es")


async def test_the_preferences_of_users_are_found_by_name(store: Store) -> None:
    await store.prefer("user", 1, "seek:5", "caylus 9")
    await store.prefer("user", 2, "seek:6", "caylus 9")
    await store.prefer("guild", 3, "seek:5", "caylus 9")
    assert await store.user_preferences("seek:5") == {1: "caylus 9"}


async def test_all_preferences_of_a_user_are_found(store: Store) -> None:
    await store.prefer("user", 1, "locale", "it")
    await store.prefer("user", 1, "avoid:2", "Bruno")
    await store.prefer("user", 2, "locale", "es")
    await store.prefer("guild", 1, "locale", "en")
    assert await store.preferences_of(1) == {"locale": "it", "avoid:2": "Bruno"}
    assert await store.preferences_of(3) == {}
    await store.forget_user(2)
    mark = await store.mark(LISTS, 2)
    assert await store.preferences_of(1) == {"locale": "it", f"avoid:{mark}": ""}
    assert await store.mark(LISTS, 1) != mark < 0
    assert await store.preferences_of(2) == {}


async def test_decks(store: Store) -> None:
    wool = DeckRow(1, "catan_cards", "Wool", {"deck": ("abbey", "abbey"), "event_deck": ()})
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
    await store.shown([], MessageRow("abcdefgh", 7, 1, 0, 100))
    before = await everything(store), await store.cards("abcdefgh")
    await store.close()
    store = await opener(tmp_path / "again.db")
    assert (await everything(store), await store.cards("abcdefgh")) == before
    with pytest.raises(errors.Repeated):
        await a_move(store, "abcdefgh", 1, key="press")
    await a_move(store, "abcdefgh", 1)
    assert len({message.id for message in await store.unsent("abcdefgh")}) == 2
    await store.close()


async def test_closing_finishes_changes_that_have_begun(opener: Opener, tmp_path: Path) -> None:
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
    match = replace(a_lobby(), seed=SEED)
    assert repr(SEED) not in repr(match)
    assert match.id in repr(match)
    assert "hidden hand" not in repr(Snapshot(3, b"hidden hand"))


def test_an_error_shows_its_data() -> None:
    assert str(errors.Stale("abcdefgh", 3, 5)) == "Stale(match_id='abcdefgh', version=3, current=5)"


async def test_a_move_stores_the_new_name_of_a_player_who_still_has_the_seat(store: Store) -> None:
    id = await a_live_match(store)
    renamed = (replace(ANNA, name="Zoe"), replace(BRUNO, user_id=99, name="Nobody"))
    await store.append(id, BEGUN, Move([a_line(0)], renamed=renamed))
    assert [seat.name for seat in await store.seats(id)] == ["Zoe", BRUNO.name, CARLA.name]
