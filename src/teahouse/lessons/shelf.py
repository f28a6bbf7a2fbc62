"""What there is to learn about a game, in the order in which it is learnt: the Learn page and its list."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from teahouse.lessons.drill import drills
from teahouse.library import folder_of

KINDS: Final = ("first", "second", "expansion", "drill", "glance")
"""Guided first game, the second lesson, a lesson for an expansion, drills, the rules at a glance."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to learn. Its words are the message `text`: a title, with attribute `about`."""

    kind: str
    id: str
    text: str
    page: str = ""
    """Where it lies; empty for a lesson, which is a table of one's own."""


def entries(game: str) -> list[Entry]:
    """All there is to learn about a game."""
    found = [_lesson(name) for name in lesson_names(game)]
    if drills(game):
        found.append(Entry("drill", "drills", "web-learn-drills", f"/learn/{game}/drills/{drills(game)[0].id}"))
    found.append(Entry("glance", "glance", "web-learn-glance", f"/rules/{game}"))
    return sorted(found, key=lambda entry: KINDS.index(entry.kind))


def lesson_names(game: str) -> list[str]:
    """The lessons of a game, the first one first."""
    folder = folder_of(game)
    names = [
        file.name.split(".")[1] for file in files("teahouse.lessons").iterdir() if _is_lesson_of(file.name, folder)
    ]
    return sorted(names, key=lambda name: (KINDS.index(_kind(name)), name))


def _is_lesson_of(file: str, folder: str) -> bool:
    return file.startswith(f"{folder}.") and file.endswith(".toml") and file.count(".") == 2


def _kind(name: str) -> str:
    return name if name in KINDS else "expansion"


def _lesson(name: str) -> Entry:
    return Entry(_kind(name), name, f"lesson-{name}-title")
