"""The card of an event in its channel, and the preview that its organiser sees before it is opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.events.entry import conditions
from bot.events.feasibility import Finding
from bot.events.runner import next_steps
from bot.matches.stored_event import StoredEvent
from bot.messages import custom_ids
from bot.messages.controls import Button, Row
from bot.messages.event_pictures import EVENT_FILE
from bot.messages.layouts import Layout, plain, text
from bot.messages.log_text import time
from bot.messages.turn_card import named
from bot.words import Words

LISTED: Final = 60
"""Players whom the card names; a mention takes about 22 characters, and a message 4,000."""

NEXT: Final = {"open": "close", "muster": "start", "running": "go-on"}
"""By phase: what the organiser's button does."""

COUNTED: Final = ("swiss", "schedule", "heats")
"""The formats whose rounds the organiser chooses; the others know theirs."""

OVER: Final = ("finished", "cancelled")


def preview(words: Words, stored: StoredEvent, found: Sequence[Finding], players: int) -> Layout:
    """What an event will be like with so many players, for its organiser alone."""
    fairness = [f"- {words(f'event-finding-{one.key}', **one.figures)}" for one in found]
    lines = [
        f"### {words('tournament-preview', name=named(stored.event.settings.name))}",
        *_about(words, stored),
        words("tournament-fairness", players=players),
        *(fairness or [f"- {words('tournament-fair')}"]),
    ]
    opening: Button = Button(
        label=words("button-tournament-open"),
        custom_id=custom_ids.make(custom_ids.EVENT, "open", stored.row.id),
        style=discord.ButtonStyle.success,
    )
    return plain(text("\n".join(lines)), Row(opening))


def event_card(words: Words, stored: StoredEvent, now: int, picture: str = "") -> Layout:
    """What is played and when, who is in, and the buttons of everybody; `picture` is the alternative text of one."""
    event = stored.event
    lines = [
        f"## {named(event.settings.name)}",
        *_about(words, stored),
        f"**{words(f'tournament-phase-{event.phase}', paused='yes' if event.paused else 'no')}**",
        *_entries(words, stored),
        f"-# {words('tournament-seed', seed=event.settings.seed)}",
    ]
    buttons = [] if event.phase in OVER else [_buttons(words, stored, now)]
    return plain(text("\n".join(lines)), *picture_parts(picture), *buttons, _more(words, stored))


def picture_parts(description: str) -> list[ui.Item[Any]]:
    """The gallery with the picture of an event; nothing without a description."""
    url = f"attachment://{EVENT_FILE}"
    return [ui.MediaGallery(discord.MediaGalleryItem(url, description=description))] if description else []


def _about(words: Words, stored: StoredEvent) -> list[str]:
    settings, organisers = stored.event.settings, (stored.row.owner_id, *stored.event.assistants)
    lines = [
        words(
            "tournament-about",
            game=words(f"game-{settings.game}"),
            format=words(f"tournament-format-{settings.format}"),
            seats=settings.seats,
            rounds=settings.rounds if settings.format in COUNTED else 0,
        ),
        words(f"pace-{settings.pace}"),
        words("tournament-organiser", player=", ".join(f"<@{one}>" for one in organisers)),
        *(words("tournament-cut", players=settings.cut) for _ in range(settings.cut > 1)),
        *(words(f"tournament-condition-{name}", least=least) for name, least in conditions(settings).items()),
    ]
    return [*lines, words("tournament-starts", when=time(settings.starts))] if settings.dated else lines


def _entries(words: Words, stored: StoredEvent) -> list[str]:
    event = stored.event
    players = [entry for entry in event.entries if entry.state in ("entered", "present")]
    here = "" if event.phase == "open" else "✅ "
    listed = [f"{here if one.state == 'present' else ''}<@{one.player}>" for one in players[:LISTED]]
    present = sum(entry.state == "present" for entry in players)
    lines = [words("tournament-count", players=len(players), present=present, phase=event.phase)]
    if listed:
        lines.append(", ".join(listed))
    if len(players) > LISTED:
        lines.append(words("tournament-more", players=len(players) - LISTED))
    return lines


def _buttons(words: Words, stored: StoredEvent, now: int) -> Row:
    event = stored.event
    waits = any(step.confirm for step in next_steps(event, now)) if event.phase == "running" else True
    act = NEXT[event.phase]
    return Row(
        _button(words, stored, "join", off=event.phase != "open", style=discord.ButtonStyle.success),
        _button(words, stored, "here", off=event.phase != "muster", style=discord.ButtonStyle.success),
        _button(words, stored, "leave"),
        _button(words, stored, act, off=not waits, style=discord.ButtonStyle.primary),
    )


def _more(words: Words, stored: StoredEvent) -> Row:
    off = not stored.event.stages
    return Row(_button(words, stored, "standings", off=off), _button(words, stored, "report", off=off))


def _button(
    words: Words,
    stored: StoredEvent,
    act: str,
    *,
    off: bool = False,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    custom_id = custom_ids.make(custom_ids.EVENT, act, stored.row.id)
    return Button(label=words(f"button-tournament-{act}"), custom_id=custom_id, style=style, disabled=off)


def confirm_drop(words: Words, event_id: str) -> Layout:
    """Ask whether somebody is to leave an event that is running."""
    sure: Button = Button(
        label=words("button-tournament-drop"),
        custom_id=custom_ids.make(custom_ids.EVENT, "drop", event_id),
        style=discord.ButtonStyle.danger,
    )
    return plain(text(words("tournament-drop-confirm")), Row(sure))
