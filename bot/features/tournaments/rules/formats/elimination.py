"""Elimination between two: who could meet whom, and when."""

from collections.abc import Sequence

from bot.features.tournaments.rules.formats.keeping_apart import kept_apart
from bot.features.tournaments.rules.formats.seeding import bracket
from bot.features.tournaments.rules.pairing.history import Excluded


def bracket_apart(seeded: Sequence[int], excluded: Excluded) -> tuple[tuple[int | None, int | None], ...]:
    """The bracket in which those excluded from meeting could do so as late as can be.

    Exchanged are only seeds 3 and 4, 5 to 8, 9 to 16 and so on, among those with a bye or among those without, so that
    a bracket promises the seeds what it did before.
    """
    branch = {}
    for number, game in enumerate(bracket(range(len(seeded)))):
        branch.update({place: number for place in game if place is not None})
    size = 2 * (1 + max(branch.values(), default=0))
    bits = len(excluded).bit_length()

    def weight(one: int, other: int) -> int:
        """0 for a meeting in the last round; one in an earlier round outweighs all in later ones."""
        later = size.bit_length() - 2 - (branch[one] ^ branch[other]).bit_length()
        return (1 << bits * later) - 1

    def misplaced(seed: int, place: int) -> int:
        has_bye, gives_bye = size - 1 - seed >= len(seeded), size - 1 - place >= len(seeded)
        return int(seed.bit_length() != place.bit_length() or has_bye != gives_bye)

    return bracket(kept_apart(seeded, excluded, weight, misplaced))
