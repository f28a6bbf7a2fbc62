"""A game's rule reference as players read it: the tests of every game look at it through this."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LANGUAGES: Final = ("en", "de")


class Reference:
    """The file `<folder>.rules.ftl` of one language."""

    def __init__(self, folder: str, language: str) -> None:
        text = (files("teahouse") / "locale" / language / f"{folder}.rules.ftl").read_text(encoding="utf-8")
        self.entries = tuple(FluentParser(with_spans=False).parse(text).body)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    @property
    def ids(self) -> tuple[str, ...]:
        """The messages in the order of the file."""
        return tuple(entry.id.name for entry in self.entries if isinstance(entry, ast.Message))

    @property
    def strange(self) -> list[str]:
        """What is neither a message nor a comment: junk that the parser could not read, terms, selectors."""
        return [type(entry).__name__ for entry in self.entries if not isinstance(entry, ast.Message | ast.BaseComment)]

    def text(self, name: str) -> str:
        """The text of a clause or the name of a chapter."""
        message = self._bundle.get_message(name)
        assert message.value is not None, name
        return self._formatted(message.value)

    def attributes(self, name: str) -> tuple[str, ...]:
        """What a message has beside its text."""
        return tuple(self._bundle.get_message(name).attributes)

    def title(self, name: str) -> str:
        """The title of a clause."""
        return self._formatted(self._bundle.get_message(name).attributes["title"])

    def _formatted(self, pattern: Any) -> str:
        words, errors = self._bundle.format_pattern(pattern)
        assert not errors
        return str(words)


reference: Final = cache(Reference)


def numbers(words: str) -> Counter[int]:
    """Every number written in digits, with how often it stands there."""
    return Counter(int(digits) for digits in re.findall(r"\d+", words))


def missing(folder: str, language: str, stated: dict[str, set[int]]) -> dict[str, set[int]]:
    """Which numbers of the box a clause ought to state and does not."""
    gaps = {clause: want - set(numbers(reference(folder, language).text(clause))) for clause, want in stated.items()}
    return {clause: gap for clause, gap in gaps.items() if gap}


@cache
def box(folder: str) -> dict[str, Any]:
    """What is in the box of a game."""
    return tomllib.loads((files("teahouse") / "games" / folder / "components.toml").read_text(encoding="utf-8"))
