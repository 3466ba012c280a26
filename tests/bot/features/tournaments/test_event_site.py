"""The pages of events: standings, brackets and results as the site may show them, for readers and for other programs.

More entrants: `PROVOST_ENTRANTS=1024 pytest tests/bot/features/tournaments/test_event_site.py`.
"""

import asyncio
import html
import json
import re
from pathlib import Path

import pytest
from msgspec import structs

from bot.app.site_server import FRESH, MISSING_PAGE, OK, Site
from bot.cli import export_site
from bot.features.replay.site_lists import list_pages
from bot.features.replay.site_pages import clock_text, time_text
from bot.features.tournaments.announcements import champion_of
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.model import KNOCKOUTS, Event
from bot.features.tournaments.rules.ranking import champions, final_places, stage_standings
from bot.features.tournaments.rules.rounds import REVISION
from bot.features.tournaments.rules.standings import DUEL_ORDER, TEAM_ORDER
from bot.features.tournaments.rules.teams import team_matches
from bot.features.tournaments.site import MAX_RANKED, MIN_FOLDED, PublicTournaments, event_pages
from bot.features.tournaments.site_matches import event_match
from bot.features.tournaments.site_tables import UNBROKEN_DASH, duel_line, team_line
from bot.features.tournaments.site_tournament import SiteTournament
from bot.features.tournaments.stored import StoredTournament
from bot.words import LOCALES, Catalogue
from render.prose.lists import listed
from storage.matches import MatchRow
from storage.tournaments import EventRow
from tests.bot.app.test_site_server import Clock, drawn
from tests.bot.cli.test_site import XSS, Tags, checked
from tests.bot.features.tournaments.rules.test_knockout import played as knocked
from tests.bot.features.tournaments.rules.test_leaving import finished, started
from tests.bot.features.tournaments.rules.test_runner import played, running
from tests.bot.features.tournaments.rules.test_tied_finals import ruled, tied
from tests.bot.features.tournaments.rules.world import DAY, World, settings
from tests.bot.tabletop import NOW
from tests.bot.tournament_room import ORGANISER, Events
from tests.bot.tournament_room import settings as room_settings
from tests.sizes import size

WORDS = Catalogue().words("en")

MAX_BYTES = 300_000

FORMATS: tuple[tuple[str, int, int, dict[str, object]], ...] = (
    ("swiss", 4, 30, {"cut": 4}), ("swiss", 2, 12, {"scheme": "duel", "order": DUEL_ORDER}), ("league", 4, 20, {}),
    ("elimination", 2, 11, {}), ("knockout", 3, 17, {}), ("groups", 4, 12, {}), ("round-robin", 2, 9, {"scheme": "duel"}),
    ("teams", 2, 12, {"scheme": "duel", "order": TEAM_ORDER, "boards": 3, "least": 6}),
)  # fmt: skip


def shown(event: Event, locale: str = "en", name: str = "P") -> SiteTournament:
    """An event all of whose people are named on the site."""
    names = {entry.player: f"{name}{entry.player}" for entry in event.entries}
    stored = StoredTournament(EventRow("abcdefgh", 5, 7, 1, "", NOW), event, 0, names)
    matches = {table.match: f"{number:032x}" for number, table in enumerate(event.tables()) if table.match}
    return SiteTournament(Catalogue().words(locale), stored, matches, frozenset(names), "Club")


def checked_pages(site: SiteTournament) -> dict[str, str]:
    """The pages of an event, after a look at their tags and their links."""
    made = event_pages(site)
    texts = {name: page.decode() for name, page in made.items() if name.endswith(".html")}
    anchors = {name: [attrs["id"] for _, attrs in Tags(page).found if "id" in attrs] for name, page in texts.items()}
    assert all(len({*found}) == len(found) for found in anchors.values())
    for page in texts.values():
        for address in {*checked(page, MAX_BYTES)}:
            name, _, part = address.partition("#")
            if not address.startswith("../../"):
                assert name in made, address
                assert not part or part in anchors[name], address
    return texts


@pytest.mark.parametrize(("kind", "seats", "players", "more"), FORMATS)
def test_every_format_has_pages_without_dead_links(
    kind: str, seats: int, players: int, more: dict[str, object]
) -> None:
    event = World(settings(kind, seats, **more), players).run()
    site = shown(event)
    texts = checked_pages(site)
    champion = champion_of(event)
    assert champion is not None
    assert WORDS("site-champions", players=site.entrant(champion), count=1) in texts["index.html"]
    last = event.stages[-1]
    if last.format in KNOCKOUTS:
        final = texts[f"round-{len(event.stages)}-{len(last.rounds)}.html"].partition(WORDS("tournament-part-third"))[0]
        assert re.findall(r'<td class="name won">(.*?)&nbsp;✓', final) == [site.entrant(champion)]
    rounds = [name for name in texts if name.startswith("round-")]
    assert len(rounds) == sum(len(stage.rounds) for stage in event.stages)
    everything = "".join(texts.values())
    assert all(f"P{player}" in everything for player in event.stages[0].players)
    feed = json.loads(event_pages(site)["results.json"])
    assert feed["champion"] == site.entrant(champion)
    assert feed["champions"] == [site.entrant(champion)]
    assert feed["ranking"] == [site.entrant(players[0]) for players in final_places(event)]
    assert len(feed["tables"]) == len(event.tables())


def test_a_bracket_names_third_place_and_leads_to_its_matches() -> None:
    event = World(settings("elimination", 2, third=True), 8).run()
    site = shown(event)
    page = checked_pages(site)["index.html"]
    third = next(table for table in event.tables() if table.part == "third")
    assert third.result is not None
    winner = third.players[third.result.counted.index(1)]
    final = page.partition(f">{WORDS('tournament-final')}</a></h3>")[2].partition("</section>")[0]
    box = final.partition(f">{WORDS('tournament-third-title')}</a></h4>")[2]
    assert "<h3>" not in box.partition("<h2>")[0], "below the final, not a round after it"
    won = re.search(
        r'<li class="won"><span class="seed">\d+</span><span>P(\d+)&nbsp;✓</span>.*?<a href="([^"]*)">', box, re.S
    )
    assert won is not None
    assert won.groups() == (f"{winner}", f"../../m/{site.matches[third.match]}/index.html")
    places = [f"P{player}" for player, *_ in final_places(event)]
    podium = "".join(f"<li><span>{medal}</span> {name}</li>" for medal, name in zip("🥇🥈🥉", places, strict=False))
    ranking = "".join(f'<li value="{rank}">{name}</li>' for rank, name in enumerate(places[3:], 4))
    assert f'<ul class="podium">{podium}</ul>\n<ol class="ranking few">{ranking}</ol>' in page


