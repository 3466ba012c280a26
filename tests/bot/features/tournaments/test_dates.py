"""Starts of tournaments as organisers write them, in their time zone and language."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.clocks.paces import DAY, HOUR
from bot.features.tournaments.dates import DayNames, check_in, start_of
from bot.match.errors import Refused
from bot.words import LOCALES, Catalogue
from tests.bot.playing import message, private_messages, sentence
from tests.bot.tournaments_on_discord import event, keeper, left_out_text, open_tournament, wait_until_idle
from tests.simulated import World, texts

ROME = "Europe/Rome"
NOW = int(datetime(2026, 11, 26, 19, 0, tzinfo=ZoneInfo(ROME)).timestamp())
"""A Thursday evening."""

WEEKDAYS = [day for locale in LOCALES for day in Catalogue().words(locale)("tournament-weekdays").split()]
NEAR = [day for locale in LOCALES for day in Catalogue().words(locale)("tournament-near-days").split(", ")]
DAYS = DayNames(WEEKDAYS, NEAR)


def at(day: int, hour: int, month: int = 11) -> int:
    return int(datetime(2026, month, day, hour, tzinfo=ZoneInfo(ROME)).timestamp())


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("14", NOW + 14 * DAY),
        ("20:00", at(26, 20)),
        ("8pm", at(26, 20)),
        ("18:00", at(27, 18)),
        ("Friday 20:00", at(27, 20)),
        ("fri, 20:00", at(27, 20)),
        ("venerdì 20:00", at(27, 20)),
        ("venerdi 20:00", at(27, 20)),
        ("SABADO 20:00", at(28, 20)),
        ("Thursday 21:00", at(26, 21)),
        ("Thursday 18:00", at(3, 18, 12)),
        ("2026-12-04 20:00", at(4, 20, 12)),
        (" 2026-12-04   20h ", at(4, 20, 12)),
        ("tomorrow 20:00", at(27, 20)),
        ("Today 8 pm", at(26, 20)),
        ("domani, 20:00", at(27, 20)),
        ("manana 20:00", at(27, 20)),
        ("Friday 20:00 London", at(27, 21)),
        ("20:00 Europe/Rome", at(26, 20)),
    ],
)
def test_a_start_is_read(text: str, start: int) -> None:
    assert start_of(text, NOW, ROME, DAYS) == start


def test_an_hour_follows_the_clock_of_its_day() -> None:
    summer = int(datetime(2026, 10, 24, 12, 0, tzinfo=ZoneInfo(ROME)).timestamp())
    start = start_of("Sunday 20:00", summer, ROME, DAYS)
    assert start - summer == 33 * HOUR  # the clocks go back in between


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("soon", "tournament-start-unclear"),
        ("Friday", "tournament-start-unclear"),
        ("f 20:00", "tournament-start-unclear"),
        ("2026-13-04 20:00", "tournament-start-unclear"),
        ("0", "tournament-start-range"),
        ("91", "tournament-start-range"),
        ("19:30", "tournament-start-range"),
        ("2026-11-20 20:00", "tournament-start-range"),
        ("today 18:00", "tournament-start-range"),
        ("20:00 Atlantis", "waking-unknown-zone"),
    ],
)
def test_an_impossible_start_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(Refused) as refused:
        start_of(text, NOW, ROME, DAYS)
    assert refused.value.sentence == refusal


@pytest.mark.parametrize(
    ("text", "refusal"),
    [("someday 20:00", "tournament-start-unclear"), ("Friday 20:00", "tournament-start-zone")],
)
def test_an_unknown_day_is_refused_before_a_missing_zone(text: str, refusal: str) -> None:
    with pytest.raises(Refused) as refused:
        start_of(text, NOW, None, DAYS)
    assert refused.value.sentence == refusal
    assert start_of("Friday 20:00 Roma", NOW, None, DAYS) == at(27, 20)


def test_check_in_lasts_a_day_or_half_of_a_shorter_time() -> None:
    assert check_in(NOW, NOW + 14 * DAY) == check_in(NOW, NOW + 2 * DAY) == DAY
    assert check_in(NOW, NOW + 4 * HOUR) == check_in(NOW, NOW + 5 * HOUR) == 2 * HOUR
    assert check_in(NOW, NOW + HOUR) == HOUR // 2


@pytest.mark.parametrize("locale", LOCALES)
def test_a_week_has_seven_days_in_every_language(locale: str) -> None:
    assert len(Catalogue().words(locale)("tournament-weekdays").split()) == 7


@pytest.fixture
def names() -> tuple[str, ...]:
    return ("Organiser", "P1")


async def test_a_tournament_starts_in_the_time_zone_of_its_organiser(world: World) -> None:
    organiser = world.people["Organiser"]
    keeper(world).now = lambda: NOW
    wanted = {"name": "Cup", "game": "caylus", "format": "schedule", "seats": 3, "rounds": 2, "players": 9}
    (shown,) = private_messages(await organiser.slash(world.channel, "event new", starts="20:00", **wanted))
    assert left_out_text("starts", "tournament-start-zone") in texts(shown)
    await organiser.slash(world.channel, "clock hours", zone=ROME, begins="08:00", ends="23:00")
    await open_tournament(world, starts="Friday 20:00")
    stored = await event(world)
    settings = stored.tournament.settings
    assert settings.starts == at(27, 20)
    assert settings.closes == settings.starts - settings.muster
    assert stored.row.message_id is not None
    card = texts(message(world.channel, stored.row.message_id))
    assert (
        sentence("tournament-starts", when=f"<t:{settings.starts}:f>", closes=f"<t:{settings.closes}:f>", phase="open")
        in card
    )
    await organiser.slash(world.channel, "event edit", starts="Friday 21:00")
    await wait_until_idle(world)
    assert (await event(world)).tournament.settings.starts == settings.starts + HOUR
