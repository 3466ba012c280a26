"""Texts about a running tournament: standings, the organisers' desk, rulings, and the links of a round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import discord

from bot.cards.controls import cut
from bot.cards.event_lines import time
from bot.cards.turn_card import named
from bot.clocks.presets import DAY, HOUR
from bot.delivery.failures import failure_text
from bot.features.tournaments.criteria import (
    decided_text,
    explained_standings,
    first_tie_break,
    points_text,
    value_text,
)
from bot.features.tournaments.keeper import SERVER_FULL
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.knockout import is_final
from bot.features.tournaments.rules.model import KNOCKOUTS, Event, EventRound, EventTable, Logged
from bot.features.tournaments.rules.ranking import (
    Possible,
    final_ranking,
    possible_ranks,
    stage_standings,
)
from bot.features.tournaments.rules.runner import Concern, desk
from bot.features.tournaments.rules.scoring import BYE_POINTS, POINT_UNIT, SCHEMES
from bot.features.tournaments.rules.stages import rounds_left
from bot.features.tournaments.rules.standings import StandingsLine
from bot.features.tournaments.stored import StoredTournament
from bot.match.names import harmless
from bot.words import Words
from render.prose.lists import listed

MAX_REASON_LENGTH: Final = 200

MAX_TABLES_NAMED: Final = 40

MAX_STANDINGS_LINES: Final = 50

MAX_DIVISIONS_EXPLAINED: Final = 5
"""Divisions whose tie-breaks are named below the standings."""

STANDINGS_NAME_LENGTH: Final = 12
"""Characters of a name in standings, so that a line fits the width of a phone."""

MARKED_NAME_LENGTH: Final = 14
"""Characters of a name in a picture if a mark follows it."""

MAX_MENTIONS_IN_LINE: Final = 60
"""Players mentioned in one line; a mention takes about 22 characters, and a message 4,000."""

MAX_LOG_LINES: Final = 4
MAX_CONCERNS: Final = 9

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
    tables = [table for act in given for table in (getattr(act, "tables", ()) or [getattr(act, "table", "")]) if table]
    kind = _act_of(tournament, f"{type(first).__struct_config__.tag}", getattr(first, "chosen", ()))
    return f"⚖ {_line(words, kind, _tables(tables), _about(words, tournament, first), first.by, first.reason)}"


def _tables(keys: Sequence[str]) -> str:
    return ", ".join([*keys[:MAX_TABLES_NAMED], *(["…"] if len(keys) > MAX_TABLES_NAMED else [])])


def _act_of(tournament: Event, kind: str, chosen: Sequence[int]) -> str:
    """Return the kind of an act; who settles a tie in the last final chooses the winner."""
    last = tournament.stages[-1].rounds[-1:] if tournament.stages else ()
    is_winner = kind == "settled" and any(is_final(one) and {*chosen} & {*one.chosen} for one in last)
    return "won" if is_winner else kind


def logged_text(words: Words, tournament: Event, line: Logged) -> str:
    """Return the text of a logged ruling."""
    return _line(
        words,
        _act_of(tournament, line.kind, line.players),
        line.table,
        _mentions(line.kind, line.players),
        line.by,
        line.reason,
    )


def reason_text(reason: str) -> str:
    """Return a reason, safe to be shown in a message."""
    return discord.utils.escape_markdown(harmless(reason, MAX_REASON_LENGTH))


def _line(words: Words, kind: str, table: str, about: str, by: int, reason: str) -> str:
    return words(
        "tournament-ruling",
        act=words(f"tournament-act-{kind}"),
        table=table,
        about=about,
        player=f"<@{by}>",
        reason=reason_text(reason),
    )


def _about(words: Words, tournament: Event, act: AnyAct) -> str:
    match act:
        case acts.Extended():
            return words("tournament-more-hours", hours=act.seconds // HOUR)
        case acts.Ruled():
            table = next(one for one in tournament.tables() if one.key == act.table)
            ranked = sorted(zip(act.places, table.players, strict=True))
            return ", ".join(f"{place}. <@{player}>" for place, player in ranked)
        case acts.Replaced() | acts.TookOver():
            return _mentions("replaced", (act.player, act.substitute))
        case acts.Edited():
            return _edited(words, act)
        case acts.OfPlayer():
            return _mentions("", (act.player,))
        case acts.KeptApart() | acts.LetMeet() | acts.SeedsSwapped() | acts.Exchanged():
            return _mentions("", act.players)
        case acts.Advanced() | acts.Settled():
            return _mentions("", act.chosen)
        case _:
            return ""


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
    return (" → " if kind in ("replaced", "took_over") else ", ").join(f"<@{player}>" for player in players)


def standings_text(words: Words, stored: StoredTournament, asker: int = 0) -> str:
    """Return the standings of the current stage with the ranks that are still possible.

    If there is no room for all, the text ends with how many are left out, and the line of `asker`.
    """
    tournament = stored.tournament
    title = f"### {words('tournament-standings', name=named(tournament.settings.name))}"
    if tournament.stages[-1].format in KNOCKOUTS:
        ranking = enumerate(final_ranking(tournament), 1)
        lines = [(player, f"{place:>3}. {_plain(stored, player)}") for place, player in ranking]
    else:
        lines = [*_lines(words, stored)]
    marks = ((player, line, left_mark(words, tournament, player)) for player, line in lines)
    lines = [(player, f"{line}  {mark}" if mark else line) for player, line, mark in marks]
    notes = () if tournament.stages[-1].format in KNOCKOUTS else _notes(words, tournament)
    return "\n".join([title, "```", *_shown(words, lines, asker), "```", *(f"-# {note}" for note in notes)])


def _notes(words: Words, tournament: Event) -> Iterator[str]:
    """Yield what the columns of standings are, and which tie-breaks decided which of the places shown."""
    tie_break = first_tie_break(tournament.settings.order)
    columns = ["points", *([tie_break] if tie_break else [])]
    columns += [] if tournament.phase == "finished" else ["possible"]
    yield words("tournament-standings-columns", columns=", ".join(words(f"tournament-head-{one}") for one in columns))
    parts = explained_standings(tournament, len(tournament.stages) - 1)
    for number, part in enumerate(parts[:MAX_DIVISIONS_EXPLAINED], 1):
        division = f"{words('tournament-division', number=number)}. " if len(parts) > 1 else ""
        if decided := decided_text(words, part[:MAX_STANDINGS_LINES]):
            yield f"{division}{words('tournament-decided', places=decided)}"


def _shown(words: Words, lines: Sequence[tuple[int, str]], asker: int) -> list[str]:
    """Return the lines that fit, how many are left out, and the asker's own line if it is among those."""
    shown, rest = (
        [line for _, line in lines[:MAX_STANDINGS_LINES]],
        [(player, line) for player, line in lines[MAX_STANDINGS_LINES:] if player],
    )
    more = [words("tournament-more", players=len(rest))] if rest else []
    return [*shown, *more, *(line for player, line in rest if player == asker)]


