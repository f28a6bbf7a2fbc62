"""Names of guests and tables."""

from __future__ import annotations

import unicodedata
from typing import Final

from teahouse.server.problems import Problem

LEAST: Final = 2
MOST: Final = 24
_REFUSED: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control and formatting characters, among them those that turn the direction of writing."""


def clean(raw: str) -> str:
    """A name as it is shown: composed, without control characters, of 2 to 24 visible characters."""
    name = " ".join(unicodedata.normalize("NFC", raw).split())
    if any(unicodedata.category(character) in _REFUSED for character in name):
        raise Problem(400, "name-characters")
    visible = sum(not unicodedata.combining(character) for character in name)
    if not LEAST <= visible <= MOST or len(name) > 2 * MOST:
        raise Problem(400, "name-length", least=LEAST, most=MOST)
    return name
