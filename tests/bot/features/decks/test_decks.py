"""Decks: built with menus or from a text, private, shared on purpose, and handed in secretly."""

from random import Random

import discord
import pytest
from simcord import InteractionResult, ResponseMessage

from bot.app.client import Provost
from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_OPTIONS
from bot.cards.match_names import named
from bot.features.decks import service as decks
from bot.features.decks.cards import menu_parts
from bot.match.errors import Refused
from bot.match.safe_names import MAX_NAME_LENGTH
from bot.words import LOCALES, Catalogue, Words
from engine import GAMES
from engine.core.deckbuilding import number_copies
from engine.core.types import Reason
from storage.decks import DeckRow
from storage.errors import NotSaved
from tests.bot.followers import elsewhere
from tests.bot.playing import Match, begin, fix_secret, make_bot, message, private_messages, private_text
from tests.bot.tabletop import Room
from tests.simulated import World, components, controls, forged, texts

EN = Catalogue().words("en")
GAME = "catan_cards"
COMMAND = GAMES[GAME].command
RULES = decks.building(GAME)
ALL_WORDS = [Catalogue().words(locale) for locale in LOCALES]


def deck(start: str, name: str = "Mine", user: int = 1) -> DeckRow:
    return DeckRow(user, GAME, name, decks.sort_cards(GAME, decks.first_cards(GAME, start)))


# --- as values


@pytest.mark.parametrize("start", [*RULES.ready, decks.RANDOM_DECK])
@pytest.mark.parametrize("words", ALL_WORDS, ids=LOCALES)
def test_a_deck_written_in_any_language_is_read_in_every_other(words: Words, start: str) -> None:
    written = deck(start)
    assert decks.is_valid(written)
    assert decks.read(ALL_WORDS, GAME, decks.write_deck(words, written)) == written.parts


@pytest.mark.parametrize("line", ["2 Abbey", "2x abbey", "- 2 × ABBEY", "abbey\nAbbey", "* 1 abbey\n• Abbazia"])
def test_a_line_is_read_in_any_style(line: str) -> None:
    assert decks.read(ALL_WORDS, GAME, f"```\n# My deck\n\n{line}\n```")["deck"] == ("abbey", "abbey")


@pytest.mark.parametrize(
    ("text", "count"), [("3 Unicorns", 1), ("12", 1), ("Abbey\nUnicorn\nx Abbey", 2), ("u\n" * 30, 30)]
)
def test_lines_without_a_card_are_quoted_in_the_refusal(text: str, count: int) -> None:
    with pytest.raises(Refused) as refused:
        decks.read(ALL_WORDS, GAME, text)
    assert refused.value.given["count"] == count


@pytest.mark.parametrize(
    ("text", "card", "count", "most"),
    [("99 Spy\n" * 571, "spy", 56_529, 3), ("3 Abbey", "abbey", 3, 2), ("Abbey\n" * 3, "abbey", 3, 2)],
)
def test_more_copies_than_a_player_owns_are_refused(text: str, card: str, count: int, most: int) -> None:
    with pytest.raises(Refused) as refused:
        decks.read(ALL_WORDS, GAME, text)
    assert refused.value.reason == Reason("deck_copies", {"building": card, "count": count, "most": most})


@pytest.mark.parametrize("words", ALL_WORDS, ids=LOCALES)
def test_all_cards_of_a_player_can_be_read_at_once(words: Words) -> None:
    everything = decks.sort_cards(GAME, {part.name: part.pool for part in RULES.parts})
    written = decks.write_deck(words, DeckRow(1, GAME, "W" * MAX_NAME_LENGTH, everything))
    assert len(written) <= decks.MAX_DECK_TEXT
    assert decks.read(ALL_WORDS, GAME, written) == everything


def test_a_long_text_is_refused_unread() -> None:
    languages = iter(ALL_WORDS)
    with pytest.raises(Refused, match="refuse-deck-long") as refused:
        decks.read(languages, GAME, "Abbey\n" * 200_000)
    assert next(languages) is ALL_WORDS[0]
    assert refused.value.given == {"most": decks.MAX_DECK_TEXT}
    assert decks.read(ALL_WORDS, GAME, "Abbey".ljust(decks.MAX_DECK_TEXT))["deck"] == ("abbey",)


