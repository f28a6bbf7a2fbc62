"""What a device is called in the list of those that are signed in: its browser and its system, no more."""

from __future__ import annotations

from typing import Final

# what others pretend to be comes after them
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device(agent: str) -> str:
    """What a browser says of itself becomes "Firefox, Android", a tool "python-httpx", nothing nothing."""
    known = [next((name for sign, name in signs if sign in agent), "") for signs in (_BROWSERS, _SYSTEMS)]
    if any(known):
        return ", ".join(filter(None, known))
    product = agent.partition("/")[0].strip()
    return "".join(letter for letter in product if letter.isascii() and letter.isprintable())[:40]