def test_a_bracket_shows_seeds_and_its_rounds_show_duels_in_one_line() -> None:
    event = World(settings("elimination", 2, scheme="duel"), 8).run()
    site = shown(event)
    texts = checked_pages(site)
    for seed, player in enumerate(event.stages[0].players, 1):
        assert re.search(rf'<span class="seed">{seed}</span><span>P{player}(&nbsp;✓)?</span>', texts["index.html"])
    (final,) = event.stages[0].rounds[-1].tables
    assert final.result is not None
    page = texts[f"round-1-{len(event.stages[0].rounds)}.html"]
    one, other = sorted(final.players, key=event.stages[0].players.index)
    is_first = final.result.counted[final.players.index(one)] == 1
    won, lost = ("1", "0") if is_first else ("0", "1")
    row = page.partition('<tbody id="t1">')[2].partition("</tbody>")[0]
    cells = re.findall(r'<td class="(name|name won|score|links)">(.*?)</td>', row)
    assert [kind for kind, _ in cells[:3]] == (
        ["name won", "score", "name"] if is_first else ["name", "score", "name won"]
    )
    assert cells[0][1].startswith(f"P{one}")
    assert cells[1][1].startswith(f"{won}–{lost}")
    assert cells[2][1].startswith(f"P{other}")
    assert f'<a href="../../m/{site.matches[final.match]}/index.html">{WORDS("site-match")}</a>' in cells[3][1]


def test_decisions_of_organisers_are_published_with_their_reasons() -> None:
    event = running("swiss", players=8)
    (table, *_) = event.open_tables()
    reason = f"as <@{table.players[1]}> and ‹＠{table.players[2]}› agreed <b>"
    event = apply(event, acts.Ruled(id="r", by=99, at=NOW, table=table.key, places=(2, 1, 3, 4), reason=reason))
    page = checked_pages(shown(event))["index.html"]
    act = WORDS("tournament-act-ruled")
    assert WORDS("site-rulings") in page
    where = f"{WORDS('tournament-round-title', number=1)}, {WORDS('site-table-number', number=1)}"
    reason = WORDS("site-reason", reason=f"as P{table.players[1]} and P{table.players[2]} agreed ‹b›")
    reason = f'<span class="dots"><span>{reason}</span><span>{clock_text(NOW)}</span></span>'
    places = ", ".join(f"{place}. P{table.players[seat]}" for place, seat in enumerate((1, 0, 2, 3), 1))
    link = f'<a href="round-1-1.html#t1">{where}</a>'
    assert f'<li id="d1">{act} · {link}: {places}<br><span class="faint">{reason}</span></li>' in page
    assert WORDS("site-rulings") not in checked_pages(shown(running("swiss", players=8)))["index.html"]


def test_the_list_names_the_champion_of_an_event() -> None:
    site = shown(World(settings("elimination", 2), 8).run())
    champion = champion_of(site.stored.tournament)
    assert champion is not None
    assert f"🏆 {site.entrant(champion)}" in list_pages(WORDS, [], [site.entry])["index.html"]


def match_of(key: str, **given: str) -> MatchRow:
    """The match of a table."""
    given = {"event": f"abcdefgh {key} Cup", **given}
    return MatchRow("m", 1, 5, "caylus", 1, 1, 2, {}, given, b"", "", "ended", NOW, 1)


def test_a_match_knows_its_round_and_its_result_in_the_order_of_its_seats() -> None:
    event = World(settings("elimination", 2, third=True, scheme="duel"), 8).run()
    final, third = event.stages[0].rounds[-1].tables
    assert final.result is not None
    site, title = shown(event), WORDS("tournament-final")
    found = [event_match(site, match_of(key), final.sitting) for key in (final.key, third.key, "9.9.9")]
    assert [one.round for one in found] == [title, f"{title} · {WORDS('tournament-part-third')}", ""]
    assert [one.to for one in found] == [f"round-1-3.html#t{table}" for table in (1, 2)] + ["index.html"]
    result = "1–0" if final.result.counted[0] == 1 else "0–1"
    assert found[0].result.startswith(result)
    assert event_match(site, match_of(final.key), final.sitting[::-1]).result.startswith(result[::-1])
    assert (found[0].counted, found[0].mark, found[0].overruled, found[0].until) == ((), "", False, 0)
    assert found[2].result == ""


def test_a_match_that_organisers_decided_says_so() -> None:
    event = running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    (table, *_) = event.open_tables()
    one, other = (f"P{player}" for player in table.players)
    assert event_match(shown(event), match_of(table.key), table.sitting).counted == ()
    event = apply(event, acts.Reported(id="played", at=NOW, table=table.key, places=(1, 2)))
    event = apply(event, acts.Ruled(id="r", by=99, at=NOW, table=table.key, places=(2, 1), reason="A mistake"))
    site = shown(event)
    found = event_match(site, match_of(table.key), table.sitting)
    verdict = WORDS("site-verdict", result=WORDS("site-wins", player=other))
    assert found.counted == ((verdict, "index.html#d1"),)
    assert (found.result, found.mark) == ("1–0", f"{WORDS('site-decided')}: 0–1"), "its own result, and what counts"
    assert found.overruled
    texts = checked_pages(site)
    line = f"{one} 0{UNBROKEN_DASH}1 {other}"
    assert f"</a>: {line}<br>" in texts["index.html"].partition(WORDS("site-rulings"))[2], "a ruling names its result"
    row = texts["round-1-1.html"].partition('<tbody id="t1">')[2].partition("</tbody>")[0]
    assert f'<span class="mark"><a href="index.html#d1">{WORDS("site-decided")}</a></span>' in row
    assert f'<td class="score">0–1</td><td class="name won">{other}' in row
    same = apply(event, acts.Ruled(id="s", by=99, at=NOW, table=table.key, places=(1, 2), reason="None after all"))
    found = event_match(shown(same), match_of(table.key), table.sitting)
    assert (found.result, found.mark, found.overruled) == ("1–0", WORDS("site-decided"), False)


