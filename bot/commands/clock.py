"""`/clock`: the clock of a match, and a player's settings for all matches."""

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands

from bot.cards import custom_ids
from bot.cards.controls import MAX_CHOICE_NAME, MAX_CHOICES, Button, Row, cut
from bot.cards.layouts import plain, text
from bot.cards.times import ReadingOf, countdowns, stopped_clock_text, timestamp
from bot.cards.turn_card import away_lines
from bot.clocks.clock import Clock, SeatClock
from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import MIN_DAYS, MIN_PRESSES, Waking, hindrance, minutes_of, proposed, time_of
from bot.commands import consent_requests
from bot.commands.time_zones import FoundZone, find_zone, local_time, offered_zones, zone_name
from bot.interaction.context import about_match, here, seated
from bot.interaction.refusals import MAX_QUOTE, plainly, reply, require_permissions, safely
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import choices, said
from bot.match.cancel_and_pause import MAX_PAUSE_DAYS
from bot.match.clock_keeper import AWAY, WAKING, Away, waking_of
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.notices import NOTICE_PLACES, NOTICES, THREAD
from bot.words import Words
from engine.core.types import Seat
from storage.errors import Elsewhere
from storage.store import Store

log = logging.getLogger(__name__)

PAUSE_COMMAND: Final = "pause"

PAUSE_REQUEST_KIND: Final = consent_requests.RequestKind(
    custom_ids.make(custom_ids.CLOCK, PAUSE_COMMAND),
    lambda request: "pause-asked" if request.amount else "pause-end-asked",
)

MAX_RECENT_MATCHES: Final = 12  # newest running matches that are looked at, and newest matches that are over
USUAL_HOURS: Final = 7 * 60, 23 * 60
"""Waking hours of people who choose a zone alone, in minutes after midnight."""

MAX_VACATION_DAYS: Final = 60


def install(tree: app_commands.CommandTree) -> None:
    """Add the group of commands."""
    group = app_commands.Group(name="clock", description=said("command-clock"), guild_only=True)

    for verb, handler in {"show": show, "back": back}.items():
        group.command(name=verb, description=said(f"command-clock-{verb}"))(about_match(handler))

    @group.command(name="vacation", description=said("command-clock-vacation"))
    @app_commands.describe(days=said("param-days"))
    @plainly
    async def vacation(
        interaction: Interaction, words: Words, days: app_commands.Range[int, 0, MAX_VACATION_DAYS]
    ) -> None:
        await announce(interaction, words, days)

    @group.command(name="hours", description=said("command-clock-hours"))
    @app_commands.describe(zone=said("param-zone"), begins=said("param-begins"), ends=said("param-ends"))
    @plainly
    async def hours(interaction: Interaction, words: Words, zone: str = "", begins: str = "", ends: str = "") -> None:
        await choose_hours(interaction, words, zone, begins, ends)

    @hours.autocomplete("zone")
    @safely
    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete_zone(interaction, current)

    @group.command(name="notices", description=said("command-clock-notices"))
    @app_commands.describe(where=said("param-notices"))
    @app_commands.choices(where=choices(NOTICE_PLACES, lambda one: f"notices-{one}"))
    @plainly
    async def notices(interaction: Interaction, words: Words, where: str) -> None:
        await choose_notices(interaction, words, where)

    @group.command(name=PAUSE_COMMAND, description=said("command-clock-pause"))
    @app_commands.describe(days=said("param-pause"))
    @plainly
    async def pause(interaction: Interaction, words: Words, days: app_commands.Range[int, 0, MAX_PAUSE_DAYS]) -> None:
        await request(interaction, words, days)

    tree.add_command(group)


async def show(interaction: Interaction, words: Words, match_id: str) -> None:
    """Show the clock of the channel's match."""
    match, _ = await seated(interaction, match_id)
    clocks = interaction.client.services.matches.cache.clocks
    away = await clocks.away(match, range(len(match.seats)))
    await reply(interaction, clock_text(words, match, clocks.reading_of, away))