def test_random_decks_are_valid_and_differ() -> None:
    drawn = [deck(decks.RANDOM_DECK).parts for _ in range(20)]
    assert all(RULES.problems(one) == () for one in drawn)
    assert len({str(one) for one in drawn}) == len(drawn)


def test_every_copy_is_in_one_menu_of_its_group() -> None:
    for part in RULES.parts:
        menus = menu_parts(part)
        assert sorted(key for _, keys in menus for key in keys) == sorted(number_copies(part.pool))
        assert all(1 <= len(keys) <= MAX_MENU_OPTIONS for _, keys in menus)
        for group, keys in menus:
            assert {part.groups.get(key.partition(".")[0], "") for key in keys} == {group}


def test_a_game_without_decks_has_none() -> None:
    with pytest.raises(Refused):
        decks.building("caylus")
    assert decks.kinds("caylus") == ()


async def test_names_of_decks_are_cleaned_and_belong_to_one_deck_each(room: Room) -> None:
    shelf = decks.Decks(room.store)
    made = await shelf.create(1, GAME, "  My `deck` | <@1>\n" + "x" * 40, decks.EMPTY_DECK)
    assert made.name == "My deck ‹＠1› " + "x" * 19
    refused = ((made.name.upper(), "refuse-deck-exists"), (" | ", "refuse-deck-name"), ("\u3164", "refuse-deck-name"))
    for name, sentence in refused:
        with pytest.raises(Refused, match=sentence):
            await shelf.create(1, GAME, name, decks.EMPTY_DECK)
    with pytest.raises(Refused, match="refuse-no-deck"):
        await shelf.create(1, GAME, "Other", "unicorns")
    for number in range(decks.MAX_DECKS - 1):
        await shelf.create(1, GAME, str(number), decks.EMPTY_DECK)
    with pytest.raises(Refused, match="refuse-many-decks"):
        await shelf.create(1, GAME, "one more", decks.EMPTY_DECK)
    assert await shelf.of(2, GAME) == ()


# --- on Discord


async def use(world: World, verb: str, who: str = "Ada", **given: object) -> InteractionResult:
    return await world.people[who].slash(world.channel, f"{COMMAND} deck {verb}", **given)


async def begin_deck(world: World, start: str = decks.EMPTY_DECK, name: str = "Wool") -> ResponseMessage:
    (shown,) = private_messages(await use(world, "new", name=name, start=start))
    return shown


async def stored_deck(world: World, name: str = "Wool", who: str = "Ada") -> DeckRow:
    found = await bot_of(world).store.decks(world.people[who].id, GAME)
    return next(one for one in found if one.name == name)


def bot_of(world: World) -> Provost:
    """Return the bot that runs now."""
    assert isinstance(world.env.bot, Provost)
    return world.env.bot


def now(world: World, shown: ResponseMessage) -> discord.Message:
    return message(world.channel, shown.id)


def press_id(act: str, name: str = "Wool", *args: str, match_id: str = "") -> str:
    return custom_ids.make(custom_ids.DECK, act, GAME, match_id, name, *args)


async def test_a_deck_is_built_on_one_screen(world: World) -> None:
    ada, shown = world.people["Ada"], await begin_deck(world)
    assert len(components(shown)) <= 40
    for part in RULES.parts:
        wanted = number_copies(Random(1).sample(part.pool, part.size))
        for number, (_, keys) in enumerate(menu_parts(part)):
            chosen = [key for key in keys if key in wanted]
            await ada.select(now(world, shown), chosen, custom_id=press_id(part.name, "Wool", str(number)))
            menu = controls(now(world, shown))[press_id(part.name, "Wool", str(number))]
            assert {one["value"] for one in menu["options"] if one.get("default")} == {*chosen}
    assert decks.is_valid(await stored_deck(world))
    assert EN("deck-valid") in texts(now(world, shown))


