"""A tournament as it is stored: its settings, and the acts from which everything else follows. Does not use Discord."""

import logging
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct, json, structs

from bot.features.tournaments.rules.acts import AnyAct, Reported, Ruled
from bot.features.tournaments.rules.apply import apply, apply_all
from bot.features.tournaments.rules.entries import demand_room, is_known
from bot.features.tournaments.rules.model import ActRefused, Event, Settings, with_table
from bot.match.safe_names import shown
from storage.tournaments import EventRow, SavedEvent

log = logging.getLogger(__name__)

ACT_DECODER: Final = json.Decoder(AnyAct)
SETTINGS_DECODER: Final = json.Decoder(Settings)
ACT_ENCODER: Final = json.Encoder()


class StoredTournament(Struct, frozen=True):
    """A tournament after `length` acts, with the names of its people."""

    row: EventRow
    tournament: Event
    length: int
    names: Mapping[int, str]

    @property
    def organisers(self) -> tuple[int, ...]:
        """The organiser and the assistants; may be empty if the organiser has deleted their data."""
        return tuple(user for user in (self.row.owner_id, *self.tournament.assistants) if user)

    def as_seen(self) -> "StoredTournament":
        """Return this tournament as others may see it: in a duplicate one, without results of the round being played."""
        tournament = self.tournament
        if not tournament.settings.duplicate:
            return self
        rounds = (one for stage in tournament.stages for one in stage.rounds if not one.closed)
        played = {table.key: table for one in rounds for table in one.tables if table.result is not None}
        for table in played.values():
            tournament = with_table(tournament, table, result=None)
        log = tuple(line for line in tournament.log if line.kind != "reported" or line.table not in played)
        return structs.replace(self, tournament=structs.replace(tournament, log=log))

    def name(self, player: int) -> str:
        """Return the name of a person, safe to be shown."""
        return shown(self.names.get(player, ""))

    def after(self, tournament: Event, added: int) -> "StoredTournament":
        """Return this tournament after more acts have been stored."""
        return structs.replace(self, tournament=tournament, length=self.length + added)


def read(saved: SavedEvent, kept: StoredTournament | None = None) -> StoredTournament:
    """Read a tournament from its acts, or from those since it was `kept`.

    Pairings are recomputed, which may take a while. An act that is refused today but was accepted by an older
    version changes nothing.
    """
    known = 0 if kept is None or kept.length > len(saved.acts) else kept.length
    tournament = kept.tournament if kept is not None and known else Event(SETTINGS_DECODER.decode(saved.row.settings))

    def pass_over(place: int, refused: ActRefused) -> None:
        log.warning("act %s of event %s is passed over: %s", known + place, saved.row.id, refused)

    tournament = apply_all(tournament, map(ACT_DECODER.decode, saved.acts[known:]), pass_over)
    return StoredTournament(saved.row, tournament, len(saved.acts), saved.names)


def export(saved: SavedEvent, stored: StoredTournament) -> bytes:
    """Return the settings with which a tournament began and all its acts, from which every draw follows.

    Results of a duplicate round that is still being played are left out.
    """
    open_tables = {table.key for table in stored.tournament.open_tables()}
    hidden = {table.key for table in stored.as_seen().tournament.open_tables()} - open_tables
    acts_seen = (text for text in saved.acts if not hidden or _table_of(text) not in hidden)
    return f'{{"settings": {saved.row.settings}, "acts": [{", ".join(acts_seen)}]}}'.encode()


def _table_of(act: str) -> str:
    """Return the table whose result a stored act has; empty for other acts."""
    read_act = ACT_DECODER.decode(act)
    return read_act.table if isinstance(read_act, Reported | Ruled) else ""


def apply_acts(tournament: Event, acts: Iterable[AnyAct]) -> tuple[Event, list[str]]:
    """Return the state after some new acts, and the stored texts of those that changed it."""
    texts = []
    for act in acts:
        if is_known(tournament, act):
            continue
        demand_room(tournament, act)
        before, tournament = tournament, apply(tournament, act)
        if tournament is not before:
            texts.append(encode(act))
    return tournament, texts


def encode(value: AnyAct | Settings) -> str:
    """Encode an act or settings as they are stored."""
    return ACT_ENCODER.encode(value).decode()