def _lines(words: Words, stored: StoredTournament) -> Iterator[tuple[int, str]]:
    """Yield the lines of the standings, each with its player; headings of divisions have 0 instead."""
    tournament = stored.tournament
    order = tournament.settings.order
    tie_break = first_tie_break(order)
    parts = explained_standings(tournament, len(tournament.stages) - 1)
    for number, part in enumerate(parts, 1):
        if len(parts) > 1:
            yield 0, words("tournament-division", number=number)
        possible = possible_in_stage(tournament, part)
        for line in part:
            still = "" if tournament.phase == "finished" else f" {reach(possible[line.player])}"
            value = value_text(words, tie_break, line.values[order.index(tie_break)]) if tie_break else ""
            name = f"{_plain(stored, line.player):<{STANDINGS_NAME_LENGTH}}"
            yield line.player, f"{line.rank:>3}. {name} {points_text(words, order, line):>5} {value:>4}{still}"


def left_mark(words: Words, tournament: Event, player: int) -> str:
    """Return a mark that a player has left a running or finished tournament; empty for others."""
    state = next((one.state for one in tournament.entries if one.player == player), "")
    return words("tournament-mark-left", state=state) if state in ("dropped", "disqualified") else ""


def marked_name(words: Words, stored: StoredTournament, player: int) -> str:
    """Return a player's name for a picture, shortened to make room for a mark if they have left."""
    mark, name = left_mark(words, stored.tournament, player), stored.name(player)
    return f"{cut(name, MARKED_NAME_LENGTH)} ({mark})" if mark else name


def reach(possible: Possible) -> str:
    """Return the ranks that are still possible, such as `2` or `1–3`."""
    return f"{possible.best}" if possible.best == possible.worst else f"{possible.best}–{possible.worst}"


def possible_in_stage(tournament: Event, lines: Sequence[StandingsLine] | None = None) -> Mapping[int, Possible]:
    """Return the ranks that are possible by points among those of `lines` (by default all).

    Every round that is not paired yet may bring each player the points of a win.
    """
    stage, settings = tournament.stages[-1], tournament.settings
    if settings.duplicate:
        return _possible_in_duplicate(tournament, lines)
    order = settings.order.index("points") if "points" in settings.order else 0
    lines = stage_standings(tournament, len(tournament.stages) - 1) if lines is None else lines
    points = {line.player: int(line.values[order]) for line in lines}
    open_tables = [table.players for one in stage.rounds for table in one.tables if table.result is None]
    tables = [players for players in open_tables if points.keys() >= {*players}]
    once = stage.format in ("groups", "league", "mini-cup")
    size = len(stage.players)
    rounds = size - 1 + size % 2 if stage.format == "round-robin" else settings.rounds
    left = 0 if once else max(0, rounds - len(stage.rounds))
    most = max(*SCHEMES[settings.scheme]([*range(1, settings.seats + 1)]), POINT_UNIT * BYE_POINTS[settings.scheme])
    return possible_ranks(points, tables, settings.scheme, later=left * most)


