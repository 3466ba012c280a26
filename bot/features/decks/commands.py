"""`/<game> deck new|edit|show|check|delete|list|share|play`: decks for games with deck building."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, Final

from discord import InteractionType, app_commands, ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_CHOICE_NAME, MAX_CHOICES, CardNotes, cut
from bot.cards.match_names import named
from bot.commands.answer import command_names
from bot.features.decks import service as decks
from bot.features.decks.cards import OWN, READY, as_text, builder, deck_text, handing_in, menu_parts, reading, verdict
from bot.features.decks.service import Decks
from bot.interaction.context import here, own_name, seated
from bot.interaction.private_cards import present
from bot.interaction.refusals import display_name, plainly, reply, require_permissions, safely, written_text
from bot.interaction.responses import acknowledge, change
from bot.interaction.responses import post as post_publicly
from bot.interaction.services import Feature, Interaction, Press, Tree, group
from bot.interaction.translator import said as translated
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.words import LOCALES, Words
from engine import GAMES
from engine.core.deckbuilding import DECK_VERB, number_copies, strip_number
from engine.core.types import Seat
from storage.decks import DeckRow

Command = Callable[[Interaction, Words, DeckRow], Awaitable[None]]
OWN_DECK_COMMANDS: Final = ("edit", "check", "delete")  # commands that do not take ready-made decks


def group_of(game: str) -> app_commands.Group:
    """Return the deck commands of a game that has deck building."""
    group = app_commands.Group(name=translated(f"{game}-verbname-{DECK_VERB}"), description=translated("command-deck"))
    starts = [(start, f"deck-start-{start}") for start in (decks.EMPTY_DECK, decks.RANDOM_DECK)]
    starts += [(id, f"{game}-ready-{id}") for id in decks.building(game).ready]

    @group.command(name="new", description=translated("command-deck-new"))
    @app_commands.describe(name=translated("param-deck-name"), start=translated("param-deck-start"))
    @app_commands.choices(start=[app_commands.Choice(name=translated(shown), value=id) for id, shown in starts])
    @plainly
    async def new(interaction: Interaction, words: Words, name: str, start: str = decks.EMPTY_DECK) -> None:
        deck = await interaction.client.services[Decks].create(interaction.user.id, game, name, start)
        await edit(interaction, words, deck)

    @group.command(name="list", description=translated("command-deck-list"))
    @plainly
    async def every(interaction: Interaction, words: Words) -> None:
        await listing(interaction, words, game)

    for verb in DECK_COMMANDS:
        _about_one(group, game, verb)
    return group


def _about_one(group: app_commands.Group, game: str, verb: str) -> None:
    is_own = verb in OWN_DECK_COMMANDS

    @plainly
    async def about(interaction: Interaction, words: Words, deck: str) -> None:
        kept, user = interaction.client.services[Decks], interaction.user.id
        found = await (kept.find(user, game, deck) if is_own else kept.find_or_ready(words, user, game, deck))
        await DECK_COMMANDS[verb](interaction, words, found)

    @safely
    async def offered(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await complete(interaction, game, current, ready=not is_own)

    app_commands.describe(deck=translated("param-deck"))(about)
    app_commands.autocomplete(deck=offered)(about)
    group.add_command(app_commands.Command(name=verb, description=translated(f"command-deck-{verb}"), callback=about))


async def complete(interaction: Interaction, game: str, current: str, *, ready: bool) -> list[app_commands.Choice[str]]:
    """Complete the names of the user's decks, and of ready-made ones if `ready`."""
    words = await interaction.client.services.languages.private(interaction)
    names = [deck.name for deck in await interaction.client.services[Decks].of(interaction.user.id, game)]
    if ready:
        names += [words(f"{game}-ready-{id}") for id in decks.building(game).ready]
    found = [name for name in names if current.strip().lower() in name.lower()]
    return [app_commands.Choice(name=cut(name, MAX_CHOICE_NAME), value=name) for name in found[:MAX_CHOICES]]


