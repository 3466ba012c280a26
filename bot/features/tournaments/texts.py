"""Names, marks and titles in texts about tournaments: of players and teams, of rounds and tables, and lists of them."""

from collections.abc import Container, Iterable, Sequence
from typing import Final

import discord

from bot.cards.controls import cut
from bot.cards.match_names import named
from bot.cards.times import time
from bot.features.tournaments.rules import teams
from bot.features.tournaments.rules.knockout import bracket_name, round_name
from bot.features.tournaments.rules.model import KNOCKOUTS, Event, EventRound, EventTable, find_table
from bot.features.tournaments.rules.scoring import POINT_UNIT
from bot.features.tournaments.rules.waiting_list import late_rounds, waiting_list
from bot.features.tournaments.stored import StoredTournament
from bot.match.safe_names import harmless, shown
from bot.words import Words
from render.prose.lists import listed
from render.prose.numbers import written

MAX_DIGITS: Final = 2
MARKED_NAME_LENGTH: Final = 14

DONE_MARK: Final = "✅\N{NO-BREAK SPACE}"
"""Mark before an entrant who has pressed that they are here, and before a table with a result."""

MAX_MENTIONS_IN_LINE: Final = 60
"""Players mentioned in one line; a mention takes about 22 characters, and a message 4,000."""

MAX_PLAYERS_PINGED: Final = 88
"""Players pinged by one message, of whom Discord allows a hundred."""

NAMED_PARTS: Final = ("upper", "lower", "third")
"""Parts of a bracket that the links of a round name."""


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
    scores = match.scores(teams.teams_by_player(tournament.stages[0]))
    own, theirs = (amount_text(words, points / POINT_UNIT) for points in scores)
    return f"{one} {own} – {theirs} {other}" if match.is_over else f"{one} – {other}"


def marked_name(words: Words, stored: StoredTournament, player: int) -> str:
    """Return a player's or a team's name for a picture, shortened to make room for a mark if they have left."""
    mark, name = entrant_mark(words, stored.tournament, player), entrant_name(words, stored, player)
    return f"{cut(name, MARKED_NAME_LENGTH)} ({mark})" if mark else name


def phase_text(words: Words, tournament: Event) -> str:
    """Return how far a tournament is, and why it was cancelled."""
    ending = next((line for line in reversed(tournament.log) if line.kind in ("started", "cancelled")), None)
    return words(
        f"tournament-phase-{tournament.phase}",
        paused="yes" if tournament.paused else "no",
        why="" if ending is None else ending.kind,
        reason=safe_reason(ending.reason) if ending is not None else "",
    )


def check_in_text(words: Words, tournament: Event) -> str:
    """Return how many of the entrants with a place, and of the waiting list, have said that they are here."""
    waiting, entered, here = waiting_list(tournament), tournament.active(), {*tournament.players("present")}
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
        place=1 + waiting_list(tournament).index(player),
        phase=tournament.phase,
        here="yes" if player in tournament.players("present") else "no",
        starts=time(settings.starts) if settings.dated else "",
        closes=time(settings.closes) if settings.dated else "",
        round=late_rounds(settings),
    )


def named_organisers(words: Words, stored: StoredTournament) -> str:
    """Return mentions of the organisers; empty if there are none."""
    return listed(words, [f"<@{one}>" for one in stored.organisers])


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


def until_lines(words: Words, tables: Iterable[EventTable]) -> list[str]:
    """Return a line with the latest deadline of these tables; none if all have results."""
    deadline = max((table.deadline for table in tables if table.result is None), default=0)
    return [words("tournament-until", when=time(deadline))] if deadline else []


def round_title(words: Words, tournament: Event, stage: int, one: EventRound) -> str:
    """Return the title of a round; in a knock-out after other rounds, it says so."""
    return _title(words, round_name(tournament, stage, one), stage, one.number)


def table_title(words: Words, tournament: Event, key: str) -> str:
    """Return the name of a table, such as `Round 1, table 3` or `Final`; the key of one that there is no more."""
    table, title = tournament.table(key), placed_title(words, tournament, key)
    return words("tournament-table-again", table=title) if table is not None and table.again else title


def placed_title(words: Words, tournament: Event, key: str) -> str:
    """Return the name of a table, also of one that was played again."""
    if tournament.table(key) is None:
        return key
    stage, one, table = find_table(tournament, key)
    title = round_title(words, tournament, tournament.stages.index(stage), one)
    if table.part == "third":
        return words("tournament-table-part", round=title, part=words("tournament-part-third"))
    if sum(other.part != "third" for other in one.tables) == 1:
        return title
    return words("tournament-table-of", round=title, table=key.rpartition(".")[2])


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


def amount_text(words: Words, amount: float) -> str:
    """Return a number with as many decimals as it has, two at most."""
    digits = next((digits for digits in range(MAX_DIGITS) if amount == round(amount, digits)), MAX_DIGITS)
    return written(amount, words.locale, digits)


def safe_reason(reason: str) -> str:
    """Return a reason as a message shows it."""
    return discord.utils.escape_markdown(harmless(reason, MAX_REASON_LENGTH))


MAX_REASON_LENGTH: Final = 200