def test_a_result_without_play_is_marked_as_decided() -> None:
    event = running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    (table, *_) = event.open_tables()
    for number, places in enumerate(((2, 1), (1, 1))):
        act = acts.Ruled(id=f"r{number}", by=99, at=NOW, table=table.key, places=places, reason="Absent")
        event = apply(event, act)
    (ruled_table,) = (one for one in event.tables() if one.key == table.key)
    assert (ruled_table.ruled, ruled_table.played) == (True, ()), "a ruling is not play, nor is the one before"
    page = checked_pages(structs.replace(shown(event), matches={}))["round-1-1.html"]
    row = page.partition('<tbody id="t1">')[2].partition("</tbody>")[0]
    assert (
        f'<td class="links"><span class="dots"><span class="mark"><a href="index.html#d2">{WORDS("site-decided")}</a>'
        in row
    )
    assert WORDS("site-match") not in row


def test_every_public_game_of_a_series_is_linked_with_its_winner() -> None:
    event = running("elimination", seats=2, players=4, least=2, scheme="duel", best_of=3)
    (table, *_) = event.open_tables()
    for number, places in enumerate(((1, 2), (2, 1), (1, 2)), 1):
        table = next(one for one in event.tables() if one.key == table.key)
        reported = acts.Reported(id=f"{number}", at=NOW, table=table.key, places=table.in_seats(places))
        event = apply(event, reported)
    table = next(one for one in event.tables() if one.key == table.key)
    assert table.games_won == (2, 1)
    one, other = table.players
    games = tuple((number, f"{number:032x}") for number in (1, 2, 3))
    site = structs.replace(shown(event), games={table.key: games})
    texts = checked_pages(site)
    for page in ("index.html", "round-1-1.html"):
        links = [
            f'<span><a href="../../m/{folder}/index.html">'
            f"{WORDS('site-game', number=number, winner=f'P{winner}')}</a></span>"
            for (number, folder), winner in zip(games, (one, other, one), strict=True)
        ]
        assert f'<span class="dots">{"".join(links)}' in texts[page]
    first, last = (
        ("2", "1") if event.stages[0].players.index(one) < event.stages[0].players.index(other) else ("1", "2")
    )
    assert f'<td class="score">{first}–{last}</td>' in texts["round-1-1.html"]
    found = event_match(site, match_of(table.key, series="2 3 1 0"), table.sitting[::-1])
    assert found.round.endswith(WORDS("site-game-of", game=2, games=3))
    title = WORDS("tournament-semifinals")
    score = f"P{other} 1{UNBROKEN_DASH}2 P{one}"
    assert found.counted == ((WORDS("site-whole-match", round=title, games=3, result=score, played="no"), ""),)
    assert (found.result, found.mark, found.overruled) == ("1–0", "", False), "the game's own, by its seats"
    assert found.others == tuple(
        (WORDS("site-game", number=number, winner=""), "" if number == 2 else f"../../m/{folder}/index.html")
        for number, folder in games
    )
    ruling = acts.Ruled(id="r", by=99, at=NOW, table=table.key, places=(2, 1), reason="Two accounts")
    site = structs.replace(site, stored=structs.replace(site.stored, tournament=apply(event, ruling)))
    found = event_match(site, match_of(table.key, series="2 3 1 0"), table.sitting[::-1])
    verdict = WORDS("site-verdict", result=WORDS("site-wins", player=f"P{other}"))
    assert found.counted == (
        (verdict, "index.html#d1"),
        (WORDS("site-whole-match", round=title, games=3, result=score, played="yes"), ""),
    )
    assert found.mark == WORDS("site-match-decided", result=WORDS("site-wins", player=f"P{other}"))
    assert (found.ruled, found.overruled) == (True, False), "this game was won by the one who counts as winner"
    opening = event_match(site, match_of(table.key, series="1 3 0 0"), table.sitting)
    assert (opening.ruled, opening.overruled) == (True, True)
    box = checked_pages(site)["index.html"]
    struck = rf'<span class="seed">\d</span><span>P{one}</span><span class="score"><s class="faint">2</s></span>'
    assert re.search(f"<li>{struck}", box), "the games do not decide"
    decided = f"{WORDS('site-decided')}: {WORDS('site-wins', player=f'P{other}')}"
    assert f'<a href="index.html#d1">{decided}</a>' in box
    assert f"</a>: {WORDS('site-wins', player=f'P{other}')}<br>" in box, "games alone would name the other"


def test_all_who_share_the_title_are_champions() -> None:
    event = finished(ruled(tied("elimination", 2, 4, (1, 1)), acts.TitleShared))
    site = shown(event)
    names = [site.entrant(player) for player in champions(event)]
    assert len(names) == 2
    assert json.loads(event_pages(site)["results.json"])["champions"] == names
    both = listed(WORDS, names)
    page = checked_pages(site)["index.html"]
    assert WORDS("site-champions", players=both, count=2) in page
    assert page.partition(f"{WORDS('tournament-final')}</a></h3>")[2].count('<li class="won">') == 2
    assert f'<a href="index.html#d1">{WORDS("tournament-act-shared")}</a></p></div>' in page, "in the box of the final"
    assert f"🏆 {both}" in list_pages(WORDS, [], [site.entry])["index.html"]


