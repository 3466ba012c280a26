"""The card of a tournament in its channel, and the preview that its organiser sees before opening it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

import discord
from discord import ui
from msgspec import structs

from bot.cards import custom_ids
from bot.cards.controls import MAX_BUTTON_LABEL, Button, Row, cut
from bot.cards.event_lines import time
from bot.cards.layouts import EVENT_FILE, Layout, plain, text
from bot.cards.turn_card import named
from bot.clocks.paces import DAY
from bot.features.lobby.cards import chosen_rules
from bot.features.tournaments import texts
from bot.features.tournaments.announcements import MEDALS, about_text, first_lines, won_text
from bot.features.tournaments.rules.entries import conditions, uses_seeds
from bot.features.tournaments.rules.feasibility import Finding, capacity, usual_cut
from bot.features.tournaments.rules.knockout import can_play_again, can_replay, tied_duels
from bot.features.tournaments.rules.model import (
    KNOCKOUTS,
    Event,
    EventTable,
    Settings,
    find_table,
    is_late_entry_open,
    late_rounds,
)
from bot.features.tournaments.rules.rounds import SEALED_REVISION, SETTLED_REVISION
from bot.features.tournaments.rules.runner import Concern, desk, open_ties
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.stages import expected_rounds
from bot.features.tournaments.standings import points_rule
from bot.features.tournaments.stored import StoredTournament
from bot.words import Words
from engine import GAMES

DECIDE: Final = "do"
"""Press by which an organiser chooses an action that the desk offers, with its table and what it does there."""

REASON: Final = "reason"
CALL: Final = "call"
SURE: Final = "sure"
"""Answers of an organiser at the desk: the reason of a ruling, and that they are sure."""

CHANGE: Final = "change"
"""Press that opens the window for the numbers of a preview, and the answer of that window."""

DATES: Final = "dates"
"""Press that opens the window for the name and the dates of a preview, and the answer of that window."""

MAX_NUMBER_LENGTH: Final = 4

MAX_CONCERNS_OFFERED: Final = 4
"""Concerns beside which the desk has buttons, a row each."""

MAX_WINNERS_OFFERED: Final = 3
"""Players of a tie for whom the desk has a button; beside them a row has two others."""

"""Discord's limit of characters below the title of a field."""

AGREE: Final = "agree"
"""Press by which an entrant agrees that they share a household."""

MAX_PLAYERS_LISTED: Final = 30

MAX_WAITING_LISTED: Final = 12

MAX_TEAMS_LISTED: Final = 16

MAX_PLANS_NAMED: Final = 3
"""Limits on the players and rounds that a card names: a message takes 4,000 characters."""

PHASES_BEFORE: Final = ("draft", "open", "muster")
"""Phases in which dates and conditions of entry still matter."""

MAX_HOUSEHOLDS: Final = 12
"""Limit on the groups kept apart that a card names."""

HOUSEHOLD_FINDINGS: Final = ("apart-never", "apart-at-last", "apart-by-level")
"""Findings about people of one household; all other findings are about fairness to everybody."""

NEVER_EXPECTED: Final = frozenset({"apart-at-last"})
EXPECTED_FINDINGS: Final = dict.fromkeys(KNOCKOUTS, NEVER_EXPECTED | {"games-unequal"})
"""Findings that a preview leaves out, in knock-outs and in other formats: what is meant by the format itself."""

ACTIONS_BY_PHASE: Final = {
    "open": ("join", "leave", "rules", "close"),
    "muster": ("here", "leave", "rules", "start"),
    "running": ("leave",),
}

WARNED_FINDINGS: Final = (
    "repeats-certain",
    "repeats-possible",
    "unbeaten",
    "team-left",
    "cup-waiting",
    "group-meetings",
)
"""Findings that another number of players or rounds would cure; so it does with `unbeaten`, or a cut."""

ORGANISER_ACTS: Final = ("close", "start", "go-on")
"""Buttons of the card that only organisers can use; it shows one of them at a time."""

