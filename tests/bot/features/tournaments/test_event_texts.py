"""Texts of large tournaments keep Discord's limits, in every language."""

import pytest
from msgspec import structs

from bot.clocks.paces import DAY
from bot.features.tournaments.announcements import round_texts
from bot.features.tournaments.cards import next_act, tournament_card
from bot.features.tournaments.commands import file_name
from bot.features.tournaments.decision_texts import decisions_text, ruling_text
from bot.features.tournaments.desk_actions import DESK_ACTIONS
from bot.features.tournaments.desk_card import desk_text
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import TOURNAMENT_FORMATS, Event
from bot.features.tournaments.rules.ranking import stage_standings
from bot.features.tournaments.rules.stages import possible_in_stage
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER
from bot.features.tournaments.standings import (
    explained_standings,
    first_tie_break,
    standings_text,
)
from bot.features.tournaments.texts import round_title
from bot.words import LOCALES, Catalogue
from tests.bot.features.tournaments.large_events import (
    FIRST,
    LARGE,
    MESSAGE,
    draw_first_round,
    draw_large,
    end_round,
    said,
    stored,
)
from tests.bot.tabletop import NOW
from tests.bot.tournament_room import settings

PHONE = 34
"""Characters of a code block that a phone shows."""


MARKS = (("en", " 0.0 "), ("it", " 0,0 "), ("es", " 0,0 "))


@pytest.mark.parametrize("locale", LOCALES)
def test_lines_of_standings_are_no_wider_than_a_phone(locale: str) -> None:
    text = standings_text(Catalogue().words(locale), stored(draw_large()))
    assert max(map(len, text.split("```")[1].splitlines())) <= PHONE


@pytest.mark.parametrize("locale", LOCALES)
def test_large_standings_count_the_rest_and_show_the_readers_place(locale: str) -> None:
    words, event = Catalogue().words(locale), stored(draw_large())
    last = stage_standings(event.tournament, 0)[-1]
    text = standings_text(words, event, last.player)
    assert len(text) <= MESSAGE
    *_, fiftieth, more, own = text.split("```")[1].strip("\n").split("\n")
    assert fiftieth.lstrip().startswith("50.")
    assert more == words("tournament-more", players=LARGE - 50)
    assert own.startswith(f"{last.rank}. ")
    assert own not in standings_text(words, event)
    few = stored(draw_first_round(6))
    assert words("tournament-more", players=1) not in standings_text(words, few)


def test_points_in_standings_have_the_decimals_of_the_language() -> None:
    points = [standings_text(Catalogue().words(locale), stored(draw_large())).count(mark) for locale, mark in MARKS]
    assert len(set(points)) == 1
    assert points[0] > 1


@pytest.mark.parametrize(("locale", "share"), [("en", "25%"), ("it", "25%"), ("es", "25 %")])
def test_shares_of_seats_and_of_kept_matches_are_written_alike(locale: str, share: str) -> None:
    words = Catalogue().words(locale)
    assert words("tournament-share", share=25) == share
    assert words("profile-kept", share=25, kept=1, begun=4).startswith(f"{share} ")


def test_players_yet_to_play_are_not_behind_losers() -> None:
    event = draw_first_round(6)
    table = event.open_tables()[0]
    places = tuple(range(1, 1 + len(table.players)))
    event = apply(event, acts.Reported(id="result", table=table.key, places=places))
    (lines,) = explained_standings(event, 0)
    waiting = {player for one in event.open_tables() for player in one.players}
    points = [line.values[event.settings.order.index("points")] for line in lines]
    assert points == sorted(points, reverse=True)
    level = [line.player in waiting for line in lines if line.values[event.settings.order.index("points")] == 0]
    assert level == sorted(level, reverse=True)
    assert [line.rank for line in lines] == [*range(1, len(lines) + 1)]


def test_round_and_card_show_the_deadline() -> None:
    words, event = Catalogue().words("en"), draw_first_round(8, format="swiss", seats=4)
    until = words("tournament-until", when=f"<t:{event.open_tables()[0].deadline}:f>")
    (text,) = round_texts(words, stored(event), {"1.1.1": 77}, 0, 1)
    assert text.splitlines()[1] == until
    assert until in said(tournament_card(words, stored(event), NOW))
    paused = apply(event, acts.TournamentPaused(id="pause", by=1, at=NOW, reason="holidays"))
    assert "until" not in said(tournament_card(words, stored(paused), NOW))
    assert "until" not in said(tournament_card(words, stored(end_round(event)), NOW))


