"""Time zones as people write them."""

from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.commands import time_zones
from bot.match.errors import Refused

SUMMER = 1_780_000_000
WINTER = 1_765_000_000


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        *(("Europe/Rome", "Europe/Rome"), ("  EUROPE / rome", "Europe/Rome"), ("america/new_YORK", "America/New_York")),
        *(("São Paulo", "America/Sao_Paulo"), ("sao paulo", "America/Sao_Paulo"), ("Milano", "Europe/Rome")),
        *(("Munich", "Europe/Berlin"), ("München", "Europe/Berlin"), ("Saigon", "Asia/Ho_Chi_Minh")),
        *(("Rome, Italy", "Europe/Rome"), ("Italy", "Europe/Rome"), ("Germany", "Europe/Berlin")),
        *(("PST", "America/Los_Angeles"), ("utc", "UTC"), ("+0", "UTC"), ("GMT-3", "Etc/GMT+3")),
        *(("US/Pacific", "US/Pacific"), ("Asia/Calcutta", "Asia/Calcutta"), ("-9:30", "Pacific/Marquesas")),
    ],
)
def test_a_zone_is_found_by_its_usual_names(typed: str, key: str) -> None:
    assert time_zones.find_zone(typed, SUMMER).key == key


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        *(("", "waking-no-zone"), ("Atlantis", "waking-unknown-zone"), ("localtime", "waking-unknown-zone")),
        *(("../../etc/passwd", "waking-unknown-zone"), ("Etc/GMT-3", "waking-reversed-zone")),
        *(("USA", "waking-several-zones"), ("Brazil", "waking-several-zones"), ("UTC+15", "waking-no-such-offset")),
    ],
)
def test_an_ambiguous_or_unknown_zone_is_refused(typed: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        time_zones.find_zone(typed, SUMMER)
    assert refused.value.sentence == sentence


def test_a_country_is_refused_with_one_zone_for_each_of_its_times() -> None:
    with pytest.raises(Refused) as refused:
        time_zones.find_zone("United States", SUMMER)
    assert str(refused.value.given["zones"]).startswith("America/New_York, America/Chicago, America/Denver, ")


def test_zones_are_offered_by_city_country_key_and_present_offset() -> None:
    def offered(text: str, now: int = SUMMER) -> list[str]:
        return [one.key for one in time_zones.offered_zones(text, now, 25)]

    assert offered("mum") == ["Asia/Kolkata"]
    assert offered("new y")[0] == "America/New_York"
    assert "Europe/Rome" in offered("ital")
    assert offered("europe/ro")[0] == "Europe/Rome"
    assert "Europe/Rome" in offered("UTC+2")
    assert "Europe/Rome" not in offered("UTC+2", WINTER)
    assert offered("xyzzy") == []


def test_an_offer_shows_the_place_that_was_typed_and_the_time_there() -> None:
    assert time_zones.offered_zones("Milan", SUMMER, 1) == [time_zones.OfferedZone("Milan", "Europe/Rome", "22:26")]


def test_every_city_belongs_to_a_zone_that_exists() -> None:
    for key, places in time_zones._cities():
        assert ZoneInfo(key).key == key
        assert all(time_zones.find_zone(place, SUMMER).key == key for place in places), key


def test_a_machine_without_the_tables_of_countries_still_knows_cities(monkeypatch: pytest.MonkeyPatch) -> None:
    time_zones._tables.cache_clear()
    monkeypatch.setattr(time_zones, "_rows", lambda name: iter(()))
    try:
        assert time_zones.find_zone("kathmandu", SUMMER).key == "Asia/Kathmandu"
        assert time_zones.offered_zones("kathm", SUMMER, 5)[0].place == "Kathmandu"
    finally:
        time_zones._tables.cache_clear()


def test_tables_of_the_package_serve_where_the_machine_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_zones, "TZPATH", (str(Path("nowhere")),))
    assert isinstance([*time_zones._rows("zone.tab")], list)