def test_a_running_event_says_which_round_is_played_until_when() -> None:
    event = running("swiss", players=8)
    until = max(table.deadline for table in event.open_tables())
    title = WORDS("tournament-round-title", number=1)
    progress = WORDS("site-round-until", round=title, when=time_text(WORDS, until))
    assert time_text(WORDS, until).endswith(f"{clock_text(until)}")
    site = shown(event)
    texts = checked_pages(site)
    banner = f"{WORDS('site-event-running')} · {progress}"
    assert f'<p class="banner"><strong><a href="round-1-1.html">{banner}</a></strong></p>' in texts["index.html"]
    about = f"{WORDS('game-caylus')} · {WORDS('tournament-format-swiss')}"
    assert re.search(rf'<meta property="og:description" content="{about}[^"]*\n{banner}">', texts["index.html"])
    kinds = "".join(f"<span>{WORDS(name)}</span>" for name in ("game-caylus", "tournament-format-swiss"))
    assert f'<p><span class="dots">{kinds}' in texts["index.html"]
    assert '<meta property="og:site_name" content="Provost">' in texts["index.html"]
    assert progress in list_pages(WORDS, [], [site.entry])["index.html"]
    times = (("site-paired", 8 * DAY), ("site-until", until))
    when = "".join(f"<span>{WORDS(name, when=time_text(WORDS, at))}</span>" for name, at in times)
    assert f'<p><span class="dots"><span>Cup</span>{when}</span></p>' in texts["round-1-1.html"]
    table = event.open_tables()[0]
    assert event_match(site, match_of(table.key), table.sitting).until == table.deadline > 0


def test_the_final_ranking_is_complete_beside_the_standings_of_the_rounds() -> None:
    event = World(settings("swiss", 4, cut=4), 46).run()
    page = checked_pages(shown(event))["index.html"]
    below = len(final_places(event)) - 3
    assert page.count("<li value=") == below >= MAX_RANKED + MIN_FOLDED
    assert WORDS("site-ranking-more", count=below - MAX_RANKED) in page
    few = World(settings("swiss", 4, cut=4), 38).run()
    assert MAX_RANKED < len(final_places(few)) - 3 < MAX_RANKED + MIN_FOLDED
    assert "<details>" not in checked_pages(shown(few))["index.html"], "few places are not folded away"
    rounds = len(event.stages[0].rounds)
    assert f"<h2>{WORDS('site-standings-after', rounds=rounds)}</h2>" in page


@pytest.mark.parametrize("locale", LOCALES)
def test_standings_have_every_criterion_and_what_decided(locale: str) -> None:
    words, event = Catalogue().words(locale), played(running("swiss", players=12))
    index = checked_pages(shown(event, locale))["index.html"]
    assert f">{words('tournament-head-lot')}</td>" not in index
    assert words("site-tie-break-meaning") not in index
    assert words("tournament-head-possible") in index
    column = f">{words('site-tie-break')}</th>"
    assert column not in index, "nothing is decided yet"
    event = apply(event, acts.Finished(id="finish"))
    index = checked_pages(shown(event, locale))["index.html"]
    by_lot = [line for line in stage_standings(event, 0) if line.decided_by == "lot"]
    assert index.count(f'<td class="tie">{words("tournament-head-lot")}</td>') == len(by_lot) > 0
    for name in ("wins", "opponents", "share", "head_to_head"):
        named = words(f"tournament-head-{name}"), words(f"tournament-order-{name}")
        meaning = "" if len({text.lower() for text in named}) == 1 else f": {named[1]}"
        assert f"<li><strong>{named[0]}</strong>{meaning}</li>" in index
    assert column in index
    assert f"<li>{words('site-tie-break-meaning')}</li>" in index


def test_numbers_of_standings_are_explained_where_they_occur() -> None:
    event = running("swiss", seats=2, players=9, scheme="duel", order=DUEL_ORDER, cut=4)
    index = checked_pages(shown(played(event)))["index.html"]
    assert WORDS("site-unplayed") in index
    assert WORDS("site-cut-line", players=4) in index
    assert WORDS("site-cells-none") not in index
    assert WORDS("site-left-last") not in index
    left = next(player for player in event.stages[0].players if player not in event.stages[0].rounds[0].byes)
    event = apply(played(event), acts.Dropped(id="leaves", player=left))
    index = checked_pages(shown(played_on(event)))["index.html"]
    assert WORDS("site-left-last") in index
    plain = checked_pages(shown(played(running("swiss", players=12))))["index.html"]
    assert WORDS("site-unplayed") not in plain, "that is about opponents' points"


def test_points_of_opponents_have_halves_like_points() -> None:
    event = World(settings("swiss", 2, scheme="duel", order=DUEL_ORDER), 13).run()
    index = checked_pages(shown(event))["index.html"]
    values = {*re.findall(r'<td class="tie">([^A-Z]*?)</td>', index)}
    assert values
    assert all(re.fullmatch(r"\d*[¼½¾]?", value) for value in values)
    assert any("½" in value for value in values)


def test_the_cells_of_a_duel_have_the_result_and_the_rank_of_the_opponent() -> None:
    event = World(settings("round-robin", 2, scheme="duel", order=DUEL_ORDER), 9).run()
    index = checked_pages(shown(event))["index.html"]
    rows = re.findall(r"<tr[^>]*><td>(\d+)</td><th scope=\"row\">.*?</tr>", index)
    assert len(rows) == len(stage_standings(event, 0))
    ranks = {line.player: line.rank for line in stage_standings(event, 0)}
    table = event.tables()[0]
    assert table.result is not None
    won = {1: "1", 2: "0"} if {*table.result.counted} == {1, 2} else {1: "½"}
    for seat, player in enumerate(table.players):
        cell = f"{won[table.result.counted[seat]]} ({ranks[table.players[1 - seat]]})"
        (row,) = (one for one in re.findall(r"<tr.*?</tr>", index) if f">P{player}" in one)
        assert f">{cell}</a>" in row


def test_only_who_is_named_on_the_page_of_a_match_is_named_here() -> None:
    event = World(settings("swiss", 4), 12).run()
    site = shown(event)
    known = frozenset(event.tables()[0].players)
    files = event_pages(structs.replace(site, people=known, matches={}))
    text = b"".join(files.values()).decode()
    named = {int(player) for player in re.findall(r"\bP(\d+)", text)}
    assert named == known
    numbers = {int(number) for number in re.findall(rf"{WORDS('site-unnamed', number=1)[:-1]}(\d+)", text)}
    assert numbers == {*range(1, 1 + len(event.stages[0].players) - len(known))}, "without gaps"


