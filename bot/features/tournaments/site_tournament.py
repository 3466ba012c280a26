"""A tournament as the website shows it: which of its people have names there, and the decisions of its organisers."""

import hmac
import re
from collections.abc import Mapping, Set
from functools import cached_property
from typing import Final

from msgspec import Struct

from bot.features.replay.site_pages import PAGE_ID_BYTES, SITE_NAME, SiteEvent, time_text
from bot.features.tournaments import texts
from bot.features.tournaments.rules.model import Event, EventTable, Logged
from bot.features.tournaments.rules.ranking import champions, ranked_places
from bot.features.tournaments.rules.teams import members
from bot.features.tournaments.stored import StoredTournament
from bot.match.safe_names import harmless, shown
from bot.words import Words
from render.prose.lists import listed

REASON_MENTION: Final = re.compile(r"[<‹][@＠]!?(\d{1,20})[>›]")
"""A mention in a reason, also in the letters that make it harmless."""

MIN_NAME_PART: Final = 3

SHORT_NAME_WORDS: Final = 2
"""Words of a name of which each is replaced in any case. Those of longer names may be common, such as `the`."""

MAX_TEXT_LENGTH: Final = 1_000


class SiteTournament(Struct, frozen=True, dict=True):
    """A tournament to write. `matches` are the folders of its public matches, by id, and `people` who is named there.

    `words` are in the language of the site; `server` is the name of the server, or empty if unknown. `games` are the
    numbers and folders of the public games of a series, by table. `stand_ins` are the names of people in public matches
    who did not enter, and `home` is the title of the site.
    """

    words: Words
    stored: StoredTournament
    matches: Mapping[str, str]
    people: Set[int]
    server: str = ""
    games: Mapping[str, tuple[tuple[int, str], ...]] = {}
    stand_ins: Mapping[int, str] = {}
    home: str = SITE_NAME

    @property
    def tournament(self) -> Event:
        """The tournament itself."""
        return self.stored.tournament

    @cached_property
    def id(self) -> str:
        """The name of its folder, derived from the seed without revealing it."""
        settings, id = self.tournament.settings, self.stored.row.id
        return hmac.digest(settings.seed.encode(), f"event page {id}".encode(), "sha256")[:PAGE_ID_BYTES].hex()

    @cached_property
    def entry(self) -> SiteEvent:
        """The tournament as it appears in the list."""
        began = time_of(self.tournament, "started") or self.stored.row.created_at
        playing = self.tournament.stages[0].players if self.tournament.stages else self.tournament.active()
        return SiteEvent(
            self.id,
            shown(self.tournament.settings.name),
            self.tournament.phase,
            began,
            self.server,
            listed(self.words, self.champions()),
            " · ".join(map(self.words, self.kinds)),
            self._progress(),
            len(playing),
        )

    @property
    def kinds(self) -> tuple[str, str]:
        """The messages that name the game and the format."""
        settings = self.tournament.settings
        return f"game-{settings.game}", f"tournament-format-{settings.format}"

    def _progress(self) -> str:
        words, tournament = self.words, self.tournament
        if tournament.phase in ("open", "muster") and tournament.settings.dated:
            return words("site-starts", when=time_text(words, tournament.settings.starts))
        rounds = tournament.stages[-1].rounds if tournament.stages and tournament.phase == "running" else ()
        if not rounds:
            return ""
        until = max((table.deadline for table in tournament.open_tables()), default=0)
        title = texts.round_title(words, tournament, len(tournament.stages) - 1, rounds[-1])
        return words("site-round-until", round=title, when=time_text(words, until))

    def champions(self) -> list[str]:
        """Return the names of those who have won a finished tournament; several share the title."""
        if self.tournament.phase != "finished":
            return []
        ranked, winners = ranked_places(self.tournament), {*champions(self.tournament)}
        return [self.entrant(players[0]) for rank, players in ranked if rank == 1 and {*players} & winners]

    def is_named(self, player: int) -> bool:
        """Return True if the page of a public match names a person too."""
        return player in self.people and (player in self.stored.names or player in self.stand_ins)

    @cached_property
    def unnamed(self) -> Mapping[int, int]:
        """The numbers of players without a name: first those who play, in the order of their seeds, then entrants."""
        playing = self.tournament.stages[0].players if self.tournament.stages else ()
        players = (*playing, *(entry.player for entry in self.tournament.entries))
        hidden = dict.fromkeys(player for player in players if not self.is_named(player))
        return {player: number for number, player in enumerate(hidden, 1)}

    def name(self, player: int) -> str:
        """Return the name of a person, or a number if no public match names them."""
        if not self.is_named(player):
            return self.words("site-unnamed", number=self.unnamed.get(player, 0))
        return self.stored.name(player) if player in self.stored.names else shown(self.stand_ins[player])

    def entrant(self, player: int) -> str:
        """Return the name of a player or of the team that they represent, with a mark if they have left."""
        team = texts.team_name(self.words, self.tournament, player)
        mark = texts.entrant_mark(self.words, self.tournament, player)
        return " ".join([team or self.name(player), *([f"({mark})"] if mark else [])])

    def members(self, player: int) -> str:
        """Return the players of the team that a player represents, by board; empty in other tournaments."""
        players = members(self.tournament, player)
        return ", ".join(map(self.marked, players)) if self.tournament.settings.boards else ""

    def marked(self, player: int) -> str:
        """Return the name of a player, with a mark if they have left."""
        mark = texts.left_mark(self.words, self.tournament, player)
        return f"{self.name(player)} ({mark})" if mark else self.name(player)

    def at_table(self, table: EventTable, player: int) -> str:
        """Return the name of a player at a table, with a mark if they left the tournament while it was played."""
        return self.marked(player) if player in table.given_up else self.name(player)

    def published(self, text: str) -> str:
        """Return a text of the organisers in which people are named as everywhere on the site, and no one else is."""
        mentioned = REASON_MENTION.sub(lambda found: self.name(int(found[1])), harmless(text, MAX_TEXT_LENGTH))
        pattern, any_case, exact = self._hidden_names

        def label(found: re.Match[str]) -> str:
            player = any_case.get(found[0].casefold(), exact.get(found[0]))
            return found[0] if player is None else self.name(player)

        told = pattern.sub(label, mentioned) if any_case else mentioned
        return told[:1].upper() + told[1:] if text[:1].isupper() else told

    @cached_property
    def _hidden_names(self) -> tuple[re.Pattern[str], Mapping[str, int], Mapping[str, int]]:
        """The names of people who are not named here: a pattern, names in any case, and capitalised parts of long names."""
        names = {player: self.stored.name(player) for player in self.stored.names}
        known = {part.casefold() for player, name in names.items() if self.is_named(player) for part in _parts(name)}
        any_case, exact = dict[str, int](), dict[str, int]()
        for player, name in names.items():
            if self.is_named(player):
                continue
            parts = [part for part in _parts(name) if part.casefold() not in known]
            any_case[name.casefold()] = player
            if len(name.split()) > SHORT_NAME_WORDS:
                exact |= dict.fromkeys((part for part in parts if part[0].isupper()), player)
            else:
                any_case |= dict.fromkeys(map(str.casefold, parts), player)
        longest = sorted({*any_case, *exact}, key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE), any_case, exact

    @cached_property
    def decisions(self) -> Mapping[str, str]:
        """The links to the organisers' decisions on the first page, by the id of the act."""
        told = (line.id for line in self.tournament.log if line.reason)
        return {id: f"index.html#d{number}" for number, id in enumerate(told, 1)}

    @cached_property
    def rulings(self) -> Mapping[str, Logged]:
        """The latest ruling of the organisers on each table."""
        return {line.table: line for line in self.tournament.log if line.kind == "ruled"}

    def decision_about(self, kinds: Set[str], *players: int) -> str:
        """Return the link to the latest decision of some kinds, about one of these players if any; empty without one."""
        lines = (line for line in reversed(self.tournament.log) if line.kind in kinds and line.id in self.decisions)
        about = {*players}
        return next((self.decisions[line.id] for line in lines if not about or about & {*line.players}), "")


def _parts(name: str) -> list[str]:
    return [part for part in re.findall(r"\w+", name) if len(part) >= MIN_NAME_PART]


def time_of(tournament: Event, kind: str) -> int:
    """Return the time of the first act of a kind; 0 without one."""
    return next((line.at for line in tournament.log if line.kind == kind), 0)
