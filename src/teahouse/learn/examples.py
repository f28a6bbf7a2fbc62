"""Games to imitate, played by the written outlooks: `python -m teahouse.learn.examples GAME --games 4000 --out FILE`.

All seats play greedily by the weights of the search, at some tables with a whim, and some of them stray now and then:
what is to be imitated is what the outlook advises there, so that a network learns how to go on from mistakes, too.
Numbers of players and options are mixed. A line of the file is a game.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any, Final

from teahouse.bots.evaluation import evaluation
from teahouse.bots.rollout import best_reply
from teahouse.bots.weights import SEARCH, experience_of, tuned
from teahouse.kernel import NATURE, Game
from teahouse.learn.variants import Boxes, Variants

WHIMS: Final = (0.0, 0.0, 0.5)
"""By how many points the worth of a move wanders, each as often."""
STRAYS: Final = (0.0, 0.0, 0.04, 0.12)
"""How often a seat plays any move at all instead of the one advised; each seat draws one of these."""
LEARNED: Final = 0.75
"""How often a table plays by experience alone, where games have taught some."""


def play(game: Game, draw: random.Random) -> dict[str, Any]:
    """One game, as a line of the file."""
    weights = dict(tuned(game.name, SEARCH) or {})
    if experience_of(game.name, game.players) is not None and draw.random() < LEARNED:
        weights["experience"] = 1.0
    outlook = evaluation(game, weights)
    spread = draw.choice(WHIMS)

    def whim() -> float:
        return draw.gauss(0.0, spread)

    strays = [draw.choice(STRAYS) for _ in range(game.players)]
    table = game.new()
    moves: list[int] = []
    advice: dict[int, int] = {}
    while not table.over:
        if table.to_move == NATURE:
            move = table.draw(draw.random)
        else:
            move = best_reply(outlook, table, whim if spread else None)
            if draw.random() < strays[table.to_move]:
                advice[len(moves)] = move.number
                move = draw.choice(table.moves())
        moves.append(move.number)
        table.apply(move)
    return {
        "players": game.players,
        "options": game.changed_options(),
        "moves": moves,
        "advice": advice,
        "scores": table.scores(),
    }


def main(arguments: list[str]) -> None:
    """Play so many games and append them to the file."""
    parser = argparse.ArgumentParser(prog="python -m teahouse.learn.examples")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="examples")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    variants = Variants(given.game, given.seed, boxes=Boxes(changed=0.0))
    draw = random.Random(f"examples/{given.seed}")
    with open(given.out, "a", encoding="utf-8") as file:
        for _ in range(given.games):
            file.write(json.dumps(play(variants.next().game, draw)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
