"""The card of the organisers' desk: open concerns, what comes next, the latest decisions, and buttons that settle them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

import discord

from bot.cards import custom_ids
from bot.cards.controls import MAX_BUTTON_LABEL, Button, Row, cut
from bot.cards.layouts import Layout, plain, text
from bot.cards.match_names import named
from bot.cards.times import time
from bot.clocks.paces import DAY
from bot.delivery.failures import failure_text
from bot.features.tournaments import texts
from bot.features.tournaments.announcements import linked_table
from bot.features.tournaments.cards import event_button, next_act, tournament_buttons
from bot.features.tournaments.decision_texts import decisions_of, logged_text
from bot.features.tournaments.keeper import SERVER_FULL
from bot.features.tournaments.rules.entries import ENDED_PHASES
from bot.features.tournaments.rules.feasibility import capacity
from bot.features.tournaments.rules.knockout import can_play_again, can_replay, final_tie, tied_duels
from bot.features.tournaments.rules.model import Event, EventTable, find_table
from bot.features.tournaments.rules.next_steps import Concern, open_concerns, open_ties
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.rules.waiting_list import waiting_list
from bot.features.tournaments.stored import StoredTournament
from bot.words import Words

TIE_ACTIONS: Final = ("share", "again", "advance")
"""Actions of the desk that settle a tie; only a title is shared, and a tie at a cut is not played again."""

NO_PLACES: Final[Mapping[str, int]] = MappingProxyType({})

MAX_TABLES_AT_DESK: Final = 3
MAX_LOG_LINES: Final = 4
MAX_CONCERNS: Final = 6
MAX_ACTIONS_NAMED: Final = 13

PINGING_CONCERNS: Final = ("not-launched", "overdue", "called-off")

DECIDE: Final = "do"
"""Press by which an organiser chooses an action that the desk offers, with its table and what it does there."""

REASON: Final = "reason"

SURE: Final = "sure"
"""Answers of an organiser at the desk: the reason of a ruling, and that they are sure."""

MAX_CONCERNS_OFFERED: Final = 4
"""Concerns beside which the desk has buttons, a row each."""

MAX_WINNERS_OFFERED: Final = 3
"""Players of a tie for whom the desk has a button; beside them a row has two others."""


def desk_card(words: Words, stored: StoredTournament, now: int, told: str) -> Layout:
    """Return the organisers' desk with its text, buttons for open concerns and one for what comes next."""
    act = next_act(stored.tournament, now)
    rows = [tournament_buttons(words, stored, act)] if act else []
    return plain(text(told), *rows, *_offer_rows(words, stored, now))


def desk_text(
    words: Words,
    stored: StoredTournament,
    now: int,
    out_of_reach: Sequence[str] = (),
    places: Mapping[str, int] = NO_PLACES,
    possible: Sequence[str] = (),
) -> str:
    """Return what is open, what comes next and the latest rulings; `places` maps tables to channels."""
    is_over = stored.tournament.phase in ENDED_PHASES
    concerns = [] if is_over else [_concern(words, stored, one) for one in open_concerns(stored.tournament, now)]
    for key in out_of_reach:
        table, where = texts.table_title(words, stored.tournament, key), _where(stored.tournament, key)
        concerns.append(words("tournament-out-of-reach", table=table, where=where))
    title = f"### {words('tournament-desk', name=named(stored.tournament.settings.name))}"
    told = decisions_of(stored.tournament)
    logged = [f"-# {time(line.at)} {logged_text(words, stored.tournament, line)}" for line in told[-MAX_LOG_LINES:]]
    waiting = [*_limited(words, concerns), *_missing(words, stored.tournament), *_next(words, stored.tournament, now)]
    open_tables = [] if is_over else _open_tables(words, stored, places)
    shown = [*_progress(words, stored.tournament), *open_tables, *(waiting or [_idle(words, stored.tournament)])]
    names = [words(f"tournament-action-{name}") for name in possible[:MAX_ACTIONS_NAMED]]
    how = words("tournament-desk-how", actions=" · ".join(names))
    return "\n".join([title, *shown, *([f"-# {how}"] if possible else []), *logged])


def _idle(words: Words, tournament: Event) -> str:
    """Return what the desk says if nothing waits for the organisers."""
    if tournament.phase == "finished":
        return words("tournament-desk-finished", when=time(tournament.finished_at + DAY))
    return words("tournament-desk-cancelled" if tournament.phase == "cancelled" else "tournament-desk-empty")


