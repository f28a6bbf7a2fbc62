"""What the networks that come with the games decide: a thousand decisions each, to be compared with what is kept.

python -m tests.bots.decided    writes them anew, after a network has changed
"""

from __future__ import annotations

import random
from pathlib import Path

import teahouse
from teahouse.bots import Budget, NetworkBot
from teahouse.bots.network import network_file
from teahouse.kernel import NATURE

FOLDER = Path(__file__).with_name("decisions")
DECISIONS = 1000
LEARNED = tuple(kind.name for kind in teahouse.rulebooks() if network_file(kind.name) is not None)


def decided(name: str) -> list[str]:
    """The moves chosen at a thousand real decisions, at tables of all sizes; every third is played otherwise."""
    kind = next(kind for kind in teahouse.rulebooks() if kind.name == name)
    chance = random.Random(name)
    found: list[str] = []
    number = 0
    while len(found) < DECISIONS:
        players = kind.least_players + number % (kind.most_players - kind.least_players + 1)
        game = teahouse.game(name, players)
        seats = [NetworkBot(game, seat, "decided") for seat in range(players)]
        dealer = teahouse.Dealer(f"decided-{number}")
        table = game.new()
        number += 1
        while not table.over and len(found) < DECISIONS:
            moves = table.moves()
            if table.to_move == NATURE:
                table.apply(dealer.draw(table))
            elif len(moves) == 1:
                table.apply(moves[0])
            else:
                chosen = seats[table.to_move].choose(game.view(table, table.to_move), Budget())
                found.append(chosen.text)
                table.apply(moves[chance.randrange(len(moves))] if chance.random() < 1 / 3 else chosen)
    return found


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in LEARNED:
        (FOLDER / f"{name}.txt").write_text("\n".join(decided(name)) + "\n", "utf-8")
