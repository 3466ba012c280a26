"""Decisions of the organisers in words: as they are published, at the desk, and as a file of the report."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import discord

from bot.cards.match_names import named
from bot.cards.times import time
from bot.clocks.paces import DAY, HOUR
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.apply import DUEL_AGAIN
from bot.features.tournaments.rules.knockout import is_final
from bot.features.tournaments.rules.model import Event, Logged, find_table
from bot.features.tournaments.rules.scoring import DUEL
from bot.features.tournaments.stored import StoredTournament
from bot.features.tournaments.texts import placed_title, round_title, safe_reason, shortened, table_title
from bot.words import Words
from render.prose.lists import listed

MENTION: Final = re.compile(r"<@!?(\d{1,20})>")
TIME: Final = re.compile(r"<t:(\d+)(?::\w)?>")

ESCAPED: Final = re.compile(r"\\([*_~`|>#\\-])")
"""Marks that a message does not show as they are: mentions, times, and escaped characters."""


def ruling_text(words: Words, tournament: Event, given: Sequence[AnyAct]) -> str:
    """Return the text of a ruling; `given` is one act, or the same act at several tables."""
    first = given[0]
    keys = [table for act in given for table in (getattr(act, "tables", ()) or [getattr(act, "table", "")]) if table]
    is_duel = isinstance(first, acts.PlayedAgain) and bool(first.table)
    tag = DUEL_AGAIN if is_duel else f"{type(first).__struct_config__.tag}"
    kind = act_kind(tournament, tag, getattr(first, "chosen", ()))
    title = placed_title(words, tournament, keys[0]) if kind == DUEL_AGAIN else _tables_title(words, tournament, keys)
    return f"⚖ {_line(words, kind, title, _about(words, tournament, first), first.by, first.reason)}"


def act_kind(tournament: Event, kind: str, chosen: Sequence[int]) -> str:
    """Return the kind of an act; who settles a tie in the last final chooses the winner."""
    last = tournament.stages[-1].rounds[-1:] if tournament.stages else ()
    is_winner = kind == "settled" and any(is_final(one) and {*chosen} & {*one.chosen} for one in last)
    return "won" if is_winner else kind


def logged_text(words: Words, tournament: Event, line: Logged) -> str:
    """Return the text of a logged ruling."""
    about = result_text(words, line.seated, line.places) if line.places else _mentions(line.kind, line.players)
    kind, title = act_kind(tournament, line.kind, line.players), placed_title(words, tournament, line.table)
    return _line(words, kind, title, about, line.by, line.reason)


def _line(words: Words, kind: str, table: str, about: str, by: int, reason: str) -> str:
    act, why = words(f"tournament-act-{kind}"), safe_reason(reason)
    return words("tournament-ruling", act=act, table=table, about=about, player=f"<@{by}>", reason=why)


def _about(words: Words, tournament: Event, act: AnyAct) -> str:
    match act:
        case acts.Extended():
            return words("tournament-more-hours", hours=act.seconds // HOUR)
        case acts.Ruled():
            return result_text(words, find_table(tournament, act.table)[2].players, act.places)
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
    mentioned = (f"<@{player}>" for player in dict.fromkeys(players))
    return (" → " if kind in ("replaced", "took_over") else ", ").join(mentioned)


def decisions_of(tournament: Event) -> list[Logged]:
    """Return what the organisers have decided, oldest first."""
    return [line for line in tournament.log if line.reason or line.kind == "edited"]


def decisions_text(words: Words, stored: StoredTournament) -> str:
    """Return all decisions of the organisers as plain text with their dates and names, a line each."""
    lines = [
        f"{datetime.fromtimestamp(line.at, UTC):%Y-%m-%d %H:%M} UTC  {_plain(stored, line, words)}\n"
        for line in decisions_of(stored.tournament)
    ]
    return "".join(lines)


def _plain(stored: StoredTournament, line: Logged, words: Words) -> str:
    told = ESCAPED.sub(r"\1", logged_text(words, stored.tournament, line))
    told = TIME.sub(lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC", told)
    return MENTION.sub(lambda found: stored.name(int(found[1])), told)


def _tables_title(words: Words, tournament: Event, keys: Sequence[str]) -> str:
    """Return the name of a table, or of several of the latest round; empty for none."""
    if not keys[1:]:
        return table_title(words, tournament, keys[0]) if keys else ""
    at, rounds = len(tournament.stages) - 1, tournament.stages[-1].rounds if tournament.stages else ()
    numbers = shortened([key.rpartition(".")[2] for key in keys], MAX_TABLES_NAMED)
    title = round_title(words, tournament, at, rounds[-1]) if rounds else ""
    return words("tournament-table-of", round=title, table=numbers)


MAX_TABLES_NAMED: Final = 40
