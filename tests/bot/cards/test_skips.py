"""Questions in a row that one answer skips: the skip comes first, and the others on demand."""

import discord
import pytest

from bot.cards import custom_ids
from bot.match.safe_names import token
from bot.words import Catalogue
from engine import GAMES
from tests.bot.playing import Match, begin, choice_ids, fix_secret, message, private_messages, private_text
from tests.simulated import BUTTON, World, components, texts

EN = Catalogue().words("en")
LEAVE, ARRANGE, REST = (EN(f"catan_cards-{id}") for id in ("skip-arrange", "unfold-arrange", "option-arrange-rest"))
MOVE = "move"


@pytest.fixture
async def opening(world: World, monkeypatch: pytest.MonkeyPatch) -> Match:
    """Match whose first player lays out the regions."""
    fix_secret(monkeypatch)
    return await begin(world, 2, "catan_cards")


def labels(shown: object) -> list[str]:
    """Return the labels of a message's first buttons, those of its question."""
    return [one["label"] for one in components(shown) if one["type"] == BUTTON]  # type: ignore[arg-type] # a message


async def test_the_public_card_offers_to_leave_all_and_to_arrange(opening: Match) -> None:
    first, second = [one for one in components(await opening.card()) if one["type"] == BUTTON][:2]
    assert (first["label"], first["style"]) == (LEAVE, discord.ButtonStyle.primary.value)
    assert (second["label"], second["style"]) == (ARRANGE, discord.ButtonStyle.secondary.value)
    assert second["custom_id"] == custom_ids.make(custom_ids.TABLE, MOVE, opening.id)
    assert len(choice_ids(await opening.card())) == 1, "the regions are not spread out"
    table = await opening.table()
    asked = EN("catan_cards-folded-arrange", player=f"<@{table.seats[table.asked()[0]].user_id}>")
    assert asked in texts(await opening.card()), "the question fits the buttons"


async def test_one_press_leaves_them_all(opening: Match) -> None:
    seat = (await opening.table()).asked()[0]
    await opening.person(seat).click(await opening.card(), custom_id=choice_ids(await opening.card())[0])
    assert (await opening.table()).core.actions[-1].picks == ("rest",)
    assert (await opening.table()).asked() == [1 - seat]
    assert labels(await opening.card())[:2] == [LEAVE, ARRANGE], "the other player is asked the same"


async def test_to_arrange_goes_on_in_private_until_the_rest_is_left(opening: Match) -> None:
    seat = (await opening.table()).asked()[0]
    person = opening.person(seat)
    (shown,) = private_messages(await opening.own(seat, MOVE))
    assert labels(shown)[0] == LEAVE
    assert len(choice_ids(shown)) == 7
    for kind in ("gold", "ore"):
        await person.click(message(opening.place, shown.id), custom_id=_id(opening, shown.id, kind))
        card = message(opening.place, shown.id)
        assert labels(card)[0] == REST, "what is left may be left at any time"
    await person.click(card, custom_id=_id(opening, shown.id, "rest"))
    assert [one.picks[0] for one in (await opening.table()).core.actions[-3:]] == ["gold", "ore", "rest"]


def _id(match: Match, shown: int, key: str) -> str:
    return next(id for id in choice_ids(message(match.place, shown)) if id.endswith(f"|{token(key)}"))


async def test_only_the_player_to_move_may_arrange(opening: Match) -> None:
    seat = (await opening.table()).asked()[0]
    told = private_text(await opening.own(1 - seat, MOVE))
    assert told == EN("refuse-not-your-move", players=(await opening.table()).names[seat])


@pytest.mark.parametrize("name", GAMES)
def test_every_skip_has_its_words(name: str) -> None:
    for kind in GAMES[name].skips:
        assert EN.has(f"{name}-skip-{kind}")
        assert EN.has(f"{name}-unfold-{kind}")
        assert EN.has(f"{name}-folded-{kind}")
