"""Turns messages into sentences, in English or German."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from teahouse.kernel import NATURE, SPECTATOR, Change, Message, Ref, Turn, Who
from teahouse.library import folder_of

LANGUAGES: Final = ("en", "de")


class MissingText(Exception):
    """A sentence that the locale files lack, or one that asks for an argument it does not get."""


class _Sentences(FluentBundle):
    """A bundle that reads a sentence when it is first said: reading all of a game's takes a quarter of a second."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._unread: dict[str, str] = {}

    def put(self, text: str) -> None:
        """Add the sentences of a file; those of the same name that were there before give way."""
        begins = [*_ENTRY.finditer(text)]
        for begin, end in zip(begins, [*(found.start() for found in begins[1:]), len(text)], strict=True):
            self._unread[begin.group(1)] = text[begin.start() : end]

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _read(self, id: str) -> None:
        text = self._unread.pop(id, "")
        if text:
            self.add_resource(FluentResource(text))
            for found in _NAMED.finditer(text):
                self._read(found.group(1))


_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where a sentence, or a term, begins."""
_NAMED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What a sentence may refer to."""


_HOUSE: Final = (
    "common", "cli", "bots", "clocks", "host", "keep", "keys", "lab", "notices", "puzzles", "ratings", "review",
    "server", "shuffle", "talk", "tournaments", "web", "web_more",
)  # fmt: skip
"""The files that are not about one game."""


@cache
def _bundle(lang: str, game: str | None) -> _Sentences:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    shelf = files("teahouse.locale") / lang
    names = [f"{name}.ftl" for name in _HOUSE]
    if game is not None:
        folder = folder_of(game)
        names += [f"{folder}.ftl", f"{folder}.rules.ftl"]
        more = [f"{folder}.{part}.ftl" for part in ("later", "things", "lessons", "drills", "glance", "kinds")]
        names += [name for name in more if (shelf / name).is_file()]
    bundle = _Sentences(lang)
    for name in names:
        bundle.put((shelf / name).read_text("utf-8"))
    return bundle


_LONGEST: Final = 900
"""Characters of what a sentence is given; what comes from a file may be of any length, and Fluent refuses 1,000."""


class Words:
    """The sentences of one language, for one game or for the house alone."""

    def __init__(self, lang: str = "en", game: str | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        """The players' names, by seat."""
        self._bundle = _bundle(lang, game)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, message: Message) -> str:
        """The sentence of a message; MissingText if the locale does not know it."""
        return self.text(message.id, **dict(message.arguments))

    def text(self, id: str, **arguments: float | str | date | Ref | Who) -> str:
        """The sentence with this id. A Ref brings its message and, as name_attribute, each attribute of it."""
        given: dict[str, float | str | date] = {}
        for name, value in arguments.items():
            if isinstance(value, Ref):
                given[name] = self.text(value.id)
                for attribute, words in self.attributes(value.id).items():
                    given[f"{name}_{attribute}"] = words
            elif isinstance(value, Who):
                given[name] = self.name(value.seat)
            else:
                given[name] = f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value
        if not self._bundle.has_message(id):
            raise MissingText(f"{self.lang} has no text for {id!r}")
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise MissingText(f"{self.lang} has no text for {id!r}")
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(f"{self.lang}, {id!r}: {errors[0]}")
        return str(said)

    def told(self, turn: Turn) -> str:
        """A turn in one sentence, with what it changed for its player; empty if there is nothing to tell."""
        if not turn.parts:
            return ""
        said = [self.say(part) for part in turn.parts]
        phrases = [
            phrase if times == 1 else self.text("told-times", phrase=phrase, times=times)
            for phrase, times in ((phrase, len(list(same))) for phrase, same in groupby(said))
        ]
        done = phrases[0]
        if len(phrases) > 1:
            done = self.text("told-last", phrases=", ".join(phrases[:-1]), last=phrases[-1])
        sentence = self.text("told-turn", who=self.name(turn.seat), done=done)
        changes = self.changes(turn.changes.get(turn.seat, {}))
        return f"{sentence} {changes}" if changes else sentence

    def changes(self, change: Change) -> str:
        """Counts before and after: "yuan 6 → 1"."""
        return ", ".join(
            self.text("told-change", what=self.text(f"tally-{name}"), before=before, after=after)
            for name, (before, after) in change.items()
        )

    def attributes(self, id: str) -> dict[str, str]:
        """The attributes of a message, such as its title."""
        if not self._bundle.has_message(id):
            raise MissingText(f"{self.lang} has no text for {id!r}")
        found: dict[str, str] = {}
        for name, pattern in self._bundle.get_message(id).attributes.items():
            words, problems = self._bundle.format_pattern(pattern, {})
            if problems:
                raise MissingText(f"{self.lang}, {id}.{name}: {problems[0]}")
            found[name] = str(words)
        return found

    def name(self, seat: int) -> str:
        """How a seat is called."""
        if seat == NATURE:
            return self.text("nature")
        if seat == SPECTATOR:
            return self.text("spectator")
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("seat-number", number=seat + 1)
