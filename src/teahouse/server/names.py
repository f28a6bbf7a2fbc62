"""Names of guests and tables."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from teahouse.server.problems import Problem

LEAST: Final = 2
MOST: Final = 24
_REFUSED: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and formatting characters, among them those that turn the direction of writing."""
_BLANK: Final = re.compile(r"\b(BLANK|FILLER|INHERENT|INVISIBLE|JOINER|NULL|SELECTOR|SELECTOR-\d+)\b")
"""What Unicode calls letters, marks or symbols although nothing is seen of them, by their names there."""
_MOST_MARKS: Final = 4
"""On one letter: Burmese and Hebrew need as many; more cover what stands above and below."""
_SELECTORS: Final = dict.fromkeys(range(0xFE00, 0xFE10))
"""They choose among the pictures of a character; a name is the same without them."""


def clean(raw: str) -> str:
    """A name as it is shown: composed, nothing invisible in it, of 2 to 24 visible characters."""
    name = " ".join(unicodedata.normalize("NFC", raw.translate(_SELECTORS)).split())
    if any(unicodedata.category(character) in _REFUSED or _blank(character) for character in name):
        raise Problem(400, "name-characters")
    marks = "".join("m" if unicodedata.category(character).startswith("M") else " " for character in name)
    if "m" * (_MOST_MARKS + 1) in marks:
        raise Problem(400, "name-characters")
    if not LEAST <= marks.count(" ") <= MOST or len(name) > 2 * MOST:
        raise Problem(400, "name-length", least=LEAST, most=MOST)
    return name


def _blank(character: str) -> bool:
    return not character.isascii() and _BLANK.search(unicodedata.name(character, "")) is not None


def plain(raw: str) -> str:
    """What somebody has written, as one line of plain text; empty if nothing is to be seen of it."""
    seen = (" " if unicodedata.category(letter) in _REFUSED or _blank(letter) else letter for letter in raw)
    return unicodedata.normalize("NFC", " ".join("".join(seen).split()))


def same(one: str, other: str) -> bool:
    """Whether two names would be read as one: letters of another size, width or style make no difference."""
    return _read(one) == _read(other)


def _read(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody at the table is called so already."""
    taken = {_read(other) for other in others}
    found, number = name, 1
    while _read(found) in taken:
        number += 1
        found = f"{name[: MOST - 3]} {number}"
    return found
