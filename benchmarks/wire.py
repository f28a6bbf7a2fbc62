"""How large the state of a four-player table is on the wire: `python -m benchmarks.wire`.

The whole message that the seat to move is sent (table, view, moves, prompt, moment, hints), uncompressed, at every
decision of twenty random games; without the log, which grows with the game, and the box, which is fetched once.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from teahouse import library
from teahouse.dealer import Dealer
from teahouse.kernel import NATURE
from teahouse.server import lobby
from teahouse.server.house import House
from teahouse.server.seat import Seat
from teahouse.server.settings import Settings

GAMES: Final = 20
PLAYERS: Final = 4
BEFORE: Final = {
    "year-of-the-dragon": (6246, 8818),
    "yinzi": (17822, 29381),
    "dragon-boats": (6416, 9577),
}
"""Mean and largest of version 0.1.0, measured in the same way."""
BARS: Final = {"year-of-the-dragon": 1.0, "yinzi": 0.6, "dragon-boats": 0.6}
"""What the mean may be of the mean before."""


def sizes(name: str, games: int = GAMES) -> list[int]:
    """The bytes of every state of random games."""
    found: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Settings(data=Path(folder)))
        for number in range(games):
            game = library.build(name, PLAYERS, None, {})
            seats = [Seat("guest", f"guest{seat}", f"Player {seat + 1}") for seat in range(PLAYERS)]
            live = lobby.new_table(house, game, "guest0", game.title, False, seats)
            table, draw, choose = game.new(), Dealer(f"{name} {number}"), Dealer(f"choice {name} {number}")
            live.table, live.status = table, "running"
            while not table.over:
                moves, seat = table.moves(), table.to_move
                if seat == NATURE:
                    table.apply(draw.draw(table))
                    continue
                live.show()
                found.append(len(live.state(house.info(live, f"guest{seat}"), seat, 0)))
                table.apply(moves[choose.number(len(moves))])
    return found


def main() -> int:
    """Print the table; 1 if a mean is above its bar."""
    print("Bytes of a state                   0.1.0            now")
    print("                               mean  largest   mean  largest   share  bar")
    above = 0
    for name, bar in BARS.items():
        found = sizes(name)
        old, mean = BEFORE[name], sum(found) / len(found)
        share = mean / old[0]
        print(f"{name:<28} {old[0]:>6} {old[1]:>8} {mean:>6.0f} {max(found):>8} {share:>7.0%} {bar:>4.0%}")
        above += share > bar
    return 1 if above else 0


if __name__ == "__main__":
    sys.exit(main())