BUTTON_STYLES: Final = dict.fromkeys(("open", "join", "here"), discord.ButtonStyle.success) | dict.fromkeys(
    ORGANISER_ACTS, discord.ButtonStyle.primary
)
"""Styles of the buttons that are not grey: the players' next step, and the organiser's."""


def preview(
    words: Words, stored: StoredTournament, found: Sequence[Finding], players: int, warned: Sequence[str] = ()
) -> Layout:
    """Return what a tournament with `players` players will be like, for its organiser alone.

    Warnings come last, beside the buttons; what makes it impossible has to be changed before it can be opened.
    """
    settings = stored.tournament.settings
    is_uncut = settings.format == "swiss" and not settings.cut
    usual = usual_cut(players, settings.seats, settings.rounds) if is_uncut else 0
    known = [one for one in found if one.key not in EXPECTED_FINDINGS.get(settings.format, NEVER_EXPECTED)]
    told = [(_is_warning(settings, one), words(f"event-finding-{one.key}", **one.figures)) for one in known]
    fairness = [f"- {line}" for is_warned, line in told if not is_warned]
    warned = [*warned, *(line for is_warned, line in told if is_warned)]
    is_possible = not any(one.fatal for one in found)
    if all(one.key in HOUSEHOLD_FINDINGS for one in found):
        fairness.insert(0, f"- {words('tournament-fair-cut' if settings.cut > 1 else 'tournament-fair')}")
    lines = [
        f"### {words('tournament-preview', name=named(stored.tournament.settings.name))}",
        *_about(words, stored),
        *(f"-# {line}" for line in rules_lines(words, stored.tournament.settings)),
        words("tournament-fairness", players=players),
        f"- {_length(words, stored, players)}",
        *([f"- {words('tournament-usual-cut', players=usual)}"] if usual else []),
        *fairness,
        *(["", f"**{words('tournament-warnings')}**", *(f"⚠ {line}" for line in warned)] if warned else []),
        "",
        words("tournament-preview-next" if is_possible else "tournament-preview-impossible"),
    ]
    acts = [*(["open"] if is_possible else []), CHANGE, DATES]
    return plain(text("\n".join(lines)), tournament_buttons(words, stored, *acts))


def _is_warning(settings: Settings, one: Finding) -> bool:
    """Return True if the organiser may want to change something; a knock-out of all who are unbeaten settles that."""
    if one.key == "unbeaten":
        return settings.cut < one.figures["players"]
    return one.fatal or one.key in WARNED_FINDINGS


def tournament_card(words: Words, stored: StoredTournament, now: int, picture: str = "") -> Layout:
    """Return the card: what is played and when, who takes part, and buttons. `picture` is an alternative text."""
    tournament = stored.tournament
    lines = [
        f"## {named(tournament.settings.name)}",
        *_about(words, stored),
        f"**{texts.phase_text(words, tournament)}**",
        *_running_format(words, tournament),
        *(_podium(words, tournament) if tournament.phase == "finished" else ()),
        *(
            texts.until_lines(words, tournament.open_tables())
            if tournament.phase == "running" and not tournament.paused
            else ()
        ),
        *_entries(words, stored),
        *(f"-# {line}" for line in _terms(words, tournament)),
        *_kept_apart(words, tournament),
    ]
    acts = [*(("join",) if is_late_entry_open(tournament) else ()), *ACTIONS_BY_PHASE.get(tournament.phase, ())]
    if tournament.phase == "running" and (act := texts.next_act(tournament, now)):
        acts.append(act)
    if steps := [act for act in acts if act in ORGANISER_ACTS]:
        lines.append(f"-# {words('tournament-for-organisers', button=words(f'button-tournament-{steps[0]}'))}")
    shown = ("standings", "report", "rules") if tournament.stages else ()
    rows = [tournament_buttons(words, stored, *some) for some in (acts, shown) if some]
    return plain(text("\n".join(lines)), *picture_parts(picture), *rows)


def _podium(words: Words, tournament: Event) -> list[str]:
    """Return the winner and, with more than three players, the first places."""
    won = won_text(words, tournament)
    return [won, *(first_lines(words, tournament, MEDALS)[1:])] if won else []


