"""Royal favours: choosing a line, moving the marker, and the line of buildings (docs/rules/caylus.md 1.9, 3.8, 3.11).

Buildings bring favours and favours build, so both are here; the line of resources is in `favour_resources`.
"""

from collections.abc import Iterable
from functools import cache

from engine.caylus import construction, lawyer
from engine.caylus.buildings import BUILDINGS, RESIDENCE
from engine.caylus.construction import NO_BUILDING
from engine.caylus.favour_resources import Resources, take, unreached
from engine.caylus.state import State, score
from engine.caylus.tables import FAVOUR_BUILDINGS, FAVOUR_GAINS, FAVOUR_LINES, FAVOUR_RESOURCES, SIMPLIFIED_FAVOUR_VP
from engine.core.flow import Frame, Play
from engine.core.types import Ask, Option, Reason, Seat


class Favour(Frame[State], tag="favour"):
    """The choice of a favour line that the seat has not used in this phase (decision point F1)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every remaining line. There is no question in the simplified game, or if all lines are used."""
        state = play.state
        player = state.players[self.seat]
        if state.options["favours"] == "simplified" or len(player.used) == len(FAVOUR_LINES):
            return None
        return Ask(
            self.seat,
            tuple(
                _line(line, next_column(player.favours[line], state.columns))
                for line in FAVOUR_LINES
                if line not in player.used
            ),
        )

    def run(self, play: Play[State]) -> None:
        """Score the simplified favour (3.11), or lose a favour without a line (ruling 29)."""
        if play.state.options["favours"] == "simplified":
            vp = score(play.state, self.seat, SIMPLIFIED_FAVOUR_VP, "favours")
            play.report("favour_simple", self.seat, vp=vp)
        else:
            play.report("favour_lost", self.seat)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Advance the marker if the next column is open, then take the effect."""
        state, seat, line = play.state, self.seat, picks[0]
        player = state.players[seat]
        before = player.favours[line]
        column = next_column(before, state.columns)
        player.favours[line] = column
        player.used.append(line)
        play.report("favour", seat, line=line, column=column, advanced=column > before)
        if line in FAVOUR_GAINS:
            kind, amounts = FAVOUR_GAINS[line]
            take(play, seat, line, {kind: amounts[column - 1]})
        elif line == "buildings":
            play.then(Works(seat))
        elif column == 1:
            take(play, seat, line, {FAVOUR_RESOURCES[0][0]: 1})
        else:
            play.then(Resources(seat))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        player = play.state.players[self.seat]
        return [_line(line, next_column(player.favours[line], play.state.columns)) for line in FAVOUR_LINES]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason that the line was used."""
        return Reason("line_used", {"line": key}) if key in play.state.players[self.seat].used else None


def next_column(column: int, opened: int) -> int:
    """Return a marker's column after a favour: one further, unless the next column is closed or there is none."""
    return max(column, min(column + 1, opened))


@cache
def _line(line: str, column: int) -> Option:
    return Option(line, "favour", data={"line": line, "column": column}, spot=f"favour.{line}")


class Works(Frame[State], tag="works"):
    """The favour of buildings: wood, stone, a residence or prestige, up to the marker's column."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer everything that the columns allow and the seat can pay for; do not ask at column 1 (ruling 30)."""
        columns = self._columns(play)
        if not columns:
            return None
        options: list[Option] = []
        for column in columns:
            if column == RESIDENCE:
                options += lawyer.offers(play.state, self.seat, lawyer.price(False), "build")
            else:
                options += construction.offers(play.state, self.seat, column, discounted=True)
        return Ask(self.seat, (*options, NO_BUILDING))

    def run(self, play: Play[State]) -> None:
        """Report that the first column has no effect."""
        play.report("favour_none", self.seat, line="buildings")

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        if picks[0] == NO_BUILDING.key:
            play.report("favour_none", self.seat, line="buildings")
        elif "@" in picks[0]:
            lawyer.hire(play, self.seat, picks[0], lawyer.price(False))
        else:
            construct(play, self.seat, picks[0], discounted=True)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every building of every column."""
        for column in FAVOUR_BUILDINGS[1:]:
            if column == RESIDENCE:
                yield from lawyer.wishes(play.state, lawyer.price(False), "build")
            else:
                yield from construction.wishes(play.state, column, discounted=True)

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: the missing column, tile or cube."""
        colour = RESIDENCE if "@" in key else construction.colour_of(key)
        if colour not in FAVOUR_BUILDINGS:
            return None
        if colour not in self._columns(play):
            return unreached(play.state, FAVOUR_BUILDINGS.index(colour) + 1)
        if colour == RESIDENCE:
            return lawyer.reason(play.state, self.seat, key, lawyer.price(False))
        return construction.reason(play.state, self.seat, key, colour, discounted=True)

    def _columns(self, play: Play[State]) -> tuple[str, ...]:
        return FAVOUR_BUILDINGS[1 : play.state.players[self.seat].favours["buildings"]]


def construct(play: Play[State], seat: Seat, key: str, *, discounted: bool = False) -> None:
    """Build an offered tile, a prestige tile on a residence to choose, and take its favours."""
    id = key.partition(".")[0]
    if BUILDINGS[id].colour == "prestige":
        play.then(PrestigeSite(seat, id))
    else:
        _favours(play, seat, construction.build_tile(play, seat, key, discounted=discounted))


def _favours(play: Play[State], seat: Seat, count: int) -> None:
    play.then(*(Favour(seat) for _ in range(count)))


class PrestigeSite(Frame[State], tag="site"):
    """The choice of the residence that a prestige tile replaces (ruling 15)."""

    seat: Seat
    building: str

    def ask(self, play: Play[State]) -> Ask:
        return Ask(self.seat, tuple(map(_site, construction.residences(play.state, self.seat))))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        number = int(picks[0].partition("@")[2])
        _favours(play, self.seat, construction.build_prestige(play, self.seat, self.building, number))


@cache
def _site(number: int) -> Option:
    return Option(
        f"{RESIDENCE}@{number}", "build", data={"building": RESIDENCE, "space": number}, spot=f"road.{number}"
    )