async def test_cards_in_a_menu_show_their_costs(world: World) -> None:
    entries = [one for control in controls(await begin_deck(world)).values() for one in control.get("options", ())]
    labels = {one["value"]: one["label"] for one in entries}
    assert labels["abbey"] == "Abbey · 1 lumber, 1 brick, 1 ore"
    assert labels["abbey.2"] == "Abbey (second copy) · 1 lumber, 1 brick, 1 ore"
    assert labels["spy"] == "Spy"


async def test_a_menu_removes_deselected_cards(world: World) -> None:
    ada, shown = world.people["Ada"], await begin_deck(world, "knights")
    before = (await stored_deck(world)).parts
    await ada.select(now(world, shown), [], custom_id=press_id("events", "Wool", "0"))
    assert (await stored_deck(world)).parts == {"deck": before["deck"], "events": ()}
    assert EN("deck-not-valid") in texts(now(world, shown))


def test_a_random_deck_has_no_card_that_can_never_be_placed() -> None:
    (part, _) = RULES.parts
    assert part.useless == {"wizard_alliance"}
    assert not any(part.useless & {*decks.random_cards(GAME)["deck"]} for _ in range(30))


async def test_a_deck_is_filled_at_random_and_emptied(world: World) -> None:
    ada, shown = world.people["Ada"], await begin_deck(world)
    await ada.click(shown, custom_id=press_id("random"))
    assert decks.is_valid(await stored_deck(world))
    full = decks.write_deck(EN, await stored_deck(world))
    emptied = await ada.click(now(world, shown), custom_id=press_id("empty"))
    assert (await stored_deck(world)).parts == {"deck": (), "events": ()}
    assert EN("deck-replaced") in private_text(emptied)
    assert full in private_text(emptied), "a single press loses no deck"
    again = await ada.click(now(world, shown), custom_id=press_id("random"))
    assert EN("deck-replaced") not in private_text(again)


async def test_a_deck_is_pasted_as_text(world: World) -> None:
    ada, shown = world.people["Ada"], await begin_deck(world)
    window = await ada.click(shown, custom_id=press_id("text"))
    await ada.submit_modal(window, {"text": decks.write_deck(ALL_WORDS[1], deck("builders"))})
    assert (await stored_deck(world)).parts == deck("builders").parts
    assert EN("deck-valid") in texts(now(world, shown))
    window = await ada.click(now(world, shown), custom_id=press_id("text"))
    refused = await ada.submit_modal(window, {"text": "2 Unicorn"})
    assert "2 Unicorn" in private_text(refused)
    window = await ada.click(now(world, shown), custom_id=press_id("text"))
    refused = await ada.submit_modal(window, {"text": "99 Spy\n" * 571})
    assert private_text(refused) == EN(f"{GAME}-reason-deck_copies", building=EN("name-spy"), count=99 * 571, most=3)
    assert (await stored_deck(world)).parts == deck("builders").parts


async def test_the_form_works_after_a_restart(world: World) -> None:
    ada, shown = world.people["Ada"], await begin_deck(world, "knights")
    await world.restart(make_bot(bot_of(world).config.db))
    window = await ada.click(now(world, shown), custom_id=press_id("text"))
    await ada.submit_modal(window, {"text": decks.write_deck(EN, deck("merchants"))})
    assert (await stored_deck(world)).parts == deck("merchants").parts


async def test_a_deck_is_shown_checked_listed_and_deleted(world: World) -> None:
    await begin_deck(world, "knights")
    await begin_deck(world, name="Empty")
    assert EN("deck-valid") in private_text(await use(world, "check", deck="wool"))
    told = private_text(await use(world, "check", deck="Empty"))
    assert EN("deck-not-valid") in told
    assert EN("catan_cards-reason-deck_size", count=0, most=33) in told
    assert EN("name-smithy") in private_text(await use(world, "show", deck="WOOL"))
    listed = private_text(await use(world, "list"))
    assert "**Wool**" in listed
    assert "**Empty**" in listed
    (shown,) = private_messages(await use(world, "edit", deck="Wool"))
    assert press_id("random") in controls(shown)
    written = private_text(await use(world, "delete", deck="Wool"))
    assert decks.read(ALL_WORDS, GAME, written.partition("```")[2]) == deck("knights").parts
    assert private_text(await use(world, "show", deck="Wool")) == EN("refuse-no-deck", deck="Wool", command=COMMAND)


