"""Matches of tournaments on the website: their round, their result, and rulings that replace it."""

import re

from msgspec import structs

from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.apply import apply
from bot.features.tournaments.rules.tie_breaks import DUEL_ORDER
from bot.features.tournaments.site_tables import UNBROKEN_DASH, duel_line, event_match
from tests.bot.features.tournaments.rules.test_next_steps import start_first_round
from tests.bot.features.tournaments.rules.world import World, settings
from tests.bot.features.tournaments.site_events import WORDS, check_pages, match_of, shown
from tests.bot.tabletop import NOW


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


def test_a_match_decided_by_organisers_is_marked() -> None:
    event = start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
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
    texts = check_pages(site)
    line = f"{one} 0{UNBROKEN_DASH}1 {other}"
    assert f"</a>: {line}<br>" in texts["index.html"].partition(WORDS("site-rulings"))[2], "a ruling names its result"
    row = texts["round-1-1.html"].partition('<tbody id="t1">')[2].partition("</tbody>")[0]
    assert f'<span class="mark"><a href="index.html#d1">{WORDS("site-decided")}</a></span>' in row
    assert f'<td class="score">0–1</td><td class="name won">{other}' in row
    same = apply(event, acts.Ruled(id="s", by=99, at=NOW, table=table.key, places=(1, 2), reason="None after all"))
    found = event_match(shown(same), match_of(table.key), table.sitting)
    assert (found.result, found.mark, found.overruled) == ("1–0", WORDS("site-decided"), False)


def test_a_result_without_play_is_marked_as_decided() -> None:
    event = start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    (table, *_) = event.open_tables()
    for number, places in enumerate(((2, 1), (1, 1))):
        act = acts.Ruled(id=f"r{number}", by=99, at=NOW, table=table.key, places=places, reason="Absent")
        event = apply(event, act)
    (ruled_table,) = (one for one in event.tables() if one.key == table.key)
    assert (ruled_table.ruled, ruled_table.played) == (True, ()), "a ruling is not play, nor is the one before"
    page = check_pages(structs.replace(shown(event), matches={}))["round-1-1.html"]
    row = page.partition('<tbody id="t1">')[2].partition("</tbody>")[0]
    assert (
        f'<td class="links"><span class="dots"><span class="mark"><a href="index.html#d2">{WORDS("site-decided")}</a>'
        in row
    )
    assert WORDS("site-match") not in row


def test_every_public_game_of_a_series_is_linked_with_its_winner() -> None:
    event = start_first_round("elimination", seats=2, players=4, least=2, scheme="duel", best_of=3)
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
    texts = check_pages(site)
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
    box = check_pages(site)["index.html"]
    struck = rf'<span class="seed">\d</span><span>P{one}</span><span class="score"><s class="faint">2</s></span>'
    assert re.search(f"<li>{struck}", box), "the games do not decide"
    decided = f"{WORDS('site-decided')}: {WORDS('site-wins', player=f'P{other}')}"
    assert f'<a href="index.html#d1">{decided}</a>' in box
    assert f"</a>: {WORDS('site-wins', player=f'P{other}')}<br>" in box, "games alone would name the other"


def test_a_substitute_who_did_not_enter_is_a_separate_player() -> None:
    event = start_first_round("swiss", seats=2, players=8, scheme="duel", order=DUEL_ORDER)
    (table, *_) = event.open_tables()
    event = apply(event, acts.Replaced(id="r", by=99, at=NOW, table=table.key, player=table.players[0], substitute=77))
    event = apply(event, acts.Reported(id="1", at=NOW, table=table.key, places=(1, 2)))
    site = shown(event)
    site = structs.replace(site, people=frozenset((*site.people, 77)))
    page = check_pages(site)["round-1-1.html"]
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
    assert WORDS("site-played-by", player="Vera") in check_pages(site)["round-1-1.html"], "named in a public match"
