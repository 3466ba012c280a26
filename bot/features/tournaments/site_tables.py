"""Tables of a tournament on the website: players, results and decisions, for its own pages and those of matches."""

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct, structs

from bot.features.replay.site_pages import EventMatch, Link
from bot.features.tournaments import texts
from bot.features.tournaments.decision_texts import act_kind
from bot.features.tournaments.pictures import HALF, through_of
from bot.features.tournaments.rules.duplicate import DUPLICATE
from bot.features.tournaments.rules.knockout import best_of
from bot.features.tournaments.rules.model import BRACKETS, KNOCKOUTS, EventRound, EventTable, find_table
from bot.features.tournaments.rules.ranking import champions
from bot.features.tournaments.rules.scoring import DUEL, POINT_UNIT, points_of, points_of_places
from bot.features.tournaments.rules.teams import TeamMatch, teams_by_player
from bot.features.tournaments.rules.tie_breaks import Value
from bot.features.tournaments.site_tournament import SiteTournament
from bot.match.settings import SERIES_GAME, event_of
from storage.matches import MatchRow

TABLES_PER_PAGE: Final = 128
UNBROKEN_DASH: Final = "\N{WORD JOINER}–\N{WORD JOINER}"  # in a result within a sentence, where lines may break
FRACTIONS: Final = ("", "¼", HALF, "¾")
SETTLING_ACTS: Final = frozenset(("settled", "advanced"))


class ShownSeat(Struct, frozen=True):
    """A player at a table; `played_by` is a substitute, and `seed` is 0 outside brackets."""

    name: str
    played_by: str = ""
    place: str = ""
    points: str = ""
    score: str = ""
    won: bool = False
    seed: int = 0


class ShownTable(Struct, frozen=True):
    """A table of a round: its number, its players by place, links to its public matches, and how it was settled.

    `heading` is the match of two teams that begins with this table, or the part of a bracket that it belongs to. In a
    duel the players are in the order of `result`, such as `1–0`. It `is_overruled` if another player wins by decision.
    """

    number: int
    links: tuple[Link, ...]
    seats: tuple[ShownSeat, ...]
    heading: str = ""
    result: str = ""
    notes: tuple[Link, ...] = ()
    is_running: bool = False
    is_overruled: bool = False


def shown_tables(
    event: SiteTournament, number: int, one: EventRound, headings: Mapping[str, str]
) -> tuple[ShownTable, ...]:
    """Return the tables of a round, some with a heading."""
    seeds, through = seeds_of(event, number), _through(event, number, one)
    return tuple(
        ShownTable(
            position,
            match_links(event, table),
            tuple(_seat(event, table, seat, through, seeds) for seat in seats),
            headings.get(table.key, ""),
            duel_result(event, table, seats),
            tuple(_notes(event, one, table, through or ())),
            is_running=table.result is None and bool(table.match),
            is_overruled=_is_against_games(event, table),
        )
        for position, table in enumerate(one.tables, 1)
        for seats in (_order(event, table, seeds),)
    )


def seeds_of(event: SiteTournament, number: int) -> Mapping[int, int]:
    """Return the seeds of the players in a bracket; empty for other stages."""
    stage = event.tournament.stages[number]
    return {player: seed for seed, player in enumerate(stage.players, 1)} if stage.format in BRACKETS else {}


def _through(event: SiteTournament, number: int, one: EventRound) -> Container[int] | None:
    """Return who goes on from a round of a knock-out, from the last final the champions; None if not known."""
    tournament = event.tournament
    if tournament.stages[number].format not in KNOCKOUTS:
        return None
    if tournament.phase == "finished" and one is tournament.stages[-1].rounds[-1]:
        return champions(tournament)
    return through_of(tournament, number, one.number)


def _order(event: SiteTournament, table: EventTable, seeds: Mapping[int, int]) -> list[int]:
    """Return the seats of a table as they are shown: in a duel by seed, or as they were drawn, otherwise by place."""
    places = table.result.counted if table.result is not None and not is_duel(event, table) else ()
    return sorted(
        range(len(table.players)), key=lambda seat: (places[seat] if places else 0, seeds.get(table.players[seat], 0))
    )


