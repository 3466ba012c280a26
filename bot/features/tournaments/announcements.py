"""Announcements of a tournament: its check-in, the links and the end of each round, and the champion."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import structs

from bot.cards.match_names import named
from bot.cards.times import time
from bot.features.tournaments import standings, texts
from bot.features.tournaments.decision_texts import result_text
from bot.features.tournaments.rules import teams
from bot.features.tournaments.rules.knockout import Tie, best_of, is_final, round_cuts, tied_duels
from bot.features.tournaments.rules.model import FORMATS_WITH_ROUNDS, KNOCKOUTS, Event, EventTable, Settings
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.rules.ranking import champions, final_ranking, ranked_places
from bot.features.tournaments.rules.scoring import DUEL, POINT_UNIT, points_of
from bot.features.tournaments.rules.teams import TEAMS, team_matches
from bot.features.tournaments.rules.waiting_list import waiting_list
from bot.features.tournaments.stored import StoredTournament
from bot.words import Words

MEDALS: Final = 3
MAX_PLAYERS_NAMED: Final = 6
MAX_LEADERS_NAMED: Final = 20
MAX_BYES_NAMED: Final = 12
MAX_RESULTS_TEXT: Final = 1_500
MAX_TIES_NAMED: Final = 8

SEPARATING_CRITERIA: Final = ("mean", "share")
"""Criteria that separate players who are level at their tables."""


def champion_of(tournament: Event) -> int | None:
    """Return the first champion; None if no match was played or the first player has been disqualified."""
    return next(iter(champions(tournament)), None)


def won_text(words: Words, tournament: Event) -> str:
    """Return the sentence that names the winner, or those who share the title; empty without one."""
    first, name = champions(tournament), named(tournament.settings.name)
    if first and (team := texts.team_name(words, tournament, first[0])):
        return words("tournament-champion", name=name, player=f"**{named(team)}** ({texts.mentions(words, first)})")
    if len(first) > 1:
        return words("tournament-champions", name=name, players=texts.mentions(words, first))
    return words("tournament-champion", name=name, player=f"<@{first[0]}>") if first else ""


def podium_of(tournament: Event) -> tuple[tuple[int, ...], ...]:
    """Return the champion, and with more than three entrants the next two; each is a player, or the players of a team.

    Players who share the title are one place, and those after them leave out as many medals as they share. Disqualified
    players have no medal.
    """
    ranked, out = ranked_places(tournament), tournament.players("disqualified")
    if champion_of(tournament) is None:
        return ()
    taken = {rank for rank, _ in ranked}
    medals = [
        (rank, tuple(player for one, players in ranked if one == rank for player in players if player not in out))
        for rank in range(1, 1 + (MEDALS if len(ranked) > MEDALS else 1))
    ]
    return tuple(players for rank, players in medals if players or rank not in taken)


def finals(tournament: Event) -> tuple[EventTable, ...]:
    """Return the only table of the last round, or nothing if that round has several tables."""
    rounds = tournament.stages[-1].rounds if tournament.stages else ()
    return rounds[-1].tables if rounds and len(rounds[-1].tables) == 1 else ()


def muster_texts(words: Words, stored: StoredTournament) -> list[tuple[str, frozenset[int]]]:
    """Return the messages that ask entrants to say that they are here, each with the players whom it pings."""
    tournament, made = stored.tournament, []
    key = "tournament-muster-dated" if tournament.settings.dated else "tournament-muster"
    asking = words(key, name=named(tournament.settings.name), when=time(tournament.settings.starts))
    players, waiting = tournament.players("entered"), {*waiting_list(tournament)}
    for first in range(0, max(1, len(players)), texts.MAX_PLAYERS_PINGED):
        pinged = players[first : first + texts.MAX_PLAYERS_PINGED]
        placed = ", ".join(f"<@{player}>" for player in pinged if player not in waiting)
        lines = [asking, *([placed] if placed else [])]
        if listed := ", ".join(f"<@{player}>" for player in pinged if player in waiting):
            lines.append(words("tournament-muster-waiting", players=listed))
        made.append(("\n".join(lines), frozenset(pinged)))
    return made


def muster_over_text(words: Words, stored: StoredTournament) -> str:
    """Return the text that replaces the question who is here: how many play."""
    tournament = stored.tournament
    playing = len(tournament.stages[0].players) if tournament.stages else 0
    return words("tournament-muster-over", name=named(tournament.settings.name), players=playing)


def round_over_text(words: Words, stored: StoredTournament) -> str:
    """Return the results of the latest round, who leads or goes on, and what the organisers must choose."""
    tournament, rounds = stored.tournament, stored.tournament.stages[-1].rounds
    title = texts.round_title(words, tournament, len(tournament.stages) - 1, rounds[-1])
    title = words("tournament-round-over", name=named(tournament.settings.name), round=title)
    if is_decided(tournament):
        lines = [f"### {title}"]  # no player goes on from a final, nor from a match for third place
    elif tournament.stages[-1].format in KNOCKOUTS:
        lines = [f"### {title}", *_through(words, tournament)]
    else:
        lines = [f"### {title}", *_leaders(words, tournament)]
    lines += [*_results(words, stored), *_byes(words, stored)]
    if ties := open_ties(tournament):
        organisers = texts.named_organisers(words, stored)
        if is_decided(tournament):
            tied = words("tournament-tied-final", players=texts.mentions(words, ties[0].players), organisers=organisers)
        else:
            level, where = tied_text(words, ties), texts.tied_round(words, tournament)
            given = {"players": level, "organisers": organisers, "round": where}
            tied = words("tournament-tied-waits", duel="yes" if tied_duels(tournament) else "no", **given)
        lines += ["", tied]
    return "\n".join(lines)


def is_decided(tournament: Event) -> bool:
    """Return True if the latest round is the final of a knock-out, so that its leader has won."""
    return tournament.stages[-1].format in KNOCKOUTS and is_final(tournament.stages[-1].rounds[-1])


def tied_text(words: Words, ties: Sequence[Tie]) -> str:
    """Return the tied players, and how many of them go on."""
    return "; ".join(
        words("tournament-tied-of", players=texts.mentions(words, tie.players), number=tie.count)
        for tie in ties[:MAX_TIES_NAMED]
    )


def _through(words: Words, tournament: Event) -> list[str]:
    """Return who goes on in a knock-out, and who of them only because of all matches so far."""
    stage, one = len(tournament.stages) - 1, tournament.stages[-1].rounds[-1]
    cuts = round_cuts(tournament, stage, one.number)
    going = {player for cut in cuts for player in cut.through}
    placed = tournament.staying(final_ranking(tournament))
    through = [player for player in placed if player in (*one.byes, *going)]
    lines = [words("tournament-through", players=texts.mentions(words, through))] if through else []
    parted = [cut for cut in cuts if cut.decided_by in SEPARATING_CRITERIA][:MAX_TIES_NAMED]
    return lines + [words("tournament-parted", player=f"<@{cut.through[-1]}>", by=cut.decided_by) for cut in parted]


def end_text(words: Words, stored: StoredTournament, where: Sequence[int]) -> str:
    """Return the champion, the first six, and links to the final; `where` are its channels."""
    tournament = stored.tournament
    won = won_text(words, tournament) or words("tournament-over", name=named(tournament.settings.name))
    links = ", ".join(f"<#{channel}>" for channel in where)
    final = ["", words("tournament-the-final", where=links)] if links else []
    corrected = [f"-# {words('tournament-corrected')}"] if tournament.corrected else []
    is_bracket = not tournament.stages or tournament.stages[-1].format in KNOCKOUTS
    results = [] if is_bracket else _results(words, stored)  # those of a final are announced before
    return "\n".join([f"### {won}", *corrected, *first_lines(words, tournament), *results, *final])


def _leaders(words: Words, tournament: Event) -> Iterator[str]:
    """Yield the first players of each division with their points, and which tie-breaks decided their places."""
    parts = standings.explained_standings(tournament, len(tournament.stages) - 1)
    for number, part in enumerate(parts, 1):
        shown = part[: max(1, MAX_LEADERS_NAMED // len(parts))]
        if len(parts) > 1:
            yield f"**{words('tournament-division', number=number)}**"
        order = tournament.settings.order
        points = {line.player: standings.points_text(words, order, line) for line in part}
        level = {points[line.player] for line in part if line.decided_by not in standings.VISIBLE_REASONS}
        for line in shown:
            note = points[line.player]
            if note in level:
                note += f" ({standings.named_tie_break(words, order, line)})"
            yield texts.placed(line.rank, _marked(words, tournament, line.player, f" · {note}"))
        if len(part) > len(shown):
            yield words("tournament-more", players=len(part) - len(shown))
        if decided := standings.decided_text(words, shown):
            yield f"-# {words('tournament-decided', places=decided)}"


def _results(words: Words, stored: StoredTournament) -> Iterator[str]:
    stage = stored.tournament.stages[-1]
    if stage.format == TEAMS:
        yield from (texts.match_text(words, stored.tournament, one) for one in team_matches(stage, stage.rounds[-1]))
    tables = [table for table in stage.rounds[-1].tables if table.result is not None]
    room = MAX_RESULTS_TEXT
    for position, table in enumerate(tables):
        line = _result(words, stored, table)
        room -= len(line)
        if room < 0:
            yield f"-# {words('tournament-more-tables', tables=len(tables) - position)}"
            return
        yield line


def _byes(words: Words, stored: StoredTournament) -> list[str]:
    names = [named(stored.name(player)) for player in stored.tournament.stages[-1].rounds[-1].byes]
    return [f"-# {words('tournament-byes', players=texts.shortened(names, MAX_BYES_NAMED))}"] if names else []


def series_text(stored: StoredTournament, table: EventTable) -> str:
    """Return the players of a series with the games that each has won, such as `Ada 2–0 Bruno`."""
    one, other = (named(stored.name(player)) for player in table.players)
    won, lost = table.games_won
    return f"{one} {won}–{lost} {other}"


def _result(words: Words, stored: StoredTournament, table: EventTable) -> str:
    """Return the players of a finished table by place, with the points of the tournament, or the score of a series."""
    result = table.result
    assert result is not None
    number = table.key.rpartition(".")[2]
    part = f" ({words('tournament-part-third')})" if table.part == "third" else ""
    if table.games:
        return f"-# {words('tournament-table', table=number)}{part}: {series_text(stored, table)}"
    gained = points_of(result, stored.tournament.settings.scheme)
    players = sorted(zip(result.counted, table.players, gained, strict=True), key=lambda seat: seat[0])
    shown = (
        f"{place}. {named(stored.name(player))} ({texts.amount_text(words, points / POINT_UNIT)})"
        for place, player, points in players
    )
    note = f" ({words('tournament-games-played', score=played)})" if (played := _games_before(table)) else ""
    return f"-# {words('tournament-table', table=number)}{part}: {' · '.join(shown)}{note}"


def _games_before(table: EventTable) -> str:
    """Return the games won in a series whose result was ruled, by place; empty if none was finished."""
    if not table.ruled or not table.overruled or table.result is None or len(table.players) != DUEL:
        return ""
    won = structs.replace(table, games=table.overruled).games_won
    ranked = sorted(range(DUEL), key=table.result.counted.__getitem__)
    return "–".join(f"{won[at]}" for at in ranked)


def about_text(words: Words, settings: Settings) -> str:
    """Return what is played, for the card and the calendar."""
    about = words(
        "tournament-about",
        game=words(f"game-{settings.game}"),
        format=words(f"tournament-format-{settings.format}"),
        seats=settings.seats,
        rounds=settings.rounds if settings.format in FORMATS_WITH_ROUNDS else 0,
    )
    return " · ".join([about, *([words("tournament-team-size", players=settings.boards)] if settings.boards else [])])


def first_lines(words: Words, tournament: Event, most: int = MAX_PLAYERS_NAMED) -> list[str]:
    """Return the first players or teams of the ranking, a line each."""
    first = ranked_places(tournament)[:most]
    return [texts.placed(rank, _marked(words, tournament, players[0])) for rank, players in first]


def _marked(words: Words, tournament: Event, player: int, note: str = "") -> str:
    mark = texts.entrant_mark(words, tournament, player)
    return f"{texts.entrant_mention(words, tournament, player)}{note}{f' ({mark})' if mark else ''}"


MAX_LINKS_TEXT: Final = 3_900


def round_texts(
    words: Words, stored: StoredTournament, tables: Mapping[str, int], stage: int, number: int
) -> list[str]:
    """Return the links of a round in as many messages as needed; `tables` maps tables to their channels."""
    one = stored.tournament.stages[stage].rounds[number - 1]
    name, title = named(stored.tournament.settings.name), texts.round_title(words, stored.tournament, stage, one)
    title = words("tournament-round", name=name, round=title)
    guild = stored.row.guild_id
    free = (one.byes[at : at + texts.MAX_PLAYERS_PINGED] for at in range(0, len(one.byes), texts.MAX_PLAYERS_PINGED))
    byes = [words("tournament-byes", players=", ".join(f"<@{player}>" for player in some)) for some in free]
    beginning = _beginning(words, stored.tournament) if (stage, number) == (0, 1) else []
    games = best_of(stored.tournament, one.tables[0].key) if one.tables else 1
    series = [words("tournament-series-of", games=games)] if games > 1 else []
    parts = ["\n".join([f"### {title}", *series, *texts.until_lines(words, one.tables)])]
    # A table that was ruled before its match was launched has no link.
    made = [table for table in one.tables if table.key in tables]
    links = {table.key: linked_table(words, table, f"{guild}/{tables[table.key]}") for table in made}
    for match in teams.team_matches(stored.tournament.stages[stage], one) if stored.tournament.settings.boards else ():
        first = next((table.key for table in match.tables if table.key in links), "")
        if first:
            links[first] = f"{texts.match_text(words, stored.tournament, match)}\n{links[first]}"
    for line in [*links.values(), *byes, *beginning]:
        if len(parts[-1]) + len(line) > MAX_LINKS_TEXT or (parts[-1] + line).count("<@") > texts.MAX_PLAYERS_PINGED:
            parts.append("")
        parts[-1] += f"\n{line}"
    return parts


def _beginning(words: Words, tournament: Event) -> list[str]:
    """Return who was not there at the start, who came from the waiting list instead, and who still waits."""
    return [
        f"-# {words(f'tournament-start-{name}', players=texts.mentions(words, players))}"
        for name, players in structs.asdict(tournament.beginning).items()
        if players
    ]


def linked_table(words: Words, table: EventTable, place: str) -> str:
    """Return a table with its players, linked if its place is known."""
    result = table.result
    players = ", ".join(f"<@{player}>" for player in table.sitting)
    if result is not None:
        players = result_text(words, result.players, result.counted)
    part = f" ({words(f'tournament-part-{table.part}')})" if table.part in texts.NAMED_PARTS else ""
    number = table.key.rpartition(".")[2]
    done = "" if result is None else texts.DONE_MARK
    title = f"{words('tournament-table', table=number)}{part}"
    linked = f"[{title}](https://discord.com/channels/{place})" if place else title
    return f"{done}**{linked}**: {players}"
