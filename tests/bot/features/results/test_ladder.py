"""The ladder of a server and profiles: based on results alone, with skill, reliability and activity apart."""

import asyncio
from unittest.mock import Mock

import pytest

from bot.features.lobby.cards import lobby_card
from bot.features.lobby.service import Lobbies
from bot.features.results.cards import LINES_PER_PAGE, ProfiledPlayer, ladder_page, profile, rating_lines
from bot.features.results.ladder import Attendance, Ladder, Ladders, Meetings, ladder_of
from bot.features.results.ratings import SHOWN_FROM, Rating
from bot.match.new_match import LobbyTerms
from bot.words import LOCALES, Catalogue
from render.prose.numbers import written
from storage.clocks import ClockChange
from storage.match_results import KeptPlaceRow, KeptResultRow, OutcomeRow, PlaceRow, ResultRow
from tests.bot import playing
from tests.bot.lobbies import lobby_of
from tests.bot.playing import Match, private_messages, private_text, sentence
from tests.bot.tabletop import NOW, USERS, Room, begin, choose_first
from tests.simulated import World, controls, texts

GUILD = 5
FOUR = ("caylus", 4)


def result(number: int, *places: tuple[str | None, int, bool], game: str = "caylus") -> KeptResultRow:
    return KeptResultRow(f"m{number}", game, number, tuple(KeptPlaceRow(*place) for place in places))


def a_ladder(games: int = SHOWN_FROM) -> Ladder:
    """Return a ladder on which Anna wins, Bert is second, Carla leaves every match, and a computer is last."""
    places = (("anna", 1, True), ("bert", 2, True), ("carla", 3, False), (None, 4, False))
    return ladder_of([result(number, *places) for number in range(games)])


def test_players_are_ranked_once_they_have_enough_games() -> None:
    assert a_ladder(SHOWN_FROM - 1).lines(FOUR) == ()
    assert [(one.person, one.games) for one in a_ladder(SHOWN_FROM - 1).provisional(FOUR)] == [("anna", 9), ("bert", 9)]
    assert a_ladder(SHOWN_FROM).provisional(FOUR) == ()
    anna, bert = a_ladder(SHOWN_FROM).lines(FOUR)
    assert [(one.rank, one.person, one.games) for one in (anna, bert)] == [(1, "anna", 10), (2, "bert", 10)]
    assert anna.value > bert.value
    assert a_ladder().lines(("caylus", 3)) == a_ladder().lines(("magna_carta", 4)) == ()


def test_leaving_a_match_does_not_change_a_rating() -> None:
    ladder = a_ladder()
    assert ladder.of("carla") == {}
    assert ladder.played["carla"] == Attendance(0, tuple(range(SHOWN_FROM)))
    assert ladder.played["anna"].kept == SHOWN_FROM
    assert ladder.played["anna"].since(SHOWN_FROM - 3) == 2
    without = ladder_of([result(number, ("anna", 1, True), ("bert", 2, True)) for number in range(SHOWN_FROM)])
    assert [one.value for one in without.lines(("caylus", 2))] == [one.value for one in ladder.lines(FOUR)]


def test_the_effect_of_a_match_on_a_rating_is_found_by_its_id() -> None:
    other = result(98, ("anna", 2, True), ("bert", 1, True))
    ladder = ladder_of([*(result(number, ("anna", 1, True), ("bert", 2, True)) for number in range(SHOWN_FROM)), other])
    first, last, lost = (ladder.change(id, "anna") for id in ("m0", f"m{SHOWN_FROM - 1}", "m98"))
    assert first is not None
    assert last is not None
    assert lost is not None
    assert first.before == Rating()
    assert first.after.games == 1
    assert lost.before == last.after
    assert lost.after.mu < lost.before.mu
    assert a_ladder().change("m0", "carla") is None
    assert a_ladder().change("m99", "anna") is None