def _possible_in_duplicate(tournament: Event, lines: Sequence[StandingsLine] | None) -> Mapping[int, Possible]:
    """Return the ranks that are possible: nothing limits the points of a round, so all are until the last has closed."""
    stage = tournament.stages[-1]
    lines = stage_standings(tournament, len(tournament.stages) - 1) if lines is None else lines
    if stage.rounds and stage.rounds[-1].closed and not rounds_left(tournament):
        return {line.player: Possible(line.rank, line.rank) for line in lines}
    return {line.player: Possible(1, len(lines)) for line in lines}


def _plain(stored: StoredTournament, player: int) -> str:
    return stored.name(player).replace("`", "'")[:STANDINGS_NAME_LENGTH]


def desk_text(words: Words, stored: StoredTournament, now: int, out_of_reach: Sequence[str] = ()) -> str:
    """Return the organisers' desk: open concerns, tables where players cannot press, and the latest rulings."""
    concerns = [_concern(words, stored, one) for one in desk(stored.tournament, now)]
    concerns += [
        words("tournament-out-of-reach", table=key, where=_where(stored.tournament, key)) for key in out_of_reach
    ]
    title = f"### {words('tournament-desk', name=named(stored.tournament.settings.name))}"
    told = [line for line in stored.tournament.log if line.reason or line.kind == "edited"]
    logged = [f"-# {time(line.at)} {logged_text(words, stored.tournament, line)}" for line in told[-MAX_LOG_LINES:]]
    shown = _limited(words, concerns) or [words("tournament-desk-empty")]
    return "\n".join([title, *shown, f"-# {words('tournament-desk-how')}", *logged])


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
    if one.why == SERVER_FULL:
        return words("tournament-concern-server-full", table=one.table, where=where)
    why = failure_text(words, one.why)
    return words(f"tournament-concern-{one.kind}", table=one.table, where=where, players=players, why=why)


def _limited(words: Words, lines: Sequence[str]) -> list[str]:
    """Return the lines that fit into a message, and how many are left out."""
    more = [words("tournament-more", players=len(lines) - MAX_CONCERNS)] if len(lines) > MAX_CONCERNS else []
    return [*lines[:MAX_CONCERNS], *more]


def mentions(words: Words, players: Sequence[int], most: int = MAX_MENTIONS_IN_LINE) -> str:
    """Return mentions of players in one line, as many as fit."""
    named = ", ".join(f"<@{player}>" for player in players[:most])
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
    parts = ["\n".join([f"### {title}", *until_lines(words, one.tables)])]
    # A table that was ruled before its match was launched has no link.
    made = (table for table in one.tables if table.key in tables)
    for line in [*(_link(words, table, f"{guild}/{tables[table.key]}") for table in made), *byes]:
        if len(parts[-1]) + len(line) > MAX_LINKS_TEXT or (parts[-1] + line).count("<@") > MAX_PLAYERS_PINGED:
            parts.append("")
        parts[-1] += f"\n{line}"
    return parts


def until_lines(words: Words, tables: Iterable[EventTable]) -> list[str]:
    """Return a line with the latest deadline of these tables; none if all have results."""
    deadline = max((table.deadline for table in tables if table.result is None), default=0)
    return [words("tournament-until", when=time(deadline))] if deadline else []


def round_title(words: Words, tournament: Event, stage: int, one: EventRound) -> str:
    """Return the title of a round; in a knock-out after other rounds, it says so."""
    if tournament.stages[stage].format not in KNOCKOUTS:
        return words("tournament-round-title", number=one.number)
    if is_final(one):
        was_played = one.number > 1 and is_final(tournament.stages[stage].rounds[one.number - 2])
        return words("tournament-final-again" if was_played else "tournament-final")
    key = "tournament-round-knockout" if stage else "tournament-round-title"
    return words(key, number=one.number)


def _link(words: Words, table: EventTable, place: str) -> str:
    players = ", ".join(f"<@{player}>" for player in table.sitting)
    part = f" ({words(f'tournament-part-{table.part}')})" if table.part in NAMED_PARTS else ""
    return f"**[{words('tournament-table', table=table.key)}{part}](https://discord.com/channels/{place})**: {players}"
