"""Titles of matches, players of one name, and names that change."""

from collections import Counter
from itertools import product

import pytest

from bot.cards.match_names import MAX_PLACE_NAME, match_title, place_name, titled, titled_apart
from bot.match.new_match import ID_ALPHABET
from bot.words import LOCALES, Catalogue
from storage.matches import MatchRow, Move
from tests.bot.commands.test_play_elsewhere import join_elsewhere
from tests.bot.playing import begin, choice_ids, menu_values, private_messages, private_text
from tests.simulated import World, controls, texts

CATALOGUE = Catalogue()
EN = CATALOGUE.words("en")
IDS = ["".join(letters) for letters in product(ID_ALPHABET[:20], repeat=3)]


def a_row(id: str) -> MatchRow:
    return MatchRow(id, 1, 2, "caylus", 1, 1, 2, {}, {}, None, "", "live", 0, 3)


def named_alike(world: World, name: str = "Ada") -> None:
    """Rename the server's second person to that name."""
    guild = world.channel.guild
    assert guild is not None
    other = guild.add_member(world.env.create_user("another", global_name=name))
    world.people = {"Ada": world.people["Ada"], "Ada of another town": other}


# Titles


async def test_two_games_of_the_same_people_are_told_apart(world: World) -> None:
    first, second = await begin(world, 2), await begin(world, 2)
    names = [world.env.backend.get_channel(thread.id).name for thread in world.channel.threads]
    assert {*names} == {f"Caylus · {match_title(EN, match.id)}: Ada, Bruno" for match in (first, second)}
    (listed,) = private_messages(await world.people["Ada"].slash(world.channel, "mygames"))
    for match in (first, second):
        assert titled(EN, a_row(match.id)) in texts(listed)


async def test_a_lobby_shows_the_title_of_its_match(world: World) -> None:
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2)
    (lobby,) = [one for one in world.channel.history() if any(id.startswith("l|join") for id in controls(one))]
    id = next(one for one in controls(lobby) if one.startswith("l|join")).rpartition("|")[2]
    assert match_title(EN, id) in texts(lobby)


def test_a_title_has_the_same_places_in_the_lists_of_all_languages() -> None:
    lists = [
        {id: CATALOGUE.words(locale)(f"match-title-{id}").split(", ") for id in ("first", "second")}
        for locale in LOCALES
    ]
    for id in ("first", "second"):
        assert {len(one[id]) for one in lists} == {64}
        assert all(len({*map(str.casefold, one[id])}) == 64 for one in lists)
    for id in IDS[:50]:
        places = set()
        for locale, one in zip(LOCALES, lists, strict=True):
            title = match_title(CATALOGUE.words(locale), id)
            (place,) = [
                (first, second)
                for first, second in product(range(64), repeat=2)
                if title
                == CATALOGUE.words(locale)("match-title", first=one["first"][first], second=one["second"][second])
            ]
            places.add(place)
        assert len(places) == 1


def test_titles_are_spread_over_all_pairs() -> None:
    count = Counter(match_title(EN, id) for id in IDS)
    assert len(count) > 3_000
    assert max(count.values()) < 12


def test_two_matches_of_one_title_are_told_apart_by_their_ids() -> None:
    by_title: dict[str, list[str]] = {}
    for id in IDS:
        by_title.setdefault(match_title(EN, id), []).append(id)
    first, second, *_ = next(ids for ids in by_title.values() if len(ids) > 1)
    other = next(ids[0] for ids in by_title.values() if first not in ids)
    named = titled_apart(EN, [a_row(first), a_row(second), a_row(other)])
    assert named[first].endswith(f" ({first})")
    assert named[first] != named[second]
    assert named[other] == titled(EN, a_row(other))


def test_the_name_of_a_place_is_as_long_as_discord_takes() -> None:
    assert len(place_name(EN, a_row("abcdefgh"), ["N" * 32] * 5)) == MAX_PLACE_NAME


# Players of one name


@pytest.mark.parametrize("name", ["Ada", "ADA", "Ada (blue)"])
async def test_two_of_one_name_are_told_apart(world: World, name: str) -> None:
    named_alike(world, name)
    match = await begin(world, 2)
    words = EN.at((await match.table()).names)
    assert len({*words.seats}) == 2
    told = "\n".join(map(texts, match.place.history()))
    assert "Ada, Ada." not in told
    assert words.seats[0].replace("(", "\\(") in told or words.seats[0] in told


