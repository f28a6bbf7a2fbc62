"""Lets bots think about the same seeded positions on whatever build is imported and writes down what they chose.

`python -m tests.bots.seeded_thoughts` prints the build first, then the choices; tests compare what two builds print.
"""

from __future__ import annotations

import sys

import teahouse
from teahouse import NATURE, Dealer
from teahouse.bots import Budget, bot
from teahouse.kernel import table as rules

THINK_EVERY = 19
"""So many decisions apart, so that every kind of decision gets its turn."""


def main() -> None:
    """Print the build and, through whole games of Cup, what Master would have done and expected."""
    print("compiled" if str(rules.__file__).endswith(".so") else "pure")
    for kind in teahouse.rulebooks():
        for players in (2, kind.most_players):
            game = teahouse.game(kind.name, players)
            dealer, table, decisions = Dealer(players), game.new(), 0
            seats = [bot("cup", game, seat, f"{seat}") for seat in range(players)]
            while not table.over:
                if table.to_move == NATURE:
                    table.apply(dealer.draw(table))
                    continue
                seat = table.to_move
                view = game.view(table, seat)
                move = seats[seat].choose(view, Budget())
                line = f"{kind.name} {players} {seat} {move.text}"
                if decisions % THINK_EVERY == 0 and len(view.moves) > 1:
                    searching = bot("master", game, seat, f"{decisions}")
                    line += f" / {searching.choose(view, Budget(simulations=25)).text} / {searching.thought!r}"
                sys.stdout.write(line + "\n")
                decisions += 1
                table.apply(move)


if __name__ == "__main__":
    main()