def test_an_empty_desk_explains_its_actions() -> None:
    words = Catalogue().words("en")
    event = draw_first_round(8, format="swiss", seats=4)
    shown = desk_text(words, stored(event), 0, possible=("rule", "pause"))
    assert words("tournament-desk-empty") in shown
    actions = " · ".join(words(f"tournament-action-{name}") for name in ("rule", "pause"))
    assert words("tournament-desk-how", actions=actions) in shown
    over = structs.replace(event, phase="finished", finished_at=NOW)
    told = words("tournament-desk-finished", when=f"<t:{NOW + DAY}:f>")
    assert told in desk_text(words, stored(structs.replace(over, stages=(end_round(event).stages))), NOW)
    cancelled = desk_text(words, stored(apply(event, acts.Cancelled(id="cancel", reason="ill"))), NOW)
    assert words("tournament-desk-cancelled") in cancelled
    assert "/event desk" not in cancelled


def test_the_desk_names_the_first_open_tables_with_their_links() -> None:
    words, event = Catalogue().words("en"), draw_first_round(20, format="swiss", seats=4)
    event = apply(event, acts.Reported(id="over", table="1.1.1", places=(1, 2, 3, 4)))
    lines = desk_text(words, stored(event), 0, (), {"1.1.2": 77}).splitlines()
    second, third, *_ = ([f"<@{player}>" for player in table.sitting] for table in event.open_tables())
    assert f"-# **[Table 2](https://discord.com/channels/5/77)**: {', '.join(second)}" in lines
    assert f"-# **Table 3**: {', '.join(third)}" in lines
    assert [line for line in lines if "**Table 5**" in line] == []
    assert f"-# {words('tournament-more-tables', tables=1)}" in lines


def test_the_desk_names_the_actions_that_settle_a_tie() -> None:
    words = Catalogue().words("en")
    event = draw_first_round(2, format="elimination", seats=2, revision=4)
    event = apply(event, acts.Reported(id="drawn", table="1.1.1", places=(1, 1)))
    event = apply(event, acts.RoundClosed(id="1.1 close", stage=0, number=1))
    event = apply(event, acts.Concluded(id="1.1 conclude", stage=0, number=1))
    shown = desk_text(words, stored(event), NOW)
    actions = ", ".join(f"**{words(f'tournament-action-{name}')}**" for name in ("share", "again", "advance"))
    assert words("tournament-desk-tie", count=3, actions=actions) in shown
    assert next_act(event, NOW) == ""
    assert words("tournament-desk-go-on") not in shown


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_of_large_tournaments_fit_into_a_message(locale: str) -> None:
    words, event = Catalogue().words(locale), stored(draw_large())
    assert len(standings_text(words, event)) <= MESSAGE
    assert len(desk_text(words, event, NOW)) <= MESSAGE
    ruled = event.tournament
    for number in range(20):
        ruled = apply(ruled, acts.Extended(id=f"{number}", by=FIRST, at=NOW, seconds=1, reason="*" * 200))
    late = desk_text(words, stored(ruled), NOW + 10**9, possible=[*DESK_ACTIONS])
    assert len(late) <= MESSAGE
    first = words("tournament-table-of", round=words("tournament-round-title", number=1), table="1")
    assert f"⏰ {first}" in late


@pytest.mark.parametrize("locale", LOCALES)
def test_every_format_action_and_concern_has_words(locale: str) -> None:
    ids = Catalogue().ids(locale)
    wanted = {f"tournament-format-{name}" for name in TOURNAMENT_FORMATS} | {
        f"tournament-action-{name}" for name in DESK_ACTIONS
    }
    kinds = ("extended", "replaced", "ruled", "disqualified", "paused", "resumed", "cancelled")
    concerns = (
        "not-launched",
        "overdue",
        "called-off",
        "given-up",
        "absent",
        "tied-across-the-cut",
        "household",
        "server-full",
    )
    wanted |= {f"tournament-act-{kind}" for kind in kinds} | {f"tournament-concern-{kind}" for kind in concerns}
    assert wanted <= ids


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        ("400 (200000)", "a word in the title"),
        ("403 (50013)", "have the permission"),
        ("400 (40067)", "requires a tag on each post"),
        ("10003", "The channel no longer exists"),
        ("400 (160006)", "limit of open threads"),
        ("418 (7)", "“418 (7)”"),
        ("Absent", "“Absent”"),
    ],
)
def test_the_desk_explains_why_a_table_has_no_match(failure: str, sentence: str) -> None:
    event = draw_large()
    key = event.open_tables()[0].key
    failed = apply(event, acts.NotLaunched(id="not launched", at=NOW, table=key, why=failure))
    assert sentence in desk_text(Catalogue().words("en"), stored(failed), NOW)


