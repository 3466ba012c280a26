"""The card of a tournament in its channel and its buttons, and the questions that the bot asks players."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.cards import custom_ids
from bot.cards.controls import Button, Row
from bot.cards.layouts import EVENT_FILE, Layout, plain, text
from bot.cards.match_names import named
from bot.cards.times import time
from bot.features.lobby.cards import chosen_rules
from bot.features.tournaments import texts
from bot.features.tournaments.announcements import MEDALS, about_text, first_lines, won_text
from bot.features.tournaments.rules.entries import conditions
from bot.features.tournaments.rules.feasibility import capacity
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.next_steps import next_steps, open_ties
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.waiting_list import is_late_entry_open, waiting_list
from bot.features.tournaments.rules_card import PHASES_BEFORE, running_format, terms
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import MAX_REASON_LENGTH
from bot.words import Words
from engine import GAMES

CALL: Final = "call"
"""Answer of a player who tells the organisers what is wrong at a table."""

AGREE: Final = "agree"
MAX_PLAYERS_LISTED: Final = 30
MAX_WAITING_LISTED: Final = 12
MAX_TEAMS_LISTED: Final = 16
"""Limits on the players and teams that the card names: a message takes 4,000 characters."""

MAX_HOUSEHOLDS: Final = 12

ACTIONS_BY_PHASE: Final = {
    "open": ("join", "leave", "rules", "close"),
    "muster": ("here", "leave", "rules", "start"),
    "running": ("leave",),
}

ORGANISER_ACTS: Final = ("close", "start", "go-on")
"""Buttons of the card that only organisers can use; it shows one of them at a time."""

BUTTON_STYLES: Final = dict.fromkeys(("open", "join", "here"), discord.ButtonStyle.success) | dict.fromkeys(
    ORGANISER_ACTS, discord.ButtonStyle.primary
)
"""Styles of the buttons that are not grey: the players' next step, and the organiser's."""


def tournament_card(words: Words, stored: StoredTournament, now: int, picture: str = "") -> Layout:
    """Return the card: what is played and when, who takes part, and buttons. `picture` is an alternative text."""
    tournament = stored.tournament
    is_playing = tournament.phase == "running" and not tournament.paused
    lines = [
        f"## {named(tournament.settings.name)}",
        *about_lines(words, stored),
        f"**{texts.phase_text(words, tournament)}**",
        *running_format(words, tournament),
        *(_podium(words, tournament) if tournament.phase == "finished" else ()),
        *(texts.until_lines(words, tournament.open_tables()) if is_playing else ()),
        *_entries(words, stored),
        *(f"-# {line}" for line in terms(words, tournament)),
        *_kept_apart(words, tournament),
    ]
    acts = [*(("join",) if is_late_entry_open(tournament) else ()), *ACTIONS_BY_PHASE.get(tournament.phase, ())]
    if tournament.phase == "running" and (act := next_act(tournament, now)):
        acts.append(act)
    if steps := [act for act in acts if act in ORGANISER_ACTS]:
        lines.append(f"-# {words('tournament-for-organisers', button=words(f'button-tournament-{steps[0]}'))}")
    shown = ("standings", "report", "rules") if tournament.stages else ()
    rows = [tournament_buttons(words, stored, *some) for some in (acts, shown) if some]
    return plain(text("\n".join(lines)), *picture_parts(picture), *rows)


def _podium(words: Words, tournament: Event) -> list[str]:
    won = won_text(words, tournament)
    return [won, *(first_lines(words, tournament, MEDALS)[1:])] if won else []


def picture_parts(description: str, file: str = EVENT_FILE) -> list[ui.Item[Any]]:
    """Return the gallery with a picture of a tournament; nothing without a description."""
    url = f"attachment://{file}"
    return [ui.MediaGallery(discord.MediaGalleryItem(url, description=description))] if description else []


def about_lines(words: Words, stored: StoredTournament) -> list[str]:
    """Return what is played and how, who organises it, and before the start its conditions and dates."""
    settings, organisers = stored.tournament.settings, texts.named_organisers(words, stored)
    lines = [about_text(words, settings), words(f"pace-{settings.pace}")]
    if settings.about:
        lines.insert(0, discord.utils.escape_markdown(settings.about))
    if settings.options:
        lines += chosen_rules(words, settings.game, settings.options, GAMES[settings.game].rules)
    if not settings.vacation:
        lines.append(words("lobby-vacation", value="off"))
    if organisers:
        lines.append(words("tournament-organiser", player=organisers))
    if settings.cut > 1:
        lines.append(words("tournament-cut", players=settings.cut))
    phase = stored.tournament.phase
    if phase in PHASES_BEFORE:
        lines += [words(f"tournament-condition-{name}", least=least) for name, least in conditions(settings).items()]
    if phase in PHASES_BEFORE and settings.dated:
        lines.append(words("tournament-starts", when=time(settings.starts), closes=time(settings.closes), phase=phase))
    if settings.announce_role and phase in ("draft", "open"):
        lines.append(words("tournament-pinged", role=f"<@&{settings.announce_role}>"))
    return lines


def _entries(words: Words, stored: StoredTournament) -> list[str]:
    tournament = stored.tournament
    # Entrants who never said that they are here are left out.
    playing = tournament.stages[0].players if tournament.stages else tournament.active()
    waiting = waiting_list(tournament)
    taking_part = {*playing}.intersection(tournament.active()).difference(waiting)
    players = [entry for entry in tournament.entries if entry.player in taking_part]
    seeds = {player: seed for seed, player in enumerate(tournament.seeds, 1)} if tournament.phase == "muster" else {}
    players.sort(key=lambda entry: seeds.get(entry.player, len(players)))
    here = {*tournament.players("present")} if tournament.phase == "muster" else set()
    listed = [
        f"{f'{seeds[one.player]}. ' if one.player in seeds else ''}{texts.mentions(words, (one.player,), here=here)}"
        for one in players[:MAX_PLAYERS_LISTED]
    ]
    places = capacity(tournament.settings) if tournament.phase == "open" else 0
    count = words("tournament-count", players=len(players), present=0, phase=tournament.phase, places=places)
    lines = [texts.check_in_text(words, tournament) if tournament.phase == "muster" else count]
    if tournament.settings.boards:
        lines += _teams(words, tournament, [one.player for one in players])
    elif listed:
        lines.append(", ".join(listed))
    if len(players) > MAX_PLAYERS_LISTED:
        lines.append(words("tournament-more", players=len(players) - MAX_PLAYERS_LISTED))
    if waiting:
        lines.append(words("tournament-waiting-list", players=texts.mentions(words, waiting, MAX_WAITING_LISTED, here)))
    if seeds:
        lines.append(f"-# {words('tournament-seeds')}")
    return lines


def _teams(words: Words, tournament: Event, players: Sequence[int]) -> Iterator[str]:
    boards = tournament.settings.boards
    if tournament.stages:
        groups = [(texts.team_name(words, tournament, group[0]), group) for group in tournament.stages[0].groups]
    else:
        groups = [(team.name, team.players) for team in tournament.teams]
    for name, group in groups[:MAX_TEAMS_LISTED]:
        missing = f" ({len(group)}/{boards})" if len(group) < boards else ""
        yield f"**{named(name)}**{missing}: {texts.mentions(words, group)}"
    if len(groups) > MAX_TEAMS_LISTED:
        yield words("tournament-more-teams", teams=len(groups) - MAX_TEAMS_LISTED)
    if not tournament.stages:
        in_teams = {player for team in tournament.teams for player in team.players}
        if loose := [player for player in players if player not in in_teams]:
            yield words("tournament-without-team", players=texts.mentions(words, loose, MAX_WAITING_LISTED))
        yield f"-# {words('tournament-team-how')}"


def _kept_apart(words: Words, tournament: Event) -> list[str]:
    groups = [" – ".join(f"<@{player}>" for player in group) for group in tournament.households()]
    more = [words("tournament-more-pairs", pairs=len(groups) - MAX_HOUSEHOLDS)] if len(groups) > MAX_HOUSEHOLDS else []
    shown = ", ".join([*groups[:MAX_HOUSEHOLDS], *more])
    return [f"-# {words('tournament-kept-apart', players=shown)}"] if groups else []


def ask_apart(words: Words, stored: StoredTournament, asker: int, other: int) -> Layout:
    """Ask an entrant to agree that they share a household with another."""
    asking = words("tournament-apart-ask", asker=f"<@{asker}>", player=f"<@{other}>")
    agreeing = event_button(words, AGREE, discord.ButtonStyle.success, stored.row.id, f"{asker}")
    return plain(text(f"### {named(stored.tournament.settings.name)}\n{asking}"), Row(agreeing))


def apart_agreed(words: Words, stored: StoredTournament, asker: int, other: int) -> Layout:
    """Return the request after it was agreed to."""
    agreed = words("tournament-apart-agreed", asker=f"<@{asker}>", player=f"<@{other}>")
    return plain(text(f"### {named(stored.tournament.settings.name)}\n{agreed}"))


def tournament_buttons(words: Words, stored: StoredTournament, *acts: str) -> Row:
    """Return a row of buttons of a tournament."""
    styles = {act: BUTTON_STYLES.get(act, discord.ButtonStyle.secondary) for act in acts}
    return Row(*(event_button(words, act, style, stored.row.id) for act, style in styles.items()))


def event_button(words: Words, act: str, style: discord.ButtonStyle, *args: str) -> Button:
    """Return a button of a tournament; `args` are its id and what else the press has to say."""
    custom_id = custom_ids.make(custom_ids.EVENT, act, *args)
    return Button(label=words(f"button-tournament-{act}"), custom_id=custom_id, style=style)


def confirm_drop(words: Words, stored: StoredTournament) -> Layout:
    """Ask a player for confirmation before they leave a running tournament."""
    duel = "yes" if stored.tournament.settings.seats == DUEL else "no"
    sure = event_button(words, "drop", discord.ButtonStyle.danger, stored.row.id)
    stay = event_button(words, "stay", discord.ButtonStyle.secondary, stored.row.id)
    return plain(text(words("tournament-drop-confirm", duel=duel)), Row(sure, stay))


def confirm_start(words: Words, stored: StoredTournament, missing: Sequence[int]) -> Layout:
    """Ask an organiser for confirmation before a tournament starts without some of its entrants."""
    here, most = len(stored.tournament.players("present")), stored.tournament.settings.most
    asked = words("tournament-ask-start", players=texts.mentions(words, missing), start=min(here, most))
    return plain(text(asked), Row(event_button(words, "begin", discord.ButtonStyle.danger, stored.row.id)))


def text_window(
    words: Words, act: str, tournament_id: str, key: str, about: str = "", note: str | None = None
) -> ui.Modal:
    """Return a window for one text about a table or a ruling: the reason of a decision, or a call for the organisers."""
    custom_id = custom_ids.make(custom_ids.EVENT, act, tournament_id, key)
    modal = ui.Modal(title=words(f"tournament-{act}-title"), custom_id=custom_id)
    field: ui.TextInput[Any] = ui.TextInput(custom_id="text", max_length=MAX_REASON_LENGTH)
    if about:
        modal.add_item(ui.TextDisplay(about))
    modal.add_item(ui.Label(text=words(f"tournament-{act}-label"), description=note, component=field))
    modal.stop()
    return modal


def next_act(tournament: Event, now: int) -> str:
    """Return the button of the card by which an organiser takes the tournament on, or an empty string."""
    if open_ties(tournament):
        return ""
    if tournament.phase == "running":
        return "go-on" if any(step.confirm for step in next_steps(tournament, now)) else ""
    return {"open": "close", "muster": "start"}.get(tournament.phase, "")