def picture_parts(description: str, file: str = EVENT_FILE) -> list[ui.Item[Any]]:
    """Return the gallery with a picture of a tournament; nothing without a description."""
    url = f"attachment://{file}"
    return [ui.MediaGallery(discord.MediaGalleryItem(url, description=description))] if description else []


def _about(words: Words, stored: StoredTournament) -> list[str]:
    settings, organisers = stored.tournament.settings, texts.named_organisers(words, stored)
    lines = [about_text(words, settings), words(f"pace-{settings.pace}")]
    if settings.about:
        lines.insert(0, discord.utils.escape_markdown(settings.about))
    lines += (
        chosen_rules(words, settings.game, settings.options, GAMES[settings.game].rules) if settings.options else []
    )
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


def rules_card(words: Words, stored: StoredTournament) -> Layout:
    """Return the rules of a tournament, and the seed of its draws in small print."""
    tournament = stored.tournament
    title = f"### {words('tournament-rules', name=named(tournament.settings.name))}"
    rules = [f"- {line}" for line in rules_lines(words, stored.tournament.settings)]
    return plain(
        text("\n".join([title, about_text(words, tournament.settings), *rules, f"-# {_seed(words, tournament)}"]))
    )


def _terms(words: Words, tournament: Event) -> list[str]:
    """Return the rules that a card names before the start: the time for a round, series, and late entry."""
    settings, late = tournament.settings, late_rounds(tournament.settings)
    if tournament.phase not in PHASES_BEFORE:
        return []
    return [_days(words, settings), *_duels(words, settings), *([_late(words, settings, late)] if late > 1 else [])]


