"""What stands in the heading of every picture of the Catan Card Game."""

from engine.catan_cards.view import CatanCardsView
from render.parts.player_cards import player_name, title
from render.prose.lists import listed
from render.prose.words import Words


def headline(view: CatanCardsView, words: Words) -> str:
    """What is asked; of a question that only one player may read, no more than the phase and whose turn it is say."""
    if view.decisions or not view.asked:
        return title(view, words)
    names = listed(words, [player_name(words, seat) for seat in view.asked])
    about = view.phase if view.active in (None, *view.asked) else "other"
    return words(f"catan_cards-asked-{about}", player=names, count=len(view.asked))