@pytest.mark.parametrize("locale", LOCALES)
def test_reasons_do_not_name_who_is_anonymous(locale: str) -> None:
    words, event = Catalogue().words(locale), running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    (table, *_) = event.open_tables()
    one, other = table.players
    reason = f"PAOLO left, rossi is ill; Paolo's friend Paola and <@{other}> agree, says Leo, the Great"
    event = apply(event, acts.Ruled(id="r", by=99, at=NOW, table=table.key, places=(1, 2), reason=reason))
    site = shown(event, locale)

    def told(name: str) -> str:
        names = {**site.stored.names, one: "Leo", other: name, 99: "Karl the Great"}
        hidden = structs.replace(site.stored, names=names)
        page = checked_pages(structs.replace(site, stored=hidden, people=site.people - {other}))["index.html"]
        (line,) = re.findall(re.escape(words("site-reason", reason="").strip()) + " (.*?)</span>", html.unescape(page))
        return str(line).replace(words("site-unnamed", number=1), "A")

    assert told(
        "Paolo Rossi"
    ) == "A left, A is ill; A's friend Paola and A agree, says Leo, the another player".replace(
        "another player", words("site-unnamed", number=0)
    )
    rest = "friend Paola and A agree, says Leo, the " + words("site-unnamed", number=0)
    assert told("paolo") == f"A left, rossi is ill; A's {rest}"
    assert told("Rossi, Duke of Paola") == f"PAOLO left, rossi is ill; Paolo's friend A {rest[13:]}", (
        "longer: as written"
    )


def test_a_substitute_who_did_not_enter_is_another_player() -> None:
    event = running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    (table, *_) = event.open_tables()
    event = apply(event, acts.Replaced(id="r", by=99, at=NOW, table=table.key, player=table.players[0], substitute=77))
    event = apply(event, acts.Reported(id="1", at=NOW, table=table.key, places=(1, 2)))
    site = shown(event)
    site = structs.replace(site, people=frozenset((*site.people, 77)))
    page = checked_pages(site)["round-1-1.html"]
    assert WORDS("site-played-by", player=WORDS("site-unnamed", number=0)) in page
    (changed,) = (one for one in event.tables() if one.key == table.key)
    found = event_match(site, match_of(table.key), changed.sitting)
    assert (found.result, found.mark) == ("1–0", WORDS("site-counts-as", result="0–1")), "of the game, and what counts"
    assert found.overruled
    stood_in = WORDS("site-stood-in", substitute=site.name(77), player=site.name(table.players[0]))
    counted = WORDS("site-counted", result=duel_line(site, changed))
    assert found.counted == ((counted, ""), (stood_in, "")), "what counts, and why"
    assert duel_line(site, changed)
    site = structs.replace(site, stand_ins={77: "Vera"})
    assert WORDS("site-played-by", player="Vera") in checked_pages(site)["round-1-1.html"], "named in a public match"


def test_no_id_of_anybody_and_no_seed_is_in_a_file() -> None:
    event = World(settings("swiss", 4, seed="a secret seed"), 12).run()
    far = {player: 10**18 + player for player in event.stages[0].players}
    text = b"".join(event_pages(shown(event)).values()).decode()
    assert "secret seed" not in text
    assert not any(str(id) in text for id in far.values())
    assert not re.search(r'"player":', text)


@pytest.mark.parametrize("locale", LOCALES)
def test_names_are_escaped(locale: str) -> None:
    event = structs.replace(running("swiss", players=9), settings=structs.replace(settings("swiss", 4), name=XSS))
    for page in checked_pages(shown(event, locale, XSS)).values():
        assert "<script" not in page
        assert "<img src=x" not in page


@pytest.mark.parametrize(
    ("kind", "seats", "players", "more"),
    [
        ("swiss", 4, 256, {"rounds": 7}),
        ("swiss", 2, 256, {"rounds": 9, "scheme": "duel", "order": DUEL_ORDER}),
        ("round-robin", 2, 128, {"rounds": 60, "scheme": "duel", "order": DUEL_ORDER}),
        ("league", 4, 256, {}),
        ("elimination", 2, 256, {}),
        ("groups", 4, size("ENTRANTS", 256), {}),
    ],
)
def test_no_page_of_a_large_event_is_too_large(kind: str, seats: int, players: int, more: dict[str, object]) -> None:
    event = running(kind, seats=seats, players=players, **more)
    event = played(event)
    for _ in range(1, int(str(more.get("rounds", 1)))):
        event = played_on(event)
    texts = checked_pages(shown(event, "es", "W" * 28))
    assert len(texts) >= 2


def test_the_whole_bracket_of_a_large_event_fits_on_its_page() -> None:
    event = started("elimination", 2, 256, revision=REVISION, scheme="duel", third=True)
    for _ in range(8):
        event = knocked(event, {})
    page = checked_pages(shown(finished(event), "es", "W" * 28))["index.html"]
    assert page.count('<div class="table">') == 256


def played_on(event: Event) -> Event:
    """Another round, drawn without pairing: the tables of the first round again."""
    (stage,) = event.stages
    first = stage.rounds[0]
    tables = tuple(
        structs.replace(table, key=f"1.{len(stage.rounds) + 1}.{position}")
        for position, table in enumerate(first.tables, 1)
    )
    again = structs.replace(first, number=len(stage.rounds) + 1, tables=tables)
    return structs.replace(event, stages=(structs.replace(stage, rounds=(*stage.rounds, again)),))


def announced(public: dict[int, str], **changes: object) -> list[str]:
    """The phases of the tournament that a site shows whose server has these settings; it has no match."""
    event = structs.replace(running("swiss", players=9), **{"stages": (), **changes})
    stored = structs.replace(shown(event).stored, row=EventRow("abcdefgh", 5, 7, 1, "", NOW))
    found = PublicTournaments(WORDS, [stored], public=public).published()
    for one in found:
        page = checked_pages(one)["index.html"]
        assert WORDS(f"site-event-{one.entry.phase}") in page
        assert not re.search(r"\bP\d", page), "nobody is named"
    return [one.entry.phase for one in found]


def test_a_public_server_announces_its_tournaments() -> None:
    for phase in ("open", "muster", "running", "cancelled"):
        assert announced({5: "yes"}, phase=phase) == announced({5: "spotlight"}, phase=phase) == [phase]
        for public in ({}, {5: "no"}, {6: "yes"}):
            assert announced(public, phase=phase) == []
    assert announced({5: "yes"}, phase="draft") == []
    assert announced({5: "yes"}, stages=running("swiss", players=9).stages) == [], "with tables a match must be public"


