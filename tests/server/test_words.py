"""Every problem the server can have has a sentence in every language, with the arguments it is given."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import teahouse.server
from teahouse.words import LANGUAGES, Words

SOURCES = sorted(Path(teahouse.server.__file__).parent.rglob("*.py"))
SETTINGS = {"refusal", "game", "state", "retry", "message"}
"""What a Problem takes that is not for its sentence."""


def problems() -> list[tuple[str, tuple[str, ...]]]:
    """The names of all problems in the source, with the names of their arguments."""
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem" and len(node.args) == 2:
                given = tuple(sorted(word.arg for word in node.keywords if word.arg and word.arg not in SETTINGS))
                named = node.args[1]
                for name in [named.body, named.orelse] if isinstance(named, ast.IfExp) else [named]:
                    if isinstance(name, ast.Constant):
                        found.add((str(name.value), given))
    return sorted(found)


@pytest.mark.parametrize(("name", "given"), problems())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_a_sentence(name: str, given: tuple[str, ...], lang: str) -> None:
    assert Words(lang).text(f"error-{name}", **dict.fromkeys(given, 3))


def test_problems_are_found() -> None:
    assert len(problems()) > 30