def clock_text(words: Words, match: SeatedMatch, reading_of: ReadingOf, away: Mapping[Seat, Away]) -> str:
    """Return the whole clock of a match as text, with the players announced as `away`."""
    clock = match.clock
    pace = match.row.settings.get("pace", "none")
    lines = [f"**{words(f'pace-{pace}')}**"]
    if clock is None or clock.pace.free is None:
        return "\n".join([*lines, words("clock-none")])
    if stands := stopped_clock_text(words, clock, reading_of):
        lines.append(stands)
    words = words.at(match.names)
    gone = [f"-# {line}" for line in away_lines(words, away, reading_of)]
    return "\n".join([*lines, "", *_seats(words, clock, reading_of), *gone])


def _seats(words: Words, clock: Clock, reading_of: ReadingOf) -> list[str]:
    lines = []
    for number, seat in enumerate(clock.seats):
        line = words(
            "clock-seat",
            player=discord.utils.escape_markdown(words.seat(number)),
            hours=seat.bank // HOUR,
            excuses=seat.excuses,
            holder=_holder(seat),
        )
        lines.append(line)
        if left := countdowns(words, clock, number, reading_of):
            lines.append(f"-# {left}")
    return lines


def _holder(seat: SeatClock) -> str:
    """Return who plays the seat, as the sentence distinguishes it."""
    return "computer" if seat.for_computer else seat.holder


async def back(interaction: Interaction, words: Words, match_id: str) -> None:
    """Return to a seat that a computer player has."""
    await seated(interaction, match_id)
    await interaction.client.services.matches.seat_changes.come_back(match_id, interaction.user.id)
    await reply(interaction, words("clock-back-done"))