def test_a_tournament_that_begins_says_when_and_how_many_have_entered() -> None:
    event = structs.replace(running("swiss", players=9), stages=(), phase="open")
    site = shown(event)
    assert event.settings.starts > event.settings.opens
    dated = structs.replace(event, settings=structs.replace(event.settings, opens=event.settings.starts + 1))
    for one, starts in ((event, ""), (dated, WORDS("site-starts", when=time_text(WORDS, event.settings.starts)))):
        banner = [WORDS("site-event-open"), starts, WORDS("site-entered", players=9)]
        site = structs.replace(site, stored=structs.replace(site.stored, tournament=one))
        assert f"<strong>{' · '.join(filter(None, banner))}</strong>" in checked_pages(site)["index.html"]
        entry = list_pages(WORDS, [], [site.entry])["index.html"]
        assert WORDS("site-count", players=9) in entry
        assert starts in entry
        assert WORDS("game-caylus") in entry
        assert WORDS("tournament-format-swiss") in entry


async def public_event(path: Path, monkeypatch: pytest.MonkeyPatch, **more: object) -> Events:
    """An event of six on a server whose matches are public, with its first round drawn."""
    events = Events(path, monkeypatch)
    await events.open()
    await events.store.prefer("guild", 5, "public", "yes")
    events.id = (await events.keeper.create(room_settings(format="swiss", rounds=1, **more), 5, 7, ORGANISER)).row.id
    await events.enter(range(1, 8), present=6)
    await events.act(acts.TournamentStarted(id="start"))
    await events.advance()
    return events


def test_a_bracket_shows_rounds_to_come_and_byes_in_their_places() -> None:
    event = running("elimination", seats=2, players=11, scheme="duel", third=True)
    page = checked_pages(shown(event))["index.html"]
    rounds = re.findall(r'<section class="(\w*)( coming)?"><h3>(.*?)</h3>(.*?)</section>', page, re.S)
    title = f'<a href="round-1-1.html">{WORDS("tournament-round-title", number=1)}</a>'
    names = [WORDS(f"tournament-{name}") for name in ("quarterfinals", "semifinals", "final")]
    assert [name for *_, name, _ in rounds] == [title, *names], "those to come lead nowhere"
    assert [lines for lines, *_ in rounds] == ["pairs", "pairs", "pairs", ""]
    assert [bool(coming) for _, coming, *_ in rounds] == [False, False, True, True]
    assert [body.count('<div class="slot') for *_, body in rounds] == [8, 4, 2, 1]
    assert rounds[0][3].count(f'<p class="part">{WORDS("site-bye")}</p>') == 5
    assert rounds[0][3].count('<li class="won">') == 5
    assert page.count(">·</span>") == 2 * 2 + 2 + 3, "nobody is known yet"


def test_a_double_elimination_has_two_brackets() -> None:
    page = checked_pages(shown(running("double-elimination", seats=2, players=8, scheme="duel")))["index.html"]
    parts = [page.index(f'<h3 class="part">{WORDS(f"tournament-part-{part}")}</h3>') for part in ("upper", "lower")]
    assert parts == sorted(parts)
    lower = re.findall(r'<section class="(\w*) coming">.*?</section>', page[parts[1] :], re.S)
    assert lower == ["straight", "pairs", "straight", ""]


def test_an_extension_says_how_much_time_and_for_which_tables() -> None:
    event = running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    keys = tuple(table.key for table in event.open_tables())
    for number, tables in enumerate(((), keys[1:2], keys[1:3])):
        more = acts.Extended(id=f"{number}", by=99, at=NOW, seconds=7_200, tables=tables, reason="Both ask")
        event = apply(event, more)
    page = checked_pages(shown(event))["index.html"]
    title, hours = WORDS("tournament-round-title", number=1), WORDS("tournament-more-hours", hours=2)
    where = re.findall(rf'{WORDS("tournament-act-extended")} · <a href="(.*?)">(.*?)</a>: {hours}<br>', page)
    assert where == [
        ("round-1-1.html", title),
        ("round-1-1.html#t2", f"{title}, {WORDS('site-table-number', number=2)}"),
        ("round-1-1.html", f"{title}, {WORDS('site-table-number', number='2, 3')}"),
    ]


def test_players_whom_organisers_added_are_counted() -> None:
    event = running("swiss", players=12, late=3)
    page = checked_pages(shown(event))["index.html"]
    assert f"<dd>{WORDS('site-players-added', players=12, added=0)}</dd>" in page
    event = apply(played(event), acts.Entered(id="late", by=99, at=NOW, player=77, reason="Her train was late"))
    page = checked_pages(shown(event))["index.html"]
    assert f"<dd>{WORDS('site-players-added', players=13, added=1)}</dd>" in page
    assert f": {WORDS('site-from-round', player='P77', round=2)}<br>" in page


