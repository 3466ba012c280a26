"""Brackets of a tournament on the website: the tree of duels with rounds to come, or the rounds of larger tables."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct, structs

from bot.features.tournaments import site_tables, texts
from bot.features.tournaments.pictures import BRACKET_PARTS
from bot.features.tournaments.rules.brackets import UNKNOWN, Pair
from bot.features.tournaments.rules.model import BRACKETS, EventRound
from bot.features.tournaments.rules.stages import bracket_tree
from bot.features.tournaments.site_tournament import SiteTournament

THIRD: Final = "third"


class BracketRound(Struct, frozen=True):
    """A round of a knock-out: its title, its page unless it is still to come, its tables, and the players with a bye.

    A place without players is None. `leads` says how lines lead to the next round: `straight`, or in `pairs`. `below`
    is the match for third place, below the final.
    """

    title: str
    to: str
    tables: tuple[site_tables.ShownTable | None, ...]
    byes: str = ""
    leads: str = ""
    below: "BracketRound | None" = None

    @property
    def is_known(self) -> bool:
        """True if a player of the round is known."""
        return any(seat.name for table in self.tables if table is not None for seat in table.seats)


class BracketPart(Struct, frozen=True):
    """The rounds of a bracket, or of the upper or the lower part of one."""

    title: str
    rounds: tuple[BracketRound, ...]


class BracketSection(Struct, frozen=True):
    """The bracket of a stage."""

    title: str
    parts: tuple[BracketPart, ...]
    has_seeds: bool


def bracket_section(event: SiteTournament, number: int) -> BracketSection:
    """Return the bracket of a stage."""
    stage, title = event.tournament.stages[number], event.words("site-bracket")
    if stage.format not in BRACKETS:
        rounds = tuple(_round(event, number, one) for one in stage.rounds)
        return BracketSection(title, (BracketPart("", rounds),), has_seeds=False)
    if stage.format == "double-elimination":
        named = [(event.words(f"tournament-part-{part}"), _tree(event, number, part)) for part, *_ in BRACKET_PARTS]
    else:
        named = [("", _with_third(event, number, _tree(event, number, "")))]
    parts = tuple(BracketPart(name, _joined(rounds)) for name, rounds in named if rounds)
    return BracketSection(title, parts, has_seeds=True)


def _round(event: SiteTournament, number: int, one: EventRound) -> BracketRound:
    title = texts.round_title(event.words, event.tournament, number, one)
    shown = site_tables.shown_tables(event, number, one, {})
    tables = [table for table in shown if one.tables[table.number - 1].part != THIRD]
    return BracketRound(title, site_tables.round_name(number, one, 1), tuple(tables), site_tables.byes_text(event, one))


def _tree(event: SiteTournament, number: int, part: str) -> list[BracketRound]:
    """Return the rounds of a tree, or of one part of it, and after them the finals that were played again."""
    tree, rounds, found = bracket_tree(event.tournament, number), event.tournament.stages[number].rounds, []
    for at, whole in enumerate(tree, 1):
        pairs = whole.lower if part == "lower" else whole.upper
        one = rounds[at - 1] if at <= len(rounds) else EventRound(at, ())
        tables = tuple(_places(event, number, one, pairs, part))
        if any(tables):
            title = texts.bracket_title(event.words, event.tournament, number, at)
            page = site_tables.round_name(number, one, 1) if at <= len(rounds) else ""
            found.append(BracketRound(title, page, tables))
    return found + [_round(event, number, one) for one in rounds[len(tree) :] if part != "lower"]


def _places(
    event: SiteTournament, number: int, one: EventRound, pairs: Sequence[Pair], part: str
) -> Iterator[site_tables.ShownTable | None]:
    """Yield the tables of a round by their places in the tree, then those of older drawings that have no place."""
    tables: dict[frozenset[int | None], site_tables.ShownTable] = {
        frozenset(one.tables[table.number - 1].players): table
        for table in (site_tables.shown_tables(event, number, one, {}) if one.tables else ())
        if one.tables[table.number - 1].part not in ({"upper", "lower", THIRD} - {part})
    }
    seeds = site_tables.seeds_of(event, number)
    for pair in pairs:
        yield tables.pop(frozenset(pair), None) or _unplayed(event, one, pair, seeds)
    yield from tables.values()


def _unplayed(
    event: SiteTournament, one: EventRound, pair: Pair, seeds: Mapping[int, int]
) -> site_tables.ShownTable | None:
    """Return a pair without a table: a bye, or a duel that is still to come."""
    players = [player for player in pair if player is not None]
    if not players or (players == [UNKNOWN]):
        return None
    is_bye = len(players) == 1
    seats = tuple(
        site_tables.ShownSeat(event.name(player), seed=seeds[player], won=is_bye or player in one.byes)
        if player != UNKNOWN
        else site_tables.ShownSeat("")
        for player in players
    )
    return site_tables.ShownTable(0, (), seats, notes=((event.words("site-bye"), ""),) if is_bye else ())


def _with_third(event: SiteTournament, number: int, rounds: Sequence[BracketRound]) -> list[BracketRound]:
    """Return rounds with the match for third place, if there is one, below the final of its round."""
    below = {one.number: third for one, third in _thirds(event, number)}
    return [structs.replace(one, below=below.get(at)) for at, one in enumerate(rounds, 1)]


def _thirds(event: SiteTournament, number: int) -> Iterator[tuple[EventRound, BracketRound]]:
    for one in event.tournament.stages[number].rounds:
        shown = site_tables.shown_tables(event, number, one, {})
        tables = tuple(table for table in shown if one.tables[table.number - 1].part == THIRD)
        if tables:
            link = site_tables.table_link(number, one, tables[0].number)
            yield one, BracketRound(event.words("tournament-third-title"), link, tables)


def _joined(rounds: Sequence[BracketRound]) -> tuple[BracketRound, ...]:
    """Return rounds with the lines between them, as far as the places of one follow from those of the one before."""
    ways = {1: "straight", 2: "pairs"}
    joined = []
    for one, following in zip(rounds, (*rounds[1:], None), strict=True):
        count = len(following.tables) if following is not None else 0
        leads = ways.get(len(one.tables) // count, "") if count and len(one.tables) % count == 0 else ""
        joined.append(structs.replace(one, leads=leads))
    return tuple(joined)
