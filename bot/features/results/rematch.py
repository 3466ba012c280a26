"""A match once more: the same people and rules, every seat one further on. Knows no discord."""

from collections.abc import Sequence

from bot.features.lobby.service import Lobbies
from bot.match.errors import Refused
from bot.match.settings import PARENT, SEATING, SETTINGS, event_of
from engine import GAMES
from storage import rows

KEPT = (*SETTINGS, PARENT)
"""Settings that a rematch begins with: it may be played in the thread of the first match, and leave it as that would have."""

NOBODY = "-"
"""What stands for a computer player in `SEATING`."""


def rotated(seats: Sequence[rows.SeatRow]) -> tuple[rows.SeatRow, ...]:
    """The players in the order of a rematch: who was second comes first, who was first last."""
    return (*seats[1:], *seats[:1])


async def open_rematch(
    lobbies: Lobbies, match: rows.MatchRow, seats: Sequence[rows.SeatRow], channel_id: int, user_id: int
) -> rows.MatchRow:
    """Open the lobby of a rematch with the player who asks for it and the computer players in it.

    The others find their seats free until they join. Raises `Refused` for who did not play, and as `Lobbies.open` does.
    """
    order = rotated(seats)
    mine = next((seat for seat in order if seat.user_id == user_id), None)
    if mine is None or match.status == "live":
        raise Refused("refuse-no-rematch")
    if event_of(match) is not None:
        raise Refused("refuse-rematch-of-event")
    known = {choice.id for choice in GAMES[match.game].options}
    options = {id: value for id, value in match.options.items() if id in known}
    settings = {name: match.settings[name] for name in KEPT if name in match.settings}
    settings[SEATING] = " ".join(NOBODY if seat.user_id is None else str(seat.user_id) for seat in order)
    opened = await lobbies.open(
        channel_id, match.guild_id, user_id, mine.name, match.game, match.seats, options, settings, order.index(mine)
    )
    for seat in order:
        if seat.user_id is None:
            await lobbies.invite(opened.id, user_id, seat.name)
    return opened