async def test_players_of_one_name_are_told_apart_in_refusals_and_lists(world: World) -> None:
    named_alike(world)
    match = await begin(world, 2)
    asked = await match.asked()
    other = next(one for one in world.people.values() if one.id != asked.id)
    table = await match.table()
    seat = table.seat_of(asked.id)
    words = EN.at(table.names)
    told = private_text(await other.slash(match.place, "caylus pass"))
    assert words.seats[seat] in told
    (listed,) = private_messages(await other.slash(world.channel, "mygames"))
    assert words.seats[seat] in texts(listed)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ada", "Bruno"), ("Ada", "Bruno")),
        (("Ada", "ada", "Bruno"), ("Ada (blue)", "ada (orange)", "Bruno")),
        (("Computer 1", "Ada", "Computer 1"), ("Computer 1 (blue)", "Ada", "Computer 1 (green)")),
        (("Ada", "Ada", "Ada (blue)"), ("Ada (blue) (blue)", "Ada (orange)", "Ada (blue) (green)")),
        (("?",) * 6, ("? (blue)", "? (orange)", "? (green)", "? (purple)", "? (grey)", "? (6)")),
    ],
)
def test_names_are_told_apart_by_the_colours_of_their_seats(names: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert EN.at(names).seats == told
    assert CATALOGUE.words("it").at(("Ada", "Ada")).seats == ("Ada (blu)", "Ada (arancione)")


def test_a_former_player_is_distinguished_from_a_player_of_the_same_name() -> None:
    words = EN.at(("Computer 1", "Ada"))
    assert words.former("Ada", 0) == "Ada (blue)"
    assert words.former("Bruno", 0) == "Bruno"
    assert words.former("Ada", 1) == "Ada"


# Names that change


async def test_a_player_with_a_new_name_is_called_by_it(world: World) -> None:
    match = await begin(world, 2)
    world.env.backend.users[world.people["Ada"].id].global_name = "Zoe"
    for _ in range(4):
        await match.first_choice()
    table = await match.table()
    assert "Zoe" in table.names
    assert {seat.name for seat in await match.bot.store.seats(match.id)} == {*table.names}
    assert "Zoe" in texts(match.place.history()[-1])


async def test_a_name_that_stays_is_not_written(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await begin(world, 2)
    renamed, append = [], match.bot.store.append

    async def seen(match_id: str, version: int, move: Move) -> int:
        renamed.append(move.renamed)
        return await append(match_id, version, move)

    monkeypatch.setattr(match.bot.store, "append", seen)
    for _ in range(3):
        await match.first_choice()
    world.env.backend.users[(await match.asked()).id].global_name = "Zoe"
    await match.first_choice()
    assert [len(one) for one in renamed] == [0, 0, 0, 1]


async def test_a_deleted_name_does_not_come_back(world: World) -> None:
    match = await begin(world, 2)
    asked, card = await match.asked(), match.place.history()[-1]
    await asked.slash(world.channel, "privacy delete", sure=True)
    world.env.backend.users[asked.id].global_name = "Zoe"
    for id in (one for one in controls(card) if one.startswith(("c|", "m|"))):
        await asked.click(card, custom_id=id)
    assert not {"Zoe", "Ada"} & {one.name for one in await match.bot.store.seats(match.id) if one.user_id is None}


async def test_a_press_from_another_server_does_not_change_the_name(world: World) -> None:
    match = await begin(world, 2)
    asked = await match.asked()
    there, general = join_elsewhere(match, asked)
    world.env.backend.users[asked.id].global_name = "Zoe"
    (listed,) = private_messages(await there.slash(general, "mygames"))
    shown = private_messages(await there.click(listed, label=EN("button-play-here")))[-1]
    before = (await match.table()).log_length
    menu = choice_ids(shown)[0]
    await there.select(shown, menu_values(controls(shown)[menu])[:1], custom_id=menu)
    table = await match.table()
    assert table.log_length > before
    assert "Zoe" not in table.names
