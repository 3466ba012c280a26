"""Pictures of tournaments and their descriptions, in every language."""

import pytest

from bot.features.tournaments.announcements import champion_of
from bot.features.tournaments.cards import tournament_card
from bot.features.tournaments.pictures import MAX_PICTURES, picture_of, pictures_of
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.brackets import UNKNOWN
from bot.features.tournaments.rules.model import Event
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.rules.ranking import group_ranks, stage_cut, stage_standings
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.tie_breaks import CRITERIA, DUEL_ORDER
from bot.features.tournaments.standings import standings_text
from bot.features.tournaments.stored import StoredTournament
from bot.words import LOCALES, Catalogue
from render.event_values import Bracket, Sheet, Side
from storage.tournaments import EventRow
from tests.bot.features.tournaments.rules.test_brackets import draw_next, end_tables, start_double
from tests.bot.features.tournaments.rules.test_knockout import play_next_round as knocked
from tests.bot.features.tournaments.rules.test_leaving import drop, finish, finish_round, start
from tests.bot.features.tournaments.rules.test_next_steps import play_round, start_first_round
from tests.bot.tabletop import NOW
from tests.bot.tournaments_on_discord import round_title

ALT = 1_024


def stored(event: Event) -> StoredTournament:
    """Return a tournament whose players are named by their numbers."""
    names = {entry.player: f"P{entry.player}" for entry in event.entries}
    return StoredTournament(EventRow("abcdefgh", 5, 7, 1, "", NOW), event, 0, names)


@pytest.mark.parametrize("locale", LOCALES)
def test_standings_are_shown_with_possible_ranks(locale: str) -> None:
    words = Catalogue().words(locale)
    shown = picture_of(words, stored(start_first_round("swiss", players=12)))
    assert shown is not None
    assert isinstance(shown.picture, Sheet)
    assert {row.values for row in shown.picture.rows} == {("0.0" if locale == "en" else "0,0", "0")}
    small = picture_of(words, stored(start_first_round("swiss", players=9)))
    assert small is not None
    assert isinstance(small.picture, Sheet)
    assert {row.values[-1] for row in small.picture.rows} == {"1–9"}
    after = picture_of(words, stored(play_round(start_first_round("swiss", players=12, cut=4))))
    assert after is not None
    assert isinstance(after.picture, Sheet)
    assert after.picture.cut == 4
    assert [row.values[0].replace(",", ".") for row in after.picture.rows[:4]] == ["10.0"] * 3 + ["6.0"]
    assert after.alt.startswith(after.picture.title)
    assert len(after.alt) <= ALT
    layout = tournament_card(words, stored(start_first_round("swiss", players=12)), NOW, after.alt)
    assert after.alt in str(layout.to_components())  # type: ignore[no-untyped-call] # discord.py annotates this one only in part


def test_a_league_is_shown_by_division() -> None:
    words, event = Catalogue().words("en"), play_round(start_first_round("league", players=20))
    first, second = (one.picture for one in pictures_of(words, stored(event)))
    assert isinstance(first, Sheet)
    assert isinstance(second, Sheet)
    assert (first.title, second.title) == ("Standings: Cup · Division 1", "Standings: Cup · Division 2")
    assert [[row.rank for row in one.rows] for one in (first, second)] == [[*range(1, 14)], [*range(1, 8)]]
    assert (first.heads, second.heads) == (("Points", "Wins"), ("Points", "Wins", "Possible"))
    assert {row.values[2] for row in second.rows} <= {f"{one}" for one in range(1, 8)} | {"1–7"}
    text = standings_text(words, stored(event))
    assert text.index("Division 1") < text.index("Division 2")
    over = apply(event, acts.Finished(id="finish"))
    *_, after = (one.picture for one in pictures_of(words, stored(over)))
    assert isinstance(after, Sheet)
    assert after.heads == ("Points", "Wins")
    assert champion_of(over) == group_ranks(over, 0)[0][0]


