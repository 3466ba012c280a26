"""Menus of messages, in which the same entry can be chosen twice in a row.

Discord's client keeps a chosen entry selected, and sends nothing when it is chosen again, until the message is updated.
"""

import pytest
from simcord.backend.models.interaction import ResponseKind

from bot.cards.turn_card import MORE_ACTS
from tests.bot.playing import Match, choice_ids, menu_values, press_act, private_messages
from tests.simulated import controls


@pytest.mark.parametrize("act", MORE_ACTS)
async def test_an_entry_of_the_menu_below_the_card_can_be_chosen_twice(match: Match, act: str) -> None:
    ada, card = match.person(0), await match.card()
    for _ in range(2):
        answered = await press_act(ada, card, act, match.id)
        assert answered._interaction.response_kind is ResponseKind.UPDATE
        assert private_messages(answered), "and what was asked for comes in a message of its own"
    assert controls(await match.card()) == controls(card)


async def test_a_refused_choice_in_a_menu_can_be_made_again(match: Match) -> None:
    card, asked = await match.card(), await match.asked()
    other = next(person for person in match.world.people.values() if person.id != asked.id)
    menu = next(id for id in choice_ids(card) if menu_values(controls(card)[id]))
    answered = await other.select(card, menu_values(controls(card)[menu])[:1], custom_id=menu)
    assert answered._interaction.response_kind is ResponseKind.UPDATE
    assert private_messages(answered)
