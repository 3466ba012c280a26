"""What the organisers have decided, as everybody reads it: what, about whom or which table, by whom and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.clocks.presets import HOUR
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.acts import AnyAct
from bot.features.tournaments.rules.model import Event, Logged
from bot.match.names import harmless
from bot.words import Words

REASON: Final = 200
"""Characters of a reason."""

NAMED: Final = 40
"""Tables that a decision names."""


def ruling_text(words: Words, event: Event, given: Sequence[AnyAct]) -> str:
    """The decision that these acts are: one, or the same at several tables."""
    first = given[0]
    tables = [table for act in given for table in (getattr(act, "tables", ()) or [getattr(act, "table", "")]) if table]
    kind = f"{type(first).__struct_config__.tag}"
    return f"⚖ {_line(words, kind, _tables(tables), _about(words, event, first), first.by, first.reason)}"


def _tables(keys: Sequence[str]) -> str:
    return ", ".join([*keys[:NAMED], *(["…"] if len(keys) > NAMED else [])])


def logged_text(words: Words, line: Logged) -> str:
    """A decision of the log."""
    return _line(words, line.kind, line.table, _mentions(line.kind, line.players), line.by, line.reason)


def reason_text(reason: str) -> str:
    """A reason that somebody gave, as it may stand in a message."""
    return discord.utils.escape_markdown(harmless(reason, REASON))


def _line(words: Words, kind: str, table: str, about: str, by: int, reason: str) -> str:
    return words(
        "tournament-ruling",
        act=words(f"tournament-act-{kind}"),
        table=table,
        about=about,
        player=f"<@{by}>",
        reason=reason_text(reason),
    )


def _about(words: Words, event: Event, act: AnyAct) -> str:
    match act:
        case acts.Extended():
            return words("tournament-more-hours", hours=act.seconds // HOUR)
        case acts.Ruled():
            table = next(one for one in event.tables() if one.key == act.table)
            ranked = sorted(zip(act.places, table.players, strict=True))
            return ", ".join(f"{place}. <@{player}>" for place, player in ranked)
        case acts.Replaced() | acts.TookOver():
            return _mentions("replaced", (act.player, act.substitute))
        case acts.Disqualified() | acts.Assisted():
            return _mentions("", (act.player,))
        case acts.KeptApart() | acts.LetMeet():
            return _mentions("", act.players)
        case acts.Advanced() | acts.Settled():
            return _mentions("", act.chosen)
        case _:
            return ""


def _mentions(kind: str, players: Sequence[int]) -> str:
    return (" → " if kind in ("replaced", "took_over") else ", ").join(f"<@{player}>" for player in players)