# --- commands


async def listing(interaction: Interaction, words: Words, game: str) -> None:
    """List the user's decks and whether they are valid, then the ready-made ones."""
    own = await interaction.client.services[Decks].of(interaction.user.id, game)
    lines = [words("deck-line", deck=named(deck.name), valid="yes" if decks.is_valid(deck) else "no") for deck in own]
    ready = ", ".join(words(f"{game}-ready-{id}") for id in decks.building(game).ready)
    title = words("deck-list", game=words(f"game-{game}"))
    lines = lines or [words("deck-none", command=GAMES[game].command)]
    await reply(interaction, "\n".join([f"### {title}", *lines, words("deck-list-ready", decks=ready)]))


async def edit(interaction: Interaction, words: Words, deck: DeckRow) -> None:
    """Continue building a deck."""
    await reply(interaction, "", builder(words, deck))


async def show(interaction: Interaction, words: Words, deck: DeckRow) -> None:
    """Show the cards in a deck."""
    await reply(interaction, deck_text(words, deck))


async def check(interaction: Interaction, words: Words, deck: DeckRow) -> None:
    """Say whether a deck is valid, and if not, why."""
    await reply(interaction, verdict(words, deck))


async def delete(interaction: Interaction, words: Words, deck: DeckRow) -> None:
    """Delete a deck; the answer has its text, from which it can be restored."""
    await interaction.client.services[Decks].forget(deck)
    await reply(interaction, "", as_text(words, deck, first=words("deck-deleted")))


async def share(interaction: Interaction, words: Words, deck: DeckRow) -> None:
    """Post a deck publicly as text to copy, in the server's language."""
    require_permissions(interaction)
    public = await interaction.client.services.languages.public(interaction)
    first = public("deck-shared", player=named(display_name(interaction.user)))
    await post_publicly(interaction, as_text(public, deck, first=first))


async def play(interaction: Interaction, words: Words, deck: DeckRow) -> None:
    """Hand in a deck for this channel's match."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await hand_in(interaction, words, (await here(interaction)).id, deck)


DECK_COMMANDS: Final[dict[str, Command]] = {  # about one deck, by name
    one.__name__: one for one in (edit, show, check, delete, share, play)
}


# --- presses


async def pressed(press: Press) -> None:
    """Handle the menus and buttons of a deck being built, its text window, and the menu of decks to hand in."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    match args:
        case ("play", match_id) if len(values) == 1:
            await choose(interaction, words, match_id, values[0])
        case ("new", match_id):
            await begin(interaction, words, match_id)
        case (act, game, match_id, name):
            deck = await interaction.client.services[Decks].find(interaction.user.id, game, name)
            await _press(interaction, words, deck, match_id, act)
        case (part, game, match_id, name, number):
            deck = await interaction.client.services[Decks].find(interaction.user.id, game, name)
            await _pick(press, deck, match_id, part, number)
        case _:
            raise Refused("refuse-unknown-button")


async def _press(interaction: Interaction, words: Words, deck: DeckRow, match_id: str, act: str) -> None:
    match act:
        case decks.RANDOM_DECK | decks.EMPTY_DECK:
            await _changed(interaction, words, deck, match_id, decks.first_cards(deck.game, act))
            if any(deck.parts.values()):  # one press has replaced everything that was chosen
                await reply(interaction, "", as_text(words, deck, first=words("deck-replaced")))
        case "text":
            await interaction.response.send_modal(reading(words, deck, match_id))
        case "read" if interaction.type is InteractionType.modal_submit:
            languages = [*map(interaction.client.services.languages.catalogue.words, LOCALES), words]
            parts = decks.read(languages, deck.game, written_text(interaction))
            await _changed(interaction, words, deck, match_id, parts)
        case "share":
            await share(interaction, words, deck)
        case "handin":
            await acknowledge(interaction)
            await hand_in(interaction, words, match_id or (await here(interaction)).id, deck)
        case _:
            raise Refused("refuse-unknown-button")