@pytest.mark.parametrize("locale", LOCALES)
def test_a_change_of_a_rating_is_shown_once_ratings_are(locale: str) -> None:
    words = Catalogue().words(locale)
    kind = words("ladder-kind", game=words("game-caylus"), seats=4)
    ladder = a_ladder(SHOWN_FROM + 1)
    hidden, first, second = (ladder.change(f"m{number}", "bert") for number in (3, SHOWN_FROM - 1, SHOWN_FROM))
    assert hidden is not None
    assert first is not None
    assert second is not None
    about = {"value": round(hidden.after.mu), "uncertainty": round(hidden.after.sigma)}
    provisional = words("rating-provisional", games=4, wanted=SHOWN_FROM, **about)
    assert rating_lines(words, hidden) == [words("rating-after-provisional", kind=kind, rating=provisional)]
    then = written(first.after.conservative, locale, 1)
    assert rating_lines(words, first)[0] == words("rating-after", kind=kind, rating=then, change=""), (
        "others came later"
    )
    moved = written(second.after.conservative - second.before.conservative, locale, 1, plus=True)
    assert f"({moved})" in rating_lines(words, second)[0]
    assert rating_lines(words, second)[1] == f"-# {words('rating-why')}"


def test_the_usual_table_size_is_the_most_played_one() -> None:
    three = result(99, ("anna", 1, True), ("bert", 2, True), ("dora", 3, True))
    places = (("anna", 1, True), ("bert", 2, True), ("carla", 3, True), ("dora", 4, True))
    assert ladder_of([three, result(100, *places)]).usual_seats("caylus") == 4
    assert ladder_of([three]).usual_seats("caylus") == 3
    assert ladder_of([]).usual_seats("caylus") == 2


@pytest.mark.parametrize("locale", LOCALES)
def test_a_long_ladder_has_pages_and_deleted_players_a_pseudonym(locale: str) -> None:
    places = tuple((f"p{number:02}", number, True) for number in range(1, 41))
    ladder = ladder_of([result(number, *places) for number in range(SHOWN_FROM)])
    lines = ladder.lines(("caylus", 40))
    users = {f"p{number:02}": 10**18 + number for number in range(2, 41)}
    page = ladder_page(Catalogue().words(locale), ("caylus", 4), lines, users, 0)
    shown = str(page.to_components())  # type: ignore[no-untyped-call] # discord.py annotates this one only in part
    assert "`p01`" in shown
    assert shown.count("<@") == LINES_PER_PAGE - 1
    assert "k|caylus|4|1" in shown


def test_provisional_ratings_follow_the_ranked_ones_without_a_rank() -> None:
    newcomer = [
        result(50 + number, ("carla", 1, True), ("anna", 2, True), ("bert", 3, True), (None, 4, False))
        for number in range(4)
    ]
    ladder, words = (
        ladder_of(
            [
                *(
                    result(n, ("anna", 1, True), ("bert", 2, True), ("dora", 3, True), (None, 4, False))
                    for n in range(7)
                ),
                *newcomer,
            ]
        ),
        Catalogue().words("en"),
    )
    dora, carla = ladder.provisional(FOUR)
    assert (dora.person, dora.games, carla.person, carla.games) == ("dora", 7, "carla", 4)
    assert carla.value > 25 > dora.value
    shown = str(ladder_page(words, FOUR, ladder.everyone(FOUR), {}, 0).to_components())  # type: ignore[no-untyped-call] # as above
    about = f"4 of 10 games, about {round(carla.value)} ± {round(carla.uncertainty)}"
    assert shown.index("**2.** `bert`") < shown.index("-# `dora`") < shown.index(f"-# `carla` · provisional: {about}")
    own = str(profile(words, ladder, ProfiledPlayer("Carla", "carla")).to_components())  # type: ignore[no-untyped-call] # as above
    assert f"provisional, {about} · won: 4" in own