async def announce(interaction: Interaction, words: Words, days: int) -> None:
    """Announce an absence of some days from now on; 0 ends it."""
    services, user = interaction.client.services, interaction.user.id
    clocks = services.matches.cache.clocks
    now = await clocks.now()
    until = now + days * DAY
    await services.preferences.choose("user", user, AWAY, f"{now} {until}" if days else None)
    left = divmod(await clocks.vacation_left(user, interaction.guild_id, now), DAY // HOUR)
    when = timestamp(clocks.reading_of(until))
    said = (
        words("clock-vacation-done", when=when, days=left[0], hours=left[1]) if days else words("clock-vacation-over")
    )
    await reply(interaction, said)
    for row in await services.matches.of_user(user, "live"):
        try:
            await services.matches.seat_changes.take_in_vacation(row.id, user)
        except (Refused, Elsewhere) as failed:  # the other matches are still updated
            log.warning("a clock of match %s stays as it is: %s", row.id, failed)


async def choose_hours(interaction: Interaction, words: Words, zone: str, begins: str, ends: str) -> None:
    """Set the given waking hours; without any, propose some from the times of the user's presses.

    Before there are enough of these, a zone alone comes with usual hours. Without a zone, the zone that the user has
    chosen before is used.
    """
    services, user = interaction.client.services, interaction.user.id
    chosen = waking_of(await services.preferences.get("user", user, WAKING))
    if zone.strip() or chosen is None:
        found = await asyncio.to_thread(find_zone, zone, services.matches.cache.now())
    else:
        found = FoundZone(chosen.zone, zone_name(chosen.zone))
    hint = "".join(f"\n-# {words(one, zone=found.name)}" for one in [found.hint] if one)
    if begins or ends:
        waking = Waking(found.key, _read_time(begins), _read_time(ends))
        await set_hours(interaction, words, waking, hint)
        return
    waking_hours = proposed(await presses(services.matches.store, user), found.key)
    if waking_hours is None and zone.strip():
        await set_hours(
            interaction, words, Waking(found.key, *USUAL_HOURS), hint + f"\n-# {words('clock-hours-usual')}"
        )
        return
    if waking_hours is None:
        raise Refused("waking-too-few-presses", presses=MIN_PRESSES, days=MIN_DAYS)
    begin, end = waking_hours.begins, waking_hours.ends
    use: Button = Button(
        label=words("button-use-hours"),
        custom_id=custom_ids.make(custom_ids.CLOCK, "hours", found.key, str(begin), str(end)),
        style=discord.ButtonStyle.primary,
    )
    said = words("clock-hours-proposed", begins=time_of(begin), ends=time_of(end), zone=found.name)
    await reply(interaction, "", plain(text(said + hint), Row(use)))


def _read_time(typed: str) -> int:
    """Parse a time of day as minutes after midnight. Raises `Refused`."""
    if not typed.strip():
        raise Refused("waking-one-time")
    found = minutes_of(typed)
    if found is None:
        raise Refused("waking-no-time-of-day", time=" ".join(typed.split())[:MAX_QUOTE])
    return found


async def presses(store: Store, user_id: int) -> list[int]:
    """Return the times of a user's latest choices, in seconds since 1970."""
    running, over = await store.matches_of(user_id, "live"), await store.matches_of(user_id, "ended")
    found: list[int] = []
    for row in (*running[:MAX_RECENT_MATCHES], *over[:MAX_RECENT_MATCHES]):
        found += [line.at for line in await store.log(row.id) if line.by_user == user_id and not line.auto]
    return found


async def set_hours(interaction: Interaction, words: Words, waking: Waking, hint: str = "") -> None:
    """Set the hours in which free time counts, in all matches of the user from the next turn on."""
    begins, ends = time_of(waking.begins), time_of(waking.ends)
    why = hindrance(waking.zone, waking.begins, waking.ends)
    if why is not None:
        raise Refused(why, zone=waking.zone[:MAX_QUOTE], time=f"{begins}, {ends}")
    services, user = interaction.client.services, interaction.user.id
    await services.preferences.choose("user", user, WAKING, f"{waking.zone} {waking.begins} {waking.ends}")
    now = await asyncio.to_thread(local_time, waking.zone, services.matches.cache.now())
    done = words("clock-hours-done", begins=begins, ends=ends, zone=zone_name(waking.zone), time=now)
    await reply(interaction, done + hint)


async def complete_zone(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Return the time zones that match a text, with the time there."""
    words = await interaction.client.services.languages.private(interaction)
    now = interaction.client.services.matches.cache.now()
    found = await asyncio.to_thread(offered_zones, current, now, MAX_CHOICES)
    named = [(words("zone-choice", place=one.place, zone=one.key, time=one.now), one.key) for one in found]
    return [app_commands.Choice(name=cut(name, MAX_CHOICE_NAME), value=key) for name, key in named]


async def choose_notices(interaction: Interaction, words: Words, where: str) -> None:
    """Choose where notices are sent."""
    value = None if where == THREAD else where
    await interaction.client.services.preferences.choose("user", interaction.user.id, NOTICES, value)
    await reply(interaction, words("clock-notices-done"))


async def request(interaction: Interaction, words: Words, days: int) -> None:
    """Pause the channel's match, or end its pause with 0 days; ask the others if they have to agree."""
    require_permissions(interaction)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    match_id = (await here(interaction)).id
    await seated(interaction, match_id)
    pausing = interaction.client.services.matches.pausing
    outcome = await pausing.request(match_id, interaction.user.id, days)
    if outcome != "done":
        await consent_requests.publish(interaction, match_id, PAUSE_REQUEST_KIND, pausing)
    await reply(interaction, words("answer-done" if outcome == "done" else "pause-waiting"))


async def pressed(press: Press) -> None:
    """Use waking hours that were proposed, or answer a request to pause."""
    interaction, words, args = press.interaction, press.words, press.args
    match args:
        case ("hours", zone, begins, ends) if begins.isdecimal() and ends.isdecimal():
            await set_hours(interaction, words, Waking(zone, int(begins), int(ends)))
        case ("pause", *request):
            pausing = interaction.client.services.matches.pausing
            await consent_requests.answer(interaction, words, request, pausing, "pause-granted")
        case _:
            raise Refused("refuse-unknown-button")
