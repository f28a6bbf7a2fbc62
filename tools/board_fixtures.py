"""Pictures of games in progress, as the server would send them, for drawing boards without a server.

    python tools/board_fixtures.py year-of-the-dragon --players 4 --seed 3 --option wall=choose

writes web/fixtures/<game>/<nn>-<question>.json: for every kind of decision the first one after the opening, with the
previews of its moves. The files are for work on the boards and are not kept in git.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import teahouse
from teahouse.kernel import NATURE, Game, Move, Note, Table, preview

NAMES = ["Mei", "Bao", "Lin", "Kai", "Tao"]


def main() -> None:
    """Play a seeded game and keep what a board would show."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--skip", type=int, default=60, help="moves before the first picture")
    parser.add_argument("--option", action="append", default=[])
    wishes = parser.parse_args()
    game = teahouse.game(wishes.game, wishes.players, **dict(wish.split("=", 1) for wish in wishes.option))
    folder = Path(__file__).parent.parent / "web" / "fixtures" / game.name.replace("-", "_")
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(wishes.seed)
    dealer = teahouse.Dealer(wishes.seed)
    table = game.new()
    table.notes = []
    log: list[dict[str, Any]] = []
    seen: set[str] = set()
    version = 0
    while not table.over:
        if table.to_move != NATURE and version >= wishes.skip and table.agenda[-1].question not in seen:
            seen.add(table.agenda[-1].question)
            name = f"{len(seen):02}-{table.agenda[-1].question}.json"
            (folder / name).write_text(json.dumps(picture(game, table, version, log)), "utf-8")
        move = dealer.draw(table) if table.to_move == NATURE else liked(table, chance)
        seat = table.to_move
        table.apply(move)
        version += 1
        log += lines(version, seat, move, table.notes)
        table.notes = []
    print(f"{len(seen)} pictures in {folder}")


def liked(table: Table, chance: random.Random) -> Move:
    """A move that does not throw things away, so that the pictures look like a game."""
    moves = table.moves()
    seat = table.to_move
    best = [move for move in moves if sum(preview(table, move, seat).values()) >= 0]
    return chance.choice(best or moves)


def lines(version: int, seat: int, move: Move, notes: list[Note]) -> list[dict[str, Any]]:
    """The log lines of a move."""
    first = {"at": version, "seat": seat, "kind": "move", "text": move.text, **move.label.to_json()}
    return [first, *({"at": version, "kind": "note", **note.to_json()} for note in notes)]


def picture(game: Game, table: Table, version: int, log: list[dict[str, Any]]) -> dict[str, Any]:
    """A State as the server sends it, with previews beside it."""
    seat = table.to_move
    view = game.view(table, seat)
    return {
        "state": {
            "table": {
                "id": "fixture",
                "game": game.name,
                "players": game.players,
                "options": game.changed_options(),
                "status": "running",
                "seats": [
                    {"seat": index, "kind": "bot", "name": NAMES[index], "mine": index == seat, "level": "cup"}
                    for index in range(game.players)
                ],
            },
            "version": version,
            "seat": seat,
            "view": view.to_json(),
            "moves": [move.text for move in view.moves],
            "prompt": view.prompt.to_json(),
            "moment": game.moment(table).to_json(),
            "hints": game.hints(table, seat),
            "log": log,
        },
        "box": {
            "printed": game.printed(),
            "clauses": game.clause_of,
            "secret": list(game.secret()),
            "moves": {move.text: move.to_json() for move in view.moves},
        },
        "effects": {move.text: {"changes": preview(table, move, seat), "exact": True} for move in view.moves},
    }


if __name__ == "__main__":
    main()