@pytest.mark.parametrize(("locale", "decimals"), [("en", "."), ("it", ","), ("es", ",")])
def test_ratings_use_the_number_format_of_the_language(locale: str, decimals: str) -> None:
    ladder, words = a_ladder(), Catalogue().words(locale)
    value = f"{ladder.lines(FOUR)[0].value:.1f}".replace(".", decimals)
    page = ladder_page(words, FOUR, ladder.lines(FOUR), {}, 0)
    for shown in (page, profile(words, ladder, ProfiledPlayer("Anna", "anna"))):
        assert f"**{value}**" in str(shown.to_components())  # type: ignore[no-untyped-call] # as above


async def test_a_result_is_stored_once_with_pseudonyms(room: Room) -> None:
    places = (PlaceRow(USERS[0], 1, True), PlaceRow(None, 2, False))
    change = ClockChange(outcome=OutcomeRow("caylus", 1, 2, "own_end"), result=ResultRow(GUILD, "caylus", NOW, places))
    match_id = await begin(room.tables)
    table = await room.tables.get_match(match_id)
    version = await room.store.advance_clock(match_id, table.row.version, change)
    await room.store.advance_clock(match_id, version, change)
    (kept,) = await room.store.results(GUILD)
    person = await room.store.pseudonym(USERS[0])
    assert kept.places == (KeptPlaceRow(person, 1, True), KeptPlaceRow(None, 2, False))
    assert await room.store.count_results(GUILD) == 1
    assert await room.store.results(None) == ()
    assert person is not None
    assert await room.store.users((person, "nobody")) == {person: USERS[0]}
    own = await room.store.own_rows(USERS[0])
    assert [(row["match_id"], row["own"]) for row in own["results"]] == [(match_id, f'["{person}",1,true]')]
    await room.store.forget_user(USERS[0])
    assert await room.store.users((person,)) == {}
    assert (await room.store.results(GUILD))[0].places == kept.places


async def test_a_match_that_ends_has_a_result(room: Room) -> None:
    match_id = await begin(room.tables, people=2, game="magna_carta")
    await room.tables.resign(match_id, USERS[1], "Computer")
    while (await room.tables.get_match(match_id)).row.status == "live":
        await choose_first(room.tables, match_id)
    (kept,) = await room.store.results(GUILD)
    assert [(place.person is None, place.rated) for place in kept.places] == [(False, True), (False, False)]
    ladders = Ladders(room.store)
    ladder = await ladders.of(GUILD)
    assert await ladders.of(GUILD) is ladder
    assert ladder.of(await ladders.person(USERS[0])) == {}
    assert {one.kept for one in ladder.played.values()} == {0, 1}


