"""Nothing that the rules allow is missing on a drawn board: pictures of whole seeded games, laid beside the page."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import teahouse
from teahouse.kernel import NATURE, Game, Move, Table, Teller, Turn, Value
from teahouse.library import build
from teahouse.server.sight import columns, printed_box
from tests.browser.house import GAMES
from tests.browser.test_units import run


def picture(game: Game, table: Table, watcher: int | None = None) -> dict[str, Any]:
    """What the server would send to the seat that is asked, or to somebody who watches."""
    seat = table.to_move if watcher is None else watcher
    view = game.view(table, seat)
    seats = [{"seat": other, "kind": "guest", "name": f"Clan {other}", "level": ""} for other in range(game.players)]
    return {
        "table": {"id": "picture", "game": game.name, "status": "running", "options": {}, "seats": seats},
        "version": 1,
        "seat": seat,
        "view": view.to_json(),
        "moves": [move.text for move in view.moves],
        "prompt": view.prompt.to_json(),
        "moment": game.moment(table).to_json(),
        "hints": game.hints(table, seat),
        "box": picture_box(game, view.moves),
        "log": [],
    }


def picture_box(game: Game, moves: Sequence[Move] = ()) -> Any:
    """What never changes, with some moves."""
    return msgspec.to_builtins(printed_box(game, columns(moves)))


def take_pictures(
    name: str, players: int, seed: int, seen: set[tuple[str, frozenset[str]]], folder: Path, **options: Value
) -> None:
    """Play a game at random; up to three pictures of every question, with different things to do."""
    game = build(name, players, None, options)
    table = game.new()
    dealer, chance = teahouse.Dealer(seed), random.Random(seed)
    while not table.over:
        if table.to_move == NATURE:
            table.apply(dealer.draw(table))
            continue
        moves = table.moves()
        question = table.agenda[-1].question
        key = (question, frozenset(move.target.split("-")[0] for move in moves))
        if key not in seen and sum(known == question for known, _ in seen) < 3:
            seen.add(key)
            path = folder / f"{name}-{players}-{question}-{len(seen)}.json"
            path.write_text(json.dumps(picture(game, table)), "utf-8")
        table.apply(chance.choice(moves))


@pytest.mark.slow
def test_every_legal_target_of_yinzi_is_drawn_or_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[str, frozenset[str]]] = set()
    for players in (4, 3, 2):
        take_pictures("yinzi", players, players, seen, tmp_path)
    assert len({question for question, _ in seen}) > 30
    monkeypatch.setenv("TEAHOUSE_PICTURES", str(tmp_path))
    run("node_modules/vitest/vitest.mjs", "run", "tests/drawn.test.ts")


@pytest.mark.slow
def test_every_legal_target_of_dragon_boats_is_drawn_or_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[tuple[str, frozenset[str]]] = set()
    for seed in range(12):
        take_pictures("dragon-boats", 2 + seed % 3, seed, seen, tmp_path, deal=4)
    assert len({question for question, _ in seen}) > 15
    monkeypatch.setenv("TEAHOUSE_PICTURES", str(tmp_path))
    run("node_modules/vitest/vitest.mjs", "run", "tests/drawn.test.ts")


def tales(name: str, seed: int) -> dict[str, Any]:
    """Some moments of a random game, as a seat sees them, each with the turns told before it."""
    game = build(name, 2 + seed % 3, None, {})
    table = game.new()
    dealer, chance, teller = teahouse.Dealer(seed), random.Random(seed), Teller(table)
    moments: list[dict[str, Any]] = []
    told = 0
    while not table.over:
        nature = table.to_move == NATURE
        teller.play(table, dealer.draw(table) if nature else chance.choice(table.moves()))
        fresh = [one for one in teller.tale[told:] if isinstance(one, Turn) and one.parts]
        if len(fresh) > 5 and table.to_move >= 0:
            told = len(teller.tale)
            state = picture(game, table) | {"box": "", "moves": []}
            moments.append({"state": state, "turns": [one.to_json(table.to_move) for one in fresh]})
    return {"box": picture_box(game), "moments": moments}


@pytest.mark.parametrize("games", [2, pytest.param(20, marks=pytest.mark.soak)])
def test_every_noun_of_some_told_games_of_each_title_names_something_on_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: int
) -> None:
    for name in GAMES:
        for seed in range(games):
            (tmp_path / f"{name}-{seed}.json").write_text(json.dumps(tales(name, seed)), "utf-8")
    monkeypatch.setenv("TEAHOUSE_TALES", str(tmp_path))
    run("node_modules/vitest/vitest.mjs", "run", "tests/nouns.test.ts")
