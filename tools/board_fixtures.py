"""Pictures of games in progress, as the server would send them, for drawing boards without a server.

    python tools/board_fixtures.py year-of-the-dragon --players 4 --seed 3 --option wall=choose

writes web/fixtures/<game>/<nn>-<question>.json: for every kind of decision the first one after the opening, with the
previews of its moves. The files are for work on the boards and are not kept in git.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from pathlib import Path
from typing import Any

import msgspec

import teahouse
from teahouse.kernel import NATURE, Game, Move, Table, Teller, preview
from teahouse.server import wire
from teahouse.server.played import Played, play_one
from teahouse.server.sight import box_of, sight_of

NAMES = ["Mei", "Bao", "Lin", "Kai", "Tao"]
WEB = Path(__file__).resolve().parent.parent / "web"


def main() -> None:
    """Play a seeded game and keep what a board would show."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--skip", type=int, default=60, help="moves before the first picture")
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--into", type=Path, default=WEB / "fixtures", help="the folder (web/fixtures)")
    wishes = parser.parse_args()
    game = teahouse.game(wishes.game, wishes.players, **dict(wish.split("=", 1) for wish in wishes.option))
    folder = wishes.into / game.name.replace("-", "_")
    folder.mkdir(parents=True, exist_ok=True)
    chance = random.Random(wishes.seed)
    dealer = teahouse.Dealer(wishes.seed)
    table, told = game.new(), game.new()
    teller = Teller(told)
    log: list[Played] = []
    seen: set[str] = set()
    while not table.over:
        question = table.agenda[-1].question
        if table.to_move != NATURE and len(log) >= wishes.skip and question not in seen:
            seen.add(question)
            tale = [one.to_json(table.to_move) for one in teller.tale]
            picture = json.dumps(fixture(game, table, log, tale))
            (folder / f"{len(seen):02}-{question}.json").write_text(picture, "utf-8")
        move = dealer.draw(table) if table.to_move == NATURE else liked(table, chance)
        log.append(play_one(table, move, len(log) + 1))
        teller.play(told, move)
    print(f"{len(seen)} pictures in {folder}")


def liked(table: Table, chance: random.Random) -> Move:
    """A move that does not throw things away, so that the pictures look like a game."""
    moves = table.moves()
    seat = table.to_move
    best = [move for move in moves if sum(preview(table, move, seat).values()) >= 0]
    return chance.choice(best or moves)


def fixture(game: Game, table: Table, log: list[Played], tale: list[dict[str, Any]]) -> dict[str, Any]:
    """A State and a Box as the server sends them, with the previews beside them."""
    seat, version = table.to_move, len(log)
    sight = sight_of(game, table, seat)
    digest, box = box_of(game)
    state = wire.State(
        table=info(game, seat, version),
        version=version,
        seat=seat,
        box=digest,
        view=sight.view,
        moves=sight.moves,
        prompt=sight.prompt,
        moment=sight.moment,
        hints=sight.hints,
        log=[line for played in log for line in played.lines(seat, False)],
        tale=tale,
    )
    effects = {text: {"changes": preview(table, game.move(text), seat), "exact": True} for text in sight.moves}
    return {
        "state": msgspec.json.decode(wire.encode(state)),
        "box": msgspec.json.decode(gzip.decompress(box)),
        "now": game.tally(table, seat),
        "effects": effects,
    }


def info(game: Game, seat: int, version: int) -> wire.TableInfo:
    """A table of bots, seen by one of them; whatever else is known about a table is empty."""
    seats = [
        {**empty(wire.SeatInfo), "seat": index, "kind": "bot", "name": NAMES[index], "mine": index == seat}
        for index in range(game.players)
    ]
    known = {
        "id": "fixture",
        "game": game.name,
        "rules": game.rules_version,
        "players": game.players,
        "options": game.changed_options(),
        "status": "running",
        "talk": "off",
        "hearers": "seats",
        "seats": seats,
        "version": version,
        "to_move": seat,
        "your_turn": True,
    }
    return msgspec.convert({**empty(wire.TableInfo), **known}, wire.TableInfo)


def empty(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """Nothing in every field that can hold nothing: no text, no number, no value."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        for nothing in ("", False, 0, None):
            try:
                found[field.name] = msgspec.convert(nothing, field.type)
            except msgspec.ValidationError:
                continue
            break
    return found


if __name__ == "__main__":
    main()
