"""Players who have left a match's server, or were removed from it, and do not play on there from elsewhere."""

from simcord import MemberActor

from bot.cards import custom_ids
from tests.bot.commands.test_play_elsewhere import choose, join_elsewhere
from tests.bot.playing import (
    Match,
    begin,
    begin_alone,
    choice_ids,
    menu_values,
    private_messages,
    private_text,
    refreshed,
    sentence,
)
from tests.simulated import World, controls, texts


def requests(world: World, person: MemberActor) -> int:
    """Count the requests to Discord about a member."""
    assert world.channel.guild is not None
    path = f"/guilds/{world.channel.guild.id}/members/{person.id}"
    return sum(event == f"GET {path}" for _, event, _ in world.env.backend.transcript)


def send_away(match: Match, person: MemberActor) -> None:
    guild = match.world.channel.guild
    assert guild is not None
    guild.remove_member(person)


def move(match: Match) -> str:
    return custom_ids.make(custom_ids.TABLE, "move", match.id)


async def test_a_player_removed_from_a_server_does_not_play_there(world: World) -> None:
    match = await begin(world, 2)
    asked = await match.asked()
    there, general = join_elsewhere(match, asked)
    send_away(match, asked)
    await world.env.settle()
    (listed,) = private_messages(await there.slash(general, "mygames"))
    before = (await match.table()).log_length
    pressed = await there.click(listed, custom_id=move(match))
    assert sentence("refuse-left-server") in "\n".join([private_text(pressed), texts(refreshed(there, listed))])
    table = await match.table()
    assert table.clock is not None
    seat = table.seat_of(asked.id)
    assert table.clock.seats[seat].holder == "computer"
    shown = "\n".join(map(texts, match.place.history()))
    assert sentence("event-left_server", player=table.names[seat]) in shown
    assert all(line.seat != seat or line.by_user is None for line in (await match.bot.store.log(match.id))[before:])


async def test_presses_on_an_older_card_are_refused_too(world: World) -> None:
    match = await begin(world, 2)
    asked = await match.asked()
    (listed,) = private_messages(await asked.user.slash("mygames"))
    await asked.user.click(refreshed(asked, listed), custom_id=move(match))
    card = refreshed(asked, listed)
    send_away(match, asked)
    await world.env.settle()
    match.bot.services.membership._known.clear()
    before = (await match.table()).log_length
    custom_id = choice_ids(card)[0]
    values = menu_values(controls(card)[custom_id])
    await (
        asked.user.select(card, values[:1], custom_id=custom_id)
        if values
        else asked.user.click(card, custom_id=custom_id)
    )
    assert all(line.by_user != asked.id for line in (await match.bot.store.log(match.id))[before:])


async def test_the_seat_is_given_back_on_return(world: World) -> None:
    match = await begin(world, 2)
    asked = await match.asked()
    guild = world.channel.guild
    assert guild is not None
    send_away(match, asked)
    await world.env.settle()
    (listed,) = private_messages(await asked.user.slash("mygames"))
    await asked.user.click(refreshed(asked, listed), custom_id=move(match))
    back = guild.add_member(asked.user)
    await world.env.settle()
    await back.slash(match.place, "clock back")
    table = await match.table()
    assert table.clock is not None
    assert table.clock.seats[table.seat_of(back.id)].holder == "owner"


async def test_a_game_of_one_person_goes_on_anywhere(world: World) -> None:
    match = await begin_alone(world)
    asked = await match.asked()
    send_away(match, asked)
    await world.env.settle()
    (listed,) = private_messages(await asked.user.slash("mygames"))
    await asked.user.click(refreshed(asked, listed), custom_id=move(match))
    length = (await match.table()).log_length
    await choose(asked.user, refreshed(asked, listed))
    assert (await match.table()).log_length > length


async def test_many_presses_ask_discord_once(world: World) -> None:
    match = await begin(world, 2)
    asked = await match.asked()
    there, general = join_elsewhere(match, asked)
    send_away(match, asked)
    await world.env.settle()
    (listed,) = private_messages(await there.slash(general, "mygames"))
    world.env.backend.transcript.clear()
    for _ in range(5):
        await there.click(listed, custom_id=move(match))
    assert requests(world, asked) == 1