async def test_an_empty_list_explains_how_to_begin_a_deck(world: World) -> None:
    assert EN("deck-none", command=COMMAND) in private_text(await use(world, "list", "Bruno"))


async def test_decks_of_others_cannot_be_seen_or_changed(world: World) -> None:
    shown = await begin_deck(world, "knights")
    before = await stored_deck(world)
    assert shown.ephemeral
    assert private_text(await use(world, "show", "Bruno", deck="Wool")) == EN(
        "refuse-no-deck", deck="Wool", command=COMMAND
    )
    assert await world.people["Bruno"].autocomplete(world.channel, f"{COMMAND} deck edit", "deck", "") == []
    offered = await world.people["Ada"].autocomplete(world.channel, f"{COMMAND} deck edit", "deck", "wo")
    assert [one["value"] for one in offered] == ["Wool"]
    assert await stored_deck(world) == before


async def test_a_deck_is_shared_as_text_that_others_can_paste(world: World) -> None:
    shown = await begin_deck(world, "merchants")
    for shared in (
        await use(world, "share", deck="Wool"),
        await world.people["Ada"].click(shown, custom_id=press_id("share")),
        await use(world, "share", "Bruno", deck="merchants"),
    ):
        assert shared.response is not None
        assert not shared.response.ephemeral
        text = texts(shared.response).partition("```")[2]
        assert decks.read(ALL_WORDS, GAME, text) == deck("merchants").parts


async def test_names_of_players_and_decks_make_no_links(world: World) -> None:
    """An older release stored such names of decks."""
    link = "[free](https://evil.example)"
    eve = world.env.guild.add_member(world.env.create_user("eve", global_name=link))
    world.people["Eve"] = eve
    await bot_of(world).store.keep_deck(DeckRow(eve.id, GAME, link, deck("knights").parts))
    shared = await use(world, "share", "Eve", deck=link)
    assert shared.response is not None
    told = [texts(shared.response).partition("```")[0]]
    told += [
        private_text(await use(world, verb, "Eve", **given)) for verb, given in (("list", {}), ("show", {"deck": link}))
    ]
    for one in told:
        assert named(link) in one
        assert "](https://" not in one


@pytest.mark.parametrize(
    "custom_id",
    [
        "d",
        "d|play|abcdefgh",
        press_id("unknown"),
        press_id("read"),
        press_id("deck", "Wool", "99"),
        press_id("deck", "Wool", "x"),
        press_id("unknown", "Wool", "0"),
        custom_ids.make(custom_ids.DECK, "random", "caylus", "", "Wool"),
    ],
)
async def test_forged_presses_change_nothing(world: World, custom_id: str) -> None:
    await begin_deck(world, "knights")
    before = await stored_deck(world)
    shown = forged(world.env, world.channel, discord.ui.Button(custom_id=custom_id, label="?"))
    assert private_text(await world.people["Ada"].click(shown, custom_id=custom_id))
    assert await stored_deck(world) == before


# --- handing in