async def test_simultaneous_requests_compute_one_ladder(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    ladders, computing = Ladders(room.store), Mock(side_effect=ladder_of)
    monkeypatch.setattr("bot.features.results.ladder.ladder_of", computing)
    await asyncio.gather(*(ladders.of(GUILD) for _ in range(4)))
    computing.assert_called_once()


@pytest.mark.parametrize(("rated", "results"), [("on", 1), ("off", 0)])
async def test_a_match_counts_on_the_ladder_unless_its_host_opts_out(room: Room, rated: str, results: int) -> None:
    match_id = await begin(room.tables, people=2, game="magna_carta", rated=rated)
    while (await room.tables.get_match(match_id)).row.status == "live":
        await choose_first(room.tables, match_id)
    assert await room.store.count_results(GUILD) == results
    assert await room.store.finished(USERS[0]) == 1, "it counts for newcomers all the same"


def test_wins_count_where_two_players_finish_the_match() -> None:
    shared = result(90, ("anna", 1, True), ("bert", 1, True), ("dora", 3, True))
    left = result(91, ("anna", 2, True), ("bert", 1, False))
    by_computer = result(92, ("anna", 2, True), ("bert", 3, True), (None, 1, False))
    alone = result(93, ("anna", 1, True), (None, 2, False))
    ladder = ladder_of([shared, left, by_computer, alone])
    assert ladder.won("anna") == ladder.won("bert") == {("caylus", 3): 1}
    assert not ladder.won("dora")
    assert not ladder.won("nobody")


def test_profiles_compare_two_who_played_together() -> None:
    places = [(1, 2), (1, 3), (3, 1), (2, 2)]
    met = [result(number, ("anna", own, True), ("bert", his, True)) for number, (own, his) in enumerate(places)]
    left = result(9, ("anna", 1, True), ("bert", 2, False), ("dora", 3, True))
    ladder = ladder_of([*met, left])
    assert ladder.meetings("anna", "bert") == Meetings(ahead=2, behind=1, level=1)
    assert ladder.meetings("bert", "anna") == Meetings(ahead=1, behind=2, level=1)
    assert ladder.meetings("bert", "dora") == Meetings(0, 0, 0)
    for locale in LOCALES:
        words = Catalogue().words(locale)
        mine, theirs = (
            str(profile(words, ladder, ProfiledPlayer("Bert", "bert"), reader).to_components())  # type: ignore[no-untyped-call] # as above
            for reader in ("bert", "anna")
        )
        assert words("profile-together") in theirs
        assert words("profile-together") not in mine
        assert words("profile-met", games=4, player="Bert", ahead=2, behind=1, level=1) in theirs


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lobby_shows_that_its_match_does_not_count(room: Room, locale: str) -> None:
    words, lobby = (
        Catalogue().words(locale),
        await lobby_of(room.tables).lobbies.open(7, GUILD, USERS[0], "Ada", LobbyTerms("caylus")),
    )
    said = words("lobby-rated", value="off")
    assert said not in str(lobby_card(words, *await lobby_of(room.tables).lobbies.get_lobby(lobby.id)).to_components())  # type: ignore[no-untyped-call] # as above
    await lobby_of(room.tables).lobbies.change(lobby.id, USERS[0], "rated", "off")
    assert said in str(lobby_card(words, *await lobby_of(room.tables).lobbies.get_lobby(lobby.id)).to_components())  # type: ignore[no-untyped-call] # as above


@pytest.fixture
async def match(world: World) -> Match:
    """A match of Ada and Bruno that is being played."""
    return await playing.begin(world, 2)


async def store_wins(match: Match, games: int) -> None:
    """Store wins of Ada against Bruno."""
    ada, bruno = (match.world.people[name].id for name in ("Ada", "Bruno"))
    store, row = match.bot.store, (await match.table()).row
    places = (PlaceRow(ada, 1, True), PlaceRow(bruno, 2, True))
    version = row.version
    for number in range(games):
        lobby = await match.bot.services[Lobbies].open(900 + number, row.guild_id, ada, "Ada", LobbyTerms("caylus", 2))
        outcome = OutcomeRow("caylus", 1, 2, "own_end")
        kept = ResultRow(row.guild_id, "caylus", match.bot.now(), places)
        await store.set_status(lobby.id, lobby.version, "cancelled", clock=ClockChange(outcome=outcome, result=kept))
    assert version == row.version


async def test_ladder_and_profile_on_discord(match: Match) -> None:
    ada, dora = match.world.people["Ada"], match.world.people["Dora"]
    (empty,) = private_messages(await dora.slash(match.place, "ladder", game="caylus"))
    assert sentence("ladder-empty") in texts(empty)
    await store_wins(match, SHOWN_FROM)
    (shown,) = private_messages(await dora.slash(match.place, "ladder", game="caylus"))
    assert f"**1.** <@{ada.id}>" in texts(shown)
    assert not controls(shown)
    profile = private_text(await dora.slash(match.place, "profile", player=ada))
    assert sentence("ladder-kind", game="Caylus", seats=2) in profile
    assert sentence("profile-kept", kept=10, begun=10, share="100") in profile
    assert sentence("profile-together") not in profile
    seen = private_text(await match.world.people["Bruno"].slash(match.place, "profile", player=ada))
    assert sentence("profile-met", games=10, player="Ada", ahead=0, behind=10, level=0) in seen
    assert sentence("profile-active", ended=10, running=1) in profile
    profile = private_text(await dora.slash(match.place, "profile"))
    assert sentence("profile-no-skill") in profile
    assert sentence("profile-nothing-ended") in profile
