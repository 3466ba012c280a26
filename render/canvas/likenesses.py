"""Letters that people write names in for their looks and that no typeface here has, with the plain letters they resemble."""

from typing import Final

LIKENESSES: Final = {
    "A": "ᴀɐ🅐🅰ᗩꓮ",
    "Æ": "ᴁᴂ",
    "B": "ʙᴃ🅑🅱ᗷꓐ",
    "C": "ᴄ🅒🅲ᑕꓚ",
    "D": "ᴅᴆ🅓🅳ᗪꓓ",
    "E": "ᴇⱻ🅔🅴ᕮꓰ",
    "F": "ꜰ🅕🅵ꓝ",
    "G": "ɢʛ🅖🅶ꓖ",
    "H": "ʜ🅗🅷ᕼꓧ",
    "I": "ɪᵻ🅘🅸ꓲ",
    "J": "ᴊ🅙🅹ᒍꓙ",
    "K": "ᴋ🅚🅺ꓗ",
    "L": "ʟᴌ🅛🅻ᒪꓡ",
    "M": "ᴍ🅜🅼ᗰꓟ",
    "N": "ɴᴎ🅝🅽ᑎꓠ",
    "O": "ᴏᴑᴓ🅞🅾ꓳ",
    "Œ": "ɶ",
    "P": "ᴘ🅟🅿ᑭꓑ",
    "Q": "ꞯ🅠🆀ᑫ",
    "R": "ʀᴙᴚ🅡🆁ᖇꓣ",
    "S": "ꜱ🅢🆂ꓢ",
    "T": "ᴛ🅣🆃ꓔ",
    "U": "ᴜ🅤🆄ᑌꓴ",
    "V": "ᴠ🅥🆅ᐯꓦ",
    "W": "ᴡ🅦🆆ᗯꓪ",
    "X": "🅧🆇᙭ꓫ",
    "Y": "ʏ🅨🆈ꓬ",
    "Z": "ᴢ🅩🆉ꓜ",
    "Γ": "ᴦ",
    "Λ": "ᴧ",
    "Π": "ᴨ",
    "Р": "ᴩ",
    "Ψ": "ᴪ",
    "Л": "ᴫ",
}
"""By plain letter: small capitals, letters in black circles and squares, and those of rare scripts that resemble it."""

IN_PLACE_OF: Final = {"F": "ғ", "Q": "ǫ"}
"""Letters of other alphabets that are written where a small capital is lacking; elsewhere they are themselves."""

PLAIN: Final = str.maketrans({alike: letter for letter, found in LIKENESSES.items() for alike in found})
IN_CAPITALS: Final = str.maketrans({alike: letter for letter, found in IN_PLACE_OF.items() for alike in found})


def folded(text: str) -> str:
    """Write plainly, in capitals throughout, each word that has such a letter."""
    return text if text.isascii() else " ".join(map(_folded_word, text.split(" ")))


def _folded_word(word: str) -> str:
    plain = word.translate(PLAIN)
    return word if plain == word else plain.translate(IN_CAPITALS).upper()