def test_ranks_of_a_round_robin_are_open_until_its_last_round() -> None:
    """Its rounds follow from its players, whatever number was given."""
    event = Event(settings(format="round-robin", seats=2, rounds=1))
    event = apply(event, acts.Opened(id="open"))
    for player in range(1, 7):
        event = apply(event, acts.Entered(id=f"{player} enters", player=player))
    event = apply(event, acts.EntriesClosed(id="close"))
    for player in range(1, 7):
        event = apply(event, acts.Appeared(id=f"{player} appears", player=player))
    event = apply(apply(event, acts.TournamentStarted(id="start")), acts.Drawn(id="draw", stage=0, number=1))
    for table in event.open_tables():
        event = apply(event, acts.Reported(id=table.key, table=table.key, places=(1, 2)))
    assert {(one.best, one.worst) for one in possible_in_stage(event).values()} == {(1, 6)}


def test_an_undrawn_round_gives_at_most_one_win() -> None:
    event = end_round(draw_first_round(8, format="swiss", seats=2, rounds=4, scheme="duel", order=DUEL_ORDER))
    for number in (2, 3):
        event = end_round(apply(event, acts.Drawn(id=f"draw {number}", stage=0, number=number)))
    points = {line.player: line.values[0] for line in stage_standings(event, 0)}
    for player, possible in possible_in_stage(event).items():
        others = [points[other] for other in points if other != player]
        assert possible.best == 1 + sum(other > points[player] + 60 for other in others)
        assert possible.worst == 1 + sum(other + 60 >= points[player] for other in others)


def test_a_round_with_byes_is_not_called_the_final() -> None:
    words = Catalogue().words("en")
    for event, title in (
        (draw_first_round(3, format="elimination", seats=2), "tournament-semifinals"),
        (draw_first_round(5, format="knockout", seats=4), "tournament-round-title"),
        (draw_first_round(4, format="knockout", seats=4), "tournament-final"),
    ):
        assert round_title(words, event, 0, event.stages[0].rounds[0]) == words(title, number=1)


@pytest.mark.parametrize(
    ("name", "file"), [("Été: Cup №1!", "Ete-Cup-No1"), ("../x\\y", "x-y"), ("春の杯", "event-abcdefgh")]
)
def test_files_are_named_after_their_tournament(name: str, file: str) -> None:
    event = Event(structs.replace(settings(), name=name))
    assert file_name(stored(event)) == file


def test_all_decisions_are_listed_as_plain_text() -> None:
    words, event = Catalogue().words("en"), draw_first_round(8, format="swiss", seats=2, rounds=1)
    for number, table in enumerate(event.open_tables()):
        act = acts.Ruled(id=f"{number}", by=99, at=NOW, table=table.key, places=(1, 2), reason=f"*late* {number}")
        event = apply(event, act)
    lines, given = decisions_text(words, stored(event)).splitlines(), stored(event)
    assert len(lines) == 4
    for number, (line, table) in enumerate(zip(lines, event.tables(), strict=True)):
        winner, loser = map(given.name, table.players)
        assert words("tournament-result-win", winner=winner, loser=loser) in line
        assert line.endswith(f"*late* {number}")
        assert "<" not in line


def test_standings_explain_the_column_of_a_tie_break() -> None:
    words = Catalogue().words("en")
    event = end_round(draw_first_round(8, format="swiss", seats=2, scheme="duel", order=DUEL_ORDER, rounds=3))
    name = first_tie_break(event.settings.order)
    head, meaning = words(f"tournament-short-{name}"), words(f"tournament-order-{name}")
    assert f"-# {words('tournament-standings-column', head=head, meaning=meaning)}" in standings_text(
        words, stored(event)
    )


def test_a_decision_about_very_many_tables_fits_into_a_message() -> None:
    keys = tuple(f"1.1.{number}" for number in range(1, 1001))
    act = acts.Extended(id="more", by=10**18, reason="r" * 300, seconds=3600, tables=keys)
    text = ruling_text(Catalogue().words("en"), Event(settings()), [act])
    assert ", 40, …" in text
    assert len(text) < 1000