@pytest.fixture
async def match(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A tournament game of Ada and Bruno that waits for their decks."""
    fix_secret(monkeypatch)
    return await begin(world, 2, GAME, mode="tournament")


async def hand_in(match: Match, seat: int, value: str) -> InteractionResult:
    (shown,) = private_messages(await match.own(seat, "move"))
    custom_id = custom_ids.make(custom_ids.DECK, "play", match.id)
    return await match.person(seat).select(shown, [value], custom_id=custom_id)


async def test_both_hand_in_at_once_and_the_game_continues(match: Match) -> None:
    card = await match.card()
    assert EN("card-private", players="Ada and Bruno", count=2, button=EN("button-move")) in texts(card)
    assert EN("button-move") in {one.get("label") for one in controls(card).values()}
    await hand_in(match, 1, "random")
    assert (await match.table()).asked() == [0]
    assert EN("catan_cards-event-deck_in", player="Bruno") in texts(await match.card())
    await hand_in(match, 0, "ready.knights")
    table = await match.table()
    assert {decision.kind for decision in table.core.decisions} == {"opening"}
    submitted = table.core.position.state.submitted.decks
    assert sorted(submitted[0]) == sorted(RULES.ready["knights"]["deck"])


async def test_a_players_deck_is_handed_in_by_menu_and_by_command(match: Match) -> None:
    await use(match.world, "new", name="Wool", start="merchants")
    await use(match.world, "new", name="Unfinished")
    (shown,) = private_messages(await match.own(0, "move"))
    menu = controls(shown)[custom_ids.make(custom_ids.DECK, "play", match.id)]
    assert [one["value"] for one in menu["options"]] == [
        "own.Wool",
        *(f"ready.{id}" for id in RULES.ready),
        "random",
    ]
    await hand_in(match, 0, "own.Wool")
    bruno = match.person(1)
    answer = await bruno.slash(match.place, f"{COMMAND} deck play", deck="builders")
    assert EN("deck-handed-in", deck=EN("catan_cards-ready-builders")) in private_text(answer)
    submitted = (await match.table()).core.position.state.submitted.decks
    assert sorted(submitted[0]) == sorted(RULES.ready["merchants"]["deck"])
    assert sorted(submitted[1]) == sorted(RULES.ready["builders"]["deck"])
    again = await bruno.slash(match.place, f"{COMMAND} deck play", deck="builders")
    assert private_text(again) == EN("refuse-no-deck-wanted")


async def test_a_deck_is_begun_and_played_from_the_card_of_its_question(match: Match) -> None:
    await use(match.world, "new", name=EN("deck-name", number=1))
    ada = match.person(0)
    (shown,) = private_messages(await match.own(0, "move"))
    (deck,) = private_messages(await ada.click(shown, custom_id=custom_ids.make(custom_ids.DECK, "new", match.id)))
    name = EN("deck-name", number=2)
    assert EN("deck-part", part=EN(f"{GAME}-part-deck"), count=0, size=33) in texts(deck)
    hand_in = press_id("handin", name, match_id=match.id)
    assert hand_in not in controls(deck), "it may not be played yet"
    await ada.click(deck, custom_id=press_id("random", name, match_id=match.id))
    answer = await ada.click(message(match.place, deck.id), custom_id=hand_in)
    assert not answer.followups
    assert EN("deck-handed-in", deck=name) in texts(message(match.place, deck.id))
    submitted = (await match.table()).core.position.state.submitted.decks
    assert sorted(submitted[0]) == sorted((await stored_deck(match.world, name)).parts["deck"])


async def test_a_deck_begun_for_a_match_is_handed_in_there_from_anywhere(match: Match) -> None:
    """The player is in the channel of another match that waits for a deck, where a card links to this one."""
    other = await begin(elsewhere(match.world), 2, GAME, mode="tournament")
    ada, name = other.person(0), EN("deck-name", number=1)
    (shown,) = private_messages(await other.own(0, "next-game"))
    (deck,) = private_messages(await ada.click(shown, custom_id=custom_ids.make(custom_ids.DECK, "new", match.id)))
    await ada.click(deck, custom_id=press_id("random", name, match_id=match.id))
    await ada.click(message(other.place, deck.id), custom_id=press_id("handin", name, match_id=match.id))
    assert [(await one.table()).asked() for one in (match, other)] == [[1], [0, 1]]


async def test_a_deck_cannot_be_handed_in_without_a_match(world: World) -> None:
    shown = await begin_deck(world, "knights")
    (told,) = (await world.people["Ada"].click(shown, custom_id=press_id("handin"))).followups
    assert texts(told) == EN("refuse-no-match")


async def test_an_unfinished_deck_is_refused(match: Match) -> None:
    await use(match.world, "new", name="Unfinished")
    answer = await match.person(0).slash(match.place, f"{COMMAND} deck play", deck="Unfinished")
    assert private_text(answer) == EN("refuse-deck-not-valid", deck="Unfinished", command=COMMAND)
    assert (await match.table()).asked() == [0, 1]


async def test_a_computer_hands_in_too(world: World) -> None:
    match = await begin(world, 2, GAME, mode="tournament")
    await match.bot.services.matches.resign(match.id, match.person(1).id, "Computer 1")
    assert (await match.table()).asked() == [0]


async def test_decks_stay_secret_after_they_were_handed_in(match: Match) -> None:
    await hand_in(match, 0, "ready.knights")
    await hand_in(match, 1, "ready.builders")
    public = "\n".join(texts(one) for one in match.place.history())
    for name in ("name-black_knight", "name-falk", "catan_cards-ready-knights"):
        assert EN(name) not in public
    record = await match.bot.services.matches.record(match.id)
    hidden = {at for at, entry in enumerate(record.entries) if entry.kind in ("deck", "event_deck")}  # type: ignore[union-attr] # none was undone
    assert hidden <= record.hidden


# --- picks out of many cards


async def test_an_opening_hand_is_picked_in_several_menus(match: Match) -> None:
    for seat in (0, 1):
        await hand_in(match, seat, "ready.knights")
    person = match.person(0)
    (shown,) = private_messages(await match.own(0, "move"))
    menus = [
        id for id, control in controls(shown).items() if id.startswith(f"{custom_ids.PICK}|") and "options" in control
    ]
    assert len(menus) == 2
    done = menus[0].rpartition("|")[0] + "|done"
    assert done not in controls(shown)
    first, second = ([one["value"] for one in controls(shown)[menu]["options"]] for menu in menus)
    await person.select(shown, first[:2], custom_id=menus[0])
    await person.select(message(match.place, shown.id), second[:2], custom_id=menus[1])
    assert done not in controls(message(match.place, shown.id)), "four are too many"
    await person.select(message(match.place, shown.id), second[:1], custom_id=menus[1])
    await person.click(message(match.place, shown.id), custom_id=done)
    hand = (await match.table()).core.position.state.players[0].hand
    assert sorted(hand) == sorted(key.partition(".")[0] for key in (*first[:2], *second[:1]))


# --- commands that do not fit


async def test_ready_decks_are_offered_where_they_can_be_used(world: World) -> None:
    ada = world.people["Ada"]
    offered = {
        verb: [
            one["value"] for one in await ada.autocomplete(world.channel, f"{COMMAND} deck {verb}", "deck", "knights")
        ]
        for verb in ("play", "show", "share", "edit", "check", "delete")
    }
    ready = [EN("catan_cards-ready-knights")]
    assert offered == {"play": ready, "show": ready, "share": ready, "edit": [], "check": [], "delete": []}


async def test_no_decks_are_offered_while_the_disk_fails(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(user_id: int, game: str) -> tuple[DeckRow, ...]:
        raise NotSaved("disk full")

    monkeypatch.setattr(bot_of(world).store, "decks", failing)
    ada = world.people["Ada"]
    assert await ada.autocomplete(world.channel, f"{COMMAND} deck edit", "deck", "") == []
    assert private_text(await use(world, "list")) == EN("refuse-not-saved")


async def test_a_deck_is_refused_in_a_match_of_another_game(world: World) -> None:
    await begin(world, 2)
    (place,) = world.channel.threads
    answer = await world.people["Ada"].slash(place, f"{COMMAND} deck play", deck="knights")
    assert private_text(answer) == EN("refuse-other-game", game=EN("game-caylus"))
    assert private_text(await use(world, "play", deck="knights")) == EN("refuse-no-match")


async def test_spectators_cannot_hand_in_decks(match: Match) -> None:
    answer = await match.person(2).slash(match.place, f"{COMMAND} deck play", deck="knights")
    assert private_text(answer) == EN("refuse-not-a-player")
