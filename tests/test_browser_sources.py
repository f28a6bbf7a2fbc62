"""The browser draws what the server tells it: its sources hold no rules, and what all games share names no game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from teahouse.kernel import Game
from teahouse.library import folder_of, rulebooks

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
GAMES = rulebooks()
SOURCES = sorted(path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind))
SHARED = [path for path in SOURCES if path.relative_to(WEB).parts[0] in ("core", "shell")]


TEXT = r"[\"'`]([\w-]+)[\"'`]"
ASKED = re.compile(rf"(?:[!=]==?\s*|\bcase\s+){TEXT}|{TEXT}\s*[!=]==?")
"""A text that something is compared with. Names of actions and places, for pictures and words, are no such texts."""


def quoted(source: str) -> set[str]:
    """Every text in quotation marks."""
    return set(re.findall(TEXT, source))


def asked(source: str) -> set[str]:
    """Every text that something is compared with."""
    return {name for pair in ASKED.findall(source) for name in pair if name}


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(WEB)))
def test_what_all_games_share_names_none_of_them(path: Path) -> None:
    text = path.read_text("utf-8")
    for game in GAMES:
        for name in (game.name, folder_of(game.name), game.title):
            assert name not in text, f"{path.name} speaks of {name}"


def test_nobody_looks_what_is_on_the_agenda() -> None:
    assert not [path.name for path in SOURCES if re.search(r"\bagenda\b", path.read_text("utf-8"))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_step_is_named_in_the_browser(game: type[Game]) -> None:
    """Neither its class, nor what is asked now: that a step and an action share a name is no harm."""
    folder = WEB / "games" / folder_of(game.name)
    classes, ids = {step.__name__ for step in game.steps}, {step.id for step in game.steps}
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert not quoted(text) & {name for name in classes if re.search("[a-z][A-Z]", name)}, path.name
        if path.is_relative_to(folder) or not path.is_relative_to(WEB / "games"):
            assert not asked(text) & ids, path.name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_clause_is_named_on_a_board(game: type[Game]) -> None:
    prefix = game.clauses[0].id.partition("-")[0]
    for path in SOURCES:
        assert not re.search(rf"\b{prefix}-[A-Z]?\d", path.read_text("utf-8")), path.name


def test_the_search_finds_what_it_looks_for() -> None:
    source = 'step === "choose-action" || verb(`raise ${x}`, \'ChooseAction\'); switch (kind) { case "play-card": }'
    assert quoted(source) == {"choose-action", "ChooseAction", "play-card"}
    assert asked(source) == {"choose-action", "play-card"}