def test_a_decision_says_who_plays_on_for_a_disqualified_player() -> None:
    event = running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    (table, *_) = event.open_tables()
    out, other = table.players
    event = apply(event, acts.Disqualified(id="out", by=99, at=NOW, player=out, reason="Two accounts"))
    assert WORDS("site-counted", result="") not in checked_pages(shown(event))["index.html"]
    event = apply(event, acts.Replaced(id="sub", at=NOW, table=table.key, player=out, substitute=77))
    title = f"{WORDS('tournament-round-title', number=1)}, {WORDS('site-table-number', number=1)}"
    act = f'{WORDS("tournament-act-disqualified")} · <a href="round-1-1.html#t1">{title}</a>: P{out}<br>'
    outcome = WORDS("site-stood-in", substitute=WORDS("site-unnamed", number=0), player=f"P{out}")
    page = checked_pages(shown(event))["index.html"]
    assert f"{act}{outcome}<br>" in page, "there is no result yet"
    event = apply(event, acts.Reported(id="1", at=NOW, table=table.key, places=(1, 2)))
    page = checked_pages(site := shown(event))["index.html"]
    line = re.search(rf"{re.escape(act)}(.*?)<br>", page)
    assert line is not None
    assert line[1].startswith(f"{outcome} {WORDS('site-counted', result='')}".rstrip())
    (changed,) = (one for one in event.tables() if one.key == table.key)
    assert line[1].endswith(duel_line(site, changed))
    assert f"P{other}" in line[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_decision_says_who_took_over_an_entry_and_begins_with_a_capital(locale: str) -> None:
    words, event = Catalogue().words(locale), running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    player = event.open_tables()[0].players[0]
    taken = acts.TookOver(id="t", by=99, at=NOW, player=player, substitute=77, reason=f"P{player} is ill")
    site = shown(apply(event, taken), locale)
    stored = structs.replace(site.stored, names={**site.stored.names, player: f"P{player}", 77: "Teo"})
    site = structs.replace(site, stored=stored, people=(site.people | {77}) - {player})
    page = html.unescape(checked_pages(site)["index.html"])
    unnamed = words("site-unnamed", number=0)
    assert f": {words('site-takes-over', player=unnamed, successor='Teo')}<br>" in page
    assert words("site-reason", reason=f"{unnamed[0].upper()}{unnamed[1:]} is ill") in page


def test_a_ruling_that_agrees_with_the_games_names_their_score() -> None:
    event = running("elimination", seats=2, players=4, least=2, scheme="duel", best_of=3)
    (table, *_) = event.open_tables()
    for number, places in enumerate(((1, 2), (2, 1)), 1):
        table = next(one for one in event.tables() if one.key == table.key)
        event = apply(event, acts.Reported(id=f"{number}", at=NOW, table=table.key, places=table.in_seats(places)))
    event = apply(event, acts.Ruled(id="r", by=99, at=NOW, table=table.key, places=(1, 1), reason="Both agree"))
    one, other = sorted(table.players, key=event.stages[0].players.index)
    page = checked_pages(shown(event))["index.html"]
    assert f"</a>: P{one} 1{UNBROKEN_DASH}1 P{other}<br>" in page, "in the order of the bracket"


def test_what_standings_mean_is_folded_away_and_right() -> None:
    event = World(settings("swiss", 2, scheme="duel", order=DUEL_ORDER), 12).run()
    page = checked_pages(shown(event))["index.html"]
    legend = page.partition(f"<summary>{WORDS('site-legend')}</summary>")[2].partition("</details>")[0]
    for name in ("buchholz_cut_1", "sonneborn_berger"):
        assert html.escape(WORDS(f"tournament-order-{name}")) in legend
    assert WORDS("site-unplayed") in html.unescape(legend)


def test_a_mark_of_leaving_stands_where_a_player_left() -> None:
    event = played(running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER))
    (player, _) = event.tables()[0].players
    texts = checked_pages(shown(apply(event, acts.Dropped(id="leaves", player=player))))
    mark = WORDS("tournament-mark-left", state="dropped")
    assert f"P{player} ({mark})" in texts["index.html"]
    assert f"P{player} ({mark})" not in texts["round-1-1.html"], "they left after it"
    event = running("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    texts = checked_pages(shown(apply(event, acts.Dropped(id="leaves", player=player))))
    assert f"P{player} ({mark})" in texts["round-1-1.html"]


def test_the_description_of_an_event_is_on_its_page() -> None:
    event = running("swiss", players=8)
    event = structs.replace(event, settings=structs.replace(event.settings, about="Bring <b>tea</b>, P3!"))
    site = shown(event)
    page = checked_pages(structs.replace(site, people=site.people - {3}))["index.html"]
    assert f"<p>Bring ‹b›tea‹⁄b›, {WORDS('site-unnamed', number=1)}!</p>" in page


async def test_the_bot_announces_tournaments_and_names_the_site_after_its_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events = await public_event(tmp_path / "events.db", monkeypatch)
    winter = structs.replace(room_settings(format="swiss", rounds=1), name="Winter Cup")
    coming = await events.keeper.create(winter, 5, 8, ORGANISER)
    await events.keeper.act(coming.row.id, acts.Opened(id="open", by=ORGANISER, at=NOW))
    for title, home in (("", "Server 5"), ("Ada's club", "Ada's club")):
        site = Site(events.store, drawn, WORDS, "", Clock().read, lambda guild_id: f"Server {guild_id}", title=title)
        front = html.unescape((await site.page("/")).body.decode())
        assert f"<h1>{home}</h1>" in front
        assert f"<title>{home}</title>" in front
        (folder,) = re.findall(r'href="(e/[0-9a-f]{32})/index.html">Winter Cup</a>', front)
        page = html.unescape((await site.page(f"/{folder}/index.html")).body.decode())
        assert f"<title>Winter Cup – {home}</title>" in page
        assert f"<strong>{WORDS('site-event-open')}" in page
        assert (await site.page("/icon.svg")).kind == "image/svg+xml"
    await events.store.close()


async def test_the_bot_serves_the_pages_of_events(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await public_event(tmp_path / "events.db", monkeypatch)
    clock = Clock()
    site = Site(events.store, drawn, WORDS, "", clock.read, lambda guild_id: f"Server {guild_id}")
    (folder,) = re.findall(r'"(e/[0-9a-f]{32})/index.html"', (await site.page("/")).body.decode())
    index = (await site.page(f"/{folder}/index.html")).body.decode()
    assert "Server 5" in index
    assert "P1" in index
    assert "P7" not in index, "who did not play is named nowhere else"
    feed = json.loads((await site.page("/results.json")).body)
    assert feed["events"][0]["results"] == f"{folder}/results.json"
    assert len(feed["matches"]) == 2
    results = await site.page(f"/{feed['events'][0]['results']}")
    assert (results.status, results.kind) == (OK, "application/json")
    match = results.body.decode().split('"match":"../../')[1].split('"')[0]
    page = (await site.page(f"/{match}")).body.decode()
    assert f"../../{folder}/index.html" in page
    assert json.loads((await site.page(f"/{match.replace('index.html', 'result.json')}")).body)["status"] == "live"
    table = (await events.keeper.get_tournament(events.id)).tournament.tables()[0]
    places = tuple(range(1, 1 + len(table.players)))
    await events.act(acts.Ruled(id="ruled", by=ORGANISER, at=NOW, table=table.key, places=places, reason="Agreed"))
    clock.now += FRESH
    everything = [(await site.page(f"/{one['page']}")).body.decode() for one in feed["matches"]]
    line = ", ".join(f"{place}. P{player}" for place, player in enumerate(table.players, 1))
    decided = WORDS("site-verdict", result=line)
    assert sum(decided in one for one in everything) == 1, "a page that was shown before is made again"
    await events.store.forget_user(1)
    assert not re.search(r"\bP1\b", (await site.page(f"/{folder}/index.html")).body.decode()), "names are gone at once"
    for name in ("round-1-9.html", "standings-1-2.html", "round-1-1-2.html"):
        assert await site.page(f"/{folder}/{name}") == MISSING_PAGE
    assert await site.page(f"/e/{'0' * 32}/index.html") == MISSING_PAGE
    await events.store.close()


async def test_results_of_a_duplicate_round_wait_for_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    events = await public_event(tmp_path / "events.db", monkeypatch, scheme="duplicate", order=("points", "lot"))
    one, other = (await events.keeper.get_tournament(events.id)).tournament.tables()
    row = await events.store.match(one.match)
    assert row is not None
    await events.store.amend(row.id, row.version, settings={**row.settings, "secluded": "off"})
    site = Site(events.store, drawn, WORDS, "", Clock().read)
    (folder,) = re.findall(r'"(e/[0-9a-f]{32})/index.html"', (await site.page("/")).body.decode())
    await events.act(acts.Reported(id="over", at=NOW, table=other.key, places=(1, 2, 3), scores=(9, 8, 7)))
    for _ in range(2):
        results = json.loads((await site.page(f"/{folder}/results.json")).body)
        assert [[*player] for table in results["tables"] for player in table["players"]] == [["name"]] * 6
    await events.store.close()


def test_events_are_exported_and_lose_their_pages_when_no_match_is_public(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = tmp_path / "events.db", tmp_path / "site"

    async def begin() -> None:
        await (await public_event(path, monkeypatch)).store.close()

    async def hide() -> None:
        events = Events(path, monkeypatch)
        await events.open()
        for id in await events.store.live_matches():
            row = await events.store.match(id)
            assert row is not None
            await events.store.amend(id, row.version, settings={**row.settings, "public": "no"})
        await events.store.close()

    asyncio.run(begin())
    assert export_site.site(WORDS, records=(), db=path, out=out, url="", title="", theme="day") == 0
    (folder,) = (out / "e").iterdir()
    assert {one.name for one in folder.iterdir()} == {"index.html", "round-1-1.html", "results.json"}
    for page in out.rglob("*.html"):
        for address in checked(page.read_text(encoding="utf-8")):
            assert (page.parent / address.partition("#")[0]).is_file(), (page, address)
    asyncio.run(hide())
    assert export_site.site(WORDS, records=(), db=path, out=out, url="", title="", theme="day") == 0
    assert not [one for one in (out / "e").rglob("*") if one.is_file()]
    assert not [one for one in (out / "m").rglob("*") if one.is_file()]


def test_teams_are_shown_with_their_players_and_matches() -> None:
    event = World(settings("teams", 2, scheme="duel", order=TEAM_ORDER, boards=3, least=6), 12).run()
    site = shown(event)
    texts = checked_pages(site)
    teams = event.stages[0].groups
    assert len(teams) > 1
    for number, team in enumerate(teams, 1):
        assert site.entrant(team[0]).startswith(f"Team {number}")
        assert f'{site.entrant(team[0])} <span class="members">{site.members(team[0])}</span>' in texts["index.html"]
        assert site.members(team[0]) == ", ".join(map(site.marked, team))
    assert texts["round-1-1.html"].count('<tr class="teams">') == len(event.stages[0].rounds[0].tables) // 3
    (first, *_) = team_matches(event.stages[0], event.stages[0].rounds[0])
    assert f">{team_line(site, first)}</th>" in texts["round-1-1.html"]
    assert re.fullmatch(r"Team \d [\d½]+–[\d½]+ Team \d", team_line(site, first))
    feed = json.loads(event_pages(site)["results.json"])
    assert [len(place["players"]) for place in feed["standings"]] == [3] * len(teams)


def test_a_match_for_third_place_is_named_and_has_a_winner_whatever_follows() -> None:
    event = World(settings("elimination", 2, third=True), 8).run()
    texts = checked_pages(shown(event))
    final = event.stages[0].rounds[-1]
    assert [table.part for table in final.tables] == ["final", "third"]
    assert f"{WORDS('tournament-part-third')}</th>" in texts[f"round-1-{final.number}.html"]
    heading = f">{WORDS('tournament-third-title')}</a></h4>"
    assert heading in texts["index.html"]
    bracket = texts["index.html"].partition(heading)[2].partition("</ol>")[0]
    assert bracket.count('class="won"') == 1
    linked = texts["index.html"].count('<p class="part"><span class="dots"><span><a href="../../m/')
    assert linked == sum(bool(table.match) for table in event.tables())


def test_everyone_who_shares_the_title_is_named_as_champion() -> None:
    event = knocked(started("elimination", 2, 2, revision=REVISION, scheme="duel"), {"1.1.1": ((1, 1), ())})
    event = finished(apply(event, acts.TitleShared(id="shared", by=99, stage=0, number=1)))
    site = shown(event)
    made = event_pages(site)
    names = [site.entrant(player) for player in event.stages[0].players]
    assert sorted(site.champions()) == sorted(names)
    assert sorted(json.loads(made["results.json"])["champions"]) == sorted(names)
    page = made["index.html"].decode()
    assert WORDS("site-champions", players=" and ".join(site.champions()), count=2) in page
    assert "½" in page
    assert "0.5" not in page


@pytest.mark.parametrize("locale", LOCALES)
def test_the_rules_of_an_event_are_complete(locale: str) -> None:
    words, event = Catalogue().words(locale), running("swiss", players=12, cut=4, revision=REVISION)
    page = checked_pages(shown(event, locale))["index.html"]
    assert words("tournament-equals", duel="no", cut="yes") in page
    assert words("tournament-cut", players=4) in page