async def _pick(press: Press, deck: DeckRow, match_id: str, part: str, number: str) -> None:
    """Set the chosen copies of one menu, and leave the other menus as they are."""
    rules = next((one for one in decks.building(deck.game).parts if one.name == part), None)
    menus = menu_parts(rules) if rules else []
    if not number.isdecimal() or int(number) >= len(menus):
        raise Refused("refuse-unknown-button")
    _, keys = menus[int(number)]
    before = number_copies(deck.parts.get(part, ()))
    kept = [key for key in before if key not in keys] + [key for key in keys if key in press.values]
    await _changed(press.interaction, press.words, deck, match_id, {part: tuple(map(strip_number, kept))})


async def _changed(interaction: Interaction, words: Words, deck: DeckRow, match_id: str, parts: decks.Parts) -> None:
    deck = await interaction.client.services[Decks].change(deck, parts)
    await change(interaction, builder(words, deck, match_id))


# --- handing in


async def begin(interaction: Interaction, words: Words, match_id: str) -> None:
    """Create a deck for a match, under the first free name."""
    match, _ = await seated(interaction, match_id)
    user, game = interaction.user.id, match.row.game
    taken = {deck.name.casefold() for deck in await interaction.client.services[Decks].of(user, game)}
    names = (words("deck-name", number=number) for number in count(1))
    name = next(name for name in names if name.casefold() not in taken)
    deck = await interaction.client.services[Decks].create(user, game, name, decks.EMPTY_DECK)
    await reply(interaction, "", builder(words, deck, match_id))


async def choose(interaction: Interaction, words: Words, match_id: str, value: str) -> None:
    """Hand in the deck chosen in the menu of a match."""
    await acknowledge(interaction)
    match, _ = await seated(interaction, match_id)
    game, user = match.row.game, interaction.user.id
    where, _, name = value.partition(".")
    if where == OWN:
        deck = await interaction.client.services[Decks].find(user, game, name)
    else:
        parts = decks.first_cards(game, name or where)
        deck = DeckRow(user, game, words(f"{game}-ready-{name}" if where == READY else f"deck-start-{where}"), parts)
    await hand_in(interaction, words, match_id, deck)


async def hand_in(interaction: Interaction, words: Words, match_id: str, deck: DeckRow) -> None:
    """Answer the questions that ask for a deck, then update the turn card."""
    match, _ = await seated(interaction, match_id)
    if match.row.game != deck.game:
        raise Refused("refuse-other-game", game=words(f"game-{match.row.game}"))
    if not decks.is_valid(deck):
        raise Refused("refuse-deck-not-valid", deck=deck.name, command=GAMES[deck.game].command)
    require_permissions(interaction, match.row)
    services, name = interaction.client.services, own_name(interaction, match.row)
    await decks.hand_in(services.matches, match_id, interaction.user.id, deck, str(interaction.id), name)
    handed_in = words("deck-handed-in", deck=named(deck.name))
    await present(interaction, words, match_id, CardNotes(status=f"**{handed_in}**"))


def _install(tree: Tree) -> None:
    for game in GAMES.values():
        if game.deckbuilding is not None:
            for name in command_names(game):
                group(tree, name).add_command(group_of(game.name))


async def _handing_in(
    interaction: Interaction, match: SeatedMatch, seat: Seat | None, words: Words
) -> list[ui.Item[Any]]:
    """Return the menu of decks for a player who is asked for one."""
    asked = {one.kind for one in match.core.decisions if one.ask.seat == seat}
    if asked.isdisjoint(decks.kinds(match.row.game)):
        return []
    own = await interaction.client.services[Decks].of(interaction.user.id, match.row.game)
    return handing_in(words, match.row.id, match.row.game, own)


FEATURE: Final = Feature(
    install=_install,
    buttons={custom_ids.DECK: pressed},
    start=lambda client, services: [Decks(services.matches.store)],
    private_part=_handing_in,
)
