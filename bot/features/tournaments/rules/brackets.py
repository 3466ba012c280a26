"""Brackets of duels: the seeds in their places, the next round, a match for third place, and double elimination.

In a double elimination those who lose in the upper bracket go on in the lower one, and are out after a second loss.
Lower rounds are played among themselves and against those who come down, in turns, so that no one waits long. The
winner of the upper bracket has to lose the final twice.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.features.tournaments.rules.knockout import round_cuts
from bot.features.tournaments.rules.model import Event, EventRound, Stage
from bot.features.tournaments.rules.rounds import Excluded, Round, keep_apart

Slot = int | None
Pair = tuple[Slot, Slot]

UNKNOWN: Final = -1
"""The slot of a player who is not known yet."""


class TreeRound(NamedTuple):
    """Pairs of a round in bracket order (None is a bye), and the winner of the upper bracket of a double elimination."""

    upper: tuple[Pair, ...]
    lower: tuple[Pair, ...] = ()
    champion: Slot = None


def bracket(seeded: Sequence[int]) -> tuple[tuple[int | None, int | None], ...]:
    """Return the first round of an elimination, in which the best seeds meet None, and each other as late as possible."""
    places = [0]
    while len(places) < len(seeded):
        size = 2 * len(places)
        places = [place for seed in places for place in (seed, size - 1 - seed)]
    named = [seeded[place] if place < len(seeded) else None for place in places]
    return tuple(zip(named[::2], named[1::2], strict=True))


def bracket_apart(seeded: Sequence[int], excluded: Excluded) -> tuple[tuple[int | None, int | None], ...]:
    """Return the bracket in which excluded players meet as late as possible.

    Only seeds 3 and 4, 5 to 8, 9 to 16 and so on are exchanged, among those with a bye or among those without, so
    that a seed is worth the same as before.
    """
    branch = {}
    for number, game in enumerate(bracket(range(len(seeded)))):
        branch.update({place: number for place in game if place is not None})
    size = 2 * (1 + max(branch.values(), default=0))
    bits = len(excluded).bit_length()

    def weight(one: int, other: int) -> int:
        """Return 0 for a meeting in the last round; one in an earlier round outweighs all in later ones."""
        later = size.bit_length() - 2 - (branch[one] ^ branch[other]).bit_length()
        return (1 << bits * later) - 1

    def misplaced(seed: int, place: int) -> int:
        has_bye, gives_bye = size - 1 - seed >= len(seeded), size - 1 - place >= len(seeded)
        return int(seed.bit_length() != place.bit_length() or has_bye != gives_bye)

    return bracket(keep_apart(seeded, excluded, weight, misplaced))


def elimination_round(tournament: Event, stage: Stage, excluded: Excluded) -> Round | None:
    """Return the next round of a bracket, or of byes alone; the next opponent of a player who leaves gets through."""
    branches: list[Pair] = list(bracket_apart(stage.players, excluded))
    for one in stage.rounds:
        through = _through(tournament, stage, one)
        branches = _pairs([_winner(through, branch) for branch in branches])
    games, resting = _present(branches, tournament)
    if not games and len(resting) < 2:
        return None
    third = _third_place(tournament, stage) if len(branches) == 1 and games else ()
    return Round((*games, third), resting, ("final", "third")) if third else Round(games, resting)


def _third_place(tournament: Event, stage: Stage) -> tuple[int, ...]:
    """Return the losers of both semifinals, if they play for third place."""
    last = stage.rounds[-1] if stage.rounds else EventRound(0, ())
    through = _through(tournament, stage, last) if last.number else set()
    losers = [player for table in last.tables for player in table.players if player not in through]
    staying = tournament.staying(losers)
    return staying if tournament.settings.third and len(last.tables) == len(staying) == 2 else ()


class DoubleElimination(NamedTuple):
    """The state of a double elimination: the winner of the upper bracket, if known, and the next round, if any."""

    champion: Slot
    following: Round | None


def elimination_tree(tournament: Event, stage: Stage, excluded: Excluded) -> Iterator[TreeRound]:
    """Yield all rounds of an elimination, also those to come."""
    pairs: list[Pair] = list(bracket_apart(stage.players, excluded))
    for number in range(1, (len(stage.players) - 1).bit_length() + 1):
        yield TreeRound(tuple(pairs))
        through, is_over = _round_so_far(tournament, stage, number)
        pairs = _pairs([_expected(pair, through, is_over=is_over) for pair in pairs])


def double_elimination_tree(tournament: Event, stage: Stage) -> Iterator[TreeRound]:
    """Yield all rounds of a double elimination up to its first final, also those to come."""
    upper: list[Pair] = list(bracket_apart(stage.players, tournament.excluded()))
    count, lower, fallen, champion = (len(stage.players) - 1).bit_length(), list[Pair](), list[list[Slot]](), None
    staying: list[Slot] = []
    for number in range(1, 2 * count):
        yield TreeRound(tuple(upper), tuple(lower), champion)
        through, is_over = _round_so_far(tournament, stage, number)
        if upper:
            winners = [_expected(pair, through, is_over=is_over) for pair in upper]
            tables = stage.rounds[number - 1].tables if number <= len(stage.rounds) else ()
            met = [{*table.players} for table in tables]
            fallen.append([_loser(pair, winner, met) for pair, winner in zip(upper, winners, strict=True)])
            upper = _pairs(winners)
            champion = winners[0] if len(winners) == 1 else None
        staying = [_expected(pair, through, is_over=is_over) for pair in lower]
        if number == 1:
            lower = _pairs(fallen[0])
        elif number % 2 == 0:
            coming = _turned(fallen[number // 2], number // 2)
            lower = list(zip(staying, coming, strict=True))
        else:
            lower = _pairs(staying)
    challenger = staying[0] if staying else fallen[0][0]  # of two players, the loser has no lower bracket
    yield TreeRound(((champion, challenger),), (), champion)


def double_elimination(tournament: Event, stage: Stage) -> DoubleElimination:
    """Return how a double elimination goes on after the rounds so far."""
    rounds, played = [*double_elimination_tree(tournament, stage)], len(stage.rounds)
    if played < len(rounds) - 1:
        upper, lower, champion = rounds[played]
        return DoubleElimination(champion, _both(tournament, upper, lower, champion))
    champion = rounds[-1].champion
    return DoubleElimination(champion, _final(tournament, stage, len(rounds) // 2, rounds[-1].upper[0]))


def _round_so_far(tournament: Event, stage: Stage, number: int) -> tuple[set[int], bool]:
    """Return who goes on from a round, as far as it is known, and whether the round is over."""
    if number > len(stage.rounds):
        return set(), False
    one = stage.rounds[number - 1]
    return _through(tournament, stage, one), one.closed


def _expected(pair: Pair, through: set[int], *, is_over: bool) -> Slot:
    """Return who goes on from a pair: while that is not known `UNKNOWN`, or the only one there."""
    winner, there = _winner(through, pair), [slot for slot in pair if slot is not None]
    if winner is not None or is_over:
        return winner
    return UNKNOWN if len(there) > 1 else next(iter(there), None)


def _both(tournament: Event, upper: Sequence[Pair], lower: Sequence[Pair], champion: Slot) -> Round | None:
    """Return a round of both brackets; None if at most one player is left."""
    high, resting = _present(upper, tournament)
    low, waiting = _present(lower, tournament)
    byes = resting + waiting
    if not high and not low and len(byes) + (champion in tournament.active()) < 2:
        return None
    return Round(high + low, byes, ("upper",) * len(high) + ("lower",) * len(low))


def _turned(fallen: list[Slot], time: int) -> list[Slot]:
    """Return those who come down in an order in which they meet again, as late as possible, whom they have beaten."""
    half = len(fallen) // 2
    return fallen[:half][::-1] + fallen[half:][::-1] if time % 2 == 0 else fallen[::-1]


def _final(tournament: Event, stage: Stage, count: int, finalists: Pair) -> Round | None:
    """Return the final, or a second one if the winner of the upper bracket has lost the first; None if all is over."""
    games, _ = _present([finalists], tournament)
    has_lost = False
    for one in stage.rounds[2 * count - 1 :]:
        if one.again and not one.chosen:
            continue
        if one.shared or has_lost or finalists[0] in _through(tournament, stage, one):
            return None
        has_lost = True
    return Round(games, (), ("final",)) if games else None


def _pairs(slots: Sequence[Slot]) -> list[Pair]:
    return list(zip(slots[::2], slots[1::2], strict=False))


def _present(pairs: Sequence[Pair], tournament: Event) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    active = tournament.active()
    present = [tuple(player for player in pair if player is not None and player in active) for pair in pairs]
    games = tuple(players for players in present if len(players) > 1)
    return games, tuple(player for players in present if len(players) == 1 for player in players)


def _through(tournament: Event, stage: Stage, one: EventRound) -> set[int]:
    cuts = round_cuts(tournament, tournament.stages.index(stage), one.number)
    return {*one.byes, *(player for cut in cuts for player in cut.through)}


def _winner(through: set[int], pair: Pair) -> Slot:
    return next((player for player in pair if player in through), None)


def _loser(pair: Pair, winner: Slot, met: Sequence[set[int]]) -> Slot:
    """Return who lost the game of a pair, or None if there was no game or no winner."""
    if winner == UNKNOWN:
        return None if None in pair else UNKNOWN
    return next(player for player in pair if player != winner) if winner is not None and {*pair} in met else None
