"""Texts about a running tournament: standings, the organisers' desk, rulings, and the links of a round."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final

import discord
from msgspec import structs

from bot.cards.controls import cut
from bot.cards.event_lines import time
from bot.cards.turn_card import named
from bot.clocks.paces import DAY, HOUR
from bot.delivery.failures import failure_text
from bot.features.tournaments.keeper import SERVER_FULL
from bot.features.tournaments.rules import acts, teams
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import DUEL_AGAIN
from bot.features.tournaments.rules.entries import ENDED_PHASES
from bot.features.tournaments.rules.feasibility import capacity
from bot.features.tournaments.rules.knockout import (
    best_of,
    bracket_name,
    can_play_again,
    can_replay,
    final_tie,
    is_final,
    round_name,
    tied_duels,
)
from bot.features.tournaments.rules.model import KNOCKOUTS, Event, EventRound, EventTable, Logged, late_rounds
from bot.features.tournaments.rules.runner import Concern, desk, next_steps, open_ties
from bot.features.tournaments.rules.scoring import DUEL, POINT_UNIT
from bot.features.tournaments.stored import StoredTournament
from bot.match.safe_names import harmless, shown
from bot.words import Words
from render.prose.lists import listed
from render.prose.numbers import written

MAX_REASON_LENGTH: Final = 200

MAX_DIGITS: Final = 2

MENTION: Final = re.compile(r"<@!?(\d{1,20})>")
TIME: Final = re.compile(r"<t:(\d+)(?::\w)?>")
ESCAPED: Final = re.compile(r"\\([*_~`|>#\\-])")
"""Marks that a message does not show as they are: mentions, times, and escaped characters."""

MAX_TABLES_NAMED: Final = 40

MARKED_NAME_LENGTH: Final = 14
"""Characters of a name in a picture if a mark follows it."""

TIE_ACTIONS: Final = ("share", "again", "advance")
"""Actions of the desk that settle a tie; only a title is shared, and a tie at a cut is not played again."""

MAX_TABLES_AT_DESK: Final = 3
"""Open tables that the desk names."""

DONE_MARK: Final = "✅\N{NO-BREAK SPACE}"
"""Mark before an entrant who has pressed that they are here, and before a table with a result."""

NO_PLACES: Final[Mapping[str, int]] = MappingProxyType({})

MAX_MENTIONS_IN_LINE: Final = 60
"""Players mentioned in one line; a mention takes about 22 characters, and a message 4,000."""

MAX_LOG_LINES: Final = 4
MAX_CONCERNS: Final = 6

MAX_ACTIONS_NAMED: Final = 13
"""Actions that the desk names: no event has more possible at once."""

MAX_LINKS_TEXT: Final = 3_900

MAX_PLAYERS_PINGED: Final = 88
"""Players pinged by one message, of whom Discord allows a hundred."""

NAMED_PARTS: Final = ("upper", "lower", "third")
"""Parts of a bracket that the links of a round name."""

PINGING_CONCERNS: Final = ("not-launched", "overdue", "called-off")
"""Concerns about which the organisers are pinged."""


def ruling_text(words: Words, tournament: Event, given: Sequence[AnyAct]) -> str:
    """Return the text of a ruling; `given` is one act, or the same act at several tables."""
    first = given[0]
    keys = [table for act in given for table in (getattr(act, "tables", ()) or [getattr(act, "table", "")]) if table]
    is_duel = isinstance(first, acts.PlayedAgain) and bool(first.table)
    tag = DUEL_AGAIN if is_duel else f"{type(first).__struct_config__.tag}"
    kind = act_kind(tournament, tag, getattr(first, "chosen", ()))
    title = _placed_title(words, tournament, keys[0]) if kind == DUEL_AGAIN else _tables_title(words, tournament, keys)
    return f"⚖ {_line(words, kind, title, _about(words, tournament, first), first.by, first.reason)}"


def act_kind(tournament: Event, kind: str, chosen: Sequence[int]) -> str:
    """Return the kind of an act; who settles a tie in the last final chooses the winner."""
    last = tournament.stages[-1].rounds[-1:] if tournament.stages else ()
    is_winner = kind == "settled" and any(is_final(one) and {*chosen} & {*one.chosen} for one in last)
    return "won" if is_winner else kind


def logged_text(words: Words, tournament: Event, line: Logged) -> str:
    """Return the text of a logged ruling."""
    about = result_text(words, line.seated, line.places) if line.places else _mentions(line.kind, line.players)
    kind, title = act_kind(tournament, line.kind, line.players), _placed_title(words, tournament, line.table)
    return _line(words, kind, title, about, line.by, line.reason)


def _line(words: Words, kind: str, table: str, about: str, by: int, reason: str) -> str:
    return words(
        "tournament-ruling",
        act=words(f"tournament-act-{kind}"),
        table=table,
        about=about,
        player=f"<@{by}>",
        reason=_safe_reason(reason),
    )


def _about(words: Words, tournament: Event, act: AnyAct) -> str:
    match act:
        case acts.Extended():
            return words("tournament-more-hours", hours=act.seconds // HOUR)
        case acts.Ruled():
            table = next(one for one in tournament.tables() if one.key == act.table)
            return result_text(words, table.players, act.places)
        case acts.Replaced() | acts.TookOver():
            return _mentions("replaced", (act.player, act.substitute))
        case acts.Edited():
            return _edited(words, act)
        case acts.Entered() if tournament.phase == "running":
            half = "yes" if tournament.settings.late_half else "no"
            return words("tournament-added", player=f"<@{act.player}>", round=1 + tournament.drawn(), half=half)
        case acts.OfPlayer():
            return _mentions("", (act.player,))
        case acts.KeptApart() | acts.LetMeet() | acts.SeedsSwapped() | acts.Exchanged():
            return _mentions("", act.players)
        case acts.Advanced() | acts.Settled():
            return _mentions("", act.chosen)
        case _:
            return ""


def result_text(words: Words, players: Sequence[int], places: Sequence[int]) -> str:
    """Return who won a duel, or the players of a table by place."""
    ranked = sorted(zip(places, players, strict=True))
    mentioned = [f"<@{player}>" for _, player in ranked]
    if len(players) != DUEL:
        return ", ".join(f"{place}. {player}" for (place, _), player in zip(ranked, mentioned, strict=True))
    if len({*places}) == 1:
        return words("tournament-result-draw", players=listed(words, mentioned))
    return words("tournament-result-win", winner=mentioned[0], loser=mentioned[1])


def _edited(words: Words, act: acts.Edited) -> str:
    """Return what an edit has changed."""
    changed = {
        "name": named(act.name) if act.name else "",
        "starts": time(act.starts) if act.starts else "",
        "days": f"{act.round_seconds // DAY}" if act.round_seconds else "",
        "pace": words(f"pace-{act.pace}") if act.pace else "",
        "most": f"{act.most}" if act.most else "",
        "about": discord.utils.escape_markdown(act.about or "") or ("–" if act.about == "" else ""),
        "late": "" if act.late is None else f"{act.late}",
        "half": "" if act.late_half is None else ("½" if act.late_half else "0"),
    }
    parts = [words(f"tournament-edited-{key}", value=value) for key, value in changed.items() if value]
    return ", ".join([*([words("tournament-round-title", number=act.round)] if act.round else []), *parts])


def _mentions(kind: str, players: Sequence[int]) -> str:
    return (" → " if kind in ("replaced", "took_over") else ", ").join(
        f"<@{player}>" for player in dict.fromkeys(players)
    )


def left_mark(words: Words, tournament: Event, player: int) -> str:
    """Return a mark that a player has left a running or finished tournament; empty for others."""
    state = next((one.state for one in tournament.entries if one.player == player), "")
    return words("tournament-mark-left", state=state) if state in ("dropped", "disqualified") else ""


def entrant_mark(words: Words, tournament: Event, player: int) -> str:
    """Return a mark that a player, or the whole team that they represent, has left; empty for others."""
    marks = [left_mark(words, tournament, one) for one in teams.members(tournament, player)]
    return marks[0] if all(marks) else ""


def team_name(words: Words, tournament: Event, player: int) -> str:
    """Return the name of the team that a player represents in standings; empty if there is none."""
    number = teams.team_number(tournament, player)
    if not number:
        return ""
    name = tournament.stages[0].names[number - 1]
    return shown(name) if name else words("tournament-team", number=number)


def entrant_name(words: Words, stored: StoredTournament, player: int) -> str:
    """Return the name of a player, or of the team that they represent in standings."""
    return team_name(words, stored.tournament, player) or stored.name(player)


def entrant_mention(words: Words, tournament: Event, player: int) -> str:
    """Return the mention of a player, or the name of the team that they represent in standings."""
    team = team_name(words, tournament, player)
    return f"**{named(team)}**" if team else f"<@{player}>"


def match_text(words: Words, tournament: Event, match: teams.TeamMatch) -> str:
    """Return both teams of a match, with their board points if all boards have a result."""
    one, other = (named(team_name(words, tournament, team)) for team in match.teams)
    own, theirs = (
        amount_text(words, points / POINT_UNIT) for points in match.scores(teams.teams_by_player(tournament.stages[0]))
    )
    return f"{one} {own} – {theirs} {other}" if match.is_over else f"{one} – {other}"


def marked_name(words: Words, stored: StoredTournament, player: int) -> str:
    """Return a player's or a team's name for a picture, shortened to make room for a mark if they have left."""
    mark, name = entrant_mark(words, stored.tournament, player), entrant_name(words, stored, player)
    return f"{cut(name, MARKED_NAME_LENGTH)} ({mark})" if mark else name


def desk_text(
    words: Words,
    stored: StoredTournament,
    now: int,
    out_of_reach: Sequence[str] = (),
    places: Mapping[str, int] = NO_PLACES,
    possible: Sequence[str] = (),
) -> str:
    """Return the organisers' desk: how far the tournament is, open concerns, what comes next, and the latest rulings.

    `out_of_reach` are the tables at which players cannot press; `places` maps tables to their channels, and `possible`
    are the actions that can be taken now.
    """
    is_over = stored.tournament.phase in ENDED_PHASES
    concerns = [] if is_over else [_concern(words, stored, one) for one in desk(stored.tournament, now)]
    concerns += [
        words(
            "tournament-out-of-reach",
            table=table_title(words, stored.tournament, key),
            where=_where(stored.tournament, key),
        )
        for key in out_of_reach
    ]
    title = f"### {words('tournament-desk', name=named(stored.tournament.settings.name))}"
    told = _decisions(stored.tournament)
    logged = [f"-# {time(line.at)} {logged_text(words, stored.tournament, line)}" for line in told[-MAX_LOG_LINES:]]
    waiting = [*_limited(words, concerns), *_missing(words, stored.tournament), *_next(words, stored.tournament, now)]
    open_tables = [] if is_over else _open_tables(words, stored, places)
    shown = [*_progress(words, stored.tournament), *open_tables, *(waiting or [_idle(words, stored.tournament)])]
    names = [words(f"tournament-action-{name}") for name in possible[:MAX_ACTIONS_NAMED]]
    how = words("tournament-desk-how", actions=" · ".join(names))
    return "\n".join([title, *shown, *([f"-# {how}"] if possible else []), *logged])


def _decisions(tournament: Event) -> list[Logged]:
    """Return what the organisers have decided, oldest first."""
    return [line for line in tournament.log if line.reason or line.kind == "edited"]


def decisions_text(words: Words, stored: StoredTournament) -> str:
    """Return all decisions of the organisers as plain text with their dates and names, a line each."""
    lines = [
        f"{datetime.fromtimestamp(line.at, UTC):%Y-%m-%d %H:%M} UTC  {_plain(stored, line, words)}\n"
        for line in _decisions(stored.tournament)
    ]
    return "".join(lines)


def _plain(stored: StoredTournament, line: Logged, words: Words) -> str:
    told = ESCAPED.sub(r"\1", logged_text(words, stored.tournament, line))
    told = TIME.sub(lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC", told)
    return MENTION.sub(lambda found: stored.name(int(found[1])), told)


def phase_text(words: Words, tournament: Event) -> str:
    """Return how far a tournament is, and why it was cancelled."""
    ending = next((line for line in reversed(tournament.log) if line.kind in ("started", "cancelled")), None)
    return words(
        f"tournament-phase-{tournament.phase}",
        paused="yes" if tournament.paused else "no",
        why="" if ending is None else ending.kind,
        reason=_safe_reason(ending.reason) if ending is not None else "",
    )


def _safe_reason(reason: str) -> str:
    return discord.utils.escape_markdown(harmless(reason, MAX_REASON_LENGTH))


def _idle(words: Words, tournament: Event) -> str:
    """Return what the desk says if nothing waits for the organisers."""
    if tournament.phase == "finished":
        return words("tournament-desk-finished", when=time(tournament.finished_at + DAY))
    return words("tournament-desk-cancelled" if tournament.phase == "cancelled" else "tournament-desk-empty")


def next_act(tournament: Event, now: int) -> str:
    """Return the button of the card by which an organiser takes the tournament on, or an empty string."""
    if open_ties(tournament):
        return ""
    if tournament.phase == "running":
        return "go-on" if any(step.confirm for step in next_steps(tournament, now)) else ""
    return {"open": "close", "muster": "start"}.get(tournament.phase, "")


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
        return [f"-# {check_in_text(words, tournament)}"]
    if tournament.phase == "open":
        waiting, entered = tournament.waiting(), tournament.players("entered", "present")
        count = words(
            "tournament-desk-entered",
            players=len(entered) - len(waiting),
            places=capacity(tournament.settings),
            waiting=len(waiting),
        )
        return [f"-# {count}"]
    if tournament.phase != "running" or not tournament.stages[-1].rounds:
        return []
    one = tournament.stages[-1].rounds[-1]
    title, done = (
        round_title(words, tournament, len(tournament.stages) - 1, one),
        sum(table.result is not None for table in one.tables),
    )
    return [f"-# {words('tournament-picture-note', round=title, done=done, tables=len(one.tables))}"]


def check_in_text(words: Words, tournament: Event) -> str:
    """Return how many of the entrants with a place, and of the waiting list, have said that they are here."""
    waiting, entered, here = tournament.waiting(), tournament.active(), {*tournament.players("present")}
    players, ready = len(entered) - len(waiting), len(here.intersection(waiting))
    present = len(here) - ready
    if not waiting:
        return words("tournament-count", players=players, present=present, phase=tournament.phase, places=0)
    start = min(len(here), tournament.settings.most)
    return words(
        "tournament-count-waiting", players=players, present=present, waiting=len(waiting), here=ready, start=start
    )


def waiting_text(words: Words, tournament: Event, player: int) -> str:
    """Return the number of a player on the waiting list, what makes them move up, until when, and what to do now."""
    settings = tournament.settings
    return words(
        "tournament-waiting",
        place=1 + tournament.waiting().index(player),
        phase=tournament.phase,
        here="yes" if player in tournament.players("present") else "no",
        starts=time(settings.starts) if settings.dated else "",
        closes=time(settings.closes) if settings.dated else "",
        round=late_rounds(settings),
    )


def _open_tables(words: Words, stored: StoredTournament, places: Mapping[str, int]) -> list[str]:
    """Return the first open tables with their players, linked where their channels are known."""
    tables = stored.tournament.open_tables()
    links = {key: f"{stored.row.guild_id}/{channel}" for key, channel in places.items()}
    lines = [_link(words, table, links.get(table.key, "")) for table in tables[:MAX_TABLES_AT_DESK]]
    left = len(tables) - MAX_TABLES_AT_DESK
    return [f"-# {line}" for line in [*lines, *([words("tournament-more-tables", tables=left)] if left > 0 else [])]]


def _missing(words: Words, tournament: Event) -> list[str]:
    """Return who of the entrants with a place has not said yet that they are here, or that all of them are."""
    waiting = {*tournament.waiting()}
    missing = [player for player in tournament.players("entered") if player not in waiting]
    if tournament.phase != "muster" or not tournament.active():
        return []
    return [
        words("tournament-desk-missing" if missing else "tournament-desk-all-here", players=mentions(words, missing))
    ]


def warning_text(words: Words, stored: StoredTournament, tables: Sequence[str], now: int) -> str:
    """Return a ping to the organisers about tables that are late, or that have no result."""
    title = words(
        "tournament-waits", name=named(stored.tournament.settings.name), organisers=named_organisers(words, stored)
    )
    found = [one for one in desk(stored.tournament, now) if one.kind in PINGING_CONCERNS and one.table in tables]
    return "\n".join([f"### {title}", *_limited(words, [_concern(words, stored, one) for one in found])])


def named_organisers(words: Words, stored: StoredTournament) -> str:
    """Return mentions of the organisers; empty if there are none."""
    return listed(words, [f"<@{one}>" for one in stored.organisers])


def _concern(words: Words, stored: StoredTournament, one: Concern) -> str:
    where, players = _where(stored.tournament, one.table), mentions(words, one.players)
    table = table_title(words, stored.tournament, one.table)
    if one.why == SERVER_FULL:
        return words("tournament-concern-server-full", table=table, where=where)
    why = failure_text(words, one.why)
    tied = tied_round(words, stored.tournament) if one.kind == "tied-across-the-cut" else ""
    given = {"table": table, "where": where, "players": players, "why": why, "round": tied}
    if one.kind == "called-off":
        given["score"] = _score(stored.tournament, one.table)
        cancelled = next((table for table in stored.tournament.open_tables() if table.key == one.table), None)
        is_repeatable = cancelled is not None and can_replay(stored.tournament, cancelled)
        given["again"] = "yes" if is_repeatable else "no"
    return words(f"tournament-concern-{one.kind}", **given)


def _score(tournament: Event, key: str) -> str:
    """Return the games won at a table of a series, such as `1–1`; `none` without any."""
    found = next((table for table in tournament.open_tables() if table.key == key), None)
    return "–".join(map(str, found.games_won)) if found is not None and found.games else "none"


def _limited(words: Words, lines: Sequence[str]) -> list[str]:
    """Return the lines that fit into a message, and how many are left out."""
    more = [words("tournament-more", players=len(lines) - MAX_CONCERNS)] if len(lines) > MAX_CONCERNS else []
    return [*lines[:MAX_CONCERNS], *more]


def placed(rank: int, text: str) -> str:
    """Return a line of a ranking; Discord would count on from a rank that begins a line, also where two are equal."""
    return f"**{rank}.** {text}"


def shortened(items: Sequence[object], most: int) -> str:
    """Return the first items of a list in one line."""
    return ", ".join([*map(str, items[:most]), *(["…"] if len(items) > most else [])])


def mentions(
    words: Words, players: Sequence[int], most: int = MAX_MENTIONS_IN_LINE, here: Container[int] = frozenset()
) -> str:
    """Return mentions of players in one line, as many as fit, with a tick for those who are `here`."""
    named = ", ".join(f"{DONE_MARK if player in here else ''}<@{player}>" for player in players[:most])
    left = len(players) - most
    return f"{named} {words('tournament-more', players=left)}" if left > 0 else named


def _where(tournament: Event, key: str) -> str:
    table = next((table for table in tournament.tables() if table.key == key), None)
    return "" if table is None else ", ".join(f"<@{player}>" for player in table.sitting)


def round_texts(
    words: Words, stored: StoredTournament, tables: Mapping[str, int], stage: int, number: int
) -> list[str]:
    """Return the links of a round in as many messages as needed; `tables` maps tables to their channels."""
    one = stored.tournament.stages[stage].rounds[number - 1]
    title = words(
        "tournament-round",
        name=named(stored.tournament.settings.name),
        round=round_title(words, stored.tournament, stage, one),
    )
    guild = stored.row.guild_id
    free = (one.byes[at : at + MAX_PLAYERS_PINGED] for at in range(0, len(one.byes), MAX_PLAYERS_PINGED))
    byes = [words("tournament-byes", players=", ".join(f"<@{player}>" for player in some)) for some in free]
    beginning = _beginning(words, stored.tournament) if (stage, number) == (0, 1) else []
    games = best_of(stored.tournament, one.tables[0].key) if one.tables else 1
    series = [words("tournament-series-of", games=games)] if games > 1 else []
    parts = ["\n".join([f"### {title}", *series, *until_lines(words, one.tables)])]
    # A table that was ruled before its match was launched has no link.
    made = [table for table in one.tables if table.key in tables]
    links = {table.key: _link(words, table, f"{guild}/{tables[table.key]}") for table in made}
    for match in teams.team_matches(stored.tournament.stages[stage], one) if stored.tournament.settings.boards else ():
        first = next((table.key for table in match.tables if table.key in links), "")
        if first:
            links[first] = f"{match_text(words, stored.tournament, match)}\n{links[first]}"
    for line in [*links.values(), *byes, *beginning]:
        if len(parts[-1]) + len(line) > MAX_LINKS_TEXT or (parts[-1] + line).count("<@") > MAX_PLAYERS_PINGED:
            parts.append("")
        parts[-1] += f"\n{line}"
    return parts


def _beginning(words: Words, tournament: Event) -> list[str]:
    """Return who was not there at the start, who came from the waiting list instead, and who still waits."""
    return [
        f"-# {words(f'tournament-start-{name}', players=mentions(words, players))}"
        for name, players in structs.asdict(tournament.beginning).items()
        if players
    ]


def until_lines(words: Words, tables: Iterable[EventTable]) -> list[str]:
    """Return a line with the latest deadline of these tables; none if all have results."""
    deadline = max((table.deadline for table in tables if table.result is None), default=0)
    return [words("tournament-until", when=time(deadline))] if deadline else []


def round_title(words: Words, tournament: Event, stage: int, one: EventRound) -> str:
    """Return the title of a round; in a knock-out after other rounds, it says so."""
    return _title(words, round_name(tournament, stage, one), stage, one.number)


def table_title(words: Words, tournament: Event, key: str) -> str:
    """Return the name of a table, such as `Round 1, table 3` or `Final`; the key of one that there is no more."""
    again = any(table.again for table in tournament.tables() if table.key == key)
    title = _placed_title(words, tournament, key)
    return words("tournament-table-again", table=title) if again else title


def _placed_title(words: Words, tournament: Event, key: str) -> str:
    stages = enumerate(tournament.stages)
    found = ((at, one, table) for at, stage in stages for one in stage.rounds for table in one.tables)
    place = next((place for place in found if place[2].key == key), None)
    if place is None:
        return key
    at, one, table = place
    title, part = round_title(words, tournament, at, one), table.part if table.part in NAMED_PARTS else ""
    if part == "third":
        return words("tournament-table-part", round=title, part=words(f"tournament-part-{part}"))
    if sum(other.part != "third" for other in one.tables) == 1:
        return title
    return words("tournament-table-of", round=title, table=key.rpartition(".")[2])


def _tables_title(words: Words, tournament: Event, keys: Sequence[str]) -> str:
    """Return the name of a table, or of several of the latest round; empty for none."""
    if not keys[1:]:
        return table_title(words, tournament, keys[0]) if keys else ""
    at, rounds = len(tournament.stages) - 1, tournament.stages[-1].rounds if tournament.stages else ()
    numbers = shortened([key.rpartition(".")[2] for key in keys], MAX_TABLES_NAMED)
    title = round_title(words, tournament, at, rounds[-1]) if rounds else ""
    return words("tournament-table-of", round=title, table=numbers)


def tied_round(words: Words, tournament: Event) -> str:
    """Return the title of the knock-out round whose tie the organisers settle; empty for a tie at a cut."""
    stage = len(tournament.stages) - 1
    is_bracket = tournament.phase == "running" and tournament.stages[stage].format in KNOCKOUTS
    return round_title(words, tournament, stage, tournament.stages[stage].rounds[-1]) if is_bracket else ""


def bracket_title(words: Words, tournament: Event, stage: int, number: int) -> str:
    """Return the title of a round of a knock-out that may be still to come; the last of a bracket have names."""
    return _title(words, bracket_name(tournament, stage, number), stage, number)


def _title(words: Words, name: str, stage: int, number: int) -> str:
    if name:
        return words(f"tournament-{name}")
    return words("tournament-round-knockout" if stage else "tournament-round-title", number=number)


def _link(words: Words, table: EventTable, place: str) -> str:
    """Return a table with its players, linked if its place is known."""
    result = table.result
    players = ", ".join(f"<@{player}>" for player in table.sitting)
    if result is not None:
        players = result_text(words, result.players, result.counted)
    part = f" ({words(f'tournament-part-{table.part}')})" if table.part in NAMED_PARTS else ""
    number = table.key.rpartition(".")[2]
    done = "" if result is None else DONE_MARK
    title = f"{words('tournament-table', table=number)}{part}"
    linked = f"[{title}](https://discord.com/channels/{place})" if place else title
    return f"{done}**{linked}**: {players}"


def amount_text(words: Words, amount: float) -> str:
    """Return a number with as many decimals as it has, two at most."""
    digits = next((digits for digits in range(MAX_DIGITS) if amount == round(amount, digits)), MAX_DIGITS)
    return written(amount, words.locale, digits)
