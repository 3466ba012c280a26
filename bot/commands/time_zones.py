"""Time zones as people write them: by key, city, country or offset, from the tables of the time zone database."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final
from unicodedata import normalize
from zoneinfo import TZPATH, ZoneInfo, available_timezones

from msgspec import Struct

from bot.clocks.paces import DAY
from bot.clocks.waking_hours import time_of
from bot.match.errors import Refused

MAX_QUOTED_ZONE_LENGTH: Final = 60

MAX_LISTED_ZONES: Final = 6

OFFSET_PATTERN: Final = re.compile(r"(?:utc|gmt)?([+-])(\d{1,2})(?::?([0-5]\d))?")
REVERSED_PATTERN: Final = re.compile(r"etc/gmt([+-])(\d{1,2})")
SEPARATOR_PATTERN: Final = re.compile(r"[\s_'’.,-]")

SEASONAL_NAMES: Final = {
    "Europe/London": ("bst",),
    "America/New_York": ("est", "edt", "et", "est5edt"),
    "America/Chicago": ("cst", "cdt", "ct", "cst6cdt"),
    "America/Denver": ("mst", "mdt", "mt", "mst7mdt"),
    "America/Los_Angeles": ("pst", "pdt", "pt", "pst8pdt"),
}
"""Abbreviations of standard and summer time, by zone."""

UTC_NAMES: Final = frozenset({"utc", "gmt", "z", "zulu", "uct", "universal", "greenwich", "etc/utc", "etc/gmt"})
SHORT_COUNTRIES: Final = {"usa": "unitedstates", "us": "unitedstates"}

IGNORED_KEYS: Final = frozenset({"localtime", "Factory", "posixrules", "Etc/Unknown"})
"""Keys that some systems list although they are not zones."""

HALF_YEAR: Final = DAY * 182


class FoundZone(Struct, frozen=True):
    """A zone that was found: its key, its usual name, and the id of a sentence that warns of it, if any."""

    key: str
    name: str
    hint: str = ""


class OfferedZone(Struct, frozen=True):
    """A zone on offer, under the name of the matching place, with the time there now."""

    place: str
    key: str
    now: str


class Tables(Struct, frozen=True):
    """Time zones by folded names: `keys` of zones, `found` of places, and `countries`.

    `names` lists a folded name, a place and its zone. `places` maps a zone to the place that is shown for it.
    """

    keys: Mapping[str, str]
    names: Sequence[tuple[str, str, str]]
    found: Mapping[str, str]
    places: Mapping[str, str]
    countries: Mapping[str, Sequence[str]]
    all_keys: frozenset[str]


def prepare() -> None:
    """Load the tables; the first call takes hundredths of a second."""
    _tables()


def find_zone(text: str, now: int) -> FoundZone:
    """Return the zone that a user has typed. Raises `Refused` with a hint."""
    typed = " ".join(text.split())[:MAX_QUOTED_ZONE_LENGTH]
    if not typed:
        raise Refused("waking-no-zone")
    folded = _folded(typed)
    if reversed_sign := REVERSED_PATTERN.fullmatch(typed.lower()):
        other = "+" if reversed_sign[1] == "-" else "−"
        raise Refused("waking-reversed-zone", zone=typed, meant=f"UTC{other}{reversed_sign[2]}")
    if folded in UTC_NAMES:
        return FoundZone("UTC", "UTC", "clock-hours-one-time")
    if offset := OFFSET_PATTERN.fullmatch(_compact(typed)):
        return _fixed(typed, offset, now)
    for key, names in SEASONAL_NAMES.items():
        if folded in names:
            return FoundZone(key, key, "clock-hours-summer-time")
    tables = _tables()
    for name in (folded, _folded(typed.partition(",")[0])):
        if found := tables.keys.get(name) or tables.found.get(name):
            return FoundZone(found, found)
        if name in tables.countries:
            return _of_country(typed, tables.countries[name], now)
    raise Refused("waking-unknown-zone", zone=typed)


def offered_zones(text: str, now: int, most: int) -> list[OfferedZone]:
    """Return at most `most` zones that match an incomplete text, best match first."""
    tables, typed, found = _tables(), _folded(text), dict[str, tuple[int, str]]()
    if offset := OFFSET_PATTERN.fullmatch(_compact(text)):
        shift = _shift(offset)
        found = {key: (0, place) for key, place in tables.places.items() if shift_at(key, now) == shift}
    elif typed:
        for rank, place, key in _fitting(tables, typed):
            if key not in found or rank < found[key][0]:
                found[key] = (rank, place)
    else:
        found = {key: (0, place) for key, place in tables.places.items()}
    ranked = sorted(found.items(), key=lambda one: one[1][0])[:most]
    return [OfferedZone(place, key, local_time(key, now)) for key, (_, place) in ranked]


def local_time(key: str, now: int) -> str:
    """Return the time of day in a zone."""
    there = datetime.fromtimestamp(now, _zone(key))
    return time_of(there.hour * 60 + there.minute)


def shift_at(key: str, now: int) -> timedelta:
    """Return the UTC offset of a zone."""
    return datetime.fromtimestamp(now, _zone(key)).utcoffset() or timedelta()


def zone_name(key: str) -> str:
    """Return the usual name of a zone. The sign of a fixed offset is reversed in its key."""
    found = REVERSED_PATTERN.fullmatch(key.lower())
    return key if found is None else f"UTC{'+' if found[1] == '-' else '−'}{found[2]}"


def _fixed(typed: str, offset: re.Match[str], now: int) -> FoundZone:
    """Return a zone with a fixed offset from UTC."""
    shift = _shift(offset)
    hours, rest = divmod(shift, timedelta(hours=1))
    key = "UTC" if not shift else f"Etc/GMT{-hours:+}"
    if rest or key not in _tables().all_keys:
        same = (one for one in _tables().places if _shifts(one, now) == (shift, shift))
        key = next(same, "")
    if not key:
        raise Refused("waking-no-such-offset", zone=typed)
    return FoundZone(key, zone_name(key), "clock-hours-one-time")


def _of_country(typed: str, zones: Sequence[str], now: int) -> FoundZone:
    """Return the zone of a country. Raises `Refused` if its zones have different offsets."""
    differing = {_shifts(zone, now): zone for zone in reversed(zones)}
    if len(differing) > 1:
        listed = sorted(differing.values(), key=zones.index)[:MAX_LISTED_ZONES]
        raise Refused("waking-several-zones", country=typed, zones=", ".join(listed))
    return FoundZone(zones[0], zones[0])


def _shifts(key: str, now: int) -> tuple[timedelta, timedelta]:
    return shift_at(key, now), shift_at(key, now + HALF_YEAR)


def _shift(offset: re.Match[str]) -> timedelta:
    shift = timedelta(hours=int(offset[2]), minutes=int(offset[3] or 0))
    return -shift if offset[1] == "-" else shift


def _fitting(tables: Tables, typed: str) -> Iterator[tuple[int, str, str]]:
    """Yield zones whose place, key or country contains the text, with a rank and the matching name."""
    for name, place, key in tables.names:
        if typed in name:
            yield 0 if name == typed else 1 if name.startswith(typed) else 3, place, key
    for folded, key in tables.keys.items():
        if typed in folded and key in tables.places:
            yield 2 if folded.startswith(typed) else 4, tables.places[key], key
    for country, zones in tables.countries.items():
        if typed in country:
            rank = 2 if country.startswith(typed) else 5
            yield from ((rank, tables.places[key], key) for key in zones)


@cache
def _tables() -> Tables:
    known = available_timezones() - IGNORED_KEYS
    names = [(_folded(place), place, key) for key, places in _cities() if key in known for place in places]
    codes = {row[0]: row[1] for row in _rows("iso3166.tab")}
    countries: dict[str, list[str]] = {}
    for code, _, key, *_ in _rows("zone.tab"):
        if key in known:
            countries.setdefault(_folded(codes.get(code, code)), []).append(key)
    countries |= {name: countries[country] for name, country in SHORT_COUNTRIES.items() if country in countries}
    listed = [key for zones in countries.values() for key in zones]
    named = [(_folded(place), place, key) for key in listed or sorted(known) if (place := _last(key))]
    others = [(_folded(place), key) for key in sorted(known) if (place := _last(key))]
    places = {key: place for _, place, key in reversed([*names, *named])}
    return Tables(
        keys={_folded(key): key for key in sorted(known)},
        names=[*names, *named],
        found=dict([*others, *((name, key) for name, _, key in reversed([*names, *named]))]),
        places={key: places[key] for _, _, key in [*names, *named]},
        countries=countries,
        all_keys=frozenset(known),
    )


def _last(key: str) -> str:
    """Return the city of a key; empty if it has none."""
    return key.rpartition("/")[2].replace("_", " ") if "/" in key and not key.startswith("Etc/") else ""


def _cities() -> Iterator[tuple[str, list[str]]]:
    for line in files("bot.commands").joinpath("cities.txt").read_text(encoding="utf-8").splitlines():
        key, names = line.split(": ")
        yield key, names.split(", ")


def _rows(name: str) -> Iterator[list[str]]:
    """Yield the rows of a table in the time zone database of the machine or the package; nothing if it is missing."""
    for folder in (*map(Path, TZPATH), None):
        with suppress(OSError, ModuleNotFoundError):
            file = files("tzdata.zoneinfo") / name if folder is None else folder / name
            lines = file.read_text(encoding="utf-8").splitlines()
            yield from (line.split("\t") for line in lines if line and not line.startswith("#"))
            return


_zone = lru_cache(maxsize=1024)(ZoneInfo)


def _compact(text: str) -> str:
    return "".join(text.split()).lower().replace("−", "-")


def _folded(text: str) -> str:
    """Return a name without case, accents, spaces and punctuation."""
    plain = "".join(char for char in normalize("NFKD", text.casefold()) if not "\u0300" <= char <= "\u036f")
    return SEPARATOR_PATTERN.sub("", plain)
