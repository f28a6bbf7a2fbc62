"""Every problem the server can have has a sentence in every language, with the arguments it is given."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import teahouse
import teahouse.server
from teahouse.words import LANGUAGES, Words

SOURCES = sorted(Path(teahouse.server.__file__).parent.rglob("*.py"))
LOCALE = Path(teahouse.__file__).parent / "locale"
PAGES = sorted((Path(teahouse.server.__file__).parent / "web" / "templates").rglob("*.html"))
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


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "house.html"], ids=lambda page: page.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_hosts_page_names_options_of_the_server(page: Path, lang: str) -> None:
    said = messages(lang)
    for name in re.findall(r'say\("([\w-]+)"', page.read_text("utf-8")):
        assert not re.search(r"--\w", said.get(name, "")), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_choices_of_the_settings_begin_with_capitals(lang: str) -> None:
    choices = {name: text for name, text in messages(lang).items() if re.fullmatch(r"web-set-\w+-\w+", name)}
    assert choices
    assert {name: text for name, text in choices.items() if not text[0].isupper()} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_lesson_no_two_buttons_have_the_same_words(lang: str) -> None:
    said = messages(lang)
    assert said["web-undo"] != said["web-lesson-back"]


def messages(lang: str) -> dict[str, str]:
    """All messages of a language, with all of their lines."""
    texts = [path.read_text("utf-8") for path in sorted((LOCALE / lang).glob("*.ftl"))]
    found = re.compile(r"^([\w-]+) =((?:.*\n)(?:(?: .*)?\n)*)", re.MULTILINE)
    return {name: text.strip() for one in texts for name, text in found.findall(one)}