def test_deciding_tie_breaks_are_named_and_lots_only_at_the_end() -> None:
    words, event = Catalogue().words("en"), play_round(start_first_round("swiss", players=12))
    midway = picture_of(words, stored(event))
    assert midway is not None
    assert isinstance(midway.picture, Sheet)
    assert not any("lot" in row.values[1] for row in midway.picture.rows)
    assert " by lot" not in standings_text(words, stored(event))
    event = apply(event, acts.Finished(id="finish"))
    shown = picture_of(words, stored(event))
    assert shown is not None
    assert isinstance(shown.picture, Sheet)
    assert shown.picture.heads == ("Points", "Wins")
    lines = stage_standings(event, 0)
    by_lot = [line.rank for line in lines if line.decided_by == "lot"]
    assert by_lot
    assert [row.rank for row in shown.picture.rows if row.values[1] == "lot"] == by_lot
    text = standings_text(words, stored(event))
    assert f"{', '.join(map(str, by_lot))} by lot" in text
    heads = text.split("```")[1].strip("\n").split("\n")[0]
    assert heads.split() == ["Pts", "wins"]
    duels = play_round(start_first_round("swiss", seats=2, players=12, scheme="duel", order=DUEL_ORDER))
    of_duels = picture_of(words, stored(duels))
    assert of_duels is not None
    assert isinstance(of_duels.picture, Sheet)
    assert of_duels.picture.heads == ("Points", "BH-C1")
    assert {row.values[1] for row in of_duels.picture.rows} <= {
        f"{tie}{value}" for tie in ("", "BH ", "SB ") for value in ("0", "1", "0.5")
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_criterion_has_a_name_a_heading_and_a_short_name(locale: str) -> None:
    ids = Catalogue().ids(locale)
    for name in (*CRITERIA.keys() - {"points"},):
        assert f"tournament-order-{name}" in ids
        assert f"tournament-short-{name}" in ids
        assert name == "lot" or f"tournament-head-{name}" in ids


def test_only_the_chosen_winner_of_a_tied_final_is_marked() -> None:
    words, event = Catalogue().words("en"), start("elimination", 2, 4, revision=REVISION)
    event = finish_round(event)
    event = apply(event, acts.Drawn(id="1.2 draw", stage=0, number=2))
    (table,) = event.open_tables()
    event = apply(event, acts.Launched(id="launched", table=table.key, match="m"))
    event = apply(event, acts.Reported(id="tied", table=table.key, places=(1, 1)))
    event = apply(event, acts.RoundClosed(id="close", stage=0, number=2))

    def through(event: Event) -> list[int]:
        shown = picture_of(words, stored(event))
        assert shown is not None
        assert isinstance(shown.picture, Bracket)
        return [side.player for side in shown.picture.rounds[-1][1][0] if side.through]

    if open_ties(event):
        assert through(event) == []
        chosen = table.players[1:]
        event = apply(event, acts.Settled(id="settle", stage=0, number=2, chosen=chosen))
    assert through(event) == [champion_of(event)]


def test_pictures_mark_players_who_have_left() -> None:
    words, event = Catalogue().words("en"), start("elimination", 2, 4)
    event = drop(apply(event, acts.Drawn(id="1.1 draw", stage=0, number=1)), 3)
    shown = picture_of(words, stored(event))
    assert shown is not None
    assert isinstance(shown.picture, Bracket)
    sides = {side.player: side.name for table in shown.picture.rounds[0][1] for side in table}
    assert sides == {1: "P1", 2: "P2", 3: "P3 (left)", 4: "P4"}


def test_all_standings_are_shown_in_several_pictures() -> None:
    shown = pictures_of(Catalogue().words("en"), stored(start_first_round("groups", players=60)))
    sheets = [one.picture for one in shown if isinstance(one.picture, Sheet)]
    assert [len(one.rows) for one in sheets] == [20, 20, 20]
    assert [one.more for one in sheets] == ["… and 40 more", "… and 20 more", ""]
    assert [one.file for one in shown] == ["event.png", "event-2.png", "event-3.png"]
    many = pictures_of(Catalogue().words("en"), stored(start_first_round("groups", players=256)))
    assert len(many) == MAX_PICTURES


def test_standings_before_a_cut_are_shown_after_it() -> None:
    words, event = (
        Catalogue().words("en"),
        play_round(start_first_round("groups", players=7, cut=4, order=("points", "lot"))),
    )
    cut = stage_cut(event, 0)
    chosen = cut.tied[: 4 - len(cut.through)]
    event = apply(event, acts.Advanced(id="1 advance", stage=0, chosen=chosen))
    (before,) = pictures_of(words, stored(event))
    assert isinstance(before.picture, Sheet)
    assert (before.picture.heads, before.picture.cut) == (("Points",), 4)
    drawn = apply(event, acts.Drawn(id="2.1 draw", stage=1, number=1))
    final, groups = pictures_of(words, stored(drawn))
    assert isinstance(final.picture, Bracket)
    assert [title for title, _ in final.picture.rounds] == ["Final"]
    assert final.picture.note == "Final: 0 of 1 tables done"
    assert groups.picture == before.picture


def test_a_knock_out_is_shown_as_a_bracket() -> None:
    words = Catalogue().words("en")
    before = picture_of(words, stored(start_first_round("knockout", players=16)))
    assert before is not None
    assert isinstance(before.picture, Bracket)
    tables = [sides for _, some in before.picture.rounds for sides in some]
    assert [title for title, _ in before.picture.rounds] == ["Round 1", "Round 1"]
    assert [len(sides) for sides in tables] == [4] * 4
    assert {side.place for sides in tables for side in sides} == {""}
    after = picture_of(words, stored(play_round(start_first_round("elimination", seats=2, players=2, least=2))))
    assert after is not None
    assert isinstance(after.picture, Bracket)
    assert [(title, [side.through for side in sides]) for title, (sides,) in after.picture.rounds] == [
        ("Final", [True, False])
    ]


def test_a_tournament_has_no_picture_before_its_first_draw() -> None:
    assert picture_of(Catalogue().words("en"), stored(Event(start_first_round().settings))) is None


def test_a_double_elimination_has_a_picture_of_each_bracket() -> None:
    words, event = Catalogue().words("en"), start_double(4)
    while event.phase == "running":
        event = draw_next(end_tables(event))
    upper, lower = (described.picture for described in pictures_of(words, stored(event)))
    assert isinstance(upper, Bracket)
    assert isinstance(lower, Bracket)
    assert upper.title.endswith(words("tournament-part-upper"))
    assert [title for title, _ in upper.rounds] == [
        *(round_title(number) for number in (1, 2)),
        words("tournament-final"),
    ]
    assert [title for title, _ in lower.rounds] == [round_title(number) for number in (2, 3)]
    for one in (upper, lower):
        assert all(sum(side.through for side in table) == 1 for _, tables in one.rounds for table in tables)


def test_players_for_third_place_are_not_shown_as_winners() -> None:
    event = draw_next(
        end_tables(draw_next(end_tables(draw_next(start("elimination", 2, 8, revision=REVISION, third=True)))))
    )
    (shown,) = pictures_of(Catalogue().words("en"), stored(event))
    assert isinstance(shown.picture, Bracket)
    *played, (_, last) = shown.picture.rounds
    assert all(sum(side.through for side in table) == 1 for _, tables in played for table in tables)
    assert shown.picture.third is not None
    assert [any(side.through for side in table) for table in (*last, *shown.picture.third[1])] == [False, False]


def bracket_of(event: Event) -> Bracket:
    """Return the bracket with all its rounds, even if they do not fit into one picture."""
    shown = [one.picture for one in pictures_of(Catalogue().words("en"), stored(event))]
    brackets = (one for one in shown if isinstance(one, Bracket))
    *earlier, last = sorted(brackets, key=lambda page: page.rounds[-1][0] == "Final")
    rounds = [column for one in earlier for column in one.rounds]
    return Bracket(last.title, last.note, (*rounds, *last.rounds), last.is_tree, last.third)


@pytest.mark.parametrize("players", [2, 3, 5, 6, 8, 13, 16, 32])
def test_an_elimination_shows_its_whole_tree_from_the_first_draw(players: int) -> None:
    event = apply(start("elimination", 2, players), acts.Drawn(id="1.1 draw", stage=0, number=1))
    shown = bracket_of(event)
    tables = [table for _, tables in shown.rounds for table in tables if table]
    assert len(tables) == players - 1
    assert sorted(side.seed for table in tables for side in table if side.name) == [*range(1, players + 1)]
    seeds = {side.player: side.seed for table in tables for side in table if side.name}
    assert seeds == {player: seed for seed, player in enumerate(event.stages[0].players, 1)}
    assert [title for title, _ in shown.rounds][-3:] == ["Quarter-finals", "Semifinals", "Final"][-len(shown.rounds) :][
        -3:
    ]
    assert shown.third is None


@pytest.mark.parametrize("players", [2, 3, 6, 8, 13])
def test_a_double_elimination_shows_both_trees_to_the_final(players: int) -> None:
    event = apply(start("double-elimination", 2, players), acts.Drawn(id="1.1 draw", stage=0, number=1))
    tables = [table for _, tables in bracket_of(event).rounds for table in tables if table]
    assert len(tables) == 2 * players - 2  # all but the champion lose twice, the champion once at most
    over = bracket_of(finish(event))
    named = [side.name for _, tables in over.rounds for table in tables for side in table]
    assert all(named)


def test_a_final_shows_its_champion_once_and_a_tie_as_halves() -> None:
    event = start("elimination", 2, 4, third=True, revision=REVISION)
    assert bracket_of(apply(event, acts.Drawn(id="1.1 draw", stage=0, number=1))).third == (
        "Third place",
        ((Side(UNKNOWN, ""), Side(UNKNOWN, "")),),
    )
    event = knocked(knocked(event, {}), {"1.2.1": ((1, 1), ())})
    final, third = event.stages[0].rounds[-1].tables
    shown = bracket_of(event)
    assert [(side.score, side.through) for side in shown.rounds[-1][1][0]] == [("½", False), ("½", False)]
    assert shown.third is not None
    assert [(side.player, side.through) for side in shown.third[1][0]] == [
        (third.players[0], True),
        (third.players[1], False),
    ]
    chosen = final.players[1]
    event = finish(apply(event, acts.Settled(id="settled", by=99, stage=0, number=2, chosen=(chosen,))))
    sides = [side for _, tables in bracket_of(event).rounds for table in tables for side in table]
    assert [(side.player, side.score) for side in sides if "★" in side.score] == [(chosen, "½ ★")]


def test_a_series_shows_the_games_won_by_each_player() -> None:
    event = apply(start("elimination", 2, 2, best_of=3), acts.Drawn(id="1.1 draw", stage=0, number=1))
    for game in ((1, 2), (2, 1), (2, 1)):
        (table,) = event.open_tables()
        event = apply(event, acts.Launched(id=f"{table.match_key} launched", table=table.key, match=table.match_key))
        event = apply(event, acts.Reported(id=table.match_key, table=table.key, places=table.in_seats(game)))
    ((_, ((one, other),)),) = bracket_of(event).rounds
    assert ((one.score, one.through), (other.score, other.through)) == (("1", False), ("2", True))


def test_a_tied_series_shows_its_games_too() -> None:
    event = apply(start("elimination", 2, 2, best_of=3), acts.Drawn(id="1.1 draw", stage=0, number=1))
    for game in ((1, 2), (2, 1), (1, 1)):
        (table,) = event.open_tables()
        event = apply(event, acts.Launched(id=f"{table.match_key} launched", table=table.key, match=table.match_key))
        event = apply(event, acts.Reported(id=table.match_key, table=table.key, places=table.in_seats(game)))
    ((_, (sides,)),) = bracket_of(event).rounds
    assert [(side.score, side.through) for side in sides] == [("1", False), ("1", False)]