def _next(words: Words, tournament: Event, now: int) -> list[str]:
    """Return what the organiser does next, and when that happens by itself."""
    if open_ties(tournament):
        is_final, is_duel = final_tie(tournament) is not None, bool(tied_duels(tournament))
        fitting = {"share": is_final, "again": is_duel or can_play_again(tournament), "advance": True}
        names = [name for name in TIE_ACTIONS if fitting[name]]
        actions = ", ".join(f"**{words(f'tournament-action-{name}')}**" for name in names)
        return [words("tournament-desk-tie", count=len(names), actions=actions)]
    act, settings = next_act(tournament, now), tournament.settings
    if not act or settings.format == "mini-cup":
        return []
    when = time(settings.closes if act == "close" else settings.starts) if settings.dated else ""
    return [words(f"tournament-desk-{act}", when=when)]


def _progress(words: Words, tournament: Event) -> list[str]:
    """Return how many have entered and wait for a place, or how many tables of the round are done."""
    if tournament.phase == "muster":
        return [f"-# {texts.check_in_text(words, tournament)}"]
    if tournament.phase == "open":
        waiting, places = len(waiting_list(tournament)), capacity(tournament.settings)
        players = len(tournament.players("entered", "present")) - waiting
        return [f"-# {words('tournament-desk-entered', players=players, places=places, waiting=waiting)}"]
    if tournament.phase != "running" or not tournament.stages[-1].rounds:
        return []
    one = tournament.stages[-1].rounds[-1]
    title = texts.round_title(words, tournament, len(tournament.stages) - 1, one)
    done = sum(table.result is not None for table in one.tables)
    return [f"-# {words('tournament-picture-note', round=title, done=done, tables=len(one.tables))}"]


def _open_tables(words: Words, stored: StoredTournament, places: Mapping[str, int]) -> list[str]:
    tables = stored.tournament.open_tables()
    links = {key: f"{stored.row.guild_id}/{channel}" for key, channel in places.items()}
    lines = [linked_table(words, table, links.get(table.key, "")) for table in tables[:MAX_TABLES_AT_DESK]]
    left = len(tables) - MAX_TABLES_AT_DESK
    return [f"-# {line}" for line in [*lines, *([words("tournament-more-tables", tables=left)] if left > 0 else [])]]


def _missing(words: Words, tournament: Event) -> list[str]:
    """Return who of the entrants with a place has not said yet that they are here, or that all of them are."""
    waiting = {*waiting_list(tournament)}
    missing = [player for player in tournament.players("entered") if player not in waiting]
    if tournament.phase != "muster" or not tournament.active():
        return []
    key = "tournament-desk-missing" if missing else "tournament-desk-all-here"
    return [words(key, players=texts.mentions(words, missing))]


def warning_text(words: Words, stored: StoredTournament, tables: Sequence[str], now: int) -> str:
    """Return a ping to the organisers about tables that are late, or that have no result."""
    name, organisers = named(stored.tournament.settings.name), texts.named_organisers(words, stored)
    title = words("tournament-waits", name=name, organisers=organisers)
    found = [
        one for one in open_concerns(stored.tournament, now) if one.kind in PINGING_CONCERNS and one.table in tables
    ]
    return "\n".join([f"### {title}", *_limited(words, [_concern(words, stored, one) for one in found])])


def _concern(words: Words, stored: StoredTournament, one: Concern) -> str:
    where, players = _where(stored.tournament, one.table), texts.mentions(words, one.players)
    table = texts.table_title(words, stored.tournament, one.table)
    if one.why == SERVER_FULL:
        return words("tournament-concern-server-full", table=table, where=where)
    why = failure_text(words, one.why)
    tied = texts.tied_round(words, stored.tournament) if one.kind == "tied-across-the-cut" else ""
    given = {"table": table, "where": where, "players": players, "why": why, "round": tied}
    if one.kind == "called-off":
        cancelled = find_table(stored.tournament, one.table)[2]
        given["score"] = "–".join(map(str, cancelled.games_won)) if cancelled.games else "none"
        given["again"] = "yes" if can_replay(stored.tournament, cancelled) else "no"
    return words(f"tournament-concern-{one.kind}", **given)


def _limited(words: Words, lines: Sequence[str]) -> list[str]:
    more = [words("tournament-more", players=len(lines) - MAX_CONCERNS)] if len(lines) > MAX_CONCERNS else []
    return [*lines[:MAX_CONCERNS], *more]


def _where(tournament: Event, key: str) -> str:
    table = tournament.table(key)
    return "" if table is None else ", ".join(f"<@{player}>" for player in table.sitting)


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
    concerns = open_concerns(stored.tournament, now) if stored.tournament.phase == "running" else ()
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


def confirm_ruling(words: Words, tournament_id: str, question: str, key: str) -> Layout:
    """Ask an organiser for confirmation of a ruling."""
    sure = event_button(words, SURE, discord.ButtonStyle.danger, tournament_id, key)
    return plain(text(question), Row(sure))
