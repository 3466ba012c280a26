"""Previews of tournaments: warnings before the opening, and the form that changes the numbers."""

import pytest
from msgspec import structs
from simcord import InteractionResult

from bot.clocks.paces import DAY, HOUR
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.preview_window import fields_of, read_fields
from bot.features.tournaments.previews import fitted, warnings
from bot.features.tournaments.rules.feasibility import MAX_PLAYERS
from bot.features.tournaments.rules.model import TOURNAMENT_FORMATS
from bot.match.errors import Refused
from bot.words import LOCALES, Catalogue
from tests.bot.playing import private_messages, private_text, sentence
from tests.bot.tournament_room import settings
from tests.bot.tournaments_on_discord import bot_of, event, keeper, left_out_text
from tests.simulated import World, controls, texts

WANTED = {"name": "Cup", "game": "magna_carta", "format": "swiss", "seats": 2, "players": 16, "pace": "none"}


@pytest.fixture
def names() -> tuple[str, ...]:
    return ("Organiser", "P1")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", TOURNAMENT_FORMATS)
def test_the_form_has_at_most_five_fields_with_short_labels(name: str, locale: str) -> None:
    words = Catalogue().words(locale)
    fields = fields_of(settings(format=name))
    assert 0 < len(fields) <= 5
    assert all(len(words(f"tournament-change-{field}")) <= 45 for field in fields)


def test_numbers_are_read_and_an_empty_field_takes_its_usual_value() -> None:
    words, given = Catalogue().words("en"), settings(format="groups", expected=9, most=8, cut=4, round_seconds=DAY)
    assert fields_of(given) == {"cut": "4", "most": "8", "players": "9"}
    changed = read_fields(words, given, {"cut": " ", "most": "", "players": " 12 "})
    assert changed == structs.replace(given, cut=0, most=MAX_PLAYERS, expected=12)
    assert read_fields(words, given, {"players": "", "cut": "4", "most": "8"}) == given


@pytest.mark.parametrize("typed", ["65", "-1", "two", "1.5", "²"])
def test_a_text_that_is_no_valid_number_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="tournament-change-range") as refused:
        read_fields(Catalogue().words("en"), settings(format="groups"), {"cut": typed})
    assert (refused.value.given["least"], refused.value.given["most"]) == (0, 64)


@pytest.mark.parametrize(
    ("more", "key", "figures"),
    [
        ({"expected": 24, "most": 16}, "few-places", {"players": 24, "places": 16, "waiting": 8}),
        ({"expected": 9, "late": 5, "rounds": 3}, "late-beyond", {"late": 5, "rounds": 3}),
        ({"expected": 8, "cut": 8}, "cut-whole", {"cut": 8, "players": 8}),
        ({"expected": 9, "late": 3, "rounds": 3, "cut": 4, "most": 9}, "", {}),
    ],
)
def test_inconsistent_numbers_give_a_warning(more: dict[str, int], key: str, figures: dict[str, int]) -> None:
    words = Catalogue().words("en")
    found = warnings(words, settings(**{"format": "swiss", "most": MAX_PLAYERS, **more}), [])
    assert found == ([words(f"event-finding-{key}", **figures)] if key else [])


def test_options_of_other_formats_are_left_out() -> None:
    given = settings(format="groups", seats=3, most=MAX_PLAYERS, late=2, third=True, best_of=3, series="final")
    fitting, omitted = fitted(given)
    assert [one.option for one in omitted] == ["late", "third", "best"]
    assert fitting == settings(format="groups", seats=3, most=MAX_PLAYERS)
    assert fitted(fitting) == (fitting, [])


async def test_a_preview_warns_and_its_form_corrects_the_numbers(world: World) -> None:
    organiser = world.people["Organiser"]
    (shown,) = private_messages(
        await organiser.slash(world.channel, "event new", rounds=2, late=4, most=8, starts="soon", third=True, **WANTED)
    )
    for warning in (
        sentence("tournament-warnings"),
        left_out_text("starts", "tournament-start-unclear"),
        left_out_text("third", "tournament-no-third"),
        sentence("event-finding-few-places", players=16, places=8, waiting=8),
        sentence("event-finding-late-beyond", late=4, rounds=2),
        sentence("event-finding-unbeaten", players=2, enough=3),
    ):
        assert warning in texts(shown)
    button = next(one for one in controls(shown) if "|change|" in one)
    window = await organiser.click(shown, custom_id=button)
    await organiser.submit_modal(window, {"rounds": "4", "late": "2", "most": "16", "cut": "", "players": "16"})
    (after,) = [one for one in private_messages(window) or [shown] if "|open|" in str(controls(one))]
    assert sentence("tournament-warnings") not in texts(after)
    await organiser.click(after, custom_id=next(one for one in controls(after) if "|open|" in one))
    made = (await event(world)).tournament.settings
    assert (made.rounds, made.late, made.most) == (4, 2, 16)


async def test_an_infeasible_preview_can_be_changed(world: World) -> None:
    organiser = world.people["Organiser"]
    wanted = {**WANTED, "game": "caylus", "format": "groups", "seats": 3, "players": 6}
    (shown,) = private_messages(await organiser.slash(world.channel, "event new", **wanted))
    assert sentence("event-finding-no-groups", players=6, fewer=4, more=7) in texts(shown)
    assert sentence("tournament-preview-impossible") in texts(shown)
    button = next(one for one in controls(shown) if "|change|" in one)
    assert not [one for one in controls(shown) if "|open|" in one]
    window = await organiser.click(shown, custom_id=button)
    refused = await organiser.submit_modal(window, {"players": "nine"})
    label = sentence("tournament-change-players")
    assert private_text(refused) == sentence("tournament-change-range", field=label, least=3, most=MAX_PLAYERS)


