"""Games to imitate, played by any bot: `python -m teahouse.learn.examples GAME --bot NAME --games 4000 --out FILE`.

All seats are that bot's, and some of them stray now and then: what is to be imitated is what the bot advises there, so
that a network learns how to go on from mistakes, too. Numbers of players and options are mixed. A line of the file is a
game.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any, Final

from teahouse.bots import UnknownBot, bot, kind_of_bot
from teahouse.bots.bot import Budget
from teahouse.kernel import NATURE, Game
from teahouse.learn.variants import Boxes, Variants

STRAYS: Final = (0.0, 0.0, 0.04, 0.12)
"""How often a seat plays any move at all instead of the one advised; each seat draws one of these."""


def play(game: Game, name: str, draw: random.Random) -> dict[str, Any]:
    """One game of a bot against itself, as a line of the file."""
    bots = [bot(name, game, seat, f"examples/{draw.random()}") for seat in range(game.players)]
    strays = [draw.choice(STRAYS) for _ in bots]
    table = game.new()
    moves: list[int] = []
    advice: dict[int, int] = {}
    while not table.over:
        seat = table.to_move
        if seat == NATURE:
            move = table.draw(draw.random)
        else:
            move = bots[seat].choose(game.view(table, seat), Budget())
            if draw.random() < strays[seat]:
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
    parser.add_argument("--bot", required=True, help="whom to imitate: any bot, with its budget: pot, search@200sims")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", default="examples")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    try:
        kind_of_bot(given.bot)
    except UnknownBot as error:
        sys.exit(str(error))
    variants = Variants(given.game, given.seed, boxes=Boxes(changed=0.0))
    draw = random.Random(f"examples/{given.seed}")
    with open(given.out, "a", encoding="utf-8") as file:
        for _ in range(given.games):
            file.write(json.dumps(play(variants.next().game, given.bot, draw)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