def is_duel(event: SiteTournament, table: EventTable) -> bool:
    """Return True for a table of two that play each other."""
    return len(table.players) == DUEL and event.tournament.settings.scheme != DUPLICATE


def _seat(
    event: SiteTournament, table: EventTable, seat: int, through: Container[int] | None, seeds: Mapping[int, int]
) -> ShownSeat:
    """Return a player at a table. Without `through`, first places have won."""
    result, player, sitting, games = table.result, table.players[seat], table.sitting[seat], games_won(event, table)
    played_by = "" if sitting == player else event.name(sitting)
    won_games = f"{games[seat]}" if games else ""
    found = ShownSeat(event.at_table(table, player), played_by, points=won_games, seed=seeds.get(player, 0))
    if result is None:
        return found
    place, gained = result.counted[seat], points_of(result, event.tournament.settings.scheme)[seat]
    is_first = place == 1 and max(result.counted) > 1
    won = is_first if through is None or table.part == "third" else player in through
    score = f"{result.scores[seat]}" if result.scores else ""
    return structs.replace(
        found, place=f"{place}", points=won_games or points_text(event, gained), score=score, won=won
    )


def games_won(event: SiteTournament, table: EventTable) -> tuple[int, ...]:
    """Return the games that each player of a series has won, whatever was ruled; empty outside series."""
    games = table.games or table.overruled
    if not games or event.tournament.settings.best_of == 1 or best_of(event.tournament, table.key) == 1:
        return ()
    return structs.replace(table, games=games).games_won


def _notes(event: SiteTournament, one: EventRound, table: EventTable, through: Container[int]) -> Iterator[Link]:
    """Yield how a table was settled other than by play, with links to the decisions."""
    players = {*table.players}
    if table.ruled:
        result = verdict(event, table) if _is_against_games(event, table) else ""
        yield ": ".join(filter(None, (event.words("site-decided"), result))), ruling_link(event, table)
    if chosen := players.intersection(one.chosen):
        kind = act_kind(event.tournament, "settled", (*chosen,))
        yield event.words(f"tournament-act-{kind}"), event.decision_about(SETTLING_ACTS, *chosen)
    for kind, tied in (("played_again", one.again), ("shared", one.shared)):
        if players.intersection(tied):
            yield event.words(f"tournament-act-{kind}"), event.decision_about({kind})
    settled = players.intersection((*one.chosen, *one.again, *one.shared))
    if is_level(table) and not settled and any(player in through for player in players):
        yield event.words("site-through-so-far"), ""


def is_level(table: EventTable) -> bool:
    """Return True if all players share the first place."""
    return table.result is not None and len({*table.result.counted}) == 1


def ruling_link(event: SiteTournament, table: EventTable) -> str:
    """Return the link to the latest ruling on a table; empty without a published one."""
    line = event.rulings.get(table.key)
    return event.decisions.get(line.id, "") if line is not None else ""


def match_links(event: SiteTournament, table: EventTable) -> tuple[Link, ...]:
    """Return links to the public matches of a table: in a series to each of its games with its result."""
    games = event.games.get(table.key, ())
    if not games:
        page = match_page(event, table)
        return ((event.words("site-match"), page),) if page else ()
    return tuple((_game_text(event, table, number), match_address(folder)) for number, folder in games)


def _game_text(event: SiteTournament, table: EventTable, number: int) -> str:
    places = table.games[number - 1] if number <= len(table.games) else ()
    winners = [event.name(player) for player, place in zip(table.players, places, strict=False) if place == 1]
    winner = winners[0] if len(winners) == 1 else HALF if winners else ""
    return event.words("site-game", number=number, winner=winner)


def match_page(event: SiteTournament, table: EventTable) -> str:
    """Return the link to the page of a table's match; empty if it has none."""
    folder = event.matches.get(table.match)
    return match_address(folder) if folder else ""


def match_address(folder: str) -> str:
    """Return the link from a page of a tournament to a match."""
    return f"../../m/{folder}/index.html"


def round_name(number: int, one: EventRound, position: int) -> str:
    """Return the file name of the page with a table of a round."""
    page = (position - 1) // TABLES_PER_PAGE
    return f"round-{number + 1}-{one.number}{f'-{page + 1}' if page else ''}.html"


