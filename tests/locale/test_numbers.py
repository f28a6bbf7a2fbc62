"""No sentence of a game states a number of its box or its rules by itself: such numbers are handed to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from teahouse.library import folder_of, rulebooks
from teahouse.words import LANGUAGES

GAMES = [folder_of(kind.name) for kind in rulebooks()]
NUMBER = re.compile(
    r"(?i)\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|zwei|drei|dreien|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:zwei|drei|vier|fünf|sechs)mal)\b"
)
ALLOWED = {
    "option-": "options name readings of the printed rules, before any box is opened",
    "game-": "what stands on the shelf",
    "card-P": "the name of the card",
    "web-db-map": "the name of the map",
    "does-corner-sunrise": "no type twice",
    "does-group": "the law of squares, with examples",
    "does-track": "both ports are named",
    "does-cards": "the sorts follow",
    "refusal-draft-pair-taken": "a pair",
    "refusal-no-partner": "a pair",
    "refusal-same-boat": "a pair",
    "does-I": "a pair changes places",
    "does-S": "a pair changes places",
    "web-db-play-I": "a pair changes places",
    "web-db-play-S": "a pair changes places",
    "prompt-ship-food": "a pair, asked for one after the other",
    "thing-phase-late-shipping": "a pair, asked for one after the other",
    "thing-hold-pairs": "a pair, asked for one after the other",
    "thing-good-salt": "a pair, asked for one after the other",
    "thing-workforce-supply-ships": "a pair, asked for one after the other",
    "space-": "names of spaces on the mountain, which are counted from the left and from below",
    "thing-good-half": "halves",
    "thing-food-counts": "halves",
    "thing-factory-workers": "a second raw material, asked for after the first",
    "thing-fortune-does": "the actions on the board, each with its name",
    "thing-workforce-emperor": "the boxes on the board, each with its name",
    "thing-chance-emperor": "the boxes on the board, each with its name",
}
"""Sentences, or the beginnings of their ids, with the reason why a number in them is none of the box or the rules."""


def texts_of(node: object) -> Iterator[str]:
    """The plain words of a pattern, in all its variants."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.Pattern):
        for element in node.elements:
            yield from texts_of(element)
    elif isinstance(node, ast.Placeable):
        yield from texts_of(node.expression)
    elif isinstance(node, ast.SelectExpression):
        for variant in node.variants:
            yield from texts_of(variant.value)


def numbers_in(folder: str, lang: str) -> Iterator[tuple[str, str]]:
    """By sentence each number in it but 1, which only says that things go one by one."""
    for name in (folder, f"{folder}.later", f"{folder}.things", f"web_{folder}"):
        source = (files("teahouse") / "locale" / lang / f"{name}.ftl").read_text("utf-8")
        for entry in FluentParser(with_spans=False).parse(source).body:
            if isinstance(entry, ast.Message):
                for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                    for text in texts_of(pattern):
                        for number in NUMBER.findall(text):
                            if number != "1":
                                yield entry.id.name, number


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", GAMES)
def test_numbers_are_handed_to_sentences(folder: str, lang: str) -> None:
    stated = {id: number for id, number in numbers_in(folder, lang) if not id.startswith(tuple(ALLOWED))}
    assert stated == {}


def test_every_exception_is_one() -> None:
    stated = {id for folder in GAMES for lang in LANGUAGES for id, _ in numbers_in(folder, lang)}
    assert [allowed for allowed in ALLOWED if not any(id.startswith(allowed) for id in stated)] == []