def _days(words: Words, settings: Settings) -> str:
    """Return the time for a round, and for those that have another."""
    return " ".join([words("tournament-days", days=settings.round_seconds // DAY), *_plans(words, settings)])


def _places(words: Words, settings: Settings) -> list[str]:
    """Return how players are seeded, how many places there are, until when one may enter, and who fills tables."""
    late = late_rounds(settings)
    return [
        *_duels(words, settings),
        *([words("tournament-seeded", seeding=settings.seeding)] if uses_seeds(settings) else []),
        *([words("tournament-most", players=places)] if (places := capacity(settings)) else []),
        *([_late(words, settings, late)] if late > 1 else []),
        *([words("tournament-fill")] if settings.fill else []),
    ]


def _running_format(words: Words, tournament: Event) -> list[str]:
    """Return a line with what still matters of the format once a tournament runs: series, third place, late entry."""
    settings = tournament.settings
    if tournament.phase != "running":
        return []
    late = late_rounds(settings) if is_late_entry_open(tournament) else 0
    line = " ".join(
        [
            *_duels(words, settings),
            *([_late(words, settings, late)] if late > 1 else []),
            *([words("tournament-places", players=places)] if late > 1 and (places := capacity(settings)) else []),
        ]
    )
    return [f"-# {line}"] if line else []


def _duels(words: Words, settings: Settings) -> list[str]:
    """Return of how many games duels are the best, and whether there is a match for third place."""
    games, series = settings.best_of, settings.series
    return [
        *([words("tournament-best-of", games=games, series=series)] if games > 1 else []),
        *([words("tournament-third")] if settings.third else []),
    ]


def _late(words: Words, settings: Settings, last: int) -> str:
    return words("tournament-late", round=last, half="yes" if settings.late_half else "no")


def rules_lines(words: Words, settings: Settings) -> list[str]:
    """Return the rules that matter before entering: time for a round, value of places, and tie-breaks."""
    knocked, is_cut = settings.format in KNOCKOUTS, settings.cut > 1
    lines = [_days(words, settings), *_places(words, settings)]
    if not knocked:
        lines.append(points_rule(words, settings))
    if settings.revision >= SETTLED_REVISION and (knocked or is_cut):
        kinds = {"duel": settings.seats == DUEL, "cut": is_cut}
        lines.append(words("tournament-equals", **{kind: "yes" if fits else "no" for kind, fits in kinds.items()}))
    elif is_cut:
        lines.append(words("tournament-cut-tied"))
    return lines


def _plans(words: Words, settings: Settings) -> list[str]:
    """Return the rounds with another time or clock."""
    return [
        words(
            "tournament-plan",
            round=plan.round,
            days=settings.seconds_of(plan.round) // DAY,
            pace=words(f"pace-{settings.pace_of(plan.round)}"),
        )
        for plan in sorted(settings.plans, key=lambda plan: plan.round)[:MAX_PLANS_NAMED]
    ]


def _length(words: Words, stored: StoredTournament, players: int) -> str:
    """Return how many rounds there will be, and how long they take at most."""
    settings = stored.tournament.settings
    rounds = expected_rounds(settings, players)
    total = settings.seconds_after(0, rounds) // DAY
    before = expected_rounds(structs.replace(settings, cut=0), players)
    if settings.cut > 1 and rounds > before:
        return words("tournament-length-cut", rounds=before, more=rounds - before, total=total)
    return words("tournament-length", rounds=rounds, days=total, total=total)


def _entries(words: Words, stored: StoredTournament) -> list[str]:
    tournament = stored.tournament
    playing = (
        tournament.stages[0].players if tournament.stages else tournament.active()
    )  # entrants who never said that they are here are left out
    waiting = tournament.waiting()
    taking_part = {*playing}.intersection(tournament.active()).difference(waiting)
    players = [entry for entry in tournament.entries if entry.player in taking_part]
    seeds = {player: seed for seed, player in enumerate(tournament.seeds, 1)} if tournament.phase == "muster" else {}
    players.sort(key=lambda entry: seeds.get(entry.player, len(players)))
    here = {*tournament.players("present")} if tournament.phase == "muster" else set()
    listed = [
        f"{f'{seeds[one.player]}. ' if one.player in seeds else ''}{texts.mentions(words, (one.player,), here=here)}"
        for one in players[:MAX_PLAYERS_LISTED]
    ]
    lines = [
        texts.check_in_text(words, tournament)
        if tournament.phase == "muster"
        else words(
            "tournament-count",
            players=len(players),
            present=0,
            phase=tournament.phase,
            places=capacity(tournament.settings) if tournament.phase == "open" else 0,
        )
    ]
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
    """Yield the teams by board, and before the start the players without one and how to join."""
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
    """Return lines about the players who are kept apart, for everybody to read."""
    groups = [" – ".join(f"<@{player}>" for player in group) for group in tournament.households()]
    more = [words("tournament-more-pairs", pairs=len(groups) - MAX_HOUSEHOLDS)] if len(groups) > MAX_HOUSEHOLDS else []
    shown = ", ".join([*groups[:MAX_HOUSEHOLDS], *more])
    return [f"-# {words('tournament-kept-apart', players=shown)}"] if groups else []


def _seed(words: Words, tournament: Event) -> str:
    """Return the seed of the draws; before the first draw only its hash, so that no draw can be predicted."""
    if tournament.settings.revision < SEALED_REVISION:
        return words("tournament-seed", seed=tournament.draw_seed)
    seal = sha256(tournament.settings.seed.encode()).hexdigest()
    return words(
        "tournament-seed-open" if tournament.stages else "tournament-seed-sealed", seed=tournament.draw_seed, seal=seal
    )


def ask_apart(words: Words, stored: StoredTournament, asker: int, other: int) -> Layout:
    """Ask an entrant to agree that they share a household with another."""
    asking = words("tournament-apart-ask", asker=f"<@{asker}>", player=f"<@{other}>")
    agreeing = _button(words, AGREE, discord.ButtonStyle.success, stored.row.id, f"{asker}")
    return plain(text(f"### {named(stored.tournament.settings.name)}\n{asking}"), Row(agreeing))


def apart_agreed(words: Words, stored: StoredTournament, asker: int, other: int) -> Layout:
    """Return the request after it was agreed to."""
    agreed = words("tournament-apart-agreed", asker=f"<@{asker}>", player=f"<@{other}>")
    return plain(text(f"### {named(stored.tournament.settings.name)}\n{agreed}"))


def desk_card(
    words: Words,
    stored: StoredTournament,
    now: int,
    out_of_reach: Sequence[str] = (),
    places: Mapping[str, int] = texts.NO_PLACES,
    possible: Sequence[str] = (),
) -> Layout:
    """Return the organisers' desk, with a button for what comes next."""
    act = texts.next_act(stored.tournament, now)
    rows = [tournament_buttons(words, stored, act)] if act else []
    rows += _offer_rows(words, stored, now)
    return plain(text(texts.desk_text(words, stored, now, out_of_reach, places, possible)), *rows)


class DeskOffer(NamedTuple):
    """An action that the desk offers as a button: its label, its name, its table and its option."""

    label: str
    action: str
    table: str = ""
    value: str = ""


def _offer_rows(words: Words, stored: StoredTournament, now: int) -> list[Row]:
    """Return a row of buttons for each concern that the organisers can settle at once; several are told apart by table."""
    found = _offers_by_concern(words, stored, now)
    rows = []
    for offered in found:
        number = offered[0].table.rpartition(".")[2]
        mark = f"{words('tournament-table', table=number)}: " if number and len(found) > 1 else ""
        rows.append(Row(*(_offer_button(stored, one, mark) for one in offered)))
    return rows


def offers(words: Words, stored: StoredTournament, now: int) -> list[DeskOffer]:
    """Return all actions that the desk offers as buttons."""
    return [offer for offered in _offers_by_concern(words, stored, now) for offer in offered]


def _offers_by_concern(words: Words, stored: StoredTournament, now: int) -> list[list[DeskOffer]]:
    concerns = desk(stored.tournament, now) if stored.tournament.phase == "running" else ()
    return [offered for one in concerns if (offered := _offered(words, stored, one))][:MAX_CONCERNS_OFFERED]


def _offer_button(stored: StoredTournament, offer: DeskOffer, mark: str) -> Button:
    custom_id = custom_ids.make(custom_ids.EVENT, DECIDE, stored.row.id, offer.action, offer.table, offer.value)
    return Button(label=cut(f"{mark}{offer.label}", MAX_BUTTON_LABEL), custom_id=custom_id)


def _offered(words: Words, stored: StoredTournament, concern: Concern) -> list[DeskOffer]:
    """Return what settles a concern: results of a duel, more time, or the ways to settle a tie."""
    tournament = stored.tournament
    if concern.kind in ("overdue", "called-off", "called"):
        table = find_table(tournament, concern.table)[2]
        more = DeskOffer(words("button-tournament-extend"), "extend", table.key)
        replay = DeskOffer(words("button-tournament-again"), "again", table.key)
        return [
            *([replay] if can_replay(tournament, table) else []),
            *duel_results(words, stored, table),
            *([more] if concern.kind == "overdue" else []),
        ]
    if concern.kind not in ("tied-final", "tied-across-the-cut"):
        return []
    duels = [table for table in tied_duels(tournament) if {*table.players} & {*concern.players}]
    is_final, key = concern.kind == "tied-final", duels[0].key if duels else ""
    again = [DeskOffer(words("button-tournament-again"), "again", key)] if duels or can_play_again(tournament) else []
    share = [DeskOffer(words("button-tournament-share"), "share")] if is_final else []
    tie = next((one for one in open_ties(tournament) if one.players == concern.players), None)
    chosen = tie.players if tie is not None and tie.count == 1 and len(tie.players) <= MAX_WINNERS_OFFERED else ()
    win = "tournament-places-winner" if is_final else "tournament-goes-through"
    winners = [DeskOffer(words(win, player=stored.name(one)), "advance", key, f"{one}") for one in chosen]
    return [*share, *again, *winners]


def duel_results(words: Words, stored: StoredTournament, table: EventTable) -> list[DeskOffer]:
    """Return the results that a duel can have, by name; none for a larger table."""
    if len(table.players) != DUEL:
        return []
    one, other = (words("tournament-places-winner", player=stored.name(player)) for player in table.players)
    results = {"1 2": one, "2 1": other, "1 1": words("tournament-draw")}
    return [DeskOffer(label, "rule", table.key, places) for places, label in results.items()]


def tournament_buttons(words: Words, stored: StoredTournament, *acts: str) -> Row:
    """Return a row of buttons of a tournament."""
    styles = {act: BUTTON_STYLES.get(act, discord.ButtonStyle.secondary) for act in acts}
    return Row(*(_button(words, act, style, stored.row.id) for act, style in styles.items()))


def _button(words: Words, act: str, style: discord.ButtonStyle, *args: str) -> Button:
    """Return a button of a tournament; `args` are its id and what else the press has to say."""
    custom_id = custom_ids.make(custom_ids.EVENT, act, *args)
    return Button(label=words(f"button-tournament-{act}"), custom_id=custom_id, style=style)


def confirm_drop(words: Words, stored: StoredTournament) -> Layout:
    """Ask a player for confirmation before they leave a running tournament."""
    duel = "yes" if stored.tournament.settings.seats == DUEL else "no"
    sure = _button(words, "drop", discord.ButtonStyle.danger, stored.row.id)
    stay = _button(words, "stay", discord.ButtonStyle.secondary, stored.row.id)
    return plain(text(words("tournament-drop-confirm", duel=duel)), Row(sure, stay))


def confirm_start(words: Words, stored: StoredTournament, missing: Sequence[int]) -> Layout:
    """Ask an organiser for confirmation before a tournament starts without some of its entrants."""
    here, most = len(stored.tournament.players("present")), stored.tournament.settings.most
    asked = words("tournament-ask-start", players=texts.mentions(words, missing), start=min(here, most))
    return plain(text(asked), Row(_button(words, "begin", discord.ButtonStyle.danger, stored.row.id)))


def reason_window(words: Words, tournament_id: str, key: str, about: str) -> ui.Modal:
    """Return the window in which an organiser writes the reason for a ruling; `about` says which."""
    return _text_window(words, REASON, tournament_id, key, about, words("tournament-reason-about"))


def call_window(words: Words, tournament_id: str, key: str) -> ui.Modal:
    """Return the window in which a player tells the organisers what is wrong at a table."""
    return _text_window(words, CALL, tournament_id, key)


def _text_window(
    words: Words, act: str, tournament_id: str, key: str, about: str = "", note: str | None = None
) -> ui.Modal:
    modal = ui.Modal(
        title=words(f"tournament-{act}-title"), custom_id=custom_ids.make(custom_ids.EVENT, act, tournament_id, key)
    )
    field: ui.TextInput[Any] = ui.TextInput(custom_id="text", max_length=texts.MAX_REASON_LENGTH)
    if about:
        modal.add_item(ui.TextDisplay(about))
    modal.add_item(ui.Label(text=words(f"tournament-{act}-label"), description=note, component=field))
    modal.stop()
    return modal


class ShortField(NamedTuple):
    """A field of a window in which an organiser changes a preview: what it holds, its limit, and whether it may be empty."""

    value: str
    length: int = MAX_NUMBER_LENGTH
    required: bool = False


def change_window(words: Words, tournament_id: str, act: str, fields: Mapping[str, ShortField]) -> ui.Modal:
    """Return a window in which an organiser changes a preview: its numbers, or its name and dates."""
    custom_id = custom_ids.make(custom_ids.EVENT, act, tournament_id)
    modal = ui.Modal(title=words("tournament-change-title"), custom_id=custom_id)
    for name, (value, length, required) in fields.items():
        field: ui.TextInput[Any] = ui.TextInput(custom_id=name, default=value, required=required, max_length=length)
        modal.add_item(ui.Label(text=words(f"tournament-change-{name}"), component=field))
    modal.stop()
    return modal


def confirm_ruling(words: Words, tournament_id: str, question: str, key: str) -> Layout:
    """Ask an organiser for confirmation of a ruling."""
    sure = _button(words, SURE, discord.ButtonStyle.danger, tournament_id, key)
    return plain(text(question), Row(sure))
