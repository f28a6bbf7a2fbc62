"""A bot of an earlier version behind a pipe: run with that version on PYTHONPATH, it knows nothing of the present one.

Each line on stdin is a request in JSON, each answer a line on stdout. The table is played along by the texts of moves.
"""

import json
import sys
from typing import Any

from teahouse.bots import Budget, bot
from teahouse.library import build


def main() -> None:
    """Answer until the input ends."""
    game: Any = None
    table: Any = None
    seats: dict[int, Any] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if "game" in asked:
            game = build(asked["game"], asked["players"], asked["components"], asked["options"])
            table = game.new()
            seats = {int(seat): bot(name, game, int(seat), asked["seed"]) for seat, name in asked["seats"].items()}
            continue
        for text in asked["moves"]:
            table.apply(game.move(text))
        if "ask" in asked:
            seat = asked["ask"]
            answer = seats[seat].choose(game.view(table, seat), Budget()).text
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