async def test_duels_at_larger_tables_are_refused_with_an_alternative(world: World) -> None:
    wanted = {**WANTED, "format": "elimination", "seats": 3}
    refused = private_text(await world.people["Organiser"].slash(world.channel, "event new", **wanted))
    assert refused == sentence("event-finding-duels-only")


@pytest.mark.parametrize(
    ("pace", "days", "turn"),
    [
        ("brisk", 2, 2),
        ("brisk", 3, 0),
        ("steady", 4, 4),
        ("steady", 5, 0),
        ("slow", 7, 7),
        ("per_move", 1, 1),
        ("per_move", 2, 0),
        ("none", 1, 0),
    ],
)
def test_a_clock_that_is_too_slow_for_a_round_gives_a_warning(pace: str, days: int, turn: int) -> None:
    words, given = Catalogue().words("en"), settings(format="swiss", pace=pace, round_seconds=days * DAY)
    warned = words("tournament-pace-slow", turn=turn, days=days)
    assert (warned in warnings(words, given, [])) is (turn > 0)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_labels_of_the_form_for_dates_are_short(locale: str) -> None:
    words = Catalogue().words(locale)
    assert all(len(words(f"tournament-change-{field}")) <= 45 for field in ("name", "about", "starts", "hours", "days"))


async def test_a_form_changes_name_start_and_days_of_a_preview(world: World) -> None:
    organiser = world.people["Organiser"]
    (shown,) = private_messages(await organiser.slash(world.channel, "event new", **WANTED))
    window = await organiser.click(shown, custom_id=next(one for one in controls(shown) if "|dates|" in one))
    given = {"name": "Winter", "about": "Snow", "starts": "3", "hours": "", "days": "7"}
    told = private_text(await organiser.submit_modal(window, given))
    assert sentence("tournament-preview", name="Winter") in told
    settings = (await keeper(world).in_channel(world.channel.id)).tournament.settings
    assert (settings.name, settings.about, settings.round_seconds) == ("Winter", "Snow", 7 * DAY)
    assert settings.dated
    assert settings.starts - settings.closes == DAY


async def test_the_last_of_two_previews_of_the_same_second_counts(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = iter(["aaaaaaaa", "zzzzzzzz"])
    monkeypatch.setattr(bot_of(world).services.matches.new, "id", lambda: next(ids))
    for name in ("First", "Second"):
        await world.people["Organiser"].slash(world.channel, "event new", **{**WANTED, "name": name})
    assert (await keeper(world).in_channel(world.channel.id)).tournament.settings.name == "Second"


async def test_a_form_keeps_its_fields_if_the_start_is_not_understood(world: World) -> None:
    organiser = world.people["Organiser"]
    (shown,) = private_messages(await organiser.slash(world.channel, "event new", starts="soon", **WANTED))

    async def window() -> InteractionResult:
        return await organiser.click(shown, custom_id=next(one for one in controls(shown) if "|dates|" in one))

    async def submitted(**fields: str) -> str:
        given = {"name": "Cup", "about": "", "starts": "", "hours": "", "days": "21", **fields}
        return private_text(await organiser.submit_modal(await window(), given))

    told = await submitted(name="Winter", about="Snow", starts="sooner", days="900")
    assert left_out_text("starts", "tournament-start-unclear") in told
    label = sentence("tournament-change-days")
    assert left_out_text("days", "tournament-change-range", field=label, least=1, most=90) in told
    settings = (await keeper(world).in_channel(world.channel.id)).tournament.settings
    assert (settings.name, settings.about, settings.round_seconds) == ("Winter", "Snow", 21 * DAY)
    stored = await keeper(world).in_channel(world.channel.id)
    assert bot_of(world).services[TournamentHost].typed_starts[stored.row.id] == "sooner"


async def test_the_organiser_sets_the_hours_of_check_in(world: World) -> None:
    organiser = world.people["Organiser"]
    (shown,) = private_messages(await organiser.slash(world.channel, "event new", starts="3", **WANTED))
    button = next(one for one in controls(shown) if "|dates|" in one)
    given = {"name": "Cup", "about": "", "starts": "", "days": "21"}
    window = await organiser.click(shown, custom_id=button)
    await organiser.submit_modal(window, {**given, "hours": "2"})
    settings = (await keeper(world).in_channel(world.channel.id)).tournament.settings
    assert (settings.starts - settings.closes, settings.muster) == (2 * HOUR, 2 * HOUR)


async def test_a_preview_names_the_chosen_rules(world: World) -> None:
    organiser = world.people["Organiser"]
    given = {"name": "Cup", "game": "catan_cards", "format": "swiss", "seats": 2, "players": 6}
    (shown,) = private_messages(await organiser.slash(world.channel, "event new", options="turn_limit=60", **given))
    words = Catalogue().words("en")
    assert words("catan_cards-rule-turn_limit-60") in texts(shown)
    (plain,) = private_messages(await organiser.slash(world.channel, "event new", **given))
    assert words("catan_cards-rule-turn_limit") not in texts(plain)