def table_link(number: int, one: EventRound, position: int) -> str:
    """Return the link to a table on the page of its round."""
    return f"{round_name(number, one, position)}#t{position}"


def team_line(event: SiteTournament, match: TeamMatch) -> str:
    """Return both teams of a match, with their board points once all boards have a result."""
    one, other = map(event.entrant, match.teams)
    scores = match.scores(teams_by_player(event.tournament.stages[0]))
    return f"{one} {'–'.join(points_text(event, points) for points in scores) if match.is_over else '–'} {other}"


def part_headings(event: SiteTournament, one: EventRound) -> dict[str, str]:
    """Return the parts of a bracket to which tables belong, by table."""
    named = (table for table in one.tables if table.part in texts.NAMED_PARTS)
    return {table.key: event.words(f"tournament-part-{table.part}") for table in named}


def points_text(event: SiteTournament, points: Value) -> str:
    """Return points of the tournament; those of duels have halves."""
    if event.tournament.settings.scheme != "duel":
        return texts.amount_text(event.words, float(points) / POINT_UNIT)
    return half_text(points)


def half_text(points: Value) -> str:
    """Return points of duels, such as `1½`; a product of two may have quarters."""
    whole, rest = divmod(int(points), POINT_UNIT)
    part = FRACTIONS[4 * rest // POINT_UNIT]
    return f"{whole or ('' if part else 0)}{part}"


def byes_text(event: SiteTournament, one: EventRound) -> str:
    """Return the players with a bye in a round."""
    return ", ".join(map(event.marked, one.byes))


def table_text(event: SiteTournament, key: str) -> tuple[str, str, str]:
    """Return the round and number of a table, the link to it, and its result; empty without such a table."""
    tournament = event.tournament
    if tournament.table(key) is None:
        return "", "", ""
    stage, one, table = find_table(tournament, key)
    number, position = tournament.stages.index(stage), one.tables.index(table) + 1
    title = texts.round_title(event.words, tournament, number, one)
    if len(one.tables) > 1:
        title = f"{title}, {event.words('site-table-number', number=position)}"
    order = _order(event, table, seeds_of(event, number))[:DUEL]
    result = "" if _is_against_games(event, table) else duel_line(event, table, order)
    return title, table_link(number, one, position), result or verdict(event, table)


def _is_against_games(event: SiteTournament, table: EventTable) -> bool:
    """Return True if a ruling on a series names another winner than its games."""
    games = games_won(event, table)
    if not (table.ruled and games and table.result is not None):
        return False
    first = {seat for seat, place in enumerate(table.result.counted) if place == 1}
    return first != {seat for seat, won in enumerate(games) if won == max(games)}


def duel_line(event: SiteTournament, table: EventTable, order: Sequence[int] = (0, 1)) -> str:
    """Return the result of a duel such as `Ada 2–0 Bruno (45–38)`; empty for other tables."""
    result, _, scores = duel_result(event, table, order).replace("–", UNBROKEN_DASH).partition(" ")
    one, other = (event.at_table(table, table.players[seat]) for seat in order[: len(table.players)])
    return " ".join(filter(None, (one, result, other, scores))) if result else ""


def places_line(event: SiteTournament, table: EventTable) -> str:
    """Return the places at a table such as `1. Ada, 2. Bruno`; empty without a result."""
    places = sorted(zip(table.result.counted, table.players, strict=True)) if table.result is not None else []
    return ", ".join(f"{place}. {event.at_table(table, player)}" for place, player in places)


def duel_result(event: SiteTournament, table: EventTable, seats: Sequence[int]) -> str:
    """Return the result of a duel such as `2–0 (45–38)` by these seats; empty for other tables, and without one."""
    if not is_duel(event, table):
        return ""
    if games := games_won(event, table):
        return "–".join(f"{games[seat]}" for seat in seats)
    return game_result(table, table.result.counted, seats) if table.result is not None else ""


def game_result(table: EventTable, places: tuple[int, ...], seats: Sequence[int]) -> str:
    """Return the result of one game by these seats, with its points if it has any."""
    gained, scores = points_of_places("duel", places), table.result.scores if table.result is not None else ()
    result = "–".join(half_text(gained[seat]) for seat in seats)
    return f"{result} ({'–'.join(f'{scores[seat]}' for seat in seats)})" if scores else result


def verdict(event: SiteTournament, table: EventTable) -> str:
    """Return what the organisers ruled: who wins a duel, or the places."""
    if not is_duel(event, table) or table.result is None:
        return places_line(event, table)
    if is_level(table):
        return event.words("site-draw")
    return event.words("site-wins", player=event.name(table.players[table.result.counted.index(1)]))


REMOVING_ACTS: Final = frozenset(("disqualified", "dropped", "replaced"))
"""Acts after which another person sits in a player's seat."""


def event_match(event: SiteTournament, row: MatchRow, seated: Sequence[int | None]) -> EventMatch:
    """Return the tournament of a match with its round and what counts of it, if its table is still known."""
    tournament, words, belongs = event.tournament, event.words, event_of(row)
    known = EventMatch(**structs.asdict(event.entry))
    if belongs is None or tournament.table(belongs.table) is None:
        return known
    stage, one, table = find_table(tournament, belongs.table)
    number = tournament.stages.index(stage)
    title = texts.round_title(words, tournament, number, one)
    part = words(f"tournament-part-{table.part}") if table.part == "third" else ""
    game, games, *_ = map(int, row.settings.get(SERIES_GAME, "0 0").split())
    series = words("site-game-of", game=game, games=games) if games else ""
    order = [0, 1] if [*seated] != [*table.sitting[::-1]] else [1, 0]
    played = table.played[max(game - 1, 0) :][:1]
    own = game_result(table, played[0], order) if played and is_duel(event, table) else ""
    counted = "" if games else duel_result(event, table, order)
    overruled = (
        bool(played)
        and (table.ruled or not games)
        and table.result is not None
        and _winners(played[0]) != _winners(table.result.counted)
    )
    return structs.replace(
        known,
        round=" · ".join(filter(None, (title, part, series))),
        to=table_link(number, one, one.tables.index(table) + 1),
        result=own or counted,
        mark=_mark(event, table, counted if own and overruled else "", is_series=bool(games)),
        ruled=table.ruled,
        overruled=overruled,
        counted=tuple(_counted(event, table, order, " · ".join(filter(None, (title, part))), games)),
        others=tuple(_games(event, table, game)),
        until=table.deadline if table.result is None else 0,
    )


def _games(event: SiteTournament, table: EventTable, now: int) -> Iterator[Link]:
    """Yield links to the public games of a series, if there are several; the one that is shown has none."""
    games = event.games.get(table.key, ())
    for game, folder in games if len(games) > 1 else ():
        yield event.words("site-game", number=game, winner=""), match_address(folder) if game != now else ""


def _winners(places: Sequence[int]) -> set[int]:
    return {seat for seat, place in enumerate(places) if place == 1}


def _mark(event: SiteTournament, table: EventTable, counted: str, *, is_series: bool) -> str:
    """Return in a word that a result was decided, or counts differently."""
    if table.ruled and is_series:
        return event.words("site-match-decided", result=verdict(event, table))
    if table.ruled:
        return ": ".join(filter(None, (event.words("site-decided"), counted)))
    return event.words("site-counts-as", result=counted) if counted else ""


def _counted(event: SiteTournament, table: EventTable, order: Sequence[int], title: str, games: int) -> Iterator[Link]:
    """Yield sentences about what counts in the tournament, each with the link to the decision behind it."""
    words = event.words
    if table.ruled:
        yield words("site-verdict", result=verdict(event, table)), ruling_link(event, table)
    line = duel_line(event, table, order) or places_line(event, table)
    if games and (table.games or table.overruled):
        played = "yes" if table.ruled else "no"
        yield words("site-whole-match", round=title, games=games, result=line, played=played), ""
    elif line and not table.ruled and (table.given_up or table.sitting != table.players):
        yield words("site-counted", result=line), ""
    for player, sitting in zip(table.players, table.sitting, strict=True):
        if player != sitting:
            stood_in = words("site-stood-in", substitute=event.name(sitting), player=event.marked(player))
            yield stood_in, event.decision_about(REMOVING_ACTS, player)
