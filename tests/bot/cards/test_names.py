"""Names that people choose: they make no mention and no link, and some of each name stays visible."""

import re
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cards.match_names import named
from bot.match.safe_names import EMOJI_JOINER, MAX_MARKS_PER_LETTER, MAX_NAME_LENGTH, PLACEHOLDER_NAME, harmless, shown
from engine import GAMES
from tests.bot.tabletop import unsaved_match

LINK_CHARACTERS = re.compile(r"[<>/@]")
"""Characters that every link, invitation and mention needs."""

PIECES = (
    *(
        "https://evil.example/nitro",
        "http://",
        "discord.gg/abcdef",
        "steam://",
        "[free](",
        "](https://evil.example)",
        ")",
    ),
    *(
        "<@1>",
        "<@&1>",
        "<#1>",
        "</x:1>",
        "<t:1>",
        "<https:/x>",
        "@everyone",
        "@here",
        "/",
        "<",
        ">",
        "[",
        "]",
        "(",
        "\\",
    ),
    *("*", "_", "~", "|", "`", "# ", "-# ", "> ", "\n", "\t", " ", "\u00a0", "\u202e", "\u2066", "\u200b", "\u200d"),
    *(
        "\u3164",
        "\u2800",
        "\u115f",
        "\uffa0",
        "\u0301",
        "\u0489",
        "\ufe0f",
        "\u17b5",
        "\U000e0101",
        "\ufdfd",
        "👩\u200d🚀",
        "Ada",
        "Ü",
    ),
)


@given(st.lists(st.sampled_from(PIECES) | st.text(max_size=3), max_size=12).map("".join))
def test_no_name_makes_a_mention_or_a_link(name: str) -> None:
    kept = harmless(name)
    assert len(kept) <= MAX_NAME_LENGTH
    assert kept.replace(EMOJI_JOINER, "").isprintable()
    assert kept == kept.strip()
    assert not kept or any(category(char)[0] in "LNPS" for char in kept)
    assert harmless(kept) == kept
    assert not LINK_CHARACTERS.search(named(name))
    assert shown(name) == (kept or PLACEHOLDER_NAME)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada\u00a0\n Lovelace ", "Ada Lovelace"),
        ("[Clan] Ada_*", "[Clan] Ada_*"),
        ("https://evil.example/nitro", "https:⁄⁄evil.example⁄nitro"),
        ("discord.gg/abcdef", "discord.gg⁄abcdef"),
        ("<@1> @everyone", "‹＠1› ＠everyone"),
        ("\u3164Ada\u2800", "Ada"),
        ("é" + "\u0301" * 40 + "x", "é" + "\u0301" * MAX_MARKS_PER_LETTER + "x"),
        ("ที่นี่", "ที่นี่"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("W" * 40, "W" * MAX_NAME_LENGTH),
    ],
)
def test_a_name_keeps_harmless_characters(name: str, kept: str) -> None:
    assert harmless(name) == kept


@pytest.mark.parametrize(
    "name", ["", "\u3164", "\u2800" * 3, "\u200b\u200d", "\u0301" * 31, "\U000e0101\ufe0f", "\u115f\u1160 \uffa0"]
)
def test_a_name_of_which_nothing_can_be_seen_is_none(name: str) -> None:
    assert harmless(name) == ""
    assert named(name) == PLACEHOLDER_NAME


def test_names_that_an_older_release_kept_are_shown_harmless() -> None:
    table = unsaved_match(GAMES["caylus"].setup(2), ("https://evil.example", "\u3164"))
    assert table.names == ("https:⁄⁄evil.example", PLACEHOLDER_NAME)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ada 👨\u200d👩\u200d👧", "Ada 👨\u200d👩\u200d👧"),
        ("👩🏽\u200d🚀", "👩🏽\u200d🚀"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("A\u200dda", "Ada"),
        ("\u200d👩\u200d", "👩"),
        ("👩\u200d\u200d🚀", "👩🚀"),
        ("x" * (MAX_NAME_LENGTH - 2) + "👨\u200d👩", "x" * (MAX_NAME_LENGTH - 2) + "👨"),
    ],
)
def test_joiners_stay_between_emoji_alone(name: str, kept: str) -> None:
    assert harmless(name) == kept
    assert harmless(kept) == kept
